"""Code that counts what it does, for profiles: how often blocks run and for which lanes, guards, branches, accesses.

Every counter is a number to which emitted code, or the runtime, adds. What it tells of which instruction is known when
code is made (`CountSite`): most numbers follow from how often a block has run. Code counts at the ends of blocks, and
behind all that may leave them: a block is begun again where it was left (analysis/graph.py).
"""

from __future__ import annotations

from dataclasses import replace

from ptxvm.engine.jit.analysis.graph import Block, End
from ptxvm.engine.jit.analysis.preparation import Prepared
from ptxvm.engine.jit.analysis.waiting import waiting_loops
from ptxvm.engine.jit.emission.block_state import BlockState
from ptxvm.engine.jit.function.places import EVERY_LANE_GONE
from ptxvm.engine.jit.function.text import FunctionText
from ptxvm.engine.jit.layouts.counting import KEPT, CountOf
from ptxvm.engine.jit.layouts.structures import Worker
from ptxvm.engine.jit.memory.counting import (
    CountedAccess,
    constant_counts,
    emit_count,
    follows_block,
    is_counted,
    is_one_place,
)
from ptxvm.engine.jit.memory.vectors import pointer
from ptxvm.engine.jit.program.operands import Place
from ptxvm.engine.jit.program.step import EndKind, Part, Step
from ptxvm.engine.jit.program.unit import CountSite, Unsupported
from ptxvm.engine.matrix_sizes import multiply_adds
from ptxvm.engine.profiles import BRANCHES, PARTING, conflicts_name, row_lanes, waits_at_barrier
from ptxvm.isa.operands import Role
from ptxvm.isa.warp import Atomic, Load, Space, Store
from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.types import WARP_SIZE

_BYTES = 8
_ALL_LANES = (1 << WARP_SIZE) - 1
_OUTER = (Space.GLOBAL, Space.GENERIC)


def refuse_uncounted(prepared: Prepared) -> None:
    """Raises Unsupported for kernels of which it depends on the order of threads what each of their lines does."""
    facts, graph = prepared.facts, prepared.graph
    if facts is None:
        raise Unsupported("calls that are not inlined are not counted")
    if waiting_loops(graph):
        raise Unsupported("what loops do that wait for other threads is not counted")
    if any(graph.blocks[index].ends_in_wait for region in facts.regions for index in region.blocks):
        raise Unsupported("barriers that only some lanes of a warp may come to are not counted")


