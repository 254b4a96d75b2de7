"""Texture lookups of many lanes at once (ISA 9.7.10.3 and 9.7.10.4), with the bits of the hardware."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

import numpy as np
import numpy.typing as npt

from ptxvm.machine.texture import addressing
from ptxvm.machine.texture.blending import ONE, WEIGHT_BITS, blend
from ptxvm.machine.texture.formats import CHANNELS
from ptxvm.machine.texture.levels import level_of_detail
from ptxvm.machine.texture.numbers import Bits, Codes, Numbers, gathered_value, point_value
from ptxvm.machine.texture.sampler import AddressMode, Filter, Sampler
from ptxvm.machine.texture.textures import Index, Texture
from ptxvm.records import record

Words = npt.NDArray[np.uint32]
Mask = npt.NDArray[np.bool_]
_Footprint = tuple[list[Codes], list[Index], list[Mask]]
"""Texels, their weights, and whether their weights are more than 0 before they are rounded."""

_SPATIAL = {"1d": 1, "2d": 2, "3d": 3, "a1d": 1, "a2d": 2, "cube": 3, "acube": 3}
_LEADING = {"a1d": ("layer",), "a2d": ("layer",), "acube": ("cube",), "2dms": ("sample",), "a2dms": ("sample", "layer")}


@record()
class Lookup:
    """What lanes ask for: all arrays have an element per lane.

    coordinates:  as the instruction gives them, 32 bits each: layer or sample first
    integer:      they are whole numbers
    offsets:      by axis, as the instruction gives them; empty without
    level:        the level of detail that the instruction gives, as an f32 or s32 (as the coordinates are)
    gradients:    of the coordinates, by axis: (dpdx, dpdy)
    """

    coordinates: tuple[Words, ...]
    integer: bool = False
    offsets: tuple[Words, ...] = ()
    level: Words | None = None
    gradients: tuple[tuple[Words, ...], tuple[Words, ...]] | None = None


@record()
class _Lanes:
    """Lanes that look at the same level of detail, or at the same two, of a texture."""

    texture: Texture
    sampler: Sampler
    layer: Index
    coordinates: tuple[npt.NDArray[np.float32], ...]
    offsets: tuple[Index, ...]

    def select(self, lanes: Index) -> _Lanes:
        coordinates = tuple(each[lanes] for each in self.coordinates)
        return replace(
            self, layer=self.layer[lanes], coordinates=coordinates, offsets=tuple(each[lanes] for each in self.offsets)
        )


def fetch(texture: Texture, sampler: Sampler, lookup: Lookup) -> Bits:
    """`tex`: four words for each lane, (lanes, 4)."""
    if lookup.integer:
        return _texel_at(texture, lookup)
    lanes = _prepare(texture, effective(texture, sampler), lookup, 4)
    if not texture.mipmapped:
        return _filtered(lanes, [(0, None)])
    detail = level_of_detail(texture, lanes.sampler, lookup)
    if lanes.sampler.mip_filter is Filter.POINT:
        nearest = np.minimum((detail + ONE // 2) >> WEIGHT_BITS, len(texture.levels) - 1)
        return _by_group(nearest, lambda level, chosen: _filtered(lanes.select(chosen), [(level, None)]))

    def between(level: int, chosen: Index) -> Bits:
        share = detail[chosen] & (ONE - 1)
        if not share.any():
            return _filtered(lanes.select(chosen), [(level, None)])
        return _filtered(lanes.select(chosen), [(level, ONE - share), (level + 1, share)])

    exact = detail & (ONE - 1) == 0
    return _by_group((detail >> WEIGHT_BITS) * 2 + ~exact, lambda key, chosen: between(key // 2, chosen))


def gather(texture: Texture, sampler: Sampler, lookup: Lookup, channel: int) -> Bits:
    """`tld4`: a channel of the four texels that a bilinear filter would blend, from the lower left one round."""
    lanes = _prepare(texture, effective(texture, sampler), lookup, 6)
    (x, _), (y, _) = (_split(lanes, axis, 0, None) for axis in range(2))
    corners = [(x, y + 1), (x + 1, y + 1), (x + 1, y), (x, y)]
    texels = [_texels(lanes, 0, [i, j])[:, channel] for i, j in corners]
    codes = np.zeros((len(x), CHANNELS, CHANNELS), np.int64)
    codes[..., channel] = np.stack(texels, axis=1)
    return gathered_value(codes, texture.format.numbers)[..., channel]


def effective(texture: Texture, sampler: Sampler) -> Sampler:
    """The sampler as it works on a texture: what says nothing of coordinates takes the texture's word."""
    normalized = texture.sampler.normalized if sampler.normalized is None else sampler.normalized
    modes = sampler.address
    if not normalized:
        turning = (AddressMode.WRAP, AddressMode.MIRROR)
        x, y, z = (AddressMode.CLAMP if mode in turning else mode for mode in modes)
        modes = x, y, z
    scales = bool(normalized) or texture.mipmapped or texture.is_cube
    return replace(sampler, normalized=scales, address=modes)


