"""Calls in the safe version: every lane has a stack of its own.

Frames grow from offset 0 of local memory, as the program sees them. What a caller needs again (cells, where to go on)
is pushed on a second stack above, of which the program knows nothing: first the cells, then a header of three words.
Cells are aligned like any access to memory: the widest come first, and records are multiples of 8 bytes. There is room
for as many records as calls may nest, so accesses to them are not checked.
"""

from __future__ import annotations

from collections.abc import Mapping

from ptxvm.checker.module import Function
from ptxvm.engine.jit.analysis.graph import Block
from ptxvm.engine.jit.analysis.preparation import Prepared
from ptxvm.engine.jit.emission.block_state import BlockState
from ptxvm.engine.jit.emission.faults import Faults
from ptxvm.engine.jit.emission.steps import StepEmitter
from ptxvm.engine.jit.function.places import EVERY_LANE_GONE
from ptxvm.engine.jit.layouts.structures import FaultCode
from ptxvm.engine.jit.layouts.warp_context import LaneWord
from ptxvm.engine.jit.memory.access import emit_load, emit_store
from ptxvm.engine.jit.program.operands import Place, operand, stored
from ptxvm.engine.jit.program.step import EndKind
from ptxvm.engine.jit.safe.words import SafeWords
from ptxvm.engine.kernel_layout import FRAME_ALIGNMENT
from ptxvm.isa.warp import Sem, Space
from ptxvm.lanes.lanes import Lanes, where
from ptxvm.lanes.types import PRED, U8, U16, U32, U64, Type, carrier
from ptxvm.machine.layout import CALL_DEPTH_LIMIT, STACK_SIZE, align_up

_HEADER = (LaneWord.FRAME, LaneWord.TOP)
_ALIGNMENT = 8
_HEADER_BYTES = align_up(4 * (len(_HEADER) + 1), _ALIGNMENT)
"""The two words and the place where the caller goes on."""


def saved_cells(prepared: Prepared, block: Block) -> list[int]:
    """The cells that a call at the end of a block must keep, the widest first: they are live behind it and belong to a
    function that may be called again."""
    if block.index in prepared.kernel_blocks:
        return []
    behind = prepared.live.entering(block.end.targets[0])
    kept = [cell for cell in behind if not prepared.safe_facts.is_constant(cell)]
    return sorted(kept, key=lambda cell: _bytes(prepared.types[cell]), reverse=True)


def record_bytes(prepared: Prepared, block: Block) -> int:
    """Bytes that a call at the end of a block pushes."""
    return _cells_bytes(prepared, saved_cells(prepared, block)) + _HEADER_BYTES


def _cells_bytes(prepared: Prepared, cells: list[int]) -> int:
    return align_up(sum(_bytes(prepared.types[cell]) for cell in cells), _ALIGNMENT)


def save_area_bytes(prepared: Prepared) -> int:
    """Of the second stack: enough for as many calls as may nest."""
    calls = [block for block in prepared.graph.blocks if block.end.kind is EndKind.CALL]
    return CALL_DEPTH_LIMIT * max((record_bytes(prepared, block) for block in calls), default=0)


