"""Several warps side by side from one barrier to the next, where they only read what they share.

Sums of products wait for each other: a warp that goes through a tile by itself leaves most of the processor idle.
Where nothing but such work lies between two barriers, a sweep takes four or two warps at once: the instructions of each
by turns, and what is equal for all of them, like a row of the tile, once. Their code is made of the text that one warp
has; if one of them does not go the likely way, all go alone, before anything has happened.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from itertools import pairwise

from ptxvm.engine.jit.function.text import FunctionText
from ptxvm.engine.jit.layouts.fields import offset_of
from ptxvm.engine.jit.layouts.structures import Warp
from ptxvm.lanes.code import LIKELY, UNLIKELY

MOST_LINES = 4000
"""Of a function, beyond which compiling more of them is not worth it."""

MOST_VECTORS = {4: 3, 2: 6}
"""How many vectors each of so many warps may have in its context, and need."""

LEAST_WORK = 8
"""Results computed from vectors, fewer of which are not worth it: what only loads waits for nothing."""

_NAME = re.compile(r"%[\w.]+")
_DEFINE = re.compile(r"  (%[\w.]+) = (.*)")
_STORE = re.compile(r"  store (<[^>]*>|\w+) (.*), ptr (%[\w.]+)(, align \d+)?")
_LOAD = re.compile(r"load (?:<[^>]*>|\w+), ptr (%[\w.]+)(?:, align \d+)?")
_JUMP = re.compile(r"  br label %([\w.]+)")
_BRANCH = re.compile(r"  br i1 (%[\w.]+), label %([\w.]+), label %([\w.]+)(?:, !prof (!\d))?")
_ENTRY = re.compile(r"%e\d+")
_WORK = re.compile(r"  %\S+ = (?!load |bitcast |shuffle|insert|extract)[a-z ]+<32 x ")
_SLOT = re.compile(r"%r\d+(\.\d)?|%status|%budget")
_MEMORY = ("load ", "atomicrmw ", "cmpxchg ", "alloca ", "invoke ", "tail ", "musttail ", "notail ")
_LOOK = "call preserve_allcc i32 @ptxvm_screen_reads("
"""Of launches that are watched: to look at reads again changes nothing."""

_COMMON = frozenset(("%cta", "%worker"))


class _Unfit(Exception):
    """Something else is done than reading and computing."""


class Abreast:
    """Emits them, when everything but the sweep's own blocks has been emitted. `size` is that of a context."""

    def __init__(self, text: FunctionText, size: int) -> None:
        self._text = text
        self._size = size
        self._blocks: dict[str, list[str]] = {}
        self._places: dict[str, int] = {}

    def emit(self, points: Mapping[str, int]) -> list[tuple[str, str]]:
        """`points` are the labels where a warp goes on behind a barrier, with its `Warp.resume`. Returns the blocks
        that come to `next`, and the warps left there."""
        if len(self._text.code.lines) > MOST_LINES:
            return []
        self._read()
        ends = []
        for label, resume in points.items():
            try:
                ends.append(self._emit(label, resume))
            except _Unfit:
                continue
        return ends

    def _read(self) -> None:
        block: list[str] = []
        for place, line in enumerate(self._text.code.lines):
            if line.endswith(":"):
                block = self._blocks[line[:-1]] = []
                self._places[line[:-1]] = place
            else:
                block += filter(None, line.split("\n"))

    def _emit(self, label: str, resume: int) -> tuple[str, str]:
        stretch = self._stretch(label)
        for ways, most in MOST_VECTORS.items():
            copies = _Copies(self._text, f"{label}.{ways}", ways)
            copies.add(stretch)
            lines = copies.needed()
            if _vectors_kept(lines) <= most * ways and len(lines) <= MOST_LINES // 2:
                break
        else:
            raise _Unfit
        if sum(_WORK.match(line) is not None for line in lines) < LEAST_WORK * ways:
            raise _Unfit
        self._begin(label, resume, copies)
        self._text.code.lines += lines
        self._text.code.jump("next")
        return copies.block, copies.left[-1]

    def _stretch(self, label: str) -> list[str]:
        """What a warp does from here to the next barrier, if all goes the likely way."""
        found: list[str] = []
        before, seen = "", set[str]()
        while label not in seen and label in self._blocks:
            seen.add(label)
            *lines, last = self._blocks[label]
            found += [_chosen(line, before) for line in lines]
            before = label
            if jump := _JUMP.fullmatch(last):
                label = jump[1]
                continue
            branch = _BRANCH.fullmatch(last)
            if branch is None:
                break
            if branch[1] == "%sweeps":
                return found
            if branch[4] not in (LIKELY, UNLIKELY):
                break
            found.append(last)
            label = branch[2] if branch[4] == LIKELY else branch[3]
        raise _Unfit

    def _begin(self, label: str, resume: int, copies: _Copies) -> None:
        """Where the warp goes on: with those that follow it, if there are as many, at the same barrier as it."""
        code, place = self._text.code, self._places[label]
        code.declare("declare i32 @llvm.cttz.i32(i32, i1)")
        with code.recording([f"{label}:"]) as head:
            for left, fewer in pairwise(copies.left):
                code.define(fewer, f"and i32 {left}, {code.value(f'sub i32 {left}, 1')}")
            enough = code.value(f"icmp ne i32 {copies.left[-2]}, 0")
            code.branch(code.value(f"and i1 %sweeps, {enough}"), copies.name, copies.alone)
            code.lines.append(f"{copies.alone}:")
        code.lines[place] = "\n".join(head)
        code.label(copies.name)
        together = "true"
        for warp, left in zip(copies.warps[1:], copies.left, strict=False):
            number = code.value(f"call i32 @llvm.cttz.i32(i32 {left}, i1 true)")
            offset = code.value(f"mul i64 {code.value(f'zext i32 {number} to i64')}, {self._size}")
            code.define(warp, f"getelementptr i8, ptr %contexts, i64 {offset}")
            field = code.value(f"getelementptr i8, ptr {warp}, i64 {offset_of(Warp, 'resume')}")
            same = code.value(f"icmp eq i32 {code.value(f'load i32, ptr {field}')}, {resume}")
            together = code.value(f"and i1 {together}, {same}")
        code.branch(together, copies.start, copies.alone, likely=True)
        code.label(copies.start)


