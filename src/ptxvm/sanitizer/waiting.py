"""Barriers, mbarriers and groups as they order accesses: what arrives at them is learnt by those who wait."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import field

from ptxvm.records import record
from ptxvm.sanitizer.block import WARP_SIZE, Block, Head, Heads, merge_heads
from ptxvm.sanitizer.knowledge import NOTHING, Channel, Knowledge, join, join_all
from ptxvm.sanitizer.lifetimes import begun
from ptxvm.sanitizer.vocabulary import Level


class Barriers:
    """The barriers of one CTA: per number what its arrivals have published so far."""

    def __init__(self) -> None:
        self._arrived: dict[int, Knowledge] = {}
        self._warps: dict[int, set[int]] = {}

    def arrive(self, block: Block, number: int, threads: list[int], *, counted: bool) -> None:
        """`counted`: the barrier waits for a number of threads."""
        self._arrived[number] = join(self._arrived.get(number, NOTHING), block.together(threads))
        if counted:
            self._warps.setdefault(number, set()).update(thread // WARP_SIZE for thread in threads)
        block.tick()

    def release(self, block: Block, number: int, waiting: list[int]) -> None:
        """The barrier is complete; threads that have exited count as arrived: all, or if it has counted, those of the
        warps that came."""
        warps = self._warps.pop(number, None)
        gone = block.gone
        if warps is not None:
            gone = block.together(thread for thread in block.exited if thread // WARP_SIZE in warps)
        block.learn(waiting, join(self._arrived.pop(number, NOTHING), gone))


class ClusterPhases:
    """The barrier of a cluster: what was published at it, per phase; each thread counts its own phases."""

    def __init__(self) -> None:
        self._published: dict[int, Knowledge] = {}
        self._phases: dict[tuple[int, int], int] = {}
        self._arrivals: dict[tuple[int, int], int] = {}
        self.blocks: set[Block] = set()

    def arrive(self, block: Block, threads: list[int], *, relaxed: bool) -> None:
        self.blocks.add(block)
        for phase, some in self._by_phase(block, threads).items():
            news = self._fenced(block, some) if relaxed else block.together(some)
            self._published[phase] = join(self._published.get(phase, NOTHING), news)
            self._arrivals.update({(block.number, thread): phase + 1 for thread in some})
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
        for phase, some in self._by_phase(block, threads).items():
            gone = [self._gone(other, phase) for other in self.blocks]
            block.learn(some, join_all((self._published.get(phase, NOTHING), begun(block), *gone)))
            for thread in some:
                self._phases[block.number, thread] = phase + 1

    def _gone(self, block: Block, phase: int) -> Knowledge:
        """What threads knew and did that have exited in place of arriving in a phase."""
        threads = [thread for thread in block.exited if self.arrivals(block, thread) <= phase]
        return block.together(threads) if threads else NOTHING

    def arrivals(self, block: Block, thread: int) -> int:
        """How often a thread has arrived."""
        return self._arrivals.get((block.number, thread), 0)

    def passed(self, block: Block) -> int:
        """How many phases threads of a CTA have waited for."""
        return max((self._phases.get((block.number, thread), 0) for thread in range(block.threads)), default=0)

    def _by_phase(self, block: Block, threads: list[int]) -> dict[int, list[int]]:
        parts: dict[int, list[int]] = {}
        for thread in threads:
            parts.setdefault(self._phases.get((block.number, thread), 0), []).append(thread)
        return parts


@record(frozen=False)
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
