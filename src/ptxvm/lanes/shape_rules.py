"""How shapes follow from shapes: one rule file for the shape reading and the LLVM reading.

The base of a result is always the operation applied to the bases of the operands; a rule tells the offsets and the
alignment. `k` is the value of the right operand where it is one constant number.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ptxvm.lanes.reading import Binary, Compare, Shift
from ptxvm.lanes.shape import GROUP_SIZES, MAX_ALIGNMENT, NO_OFFSETS, UNIFORM, VARYING, Groups, Shape, trailing_zeros
from ptxvm.lanes.types import Type

_COMMUTATIVE = frozenset({Binary.ADD, Binary.MUL, Binary.AND, Binary.OR, Binary.XOR, Binary.MIN, Binary.MAX})
Offsets = tuple[int, ...]


@lru_cache(8192)
def binary(operation: Binary, type_: Type, x: Shape, y: Shape, *, left: int | None, right: int | None) -> Shape:
    if not type_.is_integer or type_.elements > 1:
        return UNIFORM if x.uniform and y.uniform else VARYING
    if x.varying or y.varying:
        if operation is Binary.MUL and right is None and left is not None:
            x, y, right = y, x, left
        return _in_groups(operation, type_, x, y, right)
    k = right
    if left is not None and k is None and operation in _COMMUTATIVE:
        x, y, k = y, x, left
    if x.uniform and y.uniform:
        return Shape(x.offsets, _uniform_alignment(operation, type_, x.alignment, y.alignment, k))
    return _affine(operation, type_, x, y, k)


def _uniform_alignment(operation: Binary, type_: Type, x: int, y: int, k: int | None) -> int:
    match operation:
        case Binary.ADD | Binary.SUB | Binary.OR | Binary.XOR | Binary.MIN | Binary.MAX:
            return min(x, y)
        case Binary.MUL:
            return x + y
        case Binary.AND:
            return max(x, y)
        case Binary.DIV if _is_power(type_, k):
            return max(0, x - y)
        case Binary.REM if _is_power(type_, k):
            return x
    return 0


def _is_power(type_: Type, k: int | None) -> bool:
    return not type_.is_signed and k is not None and k > 0 and k & (k - 1) == 0


def _affine(operation: Binary, type_: Type, x: Shape, y: Shape, k: int | None) -> Shape:
    assert x.offsets is not None and y.offsets is not None
    alignment = min(x.alignment, y.alignment)
    match operation:
        case Binary.ADD:
            offsets = tuple(p + q for p, q in zip(x.offsets, y.offsets, strict=True))
        case Binary.SUB:
            offsets = tuple(p - q for p, q in zip(x.offsets, y.offsets, strict=True))
        case Binary.MUL if k is not None:
            offsets, alignment = tuple(p * k for p in x.offsets), x.alignment + trailing_zeros(k)
        case Binary.XOR if k is not None and k & type_.mask == type_.mask:
            offsets, alignment = tuple(-p for p in x.offsets), 0
        case Binary.AND | Binary.OR | Binary.XOR if k is not None and x.within_alignment:
            offsets, alignment = _masked(operation, x, k)
        case Binary.REM if _is_power(type_, k) and x.within_alignment:
            offsets, alignment = _masked(Binary.AND, x, (k or 1) - 1)
        case Binary.OR | Binary.XOR if x.uniform and y.within_alignment and max(y.offsets) < 1 << x.alignment:
            offsets = y.offsets
        case Binary.OR | Binary.XOR if y.uniform and x.within_alignment and max(x.offsets) < 1 << y.alignment:
            offsets = x.offsets
        case Binary.DIV if _is_power(type_, k) and x.within_alignment and trailing_zeros(k or 1) <= x.alignment:
            shift = trailing_zeros(k or 1)
            offsets, alignment = tuple(p >> shift for p in x.offsets), x.alignment - shift
        case Binary.DIV if _is_power(type_, k) and x.within_alignment:
            return UNIFORM
        case _:
            return equal_in_groups(x, y)
    return Shape.affine(offsets, alignment, type_.bits)


def _in_groups(operation: Binary, type_: Type, x: Shape, y: Shape, k: int | None) -> Shape:
    """Of varying values, whose lanes may still be constants apart in groups."""
    for lanes in GROUP_SIZES:
        p, q = x.within_groups(lanes), y.within_groups(lanes)
        if p is None or q is None:
            continue
        match operation:
            case Binary.ADD:
                return Shape.grouped(lanes, tuple(a + b for a, b in zip(p, q, strict=True)), type_.bits)
            case Binary.SUB:
                return Shape.grouped(lanes, tuple(a - b for a, b in zip(p, q, strict=True)), type_.bits)
            case Binary.MUL if k is not None:
                return Shape.grouped(lanes, tuple(a * k for a in p), type_.bits)
    return equal_in_groups(x, y)


def equal_in_groups(*shapes: Shape) -> Shape:
    """Operations of which nothing is known but that equal operands give equal results: in groups of lanes."""
    for lanes in GROUP_SIZES:
        if all(x.within_groups(lanes) == NO_OFFSETS for x in shapes):
            return Shape(None, 0, Groups(lanes, NO_OFFSETS))
    return VARYING


def _masked(operation: Binary, x: Shape, k: int) -> tuple[Offsets, int]:
    """The offsets are disjoint from the base's bits, so a constant acts on each of the two on its own."""
    assert x.offsets is not None
    low = k & ((1 << x.alignment) - 1)
    if operation is Binary.AND:
        return tuple(p & low for p in x.offsets), max(x.alignment, trailing_zeros(k))
    combined = (p | low if operation is Binary.OR else p ^ low for p in x.offsets)
    return tuple(p - low for p in combined), min(x.alignment, trailing_zeros(k))


