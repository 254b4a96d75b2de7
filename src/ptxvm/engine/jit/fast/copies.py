"""What several warps do side by side, as text: made of what one warp does."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import pairwise

from ptxvm.engine.jit.function.entry_values import EntryValues
from ptxvm.engine.jit.function.text import FunctionText
from ptxvm.engine.jit.function.warp_values import context, slot, without_first
from ptxvm.engine.jit.layouts.fields import offset_of
from ptxvm.engine.jit.layouts.structures import Warp
from ptxvm.engine.jit.memory.cell import APART
from ptxvm.lanes.code import LIKELY, Code

DEFINE = re.compile(r"  (%[\w.]+) = (.*)")
STORE = re.compile(r"  store (<[^>]*>|\w+) (.*), ptr (%[\w.]+)(, align \d+)?")
LOAD = re.compile(r"load (?:<[^>]*>|\w+), ptr (%[\w.]+)(?:, align \d+)?")
JUMP = re.compile(r"  br label %([\w.]+)")
BRANCH = re.compile(r"  br i1 (%[\w.]+), label %([\w.]+), label %([\w.]+)(?:, !(?:prof|chosen) (!\d))?")
END = "done"
"""Where a warp ends."""

CHOSEN = "!chosen"
"""Instead of `!prof` at a branch of which nothing is foretold, on the way that warps are to go together."""

PREFETCH = "  call void @llvm.prefetch.p0("
FENCE = f"  {APART}"
"""In front of what reads and writes at once, but for others."""

MASKED_STORE = re.compile(
    r"  call void @llvm\.masked\.store\.[\w.]+\(.*, ptr align \d+ (%[\w.]+), <32 x i1> (?:%[\w.]+|splat \(.*\))\)"
)

NAME = re.compile(r"%[\w.]+")
ENTRY = re.compile(r"%e\d+")
_SLOT = re.compile(r"%r\d+(\.\d)?|%status|%budget")
_READS = ("@llvm.masked.", "@llvm.vp.")
_MEMORY = ("load ", "atomicrmw ", "cmpxchg ", "alloca ", "invoke ", "tail ", "musttail ", "notail ")

COMMON = re.compile(r"%cta|%worker|%[ck]\d+")
"""What is the same for all warps: `FastHomes`' slots of such cells, and those with limits of indices."""


class Unfit(Exception):
    """Something else is done than reading, computing and storing."""


class Group:
    """Warps that go together, as text: `warps` are the names of their contexts, `numbers` those of their numbers,
    `left` those of the warps that are left in the sweep, with none of them taken away, one, ... They begin at `start`;
    at `alone` each begins if they cannot, and that turns out on the way at `vain`."""

    def __init__(self, name: str, ways: int) -> None:
        self.name = f"{name}.abreast"
        self.alone = self.vain = f"{name}.alone"
        self.start = f"{name}.together"
        self.warps = ["%warp", *(f"%{name}.warp{way}" for way in range(1, ways))]
        self.numbers = ["%number", *(f"%{name}.number{way}" for way in range(1, ways))]
        self.left = ["%left", *(f"%{name}.left{way}" for way in range(1, ways))]

    def begin(self, text: FunctionText, size: int, condition: str, *, alike: bool) -> None:
        """Where the first of them begins, in the block being emitted: with those that follow it, if there are as many
        and they begin too, and the condition holds. `size` is that of a context; `alike`: no warp goes on elsewhere."""
        code = text.code
        self.ask(code, condition)
        self.find(code, size)
        together = "true"
        for warp in () if alike else self.warps[1:]:
            field = code.value(f"getelementptr i8, ptr {warp}, i64 {offset_of(Warp, 'resume')}")
            begins = code.value(f"icmp eq i32 {code.value(f'load i32, ptr {field}')}, 0")
            together = code.value(f"and i1 {together}, {begins}")
        code.branch(together, self.start, self.alone, likely=True)
        code.label(self.start)

    def ask(self, code: Code, condition: str) -> None:
        """Whether a condition holds, and as many warps are left."""
        for left, fewer in pairwise(self.left):
            code.define(fewer, without_first(code, left))
        enough = code.value(f"icmp ne i32 {self.left[-2]}, 0")
        code.branch(code.value(f"and i1 {condition}, {enough}"), self.name, self.alone)

    def find(self, code: Code, size: int) -> None:
        """The block in which the others get their names."""
        code.declare("declare i32 @llvm.cttz.i32(i32, i1)")
        code.label(self.name)
        for number, warp, left in zip(self.numbers[1:], self.warps[1:], self.left, strict=False):
            code.define(number, f"call i32 @llvm.cttz.i32(i32 {left}, i1 true)")
            code.define(warp, context(code, number, size))

    def end(self, code: Code, label: str) -> None:
        """Go on at a label, with none of them left."""
        code.line(f"store i32 {self.left[-1]}, ptr {slot('%left')}")
        code.jump(label)


