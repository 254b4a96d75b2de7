"""Loads, stores, atomics and their checks in LLVM IR."""
