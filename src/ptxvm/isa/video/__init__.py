"""Video instructions (ISA 9.7.18): byte and half-word arithmetic, emulated as on every current GPU."""
