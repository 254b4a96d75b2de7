"""Which rows of a tensor a copy reads or writes, in the order in which shared memory holds them (ISA 5.5.3 to 5.5.6).

A row is what lies side by side along dimension 0. Every load mode is a walk over rows, which is calculated once for
many copies.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import numpy as np

from ptxvm.machine.tensor_map.descriptor import Descriptor
from ptxvm.machine.tensor_map.fields import Access, LoadMode
from ptxvm.machine.tensor_map.walk import Mask, Offsets, Part, Start, Walk
from ptxvm.records import record

_KNOWN_WALKS = 256
W128_PIXELS = 128
W128_GROUP = 32

Found = tuple[int, Part]
"""The anchor address of a copy, and what of it is inside the tensor."""


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
        case LoadMode.IM2COL_NO_OFFS_W | LoadMode.IM2COL_W | LoadMode.IM2COL_W_128:
            return WideWindow(descriptor, access.mode)


class _Columns:
    """Dimension 0, counted in units of the element type. `units`: of a row; `row_bytes`: as many bytes."""

    __slots__ = ("elements", "row_bytes", "size", "unit", "units")

    def __init__(self, descriptor: Descriptor, elements: int) -> None:
        element = descriptor.element
        self.elements, self.unit = element.elements, element.unit
        self.units = elements // element.elements
        self.row_bytes = self.units * element.unit
        self.size = descriptor.sizes[0] // element.elements

    def clip(self, column: int) -> tuple[int, int]:
        """The bytes of a row that are inside the tensor, if it begins at this column."""
        return max(0, -column) * self.unit, min(self.units, self.size - column) * self.unit


@record()
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
        stepped = descriptor.interleaved and descriptor.element_strides[0] > 1
        self._columns = _Columns(descriptor, 1 if stepped else descriptor.box[0])
        # Slices that are not side by side are rows of their own.
        self._stepped = stepped
        first = 0 if stepped else 1
        self._axes = tuple(_axis(descriptor, dimension) for dimension in reversed(range(first, descriptor.rank)))
        self._shape = tuple(axis.count for axis in self._axes)
        offsets = np.zeros(self._shape, np.int64)
        for place, axis in enumerate(self._axes):
            shape = [1] * len(self._axes)
            shape[place] = axis.count
            offsets += (np.arange(axis.count, dtype=np.int64) * axis.step * axis.stride).reshape(shape)
        self._walk = Walk(offsets.reshape(-1), self._columns.row_bytes)

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
        return anchor, self._walk.whole if whole else self._part(column, coordinates)

    def _part(self, column: int, coordinates: Sequence[int]) -> Part:
        clip = (0, self._columns.row_bytes) if self._stepped else self._columns.clip(column)
        ranges = tuple(_within(axis, coordinates[axis.dimension]) for axis in self._axes)
        key = clip, ranges
        return self._walk.known(key) or self._walk.part(key, self._inside(ranges), *clip)

    def _inside(self, ranges: Sequence[tuple[int, int]]) -> Mask:
        inside = np.zeros(self._shape, np.bool_)
        inside[tuple(slice(*positions) for positions in ranges)] = True
        return inside.reshape(-1)


def _axis(descriptor: Descriptor, dimension: int) -> _Axis:
    step = descriptor.element_strides[dimension]
    count = descriptor.positions(dimension)
    size, stride = descriptor.sizes[dimension], descriptor.stride(dimension)
    return _Axis(dimension, count, step, (count - 1) * step, size, stride)


def _within(axis: _Axis, start: int) -> tuple[int, int]:
    """The first position of an axis inside the tensor, and the first one beyond."""
    first = max(0, -(start // axis.step))
    last = min(axis.count, -(-(axis.size - start) // axis.step))
    return first, max(first, last)


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
        walk = Walk(numbers * self._stride, self._columns.row_bytes)
        return anchor, walk.part(None, None if inside.all() else inside, *self._columns.clip(column))


class Window:
    """`im2col`: the pixels under one element of a filter, while the filter moves through its bounding box.

    A pixel is some of its channels, or one slice of them in interleaved layouts.
    """

    def __init__(self, descriptor: Descriptor) -> None:
        self._descriptor = descriptor
        self._columns = _Columns(descriptor, 1 if descriptor.interleaved else descriptor.channels)
        self._axes = descriptor.rank - 2
        self._walks: dict[tuple[int, ...], Walk] = {}

    @property
    def units(self) -> int:
        return self._columns.units

    def count(self, info: Sequence[int]) -> int:
        return self._descriptor.pixels

    def rows(self, start: Start) -> Found:
        coordinates, descriptor = start.coordinates, self._descriptor
        first, image = descriptor.width, coordinates[-1]
        walk = self._walk((*coordinates[first : first + self._axes], *start.info))
        anchor = descriptor.address + image * descriptor.strides[-1]
        if first == 0:
            anchor += coordinates[-2] * descriptor.strides[-2]
            clip = (0, self._columns.row_bytes if 0 <= coordinates[-2] < descriptor.sizes[-2] else 0)
        else:
            column = coordinates[0] // self._columns.elements
            anchor += column * self._columns.unit
            clip = self._columns.clip(column)
        return anchor, self._part(walk, clip, image)

    def _part(self, walk: Walk, clip: tuple[int, int], image: int) -> Part:
        images, count = walk.images, self._descriptor.sizes[-1]
        assert images is not None
        if image >= 0 and image + int(images[-1]) < count:
            return walk.known(clip) or walk.part(clip, walk.inside, *clip)
        inside = (images + image >= 0) & (images + image < count)
        key = clip, image
        return walk.known(key) or walk.part(key, inside if walk.inside is None else inside & walk.inside, *clip)

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
            dimension = axis + descriptor.width
            step = descriptor.element_strides[dimension]
            low, high = descriptor.lower[axis], descriptor.sizes[dimension] + descriptor.upper[axis]
            position, steps = _advance(steps, key[axis], low, high, step)
            positions.append(position + shifts[axis])
        return _walk_of(descriptor, self._columns.row_bytes, positions, steps * descriptor.element_strides[-1])


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
        images *= descriptor.element_strides[-1]
        return _walk_of(descriptor, self._columns.row_bytes, [position + shift, *fixed], images)

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


def _walk_of(descriptor: Descriptor, row_bytes: int, positions: Sequence[Offsets], images: Offsets) -> Walk:
    offsets = images * descriptor.strides[-1]
    inside = np.ones(images.size, np.bool_)
    for dimension, position in enumerate(positions, descriptor.width):
        offsets = offsets + position * descriptor.stride(dimension)
        inside &= (position >= 0) & (position < descriptor.sizes[dimension])
    return Walk(offsets, row_bytes, None if inside.all() else inside, images)
