"""`cp.reduce.async.bulk.tensor`: arithmetic against Python's integers and exact fractions."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction

import numpy as np
import pytest

from ptxvm.machine.memory import Memory
from ptxvm.machine.tensor_map import (
    Access,
    Descriptor,
    Direction,
    ElementType,
    GlobalBytes,
    LoadMode,
    Reduction,
    Start,
    SwizzleMode,
    copy_plan,
    reduce,
)

INTEGERS = {
    ElementType.U32: (32, False),
    ElementType.S32: (32, True),
    ElementType.U64: (64, False),
    ElementType.S64: (64, True),
}


@dataclass(frozen=True)
class Format:
    """A floating-point format: bits in all, of the mantissa, and the largest exponent."""

    bits: int
    mantissa: int
    largest: int
    flush: bool = False

    @property
    def nan(self) -> int:
        return (1 << (self.bits - 1)) - 1

    @property
    def infinity(self) -> int:
        return self.nan >> self.mantissa << self.mantissa

    def value(self, bits: int) -> Fraction | float:
        sign = -1 if bits >> (self.bits - 1) else 1
        magnitude = bits & self.nan
        if magnitude >= self.infinity:
            return math.nan if magnitude > self.infinity else sign * math.inf
        exponent, fraction = magnitude >> self.mantissa, magnitude & ((1 << self.mantissa) - 1)
        if exponent:
            fraction |= 1 << self.mantissa
        elif self.flush:
            fraction = 0
        return sign * fraction * Fraction(2) ** (max(exponent, 1) - self.largest - self.mantissa)

    def encode(self, value: Fraction) -> int:
        """The nearest number, ties to even; not for zero, whose sign the fraction does not tell."""
        sign, size = (1 << (self.bits - 1) if value < 0 else 0), abs(value)
        exponent = max(_exponent(size), 1 - self.largest)
        units = _nearest(size / Fraction(2) ** (exponent - self.mantissa))
        bits = units + (exponent + self.largest - 1 << self.mantissa)
        if self.flush and bits < 1 << self.mantissa:
            bits = 0
        return sign | min(bits, self.infinity)

    def add(self, left: int, right: int) -> int:
        a, b = self.value(left), self.value(right)
        if isinstance(a, float) or isinstance(b, float):
            total = float(a) + float(b)
            return self.nan if math.isnan(total) else self.infinity | (total < 0) << (self.bits - 1)
        if a + b == 0:
            return left & right & 1 << (self.bits - 1) if a == 0 else 0
        return self.encode(a + b)

    def pick(self, left: int, right: int, *, larger: bool) -> int:
        a, b = self.value(left), self.value(right)
        if math.isnan(a):
            return self.nan if math.isnan(b) else right
        if math.isnan(b):
            return left
        # Zeros are ordered by their signs.
        order = [(a, -(left >> (self.bits - 1)), left), (b, -(right >> (self.bits - 1)), right)]
        return (max(order) if larger else min(order))[2]


def _exponent(size: Fraction) -> int:
    guess = size.numerator.bit_length() - size.denominator.bit_length()
    return guess if size >= Fraction(2) ** guess else guess - 1


def _nearest(units: Fraction) -> int:
    whole, rest = divmod(units, 1)
    return int(whole) + (rest > Fraction(1, 2) or (rest == Fraction(1, 2) and whole % 2 == 1))


FORMATS = {
    ElementType.F16: Format(16, 10, 15),
    ElementType.BF16: Format(16, 7, 127),
    ElementType.F32: Format(32, 23, 127),
    ElementType.F32_FTZ: Format(32, 23, 127, flush=True),
    ElementType.TF32: Format(32, 23, 127),
    ElementType.TF32_FTZ: Format(32, 23, 127, flush=True),
}
BITWISE = (Reduction.AND, Reduction.OR, Reduction.XOR)
WIDE = (*INTEGERS, ElementType.F32, ElementType.F64)


def integer(reduction: Reduction, bits: int, signed: bool) -> Callable[[int, int], int]:
    mask = (1 << bits) - 1

    def number(value: int) -> int:
        return value - (1 << bits) if signed and value >> (bits - 1) else value

    return {
        Reduction.ADD: lambda a, b: (a + b) & mask,
        Reduction.MIN: lambda a, b: min(a, b, key=number),
        Reduction.MAX: lambda a, b: max(a, b, key=number),
        Reduction.INC: lambda a, b: 0 if a >= b else a + 1,
        Reduction.DEC: lambda a, b: b if a == 0 or a > b else a - 1,
        Reduction.AND: lambda a, b: a & b,
        Reduction.OR: lambda a, b: a | b,
        Reduction.XOR: lambda a, b: a ^ b,
    }[reduction]


def floating(reduction: Reduction, kind: ElementType) -> Callable[[int, int], int]:
    number = FORMATS[kind]
    if reduction is Reduction.ADD:
        return number.add
    return lambda a, b: number.pick(a, b, larger=reduction is Reduction.MAX)


def values(bits: int, count: int, seed: int) -> list[int]:
    """Random bits, small numbers, and what is special in integers and in numbers of these bits."""
    random = np.random.default_rng(seed)
    top = 1 << (bits - 1)
    special = [0, top, 1, top | 1, top - 1, 2 * top - 1, 3]
    for number in FORMATS.values():
        if number.bits == bits:
            one = number.largest << number.mantissa
            special += [
                number.infinity,
                number.infinity | top,
                number.infinity | 1,
                number.infinity - 1,
                one,
                one | top,
            ]
    drawn = [int.from_bytes(random.bytes(bits // 8), "little") for _ in range(count)]
    return [special[int(random.integers(len(special)))] if random.random() < 0.4 else value for value in drawn]


def as_bytes(numbers: list[int], bits: int) -> np.ndarray:
    return np.frombuffer(b"".join(number.to_bytes(bits // 8, "little") for number in numbers), np.uint8).copy()


CASES = [
    *((op, kind) for op in (Reduction.ADD, Reduction.MIN, Reduction.MAX) for kind in INTEGERS),
    *((op, kind) for op in BITWISE for kind in WIDE),
    (Reduction.INC, ElementType.U32),
    (Reduction.DEC, ElementType.U32),
    *((Reduction.ADD, kind) for kind in FORMATS),
    *((op, kind) for op in (Reduction.MIN, Reduction.MAX) for kind in (ElementType.F16, ElementType.BF16)),
]
CASES.remove((Reduction.ADD, ElementType.S64))


@pytest.mark.parametrize(("reduction", "kind"), CASES)
def test_arithmetic(reduction: Reduction, kind: ElementType) -> None:
    bits = 8 * kind.element.unit
    row = 128 * 8 // bits
    rows = 64
    old, new = values(bits, row * rows, 1), values(bits, row * rows, 2)
    memory = Memory()
    allocation = memory.allocate(row * rows * bits // 8)
    tensor = memory.view(allocation.address, allocation.size)
    tensor[:] = as_bytes(old, bits)
    described = Descriptor(kind, allocation.address, (row, rows), (128,), (1, 1), (row, rows))
    plan = copy_plan(described.encode(), Access(Direction.REDUCE, 2, reduction=reduction))
    reduce(plan, Start((0, 0)), GlobalBytes([memory]), as_bytes(new, bits), 0)
    exact = kind in INTEGERS or reduction in BITWISE
    combine = integer(reduction, *INTEGERS.get(kind, (bits, False))) if exact else floating(reduction, kind)
    expected = [combine(a, b) for a, b in zip(old, new, strict=True)]
    found = [int.from_bytes(data.tobytes(), "little") for data in tensor.reshape(-1, bits // 8)]
    assert found == expected


def reduced(described: Descriptor, memory: Memory, start: Start, shared: np.ndarray, mode: LoadMode) -> None:
    plan = copy_plan(described.encode(), Access(Direction.REDUCE, described.rank, mode, Reduction.ADD, 100))
    plan.check(start, 0, shared.nbytes)
    reduce(plan, start, GlobalBytes([memory]), shared.view(np.uint8), 0)


def test_elements_outside_are_dropped() -> None:
    memory = Memory()
    target = np.arange(16 * 24, dtype=np.int32).reshape(16, 24)
    expected = target.copy()
    address = memory.map_array(target).address
    described = Descriptor(ElementType.S32, address, (20, 12), (96,), (1, 1), (8, 8))
    shared = np.arange(64, dtype=np.int32).reshape(8, 8)
    reduced(described, memory, Start((16, 9)), shared, LoadMode.TILE)
    expected[9:12, 16:20] += shared[:3, :4]
    assert (target == expected).all()


def test_rows_that_overlap_count_each_time() -> None:
    """A stride of 0: all rows of the box are the same row."""
    memory = Memory()
    target = np.zeros(8, np.int32)
    described = Descriptor(ElementType.S32, memory.map_array(target).address, (8, 5), (0,), (1, 1), (8, 5))
    shared = np.arange(40, dtype=np.int32).reshape(5, 8)
    reduced(described, memory, Start((0, 0)), shared, LoadMode.TILE)
    assert (target == shared.sum(0)).all()


def test_a_row_scattered_to_twice() -> None:
    memory = Memory()
    target = np.zeros((6, 8), np.int32)
    described = Descriptor(ElementType.S32, memory.map_array(target).address, (8, 6), (32,), (1, 1), (8, 1))
    shared = np.arange(32, dtype=np.int32).reshape(4, 8)
    reduced(described, memory, Start((0, 3, 1, 3, 9)), shared, LoadMode.SCATTER4)
    assert (target[3] == shared[0] + shared[2]).all()
    assert (target[1] == shared[1]).all() and not target[[0, 2, 4, 5]].any()


def test_swizzled_sources() -> None:
    memory = Memory()
    target = np.zeros((8, 16), np.float32)
    described = Descriptor(
        ElementType.F32,
        memory.map_array(target).address,
        (16, 8),
        (64,),
        (1, 1),
        (16, 8),
        swizzle=SwizzleMode.B64,
    )
    shared = np.arange(128, dtype=np.float32)
    reduced(described, memory, Start((0, 0)), shared, LoadMode.TILE)
    # The second 128 bytes have their 16-byte chunks exchanged in pairs.
    assert target[0].tolist() == list(range(16))
    assert target[2].tolist() == [36, 37, 38, 39, 32, 33, 34, 35, 44, 45, 46, 47, 40, 41, 42, 43]