def _by_group(keys: Index, look: Callable[[int, Index], Bits]) -> Bits:
    """Lanes of equal keys together."""
    found = np.zeros((len(keys), CHANNELS), np.uint32)
    for key in np.unique(keys):
        chosen = np.flatnonzero(keys == key)
        found[chosen] = look(int(key), chosen)
    return found


# ---------------------------------------------------------------------------------------------------------- coordinates


def _prepare(texture: Texture, sampler: Sampler, lookup: Lookup, offset_bits: int) -> _Lanes:
    given = list(lookup.coordinates)
    layer = _layer(texture, given.pop(0)) if texture.is_layered else np.zeros(len(given[0]), np.int64)
    places = [word.view(np.float32) for word in given[: _SPATIAL[texture.geometry]]]
    if texture.is_cube:
        face, *places = addressing.cube_face(places[0], places[1], places[2])
        layer = layer * 6 + face
    offsets = _offsets(texture, lookup.offsets, offset_bits)
    if texture.geometry == "1d":
        places.append(np.zeros_like(places[0]))  # one row of a 2D texture
    return _Lanes(texture, sampler, layer, tuple(places), offsets)


def _layer(texture: Texture, word: Words) -> Index:
    """An unsigned number; beyond the end is the last one."""
    return np.minimum(word.astype(np.int64), texture.layers - 1)


def _offsets(texture: Texture, words: Sequence[Words], bits: int) -> tuple[Index, ...]:
    """So many bits with a sign for each axis. A texture of one dimension is given the next four bits for y, too."""
    if not words:
        return ()
    found = [_signed(word.astype(np.int64), bits) for word in words[:3]]
    if texture.geometry == "1d":
        found = [found[0], _signed(words[0].astype(np.int64) >> bits, bits)]
    return tuple(found)


def _signed(values: Index, bits: int) -> Index:
    sign = 1 << (bits - 1)
    return (values & (2 * sign - 1) ^ sign) - sign


def _texels_along(lanes: _Lanes, axis: int, level: int) -> npt.NDArray[np.float64]:
    """The coordinate in texels of a level, with its offset."""
    size = lanes.texture.levels[level].extent[axis]
    row = lanes.texture.geometry == "1d" and axis == 1
    normalized = bool(lanes.sampler.normalized) and not row
    found = addressing.scaled(lanes.coordinates[axis], size, normalized=normalized)
    return found + lanes.offsets[axis] if axis < len(lanes.offsets) else found


def _split(lanes: _Lanes, axis: int, level: int, mode: AddressMode | None) -> tuple[Index, Index]:
    size = lanes.texture.levels[level].extent[axis]
    return addressing.split(_texels_along(lanes, axis, level), size, mode)


# -------------------------------------------------------------------------------------------------------------- filters


def _filtered(lanes: _Lanes, levels: Sequence[tuple[int, Index | None]]) -> Bits:
    """A lookup in one level, or in two with shares of 256. Filters between levels blend even what is of one only."""
    numbers, linear = lanes.texture.format.numbers, lanes.sampler.filter is Filter.LINEAR
    blends = linear or (lanes.texture.mipmapped and lanes.sampler.mip_filter is Filter.LINEAR)
    if not (blends or lanes.sampler.max_anisotropy > 1) or numbers is Numbers.INTEGER:
        return point_value(_nearest(lanes, levels[0][0]), numbers)
    found: list[_Footprint] = []
    for level, share in levels:
        whole = np.full(len(lanes.layer), ONE, np.int64) if share is None else share
        if linear:
            found += _footprints(lanes, level, whole, between=share is not None)
        else:
            found.append(([_nearest(lanes, level)], [whole], [whole > 0]))
    codes, weights, touched = (np.array(part) for part in zip(*found, strict=True))
    return blend(codes, weights, numbers, touched)


def _nearest(lanes: _Lanes, level: int) -> Codes:
    extent, modes = lanes.texture.levels[level].extent, lanes.sampler.address
    index = [
        addressing.nearest(_texels_along(lanes, axis, level), extent[axis], modes[axis])
        for axis in range(len(lanes.coordinates))
    ]
    return _texels(lanes, level, index)


