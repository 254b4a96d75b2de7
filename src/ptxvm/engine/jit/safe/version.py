"""The safe version: every lane goes its own way, and every lane gets its turn.

Cells live in the warp's context, 32 values each; a block runs for the lanes that are at its start. The dispatcher lets
the lowest place run, and from time to time the place of one lane that has been left behind (the leader), so that lanes
can wait for each other in any way. It runs kernels that the fast version gave up, from where it stopped."""

from __future__ import annotations

from ptxvm.engine.jit.analysis.graph import Block, End
from ptxvm.engine.jit.analysis.preparation import Prepared
from ptxvm.engine.jit.analysis.shapes import Facts
from ptxvm.engine.jit.emission.barriers import note_passing
from ptxvm.engine.jit.emission.block_state import BlockState
from ptxvm.engine.jit.emission.emitter import Emitter, accesses_of
from ptxvm.engine.jit.emission.membermasks import may_disagree, met
from ptxvm.engine.jit.function.places import EVERY_LANE_GONE, Resume
from ptxvm.engine.jit.function.sites import Sites
from ptxvm.engine.jit.function.text import FunctionText
from ptxvm.engine.jit.layouts.structures import ALL_THREADS, Status, Version, Warp
from ptxvm.engine.jit.layouts.warp_context import PC, LaneWord, Word
from ptxvm.engine.jit.memory.vectors import splat
from ptxvm.engine.jit.program.step import EndKind
from ptxvm.engine.jit.program.unit import Request
from ptxvm.engine.jit.safe.calls import SafeCalls
from ptxvm.engine.jit.safe.dispatcher import QUANTUM, SafeDispatcher
from ptxvm.engine.jit.safe.words import SafeWords
from ptxvm.isa.warp import BarrierReduction, BarrierSync
from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.types import U32
from ptxvm.machine.layout import STACK_SIZE


