"""Barriers, mbarriers and groups as they order accesses: what arrives at them is learnt by those who wait."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from ptxvm.sanitizer.block import Block, Head, Heads, merge_heads
from ptxvm.sanitizer.knowledge import NOTHING, Channel, Knowledge, join
from ptxvm.sanitizer.vocabulary import Level


class Barriers:
    """The barriers of one CTA: per number what its arrivals have published so far."""

    def __init__(self) -> None:
        self._arrived: dict[int, Knowledge] = {}

    def arrive(self, block: Block, number: int, threads: Iterable[int]) -> None:
        self._arrived[number] = join(self._arrived.get(number, NOTHING), block.together(threads))
        block.tick()

    def release(self, block: Block, number: int, waiting: list[int]) -> None:
        """The barrier is complete; threads that have exited count as arrived."""
        block.learn(waiting, join(self._arrived.pop(number, NOTHING), block.gone))


class ClusterPhases:
    """The barrier of a cluster: what was published at it, per phase; each thread counts its own phases."""

    def __init__(self) -> None:
        self._published: dict[int, Knowledge] = {}
        self._phases: dict[tuple[int, int], int] = {}
        self.blocks: set[Block] = set()

    def arrive(self, block: Block, threads: list[int], *, relaxed: bool) -> None:
        self.blocks.add(block)
        for phase, some in self._by_phase(block, threads).items():
            news = self._fenced(block, some) if relaxed else block.together(some)
            self._published[phase] = join(self._published.get(phase, NOTHING), news)
        block.tick()

    @staticmethod
    def _fenced(block: Block, threads: list[int]) -> Knowledge:
        """A relaxed arrival publishes what is behind a release fence that reaches the cluster."""
        total = NOTHING
        for thread in threads:
            for head in block.orderings[thread].fences.values():
                if head.level >= Level.CLUSTER:
                    total = join(total, head.knowledge)
        return total

    def wait(self, block: Block, threads: list[int]) -> None:
        gone = NOTHING
        for other in self.blocks:
            gone = join(gone, other.gone)
        for phase, some in self._by_phase(block, threads).items():
            block.learn(some, join(self._published.get(phase, NOTHING), gone))
            for thread in some:
                self._phases[block.number, thread] = phase + 1

    def _by_phase(self, block: Block, threads: list[int]) -> dict[int, list[int]]:
        parts: dict[int, list[int]] = {}
        for thread in threads:
            parts.setdefault(self._phases.get((block.number, thread), 0), []).append(thread)
        return parts


@dataclass(slots=True)
class Phases:
    """An mbarrier: its current phase, the heads of arrivals in it, and those of the phase before.

    `line` is that of its initialisation. An operation that signals it is complete with its phase: `channel` counts
    them.
    """

    channel: Channel
    line: int = 0
    phase: int = 0
    heads: Heads = field(default_factory=dict)
    before: Heads = field(default_factory=dict)

    def advance(self, parity: int) -> None:
        """The word in memory has this parity now."""
        if parity == self.phase & 1:
            return
        done = Head(None, Level.SYS, Knowledge(operations={self.channel: self.phase}))
        self.before = merge_heads(self.heads, [done])
        self.heads = {}
        self.phase += 1

    def arrive(self, heads: Iterable[Head]) -> None:
        self.heads = merge_heads(self.heads, heads)

    def learnt_by(self, parity: int) -> Heads:
        """What a wait for the phase of this parity returns: the one before, unless that is still to come."""
        return self.before if (self.phase & 1) != parity and self.phase else {}


class Queue:
    """Asynchronous operations of one kind of one thread, numbered from 0, in groups."""

    def __init__(self) -> None:
        self.issued = 0
        self._ends: list[int] = []

    def issue(self) -> int:
        """The number of a new operation."""
        self.issued += 1
        return self.issued - 1

    def commit(self) -> None:
        self._ends.append(self.issued)

    def complete(self, newest: int) -> int:
        """The last operation that is complete when at most the `newest` last groups are pending; -1 for none."""
        return self._ends[-newest - 1] - 1 if newest < len(self._ends) else -1

    @property
    def is_open(self) -> bool:
        """Whether operations are in no closed group."""
        return self.issued > (self._ends[-1] if self._ends else 0)
