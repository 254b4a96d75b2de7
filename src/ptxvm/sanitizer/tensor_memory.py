"""Who has written and read the words of tensor memory last, and whether those who access them now know of it.

Stores of registers are complete for whoever knows of a `tcgen05.wait::st` of their warp, other operations when their
`tcgen05.commit` has arrived (9.7.16.6.2). Operations of the tensor core run one after the other.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ptxvm.sanitizer.block import Block
from ptxvm.sanitizer.knowledge import Knowledge
from ptxvm.sanitizer.stamps import Operation
from ptxvm.sanitizer.vocabulary import Site

Places = npt.NDArray[Any]

SHAPE = (576, 128)
"""Columns and lanes."""

STORES = "tcgen05.st"
"""The channel of stores of registers, by warps."""


class Part(NamedTuple):
    """Words at these lanes and columns (arrays that are broadcast with each other) that something accesses."""

    lanes: Places
    columns: Places
    writes: bool


class TensorShadow:
    """That of one CTA. `_writer` and `_reader` have the numbers of rows; 0 is nobody."""

    def __init__(self, block: Block) -> None:
        self._block = block
        self._writer = np.zeros(SHAPE, np.int64)
        self._reader = np.zeros(SHAPE, np.int64)
        self._operations: list[Operation | None] = [None]
        self._loads: list[tuple[Block, int, int, Site]] = [(block, 0, 0, Site(0, None, ""))]

    def load(self, thread: int, site: Site, part: Part) -> Site | None:
        """`tcgen05.ld` by the warp of a thread: what has written there and is not known to be complete."""
        where = part.columns, part.lanes
        known = self._block.known[thread]
        found = self._unknown_writer(where, known)
        self._loads.append((self._block, thread, self._block.clock, site))
        self._reader[where] = len(self._loads) - 1
        return found

    def store(self, operation: Operation, part: Part) -> Site | None:
        """`tcgen05.st`: the operation of the tensor core that may still access these words."""
        where = part.columns, part.lanes
        known = self._block.known[operation.thread]
        found = self._unknown_writer(where, known, stores=False)
        self._put(operation, where)
        return found

    def operate(self, operation: Operation, part: Part) -> Site | None:
        """An operation of the tensor core: the load or store that may still access these words."""
        where = part.columns, part.lanes
        found = self._unknown_writer(where, operation.after, stores=True)
        if not part.writes:
            return found
        for number in np.unique(self._reader[where]).tolist():
            block, thread, clock, site = self._loads[number]
            times = operation.after.times.get(block.number)
            if number and (times is None or int(times[thread]) < clock):
                found = found or site
        self._put(operation, where)
        return found

    def _put(self, operation: Operation, where: tuple[Places, Places]) -> None:
        self._operations.append(operation)
        self._writer[where] = len(self._operations) - 1
        self._reader[where] = 0

    def _unknown_writer(
        self, where: tuple[Places, Places], known: Knowledge, *, stores: bool | None = None
    ) -> Site | None:
        """What wrote there without being known; of stores of registers, of others, or of all."""
        for number in np.unique(self._writer[where]).tolist():
            writer = self._operations[number]
            if writer is None or (stores is not None and is_store(writer) is not stores):
                continue
            if not writer.is_known(known):
                site: Site = writer.site
                return site
        return None


def is_store(operation: Operation) -> bool:
    """Whether it is a store of registers."""
    return any(channel[0] == STORES for channel, _ in operation.ends)
