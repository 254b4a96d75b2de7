"""Inputs: corner cases and random patterns of a type, one 64-bit word per thread."""

from __future__ import annotations

import random
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from ptxvm.lanes.types import BF16, F16, F32, F64, PRED, Type

Words = npt.NDArray[np.uint64]

_FRACTION_BITS = {F16: 10, BF16: 7, F32: 23, F64: 52}


@dataclass(frozen=True, slots=True)
class Row:
    """What a probe loads as one operand: a value of `type` for every thread; `small` ones for shift amounts and lanes.

    `like` names an earlier row of the same probe: some threads then get the same value there, for comparisons.
    `full`: 64 bits of values of the type side by side.
    """

    type: Type
    small: bool = False
    like: int | None = None
    full: bool = False


def words(row: Row, count: int, rng: random.Random) -> list[int]:
    """The bit patterns of a row."""
    return [pattern(row, rng) for _ in range(count)]


def pattern(row: Row, rng: random.Random) -> int:
    """One bit pattern: packed types element by element."""
    if row.type is PRED:
        return rng.getrandbits(1)
    if row.small:
        return rng.choice([rng.randrange(72), rng.randrange(72), rng.getrandbits(row.type.bits)]) & row.type.mask
    element = row.type.element
    one = _float if element.is_float else _integer
    elements = 64 // element.bits if row.full else row.type.elements
    return sum(one(element, rng) << element.bits * place for place in range(elements))


def _integer(type_: Type, rng: random.Random) -> int:
    bits = type_.bits
    value = rng.choice(
        [
            rng.getrandbits(bits),
            rng.getrandbits(bits),
            rng.getrandbits(rng.randrange(1, bits + 1)),
            -rng.getrandbits(rng.randrange(1, bits + 1)),
            rng.randrange(-3, 70),
            (1 << rng.randrange(bits)) + rng.randrange(-1, 2),
            (1 << bits - 1) - rng.randrange(3),
            rng.choice([0, -1, 1, 1 << bits - 1]),
        ]
    )
    return value & type_.mask


def _float(type_: Type, rng: random.Random) -> int:
    """Often a special value, a subnormal number, an integer, or a number near 1, where operations interact."""
    fraction = _FRACTION_BITS[type_]
    sign = 1 << type_.bits - 1
    infinity = (sign - 1) >> fraction << fraction
    one = infinity >> 1 & ~((1 << fraction) - 1)
    near = one + (rng.randrange(-3, 4) << fraction) + rng.getrandbits(fraction)
    whole = one + (rng.randrange(fraction + 12) << fraction)
    specials = [
        0,
        1,
        (1 << fraction) - 1,
        1 << fraction,
        rng.getrandbits(fraction),
        one,
        one - 1,
        one + 1,
        infinity - 1,
        infinity,
        infinity + 1,
        infinity | 1 << fraction - 1,
        infinity | rng.getrandbits(fraction) | 1,
    ]
    magnitude = rng.choice(
        [
            rng.getrandbits(type_.bits - 1),
            near,
            near,
            near & ~((1 << rng.randrange(fraction)) - 1),
            whole | rng.getrandbits(fraction),
            whole,
            rng.choice(specials),
            rng.choice(specials),
        ]
    )
    return magnitude & (sign - 1) | rng.choice([0, sign])


def table(rows: list[Row], count: int, rng: random.Random) -> Words:
    """One line per row, one word per thread."""
    lines: list[list[int]] = []
    for row in rows:
        line = words(row, count, rng)
        if row.like is not None:
            other = lines[row.like]
            line = [other[i] & row.type.mask if rng.random() < 0.15 else value for i, value in enumerate(line)]
        lines.append(line)
    return np.array(lines, np.uint64).reshape(len(rows), count)
