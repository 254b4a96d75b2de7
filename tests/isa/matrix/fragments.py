"""Where the elements of fragments lie, written from the text of ISA 9.7.14.5, one entry for each of its paragraphs.

`g` is `%laneid >> 2`, `t` is `%laneid % 4`, `i` the number of the element in the lane's registers.
"""

from __future__ import annotations

from collections.abc import Callable

Place = Callable[[int, int, int], tuple[int, int]]

#: Rows and columns of A, by bits of an element in a register and K, for M = 16.
A: dict[tuple[int, int], Place] = {
    (16, 8): lambda g, t, i: (g if i < 2 else g + 8, t * 2 + (i & 1)),
    (16, 16): lambda g, t, i: (
        g if i in (0, 1, 4, 5) else g + 8,
        t * 2 + (i & 1) if i < 4 else t * 2 + (i & 1) + 8,
    ),
    (32, 4): lambda g, t, i: (g if i == 0 else g + 8, t),
    (32, 8): lambda g, t, i: (g if i in (0, 2) else g + 8, t if i in (0, 1) else t + 4),
    (64, 4): lambda g, t, i: (g if i == 0 else g + 8, t),
    (64, 8): lambda g, t, i: (g if i in (0, 2) else g + 8, t if i in (0, 1) else t + 4),
    (64, 16): lambda g, t, i: (g if i % 2 == 0 else g + 8, i // 2 * 4 + t),
    (8, 16): lambda g, t, i: (g if i < 4 else g + 8, t * 4 + (i & 3)),
    (8, 32): lambda g, t, i: (
        g if i < 4 or 8 <= i < 12 else g + 8,
        t * 4 + (i & 3) if i < 8 else t * 4 + (i & 3) + 16,
    ),
    (4, 32): lambda g, t, i: (g if i < 8 else g + 8, t * 8 + (i & 7)),
    (4, 64): lambda g, t, i: (
        g if i < 8 or 16 <= i < 24 else g + 8,
        t * 8 + (i & 7) if i < 16 else t * 8 + (i & 7) + 32,
    ),
    (1, 128): lambda g, t, i: (g if i < 32 else g + 8, t * 32 + (i & 31)),
    (1, 256): lambda g, t, i: (
        g if i < 32 or 64 <= i < 96 else g + 8,
        t * 32 + (i & 31) if i < 64 else t * 32 + (i & 31) + 128,
    ),
}

#: The same of B, N = 8.
B: dict[tuple[int, int], Place] = {
    (16, 8): lambda g, t, i: (t * 2 + i, g),
    (16, 16): lambda g, t, i: (t * 2 + (i & 1) if i < 2 else t * 2 + (i & 1) + 8, g),
    (32, 4): lambda g, t, i: (t, g),
    (32, 8): lambda g, t, i: (t if i == 0 else t + 4, g),
    (64, 4): lambda g, t, i: (t, g),
    (64, 8): lambda g, t, i: (t if i == 0 else t + 4, g),
    (64, 16): lambda g, t, i: (i * 4 + t, g),
    (8, 16): lambda g, t, i: (t * 4 + i, g),
    (8, 32): lambda g, t, i: (t * 4 + (i & 3) if i < 4 else t * 4 + (i & 3) + 16, g),
    (4, 32): lambda g, t, i: (t * 8 + i, g),
    (4, 64): lambda g, t, i: (t * 8 + (i & 7) if i < 8 else t * 8 + (i & 7) + 32, g),
    (1, 128): lambda g, t, i: (t * 32 + i, g),
    (1, 256): lambda g, t, i: (t * 32 + (i & 31) if i < 32 else t * 32 + (i & 31) + 128, g),
    # Of sparse products only (figures of ISA 9.7.14.6.2).
    (16, 32): lambda g, t, i: (t * 2 + (i & 1) + 8 * (i >> 1), g),
    (32, 16): lambda g, t, i: (t + 4 * i, g),
    (8, 64): lambda g, t, i: (t * 4 + (i & 3) + 16 * (i >> 2), g),
    (4, 128): lambda g, t, i: (t * 8 + (i & 7) + 32 * (i >> 3), g),
}


def accumulator(g: int, t: int, i: int) -> tuple[int, int]:
    """C and D of M = 16, N = 8."""
    return (g if i < 2 else g + 8), t * 2 + (i & 1)


#: A and B of M = N = 8, by bits of an element; K is what fills one register.
SMALL_A: dict[int, Place] = {
    8: lambda g, t, i: (g, t * 4 + i),
    4: lambda g, t, i: (g, t * 8 + i),
    1: lambda g, t, i: (g, t * 32 + i),
    64: lambda g, t, i: (g, t),
}
SMALL_B: dict[int, Place] = {
    8: lambda g, t, i: (t * 4 + i, g),
    4: lambda g, t, i: (t * 8 + i, g),
    1: lambda g, t, i: (t * 32 + i, g),
    64: lambda g, t, i: (t, g),
}


def small_accumulator(g: int, t: int, i: int) -> tuple[int, int]:
    """C and D of M = N = 8."""
    return g, t * 2 + i
