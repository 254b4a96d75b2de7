"""Textures, samplers and surfaces from Python: what the CUDA API calls texture and surface objects."""

from __future__ import annotations

import weakref
from collections.abc import Sequence
from dataclasses import replace
from math import inf, isnan
from typing import Any, TypeVar

import numpy as np
from numpy.lib.stride_tricks import as_strided

from ptxvm.api.arguments import OpaqueObject
from ptxvm.api.device import device_memory
from ptxvm.api.texture_arrays import (
    Axes,
    as_array,
    check_layers,
    check_mipmaps,
    geometry_of,
    halved,
    level_of,
    texel_format,
    whole,
)
from ptxvm.machine.memory import Memory
from ptxvm.machine.texture import sampler as machine
from ptxvm.machine.texture import surfaces, textures
from ptxvm.machine.texture.numbers import Numbers
from ptxvm.machine.texture.references import Resource, kind_of
from ptxvm.machine.texture.sampler import AddressMode, Filter
from ptxvm.machine.texture.textures import Level

_ADDRESSES = {
    "clamp": AddressMode.CLAMP,
    "wrap": AddressMode.WRAP,
    "mirror": AddressMode.MIRROR,
    "border": AddressMode.BORDER,
}
_FILTERS = {"point": Filter.POINT, "linear": Filter.LINEAR}
_KINDS = ("array", "linear", "pitch2d")
_READS = ("element", "normalized")
_ANISOTROPY = 16
_Choice = TypeVar("_Choice")


class HandleObject(OpaqueObject):
    """What kernels name by a 64-bit handle. It must live as long as kernels use the handle."""

    alignment = 8

    def __init__(self, resource: Resource, *keep: object) -> None:
        self._resource = resource
        self._keep = keep
        self.type_name = kind_of(resource).value
        self._handles: dict[int, int] = {}

    @property
    def resource(self) -> Resource:
        """What it is to the machine."""
        return self._resource

    @property
    def handle(self) -> int:
        """The handle on device 0: for structures and arrays of handles. It is good for as long as this object lives."""
        return self.handle_on(0)

    def handle_on(self, device: int) -> int:
        """The handle on a device."""
        return self._handle_in(device_memory(device))

    def _handle_in(self, memory: Memory) -> int:
        found = self._handles.get(memory.device)
        if found is None:
            found = self._handles[memory.device] = memory.handles.add(self._resource)
            weakref.finalize(self, memory.handles.remove, found)
        return found

    def __int__(self) -> int:
        return self.handle

    def encode(self, memory: Memory) -> bytes:
        return self._handle_in(memory).to_bytes(8, "little")


class Texture(HandleObject):
    """A texture object: an array with the settings by which `tex` and `tld4` read it (ISA 5.3, 9.7.10).

    array:          uint8 to uint32, int8 to int32, float16, float32: a NumPy array, a `ptxvm.device_array` or what
                    DLPack or the buffer protocol hands over. It is used in place: what changes it changes the texture.
                    Its axes are (layers, z, y, x, channels), those that the texture has
    channels:       1, 2 or 4: with more than one the last axis holds them. Channels that are not there read 0
    kind:           "array", "linear" (one axis, for integer coordinates), "pitch2d"
    layered:        the first axis holds layers, of a cubemap layers x 6 faces
    cubemap:        the first axis holds the six faces +x, -x, +y, -y, +z, -z
    address:        "clamp", "wrap", "mirror", "border", or one for each axis x, y, z; "wrap" and "mirror" clamp unless
                    coordinates are normalized
    filter:         "point", or "linear" for what reads as floats
    mip_filter:     likewise between levels
    normalized:     coordinates run from 0 to 1, as mipmaps need it
    read:           "element", or "normalized": 8 and 16 bits read as 0 to 1 or -1 to 1
    border:         the colour outside, four numbers
    srgb:           uint8 read normalized, bc1 to bc3, bc7: decoded to linear
    mipmaps:        the smaller levels, each half as large as the one before
    level_bias, level_clamp: added to levels of detail that instructions give; their least and greatest
    max_anisotropy: 1 to 16; from 2 on blends between levels are steeper
    format:         "bc1" to "bc7" (also "bc4_snorm", "bc5_snorm", "bc6h", "bc6h_signed"): the array holds blocks of
                    4 x 4 texels, 8 or 16 bytes on its last axis; "10:10:10:2": texels of one uint32
    samples:        of a texture for `.2dms`: an axis in front of y and x holds them

    Raises ValueError for what makes no sense, TypeError for what is no array.
    """

    def __init__(
        self,
        array: object,
        *,
        channels: int = 1,
        kind: str = "array",
        layered: bool = False,
        cubemap: bool = False,
        address: str | Sequence[str] = "clamp",
        filter: str = "point",
        mip_filter: str = "point",
        normalized: bool = False,
        read: str = "element",
        border: Sequence[float] = (0, 0, 0, 0),
        srgb: bool = False,
        mipmaps: Sequence[object] | None = None,
        level_bias: float = 0.0,
        level_clamp: tuple[float, float] = (0.0, inf),
        max_anisotropy: int = 1,
        format: str | None = None,
        samples: int = 0,
    ) -> None:
        _choice("kind", kind, dict.fromkeys(_KINDS, kind))
        _choice("read", read, dict.fromkeys(_READS, read))
        counts = whole("channels", channels, 1), whole("samples", samples, 0)
        axes = Axes(counts[0], bool(layered), bool(cubemap), counts[1], format)
        settings = _settings(address, (filter, mip_filter), bool(normalized), max_anisotropy)
        settings = _with_numbers(settings, border, level_bias, level_clamp)
        first = as_array("texture", array)
        made = _texture(first, axes, read=read, srgb=bool(srgb), settings=settings)
        if mipmaps is not None:
            made = _with_mipmaps(made, first, mipmaps, axes)
        _check_settings(made, kind)
        super().__init__(replace(made, is_linear=kind != "array"), array, mipmaps)

    def __repr__(self) -> str:
        made = self._resource
        assert isinstance(made, textures.Texture)
        levels = f", {len(made.levels)} levels" if made.mipmapped else ""
        return f"<ptxvm.Texture {made.describe()}{levels}>"


