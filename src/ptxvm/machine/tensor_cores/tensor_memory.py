"""Tensor memory of one CTA: 128 lanes of 512 columns of 32 bits, which threads allocate by columns (ISA 9.7.16.1).

sm_107 has 64 columns more, which only an exclusive allocation reaches.
"""

from __future__ import annotations

from enum import Enum
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ptxvm.machine.faults import FaultKind
from ptxvm.records import record

LANES, COLUMNS, MOST_COLUMNS = 128, 512, 576
GRANULE = 32
"""Columns are allocated in powers of two, at least so many; by an exclusive allocation in multiples of these."""
LANE_SHIFT = 16
WARP_LANES = 32
"""Lanes that a warp reaches: the first warp of four the first 32, and so on."""

Words = npt.NDArray[np.uint32]
Places = npt.NDArray[Any]
"""Lanes, or columns, as integers; arrays of both are broadcast with each other."""

_UNTOUCHED = 0xCDCDCDCD


class TensorAddress(NamedTuple):
    """What an address of 32 bits says."""

    lane: int
    column: int

    @staticmethod
    def of(word: int) -> TensorAddress:
        """The parts of an address."""
        return TensorAddress(word >> LANE_SHIFT & 0xFFFF, word & 0xFFFF)


class _Column(Enum):
    """What a column is to the program, if it is not allocated."""

    NEVER = "was never allocated"
    FREED = "was deallocated"


class Problem(NamedTuple):
    """What is wrong with an access, and the address where."""

    kind: FaultKind
    text: str
    address: int


@record(frozen=False)
class Wanted:
    """Columns that a warp waits for; `granted` is where it gets them, once that is known."""

    count: int
    line: int
    exclusive: bool = False
    granted: int | None = None


@record()
class TensorStorage:
    """What a `TensorMemory` consists of, as arrays that native code may have, too.

    `words[column, lane]` is the content. `starts[column]` is the first column of the allocation, -1 for none, `lines`
    there the line of the instruction that allocated; `freed` tells what was allocated once. `given_up`: no more
    allocations; `exclusive`: columns of an exclusive allocation, 0 if there is none; `waits`: a warp waits for columns.
    """

    words: Words
    starts: npt.NDArray[np.int64]
    lines: npt.NDArray[np.int32]
    freed: npt.NDArray[np.bool_]
    given_up: npt.NDArray[np.uint32]
    exclusive: npt.NDArray[np.uint32]
    waits: npt.NDArray[np.uint32]

    @staticmethod
    def new() -> TensorStorage:
        """Of which nothing is allocated."""
        starts, lines = np.full(MOST_COLUMNS, -1, np.int64), np.zeros(MOST_COLUMNS, np.int32)
        freed, flags = np.zeros(MOST_COLUMNS, np.bool_), np.zeros((3, 1), np.uint32)
        # Zeros come from the system when they are first looked at.
        return TensorStorage(np.zeros((MOST_COLUMNS, LANES), np.uint32), starts, lines, freed, *flags)


