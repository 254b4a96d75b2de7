"""Logic and shift (ISA 9.7.8)."""
