"""The fast version: blocks run by all live lanes of a warp together; divergent regions also lane by lane under
masks."""

from __future__ import annotations

from collections import Counter

from ptxvm.engine.jit.analysis.graph import Block, End
from ptxvm.engine.jit.analysis.preparation import Prepared, ends_lanes_early, warps_of
from ptxvm.engine.jit.analysis.regions import Region
from ptxvm.engine.jit.analysis.waiting import streaming_loops, waiting_loops
from ptxvm.engine.jit.emission.context_cells import blend_vector, load_vector, store_vector
from ptxvm.engine.jit.emission.emitter import ALL, Emitter
from ptxvm.engine.jit.fast.barriers import FastBarriers
from ptxvm.engine.jit.fast.dispatcher import emit_dispatcher, end_lanes, send
from ptxvm.engine.jit.fast.suspension import Suspension, save_cell
from ptxvm.engine.jit.fast.waits import FastWaits
from ptxvm.engine.jit.function.places import GONE, splat_place
from ptxvm.engine.jit.layouts.structures import Status, Version, Warp
from ptxvm.engine.jit.layouts.warp_context import LaneWord
from ptxvm.engine.jit.program.step import EndKind
from ptxvm.engine.jit.program.unit import Request
from ptxvm.isa.warp import BarrierReduction
from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.types import U32, WARP_SIZE

MERGE_LIMIT = 500
"""Values to merge at a dispatcher (blocks times changing cells) beyond which they are kept in memory: the time LLVM
takes for them grows with the square."""

BUDGET = 16
"""Iterations before somebody else runs: of loops that wait for other threads, and of loops over global memory (the
warps of a CTA tend to use the same pages and cache lines, while they are at the same iteration)."""

PATIENCE = 8
"""Expired budgets of a divided warp before it goes on in the safe version: its lanes may wait for each other."""


