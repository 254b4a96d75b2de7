"""Planted mistakes: the differential test must find each of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from lanes.agreement import disagreements
from lanes.compiled import Case, Suite
from lanes.programs import Named, cases, float_programs, integer_programs
from ptxvm.lanes import F16, F32, S32, U32, U64, LlvmReading, Type, llvm_floats, llvm_integers, numpy_arithmetic
from ptxvm.lanes import numpy_reading as reading
from ptxvm.lanes.reading import Binary, Shift, Unary

Patch = Callable[[pytest.MonkeyPatch], Any]


def chosen(type_: Type, *names: str) -> list[Case]:
    programs: list[Named] = list((float_programs if type_.is_float else integer_programs)(type_))
    return cases(iter([program for program in programs if program[0] in names]), seed=9)


def replaced(table: dict[Any, Any], key: Any, function: Callable[..., Any]) -> Patch:
    return lambda patch: patch.setitem(table, key, function)


def attribute(owner: Any, name: str, function: Any) -> Patch:
    return lambda patch: patch.setattr(owner, name, function)


def double_rounding_fma(a: Any, b: Any, c: Any) -> Any:
    return (a.astype("f8") * b.astype("f8") + c.astype("f8")).astype(a.dtype)


def partial_divide(a: Any, b: Any) -> Any:
    return np.floor_divide(a, np.where(b == 0, b.dtype.type(1), b))


def masked_shift(a: Any, amount: Any) -> Any:
    return np.left_shift(a, (amount % (a.dtype.itemsize * 8)).astype(a.dtype))


def unclamped(a: Any, dtype: Any) -> Any:
    return np.nan_to_num(a).astype(np.int64).astype(dtype)


def unguarded(self: LlvmReading, type_: Type, a: Any, shape: Any) -> Any:
    """Widening as if no lane could wrap."""
    return llvm_integers.resize(self, a, type_, shape)


MUTANTS: dict[str, tuple[Patch, Callable[[], list[Case]]]] = {
    "fma rounds twice": (attribute(numpy_arithmetic, "fma", double_rounding_fma), lambda: chosen(F32, "fma")),
    "fma of halves rounds twice": (
        attribute(llvm_floats, "_fma_through", lambda wide, a, b, c: (a.to(F32) * b.to(F32) + c.to(F32)).to(a.type)),
        lambda: chosen(F16, "fma"),
    ),
    "NaN becomes an integer": (
        attribute(numpy_arithmetic, "float_to_integer", unclamped),
        lambda: chosen(F32, "to_s32"),
    ),
    "division floors": (replaced(reading._INTEGER, Binary.DIV, partial_divide), lambda: chosen(S32, "div")),
    "shift amounts wrap": (replaced(reading._SHIFT, Shift.LEFT, masked_shift), lambda: chosen(U32, "shl")),
    "rounding up is down": (replaced(reading._UNARY, Unary.ROUND_UP, np.floor), lambda: chosen(F32, "ceil")),
    "the guard is gone": (attribute(LlvmReading, "_make_widened", unguarded), lambda: chosen(U32, "to_u64")),
    "upper products lose a carry": (
        attribute(llvm_integers, "_mul_high_64", lambda reading, a, b: (a >> 32) * (b >> 32)),
        lambda: chosen(U64, "mul_high"),
    ),
}


@pytest.mark.parametrize(("patch", "programs"), MUTANTS.values(), ids=MUTANTS)
def test_planted_mistakes_are_found(
    patch: Patch, programs: Callable[[], list[Case]], monkeypatch: pytest.MonkeyPatch
) -> None:
    found = programs()
    assert disagreements(Suite(found), draws=20, seed=10) == []
    patch(monkeypatch)
    assert disagreements(Suite(found), draws=20, seed=10) != []
