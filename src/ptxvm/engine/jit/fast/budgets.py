"""Ways back in the fast version: they look at the stop flag, or let others run when a budget is spent."""

from __future__ import annotations

from collections.abc import Callable

from ptxvm.engine.jit.analysis.far_turns import Turns
from ptxvm.engine.jit.analysis.regions import Region
from ptxvm.engine.jit.analysis.waiting import streaming_loops, waiting_loops, waits_between
from ptxvm.engine.jit.emission.polling import Polling
from ptxvm.engine.jit.fast.state import FastState
from ptxvm.engine.jit.fast.suspension import Suspension
from ptxvm.engine.jit.fast.waits import FastWaits
from ptxvm.engine.jit.layouts.structures import Status, Warp

BUDGET = 16
"""Iterations before somebody else runs: of loops that wait for other threads, and of loops over global memory (the
warps of a CTA tend to use the same pages and cache lines, while they are at the same iteration)."""

FAR_PLACES = 4
"""Places far apart at which a warp comes by in a loop before somebody else runs."""

PATIENCE = 8
"""Expired budgets of a divided warp before it goes on in the safe version: its lanes may wait for each other."""


class Budgets:
    """Emits them; `warps` is the number of warps in a CTA, `takes_turns`: it costs little that each has a turn of a
    loop."""

    def __init__(
        self,
        state: FastState,
        suspension: Suspension,
        waits: FastWaits,
        polling: Polling,
        warps: int,
        *,
        takes_turns: bool,
    ) -> None:
        self._text = state.text
        self._state = state
        self._suspension = suspension
        self._waits = waits
        self._polling = polling
        self._graph = graph = state.prepared.graph
        self._turns = Turns(graph, state.facts) if takes_turns else None
        self._passes_barriers = warps > 1
        self._waiting_loops = waiting_loops(graph)
        self._streaming_loops = streaming_loops(graph) if warps > 1 else set()

    @property
    def may_wait(self) -> bool:
        """Whether some loop may wait for other threads."""
        return bool(self._waiting_loops)

    def go_back(self, source: int, target: int) -> None:
        """All live lanes go on at a block that is not behind this one."""
        code = self._text.code
        if (target, source) in self._waiting_loops:
            self._count_down(self._suspension.at(target, Status.YIELD), self.note_place)
            code.jump(f"U{target}")
        elif (target, source) in self._streaming_loops:
            self._count_down(self._suspension.at(target, Status.SLICE), self.note_place, self._cost(source, target))
            code.jump(f"U{target}")
        elif self._passes_barriers and waits_between(self._graph, target, source):
            code.jump(f"U{target}")  # Whoever goes through all warps has looked at the stop flag there.
        else:
            self.look_at_stop_flag(f"U{target}")

    def look_at_stop_flag(self, on: str) -> None:
        """Go on at `on` unless the launch is to end; then it is known where."""
        code, stop = self._text.code, self._text.code.new_label()
        code.branch(self._text.stop_is_set(), stop, on, likely=False)
        code.label(stop)
        self.note_place()
        code.jump("stopped")

    def note_place(self) -> None:
        """Note that the lanes of the block being emitted are at its end."""
        self._polling.note_place(self._state.block.last_step)

    def _cost(self, source: int, target: int) -> str:
        """What a turn of a loop costs: much where turns are far apart, as the other warps go by what lies between."""
        step = None if self._turns is None else self._turns.step(target, source)
        if step is None:
            return "1"
        code, type_ = self._text.code, self._state.type_of(step.cell).llvm
        moved = self._text.reading.base(self._state.read(step.cell))
        shifted = code.value(f"add {type_} {moved}, {step.far - 1}")
        is_far = code.value(f"icmp ugt {type_} {shifted}, {2 * step.far - 2}")
        turns = max(1, FAR_PLACES // step.places)
        return code.value(f"select i1 {is_far}, i32 {BUDGET // turns + 1}, i32 1")

    def _count_down(self, expired: str, note: Callable[[], None] = lambda: None, cost: str = "1") -> None:
        """Spend some of the budget; at `expired` it is renewed and the warp suspended, after `note`."""
        code, spent = self._text.code, self._text.code.new_label()
        left = code.value(f"sub i32 {code.value('load i32, ptr %budget')}, {cost}")
        code.line(f"store i32 {left}, ptr %budget")
        on = code.new_label()
        code.branch(code.value(f"icmp slt i32 {left}, 0"), spent, on, likely=False)
        code.label(spent)
        note()
        code.jump(expired)
        code.label(on)

    # ------------------------------------------------------------------------------------------------ of a dispatcher

    def region_waits(self, region: Region) -> bool:
        """Whether lanes of the region may wait for other threads."""
        return any(head in region.blocks for head, _ in self._waiting_loops)

    def spend(self, region: Region) -> None:
        """In the dispatcher of a region that may wait: yield now and then, and in the end go on in the safe version."""
        if self.region_waits(region):
            self._count_down(f"impatient{region.index}")

    def renew_patience(self, region: Region) -> None:
        """In the dispatcher, where all lanes are together."""
        if self.region_waits(region):
            self._text.fields.set(Warp, "spins", 0)

    def emit_impatience(self, region: Region) -> None:
        """Where the dispatcher goes when the budget is spent."""
        if not self.region_waits(region):
            return
        code = self._text.code
        code.label(f"impatient{region.index}")
        spins = self._waits.count_spin()
        leave = self._suspension.dispatch(region, Status.DEOPT)
        stay = self._suspension.dispatch(region, Status.YIELD)
        code.branch(code.value(f"icmp ugt i32 {spins}, {PATIENCE}"), leave, stay)
