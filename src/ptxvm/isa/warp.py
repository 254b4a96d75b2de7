"""What a definition may ask of the machine: `Warp`, its requests, and the vocabulary of memory operations."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from enum import StrEnum
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from ptxvm.isa import space

if TYPE_CHECKING:
    from ptxvm.isa.matrix.shared.generations import Generation
    from ptxvm.isa.special_registers import SpecialRegister
    from ptxvm.lanes.lanes import Lanes
    from ptxvm.lanes.types import Type

Space = space.Space


class Sem(StrEnum):
    """Memory ordering of an access or fence; an access without one is WEAK."""

    WEAK = "weak"
    VOLATILE = "volatile"
    MMIO = "mmio"
    RELAXED = "relaxed"
    ACQUIRE = "acquire"
    RELEASE = "release"
    ACQ_REL = "acq_rel"
    SC = "sc"


class Scope(StrEnum):
    """The threads between which an ordering holds."""

    CTA = "cta"
    CLUSTER = "cluster"
    GPU = "gpu"
    SYS = "sys"


class AtomicOp(StrEnum):
    """The read-modify-write operations of `atom` and `red`."""

    AND = "and"
    OR = "or"
    XOR = "xor"
    CAS = "cas"
    EXCH = "exch"
    ADD = "add"
    INC = "inc"
    DEC = "dec"
    MIN = "min"
    MAX = "max"


class BarrierReduction(StrEnum):
    """What `barrier.red` computes over the predicates of all participating threads."""

    POPC = "popc"
    AND = "and"
    OR = "or"


class FaultKind(StrEnum):
    """Faults an instruction raises by itself; memory faults are the machine's own business."""

    TRAP = "trap"
    ASSERTION = "assertion"
    UNSUPPORTED = "unsupported"


class Address(Protocol):
    """A memory operand `[base+offset]` as an engine passes it. Definitions hand it on and ask only for its space."""

    @property
    def space(self) -> Space: ...

    def advance(self, bytes: int) -> Address:
        """The address `bytes` further on (also negative)."""

    def of_lane(self, lane: Lanes) -> Address:
        """The address that another lane of the warp gives."""

    def plus(self, distance: Lanes) -> Address:
        """The address so many bytes (U64) further on."""


class Load(NamedTuple):
    """Read `elements` consecutive elements of a type. `address` is an `Address`, of the engine's own kind. Only `used`
    of them need be there (all: 0): the others are 0 where memory ends before them."""

    space: Space
    type: Type
    address: Any
    elements: int
    sem: Sem
    scope: Scope | None
    used: int = 0


class Store(NamedTuple):
    """Write a value, or consecutive elements; a None among these is left alone."""

    space: Space
    address: Any
    value: Any
    sem: Sem
    scope: Scope | None


class Atomic(NamedTuple):
    """Read, change and write; see `Warp.atomic`."""

    space: Space
    address: Any
    update: Callable[..., Any]
    values: tuple[Any, ...]
    op: AtomicOp | None
    sem: Sem
    scope: Scope | None
    want: bool
    merge: Callable[[Lanes, Lanes], Lanes] | None


class BarrierSync(NamedTuple):
    """Arrive at a barrier of the CTA and wait; see `Warp.barrier_sync`."""

    barrier: Lanes
    threads: Lanes | None
    aligned: bool
    reduce: BarrierReduction | None
    predicate: Lanes | None


class HostRequest(NamedTuple):
    """A call of a host function; see `Warp.call_host`."""

    name: str
    values: tuple[Lanes, ...]
    results: tuple[Type, ...]
    when: Lanes | None


