"""Where only some lanes execute, and the footprint of all 32 is not inside: the tail of a row, the thread beside an
edge. Lanes in steps are then checked from the first to the last that executes, and accessed under the mask."""

from __future__ import annotations

from ptxvm.engine.jit.memory import bounds
from ptxvm.engine.jit.memory.path import AccessPath
from ptxvm.engine.jit.memory.pattern import Pattern, pattern_of
from ptxvm.lanes.types import WARP_SIZE
from ptxvm.records import record


@record()
class Extent:
    """Lanes `step` bytes apart; `first` and `last` (i64) are the bytes from lane 0 to those that execute. `empty` (i1):
    none does, as where the guard of an instruction keeps whole warps from what is behind the end of a row."""

    step: int
    first: str
    last: str
    empty: str | None

    @property
    def spread(self) -> int:
        """Bytes from lane 0 to the last lane of the warp."""
        return (WARP_SIZE - 1) * self.step

    def inside(self, path: AccessPath, emit: bounds.Emit, distance: str, room: str, unit: int) -> str:
        """Whether (i1) what executes is inside, lane 0 being at `distance` (i64) from the start; `room` (i64) is that
        of one lane."""
        first, last = (
            bounds.inside(path.code, emit, emit(f"add i64 {distance}, {offset}"), room, unit)
            for offset in (self.first, self.last)
        )
        return emit(f"and i1 {first}, {last}")


def extent_of(path: AccessPath, step: int) -> Extent:
    """Of the lanes that execute, `step` bytes apart."""
    code, bits = path.code, path.bits()
    first = code.call("i32", "llvm.cttz.i32", ("i32", bits), ("i1", "false"))
    above = code.call("i32", "llvm.ctlz.i32", ("i32", bits), ("i1", "false"))
    last = code.value(f"sub i32 {WARP_SIZE - 1}, {above}")
    low, high = (code.value(f"sext i32 {code.value(f'mul i32 {lane}, {step}')} to i64") for lane in (first, last))
    return Extent(step, low, high, code.value(f"icmp eq i32 {bits}, 0") if path.context.guarded else None)


def step_apart(path: AccessPath) -> int | None:
    """The bytes from each lane to the next of an access that some lanes may make without the others; else None."""
    offsets = path.shape.offsets
    if offsets is None or path.context.mask is None or not path.can_mask:
        return None
    return _steady_step(pattern_of(offsets, path.place.offset, path.width))


def _steady_step(pattern: Pattern) -> int | None:
    step = pattern.relative[1]
    steady = all(offset == lane * step for lane, offset in enumerate(pattern.relative))
    return step if steady and step >= pattern.width else None
