"""Comparison and selection (ISA 9.7.6)."""
