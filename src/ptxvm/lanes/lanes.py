"""Lane values and the operators instructions are written in."""

from __future__ import annotations

import math
from collections.abc import Callable
from struct import pack as bytes_of
from typing import Any, NamedTuple, TypeAlias, TypeVar, cast

from ptxvm.lanes.reading import Binary, Compare, Reading, Routine, Shift, Unary
from ptxvm.lanes.shape import Shape
from ptxvm.lanes.types import F64, PRED, U32, U64, Type, packed, signed_type, unsigned_type

#: Bits of the NaN that f32, f16 and bf16 arithmetic yields, by bits per element.
CANONICAL_NAN = {32: 0x7FFFFFFF, 16: 0x7FFF}
CANONICAL_NAN_F64 = 0xFFF8_0000_0000_0000
#: What this processor makes of infinity - infinity.
_HOST_NAN_F64 = int.from_bytes(bytes_of("<d", math.inf - math.inf), "little")

Operand: TypeAlias = "Lanes | int | float"
_Results = TypeVar("_Results", bound="Lanes | tuple[Lanes, ...]")


class Votes(NamedTuple):
    """What scalars say of a predicate: `all` (the name of an i1) is true only if it holds in all lanes, `none` only if
    it holds in none. `make` emits its vector."""

    all: str
    none: str
    make: Callable[[], str]


