"""What arrays a texture or surface can be made of: axes, texel formats, sizes of mipmaps."""

from __future__ import annotations

import operator
import re
from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from numpy.lib.stride_tricks import as_strided

from ptxvm.api.device import DeviceArray
from ptxvm.api.foreign_arrays import host_view
from ptxvm.machine.texture.formats import TexelFormat
from ptxvm.machine.texture.numbers import Numbers
from ptxvm.machine.texture.textures import BLOCK_SIDE, Level
from ptxvm.records import record

Array = npt.NDArray[Any]

_FLOATS = {"float32": Numbers.FLOAT32, "float16": Numbers.FLOAT16}
_INTEGERS = ("uint8", "uint16", "uint32", "int8", "int16", "int32")
_PACKED = ("1010102", "rgb10a2", "r10g10b10a2", "unorm1010102", "unormint1010102", "a2b10g10r10")
_NORMALIZED = {"unorm8": "uint8", "unorm16": "uint16", "snorm8": "int8", "snorm16": "int16"}
_FACES = 6


@record()
class Axes:
    """How an array is to be read. `format`: None, or the name of a format that the elements do not tell."""

    channels: int
    layered: bool
    cubemap: bool
    samples: int = 0
    format: str | None = None

    @property
    def leading(self) -> int:
        """Axes in front of those of space."""
        return int(self.layered or self.cubemap) + int(self.samples > 0)


def whole(name: str, value: object, least: int) -> int:
    """A whole number. Raises ValueError."""
    try:
        number = operator.index(value)  # type: ignore[arg-type]
    except TypeError:
        raise ValueError(f"{name} is {value!r}, not a whole number") from None
    if isinstance(value, bool) or number < least:
        raise ValueError(f"{name} is {value!r}; at least {least} is needed")
    return number


def as_array(what: str, array: object) -> Array:
    """The memory of an array, in place. Raises TypeError."""
    if isinstance(array, np.ndarray):
        return array
    if isinstance(array, DeviceArray):
        return array.numpy()
    try:
        return host_view(array)
    except TypeError as error:
        raise TypeError(f"a {what} needs a NumPy array or what can be one in place: {error}") from None


def texel_format(dtype: np.dtype[Any], axes: Axes, *, read: str, srgb: bool) -> TexelFormat:
    """The format of the texels of an array. Raises ValueError for one that no texture has."""
    name = _plain_name(axes.format)
    if name.startswith("bc"):
        return _compressed(name, axes, srgb=srgb)
    if name in _PACKED:
        return _packed(dtype, axes, srgb=srgb)
    if name and name not in _NORMALIZED:
        raise ValueError(f"format is {axes.format!r}, not one of bc1 to bc7, 10:10:10:2, {', '.join(_NORMALIZED)}")
    if name and dtype.name != _NORMALIZED[name]:
        raise ValueError(f"format {axes.format!r} has elements of type {_NORMALIZED[name]}, the array of {dtype}")
    if axes.channels not in (1, 2, 4):
        raise ValueError(f"texels of {axes.channels} channels: textures have 1, 2 or 4")
    normalized = read == "normalized" or bool(name)
    if dtype.name in _FLOATS and dtype.isnative:
        numbers = _FLOATS[dtype.name]
    elif dtype.name in _INTEGERS and dtype.isnative:
        numbers = _numbers(dtype, normalized=normalized)
    else:
        raise ValueError(f"textures have no texels of type {dtype}: {', '.join((*_INTEGERS, *_FLOATS))}")
    if srgb:
        if numbers is not Numbers.UNORM or dtype.itemsize > 1:
            raise ValueError("srgb=True needs texels of type uint8 read as numbers from 0 to 1: read='normalized'")
        numbers = Numbers.SRGB_RG if axes.channels == 2 else Numbers.SRGB
    return TexelFormat(dtype, axes.channels, numbers, 8 * dtype.itemsize)


def _plain_name(name: str | None) -> str:
    if name is None:
        return ""
    if not isinstance(name, str):
        raise ValueError(f"format is {name!r}, not the name of a format")
    return re.sub(r"[^a-z0-9]", "", name.lower())


def _numbers(dtype: np.dtype[Any], *, normalized: bool) -> Numbers:
    if not normalized:
        return Numbers.INTEGER
    if dtype.itemsize > 2:
        raise ValueError(f"read='normalized' is for numbers of 8 and 16 bits, not for {dtype}")
    if dtype.kind == "u":
        return Numbers.UNORM
    return Numbers.SNORM8 if dtype.itemsize == 1 else Numbers.SNORM16


def _packed(dtype: np.dtype[Any], axes: Axes, *, srgb: bool) -> TexelFormat:
    if dtype.name != "uint32" or axes.channels not in (1, 4):
        raise ValueError(f"format {axes.format!r} has texels of one uint32 each, without an axis for channels")
    if srgb:
        raise ValueError(f"srgb=True is not for format {axes.format!r}")
    return TexelFormat(dtype, 4, Numbers.UNORM, 10, packed=True)


def _compressed(name: str, axes: Axes, *, srgb: bool) -> TexelFormat:
    from ptxvm.machine.texture.blocks import BLOCK_FORMATS, block_format  # noqa: PLC0415  (rare)

    found = block_format(name, srgb=srgb)
    if found is None:
        raise ValueError(f"format is {axes.format!r}{' with srgb=True' if srgb else ''}, not one of {BLOCK_FORMATS}")
    return found


# ---------------------------------------------------------------------------------------------------------------- axes


