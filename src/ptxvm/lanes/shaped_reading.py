"""What the shape reading and the LLVM reading share: the shape of every result, and folding that shapes allow."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable

import numpy as np

from ptxvm.lanes import shape_rules as rules
from ptxvm.lanes.conversion import by_steps, is_direct
from ptxvm.lanes.lanes import Lanes, per_element, take, where
from ptxvm.lanes.numpy_reading import NUMPY
from ptxvm.lanes.reading import COMPUTING, COUNTING, Binary, Compare, Reading, Routine, Shift, Unary
from ptxvm.lanes.shape import UNIFORM, VARYING, Shape
from ptxvm.lanes.types import PRED, U32, Type, carrier, predicate

_TURNED = {Compare.LT: Compare.GT, Compare.GT: Compare.LT, Compare.LE: Compare.GE, Compare.GE: Compare.LE}
"""What to ask of the operands the other way round."""


def constant_number(a: Lanes) -> int | None:
    """The value of an integer constant that is the same in all lanes."""
    if a.reading.rank == 0 and a.type.is_integer and a.type.elements == 1 and a.data.ndim == 0:
        return int(a.data)
    return None


class ShapedReading(Reading):
    """Computes shapes; subclasses make the values (`_make_...`), whose shape, type and NaN fact are given."""

    #: Whether widening an affine value keeps it affine, under a guard that no lane wraps.
    guards: bool

    def constant(self, type_: Type, value: int | float) -> Lanes:
        return NUMPY.constant(type_, value)

    def binary(self, operation: Binary, a: Lanes, b: Lanes) -> Lanes:
        x, y = a.shape, b.shape
        if (x.varying and x.groups is None) or (y.varying and y.groups is None):
            return self._make_binary(operation, a, b, VARYING)
        left, right = constant_number(a), constant_number(b)
        known = rules.bits_below_alignment(operation, a.type, x, right)
        if known is None and left is not None and operation is Binary.AND:
            known = rules.bits_below_alignment(operation, a.type, y, left)
        if known is not None:
            return constant_lanes(a.type, known)
        shape = rules.binary(operation, a.type, x, y, left=left, right=right)
        return self._make_binary(operation, a, b, shape)

    def compare(self, operation: Compare, a: Lanes, b: Lanes) -> Lanes:
        number = constant_number(b)
        if number is None and (number := constant_number(a)) is not None:
            operation, a, b = _TURNED.get(operation, operation), b, a
        if number is not None and a.shape.within_alignment and not a.shape.uniform:
            if rules.bounds_like_base(operation, a.shape, number):
                return self.compare(operation, self._make_base(a), b)
            if operation in (Compare.EQ, Compare.NE):
                return self._equal_lanes(operation, a, number)
        return self._make_compare(operation, predicate(a.type), a, b, rules.uniform(a.shape, b.shape))

    def _equal_lanes(self, operation: Compare, a: Lanes, number: int) -> Lanes:
        """Of an affine value whose offsets fit below the alignment of its base: either lanes known now equal the
        number, or none does."""
        below = number & ((1 << a.shape.alignment) - 1)
        lanes = np.array(a.shape.offsets) == below
        equal = operation is Compare.EQ
        if not lanes.any():
            return NUMPY.constant(PRED, not equal)
        hit = self._make_base(a) == NUMPY.constant(a.type, number - below)
        some = Lanes(NUMPY, PRED, lanes if equal else ~lanes)
        return where(hit, some, NUMPY.constant(PRED, not equal))

    def unary(self, operation: Unary, a: Lanes) -> Lanes:
        type_ = U32 if operation in COUNTING else a.type
        return self._make_unary(operation, type_, a, rules.uniform(a.shape), a.raw_nan or operation in COMPUTING)

    def shift(self, operation: Shift, a: Lanes, amount: Lanes) -> Lanes:
        known = constant_number(amount)
        if known is not None and known >= a.type.bits:
            if operation is Shift.LEFT or not a.type.is_signed:
                return NUMPY.constant(a.type, 0)
            known = a.type.bits - 1
            amount = NUMPY.constant(amount.type, known)
        return self._make_shift(operation, a, amount, rules.shift(operation, a.type, a.shape, amount.shape, known))

    def select(self, condition: Lanes, a: Lanes, b: Lanes) -> Lanes:
        if condition.type is PRED and a.type.elements > 1:
            if a.type.element is PRED:
                return per_element(lambda x, y: where(condition, x, y), a, b)
            # One predicate for the whole value: choose between whole values.
            whole = carrier(a.type)
            chosen = self.select(condition, a.reading.bitcast(whole, a), b.reading.bitcast(whole, b))
            return chosen.reading.bitcast(a.type, chosen).with_nan_fact(a.raw_nan or b.raw_nan)
        shape = rules.select(condition.shape, a.shape, b.shape)
        return self._make_select(condition, a, b, shape)

    def fma(self, a: Lanes, b: Lanes, c: Lanes) -> Lanes:
        return self._make_fma(a, b, c, rules.uniform(a.shape, b.shape, c.shape))

    def convert(self, type_: Type, a: Lanes) -> Lanes:
        if not is_direct(a.type, type_):
            return by_steps(a, type_)
        shape = rules.convert(type_, a.type, a.shape)
        if rules.widens(type_, a.type, a.shape):
            if self.guards:
                return self._make_widened(type_, a, shape)
            shape = VARYING
        return self._make_convert(type_, a, shape)

    def bitcast(self, type_: Type, a: Lanes) -> Lanes:
        return self._make_bitcast(type_, a, rules.bitcast(type_, a.type, a.shape))

    def take(self, a: Lanes, index: Lanes) -> Lanes:
        if a.shape.uniform:
            return a
        if a.type.element is PRED and a.type.elements > 1:
            return per_element(lambda x: take(x, index), a)
        if a.type.elements > 1:
            moved = self.take(a.reading.bitcast(carrier(a.type), a), index)
            return moved.reading.bitcast(a.type, moved).with_nan_fact(a.raw_nan)
        if index.is_constant and a.shape.offsets is not None and not a.is_constant:
            offsets = np.broadcast_to(np.array(a.shape.offsets)[index.data], (32,))
            return self._make_base(a) + constant_lanes(a.type, tuple(offsets.tolist()))
        return self._make_take(a, index, rules.uniform(index.shape))

    def ballot(self, predicate: Lanes) -> Lanes:
        return self._make_ballot(predicate, UNIFORM)

    def any_lane(self, predicate: Lanes) -> Lanes:
        return self._make_any_lane(predicate, UNIFORM)

    def element(self, a: Lanes, index: int) -> Lanes:
        return self._make_element(a, index, rules.uniform(a.shape))

    def pack(self, type_: Type, elements: tuple[Lanes, ...]) -> Lanes:
        return self._make_pack(type_, elements, rules.uniform(*(part.shape for part in elements)))

    def outline(
        self, name: str, function: Callable[..., tuple[Lanes, ...]], operands: tuple[Lanes, ...]
    ) -> tuple[Lanes, ...]:
        if not any(a.shape.varying for a in operands):
            return function(*operands)
        return self._make_call(name, function, operands)

    def native(
        self, routine: Routine, operands: tuple[Lanes, ...], function: Callable[[], tuple[Lanes, ...]]
    ) -> tuple[Lanes, ...]:
        return self._make_native(routine, operands)

    @abstractmethod
    def _make_native(self, routine: Routine, operands: tuple[Lanes, ...]) -> tuple[Lanes, ...]:
        """The varying results (U32) of a routine of operands all of which become varying."""

    @abstractmethod
    def _make_call(
        self, name: str, function: Callable[..., tuple[Lanes, ...]], operands: tuple[Lanes, ...]
    ) -> tuple[Lanes, ...]:
        """The varying results of a function of operands all of which become varying."""

    @abstractmethod
    def _make_widened(self, type_: Type, a: Lanes, shape: Shape) -> Lanes:
        """An affine value, or one in groups, of which no lane that executes wraps."""

    @abstractmethod
    def _make_base(self, a: Lanes) -> Lanes:
        """The base of an affine value, as a uniform value."""

    @abstractmethod
    def _make_binary(self, operation: Binary, a: Lanes, b: Lanes, shape: Shape) -> Lanes: ...

    @abstractmethod
    def _make_compare(self, operation: Compare, type_: Type, a: Lanes, b: Lanes, shape: Shape) -> Lanes: ...

    @abstractmethod
    def _make_unary(self, operation: Unary, type_: Type, a: Lanes, shape: Shape, raw_nan: bool) -> Lanes: ...

    @abstractmethod
    def _make_shift(self, operation: Shift, a: Lanes, amount: Lanes, shape: Shape) -> Lanes: ...

    @abstractmethod
    def _make_select(self, condition: Lanes, a: Lanes, b: Lanes, shape: Shape) -> Lanes: ...

    @abstractmethod
    def _make_fma(self, a: Lanes, b: Lanes, c: Lanes, shape: Shape) -> Lanes: ...

    @abstractmethod
    def _make_convert(self, type_: Type, a: Lanes, shape: Shape) -> Lanes: ...

    @abstractmethod
    def _make_bitcast(self, type_: Type, a: Lanes, shape: Shape) -> Lanes: ...

    @abstractmethod
    def _make_take(self, a: Lanes, index: Lanes, shape: Shape) -> Lanes: ...

    @abstractmethod
    def _make_ballot(self, predicate: Lanes, shape: Shape) -> Lanes: ...

    @abstractmethod
    def _make_any_lane(self, predicate: Lanes, shape: Shape) -> Lanes: ...

    @abstractmethod
    def _make_element(self, a: Lanes, index: int, shape: Shape) -> Lanes: ...

    @abstractmethod
    def _make_pack(self, type_: Type, elements: tuple[Lanes, ...], shape: Shape) -> Lanes: ...


def constant_lanes(type_: Type, values: tuple[int, ...]) -> Lanes:
    """A constant with a value of its own in each lane; values wrap."""
    if min(values) == max(values):
        return NUMPY.constant(type_, values[0])
    unsigned = np.array([value & type_.mask for value in values], f"u{type_.dtype.itemsize}")
    return Lanes(NUMPY, type_, unsigned.view(type_.dtype))