class Lanes:
    """One value per lane of a warp (or of several warps, in the NumPy reading).

    Operators take operands of the same `Type` or Python numbers, work per lane and yield new values: integers wrap,
    floats round to nearest even. What an operator does depends on `reading`: NumPy computes, the shape reading tells
    what is known about the result, the LLVM reading emits code.

    * `data`: the array of shape (..., 32) or () in the NumPy reading; the name of the scalar base in the LLVM reading.
    * `vector`: in the LLVM reading, the name of the `<32 x T>` value once there is one.
    * `votes`: of a predicate in the LLVM reading whose vector is made only where it is needed.
    * `raw_nan`: may hold a NaN that an operation of this host computed and whose bits PTX does not define so. `bits`
      and `fp.canonical_nan` replace such a NaN by the one PTX defines; loaded and moved values keep theirs.
    """

    __hash__ = None  # type: ignore[assignment]  # the typing of `object` knows no values without a hash
    __slots__ = ("_shape", "data", "raw_nan", "reading", "type", "vector", "votes")

    def __init__(
        self,
        reading: Reading,
        type: Type,
        data: Any,
        shape: Shape | None = None,
        vector: str | None = None,
        *,
        raw_nan: bool = False,
    ) -> None:
        self.reading = reading
        self.type = type
        self.data = data
        self._shape = shape
        self.vector = vector
        self.raw_nan = raw_nan
        self.votes: Votes | None = None

    @property
    def shape(self) -> Shape:
        """What is known about the 32 values at compile time."""
        if self._shape is None:
            self._shape = Shape.of_array(self.type, self.data)
        return self._shape

    @property
    def is_constant(self) -> bool:
        """Known at compile time: a value of the NumPy reading."""
        return self.reading.rank == 0

    def __repr__(self) -> str:
        return f"<{self.reading.__class__.__name__} {self.type} {self.data} {self._shape or ''}>"

    def __bool__(self) -> bool:
        raise TypeError("a lane value has no truth value: use where(), &, | (not if, and, or, min, a < b < c)")

    def to(self, type_: Type) -> Lanes:
        """The same number in another type.

        Integers extend by their own signedness and truncate; integers become the nearest float; floats become
        integers by truncation, clamped to the range, NaN becoming 0; floats round once, to nearest even; predicates
        become 0 and 1.
        """
        if type_ is self.type:
            return self
        return self.reading.convert(type_, self)

    def bits(self, type_: Type) -> Lanes:
        """The same bits in another type of the same width; computed NaNs become those that PTX defines."""
        return canonical_nan(self).raw_bits(type_)

    def raw_bits(self, type_: Type) -> Lanes:
        """The same bits, also of computed NaNs: for use inside one operation whose result does not depend on them."""
        if type_ is self.type:
            return self
        if type_.bits != self.type.bits or PRED in (type_.element, self.type.element):
            raise TypeError(f"{self.type} and {type_} do not have the same bits")
        return self.reading.bitcast(type_, self)

    def with_nan_fact(self, raw_nan: bool) -> Lanes:
        """The same value; for readings, which know better what it may hold."""
        return Lanes(self.reading, self.type, self.data, self._shape, self.vector, raw_nan=raw_nan)

    def __add__(self, other: Operand) -> Lanes:
        return _arithmetic(Binary.ADD, self, other)

    def __radd__(self, other: Operand) -> Lanes:
        return _arithmetic(Binary.ADD, self.like(other), self)

    def __sub__(self, other: Operand) -> Lanes:
        return _arithmetic(Binary.SUB, self, other)

    def __rsub__(self, other: Operand) -> Lanes:
        return _arithmetic(Binary.SUB, self.like(other), self)

    def __mul__(self, other: Operand) -> Lanes:
        return _arithmetic(Binary.MUL, self, other)

    def __rmul__(self, other: Operand) -> Lanes:
        return _arithmetic(Binary.MUL, self.like(other), self)

    def __truediv__(self, other: Operand) -> Lanes:
        _require(self.type.is_float, self, "/", "use // for integers")
        return _arithmetic(Binary.DIV, self, other)

    def __rtruediv__(self, other: Operand) -> Lanes:
        return self.like(other) / self

    def __floordiv__(self, other: Operand) -> Lanes:
        """Integer division, truncating; `x // 0` has all bits set and the least integer `// -1` is itself."""
        _require(self.type.is_integer, self, "//", "use / for floats")
        return _binary(Binary.DIV, self, other)

    def __rfloordiv__(self, other: Operand) -> Lanes:
        return self.like(other) // self

    def __mod__(self, other: Operand) -> Lanes:
        """What `//` leaves, with the sign of the dividend; `x % 0` is all ones."""
        _require(self.type.is_integer, self, "%", "only integers have a remainder")
        return _binary(Binary.REM, self, other)

    def __rmod__(self, other: Operand) -> Lanes:
        return self.like(other) % self

    def __and__(self, other: Operand) -> Lanes:
        return _logic(Binary.AND, self, other)

    def __rand__(self, other: Operand) -> Lanes:
        return _logic(Binary.AND, self, other)

    def __or__(self, other: Operand) -> Lanes:
        return _logic(Binary.OR, self, other)

    def __ror__(self, other: Operand) -> Lanes:
        return _logic(Binary.OR, self, other)

    def __xor__(self, other: Operand) -> Lanes:
        return _logic(Binary.XOR, self, other)

    def __rxor__(self, other: Operand) -> Lanes:
        return _logic(Binary.XOR, self, other)

    def __invert__(self) -> Lanes:
        return self ^ (self.type.element.mask)

    def __neg__(self) -> Lanes:
        """Floats: the sign bit changes, also of a NaN."""
        return self.reading.unary(Unary.NEG, self) if self.type.is_float else 0 - self

    def __lshift__(self, amount: Lanes | int) -> Lanes:
        return _shift(Shift.LEFT, self, amount)

    def __rshift__(self, amount: Lanes | int) -> Lanes:
        """Arithmetic for signed types, logical for unsigned ones."""
        return _shift(Shift.RIGHT, self, amount)

    def __lt__(self, other: Operand) -> Lanes:
        return _compare(Compare.LT, self, other)

    def __le__(self, other: Operand) -> Lanes:
        return _compare(Compare.LE, self, other)

    def __gt__(self, other: Operand) -> Lanes:
        return _compare(Compare.GT, self, other)

    def __ge__(self, other: Operand) -> Lanes:
        return _compare(Compare.GE, self, other)

    def __eq__(self, other: Operand) -> Lanes:  # type: ignore[override]  # the typing of `object` promises a bool
        return _compare(Compare.EQ, self, other)

    def __ne__(self, other: Operand) -> Lanes:  # type: ignore[override]  # as `__eq__`
        return _compare(Compare.NE, self, other)

    def like(self, other: Operand) -> Lanes:
        """`other` as an operand beside this value: a Python number becomes a constant of this type."""
        if isinstance(other, Lanes):
            if other.type is not self.type:
                raise TypeError(f"operands of types {self.type} and {other.type}: convert one with .to() or .bits()")
            return other
        return self.reading.constant(self.type, other)


