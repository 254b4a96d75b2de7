"""Operations on arrays that NumPy lacks or does otherwise: total division, wide products, exact fma, clamping."""

from __future__ import annotations

from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]


def mul_high(a: Array, b: Array) -> Array:
    dtype = a.dtype
    if dtype.itemsize < 8:
        wide = np.dtype(f"{dtype.kind}{dtype.itemsize * 2}")
        product: Array = np.multiply(a.astype(wide), b.astype(wide))
        upper: Array = np.right_shift(product, wide.type(dtype.itemsize * 8))
        return upper.astype(dtype)
    high = _unsigned_high(a.astype(np.uint64), b.astype(np.uint64))
    if dtype.kind == "i":
        zero = np.uint64(0)
        high = np.subtract(high, np.where(a < 0, b.astype(np.uint64), zero))
        high = np.subtract(high, np.where(b < 0, a.astype(np.uint64), zero))
    return high.astype(dtype)


def _unsigned_high(x: Array, y: Array) -> Array:
    low, half = np.uint64(0xFFFFFFFF), np.uint64(32)
    x0, x1, y0, y1 = np.bitwise_and(x, low), np.right_shift(x, half), np.bitwise_and(y, low), np.right_shift(y, half)
    middle = np.add(np.multiply(x1, y0), np.right_shift(np.multiply(x0, y0), half))
    cross = np.add(np.multiply(x0, y1), np.bitwise_and(middle, low))
    return np.add(np.add(np.multiply(x1, y1), np.right_shift(middle, half)), np.right_shift(cross, half))


def divide(a: Array, b: Array) -> Array:
    """Truncating; all bits set for `b == 0`, the least integer for least // -1."""
    zero, safe = _safe_divisor(a, b)
    quotient = np.floor_divide(a, safe)
    if a.dtype.kind == "i":
        inexact = np.not_equal(np.multiply(quotient, safe), a)
        up = np.logical_and(inexact, np.not_equal(np.less(a, 0), np.less(safe, 0)))
        quotient = np.add(quotient, up.astype(a.dtype))
    return np.where(zero, np.array(-1).astype(a.dtype), quotient)


def remainder(a: Array, b: Array) -> Array:
    """With the sign of `a`; `a` for `b == 0`."""
    zero, safe = _safe_divisor(a, b)
    return np.where(zero, np.array(-1).astype(a.dtype), np.fmod(a, safe))


def _safe_divisor(a: Array, b: Array) -> tuple[Array, Array]:
    zero = np.equal(b, 0)
    unsafe = zero
    if a.dtype.kind == "i":
        unsafe = np.logical_or(zero, np.logical_and(np.equal(b, -1), np.equal(a, np.iinfo(a.dtype).min)))
    return zero, np.where(unsafe, b.dtype.type(1), b)


def leading_zeros(a: Array) -> Array:
    bits = a.dtype.itemsize * 8
    value = a.astype(f"u{a.dtype.itemsize}")
    count = np.zeros(np.shape(value), np.uint32)
    step = bits // 2
    while step:
        high_is_zero = np.less(value, value.dtype.type(1 << (bits - step)))
        count = np.add(count, np.multiply(high_is_zero, np.uint32(step), dtype=np.uint32))
        value = np.where(high_is_zero, np.left_shift(value, value.dtype.type(step)), value)
        step //= 2
    result: Array = np.add(count, np.equal(value, 0).astype(np.uint32))
    return result


_REVERSED_BYTE = np.array([int(f"{byte:08b}"[::-1], 2) for byte in range(256)], np.uint8)


def bit_reverse(a: Array) -> Array:
    reversed_bytes: Array = _REVERSED_BYTE[np.ascontiguousarray(a).view(np.uint8)]
    return reversed_bytes.view(a.dtype).byteswap().reshape(np.shape(a))


def shift_left(a: Array, amount: Array) -> Array:
    bits = a.dtype.itemsize * 8
    if np.ndim(amount) == 0:
        small: Array = np.left_shift(a, a.dtype.type(amount)) if amount < bits else np.zeros_like(a)
        return small
    shifted: Array = np.left_shift(a, np.minimum(amount, bits - 1).astype(a.dtype))
    return np.where(np.less(amount, bits), shifted, a.dtype.type(0))


def shift_right(a: Array, amount: Array) -> Array:
    bits = a.dtype.itemsize * 8
    if np.ndim(amount) == 0 and amount < bits:
        small: Array = np.right_shift(a, a.dtype.type(amount))
        return small
    shifted: Array = np.right_shift(a, np.minimum(amount, bits - 1).astype(a.dtype))
    if a.dtype.kind == "i":
        return shifted
    return np.where(np.less(amount, bits), shifted, a.dtype.type(0))


def float_to_integer(a: Array, dtype: np.dtype[Any]) -> Array:
    """Truncates, clamps to the range; NaN becomes 0."""
    limits = np.iinfo(dtype)
    above = np.greater_equal(a, float(limits.max + 1))
    below = np.less_equal(a, float(limits.min))
    inside = np.where(np.logical_or(np.logical_or(above, below), np.isnan(a)), a.dtype.type(0), a)
    wide = np.uint64 if dtype == np.uint64 else np.int64
    result = inside.astype(wide).astype(dtype)
    return np.where(above, dtype.type(limits.max), np.where(below, dtype.type(limits.min), result))


