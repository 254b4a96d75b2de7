"""A warp whose instructions are executed by NumPy, for steps as the analyses have left them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from ptxvm.engine.jit.program.operands import Place
from ptxvm.engine.jit.program.shaped_warp import ShapedWarp
from ptxvm.engine.jit.program.specials import Extents, Field, special_value
from ptxvm.isa.special_registers import SpecialRegister
from ptxvm.isa.warp import BarrierSync, Load, Space, Store
from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.numpy_reading import NUMPY
from ptxvm.lanes.shape_reading import SHAPE
from ptxvm.lanes.types import PRED, U32, WARP_SIZE, Type

Array = npt.NDArray[Any]
Mask = npt.NDArray[np.bool_]

GLOBAL_BASE = 1 << 20
"""Where global memory begins."""


class NumpyWarp(ShapedWarp):
    """`mask` are the lanes that run a block, `together`: all that live; `guard` those whose guard holds. Accesses are
    inside of `memories`, bytes by state space."""

    def __init__(self, number: int, block: Extents, types: list[Type], memories: Mapping[Space, Array]) -> None:
        super().__init__(SHAPE)
        self.cells = [Lanes(NUMPY, type_, np.zeros(WARP_SIZE, type_.dtype)) for type_ in types]
        self.mask: Mask = np.ones(WARP_SIZE, bool)
        self.guard: Mask | None = None
        self.together = True
        self._number = number
        self._block = block
        self._memories = memories

    @property
    def executing(self) -> Mask:
        return self.mask if self.guard is None else self.mask & self.guard

    def values(self, cell: int) -> Array:
        return self.cells[cell].data

    # ---------------------------------------------------------------------------------------------------------- memory

    def addresses(self, place: Place) -> Array:
        """Those of all lanes."""
        base = np.zeros(WARP_SIZE, np.int64) if place.base is None else _all(place.base).astype(np.int64)
        return base + place.offset

    def on_load(self, load: Load) -> Any:
        lanes, found = np.flatnonzero(self.executing), []
        for element in range(load.elements):
            memory, places = self._elements(load.space, load.address, load.type, element)
            data = np.zeros(WARP_SIZE, load.type.dtype)
            data[lanes] = memory[places[lanes]]
            found.append(Lanes(NUMPY, load.type, data))
        return found[0] if load.elements == 1 else tuple(found)

    def on_store(self, store: Store) -> None:
        lanes = np.flatnonzero(self.executing)
        memory, places = self._elements(store.space, store.address, store.value.type, 0)
        memory[places[lanes]] = _all(store.value)[lanes]

    def _elements(self, space: Space, place: Place, type_: Type, number: int) -> tuple[Array, Array]:
        """Memory as elements of a type, and which of them each lane accesses."""
        start = GLOBAL_BASE if space is Space.GLOBAL else 0
        return self._memories[space].view(type_.dtype), (self.addresses(place) - start) // type_.size + number

    # ---------------------------------------------------------------------------------------------------------- lanes

    def active(self) -> Lanes:
        return NUMPY.constant(U32, bits_of(self.executing))

    def ballot(self, predicate: Lanes) -> Lanes:
        return NUMPY.constant(U32, bits_of(self.executing & _all(predicate)))

    def surely_all(self, predicate: Lanes) -> Lanes:
        return NUMPY.constant(PRED, bool(_all(predicate)[self.executing].all()))

    def is_whole(self) -> Lanes:
        return NUMPY.constant(PRED, self.together and bool(self.mask.all()))

    def on_barrier_sync(self, sync: BarrierSync) -> None:
        assert sync.reduce is None
        assert self.together

    # --------------------------------------------------------------------------------------------------------- reader

    def read(self, cell: int) -> Lanes:
        return self.cells[cell]

    def special(self, register: SpecialRegister) -> Lanes:
        return special_value(register, self._block, (1, 1, 1), 0, self)

    def field(self, field: Field) -> Lanes:
        return NUMPY.constant(U32, self._number if field is Field.WARP else 0)

    def frame(self, offset: int) -> Lanes:
        raise NotImplementedError

    def outgoing(self) -> Lanes:
        raise NotImplementedError

    def shared_base(self) -> Lanes:
        raise NotImplementedError


def _all(value: Lanes) -> Array:
    return np.broadcast_to(value.data, WARP_SIZE)


def bits_of(mask: Mask) -> int:
    return sum(1 << int(lane) for lane in np.flatnonzero(mask))