def _require(condition: bool, a: Lanes, operator: str, advice: str) -> None:
    if not condition:
        raise TypeError(f"{operator} of {a.type}: {advice}")


def _strongest(*values: Lanes) -> Reading:
    reading = values[0].reading
    for value in values[1:]:
        if value.reading.rank > reading.rank:
            reading = value.reading
    return reading


def _binary(operation: Binary, a: Lanes, b: Operand) -> Lanes:
    b = a.like(b)
    return (a.reading if a.reading.rank >= b.reading.rank else b.reading).binary(operation, a, b)


def _arithmetic(operation: Binary, a: Lanes, b: Operand) -> Lanes:
    if a.type.element is PRED:
        raise TypeError("predicates have no arithmetic: convert them with .to() first")
    return _binary(operation, a, b)


def _logic(operation: Binary, a: Lanes, b: Operand) -> Lanes:
    if a.type.is_float:
        raise TypeError(f"bits of {a.type}: use .bits() first")
    return _binary(operation, a, b)


def _compare(operation: Compare, a: Lanes, b: Operand) -> Lanes:
    b = a.like(b)
    return (a.reading if a.reading.rank >= b.reading.rank else b.reading).compare(operation, a, b)


def _shift(operation: Shift, a: Lanes, amount: Lanes | int) -> Lanes:
    _require(a.type.is_integer, a, "shift", "only integers shift")
    if not isinstance(amount, Lanes):
        amount = a.reading.constant(unsigned_type(a.type) if a.type.elements > 1 else U32, amount)
    if amount.type.is_float or amount.type.is_signed or amount.type.elements != a.type.elements:
        raise TypeError(f"shift by {amount.type}: amounts are unsigned")
    return _strongest(a, amount).shift(operation, a, amount)


def where(condition: Lanes, a: Operand, b: Operand) -> Lanes:
    """`a` where the predicate holds, else `b`; at least one of them a lane value.

    A packed predicate chooses per element of packed values.
    """
    if isinstance(a, Lanes):
        b = a.like(b)
    elif isinstance(b, Lanes):
        a = b.like(a)
    else:
        raise TypeError("where() of two numbers: make one of them a constant of the type meant")
    if condition.type.element is not PRED or condition.type.elements not in (1, a.type.elements):
        raise TypeError(f"{condition.type} chooses between values of type {a.type}")
    if condition.is_constant and condition.data.ndim == 0 and condition.type is PRED:
        return a if condition.data else b
    return _strongest(condition, a, b).select(condition, a, b)


def take(a: Lanes, index: Lanes | int) -> Lanes:
    """Every lane receives the value of the lane that its `index` names (modulo 32)."""
    if not isinstance(index, Lanes):
        index = a.reading.constant(U32, index)
    index = index.to(U32) & 31
    return _strongest(a, index).take(a, index)


def fma(a: Lanes, b: Operand, c: Operand) -> Lanes:
    """`a * b + c`, rounded once, to nearest even."""
    _require(a.type.is_float, a, "fma", "only floats round")
    b, c = a.like(b), a.like(c)
    return _strongest(a, b, c).fma(a, b, c)


def rounded(operation: str, direction: str, *operands: Lanes) -> Lanes | None:
    """`operation` (add, mul, div, fma, sqrt) with a rounding direction of PTX, if the target has an instruction."""
    return _strongest(*operands).rounded(operation, direction, operands)


