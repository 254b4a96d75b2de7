"""How far apart the rows of a narrow block are in a cell: `row * n + column` differs by `n` from one to the next.

In blocks of 8 or 16 threads a row a warp has several of them. Where all of a warp's values follow from that of the
first row and from what is the same for the CTA, no barrier needs to keep more.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from ptxvm.engine.jit.analysis.graph import Graph
from ptxvm.engine.jit.analysis.liveness import Liveness
from ptxvm.engine.jit.analysis.shapes import Facts
from ptxvm.engine.jit.program.operands import Constant, Read, Source, SpecialValue, SumValue
from ptxvm.engine.jit.program.specials import Extents
from ptxvm.engine.jit.program.step import Step
from ptxvm.isa.definition import Form
from ptxvm.lanes.types import U32, WARP_SIZE, Type

_ALIKE = frozenset({"ntid", "ctaid", "nctaid"})


class RowStep(NamedTuple):
    """`factor` times what is in a cell that is the same for the whole CTA; None: `factor` itself. Modulo 2^32."""

    factor: int
    cell: int | None = None

    def times(self, factor: int) -> RowStep:
        product = self.factor * factor & U32.mask
        return RowStep(product, self.cell if product else None)


EQUAL = RowStep(0)


def row_steps(
    graph: Graph,
    live: Liveness,
    facts: Facts,
    types: Sequence[Type],
    *,
    block: Extents,
    constants: Collection[int],
) -> dict[int, RowStep]:
    """Of the cells that wait at barriers whose lanes are in groups, one for each row: those with rows in equal steps.
    `constants` of the CTA."""
    waiting = {cell for each in graph.blocks if each.ends_in_wait for cell in live.leaving(each.index)}
    wanted = [cell for cell in waiting if _rows(facts, cell) == block[0] and types[cell].bits == U32.bits]
    if not wanted or block[0] * block[1] % WARP_SIZE:
        return {}
    rows = _Rows(facts, types, block[0], constants)
    for cell in live.entering(0):
        rows.merge(cell, EQUAL)
    rows.look([step for each in graph.blocks for step in each.steps if step.writes])
    found = {cell: rows.found.get(cell) for cell in wanted}
    return {cell: step for cell, step in found.items() if step is not None}


def _rows(facts: Facts, cell: int) -> int:
    groups = facts.values[cell].shape.groups
    return groups.lanes if groups is not None and groups.are_few else 0


class _Unknown(Exception):
    """Rows are not in equal steps, as far as can be seen."""


class _NotYetKnown(Exception):
    """Nothing is known of an operand so far."""


class _Rows:
    """What is known of cells: a step, or None where they have none. Nothing yet of those that are not in `found`."""

    def __init__(self, facts: Facts, types: Sequence[Type], lanes: int, constants: Collection[int]) -> None:
        self._facts = facts
        self._types = types
        self._lanes = lanes
        self._constants = constants
        self.found: dict[int, RowStep | None] = {}

    def look(self, steps: Sequence[Step]) -> None:
        """At all of them until nothing new is found."""
        changed = True
        while changed:
            changed = False
            for step in steps:
                try:
                    result = self._result(step)
                except _Unknown:
                    result = None
                except _NotYetKnown:
                    continue
                for cell in step.writes:
                    changed = self.merge(cell, result) or changed

    def merge(self, cell: int, step: RowStep | None) -> bool:
        """A cell may have values with this step, too. Whether that is new."""
        before = self.found.get(cell, step)
        after = step if before == step else None
        is_new = cell not in self.found or self.found[cell] != after
        self.found[cell] = after
        return is_new

    def _result(self, step: Step) -> RowStep:
        if step.guard is not None or step.unwrites or len(step.writes) != 1 or len(step.results) != 1:
            raise _Unknown
        name = step.instruction.definition.name
        sources = [source for source in step.sources if source is not None]
        if step.form is None or name == "mov":
            return self._source(sources[0])
        if not isinstance(step.form, Form) or not _is_plain(step.form):
            raise _Unknown
        if name in ("add", "sub"):
            return _sum(self._source(sources[0]), self._source(sources[1]).times(1 if name == "add" else -1))
        if name in ("mul", "mad") and step.form.has("lo"):
            product = self._product(sources[0], sources[1])
            return product if name == "mul" else _sum(product, self._source(sources[2]))
        if name == "shl" and isinstance(sources[1], Constant):
            return self._source(sources[0]).times(1 << min(int(sources[1].lanes.data), U32.bits))
        raise _Unknown

    def _product(self, a: Source, b: Source) -> RowStep:
        first, second = self._source(a), self._source(b)
        if first == EQUAL:
            a, b, first, second = b, a, second, first
        if second != EQUAL:
            raise _Unknown
        if isinstance(b, Constant) or first == EQUAL:
            return first.times(int(b.lanes.data) if isinstance(b, Constant) else 0)
        if isinstance(b, Read) and b.cell in self._constants and first.cell is None:
            return RowStep(first.factor, b.cell)
        raise _Unknown

    def _source(self, source: Source) -> RowStep:
        match source:
            case Constant() if source.lanes.shape.uniform:
                return EQUAL
            case SpecialValue() if source.register.name == "%tid.y":
                return RowStep(1)
            case SpecialValue() if source.register.name == "%tid.x" or source.register.base in _ALIKE:
                return EQUAL
            case Read() | SumValue() if self._types[source.cell].bits == source.type.bits == U32.bits:
                return self._cell(source.cell)
        raise _Unknown

    def _cell(self, cell: int) -> RowStep:
        shape = self._facts.values[cell].shape
        if shape.offsets is not None:
            first, *others = shape.offsets[:: self._lanes]
            step = others[0] - first
            if any(offset != first + number * step for number, offset in enumerate(others, 1)):
                raise _Unknown
            return RowStep(step & U32.mask)
        if cell not in self.found:
            raise _NotYetKnown
        found = self.found[cell]
        if found is None:
            raise _Unknown
        return found


def _is_plain(form: Form) -> bool:
    """Whether it wraps around at 32 bits."""
    type_ = form.type
    is_word = type_ is not None and type_.is_integer and type_.bits == U32.bits and type_.elements == 1
    return is_word and not form.has("sat")


def _sum(a: RowStep, b: RowStep) -> RowStep:
    if EQUAL not in (a, b) and a.cell != b.cell:
        raise _Unknown
    factor = a.factor + b.factor & U32.mask
    return RowStep(factor, (a.cell if a != EQUAL else b.cell) if factor else None)
