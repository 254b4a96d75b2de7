"""Serves the host calls of compiled code: slots and scratch space to arrays and back."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Collection
from functools import lru_cache, partial
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from ptxvm.checker.module import Instruction
from ptxvm.engine.host import HostCall, HostLaunch, serve
from ptxvm.engine.host_functions import (
    HOST_FUNCTIONS,
    LANE_COPY,
    USERS_OF_TENSOR_MEMORY,
    WARPGROUP_PRODUCT,
    HostFunction,
    Kept,
)
from ptxvm.engine.jit.compilation.kernel_code import HostCallPlace, KernelCode
from ptxvm.engine.jit.compilation.making import Making
from ptxvm.engine.jit.host.context_registers import ContextRegisters
from ptxvm.engine.jit.host.lane_copies import NativeLaneCopies
from ptxvm.engine.jit.host.tensor_plans import NativePlans
from ptxvm.engine.jit.host.touches import touches
from ptxvm.engine.jit.layouts.copies import LANDED_LIMIT, Deferred, DeferredKind
from ptxvm.engine.jit.layouts.fields import offset_of
from ptxvm.engine.jit.layouts.structures import CTA_RUNS, HOST_ROWS, Cluster, Cta, Version, Worker, call_number
from ptxvm.engine.jit.layouts.tensor_cores import TensorCore, storage_of
from ptxvm.engine.jit.seats.seat import Seat
from ptxvm.engine.jit.seats.slots import LANES
from ptxvm.machine.asynchronous import ClusterState, CtaState, Mbarrier
from ptxvm.machine.faults import KernelFault
from ptxvm.machine.memory import Bytes, host_bytes

if TYPE_CHECKING:
    from ptxvm.engine.jit.host.texture_plans import NativeTextures
    from ptxvm.engine.jit.host.tile_plans import KnownTiles, TilePlans
    from ptxvm.engine.jit.host.warpgroup_products import KnownPlans, WarpgroupProducts

Index = npt.NDArray[np.int64]
Words = npt.NDArray[np.uint64]

_WORD = 4

_KINDS = {Kept.BULK_LOADS: DeferredKind.LOAD, Kept.BULK_STORES: DeferredKind.STORE}
"""They land in the order of issue."""


class HostCallPlaces:
    """The places of a kernel's code that call the host, with their typed instructions."""

    def __init__(self, making: Making, code: KernelCode) -> None:
        self._making = making
        self._code = code
        self._known: dict[int, tuple[HostCallPlace, Instruction]] = {}
        self.product_plans: KnownPlans = {}
        self.tile_plans: KnownTiles | None = None

    def calls(self, name: str) -> bool:
        """Whether the kernel calls the host function `name`."""
        return any(place.name == name for place in self._code.first.host_calls)

    def numbers(self, names: Collection[str]) -> list[int]:
        """The numbers with which the code in which warps start calls these host functions."""
        first = self._code.first
        places = enumerate(first.host_calls)
        return [call_number(first.version, number) for number, place in places if place.name in names]

    def find(self, number: int) -> tuple[HostCallPlace, Instruction]:
        """The place that calls with a number (see `call_number`)."""
        found = self._known.get(number)
        return self._find(number) if found is None else found

    def _find(self, number: int) -> tuple[HostCallPlace, Instruction]:
        index, version = divmod(number, len(Version))
        place = self._code.unit(Version(version)).host_calls[index]
        body = self._making.layout.functions[place.function].body or ()
        instructions = (item for item in body if isinstance(item, Instruction))
        instruction = next(item for item in instructions if item.start == place.start)
        self._known[number] = place, instruction
        return place, instruction


class LaunchHost:
    """Serves the host calls of one launch."""

    def __init__(self, launch: HostLaunch, places: HostCallPlaces) -> None:
        self._launch = launch
        self._places = places

    def connect(self, take_cluster: Callable[[], int | None]) -> None:
        """How clusters take over the work of others."""
        self._launch.take_cluster = take_cluster

    def serve(self, seat: Seat, refresh: Callable[[], None]) -> WorkerHost:
        return WorkerHost(self._launch, self._places, seat, refresh)

    def close(self) -> None:
        """The launch has ended."""
        self._launch.close()


