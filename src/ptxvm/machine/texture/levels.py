"""Levels of detail, in 1/256 of a level: as instructions give them, or from the gradients of the coordinates."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from ptxvm.machine.texture.blending import ONE, WEIGHT_BITS
from ptxvm.machine.texture.sampler import Filter, Sampler
from ptxvm.machine.texture.textures import Index, Texture

if TYPE_CHECKING:
    from ptxvm.machine.texture.lookups import Lookup

Wide = npt.NDArray[np.float64]

_SIGNIFICANT = 10
"""Bits of a component of a gradient."""
_LEAST = -(1 << 20)
_STEEPNESS = {8: (64, 8), 4: (54, 7), 2: (42, 6), 0: (0, 4)}
"""By the least anisotropy."""
_LOGARITHMS = """
    0 2 4 5 6 8 9 11 12 13 15 16 18 19 20 22 23 24 26 27 28 30 31 32 34 35 36 38 39 40 42 43 44 45 47 48 49 50
    52 53 54 55 57 58 59 60 62 63 64 65 66 68 69 70 71 72 74 75 76 77 78 79 81 82 83 84 85 86 88 89 90 91 92 93
    94 95 97 98 99 100 101 102 103 104 105 106 107 109 110 111 112 113 114 115 116 117 118 119 120 121 122 123
    124 125 126 127 128 129 130 131 132 133 135 136 137 137 138 139 140 141 142 143 144 145 146 147 148 149 150
    151 152 153 154 155 156 157 158 159 160 161 162 162 163 164 165 166 167 168 169 170 171 172 173 173 174 175
    176 177 178 179 180 181 181 182 183 184 185 186 187 188 188 189 190 191 192 193 194 195 195 196 197 198 199
    200 200 201 202 203 204 205 205 206 207 208 209 210 210 211 212 213 214 214 215 216 217 218 218 219 220 221
    222 222 223 224 225 226 226 227 228 229 229 230 231 232 233 233 234 235 236 236 237 238 239 239 240 241 242
    242 243 244 245 245 246 247 248 248 249 250 251 251 252 253 253 254 255 255
