"""Matrices in memory, row by row or column by column (ISA 9.7.14.4.2): loads and stores of fragments."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ptxvm.isa.matrix.shared.layouts import Indices, Layout
from ptxvm.isa.matrix.shared.product import per_lane
from ptxvm.isa.warp import Address, Warp
from ptxvm.lanes import U8, U16, U32, U64, Lanes, Type
from ptxvm.records import record

_TYPES = {8: U8, 16: U16, 32: U32, 64: U64}
_BYTE = 8


@record()
class Storage:
    """A matrix at `address` whose rows (`row_major`) or columns lie `stride` (U32) elements of `bits` bits apart."""

    address: Address
    layout: Layout
    bits: int
    row_major: bool
    stride: Lanes

    def load(self, warp: Warp, register: Type) -> tuple[Lanes, ...]:
        """The registers (of an integer type) of the fragment."""
        return tuple(self._load(warp, register, first) for first in self._firsts(register))

    def store(self, warp: Warp, registers: Sequence[Lanes]) -> None:
        """Stores the registers (of an integer type) of a fragment."""
        for first, register in zip(self._firsts(registers[0].type), registers, strict=True):
            for place, type_, index in self._parts(register.type, first):
                part = register >> place if place else register
                warp.store(self.address.space, self._at(index), part.to(type_))

    def _firsts(self, register: Type) -> range:
        """The first element of each register."""
        return range(0, len(self.layout.rows), max(1, register.bits // self.bits))

    def _load(self, warp: Warp, register: Type, first: int) -> Lanes:
        found: Lanes | None = None
        for place, type_, index in self._parts(register, first):
            loaded = warp.load(self.address.space, type_, self._at(index))
            assert isinstance(loaded, Lanes)
            part = loaded.to(register) << place
            found = part if found is None else found | part
        assert found is not None
        return found

    def _parts(self, register: Type, first: int) -> list[tuple[int, Type, int]]:
        """What a register is made of: bit, type and element of each access. Neighbours in memory are one access."""
        packed = max(1, register.bits // self.bits)
        if packed == 1 or self._are_neighbours(first, packed):
            return [(0, register, first)]
        return [(self.bits * index, _TYPES[self.bits], first + index) for index in range(packed)]

    def _are_neighbours(self, first: int, count: int) -> bool:
        along, across = self._directions()
        steps = along[first : first + count] - along[first]
        return bool(
            (steps == np.arange(count)[:, None]).all() and (across[first : first + count] == across[first]).all()
        )

    def _directions(self) -> tuple[Indices, Indices]:
        """Where elements are along the rows or columns that are stored as one, and which of these they are in."""
        rows, columns = self.layout.rows, self.layout.columns
        return (columns, rows) if self.row_major else (rows, columns)

    def _at(self, index: int) -> Address:
        along, across = self._directions()
        elements = per_lane(across[index].tolist()).to(U64) * self.stride.to(U64)
        start = per_lane((along[index] * self.bits // _BYTE).tolist()).to(U64)
        return self.address.plus(elements * self.bits // _BYTE + start)