def scaled(a: Lanes, exponent: Lanes) -> Lanes | None:
    """`a * 2**exponent` of f32 with whole exponents, rounded once, if the target has an instruction."""
    return _strongest(a, exponent).scaled(a, exponent)


def extreme(greatest: bool, a: Lanes, b: Lanes, *, numbers: bool) -> Lanes | None:
    """The greater (or lesser) of floats by the rules of PTX, if the target has an instruction; two NaNs give any NaN.
    `numbers`: what comes of NaNs does not matter."""
    return _strongest(a, b).extreme(greatest, a, b, numbers=numbers)


def minimum(a: Lanes, b: Operand) -> Lanes:
    """Of integers. Minima of floats have rules of their own: `fp.minimum`."""
    _require(a.type.is_integer, a, "minimum", "use fp.minimum")
    return _binary(Binary.MIN, a, b)


def maximum(a: Lanes, b: Operand) -> Lanes:
    """Of integers. Maxima of floats have rules of their own: `fp.maximum`."""
    _require(a.type.is_integer, a, "maximum", "use fp.maximum")
    return _binary(Binary.MAX, a, b)


def mul_high(a: Lanes, b: Operand) -> Lanes:
    """The upper half of the product of integers."""
    _require(a.type.is_integer, a, "mul_high", "only integers have an upper half")
    return _binary(Binary.MUL_HIGH, a, b)


def _unary(operation: Unary, a: Lanes, of_float: bool) -> Lanes:
    _require(a.type.is_float if of_float else a.type.is_integer, a, operation.value, "the type has no such operation")
    return a.reading.unary(operation, a)


def popcount(a: Lanes) -> Lanes:
    """The number of set bits of an integer, as U32."""
    return _unary(Unary.POPCOUNT, a, of_float=False)


def leading_zeros(a: Lanes) -> Lanes:
    """The number of zero bits above the first set bit of an integer (its width for 0), as U32."""
    return _unary(Unary.LEADING_ZEROS, a, of_float=False)


def bit_reverse(a: Lanes) -> Lanes:
    """The bits of an integer in opposite order."""
    return _unary(Unary.BIT_REVERSE, a, of_float=False)


def absolute(a: Lanes) -> Lanes:
    """Floats: clears the sign bit, also of a NaN. The least integer is its own absolute value."""
    return a if a.type.kind.value == "u" else _unary(Unary.ABS, a, of_float=a.type.is_float)


def square_root(a: Lanes) -> Lanes:
    """Of floats, rounded to nearest even."""
    return _unary(Unary.SQRT, a, of_float=True)


def round_to_integral(a: Lanes, direction: Unary = Unary.ROUND_NEAREST_EVEN) -> Lanes:
    """The integer next to a float, as a float of the same type; `direction` is one of the four ROUND_ operations."""
    return _unary(direction, a, of_float=True)


def unordered(a: Lanes, b: Operand) -> Lanes:
    """Whether one of two floats is a NaN."""
    _require(a.type.is_float, a, "unordered", "only floats have NaNs")
    return _compare(Compare.UNORDERED, a, b)


def signed(a: Lanes) -> Lanes:
    """The same bits as a signed integer (per element of a packed value)."""
    return a.bits(signed_type(a.type))


def unsigned(a: Lanes) -> Lanes:
    """The same bits as an unsigned integer (per element of a packed value)."""
    return a.bits(unsigned_type(a.type))


def ballot(predicate: Lanes) -> Lanes:
    """The predicates of all 32 lanes as the bits of a uniform U32, lane 0 lowest. Knows nothing of inactive lanes."""
    if predicate.type is not PRED:
        raise TypeError(f"ballot of {predicate.type}")
    return predicate.reading.ballot(predicate)


