"""Arithmetic in every direction against softfloat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from lanes.data import bits_of, draw, is_nan
from lanes.fp.softfloat import operation
from ptxvm.lanes import F16, F32, F64, NUMPY, Lanes, Type, fp
from ptxvm.lanes.fp import Rounding

DIRECTED = (Rounding.RN, Rounding.RZ, Rounding.RM, Rounding.RP)
OPERATIONS: dict[str, tuple[str, Callable[..., Lanes], int]] = {
    "add": ("add", fp.add, 2),
    "sub": ("sub", fp.sub, 2),
    "mul": ("mul", fp.mul, 2),
    "div": ("div", fp.div, 2),
    "fma": ("mul_add", fp.fma, 3),
    "sqrt": ("sqrt", fp.sqrt, 1),
}
FORMS = [(name, type_, rounding) for name in OPERATIONS for type_ in (F32, F64) for rounding in DIRECTED]
FORMS += [(name, F16, Rounding.RN) for name in OPERATIONS]


def operands(type_: Type, arity: int, rng: np.random.Generator, count: int) -> list[Any]:
    values = [draw(type_, rng, count) for _ in range(arity)]
    with np.errstate(all="ignore"):
        if arity == 2:
            # Sums that nearly cancel, products and quotients near each other.
            close = values[0] * rng.choice([-1.0, 1.0, -1.0000001], count).astype(type_.dtype)
            values[1] = np.where(rng.integers(0, 4, count) == 0, close, values[1]).astype(type_.dtype)
        if arity == 3:
            product = -(values[0] * values[1])
            scale = np.exp2(rng.integers(-60, 61, count).astype(np.float64)).astype(type_.dtype)
            kind = rng.integers(0, 4, count)
            values[2] = np.where(kind == 0, product, np.where(kind == 1, product * scale, values[2])).astype(
                type_.dtype
            )
    return values


def check(name: str, type_: Type, rounding: Rounding, count: int, seed: int) -> None:
    soft_name, function, arity = OPERATIONS[name]
    values = operands(type_, arity, np.random.default_rng(seed), count)
    result = function(*(Lanes(NUMPY, type_, value.reshape(-1, 32)) for value in values), rounding)
    reference = operation(soft_name, type_, rounding)
    inputs = [bits_of(type_, value) for value in values]
    for place, bits in enumerate(bits_of(type_, result.data)):
        arguments = [column[place] for column in inputs]
        expected = reference(*arguments)
        same = bits == expected or (is_nan(type_, bits) and is_nan(type_, expected))
        assert same, f"{name}.{rounding.value}.{type_} {list(map(hex, arguments))}: {bits:#x}, not {expected:#x}"


@pytest.mark.parametrize(("name", "type_", "rounding"), FORMS, ids=lambda value: getattr(value, "value", str(value)))
def test_arithmetic_is_rounded_as_softfloat_does(name: str, type_: Type, rounding: Rounding) -> None:
    check(name, type_, rounding, 1600, seed=1)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "type_", "rounding"), FORMS, ids=lambda value: getattr(value, "value", str(value)))
def test_arithmetic_is_rounded_as_softfloat_does_in_many_cases(name: str, type_: Type, rounding: Rounding) -> None:
    check(name, type_, rounding, 64_000, seed=2)