class _Copies:
    """What several warps do side by side, as text: `warps` are the names of their contexts, `left` those of the warps
    that are left in the sweep, with none of them taken away, one, ..."""

    def __init__(self, text: FunctionText, name: str, ways: int) -> None:
        self._text = text
        self.name = f"{name}.abreast"
        self.alone = f"{name}.alone"
        self.start = self.block = f"{name}.together"
        self.warps = ["%warp", *(f"%{name}.warp{way}" for way in range(1, ways))]
        self.left = ["%left", *(f"%{name}.left{way}" for way in range(1, ways))]
        self._lines: list[str] = []
        self._known: dict[str, str] = {}
        self._names: list[dict[str, str]] = [{} for _ in range(ways)]
        self._slots: list[dict[str, str]] = [{} for _ in range(ways)]
        self._has_stored = False

    def add(self, stretch: Iterable[str]) -> None:
        for line in stretch:
            if define := _DEFINE.fullmatch(line):
                self._define(define[1], define[2])
            elif store := _STORE.fullmatch(line):
                self._store(line, store[2], store[3])
            elif branch := _BRANCH.fullmatch(line):
                self._check(branch)
            else:
                raise _Unfit

    def _define(self, name: str, text: str) -> None:
        load = _LOAD.fullmatch(text)
        if load is None and not _is_computed(text):
            raise _Unfit
        if load is not None and load[1] in self._slots[0]:
            for names, slots in zip(self._names, self._slots, strict=True):
                names[name] = slots[load[1]]
            return
        if text.startswith("="):  # the value of a phi
            for way, names in enumerate(self._names):
                names[name] = self._with_names(text[1:], way)
            return
        texts = [self._with_names(text, way) for way in range(len(self.warps))]
        for way, own in enumerate(texts):
            known = self._known.get(own) if load is None or len(set(texts)) == 1 else None
            if known is None:
                known = self._known[own] = f"{name}.{self.name}{way}"
                self._lines.append(f"  {known} = {own}")
            self._names[way][name] = known

    def _store(self, line: str, value: str, place: str) -> None:
        if _SLOT.fullmatch(place):
            for way, slots in enumerate(self._slots):
                slots[place] = self._with_names(value, way)
            return
        if not (_ENTRY.fullmatch(place) and self._is_of_warp(place)):
            raise _Unfit
        self._has_stored = True
        self._lines += [self._with_names(line, way) for way in range(len(self.warps))]

    def _check(self, branch: re.Match[str]) -> None:
        """Go on if all of them go the likely way."""
        if self._has_stored:
            raise _Unfit
        for condition in dict.fromkeys(self._with_names(branch[1], way) for way in range(len(self.warps))):
            self.block = self._text.code.new_label()
            labels = (self.block, self.alone) if branch[4] == LIKELY else (self.alone, self.block)
            self._lines.append(f"  br i1 {condition}, label %{labels[0]}, label %{labels[1]}, !prof {branch[4]}")
            self._lines.append(f"{self.block}:")

    # ----------------------------------------------------------------------------------------------------------- names

    def _with_names(self, text: str, way: int) -> str:
        return _NAME.sub(lambda name: self._name(name[0], way), text)

    def _name(self, name: str, way: int) -> str:
        """What one of the warps calls a value of the text."""
        known = self._names[way].get(name)
        if known is not None:
            return known
        if name == "%warp":
            return self.warps[way]
        if not _ENTRY.fullmatch(name):
            if name in _COMMON:
                return name
            raise _Unfit
        if not self._is_of_warp(name):
            self._text.entry.use(name, self.name)
            return name
        own = self._names[way][name] = f"{name}.{self.name}{way}"
        self._lines.append(f"  {own} = {self._with_names(self._text.entry.text(name), way)}")
        return own

    def _is_of_warp(self, name: str) -> bool:
        """Whether a value of the entry is another one for each warp."""
        return any(
            other == "%warp" or (_ENTRY.fullmatch(other) is not None and self._is_of_warp(other))
            for other in _NAME.findall(self._text.entry.text(name))
        )

    # ---------------------------------------------------------------------------------------------------- what is left

    def needed(self) -> list[str]:
        """The lines without those that compute what nobody reads."""
        read: set[str] = set()
        found = []
        for line in reversed(self._lines):
            define = _DEFINE.fullmatch(line)
            if define is None or define[1] in read:
                found.append(line)
                read.update(_NAME.findall(line if define is None else define[2]))
        return found[::-1]


def _is_computed(text: str) -> bool:
    """Whether an instruction that is no simple load has no effect, and no other result when it is executed again."""
    if text.startswith("call "):
        return ("@llvm." in text and "@llvm.read" not in text) or text.startswith(_LOOK)
    return not text.startswith(_MEMORY)


def _chosen(line: str, before: str) -> str:
    """A line; of a phi the value that comes from the block before: `%name = =value`."""
    define = _DEFINE.fullmatch(line)
    if define is None or not define[2].startswith("phi "):
        return line
    value = re.search(rf"\[ ?([^\[\]]+), %{re.escape(before)} ?\]", define[2])
    if value is None:
        raise _Unfit
    return f"  {define[1]} = ={value[1]}"


def _vectors_kept(lines: Iterable[str]) -> int:
    """How many vectors are loaded from contexts."""
    loads = (re.search(r" = load <32 x \w+>, ptr %e", line) for line in lines)
    return sum(load is not None for load in loads)