class FastEmitter(Emitter):
    """`full`: all 32 lanes of every warp live until the warp ends, so that unmasked blocks need no mask at all.

    Cells live in stack slots `%r<cell>` that LLVM turns into registers; `%pc`, `%mask` and `%live` likewise.
    """

    def __init__(self, request: Request, prepared: Prepared) -> None:
        assert prepared.facts is not None
        super().__init__(request, prepared, prepared.facts, Version.FAST)
        x, y, z = request.block
        self.full = x * y * z % WARP_SIZE == 0 and not ends_lanes_early(prepared)
        self.block: Block = self.graph.blocks[0]
        self.masked = False
        self.suspension = Suspension(self)
        self._waits = FastWaits(self)
        self._barriers = FastBarriers(self)
        self._waiting_loops = waiting_loops(self.graph)
        self._streaming_loops = streaming_loops(self.graph) if warps_of(request.block) > 1 else set()
        self._kept = [self._find_kept(region) for region in self.facts.regions]
        self.written_through = self._find_written_through()

    @property
    def may_poll(self) -> bool:
        return bool(self._waiting_loops)

    def is_partial(self) -> bool:
        return self.masked

    def emit(self) -> list[str]:
        """The lines of the function's body."""
        for block in self.graph.blocks:
            self._emit_block(block, masked=False)
            if block.index in self.facts.region_of:
                self._emit_block(block, masked=True)
        self.masked = False
        for region in self.facts.regions:
            emit_dispatcher(self, region)
        self.close_block()
        self._emit_ends()
        self.suspension.emit()
        with self.code.recording([]) as start:
            self._emit_start()
        switch = self.suspension.switch()
        return self.assemble(self._slots(), [*self._setup(), *switch], start, self._labels_in_loops())

    def _labels_in_loops(self) -> set[str]:
        """The labels of blocks that may run more than once while the function runs."""
        found: set[str] = set()
        for block in self.graph.blocks:
            for head in (target for target in block.end.targets if target <= block.index):
                found.update(f"{copy}{index}" for index in range(head, block.index + 1) for copy in "UMA")
        return found | {f"D{region.index}" for region in self.facts.regions}

    # ----------------------------------------------------------------------------------------------------------- blocks

    def _emit_block(self, block: Block, *, masked: bool) -> None:
        self.block, self.masked = block, masked
        self.open_block(f"{'M' if masked else 'U'}{block.index}")
        self.mask = self._block_mask()
        if masked and block.ends_in_wait:
            # Only some lanes are at the barrier, or else the unmasked copy would run.
            self.code.jump(self.leave_label())
            return
        self.emit_steps(block.steps)
        self._finish(block.end)

    def _block_mask(self) -> str | None:
        if self.masked:
            return self.code.value("load <32 x i1>, ptr %mask")
        return None if self.full else self.code.value("load <32 x i1>, ptr %live")

    def _finish(self, end: End) -> None:
        """Compute where to go, bring the homes of cells up to date, and go."""
        condition = None
        if end.kind in (EndKind.BRANCH, EndKind.LEAVE_IF):
            condition = self.condition(end.step, negated=end.negated)
        index = self.switch_index(end) if end.kind is EndKind.SWITCH else None
        self._flush()
        if self.masked:
            self._finish_masked(end, condition, index)
        else:
            self._finish_together(end, condition, index)

    # ----------------------------------------------------------------------------------------------------- cells' homes

    def fact(self, cell: int) -> Lanes:
        fact = self.facts.values[cell]
        if self.masked and cell in self.facts.divided[self.facts.region_of[self.block.index].index]:
            return self.reading.varying(fact.type, "poison", fact.raw_nan)
        return fact

    def load_cell(self, cell: int) -> Lanes:
        fact = self.fact(cell)
        if self._is_in_context(cell):
            name = load_vector(self, cell)
        else:
            name = self.code.value(f"load {self.home_type(cell)}, ptr %r{cell}")
        return self.reading.value(self.types[cell], fact.shape, name, fact.raw_nan)

    def _flush(self) -> None:
        wanted = self.live.leaving(self.block.index) if self.dirty else ()
        for cell in self.dirty:
            if cell in wanted:
                self._store_cell(cell, self.name_of(cell, self.current[cell]))

    def _store_cell(self, cell: int, name: str) -> None:
        type_ = self.home_type(cell)
        if self._is_in_context(cell):
            store_vector(self, cell, blend_vector(self, cell, name, load_vector(self, cell)))
            return
        if self.masked:
            assert self.fact(cell).shape.varying, "a scalar changes for some lanes only"
            name = blend_vector(self, cell, name, self.code.value(f"load {type_}, ptr %r{cell}"))
        self.code.line(f"store {type_} {name}, ptr %r{cell}")
        if cell in self.written_through:
            save_cell(self, cell)

    def _is_in_context(self, cell: int) -> bool:
        return self.masked and cell in self.kept_in_context(self.facts.region_of[self.block.index])

    def kept_in_context(self, region: Region) -> frozenset[int]:
        """The cells whose homes are in the warp's context while masked blocks of the region run: those that are vectors
        only then, and in a large region all that change, as each would be a value to merge at the dispatcher.
        """
        return self._kept[region.index]

    def _find_written_through(self) -> frozenset[int]:
        """Cells that are written once and kept across a barrier: they go to the context when they are written, so that
        barriers in a loop need not save them again and again."""
        across = {cell for block in self.graph.blocks if block.ends_in_wait for cell in self.cells_behind(block.index)}
        writes: Counter[int] = Counter()
        for block in self.graph.blocks:
            for step in block.steps:
                once = step.guard is None and block.index not in self.facts.region_of
                writes.update(dict.fromkeys(step.writes, 1 if once else 2))
        writes.update(self.live.entering(0))
        return frozenset(cell for cell in across if writes[cell] == 1 and not self.facts.is_constant(cell))

    def _find_kept(self, region: Region) -> frozenset[int]:
        handed_on = set(self.live.entering_any([*region.blocks, *region.exits]))
        blocks = [self.graph.blocks[index] for index in region.blocks]
        changed = {cell for block in blocks for step in block.steps for cell in step.writes} & handed_on
        changed = {cell for cell in changed if not self.facts.is_constant(cell)}
        divided = self.facts.divided[region.index] & handed_on
        return divided | (changed if len(changed) * len(region.blocks) > MERGE_LIMIT else frozenset())

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
        """All live lanes go on at `target`. Ways back look at the stop flag, or yield now and then if the loop
        waits."""
        code = self.code
        if target > self.block.index:
            code.jump(f"U{target}")
        elif (target, self.block.index) in self._waiting_loops:
            self._count_down(self.suspension.at(target, Status.YIELD))
            code.jump(f"U{target}")
        elif (target, self.block.index) in self._streaming_loops:
            self._count_down(self.suspension.at(target, Status.SLICE))
            code.jump(f"U{target}")
        else:
            self._look_at_stop_flag(f"U{target}")

    def _look_at_stop_flag(self, on: str) -> None:
        """Go on at `on` unless the launch is to end; then it is known where."""
        stop = self.code.new_label()
        self.code.branch(self.stop_is_set(), stop, on, likely=False)
        self.code.label(stop)
        self.note_place(self.block.last_step)
        self.code.jump("stopped")

    def _count_down(self, expired: str) -> None:
        """Spend one of the budget; at `expired` it is renewed and the warp suspended."""
        code = self.code
        left = code.value(f"sub i32 {code.value('load i32, ptr %budget')}, 1")
        code.line(f"store i32 {left}, ptr %budget")
        on = code.new_label()
        code.branch(code.value(f"icmp slt i32 {left}, 0"), expired, on, likely=False)
        code.label(on)

    def _leave_if(self, condition: Lanes, target: int) -> None:
        code, reading = self.code, self.reading
        on = code.new_label()
        if condition.shape.uniform:
            code.branch(reading.base(condition), "done", on)
        else:
            staying = code.value(f"xor <32 x i1> {reading.vector(condition)}, {ALL}")
            live = code.value(f"and <32 x i1> {code.value('load <32 x i1>, ptr %live')}, {staying}")
            code.line(f"store <32 x i1> {live}, ptr %live")
            code.branch(code.value(f"icmp eq i32 {self.bits_of(live)}, 0"), "done", on)
        code.label(on)
        self._go(target)

    def _branch(self, condition: Lanes, taken: int, other: int) -> None:
        code, reading = self.code, self.reading
        labels = code.new_label(), code.new_label()
        if condition.shape.uniform:
            code.branch(reading.base(condition), *labels)
        else:
            self._vote(condition, *labels, taken, other)
        for label, target in zip(labels, (taken, other), strict=True):
            code.label(label)
            self._go(target)

    def _vote(self, condition: Lanes, all_label: str, none_label: str, taken: int, other: int) -> None:
        """Lanes may disagree: they then go on under the region's dispatcher."""
        code = self.code
        vector = self.reading.vector(condition)
        members = vector if self.mask is None else code.value(f"and <32 x i1> {vector}, {self.mask}")
        bits = self.bits_of(members)
        some, divided = code.new_label(), code.new_label()
        code.branch(code.value(f"icmp eq i32 {bits}, {self.bits_of(self.mask)}"), all_label, some)
        code.label(some)
        code.branch(code.value(f"icmp eq i32 {bits}, 0"), none_label, divided)
        code.label(divided)
        self._divide(self.choose(vector, splat_place(taken), splat_place(other)))

    def _divide(self, places: str) -> None:
        """Live lanes go on at `places`; the rest is gone."""
        if self.mask is not None:
            places = self.choose(self.mask, places, splat_place(GONE))
        send(self, places, None)
        region = self._region_behind()
        kept = self.kept_in_context(region)
        for cell in self.live.entering_any(self.block.end.targets) if kept else ():
            if cell in kept:
                store_vector(self, cell, self.reading.vector(self.load_cell(cell)))
        self.code.jump(f"D{region.index}")

    def _region_behind(self) -> Region:
        """The region that the lanes which part at the end of this block enter. One of their targets may be where they
        meet again, and the start of another region."""
        targets = set(self.block.end.targets)
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
        self._divide(self.switch_places(index, targets))

    # ------------------------------------------------------------------------------------------------------ some lanes

    def _finish_masked(self, end: End, condition: Lanes | None, index: Lanes | None) -> None:
        code = self.code
        region = self.facts.region_of[self.block.index]
        match end.kind:
            case EndKind.JUMP if self._falls_through(end.targets[0], region):
                send(self, splat_place(end.targets[0]), self.mask)
                code.jump(f"M{end.targets[0]}")
                return
            case EndKind.JUMP:
                send(self, splat_place(end.targets[0]), self.mask)
            case EndKind.LEAVE:
                end_lanes(self, self._own_mask())
            case EndKind.LEAVE_IF:
                assert condition is not None
                send(self, splat_place(end.targets[0]), self.mask)
                leaving = self.reading.vector(condition)
                end_lanes(self, code.value(f"and <32 x i1> {leaving}, {self.mask}"))
            case EndKind.BRANCH:
                assert condition is not None
                taken, other = map(splat_place, end.targets)
                send(self, self.choose(self.reading.vector(condition), taken, other), self.mask)
            case _:
                assert index is not None
                send(self, self.switch_places(index, end.targets), self.mask)
        self._dispatch(region, end)

    def _own_mask(self) -> str:
        assert self.mask is not None
        return self.mask

    def _falls_through(self, target: int, region: Region) -> bool:
        """No other lane can be at the only block that follows, nor between."""
        return (
            target == self.block.index + 1
            and self.facts.region_of.get(target) is region
            and self.graph.blocks[target].predecessors == [self.block.index]
        )

    def _dispatch(self, region: Region, end: End) -> None:
        """Back to the dispatcher, looking at the stop flag where the block leads back."""
        goes_back = any(target <= self.block.index for target in end.targets)
        if goes_back and not self._region_waits(region):
            self._look_at_stop_flag(f"D{region.index}")
        else:
            self.code.jump(f"D{region.index}")

    # ---------------------------------------------------------------------------------------------------------- budgets

    def _region_waits(self, region: Region) -> bool:
        return any(head in region.blocks for head, _ in self._waiting_loops)

    def spend_budget(self, region: Region) -> None:
        """In the dispatcher of a region that may wait: yield now and then, and in the end go on in the safe version."""
        if not self._region_waits(region):
            return
        self._count_down(f"impatient{region.index}")

    def renew_patience(self, region: Region) -> None:
        """In the dispatcher, where all lanes are together."""
        if self._region_waits(region):
            self.fields.set(Warp, "spins", 0)

    def _emit_impatience(self, region: Region) -> None:
        code = self.code
        code.label(f"impatient{region.index}")
        spins = self._waits.count_spin()
        leave = self.suspension.dispatch(region, Status.DEOPT)
        code.branch(
            code.value(f"icmp ugt i32 {spins}, {PATIENCE}"), leave, self.suspension.dispatch(region, Status.YIELD)
        )

    # ------------------------------------------------------------------------------------------------------- suspension

    def leave_label(self) -> str:
        """Where to jump to go on in the safe version from the start of this block."""
        if self.masked:
            return self.suspension.dispatch(self.facts.region_of[self.block.index], Status.DEOPT)
        return self.suspension.at(self.block.index, Status.DEOPT)

    def leave_unless(self, condition: Lanes) -> None:
        on = self.code.new_label()
        self.code.branch(self.reading.base(condition), on, self.leave_label(), likely=True)
        self.code.label(on)

    def frame(self, offset: int) -> Lanes:
        return self.reading.constant(U32, offset)

    def outgoing(self) -> Lanes:
        raise AssertionError("only the safe version calls")

    def cells_behind(self, block: int) -> list[int]:
        """The cells to keep while the warp waits at the barrier that ends a block."""
        written = {cell for step in self.graph.blocks[block].steps for cell in step.writes}
        return sorted(self.live.leaving(block) - written)

    def converge(self, membermask: Lanes) -> None:
        """All live lanes are here in unmasked code."""
        if not self.masked:
            return
        code = self.code
        absent = code.value(f"xor <32 x i1> {self.mask}, {ALL}")
        if not self.full:
            absent = code.value(f"and <32 x i1> {absent}, {code.value('load <32 x i1>, ptr %live')}")
        wanted = self._wanted(membermask)
        missing = code.value(f"and i32 {self.bits_of(absent)}, {wanted}")
        self.leave_unless(self.predicate(code.value(f"icmp eq i32 {missing}, 0")))

    def _wanted(self, membermask: Lanes) -> str:
        """All lanes that any of the executing lanes names, as bits."""
        if membermask.shape.uniform:
            return self.reading.base(membermask)
        code = self.code
        mine = f"select <32 x i1> {self.mask}, <32 x i32> {self.reading.vector(membermask)}, <32 x i32> zeroinitializer"
        return code.call("i32", "llvm.vector.reduce.or.v32i32", ("<32 x i32>", code.value(mine)))

    def suspend_unless(self, condition: Lanes) -> None:
        self._waits.suspend_unless(condition)

    def wait_until(self, condition: Lanes) -> Lanes:
        return self._waits.wait_until(condition)

    # --------------------------------------------------------------------------------------------------------- barriers

    def live_bits(self) -> str:
        return "-1" if self.full else self.bits_of(self.code.value("load <32 x i1>, ptr %live"))

    def barrier_sync(
        self, barrier: Lanes, threads: Lanes | None, reduce: BarrierReduction | None, predicate: Lanes | None
    ) -> Lanes | None:
        return self._barriers.sync(barrier, threads, reduce, predicate)

    def continue_at(self, label: str) -> None:
        """The block goes on behind a suspension, where nothing is known of earlier values."""
        step = self.step
        self.open_block(label)
        self.step = step
        self.mask = self._block_mask()

    # ------------------------------------------------------------------------------------------------ entry and the end

    def _slots(self) -> list[str]:
        lines = [f"  %r{cell} = alloca {self.home_type(cell)}" for cell in self._homes()]
        names = {"%status": "i32", "%budget": "i32", "%pc": "<32 x i16>", "%mask": "<32 x i1>", "%live": "<32 x i1>"}
        return lines + [f"  {name} = alloca {type_}" for name, type_ in names.items()]

    def _setup(self) -> list[str]:
        """What every activation of the warp begins with."""
        lines = [f"  store i32 {BUDGET}, ptr %budget"]
        if not self.full:
            bits = self.entry.field(Warp, "live")
            lines.append(f"  store <32 x i1> {self.entry.value(f'bitcast i32 {bits} to <32 x i1>')}, ptr %live")
        return lines

    def _homes(self) -> list[int]:
        return [cell for cell in self.live.cells if not self.facts.is_constant(cell)]

    def _emit_start(self) -> None:
        """A warp that starts: cells that may be read before they are written are zero."""
        code = self.code
        code.label("start")
        for cell in self.live.entering(0):
            if not self.facts.is_constant(cell):
                code.line(f"store {self.home_type(cell)} zeroinitializer, ptr %r{cell}")
        if self.prepared.flat.uses_stack:
            top = f"splat (i32 {self.prepared.flat.frame_size})"
            code.line(f"store <32 x i32> {top}, ptr {self.lane_word(LaneWord.TOP)}, align 64")
        code.jump("U0")

    def _emit_ends(self) -> None:
        code = self.code
        for region in self.facts.regions:
            if self._region_waits(region):
                self._emit_impatience(region)
        code.label("done")
        code.line(f"ret i32 {int(Status.DONE)}")
        code.label("stopped")
        code.line(f"ret i32 {int(Status.STOPPED)}")
        code.label("nowhere")
        code.line("unreachable")
