"""The machine as the analysis sees it: answers instructions with what is known about the answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from ptxvm.engine.cluster_addresses import address_rank, map_address
from ptxvm.engine.jit.program.operands import Place
from ptxvm.engine.jit.program.specials import Extents, Field, special_value
from ptxvm.engine.jit.program.windows import convert_address, generic_address, in_space
from ptxvm.isa.matrix.shared.generations import Generation
from ptxvm.isa.warp import Address, AtomicOp, BarrierReduction, FaultKind, Scope, Sem, Space
from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.numpy_reading import NUMPY
from ptxvm.lanes.shape import UNIFORM, VARYING, Shape
from ptxvm.lanes.shape_reading import ShapeReading
from ptxvm.lanes.types import B128, PRED, U32, U64, Type

if TYPE_CHECKING:
    from ptxvm.isa.special_registers import SpecialRegister


class ShapeMachine:
    """Implements `isa.warp.Warp` and `operands.Reader` in the shape reading.

    `has_local`: the kernel has local memory, so that a generic address may lead to memory of each thread's own. With
    `calls`, frames lie where the thread's stack is at the time.
    """

    def __init__(
        self,
        reading: ShapeReading,
        block: Extents,
        cluster: Extents,
        static_shared: int,
        *,
        has_local: bool,
        calls: bool = False,
    ) -> None:
        self.reading = reading
        self.values: Sequence[Lanes | None] = ()
        self._block = block
        self._cluster = cluster
        self._static_shared = static_shared
        self._has_local = has_local
        self._calls = calls
        self._specials: dict[SpecialRegister, Lanes] = {}

    @property
    def tensor_cores(self) -> Generation:
        return Generation.SM_90  # shapes of results do not depend on it

    def unknown(self, type_: Type) -> Lanes:
        """A value of which nothing is known."""
        return self.reading.value(type_, VARYING)

    def _same_in_all_lanes(self, type_: Type) -> Lanes:
        return self.reading.value(type_, UNIFORM)

    # ----------------------------------------------------------------------------------------------------------- reader

    def read(self, cell: int) -> Lanes:
        value = self.values[cell]
        assert value is not None, "a cell is read before the analysis reached it"
        return value

    def special(self, register: SpecialRegister) -> Lanes:
        value = self._specials.get(register)
        if value is None:
            value = special_value(register, self._block, self._cluster, self._static_shared, self)
            self._specials[register] = value
        return value

    def field(self, field: Field) -> Lanes:
        return self._same_in_all_lanes(U64 if field in (Field.CLOCK, Field.TIME) else U32)

    def frame(self, offset: int) -> Lanes:
        return self.unknown(U32) if self._calls else NUMPY.constant(U32, offset)

    def outgoing(self) -> Lanes:
        return self.unknown(U32)

    def shared_base(self) -> Lanes:
        return self.field(Field.SHARED_BASE)

    # ------------------------------------------------------------------------------------------------------------- warp

    def load(
        self,
        space: Space,
        type: Type,
        address: Address,
        *,
        count: int = 1,
        sem: Sem = Sem.WEAK,
        scope: Scope | None = None,
    ) -> Any:
        shape = self._loaded(address)
        value = (
            (self.reading.value(U64, shape), self.reading.value(U64, shape))
            if type is B128
            else self.reading.value(type, shape)
        )
        return value if count == 1 else (value,) * count

    def _loaded(self, address: Address) -> Shape:
        assert isinstance(address, Place)
        own = address.space is Space.LOCAL or (address.space is Space.GENERIC and self._has_local)
        if own or (address.base is not None and not address.base.shape.uniform):
            return VARYING
        return UNIFORM

    def store(
        self, space: Space, address: Address, value: Any, *, sem: Sem = Sem.WEAK, scope: Scope | None = None
    ) -> None: ...

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
        merge: Callable[..., Any] | None = None,
    ) -> Any:
        if not want:
            return None
        if isinstance(values[0], tuple):
            return self.unknown(U64), self.unknown(U64)
        return self.unknown(values[0].type)

    def fence(self, sem: Sem, scope: Scope) -> None: ...

    def active(self) -> Lanes:
        return self._same_in_all_lanes(U32)

    def ballot(self, predicate: Lanes) -> Lanes:
        return self._same_in_all_lanes(U32)

    def converge(self, membermask: Lanes) -> None: ...

    def reads_from(self, lane: Lanes, membermask: Lanes) -> None: ...

    def suspend_unless(self, condition: Lanes) -> None: ...

    def barrier_sync(
        self,
        barrier: Lanes,
        threads: Lanes | None,
        *,
        aligned: bool,
        reduce: BarrierReduction | None = None,
        predicate: Lanes | None = None,
    ) -> Lanes | None:
        if reduce is None:
            return None
        return self._same_in_all_lanes(U32 if reduce is BarrierReduction.POPC else PRED)

    def barrier_arrive(self, barrier: Lanes, threads: Lanes, *, aligned: bool) -> None: ...

    def cluster_arrive(self) -> None: ...

    def cluster_wait(self) -> None: ...

    def convert_address(self, address: Lanes, space: Space, *, to_generic: bool) -> Lanes:
        return convert_address(address, space, to_generic=to_generic)

    def in_space(self, address: Lanes, space: Space) -> Lanes:
        return in_space(address, space, None if self._cluster == (1, 1, 1) else self.field(Field.RANK))

    def launch_dependents(self) -> None: ...

    def wait_for_prerequisites(self) -> None: ...

    def map_address(self, address: Lanes, rank: Lanes) -> Lanes:
        return map_address(address, rank)

    def address_rank(self, address: Lanes) -> Lanes:
        return address_rank(address)

    def stack_pointer(self) -> Lanes:
        return self.unknown(U32)

    def stack_allocate(self, size: Lanes, alignment: int) -> Lanes:
        return self.unknown(U32)

    def stack_restore(self, pointer: Lanes) -> None: ...

    def fault(self, kind: FaultKind, message: str) -> None: ...

    def generic(self, address: Address) -> Lanes:
        assert isinstance(address, Place)
        return generic_address(address, lambda value: self.unknown(value.type))

    def call_host(
        self, name: str, *values: Lanes, results: tuple[Type, ...] = (), when: Lanes | None = None
    ) -> tuple[Lanes, ...]:
        return tuple(self.unknown(type_) for type_ in results)

    def wait_until(self, condition: Lanes) -> Lanes:
        return condition

    def touch(self, address: Lanes) -> None: ...

    def asynchronous_pending(self) -> Lanes:
        return self._same_in_all_lanes(PRED)
