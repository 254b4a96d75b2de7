"""The canonical layouts of ISA 9.7.15.5.1.2.1.3, as its text writes them: shapes, strides, and a swizzle of addresses.

Independent of the package: every element goes by the nested coordinates of its layout.
"""

from __future__ import annotations

from collections.abc import Sequence

#: Rows of the table: (bits that change places, chunks side by side).
MODES = {"none": (0, 1), "32 bytes": (1, 2), "64 bytes": (2, 4), "128 bytes": (3, 8)}


def swizzle(bits: int, address: int) -> int:
    """`Swizzle<bits, 4, 3>` of a byte address."""
    mask = ((1 << bits) - 1) << 7
    return address ^ (address & mask) >> 3


def dot(index: int, shape: Sequence[int], stride: Sequence[int]) -> int:
    """Where an index of a nested dimension leads; the last mode is as long as need be."""
    total = 0
    for size, step in zip(shape[:-1], stride, strict=False):
        total += index % size * step
        index //= size
    return total + index * stride[-1]


def place(mode: str, major: str, size: int, strides: tuple[int, int], row: int, column: int) -> int:
    """Bytes from the start to an element of `size` bytes, not swizzled; `strides`: LBO and SBO in bytes."""
    _, wide = MODES[mode]
    many = 16 // size
    leading, stride = (each // size for each in strides)
    if major == "MN":
        across = (1, many, stride if mode == "none" else leading)
        along = (many * wide, leading if mode == "none" else stride)
        return size * (dot(row, (many, wide, 0), across) + dot(column, (8, 0), along))
    along = (1, leading if mode == "none" else many)
    return size * (dot(row, (8, 0), (wide * many, stride)) + dot(column, (many, 0), along))
