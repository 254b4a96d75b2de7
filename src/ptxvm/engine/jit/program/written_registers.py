"""Registers that may be read before they are written, in launches that look for that: a predicate beside each of their
cells tells whether it was written.

What is computed of such a cell has a predicate as well. Where something depends on it in another way (a guard, an
address, what is stored) and it was not written, the launch ends there, and the interpreter tells what comes of it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import reduce
from operator import and_
from typing import Any

from ptxvm.checker.module import Label
from ptxvm.engine.jit.program.cells import Cells
from ptxvm.engine.jit.program.entry_zeros import live_at_start
from ptxvm.engine.jit.program.intrinsics import Intrinsic
from ptxvm.engine.jit.program.operands import Constant, Read, Source
from ptxvm.engine.jit.program.step import NO_EFFECTS, Effects, EndKind, Step, Write
from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.numpy_reading import NUMPY
from ptxvm.lanes.types import PRED

MOST = 64
"""Cells that are followed; kernels with more of them are for the interpreter."""

_LANEWISE = re.compile(
    "(abs|add|addc|and|bfe|bfi|bfind|bmsk|brev|clz|cnot|copysign|cos|cvt|cvta|div|dp2a|dp4a|ex2|fma|lg2|lop3|mad|mad24"
    "|madc|max|min|mov|mul|mul24|neg|not|or|popc|prmt|rcp|rem|rsqrt|sad|selp|set|setp|shf|shl|shr|sin|sqrt|sub|subc"
    "|szext|tanh|testp|xor)[.]"
)
"""What each lane computes of its own operands."""


def _all_written(warp: Any, *written: Lanes) -> Lanes:
    return reduce(and_, written)


def _require(warp: Any, *written: Lanes) -> None:
    warp.require(reduce(and_, written))


_CALLS = (EndKind.CALL, EndKind.RETURN)
ALL_WRITTEN = Intrinsic("all written", _all_written, NO_EFFECTS)
REQUIRE = Intrinsic("require", _require, Effects(pure=False))


def follow_written(items: list[Step | Label], cells: Cells) -> bool:
    """Adds what follows those that may be read before they are written. Whether it does so for all of them."""
    places = {cell: cell for cell in range(len(cells))}
    live = live_at_start(items, places, held=True)
    unwritten = {cell for item in items if isinstance(item, Step) and item.unwrites for cell in item.writes}
    followed = _with_results(items, unwritten.union(cell for cell in places if live >> cell & 1))
    if not followed:
        return True
    if len(followed) > MOST or any(_is_beyond(item, followed) for item in items if isinstance(item, Step)):
        return False
    flags = {cell: cells.add(f"written.{cells.names[cell]}", PRED)[0] for cell in sorted(followed)}
    for flag in flags.values():
        cells.use(flag, PRED)
    items[:] = [each for item in items for each in _followed(item, flags)]
    return True


def _is_lanewise(step: Step) -> bool:
    if step.form is None:
        return step.end is None
    return step.effects.pure and _LANEWISE.match(step.form.opcode) is not None


def _with_results(items: Sequence[Step | Label], cells: set[int]) -> set[int]:
    """Cells, and all that are computed of them."""
    found, count = set(cells), -1
    while count != len(found):
        count = len(found)
        for item in items:
            if isinstance(item, Step) and _is_lanewise(item) and not found.isdisjoint(_operands(item)):
                found.update(item.writes)
    return found


def _operands(step: Step) -> list[int]:
    """The cells of which a step computes its results."""
    return [cell for source in step.sources if source is not None for cell in source.cells()]


def _decisive(step: Step) -> list[int]:
    """The cells that must have been written before a step."""
    guard = [] if step.guard is None else [step.guard]
    return guard if _is_lanewise(step) else [*guard, *_operands(step)]


def _is_beyond(step: Step, followed: set[int]) -> bool:
    """Whether a step is one before which, or behind which, nothing may be added."""
    waits = step.effects.starts_block or step.effects.ends_block or bool(step.held) or step.effects.joins
    held = (cell for cells in step.held for cell in cells)
    return step.end in _CALLS or (waits and not followed.isdisjoint((*_decisive(step), *step.writes, *held)))


def _followed(item: Step | Label, flags: dict[int, int]) -> list[Step | Label]:
    """An item behind the steps that it needs."""
    if not isinstance(item, Step):
        return [item]
    added: list[Step | Label] = []
    if item.guard in flags:
        added.append(_step(item, None, REQUIRE, (Read(flags[item.guard], PRED),)))
    needed = tuple(Read(flags[cell], PRED) for cell in _decisive(item) if cell in flags and cell != item.guard)
    if needed:
        added.append(_step(item, item.guard, REQUIRE, needed))
    known: tuple[Source, ...] = (Constant(NUMPY.constant(PRED, not item.unwrites)),)
    if _is_lanewise(item):
        known += tuple(Read(flags[cell], PRED) for cell in _operands(item) if cell in flags)
    for cell in item.writes:
        if cell in flags:
            added.append(_step(item, item.guard, ALL_WRITTEN, known, flags[cell]))
    return [*added, item]


def _step(
    item: Step, guard: int | None, form: Intrinsic, sources: tuple[Source, ...], result: int | None = None
) -> Step:
    """What belongs to an item, by the lanes whose guard holds; `result` is a predicate."""
    writes = () if result is None else (result,)
    step = Step(item.instruction, form, guard, item.guard_negated, sources, effects=form.effects, callers=item.callers)
    step.results, step.writes = tuple(Write(cell, PRED) for cell in writes), writes
    step.reads = (*_operands(step), *(() if guard is None else (guard, *writes)))
    return step
