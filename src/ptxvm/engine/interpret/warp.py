"""The `Warp` of the NumPy reading: all warps of a CTA at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NoReturn

import numpy as np

from ptxvm.engine.cluster_addresses import address_rank, map_address
from ptxvm.engine.interpret.address import LaneAddress
from ptxvm.engine.interpret.cells import Values, flatten
from ptxvm.engine.interpret.host import call_host, generic_address
from ptxvm.engine.interpret.memory_access import MemoryAccess
from ptxvm.engine.interpret.places import WINDOWS, Index
from ptxvm.engine.interpret.special import read_special
from ptxvm.engine.interpret.stack import Stack, StackOverflow
from ptxvm.engine.interpret.step import Step
from ptxvm.engine.interpret.suspension import Suspended
from ptxvm.engine.interpret.synchronization import State
from ptxvm.engine.interpret.undefined import News, undefined_lanes
from ptxvm.engine.interpret.values import Array, Mask
from ptxvm.isa.matrix.shared.generations import Generation
from ptxvm.isa.special_registers import SpecialRegister
from ptxvm.isa.warp import Atomic, BarrierSync, HostRequest, Load, Scope, Sem, Space, Store, Warp
from ptxvm.isa.warp import FaultKind as InstructionFault
from ptxvm.lanes.lanes import Lanes, where
from ptxvm.lanes.numpy_reading import NUMPY, const
from ptxvm.lanes.types import PRED, U32
from ptxvm.machine import layout
from ptxvm.machine.faults import FaultKind, KernelFault
from ptxvm.machine.memory import Bytes

if TYPE_CHECKING:
    from ptxvm.engine.interpret.cta import Cta

_SEEN_BY_OTHERS = (Space.GLOBAL, Space.GENERIC, Space.SHARED, Space.SHARED_CLUSTER)
PLAIN_POLLS = 1024
"""So often in a row a plain load finds the same before it looks like waiting."""


class InterpreterWarp(Warp):
    """Executes one step at a time for the lanes in `mask`.

    `started` are the lanes that began the step; `mask` loses those that cannot complete it now, and `held` tells so.
    `passed`: the lanes for which the wait in this step has come true, if it is one.
    `yields`: a schedule has ended the turn.
    `everywhere`: all live lanes execute. `spins` counts reads in a row that look like waiting for somebody else.
    `looked`: something was read that CTAs outside of the cluster, or time, may change. `polls`: for each lane the pc at
    which it last did what waiting loops consist of, -1: nowhere.
    """

    def __init__(self, cta: Cta) -> None:
        grid = cta.grid
        self.cta = cta
        self.shape = cta.mask.shape
        self.stack: Stack = cta.stack
        self.step: Step
        self.mask: Mask = cta.mask
        self.started: Mask = cta.mask
        self.everywhere = True
        self.held = False
        self.spins = 0
        self.yields = False
        self.polls = np.full(self.shape, -1, np.int64)
        self.progressed = False
        self.looked = False
        self.passed: Mask | None = None
        self.undefined: News | None = None
        self._polled: dict[int, tuple[Array, int]] = {}
        sizes = grid.program.layout
        size = sizes.static_shared + grid.launch.shared
        self.shared: Bytes = np.full(size, grid.filler, np.uint8)
        self.shared_written = np.zeros(size, np.bool_) if grid.options.initialised else None
        self.reserved: Bytes = np.zeros(sizes.reserved_shared, np.uint8)
        self._memory = MemoryAccess(self, grid.memory)
        self._executing: tuple[Mask, Index] = (cta.mask, np.flatnonzero(cta.mask))

    @property
    def tensor_cores(self) -> Generation:
        grid = self.cta.grid
        return grid.options.generation(grid.launch.image.target)

    # -------------------------------------------------------------------------------------------------------- lanes

    def begin(self, step: Step) -> bool:
        """Start a step for the current group; False when its guard keeps all lanes out."""
        cta = self.cta
        self.step, self.held = step, False
        mask = cta.mask
        if step.guard is not None:
            if cta.frame.undefined is not None:
                cta.frame.undefined.require_same(step, step.guard)
            guard = cta.registers[step.guard]
            assert isinstance(guard, Lanes)
            data = guard.data
            if data.ndim == 0:
                if bool(data) is step.guard_negated:
                    return False
            else:
                guarded = mask & (~data if step.guard_negated else data)
                count = int(np.count_nonzero(guarded))
                if count == 0:
                    return False
                mask = mask if count == cta.lanes else guarded
        self.mask = self.started = mask
        self.everywhere = mask is cta.mask and cta.lanes == cta.live
        return True

    def keep(self, lanes: Mask) -> None:
        """Only these of the executing lanes go on. Raises Suspended if there are none."""
        if not lanes.any():
            raise Suspended
        if not np.array_equal(lanes, self.mask):
            self.mask, self.held, self.everywhere = lanes, True, False

    @property
    def executing(self) -> Index:
        """The executing lanes as indices into the flattened batch."""
        if self._executing[0] is not self.mask:
            self._executing = (self.mask, np.flatnonzero(self.mask))
        return self._executing[1]

    def values_of(self, data: Array, lanes: Index) -> Array:
        """The values of some lanes, one after the other."""
        if data.ndim == 0:
            return np.full(len(lanes), data)
        if data.shape != self.shape:
            data = np.broadcast_to(data, self.shape)
        return data.reshape(-1)[lanes] if len(lanes) < data.size else data.reshape(-1)

    @property
    def depth(self) -> int:
        return self.cta.depth

    def progress(self) -> None:
        """Memory has changed."""
        self.spins = 0
        self.yields = False
        self.progressed = True

    def spin(self) -> None:
        """Something that waiting loops consist of: it changed nothing, and nothing has changed since last time."""
        self.spins += 1
        self.polls[self.mask] = self.step.pc

    def active(self) -> Lanes:
        return NUMPY.ballot(Lanes(NUMPY, PRED, self.mask))

    def ballot(self, predicate: Lanes) -> Lanes:
        return NUMPY.ballot(Lanes(NUMPY, PRED, self.mask & predicate.data))

    def special(self, register: SpecialRegister) -> Lanes | tuple[Lanes, ...]:
        return read_special(self.cta, register)

    # ------------------------------------------------------------------------------------------------------- memory

    def window(self, space: Space) -> tuple[str, Bytes]:
        """A space that all threads of the CTA see, by name and content."""
        grid = self.cta.grid
        if space is Space.CONST:
            return "constant memory", grid.launch.image.constants
        if space is Space.PARAM:
            return "parameters", grid.parameters
        return "shared memory", self.shared

    def on_load(self, load: Load) -> Values:
        values = self._memory.load(load.space, load.type, load.address, load.elements, load.used)
        if load.space in _SEEN_BY_OTHERS:
            self._note_poll(values, ordered=load.sem is not Sem.WEAK)
        return values

    def _note_poll(self, values: Values, *, ordered: bool) -> None:
        """A load that finds what it found before looks like waiting: a plain one only after many times, as loops that
        work do so, too."""
        found = np.asarray(flatten(values)[0].data)
        before, times = self._polled.get(self.step.pc, (None, 0))
        times = times + 1 if before is not None and np.array_equal(before, found) else 0
        self._polled[self.step.pc] = found, times
        if times > (0 if ordered else PLAIN_POLLS):
            self.spin()

    def on_store(self, store: Store) -> None:
        self._memory.store(store.space, store.address, store.value)

    def store_undefined(self, address: LaneAddress, value: Values) -> bool:
        """Where undefined values are followed: the current step stores such bits; whether they may stay unused."""
        return False

    def on_atomic(self, atomic: Atomic) -> Values | None:
        place = atomic.space, atomic.address
        return self._memory.atomic(place, atomic.update, atomic.values, op=atomic.op, want=atomic.want)

    def fence(self, sem: Sem, scope: Scope) -> None:
        """Accesses are executed one after the other: every one is seen by all that follow."""

    def fence_operands(self) -> None: ...

    def convert_address(self, address: Lanes, space: Space, *, to_generic: bool) -> Lanes:
        if space not in WINDOWS:
            return address
        if address.type.bits == U32.bits:
            self.fault(InstructionFault.UNSUPPORTED, "generic addresses have 64 bits")
        window = WINDOWS[space]
        if space is Space.PARAM:
            # Parameters of functions lie on the stack; their addresses are generic from the start.
            shifted = address + window if to_generic else address - window
            limit = layout.LOCAL_WINDOW if to_generic else window
            unshifted = address >= limit if to_generic else address < limit
            return where(unshifted, address, shifted)
        return address + window if to_generic else address - window

    def in_space(self, address: Lanes, space: Space) -> Lanes:
        if space is Space.SHARED and self.cta.grid.launch.cluster_size > 1:
            own = layout.shared_address(self.cta.rank, 0)
            return address >> layout.SHARED_RANK_SHIFT == own >> layout.SHARED_RANK_SHIFT
        window = address >> layout.WINDOW_BITS
        if space is not Space.GLOBAL:
            return window == WINDOWS[space] >> layout.WINDOW_BITS
        inside = const(PRED, 0)
        for apart in (Space.SHARED, Space.LOCAL, Space.CONST):
            inside = inside | (window == WINDOWS[apart] >> layout.WINDOW_BITS)
        return ~inside

    def launch_dependents(self) -> None:
        self.suspend_unless(const(PRED, self.cta.grid.note_release(self.cta)))

    def wait_for_prerequisites(self) -> None:
        self.suspend_unless(const(PRED, self.cta.grid.prerequisites_complete))

    def map_address(self, address: Lanes, rank: Lanes) -> Lanes:
        return map_address(address, rank)

    def address_rank(self, address: Lanes) -> Lanes:
        return address_rank(address)

    # -------------------------------------------------------------------------------------------------------- stack

    def stack_pointer(self) -> Lanes:
        return self._per_lane(self.stack.tops(self.depth))

    def stack_allocate(self, size: Lanes, alignment: int) -> Lanes:
        sizes = np.broadcast_to(size.data, self.shape).reshape(-1)[self.executing].astype(np.int64)
        try:
            starts = self.stack.allocate(self.depth, self.executing, sizes, alignment)
        except StackOverflow as overflow:
            text = f"{self.step.opcode}: more than {layout.STACK_SIZE} bytes of stack"
            raise self.fault_at(FaultKind.STACK_OVERFLOW, text, int(overflow.lanes[0])) from None
        result = np.zeros(self.mask.size, np.int64)
        result[self.executing] = starts
        return self._per_lane(result)

    def stack_restore(self, pointer: Lanes) -> None:
        tops = np.broadcast_to(pointer.data, self.shape).reshape(-1)[self.executing].astype(np.int64)
        self.stack.restore(self.depth, self.executing, tops)

    def _per_lane(self, values: Index) -> Lanes:
        return Lanes(NUMPY, U32, values.reshape(self.shape).astype(np.uint32))

    # ------------------------------------------------------------------------------------------------------ waiting

    def converge(self, membermask: Lanes) -> None:
        self.cta.synchronization.converge(membermask)

    def reads_from(self, lane: Lanes, membermask: Lanes) -> None:
        if self.cta.grid.options.initialised:
            self.undefined = undefined_lanes(self, lane, membermask)

    def suspend_unless(self, condition: Lanes) -> None:
        ready = self.mask & condition.data
        self.cta.states[self.mask & ~ready] = State.TIRED
        self.keep(ready)

    def wait_until(self, condition: Lanes) -> Lanes:
        cta = self.cta
        ready = self.mask & (condition.data | cta.gives_up)
        waiting = self.mask & ~ready
        cta.states[waiting] = State.TIRED
        cta.waits |= waiting
        cta.waits &= ~ready
        cta.gives_up &= ~ready
        self.keep(ready)
        self.passed = np.broadcast_to(self.mask & condition.data, self.shape)
        return condition

    def touch(self, address: Lanes) -> None:
        instruction = self.step.instruction
        assert instruction is not None
        first = int(self.values_of(address.data, self.executing[:1])[0])
        self.cta.cluster.asynchronous.note_change(first % layout.WINDOW_SIZE, instruction.title)

    def asynchronous_pending(self) -> Lanes:
        return const(PRED, self.cta.cluster.asynchronous.has_pending)

    def on_barrier_sync(self, sync: BarrierSync) -> Lanes | None:
        return self.cta.synchronization.sync(sync.barrier, sync.threads, sync.reduce, sync.predicate)

    def barrier_arrive(self, barrier: Lanes, threads: Lanes, *, aligned: bool) -> None:
        self.cta.synchronization.arrive(barrier, threads)

    def cluster_arrive(self) -> None:
        self.cta.synchronization.arrive_at_cluster()

    def cluster_wait(self) -> None:
        self.cta.synchronization.wait_for_cluster()

    # --------------------------------------------------------------------------------------------------------- host

    def generic(self, address: Any) -> Lanes:
        return generic_address(address)

    def on_host_call(self, request: HostRequest) -> tuple[Lanes, ...]:
        return call_host(self, request)

    # ------------------------------------------------------------------------------------------------------- faults

    def fault(self, kind: InstructionFault, message: str) -> NoReturn:
        raise self.fault_of(FaultKind(kind.value), message)

    def fault_of(self, kind: FaultKind, message: str) -> KernelFault:
        """A fault of the first executing lane."""
        return self.fault_at(kind, message, int(self.executing[0]))

    def fault_at(self, kind: FaultKind, message: str, lane: int, address: int | None = None) -> KernelFault:
        """A fault of one lane (an index into the flattened batch) in the current step."""
        grid = self.cta.grid
        fault = grid.fault(
            kind, message, self.step, thread=grid.launch.thread_of(lane), block=self.cta.block, address=address
        )
        fault.stack = self.cta.calls_around(self.step, lane)
        fault.registers = self.cta.registers_of(self.step.function, lane)
        return fault
