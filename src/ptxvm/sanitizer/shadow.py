"""For each cell of an area of memory: its last weak write, and the strong writes and reads that nothing has followed.

A cell is a word of four bytes until something smaller is accessed in the area, then a byte. A record is an actor, the
event in which it acted, and a mask: of reads the lanes of the warp `actor`. Records beyond the first of a cell lie in a
list (`links`) that all cells share.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from ptxvm.records import record

Array = npt.NDArray[Any]
Index = npt.NDArray[np.int64]

WORD = 4
LONGEST = 64
"""Records of a kind that a cell remembers; older ones are forgotten, which accuses nobody."""


class Links:
    """Records that are not the newest of their cell. Row 0 is none."""

    def __init__(self) -> None:
        self.count = 1
        self.actor = np.zeros(1024, np.int64)
        self.event = np.zeros(1024, np.int64)
        self.mask = np.zeros(1024, np.uint32)
        self.next = np.zeros(1024, np.int64)
        self.depth = np.zeros(1024, np.int64)

    def add(self, actor: Array, event: Array, mask: Array, following: Array) -> Index:
        """Rows for some records; `following` are those behind them."""
        first, self.count = self.count, self.count + len(actor)
        while self.count > len(self.actor):
            for name in ("actor", "event", "mask", "next", "depth"):
                column = getattr(self, name)
                setattr(self, name, np.concatenate([column, np.zeros_like(column)]))
        rows = np.arange(first, self.count)
        following = np.where(self.depth[following] < LONGEST, following, 0)
        self.actor[rows], self.event[rows], self.mask[rows] = actor, event, mask
        self.next[rows], self.depth[rows] = following, self.depth[following] + 1
        return rows


class Records:
    """One kind of record of all cells: the newest of each, and where the older ones begin."""

    def __init__(self, cells: int) -> None:
        self.actor = np.zeros(cells, np.int64)
        self.event = np.zeros(cells, np.int64)
        self.mask = np.zeros(cells, np.uint32)
        self.older = np.zeros(cells, np.int64)

    def refine(self) -> None:
        for name in ("actor", "event", "mask", "older"):
            setattr(self, name, np.repeat(getattr(self, name), WORD))

    def set(self, cells: Index, actor: Array, event: int, mask: Array | int = 1) -> None:
        """These cells have this record and no other."""
        self.actor[cells], self.event[cells], self.mask[cells], self.older[cells] = actor, event, mask, 0

    def push(self, cells: Index, actor: Array, event: int, mask: Array | int, links: Links) -> None:
        """These cells, each once, have one record more."""
        used = self.event[cells] != 0
        old = cells[used]
        if len(old):
            rows = links.add(self.actor[old], self.event[old], self.mask[old], self.older[old])
            self.older[old] = rows
        self.actor[cells], self.event[cells], self.mask[cells] = actor, event, mask

    def clear(self, cells: Index) -> None:
        self.event[cells] = 0
        self.older[cells] = 0


@record(frozen=False)
class Found:
    """Records of cells: `at[i]` is the position, among the cells asked for, of the cell that has record `i`."""

    at: Index
    actor: Index
    event: Index
    mask: Array


class Shadow:
    """The records of an area of `size` bytes."""

    def __init__(self, size: int, links: Links) -> None:
        self.unit = WORD
        self._links = links
        cells = -(-size // WORD)
        self.weak = Records(cells)
        self.strong = Records(cells)
        self.reads = Records(cells)
        self.chains = np.zeros(cells, np.int64)  # event with which the chain of changes begins that the last one ends

    def cells(self, offsets: Index, size: int) -> Index:
        """The cells of accesses, shape (accesses, cells of each)."""
        if self.unit == WORD and (size % WORD or (offsets % WORD).any()):
            self.unit = 1
            for records in (self.weak, self.strong, self.reads):
                records.refine()
            self.chains = np.repeat(self.chains, WORD)
        return offsets[:, None] // self.unit + np.arange(size // self.unit)

    def find(self, records: Records, cells: Index) -> list[Found]:
        """What these cells have of one kind: the newest records, then the older ones, layer by layer."""
        at = np.flatnonzero(records.event[cells])
        if not len(at):
            return []
        chosen = cells[at]
        found = [Found(at, records.actor[chosen], records.event[chosen], records.mask[chosen])]
        links, rows = self._links, records.older[chosen]
        while rows.any():
            keep = rows != 0
            at, rows = at[keep], rows[keep]
            found.append(Found(at, links.actor[rows], links.event[rows], links.mask[rows]))
            rows = links.next[rows]
        return found

    def push(self, records: Records, cells: Index, actor: Array, event: int, mask: Array | int = 1) -> None:
        """One record more for each of these cells, of which some may be there several times."""
        masks = np.broadcast_to(np.asarray(mask, np.uint32), cells.shape)
        for some in rounds(cells):
            records.push(cells[some], actor[some], event, masks[some], self._links)


def rounds(cells: Index) -> list[Index]:
    """Positions in `cells`, in parts in each of which every cell is there once."""
    order = np.argsort(cells, kind="stable")
    ordered = cells[order]
    first = np.ones(len(cells), np.bool_)
    first[1:] = ordered[1:] != ordered[:-1]
    if first.all():
        return [np.arange(len(cells))]
    starts = np.maximum.accumulate(np.where(first, np.arange(len(cells)), 0))
    rank = np.arange(len(cells)) - starts
    return [order[rank == number] for number in range(int(rank.max()) + 1)]
