"""The abstract reading: what is known of values, without values."""

from __future__ import annotations

from collections.abc import Callable

from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.reading import Binary, Compare, Routine, Shift, Unary
from ptxvm.lanes.shape import UNIFORM, VARYING, Shape
from ptxvm.lanes.shaped_reading import ShapedReading
from ptxvm.lanes.types import PRED, U32, Type


class ShapeReading(ShapedReading):
    """Values have a type, a shape and the NaN fact, and no data; constants stay constants.

    `needs_guard` becomes true when an operation is done that compiled code must guard (widening an affine value);
    whoever wants to know sets it to false first. `calls_native` likewise: when a routine of the runtime is called.
    """

    rank = 1

    def __init__(self, guards: bool = True) -> None:
        self.guards = guards
        self.needs_guard = False
        self.calls_native = False

    def value(self, type_: Type, shape: Shape, raw_nan: bool = False) -> Lanes:
        return Lanes(self, type_, None, shape, None, raw_nan=raw_nan)

    def rarely(
        self, condition: Lanes, slow: Callable[[], tuple[Lanes, ...]], fast: Callable[[], tuple[Lanes, ...]]
    ) -> tuple[Lanes, ...]:
        return tuple(
            self.value(x.type, x.shape.join(y.shape), x.raw_nan or y.raw_nan)
            for x, y in zip(slow(), fast(), strict=True)
        )

    def _make_native(self, routine: Routine, operands: tuple[Lanes, ...]) -> tuple[Lanes, ...]:
        self.calls_native = True
        return (self.value(U32, VARYING),) * routine.results

    def _make_call(
        self, name: str, function: Callable[..., tuple[Lanes, ...]], operands: tuple[Lanes, ...]
    ) -> tuple[Lanes, ...]:
        facts = tuple((a.type, a.raw_nan) for a in operands)
        return tuple(self.value(type_, VARYING, raw_nan) for type_, raw_nan in _results_of(name, facts, function))

    def _make_widened(self, type_: Type, a: Lanes, shape: Shape) -> Lanes:
        self.needs_guard = True
        return self.value(type_, shape)

    def _make_base(self, a: Lanes) -> Lanes:
        return self.value(a.type, Shape(UNIFORM.offsets, a.shape.alignment))

    def _make_binary(self, operation: Binary, a: Lanes, b: Lanes, shape: Shape) -> Lanes:
        return self.value(a.type, shape, a.type.is_float)

    def _make_compare(self, operation: Compare, type_: Type, a: Lanes, b: Lanes, shape: Shape) -> Lanes:
        return self.value(type_, shape)

    def _make_unary(self, operation: Unary, type_: Type, a: Lanes, shape: Shape, raw_nan: bool) -> Lanes:
        return self.value(type_, shape, raw_nan)

    def _make_shift(self, operation: Shift, a: Lanes, amount: Lanes, shape: Shape) -> Lanes:
        return self.value(a.type, shape)

    def _make_select(self, condition: Lanes, a: Lanes, b: Lanes, shape: Shape) -> Lanes:
        return self.value(a.type, shape, a.raw_nan or b.raw_nan)

    def _make_fma(self, a: Lanes, b: Lanes, c: Lanes, shape: Shape) -> Lanes:
        return self.value(a.type, shape, True)

    def _make_convert(self, type_: Type, a: Lanes, shape: Shape) -> Lanes:
        return self.value(type_, shape, type_.is_float and a.type.is_float)

    def _make_bitcast(self, type_: Type, a: Lanes, shape: Shape) -> Lanes:
        return self.value(type_, shape)

    def _make_take(self, a: Lanes, index: Lanes, shape: Shape) -> Lanes:
        return self.value(a.type, shape, a.raw_nan)

    def _make_ballot(self, predicate: Lanes, shape: Shape) -> Lanes:
        return self.value(U32, shape)

    def _make_any_lane(self, predicate: Lanes, shape: Shape) -> Lanes:
        return self.value(PRED, shape)

    def _make_element(self, a: Lanes, index: int, shape: Shape) -> Lanes:
        return self.value(a.type.element, shape, a.raw_nan)

    def _make_pack(self, type_: Type, elements: tuple[Lanes, ...], shape: Shape) -> Lanes:
        return self.value(type_, shape, any(part.raw_nan for part in elements))


#: For whoever does not ask for `needs_guard`.
SHAPE = ShapeReading()


_Facts = tuple[tuple[Type, bool], ...]
_RESULTS: dict[tuple[str, _Facts], _Facts] = {}


def _results_of(name: str, facts: _Facts, function: Callable[..., tuple[Lanes, ...]]) -> _Facts:
    """Types of the results of a function called so, and whether they may hold computed NaNs; found out once."""
    key = name, facts
    if key not in _RESULTS:
        results = function(*(SHAPE.value(type_, VARYING, raw_nan) for type_, raw_nan in facts))
        _RESULTS[key] = tuple((result.type, result.raw_nan) for result in results)
    return _RESULTS[key]