class Counting:
    """Emits nothing where launches are not counted."""

    def __init__(self, text: FunctionText, state: BlockState, *, counted: bool) -> None:
        self._text = text
        self._state = state
        self._counted = counted
        self.sites: list[CountSite] = []
        self.counters = 0
        self._outer = 0
        self._runs: int | None = None
        self._lanes: int | None = None

    # -------------------------------------------------------------------------------------------------------- counters

    def _take(self, count: int = 1) -> int:
        self.counters += count
        return self.counters - count

    @property
    def _place(self) -> str:
        """Where the counters of this version are."""
        name = "safe_counters" if self._state.accesses.safe else "counters"
        return self._text.entry.field(Worker, name)

    def _add(self, counter: int, value: str) -> None:
        code = self._text.code
        place = pointer(code, self._place, counter * _BYTES)
        total = code.value(f"add i64 {code.value(f'load i64, ptr {place}')}, {value}")
        code.line(f"store i64 {total}, ptr {place}")

    def _add_flag(self, counter: int, flag: str) -> None:
        self._add(counter, self._text.code.value(f"zext i1 {flag} to i64"))

    def _add_lanes(self, counter: int, bits: str) -> None:
        lanes = self._text.code.call("i32", "llvm.ctpop.i32", ("i32", bits))
        self._add(counter, self._text.code.value(f"zext i32 {lanes} to i64"))

    def _note(self, step: Step, counter: int, name: str, factor: int = 1) -> None:
        assert step.mark is not None
        self.sites.append(CountSite(counter, step.mark.instruction, name, factor))

    # ---------------------------------------------------------------------------------------------------------- blocks

    def block(self, block: Block) -> None:
        """A block has run, but for its end."""
        steps = [*block.steps, *([] if block.end.step is None else [block.end.step])]
        marked = [step for step in steps if step.mark is not None] if self._counted else []
        if not marked:
            return
        runs, lanes, factor = self._take_runs(), self._lanes, 1
        self._runs = self._lanes = None
        self._add(runs, "1")
        if self._state.mask is None:
            lanes, factor = runs, WARP_SIZE
        else:
            lanes = self._take() if lanes is None else lanes
            self._add_lanes(lanes, self._text.bits_of(self._state.mask))
        for step in marked:
            self._note_run(step, runs, lanes, factor)

    def _take_runs(self) -> int:
        """The counter of times that the block that is being emitted has run."""
        if self._runs is None:
            self._runs = self._take()
        return self._runs

    def _note_run(self, step: Step, runs: int, lanes: int, factor: int) -> None:
        assert step.mark is not None
        instruction, part = step.mark
        if part is Part.GUARD:
            self._note(step, lanes, "predicated_off", factor)
            return
        self._note(step, runs, "executions")
        if _chooses(step):
            self._note(step, lanes, "predicated_off", factor)
            return
        self._note(step, lanes, "active_lanes", factor)
        if waits_at_barrier(instruction):
            self._note(step, runs, "barriers_waited")
        products = multiply_adds(instruction)
        if products:
            self._note(step, runs, "matrix_products")
            self._note(step, runs, "multiply_adds", products)

    def guard(self, step: Step) -> None:
        """In front of a step, or the end of a block: the lanes in which the instruction's guard holds."""
        if not self._counted or step.mark is None or not _chooses(step):
            return
        assert step.guard is not None
        guard = self._state.read(step.guard)
        holds = self._state.ballot(~guard if step.mark.instruction.guard_negated else guard)
        bits, lanes = self._text.reading.base(holds), self._take()
        self._add_lanes(lanes, bits)
        self._note(step, lanes, "predicated_off", -1)
        if step.mark.part is Part.GUARD:
            nobody = self._take()
            self._add_flag(nobody, self._text.code.value(f"icmp eq i32 {bits}, 0"))
            self._note(step, nobody, "executions")
        else:
            self._note(step, lanes, "active_lanes")

    # -------------------------------------------------------------------------------------------------------- branches

    def part(self, end: End) -> None:
        """The lanes of the block have parted."""
        if self._parts(end):
            assert end.step is not None
            counter = self._take()
            self._add(counter, "1")
            self._note(end.step, counter, "divergent_branches")

    def part_by(self, end: End, condition: Lanes | None) -> None:
        """Whether they part: by a condition, of a BRANCH."""
        if condition is None or end.kind is not EndKind.BRANCH or not self._parts(end):
            return
        assert end.step is not None
        self._count_parting(end.step, self._text.reading.base(self._state.ballot(condition)))

    def _count_parting(self, step: Step, bits: str) -> None:
        """Lanes part if some that execute are among these, and some are not."""
        code, all_bits = self._text.code, self._text.bits_of(self._state.mask)
        some, not_all = (code.value(f"icmp ne i32 {bits}, {other}") for other in ("0", all_bits))
        counter = self._take()
        self._add_flag(counter, code.value(f"and i1 {some}, {not_all}"))
        self._note(step, counter, "divergent_branches")

    def leave(self, end: End, condition: Lanes, live: str) -> None:
        """Lanes end by a LEAVE_IF, of `live` ones (i32), which is the last in which an end of threads is executed."""
        if not self._counted or end.leaving is None or end.step is None:
            return
        bits = self._text.reading.base(self._state.ballot(condition))
        lanes, runs = self._take(), self._take()
        self._add_lanes(lanes, bits)
        self._note(end.leaving, lanes, "active_lanes")
        self._add_flag(runs, self._text.code.value(f"icmp eq i32 {bits}, {live}"))
        self._note(end.leaving, runs, "executions")
        self._count_parting(end.step, bits)

    def part_by_places(self, end: End, places: str) -> None:
        """The same of a SWITCH: where its lanes go, a <32 x i16>."""
        if not self._parts(end):
            return
        assert end.step is not None
        code, text = self._text.code, self._text
        low, high = places, places
        if self._state.mask is not None:
            low = text.choose_places(self._state.mask, places, EVERY_LANE_GONE)
            high = text.choose_places(self._state.mask, places, "zeroinitializer")
        lowest = code.call("i16", "llvm.vector.reduce.umin.v32i16", ("<32 x i16>", low))
        highest = code.call("i16", "llvm.vector.reduce.umax.v32i16", ("<32 x i16>", high))
        counter = self._take()
        self._add_flag(counter, code.value(f"icmp ne i16 {lowest}, {highest}"))
        self._note(end.step, counter, "divergent_branches")

    def _parts(self, end: End) -> bool:
        """Whether it is counted how lanes part at the end of a block."""
        step = end.step
        if not self._counted or step is None or step.mark is None or step.mark.part is not Part.WHOLE:
            return False
        if end.kind is EndKind.SWITCH and step.guard is not None:
            raise Unsupported("brx.idx with a guard is not counted", step.mark.instruction)
        return step.mark.instruction.definition.flow in PARTING

    # -------------------------------------------------------------------------------------------------------- accesses

    def begin(self, step: Step) -> None:
        """A step is being emitted."""
        self._outer = 0
        if self._counted and step.guard is not None and step.mark is not None and multiply_adds(step.instruction):
            raise Unsupported("products with a guard are not counted", step.instruction)

    def load(self, load: Load) -> None:
        self._count(load, load.type.size, load.elements, atomic=False)

    def store(self, store: Store) -> None:
        elements = store.value if isinstance(store.value, tuple) else (store.value,)
        parts = [part for element in elements for part in (element if isinstance(element, tuple) else (element,))]
        self._count(store, parts[0].type.size, len(parts), atomic=False)

    def atomic(self, atomic: Atomic) -> None:
        value = atomic.values[0]
        size = sum(part.type.size for part in value) if isinstance(value, tuple) else value.type.size
        self._count(atomic, size, 1, atomic=True)

    def _count(self, request: Load | Store | Atomic, size: int, count: int, *, atomic: bool) -> None:
        step, place = self._state.step, request.address
        assert isinstance(place, Place)
        if not self._counted or step is None or step.mark is None or _is_of_parameters(step):
            return
        context = self._state.access()
        if not is_counted(context, place):
            return
        if place.space in _OUTER:
            self._outer += 1
            if self._outer > 1:
                raise Unsupported("several accesses to global memory at once are not counted", step.instruction)
        lanes = _ALL_LANES >> (WARP_SIZE - row_lanes(step.instruction))
        access = CountedAccess(size, count, atomic, lanes, self._place, self._take(len(CountOf)), None)
        has_lanes_of_block = step.guard is None and step.end is None and context.mask == self._state.mask
        if has_lanes_of_block and context.mask is not None and is_one_place(context, place, access):
            self._note_one_place(step, access, place.space)
            return
        if has_lanes_of_block and follows_block(context, place, access):
            visits = self._take_runs()
        else:
            visits = self._take()
            access = replace(access, visits=visits)
        emit_count(context, place, access, self._add)
        for number in CountOf:
            if number not in KEPT:
                self._note_access(step, access.row + number, number, access.width, 1, atomic=atomic)
        for number, each in constant_counts(context, place, access).items():
            self._note_access(step, visits, number, access.width, each, atomic=atomic)

    def _note_one_place(self, step: Step, access: CountedAccess, space: Space) -> None:
        """The lanes of the block access one place whenever it runs."""
        runs = self._take_runs()
        if self._lanes is None:
            self._lanes = self._take()
        is_global = space is Space.GLOBAL
        lanes = CountOf.GLOBAL_LANES if is_global else CountOf.SHARED_LANES
        served = (CountOf.SECTORS_ASKED, CountOf.SECTORS_MOVED) if is_global else (CountOf.WAVEFRONTS,)
        for counter, numbers in ((self._lanes, (lanes, CountOf.COLLISIONS)), (runs, served)):
            for number in numbers:
                self._note_access(step, counter, number, access.width, 1, atomic=access.atomic)
        self._note_access(step, runs, CountOf.COLLISIONS, access.width, -1, atomic=access.atomic)

    def _note_access(self, step: Step, counter: int, number: CountOf, width: int, each: int, *, atomic: bool) -> None:
        """What the counter of an access is, in a profile."""
        names = {
            CountOf.GLOBAL_LANES: "global_bytes",
            CountOf.SECTORS_ASKED: "sectors_asked",
            CountOf.SECTORS_MOVED: "sectors_moved",
            CountOf.SHARED_LANES: "shared_bytes",
            CountOf.WAVEFRONTS: "shared_wavefronts",
            CountOf.CONFLICTS: conflicts_name(width),
            CountOf.LOCAL_LANES: "local_bytes",
        }
        are_lanes = number in (CountOf.GLOBAL_LANES, CountOf.SHARED_LANES, CountOf.LOCAL_LANES)
        if number is not CountOf.COLLISIONS:
            self._note(step, counter, names[number], each * width if are_lanes else each)
        elif atomic:
            self._note(step, counter, "atomic_collisions", each)
        if atomic and are_lanes:
            self._note(step, counter, "atomics", each)


def _chooses(step: Step) -> bool:
    """Whether the guard of an instruction keeps lanes out: that of a branch decides where they go."""
    assert step.mark is not None
    instruction, part = step.mark
    return part is not Part.REST and instruction.guard is not None and instruction.definition.flow not in BRANCHES


def _is_of_parameters(step: Step) -> bool:
    """Whether it accesses parameters, in whatever memory they are."""
    form = step.instruction.form
    return step.form is not form or any(
        plan.role is Role.ADDRESS and plan.space is Space.PARAM for plan in form.operands
    )