def geometry_of(array: Array, axes: Axes, format_: TexelFormat) -> str:
    """What instructions call the texture: "1d" to "acube". Raises ValueError for axes that do not fit."""
    space = array.ndim - axes.leading - _trailing(array, axes, format_)
    if not 1 <= space <= 3:
        raise ValueError(f"the array has {array.ndim} axes: {_axes_text(axes, format_)} are needed")
    if axes.samples:
        if space != 2:
            raise ValueError("a texture with several samples has the axes samples, y, x")
        return "a2dms" if axes.layered else "2dms"
    if axes.cubemap:
        _check_cubemap(array, space)
        return "acube" if axes.layered else "cube"
    if axes.layered:
        if space > 2:
            raise ValueError("layers of three axes: layered textures have one or two")
        return f"a{space}d"
    return f"{space}d"


def _trailing(array: Array, axes: Axes, format_: TexelFormat) -> int:
    """Axes behind those of space: channels, or the bytes of a block."""
    if format_.block:
        return int(array.dtype.itemsize != format_.block)
    return int(axes.channels > 1 and not format_.packed)


def _axes_text(axes: Axes, format_: TexelFormat) -> str:
    words = ["layers"] if axes.layered else ["faces"] if axes.cubemap else []
    words += ["samples"] if axes.samples else []
    words.append("one to three of space")
    if format_.block:
        words.append("the bytes of a block")
    elif axes.channels > 1 and not format_.packed:
        words.append("channels")
    return ", ".join(words)


def _check_cubemap(array: Array, space: int) -> None:
    if space != 2:
        raise ValueError("a cubemap has the axes faces, y, x")
    if array.shape[1] != array.shape[2]:
        raise ValueError(f"faces of a cubemap are square, not {array.shape[2]} x {array.shape[1]}")


def level_of(array: Array, axes: Axes, format_: TexelFormat, extent: tuple[int, int, int] | None = None) -> Level:
    """An array with all five axes (layers, z, y, x, channels). `extent`: of a smaller level. Raises ValueError."""
    if not array.size:
        raise ValueError(f"the array has no elements: its shape is {array.shape}")
    if format_.block:
        array = _with_block_axis(array, format_)
    elif _trailing(array, axes, format_):
        if array.shape[-1] != axes.channels:
            raise ValueError(f"the last axis holds {array.shape[-1]} numbers, and channels={axes.channels}")
    else:
        array = array[..., None]
    leading = axes.layered or axes.cubemap
    space = array.ndim - 1 - int(leading)
    if axes.samples and array.shape[int(leading)] != axes.samples:
        raise ValueError(f"the axis of samples has {array.shape[int(leading)]} elements, and samples={axes.samples}")
    shape = (*(array.shape[:1] if leading else (1,)), *(1,) * (3 - space), *array.shape[int(leading) :])
    whole_array = array.reshape(shape) if array.flags.c_contiguous else _expanded(array, leading, space)
    own = (whole_array.shape[3], whole_array.shape[2], whole_array.shape[1])
    if format_.block:
        own = (own[0] * BLOCK_SIDE, own[1] * BLOCK_SIDE if space > 1 else own[1], own[2])
        if extent is not None and _blocks(extent) == _blocks(own):
            own = extent
    return Level(whole_array, own)


def _blocks(extent: tuple[int, int, int]) -> tuple[int, int, int]:
    return -(-extent[0] // BLOCK_SIDE), -(-extent[1] // BLOCK_SIDE), extent[2]


def _expanded(array: Array, leading: bool, space: int) -> Array:
    """The same memory with the axes that are not there as axes of one element."""
    for _ in range(3 - space):
        array = np.expand_dims(array, int(leading))
    return array if leading else array[None]


def _with_block_axis(array: Array, format_: TexelFormat) -> Array:
    """Blocks as bytes on the last axis."""
    if array.dtype.itemsize == format_.block:
        strides = (*array.strides, array.dtype.itemsize)
        array = as_strided(array, (*array.shape, 1), strides, writeable=array.flags.writeable)
    size = array.shape[-1] * array.dtype.itemsize
    if size != format_.block or array.strides[-1] != array.dtype.itemsize:
        raise ValueError(f"blocks of this format have {format_.block} bytes; the last axis of the array holds {size}")
    return array.view(np.uint8)


def check_mipmaps(first: Level, smaller: Sequence[Level], *, depth_shrinks: bool) -> None:
    """Each level is half as large as the one before. Raises ValueError."""
    extent = first.extent
    for number, level in enumerate(smaller, 1):
        if max(extent) == 1:
            raise ValueError(f"mipmaps[{number - 1}] is one too many: the level before has one texel")
        extent = halved(extent, depth_shrinks=depth_shrinks)
        if level.extent != extent:
            found, wanted = (" x ".join(map(str, reversed(size))) for size in (level.extent, extent))
            raise ValueError(f"mipmaps[{number - 1}] is {found} (z, y, x), and half of the level before is {wanted}")
        if level.array.shape[0] != first.array.shape[0]:
            raise ValueError(f"mipmaps[{number - 1}] has other layers than the array")


def halved(extent: tuple[int, int, int], *, depth_shrinks: bool) -> tuple[int, int, int]:
    x, y, z = extent
    return max(x // 2, 1), max(y // 2, 1), max(z // 2, 1) if depth_shrinks else z


def check_layers(level: Level, axes: Axes) -> int:
    """The layers of an array, or its cubes. Raises ValueError."""
    count = int(level.array.shape[0])
    if not axes.cubemap:
        return count
    if axes.layered and count % _FACES == 0:
        return count // _FACES
    if not axes.layered and count == _FACES:
        return 1
    wanted = "a multiple of 6" if axes.layered else "6"
    raise ValueError(f"the first axis of a cubemap holds its faces: {count} are given, {wanted} needed")
