"""Several warps side by side from one barrier to the next, where they only read what they share.

Sums of products wait for each other: a warp that goes through a tile by itself leaves most of the processor idle.
Where nothing but such work lies between two barriers, a sweep takes four or two warps at once: the instructions of each
by turns, and what is equal for all of them, like a row of the tile, once. Their code is made of the text that one warp
has; if one of them does not go the likely way, all go alone, before anything has happened.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from ptxvm.engine.jit.fast.copies import BRANCH, JUMP, Copies, Unfit, blocks_of, chosen
from ptxvm.engine.jit.fast.rounds import ARRIVE
from ptxvm.engine.jit.function.text import FunctionText
from ptxvm.lanes.code import LIKELY, UNLIKELY

MOST_LINES = 4000
"""Of a function, beyond which compiling more of them is not worth it."""

MOST_VECTORS = {4: 3, 2: 6}
"""How many vectors each of so many warps may have in its context, and need: with AVX-512 registers hold 16 of them."""

FEW_VECTORS = {2: 1}
"""The same without: four fill all registers that there are, and what is computed with them has to be somewhere, too."""

LEAST_WORK = 8
"""Results computed from vectors, fewer of which are not worth it: what only loads waits for nothing."""

_WORK = re.compile(r"  %\S+ = (?!load |bitcast |shuffle|insert|extract)[a-z ]+<32 x ")


class Abreast:
    """Emits them, when everything but the sweep's own blocks has been emitted. `size` is that of a context."""

    def __init__(self, text: FunctionText, size: int) -> None:
        self._text = text
        self._size = size
        self._blocks: dict[str, list[str]] = {}
        self._places: dict[str, int] = {}

    def emit(self, points: Mapping[str, int]) -> int:
        """`points` are the labels where a warp goes on behind a barrier, with its `Warp.resume`. Returns behind how
        many of them warps go side by side."""
        if len(self._text.code.lines) > MOST_LINES:
            return 0
        self._read()
        found = 0
        for label, resume in points.items():
            try:
                self._emit(label, resume)
                found += 1
            except Unfit:
                continue
        return found

    def _read(self) -> None:
        lines = self._text.code.lines
        self._blocks = blocks_of(lines)
        self._places = {line[:-1]: place for place, line in enumerate(lines) if line.endswith(":")}

    def _emit(self, label: str, resume: int) -> None:
        stretch, end = self._stretch(label)
        limits = MOST_VECTORS if "avx512f" in self._text.reading.features else FEW_VECTORS
        for ways, most in limits.items():
            copies = Copies(self._text, f"{label}.{ways}", ways)
            copies.add(stretch)
            lines = [line for line, _ in copies.needed()]
            if _vectors_kept(lines) <= most * ways and len(lines) <= MOST_LINES // 2:
                break
        else:
            raise Unfit
        if sum(_WORK.match(line) is not None for line in lines) < LEAST_WORK * ways:
            raise Unfit
        self._begin(label, resume, copies)
        self._text.code.lines += lines
        copies.end(self._text.code, end)

    def _stretch(self, label: str) -> tuple[list[str], str]:
        """What a warp does from here to the next barrier, if all goes the likely way, and where it arrives."""
        found: list[str] = []
        before, seen = "", set[str]()
        while label not in seen and label in self._blocks:
            seen.add(label)
            *lines, last = self._blocks[label]
            found += [chosen(line, before) for line in lines]
            before = label
            if jump := JUMP.fullmatch(last):
                label = jump[1]
                if label.startswith(ARRIVE):
                    return found, label
                continue
            branch = BRANCH.fullmatch(last)
            if branch is None or branch[4] not in (LIKELY, UNLIKELY):
                break
            found.append(last)
            label = branch[2] if branch[4] == LIKELY else branch[3]
        raise Unfit

    def _begin(self, label: str, resume: int, copies: Copies) -> None:
        """Where the warp goes on: with those that follow it, if there are as many, in a round from here."""
        code, place = self._text.code, self._places[label]
        with code.recording([f"{label}:"]) as head:
            copies.ask(code, code.value(f"icmp eq i32 %round, {resume}"))
            code.lines.append(f"{copies.alone}:")
        code.lines[place] = "\n".join(head)
        copies.find(code, self._size)
        code.jump(copies.start)
        code.label(copies.start)


def _vectors_kept(lines: Iterable[str]) -> int:
    """How many vectors are loaded from contexts."""
    loads = (re.search(r" = load <32 x \w+>, ptr %e", line) for line in lines)
    return sum(load is not None for load in loads)
