"""The local stack of each thread: `alloca` and its like."""

from __future__ import annotations

from ptxvm.engine.jit.emission.block_state import BlockState
from ptxvm.engine.jit.emission.faults import Faults
from ptxvm.engine.jit.function.saved_cells import SavedCells
from ptxvm.engine.jit.function.text import FunctionText
from ptxvm.engine.jit.layouts.structures import FaultCode, Worker
from ptxvm.engine.jit.layouts.warp_context import LaneWord
from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.types import U32


class Stack:
    """Moves its top, which the warp's context holds per lane."""

    def __init__(self, text: FunctionText, state: BlockState, saved: SavedCells, faults: Faults) -> None:
        self._text = text
        self._state = state
        self._saved = saved
        self._faults = faults

    def pointer(self) -> Lanes:
        name = self._text.code.value(f"load <32 x i32>, ptr {self._saved.lane_word(LaneWord.TOP)}, align 64")
        return self._text.reading.varying(U32, name)

    def allocate(self, size: Lanes, alignment: int) -> Lanes:
        place = (self.pointer() + (alignment - 1)) & -alignment
        top = place + size
        limit = self._text.reading.uniform(U32, self._text.entry.field(Worker, "local_size"))
        self._faults.raise_fault(FaultCode.STACK_OVERFLOW, (top > limit) | (top < place))
        self.restore(top)
        return place

    def restore(self, pointer: Lanes) -> None:
        mask, name = self._state.execution_mask(), self._text.reading.vector(pointer)
        code = self._text.code
        if mask is not None:
            before = self._text.reading.vector(self.pointer())
            name = code.value(f"select <32 x i1> {mask}, <32 x i32> {name}, <32 x i32> {before}")
        code.line(f"store <32 x i32> {name}, ptr {self._saved.lane_word(LaneWord.TOP)}, align 64")