class SafeEmitter(Emitter[BlockState]):
    """Places are block numbers; behind the last block come those behind barriers, in `self._behind`."""

    def __init__(self, request: Request, prepared: Prepared) -> None:
        super().__init__(request, prepared, _state(request, prepared))
        self.state.load_cell = self._load_cell
        self.graph = prepared.graph
        self._words = SafeWords(self.text, self.state, self.saved)
        self._behind: list[str] = []
        effects = [step.effects for block in self.graph.blocks for step in block.steps]
        self._waits = any(effect.starts_block for effect in effects)
        self._calls = self._make_calls() if prepared.has_calls else None
        self._yields = any(effect.synchronises for effect in effects)
        fair = not request.counted  # what is counted has no lanes that wait for others in loops
        self._dispatcher = SafeDispatcher(self.text, self._words, self.saved, yields=self._yields, fair=fair)

    def _make_calls(self) -> SafeCalls:
        faults, functions = self.machine.faults, self.request.functions
        return SafeCalls(self.state, self._words, self.steps, faults, functions)

    def emit(self) -> list[str]:
        for block in self.graph.blocks:
            self._emit_block(block)
        self.state.close()
        self._dispatcher.emit([*(f"B{block.index}" for block in self.graph.blocks), *self._behind])
        self._emit_ends()
        with self.code.recording([]) as start:
            self._emit_start()
            self._emit_takeover()
        slots = ["  %mask = alloca <32 x i1>", "  %budget = alloca i32"]
        setup = [f"  store i32 {QUANTUM}, ptr %budget", "  br label %begin"]
        return self.text.assemble(slots, [], setup, start, self.text.labels)

    # ----------------------------------------------------------------------------------------------------------- blocks

    def _emit_block(self, block: Block) -> None:
        self.state.block = block
        self.state.open(f"B{block.index}")
        self.state.mask = self.code.value("load <32 x i1>, ptr %mask")
        self.machine.polling.note_place(block.last_step)
        self.steps.emit(block.steps)
        self.counting.block(block)
        self._finish(block.end)

    def _finish(self, end: End) -> None:
        if end.kind is EndKind.CALL:
            self._finish_call(end)
            return
        if end.step is not None:
            self.counting.guard(end.step)
        places = self._places(end)
        self._flush()
        if self._waits:
            self._words.set(Word.MOVED, "1")
        if places is None:
            self._end_lanes(self.state.mask)
        else:
            self._send(places)
            if end.kind is EndKind.LEAVE_IF:
                condition = self.steps.guard(end.step, negated=end.negated)
                self.counting.leave(end, condition, self._words.live_bits())
                leaving = self.reading.vector(condition)
                self._end_lanes(self.code.value(f"and <32 x i1> {self.state.mask}, {leaving}"))
        if end.kind is EndKind.JUMP and self._falls_through(end.targets[0]):
            self.code.line(f"store <32 x i1> {self.state.mask}, ptr %mask")
            self.code.jump(f"B{end.targets[0]}")
        else:
            self.code.jump("dispatch")

    def _finish_call(self, end: End) -> None:
        """The caller's cells are saved; what follows runs when the callee has returned."""
        assert self._calls is not None
        step = self.state.step = end.step
        self._flush()
        self._send(self._calls.call(self.state.block, self._next_behind()))
        self.code.jump("dispatch")
        self._continue_behind(f"R{self.state.block.index}")
        self.state.step = step
        self._calls.come_back(self.state.block)
        self._flush()
        self._send(self.text.all_at(end.targets[0]))
        self.code.jump("dispatch")

    def _next_behind(self) -> int:
        """The number of the next place that is no block."""
        return len(self.graph.blocks) + len(self._behind)

    def _continue_behind(self, label: str) -> None:
        """Lanes that are sent to the place go on here."""
        self._behind.append(label)
        self.state.open(label)
        self.state.mask = self.code.value("load <32 x i1>, ptr %mask")

    def _falls_through(self, target: int) -> bool:
        """The lanes go on together at the next block, where no other lane can be."""
        here = self.state.block.index
        return target == here + 1 and self.graph.blocks[target].predecessors == [here]

    def _places(self, end: End) -> str | None:
        """Where the lanes of the block go, as a vector of places; None when they end."""
        match end.kind:
            case EndKind.JUMP | EndKind.LEAVE_IF:
                return self.text.all_at(end.targets[0])
            case EndKind.BRANCH:
                condition = self.steps.guard(end.step, negated=end.negated)
                self.counting.part_by(end, condition)
                return self.text.choose_places(self.reading.vector(condition), *map(self.text.all_at, end.targets))
            case EndKind.SWITCH:
                places = self.text.places_by_index(self.steps.first_source(end.step), end.targets)
                self.counting.part_by_places(end, places)
                return places
            case EndKind.RETURN:
                assert self._calls is not None
                self.state.step = end.step
                return self._calls.leave()
            case _:
                return None

    def _send(self, places: str) -> None:
        """The lanes of the block go to `places`."""
        before = self.code.value(f"load <32 x i16>, ptr {self.saved.slot(PC)}, align 64")
        assert self.state.mask is not None
        after = self.text.choose_places(self.state.mask, places, before)
        self.code.line(f"store <32 x i16> {after}, ptr {self.saved.slot(PC)}, align 64")

    def _end_lanes(self, ending: str | None) -> None:
        code = self.code
        staying = code.value(f"xor i32 {self.text.bits_of(ending)}, -1")
        live = code.value(f"and i32 {self._words.live_bits()}, {staying}")
        self.text.fields.set(Warp, "live", live)

    # ----------------------------------------------------------------------------------------------------- cells' homes

    def _load_cell(self, cell: int) -> Lanes:
        raw_nan = self.state.fact(cell).raw_nan
        return self.reading.varying(self.state.type_of(cell), self.saved.load(cell), raw_nan)

    def _flush(self) -> None:
        wanted = self.prepared.live.leaving(self.state.block.index) if self.state.dirty else ()
        for cell in self.state.dirty:
            if cell in wanted:
                new = self.reading.vector(self.state.current[cell])
                self.saved.store(cell, self.state.blend(cell, new, self.saved.load(cell)))

    # ---------------------------------------------------------------------------------------------------------- waiting

    @property
    def may_poll(self) -> bool:
        return self._yields

    def converge(self, membermask: Lanes) -> None:
        """Lanes that name one which is alive and not here, or names others than they do, wait for it."""
        code, here = self.code, self.text.bits_of(self.state.mask)
        self._words.set_lanes(LaneWord.MEMBERS, membermask)
        if may_disagree(membermask):
            members, live = self.reading.vector(membermask), self._words.live_bits()
            together = self.text.predicate_of(met(self.text, members, here, live))
        else:
            together = self._all_here(membermask, here)
        let_go = self.text.predicate_of(self._words.get(Word.LET_GO))
        self._wait_unless(together | let_go, Word.CONVERGING)
        going = code.value(f"xor i32 {self.text.bits_of(self.state.mask)}, -1")
        self._words.set(Word.LET_GO, code.value(f"and i32 {self._words.get(Word.LET_GO)}, {going}"))

    def _all_here(self, membermask: Lanes, here: str) -> Lanes:
        """Whether all that live of those that each lane names are here."""
        code = self.code
        elsewhere = code.value(f"and i32 {self._words.live_bits()}, {code.value(f'xor i32 {here}, -1')}")
        return membermask & self.reading.uniform(U32, elsewhere) == 0

    def suspend_unless(self, condition: Lanes) -> None:
        self._note_wait()
        self._wait_unless(condition, Word.SUSPENDED)
        note_passing(self.text)

    def wait_until(self, condition: Lanes) -> Lanes:
        code = self.code
        self._note_wait()
        allowed = self.text.fields.get(Warp, "gives_up")
        gives_up = self.text.predicate_of(allowed)
        self._wait_unless(condition | gives_up, Word.SUSPENDED)
        others = code.value(f"xor i32 {self.text.bits_of(self.state.mask)}, -1")
        self.text.fields.set(Warp, "gives_up", code.value(f"and i32 {allowed}, {others}"))
        passed, on = code.new_label(), code.new_label()
        code.branch(code.value(f"icmp eq i32 {self.reading.base(self.state.ballot(condition))}, 0"), on, passed)
        code.label(passed)
        note_passing(self.text)
        code.jump(on)
        code.label(on)
        return condition

    def _note_wait(self) -> None:
        self.text.fields.set(Warp, "wait_site", self.state.site())

    def _wait_unless(self, condition: Lanes, word: Word) -> None:
        """The lanes whose condition is false stay at the start of this block; the others go on."""
        code = self.code
        ready = code.value(f"and <32 x i1> {self.state.mask}, {self.reading.vector(condition)}")
        waiting = code.value(f"xor i32 {self.text.bits_of(self.state.mask)}, {self.text.bits_of(ready)}")
        self._words.add(word, waiting)
        on = code.new_label()
        code.branch(code.value(f"icmp eq i32 {self.text.bits_of(ready)}, 0"), "dispatch", on)
        code.label(on)
        self.state.mask = ready

    def live_bits(self) -> str:
        return self._words.live_bits()

    def barrier_sync(self, sync: BarrierSync) -> Lanes | None:
        threads, predicate = sync.threads, sync.predicate
        code = self.code
        self._words.set_lanes(LaneWord.BARRIER, sync.barrier)
        self._words.set_lanes(LaneWord.THREADS, self._constant(ALL_THREADS) if threads is None else threads)
        self._words.set_lanes(LaneWord.SITE, self._constant(self.state.site()))
        here = self.text.bits_of(self.state.mask)
        if predicate is not None:
            others = code.value(f"and i32 {self._words.get(Word.PREDICATES)}, {code.value(f'xor i32 {here}, -1')}")
            mine = self.reading.base(self.state.ballot(predicate))
            self._words.set(Word.PREDICATES, code.value(f"or i32 {others}, {mine}"))
        self._words.add(Word.AT_BARRIER, here)
        self._send(self.text.all_at(self._next_behind()))
        code.jump("dispatch")
        self._continue_behind(f"A{self.state.block.index}")
        return self._outcome(sync.reduce)

    def _constant(self, value: int) -> Lanes:
        return self.reading.constant(U32, value)

    def _outcome(self, reduce: BarrierReduction | None) -> Lanes | None:
        match reduce:
            case None:
                return None
            case BarrierReduction.POPC:
                return self._words.lanes(LaneWord.TRUE)
            case BarrierReduction.AND:
                return self._words.lanes(LaneWord.FALSE) == 0
            case BarrierReduction.OR:
                return self._words.lanes(LaneWord.TRUE) != 0

    def frame(self, offset: int) -> Lanes:
        return self.reading.constant(U32, offset) if self._calls is None else self._calls.frame() + offset

    def outgoing(self) -> Lanes:
        assert self._calls is not None
        return self._calls.outgoing()

    # ------------------------------------------------------------------------------------------------ entry and the end

    def _emit_start(self) -> None:
        """A warp that starts, comes back, or comes over from the fast version."""
        code = self.code
        code.label("begin")
        resume = self.text.fields.get(Warp, "resume")
        cases = f"i32 {Resume.START}, label %start i32 {Resume.SAFE}, label %resume"
        code.line(f"switch i32 {resume}, label %takeover [ {cases} ]")
        code.label("start")
        for cell in self.prepared.live.entering(0):
            if not self.state.facts.is_constant(cell):
                self.saved.store(cell, "zeroinitializer")
        self.state.held.clear()
        first = {LaneWord.TOP: self.prepared.flat.frame_size, LaneWord.SAVED: STACK_SIZE}
        for word in (LaneWord.TOP, LaneWord.SAVED, LaneWord.FRAME, LaneWord.DEPTH):
            value = f"splat (i32 {first.get(word, 0)})"
            code.line(f"store <32 x i32> {value}, ptr {self.saved.lane_word(word)}, align 64")
        self._reset("0")
        code.jump("dispatch")
        code.label("resume")
        waiting = code.value(f"icmp ne i32 {self._words.get(Word.AT_BARRIER)}, 0")
        look = code.new_label()
        code.branch(waiting, look, "dispatch")
        code.label(look)
        self._dispatcher.settle_barriers("false")
        code.jump("dispatch")

    def _reset(self, place: str) -> None:
        """All live lanes at `place`, an i16; nobody waits."""
        code = self.code
        for word in Word:
            self._words.set(word, "0")
        mask = code.value(f"bitcast i32 {self._words.live_bits()} to <32 x i1>")
        chosen = self.text.choose_places(mask, splat(code, "i16", place), EVERY_LANE_GONE)
        code.line(f"store <32 x i16> {chosen}, ptr {self.saved.slot(PC)}, align 64")

    def _emit_takeover(self) -> None:
        """The fast version stopped: its scalars become vectors. It noted places only where lanes were divided, and kept
        some of its scalars as vectors then."""
        code, fast = self.code, self.prepared.facts
        code.label("takeover")
        if fast is None:
            code.jump("nowhere")
            return
        vectors = self.prepared.layout.vectors
        scalars = [cell for cell in vectors if fast.is_constant(cell) or not fast.is_varying(cell)]
        resume = self.text.fields.get(Warp, "resume")
        numbers = Resume(len(self.graph.blocks), len(fast.regions))
        cases = " ".join(f"i32 {numbers.dispatch(g)}, label %takeover{g}" for g in range(len(fast.regions)))
        code.line(f"switch i32 {resume}, label %takeover.together [ {cases} ]")
        for region, divided in zip(fast.regions, fast.divided, strict=True):
            code.label(f"takeover{region.index}")
            self._spread(fast, [cell for cell in scalars if cell not in divided])
            for word in Word:
                self._words.set(word, "0")
            code.jump("dispatch")
        code.label("takeover.together")
        self._spread(fast, scalars)
        self._reset(code.value(f"trunc i32 {code.value(f'sub i32 {resume}, 1')} to i16"))
        code.jump("dispatch")

    def _spread(self, fast: Facts, cells: list[int]) -> None:
        """Scalars of the fast version become vectors."""
        for cell in cells:
            self.saved.store(cell, self.reading.vector(self._fast_value(cell, fast.values[cell])))

    def _fast_value(self, cell: int, fact: Lanes) -> Lanes:
        if fact.is_constant:
            return fact
        type_ = self.prepared.types[cell]
        place = self.saved.scalar(cell)
        return self.reading.value(type_, fact.shape, self.code.value(f"load {type_.scalar}, ptr {place}"))

    def _emit_ends(self) -> None:
        code = self.code
        for label, status in (("done", Status.DONE), ("stopped", Status.STOPPED), ("faulted", Status.FAULT)):
            code.label(label)
            code.line(f"ret i32 {int(status)}")
        code.label("nowhere")
        code.line("unreachable")


def _state(request: Request, prepared: Prepared) -> BlockState:
    text = FunctionText(request.features)
    accesses = accesses_of(request, prepared, text.entry, Version.SAFE)
    return BlockState(text, prepared, prepared.safe_facts, accesses, Sites(Version.SAFE))
