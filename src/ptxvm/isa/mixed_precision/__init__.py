"""Arithmetic that mixes f32 with f16 or bf16 operands (ISA 9.7.5)."""
