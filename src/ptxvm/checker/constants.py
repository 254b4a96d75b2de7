"""Constant expressions: what the compiler computes, and the bits a constant has for an operand's type (ISA 4.5)."""

from __future__ import annotations

import math
import operator
import struct
from collections.abc import Callable
from enum import Enum

from ptxvm.lanes.types import F32, F64, Type
from ptxvm.records import record
from ptxvm.syntax import tree

WARP_SZ = 32
_BITS64 = (1 << 64) - 1
_SIGN64 = 1 << 63


class ConstantKind(Enum):
    """The type a constant expression has by itself."""

    SIGNED = "s64"
    UNSIGNED = "u64"
    FLOAT32 = "f32"
    FLOAT64 = "f64"

    @property
    def is_float(self) -> bool:
        return self in (ConstantKind.FLOAT32, ConstantKind.FLOAT64)


@record()
class Constant:
    """A computed constant: an integer (signed kinds may be negative) or the bit pattern of a float."""

    kind: ConstantKind
    value: int

    @property
    def is_float(self) -> bool:
        return self.kind.is_float

    def as_float(self) -> float:
        if self.kind is ConstantKind.FLOAT32:
            return float(struct.unpack("<f", struct.pack("<I", self.value))[0])
        if self.kind is ConstantKind.FLOAT64:
            return float(struct.unpack("<d", struct.pack("<Q", self.value))[0])
        return float(self.value)


class ConstantError(Exception):
    """An expression that has no constant value; `node` is the part at fault."""

    def __init__(self, node: tree.Node, message: str) -> None:
        super().__init__(message)
        self.node = node
        self.message = message


_LITERAL_KINDS = {
    tree.LiteralKind.UNSIGNED: ConstantKind.UNSIGNED,
    tree.LiteralKind.FLOAT32: ConstantKind.FLOAT32,
    tree.LiteralKind.FLOAT64: ConstantKind.FLOAT64,
    tree.LiteralKind.DECIMAL_FLOAT: ConstantKind.FLOAT64,
}


def evaluate(expression: tree.Expression) -> Constant:
    """The value of a constant expression; raises ConstantError where it has none."""
    match expression:
        case tree.Literal():
            return _literal(expression)
        case tree.Unary():
            return _unary(expression)
        case tree.Binary():
            return _binary(expression)
        case tree.Conditional():
            chosen = evaluate_integer(expression.condition) != 0
            return evaluate(expression.then if chosen else expression.otherwise)
        case tree.Name(text="WARP_SZ"):
            return Constant(ConstantKind.SIGNED, WARP_SZ)
        case tree.Name():
            raise ConstantError(expression, f"`{expression.text}` is not a constant")
        case _:
            raise ConstantError(expression, "this is not a constant expression")


def evaluate_integer(expression: tree.Expression) -> int:
    """The value of an integer constant expression; raises ConstantError, also for floats."""
    constant = evaluate(expression)
    if constant.is_float:
        raise ConstantError(expression, "an integer constant is needed here")
    return constant.value


def _literal(literal: tree.Literal) -> Constant:
    if literal.kind is not tree.LiteralKind.INTEGER:
        return Constant(_LITERAL_KINDS[literal.kind], literal.value)
    if literal.value > _BITS64:
        raise ConstantError(literal, "this constant does not fit in 64 bits")
    # A plain literal is signed unless its value needs the 64th bit (ISA 4.5.1).
    kind = ConstantKind.UNSIGNED if literal.value & _SIGN64 else ConstantKind.SIGNED
    return Constant(kind, literal.value)


def _integer(kind: ConstantKind, value: int) -> Constant:
    value &= _BITS64
    if kind is ConstantKind.SIGNED and value & _SIGN64:
        value -= 1 << 64
    return Constant(kind, value)


def _float64(value: float) -> Constant:
    return Constant(ConstantKind.FLOAT64, struct.unpack("<Q", struct.pack("<d", value))[0])


def _negated(constant: Constant) -> Constant:
    if constant.kind is ConstantKind.FLOAT32:
        return Constant(constant.kind, constant.value ^ (1 << 31))
    if constant.kind is ConstantKind.FLOAT64:
        return Constant(constant.kind, constant.value ^ _SIGN64)
    return _integer(constant.kind, -constant.value)


