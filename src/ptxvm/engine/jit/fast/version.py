"""The fast version: blocks run by all live lanes of a warp together; divergent regions also lane by lane under
masks."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping

from ptxvm.engine.jit.analysis.cta_constants import cta_constants, known_in_cta
from ptxvm.engine.jit.analysis.graph import Block, End
from ptxvm.engine.jit.analysis.idle_warps import idle_ways
from ptxvm.engine.jit.analysis.known_places import known_places
from ptxvm.engine.jit.analysis.preparation import Prepared, ends_lanes_early, warps_of
from ptxvm.engine.jit.analysis.regions import Region
from ptxvm.engine.jit.analysis.row_steps import RowStep, row_steps
from ptxvm.engine.jit.analysis.sums import in_order
from ptxvm.engine.jit.emission.emitter import Emitter, accesses_of
from ptxvm.engine.jit.emission.membermasks import all_the_same, may_disagree, met
from ptxvm.engine.jit.fast.barriers import FastBarriers
from ptxvm.engine.jit.fast.budgets import BUDGET, Budgets
from ptxvm.engine.jit.fast.dispatcher import FastDispatcher, end_lanes, send
from ptxvm.engine.jit.fast.first_use import at_first_use
from ptxvm.engine.jit.fast.homes import FastHomes
from ptxvm.engine.jit.fast.reunion import Reunion
from ptxvm.engine.jit.fast.state import FastState
from ptxvm.engine.jit.fast.straight import Arrivals, StraightRegions
from ptxvm.engine.jit.fast.suspension import Suspension
from ptxvm.engine.jit.fast.sweep import Sweep
from ptxvm.engine.jit.fast.waits import FastWaits
from ptxvm.engine.jit.function.places import EVERY_LANE_GONE
from ptxvm.engine.jit.function.sites import Sites
from ptxvm.engine.jit.function.text import FunctionText
from ptxvm.engine.jit.layouts.structures import Status, Version, Warp
from ptxvm.engine.jit.layouts.warp_context import LaneWord
from ptxvm.engine.jit.memory.vectors import ALL_LANES
from ptxvm.engine.jit.program.step import EndKind, Step
from ptxvm.engine.jit.program.unit import Request
from ptxvm.isa.warp import BarrierSync
from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.types import U32, WARP_SIZE


class FastEmitter(Emitter[FastState]):
    """Cells live in stack slots `%r<cell>` that LLVM turns into registers; `%pc`, `%mask` and `%live` likewise."""

    def __init__(self, request: Request, prepared: Prepared) -> None:
        super().__init__(request, prepared, _state(request, prepared, self.leave_unless, lambda: self.state.mask))
        text, state, warps = self.text, self.state, warps_of(request.block)
        self.graph = prepared.graph
        self.facts = state.facts
        threads = math.prod(request.block)
        self.sweep = Sweep(text, prepared, state.accesses, threads, full=state.full, clustered=request.clustered)
        self._constants, row_steps = self._find_constants()
        self.homes = FastHomes(text, state, self.saved, self._constants, row_steps)
        state.load_cell = self.homes.load
        state.home_place = self.homes.place
        state.keep = self.homes.keep
        self.suspension = Suspension(text, state, self.homes, self.saved, self.sweep)
        if not request.counted:
            state.leave = self.suspension.leave
        self._waits = FastWaits(text, state, self.suspension)
        self._idle = self._find_idle()
        self._reordered: list[tuple[int, int]] = []
        """Where the lines of blocks are whose steps are not in the order of the text."""
        self._barriers = FastBarriers(text, state, self.suspension, self.sweep, warps)
        self._budgets = Budgets(
            *(state, self.suspension, self._waits, self.machine.polling, warps),
            takes_turns=self.sweep.is_possible and not (request.counted or request.screened),
        )
        state.accesses.may_be_alone = not (self.may_poll or request.screened or request.counted)
        reunion = Reunion(text, state, self.homes)
        self._dispatcher = FastDispatcher(text, state, self.homes, reunion, self._budgets)
        self._straight = StraightRegions(text, state, self.homes, reunion, self._budgets)

    def _find_constants(self) -> tuple[Mapping[int, Step], Mapping[int, RowStep]]:
        """The cells that are computed once for a CTA, where the function begins, and those of which that tells how far
        apart rows are."""
        if not self.sweep.is_possible or self.request.counted or self.request.screened:
            return {}, {}
        graph, live, types = self.graph, self.prepared.live, self.prepared.types
        self.state.accesses.at_entry = self.text.at_entry
        known = known_in_cta(graph, live, self.facts, types)
        steps = row_steps(graph, live, self.facts, types, block=self.request.block, constants=known)
        others = (step.cell for step in steps.values() if step.cell is not None)
        return cta_constants(graph, live, known, others), steps

    def _find_idle(self) -> dict[tuple[int, int], int]:
        """The ways on which a warp and all behind it have nothing to do (see analysis/idle_warps.py)."""
        is_row = self.request.block[1:] == (1, 1)
        if not is_row or self.request.counted or self.request.screened:
            return {}
        return idle_ways(self.prepared.graph, self.prepared.live)

    def _emit_constants(self) -> None:
        with self.text.at_entry(), self.reading.scope():
            self.steps.emit(list(self._constants.values()))
            for cell in self._constants:
                self.homes.put(cell, self.state.name_of(cell, self.state.read(cell)))
        self.state.close()

    def emit(self) -> list[str]:
        self._emit_constants()
        for block in self.graph.blocks:
            self._emit_block(block, masked=False)
            if block.index in self.facts.region_of:
                self._emit_block(block, masked=True)
        self.state.masked = False
        for region in self.facts.regions:
            (self._straight if region.straight else self._dispatcher).emit(region)
        self.state.close()
        for first, end in self._reordered:
            self.code.lines[first:end] = at_first_use(self.code.lines[first:end])
        self._emit_ends()
        self.suspension.emit()
        if self.sweep.is_possible:
            points = self.suspension.behind_barriers
            plain = not self.prepared.flat.uses_stack and not self.graph.in_loops()
            throughout, alike = self._may_go_together(), not self.suspension.comes_back
            self.sweep.emit(points, self._setup, plain=plain, alike=alike, throughout=throughout)
        with self.code.recording([]) as start:
            self._emit_start()
        switch = self.suspension.switch()
        head = [*self.sweep.head(), *self.homes.forget()] if self.sweep.is_possible else []
        return self.text.assemble(self._slots(), head, [*self._setup(), *switch], start, self._labels_in_loops())

    def _may_go_together(self) -> bool:
        """Whether nothing speaks against several warps going through its loops together: nothing is prepared for a warp
        that begins, and none waits for others or is watched."""
        is_watched = bool(self.request.counted or self.request.screened)
        prepares = any(not self.facts.is_constant(cell) for cell in self.prepared.live.entering(0))
        is_fit = not (is_watched or prepares or self.may_poll or self.prepared.flat.uses_stack)
        return is_fit and bool(self.graph.in_loops())

    @property
    def sweeping(self) -> int:
        """`Worker.sweeps` for this function."""
        if not self.sweep.is_possible:
            return 0
        return 1 if self.may_poll or self.state.sites.host_calls else 2

    def _labels_in_loops(self) -> set[str]:
        """The labels of blocks that may run more than once while the function runs."""
        found = {f"{copy}{index}" for index in self.graph.in_loops() for copy in "UMA"}
        return found | {f"D{region.index}" for region in self.facts.regions}

    # ----------------------------------------------------------------------------------------------------------- blocks

    def _emit_block(self, block: Block, *, masked: bool) -> None:
        self.state.enter(block, masked=masked)
        if masked and block.together:
            self.code.jump("nowhere")
            return
        if masked and block.ends_in_wait:
            # Only some lanes are at the barrier, or else the unmasked copy would run.
            self.code.jump(self.suspension.leave())
            return
        own = [step for step in block.steps if self._constants.keys().isdisjoint(step.writes)]
        steps = own if masked else in_order(own, self.facts, self.text.features)
        start = len(self.code.lines)
        self.steps.emit(steps)
        self.counting.block(block)
        self._finish(block.end)
        if list(steps) != own:
            self._reordered.append((start, len(self.code.lines)))

    def _finish(self, end: End) -> None:
        """Compute where to go, bring the homes of cells up to date, and go."""
        condition = None
        if end.step is not None:
            self.counting.guard(end.step)
        if end.kind in (EndKind.BRANCH, EndKind.LEAVE_IF):
            condition = self.steps.guard(end.step, negated=end.negated)
        index = self.steps.first_source(end.step) if end.kind is EndKind.SWITCH else None
        self.homes.flush()
        if condition is not None and end.kind is EndKind.LEAVE_IF:
            self.counting.leave(end, condition, self.live_bits())
        if self.state.masked:
            self.counting.part_by(end, condition)
            self._finish_masked(end, condition, index)
        else:
            self._finish_together(end, condition, index)

    # ----------------------------------------------------------------------------------------------- all lanes together

    def _finish_together(self, end: End, condition: Lanes | None, index: Lanes | None) -> None:
        match end.kind:
            case EndKind.JUMP:
                self._go(end.targets[0])
            case EndKind.LEAVE:
                self.code.jump("done")
            case EndKind.LEAVE_IF:
                assert condition is not None
                self._leave_if(condition, end.targets[0])
            case EndKind.BRANCH:
                assert condition is not None
                self._branch(condition, *end.targets)
            case _:
                assert index is not None
                self._switch(index, end.targets)

    def _go(self, target: int) -> None:
        """All live lanes go on at `target`."""
        if target > self.state.block.index:
            self.code.jump(f"U{target}")
        else:
            self._budgets.go_back(self.state.block.index, target)

    def _leave_if(self, condition: Lanes, target: int) -> None:
        code, reading = self.code, self.reading
        on = code.new_label()
        if condition.shape.uniform:
            code.branch(reading.base(condition), "done", on)
        else:
            if condition.votes is not None:
                some = code.new_label()
                code.branch(condition.votes.none, on, some)
                code.label(some)
            staying = code.value(f"xor <32 x i1> {reading.vector(condition)}, {ALL_LANES}")
            live = code.value(f"and <32 x i1> {code.value('load <32 x i1>, ptr %live')}, {staying}")
            code.line(f"store <32 x i1> {live}, ptr %live")
            code.branch(code.value(f"icmp eq i32 {self.text.bits_of(live)}, 0"), "done", on)
        code.label(on)
        self._go(target)

    def _branch(self, condition: Lanes, taken: int, other: int) -> None:
        code, reading = self.code, self.reading
        labels = code.new_label(), code.new_label()
        if condition.shape.uniform:
            code.branch(reading.base(condition), *labels, likely=True if self.state.block.end.likely else None)
        else:
            self._vote(condition, *labels, taken, other)
        for label, target in zip(labels, (taken, other), strict=True):
            code.label(label)
            before = self._idle.get((self.state.block.index, target))
            if before is not None:
                self.suspension.note_idle(before, label)
            self._go(target)

    def _vote(self, condition: Lanes, all_label: str, none_label: str, taken: int, other: int) -> None:
        """Lanes may disagree: they then go on in the region, each where it goes."""
        code, votes = self.code, condition.votes
        if votes is not None:
            others, mixed = code.new_label(), code.new_label()
            code.branch(votes.all, all_label, others)
            code.label(others)
            code.branch(votes.none, none_label, mixed)
            code.label(mixed)
        with self.reading.scope():
            self._count_votes(condition, all_label, none_label, taken, other)

    def _count_votes(self, condition: Lanes, all_label: str, none_label: str, taken: int, other: int) -> None:
        code = self.code
        vector = self.reading.vector(condition)
        members = vector if self.state.mask is None else code.value(f"and <32 x i1> {vector}, {self.state.mask}")
        bits = self.text.bits_of(members)
        some, divided = code.new_label(), code.new_label()
        code.branch(code.value(f"icmp eq i32 {bits}, {self.text.bits_of(self.state.mask)}"), all_label, some)
        code.label(some)
        code.branch(code.value(f"icmp eq i32 {bits}, 0"), none_label, divided)
        code.label(divided)
        self.counting.part(self.state.block.end)
        places = self.text.choose_places(vector, self.text.all_at(taken), self.text.all_at(other))
        self._divide(places, self._parted(members, taken, other))

    def _divide(self, places: str, arriving: Arrivals) -> None:
        """Live lanes go on at `places`; the rest is gone."""
        if self.state.mask is not None:
            places = self.text.choose_places(self.state.mask, places, EVERY_LANE_GONE)
        send(self.text, places, None)
        region = self._region_behind()
        if region.straight:
            self._straight.enter(region, arriving)
            return
        self.homes.divide(region)
        self.code.jump(f"D{region.index}")

    def _parted(self, members: str, taken: int, other: int) -> Arrivals:
        """The lanes of the block by where they go: `members` of them to `taken`."""
        left = self.code.value(f"xor <32 x i1> {members}, {self.state.mask or ALL_LANES}")
        return (taken, members), (other, left)

    def _together(self, condition: Lanes, taken: int, other: int) -> Arrivals:
        """The same where all of them go one way: a scalar tells who comes, if it is known who is here."""
        lanes, told, nobody = f"<32 x i1> {self._own_mask()}", self.reading.base(condition), "<32 x i1> zeroinitializer"
        members = self.code.value(f"select i1 {told}, {lanes}, {nobody}")
        return (taken, members), (other, self.code.value(f"select i1 {told}, {nobody}, {lanes}"))

    def _parted_by_index(self, index: Lanes, targets: list[int]) -> Arrivals:
        """The lanes of the block by where they go, the last target for all that have no number."""
        arriving: dict[int, str] = {}
        left = self.state.mask or ALL_LANES
        for number, target in enumerate(targets[:-1]):
            members = self.code.value(f"and <32 x i1> {self.reading.vector(index == number)}, {left}")
            left = self.code.value(f"xor <32 x i1> {left}, {members}")
            before = arriving.get(target)
            arriving[target] = members if before is None else self.code.value(f"or <32 x i1> {members}, {before}")
        before = arriving.get(targets[-1])
        arriving[targets[-1]] = left if before is None else self.code.value(f"or <32 x i1> {left}, {before}")
        return tuple(arriving.items())

    def _region_behind(self) -> Region:
        """The region that the lanes which part at the end of this block enter. One of their targets may be where they
        meet again, and the start of another region."""
        targets = set(self.state.block.end.targets)
        found = (self.facts.region_of[target] for target in targets if target in self.facts.region_of)
        return next(region for region in found if targets <= {*region.blocks, *region.exits})

    def _switch(self, index: Lanes, targets: list[int]) -> None:
        code = self.code
        if index.shape.uniform:
            labels = [code.new_label() for _ in targets]
            base, type_ = self.reading.base(index), index.type.llvm
            cases = " ".join(f"{type_} {n}, label %{label}" for n, label in enumerate(labels[:-1]))
            code.line(f"switch {type_} {base}, label %{labels[-1]} [ {cases} ]")
            for label, target in zip(labels, targets, strict=True):
                code.label(label)
                self._go(target)
            return
        places = self._counted_places(self.state.block.end, index)
        self._divide(places, self._parted_by_index(index, targets))

    # ------------------------------------------------------------------------------------------------------ some lanes

    def _finish_masked(self, end: End, condition: Lanes | None, index: Lanes | None) -> None:
        code = self.code
        region = self.state.region
        if region.straight:
            self._finish_straight(end, condition, index, region)
            return
        match end.kind:
            case EndKind.JUMP if self._falls_through(end.targets[0], region):
                send(self.text, self.text.all_at(end.targets[0]), self.state.mask)
                code.jump(f"M{end.targets[0]}")
                return
            case EndKind.JUMP:
                send(self.text, self.text.all_at(end.targets[0]), self.state.mask)
            case EndKind.LEAVE:
                end_lanes(self.text, self._own_mask())
            case EndKind.LEAVE_IF:
                assert condition is not None
                send(self.text, self.text.all_at(end.targets[0]), self.state.mask)
                leaving = self.reading.vector(condition)
                end_lanes(self.text, code.value(f"and <32 x i1> {leaving}, {self.state.mask}"))
            case EndKind.BRANCH:
                assert condition is not None
                taken, other = map(self.text.all_at, end.targets)
                send(
                    self.text,
                    self.text.choose_places(self.reading.vector(condition), taken, other),
                    self.state.mask,
                )
            case _:
                assert index is not None
                send(self.text, self._counted_places(end, index), self.state.mask)
        self._dispatch(region, end)

    def _finish_straight(self, end: End, condition: Lanes | None, index: Lanes | None, region: Region) -> None:
        """The places of lanes are kept as well: the safe version needs them, if the warp has to go on in it."""
        mask = self._own_mask()
        arriving: Arrivals = ()
        match end.kind:
            case EndKind.JUMP:
                send(self.text, self.text.all_at(end.targets[0]), mask)
                arriving = ((end.targets[0], mask),)
            case EndKind.LEAVE:
                end_lanes(self.text, mask)
            case EndKind.LEAVE_IF:
                assert condition is not None
                leaving = self.code.value(f"and <32 x i1> {self.reading.vector(condition)}, {mask}")
                send(self.text, self.text.all_at(end.targets[0]), mask)
                end_lanes(self.text, leaving)
                arriving = ((end.targets[0], self.code.value(f"xor <32 x i1> {mask}, {leaving}")),)
            case EndKind.BRANCH:
                assert condition is not None
                vector, places = self.reading.vector(condition), map(self.text.all_at, end.targets)
                send(self.text, self.text.choose_places(vector, *places), mask)
                if condition.shape.uniform:
                    arriving = self._together(condition, *end.targets)
                else:
                    members = self.code.value(f"and <32 x i1> {vector}, {mask}")
                    arriving = self._parted(members, *end.targets)
            case _:
                assert index is not None
                send(self.text, self._counted_places(end, index), mask)
                arriving = self._parted_by_index(index, end.targets)
        self._straight.go_on(region, arriving)

    def _counted_places(self, end: End, index: Lanes) -> str:
        """Where the lanes of the block go by their index."""
        places = self.text.places_by_index(index, end.targets)
        self.counting.part_by_places(end, places)
        return places

    def _own_mask(self) -> str:
        assert self.state.mask is not None
        return self.state.mask

    def _falls_through(self, target: int, region: Region) -> bool:
        """No other lane can be at the only block that follows, nor between; and some lanes can go through it alone."""
        block = self.graph.blocks[target]
        return (
            target == self.state.block.index + 1
            and self.facts.region_of.get(target) is region
            and block.predecessors == [self.state.block.index]
            and not block.ends_in_wait
        )

    def _dispatch(self, region: Region, end: End) -> None:
        """Back to the dispatcher, looking at the stop flag where the block leads back."""
        goes_back = any(target <= self.state.block.index for target in end.targets)
        if goes_back and not self._budgets.region_waits(region):
            self._budgets.look_at_stop_flag(f"D{region.index}")
        else:
            if goes_back:
                self._budgets.note_place()
            self.code.jump(f"D{region.index}")

    # ------------------------------------------------------------------------------------------------ waiting, leaving

    @property
    def may_poll(self) -> bool:
        return self._budgets.may_wait

    def leave_unless(self, condition: Lanes) -> None:
        """Go on in the safe version, from the start of this block, unless the uniform condition holds."""
        on = self.code.new_label()
        self.code.branch(self.reading.base(condition), on, self.suspension.leave(), likely=True)
        self.code.label(on)

    def converge(self, membermask: Lanes) -> None:
        """All live lanes are here in unmasked code."""
        if self.state.masked:
            self._leave_unless_here(membermask)
        if may_disagree(membermask):
            self._leave_unless_met(membermask)

    def _leave_unless_here(self, membermask: Lanes) -> None:
        code = self.code
        absent = code.value(f"xor <32 x i1> {self.state.mask}, {ALL_LANES}")
        if not self.state.full:
            absent = code.value(f"and <32 x i1> {absent}, {code.value('load <32 x i1>, ptr %live')}")
        wanted = self._wanted(membermask)
        missing = code.value(f"and i32 {self.text.bits_of(absent)}, {wanted}")
        self.leave_unless(self.text.predicate(code.value(f"icmp eq i32 {missing}, 0")))

    def _leave_unless_met(self, membermask: Lanes) -> None:
        """Lanes that name others than those that they name go on in the safe version, as some of them have to wait."""
        code, members, here = self.code, self.reading.vector(membermask), self.text.bits_of(self.state.mask)
        live, on, different = self.live_bits(), code.new_label(), code.new_label()
        code.branch(all_the_same(self.text, members, here), on, different, likely=True)
        code.label(different)
        with self.reading.scope():
            together = code.value(f"icmp eq i32 {met(self.text, members, here, live)}, {here}")
            self.leave_unless(self.text.predicate(together))
        code.jump(on)
        code.label(on)

    def _wanted(self, membermask: Lanes) -> str:
        """All lanes that any of the executing lanes names, as bits."""
        if membermask.shape.uniform:
            return self.reading.base(membermask)
        named = f"<32 x i32> {self.reading.vector(membermask)}"
        mine = self.code.value(f"select <32 x i1> {self.state.mask}, {named}, <32 x i32> zeroinitializer")
        return self.code.call("i32", "llvm.vector.reduce.or.v32i32", ("<32 x i32>", mine))

    def suspend_unless(self, condition: Lanes) -> None:
        self._waits.suspend_unless(condition)

    def wait_until(self, condition: Lanes) -> Lanes:
        return self._waits.wait_until(condition)

    def live_bits(self) -> str:
        return self.text.bits_of(self.state.live_mask())

    def barrier_sync(self, sync: BarrierSync) -> Lanes | None:
        return self._barriers.sync(sync)

    def frame(self, offset: int) -> Lanes:
        return self.reading.constant(U32, offset)

    def outgoing(self) -> Lanes:
        raise AssertionError("only the safe version calls")

    # ------------------------------------------------------------------------------------------------ entry and the end

    def _slots(self) -> list[str]:
        names = {"%status": "i32", "%budget": "i32", "%pc": "<32 x i16>", "%mask": "<32 x i1>", "%live": "<32 x i1>"}
        own = [f"  {name} = alloca {type_}" for name, type_ in names.items()]
        return [*self.homes.slots(), *self.state.accesses.slots, *own, *self._straight.slots()]

    def _setup(self) -> list[str]:
        """What every activation of the warp begins with."""
        lines = [f"  store i32 {BUDGET}, ptr %budget", *self.sweep.turn()]
        if not self.state.full:
            entry = self.text.entry
            bits = entry.value(f"bitcast i32 {entry.field(Warp, 'live')} to <32 x i1>")
            lines.append(f"  store <32 x i1> {bits}, ptr %live")
        return lines

    def _emit_start(self) -> None:
        """A warp that starts: cells that may be read before they are written are zero."""
        code = self.code
        code.label("start")
        for cell in self.prepared.live.entering(0):
            if not self.facts.is_constant(cell):
                self.homes.put(cell, "zeroinitializer")
        self.state.held.clear()
        if self.prepared.flat.uses_stack:
            top = f"splat (i32 {self.prepared.flat.frame_size})"
            code.line(f"store <32 x i32> {top}, ptr {self.saved.lane_word(LaneWord.TOP)}, align 64")
        code.jump(self.sweep.start)

    def _emit_ends(self) -> None:
        code = self.code
        for region in self.facts.regions:
            self._budgets.emit_impatience(region)
        if not self.sweep.is_possible:
            code.label("done")
            code.line(f"ret i32 {int(Status.DONE)}")
        code.label("stopped")
        code.line(f"ret i32 {int(Status.STOPPED)}")
        code.label("nowhere")
        code.line("unreachable")


def _state(
    request: Request, prepared: Prepared, guard: Callable[[Lanes], None], active: Callable[[], str | None]
) -> FastState:
    assert prepared.facts is not None
    text = FunctionText(request.features, guard, active)
    x, y, z = request.block
    full = x * y * z % WARP_SIZE == 0 and not ends_lanes_early(prepared)
    accesses = accesses_of(request, prepared, text.entry, Version.FAST)
    places = known_places(prepared.graph, prepared.live, prepared.types, request.block)
    return FastState(text, prepared, prepared.facts, accesses, Sites(Version.FAST), full=full, places=places)
