"""Tensor maps from Python: what `cuTensorMapEncode*` makes, for arrays whose axes are in C order."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, SupportsIndex, TypeVar

import ml_dtypes
import numpy as np
import numpy.typing as npt

from ptxvm.api.arguments import OpaqueObject
from ptxvm.api.device import DeviceArray, device_memory
from ptxvm.api.tensor_map_rules import Request, check_request
from ptxvm.machine.host_memory import host_address, viewed_memory
from ptxvm.machine.memory import Memory
from ptxvm.machine.tensor_map import (
    MAP_ALIGNMENT,
    Atomicity,
    Descriptor,
    ElementType,
    Fill,
    Interleave,
    MapKind,
    SwizzleMode,
)

_SWIZZLES = {
    "none": (SwizzleMode.NONE, Atomicity.B16),
    "32B": (SwizzleMode.B32, Atomicity.B16),
    "64B": (SwizzleMode.B64, Atomicity.B16),
    "96B": (SwizzleMode.B96, Atomicity.B16),
    "128B": (SwizzleMode.B128, Atomicity.B16),
    "128B_ATOM_32B": (SwizzleMode.B128, Atomicity.B32),
    "128B_ATOM_32B_FLIP_8B": (SwizzleMode.B128, Atomicity.B32_FLIP_8B),
    "128B_ATOM_64B": (SwizzleMode.B128, Atomicity.B64),
}
_INTERLEAVES = {"none": Interleave.NONE, "16B": Interleave.B16, "32B": Interleave.B32}
_FILLS = {"zero": Fill.ZERO, "nan": Fill.NAN}
_MODES = {"W": MapKind.IM2COL_W, "W128": MapKind.IM2COL_W_128}

_NUMBERS: dict[np.dtype[Any], ElementType] = {
    np.dtype(np.uint8): ElementType.U8,
    np.dtype(np.uint16): ElementType.U16,
    np.dtype(np.uint32): ElementType.U32,
    np.dtype(np.int32): ElementType.S32,
    np.dtype(np.uint64): ElementType.U64,
    np.dtype(np.int64): ElementType.S64,
    np.dtype(np.float16): ElementType.F16,
    np.dtype(np.float32): ElementType.F32,
    np.dtype(np.float64): ElementType.F64,
    np.dtype(ml_dtypes.bfloat16): ElementType.BF16,
    # Copies do not care: the driver's enumeration has no types for these, either.
    np.dtype(np.bool_): ElementType.U8,
    np.dtype(np.int8): ElementType.U8,
    np.dtype(np.int16): ElementType.U16,
} | {np.dtype(getattr(ml_dtypes, name)): ElementType.U8 for name in dir(ml_dtypes) if name.startswith("float8_")}
_NAMES = {
    "f32.ftz": ElementType.F32_FTZ,
    "tf32": ElementType.TF32,
    "tf32.ftz": ElementType.TF32_FTZ,
    "16U4_ALIGN8B": ElementType.B4X16,
    "16U4_ALIGN16B": ElementType.B4X16_P64,
    "16U6_ALIGN16B": ElementType.B6X16_P32,
}
_Choice = TypeVar("_Choice")
Array = npt.NDArray[Any] | DeviceArray


class TensorMap(OpaqueObject):
    """A tensor map (`CUtensorMap`) of an array: 128 bytes that bulk tensor copies read (ISA 5.5.8).

    Made by `tiled`, `im2col` and `im2col_wide`. As a kernel argument it fills a parameter `.align 64 .b8 x[128]`; the
    array is used in place. `bytes(map)` are the 128 bytes for `.global` or `.const` variables and structures: the array
    must then stay alive for as long as they are used, as a `ptxvm.device_array` does.

    What all three take:

    array:            NumPy array (also ml_dtypes) or `ptxvm.device_array` of 1 to 5 axes; the last is contiguous, the
                      strides of the others are multiples of 16 bytes (32 with interleave "32B" and with padded packed
                      numbers); views will do
    element_strides:  1 to 8 for each axis: every n-th element is copied (1 unless given)
    swizzle:          "none", "32B", "64B", "96B", "128B", "128B_ATOM_32B", "128B_ATOM_32B_FLIP_8B", "128B_ATOM_64B"
    interleave:       "none", "16B", "32B": slices of so many bytes of channels are the elements. The array has one axis
                      more, of 4 to 6: images, slices, [D, [H,]] W, channels of a slice. `box` and `element_strides` do
                      not name the last one
    fill:             "zero" or "nan": what elements outside of the array are loaded as
    dtype:            the type of the elements if not the array's own: a NumPy type, "f32.ftz", "tf32", "tf32.ftz", or
                      "16U4_ALIGN8B", "16U4_ALIGN16B", "16U6_ALIGN16B" for packed numbers of 4 and 6 bits in an array of
                      bytes; sizes count these numbers then

    All raise ValueError where the driver refuses the map.
    """

    alignment = MAP_ALIGNMENT

    def __init__(self, array: Array, request: Request) -> None:
        check_request(request)
        self._array, self._request = array, request

    @classmethod
    def tiled(
        cls,
        array: Array,
        *,
        box: Sequence[int],
        element_strides: Sequence[int] | None = None,
        swizzle: str = "none",
        interleave: str = "none",
        fill: str = "zero",
        dtype: npt.DTypeLike | None = None,
    ) -> TensorMap:
        """A map for copies of boxes (`cuTensorMapEncodeTiled`). box: elements along each axis, 1 to 256."""
        found = _described(array, element_strides, (swizzle, interleave, fill), dtype)
        box = _per_axis("box", box, found.map.rank)
        return cls(array, replace(found, map=replace(found.map, box=box)))

    @classmethod
    def im2col(
        cls,
        array: Array,
        *,
        lower: Sequence[int],
        upper: Sequence[int],
        channels_per_pixel: int,
        pixels_per_column: int,
        element_strides: Sequence[int] | None = None,
        swizzle: str = "none",
        interleave: str = "none",
        fill: str = "zero",
        dtype: npt.DTypeLike | None = None,
    ) -> TensorMap:
        """A map for convolutions (`cuTensorMapEncodeIm2col`) over an array (N, [D, [H,]] W, C).

        With interleave over an array (N, slices, [D, [H,]] W, channels): a pixel is one slice; `channels_per_pixel` is
        checked, and does not matter otherwise.

        lower, upper:  corners of the bounding box along D, H, W (the axes the array has), relative to the first and
                       the last element
        """
        found = _described(array, element_strides, (swizzle, interleave, fill), dtype)
        axes = _window_axes(found)
        window = replace(
            found.map,
            kind=MapKind.IM2COL,
            lower=_per_axis("lower", lower, axes),
            upper=_per_axis("upper", upper, axes),
            channels=_whole("channels_per_pixel", channels_per_pixel),
            pixels=_whole("pixels_per_column", pixels_per_column),
        )
        return cls(array, replace(found, map=window))

    @classmethod
    def im2col_wide(
        cls,
        array: Array,
        *,
        lower: int,
        upper: int,
        channels_per_pixel: int,
        pixels_per_column: int = 128,
        mode: str = "W",
        element_strides: Sequence[int] | None = None,
        swizzle: str = "128B",
        interleave: str = "none",
        fill: str = "zero",
        dtype: npt.DTypeLike | None = None,
    ) -> TensorMap:
        """A map for convolutions along W (`cuTensorMapEncodeIm2colWide`) over an array (N, [D, [H,]] W, C).

        lower, upper:  the ends of the bounding box along W, relative to the first and the last element
        mode:          "W" for `.im2col::w`, "W128" for `.im2col::w::128`, which ignores `pixels_per_column`
        """
        found = _described(array, element_strides, (swizzle, interleave, fill), dtype)
        rest = (0,) * (_window_axes(found) - 1)
        window = replace(
            found.map,
            kind=_choice("mode", mode, _MODES),
            lower=(_whole("lower", lower), *rest),
            upper=(_whole("upper", upper), *rest),
            channels=_whole("channels_per_pixel", channels_per_pixel),
            pixels=_whole("pixels_per_column", pixels_per_column),
        )
        return cls(array, replace(found, map=window))

    def __bytes__(self) -> bytes:
        """The 128 bytes of the map, with the array's address on its device."""
        device = self._array.device if isinstance(self._array, DeviceArray) else 0
        return self.encode(device_memory(device))

    def encode(self, memory: Memory) -> bytes:
        """The 128 bytes of the map; a NumPy array is mapped into this memory."""
        if isinstance(self._array, DeviceArray):
            base = self._array.address
        else:
            (base,) = memory.addresses([self._array])
        return replace(self._request.map, address=base).encode()

    def __repr__(self) -> str:
        wanted = self._request.map
        sizes = "x".join(map(str, reversed(wanted.sizes)))
        return f"<ptxvm.TensorMap {wanted.kind.name.lower()} of {sizes} {wanted.element_type.element.spelling[1:]}>"


