"""The weighted mean of texels, with the bits of the hardware.

A blend has footprints (a slice of a 3D texture, a level of a mipmap) of up to four taps. Weights are integers that add
up to 256. Codes are arrays (footprints, taps, lanes, 4), weights (footprints, taps, lanes).
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from ptxvm.machine.texture import srgb
from ptxvm.machine.texture.numbers import (
    F16_NAN_WIDENED,
    F32_NAN,
    SNORM16_SCALE,
    UNORM_SCALE,
    Bits,
    Codes,
    Numbers,
    ratio,
    widened,
    with_plain_channel,
)

WEIGHT_BITS = 8
ONE = 1 << WEIGHT_BITS
_KEPT = {Numbers.FLOAT32: 27, Numbers.FLOAT16: 14}
"""A texel is truncated to so many bits below the exponent of the largest one in its footprint."""
_STEP = 4
"""Sums of footprints are aligned by so many bits at a time."""
_PAIR = 2
"""So many footprints are added first, the sum and the others afterwards."""
_PRECISION = {Numbers.FLOAT32: 24, Numbers.FLOAT16: 11}
_HALF_BITS = 11
_SRGB_BITS = 16
"""The table of sRGB counts in fractions of so many bits."""
_ZERO_EXPONENT = -(1 << 12)

Floats = npt.NDArray[np.float64]
_Part = tuple[Codes, Codes, Codes]
"""Sums, their units as powers of two, and the exponents of the largest texels in them."""


def blend(codes: Codes, weights: Codes, numbers: Numbers, touched: npt.NDArray[np.bool_]) -> Bits:
    """The result of a filtered lookup, (lanes, 4). Infinities and NaN count where `touched`, like weights, says so."""
    weights = weights[..., None]
    match numbers:
        case Numbers.FLOAT32 | Numbers.FLOAT16:
            return _floats(codes, weights, numbers, touched[..., None])
        case Numbers.SNORM8:
            total = (codes * weights).sum(axis=(0, 1))
            return ratio(total + ((257 * (total >> 4) + 1024) >> 11), SNORM16_SCALE)
        case Numbers.SRGB | Numbers.SRGB_RG:
            return with_plain_channel(_decoded(codes, weights), _mean(codes, weights), numbers)
        case Numbers.SNORM16:
            return ratio(_mean(codes, weights), SNORM16_SCALE)
    return ratio(_mean(codes, weights), UNORM_SCALE)


def _mean(codes: Codes, weights: Codes) -> Codes:
    """Rounded half up."""
    mean: Codes = ((codes * weights).sum(axis=(0, 1)) + ONE // 2) >> WEIGHT_BITS
    return mean


def _floats(codes: Codes, weights: Codes, numbers: Numbers, touched: npt.NDArray[np.bool_]) -> Bits:
    bits = codes.astype(np.uint32) if numbers is Numbers.FLOAT32 else widened(codes)
    subnormal = bits & 0x7F800000 == 0
    bits = np.where(subnormal, bits & 0x80000000, bits).astype(np.uint32)
    live = np.broadcast_to(weights != 0, bits.shape)
    special = touched & (bits & 0x7F800000 == 0x7F800000)
    finite = np.where(special | ~live, 0, bits).astype(np.uint32)
    values = finite.view(np.float32).astype(np.float64)
    result = _sum(values, weights, _KEPT[numbers], _PRECISION[numbers], numbers is Numbers.FLOAT16)
    negative = np.where(live, bits >> 31 != 0, True).all(axis=(0, 1)) & live.any(axis=(0, 1))
    result = np.where(result == 0, np.where(negative, -0.0, 0.0), result)
    result = np.where(np.abs(result) < 2.0**-126, np.copysign(0.0, result), result)
    found = result.astype(np.float32).view(np.uint32)
    return _with_specials(found, bits, special, numbers) if special.any() else found


def _with_specials(found: Bits, bits: Bits, special: npt.NDArray[np.bool_], numbers: Numbers) -> Bits:
    """Infinities and NaN among the texels."""
    positive = (special & (bits == 0x7F800000)).any(axis=(0, 1))
    negative = (special & (bits == 0xFF800000)).any(axis=(0, 1))
    nan = (special & (bits & 0x7FFFFF != 0)).any(axis=(0, 1)) | (positive & negative)
    found = np.where(positive, np.uint32(0x7F800000), found)
    found = np.where(negative, np.uint32(0xFF800000), found)
    return np.where(nan, np.uint32(F32_NAN if numbers is Numbers.FLOAT32 else F16_NAN_WIDENED), found)


def _sum(values: Floats, weights: Codes, kept: int, precision: int, is_half: bool) -> Floats:
    """The mean of finite texels, rounded once. Texels without a weight are 0."""
    exponents = np.where(values == 0, _ZERO_EXPONENT, np.frexp(values)[1] - 1).max(axis=1).astype(np.int64)
    scale = np.where(exponents == _ZERO_EXPONENT, 0, kept - exponents)
    texels = np.trunc(np.ldexp(values, scale[:, None])).astype(np.int64)
    sums = (texels * weights).sum(axis=1)
    parts = zip(sums, -scale - WEIGHT_BITS, exponents, strict=True)
    total, unit, _ = _all_added(list(parts), kept)
    least = np.maximum(-24 - unit, 0) if is_half else np.zeros_like(unit)
    return np.ldexp(_rounded(total, precision, least), unit)


def _all_added(parts: Sequence[_Part], kept: int) -> _Part:
    return _added(parts if len(parts) <= _PAIR else [_added(parts[:_PAIR], kept), *parts[_PAIR:]], kept)


def _added(parts: Sequence[_Part], kept: int) -> _Part:
    """Sums, floored to the unit of the largest texel, which moves in steps of four bits, and added."""
    largest = np.max([each for _, _, each in parts], axis=0)
    unit = np.where(largest == _ZERO_EXPONENT, 0, ((largest - 1) & -_STEP) + 1 - kept - WEIGHT_BITS)
    total = np.zeros_like(parts[0][0])
    for number, own_unit, own in parts:
        down = np.where(own == _ZERO_EXPONENT, 0, unit - own_unit)
        total += np.where(down < 0, number << np.maximum(-down, 0), number >> np.clip(down, 0, 63))
    return total, unit, largest


def _rounded(number: Codes, precision: int, least: Codes) -> Floats:
    """A whole number rounded to so many bits, and to a multiple of 2^least; ties away from zero."""
    magnitude = np.abs(number)
    bits = np.frexp(magnitude.astype(np.float64))[1].astype(np.int64)
    drop = np.minimum(np.maximum(np.maximum(bits - precision, least), 0), 62)
    half = np.where(drop > 0, np.int64(1) << np.maximum(drop - 1, 0), 0)
    return np.sign(number) * ((magnitude + half) >> drop << drop).astype(np.float64)


def _decoded(codes: Codes, weights: Codes) -> Bits:
    """sRGB: the values of the table, cut to 8 bits below the largest exponent of a footprint, rounded to a half."""
    codes = np.clip(codes, 0, 255)
    live = np.broadcast_to(weights != 0, codes.shape)
    exponents = np.where(live, srgb.EXPONENTS[codes], 0).max(axis=1)
    cut = np.maximum(exponents - srgb.SIGNIFICANT + 1, 0)[:, None]
    sums = ((srgb.TABLE[codes] >> cut << cut) * weights).sum(axis=1)
    units = np.full_like(sums, -_SRGB_BITS - WEIGHT_BITS)
    parts = zip(sums, units, exponents - _SRGB_BITS, strict=True)
    total, unit, _ = _all_added(list(parts), srgb.SIGNIFICANT - 1)
    result = np.ldexp(_rounded(total, _HALF_BITS, np.zeros_like(total)), unit)
    return result.astype(np.float32).view(np.uint32)