def fma(a: Array, b: Array, c: Array) -> Array:
    """`a * b + c` rounded once, for f2, bfloat16, f4 and f8."""
    if a.dtype == np.float64:
        return _fma_f64(a, b, c)
    # The product is exact in f64. Rounding the sum to odd there leaves the one rounding that counts to the narrow type.
    odd = _add_to_odd(np.multiply(a.astype(np.float64), b.astype(np.float64)), c.astype(np.float64))
    return odd.astype(a.dtype) if a.dtype.itemsize == 4 or a.dtype.kind == "f" else f64_to_bfloat(odd, a.dtype)


def f64_to_bfloat(a: Array, dtype: np.dtype[Any]) -> Array:
    """One rounding (a cast of ml_dtypes would round to f32 first): to odd in f32, then to nearest."""
    nearest = a.astype(np.float32)
    error = np.subtract(a, nearest.astype(np.float64))
    return _to_odd(nearest, error).astype(dtype)


def _add_to_odd(a: Array, b: Array) -> Array:
    total, error = _two_sum(a, b)
    return _to_odd(total, error)


def _two_sum(a: Array, b: Array) -> tuple[Array, Array]:
    """The nearest sum and its exact error."""
    total = np.add(a, b)
    b_part = np.subtract(total, a)
    error = np.add(np.subtract(a, np.subtract(total, b_part)), np.subtract(b, b_part))
    return total, error


def _to_odd(nearest: Array, error: Array) -> Array:
    """Where the error is not 0, of the two neighbours of the exact value the one whose last bit is set."""
    integer = np.dtype(f"i{nearest.dtype.itemsize}")
    bits = np.asarray(nearest).view(integer)
    inexact = np.logical_and(np.not_equal(error, 0), np.logical_not(np.isnan(error)))
    move = np.logical_and(inexact, np.equal(np.bitwise_and(bits, 1), 0))
    outward = np.equal(np.greater(error, 0), np.logical_not(np.signbit(nearest)))
    step = np.where(move, np.where(outward, integer.type(1), integer.type(-1)), integer.type(0))
    moved: Array = np.add(bits, step)
    return moved.view(nearest.dtype)


def _fma_f64(a: Array, b: Array, c: Array) -> Array:
    """Error-free transformations where no part over- or underflows (Boldo and Melquiond), else exact fractions."""
    a, b, c = np.broadcast_arrays(a, b, c)
    product = np.multiply(a, b)
    low = _product_error(a, b, product)
    high, rest = _two_sum(c, low)
    total, error = _two_sum(product, high)
    result = np.asarray(np.add(total, _add_to_odd(rest, error)))
    finite_product = np.isfinite(a) & np.isfinite(b)
    special = ~(finite_product & np.isfinite(c))
    result = np.where(special, np.where(finite_product, np.add(c, 0.0), np.add(product, c)), result)
    # Zero products keep the sign rules of the plain sum, too.
    result = np.where(np.equal(a, 0) | np.equal(b, 0), np.add(product, c), result)
    unsafe = ~special & ~(_is_moderate(a) & _is_moderate(b) & (_is_moderate(c) | np.equal(c, 0)))
    return _exactly(unsafe, a, b, c, result) if unsafe.any() else result


def _is_moderate(a: Array) -> Array:
    """Products and sums of such numbers and their errors are all normal."""
    return np.logical_and(np.greater(np.abs(a), 2.0**-400), np.less(np.abs(a), 2.0**400))


def _product_error(a: Array, b: Array, product: Array) -> Array:
    """`a * b - product`, exactly (Dekker)."""
    split = 134217729.0
    scaled_a, scaled_b = np.multiply(a, split), np.multiply(b, split)
    a_high = np.subtract(scaled_a, np.subtract(scaled_a, a))
    b_high = np.subtract(scaled_b, np.subtract(scaled_b, b))
    a_low, b_low = np.subtract(a, a_high), np.subtract(b, b_high)
    error = np.subtract(np.multiply(a_high, b_high), product)
    error = np.add(np.add(error, np.multiply(a_high, b_low)), np.multiply(a_low, b_high))
    return np.add(error, np.multiply(a_low, b_low))


def _exactly(which: Array, a: Array, b: Array, c: Array, result: Array) -> Array:
    result = result.copy()
    for place in np.argwhere(which):
        index = tuple(place)
        result[index] = _exact_fma(float(a[index]), float(b[index]), float(c[index]))
    return result


def _exact_fma(a: float, b: float, c: float) -> float:
    from fractions import Fraction  # noqa: PLC0415  (few programs come here, and it takes long to import)

    exact = Fraction(a) * Fraction(b) + Fraction(c)
    if exact == 0:
        return a * b + c
    try:
        return exact.numerator / exact.denominator
    except OverflowError:
        return float("inf") if exact > 0 else float("-inf")