# --------------------------------------------------------------------------------------------------------- description


def _described(
    array: Array, element_strides: Sequence[int] | None, layout: tuple[str, str, str], dtype: npt.DTypeLike | None
) -> Request:
    """What all maps have in common. `layout`: swizzle, interleave, fill."""
    values = array.numpy() if isinstance(array, DeviceArray) else array
    if not isinstance(values, np.ndarray):
        raise TypeError(f"a tensor map needs a NumPy array or a ptxvm.device_array, not {type(values).__name__}")
    kind = _element_type(values.dtype, dtype)
    swizzle, interleave, fill = layout
    slices = _choice("interleave", interleave, _INTERLEAVES)
    sizes, strides = _sliced(values, 16 * slices) if slices else _shape(values, kind)
    mode, atomicity = _choice("swizzle", swizzle, _SWIZZLES)
    steps = (1,) * len(sizes) if element_strides is None else element_strides
    described = Descriptor(
        element_type=kind,
        address=0,
        sizes=sizes,
        strides=strides,
        element_strides=_per_axis("element_strides", steps, len(sizes)),
        interleave=slices,
        swizzle=mode,
        atomicity=atomicity,
        fill=_choice("fill", fill, _FILLS),
    )
    return Request(described, swizzle, host_address(values) - viewed_memory(values).start)


