"""The warp of a watched launch: what instructions ask of it is told to the sanitizer, too."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from ptxvm.engine.findings import Misuse
from ptxvm.engine.interpret.address import LaneAddress
from ptxvm.engine.interpret.cells import Values, flatten
from ptxvm.engine.interpret.host import generic_address
from ptxvm.engine.interpret.memory_access import MemoryAccess
from ptxvm.engine.interpret.places import Access as PlaceAccess
from ptxvm.engine.interpret.places import Index, Place, Places
from ptxvm.engine.interpret.step import Step
from ptxvm.engine.interpret.synchronization import State
from ptxvm.engine.interpret.undefined_bits import PLAIN_LOADS, LenientAccess, UndefinedBits, exchanges
from ptxvm.engine.interpret.values import Array, Mask
from ptxvm.engine.interpret.warp import InterpreterWarp
from ptxvm.engine.interpret.watched_calls import WatchedCalls
from ptxvm.engine.interpret.watching import GridWatch, is_aligned, lanes_text
from ptxvm.isa.warp import Atomic, AtomicOp, HostRequest, Load, Scope, Sem, Space, Store
from ptxvm.lanes.lanes import Lanes, canonical_nan
from ptxvm.machine.asynchronous.mbarrier import SIZE as MBARRIER_SIZE
from ptxvm.machine.faults import FaultKind
from ptxvm.machine.memory import Allocation, Bytes, Memory
from ptxvm.sanitizer.accesses import Access, Spot
from ptxvm.sanitizer.block import WARP_SIZE, as_index
from ptxvm.sanitizer.vocabulary import WEAK, Check, Level, Order, Proxy, Touch

if TYPE_CHECKING:
    from ptxvm.engine.interpret.cta import Cta
    from ptxvm.engine.interpret.watched_synchronization import WatchedSynchronization
    from ptxvm.engine.schedules import Schedule
    from ptxvm.sanitizer.block import Block

_LEVELS = {Scope.CTA: Level.CTA, Scope.CLUSTER: Level.CLUSTER, Scope.GPU: Level.GPU, Scope.SYS: Level.SYS}
_PARITY = 61
DISCARDED = 128
"""Bytes that `discard.L2` gives up."""
_ORDERING = (Sem.ACQUIRE, Sem.RELEASE, Sem.ACQ_REL)
ENOUGH_SPINS = 1 << 20
"""More reads that look like waiting than any turn has."""


def order_of(sem: Sem, scope: Scope | None, default: Scope) -> Order:
    """The semantics of an access or fence; `default` is the scope where none is written."""
    if sem is Sem.WEAK:
        return WEAK
    level = Level.SYS if sem in (Sem.VOLATILE, Sem.MMIO) else _LEVELS[scope or default]
    both = sem in (Sem.ACQ_REL, Sem.SC)
    return Order(level, sem is Sem.ACQUIRE or both, sem is Sem.RELEASE or both, sem is Sem.SC)


class WatchedPlaces(Places):
    """Remembers the places of the last access, and what was there before a store."""

    def __init__(self, warp: InterpreterWarp, memory: Memory, watch: GridWatch) -> None:
        super().__init__(warp, memory)
        self._watch = watch
        self.found: list[Place] = []
        self.old: list[Array] = []

    def find(self, space: Space, address: LaneAddress, access: PlaceAccess) -> list[Place]:
        self.found = super().find(space, address, access)
        self.old = []
        if access.store:
            self.old = [place.buffer[place.offsets[:, None] + np.arange(access.size)] for place in self.found]
        return self.found

    def _in_allocation(
        self, allocation: Allocation, lanes: Index | None, addresses: Index, access: PlaceAccess
    ) -> Place:
        place = super()._in_allocation(allocation, lanes, addresses, access)
        self._watch.watching.note_buffer(place.buffer, allocation)
        return place


class WatchedWarp(InterpreterWarp):
    """Tells each event when it has happened, for the lanes for which it has."""

    def __init__(self, cta: Cta, watch: GridWatch, block: Block) -> None:
        super().__init__(cta)
        self.watch = watch
        self.block = block
        self._places = WatchedPlaces(self, cta.grid.memory, watch)
        follows = cta.grid.options.initialised
        self._memory = MemoryAccess(self, cta.grid.memory, self._places)
        if follows:
            self._memory = LenientAccess(self, cta.grid.memory, self._places, watch.watching.undefined)
        self.bits = UndefinedBits(self) if follows else None
        self._address: LaneAddress | None = None
        self._calls = WatchedCalls(self)
        self.barriers: WatchedSynchronization | None = None
        self._waited: tuple[list[Place], Order] | None = None
        self._left = 1 if cta.grid.schedule is None else cta.grid.schedule.turn()
        watch.watching.add_shared(self.shared, block)

    # ---------------------------------------------------------------------------------------------------------- steps

    @property
    def _opcode(self) -> str:
        instruction = self.step.instruction
        return "" if instruction is None else instruction.definition.name

    def begin(self, step: Step) -> bool:
        if not super().begin(step):
            return False
        if self.barriers is not None:
            self.barriers.note_step(step, self.mask)
        if step.instruction is not None:
            match step.instruction.definition.name:
                case "fence.proxy":
                    self._fence_proxy(step)
                case "discard":
                    self._discard(step)
                case "tcgen05.wait":
                    self._wait_for_stores(step)
        if self._calls.in_flight:
            self._check_in_flight(step)
        undefined = self.cta.frame.undefined
        if undefined is not None:
            undefined.require_addresses(step)
        if step.guard is not None and is_aligned(step):
            self._check_guard()
        return True

    def _wait_for_stores(self, step: Step) -> None:
        """`tcgen05.wait::st` by each warp."""
        if step.instruction is not None and step.instruction.form.has("wait::st"):
            for warp in np.flatnonzero(self.mask.any(axis=1)).tolist():
                lanes = [warp * WARP_SIZE + lane for lane in np.flatnonzero(self.mask[warp]).tolist()]
                self.watch.watch.wait_for_stores(self.block, lanes, self.watch.site(self.cta))

    def _discard(self, step: Step) -> None:
        """`discard.L2` is a weak write of anything."""
        address = step.fetches[0](self.cta)
        assert isinstance(address, LaneAddress)
        for place in self._places.find(address.space, address, PlaceAccess(DISCARDED, 1, store=True, spread=True)):
            self._touch(place, DISCARDED, DISCARDED, Touch.WRITE, WEAK)
            if self.bits is not None:
                self.bits.discard(place, DISCARDED)

    def _check_in_flight(self, step: Step) -> None:
        """Registers that a product of the warpgroup reads or writes later must be left alone until it is complete."""
        instruction = step.instruction
        if instruction is None or instruction.definition.name.startswith("wgmma.") or not self.watch.judges_races:
            return
        for register in self.cta.program.accessed_held(step.function, instruction):
            for warp in np.flatnonzero(self.mask.any(axis=1)).tolist():
                found = self._calls.in_flight.get((warp, register.index))
                if found is not None:
                    text = (
                        f"{step.opcode}: register {register.name} belongs to {found[1].opcode} of line {found[1].line}"
                    )
                    rest = ", and nothing has waited for that"
                    help_text = "wait in front of it: `wgmma.wait_group.sync.aligned 0;`"
                    misuse = Misuse("async", text + rest, help_text, FaultKind.ASYNC)
                    findings, thread = self.watch.watching.findings, int(np.flatnonzero(self.mask[warp])[0]) + warp * 32
                    findings.misuse(misuse, self.watch.site(self.cta), self.block, thread, before=found[1])

    def _check_guard(self) -> None:
        """A barrier that all lanes of a warp execute together must not be kept from some of them."""
        kept = self.cta.mask & ~self.mask
        split = np.flatnonzero(self.mask.any(axis=1) & kept.any(axis=1))
        if len(split) and self.watch.judges(Check.SYNC):
            warp = int(split[0])
            text = f"its guard keeps {lanes_text(kept[warp])} of warp {warp} out, and the warp executes it as a whole"
            misuse = Misuse("divergent", text, "let all lanes of the warp execute it")
            self.watch.tell_sync(self.cta, self.step, misuse, self.mask)

    def lanes(self, mask: Mask | None = None) -> list[int]:
        """The executing lanes, or those of a mask, as numbers of threads."""
        return [int(lane) for lane in np.flatnonzero(self.mask if mask is None else mask)]

    # ------------------------------------------------------------------------------------------------------- accesses

    def on_load(self, load: Load) -> Any:
        values = super().on_load(load)
        order = order_of(load.sem, load.scope, Scope.GPU)
        if self._opcode.startswith("mbarrier."):
            self._waited = self._places.found, order
            return values
        element = load.type.size
        size = element * (load.used or load.elements)
        if self.bits is not None and self._opcode in PLAIN_LOADS:
            self.undefined = self.bits.load(values, self._places.found, size)
        proxy = Proxy.NC if self._opcode in ("ld.global.nc", "ldu") else Proxy.GENERIC
        ignored = load.sem is not Sem.WEAK and self.watch.is_unused(self.step)
        for place in self._places.found:
            self._touch(place, size, element, Touch.READ, order, proxy=proxy, ignored=ignored)
        return values

    def on_store(self, store: Store) -> None:
        super().on_store(store)
        if store.sem is not Sem.WEAK:
            self._let_others()
        elements = flatten(store.value)
        size = sum(value.type.size for value in elements)
        if self.bits is not None:
            self._address = store.address
            self.bits.store(self._places.found, [self.stored_bytes(elements, place) for place in self._places.found])
        for place, old in zip(self._places.found, self._places.old, strict=True):
            if self.watch.watching.area_of(place.buffer) is None:
                continue
            stored = self.stored_bytes(elements, place)
            self._touch(
                place,
                size,
                self._element(store.value),
                Touch.WRITE,
                order_of(store.sem, store.scope, Scope.GPU),
                same=(stored == old).all(axis=1),
                stored=stored,
            )

    def _element(self, values: Values) -> int:
        """Bytes of an element of a value; one of 128 bits comes as its halves."""
        instruction = self.step.instruction
        if instruction is not None and instruction.form.has("b128"):
            return 16
        return flatten(values)[0].type.size

    def store_undefined(self, address: LaneAddress, value: Values) -> bool:
        own = self._address
        if self.bits is None or own is None:
            return False
        one, other = generic_address(own).data, generic_address(address).data
        if (np.broadcast_to(one != other, self.shape) & self.mask).any():
            return False
        return self.bits.store_others(value)

    def stored_bytes(self, elements: list[Lanes], place: Place) -> Array:
        """The bytes that each lane stores, a row per lane."""
        assert place.lanes is not None
        columns = [self.values_of(canonical_nan(value).data, place.lanes) for value in elements]
        rows = [np.ascontiguousarray(column).view(np.uint8).reshape(len(place.lanes), -1) for column in columns]
        return np.concatenate(rows, axis=1)

    def _let_others(self) -> None:
        """What others may wait for has been done: their turn, so that accesses that nothing orders meet."""
        if self.cta.grid.schedule is None:
            self.spins = ENOUGH_SPINS

    def _end_turn(self, schedule: Schedule) -> None:
        """An access that others may see: the schedule says after how many of them the turn ends."""
        self._left -= 1
        if self._left <= 0:
            self._left = schedule.turn()
            self.spins, self.yields = ENOUGH_SPINS, True

    def _go_alone(self) -> None:
        """Lanes of an atomic operation that orders others run apart: together they would all see the last of them."""
        first = self.executing[:1]
        if len(self.executing) == 1:
            return
        alone = np.zeros(self.shape, np.bool_)
        alone.reshape(-1)[first] = True
        self.cta.states[self.mask & ~alone] = State.TIRED
        self.keep(alone)

    def on_atomic(self, atomic: Atomic) -> Values | None:
        if atomic.sem in _ORDERING and not self._opcode.startswith("mbarrier."):
            self._go_alone()
        olds = super().on_atomic(atomic)
        if not self.held:
            self._let_others()
        places = self._places.found
        if self._opcode.startswith("mbarrier."):
            assert isinstance(olds, Lanes)
            self._change_mbarrier(olds, atomic)
            return olds
        elements = flatten(atomic.values[0])
        size = sum(value.type.size for value in elements)
        order = order_of(atomic.sem, atomic.scope, Scope.GPU)
        element = self._element(atomic.values[0])
        if self.bits is not None and exchanges(self.step):
            self.undefined = self.bits.exchange(olds, places, size)
        for place in places:
            for part, touch in self._parts(place, atomic, olds):
                if len(part.offsets):
                    self._touch(part, size, element, touch, order, returns=atomic.want)
        return olds

    def _parts(self, place: Place, atomic: Atomic, olds: Values | None) -> list[tuple[Place, Touch]]:
        """A compare-and-swap that fails only reads."""
        if atomic.op is not AtomicOp.CAS or olds is None or place.lanes is None:
            return [(place, Touch.CHANGE)]
        pairs = zip(flatten(olds), flatten(atomic.values[0]), strict=True)
        lanes = place.lanes
        swapped = np.ones(len(lanes), np.bool_)
        for old, expected in pairs:
            found, wanted = self.values_of(old.data, lanes), self.values_of(expected.data, lanes)
            swapped &= found == wanted.astype(found.dtype)
        chosen = [(swapped, Touch.CHANGE), (~swapped, Touch.READ)]
        return [(Place(lanes[some], place.buffer, place.offsets[some]), touch) for some, touch in chosen]

    def _touch(
        self,
        place: Place,
        size: int,
        element: int,
        touch: Touch,
        order: Order,
        *,
        proxy: Proxy = Proxy.GENERIC,
        same: Array | None = None,
        stored: Array | None = None,
        returns: bool = True,
        ignored: bool = False,
    ) -> None:
        area = self.watch.watching.area_of(place.buffer)
        if area is None:
            return
        if self.cta.grid.schedule is not None:
            self._end_turn(self.cta.grid.schedule)
        if not self.watch.judges_races:
            return
        lanes, offsets = place.lanes, place.offsets
        if lanes is None:
            lanes = self.executing
            offsets = np.repeat(offsets, len(lanes))
        if area.owner is not None and area.owner is not self.block:
            self.watch.watching.visit(area.owner, self.block, lanes, self.watch.site(self.cta))
        self.watch.watch.races.access(
            Access(
                self.block,
                self.watch.site(self.cta),
                lanes,
                area,
                offsets,
                size,
                element,
                touch,
                order,
                proxy,
                same,
                stored,
                returns=returns,
                ignored=ignored,
            )
        )

    # ------------------------------------------------------------------------------------------------------- mbarriers

    def _change_mbarrier(self, olds: Lanes, atomic: Atomic) -> None:
        watch, site = self.watch.watch, self.watch.site(self.cta)
        arrives = "arrive" in self._opcode
        order = order_of(atomic.sem, atomic.scope, Scope.CTA) if arrives else WEAK
        for place in self._places.found:
            area, lanes = self.watch.watching.area_of(place.buffer), place.lanes
            assert area is not None and lanes is not None
            watch.use_mbarrier(self.block, lanes, area, place.offsets, site)
            words = self.values_of(olds.data, lanes)
            for thread, offset, word in zip(lanes.tolist(), place.offsets.tolist(), words.tolist(), strict=True):
                parity = word >> _PARITY & 1
                watch.arrive(self.block, thread, Spot(area, offset), order, (parity, parity))
            for offset in set(place.offsets.tolist()):
                watch.phases(Spot(area, offset)).advance(_parity(place, offset))

    def note_arrival(self, thread: int, shared: Bytes, offset: int) -> None:
        """A thread is about to change the mbarrier at an offset of the shared memory of some CTA of the cluster."""
        area, instruction = self.watch.watching.area_of(shared), self.step.instruction
        if area is None or instruction is None or offset + MBARRIER_SIZE > area.size:
            return  # the call itself will say what is wrong
        arrives = "arrive" in self._opcode
        form = instruction.form
        order = order_of(form.sem or Sem.RELEASE, form.scope, Scope.CTA) if arrives else WEAK
        parity = int(shared[offset : offset + MBARRIER_SIZE].view(np.uint64)[0]) >> _PARITY & 1
        watch, site = self.watch.watch, self.watch.site(self.cta)
        watch.use_mbarrier(self.block, as_index([thread]), area, as_index([offset]), site)
        watch.arrive(self.block, thread, Spot(area, offset), order, (parity, parity))

    def wait_until(self, condition: Lanes) -> Lanes:
        waited, self._waited = self._waited, None
        result = super().wait_until(condition)
        if waited is None:
            return result
        places, order = waited
        passed = np.broadcast_to(np.asarray(condition.data), self.shape).reshape(-1) & self.mask.reshape(-1)
        for place in places:
            self._pass(place, order, passed)
        return result

    def _pass(self, place: Place, order: Order, passed: Mask) -> None:
        """A wait of some lanes has come true."""
        area, watch, site = self.watch.watching.area_of(place.buffer), self.watch.watch, self.watch.site(self.cta)
        assert area is not None
        lanes, offsets = place.lanes, place.offsets
        if lanes is None:
            lanes = np.flatnonzero(passed)
            offsets = np.repeat(offsets, len(lanes))
        keep = passed[lanes]
        lanes, offsets = lanes[keep], offsets[keep]
        if not len(lanes):
            return
        watch.use_mbarrier(self.block, lanes, area, offsets, site)
        unused = self.watch.is_unused(self.step)
        for thread, offset in zip(lanes.tolist(), offsets.tolist(), strict=True):
            spot = Spot(area, offset)
            if unused and not watch.has_passed(self.block, thread, spot):
                continue  # in another run it is not complete yet, and the thread goes on
            watch.pass_mbarrier(self.block, thread, spot, order, _parity(place, offset), site=site)

    # -------------------------------------------------------------------------------------------------------- ordering

    def fence(self, sem: Sem, scope: Scope) -> None:
        instruction, watch = self.step.instruction, self.watch.watch
        assert instruction is not None
        if instruction.form.has("mbarrier_init"):
            watch.fence_inits(self.block, self.lanes())
        else:
            order = order_of(sem, scope, Scope.GPU)
            self._let_others()
            watch.fence(self.block, self.lanes(), order, self.watch.site(self.cta))

    def _fence_proxy(self, step: Step) -> None:
        assert step.instruction is not None
        form, watch = step.instruction.form, self.watch.watch
        words = set(form.modifiers)
        if "tensormap::generic" in words:
            self._fence_maps(step, words)
        elif "async" in words or "async::generic" in words:
            named = [space for space in ("global", "shared") if any(word.startswith(space) for word in words)]
            watch.fence_proxy(self.block, self.lanes(), named or ("global", "shared"))

    def _fence_maps(self, step: Step, words: set[str]) -> None:
        level = next(_LEVELS[scope] for scope in Scope if scope.value in words)
        watch, lanes = self.watch.watch, self.lanes()
        if not step.fetches:
            watch.release_maps(self.block, lanes, level)
            return
        address = step.fetches[0](self.cta)
        assert isinstance(address, LaneAddress)
        generic = self.values_of(generic_address(address).data, self.executing)
        for thread, place in zip(lanes, generic.tolist(), strict=True):
            watch.acquire_maps(self.block, thread, place, level)

    def converge(self, membermask: Lanes) -> None:
        self._check_members(membermask)
        super().converge(membermask)
        if self._opcode != "bar.warp.sync":
            return
        masks = np.broadcast_to(membermask.data, self.shape)
        for warp in np.flatnonzero(self.mask.any(axis=1)).tolist():
            for mask in np.unique(masks[warp][self.mask[warp]]).tolist():
                here = self.mask[warp] & (masks[warp] == mask)
                lanes = [warp * 32 + lane for lane in np.flatnonzero(here).tolist() if mask >> lane & 1]
                if lanes:
                    self.watch.watch.sync_warp(self.block, lanes, mask, self.watch.site(self.cta))

    def _check_members(self, membermask: Lanes) -> None:
        """The executing lane must be in its membermask."""
        members = np.broadcast_to(membermask.data, self.shape).astype(np.uint32)
        own = (members >> np.arange(32, dtype=np.uint32)) & 1 == 1
        outside = self.mask & ~own
        if outside.any() and self.watch.judges(Check.SYNC):
            place = int(np.flatnonzero(outside)[0])
            mask = int(members.reshape(-1)[place])
            text = f"lane {place % 32} of warp {place // 32} executes it, but is not in its membermask {mask:#x}"
            misuse = Misuse("membermask", text, "name every lane that executes it")
            self.watch.tell_sync(self.cta, self.step, misuse, outside)

    def cluster_arrive(self) -> None:
        instruction = self.step.instruction
        relaxed = instruction is not None and instruction.form.has("relaxed")
        self.watch.watch.arrive_at_cluster(self.block, self.lanes(), relaxed=relaxed)
        super().cluster_arrive()

    def cluster_wait(self) -> None:
        super().cluster_wait()
        self.watch.watch.pass_cluster(self.block, self.lanes(), self.watch.site(self.cta))

    def wait_for_prerequisites(self) -> None:
        super().wait_for_prerequisites()
        before = frozenset(range(self.watch.number))
        self.watch.watch.learn_grids(self.block, self.lanes(), before, self.watch.site(self.cta))

    def on_host_call(self, request: HostRequest) -> tuple[Lanes, ...]:
        return self._calls.around(request, super().on_host_call)


def _parity(place: Place, offset: int) -> int:
    """That of the current phase of an mbarrier."""
    return int(place.buffer[offset : offset + 8].view(np.uint64)[0]) >> _PARITY & 1
