"""Bits of f32 that arithmetic treats in ways of their own."""

NAN = 0x7FFF_FFFF
"""The NaN that PTX defines."""

SPECIAL = (
    *(0, 1 << 31, 0x7F80_0000, 0xFF80_0000, 0x7FC0_0000, 0xFFC1_2345, 0x7F80_0001, 0xFF81_2345),
    *(0x3F80_0000, 0xBF80_0000, 1, 0x8000_0001, 0x0080_0000, 0x7F7F_FFFF, NAN),
)
"""Zeros, infinities, quiet and signaling NaNs, ones, subnormals, the smallest and the largest numbers."""