class Sampler(HandleObject):
    """The settings of a texture by themselves: what `.samplerref` variables hold in `texmode_independent`.

    The settings are those of `Texture`. normalized: None takes the texture's word, True and False overrule it.
    """

    def __init__(
        self,
        *,
        address: str | Sequence[str] = "clamp",
        filter: str = "point",
        mip_filter: str = "point",
        normalized: bool | None = None,
        border: Sequence[float] = (0, 0, 0, 0),
        level_bias: float = 0.0,
        level_clamp: tuple[float, float] = (0.0, inf),
        max_anisotropy: int = 1,
    ) -> None:
        wanted = None if normalized is None else bool(normalized)
        made = _settings(address, (filter, mip_filter), wanted, max_anisotropy)
        super().__init__(_with_numbers(made, border, level_bias, level_clamp))

    def __repr__(self) -> str:
        return "<ptxvm.Sampler>"


class Surface(HandleObject):
    """A surface object: an array that `suld`, `sust` and `sured` access by coordinates (ISA 9.7.11).

    array:     as that of a `Texture`, used in place: stores land in it. Texels of a row are contiguous
    channels, layered, cubemap: as those of a `Texture`. The faces of a cubemap are layers to instructions (`.a2d`)
    format:    None; compressed and packed formats are for textures only

    Raises ValueError for what makes no sense, TypeError for what is no array.
    """

    def __init__(
        self,
        array: object,
        *,
        channels: int = 1,
        layered: bool = False,
        cubemap: bool = False,
        format: str | None = None,
    ) -> None:
        if format is not None:
            raise ValueError(f"format is {format!r}: compressed and packed formats are for textures, not for surfaces")
        axes = Axes(whole("channels", channels, 1), bool(layered), bool(cubemap))
        values = as_array("surface", array)
        kind = texel_format(values.dtype, axes, read="element", srgb=False)
        geometry = geometry_of(values, axes, kind)
        level = level_of(values, axes, kind)
        check_layers(level, axes)
        rows = level.array.shape[0]
        made = surfaces.Surface("a2d" if axes.cubemap else geometry, kind, _rows(level), level.extent, rows)
        super().__init__(made, array)

    def __repr__(self) -> str:
        made = self._resource
        assert isinstance(made, surfaces.Surface)
        return f"<ptxvm.Surface {made.describe()}>"


def _rows(level: Level) -> surfaces.Bytes:
    """The bytes of the texels, row by row."""
    array = level.array
    row = array.shape[3] * array.shape[4] * array.itemsize
    dense = (array.shape[4] * array.itemsize, array.itemsize)
    if any(size > 1 and a != b for size, a, b in zip(array.shape[3:], array.strides[3:], dense, strict=True)):
        raise ValueError("the texels of a row of a surface must be contiguous")
    flat = array[..., :1, :1].view(np.uint8) if array.strides[4] == array.itemsize else None
    base = flat if flat is not None else np.ascontiguousarray(array)[..., :1, :1].view(np.uint8)
    return as_strided(base, (*array.shape[:3], row), (*array.strides[:3], 1), writeable=array.flags.writeable)