class TensorMemory:
    """`words[column, lane]` is the content. `starts[column]` is the first column of the allocation, -1 for none.

    With `written` it is known which words were ever written, and what was not reads as 0xCD bytes. `wanted` is what a
    warp waits for.
    """

    def __init__(self, storage: TensorStorage | None = None, *, follow_writes: bool = False) -> None:
        self._storage = storage = storage or TensorStorage.new()
        self.words, self.starts = storage.words, storage.starts
        if follow_writes:
            self.words[:] = _UNTOUCHED
        self.written = np.zeros((MOST_COLUMNS, LANES), np.bool_) if follow_writes else None
        self._wanted: Wanted | None = None

    # ----------------------------------------------------------------------------------------------------- allocation

    @property
    def lines(self) -> dict[int, int]:
        """Those of the instructions that allocated, by first column."""
        firsts = np.flatnonzero(self.starts == np.arange(MOST_COLUMNS))
        return {first: int(self._storage.lines[first]) for first in firsts.tolist()}

    @property
    def exclusive(self) -> int:
        """How many columns an exclusive allocation has, 0 if there is none."""
        return int(self._storage.exclusive[0])

    @property
    def may_allocate(self) -> bool:
        """Whether the CTA has not given up its right."""
        return not self._storage.given_up[0]

    def give_up(self) -> None:
        """There will be no more allocations."""
        self._storage.given_up[0] = 1

    @property
    def wanted(self) -> Wanted | None:
        return self._wanted

    @wanted.setter
    def wanted(self, wanted: Wanted | None) -> None:
        self._wanted = wanted
        self._storage.waits[0] = wanted is not None

    def room(self, count: int, other: TensorMemory, *, exclusive: bool = False) -> int | None:
        """Where so many columns are free, here and in the tensor memory of the other CTA of a pair; None: nowhere."""
        used = (self.starts >= 0) | (other.starts >= 0)
        if exclusive:
            return None if used.any() else 0
        if self.exclusive or other.exclusive:
            return None
        full = used[:COLUMNS].reshape(-1, count).any(axis=1)
        return None if full.all() else int(full.argmin()) * count

    def take(self, start: int, count: int, line: int, *, exclusive: bool = False) -> None:
        """Allocate columns that are free; `line` is that of the instruction, for reports."""
        self._storage.exclusive[0] = count if exclusive else 0
        self.starts[start : start + count] = start
        if self.written is not None:
            self.written[start : start + count] = False
        self._storage.lines[start] = line

    def free(self, start: int, count: int, *, exclusive: bool = False) -> str | None:
        """Give the columns of an allocation back; says why it cannot be done."""
        lines = self.lines
        if start not in lines:
            return f"no allocation of tensor memory begins at column {start}"
        size = int(np.count_nonzero(self.starts == start))
        if size != count:
            return f"the allocation at column {start} (line {lines[start]}) has {size} columns, not {count}"
        if exclusive != bool(self.exclusive):
            kind = "is exclusive" if self.exclusive else "is not exclusive"
            return f"the allocation at column {start} (line {lines[start]}) {kind}, its deallocation has to be so too"
        self._storage.exclusive[0] = 0
        self.starts[start : start + count] = -1
        self._storage.freed[start : start + count] = True
        return None

    def describe(self) -> list[str]:
        """What a deadlock report says, if a warp waits for columns."""
        if self.wanted is None:
            return []
        sizes = {start: int(np.count_nonzero(self.starts == start)) for start in self.lines}
        held = ", ".join(f"{sizes[start]} from column {start} (line {line})" for start, line in self.lines.items())
        alone = " and no other allocation" if self.wanted.exclusive else ""
        asks = f"tensor memory: line {self.wanted.line} waits for {self.wanted.count} columns{alone}"
        return [f"{asks}; allocated are {held or 'none'}"]

    # --------------------------------------------------------------------------------------------------------- access

    def has(self, column: int, count: int) -> bool:
        """Whether so many columns are allocated from one on."""
        return column + count <= COLUMNS and bool((self.starts[column : column + count] >= 0).all())

    def problem(self, lanes: Places, columns: Places, *, read: bool) -> Problem | None:
        """What is wrong with an access to words at these lanes and columns, if something is."""
        most = max(COLUMNS, self.exclusive)
        if int(lanes.max()) >= LANES or int(columns.max()) >= most:
            lane, column = int(lanes.max()), int(columns.max())
            text = f"tensor memory has {LANES} lanes and {most} columns; the access reaches {lane}, {column}"
            return Problem(FaultKind.OUT_OF_BOUNDS, f"{text} (lane, column)", lane << LANE_SHIFT | column)
        missing = self.starts[columns] < 0
        if missing.any():
            column = int(columns.reshape(-1)[int(missing.reshape(-1).argmax())])
            known = _Column.FREED if self._storage.freed[column] else _Column.NEVER
            kind = FaultKind.USE_AFTER_FREE if known is _Column.FREED else FaultKind.OUT_OF_BOUNDS
            return Problem(kind, f"column {column} of tensor memory {known.value}", column)
        return self._unwritten(lanes, columns) if read else None

    def unwritten(self, lanes: Places, columns: Places) -> npt.NDArray[np.bool_] | None:
        """Which of these words were never written; None where all were, or nobody follows it."""
        if self.written is None or self.written[columns, lanes].all():
            return None
        found: npt.NDArray[np.bool_] = ~self.written[columns, lanes]
        return found

    def _unwritten(self, lanes: Places, columns: Places) -> Problem | None:
        missing = self.unwritten(lanes, columns)
        if missing is None:
            return None
        lanes, columns = np.broadcast_arrays(lanes, columns)
        first = int(missing.reshape(-1).argmax())
        lane, column = int(lanes.reshape(-1)[first]), int(columns.reshape(-1)[first])
        text = f"reads tensor memory at lane {lane}, column {column} that was never written"
        return Problem(FaultKind.UNINITIALISED, text, lane << LANE_SHIFT | column)

    def read(self, lanes: Places, columns: Places) -> Words:
        """The words at these places, checked by the caller."""
        found: Words = self.words[columns, lanes]
        return found

    def write(self, lanes: Places, columns: Places, values: Words, known: npt.NDArray[np.bool_] | None = None) -> None:
        """Change words, checked by the caller. `known`: which of the values are made of what was written; None: all."""
        self.words[columns, lanes] = values
        if self.written is not None:
            self.written[columns, lanes] = True if known is None else known
