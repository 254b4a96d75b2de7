"""Scalars are loaded where they are first needed, in blocks where the order of steps has changed (analysis/sums.py).

One instruction loads four factors that all lanes of a row share, of which the sums that grow first need two. The others
would wait in memory, spread over whole vectors, for the sums that grow later: which had better load them themselves.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from ptxvm.engine.jit.fast.copies import DEFINE, NAME, is_computed

_SCALAR = re.compile(r"load (?:float|double|half|bfloat|i\d+), ptr %[\w.]+(?:, align \d+)?")
_PLACE = re.compile(r"getelementptr i8, ptr %[\w.]+, i64 -?\d+")
_SPREAD = ("insertelement <", "shufflevector <")
_VECTOR = re.compile(r"load <\d+ x \w+>, ptr %[\w.]+(?:, align \d+)?")


def at_first_use(lines: Sequence[str]) -> list[str]:
    """The lines of a block and of those it is made of, as many, in the order that the module is about."""
    moving = _Moving()
    for line in lines:
        moving.take(line)
    moving.let_go()
    return moving.lines


class _Moving:
    """`lines` are those in their new places; of the others it is known what they define."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self._left: dict[str, str] = {}

    def take(self, line: str) -> None:
        define = DEFINE.fullmatch(line)
        if define is not None and self._may_wait(define[2]):
            self._left[define[1]] = line
            return
        if line and (define is None or not (is_computed(define[2]) or _VECTOR.fullmatch(define[2]))):
            self.let_go()  # memory may be another one behind it, or it leads elsewhere
        elif self._left and define is not None:
            self._bring(define[2])
        self.lines.append(line)

    def _may_wait(self, text: str) -> bool:
        """Whether it is a scalar that is loaded, its place, or the vector that it is spread to."""
        if _SCALAR.fullmatch(text) or _PLACE.fullmatch(text):
            return True
        return text.startswith(_SPREAD) and all(name in self._left for name in NAME.findall(text))

    def _bring(self, text: str) -> None:
        """What an instruction needs comes before it."""
        for name in NAME.findall(text):
            line = self._left.pop(name, None)
            if line is not None:
                self._bring(line.partition(" = ")[2])
                self.lines.append(line)

    def let_go(self) -> None:
        self.lines += self._left.values()
        self._left.clear()
