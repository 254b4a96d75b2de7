"""Where the warp functions keep a suspended warp: behind the header of its context."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import field
from enum import IntEnum

from ptxvm.engine.jit.layouts.fields import offset_of
from ptxvm.engine.jit.layouts.structures import HEADER_SIZE, Warp
from ptxvm.lanes.types import PRED, WARP_SIZE, Type
from ptxvm.records import record

PC = HEADER_SIZE
"""<32 x i16>: the place where each lane goes on, GONE for lanes that have ended."""

REGISTERS = PC + 2 * WARP_SIZE


class Word(IntEnum):
    """Words of the header that the safe version keeps for itself; sets of lanes are bits."""

    CONVERGING = 0  # at an instruction that needs lanes which are not there yet
    SUSPENDED = 1  # at an instruction whose condition did not hold
    AT_BARRIER = 2
    ARRIVED = 3  # of those at a barrier: the warp has arrived for them
    PREDICATES = 4  # handed in at a barrier
    LEADER = 5  # the lane that runs first while LEADS is 1
    LEADS = 6
    MOVED = 7  # 1: some lane ran since those that wait were last tried
    LET_GO = 8  # of those that converged: all the lanes they wait for wait too, if elsewhere

    @property
    def offset(self) -> int:
        return offset_of(Warp, "reserved") + 4 * self


class LaneWord(IntEnum):
    """<32 x i32> that only the safe version needs (TOP: also the fast one)."""

    BARRIER = 0  # the barrier at which the lane waits
    THREADS = 1  # and for how many threads
    SITE = 2  # the row of its instruction in the site table
    PHASE = 3  # how often the barrier had been complete when the warp arrived
    TRUE = 4  # outcome of the barrier's reduction
    FALSE = 5
    FRAME = 6  # offset in local memory where the frame of the function begins
    DEPTH = 7  # calls that have not returned
    TOP = 8  # end of the local memory in use
    SAVED = 9  # end of what callers have saved
    MEMBERS = 10  # the lanes that a converging lane waits for, as bits


@record()
class ContextLayout:
    """Offsets from the context's start.

    scalars:  cells the fast version keeps as one scalar
    vectors:  every cell as 32 values, in both versions where they keep it so; predicates are 32 bits
    lanes:    the first `LaneWord`
    marks:    a byte for each cell that asynchronous instructions read and write later (all of them are in `vectors`,
              and only there): what happened to it since the warp's last fence, a `Touch`; before them a byte that is 1
              when the warp has executed one
    """

    scalars: dict[int, int]
    vectors: dict[int, int]
    lanes: int
    size: int
    marks: dict[int, int] = field(default_factory=dict)

    @property
    def mark_bytes(self) -> tuple[int, int]:
        """Where the marks begin, with the byte before them, and how many bytes these are; none: (0, 0)."""
        return (min(self.marks.values()) - 1, len(self.marks) + 1) if self.marks else (0, 0)

    def lane_word(self, word: LaneWord) -> int:
        return self.lanes + 4 * WARP_SIZE * word


def context_layout(
    cells: Iterable[int], scalar_cells: Iterable[int], types: Sequence[Type], held: Iterable[int] = ()
) -> ContextLayout:
    """Places for all `cells` and those that are `held` as vectors, and for `scalar_cells` as scalars."""
    held = sorted(held)
    top = REGISTERS
    scalars: dict[int, int] = {}
    for cell in scalar_cells:
        scalars[cell] = top
        top += 8
    vectors: dict[int, int] = {}
    for cell in sorted([*cells, *held], key=lambda cell: types[cell] is not PRED):
        size = 4 if types[cell] is PRED else WARP_SIZE * types[cell].size
        top = (top + min(size, 64) - 1) & -min(size, 64)
        vectors[cell] = top
        top += size
    lanes = (top + 63) & -64
    end = lanes + 4 * WARP_SIZE * len(LaneWord)
    marks = {cell: end + 1 + number for number, cell in enumerate(held)}
    size = (end + len(held) + 1 + 63) & -64 if held else end
    return ContextLayout(scalars, vectors, lanes, size, marks)
