"""Floating-point arithmetic of f32, f64 and f32x2 (ISA 9.7.3)."""
