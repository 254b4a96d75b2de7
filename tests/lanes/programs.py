"""Small programs over lanes that together use every primitive on every type."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import numpy as np

from lanes.compiled import PATTERNS, Case, Kind, Program
from lanes.data import draw
from ptxvm.lanes import (
    BF16,
    BF16X2,
    F16,
    F16X2,
    F32,
    F32X2,
    F64,
    LANE,
    PRED,
    S8,
    S8X4,
    S16,
    S16X2,
    S32,
    S64,
    U8,
    U8X4,
    U16,
    U16X2,
    U32,
    U64,
    Type,
    absolute,
    any_lane,
    ballot,
    bit_reverse,
    element,
    fma,
    fp,
    leading_zeros,
    maximum,
    minimum,
    mul_high,
    pack,
    popcount,
    rarely,
    round_to_integral,
    signed_type,
    square_root,
    take,
    unordered,
    unsigned_type,
    where,
)
from ptxvm.lanes.reading import Unary
from ptxvm.lanes.types import U32X2

INTEGERS = (U8, U16, U32, U64, S8, S16, S32, S64)
FLOATS = (F16, BF16, F32, F64)
PACKED_INTEGERS = (U16X2, S16X2, U8X4, S8X4)
PACKED_FLOATS = (F16X2, BF16X2, F32X2)
Named = tuple[str, Program, tuple[Type, ...]]

ARITHMETIC: dict[str, Program] = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "mul": lambda a, b: a * b,
}
LOGIC: dict[str, Program] = {
    "and": lambda a, b: a & b,
    "or": lambda a, b: a | b,
    "xor": lambda a, b: a ^ b,
}
INTEGER_BINARY: dict[str, Program] = ARITHMETIC | LOGIC | {"min": minimum, "max": maximum}
DIVISION: dict[str, Program] = {"div": lambda a, b: a // b, "rem": lambda a, b: a % b, "mul_high": mul_high}
COMPARISONS: dict[str, Program] = {
    "lt": lambda a, b: a < b,
    "le": lambda a, b: a <= b,
    "gt": lambda a, b: a > b,
    "ge": lambda a, b: a >= b,
    "eq": lambda a, b: a == b,
    "ne": lambda a, b: a != b,
}
INTEGER_UNARY: dict[str, Program] = {
    "neg": lambda a: -a,
    "not": lambda a: ~a,
    "abs": absolute,
    "popcount": popcount,
    "leading_zeros": leading_zeros,
    "bit_reverse": bit_reverse,
}
FLOAT_UNARY: dict[str, Program] = {
    "neg": lambda a: -a,
    "abs": absolute,
    "sqrt": square_root,
    "rint": round_to_integral,
    "trunc": lambda a: round_to_integral(a, Unary.ROUND_ZERO),
    "floor": lambda a: round_to_integral(a, Unary.ROUND_DOWN),
    "ceil": lambda a: round_to_integral(a, Unary.ROUND_UP),
    "is_nan": lambda a: unordered(a, 1.0),
    "bits": lambda a: a.bits(unsigned_type(a.type)),
    "canonical": lambda a: fp.canonical_nan(a * 1.0),
    "canonical_root": lambda a: square_root(a).bits(unsigned_type(a.type)),
    "canonical_integral": lambda a: round_to_integral(a).bits(unsigned_type(a.type)),
}


def integer_programs(type_: Type) -> Iterator[Named]:
    for name, program in (INTEGER_BINARY | DIVISION | COMPARISONS).items():
        yield name, program, (type_, type_)
    for name, program in INTEGER_UNARY.items():
        yield name, program, (type_,)
    yield "shl", lambda a, n: a << n, (type_, U32)
    yield "shr", lambda a, n: a >> n, (type_, U32)
    yield "shl_same", lambda a, n: a << n, (type_, unsigned_type(type_))
    yield "select", where, (PRED, type_, type_)
    yield "compare_select", lambda a, b, c: where(a < b, a, c), (type_,) * 3
    yield "take", take, (type_, U32)
    yield "take_near", lambda a: (take(a, 0), take(a, (LANE ^ 1))), (type_,)
    yield "rarely", lambda a, b: rarely(a > b, lambda: a - b, lambda: a), (type_, type_)
    for to in (*INTEGERS, *FLOATS, PRED):
        yield f"to_{to}", lambda a, to=to: a.to(to), (type_,)
    yield "from_pred", lambda p: p.to(type_), (PRED,)
    yield "same_bits", lambda a: a.bits(signed_type(type_)) >> 1, (type_,)


def float_programs(type_: Type) -> Iterator[Named]:
    for name, program in (ARITHMETIC | COMPARISONS).items():
        yield name, program, (type_, type_)
    yield "div", lambda a, b: a / b, (type_, type_)
    yield "fma", fma, (type_,) * 3
    for name, program in FLOAT_UNARY.items():
        yield name, program, (type_,)
    yield "select", where, (PRED, type_, type_)
    yield "take", take, (type_, U32)
    yield "rarely", lambda a, b: rarely(a > b, lambda: (a * b, a), lambda: (a, b)), (type_, type_)
    for to in (*INTEGERS, *FLOATS):
        yield f"to_{to}", lambda a, to=to: a.to(to), (type_,)


def packed_programs(type_: Type) -> Iterator[Named]:
    integers = type_.is_integer
    for name, program in (ARITHMETIC | (LOGIC if integers else {})).items():
        yield name, program, (type_, type_)
    yield "compare_select", lambda a, b: where(a < b, a, b), (type_, type_)
    yield "compare_parts", lambda a, b: tuple(element(a == b, i) for i in range(type_.elements)), (type_, type_)
    yield "select", where, (PRED, type_, type_)
    yield "take", take, (type_, U32)
    yield "reverse", lambda a: pack(type_, *(element(a, i) for i in reversed(range(type_.elements)))), (type_,)
    yield "whole", lambda a: a.bits(CARRIERS[type_]), (type_,)
    if integers:
        yield "min", minimum, (type_, type_)
        yield "shl", lambda a: a << 3, (type_,)
    else:
        yield "fma", fma, (type_,) * 3
        yield "neg", lambda a: (-a, absolute(a)), (type_,)


def chosen_logic(type_: Type) -> Iterator[Named]:
    """What becomes one masked instruction of three operands."""
    mask = 1 << (type_.element.bits - 1)
    types = (type_, type_, type_)
    yield f"{type_}.chosen_bits_a", lambda c, a, b: where(c != 0, a, (a & mask) | (b & ~mask)), types
    yield f"{type_}.chosen_bits_b", lambda c, a, b: where(c != 0, b, (a & mask) | (b & ~mask)), types
    yield f"{type_}.chosen_bits_c", lambda c, a, b: where(c != 0, b + 1, (a & mask) | ((b + 1) & ~mask)), types
    yield f"{type_}.chosen_bits_d", lambda c, a, b: where(c != 0, a + 1, (a + 1) ^ (((a + 1) ^ b) & mask)), types


CARRIERS = {F32X2: U64} | dict.fromkeys((U16X2, S16X2, U8X4, S8X4, F16X2, BF16X2), U32)


def other_programs() -> Iterator[Named]:
    yield "ballot", ballot, (PRED,)
    yield "any", lambda p: where(any_lane(p), p, ~p), (PRED,)
    for name, program in (LOGIC | {"eq": COMPARISONS["eq"], "ne": COMPARISONS["ne"]}).items():
        yield f"pred_{name}", program, (PRED, PRED)
    yield "pred_select", where, (PRED, PRED, PRED)
    yield "pred_take", take, (PRED, U32)
    yield "pred_to_float", lambda p: (p.to(F32), p.to(F16)), (PRED,)
    for a, b in ((F16X2, F32X2), (F32X2, F16X2), (BF16X2, F32X2), (F32X2, BF16X2), (F16X2, BF16X2), (S16X2, F32X2)):
        yield f"{a}_to_{b}", lambda x, b=b: x.to(b), (a,)
    yield "nested", _nested, (F32, F32)


def _nested(a: object, b: object) -> object:
    inner = lambda: rarely(b > 1.0, lambda: a + b, lambda: a - b)  # noqa: E731
    first = rarely(a > b, inner, lambda: b)
    return first + b, rarely(a < b, lambda: b * 2.0, lambda: b)


def all_programs() -> Iterator[Named]:
    for type_ in INTEGERS:
        yield from ((f"{type_}.{name}", program, types) for name, program, types in integer_programs(type_))
    for type_ in FLOATS:
        yield from ((f"{type_}.{name}", program, types) for name, program, types in float_programs(type_))
    for type_ in (*PACKED_INTEGERS, *PACKED_FLOATS):
        yield from ((f"{type_}.{name}", program, types) for name, program, types in packed_programs(type_))
    yield from other_programs()
    for type_ in (U32, U64, U32X2):
        yield from chosen_logic(type_)


def kinds_of(types: tuple[Type, ...]) -> list[tuple[Kind, ...]]:
    """All varying, all uniform, each operand constant, uniform or affine beside varying ones, and affine with each."""
    varying, count = (Kind.VARYING,) * len(types), len(types)
    found = [varying, (Kind.UNIFORM,) * count]
    affine = [type_.is_integer and type_.elements == 1 for type_ in types]
    for place, kind in itertools.product(range(count), (Kind.CONSTANT, Kind.UNIFORM, Kind.AFFINE)):
        if kind is not Kind.AFFINE or affine[place]:
            found.append((*varying[:place], kind, *varying[place + 1 :]))
    if all(affine):
        found += [(Kind.AFFINE,) * count]
        found += [(Kind.AFFINE, kind) for kind in (Kind.CONSTANT, Kind.UNIFORM) if count == 2]
        found += [(Kind.CONSTANT, Kind.AFFINE), (Kind.UNIFORM, Kind.AFFINE)] if count == 2 else []
    return [kinds for kinds in dict.fromkeys(found) if any(kind is not Kind.CONSTANT for kind in kinds)]


def cases(programs: Iterator[Named], seed: int) -> list[Case]:
    rng = np.random.default_rng(seed)
    found = []
    for name, program, types in programs:
        for kinds in kinds_of(types):
            constants = {place: draw(type_, rng)[0] for place, type_ in enumerate(types)}
            pattern = PATTERNS[rng.integers(len(PATTERNS))]
            alignment = int(rng.integers(0, 7))
            label = f"{name}({','.join(kind.value for kind in kinds)})"
            found.append(Case(label, program, types, kinds, pattern, alignment, constants))
    return found
