"""The blocks that several warps go through together, loops included, and what of them is not the same for all.

Found in the text of one warp: from where it begins to where it ends, if all goes the likely way. Where warps may part
by what each of them is, the way is taken that leads through most of the kernel.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ptxvm.engine.jit.fast.copies import (
    BRANCH,
    END,
    JUMP,
    MASKED_STORE,
    NAME,
    STORE,
    Unfit,
    is_of_cta,
    is_of_warp,
    reads,
)
from ptxvm.engine.jit.function.text import FunctionText
from ptxvm.engine.jit.program.components import components
from ptxvm.lanes.code import UNLIKELY

SLOT = re.compile(r"%r\d+(\.\d)?|%budget|%live")
"""Where a warp keeps what it knows from block to block, on the ways on which its lanes stay together."""

BUDGET = "%budget"


class Line(NamedTuple):
    """`name` is what it defines, as `text`; `place` is where it stores, to a slot or to memory (both "" otherwise);
    `made_of` are the names in it, without these."""

    whole: str
    name: str
    text: str
    place: str
    made_of: frozenset[str]


def parse(line: str) -> Line:
    if line.startswith("  %"):
        name, _, text = line[2:].partition(" = ")
        return Line(line, name, text, "", frozenset(NAME.findall(text)))
    if store := STORE.fullmatch(line):
        return Line(line, "", store[1], store[3], frozenset(NAME.findall(store[2])))
    masked = MASKED_STORE.fullmatch(line)
    return Line(line, "", line, masked[1] if masked else "", frozenset(NAME.findall(line)))


def _changed(line: Line) -> str:
    """The value or slot that a line gives what it has."""
    return line.name or (line.place if line.place != BUDGET and SLOT.fullmatch(line.place) else "")


class Stretch:
    """`lines` are those of each block but for the last, `targets` the blocks that follow it, `loops` those that may run
    again, `tail` those to the end from which there is one way only. Of names and slots, `own` are different for each
    warp, `memory` are made of addresses in memory that kernels see, `loaded` of what is there, `spent` of how often a
    warp may still turn before others have their turn. Nobody steps aside to note where accesses are: who goes alone
    does that."""

    def __init__(self, text: FunctionText, blocks: Mapping[str, Sequence[str]], label: str) -> None:
        names = text.entry.names()
        self._of_warp = [name for name in names if is_of_warp(text.entry, name)]
        self._of_cta = [name for name in names if is_of_cta(text.entry, name)]
        self._blocks = blocks
        self._label = label
        self._parsed: dict[str, list[Line]] = {}
        self._decided: set[str] = set()
        self.lines: dict[str, list[Line]] = {}
        self.targets: dict[str, tuple[str, ...]] = {}
        while True:
            self._reach()
            self.loops = self._find_loops()
            self._look()
            if not self._decide():
                break
        self.sources = self._find_sources()
        self.tail = self._find_tail()

    def last(self, label: str) -> str:
        """The line at the end of a block."""
        return self._blocks[label][-1]

    # -------------------------------------------------------------------------------------------- which blocks they are

    def _reach(self) -> None:
        self.targets.clear()
        waiting = [self._label]
        while waiting:
            label = waiting.pop()
            if label in self.targets or label == END:
                continue
            if label not in self._blocks:
                raise Unfit
            self.targets[label] = self._targets(label)
            waiting += self.targets[label]
        self.lines = {label: self._lines(label) for label in self._blocks if label in self.targets}

    def _lines(self, label: str) -> list[Line]:
        if label not in self._parsed:
            self._parsed[label] = [parse(line) for line in self._blocks[label][:-1]]
        return self._parsed[label]

    def _targets(self, label: str) -> tuple[str, ...]:
        last = self.last(label)
        if jump := JUMP.fullmatch(last):
            return (jump[1],)
        branch = BRANCH.fullmatch(last)
        if branch is None:
            raise Unfit
        if branch[4] is not None:
            return (branch[3] if branch[4] == UNLIKELY else branch[2],)
        if branch[1] in self._decided:
            return (max(branch[2], branch[3], key=self._size_behind),)
        return branch[2], branch[3]

    def _size_behind(self, label: str) -> int:
        """How many blocks of the program may follow."""
        seen: set[str] = set()
        waiting = [label]
        while waiting:
            label = waiting.pop()
            if label not in seen and label in self._blocks:
                seen.add(label)
                waiting += re.findall(r"label %([\w.]+)", self.last(label))
        return sum(label.startswith("U") for label in seen)

    def _decide(self) -> bool:
        """Whether there is a branch, with nothing foretold, by which warps may part: the first of them is decided."""
        for label in self.lines:
            branch = BRANCH.fullmatch(self.last(label))
            if branch is not None and branch[4] is None and branch[1] in self.own - self._decided:
                if label in self.loops:
                    raise Unfit
                self._decided.add(branch[1])
                return True
        return False

    # ------------------------------------------------------------------------------------------ what is known of values

    def _look(self) -> None:
        """At all lines until nothing new is found."""
        self.own = {"%warp", "%number", *self._of_warp}
        self.memory = set(self._of_cta)
        self.loaded: set[str] = set()
        self.spent = {BUDGET}
        lines = [line for label in self.lines for line in self.lines[label]]
        named = [(name, line) for line in lines if (name := _changed(line))]
        known = -1
        while known != (known := len(self.own) + len(self.memory) + len(self.loaded) + len(self.spent)):
            for name, line in named:
                self._note(name, line)

    def _note(self, name: str, line: Line) -> None:
        made_of = line.made_of
        for found in (self.own, self.spent, self.loaded):
            if not made_of.isdisjoint(found):
                found.add(name)
        if line.name and line.text.startswith("inttoptr "):
            self.memory.add(name)
        elif not made_of.isdisjoint(self.memory):
            (self.loaded if reads(line.text) else self.memory).add(name)

    # ------------------------------------------------------------------------------------------------ how they go on

    def _find_sources(self) -> dict[str, list[str]]:
        sources: dict[str, list[str]] = {}
        for label, targets in self.targets.items():
            for target in targets:
                sources.setdefault(target, []).append(label)
        return sources

    def _find_loops(self) -> set[str]:
        """The blocks that may run again."""
        labels = list(self.lines)
        numbers = {label: number for number, label in enumerate(labels)}
        targets = [[numbers[target] for target in self.targets[label] if target != END] for label in labels]
        found = components(range(len(labels)), targets)
        return {labels[number] for many in found if len(many) > 1 or many[0] in targets[many[0]] for number in many}

    def is_behind(self, label: str) -> bool:
        """Whether a block is in a loop, or one may have come before it."""
        seen, waiting = set[str](), [label]
        while waiting:
            label = waiting.pop()
            if label in self.loops:
                return True
            if label not in seen:
                seen.add(label)
                waiting += self.sources.get(label, ())
        return False

    def _find_tail(self) -> list[str]:
        """The blocks to the end from which there is one way only."""
        tail: list[str] = []
        sources = self.sources.get(END, [])
        while len(sources) == 1 and len(self.targets[sources[0]]) == 1 and sources[0] not in self.loops:
            tail.insert(0, sources[0])
            sources = self.sources.get(sources[0], [])
        return tail