def _texture(array: Any, axes: Axes, *, read: str, srgb: bool, settings: machine.Sampler) -> textures.Texture:
    kind = texel_format(array.dtype, axes, read=read, srgb=srgb)
    geometry = geometry_of(array, axes, kind)
    level = level_of(array, axes, kind)
    layers = check_layers(level, axes)
    return textures.Texture(geometry, kind, (level,), settings, layers, axes.samples)


def _with_mipmaps(made: textures.Texture, first: Any, mipmaps: Sequence[object], axes: Axes) -> textures.Texture:
    if made.samples:
        raise ValueError("a texture with several samples has no mipmaps")
    if not isinstance(mipmaps, list | tuple):
        raise TypeError(f"mipmaps is a {type(mipmaps).__name__}: a list of arrays is needed, the smaller levels")
    extent, levels = made.levels[0].extent, []
    for number, each in enumerate(mipmaps):
        array = as_array("texture", each)
        if array.dtype != first.dtype or array.ndim != first.ndim:
            raise ValueError(f"mipmaps[{number}] has other axes or elements than the array")
        extent = halved(extent, depth_shrinks=made.geometry == "3d")
        levels.append(level_of(array, axes, made.format, extent))
    check_mipmaps(made.levels[0], levels, depth_shrinks=made.geometry == "3d")
    return replace(made, levels=(*made.levels, *levels), mipmapped=True)


def _check_settings(made: textures.Texture, kind: str) -> None:
    settings = made.sampler
    if made.format.numbers is Numbers.INTEGER and Filter.LINEAR in (settings.filter, settings.mip_filter):
        raise ValueError("filter='linear' blends floats, and these texels are integers; read='normalized' makes floats")
    if made.mipmapped and not settings.normalized:
        raise ValueError("a texture with mipmaps has normalized coordinates: normalized=True")
    if made.samples and Filter.LINEAR in (settings.filter, settings.mip_filter):
        raise ValueError("a texture with several samples is not filtered")
    wanted = {"linear": "1d", "pitch2d": "2d"}.get(kind)
    if wanted is not None and (made.geometry != wanted or made.mipmapped or made.format.block):
        name = "one axis" if kind == "linear" else "two axes"
        raise ValueError(f"kind={kind!r} is plain memory of {name}, without layers, faces, mipmaps and blocks")


# ------------------------------------------------------------------------------------------------------------- settings


def _addresses(address: str | Sequence[str]) -> machine.Addresses:
    """One mode for all axes, or one for each."""
    if isinstance(address, str):
        mode = _choice("address", address, _ADDRESSES)
        return mode, mode, mode
    modes = address if isinstance(address, list | tuple) else ()
    given = [_choice("address", mode, _ADDRESSES) for mode in modes]
    if not 1 <= len(given) <= 3:
        raise ValueError(f"address is {address!r}: one mode is needed, or one for each axis x, y, z")
    x, y, z = [*given, AddressMode.CLAMP, AddressMode.CLAMP][:3]
    return x, y, z


def _settings(
    address: str | Sequence[str], filters: tuple[str, str], normalized: bool | None, max_anisotropy: int
) -> machine.Sampler:
    filter_, mip_filter = _choice("filter", filters[0], _FILTERS), _choice("mip_filter", filters[1], _FILTERS)
    anisotropy = whole("max_anisotropy", max_anisotropy, 1)
    if anisotropy > _ANISOTROPY:
        raise ValueError(f"max_anisotropy is {anisotropy}; it is 1 to {_ANISOTROPY}")
    return machine.Sampler(_addresses(address), filter_, mip_filter, normalized, max_anisotropy=anisotropy)


def _with_numbers(
    sampler: machine.Sampler, border: Sequence[float], level_bias: float, level_clamp: tuple[float, float]
) -> machine.Sampler:
    r, g, b, a = _numbers("border", border, 4)
    low, high = _numbers("level_clamp", level_clamp, 2)
    (bias,) = _numbers("level_bias", (level_bias,), 1)
    if isnan(low) or isnan(high) or low > high or isnan(bias):
        raise ValueError(f"level_clamp is {level_clamp!r}, level_bias {level_bias!r}: a range and a number are needed")
    return replace(sampler, border=(r, g, b, a), level_bias=bias, level_clamp=(low, high))


def _numbers(name: str, values: Sequence[float], count: int) -> tuple[float, ...]:
    try:
        found = tuple(float(value) for value in values)
    except (TypeError, ValueError):
        found = ()
    if len(found) != count:
        raise ValueError(f"{name} is {values!r}; {count} number{'s' * (count > 1)} are needed")
    return found


def _choice(name: str, value: str, choices: dict[str, _Choice]) -> _Choice:
    if not isinstance(value, str) or value not in choices:
        raise ValueError(f"{name} is {value!r}, not one of {', '.join(choices)}")
    return choices[value]
