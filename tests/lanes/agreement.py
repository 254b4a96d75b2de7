"""Comparison of compiled programs with the same programs computed by NumPy."""

from __future__ import annotations

from typing import Any

import numpy as np

from lanes.compiled import Case, Kind, Suite, numpy_results
from lanes.data import bits_of, draw, is_nan
from ptxvm.lanes import Type
from ptxvm.lanes.fp.special_values import fraction_bits

Array = np.ndarray[Any, Any]


def operands(case: Case, rng: np.random.Generator) -> list[Array]:
    """32 values of each operand, of its kind."""
    values = [draw(type_, rng) for type_ in case.types]
    if len(values) == 3 and case.types[0] is case.types[2] and case.types[0].is_float and case.types[0].elements == 1:
        values = _for_fma(case.types[0], values, rng)
    return [_of_kind(case, place, data) for place, data in enumerate(values)]


def _for_fma(type_: Type, values: list[Array], rng: np.random.Generator) -> list[Array]:
    """Products halfway between two numbers of the type, and addends that cancel products or tip them."""
    bits = fraction_bits(type_) + 1
    half = bits // 2
    with np.errstate(all="ignore"):
        for place, width in enumerate((half, bits - half)):
            short = (1 + rng.integers(0, 1 << width, 32) * 2.0**-width) * np.exp2(rng.integers(-4, 5, 32))
            values[place] = np.where(rng.integers(0, 2, 32) == 0, short.astype(type_.dtype), values[place])
        product = values[0].astype("f8") * values[1].astype("f8")
        scale = np.exp2(rng.integers(-90, 41, 32)) * rng.choice([-1.0, 1.0], 32)
        addend = np.where(rng.integers(0, 3, 32) == 0, -product, product * scale)
        values[2] = np.where(rng.integers(0, 3, 32) == 0, values[2], addend.astype(type_.dtype)).astype(type_.dtype)
    return values


def _of_kind(case: Case, place: int, data: Array) -> Array:
    type_, kind = case.types[place], case.kinds[place]
    if kind is Kind.CONSTANT:
        return np.full(32, case.constants[place], type_.storage)
    if kind is Kind.VARYING:
        return data
    base = data[0]
    if type_.is_integer and type_.elements == 1:
        aligned = int(base) >> case.alignment << case.alignment & type_.mask
        base = np.array(aligned, f"u{type_.dtype.itemsize}").view(type_.dtype)
    uniform = np.full(32, base, type_.storage)
    if kind is Kind.UNIFORM:
        return uniform
    return (uniform + np.array(case.pattern).astype(type_.dtype)).astype(type_.dtype)


def equal(type_: Type, one: Array, other: Array) -> bool:
    """Bit for bit; computed NaNs may differ in their bits."""
    pairs = zip(bits_of(type_, one), bits_of(type_, other), strict=True)
    if not type_.is_float:
        return all(x == y for x, y in pairs)
    return all(x == y or (is_nan(type_, x) and is_nan(type_, y)) for x, y in pairs)


def disagreements(suite: Suite, draws: int, seed: int) -> list[str]:
    """What differs, in words; nothing where a guard said that the compiled result does not hold."""
    rng = np.random.default_rng(seed)
    found = []
    for number, case in enumerate(suite.cases):
        for _ in range(draws):
            data = operands(case, rng)
            compiled, guarded = suite.run(number, data)
            if not guarded:
                continue
            for place, result in enumerate(numpy_results(case, data)):
                computed = np.broadcast_to(result.data, (2, 32))[1]
                if result.type is not case.results[place] or not equal(result.type, computed, compiled[place]):
                    found.append(
                        f"{case.name}[{place}]: {computed[:4]} {compiled[place][:4]} of {[x[:4] for x in data]}"
                    )
    return found