def any_lane(predicate: Lanes) -> Lanes:
    """Whether the predicate holds in any of the 32 lanes, in any element. Knows nothing of inactive lanes."""
    if predicate.type.element is not PRED:
        raise TypeError(f"any lane of {predicate.type}")
    return predicate.reading.any_lane(predicate)


def element(a: Lanes, index: int) -> Lanes:
    """One element of a packed value; 0 is the one in the low bits."""
    return a if a.type.elements == 1 else a.reading.element(a, index)


def pack(type_: Type, *elements: Lanes) -> Lanes:
    """The packed value of its elements, the first in the low bits."""
    if len(elements) != type_.elements or any(part.type is not type_.element for part in elements):
        raise TypeError(f"{type_} of elements of types {[part.type for part in elements]}")
    return elements[0] if len(elements) == 1 else _strongest(*elements).pack(type_, elements)


def outline(name: str, function: Callable[..., Lanes], *operands: Lanes) -> Lanes:
    """`function(*operands)`, which compiled code calls instead of containing it: for what is long.

    `name` tells such functions apart, together with the types of the operands. The function must depend on nothing
    but its operands.
    """
    return outline_several(name, lambda *inner: (function(*inner),), *operands)[0]


def outline_several(name: str, function: Callable[..., tuple[Lanes, ...]], *operands: Lanes) -> tuple[Lanes, ...]:
    """As `outline`, of a function with several results."""
    return _strongest(*operands).outline(name, function, operands)


def native(routine: Routine, function: Callable[[], tuple[Lanes, ...]], *operands: Lanes) -> tuple[Lanes, ...]:
    """`function()`, for which compiled code calls a routine of the runtime. Operands and results are U32."""
    return _strongest(*operands).native(routine, operands, function)


def per_element(function: Callable[..., Lanes], *operands: Lanes) -> Lanes:
    """A function of single values, applied to the elements of packed ones."""
    count = operands[0].type.elements
    if count == 1:
        return function(*operands)
    parts = [function(*(element(a, index) for a in operands)) for index in range(count)]
    return pack(packed(parts[0].type, count), *parts)


def rarely(condition: Lanes, slow: Callable[[], _Results], fast: Callable[[], _Results]) -> _Results:
    """`slow()` if the condition holds in any lane, else `fast()`.

    `slow` must be right for every lane, `fast` at least for the lanes in which the condition does not hold, and both
    yield values of the same types. Compiled code branches here, so neither may have effects other than its result.
    """
    single = False

    def tupled(function: Callable[[], _Results]) -> Callable[[], tuple[Lanes, ...]]:
        def call() -> tuple[Lanes, ...]:
            nonlocal single
            result = function()
            single = isinstance(result, Lanes)
            return (result,) if isinstance(result, Lanes) else result

        return call

    results: Any = condition.reading.rarely(condition, tupled(slow), tupled(fast))
    return cast(_Results, results[0] if single else results)


def canonical_nan(a: Lanes) -> Lanes:
    """Replaces computed NaNs by the NaN that PTX defines, where there may be any.

    f32, f16, bf16: the canonical NaN. f64 instructions pass NaNs of their operands on, as all hosts do, and make a
    negative one of other numbers, as some hosts do; where the host makes a positive one, it is replaced.
    """
    if not a.raw_nan:
        return a
    if a.type is F64:
        if _HOST_NAN_F64 == CANONICAL_NAN_F64:
            return a.with_nan_fact(False)
        bits = a.raw_bits(U64)
        made_here = (bits & 0x7FFF_FFFF_FFFF_FFFF) == 0x7FF8_0000_0000_0000
        return where(made_here, CANONICAL_NAN_F64, bits).raw_bits(F64)
    exact = a.reading.canonical(a)
    if exact is None:
        integer = unsigned_type(a.type)
        canonical = a.reading.constant(integer, CANONICAL_NAN[a.type.element.bits]).raw_bits(a.type)
        exact = where(unordered(a, a), canonical, a).with_nan_fact(False)
    a.reading.note_exact(exact, a)
    return exact
