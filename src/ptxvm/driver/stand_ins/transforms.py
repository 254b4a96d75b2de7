"""cuFFT's functions: NumPy does the transforms, in the order of streams. cuFFT itself is machine code."""

from __future__ import annotations

import ctypes
import itertools
import threading
from collections.abc import Callable, Sequence
from dataclasses import replace
from enum import IntEnum
from functools import wraps
from math import prod
from typing import Any

import numpy as np

from ptxvm.driver.errors import DriverError, report
from ptxvm.driver.library import MadeLibrary
from ptxvm.driver.runtime.calls import ensure
from ptxvm.driver.stand_ins.half_numbers import (
    BFLOAT,
    COMPLEX_BFLOAT,
    COMPLEX_HALF,
    HALF,
    is_half,
    is_real,
    widened,
    write,
)
from ptxvm.driver.stand_ins.memory_views import Array, view
from ptxvm.driver.state import Context
from ptxvm.driver.streams import stream_of
from ptxvm.driver.tables.constants import CUresult
from ptxvm.records import record

INT, WIDE, POINTER = ctypes.c_int, ctypes.c_int64, ctypes.c_uint64
NEWEST = 12500
VERSIONS = {"11": 11400, "12": NEWEST}
"""Of the library, by the number in its name."""

FORWARD, INVERSE = -1, 1


class Result(IntEnum):
    """`cufftResult`."""

    SUCCESS = 0
    INVALID_PLAN = 1
    INVALID_TYPE = 3
    INVALID_VALUE = 4
    INTERNAL_ERROR = 5
    EXEC_FAILED = 6
    INVALID_SIZE = 8
    NOT_SUPPORTED = 16


class TransformError(Exception):
    """A function of the library returns a code."""

    def __init__(self, code: Result) -> None:
        super().__init__(code.name)
        self.code = code


def _require(condition: object, code: Result) -> None:
    if not condition:
        raise TransformError(code)


_TYPES: dict[int, tuple[Any, Any]] = {
    0x2A: (np.float32, np.complex64),
    0x2C: (np.complex64, np.float32),
    0x29: (np.complex64, np.complex64),
    0x6A: (np.float64, np.complex128),
    0x6C: (np.complex128, np.float64),
    0x69: (np.complex128, np.complex128),
}
"""`cufftType`: what goes in, what comes out."""

_DATA_TYPES: dict[int, Any] = {
    0: np.float32,
    1: np.float64,
    2: HALF,
    4: np.complex64,
    5: np.complex128,
    6: COMPLEX_HALF,
    14: BFLOAT,
    15: COMPLEX_BFLOAT,
}
_OF_ONE_SIZE = ((0, 4), (1, 5), (2, 6), (14, 15))
"""`cudaDataType` of real and of complex numbers: transforms have those of a pair, one at least of them complex."""

_LETTERS = dict(zip(("R2C", "C2R", "C2C", "D2Z", "Z2D", "Z2Z"), _TYPES.values(), strict=True))


@record()
class Layout:
    """How numbers lie in memory. `embed`: the array that those of a transform are a part of; None: all one behind the
    other."""

    embed: tuple[int, ...] | None = None
    stride: int = 1
    distance: int = 0

    def view(self, pointer: int, dtype: Any, shape: tuple[int, ...], batch: int, *, store: bool) -> Array:
        """The numbers of all transforms, an axis for the batch first. Raises DriverError."""
        embed, stride, distance = self.embed or shape, self.stride, self.distance
        if self.embed is None:
            stride, distance = 1, prod(shape)
        steps = [stride * prod(embed[axis + 1 :]) for axis in range(len(shape))]
        steps, sizes = [distance, *steps], (batch, *shape)
        count = 1 + sum(step * (size - 1) for step, size in zip(steps, sizes, strict=True))
        flat = view(pointer, dtype, count, store=store)
        size = int(flat.itemsize)
        return np.lib.stride_tricks.as_strided(flat, sizes, [size * step for step in steps])


