"""LLVM IR for steps, whichever version they are emitted for."""