def _texels(lanes: _Lanes, level: int, index: Sequence[Index]) -> Codes:
    """Texels by index of each axis, after the address modes; the border colour where they say so."""
    extent = lanes.texture.levels[level].extent
    inside = np.ones(len(lanes.layer), np.bool_)
    places = [np.zeros(len(lanes.layer), np.int64)] * 3
    for axis, number in enumerate(index):
        places[axis], here = addressing.place(number, extent[axis], lanes.sampler.address[axis])
        inside &= here
    codes = lanes.texture.texels(level, lanes.layer, *places)
    if not inside.all():
        codes[~inside] = lanes.texture.format.border(lanes.sampler.border)
    return codes


def _footprints(lanes: _Lanes, level: int, share: Index, *, between: bool) -> Iterator[_Footprint]:
    """The taps of a linear filter in one level, a footprint for each slice: the share is split by z, x, y."""
    axes = len(lanes.coordinates)
    modes = lanes.sampler.address
    firsts, fractions = zip(*(_split(lanes, axis, level, modes[axis]) for axis in range(axes)), strict=True)
    always = np.ones(len(share), np.bool_)
    slices: list[tuple[list[Index], Index, Mask]] = [([], share, always)]
    if axes == 3:
        low, high = split_low(share, fractions[2]) if between else split_high(share, fractions[2])
        slices = [([firsts[2]], low, always), ([firsts[2] + 1], high, fractions[2] > 0)]
    for tail, part, meets in slices:
        taps, shares, touched = [], [], []
        left, right = split_high(part, fractions[0])
        for dx, column, met in ((0, left, meets), (1, right, meets & (fractions[0] > 0))):
            rows = [(0, column)]
            if axes > 1:
                rows = list(enumerate((split_low if dx == 0 else split_high)(column, fractions[1])))
            for dy, weight in rows:
                middle = [firsts[1] + dy] if axes > 1 else []
                taps.append(_texels(lanes, level, [firsts[0] + dx, *middle, *tail]))
                shares.append(weight)
                touched.append(met & (fractions[1] > 0) if dy else met)
        yield taps, shares, touched


def split_high(share: Index, fraction: Index) -> tuple[Index, Index]:
    """A share in two, the second rounded half up."""
    high = (share * fraction + ONE // 2) >> WEIGHT_BITS
    return share - high, high


def split_low(share: Index, fraction: Index) -> tuple[Index, Index]:
    """A share in two, the first rounded half up."""
    low = (share * (ONE - fraction) + ONE // 2) >> WEIGHT_BITS
    return low, share - low


# -------------------------------------------------------------------------------------------------- integer coordinates


def _texel_at(texture: Texture, lookup: Lookup) -> Bits:
    """Integer coordinates name a texel: no filter, no address mode; all channels are 0 outside."""
    words = [word.view(np.int32).astype(np.int64) for word in lookup.coordinates]
    lanes = len(words[0])
    sample = words.pop(0) & 0xFFFFFFFF if texture.samples else np.zeros(lanes, np.int64)
    layer = words.pop(0) & 0xFFFFFFFF if texture.is_layered else np.zeros(lanes, np.int64)
    offsets = _offsets(texture, lookup.offsets, 4)
    level = np.zeros(lanes, np.int64)
    if texture.mipmapped and lookup.level is not None:
        level = np.clip(lookup.level.view(np.int32).astype(np.int64), 0, len(texture.levels) - 1)

    def look(number: int, chosen: Index) -> Bits:
        extent = texture.levels[number].extent
        index = [np.zeros(len(chosen), np.int64)] * 3
        for axis in range(2 if texture.samples else _SPATIAL[texture.geometry]):
            moved = words[axis] + offsets[axis] if axis < len(offsets) else words[axis]
            index[axis] = moved[chosen]
        if texture.samples:
            index[2] = sample[chosen]
        inside = layer[chosen] < texture.layers
        within = np.minimum(layer[chosen], texture.layers - 1)
        for axis, size in enumerate(extent):
            inside &= (index[axis] >= 0) & (index[axis] < size)
            index[axis] = np.clip(index[axis], 0, size - 1)
        found = point_value(texture.texels(number, within, *index), texture.format.numbers)
        found[~inside] = 0
        return found

    return _by_group(level, look)


def coordinate_names(geometry: str) -> tuple[str, ...]:
    """What the coordinates of an instruction are called in reports."""
    axes = 3 if geometry in ("3d", "cube", "acube") else 1 if geometry in ("1d", "a1d") else 2
    return (*_LEADING.get(geometry, ()), *"xyz"[:axes])
