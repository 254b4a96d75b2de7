"""The 128 bytes of a tensor map (ISA 5.5.8).

The encoding is ptxvm's own. Every byte pattern has a meaning or is refused when a copy uses it, so a map may start as
zeros and be filled in by `tensormap.replace`. Bits without a meaning are kept, among them bit 21 of the second 64-bit
word, which libraries clear in maps that they were given.
"""

from __future__ import annotations

import struct
from dataclasses import field, replace
from enum import IntEnum
from typing import TypeVar

from ptxvm.machine.faults import FaultKind, KernelFault
from ptxvm.machine.tensor_map.fields import (
    Atomicity,
    Element,
    ElementType,
    Fill,
    Interleave,
    MapKind,
    SwizzleMode,
)
from ptxvm.records import record

MAP_SIZE = 128
MAP_ALIGNMENT = 64
MAX_RANK = 5

LAYOUT = struct.Struct("<Q BBxB BBBB 4Q 5I Bx 5H 5Bx 3h 3h HH 26x")
"""address; element type, rank - 1, kind; interleave, swizzle mode, atomicity, fill; strides; sizes, their bits 32;
box; element strides; lower corner, upper corner; channels, pixels."""

_Field = TypeVar("_Field", bound=IntEnum)


@record()
class Descriptor:
    """A decoded tensor map. Dimension 0 is the innermost; `strides[i]` (bytes) is that of dimension i + 1.

    Interleaved layouts have slices of channels as elements, side by side in dimension 0: the dimensions are W, (H, D,)
    then slices, then images. All others have W, H and D behind the channels.

    `box`: elements per dimension (tiled). `lower`, `upper`: corners of the im2col bounding box along W, H, D;
    `channels` per pixel and `pixels` per column (im2col).
    """

    element_type: ElementType
    address: int
    sizes: tuple[int, ...]
    strides: tuple[int, ...]
    element_strides: tuple[int, ...]
    box: tuple[int, ...] = ()
    interleave: Interleave = Interleave.NONE
    swizzle: SwizzleMode = SwizzleMode.NONE
    atomicity: Atomicity = Atomicity.B16
    fill: Fill = Fill.ZERO
    kind: MapKind = MapKind.TILED
    lower: tuple[int, ...] = ()
    upper: tuple[int, ...] = ()
    channels: int = 0
    pixels: int = 0
    rank: int = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "rank", len(self.sizes))

    @property
    def interleaved(self) -> bool:
        return self.interleave is not Interleave.NONE

    @property
    def element(self) -> Element:
        """What lies side by side in dimension 0."""
        element = self.element_type.element
        if self.interleaved:
            return replace(element, unit=16 * self.interleave, elements=1, padded=False)
        return element

    @property
    def width(self) -> int:
        """The dimension that is W."""
        return 0 if self.interleaved else 1

    def stride(self, dimension: int) -> int:
        """Bytes from one element of a dimension to the next."""
        return self.strides[dimension - 1] if dimension else self.element.unit

    def positions(self, dimension: int) -> int:
        """Of the elements of a box along a dimension, how many are copied. Of slices an H200 copies one, whatever the
        box says."""
        if self.interleaved and dimension == self.rank - 2:
            return 1
        return -(-self.box[dimension] // self.element_strides[dimension])

    def encode(self) -> bytes:
        """The map as 128 bytes."""
        high = sum((size >> 32) << axis for axis, size in enumerate(self.sizes))
        return LAYOUT.pack(
            self.address,
            *(self.element_type, self.rank - 1, self.kind),
            *(self.interleave, self.swizzle, self.atomicity, self.fill),
            *_pad(self.strides, 4),
            *(size & 0xFFFFFFFF for size in _pad(self.sizes, 5)),
            high,
            *_pad(self.box, 5),
            *_pad(self.element_strides, 5),
            *_pad(self.lower, 3),
            *_pad(self.upper, 3),
            self.channels,
            self.pixels,
        )


def decode(data: bytes) -> Descriptor:
    """The map that 128 bytes hold. Raises KernelFault("tensor_map") where a field holds what has no meaning."""
    (address, element, rank, kind, interleave, swizzle, atomicity, fill, *numbers) = LAYOUT.unpack(data)
    if rank >= MAX_RANK:
        raise bad_map(f"its rank is {rank + 1}: these 128 bytes hold no tensor map")
    rank += 1
    high = numbers[9]
    use = _member(MapKind, kind, "kind")
    dimensions, axes = (rank, 0) if use is MapKind.TILED else (0, max(rank - 2, 0))
    return Descriptor(
        element_type=_member(ElementType, element, "element type"),
        address=address,
        sizes=tuple(low | (high >> axis & 1) << 32 for axis, low in enumerate(numbers[4 : 4 + rank])),
        strides=tuple(numbers[: rank - 1]),
        box=tuple(numbers[10 : 10 + dimensions]),
        element_strides=tuple(numbers[15 : 15 + rank]),
        interleave=_member(Interleave, interleave, "interleave layout"),
        swizzle=_member(SwizzleMode, swizzle, "swizzle mode"),
        atomicity=_member(Atomicity, atomicity, "swizzle atomicity"),
        fill=_member(Fill, fill, "fill mode"),
        kind=use,
        lower=tuple(numbers[20 : 20 + axes]),
        upper=tuple(numbers[23 : 23 + axes]),
        channels=numbers[26],
        pixels=numbers[27],
    )


def bad_map(reason: str) -> KernelFault:
    """A fault about the tensor map itself."""
    return KernelFault(FaultKind.TENSOR_MAP, f"tensor map: {reason}")


def _member(kind: type[_Field], value: int, name: str) -> _Field:
    try:
        return kind(value)
    except ValueError:
        raise bad_map(f"its {name} is {value}: these 128 bytes hold no tensor map") from None


def _pad(values: tuple[int, ...], count: int) -> tuple[int, ...]:
    return values + (0,) * (count - len(values))
