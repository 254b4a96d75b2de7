"""Values computed from the arguments of a warp function, where they cost least.

A warp function is entered again at every barrier: what only its first blocks need should not be computed each time.
"""

from __future__ import annotations

import re
from collections.abc import Container

from ptxvm.engine.jit.function.entry_block import EntryBlock

_NAME = re.compile(r"%e\d+")


class EntryValues(EntryBlock):
    """Computes a value in the only block that uses it, unless that block is in a loop; else in the entry block.

    `place` is the label of the block being emitted, None outside of blocks.
    """

    def __init__(self) -> None:
        super().__init__()
        self.place: str | None = None
        self._texts: dict[str, str] = {}
        self._places: dict[str, set[str | None]] = {}

    def value(self, text: str) -> str:
        name = super().value(text)
        self._texts[name] = text
        self._places.setdefault(name, set()).add(self.place)
        return name

    def text(self, name: str) -> str:
        """The instruction that computes a value of the entry."""
        return self._texts[name]

    def names(self) -> list[str]:
        """Of all values of the entry."""
        return list(self._texts)

    def use(self, name: str, place: str) -> None:
        """A value is used at the label `place`, too."""
        self._places[name].add(place)

    def of_warp(self) -> dict[str, str]:
        """The values made of `%warp`, each after those that it is made of, with the instructions that make them."""
        found: dict[str, str] = {}
        for name, text in self._texts.items():
            if "%warp" in text or not found.keys().isdisjoint(_NAME.findall(text)):
                found[name] = text
        return found

    def distribute(self, in_loops: Container[str], without: Container[str] = ()) -> dict[str | None, list[str]]:
        """The lines by the label of the block at whose start they belong, None for the entry block; no lines for the
        values `without`, which are made anywhere.

        `in_loops`: labels of blocks that may run more often than a warp begins.
        """
        chosen: dict[str, str | None] = {}
        for name in reversed(self._texts):
            places = self._places[name]
            only = next(iter(places)) if len(places) == 1 else None
            chosen[name] = None if only in in_loops or name in without else only
            for operand in _NAME.findall(self._texts[name]):
                self._places[operand].add(chosen[name])
        lines: dict[str | None, list[str]] = {}
        for name, text in self._texts.items():
            if name not in without:
                lines.setdefault(chosen[name], []).append(f"  {name} = {text}")
        return lines
