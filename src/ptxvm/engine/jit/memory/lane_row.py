"""Atomic operations of lanes that lie one behind the other, where no other thread comes between: on vectors."""

from __future__ import annotations

from collections.abc import Sequence

from ptxvm.engine.jit.memory.cell import CellOperation, Value
from ptxvm.engine.jit.memory.path import AccessPath
from ptxvm.engine.jit.memory.pattern import Pattern
from ptxvm.engine.jit.memory.vectors import (
    ALL_LANES,
    Block,
    constants,
    lowest_lane,
    masked_load,
    splat,
    store_block,
    vector_of,
)
from ptxvm.lanes.types import B128, WARP_SIZE, carrier
from ptxvm.records import record


@record()
class LaneRow:
    """`found` (i1): each lane that executes follows the one before it. Then lane 0 is, or would be, at `host` (ptr)."""

    found: str
    host: str


def may_be_row(path: AccessPath, operation: CellOperation, pattern: Pattern | None) -> bool:
    """Whether looking for one is worth the code. Of a known `pattern` it is known."""
    if not operation.shared or path.context.partial or operation.type is B128:
        return False
    if path.context.mask is not None and not path.can_mask:
        return False
    return pattern is None or all(offset == lane * path.size for lane, offset in enumerate(pattern.relative))


def find_row(path: AccessPath, pointers: str) -> LaneRow:
    """Among lanes at these host addresses (<32 x ptr>)."""
    code, mask, lane = path.code, path.context.mask, "0"
    if mask is not None:
        lane = lowest_lane(code, path.bits())
    addresses = code.value(f"ptrtoint <32 x ptr> {pointers} to <32 x i64>")
    steps = constants("i64", [number * path.size for number in range(WARP_SIZE)])
    starts = code.value(f"sub <32 x i64> {addresses}, {steps}")
    first = code.value(f"extractelement <32 x i64> {starts}, i32 {lane}")
    same = code.value(f"icmp eq <32 x i64> {starts}, {splat(code, 'i64', first)}")
    if mask is not None:
        same = code.value(f"or <32 x i1> {same}, {code.value(f'xor <32 x i1> {mask}, {ALL_LANES}')}")
    found = code.value(f"icmp eq i32 {code.value(f'bitcast <32 x i1> {same} to i32')}, -1")
    return LaneRow(found, code.value(f"inttoptr i64 {first} to ptr"))


def update_row(path: AccessPath, operation: CellOperation, values: Sequence[Value], row: LaneRow) -> str:
    """Does the operation in all lanes that execute. What was there before (a vector)."""
    code, reading, mask, type_ = path.code, path.context.reading, path.context.mask, carrier(operation.type)
    block = Block(type_.llvm, WARP_SIZE, row.host)
    if mask is None:
        old = code.value(f"load {vector_of(type_.llvm)}, ptr {row.host}, align {path.size}")
    else:
        old = masked_load(code, block, mask, "zeroinitializer")
    new = operation.update(reading.varying(type_, old).raw_bits(operation.type), *values)
    store_block(code, block, reading.vector(new.bits(type_)), mask)
    return old
