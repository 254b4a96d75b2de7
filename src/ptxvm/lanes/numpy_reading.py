"""The reading that computes: the interpreter's values, and every constant in every reading."""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache
from typing import Any

import numpy as np

from ptxvm.lanes import numpy_arithmetic as arithmetic
from ptxvm.lanes.conversion import by_steps, is_direct
from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.reading import COMPUTING, COUNTING, Binary, Compare, Reading, Routine, Shift, Unary
from ptxvm.lanes.types import BF16, PRED, U32, WARP_SIZE, Type, predicate

Array = np.ndarray[Any, Any]
Function = Callable[..., Array]

_INTEGER: dict[Binary, Function] = {
    Binary.ADD: np.add,
    Binary.SUB: np.subtract,
    Binary.MUL: np.multiply,
    Binary.DIV: arithmetic.divide,
    Binary.REM: arithmetic.remainder,
    Binary.AND: np.bitwise_and,
    Binary.OR: np.bitwise_or,
    Binary.XOR: np.bitwise_xor,
    Binary.MIN: np.minimum,
    Binary.MAX: np.maximum,
    Binary.MUL_HIGH: arithmetic.mul_high,
}
_FLOAT: dict[Binary, Function] = {
    Binary.ADD: np.add,
    Binary.SUB: np.subtract,
    Binary.MUL: np.multiply,
    Binary.DIV: np.divide,
}
_COMPARE: dict[Compare, Function] = {
    Compare.LT: np.less,
    Compare.LE: np.less_equal,
    Compare.GT: np.greater,
    Compare.GE: np.greater_equal,
    Compare.EQ: np.equal,
    Compare.NE: np.not_equal,
    Compare.UNORDERED: lambda a, b: np.logical_or(np.isnan(a), np.isnan(b)),
}
_UNARY: dict[Unary, Function] = {
    Unary.NEG: np.negative,
    Unary.ABS: np.abs,
    Unary.SQRT: np.sqrt,
    Unary.ROUND_NEAREST_EVEN: np.rint,
    Unary.ROUND_ZERO: np.trunc,
    Unary.ROUND_DOWN: np.floor,
    Unary.ROUND_UP: np.ceil,
    Unary.POPCOUNT: lambda a: np.bitwise_count(a.view(f"u{a.dtype.itemsize}")).astype(np.uint32),
    Unary.LEADING_ZEROS: arithmetic.leading_zeros,
    Unary.BIT_REVERSE: arithmetic.bit_reverse,
}
_SHIFT: dict[Shift, Function] = {Shift.LEFT: arithmetic.shift_left, Shift.RIGHT: arithmetic.shift_right}

_quiet: ContextVar[bool] = ContextVar("ptxvm_numpy_is_quiet", default=False)


@contextmanager
def quiet() -> Iterator[None]:
    """Float operations inside warn of nothing. Saves each of them ensuring that: enter it around a whole run."""
    token = _quiet.set(True)
    try:
        with np.errstate(all="ignore"):
            yield
    finally:
        _quiet.reset(token)


def _quietly(function: Function, *arrays: Array) -> Array:
    if _quiet.get():
        return function(*arrays)
    with np.errstate(all="ignore"):
        return function(*arrays)


def _elements(value: Lanes) -> Array:
    """Packed values as arrays with one more axis, of elements."""
    return np.ascontiguousarray(value.data)[..., None].view(value.type.dtype).reshape(*np.shape(value.data), -1)


