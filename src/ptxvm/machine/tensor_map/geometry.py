"""Which rows of a tensor a copy reads or writes, in the order in which shared memory holds them (ISA 5.5.3 to 5.5.6).

A row is what lies side by side along dimension 0. Every load mode is a walk over rows: `Walk` says how far each row is
from an anchor address and which rows are inside the tensor, as far as that does not depend on all coordinates, so that
a walk is calculated once for many copies.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

import numpy as np
import numpy.typing as npt

from ptxvm.machine.tensor_map.descriptor import Descriptor
from ptxvm.machine.tensor_map.fields import Access, Interleave, LoadMode
from ptxvm.machine.tensor_map.placement import Index

Offsets = npt.NDArray[np.int64]
Mask = npt.NDArray[np.bool_]
_KNOWN_WALKS = 256
W128_PIXELS = 128
W128_GROUP = 32


@dataclass(slots=True, eq=False)
class Walk:
    """Rows as byte offsets from the anchor. `inside` is None when all are; `images` counts images from the first one.

    `low`, `high`: the first and the last row in memory. `direct` keeps what whole copies need,
    per phase of the swizzle.
    """

    offsets: Offsets
    inside: Mask | None = None
    images: Offsets | None = None
    direct: dict[int, Direct] = field(default_factory=dict)
    low: int = field(init=False)
    high: int = field(init=False)

    def __post_init__(self) -> None:
        self.low, self.high = int(self.offsets.min()), int(self.offsets.max())


class Direct(NamedTuple):
    """A whole copy: `sources` has for each cell of shared memory its cell in global memory, from the first row on.

    `size`: bytes of global memory from the first row to the end of the last.
    """

    sources: Index
    size: int
    cells: int
    cell_type: np.dtype[Any]


class Start(NamedTuple):
    """Where a copy begins: what the instruction is given besides the map.

    `coordinates` are signed, dimension 0 first; `tile::gather4` and `tile::scatter4` have the column, then four rows.
    `info` is im2colInfo, unsigned: the offsets along W, H, D of `im2col`, (wHalo, wOffset) of the wide modes.
    """

    coordinates: Sequence[int]
    info: Sequence[int] = ()


class Part(NamedTuple):
    """What of a copy is inside the tensor: some rows, and of each row the units `first` to `last`."""

    rows: Index
    first: int
    last: int


Found = tuple[int, Walk, Part | None]
"""The anchor address, the rows, and which part of them is inside the tensor (None: all of it)."""


class Geometry(Protocol):
    @property
    def units(self) -> int:
        """Units of a row."""
        ...

    def count(self, info: Sequence[int]) -> int:
        """Rows of a copy."""
        ...

    def rows(self, start: Start) -> Found:
        """The rows of one copy."""
        ...


def geometry(descriptor: Descriptor, access: Access) -> Geometry:
    """The walk of a load mode over the tensor of a map."""
    match access.mode:
        case LoadMode.TILE:
            return Tile(descriptor)
        case LoadMode.GATHER4 | LoadMode.SCATTER4:
            return FourRows(descriptor)
        case LoadMode.IM2COL | LoadMode.IM2COL_NO_OFFS:
            return Window(descriptor)
        case LoadMode.IM2COL_W | LoadMode.IM2COL_W_128:
            return WideWindow(descriptor, access.mode)


class _Columns:
    """Dimension 0: which part of a row is inside the tensor. Everything is counted in units of the element type."""

    __slots__ = ("elements", "size", "unit", "units")

    def __init__(self, descriptor: Descriptor, elements: int) -> None:
        element = descriptor.element_type.element
        self.elements, self.unit = element.elements, element.unit
        self.units = elements // element.elements
        self.size = descriptor.sizes[0] // element.elements

    def part(self, column: int, count: int, inside: Mask | None) -> Part | None:
        """What is inside the tensor of `count` rows that begin at a column, of which some are inside (None: all)."""
        first, last = max(0, -column), min(self.units, self.size - column)
        if inside is None and last - first == self.units:
            return None
        if last <= first:
            return Part(np.empty(0, np.intp), 0, 0)
        return Part(np.arange(count) if inside is None else np.flatnonzero(inside), first, last)


@dataclass(frozen=True, slots=True)
class _Axis:
    """One dimension of a box: `count` positions, `step` elements apart; the last is `reach` elements on."""

    dimension: int
    count: int
    step: int
    reach: int
    size: int
    stride: int


class Tile:
    """A box, its dimensions in order."""

    def __init__(self, descriptor: Descriptor) -> None:
        self._base = descriptor.address
        stepped = descriptor.interleave is not Interleave.NONE and descriptor.element_strides[0] > 1
        self._columns = _Columns(descriptor, 1 if stepped else descriptor.box[0])
        # Elements that are not side by side are rows of their own.
        self._stepped = stepped
        first = 0 if stepped else 1
        self._axes = tuple(_axis(descriptor, dimension) for dimension in reversed(range(first, descriptor.rank)))
        self._shape = tuple(axis.count for axis in self._axes)
        offsets = np.zeros(self._shape, np.int64)
        for place, axis in enumerate(self._axes):
            shape = [1] * len(self._axes)
            shape[place] = axis.count
            offsets += (np.arange(axis.count, dtype=np.int64) * axis.step * axis.stride).reshape(shape)
        self._walk = Walk(offsets.reshape(-1))

    @property
    def units(self) -> int:
        return self._columns.units

    def count(self, info: Sequence[int]) -> int:
        return self._walk.offsets.size

    def rows(self, start: Start) -> Found:
        coordinates, columns = start.coordinates, self._columns
        anchor, column, whole = self._base, 0, True
        if not self._stepped:
            column = coordinates[0] // columns.elements
            anchor += column * columns.unit
            whole = column >= 0 and column + columns.units <= columns.size
        for axis in self._axes:
            begin = coordinates[axis.dimension]
            anchor += begin * axis.stride
            if begin < 0 or begin + axis.reach >= axis.size:
                whole = False
        if whole:
            return anchor, self._walk, None
        inside = self._inside(coordinates)
        return anchor, self._walk, columns.part(column, inside.size, inside)

    def _inside(self, coordinates: Sequence[int]) -> Mask:
        ranges = tuple(_within(axis, coordinates[axis.dimension]) for axis in self._axes)
        inside = np.zeros(self._shape, np.bool_)
        inside[ranges] = True
        return inside.reshape(-1)


def _axis(descriptor: Descriptor, dimension: int) -> _Axis:
    element = descriptor.element_type.element
    stride = descriptor.strides[dimension - 1] if dimension else element.unit
    step = descriptor.element_strides[dimension]
    count = -(-descriptor.box[dimension] // step)
    return _Axis(dimension, count, step, (count - 1) * step, descriptor.sizes[dimension], stride)


def _within(axis: _Axis, start: int) -> slice:
    """The positions of an axis that are inside the tensor."""
    first = max(0, -(start // axis.step))
    last = min(axis.count, -(-(axis.size - start) // axis.step))
    return slice(first, max(first, last))


class FourRows:
    """Four rows of a matrix: coordinates are the column and four row numbers."""

    def __init__(self, descriptor: Descriptor) -> None:
        self._base, self._stride, self._size = descriptor.address, descriptor.strides[0], descriptor.sizes[1]
        self._columns = _Columns(descriptor, descriptor.box[0])

    @property
    def units(self) -> int:
        return self._columns.units

    def count(self, info: Sequence[int]) -> int:
        return 4

    def rows(self, start: Start) -> Found:
        column = start.coordinates[0] // self._columns.elements
        numbers = np.array(start.coordinates[1:], np.int64)
        inside = (numbers >= 0) & (numbers < self._size)
        anchor = self._base + column * self._columns.unit
        part = self._columns.part(column, 4, None if inside.all() else inside)
        return anchor, Walk(numbers * self._stride), part


class Window:
    """`im2col`: the pixels under one element of a filter, while the filter moves through its bounding box."""

    def __init__(self, descriptor: Descriptor) -> None:
        self._descriptor = descriptor
        self._columns = _Columns(descriptor, descriptor.channels)
        self._axes = descriptor.rank - 2
        self._walks: dict[tuple[int, ...], Walk] = {}

    @property
    def units(self) -> int:
        return self._columns.units

    def count(self, info: Sequence[int]) -> int:
        return self._descriptor.pixels

    def rows(self, start: Start) -> Found:
        coordinates = start.coordinates
        column, image = coordinates[0] // self._columns.elements, coordinates[-1]
        walk = self._walk((*coordinates[1:-1], *start.info))
        anchor = self._descriptor.address + column * self._columns.unit + image * self._descriptor.strides[-1]
        return anchor, walk, self._columns.part(column, walk.offsets.size, self._inside(walk, image))

    def _inside(self, walk: Walk, image: int) -> Mask | None:
        images, count = walk.images, self._descriptor.sizes[-1]
        if images is None or (image >= 0 and image + int(images[-1]) < count):
            return walk.inside
        inside = (images + image >= 0) & (images + image < count)
        return inside if walk.inside is None else inside & walk.inside

    def _walk(self, key: tuple[int, ...]) -> Walk:
        walk = self._walks.get(key)
        if walk is None:
            if len(self._walks) >= _KNOWN_WALKS:
                self._walks.clear()
            walk = self._walks[key] = self._make(key)
        return walk

    def _make(self, key: tuple[int, ...]) -> Walk:
        """Positions along W carry into H, those into D, and the last carry counts images."""
        descriptor, axes = self._descriptor, self._axes
        shifts = key[axes:] or (0,) * axes
        steps = np.arange(descriptor.pixels, dtype=np.int64)
        positions = []
        for axis in range(axes):
            size, step = descriptor.sizes[axis + 1], descriptor.element_strides[axis + 1]
            low, high = descriptor.lower[axis], size + descriptor.upper[axis]
            position, steps = _advance(steps, key[axis], low, high, step)
            positions.append(position + shifts[axis])
        return _walk_of(descriptor, positions, steps)


class WideWindow(Window):
    """`im2col::w` and `im2col::w::128`: the filter moves along W only; H and D are those of the coordinates."""

    def __init__(self, descriptor: Descriptor, mode: LoadMode) -> None:
        super().__init__(descriptor)
        self._grouped = mode is LoadMode.IM2COL_W_128

    def count(self, info: Sequence[int]) -> int:
        halo = info[0]
        if self._grouped:
            return W128_PIXELS + W128_PIXELS // W128_GROUP * halo
        return self._descriptor.pixels + halo

    def _make(self, key: tuple[int, ...]) -> Walk:
        descriptor = self._descriptor
        halo, shift = key[-2:]
        low, high = descriptor.lower[0], descriptor.sizes[1] + descriptor.upper[0]
        position, images = _advance(self._steps(halo), key[0], low, high, descriptor.element_strides[1])
        fixed = [np.full_like(position, start) for start in key[1:-2]]
        return _walk_of(descriptor, [position + shift, *fixed], images)

    def _steps(self, halo: int) -> Offsets:
        """The pixels in the order of shared memory, numbered as the walk meets them.

        Where `im2col::w::128` puts its halos is not in the text of the ISA: behind the 128 pixels, the first halo
        pixels of the four groups side by side, then the second ones, and so on.
        """
        if not self._grouped:
            return np.arange(self._descriptor.pixels + halo, dtype=np.int64)
        main = np.arange(W128_PIXELS, dtype=np.int64)
        ends = np.arange(W128_GROUP, W128_PIXELS + 1, W128_GROUP, dtype=np.int64)
        return np.concatenate([main, (ends[None, :] + np.arange(halo)[:, None]).reshape(-1)])


def _advance(steps: Offsets, start: int, low: int, high: int, step: int) -> tuple[Offsets, Offsets]:
    """Positions along one axis after so many steps, and how often the walk began again at `low`."""
    first = -(-(high - start) // step)
    again = -(-(high - low) // step)
    beyond = steps - first
    position = np.where(beyond < 0, start + steps * step, low + beyond % again * step)
    return position, np.where(beyond < 0, 0, 1 + beyond // again)


def _walk_of(descriptor: Descriptor, positions: Sequence[Offsets], images: Offsets) -> Walk:
    offsets = images * descriptor.strides[-1]
    inside = np.ones(images.size, np.bool_)
    for axis, position in enumerate(positions):
        offsets = offsets + position * descriptor.strides[axis]
        inside &= (position >= 0) & (position < descriptor.sizes[axis + 1])
    return Walk(offsets, None if inside.all() else inside, images)
