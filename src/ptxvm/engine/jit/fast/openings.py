"""Several warps side by side from where they begin to where they end.

A warp of a kernel that streams does little: to find its place, to check its accesses and to be followed by the next one
costs as much as its work. Four warps do that together: what is equal for all of them once, then the checks of all, and
then the work of each, in its own order. If one of them does not go the way that leads through most of the kernel, all
go alone, before anything has happened. The way may part only by what is known before anything is loaded, so that it is
seldom gone in vain.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from ptxvm.engine.jit.fast.copies import (
    BRANCH,
    CHOSEN,
    DEFINE,
    END,
    FENCE,
    JUMP,
    LOAD,
    MASKED_STORE,
    NAME,
    PREFETCH,
    STORE,
    Copies,
    Unfit,
    blocks_of,
    chosen,
    is_computed,
    is_index,
    is_of_cta,
    reads,
)
from ptxvm.engine.jit.fast.hopes import Hope
from ptxvm.engine.jit.function.text import FunctionText
from ptxvm.engine.jit.memory.context import FunctionContext
from ptxvm.lanes.code import ASIDE, LIKELY, UNLIKELY

WAYS = 4

MOST_LINES = 300
"""Of what one warp does, beyond which there is little to gain and much to compile."""

MOST_BLOCKS = 200

_WRITES = re.compile(r"  store .*, ptr (?!%r\d|%status|%budget)")
_CONTEXT = re.compile(r"%e\d+\.")
_PARTED = re.compile(r"%pc|%mask|%live|%in\d+")


class Openings:
    """Emits them, when everything but the sweep's own blocks has been emitted. `size` is that of a context."""

    def __init__(self, text: FunctionText, accesses: FunctionContext, size: int) -> None:
        self._text = text
        self._accesses = accesses
        self._size = size

    def emit(self, label: str, *, alike: bool) -> str:
        """`label` is where a warp begins; `alike`: no warp goes on elsewhere. Returns where to begin."""
        code = self._text.code
        try:
            way = Ways(blocks_of(code.lines)).from_(label)
            copies = Turns(self._text, label, WAYS, may_be_idle=any(map(MASKED_STORE.fullmatch, way)))
            copies.add(way)
            lines = copies.in_turn()
        except Unfit:
            return label
        start = f"{copies.name}.begin"
        code.label(start)
        hope = Hope(self._text, self._accesses) if copies.may_be_idle else None
        copies.begin(self._text, self._size, "%sweeps" if hope is None else hope.holds(), alike=alike)
        code.lines += lines
        if hope is None:
            copies.end(code, "next")
        else:
            hope.end(copies)
        return start


class Ways:
    """Finds the way through most blocks of the program."""

    def __init__(self, blocks: dict[str, list[str]]) -> None:
        self._blocks = blocks
        self._found: dict[str, tuple[int, str] | None] = {}

    def from_(self, label: str) -> list[str]:
        """What a warp does on it, up to its end."""
        if self._longest(label, 0) is None:
            raise Unfit
        lines: list[str] = []
        before = ""
        while label != END:
            *own, last = self._blocks[label]
            lines += [chosen(line, before) for line in own]
            before, target = label, self._target(label)
            lines += self._turn(last, target)
            if len(lines) > MOST_LINES:
                raise Unfit
            label = target
        if not any(_WRITES.match(line) or MASKED_STORE.fullmatch(line) for line in lines):
            raise Unfit
        return lines

    def _turn(self, last: str, target: str) -> list[str]:
        """The branch at the end of a block, with the block aside."""
        branch = BRANCH.fullmatch(last)
        if branch is None:
            return []
        if branch[4] == ASIDE:
            return ["\n".join([last, *self._blocks[branch[3]]])]
        if branch[4] is None:
            return [f"{last}, {CHOSEN} {LIKELY if target == branch[2] else UNLIKELY}"]
        return [last]

    def _target(self, label: str) -> str:
        found = self._found[label]
        assert found is not None
        return found[1]

    def _longest(self, label: str, depth: int) -> int | None:
        """How many blocks of the program lie on the longest way from here to an end; None: no way leads there."""
        if label == END:
            return 0
        if label not in self._found:
            self._found[label] = None  # on a way that comes back
            if depth < MOST_BLOCKS and label in self._blocks:
                self._found[label] = self._choose(label, depth)
        found = self._found[label]
        return None if found is None else found[0]

    def _choose(self, label: str, depth: int) -> tuple[int, str] | None:
        *lines, last = self._blocks[label]
        if not all(map(_is_fit, lines)):
            return None
        own = label.startswith("U")
        best: tuple[int, str] | None = None
        for target in _targets(last):
            further = self._longest(target, depth + 1)
            if further is not None and (best is None or own + further > best[0]):
                best = own + further, target
        return best


def _targets(last: str) -> Sequence[str]:
    """Where a warp may go from a block, or goes as a rule."""
    if jump := JUMP.fullmatch(last):
        return (jump[1],)
    branch = BRANCH.fullmatch(last)
    if branch is None:
        return ()
    if branch[4] is None:
        return branch[2], branch[3]
    return (branch[3] if branch[4] == UNLIKELY else branch[2],)