class NumpyReading(Reading):
    rank = 0

    def constant(self, type_: Type, value: int | float) -> Lanes:
        """One number in all lanes (and in all elements); integers wrap, floats round to nearest even."""
        if type_.is_float:
            return _float_constant(type_, struct.pack("<d", value))
        if isinstance(value, float | np.floating):
            raise TypeError(f"{value!r} as {type_}: an integer is needed")
        return _integer_constant(type_, int(value))

    def _apply(self, function: Function, type_: Type, operands: tuple[Lanes, ...], raw_nan: bool = False) -> Lanes:
        """Applies an elementwise function to operands that have the same number of elements as the result."""
        if type_.elements == 1:
            arrays = [operand.data for operand in operands]
        else:
            arrays = [_elements(operand) for operand in operands]
        of_floats = type_.is_float or operands[0].type.is_float
        result = _quietly(function, *arrays) if of_floats else function(*arrays)
        if type_.elements > 1:
            result = np.ascontiguousarray(result).view(type_.storage)[..., 0]
        return Lanes(self, type_, result, raw_nan=raw_nan)

    def binary(self, operation: Binary, a: Lanes, b: Lanes) -> Lanes:
        if a.type.is_float:
            return self._apply(_FLOAT[operation], a.type, (a, b), raw_nan=True)
        return self._apply(_INTEGER[operation], a.type, (a, b))

    def compare(self, operation: Compare, a: Lanes, b: Lanes) -> Lanes:
        return self._apply(_COMPARE[operation], predicate(a.type), (a, b))

    def unary(self, operation: Unary, a: Lanes) -> Lanes:
        type_ = U32 if operation in COUNTING else a.type
        return self._apply(_UNARY[operation], type_, (a,), raw_nan=a.raw_nan or operation in COMPUTING)

    def shift(self, operation: Shift, a: Lanes, amount: Lanes) -> Lanes:
        return self._apply(_SHIFT[operation], a.type, (a, amount))

    def select(self, condition: Lanes, a: Lanes, b: Lanes) -> Lanes:
        raw_nan = a.raw_nan or b.raw_nan
        if condition.type is PRED:
            return Lanes(self, a.type, np.where(condition.data, a.data, b.data), raw_nan=raw_nan)
        return self._apply(np.where, a.type, (condition, a, b), raw_nan=raw_nan)

    def fma(self, a: Lanes, b: Lanes, c: Lanes) -> Lanes:
        return self._apply(arithmetic.fma, a.type, (a, b, c), raw_nan=True)

    def convert(self, type_: Type, a: Lanes) -> Lanes:
        if not is_direct(a.type, type_):
            return by_steps(a, type_)
        dtype, source = type_.dtype, a.type
        if source.is_float and not type_.is_float:
            return self._apply(lambda x: arithmetic.float_to_integer(x, dtype), type_, (a,))
        raw_nan = source.is_float and type_.is_float
        return self._apply(lambda x: np.asarray(x).astype(dtype), type_, (a,), raw_nan=raw_nan)

    def bitcast(self, type_: Type, a: Lanes) -> Lanes:
        return Lanes(self, type_, np.asarray(a.data).view(type_.storage))

    def take(self, a: Lanes, index: Lanes) -> Lanes:
        data, places = np.asarray(a.data), np.asarray(index.data)
        if data.ndim == 0:
            return a
        if places.ndim <= 1 and data.shape[-1] == WARP_SIZE:
            chosen = np.take(data, np.broadcast_to(places, WARP_SIZE), axis=-1)
            return Lanes(self, a.type, chosen, raw_nan=a.raw_nan)
        warps = np.broadcast_shapes(data.shape[:-1], places.shape[:-1])
        data = np.broadcast_to(data, (*warps, WARP_SIZE))
        places = np.broadcast_to(places, (*warps, WARP_SIZE)).astype(np.intp)
        return Lanes(self, a.type, np.take_along_axis(data, places, -1), raw_nan=a.raw_nan)

    def ballot(self, predicate: Lanes) -> Lanes:
        data = np.asarray(predicate.data)
        if data.ndim == 0:
            return self.constant(U32, 0xFFFFFFFF if data else 0)
        bits = np.packbits(np.ascontiguousarray(data), axis=-1, bitorder="little").view("<u4")
        if data.ndim == 1:
            return Lanes(self, U32, bits[0])
        return Lanes(self, U32, np.broadcast_to(bits, data.shape))

    def any_lane(self, predicate: Lanes) -> Lanes:
        data = np.asarray(predicate.data)
        holds = np.not_equal(data, 0)
        if data.ndim:
            holds = np.broadcast_to(holds.any(-1, keepdims=True), data.shape)
        return Lanes(self, PRED, holds)

    def element(self, a: Lanes, index: int) -> Lanes:
        return Lanes(self, a.type.element, _elements(a)[..., index], raw_nan=a.raw_nan)

    def pack(self, type_: Type, elements: tuple[Lanes, ...]) -> Lanes:
        together = np.stack(np.broadcast_arrays(*(part.data for part in elements)), -1)
        raw_nan = any(part.raw_nan for part in elements)
        return Lanes(self, type_, together.view(type_.storage)[..., 0], raw_nan=raw_nan)

    def outline(
        self, name: str, function: Callable[..., tuple[Lanes, ...]], operands: tuple[Lanes, ...]
    ) -> tuple[Lanes, ...]:
        return function(*operands)

    def native(
        self, routine: Routine, operands: tuple[Lanes, ...], function: Callable[[], tuple[Lanes, ...]]
    ) -> tuple[Lanes, ...]:
        return function()

    def rarely(
        self, condition: Lanes, slow: Callable[[], tuple[Lanes, ...]], fast: Callable[[], tuple[Lanes, ...]]
    ) -> tuple[Lanes, ...]:
        return slow() if np.any(condition.data) else fast()


NUMPY = NumpyReading()


@lru_cache(4096)
def _integer_constant(type_: Type, value: int) -> Lanes:
    if type_.element is PRED:
        element = np.array(bool(value))
    else:
        # Through the unsigned value: NumPy takes integers in range only.
        element = np.array(value & type_.element.mask, f"u{type_.dtype.itemsize}").view(type_.dtype)
    return _splat(type_, element)


@lru_cache(4096)
def _float_constant(type_: Type, raw: bytes) -> Lanes:
    """Keyed by bits: -0.0 equals 0.0, and a NaN nothing."""
    value = np.frombuffer(raw, np.float64)[0]
    with np.errstate(all="ignore"):
        exact = arithmetic.f64_to_bfloat(value, type_.dtype) if type_.element is BF16 else value.astype(type_.dtype)
    return _splat(type_, np.asarray(exact))


def _splat(type_: Type, element: Array) -> Lanes:
    data = np.full(type_.elements, element, type_.dtype).view(type_.storage)[0] if type_.elements > 1 else element
    data = np.asarray(data)
    data.flags.writeable = False
    return Lanes(NUMPY, type_, data)


def const(type_: Type, value: int | float) -> Lanes:
    """The same number in every lane: a constant in every reading. Integers wrap, floats round to nearest even."""
    return NUMPY.constant(type_, value)


#: The number of each lane, 0..31.
LANE = Lanes(NUMPY, U32, np.arange(WARP_SIZE, dtype=np.uint32))
