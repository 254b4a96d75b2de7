"""Miscellaneous instructions (ISA 9.7.19)."""
