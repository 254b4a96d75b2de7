"""Texture instructions (ISA 9.7.10)."""