@lru_cache(4096)
def bits_below_alignment(operation: Binary, type_: Type, x: Shape, k: int | None) -> Offsets | None:
    """The 32 values of `x & k` or `x % k` where they do not depend on the base of `x`, so are constants."""
    if k is None or not type_.is_integer or type_.elements > 1 or not x.within_alignment or x.offsets is None:
        return None
    if operation is Binary.REM and _is_power(type_, k):
        k -= 1
    elif operation is not Binary.AND:
        return None
    return tuple(p & k for p in x.offsets) if 0 <= k < 1 << x.alignment else None


def bounds_like_base(operation: Compare, x: Shape, k: int) -> bool:
    """Whether `operation` with the number `k` has the same answer for `x`, whose offsets fit below the alignment of
    its base, as for the base: no value between a multiple of that power of two and the next is on the other side."""
    unit = 1 << x.alignment
    if operation in (Compare.LT, Compare.GE):
        return k % unit == 0
    return operation in (Compare.LE, Compare.GT) and (k + 1) % unit == 0


@lru_cache(4096)
def shift(operation: Shift, type_: Type, x: Shape, y: Shape, k: int | None) -> Shape:
    if not type_.is_integer or type_.elements > 1:
        return UNIFORM if x.uniform and y.uniform else VARYING
    if k is None or x.offsets is None or y.offsets is None:
        return _shifted_in_groups(operation, type_, x, y, k)
    if operation is Shift.LEFT:
        if k >= type_.bits:
            return Shape(UNIFORM.offsets, MAX_ALIGNMENT)
        return Shape.affine(tuple(p << k for p in x.offsets), x.alignment + k, type_.bits)
    if x.uniform:
        return Shape(x.offsets, max(0, x.alignment - k))
    if x.within_alignment and x.alignment <= k < type_.bits:
        return UNIFORM
    if k <= x.alignment and k < type_.bits and x.within_alignment:
        return Shape(tuple(p >> k for p in x.offsets), x.alignment - k)
    return equal_in_groups(x)


def _shifted_in_groups(operation: Shift, type_: Type, x: Shape, y: Shape, k: int | None) -> Shape:
    if x.uniform and y.uniform:
        return UNIFORM
    if operation is Shift.LEFT and x.groups is not None and k is not None and k < type_.bits:
        return Shape.grouped(x.groups.lanes, tuple(p << k for p in x.groups.offsets), type_.bits)
    return equal_in_groups(x, y)


def uniform(*shapes: Shape) -> Shape:
    """Operations of which nothing is known but that equal operands give equal results."""
    for x in shapes:
        if not x.uniform:
            return VARYING
    return UNIFORM


def select(condition: Shape, x: Shape, y: Shape) -> Shape:
    """A uniform choice between two values keeps the offsets they share."""
    return x.join(y) if condition.uniform else VARYING


@lru_cache(4096)
def convert(to: Type, from_: Type, x: Shape) -> Shape:
    """Widening keeps offsets: whoever relies on it checks that no lane wraps (`widens`)."""
    if not (to.is_integer and from_.is_integer and to.elements == 1):
        return UNIFORM if x.uniform else VARYING
    if x.groups is not None:
        same = x.groups.are_equal or to.bits <= from_.bits or widens(to, from_, x)
        return Shape.grouped(x.groups.lanes, x.groups.offsets, to.bits) if same else VARYING
    if x.offsets is None:
        return VARYING
    return x if to.bits >= from_.bits else Shape.affine(x.offsets, x.alignment, to.bits)


def widens(to: Type, from_: Type, x: Shape) -> bool:
    """Whether the rule of `convert` holds only if no lane of `x` wraps. Numbers without a sign wrap at 0, around which
    lanes that do not take part may well be: in groups these are not looked at."""
    if not (to.is_integer and from_.is_integer and to.bits > from_.bits):
        return False
    if x.groups is not None:
        return from_.is_signed and x.groups.are_few and not x.groups.are_equal
    return not x.varying and not x.uniform


def lanes_wrap(type_: Type, lanes: Sequence[int]) -> bool:
    """Whether these 32 values are not lane 0's plus their offsets when they get wider, with or without a sign."""
    offsets = Shape.affine(tuple(lane - lanes[0] for lane in lanes), 0, type_.bits).offsets
    half = 1 << (type_.bits - 1)
    unsigned = [lane & type_.mask for lane in lanes]
    signed = [(lane ^ half) - half for lane in unsigned]
    return any(tuple(lane - wide[0] for lane in wide) != offsets for wide in (unsigned, signed))


def bitcast(to: Type, from_: Type, x: Shape) -> Shape:
    if to.is_integer and from_.is_integer and to.elements == from_.elements == 1:
        return x
    return UNIFORM if x.uniform else VARYING
