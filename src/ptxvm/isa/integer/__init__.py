"""Integer arithmetic (ISA 9.7.1)."""