def _is_fit(line: str) -> bool:
    """Whether a warp may do that while others do."""
    if define := DEFINE.fullmatch(line):
        return LOAD.fullmatch(define[2]) is not None or is_computed(define[2])
    if store := STORE.fullmatch(line):
        return not _PARTED.fullmatch(store[3])
    return line.startswith(PREFETCH) or line == FENCE or MASKED_STORE.fullmatch(line) is not None


class Turns(Copies):
    """What several warps do: first what tells where they go and whether their accesses pass, then what each does.

    Names in `_memory` are, or are made of, addresses in memory that kernels see; those in `_loaded` are made of what
    was there; those in `_late` were loaded behind a store. `may_be_idle`: they store for some lanes only; where these
    are none, most often, nothing is known of the place, and its check fails in vain.
    """

    def __init__(self, text: FunctionText, name: str, ways: int, *, may_be_idle: bool) -> None:
        super().__init__(text, name, ways)
        self.alone = name
        self.vain = f"{self.name}.vain" if may_be_idle else name
        self.may_be_idle = may_be_idle
        self._memory: set[str] = set()
        self._loaded: set[str] = set()
        self._late: set[str] = set()
        self._passed: set[tuple[str, str]] = set()
        self._has_written = False

    def in_turn(self) -> list[str]:
        """The lines in the order that the class is about."""
        lines, wanted = in_turn(self.needed())
        if not wanted.isdisjoint(self._late):
            raise Unfit
        return lines

    # ------------------------------------------------------------------------------------------------- lines of a warp

    def _other(self, line: str) -> None:
        if "\n" in line:
            self._take_notes(line.split("\n"))
        elif masked := MASKED_STORE.fullmatch(line):
            self._write(masked[1])
            self._add(line)
        elif line == FENCE:
            self._has_written = True  # what each reads now, those before it may have written
            self._add(line)
        elif line.startswith(PREFETCH):
            self._add(line)
        else:
            raise Unfit

    def _add(self, line: str) -> None:
        self._lines += [(self._with_names(line, way), way) for way in range(len(self.warps))]

    def _take_notes(self, lines: Sequence[str]) -> None:
        """The first of the warps does, for all of them."""
        branch = BRANCH.fullmatch(lines[0])
        assert branch is not None
        condition, aside, on = self._with_names(branch[1], 0), self._text.code.new_label(), self._text.code.new_label()
        notes = [f"  br i1 {condition}, label %{on}, label %{aside}, !prof {ASIDE}", f"{aside}:"]
        own = {define[1]: f"{define[1]}.{self.name}" for define in map(DEFINE.fullmatch, lines[1:-1]) if define}
        for line in lines[1:-1]:
            notes.append(NAME.sub(lambda name: own.get(name[0]) or self._name(name[0], 0), line))
        self._lines.append(("\n".join([*notes, f"  br label %{on}", f"{on}:"]), 0))

    def _check(self, branch: re.Match[str]) -> None:
        """Go on if all of them go this way."""
        if CHOSEN in branch[0] and self._with_names(branch[1], 0) in self._loaded:
            raise Unfit
        if (branch[1], branch[4]) in self._passed:
            return
        self._passed.add((branch[1], branch[4]))
        joined, operation = "", "and" if branch[4] == LIKELY else "or"
        for condition in dict.fromkeys(self._with_names(branch[1], way) for way in range(len(self.warps))):
            other = condition if not joined else f"%{self._text.code.new_label()}"
            if joined:
                self._lines.append((f"  {other} = {operation} i1 {joined}, {condition}", 0))
            joined = other
        self._branch(joined, branch[4])

    def _write(self, place: str) -> None:
        """Stores to memory that kernels see are in the order of each warp."""
        if self._name(place, 0) not in self._memory:
            raise Unfit
        self._has_written = True

    # ----------------------------------------------------------------------------------------- what is known of values

    def _is_common(self, texts: Sequence[str]) -> bool:
        return super()._is_common(texts) and not (self._has_written and reads(texts[0]))

    def _note(self, name: str, text: str) -> None:
        made_of = set(NAME.findall(text))
        is_place = not made_of.isdisjoint(self._memory) or any(is_of_cta(self._text.entry, other) for other in made_of)
        if reads(text):
            self._loaded |= {name} if is_place else set()
            is_late = (is_place and self._has_written) or (self._has_stored and _CONTEXT.search(text) is not None)
            self._late |= {name} if is_late else set()
            return
        if is_place or text.startswith("inttoptr "):
            self._memory.add(name)
        if not made_of.isdisjoint(self._loaded):
            self._loaded.add(name)

    def _name(self, name: str, way: int) -> str:
        if is_index(self._text.entry, name):
            return self.numbers[way]
        return super()._name(name, way)


def in_turn(lines: Sequence[tuple[str, int]]) -> tuple[list[str], set[str]]:
    """Lines, each with the warp that it is for: first all that tell where warps go, then the rest of each. And the
    names that tell it."""
    wanted: set[str] = set()
    first: set[int] = set()
    for place in range(len(lines) - 1, -1, -1):
        line, _ = lines[place]
        define = DEFINE.fullmatch(line)
        if " label %" in line or line.endswith(":") or (define is not None and define[1] in wanted):
            first.add(place)
            wanted.update(NAME.findall(line if define is None else define[2]))
    rest = [(way, place) for place, (_, way) in enumerate(lines) if place not in first]
    return [lines[place][0] for place in [*sorted(first), *(place for _, place in sorted(rest))]], wanted
