"""`cp.async` of lanes that follow each other in rows: the runtime is told where rows begin, not what each lane does.

How many rows there are is seen when code is made. What the runtime cannot do with rows it spreads to the operands of
every lane, as they are for all calls of the host.
"""

from __future__ import annotations

from typing import NamedTuple

from ptxvm.engine.jit.emission.block_state import BlockState
from ptxvm.engine.jit.emission.host_calls import HostCalls
from ptxvm.engine.jit.function.text import FunctionText
from ptxvm.engine.jit.layouts.copies import LANE_ROWS, RowWord
from ptxvm.engine.jit.program.operands import Place
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


def emit_rows(text: FunctionText, state: BlockState, host: HostCalls, copy: Copy) -> bool:
    """False, and nothing is emitted: it is not known that they are in rows."""
    rows, size = _count_rows(copy), int(copy.size.data)
    if not rows:
        return False
    code, reading = text.code, text.reading
    word = rows | size << RowWord.SIZE
    for operand, place, bit in zip(range(2), copy[:2], (RowWord.TARGETS_FOLLOW, RowWord.SOURCES_FOLLOW), strict=True):
        follow = _are_steps(place, size, 1)
        word |= follow << bit
        for lane, start in _starts(text, place, 1 if follow else rows):
            code.line(f"store i64 {start}, ptr {host.row(operand, lane)}, align 8")
    if copy.read.shape.uniform:
        code.line(f"store i64 {reading.base(copy.read.to(U64))}, ptr {host.row(_READ)}, align 8")
    else:
        host.store(_READ, copy.read)
    is_narrow = copy.target.base is not None and copy.target.base.type.bits == U32.bits
    word |= is_narrow << RowWord.NARROW | copy.read.shape.uniform << RowWord.ALIKE
    host.copy_rows(reading.base(state.active()), word)
    return True


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
