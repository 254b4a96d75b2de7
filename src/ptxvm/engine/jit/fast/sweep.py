"""Going through all warps of a CTA inside of its function: from barrier to barrier, one warp after the other.

While `Cta.sweeps` is set, a warp that ends, or arrives at a barrier, is followed by the next one; when all have arrived
they go on behind the barrier. The function returns when all warps have ended, or when one of them has to leave for
whatever reason: only then it is written down which (`Cta.position`, one more), and which warps have ended or arrived,
so that the CTA is as `sweep` in runtime/visit.c would leave it. Otherwise the function runs the warp that it is called
with.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ptxvm.engine.jit.analysis.preparation import Prepared
from ptxvm.engine.jit.fast.abreast import Abreast
from ptxvm.engine.jit.fast.openings import Openings
from ptxvm.engine.jit.fast.rounds import Rounds
from ptxvm.engine.jit.fast.throughout import Throughout
from ptxvm.engine.jit.function.native_fields import NativeFields
from ptxvm.engine.jit.function.text import FunctionText
from ptxvm.engine.jit.function.warp_values import slot, slots
from ptxvm.engine.jit.layouts.fields import offset_of
from ptxvm.engine.jit.layouts.structures import NO_SITE, Cta, Status, Warp
from ptxvm.engine.jit.memory.context import FunctionContext
from ptxvm.engine.jit.program.step import Step
from ptxvm.lanes.types import WARP_SIZE


class Sweep:
    """`threads` is the size of a CTA. `full`: all lanes of every warp live until the warp ends."""

    def __init__(
        self,
        text: FunctionText,
        prepared: Prepared,
        accesses: FunctionContext,
        threads: int,
        *,
        full: bool,
        clustered: bool,
    ) -> None:
        self._text = text
        self._accesses = accesses
        self._context_size = prepared.layout.size
        self._threads = threads
        self._full = full
        steps = [step for block in prepared.graph.blocks for step in block.steps]
        self._is_plain = not clustered and not any(step.effects.arrives for step in steps)
        self._waits = any(map(_may_wait, steps))
        self._slices = False
        self._barrier: int | None = None
        self.rounds = Rounds(text, prepared.layout.size)
        self.start = "U0"  # the label where a warp begins

    @property
    def is_possible(self) -> bool:
        """Known when all blocks have been emitted."""
        return self._is_plain

    def note_barrier(self, number: int | None) -> None:
        """All threads wait at the barrier of that number; None: it is not known, or something else goes on there."""
        self._is_plain = self._is_plain and number is not None and self._barrier in (None, number)
        self._barrier = number

    # ------------------------------------------------------------------------------------------- where a warp begins

    def head(self) -> list[str]:
        """The end of the entry block, and the start of the block in which the warp whose turn it is begins or goes on,
        as its context says."""
        place = f"ptr %cta, i64 {offset_of(Cta, 'contexts')}"
        return [
            *slots(again=self._slices),
            f"  %sweeping = load i32, ptr {self._text.entry.address(Cta, 'sweeps')}",
            "  %sweeps = icmp ne i32 %sweeping, 0",
            f"  %contexts.place = getelementptr i8, {place}",
            "  %contexts = load ptr, ptr %contexts.place",
            f"  %live.first = load i32, ptr {self._text.entry.address(Cta, 'live')}",
            "  %live.less = sub i32 %live.first, 1",
            "  %left.first = and i32 %live.first, %live.less",
            f"  store ptr %first, ptr {slot('%warp')}",
            f"  store i32 %left.first, ptr {slot('%left')}",
            f"  store i32 0, ptr {slot('%round')}",
            *([f"  store i32 0, ptr {slot('%again')}"] if self._slices else []),
            "  br label %begin",
            "begin:",
        ]

    def turn(self) -> list[str]:
        """What a warp's turn begins with."""
        if not (self._waits and self.is_possible):
            return []
        return [f"  store i32 0, ptr {self._text.entry.address(Warp, 'waits')}"]

    # ------------------------------------------------------------------------------------- where it ends, or arrives

    def end_slice(self) -> None:
        """A warp has been saved. If its slice of time is over, it goes on when all others had theirs."""
        code = self._text.code
        self._slices, on = True, code.new_label()
        is_over = code.value(f"icmp eq i32 {code.value('load i32, ptr %status')}, {int(Status.SLICE)}")
        code.branch(code.value(f"and i1 {is_over}, %sweeps"), "sliced", on)
        code.label(on)

    def emit(
        self,
        points: Mapping[str, int],
        setup: Callable[[], list[str]],
        *,
        plain: bool,
        alike: bool,
        throughout: bool,
    ) -> None:
        """What all ends have in common. A warp that ends leaves its context as one that begins finds it. At `points`
        warps go on behind a barrier (`Warp.resume`). `setup`: what a warp's turn begins with; `plain`: nothing else is
        prepared for a warp that begins, and it never goes back; `alike`: all that are called begin; `throughout`:
        nothing is prepared, but they go through loops."""
        code, fields = self._text.code, self._text.fields
        if self._full:
            Abreast(self._text, self._context_size).emit(self.rounds.with_one_goal(points))
        if not self._waits and self._barrier is None:
            self._begin_together(plain=plain, alike=alike, throughout=throughout)
        self._emit_leaving(fields)
        code.label("done")
        code.branch("%sweeps", "ends", "alone")
        code.label("alone")
        if self._barrier is not None:
            fields.set(Cta, "swept_barrier", self._barrier)
        code.line(f"ret i32 {int(Status.DONE)}")
        code.label("ends")
        if self._barrier is not None:
            bit = code.value("shl i32 1, %number")
            fields.set(Cta, "live", code.value(f"xor i32 {fields.get(Cta, 'live')}, {bit}"))
            fields.set(Warp, "resume", 0)
        if self._slices:
            fields.set(Warp, "resume", 0)
            fields.set(Warp, "at_site", NO_SITE)
        if not self._full:
            fields.set(Warp, "live", self._initial_lanes())
        self.rounds.go_on(points.values(), "next")
        code.label("next")
        code.branch(code.value("icmp eq i32 %left, 0"), "slices" if self._slices else "over", "more")
        if self._slices:
            self._emit_slices()
        self._emit_end(fields)
        code.label("more")
        self.rounds.turn()
        code.jump("begin")
        if self._barrier is not None:
            self.rounds.emit(points, setup)

    def _begin_together(self, *, plain: bool, alike: bool, throughout: bool) -> None:
        """Several warps begin at once, if what follows is fit for that."""
        if self._full and plain:
            self.start = Openings(self._text, self._accesses, self._context_size).emit(self.start, alike=alike)
        if throughout and self._threads % WARP_SIZE == 0:
            walk = Throughout(self._text, self._accesses, self._context_size, self._threads // WARP_SIZE)
            self.start = walk.emit(self.start, alike=alike)

    def _emit_slices(self) -> None:
        """The slice of a warp is over: from there on each has written down where it goes on. And all have had theirs,
        or had nothing to do."""
        code = self._text.code
        code.label("sliced")
        code.branch(self._text.stop_is_set(), f"leaves.{int(Status.STOPPED)}", "sliced.on", likely=False)
        code.label("sliced.on")
        if self._barrier is not None:
            self.rounds.tell("sliced.")
            code.line(f"store i32 0, ptr {slot('%round')}")
        waiting = code.value(f"or i32 %again, {code.value('shl i32 1, %number')}")
        code.line(f"store i32 {waiting}, ptr {slot('%again')}")
        code.jump("next")
        code.label("slices")
        code.line(f"store i32 %again, ptr {slot('%left')}")
        code.line(f"store i32 0, ptr {slot('%again')}")
        code.branch(code.value("icmp eq i32 %again, 0"), "over", "more")

    def _emit_leaving(self, fields: NativeFields) -> None:
        """What all that has been emitted so far returns through: up to here nobody was told how far the sweep is."""
        code, lines, statuses = self._text.code, self._text.code.lines, set()
        for place, line in enumerate(lines):
            if line.startswith("  ret i32 "):
                status = line.removeprefix("  ret i32 ")
                is_kept = status.startswith("%")  # it was loaded from where it is kept
                statuses |= set() if is_kept else {status}
                lines[place] = f"  br label %{'leaves' if is_kept else f'leaves.{status}'}"
        for status in sorted(statuses):
            code.label(f"leaves.{status}")
            code.line(f"store i32 {status}, ptr %status")
            code.jump("leaves")
        code.label("leaves")
        if self._barrier is not None:
            self.rounds.tell()
        fields.set(Cta, "position", code.value("add i32 %number, 1"))
        others = code.value(f"or i32 %left, {code.value('shl i32 1, %number')}")
        if self._slices:
            others = code.value(f"or i32 {others}, %again")
        live = fields.get(Cta, "live")
        if self._barrier is None:
            fields.set(Cta, "live", code.value(f"select i1 %sweeps, i32 {others}, i32 {live}"))
        else:
            gone = code.value(f"and i32 {live}, {code.value(f'xor i32 {others}, -1')}")
            arrived = code.value(f"select i1 %sweeps, i32 {gone}, i32 0")
            fields.set(Cta, "swept", code.value(f"or i32 {fields.get(Cta, 'swept')}, {arrived}"))
            fields.set(Cta, "swept_barrier", self._barrier)
        code.line(f"ret i32 {code.value('load i32, ptr %status')}")

    def _initial_lanes(self) -> str:
        """The lanes of the warp that exist, as bits."""
        rest = self._threads % WARP_SIZE
        if rest == 0:
            return "-1"
        last = self._text.code.value(f"icmp eq i32 %number, {self._threads // WARP_SIZE}")
        return self._text.code.value(f"select i1 {last}, i32 {(1 << rest) - 1}, i32 -1")

    def _emit_end(self, fields: NativeFields) -> None:
        """The sweep is over: either all warps have ended, or all that are left have arrived."""
        code = self._text.code
        code.label("over")
        if self._barrier is None:
            fields.set(Cta, "live", 0)
            code.line(f"ret i32 {int(Status.DONE)}")
            return
        code.branch(code.value(f"icmp eq i32 {fields.get(Cta, 'live')}, 0"), "alone", "look")


def _may_wait(step: Step) -> bool:
    """Whether a warp may say of itself that it waits for a condition."""
    return step.effects.starts_block and step.effects.synchronises