@record()
class Plan:
    """`batch` transforms of an array of `shape`, whose numbers are of the kinds `given` and `made`."""

    shape: tuple[int, ...] = ()
    given: Any = None
    made: Any = None
    batch: int = 1
    source: Layout = Layout()
    target: Layout = Layout()
    stream: int = 0

    def run(self, source: int, target: int, direction: int) -> None:
        """Raises DriverError for memory that is not there."""
        half = (*self.shape[:-1], self.shape[-1] // 2 + 1)
        real_in, real_out = is_real(self.given), is_real(self.made)
        given, made = (half if real_out else self.shape), (half if real_in else self.shape)
        layouts = [self.source, self.target]
        if source == target and real_in != real_out:  # rows of numbers have room for those of their transforms
            padded = (*self.shape[:-1], 2 * half[-1])
            layouts = [
                replace(layout, embed=padded, distance=prod(padded)) if real and layout.embed is None else layout
                for layout, real in zip(layouts, (real_in, real_out), strict=True)
            ]
        values = widened(layouts[0].view(source, self.given, given, self.batch, store=False))
        found = self._transformed(values, real_in, real_out, direction)
        write(layouts[1].view(target, self.made, made, self.batch, store=True), found)

    def _transformed(self, values: Array, real_in: bool, real_out: bool, direction: int) -> Array:
        """Sums of neither direction are divided by anything."""
        axes = tuple(range(1, 1 + len(self.shape)))
        if real_in:
            return np.asarray(np.fft.rfftn(values, axes=axes))
        if real_out:
            return np.asarray(np.fft.irfftn(values, self.shape, axes, norm="forward"))
        if direction == FORWARD:
            return np.asarray(np.fft.fftn(values, axes=axes))
        return np.asarray(np.fft.ifftn(values, axes=axes, norm="forward"))


@record()
class Transform:
    """A plan that is executed in a stream, or in a graph."""

    plan: Plan
    source: int
    target: int
    direction: int

    def run(self, context: Context) -> None:
        """Memory that is not there is a fault that stays with the context."""
        try:
            self.plan.run(self.source, self.target, self.direction)
        except DriverError as error:
            report(f"cuFFT: {self.plan.shape}, from {self.source:#x} to {self.target:#x}: {error}")
            context.error = CUresult.ERROR_ILLEGAL_ADDRESS


def _words(pointer: int, count: int, kind: Any) -> tuple[int, ...] | None:
    return tuple((kind * count).from_address(pointer)) if pointer else None


class Fft:
    """Plans are numbers. `functions`: by name, the ctypes of their parameters and what does the work."""

    def __init__(self, version: int) -> None:
        self._version = version
        self._numbers = itertools.count(1)
        self._plans: dict[int, Plan] = {}
        self._lock = threading.Lock()
        ones, sizes = [INT], [INT, INT, INT]
        self.functions: dict[str, tuple[Sequence[Any], Callable[..., None]]] = {
            "cufftCreate": ([POINTER], self._create),
            "cufftDestroy": ([INT], self._destroy),
            "cufftGetVersion": ([POINTER], lambda out: _put(out, self._version, INT)),
            "cufftGetProperty": ([INT, POINTER], self._property),
            "cufftGetSize": ([INT, POINTER], self._size),
            "cufftSetStream": ([INT, POINTER], lambda plan, stream: self._change(plan, stream=stream)),
            "cufftSetWorkArea": ([INT, POINTER], lambda plan, area: self._change(plan)),
            "cufftSetAutoAllocation": ([INT, INT], lambda plan, automatic: self._change(plan)),
            "cufftMakePlanMany": ([INT, INT, *self._many(POINTER, INT), POINTER], self._make_many(INT)),
            "cufftMakePlanMany64": ([INT, INT, *self._many(POINTER, WIDE), POINTER], self._make_many(WIDE)),
            "cufftPlanMany": ([POINTER, INT, *self._many(POINTER, INT)], self._plan_many),
            "cufftXtMakePlanMany": (
                [INT, INT, POINTER, POINTER, WIDE, WIDE, INT, POINTER, WIDE, WIDE, INT, WIDE, POINTER, INT],
                self._make_any,
            ),
            "cufftXtExec": ([INT, POINTER, POINTER, INT], self._execute),
        }
        for rank in (1, 2, 3):
            numbers = [*sizes[:rank], INT, *(ones if rank == 1 else ())]
            self.functions[f"cufftMakePlan{rank}d"] = [INT, *numbers, POINTER], self._make_plain(rank)
            self.functions[f"cufftPlan{rank}d"] = [POINTER, *numbers], self._plan_plain(rank)
        for letters, kinds in _LETTERS.items():
            complex_ = letters in ("C2C", "Z2Z")
            parameters = [INT, POINTER, POINTER, *(ones if complex_ else ())]
            self.functions[f"cufftExec{letters}"] = parameters, self._execute_as(kinds)

    @staticmethod
    def _many(pointer: Any, number: Any) -> list[Any]:
        return [pointer, pointer, number, number, pointer, number, number, INT, number]

    # ---------------------------------------------------------------------------------------------------- plans

    def _create(self, out: int) -> None:
        with self._lock:
            number = next(self._numbers)
            self._plans[number] = Plan()
        _put(out, number, INT)

    def _plan(self, number: int) -> Plan:
        _require(number in self._plans, Result.INVALID_PLAN)
        return self._plans[number]

    def _destroy(self, number: int) -> None:
        self._plan(number)
        del self._plans[number]

    def _change(self, number: int, **changes: Any) -> None:
        self._plans[number] = replace(self._plan(number), **changes)

    def _property(self, which: int, out: int) -> None:
        _require(0 <= which < 3, Result.INVALID_VALUE)
        _put(out, (self._version // 1000, self._version // 100 % 10, self._version % 100)[which], INT)

    def _size(self, number: int, out: int) -> None:
        self._plan(number)
        _put(out, 0, POINTER)

    def _make(self, number: int, shape: Sequence[int], kinds: tuple[Any, Any] | None, batch: int, **more: Any) -> None:
        _require(kinds is not None, Result.INVALID_TYPE)
        _require(1 <= len(shape) <= 3 and min(shape) > 0 and batch > 0, Result.INVALID_SIZE)
        assert kinds is not None
        self._change(number, shape=tuple(shape), given=kinds[0], made=kinds[1], batch=batch, **more)

    def _make_plain(self, rank: int) -> Callable[..., None]:
        def make(number: int, *numbers: int) -> None:
            batch = numbers[2] if rank == 1 else 1
            self._make(number, numbers[:rank], _TYPES.get(numbers[rank]), batch)
            _put(numbers[-1], 0, POINTER)

        return make

    def _plan_plain(self, rank: int) -> Callable[..., None]:
        def plan(out: int, *numbers: int) -> None:
            self._create(out)
            self._make_plain(rank)(INT.from_address(out).value, *numbers, 0)

        return plan

    def _make_many(self, kind: Any) -> Callable[..., None]:
        def make(number: int, rank: int, n: int, inembed: int, istride: int, idist: int, onembed: int, ostride: int,
                 odist: int, type_: int, batch: int, size: int) -> None:  # fmt: skip
            layouts = self._layouts(rank, kind, (inembed, istride, idist), (onembed, ostride, odist))
            self._make(number, _words(n, rank, kind) or (), _TYPES.get(type_), batch, **layouts)
            _put(size, 0, POINTER)

        return make

    def _layouts(self, rank: int, kind: Any, *given: tuple[int, int, int]) -> dict[str, Layout]:
        """Strides count only where both sides say what their arrays are parts of."""
        _require(1 <= rank <= 3, Result.INVALID_SIZE)
        if not all(embed for embed, _, _ in given):
            return {}
        made = [Layout(_words(embed, rank, kind), stride, distance) for embed, stride, distance in given]
        _require(all(each.stride > 0 and each.distance >= 0 for each in made), Result.INVALID_VALUE)
        return {"source": made[0], "target": made[1]}

    def _plan_many(self, out: int, *numbers: int) -> None:
        self._create(out)
        self._make_many(INT)(INT.from_address(out).value, *numbers, 0)

    def _make_any(self, number: int, rank: int, n: int, inembed: int, istride: int, idist: int, given: int,
                  onembed: int, ostride: int, odist: int, made: int, batch: int, size: int,
                  how: int) -> None:  # fmt: skip
        of_one_size = any({given, made} <= {*pair} and pair[1] in (given, made) for pair in _OF_ONE_SIZE)
        _require(of_one_size, Result.NOT_SUPPORTED)
        layouts = self._layouts(rank, WIDE, (inembed, istride, idist), (onembed, ostride, odist))
        shape, kinds = _words(n, rank, WIDE) or (), (_DATA_TYPES[given], _DATA_TYPES[made])
        _require(not is_half(kinds[0]) or all(size.bit_count() == 1 for size in shape), Result.INVALID_SIZE)
        self._make(number, shape, kinds, batch, **layouts)
        _put(size, 0, POINTER)

    # ------------------------------------------------------------------------------------------------ execution

    def _execute(self, number: int, source: int, target: int, direction: int = FORWARD) -> None:
        plan = self._plan(number)
        _require(plan.shape, Result.INVALID_PLAN)
        _require(direction in (FORWARD, INVERSE), Result.INVALID_VALUE)
        ensure()
        stream_of(plan.stream).submit(Transform(plan, source, target, direction))

    def _execute_as(self, kinds: tuple[Any, Any]) -> Callable[..., None]:
        def execute(number: int, *arguments: int) -> None:
            plan = self._plan(number)
            _require((plan.given, plan.made) == kinds, Result.INVALID_PLAN)
            self._execute(number, *arguments)

        return execute


def _put(out: int, value: int, kind: Any) -> None:
    if out:
        kind.from_address(out).value = value


def _guarded(function: Callable[..., None]) -> Callable[..., int]:
    @wraps(function)
    def call(*arguments: int) -> int:
        try:
            function(*arguments)
        except TransformError as error:
            return error.code
        except DriverError:
            return Result.EXEC_FAILED
        return Result.SUCCESS

    return call


def fill(made: MadeLibrary, soname: str) -> None:
    """Let the functions of a library of such a name do their work."""
    for name, (parameters, function) in Fft(VERSIONS.get(soname.rpartition(".")[2], NEWEST)).functions.items():
        made.fill(name, ctypes.CFUNCTYPE(INT, *parameters)(_guarded(function)))
