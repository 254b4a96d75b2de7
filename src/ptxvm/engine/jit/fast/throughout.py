"""Several warps side by side from where they begin to where they end, through loops.

A thread that walks along a row or a column by itself leaves most of the processor idle: its sum waits for each element,
and each element for a check of its place. Four warps do that together: what is equal for all of them once, such as the
row of a factor that each of them multiplies. Until the loops have ended they only read; so if one of them goes another
way, or a check fails, all go alone from the beginning, and nothing has happened. Where that was in vain too often it is
not tried again: a count is kept where sites have what they know.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from ptxvm.engine.jit.fast.copies import (
    BRANCH,
    COMMON,
    ENTRY,
    LOAD,
    NAME,
    PREFETCH,
    STORE,
    Group,
    Unfit,
    blocks_of,
    is_computed,
    is_index,
    is_of_warp,
)
from ptxvm.engine.jit.fast.hopes import Hope
from ptxvm.engine.jit.fast.openings import in_turn
from ptxvm.engine.jit.fast.stretch import SLOT, Line, Stretch
from ptxvm.engine.jit.function.text import FunctionText
from ptxvm.engine.jit.memory.context import FunctionContext
from ptxvm.lanes.code import ASIDE, LIKELY, UNLIKELY

MOST_LINES = 1700
"""Of all warps, beyond which compiling them is not worth it."""

MOST_VECTORS = {4: 3, 2: 6}
"""How many vectors of 32-bit lanes each of so many warps may change in loops."""

_PHI = re.compile(r"\[ ?([^\[\]]+), %([\w.]+) ?\]")
_STOP = re.compile(r"load atomic volatile i32, ptr %e\d+ monotonic, align 4")


class Throughout:
    """Emits them, when everything but the sweep's own blocks has been emitted. `size` is that of a context, `warps`
    how many a CTA has, each of 32 lanes."""

    def __init__(self, text: FunctionText, accesses: FunctionContext, size: int, warps: int) -> None:
        self._text = text
        self._accesses = accesses
        self._size = size
        self._warps = warps

    def emit(self, label: str, *, alike: bool) -> str:
        """As in `Openings`."""
        code = self._text.code
        try:
            stretch = Stretch(self._text, blocks_of(code.lines), label)
            walk = Walk(self._text, stretch, label, self._ways(stretch))
            lines = walk.emit()
        except Unfit:
            return label
        start = f"{walk.name}.begin"
        code.label(start)
        hope = Hope(self._text, self._accesses)
        walk.begin(self._text, self._size, hope.holds(), alike=alike)
        code.lines += lines
        hope.end(walk)
        code.prologue().extend(walk.slots())
        return start

    def _ways(self, stretch: Stretch) -> int:
        """How many warps go together."""
        if not stretch.loops or not stretch.tail:
            raise Unfit
        vectors = {
            line.place: 2 if "64" in line.text or "double" in line.text else 1
            for label in stretch.loops
            for line in stretch.lines[label]
            if line.place in stretch.own and line.text.startswith("<32 x ") and line.text != "<32 x i1>"
        }
        lines = [line for label in stretch.lines for line in stretch.lines[label]]
        own = sum(not (stretch.own.isdisjoint(line.made_of) and line.place not in stretch.own) for line in lines)
        for ways, most in MOST_VECTORS.items():
            is_short = len(lines) + (ways - 1) * own <= MOST_LINES
            if ways <= self._warps and sum(vectors.values()) <= most and is_short:
                return ways
        raise Unfit


class Walk(Group):
    """What the warps do, block by block. What is their own has a name for each of them."""

    def __init__(self, text: FunctionText, stretch: Stretch, name: str, ways: int) -> None:
        super().__init__(name, ways)
        self.alone = name
        self.vain = f"{self.name}.vain"
        self._text = text
        self._stretch = stretch
        self._every = range(ways)
        self._alike: dict[str, str] = {}
        """Values of phis that come from one block only."""
        self._held: dict[str, str] = {}
        """What the last blocks have put into slots."""
        self._entry: dict[str, None] = {}
        self._types = {"%live": "<32 x i1>"}
        self._lines: list[str] = []
        self._has_written = False

    def emit(self) -> list[str]:
        """All lines, up to the end of the last block."""
        stretch = self._stretch
        for label in stretch.lines:
            if label not in stretch.tail:
                self._lines.append(f"{self._label(label)}:")
                for line in stretch.lines[label]:
                    self._lines += [text for text, _ in self._line(label, line)]
                self._end(label)
        self._emit_tail()
        live = [f"  store <32 x i1> splat (i1 true), ptr {name}" for name in self._names("%live")]
        return [*self._entry_lines(), *live, f"  br label %{self._label(self.alone)}", *self._lines]

    def slots(self) -> list[str]:
        """The lines that make room for them."""
        return [f"  {name} = alloca {type_}" for slot, type_ in self._types.items() for name in self._names(slot)]

    # ----------------------------------------------------------------------------------------------------------- names

    def _label(self, label: str) -> str:
        return f"{self.name}.{label}"

    def _names(self, name: str) -> list[str]:
        """What all warps call a value of the text."""
        return list(dict.fromkeys(self._name(name, way) for way in self._every))

    def _with_names(self, text: str, way: int) -> str:
        return NAME.sub(lambda name: self._name(name[0], way), text)

    def _name(self, name: str, way: int) -> str:
        if name in self._alike:
            return self._with_names(self._alike[name], way)
        if name == "%warp":
            return self.warps[way]
        if name == "%number":
            return self.numbers[way]
        if COMMON.fullmatch(name):
            return name
        if ENTRY.fullmatch(name):
            return self._name_at_entry(name, way)
        return f"{name}.{self.name}{way}" if name in self._stretch.own else f"{name}.{self.name}"

    def _name_at_entry(self, name: str, way: int) -> str:
        entry = self._text.entry
        if not is_of_warp(entry, name):
            entry.use(name, self.name)
            return name
        if is_index(entry, name):
            return self.numbers[way]
        for other in NAME.findall(entry.text(name)):
            self._name(other, way)
        self._entry[name] = None
        return f"{name}.{self.name}{way}"

    def _entry_lines(self) -> list[str]:
        """What is computed of each warp where the function begins."""
        texts = {name: self._text.entry.text(name) for name in self._entry}
        return [
            f"  {self._name(name, way)} = {self._with_names(text, way)}"
            for name, text in texts.items()
            for way in self._every
        ]

    # ----------------------------------------------------------------------------------------------------------- lines

    def _line(self, label: str, line: Line, *, last: bool = False) -> list[tuple[str, int]]:
        """What warps do, each with its number. `last`: there is no other way any more."""
        stretch = self._stretch
        if line.name in stretch.spent or line.place in stretch.spent:
            return []
        if line.text.startswith("phi "):
            return self._phi(label, line)
        if line.place:
            return self._store(line, last=last)
        if line.name and not (LOAD.fullmatch(line.text) or _STOP.fullmatch(line.text) or is_computed(line.text)):
            raise Unfit
        if not line.name and not line.whole.startswith(PREFETCH):
            raise Unfit
        is_own = line.name in stretch.own or not line.made_of.isdisjoint(stretch.own)
        if self._has_written and line.name in stretch.loaded and not is_own:
            raise Unfit  # each has to see what it has stored itself
        return self._each(line, own=is_own)

    def _each(self, line: Line, *, own: bool) -> list[tuple[str, int]]:
        return [(self._with_names(line.whole, way), way) for way in (self._every if own else self._every[:1])]

    def _store(self, line: Line, *, last: bool) -> list[tuple[str, int]]:
        if SLOT.fullmatch(line.place):
            self._types[line.place] = line.text
            return self._each(line, own=line.place in self._stretch.own)
        if not (last and line.place in self._stretch.memory):
            raise Unfit
        self._has_written = True
        return self._each(line, own=True)

    def _phi(self, label: str, line: Line) -> list[tuple[str, int]]:
        sources = self._stretch.sources.get(label, ())
        incoming = [(value, before) for value, before in _PHI.findall(line.text) if before in sources]
        if len(incoming) == 1:
            self._alike[line.name] = incoming[0][0]
            return []
        type_, _, _ = line.text.partition(" [")
        found = []
        for way in self._every if line.name in self._stretch.own else self._every[:1]:
            pairs = (f"[ {self._with_names(value, way)}, %{self._label(before)} ]" for value, before in incoming)
            found.append((f"  {self._name(line.name, way)} = {type_} {', '.join(pairs)}", way))
        return found

    # -------------------------------------------------------------------------------------------------- where they go

    def _end(self, label: str) -> None:
        targets = [self._label(target) for target in self._stretch.targets[label]]
        branch = BRANCH.fullmatch(self._stretch.last(label))
        if branch is None or branch[4] == ASIDE:
            self._lines.append(f"  br label %{targets[0]}")
        elif len(targets) == 1:
            self._lines += self._check(label, branch, targets[0])
        else:
            self._turn(label, branch, targets)

    def _turn(self, label: str, branch: re.Match[str], targets: Sequence[str]) -> None:
        """All go the same way. (Who turns until another one has stored something lets it have its turn.)"""
        is_open = branch[1] in self._stretch.loaded and label in self._stretch.loops
        if branch[1] in self._stretch.own or is_open:
            raise Unfit
        self._lines.append(f"  br i1 {self._name(branch[1], 0)}, label %{targets[0]}, label %{targets[1]}")

    def _check(self, label: str, branch: re.Match[str], on: str) -> list[str]:
        """Go on if all of them go this way."""
        stretch, code = self._stretch, self._text.code
        if branch[4] is None and (label in stretch.loops or branch[1] in stretch.loaded):
            raise Unfit
        alone = self.vain if stretch.is_behind(label) else self.alone
        if branch[1] in stretch.spent:
            return self._look_at_stop_flag(on)
        yes = stretch.targets[label][0] == branch[2]
        joined, *others = self._names(branch[1])
        lines = []
        for other in others:
            both = f"%{code.new_label()}"
            lines.append(f"  {both} = {'and' if yes else 'or'} i1 {joined}, {other}")
            joined = both
        first, second, weights = (on, alone, LIKELY) if yes else (alone, on, UNLIKELY)
        return [*lines, f"  br i1 {joined}, label %{first}, label %{second}, !prof {weights}"]

    def _look_at_stop_flag(self, on: str) -> list[str]:
        """Instead of letting other warps have their turn."""
        with self._text.code.recording([]) as lines:
            self._text.code.branch(self._text.stop_is_set(), self.vain, on, likely=False)
        for name in filter(ENTRY.fullmatch, NAME.findall("\n".join(lines))):
            self._text.entry.use(name, self.name)
        return lines

    def _emit_tail(self) -> None:
        """The blocks from which there is one way only: first what tells whether accesses pass, then what each does."""
        stretch, (first, *_) = self._stretch, self._stretch.tail
        self._lines.append(f"{self._label(first)}:")
        found: list[tuple[str, int]] = []
        for label in stretch.tail:
            for line in stretch.lines[label]:
                new = self._last(label, line)
                if label == first and line.text.startswith("phi "):
                    self._lines += [text for text, _ in new]
                else:
                    found += new
            branch = BRANCH.fullmatch(stretch.last(label))
            if branch is not None and branch[4] != ASIDE:
                if branch[1] in stretch.loaded:
                    raise Unfit
                on = self._text.code.new_label()
                found += [(text, 0) for text in [*self._check(label, branch, on), f"{on}:"]]
        if not self._has_written:
            raise Unfit
        self._lines += in_turn(found)[0]

    def _last(self, label: str, line: Line) -> list[tuple[str, int]]:
        """A line of the last blocks: what they keep in slots is known by its name, whatever comes first."""
        if SLOT.fullmatch(line.place):
            store = STORE.fullmatch(line.whole)
            assert store is not None
            self._held[line.place] = store[2]
            return []
        load = LOAD.fullmatch(line.text) if line.name else None
        if load is not None and load[1] in self._held:
            self._alike[line.name] = self._held[load[1]]
            return []
        return self._line(label, line, last=True)
