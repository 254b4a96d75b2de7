"""How accesses of warps fall into the pieces that memories serve."""

from __future__ import annotations

import numpy as np

from ptxvm.engine.interpret.places import Index
from ptxvm.engine.profiles import BANKS, SECTOR, TURN, WORD
from ptxvm.lanes.types import WARP_SIZE

_HIGH = 44
"""Offsets are below 2 to this power: the bits above tell warps apart."""


def sectors(warps: Index, offsets: Index, size: int) -> tuple[int, int]:
    """Of accesses of `size` bytes at offsets, each by a warp: the sectors that the bytes of each warp would fill at
    least, and those that hold them."""
    first = offsets // SECTOR
    counts = (offsets + size - 1) // SECTOR - first + 1
    keys = (warps << _HIGH) + first
    if (counts > 1).any():
        within = np.arange(int(counts.sum())) - np.repeat(np.cumsum(counts) - counts, counts)
        keys = np.repeat(keys, counts) + within
    moved = len(np.unique(keys))
    owners = np.unique((warps << _HIGH) + offsets) >> _HIGH
    bytes_of = np.unique(owners, return_counts=True)[1] * size
    return int((-(-bytes_of // SECTOR)).sum()), moved


def bank_conflicts(lanes: Index, offsets: Index, size: int) -> tuple[int, int]:
    """Of accesses to shared memory: the turns in which they are served, and how many of these more than one for each
    group of lanes that go together. Lanes that access the same word do so together."""
    if not len(lanes):
        return 0, 0
    together = min(WARP_SIZE, max(1, TURN // size))
    words = max(1, size // WORD)
    groups = np.repeat(lanes // together, words)
    places = (offsets[:, None] // WORD + np.arange(words)).reshape(-1)
    keys = np.unique((groups << _HIGH) + places)
    of_banks, counts = np.unique((keys >> _HIGH) * BANKS + keys % BANKS, return_counts=True)
    owners, starts = np.unique(of_banks // BANKS, return_index=True)
    turns = int(np.maximum.reduceat(counts, starts).sum())
    return turns, turns - len(owners)
