"""How emitted code names the places where a warp can go on: resume numbers and the 16-bit places of lanes."""

from __future__ import annotations

GONE = -1
"""The place of a lane that has ended: 0xFFFF, above every block."""


class Resume:
    """`Warp.resume`: 0 starts the kernel. All live lanes at the start of a block; or each lane at its own place, under
    the dispatcher of a region; or all behind the barrier that ends a block. The safe version understands the first
    two, and `SAFE`: it has suspended the warp itself, and the context says everything."""

    START = 0
    SAFE = 0x7FFF_FFFF

    def __init__(self, blocks: int, regions: int) -> None:
        self._blocks = blocks
        self._regions = regions

    def at(self, block: int) -> int:
        return 1 + block

    def dispatch(self, region: int) -> int:
        return 1 + self._blocks + region

    def behind(self, block: int) -> int:
        return 1 + self._blocks + self._regions + block


def signed(place: int) -> int:
    """As LLVM writes an i16."""
    return place - 0x10000 if place > 0x7FFF else place


EVERY_LANE_GONE = f"splat (i16 {GONE})"
