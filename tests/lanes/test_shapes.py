"""Shapes: what rules promise is true of the values, widening is guarded exactly, and precision is not lost silently."""

from __future__ import annotations

import numpy as np
import pytest

from lanes.agreement import operands
from lanes.compiled import PATTERNS, Case, Kind, Suite, numpy_results, shape_results
from lanes.programs import all_programs, cases
from ptxvm.lanes import (
    LANE,
    PRED,
    S32,
    S64,
    SHAPE,
    U16,
    U16X2,
    U32,
    U64,
    Lanes,
    Shape,
    ShapeReading,
    Type,
    signed,
    take,
    where,
)
from ptxvm.lanes.shape import UNIFORM, VARYING, Groups


def is_true(shape: Shape, result: Lanes) -> bool:
    """Whether the 32 values have the shape."""
    if shape.groups is not None:
        return are_in_groups(shape.groups, result)
    if shape.offsets is None:
        return True
    values = np.broadcast_to(result.data, (2, 32))[0]
    if not result.type.is_integer or result.type.elements > 1:
        return bool(np.all(values.view(f"u{values.dtype.itemsize}") == values[:1].view(f"u{values.dtype.itemsize}")))
    base, mask = int(values[0]), result.type.mask
    same = all((int(value) - base - offset) & mask == 0 for value, offset in zip(values, shape.offsets, strict=True))
    return same and base & mask & ((1 << shape.alignment) - 1) == 0


def are_in_groups(groups: Groups, result: Lanes) -> bool:
    values = [int(value) for value in np.broadcast_to(result.data, (2, 32))[0]]
    firsts = [values[lane - lane % groups.lanes] for lane in range(32)]
    wanted = [first + offset for first, offset in zip(firsts, groups.offsets, strict=True)]
    return result.type.is_integer and all((a - b) & result.type.mask == 0 for a, b in zip(values, wanted, strict=True))


def wraps(case: Case, data: list[np.ndarray]) -> bool:
    """Whether an affine operand wraps, in which case widening it is not promised."""
    for kind, values in zip(case.kinds, data, strict=True):
        if kind is Kind.AFFINE:
            exact = [int(values[0]) + offset for offset in case.pattern]
            if [int(value) for value in values] != exact:
                return True
    return False


def test_promised_shapes_are_true_of_the_values() -> None:
    rng = np.random.default_rng(5)
    informative = 0
    for case in cases(all_programs(), seed=5):
        promised, _ = shape_results(case)
        for _ in range(2):
            data = operands(case, rng)
            if not wraps(case, data):
                for value, result in zip(promised, numpy_results(case, data), strict=True):
                    assert is_true(value.shape, result), f"{case.name}: {value.shape} {result.data[0]}"
                    informative += not value.shape.varying
    assert informative > 1500


@pytest.mark.parametrize("pattern", PATTERNS, ids=["up", "down", "tile"])
@pytest.mark.parametrize(("narrow", "wide"), [(S32, S64), (U32, U64), (U16, U64)], ids=str)
def test_the_guard_of_widening_holds_exactly_where_no_lane_wraps(
    narrow: Type, wide: Type, pattern: tuple[int, ...]
) -> None:
    case = Case("widen", lambda a: a.to(wide), [narrow], [Kind.AFFINE], pattern)
    suite = Suite([case])
    limits = np.iinfo(narrow.dtype)
    for end in (limits.min, 0, limits.max):
        for base in range(end - 130, end + 131):
            if limits.min <= base <= limits.max:
                exact = [base + offset for offset in pattern]
                data = np.array([value & narrow.mask for value in exact], f"u{narrow.dtype.itemsize}")
                (result,), held = suite.run(0, [data.view(narrow.dtype)])
                assert held == all(limits.min <= value <= limits.max for value in exact), base
                if held:
                    assert result.tolist() == exact


def affine(type_: Type, step: int, alignment: int = 0) -> Lanes:
    return SHAPE.value(type_, Shape.affine(tuple(step * lane for lane in range(32)), alignment, type_.bits))


def uniform(type_: Type, alignment: int = 0) -> Lanes:
    return SHAPE.value(type_, Shape(UNIFORM.offsets, alignment))


def offsets(value: Lanes) -> tuple[int, ...]:
    assert value.shape.offsets is not None
    return value.shape.offsets


def test_addresses_of_threads_stay_affine() -> None:
    thread = uniform(U32) * 256 + LANE
    assert offsets(thread) == tuple(range(32))
    address = uniform(U64) + signed(thread).to(S64).bits(U64) * 4
    assert offsets(address) == tuple(range(0, 128, 4))
    assert offsets((thread << 2) - 8) == tuple(range(0, 128, 4))
    assert offsets(uniform(U32) - LANE) == tuple(-lane for lane in range(32))
    assert offsets(where(SHAPE.value(PRED, UNIFORM), thread + 5, thread)) == tuple(range(32))


