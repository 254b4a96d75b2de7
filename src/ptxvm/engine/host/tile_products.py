"""Products of whole matrices with the numerics of a generation of tensor cores, by NumPy.

`factors` takes codes apart, `multiply` adds products of floats, `multiply_scaled` those of numbers with scales,
`multiply_integers` those of integers: what `isa/matrix/shared/product.py` does for the registers of a warp. Matrices A
are `[row, k]`, matrices B `[column, k]`.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from ptxvm.isa.matrix.shared.generations import Generation, Sums
from ptxvm.isa.matrix.shared.scaled import LEAST_OF_GROUPS
from ptxvm.lanes.fp.formats import FORMATS, Format, decode, decode_ue5m3, decode_ue8m0
from ptxvm.lanes.fp.fused import LEAST_EXPONENT, ZERO_EXPONENT, class_of, factor
from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.numpy_reading import NUMPY, quiet
from ptxvm.lanes.types import U32
from ptxvm.records import record

Floats = npt.NDArray[np.float64]
Singles = npt.NDArray[np.float32]
Shorts = npt.NDArray[np.int16]
Codes = npt.NDArray[Any]
Array = npt.NDArray[Any]

_WARP = 32
_SINGLE = 23
"""Fraction bits of f32."""
_ABSENT = -20_000
"""The exponent of an element that takes no part in sums: it is never the greatest."""
_HIGH = 20_000
"""The place of the lowest bit of zero."""


@record()
class Factors:
    """Numbers as arrays: `significands` (with their sign) times 2 to the power of `exponents` - `fraction`.

    lows:      place of the lowest bit that is set
    classes:   infinities, NaNs, and signs of all others
    present:   which take part in sums; None: all
    """

    significands: Singles
    exponents: Shorts
    lows: Shorts
    classes: Singles
    fraction: int
    present: npt.NDArray[np.bool_] | None = None

    @property
    def numbers(self) -> Floats:
        """The numbers themselves; 0 for those that are none."""
        return np.ldexp(self.significands.astype(np.float64), self.exponents.astype(np.int32) - self.fraction)

    def some(self, first: int, end: int) -> Factors:
        """Of some of the columns."""
        at = np.s_[..., first:end]
        present = None if self.present is None else self.present[at]
        return Factors(
            self.significands[at], self.exponents[at], self.lows[at], self.classes[at], self.fraction, present
        )

    def negated(self) -> Factors:
        return replace(self, significands=-self.significands, classes=-self.classes)

    def scaled(self, exponents: Array) -> Factors:
        """Times powers of two that are given for every element."""
        more = exponents.astype(np.int16)
        return replace(self, exponents=self.exponents + more, lows=self.lows + more)

    def spread(self, places: Array, columns: int) -> Factors:
        """With elements at `places[row, k]` among so many columns; the others take no part."""

        def at_places(values: Array, filler: float) -> Array:
            found = np.full((len(values), columns), filler, values.dtype)
            np.put_along_axis(found, places, values, axis=1)
            return found

        present = at_places(np.ones(places.shape, np.bool_), 0)
        return Factors(
            at_places(self.significands, 0),
            at_places(self.exponents, _ABSENT),
            at_places(self.lows, _HIGH),
            at_places(self.classes, 0),
            self.fraction,
            present,
        )


@cache
def _tables(format_: Format) -> tuple[Singles, Shorts, Shorts, Singles]:
    """Significand, exponent, lowest bit and class of every code."""
    codes = NUMPY.constant(U32, 0).data + np.arange(max(1 << format_.bits, _WARP), dtype=np.uint32).reshape(-1, _WARP)
    with quiet():
        found = factor(Lanes(NUMPY, U32, codes), format_)
        number = decode(Lanes(NUMPY, U32, codes), format_)
        classes = class_of(number).data.reshape(-1)
    significands = found.significand.data.reshape(-1).astype(np.int64)
    exponents = found.exponent.data.reshape(-1).astype(np.int16)
    return significands.astype(np.float32), exponents, _lows(significands, exponents, format_.fraction), classes


def _lows(significands: Array, exponents: Array, fraction: int) -> Shorts:
    lowest = np.frexp((significands & -significands).astype(np.float64))[1] - 1
    found: Shorts = np.where(significands == 0, _HIGH, exponents + lowest - fraction).astype(np.int16)
    return found


def factors(codes: Codes, type_: str) -> Factors:
    """Of codes of a type, in any array."""
    format_ = FORMATS[type_]
    significands, exponents, lows, classes = _tables(format_)
    return Factors(significands[codes], exponents[codes], lows[codes], classes[codes], format_.fraction)


# ------------------------------------------------------------------------------------------------------ plain products


def multiply(a: Factors, b: Factors, addends: Array, sums: Sums | None, shift: int = 0) -> Array:
    """`addends` (f32 or f16, [row, column]) divided by 2 to the power of `shift`, plus the products of A and B.

    In the type of the addends. `sums` None: by FMA in f32, in any order.
    """
    with np.errstate(all="ignore"):
        if sums is None:
            return _fast(a, b, addends, shift)
        total, columns = addends, a.significands.shape[1]
        for first in range(0, columns, sums.products):
            part = a.some(first, first + sums.products), b.some(first, first + sums.products)
            total = _step(*part, total, sums, shift if first == 0 else 0)
        return total


def _fast(a: Factors, b: Factors, addends: Array, shift: int) -> Array:
    if _is_special(a, b) and a.present is not None:
        return _with_classes(a, b, addends, (a.numbers @ b.numbers.T + addends * 2.0**-shift).astype(addends.dtype))
    x, y = (_values(each).astype(np.float32) for each in (a, b))
    found: Array = (x @ y.T + (addends * 2.0**-shift).astype(np.float32)).astype(addends.dtype)
    return _canonical(found)


def _values(numbers: Factors) -> Array:
    return np.where(np.isfinite(numbers.classes), numbers.numbers, numbers.classes)


def _step(a: Factors, b: Factors, addends: Array, sums: Sums, shift: int) -> Array:
    """One fused sum."""
    is_special = _is_special(a, b) or not np.isfinite(addends).all()
    exact = None if is_special else _uncut_sum(a, b, addends, sums.alignment, shift)
    if exact is None:
        exact = _aligned_sum(a, b, _addend_factors(addends, shift), sums.alignment)
    found = rounded(exact, addends.dtype, sums.fraction)
    return _with_classes(a, b, addends, found) if is_special else found


def _uncut_sum(a: Factors, b: Factors, addends: Array, alignment: int, shift: int) -> Floats | None:
    """The sum where no bit of any term is cut, so that f64 holds all partial sums; None where that is not known."""
    start = addends.astype(np.float64) * 2.0**-shift
    greatest = max(int(np.frexp(np.abs(start).max())[1]) - 1, LEAST_EXPONENT)
    low = max(int(a.exponents.max()) + int(b.exponents.max()), greatest) - alignment
    if int(a.lows.min()) + int(b.lows.min()) < low:
        return None
    units = start * 2.0**-low
    return a.numbers @ b.numbers.T + start if (units == np.rint(units)).all() else None


def _addend_factors(addends: Array, shift: int) -> Factors:
    """Of f32 or f16; what is not finite counts as zero."""
    bits, fraction, bias = (32, 23, 127) if addends.dtype == np.float32 else (16, 10, 15)
    words = addends.view(np.uint32 if bits == 32 else np.uint16).astype(np.int64)
    field, low = words >> fraction & 2 * bias + 1, words & (1 << fraction) - 1
    magnitude = np.where(field == 0, low, low | 1 << fraction) * (field != 2 * bias + 1)
    significands = np.where(words >> bits - 1, -magnitude, magnitude)
    exponents = np.where(magnitude == 0, ZERO_EXPONENT, np.maximum(field, 1) - bias - shift).astype(np.int16)
    lows = _lows(significands, exponents, fraction)
    return Factors(significands.astype(np.float32), exponents, lows, np.zeros(0, np.float32), fraction)


def _aligned_sum(a: Factors, b: Factors, start: Factors, alignment: int) -> Floats:
    """The sum of terms that are cut so many bits below the greatest exponent, exactly."""
    greatest = np.maximum(start.exponents, np.int16(LEAST_EXPONENT))
    other = np.empty_like(greatest)
    columns = range(a.significands.shape[1])
    for k in columns:
        np.add(a.exponents[:, k, None], b.exponents[None, :, k], out=other)
        np.maximum(greatest, other, out=greatest)
    total = _cut(start.significands, start.exponents, greatest, alignment - start.fraction).astype(np.float64)
    product = np.empty(greatest.shape, np.float32)
    for k in columns:
        np.add(a.exponents[:, k, None], b.exponents[None, :, k], out=other)
        np.multiply(a.significands[:, k, None], b.significands[None, :, k], out=product)
        total += _cut(product, other, greatest, alignment - a.fraction - b.fraction)
    return np.ldexp(total, greatest.astype(np.int32) - alignment)


def _cut(significands: Singles, exponents: Shorts, greatest: Shorts, more: int) -> Singles:
    """`significands * 2 ** (more + exponents - greatest)` cut towards zero; f32 holds them exactly until they are."""
    powers = np.maximum(exponents - greatest, -60).astype(np.int32)
    powers += 127 + more
    powers <<= 23
    found: Singles = np.trunc(significands * powers.view(np.float32))
    return found


def rounded(exact: Floats, dtype: np.dtype[Any], fraction: int = _SINGLE) -> Array:
    """As f16, to nearest even, or as f32 with so many fraction bits, cut. Zeros lose their sign."""
    if dtype == np.float16:
        return exact.astype(np.float16) + np.float16(0)
    near = exact.astype(np.float32)
    if fraction == _SINGLE and np.array_equal(near, exact):
        return near + np.float32(0)
    beyond = np.abs(near.astype(np.float64)) > np.abs(exact)
    cut = np.where(beyond, np.nextafter(near, np.float32(0)), near)
    bits = cut.view(np.uint32) & np.uint32(-1 << _SINGLE - fraction & 0xFFFF_FFFF)
    infinite = np.where(exact < 0, -np.inf, np.inf).astype(np.float32)
    return np.where(np.abs(exact) < 2.0**128, bits.view(np.float32), infinite) + np.float32(0)


# --------------------------------------------------------------------------------------------------- special numbers


def _is_special(a: Factors, b: Factors) -> bool:
    return not (np.isfinite(a.classes).all() and np.isfinite(b.classes).all())


def _with_classes(a: Factors, b: Factors, addends: Array, found: Array) -> Array:
    """The results where operands or addends are infinite or NaN."""
    start = np.where(np.isfinite(addends), 0, addends).astype(np.float32)
    if a.present is None:
        classes = a.classes @ b.classes.T + start
    else:
        classes = start
        for k in range(a.classes.shape[1]):
            term = a.classes[:, k, None] * b.classes[None, :, k]
            classes = classes + np.where(a.present[:, k, None], term, 0)
    return _canonical(np.where(np.isfinite(classes), found, classes).astype(found.dtype))


def _canonical(found: Array) -> Array:
    """NaNs become the canonical one."""
    is_half = found.dtype == np.float16
    words = found.view(np.uint16 if is_half else np.uint32)
    return np.where(np.isnan(found), words.dtype.type(0x7FFF if is_half else 0x7FFF_FFFF), words).view(found.dtype)


# ------------------------------------------------------------------------------------------------------------- scales


@record()
class Scales:
    """Codes of a type, those of A at [row, block], those of B at [column, block]."""

    a: Codes
    b: Codes
    type: str


def multiply_scaled(
    a: Factors,
    b: Factors,
    addends: Array,
    scales: Scales,
    kind: tuple[Generation, Sums],
) -> Array:
    """`addends` (f32) plus products of numbers whose blocks have scales.

    4-bit numbers of several blocks are summed exactly by 16 products, as their hardware does.
    """
    generation, sums = kind
    codes_of = scales.a, scales.b
    blocks, columns = scales.a.shape[1], a.significands.shape[1]
    with np.errstate(all="ignore"):
        if generation is Generation.FAST:
            products = [_times(each, codes, scales.type) for each, codes in zip((a, b), codes_of, strict=True)]
            found: Array = (products[0] @ products[1].T + addends).astype(np.float32)
        elif blocks > 1:
            found = _sums_of_groups(a, b, addends, scales)
        else:
            x, y = (
                each.scaled(np.broadcast_to(codes.astype(np.int16) - 127, (len(codes), columns)))
                for each, codes in zip((a, b), codes_of, strict=True)
            )
            found = multiply(x, y, addends, sums)
        missing = [np.any(_is_no_scale(codes, scales.type), axis=1, keepdims=True) for codes in codes_of]
        return _canonical(np.where(missing[0] | missing[1].T, np.float32(np.nan), found))


def _times(numbers: Factors, codes: Codes, scale_type: str) -> Singles:
    """Numbers in f32 times their scales."""
    table = _scale_numbers(scale_type)
    size = numbers.significands.shape[1] // codes.shape[1]
    found: Singles = (_values(numbers) * np.repeat(table[codes], size, axis=1)).astype(np.float32)
    return found


@cache
def _scale_numbers(scale_type: str) -> Singles:
    codes = Lanes(NUMPY, U32, np.arange(256, dtype=np.uint32).reshape(-1, _WARP))
    with quiet():
        decoders = {"ue8m0": decode_ue8m0, "ue5m3": decode_ue5m3}
        found = decoders[scale_type](codes) if scale_type in decoders else decode(codes & 0x7F, FORMATS["e4m3"])
    numbers: Singles = found.data.reshape(-1)
    return numbers


def _is_no_scale(codes: Codes, scale_type: str) -> npt.NDArray[np.bool_]:
    found: npt.NDArray[np.bool_] = codes & 0x7F == 0x7F if scale_type == "ue4m3" else codes == 0xFF
    return found


_ALIGNMENT = 35
"""Bits below the greatest exponent at which sums of 16 products are cut."""
_FRACTION = 8
"""Fraction bits of a product of 4-bit numbers, and of two scales."""
_LONG_K = 96


def _sums_of_groups(a: Factors, b: Factors, addends: Array, scales: Scales) -> Array:
    """Exact sums of 16 products times their scales, then a fused sum of those."""
    columns = a.significands.shape[1]
    groups = 6 if columns == _LONG_K else 4  # of 16 products: of 128 columns, half count
    size = columns // groups
    start = _addend_factors(addends, 0)
    greatest = np.maximum(start.exponents.astype(np.int64), LEAST_OF_GROUPS)
    x, y = a.numbers.astype(np.float32), b.numbers.astype(np.float32)
    terms = []
    for group in range(groups):
        at = slice(group * size, (group + 1) * size)
        block = group * scales.a.shape[1] // groups
        (s, e), (t, f) = (_scale_factors(codes[:, block], scales.type) for codes in (scales.a, scales.b))
        significand = (4 * (x[:, at] @ y[:, at].T)).astype(np.int64) * (s[:, None] * t[None, :])
        exponent = e[:, None] + f[None, :]
        terms.append((significand, exponent))
        greatest = np.maximum(greatest, exponent)
    parts = [(start.significands.astype(np.int64), start.exponents.astype(np.int64), _ALIGNMENT - start.fraction)]
    parts += [(significand, exponent, _ALIGNMENT - _FRACTION) for significand, exponent in terms]
    total = sum(_cut_integers(significand, greatest - exponent, more) for significand, exponent, more in parts)
    exact = np.ldexp(np.asarray(total).astype(np.float64), (greatest - _ALIGNMENT).astype(np.int32))
    return np.where(np.isfinite(addends), rounded(exact, addends.dtype), addends)


def _scale_factors(codes: Codes, scale_type: str) -> tuple[Array, Array]:
    """Significands with 3 fraction bits, and exponents."""
    if scale_type == "ue8m0":
        return np.full(len(codes), 8, np.int64), codes.astype(np.int64) - 127
    if scale_type == "ue5m3":
        exponent, fraction = codes.astype(np.int64) >> 3, codes.astype(np.int64) & 7
        significand = np.where(exponent > 0, 8 + fraction, fraction)
        return significand, np.where(significand == 0, ZERO_EXPONENT, np.maximum(exponent, 1) - 15)
    found = factors(codes & 0x7F, "e4m3")
    return found.significands.astype(np.int64), found.exponents.astype(np.int64)


def _cut_integers(value: Array, distance: Array, more: int) -> Array:
    magnitude = np.abs(value) << more >> np.minimum(distance, 63)
    return np.where(value < 0, -magnitude, magnitude)


# ----------------------------------------------------------------------------------------------------------- integers


def multiply_integers(a: Array, b: Array, addends: Array, *, saturate: bool) -> Array:
    """`addends` (s32) plus the products, exactly; sums wrap, or stop at the greatest and least numbers."""
    total = (a.astype(np.float64) @ b.astype(np.float64).T).astype(np.int64) + addends
    if saturate:
        total = np.clip(total, -(2**31), 2**31 - 1)
    return total.astype(np.int32)
