"""Surface instructions (ISA 9.7.11)."""
