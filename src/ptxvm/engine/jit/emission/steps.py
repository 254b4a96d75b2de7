"""Steps of a block: their guards, their sources, what their definitions make of them, their results."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ptxvm.engine.jit.analysis.shapes import flat_values, flat_writes
from ptxvm.engine.jit.emission.block_state import BlockState
from ptxvm.engine.jit.emission.control import Control
from ptxvm.engine.jit.emission.machine import Machine
from ptxvm.engine.jit.emission.run_time_values import RunTimeValues
from ptxvm.engine.jit.emission.side_by_side import SideBySide, may_be_apart, ways, ways_apart
from ptxvm.engine.jit.emission.two_orders import Assumed, TwoOrders
from ptxvm.engine.jit.emission.warp import LlvmWarp
from ptxvm.engine.jit.function.saved_cells import SavedCells
from ptxvm.engine.jit.program.joining import (
    MayChange,
    drawn_together,
    may_change_places,
    plain_place,
    put_off,
    together,
)
from ptxvm.engine.jit.program.operands import Reader, stored
from ptxvm.engine.jit.program.specials import Field
from ptxvm.engine.jit.program.step import Step
from ptxvm.isa.definition import Form
from ptxvm.isa.special_registers import SpecialRegister
from ptxvm.lanes.lanes import Lanes, where
from ptxvm.lanes.llvm_native import Joined
from ptxvm.lanes.types import Type


class OperandReader:
    """Implements `operands.Reader` where code is being emitted."""

    def __init__(self, state: BlockState, warp: LlvmWarp, values: RunTimeValues, control: Control) -> None:
        self._warp = warp
        self._values = values
        self.read = state.read
        self.frame = control.frame
        self.outgoing = control.outgoing

    def special(self, register: SpecialRegister) -> Lanes:
        return self._warp.special(register)

    def shared_base(self) -> Lanes:
        return self._values.field(Field.SHARED_BASE)


class StepEmitter:
    """Emits steps into the block being emitted."""

    def __init__(self, machine: Machine, reader: Reader, warp: LlvmWarp, saved: SavedCells) -> None:
        self._text = machine.text
        self._state = machine.state
        self._reader = reader
        self._warp = warp
        self._saved = saved
        self._counting = machine.counting
        self._screening = machine.screening
        self._row_copies = machine.row_copies

    def emit(self, steps: Sequence[Step]) -> None:
        assumed = Assumed([])
        other = self._ordered(steps, assumed)
        own = self._ordered(steps, may_change_places) if assumed.pairs else other
        ways = TwoOrders.of(own, other, assumed)
        if ways is None or self._state.other_way() or any(cell in self._state.held for cell in ways.writes):
            self._emit_all(own)
        else:
            self._emit_all(ways.before)
            self._emit_in_two_orders(ways)
            self._emit_all(ways.behind)
        self._row_copies.close()
        self._state.step = None

    def _ordered(self, steps: Sequence[Step], may_change: MayChange) -> Sequence[Step]:
        """With accesses to neighbouring places next to each other."""
        loads_joined = drawn_together(steps, lambda step: self._may_be_rows(step, store=False), may_change)
        return put_off(loads_joined, lambda step: self._may_be_rows(step, store=True), may_change)

    def _emit_all(self, steps: Sequence[Step]) -> None:
        for joined in together(steps):
            if not all(map(_may_wait_for_copies, joined)):
                self._row_copies.close()
            if len(joined) == 1:
                self._emit(joined[0])
            elif joined[0].effects.joins:
                self._emit_joined(joined)
            else:
                self._emit_neighbours(joined)
            if any(step.guard is not None for step in joined):
                self._row_copies.close()
            if not all(step.effects.repeatable for step in joined):
                self._state.way_back = None

    def _emit_in_two_orders(self, ways: TwoOrders) -> None:
        """One of them is gone through: their own if something else turns out before anything has been stored."""
        code, state = self._text.code, self._state
        state.step = ways.own[0]
        cells = [cell for cell in sorted(ways.writes) if not state.facts.is_constant(cell)]
        labels, end, found = (code.new_label(), code.new_label()), code.new_label(), []
        code.branch(ways.are_apart(state, self._reader), *labels, likely=True)
        current, dirty = dict(state.current), dict(state.dirty)
        for label, steps in zip(labels, (ways.other, ways.own), strict=True):
            code.label(label)
            state.way_back = labels[1] if steps is ways.other else None
            with self._text.reading.scope(), state.accesses.apart():
                self._emit_all(steps)
                names = [state.name_of(cell, state.read(cell)) for cell in cells]
            found.append((code.block, names))
            code.jump(end)
            state.reset(current, dirty)
        code.label(end)
        for number, cell in enumerate(cells):
            self._merge(cell, [(names[number], block) for block, names in found])

    def _merge(self, cell: int, ways: Sequence[tuple[str, str]]) -> None:
        """What is in a cell after one of several ways: names, and the blocks that they come from."""
        code, reading, state = self._text.code, self._text.reading, self._state
        fact, type_ = state.fact(cell), state.type_of(cell)
        incoming = ", ".join(f"[{name}, %{block}]" for name, block in ways)
        merged = code.value(f"phi {reading.llvm_type(type_, fact.shape)} {incoming}")
        state.write(cell, reading.value(type_, fact.shape, merged, fact.raw_nan))

    def _emit_joined(self, steps: Sequence[Step]) -> None:
        """Steps whose results routines of the runtime compute: at once, if sums to which several of them add stay where
        they are."""
        with self._warp.converged_once():
            first = 0
            while first < len(steps):
                first += self._emit_at_once(steps[first:])

    def _emit_at_once(self, steps: Sequence[Step]) -> int:
        """How many of these steps it were: up to one that adds to results which its cells do not have yet."""
        results: list[list[Lanes]] = []
        leaving = set[tuple[int, ...]]()
        with self._text.reading.joined() as calls:
            for step in steps:
                if step.writes in leaving:
                    break
                calls.go_on()
                self._state.step = step
                self._counting.begin(step)
                sources = self._sources(step)
                self._note_homes(step, calls)
                values = self._results(step, sources)
                stays = self._stays(step, calls)
                results.append([] if stays else values)
                if not stays:
                    leaving.add(step.writes)
        for step, values in zip(steps, results, strict=False):
            if values:
                self._assign(step, values)
            else:
                for cell in step.writes:
                    self._state.forget(cell)
        return len(results)

    def _emit_neighbours(self, steps: Sequence[Step]) -> None:
        """Accesses side by side, so many at once as have the whole warp's in one piece."""
        state, form = self._state, steps[0].form
        state.step = steps[0]
        place = self._sources(steps[0])[0]
        is_store, apart = not steps[0].writes, False
        count = ways(state.access(), place, form.type.size, store=is_store) if isinstance(form, Form) else 0
        if not count and isinstance(form, Form):
            count, apart = ways_apart(state.access(), place, form.type.size, len(steps), store=is_store), True
        if not 0 < count <= len(steps):
            for step in steps:
                self._emit(step)
            return
        for first in range(0, len(steps), count):
            self._emit_side_by_side(steps[first : first + count], count, apart=apart)

    def _may_be_rows(self, step: Step, *, store: bool) -> bool:
        """Whether lanes may load from anywhere in this step, or store to, so that the accesses next to it are made with
        it."""
        place = plain_place(step)
        is_sought = may_be_apart(self._state.accesses, self._text.reading) and not self._state.masked
        if place is None or bool(step.writes) == store or not is_sought:
            return False
        shapes = [self._state.fact(cell).shape for cell in place.cells()]
        return any(shape.varying and shape.groups is None for shape in shapes)

    def _emit_side_by_side(self, steps: Sequence[Step], count: int, *, apart: bool) -> None:
        if len(steps) < count:
            self._emit_neighbours(steps)
            return
        contexts, sources = [], []
        for step in steps:
            self._state.step = step
            contexts.append(self._state.access())
            sources.append(self._sources(step))
        with self._warp.at_once(SideBySide(contexts, sources[0][0], self._screening, apart=apart)):
            for step, given in zip(steps, sources, strict=True):
                self._state.step = step
                self._assign(step, self._results(step, given))

    def _note_homes(self, step: Step, calls: Joined) -> None:
        """Tells where operands are that lie where cells live."""
        state, reading = self._state, self._text.reading
        for cell in step.reads if state.mask is None else ():
            value, place = state.current.get(cell), state.home_place(cell)
            if value is not None and place is not None:
                calls.note_home(reading.root(reading.vector(value)), place)

    def _stays(self, step: Step, calls: Joined) -> bool:
        """Whether the sums to which products are added lie where cells live, who are given the results."""
        state, reading = self._state, self._text.reading
        cells = [write.cell for write in flat_writes(step.results)]
        if state.mask is not None or min(cells) < 0 or not all(state.fact(cell).shape.varying for cell in cells):
            return False
        places = [place for cell in cells if (place := state.home_place(cell)) is not None]
        if len(places) < len(cells) or any(cell not in state.current for cell in cells):
            return False
        if not calls.adds_to([reading.root(reading.vector(state.current[cell])) for cell in cells]):
            return False
        calls.leave(self._saved.slot(0), places)
        return True

    def _emit(self, step: Step) -> None:
        self._state.step = step
        self._counting.begin(step)
        if step.guard is None:
            self._assign(step, self._results(step, self._sources(step)))
            return
        self._counting.guard(step)
        guard = self.guard(step, negated=step.guard_negated)
        if guard.is_constant and guard.data.ndim == 0:
            if guard.data:
                self._assign(step, self._results(step, self._sources(step)))
        elif step.effects.pure:
            self._blend(step, guard, self._results(step, self._sources(step)))
        elif guard.shape.uniform:
            self._branch_around(step, guard)
        else:
            sources = self._sources(step)
            self._state.guard_mask = self._text.reading.vector(guard)
            results = self._results(step, sources)
            self._state.guard_mask = None
            self._blend(step, guard, results)

    def guard(self, step: Step | None, *, negated: bool) -> Lanes:
        """The guard of a step; of a block's end: true where the branch is taken or the thread ends."""
        assert step is not None and step.guard is not None
        guard = self._state.read(step.guard)
        return ~guard if negated else guard

    def first_source(self, step: Step | None) -> Lanes:
        """The first operand of a block's end: which target of a switch is meant, which function is called."""
        assert step is not None and step.sources[0] is not None
        value = step.sources[0].value(self._reader)
        assert isinstance(value, Lanes)
        return value

    def _sources(self, step: Step) -> list[Any]:
        return [None if source is None else source.value(self._reader) for source in step.sources]

    def _results(self, step: Step, sources: list[Any]) -> list[Lanes]:
        """The results one by one, as their cells store them."""
        writes = flat_writes(step.results)
        if step.form is None:
            values = flat_values(sources)
        elif step.form.definition.function is None or len(step.held) != len(step.instruction.form.held):
            self._warp.unsupported(f"{step.form.opcode} cannot be executed yet")
            values = [self._nothing(write.type) for write in writes]
        else:
            values = flat_values([step.form.run(self._warp, *sources)])
        return [
            stored(value, self._state.type_of(write.cell)) if write.cell >= 0 else value
            for write, value in zip(writes, values, strict=True)
        ]

    def _nothing(self, type_: Type) -> Lanes:
        """A value for results that nobody will see."""
        return self._text.reading.varying(type_, "zeroinitializer")

    def _assign(self, step: Step, results: list[Lanes]) -> None:
        for write, value in zip(flat_writes(step.results), results, strict=True):
            if write.cell >= 0:
                self._state.write(write.cell, value)
                self._state.keep(write.cell)

    def _blend(self, step: Step, guard: Lanes, results: list[Lanes]) -> None:
        """Results for the lanes whose guard holds; the others keep what they have."""
        state = self._state
        for write, value in zip(flat_writes(step.results), results, strict=True):
            if write.cell >= 0 and not state.facts.is_constant(write.cell):
                state.write(write.cell, where(guard, state.settle_nan(write.cell, value), state.read(write.cell)))

    def _branch_around(self, step: Step, guard: Lanes) -> None:
        """All lanes do it or none does."""
        code, reading, state = self._text.code, self._text.reading, self._state
        sources = self._sources(step)
        cells = [write.cell for write in flat_writes(step.results)]
        kept = {cell: state.read(cell) for cell in cells if cell >= 0}
        for cell in kept:
            state.will_write(cell)
        old = {cell: state.name_of(cell, value) for cell, value in kept.items()}
        before, run, end = code.block, code.new_label(), code.new_label()
        code.branch(reading.base(guard), run, end)
        code.label(run)
        with reading.scope(), state.accesses.apart():
            results = self._results(step, sources)
            new = {
                cell: state.name_of(cell, state.settle_nan(cell, value))
                for cell, value in zip(cells, results, strict=True)
                if cell >= 0
            }
        last = code.block
        code.jump(end)
        code.label(end)
        for cell, name in new.items():
            self._merge(cell, [(name, last), (old[cell], before)])


def _may_wait_for_copies(step: Step) -> bool:
    """Whether a step may be emitted before copies that come before it: it computes, or is such a copy itself."""
    is_copy = isinstance(step.form, Form) and step.form.definition.name == "cp.async" and step.guard is None
    return step.effects.pure or is_copy
