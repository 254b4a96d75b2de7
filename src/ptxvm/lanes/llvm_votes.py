"""Predicates of which scalars tell whether they hold in all lanes, or in none: `i < n` where `i` counts threads.

Most warps are on one side of what a program compares their thread numbers with. Vectors are then never made.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ptxvm.lanes.lanes import Lanes, Votes
from ptxvm.lanes.reading import Binary, Compare
from ptxvm.lanes.shape import VARYING
from ptxvm.lanes.types import PRED

if TYPE_CHECKING:
    from ptxvm.lanes.llvm_reading import LlvmReading

_TURNED = {Compare.LT: Compare.GT, Compare.GT: Compare.LT, Compare.LE: Compare.GE, Compare.GE: Compare.LE}
_OPPOSITE = {Compare.LT: Compare.GE, Compare.GE: Compare.LT, Compare.GT: Compare.LE, Compare.LE: Compare.GT}
_WIDE = "i64"


def compared(reading: LlvmReading, operation: Compare, a: Lanes, b: Lanes) -> Lanes | None:
    """`a` compared with `b`, one of them affine and the other uniform; None if nothing can be said."""
    if operation not in _OPPOSITE:
        return None
    signs = _signs(reading, operation, a, b)
    if signs is not None:
        return signs
    if a.shape.uniform:
        operation, a, b = _TURNED[operation], b, a
    if a.shape.offsets is None or a.shape.uniform or not b.shape.uniform:
        return None
    if a.type.bits > 32 or a.type.elements > 1 or a.is_constant:
        return None
    bounds = _Bounds(reading, a, b)
    condition = f"icmp {'s' if a.type.is_signed else 'u'}{operation.value} {a.type.vector}"

    def make() -> str:
        return reading.code.value(f"{condition} {reading.vector(a)}, {reading.vector(b)}")

    return _lazy(reading, Votes(bounds.all_are(operation), bounds.all_are(_OPPOSITE[operation]), make))


def combined(reading: LlvmReading, operation: Binary, a: Lanes, b: Lanes) -> Lanes | None:
    """`a` and, or, xor `b`; None if nothing can be said."""
    x, y = _votes(reading, a), _votes(reading, b)
    if x is None or y is None or (a.votes is None and b.votes is None):
        return None
    code = reading.code

    def make() -> str:
        return code.value(f"{operation.value} <32 x i1> {reading.vector(a)}, {reading.vector(b)}")

    match operation:
        case Binary.AND:
            return _lazy(reading, Votes(_and(reading, x.all, y.all), _or(reading, x.none, y.none), make))
        case Binary.OR:
            return _lazy(reading, Votes(_or(reading, x.all, y.all), _and(reading, x.none, y.none), make))
        case Binary.XOR if y.all == "true":
            return _lazy(reading, Votes(x.none, x.all, make))
        case _:
            return None


def _lazy(reading: LlvmReading, votes: Votes) -> Lanes:
    value = Lanes(reading, PRED, None, VARYING)
    value.votes = votes
    return value


def _of_scalar(reading: LlvmReading, a: Lanes) -> Lanes:
    """A uniform predicate, which nobody needs to know to be one."""
    votes = _votes(reading, a)
    assert votes is not None
    return _lazy(reading, votes)


def _votes(reading: LlvmReading, a: Lanes) -> Votes | None:
    if a.votes is not None:
        return a.votes
    if a.is_constant:
        return Votes(_literal(bool(a.data.all())), _literal(not a.data.any()), lambda: reading.vector(a))
    if a.shape.uniform:
        base = reading.base(a)
        return Votes(base, reading.code.value(f"xor i1 {base}, true"), lambda: reading.vector(a))
    return None


def _literal(condition: bool) -> str:
    return "true" if condition else "false"


def _and(reading: LlvmReading, x: str, y: str) -> str:
    return reading.code.value(f"and i1 {x}, {y}")


def _or(reading: LlvmReading, x: str, y: str) -> str:
    return reading.code.value(f"or i1 {x}, {y}")


def _signs(reading: LlvmReading, operation: Compare, a: Lanes, b: Lanes) -> Lanes | None:
    """The sign of `x | y`: negative if one of them is. None if it is not what is asked for, or nothing is gained."""
    number = int(b.data) if b.is_constant and b.data.ndim == 0 else None
    negative = (operation, number) == (Compare.LT, 0)
    if not a.type.is_signed or not (negative or (operation, number) in ((Compare.GE, 0), (Compare.GT, -1))):
        return None
    parts = reading.unions.get(a.vector or "")
    if parts is None:
        return None
    x, y = (part.raw_bits(a.type) < 0 for part in parts)
    if x.shape.uniform and y.shape.uniform:
        union: Lanes | None = _of_scalar(reading, x | y)
    elif all(part.votes is None for part in (x, y)):
        return None
    else:
        union = combined(reading, Binary.OR, x, y)
    return union if union is None or negative else ~union


class _Bounds:
    """The lowest and the highest of the 32 values, in 64 bits: what would wrap is beyond all others there."""

    def __init__(self, reading: LlvmReading, a: Lanes, b: Lanes) -> None:
        assert a.shape.offsets is not None
        self._reading = reading
        self._type = a.type
        self._offsets = min(a.shape.offsets), max(a.shape.offsets)
        base, self._limit = (self._wide(value) for value in (a, b))
        self._lowest, self._highest = (self._moved(base, offset) for offset in self._offsets)
        self._never_wraps = a.shape.within_alignment

    def _wide(self, value: Lanes) -> str:
        if value.is_constant:
            return str(int(value.data.flat[0]))  # the same in all lanes
        extend = "sext" if self._type.is_signed else "zext"
        return self._reading.code.value(f"{extend} {self._type.llvm} {self._reading.base(value)} to {_WIDE}")

    def _moved(self, base: str, offset: int) -> str:
        return self._reading.code.value(f"add {_WIDE} {base}, {offset}") if offset else base

    def all_are(self, operation: Compare) -> str:
        """Whether (i1) all values compare so with the limit, and none of them wraps."""
        low, high = self._offsets
        if operation in (Compare.LT, Compare.LE):
            least = -(1 << (self._type.bits - 1)) if self._type.is_signed else 0
            inside = f"icmp sge {_WIDE} {self._lowest}, {least}" if low < 0 else None
            return self._both(f"icmp s{operation.value} {_WIDE} {self._highest}, {self._limit}", inside)
        most = (1 << (self._type.bits - self._type.is_signed)) - 1
        inside = f"icmp sle {_WIDE} {self._highest}, {most}" if high > 0 else None
        return self._both(f"icmp s{operation.value} {_WIDE} {self._lowest}, {self._limit}", inside)

    def _both(self, condition: str, inside: str | None) -> str:
        code = self._reading.code
        holds = code.value(condition)
        if inside is None or self._never_wraps:
            return holds
        return code.value(f"and i1 {holds}, {code.value(inside)}")
