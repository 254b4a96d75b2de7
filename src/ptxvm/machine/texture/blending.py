"""The weighted mean of texels, with the bits of the hardware.

A blend has footprints (a slice of a 3D texture, a level of a mipmap) of up to four taps. Weights are integers that add
up to 256. Codes are arrays (footprints, taps, lanes, 4), weights (footprints, taps, lanes).
"""

from __future__ import annotations

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
)

WEIGHT_BITS = 8
ONE = 1 << WEIGHT_BITS
_SUM_BITS = 28
"""The sum of a footprint is floored to so many bits below the exponent of the largest texel of all."""
_KEPT = {Numbers.FLOAT32: 27, Numbers.FLOAT16: 14}
"""A texel is truncated to so many bits below the exponent of the largest one in its footprint."""
_PRECISION = {Numbers.FLOAT32: 24, Numbers.FLOAT16: 11}
_HALF_BITS = 11
_HALF_ULP = 2.0**-24
_ZERO_EXPONENT = -(1 << 12)

Floats = npt.NDArray[np.float64]


def blend(codes: Codes, weights: Codes, numbers: Numbers) -> Bits:
    """The result of a filtered lookup, (lanes, 4)."""
    weights = weights[..., None]
    match numbers:
        case Numbers.FLOAT32 | Numbers.FLOAT16:
            return _floats(codes, weights, numbers)
        case Numbers.SNORM8:
            total = (codes * weights).sum(axis=(0, 1))
            return ratio(total + ((257 * (total >> 4) + 1024) >> 11), SNORM16_SCALE)
        case Numbers.SRGB:
            colours = _decoded(codes, weights)
            colours[..., 3] = ratio(_mean(codes, weights), UNORM_SCALE)[..., 3]
            return colours
        case Numbers.SNORM16:
            return ratio(_mean(codes, weights), SNORM16_SCALE)
    return ratio(_mean(codes, weights), UNORM_SCALE)


def _mean(codes: Codes, weights: Codes) -> Codes:
    """Rounded half up."""
    mean: Codes = ((codes * weights).sum(axis=(0, 1)) + ONE // 2) >> WEIGHT_BITS
    return mean


def _floats(codes: Codes, weights: Codes, numbers: Numbers) -> Bits:
    bits = codes.astype(np.uint32) if numbers is Numbers.FLOAT32 else widened(codes)
    subnormal = bits & 0x7F800000 == 0
    bits = np.where(subnormal, bits & 0x80000000, bits).astype(np.uint32)
    live = np.broadcast_to(weights != 0, bits.shape)
    special = live & (bits & 0x7F800000 == 0x7F800000)
    values = np.where(special | ~live, 0.0, bits.view(np.float32).astype(np.float64))
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
    largest = exponents.max(axis=0)
    scale = np.where(exponents == _ZERO_EXPONENT, 0, kept - exponents)
    texels = np.trunc(np.ldexp(values, scale[:, None])).astype(np.int64)
    sums = (texels * weights).sum(axis=1)  # in units of 2^(exponent - kept - 8)
    down = np.where(exponents == _ZERO_EXPONENT, 0, largest - exponents + kept + WEIGHT_BITS - _SUM_BITS)
    sums = np.where(down < 0, sums << np.maximum(-down, 0), sums >> np.clip(down, 0, 63))
    total = sums.sum(axis=0)
    unit = np.where(largest == _ZERO_EXPONENT, 0, largest - _SUM_BITS)
    least = np.maximum(-24 - unit, 0) if is_half else np.zeros_like(unit)
    return np.ldexp(_rounded(total, precision, least), unit)


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
    exponents = np.where(live, srgb.EXPONENTS[codes], 0).max(axis=1)[:, None]
    cut = np.maximum(exponents - srgb.SIGNIFICANT + 1, 0)
    total = ((srgb.TABLE[codes] >> cut << cut) * weights).sum(axis=(0, 1))  # in units of 2^-24
    result = _rounded(total, _HALF_BITS, np.zeros_like(total)) * _HALF_ULP
    return result.astype(np.float32).view(np.uint32)
