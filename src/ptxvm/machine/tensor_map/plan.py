"""One use of one tensor map by one instruction: all that does not depend on coordinates."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from ptxvm.machine.faults import FaultKind, KernelFault
from ptxvm.machine.tensor_map.conversion import converts
from ptxvm.machine.tensor_map.descriptor import Descriptor, bad_map, decode
from ptxvm.machine.tensor_map.fields import Access, Direction, LoadMode
from ptxvm.machine.tensor_map.geometry import geometry
from ptxvm.machine.tensor_map.placement import Placement, place
from ptxvm.machine.tensor_map.restrictions import OFFSETS, check_map, relaxed_b6
from ptxvm.machine.tensor_map.swizzle import LINE, PIECE, Swizzle, row_pitch
from ptxvm.machine.tensor_map.walk import Start

_HALO = {LoadMode.IM2COL_NO_OFFS_W: 1, LoadMode.IM2COL_W: 512, LoadMode.IM2COL_W_128: 32}
_WIDE_OFFSET = 32


class Override(NamedTuple):
    """What an instruction gives instead of the values of the map (ISA 9.4, 9.7.10.28.5.2): the address of the tensor,
    and its sizes and strides (none: those of the map)."""

    address: int
    sizes: tuple[int, ...] = ()
    strides: tuple[int, ...] = ()


class CopyPlan:
    """`descriptor` and `access`, and what follows from them. Made by `copy_plan`."""

    __slots__ = (
        "_coordinates",
        "_fixed",
        "_multiple",
        "_placed",
        "_tile",
        "_writes",
        "access",
        "cell",
        "descriptor",
        "element",
        "geometry",
        "moves_cells",
        "row_bytes",
        "swizzle",
    )

    def __init__(self, descriptor: Descriptor, access: Access) -> None:
        check_map(descriptor, access)
        self.descriptor, self.access = descriptor, access
        self.element = descriptor.element
        self.geometry = geometry(descriptor, access)
        self.row_bytes = self.geometry.units * self.element.unit
        self.swizzle = Swizzle(descriptor.swizzle, descriptor.atomicity)
        self._placed: dict[int, Placement] = {}
        self._multiple = self._first_coordinate()
        self._coordinates = access.coordinates
        self._tile, self._writes = access.mode is LoadMode.TILE, access.direction.writes_global
        self._fixed = None if access.mode.wide else self._sizes(())
        #: Whether a copy of all rows only moves cells, of so many bytes, to other places.
        placement = self.placement(self.geometry.count((0, 0)))
        self.moves_cells, self.cell = placement.dense and not self.changes_elements, placement.cell

    def transaction_bytes(self, info: Sequence[int] = ()) -> int:
        """The bytes a copy moves: what its complete-tx operation counts. Padding of elements and rows is no part."""
        return (self._fixed or self._sizes(info))[0]

    def shared_bytes(self, info: Sequence[int] = ()) -> int:
        """Bytes of shared memory from the first to the last that a copy may touch, padding included."""
        return (self._fixed or self._sizes(info))[1]

    def _sizes(self, info: Sequence[int]) -> tuple[int, int]:
        count = self.geometry.count(info)
        moved = count * self.row_bytes
        if moved % 16:
            raise bad_map(f"the box has {moved} bytes, not a multiple of 16")
        return moved, self.placement(count).extent

    @property
    def changes_elements(self) -> bool:
        """Whether elements in shared memory are not those in global memory."""
        loads = self.access.direction is Direction.LOAD
        return self.element.padded or (loads and converts(self.descriptor.element_type))

    def placement(self, rows: int) -> Placement:
        """Where so many rows lie in shared memory."""
        known = self._placed.get(rows)
        if known is None:
            slots = self.geometry.units * self.element.slot
            pitch = row_pitch(self.descriptor.swizzle, slots, interleaved=self.descriptor.interleaved)
            expands = self.element.padded and self.access.direction is Direction.LOAD
            filled = self.element.unit if expands else 0
            known = self._placed[rows] = place(rows, slots, pitch, self.swizzle, filled)
        return known

    def check(self, start: Start, shared_offset: int | None = None, shared_size: int = 0) -> None:
        """What an instruction must be given, to be asked when it is issued.

        `shared_offset` (None for prefetches) is that of the box in the shared memory of its CTA, of `shared_size`
        bytes. Raises KernelFault of the kinds async, misaligned and out_of_bounds.
        """
        coordinates, info = start
        if info or not self._tile:
            self._check_info(info)
        fine = self._tile and len(coordinates) == self._coordinates and coordinates[0] % self._multiple == 0
        if not fine or (self._writes and min(coordinates) < 0):
            self._check_coordinates(coordinates)
        if shared_offset is not None:
            self._check_shared(shared_offset, self.shared_bytes(info), shared_size)

    def _check_shared(self, offset: int, extent: int, size: int) -> None:
        if offset % LINE:
            reason = f"the box of a tensor copy is at {offset:#x} in shared memory, not a multiple of {LINE}"
            raise KernelFault(FaultKind.MISALIGNED, reason, address=offset)
        if offset + extent > size:
            reason = f"the box of {extent} bytes at {offset:#x} ends beyond the {size} bytes of shared memory"
            raise KernelFault(FaultKind.OUT_OF_BOUNDS, reason, address=offset)

    # ------------------------------------------------------------------------------------------------- coordinates

    def _first_coordinate(self) -> int:
        """What the first coordinate must be a multiple of."""
        if self.element.padded:
            return 64 if relaxed_b6(self.descriptor, self.access) else 128
        return self.element.elements if self.element.sub_byte else max(1, PIECE // self.element.unit)

    def _check_coordinates(self, coordinates: Sequence[int]) -> None:
        if len(coordinates) != self.access.coordinates:
            raise _misuse(f"{len(coordinates)} coordinates given, not {self.access.coordinates}")
        if coordinates[0] % self._multiple:
            raise _misuse(
                f"the first coordinate is {coordinates[0]}, "
                f"elements of type {self.element.spelling} need a multiple of {self._multiple}"
            )
        if self._writes and min(coordinates) < 0:
            raise _misuse(f"coordinates {tuple(coordinates)}: a copy to global memory cannot begin below 0")
        if self.access.mode in (LoadMode.IM2COL, LoadMode.IM2COL_NO_OFFS):
            for axis in range(self.descriptor.rank - 2):
                self._check_start(coordinates[axis + self.descriptor.width], axis, whole=True)
        elif self.access.mode.wide:
            self._check_start(coordinates[1], 0, whole=False)

    def _check_start(self, start: int, axis: int, *, whole: bool) -> None:
        """The filter begins inside its bounding box; in the wide modes it may be left of it."""
        low = self.descriptor.lower[axis]
        high = self.descriptor.sizes[axis + self.descriptor.width] + self.descriptor.upper[axis]
        if start >= high or (whole and start < low):
            reason = f"coordinate {start} along {'WHD'[axis]} is outside the bounding box, {low} to {high - 1}"
            raise _misuse(reason)

    # -------------------------------------------------------------------------------------------------------- info

    def _check_info(self, info: Sequence[int]) -> None:
        mode, rank = self.access.mode, self.descriptor.rank
        count = rank - 2 if mode is LoadMode.IM2COL else 2 if mode.wide else 0
        if len(info) != count:
            raise _misuse(f"`.{mode.value}` takes {count} numbers of im2colInfo, {len(info)} given")
        if mode.wide:
            _check_range("wHalo", info[0], _HALO[mode])
            _check_range("wOffset", info[1], _WIDE_OFFSET)
        for axis, offset in enumerate(info if mode is LoadMode.IM2COL else ()):
            _check_range(f"im2col offset along {'WHD'[axis]}", offset, OFFSETS[rank])


@lru_cache(maxsize=256)
def copy_plan(data: bytes, access: Access, instead: Override | None = None) -> CopyPlan:
    """The plan of copies with the tensor map `data` (128 bytes), of which some values may be overridden.

    Raises KernelFault("tensor_map").
    """
    descriptor = decode(data)
    return CopyPlan(descriptor if instead is None else _overridden(descriptor, access, instead), access)


def _overridden(descriptor: Descriptor, access: Access, instead: Override) -> Descriptor:
    if not instead.sizes:
        return replace(descriptor, address=instead.address)
    if descriptor.rank != access.dimensions:
        raise bad_map(f"the instruction is for {access.dimensions} dimensions, the tensor has {descriptor.rank}")
    return replace(descriptor, address=instead.address, sizes=instead.sizes, strides=instead.strides)


def _check_range(name: str, value: int, limit: int) -> None:
    if not 0 <= value < limit:
        raise _misuse(f"the {name} is {value}, outside 0 to {limit - 1}")


def _misuse(reason: str) -> KernelFault:
    return KernelFault(FaultKind.ASYNC, f"tensor copy: {reason}")