class Warp(ABC):
    """One warp (in the NumPy reading: a batch of warps) as instructions see it.

    What instructions say in many words reaches the engines as one request: these implement `on_load` and so on.
    """

    def load(
        self,
        space: Space,
        type: Type,
        address: Address,
        *,
        count: int = 1,
        sem: Sem = Sem.WEAK,
        scope: Scope | None = None,
        used: int = 0,
    ) -> Any:
        """Read `count` consecutive elements: a value, or a tuple when `count` > 1. Only `used` of them need be there
        (all: 0)."""
        return self.on_load(Load(space, type, address, count, sem, scope, used))

    def store(
        self,
        space: Space,
        address: Address,
        value: Any,
        *,
        sem: Sem = Sem.WEAK,
        scope: Scope | None = None,
    ) -> None:
        """Write a value, or consecutive elements."""
        self.on_store(Store(space, address, value, sem, scope))

    def atomic(
        self,
        space: Space,
        address: Address,
        update: Callable[..., Any],
        *values: Any,
        op: AtomicOp | None,
        sem: Sem = Sem.RELAXED,
        scope: Scope | None = None,
        want: bool = True,
        merge: Callable[[Lanes, Lanes], Lanes] | None = None,
    ) -> Any:
        """`memory = update(memory, *values)` for one lane after the other; the old values, None unless `want`.

        The element type is that of `values[0]`. `op` names the operation so that an engine may use a machine
        instruction for it. `merge(value, count)` is what `count` lanes adding the same uniform value amount to.
        """
        return self.on_atomic(Atomic(space, address, update, values, op, sem, scope, want, merge))

    @abstractmethod
    def fence(self, sem: Sem, scope: Scope) -> None: ...

    @abstractmethod
    def fence_operands(self) -> None:
        """What the executing lanes know to be in shared memory is there for asynchronous operations, too: on this
        machine it always is, but launches may be watched."""

    @abstractmethod
    def active(self) -> Lanes:
        """A U32 with the bits of the lanes that execute this instruction together."""

    @abstractmethod
    def ballot(self, predicate: Lanes) -> Lanes:
        """A uniform U32 with the bits of the executing lanes whose predicate is true."""

    @abstractmethod
    def special(self, register: SpecialRegister) -> Any:
        """A special register's value (Lanes); a vector register as a whole is a tuple of its components."""

    @abstractmethod
    def converge(self, membermask: Lanes) -> None:
        """Every live lane named in `membermask` takes part in this instruction, waiting for the others if it must."""

    @abstractmethod
    def reads_from(self, lane: Lanes, membermask: Lanes) -> None:
        """The first result is a register of another lane (U32). It is undefined, which full checks follow, where that
        lane is not in `membermask` or does not execute this instruction together with the one that reads it."""

    @abstractmethod
    def suspend_unless(self, condition: Lanes) -> None:
        """Lanes whose condition is false retry the whole instruction later: nothing before this may have an effect."""

    def barrier_sync(
        self,
        barrier: Lanes,
        threads: Lanes | None,
        *,
        aligned: bool,
        reduce: BarrierReduction | None = None,
        predicate: Lanes | None = None,
    ) -> Lanes | None:
        """Arrive at a CTA barrier and wait. `threads` None: all threads of the CTA. The reduction's result, if any."""
        return self.on_barrier_sync(BarrierSync(barrier, threads, aligned, reduce, predicate))

    @abstractmethod
    def barrier_arrive(self, barrier: Lanes, threads: Lanes, *, aligned: bool) -> None: ...

    @abstractmethod
    def cluster_arrive(self) -> None:
        """Arrive at the barrier of the cluster."""

    @abstractmethod
    def cluster_wait(self) -> None:
        """Wait until all threads of the cluster that have not exited have arrived as often as this one."""

    @abstractmethod
    def convert_address(self, address: Lanes, space: Space, *, to_generic: bool) -> Lanes:
        """The same place as an address of the other kind: `cvta` and `cvta.to`."""

    @abstractmethod
    def in_space(self, address: Lanes, space: Space) -> Lanes:
        """Whether a generic address falls into the window of `space` (PRED)."""

    @abstractmethod
    def launch_dependents(self) -> None:
        """As far as this CTA goes, grids that depend on its grid may start."""

    @abstractmethod
    def wait_for_prerequisites(self) -> None:
        """Wait until the grids that this one depends on have completed."""

    @abstractmethod
    def map_address(self, address: Lanes, rank: Lanes) -> Lanes:
        """The shared memory address, generic or not, of the same place in the CTA `rank` (U32) of the cluster."""

    @abstractmethod
    def address_rank(self, address: Lanes) -> Lanes:
        """The rank (U32) in the cluster of the CTA whose shared memory holds an address."""

    @abstractmethod
    def stack_pointer(self) -> Lanes:
        """The current top of the local stack (U32 offset in `.local`)."""

    @abstractmethod
    def stack_allocate(self, size: Lanes, alignment: int) -> Lanes:
        """Reserve local memory until `stack_restore` or the end of the function; its offset in `.local` (U32)."""

    @abstractmethod
    def stack_restore(self, pointer: Lanes) -> None: ...

    @abstractmethod
    def fault(self, kind: FaultKind, message: str) -> None:
        """End the launch with a fault of the executing lanes."""

    @abstractmethod
    def generic(self, address: Address) -> Lanes:
        """The generic address (U64) of a memory operand; one in shared memory carries the CTA's rank."""

    def call_host(
        self, name: str, *values: Lanes, results: tuple[Type, ...] = (), when: Lanes | None = None
    ) -> tuple[Lanes, ...]:
        """Rare work done by Python (`engine/host`): one call for the executing lanes where `when` holds, none if it
        holds in no lane. One value of each type in `results`; zero where `when` does not hold."""
        return self.on_host_call(HostRequest(name, values, results, when))

    def copy_lanes(self, target: Address, source: Address, size: Lanes, read: Lanes) -> None:
        """`cp.async`: start copying `size` bytes, of which so many are read (U32); the others are 0."""
        self.call_host("cp.async", self.generic(target), self.generic(source), size, read)

    @abstractmethod
    def touch(self, address: Lanes) -> None:
        """Remember, for reports, that this instruction has changed the mbarrier at a generic address (U64)."""

    @abstractmethod
    def wait_until(self, condition: Lanes) -> Lanes:
        """Like `suspend_unless`, but a wait that can come to nothing may be given up: the condition as it is then."""

    @property
    @abstractmethod
    def tensor_cores(self) -> Generation:
        """Whose numerics products of matrices have."""

    @abstractmethod
    def asynchronous_pending(self) -> Lanes:
        """Whether asynchronous operations of the cluster are pending (a uniform PRED)."""

    # ------------------------------------------------------------------------------------------------ for the engines

    @abstractmethod
    def on_load(self, load: Load) -> Any: ...

    @abstractmethod
    def on_store(self, store: Store) -> None: ...

    @abstractmethod
    def on_atomic(self, atomic: Atomic) -> Any: ...

    @abstractmethod
    def on_barrier_sync(self, sync: BarrierSync) -> Lanes | None: ...

    @abstractmethod
    def on_host_call(self, request: HostRequest) -> tuple[Lanes, ...]: ...
