"""Comparison of f16 and bf16, single and in pairs (ISA 9.7.7)."""
