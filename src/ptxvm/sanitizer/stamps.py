"""Events: who accessed what, how, and when, as rows that arrays of memory refer to by number."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ptxvm.sanitizer.block import Block
from ptxvm.sanitizer.knowledge import Channel, Knowledge
from ptxvm.sanitizer.vocabulary import Proxy, Site, Touch

Array = npt.NDArray[Any]
FIRST_ROWS = 1024


class Event(NamedTuple):
    """One execution of an instruction that accesses memory, by lanes of one block; `synced` says where each of its
    threads was synchronised last. `operation` is the asynchronous one that did it, if one did."""

    block: Block
    site: Site
    touch: Touch
    synced: tuple[Site | None, ...]
    operation: Operation | None = None


class Operation:
    """An asynchronous operation, an actor of its own.

    `thread` of `block` has issued it; `word` names it, "" for what is no copy. It is complete for whoever knows of one
    of `ends` (a channel and a number in it), and has read its sources for whoever knows of one of `reads`, too. `after`
    is what came before its issue.
    """

    __slots__ = ("after", "block", "ends", "number", "proxy", "reads", "site", "thread", "word")

    def __init__(
        self, number: int, issuer: tuple[Block, int], site: Site, proxy: Proxy, after: Knowledge, *, word: str = ""
    ) -> None:
        self.number, self.site, self.proxy, self.after, self.word = number, site, proxy, after, word
        self.block, self.thread = issuer
        self.ends: list[tuple[Channel, int]] = []
        self.reads: list[tuple[Channel, int]] = []

    def is_known(self, knowledge: Knowledge, *, only_read: bool = False) -> bool:
        """Whether it comes before what happens with this knowledge; `only_read`: whether its reads do."""
        if self.block.place.grid in knowledge.grids:
            return True
        ends = self.ends + self.reads if only_read else self.ends
        return any(knowledge.operations.get(channel, -1) >= number for channel, number in ends)


class Events:
    """All events of the launches that run together. Row 0 is none."""

    def __init__(self) -> None:
        self.rows: list[Event | None] = [None]
        self._columns = {name: np.zeros(FIRST_ROWS, np.int64) for name in ("clock", "level", "size", "proxy", "block")}

    def add(self, event: Event, level: int, size: int, proxy: Proxy) -> int:
        """The number of a new event."""
        number = len(self.rows)
        self.rows.append(event)
        if number == len(self._columns["clock"]):
            for name, column in self._columns.items():
                self._columns[name] = np.concatenate([column, np.zeros(len(column), np.int64)])
        values = (event.block.clock, level, size, proxy, event.block.number)
        for column, value in zip(self._columns.values(), values, strict=True):
            column[number] = value
        return number

    def column(self, name: str) -> Array:
        """A property of all events, by number."""
        return self._columns[name]

    def row(self, number: int) -> Event:
        found = self.rows[number]
        assert found is not None
        return found
