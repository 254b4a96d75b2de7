"""The rules at work: every access is held against those before it at the same bytes, then remembered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

from ptxvm.sanitizer import ordering
from ptxvm.sanitizer.accesses import Access, Area, Conflict, Side, Spot
from ptxvm.sanitizer.block import MOST_THREADS, WARP_SIZE, Block, Index, as_index
from ptxvm.sanitizer.knowledge import NOTHING, Knowledge
from ptxvm.sanitizer.ordering import MOST_WARPS, Actors, lanes_of, morally_strong
from ptxvm.sanitizer.patterns import ANYWHERE, Patterns
from ptxvm.sanitizer.report import NOTES, WARNINGS
from ptxvm.sanitizer.shadow import Found, Links, Shadow, rounds
from ptxvm.sanitizer.stamps import Event, Operation
from ptxvm.sanitizer.vocabulary import Level, Proxy, Site, Touch

Array = npt.NDArray[Any]
MAP_SIZE = 128

_NOTED, _WARNED, _GRAVEST = 1, 2, 3
"""What was told of a pair of places leaves nothing graver untold."""


class Races:
    """Takes accesses in the order in which they happen and tells conflicts to `report`: one per pair of places.

    `matters`: whether what a thread has read by a weak access of its own has any effect.
    """

    def __init__(
        self, report: Callable[[Conflict], None], matters: Callable[[Event, int], bool] = lambda *_: True
    ) -> None:
        self._report = report
        self.matters = matters
        self.actors = Actors()
        self.links = Links()
        self.patterns = Patterns(self.actors)
        self._told: dict[tuple[Site, Site, int], int] = {}

    def operation(
        self, block: Block, thread: int, site: Site, proxy: Proxy, after: Knowledge, *, word: str = ""
    ) -> Operation:
        """A new asynchronous operation."""
        made = Operation(len(self.actors.operations), (block, thread), site, proxy, after, word=word)
        self.actors.operations.append(made)
        return made

    def access(self, access: Access) -> None:
        """Check an access against what was there, and remember it."""
        _Judgement(self, access).run()

    def use_map(self, block: Block, thread: int, spot: Spot, knowledge: Knowledge | None, site: Site) -> None:
        """A tensor copy reads the 128 bytes of a tensor map, of which `knowledge` has been acquired."""
        area, offset = spot
        shadow, known = area.shadow, knowledge or NOTHING
        cells = shadow.cells(as_index([offset]), MAP_SIZE).reshape(-1)
        clocks = self.actors.events.column("clock")
        for records in (shadow.weak, shadow.strong):
            for found in shadow.find(records, cells):
                for index, event in enumerate(found.event.tolist()):
                    actor = int(found.actor[index])
                    old = self.actors.events.row(event)
                    seen = self.actors.precedes(known, actor, int(clocks[event]), 1, warps=False)
                    if seen or old.operation is not None or self.is_told(old.site, site, area):
                        continue
                    row = Event(block, site, Touch.READ, block.synced)
                    place = int(cells[found.at[index]]) * shadow.unit
                    sides = Side(old, actor % MOST_THREADS, 4, 0), Side(row, thread, MAP_SIZE, 0)
                    self.tell(Conflict("tensormap", area, place, *sides))

    # ------------------------------------------------------------------------------------------------------- reports

    def is_told(self, old: Site, new: Site, area: Area) -> bool:
        """Whether a conflict of these places has been told, and there is none that is graver."""
        return self._gravity(old, new, area) == _GRAVEST

    def is_noted(self, old: Site, new: Site, area: Area) -> bool:
        """Whether any has been told."""
        return self._gravity(old, new, area) > 0

    def _gravity(self, old: Site, new: Site, area: Area) -> int:
        return self._told.get((old, new, _memory_of(area)), 0)

    def tell(self, conflict: Conflict) -> None:
        old, new, area = conflict.old.event.site, conflict.new.event.site, conflict.area
        gravity = _NOTED if conflict.rule in NOTES else _WARNED if conflict.rule in WARNINGS else _GRAVEST
        if gravity > self._gravity(old, new, area):
            self._told[old, new, _memory_of(area)] = gravity
            self._report(conflict)


def _memory_of(area: Area) -> int:
    """What is one memory to whoever reads a report: the shared memory of all CTAs of a grid, or an allocation."""
    return area.number if area.owner is None else -1 - area.owner.place.grid


class _Judgement:
    """One access being checked and remembered.

    `open_reads`, `open_writes`: cells with earlier reads or strong writes that do not come before it.
    """

    def __init__(self, races: Races, access: Access) -> None:
        self._races = races
        self._actors = races.actors
        self._access = access
        self._shadow: Shadow = access.area.shadow
        cells = self._shadow.cells(access.offsets, access.size)
        self._cells: Index = cells.reshape(-1)
        self._threads: Index = np.repeat(access.threads, cells.shape[1])
        block = access.block
        self._row = Event(block, access.site, access.touch, block.synced, access.operation)
        self._event = self._actors.events.add(self._row, access.order.level, access.element, access.proxy)
        self._idle: dict[tuple[int, int, int], bool] = {}
        self._open_reads: set[int] = set()
        self._open_writes: set[int] = set()

    def run(self) -> None:
        access, shadow = self._access, self._shadow
        kinds = [(shadow.weak, False), (shadow.strong, False)]
        if access.touch.writes:
            kinds.append((shadow.reads, True))
        for records, reads in kinds:
            for found in shadow.find(records, self._cells):
                self._check(found, reads=reads)
        links: dict[int, bool] = {}
        if access.order.level is not Level.WEAK and access.operation is None:
            links = self._links()
            self._races.patterns.strong_access(access, self._event, links)
        if access.passing:
            return
        if not access.touch.writes:
            self._remember_read()
        elif access.order.level is Level.WEAK:
            self._remember_weak_write()
        else:
            self._remember_strong_write(links)

    # ------------------------------------------------------------------------------------------------------ checking

    def _check(self, found: Found, *, reads: bool) -> None:
        access, threads = self._access, self._threads[found.at]
        if access.proxy is Proxy.NC:
            self._check_uncached(found)
            return
        suspect = np.flatnonzero(~ordering.ordered(self._actors, access, found, threads, reads=reads))
        if not len(suspect):
            return
        some = Found(found.at[suspect], found.actor[suspect], found.event[suspect], found.mask[suspect])
        if access.order.level is not Level.WEAK:
            strong = self._actors.events.column("level")[some.event] > 0
            target = self._open_reads if reads else self._open_writes
            target.update(self._cells[some.at[strong]].tolist())
        for index in np.flatnonzero(~morally_strong(self._actors, access, some.event)).tolist():
            self._judge(some, index, reads=reads)

    def _check_uncached(self, found: Found) -> None:
        """Bytes written in this launch and read past the model: an error however the two are ordered [8.1]."""
        for index, event in enumerate(found.event.tolist()):
            old = self._actors.events.row(event)
            if old.block.place.grid == self._access.block.place.grid:
                self._tell("nc", found, index, reads=False)

    def _judge(self, found: Found, index: int, *, reads: bool) -> None:
        event, actor, mask = int(found.event[index]), int(found.actor[index]), int(found.mask[index])
        old, access = self._actors.events.row(event), self._access
        if self._races.is_told(old.site, access.site, access.area):
            return
        if self._races.is_noted(old.site, access.site, access.area) and self._same(old, found, index):
            return
        if reads and self._is_idle(event, actor, mask):
            return
        rule = ""
        if access.operation is not None:
            lacks = ordering.precedes_operation(
                self._actors, access.operation, access.area.space, (actor, event, mask), reads=reads
            )
            rule = "proxy" if lacks == "proxy" else ""
        if not rule and self._is_observed(found, index, reads=reads):
            return
        self._tell(rule or self._rule(old, found, index), found, index, reads=reads)

    def _is_observed(self, found: Found, index: int, *, reads: bool) -> bool:
        """The one step of observation that may stand in front of causality order [8.9.5]."""
        access, thread = self._access, int(self._threads[found.at[index]])
        event, actor = int(found.event[index]), int(found.actor[index])
        knowledge = self._knowledge(thread)
        if not reads:
            key = (access.area.number, int(self._cells[found.at[index]]) * self._shadow.unit)
            sources = [knowledge.seen] if access.operation else [knowledge.seen, access.block.seen[thread]]
            for interval in [seen.get(place) for seen in sources for place in (key, ANYWHERE)]:
                if interval is not None and interval[0] <= event <= interval[1]:
                    return True
        return self._is_read_by_operation(found, index, actor, event, knowledge, reads=reads)

    def _is_read_by_operation(
        self, found: Found, index: int, actor: int, event: int, knowledge: Knowledge, *, reads: bool
    ) -> bool:
        """A finished operation that was issued behind the old access has read here."""
        clock = int(self._actors.events.column("clock")[event])
        cell = self._cells[found.at[index : index + 1]]
        for layer in self._shadow.find(self._shadow.reads, cell):
            for reader in layer.actor.tolist():
                operation = self._actors.operation(reader)
                if operation is None or reader == actor or not operation.is_known(knowledge, only_read=True):
                    continue
                if self._actors.precedes(operation.after, actor, clock, int(found.mask[index]), warps=reads):
                    return True
        return False

    def _knowledge(self, thread: int) -> Knowledge:
        operation = self._access.operation
        return operation.after if operation is not None else self._access.block.known[thread]

    def _rule(self, old: Event, found: Found, index: int) -> str:
        access, events = self._access, self._actors.events
        event = int(found.event[index])
        level, size = int(events.column("level")[event]), int(events.column("size")[event])
        if (old.operation is not None and old.operation.word) or access.operation is not None:
            return "async"
        if level > 0 and access.order.level > 0:
            return "scope" if size == access.element else "mixed"
        if self._same(old, found, index):
            return "same-value"
        if old.block is access.block and old.touch is not None:
            per_warp = 1 if not old.touch.writes else WARP_SIZE
            warp = int(found.actor[index]) % (MOST_WARPS if not old.touch.writes else MOST_THREADS) // per_warp
            return "warp" if warp == int(self._threads[found.at[index]]) // WARP_SIZE else "race"
        return "race"

    def _same(self, old: Event, found: Found, index: int) -> bool:
        """Whether both are stores of one value, alike in all else."""
        access, events, event = self._access, self._actors.events, int(found.event[index])
        level, size = int(events.column("level")[event]), int(events.column("size")[event])
        are_stores = old.touch is Touch.WRITE and access.touch is Touch.WRITE
        are_alike = level == access.order.level and size == access.element
        if access.same is None or not are_stores or not are_alike:
            return False
        count = len(self._cells) // len(access.threads)
        return bool(access.same[found.at[index] // count])

    def _tell(self, rule: str, found: Found, index: int, *, reads: bool) -> None:
        access, events = self._access, self._actors.events
        event, actor = int(found.event[index]), int(found.actor[index])
        old = events.row(event)
        if self._races.is_told(old.site, access.site, access.area):
            return
        thread = int(self._threads[found.at[index]])
        culprit = self._culprit(actor, int(found.mask[index]), thread, event, reads=reads)
        if culprit is None or not self._matters(self._row, access.order.level, thread):
            return
        size, level = int(events.column("size")[event]), int(events.column("level")[event])
        self._told(rule, int(self._cells[found.at[index]]), Side(old, culprit, size, level), thread)

    def _told(self, rule: str, cell: int, old: Side, thread: int) -> None:
        access = self._access
        new = Side(self._row, thread, access.element, access.order.level)
        self._races.tell(Conflict(rule, access.area, cell * self._shadow.unit, old, new))

    def _is_idle(self, event: int, actor: int, mask: int) -> bool:
        """Whether the reads of all these lanes have no effect."""
        key = event, actor, mask
        if key not in self._idle:
            lanes = () if self._actors.operation(actor) is not None else lanes_of(actor, mask)
            row, level = self._actors.events.row(event), int(self._actors.events.column("level")[event])
            self._idle[key] = bool(lanes) and not any(self._matters(row, level, lane) for lane in lanes)
        return self._idle[key]

    def _matters(self, event: Event, level: int, thread: int) -> bool:
        """A read that has no effect may return anything."""
        is_weak = event.touch is Touch.READ and level == Level.WEAK and event.operation is None
        return not is_weak or self._races.matters(event, thread)

    def _culprit(self, actor: int, mask: int, thread: int, event: int, *, reads: bool) -> int | None:
        """The thread that made a record: of several readers one that does not come before the access, and whose read
        has an effect; None if there is none."""
        operation = self._actors.operation(actor)
        if operation is not None:
            return operation.thread
        if not reads:
            return actor % MOST_THREADS
        block = self._actors.block(actor, warps=True)
        times = self._knowledge(thread).times.get(block.number)
        clock = int(self._actors.events.column("clock")[event])
        lanes = lanes_of(actor, mask)
        others = [lane for lane in lanes if block is not self._access.block or lane != thread]
        late = [lane for lane in others if times is None or times[lane] < clock]
        old, level = self._actors.events.row(event), int(self._actors.events.column("level")[event])
        return next((lane for lane in late or others or lanes if self._matters(old, level, lane)), None)

    # ----------------------------------------------------------------------------------------------------- remembering

    def _links(self) -> dict[int, bool]:
        """For each cell with a strong write as its last one: whether the access observes it [8.9.2]."""
        shadow, cells = self._shadow, np.unique(self._cells)
        strong, weak = shadow.strong.event[cells], shadow.weak.event[cells]
        last = (strong > 0) & (strong > weak)
        linked = morally_strong(self._actors, self._access, strong[last])
        own = self._own_writes(shadow.strong.actor[cells[last]])
        return dict(zip(cells[last].tolist(), (linked | own).tolist(), strict=True))

    def _own_writes(self, actors: Array) -> Array:
        """Operations of one thread are morally strong, whatever their scopes."""
        result: Array = np.isin(actors, self._access.block.first + self._access.threads)
        return result if len(self._access.threads) == 1 else np.zeros(len(actors), np.bool_)

    def _actor_numbers(self) -> Array:
        operation = self._access.operation
        if operation is not None:
            return np.full(len(self._cells), -1 - operation.number)
        return self._access.block.first + self._threads

    def _remember_weak_write(self) -> None:
        shadow = self._shadow
        if self._access.touch is Touch.WRITE and self._access.operation is None:
            self._check_lanes()
        shadow.weak.set(self._cells, self._actor_numbers(), self._event)
        shadow.strong.clear(self._cells)
        shadow.reads.clear(self._cells)

    def _check_lanes(self) -> None:
        """Lanes of one store that write the same bytes."""
        order = np.argsort(self._cells, kind="stable")
        ordered = self._cells[order]
        twice = np.flatnonzero(ordered[1:] == ordered[:-1])
        twice = twice[self._threads[order[twice]] != self._threads[order[twice + 1]]]
        access = self._access
        if not len(twice) or self._races.is_told(access.site, access.site, access.area):
            return
        other = twice[~self._equal(order[twice], order[twice + 1])]
        if len(other):
            self._tell_different(order[ordered == ordered[other[0]]])
        else:
            self._tell_lanes("same-value", order[twice[0]], order[twice[0] + 1])

    def _tell_different(self, places: Index) -> None:
        """Stores to one cell of which some differ: of threads of two warps, if there are such, that is a race."""
        one, two = np.nonzero(np.triu(~self._equal(places[:, None], places[None, :])))
        warps = self._threads[places] // WARP_SIZE
        apart = np.flatnonzero(warps[one] != warps[two])
        pair = apart[0] if len(apart) else 0
        self._tell_lanes("race" if len(apart) else "lanes", places[one[pair]], places[two[pair]])

    def _tell_lanes(self, rule: str, first: int, second: int) -> None:
        old = Side(self._row, int(self._threads[first]), self._access.element, 0)
        self._told(rule, int(self._cells[first]), old, int(self._threads[second]))

    def _equal(self, one: Index, other: Index) -> npt.NDArray[np.bool_]:
        """Whether the bytes are the same that pairs of lanes store."""
        access = self._access
        if access.stored is None:
            return np.zeros(np.broadcast_shapes(one.shape, other.shape), np.bool_)
        count, unit = len(self._cells) // len(access.threads), self._shadow.unit
        cut = access.stored.reshape(len(access.threads), count, unit)
        equal: npt.NDArray[np.bool_] = (cut[one // count, one % count] == cut[other // count, other % count]).all(-1)
        return equal

    def _remember_strong_write(self, links: dict[int, bool]) -> None:
        """A strong write hides an earlier one only from those that are as near to it."""
        access, shadow, cells, events = self._access, self._shadow, self._cells, self._actors.events
        actor, old = self._actor_numbers(), shadow.strong.event[cells]
        level, size = events.column("level")[old], events.column("size")[old]
        hidden = (old == 0) | ((level >= access.order.level) & (size == access.element))
        if self._open_writes and (access.touch is Touch.WRITE or not access.returns):
            hidden &= ~np.isin(cells, list(self._open_writes))
        kept = np.isin(cells, list(self._open_reads)) if self._open_reads else np.zeros(len(cells), np.bool_)
        shadow.reads.clear(cells[~kept])
        if access.touch is Touch.CHANGE:
            linked = np.array([links.get(cell, False) for cell in cells.tolist()], np.bool_)
            chain = np.where(linked, shadow.chains[cells], self._event)
        else:
            chain = np.full(len(cells), self._event)
        shadow.push(shadow.strong, cells[~hidden], actor[~hidden], self._event)
        shadow.strong.set(cells[hidden], actor[hidden], self._event)
        shadow.chains[cells] = chain

    def _remember_read(self) -> None:
        access, reads = self._access, self._shadow.reads
        if access.operation is not None:
            self._shadow.push(reads, self._cells, self._actor_numbers(), self._event)
            return
        cells, warps, masks = _by_warp(self._cells, self._threads)
        actor = access.block.first // WARP_SIZE + warps
        hidden = (reads.event[cells] == 0) | ordering.hides(
            self._actors, access.block, reads, cells, warps, masks=masks
        )
        for some in rounds(cells):
            # Of several warps that read a cell now, the first replaces what is hidden, the others come beside it.
            fresh = hidden[some] & (reads.event[cells[some]] != self._event)
            known, rest = some[fresh], some[~fresh]
            older = reads.older[cells[known]]
            reads.set(cells[known], actor[known], self._event, masks[known])
            reads.older[cells[known]] = older
            reads.push(cells[rest], actor[rest], self._event, masks[rest], self._races.links)


def _by_warp(cells: Index, threads: Index) -> tuple[Index, Index, Array]:
    """Each pair of a cell and a warp once, with the lanes of the warp that access the cell."""
    warps, bits = threads // WARP_SIZE, np.uint32(1) << (threads % WARP_SIZE).astype(np.uint32)
    keys = cells * MOST_WARPS + warps
    order = np.argsort(keys, kind="stable")
    ordered = keys[order]
    starts = np.flatnonzero(np.concatenate([[True], ordered[1:] != ordered[:-1]]))
    masks = np.bitwise_or.reduceat(bits[order], starts)
    first = order[starts]
    return cells[first], warps[first], masks
