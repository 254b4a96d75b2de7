"""The events that an engine hands over: accesses, synchronisation, asynchronous operations of launches."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np

from ptxvm.records import record
from ptxvm.sanitizer.accesses import Access, Area, Spot
from ptxvm.sanitizer.block import WARP_SIZE, Block, Head, Index, Place, as_index
from ptxvm.sanitizer.knowledge import NOTHING, Channel, Knowledge, join
from ptxvm.sanitizer.lifetimes import Visit, Visits, has_begun
from ptxvm.sanitizer.races import Races
from ptxvm.sanitizer.stamps import Operation
from ptxvm.sanitizer.tensor_memory import STORES
from ptxvm.sanitizer.vocabulary import WEAK, Level, Order, Proxy, Site, Touch
from ptxvm.sanitizer.waiting import Barriers, ClusterPhases, Phases, Queue

MBARRIER_SIZE = 8
ADDRESS_SIZE = 4
SPACES = ("global", "shared")


@record()
class Transfer:
    """What an asynchronous operation reads or writes: `size` bytes at each of `offsets` of an area; combined with what
    is there, as elements of `element` bytes, if that is not 0."""

    area: Area
    offsets: Index
    size: int
    writes: bool
    element: int = 0


class Watch:
    """One for all grids that run at the same time. Threads are numbers in their block."""

    def __init__(self, races: Races) -> None:
        self.races = races
        self._grids = 0
        self._areas = 0
        self._barriers: dict[int, Barriers] = {}
        self._clusters: dict[tuple[int, int], ClusterPhases] = {}
        self._mbarriers: dict[tuple[int, int], Phases] = {}
        self._lives = 0
        self._visits = Visits()
        self._queues: dict[tuple[str, int], Queue] = {}
        self._own_copies: dict[int, list[tuple[Operation, bool]]] = {}

    # ----------------------------------------------------------------------------------------------- grids and blocks

    def begin_grid(self) -> int:
        """The number of a new grid."""
        self._grids += 1
        return self._grids - 1

    def begin_block(self, threads: int, place: Place, known_grids: frozenset[int]) -> Block:
        """A CTA starts; `known_grids` came before."""
        block = Block(len(self.races.actors.blocks), threads, place, Knowledge(grids=known_grids))
        self.races.actors.blocks.append(block)
        self._barriers[block.number] = Barriers()
        return block

    def area(self, space: str, address: int, size: int, owner: Block | None = None) -> Area:
        """Memory to be watched."""
        self._areas += 1
        return Area(self._areas, space, address, size, self.races.links, owner=owner)

    def exit(self, block: Block, threads: Iterable[int]) -> None:
        """Threads end."""
        threads = list(threads)
        block.gone = join(block.gone, block.together(threads))
        block.exited.update(threads)
        block.tick()

    def learn_grids(self, block: Block, threads: Iterable[int], grids: frozenset[int], site: Site) -> None:
        """`griddepcontrol.wait`: those grids have completed."""
        threads = list(threads)
        block.learn(threads, Knowledge(grids=grids))
        block.note_sync(threads, site)

    # ------------------------------------------------------------------------------------------------- synchronisation

    def arrive_at_barrier(self, block: Block, number: int, threads: Iterable[int], *, counted: bool) -> None:
        self._barriers[block.number].arrive(block, number, list(threads), counted=counted)

    def release_barrier(self, block: Block, number: int, waiting: list[int]) -> None:
        self._barriers[block.number].release(block, number, waiting)

    def sync_warp(self, block: Block, threads: list[int], mask: int, site: Site) -> None:
        """Lanes have met at a `bar.warp.sync` that names all of them."""
        self.meet(block, threads, mask)
        block.note_sync(threads, site)

    def meet(self, block: Block, threads: list[int], mask: int) -> None:
        """What came before, for any of these threads, comes before what follows, for all of them. Lanes of the
        membermask that have exited count as if they had come."""
        first = threads[0] // WARP_SIZE * WARP_SIZE
        gone = [first + lane for lane in range(WARP_SIZE) if mask >> lane & 1 and first + lane in block.exited]
        block.learn(threads, block.together([*threads, *gone]))
        block.tick()

    def arrive_at_cluster(self, block: Block, threads: list[int], *, relaxed: bool) -> None:
        self._cluster(block).arrive(block, threads, relaxed=relaxed)

    def pass_cluster(self, block: Block, threads: list[int], site: Site) -> None:
        self._cluster(block).wait(block, threads)
        block.note_sync(threads, site)

    def visit(self, owner: Block, block: Block, threads: Iterable[int], site: Site) -> int | None:
        """Threads access the shared memory of another CTA of their cluster: one that does not know that it has
        started, if there is one."""
        cluster, stranger = self._cluster(block), None
        for thread in threads:
            self._visits.note(owner, Visit(block, thread, site, block.clock, cluster.arrivals(block, thread)))
            if stranger is None and not has_begun(owner, block, thread):
                stranger = thread
        return stranger

    def unawaited(self, block: Block) -> tuple[Operation, bool] | None:
        """All threads of a CTA have exited: a copy from or to its shared memory for which none of them has waited, if
        there is one, and whether it writes there."""
        for operation, writes in self._own_copies.pop(block.number, ()):
            if not operation.is_known(block.gone, only_read=not writes):
                return operation, writes
        return None

    def end_block(self, block: Block) -> Visit | None:
        """All threads of a CTA have exited: an access to its shared memory that may still have been to come."""
        return self._visits.end(block, self._cluster(block).passed(block))

    def _cluster(self, block: Block) -> ClusterPhases:
        return self._clusters.setdefault((block.place.grid, block.place.cluster), ClusterPhases())

    def fence(self, block: Block, threads: list[int], order: Order, site: Site) -> None:
        self.races.patterns.fence(block, threads, order)
        block.note_sync(threads, site)

    def fence_proxy(self, block: Block, threads: Iterable[int], spaces: Sequence[str] = SPACES) -> None:
        """`fence.proxy.async` for accesses in these spaces."""
        for thread in threads:
            own = block.own(thread)
            block.replace(thread, own.with_fenced(spaces))
        block.tick()

    def fence_inits(self, block: Block, threads: Iterable[int]) -> None:
        """`fence.mbarrier_init`: a release fence of what `mbarrier.init` wrote, for the cluster."""
        for thread in threads:
            known = block.known[thread].operations
            inits = {channel: number for channel, number in known.items() if channel[0] == "init"}
            fences = block.orderings[thread].fences
            old = fences.get(Level.CLUSTER)
            knowledge = join(NOTHING if old is None else old.knowledge, Knowledge(operations=inits))
            fences[Level.CLUSTER] = Head(block, Level.CLUSTER, knowledge)

    # ------------------------------------------------------------------------------------------------------ tensor maps

    def release_maps(self, block: Block, threads: Iterable[int], level: Level) -> None:
        """`fence.proxy.tensormap::generic.release`: a release that counts for the proxy of tensor maps."""
        for thread in threads:
            own = block.own(thread)
            released = Knowledge(
                own.times, own.operations, own.grids, own.seen, own.fenced, {**own.maps, None: own.plain()}
            )
            fences = block.orderings[thread].fences
            fences[level] = Head(block, level, join(fences[level].knowledge, released) if level in fences else released)
            block.learn([thread], Knowledge(maps={None: own.plain()}))
        block.tick()

    def acquire_maps(self, block: Block, thread: int, address: int, level: Level) -> None:
        """`fence.proxy.tensormap::generic.acquire` of the 128 bytes at an address."""
        for heads in block.orderings[thread].pending.values():
            self.races.patterns.acquire(block, thread, heads.values(), level)
        known = block.known[thread]
        published = known.maps.get(None, NOTHING)
        block.learn([thread], Knowledge(maps={address: published}))

    # ------------------------------------------------------------------------------------------------------- mbarriers

    def init_mbarrier(self, block: Block, thread: int, spot: Spot, site: Site) -> None:
        """`mbarrier.init` writes, as an actor of its own: a fence can publish it alone."""
        self._write_apart(("init", MBARRIER_SIZE), block, [thread], spot, site)
        self._lives += 1
        self._mbarriers[spot.area.number, spot.offset] = Phases(("mbarrier", self._lives), site.line)

    def allocate(self, block: Block, threads: list[int], spot: Spot, site: Site) -> None:
        """`tcgen05.alloc` of a warp writes an address. The ISA does not say through which proxy: neither this nor a
        copy over it afterwards needs a proxy fence."""
        self._write_apart(("alloc", ADDRESS_SIZE), block, threads, spot, site).proxy = Proxy.ASYNC

    def _write_apart(
        self, kind: tuple[str, int], block: Block, threads: list[int], spot: Spot, site: Site
    ) -> Operation:
        """A write of so many bytes that is an actor of its own, and over before the threads go on."""
        word, size = kind
        channel: Channel = (word, block.first + threads[0])
        number = self._queue(word, block.first + threads[0]).issue()
        operation = self.races.operation(block, threads[0], site, Proxy.GENERIC, block.own(threads[0]))
        operation.ends.append((channel, number))
        block.learn(threads, Knowledge(operations={channel: number}))
        area, place = spot.area, as_index([spot.offset])
        access = Access(block, site, as_index(threads[:1]), area, place, size, size, Touch.WRITE)
        access.operation = operation
        self.races.access(access)
        return operation

    def use_mbarrier(self, block: Block, threads: Index, area: Area, offsets: Index, site: Site) -> None:
        """Arrivals and waits read what the initialisation wrote."""
        size = MBARRIER_SIZE
        self.races.access(Access(block, site, threads, area, offsets, size, size, Touch.READ, passing=True))

    def arrive(self, block: Block, thread: int, spot: Spot, order: Order, parities: tuple[int, int]) -> None:
        """A thread has changed an mbarrier, whose phase had and has these parities; `order`: how it arrived, WEAK if
        it did not."""
        area, offset = spot
        phases = self.phases(spot)
        phases.advance(parities[0])
        if order is not WEAK:
            phases.arrive(self.races.patterns.release_heads(block, thread, (area.number, offset), order))
        phases.advance(parities[1])

    def phases(self, spot: Spot) -> Phases:
        key = spot.area.number, spot.offset
        known = self._mbarriers.get(key)
        if known is None:
            self._lives += 1
            known = self._mbarriers[key] = Phases(("mbarrier", self._lives))
        return known

    def pass_mbarrier(self, block: Block, thread: int, spot: Spot, order: Order, parity: int, *, site: Site) -> None:
        """A wait has returned True; the mbarrier has `parity` now."""
        area, offset = spot
        phases = self.phases(spot)
        phases.advance(parity)
        heads = phases.learnt_by(1 - parity)
        self.races.patterns.observe_heads(block, thread, (area.number, offset), heads, order)
        if order.acquires:
            block.note_sync([thread], site)

    def has_passed(self, block: Block, thread: int, spot: Spot) -> bool:
        """Whether waits of a thread have come true before at an mbarrier."""
        return (spot.area.number, spot.offset) in block.orderings[thread].pending

    # ------------------------------------------------------------------------------------------ asynchronous operations

    def _queue(self, kind: str, actor: int) -> Queue:
        return self._queues.setdefault((kind, actor), Queue())

    def issue(
        self,
        block: Block,
        thread: int,
        site: Site,
        proxy: Proxy,
        transfers: Sequence[Transfer],
        *,
        queue: str = "",
        signals: Sequence[Spot] = (),
    ) -> Operation:
        """An operation that is complete with a group of its thread (`queue`) or with phases of mbarriers."""
        operation = self.races.operation(block, thread, site, proxy, block.own(thread), word=site.opcode)
        actor = block.first + thread
        if queue:
            number = self._queue(queue, actor).issue()
            operation.ends.append(((queue, actor), number))
            operation.reads.append(((f"{queue}.read", actor), number))
        for spot in signals:
            phases = self.phases(spot)
            operation.ends.append((phases.channel, phases.phase))
        for transfer in transfers:
            self._transfer(operation, transfer)
        if proxy is Proxy.ASYNC and (queue == "bulk" or signals) and all(each.area.owner is block for each in signals):
            inside = [transfer.writes for transfer in transfers if transfer.area.owner is block]
            if inside:
                self._own_copies.setdefault(block.number, []).append((operation, any(inside)))
        return operation

    def _transfer(self, operation: Operation, transfer: Transfer) -> None:
        order = Order(Level.GPU) if transfer.element and transfer.writes else WEAK
        access = Access(
            operation.block,
            operation.site,
            np.full(len(transfer.offsets), operation.thread),
            transfer.area,
            transfer.offsets,
            transfer.size,
            transfer.element or transfer.size,
            Touch.WRITE if transfer.writes else Touch.READ,
            order,
            operation.proxy,
            operation=operation,
        )
        self.races.access(access)

    def issue_together(
        self, block: Block, threads: list[int], site: Site, transfers: Sequence[Transfer], ends: dict[Channel, int]
    ) -> None:
        """An operation of several threads, complete with any of these."""
        operation = self.races.operation(
            block, threads[0], site, Proxy.ASYNC, block.together(threads), word=site.opcode
        )
        operation.ends = list(ends.items())
        for transfer in transfers:
            self._transfer(operation, transfer)
        block.tick()

    def count(self, queue: str, actor: int) -> int:
        """One operation more; its number."""
        return self._queue(queue, actor).issue()

    def wait_together(self, block: Block, threads: list[int], queue: str, newest: int, site: Site) -> int:
        """Lanes of a warp have waited until at most the `newest` groups of the warp are pending: the last operation
        that is complete."""
        actor = block.first + threads[0] // WARP_SIZE * WARP_SIZE
        number = self._queue(queue, actor).complete(newest)
        if number >= 0:
            block.learn(threads, Knowledge(operations={(queue, actor): number}))
        block.note_sync(threads, site)
        return number

    def store_registers(self, block: Block, thread: int, site: Site) -> Operation:
        """`tcgen05.st` of the warp of a thread."""
        operation = self.races.operation(block, thread, site, Proxy.GENERIC, block.own(thread), word=site.opcode)
        actor = block.first + thread // WARP_SIZE * WARP_SIZE
        operation.ends.append(((STORES, actor), self.count(STORES, actor)))
        return operation

    def wait_for_stores(self, block: Block, threads: list[int], site: Site) -> None:
        """`tcgen05.wait::st` of a warp."""
        actor = block.first + threads[0] // WARP_SIZE * WARP_SIZE
        block.learn(threads, Knowledge(operations={(STORES, actor): self._queue(STORES, actor).issued - 1}))
        block.note_sync(threads, site)

    def end_issue(self, block: Block) -> None:
        """What follows is not part of what operations were issued behind."""
        block.tick()

    def commit(self, block: Block, threads: Iterable[int], queue: str) -> None:
        for thread in threads:
            self._queue(queue, block.first + thread).commit()

    def wait_group(
        self, block: Block, threads: list[int], queue: str, newest: int | None, site: Site, *, only_read: bool = False
    ) -> None:
        """Threads have waited until at most the `newest` groups are pending; None: for everything."""
        for thread in threads:
            actor = block.first + thread
            own = self._queue(queue, actor)
            number = own.issued - 1 if newest is None else own.complete(newest)
            if number >= 0:
                channel = (f"{queue}.read" if only_read else queue, actor)
                block.learn([thread], Knowledge(operations={channel: number}))
        block.note_sync(threads, site)

    def arrive_after(self, block: Block, thread: int, spot: Spot, queue: str) -> None:
        """`cp.async.mbarrier.arrive`, `tcgen05.commit`: the phase is complete after the thread's earlier operations."""
        actor = block.first + thread
        issued = self._queue(queue, actor).issued
        if issued:
            done = Knowledge(operations={(queue, actor): issued - 1})
            self.phases(spot).arrive([Head(None, Level.SYS, done)])