"""
LOGARITHMS = np.array(_LOGARITHMS.split(), np.int64)
"""log2 of a number from 1 to 2 by its first 8 bits behind the point, in 1/256, as an H200 has it."""


def level_of_detail(texture: Texture, sampler: Sampler, lookup: Lookup) -> Index:
    """Within the clamps of the sampler and the levels that there are. Without a level or gradients it is 0."""
    lanes = len(lookup.coordinates[0])
    detail = np.zeros(lanes, np.int64)
    if lookup.level is not None:
        detail = _cut(lookup.level.view(np.float32)) + detail_of(sampler.level_bias)
    elif lookup.gradients is not None:
        detail = _from_gradients(texture, lookup) + detail_of(sampler.level_bias)
    if sampler.mip_filter is Filter.LINEAR:
        detail = _steepened(detail, *steepness(sampler))
    low, high = map(detail_of, sampler.level_clamp)
    last = (len(texture.levels) - 1) << WEIGHT_BITS
    clamped: Index = np.clip(np.minimum(np.maximum(detail, low), high), 0, last)
    return clamped


def steepness(sampler: Sampler) -> tuple[int, int]:
    """What anisotropic samplers make of shares between levels: less of a blend. By how many 1/256 shares are made
    smaller, and how many quarters of what is left count."""
    return next(found for least, found in _STEEPNESS.items() if sampler.max_anisotropy >= least)


def _steepened(detail: Index, less: int, quarters: int) -> Index:
    share = ((detail & (ONE - 1)) - less) * quarters >> 2
    steep: Index = (detail & -ONE) + np.clip(share, 0, ONE)
    return steep


def detail_of(level: float) -> int:
    """A setting of a sampler in 1/256 of a level."""
    return int(_cut(np.float32(level)))


def _cut(level: npt.NDArray[np.float32] | np.float32) -> Index:
    """A level in 1/256, truncated toward zero."""
    wide = np.nan_to_num(np.asarray(level, np.float64), nan=0.0, posinf=-_LEAST / ONE, neginf=_LEAST / ONE)
    return np.trunc(np.clip(wide * ONE, _LEAST, -_LEAST)).astype(np.int64)


def _from_gradients(texture: Texture, lookup: Lookup) -> Index:
    """The longest of both gradients and, by 11/16, of the diagonals of the quad that they span."""
    assert lookup.gradients is not None
    extent = texture.levels[0].extent
    dx, dy = (_in_texels(words, extent, texture, lookup) for words in lookup.gradients)
    diagonals = [np.array([a + b for a, b in zip(dx, dy, strict=True)]), dx - dy]
    lengths = [_length(dx), _length(dy), *(_length(diagonal) * (11 / 16) for diagonal in diagonals)]
    return _log2(np.max(lengths, axis=0))


def _in_texels(
    words: tuple[npt.NDArray[np.uint32], ...], extent: tuple[int, int, int], texture: Texture, lookup: Lookup
) -> Wide:
    """A gradient by axis, in texels of the largest level, each component cut to 10 bits."""
    given = [word.view(np.float32) for word in words]
    if texture.is_cube:
        return _cut_bits(np.array(_on_face(given, lookup)) * extent[0] / 2)
    axes = 3 if texture.geometry == "3d" else 1 if texture.geometry in ("1d", "a1d") else 2
    with np.errstate(over="ignore", invalid="ignore"):
        return _cut_bits(np.array([given[axis] * np.float32(extent[axis]) for axis in range(axes)], np.float64))


def _on_face(gradient: list[npt.NDArray[np.float32]], lookup: Lookup) -> list[Wide]:
    """The gradient of the two coordinates on the face, from that of the direction: d(s/m)."""
    direction = [word.view(np.float32).astype(np.float64) for word in lookup.coordinates[-3:]]
    x, y, z = direction
    size = np.abs(np.array(direction))
    is_z = (size[2] >= size[0]) & (size[2] >= size[1])
    is_y = ~is_z & (size[1] >= size[0])
    moved = [each.astype(np.float64) for each in gradient[:3]]
    with np.errstate(divide="ignore", invalid="ignore", over="ignore"):
        major, slope = (np.where(is_z, v[2], np.where(is_y, v[1], v[0])) for v in (direction, moved))
        pairs = [((x, moved[0]), (z, moved[2])), ((y, moved[1]), (z, moved[2]))]
        first = [np.where(is_z | is_y, a, b) for a, b in zip(pairs[0][0], pairs[0][1], strict=True)]
        second = [np.where(is_y, b, a) for a, b in zip(pairs[1][0], pairs[1][1], strict=True)]
        return [(change - value * slope / major) / np.abs(major) for value, change in (first, second)]


def _cut_bits(values: Wide) -> Wide:
    """To 10 significant bits."""
    mantissa, exponent = np.frexp(values)
    with np.errstate(invalid="ignore"):
        cut: Wide = np.ldexp(np.trunc(np.ldexp(mantissa, _SIGNIFICANT)), exponent - _SIGNIFICANT)
    return cut


def _length(vector: Wide) -> Wide:
    """The larger component and 11/32 of the smaller one, whose 11/8 has 10 bits; with three, a quarter of the least."""
    ordered = np.sort(np.abs(np.nan_to_num(vector, nan=0.0, posinf=np.inf, neginf=-np.inf)), axis=0)[::-1]
    found: Wide = ordered[0]
    if len(ordered) > 1:
        mantissa, exponent = np.frexp(ordered[1])
        finite = np.isfinite(ordered[1])
        part = np.floor(np.ldexp(np.where(finite, mantissa, 0), _SIGNIFICANT) * 11 / 8 + 0.5)
        found = found + np.ldexp(part, exponent - _SIGNIFICANT - 2)
    return found + ordered[2] / 4 if len(ordered) > 2 else found


def _log2(length: Wide) -> Index:
    mantissa, exponent = np.frexp(np.where(np.isfinite(length) & (length > 0), length, 1.0))
    index = np.floor((mantissa * 2 - 1) * ONE).astype(np.int64)
    found = (exponent.astype(np.int64) - 1) * ONE + LOGARITHMS[np.clip(index, 0, ONE - 1)]
    found = np.where(length > 0, found, _LEAST)
    return np.where(np.isinf(length), -_LEAST, found)