class Copies(Group):
    """What several warps do side by side, as text."""

    def __init__(self, text: FunctionText, name: str, ways: int) -> None:
        super().__init__(name, ways)
        self._text = text
        self._lines: list[tuple[str, int]] = []
        """Each with the number of the warp that it is for, the first of them if it is for several."""
        self._known: dict[str, str] = {}
        self._names: list[dict[str, str]] = [{} for _ in range(ways)]
        self._slots: list[dict[str, str]] = [{} for _ in range(ways)]
        self._has_stored = False

    def add(self, stretch: Iterable[str]) -> None:
        for line in stretch:
            if define := DEFINE.fullmatch(line):
                self._define(define[1], define[2])
            elif store := STORE.fullmatch(line):
                self._store(line, store[2], store[3])
            elif branch := BRANCH.fullmatch(line):
                self._check(branch)
            else:
                self._other(line)

    def _other(self, line: str) -> None:
        raise Unfit

    def _define(self, name: str, text: str) -> None:
        load = LOAD.fullmatch(text)
        if load is None and not is_computed(text):
            raise Unfit
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
            known = self._known.get(own) if self._is_common(texts) else None
            if known is None:
                known = self._known[own] = f"{name}.{self.name}{way}"
                self._lines.append((f"  {known} = {own}", way))
                self._note(known, own)
            self._names[way][name] = known

    def _is_common(self, texts: Sequence[str]) -> bool:
        """Whether a value need not be computed again, if it is known; what is loaded might have changed meanwhile."""
        return not texts[0].startswith("load ") or len(set(texts)) == 1

    def _note(self, name: str, text: str) -> None:
        """A value is made, which has this text."""

    def _store(self, line: str, value: str, place: str) -> None:
        if _SLOT.fullmatch(place):
            for way, slots in enumerate(self._slots):
                slots[place] = self._with_names(value, way)
            return
        if not is_of_warp(self._text.entry, place):
            self._write(place)
        else:
            self._has_stored = True
        self._lines += [(self._with_names(line, way), way) for way in range(len(self.warps))]

    def _write(self, place: str) -> None:
        """Something is stored that is neither in a slot of the function nor in the warp's context."""
        raise Unfit

    def _check(self, branch: re.Match[str]) -> None:
        """Go on if all of them go the likely way."""
        if self._has_stored:
            raise Unfit
        for condition in dict.fromkeys(self._with_names(branch[1], way) for way in range(len(self.warps))):
            self._branch(condition, branch[4])

    def _branch(self, condition: str, weights: str) -> None:
        """Each goes alone unless the condition is what it is likely to be."""
        on = self._text.code.new_label()
        labels = (on, self.vain) if weights == LIKELY else (self.vain, on)
        self._lines.append((f"  br i1 {condition}, label %{labels[0]}, label %{labels[1]}, !prof {weights}", 0))
        self._lines.append((f"{on}:", 0))

    # ----------------------------------------------------------------------------------------------------------- names

    def _with_names(self, text: str, way: int) -> str:
        return NAME.sub(lambda name: self._name(name[0], way), text)

    def _name(self, name: str, way: int) -> str:
        """What one of the warps calls a value of the text."""
        known = self._names[way].get(name)
        if known is not None:
            return known
        if name == "%warp":
            return self.warps[way]
        if not ENTRY.fullmatch(name):
            if COMMON.fullmatch(name):
                return name
            raise Unfit
        if not is_of_warp(self._text.entry, name):
            self._text.entry.use(name, self.name)
            return name
        own = self._names[way][name] = f"{name}.{self.name}{way}"
        self._lines.append((f"  {own} = {self._with_names(self._text.entry.text(name), way)}", way))
        return own

    # ---------------------------------------------------------------------------------------------------- what is left

    def needed(self) -> list[tuple[str, int]]:
        """The lines without those that compute what nobody reads, with their warps."""
        read: set[str] = set()
        found = []
        for line, way in reversed(self._lines):
            define = DEFINE.fullmatch(line)
            if define is None or define[1] in read:
                found.append((line, way))
                read.update(NAME.findall(line if define is None else define[2]))
        return found[::-1]


def blocks_of(lines: Iterable[str]) -> dict[str, list[str]]:
    """The lines of each block by its label."""
    blocks: dict[str, list[str]] = {}
    block: list[str] = []
    for line in lines:
        if line.endswith(":"):
            block = blocks[line[:-1]] = []
        else:
            block += filter(None, line.split("\n"))
    return blocks


def chosen(line: str, before: str) -> str:
    """A line; of a phi the value that comes from the block before: `%name = =value`."""
    define = DEFINE.fullmatch(line)
    if define is None or not define[2].startswith("phi "):
        return line
    value = re.search(rf"\[ ?([^\[\]]+), %{re.escape(before)} ?\]", define[2])
    if value is None:
        raise Unfit
    return f"  {define[1]} = ={value[1]}"


def is_computed(text: str) -> bool:
    """Whether an instruction that is no simple load has no effect, and no other result when it is executed again."""
    if text.startswith("call "):
        return "@llvm." in text and "@llvm.read" not in text
    return not text.startswith(_MEMORY)


def reads(text: str) -> bool:
    """Whether an instruction reads memory."""
    return text.startswith("load ") or any(word in text for word in _READS)


def is_of_warp(entry: EntryValues, name: str) -> bool:
    """Whether a value of the entry is another one for each warp."""
    if name == "%warp":
        return True
    return ENTRY.fullmatch(name) is not None and any(is_of_warp(entry, x) for x in NAME.findall(entry.text(name)))


def is_of_cta(entry: EntryValues, name: str) -> bool:
    """Whether a value of the entry is made of the address of memory that belongs to the CTA."""
    if not ENTRY.fullmatch(name):
        return False
    text = entry.text(name)
    others = [other for other in NAME.findall(text) if ENTRY.fullmatch(other)]
    if text.startswith("load ptr, "):
        return any("%cta" in entry.text(other) for other in others)
    return any(is_of_cta(entry, other) for other in others)


def is_index(entry: EntryValues, name: str) -> bool:
    """Whether a value of the entry is the number of the warp."""
    place = LOAD.fullmatch(entry.text(name)) if ENTRY.fullmatch(name) else None
    if place is None or not ENTRY.fullmatch(place[1]):
        return False
    return entry.text(place[1]) == f"getelementptr i8, ptr %warp, i64 {offset_of(Warp, 'index')}"