class WorkerHost:
    """The states of a worker's CTAs, and the calls that their warps make. `refresh` is called when a call has changed
    what is allocated."""

    def __init__(self, launch: HostLaunch, places: HostCallPlaces, seat: Seat, refresh: Callable[[], None]) -> None:
        self._launch = launch
        self._places = places
        self._seat = seat
        self._refresh = refresh
        self._states: dict[int, CtaState] = {}
        self._peers: dict[int, list[Cta]] = {}  # the CTAs of a CTA's cluster
        self._plans = NativePlans(seat)
        self._textures: NativeTextures | None = None
        seat.worker.textures = None
        seat.worker.product_plan_count = 0
        seat.worker.defers = launch.may_defer
        alone = seat.plan.cluster_size == 1
        self._notes = NativeLaneCopies(seat.worker, launch.may_defer and alone and places.calls(LANE_COPY))
        values = seat.address + offset_of(Worker, "host_values")
        scratch: Words = np.ctypeslib.as_array((ctypes.c_uint64 * (HOST_ROWS * LANES)).from_address(values))
        self._rows = scratch.reshape(HOST_ROWS, LANES)
        self._local = _LocalMemory(seat)
        self._products: WarpgroupProducts | None = None
        if launch.may_defer and places.calls(WARPGROUP_PRODUCT):
            from ptxvm.engine.jit.host.warpgroup_products import WarpgroupProducts  # noqa: PLC0415  (most have none)

            self._products = WarpgroupProducts(seat.worker, places.product_plans)
        self._tiles: TilePlans | None = None
        if launch.may_defer and any(places.calls(name) for name in USERS_OF_TENSOR_MEMORY):
            from ptxvm.engine.jit.host.tile_plans import KnownTiles, TilePlans  # noqa: PLC0415  (most have none)

            places.tile_plans = places.tile_plans or KnownTiles()
            self._tiles = TilePlans(seat.worker, launch, places.tile_plans)

    # ----------------------------------------------------------------------------------------------------------- calls

    def call(self, cta: int, warp: int, number: int, mask: int) -> bool:
        """See `HostService`. Raises what the host function raises."""
        place, instruction = self._places.find(number)
        state = self._state(cta)
        cluster, memory = state.cluster, self._launch.memory
        changes, pending, allocations = cluster.changes, cluster.has_pending, memory.changes
        lanes, threads = _lanes(mask, warp)
        values = tuple(self._rows[: place.operands, lanes].copy())
        registers = ContextRegisters(Cta.from_address(cta), place, instruction)
        request = HostCall(threads, values, instruction, state, self._launch, self._local, registers)
        function = HOST_FUNCTIONS[place.name]
        if _learns(function) and self._learn(function, number, place, request, cta):
            return False
        if Kept.PRODUCTS in function.needs:
            self._adopt_products(cta)
        if Kept.TILES in function.needs:
            self._adopt_tiles(cta)
        if Kept.LANES_STORES in function.needs:
            self._adopt_stores(cta)
        self._adopt(cta, function.needs)
        if self._notes.must_adopt(function.needs, Cta.from_address(cta)):
            self._adopt_notes(cta)
        found = self._serve(place.name, request)
        for row, result in zip(self._rows, found, strict=False):
            row[lanes] = result
        self._notes.tell(Cta.from_address(cta), state)
        if cluster.changes != changes or cluster.has_pending != pending:
            self._tell(cta, cluster, cluster.changes != changes)
        if memory.changes != allocations:
            self._refresh()
        return True

    def _learn(self, function: HostFunction, number: int, place: HostCallPlace, request: HostCall, cta: int) -> bool:
        """Whether native code can do a call like this one from now on."""
        if function.module in ("tensor_products", "tensor_cores", "tensor_memory"):
            return self._tiles is not None and self._tiles.learn(number, request, Cta.from_address(cta))
        if function.module == "wgmma":
            return self._products is not None and self._products.learn(number, place, request)
        if function.module in ("textures", "surfaces"):
            if self._textures is None:
                from ptxvm.engine.jit.host.texture_plans import NativeTextures  # noqa: PLC0415  (most have none)

                self._textures = NativeTextures(self._seat.worker)
            return self._textures.learn(number, request)
        return bool(self._seat.worker.defers) and self._plans.learn(number, request)

    @staticmethod
    def _serve(name: str, request: HostCall) -> tuple[Words, ...]:
        try:
            return serve(name, request)
        except KernelFault as fault:
            raise request.origin.place(fault) from None

    def _adopt(self, address: int, needed: Collection[Kept] = tuple(_KINDS)) -> None:
        """The copies of the needed kinds that native code has taken note of become operations like all others."""
        kinds = [kind for kept, kind in _KINDS.items() if kept in needed]
        if not kinds:
            return
        cta = Cta.from_address(address)
        copies = [Deferred.from_buffer_copy(copy) for copy in cta.deferred[: cta.deferred_count]]
        others = [copy for copy in copies if copy.kind not in kinds]
        cta.deferred[: len(others)] = others
        cta.deferred_count = len(others)
        for copy in copies:
            if copy.kind in kinds:
                self._issue(address, copy)
                cta.stages_used &= ~(1 << copy.stage)

    def _issue(self, address: int, copy: Deferred) -> None:
        """Do the host call by which a copy would have begun, as if it had been done then."""
        state = self._state(address)
        values = np.array(copy.values, np.uint64)[:, None].repeat(LANES, axis=1)
        self._replay(address, copy.warp, copy.number, copy.lanes, values)
        state.cluster.resume(copy.age, _staged(Cta.from_address(address), copy))
        self._tell(address, state.cluster, changed=False)

    def _adopt_notes(self, address: int) -> None:
        """Likewise for `cp.async`."""
        state = self._state(address)
        self._notes.adopt(Cta.from_address(address), state, partial(self._replay, address))
        self._tell(address, state.cluster, changed=False)

    def _adopt_products(self, address: int) -> None:
        """Likewise for products of warpgroups, which are Python's business from now on."""
        if self._products is not None and self._products.adopt(
            Cta.from_address(address), partial(self._state, address), partial(self._call_without_operands, address)
        ):
            self._tell(address, self._state(address).cluster, changed=False)

    def _adopt_tiles(self, address: int) -> None:
        """Likewise for those of tensor memory, as far as they are pending."""
        if Cta.from_address(address).tile_count:
            from ptxvm.engine.jit.host.tile_plans import adopt_tiles  # noqa: PLC0415  (most have none)

            adopt_tiles(Cta.from_address(address), partial(self._replay, address))
            self._tell(address, self._state(address).cluster, changed=False)

    def _adopt_stores(self, address: int) -> None:
        """Likewise stores to tensor memory."""
        if Cta.from_address(address).lanes_stores:
            from ptxvm.engine.jit.host.tile_plans import adopt_stores  # noqa: PLC0415  (most have none)

            adopt_stores(Cta.from_address(address), partial(self._replay, address))
            self._tell(address, self._state(address).cluster, changed=False)

    def _call_without_operands(self, address: int, warp: int, number: int) -> HostCall:
        """A call by a whole warp, of which only the place counts."""
        place, instruction = self._places.find(number)
        registers = ContextRegisters(Cta.from_address(address), place, instruction)
        threads = _lanes((1 << LANES) - 1, warp)[1]
        return HostCall(threads, (), instruction, self._state(address), self._launch, self._local, registers)

    def _replay(self, address: int, warp: int, number: int, mask: int, values: Words) -> None:
        """Serve a call now; `values` are those of the operands, [row, lane]."""
        place, instruction = self._places.find(number)
        lanes, threads = _lanes(mask, warp)
        operands = tuple(values[: place.operands, lanes])
        registers = ContextRegisters(Cta.from_address(address), place, instruction)
        call = HostCall(threads, operands, instruction, self._state(address), self._launch, self._local, registers)
        self._serve(place.name, call)

    def end(self, cta: int) -> None:
        """See `HostService`. Raises KernelFault if an operation still needs the CTA's memory."""
        self._adopt(cta)
        self._adopt_tiles(cta)
        self._adopt_stores(cta)
        state = self._states.pop(cta, None)
        if state is None:
            return
        changes = state.cluster.changes
        state.end()
        self._tell(cta, state.cluster, state.cluster.changes != changes)

    def _state(self, address: int) -> CtaState:
        """The state of a CTA. Those of its cluster know all their mbarriers then."""
        known = self._states.get(address) or self._new_state(address)
        for cta, state in zip(self._peers[address], known.cluster.ctas, strict=True):
            for life in cta.lives[: cta.life_count]:
                state.mbarriers[life.offset] = Mbarrier(self._places.find(life.number)[1].line)
            cta.life_count = 0
        return known

    def _new_state(self, address: int) -> CtaState:
        """The state of a CTA; those of a whole cluster are made when the first of its CTAs needs one."""
        addresses = _cluster(address)
        ctas = [Cta.from_address(each) for each in addresses]
        shared = [host_bytes(cta.shared, self._seat.plan.shared_size) for cta in ctas]
        cluster = self._launch.cluster(ctas[0].index // len(ctas), shared)
        for place, cta, state in zip(addresses, ctas, cluster.ctas, strict=True):
            state.exited = cta.running != CTA_RUNS
            if not state.exited:
                cta.host_state = 1
                if cta.tensor_core:
                    state.tensor_storage = storage_of(TensorCore.from_address(cta.tensor_core))
                self._states[place] = state
                self._peers[place] = ctas
        return self._states[address]

    def _tell(self, address: int, cluster: ClusterState, changed: bool) -> None:
        """What compiled code asks about asynchronous operations."""
        for cta in self._peers[address]:
            cta.asynchronous = cluster.has_pending
            if changed:
                cta.passed = 1

    # ---------------------------------------------------------------------------------------------------- at standstill

    def complete_all(self) -> bool:
        """See `HostService`."""
        done = False
        for slot in self._seat.live_slots():
            self._adopt(slot.address)
            self._adopt_products(slot.address)
            self._adopt_tiles(slot.address)
            self._adopt_stores(slot.address)
            if slot.cta.note_count:
                self._adopt_notes(slot.address)
        for address, state in self._states.items():
            if state.cluster.complete_all():
                self._tell(address, state.cluster, changed=True)
                self._notes.tell(Cta.from_address(address), state)
                done = True
        return done or self._run_nested()

    def _run_nested(self) -> bool:
        """Run grids that threads of this one have launched; whether there were any."""
        nesting, memory = self._launch.launch.nesting, self._launch.memory
        allocations = memory.changes
        done = nesting is not None and nesting.run_pending()
        if memory.changes != allocations:
            self._refresh()
        return done

    def describe(self, cta: int) -> list[str]:
        """See `HostService`."""
        native = Cta.from_address(cta)
        if not native.host_state and not native.life_count:
            return []
        state = self._state(cta)
        self._recall_landings(native, state)
        self._recall_touches(native, state)
        return state.describe()

    def _recall_touches(self, cta: Cta, state: CtaState) -> None:
        """What threads of the CTA's cluster did counts as done; its own threads have the last word."""
        for each in (*self._peers[ctypes.addressof(cta)], cta):
            for address, number in touches(each):
                state.cluster.note_change(address, self._places.find(number)[1].title)

    def _recall_landings(self, cta: Cta, state: CtaState) -> None:
        """What native code has landed counts as received."""
        last = cta.landings
        for index in range(max(0, last - LANDED_LIMIT), last):
            landed = cta.landed[index % LANDED_LIMIT]
            known = state.mbarriers.get(landed.barrier)
            if known is not None:
                before = known.received if known.parity == landed.parity else 0
                known.received, known.parity = before + landed.size, landed.parity
                known.touched = self._places.find(landed.number)[1].title
        cta.landings = 0


class _LocalMemory:
    """Local memory of the threads of the CTA that runs: the words of the lanes of a warp lie side by side."""

    def __init__(self, seat: Seat) -> None:
        self._seat = seat

    def read(self, thread: int, offset: int, size: int) -> Bytes:
        """A copy."""
        end = min(offset + size, self._seat.plan.local_size)
        first, last = offset // _WORD, -(-end // _WORD)
        chosen = np.ascontiguousarray(self._words(thread)[first:last, thread % LANES]).view(np.uint8)
        return chosen[offset - first * _WORD : end - first * _WORD]

    def write(self, thread: int, offset: int, data: Bytes) -> None:
        first, last = offset // _WORD, -(-(offset + len(data)) // _WORD)
        words = self._words(thread)[first:last, thread % LANES]
        changed = np.ascontiguousarray(words).view(np.uint8)
        changed[offset - first * _WORD : offset - first * _WORD + len(data)] = data
        words[:] = changed.view(np.uint32)

    def _words(self, thread: int) -> npt.NDArray[np.uint32]:
        """[word, lane] of the thread's warp."""
        plan = self._seat.plan
        cta = Cta.from_address(self._seat.slots[self._seat.worker.current].address)
        start = cta.local + thread // LANES * plan.warp_local_size
        return host_bytes(start, plan.warp_local_size).view(np.uint32).reshape(-1, LANES)


def _learns(function: HostFunction) -> bool:
    """Whether native code can do the next calls, once it has a plan."""
    return function.native is not None and function.native.learns


def _staged(cta: Cta, copy: Deferred) -> Bytes | None:
    """The bytes that native code has read ahead."""
    if not copy.stage:
        return None
    return host_bytes(cta.stages + (copy.stage - 1) * cta.stage_size, copy.size).copy()


def _cluster(cta: int) -> list[int]:
    """The CTAs of a CTA's cluster by rank; all are addresses."""
    cluster = Cluster.from_address(Cta.from_address(cta).cluster)
    return [int(each) for each in cluster.ctas[: cluster.size]]


@lru_cache(maxsize=4096)
def _lanes(mask: int, warp: int) -> tuple[slice | Index, Index]:
    """The lanes in a mask, as an index; and the threads they are in their CTA."""
    lanes = np.array([lane for lane in range(LANES) if mask >> lane & 1], np.int64)
    first, last = int(lanes[0]), int(lanes[-1])
    dense = last - first + 1 == len(lanes)
    return slice(first, last + 1) if dense else lanes, lanes + warp * LANES