def _element_type(own: np.dtype[Any], asked: npt.DTypeLike | None) -> ElementType:
    if isinstance(asked, str) and asked in _NAMES:
        kind = _NAMES[asked]
    else:
        try:
            number = own if asked is None else np.dtype(asked)
        except TypeError:
            raise ValueError(f"dtype {asked!r} is no NumPy type and none of {', '.join(_NAMES)}") from None
        if number not in _NUMBERS:
            raise ValueError(f"tensor maps have no elements of type {number}; name another type with dtype=")
        kind = _NUMBERS[number]
    expected = 1 if kind.element.sub_byte else kind.element.unit
    if own.itemsize != expected:
        spelling = kind.element.spelling[1:]
        raise ValueError(f"the array's elements have {own.itemsize} bytes, those of type {spelling} are in {expected}")
    return kind


def _shape(values: npt.NDArray[Any], kind: ElementType) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Sizes and strides, innermost first."""
    if not values.ndim:
        raise ValueError("a tensor map needs an array of 1 to 5 axes")
    _check_axes(values)
    element = kind.element
    inner = values.shape[-1] * element.elements // element.unit if element.sub_byte else values.shape[-1]
    return (inner, *reversed(values.shape[:-1])), _strides(values, values.shape[-1] * values.itemsize)


def _sliced(values: npt.NDArray[Any], slice_bytes: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Sizes and strides of an interleaved layout, innermost first: the last axis is a slice, an element of the map."""
    if not values.ndim or values.shape[-1] * values.itemsize != slice_bytes:
        raise ValueError(f"interleave needs a last axis that is a slice of channels of {slice_bytes} bytes")
    _check_axes(values)
    strides = _strides(values, slice_bytes)
    if strides and strides[0] != slice_bytes and values.shape[-2] > 1:
        raise ValueError(f"slices are {strides[0]} bytes apart along W, they must lie side by side")
    return tuple(reversed(values.shape[:-1])), strides[1:]


def _check_axes(values: npt.NDArray[Any]) -> None:
    if not values.size:  # its strides say nothing
        raise ValueError(f"axis {values.shape.index(0) - values.ndim} has 0 elements, outside 1 to 2^32")
    if values.shape[-1] > 1 and values.strides[-1] != values.itemsize:
        raise ValueError(f"the last axis has a stride of {values.strides[-1]} bytes, its elements must be contiguous")


def _strides(values: npt.NDArray[Any], extent: int) -> tuple[int, ...]:
    """Of all axes but the last, innermost first; of an axis with one element the stride does not matter."""
    strides = []
    for size, stride in zip(reversed(values.shape[:-1]), reversed(values.strides[:-1]), strict=True):
        used = stride if size > 1 else -(-extent // 32) * 32
        strides.append(used)
        extent = max(extent, used * size)
    return tuple(strides)


def _window_axes(found: Request) -> int:
    if found.map.rank < 3:
        axes = "(N, slices, [D, [H,]] W, channels)" if found.map.interleaved else "(N, [D, [H,]] W, C)"
        raise ValueError(f"the array has too few axes, im2col takes {axes}")
    return found.map.rank - 2


def _per_axis(name: str, values: Sequence[int], count: int) -> tuple[int, ...]:
    """The values of axes in C order, innermost first."""
    if not isinstance(values, Sequence | np.ndarray) or len(values) != count:
        raise ValueError(f"{name} is {values!r}: {count} numbers are needed, one for each axis")
    return tuple(_whole(f"{name}[{-1 - place}]", value) for place, value in enumerate(reversed(values)))


def _whole(name: str, value: SupportsIndex) -> int:
    try:
        return operator.index(value)
    except TypeError:
        raise ValueError(f"{name} is {value!r}, not a whole number") from None


def _choice(name: str, value: str, choices: dict[str, _Choice]) -> _Choice:
    if value not in choices:
        raise ValueError(f"{name} is {value!r}, not one of {', '.join(choices)}")
    return choices[value]