def test_bits_below_the_alignment_of_the_base_are_constants() -> None:
    thread = uniform(U32, alignment=5) + LANE
    low = thread & 31
    assert low.is_constant
    assert low.data.tolist() == list(range(32))
    assert (thread % 16).data.tolist() == [lane % 16 for lane in range(32)]
    assert (thread >> 5).shape.uniform
    assert (thread // 32).shape.uniform and (thread // 64).shape.uniform
    assert offsets(thread // 4) == tuple(lane // 4 for lane in range(32))
    assert offsets(thread & ~3) == tuple(lane & ~3 for lane in range(32))
    assert offsets(thread ^ 1) == tuple((lane ^ 1) - 1 for lane in range(32))
    assert offsets(thread | 1) == tuple((lane | 1) - 1 for lane in range(32))
    assert (uniform(U32) + LANE & 31).shape.varying


@pytest.mark.parametrize("k", [0, 3, 31, 32, 0b100100])
def test_constants_act_on_the_bits_below_the_alignment_and_on_those_above(k: int) -> None:
    thread = uniform(U32, alignment=5) + LANE
    assert offsets(thread | k) == tuple((lane | k) - k for lane in range(32))
    assert offsets(thread ^ k) == tuple((lane ^ k) - k for lane in range(32))
    assert (
        (thread | k).shape.alignment == (thread ^ k).shape.alignment == (min(5, (k & -k).bit_length() - 1) if k else 5)
    )


def test_moving_values_between_lanes_keeps_what_is_known() -> None:
    varying = SHAPE.value(U32, VARYING)
    assert take(varying, 3).shape.uniform
    assert take(varying, LANE ^ 1).shape.varying
    assert take(uniform(U32), LANE ^ 1).shape.uniform
    assert offsets(take(affine(U32, 4), LANE ^ 1))[:4] == (0, -4, 8, 4)


@pytest.mark.parametrize("width", [16, 8, 4])
def test_rows_of_narrow_blocks_are_groups(width: int) -> None:
    x, y = LANE % width, uniform(U32) + LANE // width
    row = y * uniform(U32)
    assert row.shape.groups == Groups(width, (0,) * 32)
    assert (row + x).shape.groups == Groups(width, tuple(lane % width for lane in range(32)))
    assert ((row + x) * 4 - 8 << 1).shape.groups == Groups(width, tuple(lane % width * 8 for lane in range(32)))
    assert (3 * (row + x)).shape.groups == Groups(width, tuple(lane % width * 3 for lane in range(32)))
    assert (8 - (row + x)).shape.groups == Groups(width, tuple(-(lane % width) for lane in range(32)))
    assert (row - x * uniform(U32)).shape is VARYING
    assert (row >> 3).shape is row.shape
    assert row.to(U64).shape is row.shape
    assert (row.to(U64) * uniform(U64) + x.to(U64)).shape is (row + x).shape
    assert (row + x).to(U64).shape is VARYING  # a lane may wrap
    assert (row + x).to(U16).shape is (row + x).shape
    assert where(SHAPE.value(PRED, UNIFORM), row + x, y).shape is VARYING
    assert where(SHAPE.value(PRED, UNIFORM), row, y).shape is row.shape
    assert where(SHAPE.value(PRED, VARYING), row, y).shape is VARYING
    assert (row + SHAPE.value(U32, VARYING)).shape is VARYING


def test_of_packed_numbers_nothing_is_known_but_that_all_lanes_are_equal() -> None:
    packed = uniform(U16X2, alignment=20)
    assert (packed * packed).shape is (packed + packed).shape is UNIFORM
    assert (packed + SHAPE.value(U16X2, VARYING)).shape is VARYING


def test_shapes_are_interned_and_joined() -> None:
    one, other = affine(U32, 4, 3).shape, affine(U32, 4, 7).shape
    assert affine(U32, 4, 3).shape is one
    assert one.join(other) is one
    assert one.join(affine(U32, 8, 3).shape) is VARYING
    assert uniform(U32, 4).shape.join(LANE.shape) is VARYING
    assert (LANE + 1).shape.join(LANE.shape).offsets == LANE.shape.offsets


def test_only_widening_affine_values_needs_a_guard() -> None:
    reading = ShapeReading()
    value = reading.value(U32, affine(U32, 1).shape)
    assert (value + 1 < 5).shape.varying
    assert value.to(U16).shape.offsets == value.shape.offsets
    assert reading.value(U32, UNIFORM).to(U64).shape.uniform
    assert not reading.needs_guard
    assert value.to(U64).shape.offsets == value.shape.offsets
    assert reading.needs_guard
    unguarded = ShapeReading(guards=False)
    assert unguarded.value(U32, affine(U32, 1).shape).to(U64).shape is VARYING
    assert not unguarded.needs_guard