def _unary(expression: tree.Unary) -> Constant:
    constant = evaluate(expression.operand)
    match expression.operator:
        case "-":
            return _negated(constant)
        case "+":
            return constant
    if constant.is_float:
        raise ConstantError(expression, f"`{expression.operator}` does not apply to floating-point constants")
    match expression.operator:
        case "!":
            return Constant(ConstantKind.SIGNED, int(constant.value == 0))
        case "~":
            return _integer(ConstantKind.UNSIGNED, ~constant.value)
        case "s64" | ".s64":
            return _integer(ConstantKind.SIGNED, constant.value)
        case "u64" | ".u64":
            return _integer(ConstantKind.UNSIGNED, constant.value)
    raise ConstantError(expression, f"`{expression.operator}` is not an operator of constant expressions")


_COMPARISONS: dict[str, Callable[[float, float], bool]] = {
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
    "==": operator.eq,
    "!=": operator.ne,
    "&&": lambda a, b: bool(a) and bool(b),
    "||": lambda a, b: bool(a) or bool(b),
}

_BITWISE: dict[str, Callable[[int, int], int]] = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "&": operator.and_,
    "|": operator.or_,
    "^": operator.xor,
}

_FLOAT: dict[str, Callable[[float, float], float]] = {"+": operator.add, "-": operator.sub, "*": operator.mul}


def _binary(expression: tree.Binary) -> Constant:
    left, right = evaluate(expression.left), evaluate(expression.right)
    if left.is_float != right.is_float:
        raise ConstantError(expression, "integer and floating-point constants do not mix")
    if left.is_float:
        return _float_binary(expression, left, right)
    kinds = (left.kind, right.kind)
    # Mixed signedness computes unsigned, as in C.
    kind = ConstantKind.UNSIGNED if ConstantKind.UNSIGNED in kinds else ConstantKind.SIGNED
    a, b = _integer(kind, left.value).value, _integer(kind, right.value).value
    if (comparison := _COMPARISONS.get(expression.operator)) is not None:
        return Constant(ConstantKind.SIGNED, int(comparison(a, b)))
    if (bitwise := _BITWISE.get(expression.operator)) is not None:
        return _integer(kind, bitwise(a, b))
    match expression.operator:
        case "/":
            quotient = _divided(expression, abs(a), abs(b))[0]
            return _integer(kind, quotient if (a < 0) == (b < 0) else -quotient)
        case "%":  # of unsigned numbers, whatever they are (ISA 4.6.6)
            return _integer(ConstantKind.UNSIGNED, _divided(expression, a & _BITS64, b & _BITS64)[1])
        case "<<":
            return _integer(left.kind, left.value << (right.value & 63))
        case ">>":
            return _integer(left.kind, left.value >> (right.value & 63))
    raise ConstantError(expression, f"`{expression.operator}` is not an operator of constant expressions")


def _divided(expression: tree.Binary, a: int, b: int) -> tuple[int, int]:
    if b == 0:
        raise ConstantError(expression, "division by zero in a constant expression")
    return divmod(a, b)


def _float_binary(expression: tree.Binary, left: Constant, right: Constant) -> Constant:
    a, b = left.as_float(), right.as_float()
    comparison = _COMPARISONS.get(expression.operator)
    if comparison is not None and expression.operator not in ("&&", "||"):
        return Constant(ConstantKind.SIGNED, int(comparison(a, b)))
    if (arithmetic := _FLOAT.get(expression.operator)) is not None:
        return _float64(arithmetic(a, b))
    if expression.operator == "/" and b != 0:
        return _float64(a / b)
    raise ConstantError(expression, f"`{expression.operator}` does not apply to these floating-point constants")


def bits(constant: Constant, type_: Type) -> int:
    """The bits `constant` has as a value of `type_`; integers are truncated, floats rounded to nearest even."""
    if not constant.is_float:
        return constant.value & type_.mask
    if constant.kind is ConstantKind.FLOAT32 and type_.bits == F32.bits:
        return constant.value
    if type_ is F32:
        return _float32_bits(constant.as_float())
    if type_ is F64:
        return _float64(constant.as_float()).value
    return constant.value & type_.mask


def _float32_bits(value: float) -> int:
    try:
        packed = struct.pack("<f", value)
    except OverflowError:  # rounds to infinity
        packed = struct.pack("<f", math.copysign(math.inf, value))
    return int(struct.unpack("<I", packed)[0])
