"""Memory operands as definitions pass them around."""

from __future__ import annotations

from ptxvm.isa.warp import Space
from ptxvm.lanes.lanes import Lanes, take
from ptxvm.records import record


@record()
class LaneAddress:
    """`[base+offset]`. `on_stack`: a `.param` variable of a function, which lives in local memory."""

    base: Lanes | None
    offset: int
    space: Space
    on_stack: bool = False

    def advance(self, bytes: int) -> LaneAddress:
        return LaneAddress(self.base, self.offset + bytes, self.space, self.on_stack)

    def of_lane(self, lane: Lanes) -> LaneAddress:
        base = None if self.base is None else take(self.base, lane)
        return LaneAddress(base, self.offset, self.space, self.on_stack)

    def plus(self, distance: Lanes) -> LaneAddress:
        base = distance if self.base is None else self.base + distance.to(self.base.type)
        return LaneAddress(base, self.offset, self.space, self.on_stack)
