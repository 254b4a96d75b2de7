"""Calls in the safe version: every lane has a stack of its own.

Frames grow from offset 0 of local memory, as the program sees them. What a caller needs again (cells, where to go on)
is pushed on a second stack above, of which the program knows nothing: first the cells, then a header of three words.
Cells are aligned like any access to memory: the widest come first, and records are multiples of 8 bytes. There is room
for as many records as calls may nest, so accesses to them are not checked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ptxvm.engine.jit.analysis.graph import Block
from ptxvm.engine.jit.analysis.preparation import Prepared
from ptxvm.engine.jit.function.places import GONE, splat_place
from ptxvm.engine.jit.layouts.structures import FaultCode
from ptxvm.engine.jit.layouts.warp_context import LaneWord
from ptxvm.engine.jit.memory.access import emit_load, emit_store
from ptxvm.engine.jit.program.operands import Place, operand, stored
from ptxvm.engine.jit.program.step import EndKind
from ptxvm.engine.kernel_layout import FRAME_ALIGNMENT
from ptxvm.isa.warp import Sem, Space
from ptxvm.lanes.lanes import Lanes, where
from ptxvm.lanes.types import PRED, U8, U16, U32, U64, Type, carrier
from ptxvm.machine.layout import CALL_DEPTH_LIMIT, STACK_SIZE, align_up

if TYPE_CHECKING:
    from ptxvm.engine.jit.safe.version import SafeEmitter

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
    """Emits the ends of blocks that call and return."""

    def __init__(self, emitter: SafeEmitter) -> None:
        self._emitter = emitter

    # ----------------------------------------------------------------------------------------------------------- frames

    def frame(self) -> Lanes:
        return self._emitter.lanes(LaneWord.FRAME)

    def outgoing(self) -> Lanes:
        """Where the next frame begins."""
        return (self._emitter.lanes(LaneWord.TOP) + (FRAME_ALIGNMENT - 1)) & -FRAME_ALIGNMENT

    # ------------------------------------------------------------------------------------------------------------ calls

    def call(self, block: Block, behind: int) -> str:
        """The lanes enter what they call; they come back at the place `behind`. Where they go, as places."""
        emitter = self._emitter
        places, size = self._targets(block)
        depth = emitter.lanes(LaneWord.DEPTH) + 1
        base = self.outgoing()
        top = base + size
        emitter.warp.raise_fault(FaultCode.STACK_OVERFLOW, (depth > CALL_DEPTH_LIMIT) | (top > STACK_SIZE))
        self._push(block, behind)
        emitter.set_lanes(LaneWord.DEPTH, depth)
        emitter.set_lanes(LaneWord.FRAME, base)
        emitter.set_lanes(LaneWord.TOP, top)
        return places

    def _targets(self, block: Block) -> tuple[str, Lanes]:
        """Where each lane goes, and the bytes of the frame it needs there."""
        emitter, end = self._emitter, block.end
        assert end.step is not None
        sizes = [emitter.prepared.section_size(function) for function in end.step.callees]
        if not end.step.sources:
            return splat_place(end.callees[0]), emitter.reading.constant(U32, sizes[0])
        assert end.step.sources[0] is not None
        pointer = end.step.sources[0].value(emitter)
        assert isinstance(pointer, Lanes)
        places, size = splat_place(GONE), emitter.reading.constant(U32, 0)
        known = emitter.reading.constant(PRED, 0)
        for function, callee, bytes_ in zip(end.step.callees, end.callees, sizes, strict=True):
            here = pointer == emitter.request.functions[function]
            places = emitter.choose(emitter.reading.vector(here), splat_place(callee), places)
            size = where(here, bytes_, size)
            known = known | here
        emitter.warp.raise_fault(FaultCode.BAD_CALL_TARGET, ~known, pointer)
        return places, size

    def _push(self, block: Block, behind: int) -> None:
        emitter = self._emitter
        cells = saved_cells(emitter.prepared, block)
        saved = emitter.lanes(LaneWord.SAVED)
        offset = 0
        for cell in cells:
            type_ = _memory_type(emitter.types[cell])
            self._store(saved, offset, _in_memory(emitter.read(cell), type_))
            offset += _bytes(type_)
        offset = align_up(offset, _ALIGNMENT)
        header = [emitter.reading.constant(U32, behind), *(emitter.lanes(word) for word in _HEADER)]
        for index, word in enumerate(header):
            self._store(saved, offset + 4 * index, word)
        emitter.set_lanes(LaneWord.SAVED, saved + (offset + _HEADER_BYTES))

    def _store(self, base: Lanes, offset: int, value: Lanes) -> None:
        context = self._emitter.context()
        with context.function.trusted():
            emit_store(context, Place(base, offset, Space.LOCAL), value, Sem.WEAK)

    def _load(self, base: Lanes, offset: int, type_: Type) -> Lanes:
        context = self._emitter.context()
        with context.function.trusted():
            value = emit_load(context, type_, Place(base, offset, Space.LOCAL), 1, Sem.WEAK)
        assert isinstance(value, Lanes)
        return value

    def come_back(self, block: Block) -> None:
        """Behind a call: the cells that were saved have their values again."""
        emitter = self._emitter
        cells = saved_cells(emitter.prepared, block)
        saved = emitter.lanes(LaneWord.SAVED) - _cells_bytes(emitter.prepared, cells)
        offset = 0
        for cell in cells:
            type_ = _memory_type(emitter.types[cell])
            value = self._load(saved, offset, type_)
            emitter.write(cell, value != 0 if emitter.types[cell] is PRED else stored(value, emitter.types[cell]))
            offset += _bytes(type_)
        if cells:
            emitter.set_lanes(LaneWord.SAVED, saved)

    def leave(self) -> str:
        """The lanes return to their callers; where these go on, as places."""
        emitter = self._emitter
        header = emitter.lanes(LaneWord.SAVED) - _HEADER_BYTES
        place = self._load(header, 0, U32)
        words = [self._load(header, 4 * (1 + index), U32) for index in range(len(_HEADER))]
        for word, value in zip(_HEADER, words, strict=True):
            emitter.set_lanes(word, value)
        emitter.set_lanes(LaneWord.SAVED, header)
        emitter.set_lanes(LaneWord.DEPTH, emitter.lanes(LaneWord.DEPTH) - 1)
        return emitter.reading.vector(place.to(U16))


def _bytes(type_: Type) -> int:
    """What a cell takes in memory, in whole words."""
    return align_up(_memory_type(type_).size, 4)


def _memory_type(type_: Type) -> Type:
    """As what a cell's value is kept in memory."""
    return U8 if type_ is PRED else {1: U8, 2: U16, 4: U32, 8: U64}[carrier(type_).size]


def _in_memory(value: Lanes, type_: Type) -> Lanes:
    return value.to(U8) if value.type is PRED else operand(value, type_)
