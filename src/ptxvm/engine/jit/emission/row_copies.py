"""`cp.async` of lanes that follow each other in rows: the runtime is told where rows begin, not what each lane does.

How many rows there are is seen when code is made. What the runtime cannot do with rows it spreads to the operands of
every lane, as they are for all calls of the host.
"""

from __future__ import annotations

from typing import NamedTuple

from ptxvm.engine.jit.emission.block_state import BlockState
from ptxvm.engine.jit.emission.host_calls import HostCalls
from ptxvm.engine.jit.function.text import FunctionText
from ptxvm.engine.jit.layouts.copies import LANE_ROWS, NOTE_ROWS, RowWord
from ptxvm.engine.jit.layouts.fields import offset_of
from ptxvm.engine.jit.layouts.structures import Worker
from ptxvm.engine.jit.program.operands import Place
from ptxvm.engine.jit.program.unit import HostCallSite
from ptxvm.engine.jit.program.windows import generic_address
from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.types import U32, U64, WARP_SIZE

_READ = 3
"""The operand that says how many bytes lanes read."""


class Copy(NamedTuple):
    """Where lanes write and read; how many bytes (U32): the same number in all lanes, and what is read of it."""

    target: Place
    source: Place
    size: Lanes
    read: Lanes


class _Kind(NamedTuple):
    """What copies have in common that are handed over at once: their `RowWord`, what they read, and which lanes."""

    word: int
    read: str
    bits: str


class RowCopies:
    """Emits them. Several, with nothing but computing in between, are handed over at once."""

    def __init__(self, text: FunctionText, state: BlockState, host: HostCalls) -> None:
        self._text = text
        self._state = state
        self._host = host
        self._kind: _Kind | None = None
        self._sites: list[HostCallSite] = []

    def add(self, copy: Copy) -> bool:
        """False, and nothing is emitted: it is not known that they are in rows."""
        rows = _count_rows(copy)
        if rows and copy.read.shape.uniform and not self._state.accesses.screened:
            self._put(copy, rows)
        elif rows:
            self._emit_alone(copy, rows)
        return rows > 0

    def close(self) -> None:
        """Emit what has been added. Opens new blocks."""
        kind, self._kind = self._kind, None
        if kind is not None:
            word = kind.word | len(self._sites) << RowWord.COUNT
            self._host.copy_places(self._sites, kind.bits, word, kind.read)
            self._sites.clear()

    def _put(self, copy: Copy, rows: int) -> None:
        reading = self._text.reading
        word = _word(copy, rows) | 1 << RowWord.ALIKE
        kind = _Kind(word, reading.base(copy.read), reading.base(self._state.active()))
        if kind != self._kind or len(self._sites) == NOTE_ROWS // rows:
            self.close()
        self._kind = kind
        first = len(self._sites) * rows
        for start, place in zip((first, NOTE_ROWS + first), copy[:2], strict=True):
            for row, (_, name) in enumerate(_starts(self._text, place, rows)):
                self._text.code.line(f"store i64 {name}, ptr {self._place(start + row)}, align 8")
        self._sites.append(self._host.lane_copy())

    def _place(self, number: int) -> str:
        offset = offset_of(Worker, "copy_places") + U64.size * number
        return self._text.entry.value(f"getelementptr i8, ptr %worker, i64 {offset}")

    def _emit_alone(self, copy: Copy, rows: int) -> None:
        code, reading, host = self._text.code, self._text.reading, self._host
        word = _word(copy, rows)
        for operand, place, bit in zip(
            range(2), copy[:2], (RowWord.TARGETS_FOLLOW, RowWord.SOURCES_FOLLOW), strict=True
        ):
            follow = _are_steps(place, int(copy.size.data), 1)
            word |= follow << bit
            for lane, start in _starts(self._text, place, 1 if follow else rows):
                code.line(f"store i64 {start}, ptr {host.row(operand, lane)}, align 8")
        host.store(_READ, copy.read)
        host.copy_rows(reading.base(self._state.active()), word)


def _word(copy: Copy, rows: int) -> int:
    is_narrow = copy.target.base is not None and copy.target.base.type.bits == U32.bits
    return rows | int(copy.size.data) << RowWord.SIZE | is_narrow << RowWord.NARROW


def _count_rows(copy: Copy) -> int:
    """0: it is not known that there are any."""
    if copy.source.base is None or copy.source.base.type.bits != U64.bits:
        return 0
    size = int(copy.size.data)
    counts = (rows for rows in (1, LANE_ROWS) if all(_are_steps(place, size, rows) for place in copy[:2]))
    return next(counts, 0)


def _are_steps(place: Place, size: int, rows: int) -> bool:
    """Whether lanes of each row are so many bytes apart."""
    lanes = WARP_SIZE // rows
    if place.base is None:
        return False
    shape = place.base.shape
    offsets = shape.offsets if rows == 1 else shape.within_groups(lanes)
    return offsets == tuple(lane % lanes * size for lane in range(WARP_SIZE))


def _starts(text: FunctionText, place: Place, rows: int) -> list[tuple[int, str]]:
    """The first lane of each row, and its generic address."""
    assert place.base is not None
    reading, type_, lanes = text.reading, place.base.type, WARP_SIZE // rows
    found = []
    for number, head in enumerate(reading.heads.of(place.base, lanes)):
        first = Place(reading.uniform(type_, head), place.offset, place.space)
        found.append((number * lanes, reading.base(generic_address(first, lambda value: value))))
    return found
