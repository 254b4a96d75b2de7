"""Atomic operations in LLVM IR.

A cluster is confined to one host thread, so its shared memory needs no machine atomics. Lanes that meet at one address
are combined where the result is exactly what one lane after the other would give.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ptxvm.engine.jit.memory.cell import APART, CellOperation, Value
from ptxvm.engine.jit.memory.check import check_lanes
from ptxvm.engine.jit.memory.combine import Merge, can_combine, combined, prefix_sums
from ptxvm.engine.jit.memory.context import EmissionContext
from ptxvm.engine.jit.memory.host_pointers import lane_pointers, one_pointer, pattern_of_path, pattern_pointers
from ptxvm.engine.jit.memory.lane_loop import LaneLoop
from ptxvm.engine.jit.memory.path import AccessPath, Join
from ptxvm.engine.jit.memory.pattern import Pattern
from ptxvm.engine.jit.memory.vectors import splat
from ptxvm.engine.jit.program.operands import Place
from ptxvm.isa.warp import AtomicOp, Scope, Sem
from ptxvm.lanes.lanes import Lanes, canonical_nan
from ptxvm.lanes.types import B128


def emit_atomic(
    context: EmissionContext,
    place: Place,
    update: Callable[..., Value],
    values: Sequence[Value],
    *,
    op: AtomicOp | None,
    sem: Sem,
    want: bool,
    merge: Merge | None,
    scope: Scope | None = None,
) -> Any:
    """`memory = update(memory, *values)`, one lane after the other; the old values, None unless `want`.

    A B128 value is a pair of U64. `merge` is what several lanes with one value amount to, where that is exact.
    """
    wide = isinstance(values[0], tuple)
    type_ = B128 if wide else values[0].type
    path = AccessPath(context, place, f"i{type_.bits}", 1, store=True)
    if path.is_shared:
        context.code.line(APART)
    may_be_alone = context.function.may_be_alone and sem is Sem.RELAXED and scope is not Scope.SYS
    operation = CellOperation(context, type_, op, sem, update, path.is_shared, may_be_alone)
    settled: list[Any] = [tuple(map(canonical_nan, value)) if wide else canonical_nan(value) for value in values]
    pattern = pattern_of_path(path)
    if pattern is not None and pattern.uniform and op is not None and can_combine(op, type_):
        if not want:
            _at_once(path, pattern, operation, lambda: combined(context, op, settled[0], merge))
            return None
        if op is AtomicOp.ADD:
            return _by_turns(path, pattern, operation, settled[0])
    loop = LaneLoop(path, operation, settled, want)
    if pattern is not None:
        return loop.run(pattern_pointers(path, pattern), pattern)
    lanes = check_lanes(path)
    return loop.run_here(lanes) if path.has_window else loop.run(lane_pointers(path, lanes))


def _by_turns(path: AccessPath, pattern: Pattern, operation: CellOperation, value: Lanes) -> Lanes:
    """Add once for all lanes; each lane's old value includes what the lanes before it have added."""
    code, reading, type_ = path.code, path.context.reading, value.type
    before, total = prefix_sums(path.context, value)
    old = _at_once(path, pattern, operation, lambda: reading.uniform(type_, total))
    results = code.value(f"add {type_.vector} {splat(code, type_.llvm, old)}, {before}")
    return reading.varying(type_, results)


def _at_once(path: AccessPath, pattern: Pattern, operation: CellOperation, operand: Callable[[], Lanes]) -> str:
    """One operation for all lanes, unless none executes. The old bits."""
    code = path.code
    bits = path.bits()
    end = Join(code, [operation.bits])
    if path.context.mask is not None:
        nobody, some = code.new_label(), code.new_label()
        code.branch(code.value(f"icmp eq i32 {bits}, 0"), nobody, some)
        code.label(nobody)
        end.arrive(["0"])
        code.label(some)
    with path.context.reading.scope():
        value = operand()
        pointer = one_pointer(path, pattern, bits)
        end.arrive(operation.ways(lambda way: [way.run(pointer, [value])], [operation.bits]))
    return end.meet()[0]
