"""Asynchronous copies and reductions, and waiting for them (ISA 9.7.9.25)."""
