"""The threads of a CTA and what each of them knows."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import field
from typing import Any

import numpy as np
import numpy.typing as npt

from ptxvm.records import record
from ptxvm.sanitizer.knowledge import NOTHING, Cell, Knowledge, Times, join, join_all
from ptxvm.sanitizer.vocabulary import Level, Site

Index = npt.NDArray[np.int64]
WARP_SIZE = 32
MOST_THREADS = 1024
"""Threads of a CTA: the number of an actor is that of its block times this, plus that of the thread."""


@record()
class Place:
    """Where a CTA runs: equal numbers are the same device, grid, cluster."""

    device: int
    grid: int
    cluster: int
    coordinates: tuple[int, int, int] = (0, 0, 0)
    kernel: str = ""


@record(frozen=False, eq=False)
class Head:
    """The first operation of a release pattern: what it publishes, by whom, at which scope. Without a block it is the
    end of an asynchronous operation, which everybody may acquire."""

    block: Block | None
    level: Level
    knowledge: Knowledge


Heads = dict[tuple[int, Level], Head]
"""Those that an access carries: one per block and scope is enough, since scopes tell no threads of a block apart."""


@record(frozen=False)
class Ordering:
    """What a thread has done that orders others, or may.

    fences:    the last release fence of each scope
    released:  per place the last release there: it heads later strong stores of the thread, too [8.8]
    pending:   heads that strong reads have returned and nothing has acquired yet
    """

    fences: dict[Level, Head] = field(default_factory=dict)
    released: dict[Cell, Head] = field(default_factory=dict)
    pending: dict[Cell, Heads] = field(default_factory=dict)


class Block:
    """A CTA. `clock` rises whenever one of its threads publishes something; accesses are stamped with it.

    `known[t]` is what thread `t` knows, apart from what it did itself; `seen[t]` what it read lately by strong reads.
    `synced` holds the number of the place at which each thread was last synchronised. `gone` is what the threads that
    have `exited` knew and did.
    """

    def __init__(self, number: int, threads: int, place: Place, knowledge: Knowledge) -> None:
        self.number = number
        self.threads = threads
        self.place = place
        self.clock = 1
        self.known: list[Knowledge] = [knowledge] * threads
        self.seen: list[dict[Cell, tuple[int, int]]] = [{} for _ in range(threads)]
        self.orderings = [Ordering() for _ in range(threads)]
        self.synced: tuple[Site | None, ...] = (None,) * threads
        self.gone: Knowledge = NOTHING
        self.exited: set[int] = set()
        self.first = number * MOST_THREADS
        self._dense: tuple[Index, Times, list[Knowledge]] | None = None

    # -------------------------------------------------------------------------------------------------------- scopes

    def distance(self, other: Block) -> Level:
        """The narrowest scope that holds threads of both."""
        if self is other:
            return Level.CTA
        if self.place.device != other.place.device:
            return Level.SYS
        same = (self.place.grid, self.place.cluster) == (other.place.grid, other.place.cluster)
        return Level.CLUSTER if same else Level.GPU

    def may_acquire(self, head: Head, level: Level) -> bool:
        """Whether a head and an operation of this block of a scope include each other."""
        return head.block is None or self.distance(head.block) <= min(level, head.level)

    # ----------------------------------------------------------------------------------------------------- knowledge

    def own(self, thread: int) -> Knowledge:
        """All that comes before what a thread does now."""
        known, seen = self.known[thread], self.seen[thread]
        if seen:
            known = self.known[thread] = join(known, Knowledge(seen=seen))
            self.seen[thread] = {}
            self._dense = None
        return known.with_times(self.number, np.array([thread]), self.clock, self.threads)

    def together(self, threads: Iterable[int]) -> Knowledge:
        """All that comes before what any of these does now."""
        chosen = list(threads)
        total = join_all(self.known[thread] for thread in chosen)
        for thread in chosen:
            if self.seen[thread]:
                total = join(total, Knowledge(seen=self.seen[thread]))
        return total.with_times(self.number, np.array(chosen, np.int64), self.clock, self.threads)

    def tick(self) -> None:
        """Something has been published: later accesses are not part of it."""
        self.clock += 1

    def learn(self, threads: Iterable[int], news: Knowledge) -> None:
        """These threads know something more."""
        memo: dict[int, Knowledge] = {}
        for thread in threads:
            old = self.known[thread]
            new = memo.get(id(old))
            if new is None:
                new = memo[id(old)] = join(old, news)
            self.known[thread] = new
        self._dense = None

    def replace(self, thread: int, knowledge: Knowledge) -> None:
        """What one thread knows becomes something else."""
        self.known[thread] = knowledge
        self._dense = None

    @property
    def dense(self) -> tuple[Index, Times, list[Knowledge]]:
        """For each thread a row; per row the clocks of this block's threads, and the knowledge it is from."""
        if self._dense is None:
            rows: dict[int, int] = {}
            distinct: list[Knowledge] = []
            index = np.empty(self.threads, np.int64)
            for thread, known in enumerate(self.known):
                row = rows.setdefault(id(known), len(distinct))
                if row == len(distinct):
                    distinct.append(known)
                index[thread] = row
            nothing = np.zeros(self.threads, np.int64)
            self._dense = index, np.stack([k.times.get(self.number, nothing) for k in distinct]), distinct
        return self._dense

    # ------------------------------------------------------------------------------------------------------- places

    def note_sync(self, threads: Iterable[int], site: Site) -> None:
        """These threads have synchronised."""
        new = list(self.synced)
        for thread in threads:
            new[thread] = site
        self.synced = tuple(new)

    def __repr__(self) -> str:
        return f"<Block {self.number} {self.place.coordinates}>"


def merge_heads(into: Heads, heads: Iterable[Head]) -> Heads:
    """The heads of both; those of one block and scope are joined."""
    result = dict(into)
    for head in heads:
        key = (-1 if head.block is None else head.block.number, head.level)
        known = result.get(key)
        result[key] = head if known is None else Head(head.block, head.level, join(known.knowledge, head.knowledge))
    return result


def as_index(values: Any) -> Index:
    return np.asarray(values, np.int64)
