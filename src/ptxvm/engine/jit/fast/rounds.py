"""Rounds of a sweep: all warps of a CTA, one after the other, go on behind a barrier and come to the next one.

In the first round each warp goes on where its context says. When all of them wait at the same place, that is known from
there on: the round behind that barrier is a loop of its own over the warps. `%round` is the `Warp.resume` all of them
had when it began, 0 in rounds of which that is not known. Where only one barrier may follow, warps do not write down
that they have come there, as long as none of them has to leave. (Nor are completions of the barrier counted, as nobody
compares these but lanes that wait apart, of which a sweep has none.)
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from ptxvm.engine.jit.function.text import FunctionText
from ptxvm.engine.jit.function.warp_values import context, slot, without_first
from ptxvm.engine.jit.layouts.structures import Cta, Status, Warp
from ptxvm.engine.jit.runtime import DECLARATIONS

ARRIVE = "arrive."
"""What the labels begin with where warps wait for the others."""


class Rounds:
    """Emits them. `size` is that of a context."""

    def __init__(self, text: FunctionText, size: int) -> None:
        self._text = text
        self._size = size
        self._following: Mapping[int, Collection[int]] = {}
        self._idle: dict[str, int] = {}

    def know(self, following: Mapping[int, Collection[int]]) -> None:
        """The barriers, as `Warp.resume` names where warps go on behind them, each with those that may follow."""
        self._following = following

    def arrive(self, resume: int) -> None:
        """A warp waits for the others at this barrier: go on with them, if this is a sweep."""
        code, other, alone = self._text.code, self._text.code.new_label(), self._text.code.new_label()
        code.jump(f"{ARRIVE}{resume}")
        code.label(f"{ARRIVE}{resume}")
        self.go_on([number for number in self._following if self._goal(number) == resume], other)
        code.label(other)
        self._text.fields.set(Warp, "resume", resume)
        code.branch("%sweeps", f"{other}.on", alone)
        code.label(f"{other}.on")
        self.go_on([number for number, goals in self._following.items() if resume in goals and len(goals) > 1], "next")
        code.label(alone)

    def note_idle(self, resume: int, label: str) -> None:
        """A warp that has begun this round and comes to a label has nothing to do, nor have those that are left."""
        self._idle[label] = resume

    def _skip_idle(self) -> None:
        """Where that has been noted, the round is over."""
        code = self._text.code
        for place, line in enumerate(code.lines) if self._idle else ():
            resume = self._idle.get(line[:-1], 0)
            if self._goal(resume) == 0 or not line.endswith(":"):
                continue
            with code.recording([line]) as lines:
                on = code.new_label()
                code.branch(code.value(f"icmp eq i32 %round, {resume}"), f"over.{resume}", on)
                code.label(on)
            code.lines[place] = "\n".join(lines)

    def with_one_goal(self, points: Mapping[str, int]) -> dict[str, int]:
        """The labels behind barriers that only one barrier may follow, so that no warp writes down where it is."""
        return {label: resume for label, resume in points.items() if self._goal(resume)}

    def _goal(self, resume: int) -> int:
        """The only barrier that may follow, or 0."""
        goals = self._following.get(resume, ())
        return next(iter(goals)) if len(goals) == 1 else 0

    def go_on(self, rounds: Collection[int], other: str) -> None:
        """To the next warp in the round that it is, if that is one of these; else at another label."""
        cases = " ".join(f"i32 {number}, label %next.{number}" for number in rounds)
        self._text.code.line(f"switch i32 %round, label %{other} [ {cases} ]")

    def turn(self) -> None:
        """It is the next warp's turn, of those that are left."""
        code = self._text.code
        code.declare("declare i32 @llvm.cttz.i32(i32, i1)")
        number = code.value("call i32 @llvm.cttz.i32(i32 %left, i1 true)")
        warp = code.value(context(code, number, self._size))
        code.line(f"store ptr {warp}, ptr {slot('%warp')}")
        fewer = code.value(without_first(code, "%left"))
        code.line(f"store i32 {fewer}, ptr {slot('%left')}")

    def tell(self, prefix: str = "") -> None:
        """Write down where the other warps go on, as far as all that is known of them is in which round they are.
        `prefix` is that of labels."""
        code = self._text.code
        code.declare(DECLARATIONS["ptxvm_tell_round"])
        code.branch(code.value("icmp eq i32 %round, 0"), f"{prefix}told", f"{prefix}tell")
        code.label(f"{prefix}tell")
        goal = "0"
        for resume in filter(self._goal, self._following):
            here = code.value(f"icmp eq i32 %round, {resume}")
            goal = code.value(f"select i1 {here}, i32 {self._goal(resume)}, i32 {goal}")
        arguments = f"ptr %cta, i32 %number, i32 %left, i32 %round, i32 {goal}"
        code.line(f"call preserve_allcc void @ptxvm_tell_round({arguments})")
        code.jump(f"{prefix}told")
        code.label(f"{prefix}told")

    def emit(self, points: Mapping[str, int], setup: Callable[[], list[str]]) -> None:
        """All of them; at `points` warps go on behind the barriers. `setup` is what a warp's turn begins with."""
        self._skip_idle()
        code = self._text.code
        for label, resume in points.items():
            code.label(f"next.{resume}")
            code.branch(code.value("icmp eq i32 %left, 0"), f"over.{resume}", f"more.{resume}")
            code.label(f"more.{resume}")
            self.turn()
            code.jump(f"turn.{resume}")
            code.label(f"turn.{resume}")
            code.lines += setup()
            code.jump(label)
            code.label(f"over.{resume}")
            self._end(self._goal(resume))
            self._begin(resume, f"more.{resume}")
        self._begin(0, "more")
        self._look()

    def _end(self, goal: int) -> None:
        """The end of a round in which warps came to this barrier, unless they have ended."""
        if goal == 0:
            self._text.code.jump("over")
            return
        left = self._text.code.value(f"icmp eq i32 {self._text.fields.get(Cta, 'live')}, 0")
        self._text.code.branch(left, "alone", f"complete.{goal}")

    def _begin(self, resume: int, more: str) -> None:
        """All warps that are left have arrived, and go on; what `Warp.resume` is for all of them is known unless it
        is 0."""
        code, fields = self._text.code, self._text.fields
        code.label(f"complete.{resume}")
        if resume == 0:
            fields.set(Cta, "moved", 1)
        code.line(f"store i32 {fields.get(Cta, 'live')}, ptr {slot('%left')}")
        code.line(f"store i32 {resume}, ptr {slot('%round')}")
        code.branch(self._text.stop_is_set(), f"leaves.{int(Status.STOPPED)}", more, likely=False)

    def _look(self) -> None:
        """A round is over of which it was not known where it would end: do all that are left wait at one place?"""
        code = self._text.code
        code.label("look")
        code.declare(DECLARATIONS["ptxvm_where_all_wait"])
        found = code.value("call preserve_allcc i32 @ptxvm_where_all_wait(ptr %cta)")
        cases = " ".join(f"i32 {number}, label %complete.{number}" for number in self._following)
        code.line(f"switch i32 {found}, label %complete.0 [ {cases} ]")
