"""Operand values that find mistakes: corner cases, random bits, numbers near each other and near wraps."""

from __future__ import annotations

from typing import Any

import numpy as np

from ptxvm.lanes import PRED, Type
from ptxvm.lanes.fp.special_values import exponent_mask, fraction_bits, sign_mask

Array = np.ndarray[Any, Any]


def float_corners(type_: Type) -> list[int]:
    """Bits of zeros, subnormals, ones, the extremes, infinities and NaNs, of both signs."""
    sign, infinity, fraction = sign_mask(type_), exponent_mask(type_), (1 << fraction_bits(type_)) - 1
    one = (infinity >> 1) & infinity
    positive = [
        0,
        1,
        2,
        fraction,
        fraction + 1,
        fraction + 2,
        one,
        one - 1,
        one + 1,
        infinity - 1,
        infinity - 2,
        infinity,
    ]
    positive += [infinity | (fraction + 1) >> 1, one + fraction + 1, one - fraction - 1, infinity >> 2, one | fraction]
    return [bits | side for bits in positive for side in (0, sign)]


def integer_corners(bits: int) -> list[int]:
    top, mask = 1 << (bits - 1), (1 << bits) - 1
    corners = [
        0,
        1,
        2,
        3,
        7,
        8,
        15,
        16,
        31,
        32,
        33,
        63,
        64,
        65,
        100,
        127,
        128,
        255,
        top,
        top - 1,
        top + 1,
        mask,
        mask - 1,
    ]
    return [value & mask for value in corners]


def draw(type_: Type, rng: np.random.Generator, count: int = 32) -> Array:
    """`count` values of the type, as the NumPy reading stores them."""
    element = type_.element
    total = count * type_.elements
    if element is PRED:
        return rng.integers(0, 2, total).astype(bool).view(type_.storage)
    corners = float_corners(type_) if element.is_float else integer_corners(element.bits)
    random = rng.integers(0, 1 << 64, total, dtype=np.uint64)
    near = _near_one(type_, rng, total) if element.is_float else rng.integers(0, 40, total).astype(np.uint64)
    which = rng.integers(0, 3, total)
    special = np.array(corners, np.uint64)[rng.integers(0, len(corners), total)]
    bits = np.where(which == 0, random, np.where(which == 1, special, near))
    return bits.astype(f"u{element.bits // 8}").view(type_.storage)


def _near_one(type_: Type, rng: np.random.Generator, count: int) -> Array:
    """Moderate magnitudes, where roundings of sums and products differ most."""
    fraction = fraction_bits(type_)
    one = (exponent_mask(type_) >> 1) & exponent_mask(type_)
    exponent = rng.integers(-min(12, (one >> fraction) - 2), 12, count)
    bits = one + (exponent << fraction) + rng.integers(0, 1 << fraction, count)
    sparse = rng.integers(0, 2, count).astype(bool)
    bits = np.where(sparse, bits & ~((1 << (fraction // 2)) - 1), bits)
    return (bits | (rng.integers(0, 2, count) << (type_.element.bits - 1))).astype(np.uint64)


def bits_of(type_: Type, data: Array) -> list[int]:
    """Unsigned bits of every element."""
    return np.ascontiguousarray(data).view(f"u{type_.dtype.itemsize}").ravel().tolist()


def is_nan(type_: Type, bits: int) -> bool:
    return (bits & (sign_mask(type_) - 1)) > exponent_mask(type_)
