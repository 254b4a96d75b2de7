"""The machine as the analysis sees it: answers instructions with what is known about the answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ptxvm.engine.cluster_addresses import address_rank, map_address
from ptxvm.engine.jit.program.operands import Place
from ptxvm.engine.jit.program.shaped_warp import ShapedWarp
from ptxvm.engine.jit.program.specials import WIDE_FIELDS, Extents, Field, special_value
from ptxvm.engine.jit.program.windows import convert_address, generic_address, in_space
from ptxvm.isa.warp import Address, Load, Space
from ptxvm.lanes.lanes import Lanes, take
from ptxvm.lanes.numpy_reading import NUMPY
from ptxvm.lanes.shape import UNIFORM, VARYING, Shape
from ptxvm.lanes.shape_reading import ShapeReading
from ptxvm.lanes.types import U32, U64

if TYPE_CHECKING:
    from ptxvm.isa.special_registers import SpecialRegister


class ShapeMachine(ShapedWarp):
    """Finds shapes: the machine in the shape reading, and `operands.Reader`.

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
        super().__init__(reading)
        self.values: Sequence[Lanes | None] = ()
        self.lone: int | None = None  # the lane that alone can execute what is looked at
        self._block = block
        self._cluster = cluster
        self._static_shared = static_shared
        self._has_local = has_local
        self._calls = calls
        self._specials: dict[SpecialRegister, Lanes] = {}

    # ----------------------------------------------------------------------------------------------------------- reader

    def read(self, cell: int) -> Lanes:
        value = self.values[cell]
        assert value is not None, "a cell is read before the analysis reached it"
        return value if self.lone is None else take(value, self.lone)

    def special(self, register: SpecialRegister) -> Lanes:
        value = self._specials.get(register)
        if value is None:
            value = special_value(register, self._block, self._cluster, self._static_shared, self)
            self._specials[register] = value
        return value

    def field(self, field: Field) -> Lanes:
        return self.same_in_all_lanes(U64 if field in WIDE_FIELDS else U32)

    def frame(self, offset: int) -> Lanes:
        return self.unknown(U32) if self._calls else NUMPY.constant(U32, offset)

    def outgoing(self) -> Lanes:
        return self.unknown(U32)

    def shared_base(self) -> Lanes:
        return self.field(Field.SHARED_BASE)

    # ------------------------------------------------------------------------------------------------------------- warp

    def loaded(self, load: Load) -> Shape:
        address = load.address
        assert isinstance(address, Place)
        own = address.space is Space.LOCAL or (address.space is Space.GENERIC and self._has_local)
        if own or (address.base is not None and not address.base.shape.uniform):
            return VARYING
        return UNIFORM

    def generic(self, address: Address) -> Lanes:
        assert isinstance(address, Place)
        return generic_address(address, lambda value: self.unknown(value.type))

    def convert_address(self, address: Lanes, space: Space, *, to_generic: bool) -> Lanes:
        return convert_address(address, space, to_generic=to_generic)

    def in_space(self, address: Lanes, space: Space) -> Lanes:
        return in_space(address, space, None if self._cluster == (1, 1, 1) else self.field(Field.RANK))

    def map_address(self, address: Lanes, rank: Lanes) -> Lanes:
        return map_address(address, rank)

    def address_rank(self, address: Lanes) -> Lanes:
        return address_rank(address)