class SafeCalls:
    """Emits the ends of blocks that call and return. `functions` are the code addresses of functions."""

    def __init__(
        self,
        state: BlockState,
        words: SafeWords,
        steps: StepEmitter,
        faults: Faults,
        functions: Mapping[Function, int],
    ) -> None:
        self._state = state
        self._text = state.text
        self._prepared = state.prepared
        self._words = words
        self._steps = steps
        self._faults = faults
        self._functions = functions

    # ----------------------------------------------------------------------------------------------------------- frames

    def frame(self) -> Lanes:
        return self._words.lanes(LaneWord.FRAME)

    def outgoing(self) -> Lanes:
        """Where the next frame begins."""
        return (self._words.lanes(LaneWord.TOP) + (FRAME_ALIGNMENT - 1)) & -FRAME_ALIGNMENT

    # ------------------------------------------------------------------------------------------------------------ calls

    def call(self, block: Block, behind: int) -> str:
        """The lanes enter what they call; they come back at the place `behind`. Where they go, as places."""
        words = self._words
        places, size = self._targets(block)
        depth = words.lanes(LaneWord.DEPTH) + 1
        base = self.outgoing()
        top = base + size
        self._faults.raise_fault(FaultCode.STACK_OVERFLOW, (depth > CALL_DEPTH_LIMIT) | (top > STACK_SIZE))
        self._push(block, behind)
        self._words.set_lanes(LaneWord.DEPTH, depth)
        self._words.set_lanes(LaneWord.FRAME, base)
        self._words.set_lanes(LaneWord.TOP, top)
        return places

    def _targets(self, block: Block) -> tuple[str, Lanes]:
        """Where each lane goes, and the bytes of the frame it needs there."""
        text, end = self._text, block.end
        assert end.step is not None
        sizes = [self._prepared.section_size(function) for function in end.step.callees]
        if not end.step.sources:
            return text.all_at(end.callees[0]), self._text.reading.constant(U32, sizes[0])
        pointer = self._steps.first_source(end.step)
        places, size = EVERY_LANE_GONE, self._text.reading.constant(U32, 0)
        known = self._text.reading.constant(PRED, 0)
        for function, callee, bytes_ in zip(end.step.callees, end.callees, sizes, strict=True):
            here = pointer == self._functions[function]
            places = text.choose_places(text.reading.vector(here), text.all_at(callee), places)
            size = where(here, bytes_, size)
            known = known | here
        self._faults.raise_fault(FaultCode.BAD_CALL_TARGET, ~known, pointer)
        return places, size

    def _push(self, block: Block, behind: int) -> None:
        cells = saved_cells(self._prepared, block)
        saved = self._words.lanes(LaneWord.SAVED)
        offset = 0
        for cell in cells:
            type_ = _memory_type(self._prepared.types[cell])
            self._store(saved, offset, _in_memory(self._state.read(cell), type_))
            offset += _bytes(type_)
        offset = align_up(offset, _ALIGNMENT)
        header = [self._text.reading.constant(U32, behind), *(self._words.lanes(word) for word in _HEADER)]
        for index, word in enumerate(header):
            self._store(saved, offset + 4 * index, word)
        self._words.set_lanes(LaneWord.SAVED, saved + (offset + _HEADER_BYTES))

    def _store(self, base: Lanes, offset: int, value: Lanes) -> None:
        context = self._state.access()
        with context.function.trusted():
            emit_store(context, Place(base, offset, Space.LOCAL), value, Sem.WEAK)

    def _load(self, base: Lanes, offset: int, type_: Type) -> Lanes:
        context = self._state.access()
        with context.function.trusted():
            value = emit_load(context, type_, Place(base, offset, Space.LOCAL), 1, Sem.WEAK)
        assert isinstance(value, Lanes)
        return value

    def come_back(self, block: Block) -> None:
        """Behind a call: the cells that were saved have their values again."""
        cells = saved_cells(self._prepared, block)
        saved = self._words.lanes(LaneWord.SAVED) - _cells_bytes(self._prepared, cells)
        offset = 0
        for cell in cells:
            type_ = _memory_type(self._prepared.types[cell])
            value = self._load(saved, offset, type_)
            self._state.write(
                cell, value != 0 if self._prepared.types[cell] is PRED else stored(value, self._prepared.types[cell])
            )
            offset += _bytes(type_)
        if cells:
            self._words.set_lanes(LaneWord.SAVED, saved)

    def leave(self) -> str:
        """The lanes return to their callers; where these go on, as places."""
        header = self._words.lanes(LaneWord.SAVED) - _HEADER_BYTES
        place = self._load(header, 0, U32)
        words = [self._load(header, 4 * (1 + index), U32) for index in range(len(_HEADER))]
        for word, value in zip(_HEADER, words, strict=True):
            self._words.set_lanes(word, value)
        self._words.set_lanes(LaneWord.SAVED, header)
        self._words.set_lanes(LaneWord.DEPTH, self._words.lanes(LaneWord.DEPTH) - 1)
        return self._text.reading.vector(place.to(U16))


def _bytes(type_: Type) -> int:
    """What a cell takes in memory, in whole words."""
    return align_up(_memory_type(type_).size, 4)


def _memory_type(type_: Type) -> Type:
    """As what a cell's value is kept in memory."""
    return U8 if type_ is PRED else {1: U8, 2: U16, 4: U32, 8: U64}[carrier(type_).size]


def _in_memory(value: Lanes, type_: Type) -> Lanes:
    return value.to(U8) if value.type is PRED else operand(value, type_)
