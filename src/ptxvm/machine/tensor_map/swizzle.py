"""Where swizzling puts a byte of shared memory (ISA 5.5.7).

A swizzle is an exclusive-or of address bits: the number of the 128-byte line decides how the chunks of a span change
places. So the pattern belongs to absolute shared addresses and repeats every 1024 bytes at most.
"""

from __future__ import annotations

from typing import Any

import numpy.typing as npt

from ptxvm.machine.tensor_map.fields import Atomicity, SwizzleMode
from ptxvm.records import record

LINE = 128
PIECE = 16
"""Bytes that the hardware moves at once: rows begin at multiples of it, and stores write whole ones."""
PERIOD = 1024
"""Bytes after which every pattern repeats."""

_CHUNK = {Atomicity.B16: 16, Atomicity.B32: 32, Atomicity.B32_FLIP_8B: 32, Atomicity.B64: 64}
VALID_ATOMICITY = {
    SwizzleMode.NONE: tuple(Atomicity),
    SwizzleMode.B32: (Atomicity.B16,),
    SwizzleMode.B64: (Atomicity.B16,),
    SwizzleMode.B96: (Atomicity.B16,),
    SwizzleMode.B128: tuple(Atomicity),
}
"""Table 14. Without swizzling the atomicity has no meaning."""


@record()
class Swizzle:
    mode: SwizzleMode
    atomicity: Atomicity

    @property
    def flips(self) -> bool:
        """Odd lines swap the halves of every 16 bytes."""
        return self.mode is SwizzleMode.B128 and self.atomicity is Atomicity.B32_FLIP_8B

    @property
    def grain(self) -> int:
        """Bytes that stay together in any case."""
        return 8 if self.flips else 16

    def apply(self, address: npt.NDArray[Any]) -> npt.NDArray[Any]:
        """Where the bytes go that belong at shared addresses without swizzling; its own inverse."""
        if self.mode is SwizzleMode.NONE:
            return address
        line = address >> 7
        chunk = _CHUNK[self.atomicity]
        # Of the three chunks of 96 bytes no power of two can be permuted but pairs of 16 bytes, as with 32 bytes.
        span = 32 if self.mode is SwizzleMode.B96 else self.mode.span
        moved: npt.NDArray[Any] = address ^ (line & (span // chunk - 1)) * chunk
        if self.flips:
            moved ^= (line & 1) << 3
        return moved


def row_pitch(swizzle: SwizzleMode, row_bytes: int, *, interleaved: bool) -> int:
    """Bytes between the rows of a box in shared memory: a swizzled row takes a whole span.

    The slices of interleaved layouts lie side by side.
    """
    return row_bytes if interleaved else max(row_bytes, swizzle.span)
