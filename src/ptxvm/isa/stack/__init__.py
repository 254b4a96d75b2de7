"""Stack manipulation (ISA 9.7.17)."""
