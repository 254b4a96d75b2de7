"""Launches being watched: what the sanitizer knows of their memory, their CTAs, and what it has found."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

import numpy as np

from ptxvm.engine.findings import Findings, Misuse
from ptxvm.engine.host import Words
from ptxvm.engine.interpret.step import Step
from ptxvm.engine.interpret.undefined_memory import UndefinedMemory
from ptxvm.engine.interpret.values import Mask
from ptxvm.engine.interpret.watched_tensor_memory import WatchedTensorMemory
from ptxvm.engine.unused_results import UnusedResults
from ptxvm.isa.definition import Form
from ptxvm.machine.asynchronous import FabricCopy, LaneArrival, Operation, WarpgroupOperation
from ptxvm.machine.asynchronous.bulk import Transfer as BulkTransfer
from ptxvm.machine.asynchronous.lane_copy import LaneCopy
from ptxvm.machine.asynchronous.lane_store import LaneStore
from ptxvm.machine.asynchronous.places import Touched
from ptxvm.machine.faults import FaultKind
from ptxvm.machine.layout import device_of
from ptxvm.machine.memory import Allocation, Bytes, Memory
from ptxvm.machine.tensor_cores.operations import Commit, RegisterLoad, RegisterStore, TensorCoreOperation
from ptxvm.machine.tensor_cores.tensor_memory import TensorMemory
from ptxvm.sanitizer.accesses import Access, Area, Spot
from ptxvm.sanitizer.block import Block, Index, Place, as_index
from ptxvm.sanitizer.knowledge import Channel
from ptxvm.sanitizer.races import Races
from ptxvm.sanitizer.vocabulary import Check, Level, Order, Proxy, Site, Touch
from ptxvm.sanitizer.watch import Transfer, Watch

if TYPE_CHECKING:
    from ptxvm.engine.interpret.cta import Cta
    from ptxvm.engine.interpret.grid import Grid


MAP_SIZE = 128

_BARRIER = "barrier.cluster.arrive.aligned; barrier.cluster.wait.aligned;"
_MEET_BEFORE = f"let the CTAs meet in front of it: `{_BARRIER}`"
_MEET_BEHIND = f"let the CTAs meet before they end: `{_BARRIER}`"

_CHANGED: WeakKeyDictionary[Memory, dict[int, bytes]] = WeakKeyDictionary()
"""Tensor maps that earlier launches have changed, and what they left there."""


class Watching:
    """What the grids that run together share. `races` are checked only if somebody asked for them."""

    def __init__(self, grids_findings: Findings, memories: Iterable[Memory] = ()) -> None:
        self.findings = grids_findings
        self.watch = Watch(Races(grids_findings.conflict, grids_findings.matters))
        self._allocations: dict[int, Area] = {}
        self._mirrors: dict[tuple[int, int], Area] = {}
        self._buffers: dict[int, tuple[Bytes, Area]] = {}
        self._heap: dict[int, tuple[Site, Block, int]] = {}
        self._maps: dict[int, Memory] = {}
        self.undefined = UndefinedMemory(memories)
        self.tensors = WatchedTensorMemory(self, grids_findings)
        self._tensor_memory: dict[tuple[Block, int], tuple[Site, int]] = {}

    def served(
        self, name: str, site: Site, actors: tuple[Block, Index], words: tuple[Words, ...], memory: Memory
    ) -> None:
        """Threads have called a host function; `words` are what came back from it, or went to `free`."""
        block, threads = actors
        for thread, address in zip(threads.tolist(), words[0].tolist() if words else (), strict=False):
            if name == "malloc" and address:
                self._heap[address] = site, block, thread
                allocation = memory.find(address)
                assert allocation is not None
                self.undefined.allocate(address, allocation)
            elif name == "free":
                self._heap.pop(address, None)
                self.undefined.free(address)
            elif name == "tcgen05.alloc":
                self._tensor_memory[block, site.line] = site, thread

    def note_map(self, address: int, memory: Memory) -> None:
        """A thread has changed the tensor map at an address: later launches must acquire it [8.9.4]."""
        self._maps[address] = memory

    def is_stale(self, address: int, memory: Memory) -> bool:
        """Whether an earlier launch has changed a tensor map, which is as that left it."""
        known = _CHANGED.get(memory, {}).get(address)
        return known is not None and known == memory.view(address, MAP_SIZE).tobytes()

    def end(self) -> None:
        """All grids have completed: what they allocated is still there. Raises KernelFault."""
        for address, memory in self._maps.items():
            _CHANGED.setdefault(memory, {})[address] = memory.view(address, MAP_SIZE).tobytes()
        if self.findings.heap_lasts:
            return
        counts = Counter(site for site, _, _ in self._heap.values())
        for site, block, thread in self._heap.values():
            count = counts.pop(site, 0)
            if count:
                several = "" if count == 1 else f" ({count} times)"
                text = f"{site.opcode} of line {site.line} allocates memory{several} that nobody frees"
                misuse = Misuse("leak", text, "call `free` with the address", FaultKind.LEAK)
                self.findings.leak(misuse, site, block, thread)

    def visit(self, owner: Block, block: Block, threads: Index, site: Site) -> None:
        """Threads access the shared memory of another CTA, which should have started. Raises KernelFault."""
        stranger = self.watch.visit(owner, block, threads.tolist(), site)
        if stranger is not None and self.findings.is_strict:
            text = (
                f"{site.opcode} of line {site.line} accesses shared memory of block {owner.place.coordinates}, which "
            )
            text += "may not have started yet"
            self.findings.misuse(Misuse("lifetime", text, _MEET_BEFORE, FaultKind.RACE), site, block, stranger)

    def end_block(self, block: Block) -> None:
        """A CTA has ended, and its shared memory with it. Raises KernelFault."""
        visit = self.watch.end_block(block)
        if visit is not None:
            text = f"{visit.site.opcode} of line {visit.site.line} accesses shared memory of block "
            text += f"{block.place.coordinates}, which does not wait for it and may have ended by then"
            misuse = Misuse("lifetime", text, _MEET_BEHIND, FaultKind.RACE)
            self.findings.misuse(misuse, visit.site, visit.block, visit.thread)

    def end_copies(self, block: Block) -> None:
        """A CTA has ended: copies from and to its shared memory should have. Raises KernelFault."""
        left = self.watch.unawaited(block)
        if left is not None:
            operation, writes = left
            text = f"{operation.word} of line {operation.site.line}: block {block.place.coordinates} exits while this "
            text += f"operation may still {'write' if writes else 'read'} its shared memory: no thread waits for it"
            wait = "at its mbarrier" if writes else "with `cp.async.bulk.wait_group.read 0;`"
            misuse = Misuse("async", text, f"wait for it {wait} before the CTA exits", FaultKind.ASYNC)
            self.findings.misuse(misuse, operation.site, block, operation.thread)

    def left(self, block: Block, memory: TensorMemory) -> None:
        """A CTA has ended: columns of tensor memory that it has not given back. Raises KernelFault."""
        self.tensors.forget(block)
        for line in memory.lines.values():
            site, thread = self._tensor_memory[block, line]
            text = f"{site.opcode} of line {line} allocates tensor memory that nobody deallocates"
            help_ = "call `tcgen05.dealloc` with its address before the kernel ends"
            self.findings.leak(Misuse("leak", text, help_, FaultKind.LEAK), site, block, thread)

    def allocation(self, allocation: Allocation) -> Area:
        """The area of global memory that an allocation is."""
        area = self._allocations.get(allocation.address)
        if area is None:
            # Several devices have one array of the host at different addresses.
            mirrored = self._mirrors.get((allocation.host, allocation.size))
            if mirrored is not None and device_of(mirrored.address) != device_of(allocation.address):
                area = mirrored
            else:
                area = self.watch.area("global", allocation.address, allocation.size)
                self._mirrors[allocation.host, allocation.size] = area
            self._allocations[allocation.address] = area
        return area

    def add_shared(self, buffer: Bytes, block: Block) -> Area:
        """The shared memory of a CTA that starts."""
        area = self.watch.area("shared", 0, len(buffer), block)
        self._buffers[id(buffer)] = buffer, area
        return area

    def remove_shared(self, buffer: Bytes) -> None:
        """A cluster has ended."""
        self._buffers.pop(id(buffer), None)

    def note_buffer(self, buffer: Bytes, allocation: Allocation) -> None:
        """An array that the interpreter has made for an allocation."""
        if id(buffer) not in self._buffers:
            self._buffers[id(buffer)] = buffer, self.allocation(allocation)

    def area_of(self, buffer: Bytes) -> Area | None:
        """The area that an array stands for; None for what is not watched: local memory, constants, parameters."""
        known = self._buffers.get(id(buffer))
        return known[1] if known is not None and known[0] is buffer else None

    def place_of(self, buffer: Bytes, memory: Memory) -> tuple[Area, int] | None:
        """The area in which bytes of the host lie, and where in it they begin."""
        area = self.area_of(buffer)
        if area is not None:
            return area, 0
        found = memory.of_host(buffer.ctypes.data)
        return None if found is None else (self.allocation(found[0]), found[1])


class GridWatch:
    """One of the watched grids."""

    def __init__(self, watching: Watching, grid: Grid, number: int, known: frozenset[int]) -> None:
        self.watching = watching
        self.watch = watching.watch
        self.number = number
        self.known = known
        self.asked = grid.options.asked
        self._grid = grid
        self._sites: dict[int, Site] = {}
        self._products: dict[tuple[int, int], int] = {}
        self._unused = UnusedResults()
        self._ignored: dict[int, bool] = {}

    def judges(self, check: Check) -> bool:
        """Whether somebody asked for it."""
        return check in self.asked

    def tell_sync(self, cta: Cta, step: Step, misuse: Misuse, lanes: Mask) -> None:
        """A barrier or a mask is misused by a step, in these lanes."""
        assert cta.watched_block is not None
        site = self.watching.findings.site(step.function, step.instruction)
        told = replace(misuse, text=f"{step.opcode}: {misuse.text}")
        thread = int(np.flatnonzero(lanes)[0])
        self.watching.findings.misuse(told, site, cta.watched_block, thread)

    @property
    def judges_races(self) -> bool:
        return bool(self.asked & {Check.RACE, Check.ASYNC})

    def begin(self, cta: Cta, cluster: int) -> Block:
        """A CTA starts."""
        launch = self._grid.launch
        place = Place(self._grid.memory.device, self.number, cluster, cta.block, self._grid.program.kernel.name)
        return self.watch.begin_block(launch.threads, place, self.known)

    def site(self, cta: Cta) -> Site:
        """The instruction that a CTA executes."""
        step = cta.warp.step
        found = self._sites.get(step.pc)
        if found is None:
            found = self._sites[step.pc] = self.watching.findings.site(step.function, step.instruction)
        return found

    def is_unused(self, step: Step) -> bool:
        """Whether nothing depends on what a step has read."""
        found = self._ignored.get(step.pc)
        if found is None:
            found = step.instruction is not None and self._unused.is_unused(step.function, step.instruction)
            self._ignored[step.pc] = found
        return found

    def issue(self, cta: Cta, operation: Operation) -> None:
        """An asynchronous operation is about to start."""
        site, block = self.site(cta), cta.watched_block
        assert block is not None
        if isinstance(operation, LaneArrival):
            self._arrive(cta, operation)
            return
        self._define(operation)
        parts: dict[int, list[Transfer]] = {lane: [] for lane in range(len(operation.threads))}
        if not self.judges_races:
            return
        if isinstance(operation, Commit):
            self._commit(cta, operation)
            return
        if isinstance(operation, (RegisterLoad, RegisterStore)):
            self.watching.tensors.registers(block, site, operation)
            return
        if isinstance(operation, WarpgroupOperation):
            self._multiply(cta, operation)
            return
        for touched in operation.touched():
            self._add(cta, parts, touched)
        signals = self._signals(operation)
        if len(operation.threads) == 1:
            self._use(block, int(operation.threads[0]), signals, site)
        if isinstance(operation, LaneStore) and not signals:
            self._release(cta, operation)
            return
        is_async = isinstance(operation, (BulkTransfer, TensorCoreOperation))
        proxy = Proxy.ASYNC if is_async else Proxy.GENERIC
        # What signals mbarriers is in no group, but for those that tell only that sources have been read.
        queue = "" if signals and not isinstance(operation, FabricCopy) else _queue_of(operation)
        for lane, transfers in parts.items():
            thread = int(operation.threads[lane])
            for some, ends in _by_destination(transfers, signals):
                made = self.watch.issue(block, thread, site, proxy, some, queue=queue, signals=ends)
                if isinstance(operation, TensorCoreOperation):
                    self.watching.tensors.operate(block, site, operation, made)
        self.watch.end_issue(block)

    def _use(self, block: Block, thread: int, signals: Iterable[Spot], site: Site) -> None:
        """A thread starts something that signals mbarriers, which must be there by then."""
        for area, offset in signals:
            self.watch.use_mbarrier(block, as_index([thread]), area, as_index([offset]), site)

    def _define(self, operation: Operation) -> None:
        """What it writes in global memory is defined."""
        if self.watching.undefined.is_empty or isinstance(operation, (Commit, RegisterLoad)):
            return
        for touched in operation.touched():
            if touched.writes:
                memory = self._grid.memory
                self.watching.undefined.define(memory, touched.buffer, touched.offsets, touched.size)

    def _commit(self, cta: Cta, commit: Commit) -> None:
        """`tcgen05.commit`: mbarriers hear of all that the thread has started."""
        block = cta.watched_block
        assert block is not None
        for target, offset in commit.targets:
            area = self.watching.area_of(target.shared)
            if area is not None and not target.exited:
                spot = Spot(area, offset)
                self._use(block, int(commit.threads[0]), [spot], self.site(cta))
                self.watch.phases(spot).advance(target.word(offset) >> 61 & 1)
                self.watch.arrive_after(block, int(commit.threads[0]), spot, "tcgen05")

    def _multiply(self, cta: Cta, operation: WarpgroupOperation) -> None:
        """A product of a warpgroup: each of its warps has counted it, and waits for it by itself."""
        block, first = cta.watched_block, int(operation.threads[0])
        assert block is not None
        parts: dict[int, list[Transfer]] = {0: []}
        for touched in operation.touched():
            self._add(cta, parts, touched)
        number = self._products.get((block.number, first), 0)
        self._products[block.number, first] = number + 1
        ends: dict[Channel, int] = {("wgmma", block.first + first + 32 * warp): number for warp in range(4)}
        threads = [thread for thread in operation.threads.tolist() if thread < block.threads]
        self.watch.issue_together(block, threads, self.site(cta), parts[0], ends)

    def _release(self, cta: Cta, operation: LaneStore) -> None:
        """`st.async` and `red.async` without an mbarrier are release operations of their threads."""
        instruction, block = cta.warp.step.instruction, cta.watched_block
        assert instruction is not None and block is not None
        level = Level.SYS if instruction.form.has("sys") else Level.GPU
        for touched in operation.touched():
            place = self.watching.place_of(touched.buffer, self._grid.memory)
            if place is None:
                continue
            area, begin = place
            touch = Touch.CHANGE if touched.combines else Touch.WRITE
            threads, offsets = operation.threads[touched.lanes], touched.offsets + begin
            access = Access(block, self.site(cta), threads, area, offsets, touched.size, touched.size, touch)
            access.order, access.returns = Order(level, releases=True), False
            self.watch.races.access(access)

    def _signals(self, operation: Operation) -> list[Spot]:
        if not isinstance(operation, (BulkTransfer, LaneStore)):
            return []
        found = []
        for signal in operation.signalled:
            area = self.watching.area_of(signal.cta.shared)
            assert area is not None
            self.watch.phases(Spot(area, signal.offset)).advance(signal.cta.word(signal.offset) >> 61 & 1)
            found.append(Spot(area, signal.offset))
        return found

    def _add(self, cta: Cta, parts: dict[int, list[Transfer]], touched: Touched) -> None:
        place = self.watching.place_of(touched.buffer, self._grid.memory)
        if place is None:
            return
        area, begin = place
        element = 0
        if touched.combines and touched.writes and cta.warp.step.instruction is not None:
            element = _element_size(cta.warp.step.instruction.form, touched.size)
        offsets = begin + touched.offsets
        if len(parts) == 1:
            parts[0].append(Transfer(area, offsets, touched.size, touched.writes, element))
            return
        for place_in, lane in enumerate(touched.lanes.tolist()):
            parts[lane].append(Transfer(area, offsets[place_in : place_in + 1], touched.size, touched.writes, element))

    def _arrive(self, cta: Cta, arrival: LaneArrival) -> None:
        block, area = cta.watched_block, self.watching.area_of(cta.warp.shared)
        assert block is not None and area is not None
        state = cta.cluster.asynchronous.ctas[cta.rank]
        for thread, offset in zip(arrival.threads.tolist(), arrival.places.tolist(), strict=True):
            self._use(block, thread, [Spot(area, offset)], self.site(cta))
            self.watch.phases(Spot(area, offset)).advance(state.word(offset) >> 61 & 1)
            self.watch.arrive_after(block, thread, Spot(area, offset), "cp.async")


def is_aligned(step: Step) -> bool:
    """Whether a step is a barrier that all lanes of a warp execute together."""
    instruction = step.instruction
    if instruction is None or not instruction.definition.name.startswith(("bar.sync", "bar.red", "bar.arrive")):
        return False
    form = instruction.form
    return form.line.opcode == "bar" or form.has("aligned")


def lanes_text(lanes: Mask) -> str:
    """`lane 3`, `lanes 0 to 15`, `16 lanes`."""
    chosen = np.flatnonzero(lanes).tolist()
    if len(chosen) == 1:
        return f"lane {chosen[0]}"
    if chosen == list(range(chosen[0], chosen[-1] + 1)):
        return f"lanes {chosen[0]} to {chosen[-1]}"
    return f"{len(chosen)} lanes"


def _queue_of(operation: Operation) -> str:
    """The groups that an operation belongs to."""
    if isinstance(operation, LaneCopy):
        return "cp.async"
    if isinstance(operation, TensorCoreOperation):
        return "tcgen05"
    if isinstance(operation, FabricCopy) and operation.groups is not None:
        return "fabric"
    return "bulk" if isinstance(operation, BulkTransfer) and operation.groups is not None else ""


def _by_destination(transfers: list[Transfer], signals: list[Spot]) -> list[tuple[list[Transfer], list[Spot]]]:
    """A multicast is complete in each CTA by itself: for each its transfer and the mbarrier that tells."""
    writes = [each for each in transfers if each.writes]
    if len(signals) < 2 or len(writes) != len(signals):
        return [(transfers, signals)]
    reads = [each for each in transfers if not each.writes]
    return [([*reads, write], [signal]) for write, signal in zip(writes, signals, strict=True)]


def _element_size(form: Form, size: int) -> int:
    """Bytes of the elements that a reduction combines; 4 where the instruction does not say."""
    type_ = getattr(form, "type", None)
    element = type_.size if type_ is not None else 4
    return element if size % element == 0 else size
