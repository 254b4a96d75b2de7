"""Release and acquire patterns [8.8], observation [8.9.2], and fences: what strong operations make known to others."""

from __future__ import annotations

from collections.abc import Iterable

from ptxvm.sanitizer.accesses import Access, Area, Word
from ptxvm.sanitizer.block import Block, Head, Heads, merge_heads
from ptxvm.sanitizer.knowledge import MOST_SEEN, NOTHING, Knowledge, join
from ptxvm.sanitizer.ordering import Actors
from ptxvm.sanitizer.vocabulary import Level, Order, Touch

ANYWHERE = (-1, -1)
"""Stands for all places, once a thread has read strong writes at too many."""


class Patterns:
    """What strong accesses and fences publish and acquire."""

    def __init__(self, actors: Actors) -> None:
        self._actors = actors
        self._sequential: dict[tuple[int, ...], Knowledge] = {}

    # ------------------------------------------------------------------------------------------------------ accesses

    def strong_access(self, access: Access, event: int, links: dict[int, bool]) -> None:
        """Lane after lane. `links`, by cell: whether the strong write before is one that the access observes; it is
        made known here whether it still is behind the access."""
        shadow = access.area.shadow
        cells = shadow.cells(access.offsets, access.size)
        wrote: set[int] = set()
        lanes = zip(access.threads.tolist(), access.offsets.tolist(), strict=True)
        for position, (thread, offset) in enumerate(lanes):
            for step in range(0, access.size, access.element):
                cell = int(cells[position, step // shadow.unit])
                linked = cell in wrote or links.get(cell, False)
                place = offset + step, cell
                self._strong(access, event, thread, place, linked=linked, again=cell in wrote)
                if access.touch.writes:
                    wrote.add(cell)

    def _strong(
        self, access: Access, event: int, thread: int, place: tuple[int, int], *, linked: bool, again: bool
    ) -> None:
        area, block, (offset, cell) = access.area, access.block, place
        word = area.words.get(offset)
        heads: Heads = word.heads if word is not None and linked else {}
        key = (area.number, offset)
        last = event if again else int(area.shadow.strong.event[cell])
        if access.touch.reads and access.returns and not (access.ignored and not _has_seen(block, thread, key, last)):
            if linked:
                self._observe(block, thread, key, int(area.shadow.chains[cell]), last)
            self._read(block, thread, key, heads, access.order)
        if access.touch.writes:
            own = self._heads_of_write(block, thread, key, access.order)
            self._carry(area, offset, merge_heads(heads if access.touch is Touch.CHANGE else {}, own))

    @staticmethod
    def _carry(area: Area, offset: int, heads: Heads) -> None:
        if heads:
            area.words[offset] = Word(heads)
        else:
            area.words.pop(offset, None)

    @staticmethod
    def _observe(block: Block, thread: int, key: tuple[int, int], low: int, high: int) -> None:
        seen = block.seen[thread]
        if key not in seen and len(seen) >= MOST_SEEN:
            key, low = ANYWHERE, 0
        known = seen.get(key)
        seen[key] = (low, high) if known is None else (min(low, known[0]), max(high, known[1]))

    def _read(self, block: Block, thread: int, key: tuple[int, int], heads: Heads, order: Order) -> None:
        ordering = block.orderings[thread]
        if heads:
            ordering.pending[key] = merge_heads(ordering.pending.get(key, {}), heads.values())
        if order.acquires and key in ordering.pending:
            self.acquire(block, thread, ordering.pending[key].values(), order.level)

    def _heads_of_write(self, block: Block, thread: int, key: tuple[int, int], order: Order) -> list[Head]:
        ordering = block.orderings[thread]
        heads = list(ordering.fences.values())
        if order.releases:
            ordering.released[key] = Head(block, order.level, block.own(thread))
            block.tick()
        if key in ordering.released:
            heads.append(ordering.released[key])
        return heads

    # -------------------------------------------------------------------------------------------- for all who acquire

    @staticmethod
    def acquire(block: Block, thread: int, heads: Iterable[Head], level: Level) -> None:
        """A thread learns what those heads published whose scope and its own include each other."""
        news = NOTHING
        for head in heads:
            if block.may_acquire(head, level):
                news = join(news, head.knowledge)
        if news is not NOTHING:
            block.learn([thread], news)

    def observe_heads(self, block: Block, thread: int, key: tuple[int, int], heads: Heads, order: Order) -> None:
        """A strong read, as a wait at an mbarrier is one, has returned what carries these heads."""
        self._read(block, thread, key, heads, order)

    def release_heads(self, block: Block, thread: int, key: tuple[int, int], order: Order) -> list[Head]:
        """The heads of a strong write that is no access to memory proper: an arrival at an mbarrier."""
        return self._heads_of_write(block, thread, key, order)

    # --------------------------------------------------------------------------------------------------------- fences

    def fence(self, block: Block, threads: Iterable[int], order: Order) -> None:
        """One thread after the other."""
        for thread in threads:
            ordering = block.orderings[thread]
            if order.acquires:
                for heads in ordering.pending.values():
                    self.acquire(block, thread, heads.values(), order.level)
            if order.sequential:
                self._order_sequentially(block, thread, order.level)
            if order.releases:
                ordering.fences[order.level] = Head(block, order.level, block.own(thread))
        block.tick()

    def _order_sequentially(self, block: Block, thread: int, level: Level) -> None:
        """fence.sc: after all that were before at scopes that include each other [8.9.3]."""
        place = block.place
        instances = {
            Level.CTA: (1, block.number),
            Level.CLUSTER: (2, place.grid, place.cluster, place.device),
            Level.GPU: (3, place.device),
            Level.SYS: (4,),
        }
        keys = [key for scope, key in instances.items() if scope <= level]
        for key in keys:
            if key in self._sequential:
                block.learn([thread], self._sequential[key])
        own = block.own(thread)
        for key in keys:
            self._sequential[key] = join(self._sequential.get(key, NOTHING), own)


def _has_seen(block: Block, thread: int, key: tuple[int, int], event: int) -> bool:
    """Whether a thread knows of a strong write by strong reads."""
    seen = [known.get(key) for known in (block.seen[thread], block.known[thread].seen)]
    return any(interval is not None and event <= interval[1] for interval in seen)
