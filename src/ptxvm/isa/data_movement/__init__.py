"""Data movement and conversion (ISA 9.7.9)."""
