"""What asynchronous reductions do to elements: both engines against Python's integers and exact fractions."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction

import numpy as np
import pytest
from tests.engine.jit.native import OBJECTS, SERVER, TARGET

from ptxvm.engine.host.arithmetic import Arithmetic, arithmetic_of, combine_alone, tensor_arithmetic
from ptxvm.engine.jit.compilation.code_target import Cpu, code_target
from ptxvm.engine.jit.compilation.codegen import assembly
from ptxvm.engine.jit.emission.combining_code import function_text
from ptxvm.engine.jit.host.combining import Combining
from ptxvm.isa.registry import find_forms
from ptxvm.isa.warp import AtomicOp
from ptxvm.lanes import BF16, F16, F32, F64, S32, S64, U32, U64, Type
from ptxvm.machine.tensor_map import ElementType, Reduction
from ptxvm.machine.tensor_map.reduction import SUPPORTED
from ptxvm.machine.updates import Combine

NATIVE = Combining(TARGET, SERVER, OBJECTS)
BASELINE = Combining(code_target(Cpu.BASELINE), SERVER, OBJECTS)
WAYS: dict[str, Callable[[Arithmetic], Combine]] = {
    "alone": combine_alone,
    "native": NATIVE.combine_of,
    "baseline": BASELINE.combine_of,
}


@dataclass(frozen=True)
class Format:
    """A floating-point format: bits in all, of the mantissa, and the largest exponent."""

    bits: int
    mantissa: int
    largest: int
    flush: bool = False

    @property
    def magnitude(self) -> int:
        """All bits but the sign."""
        return (1 << (self.bits - 1)) - 1

    @property
    def nan(self) -> int:
        """What calculations yield."""
        return 0xFFF8 << 48 if self.bits == 64 else self.magnitude

    @property
    def infinity(self) -> int:
        return self.magnitude >> self.mantissa << self.mantissa

    def value(self, bits: int) -> Fraction | float:
        sign = -1 if bits >> (self.bits - 1) else 1
        magnitude = bits & self.magnitude
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


FORMATS = {F16: Format(16, 10, 15), BF16: Format(16, 7, 127), F32: Format(32, 23, 127), F64: Format(64, 52, 1023)}
FLUSHING = Format(32, 23, 127, flush=True)
INTEGERS = (U32, S32, U64, S64)
ORDERS = (AtomicOp.MIN, AtomicOp.MAX)
CASES = [
    *(Arithmetic(op, type_) for op in (AtomicOp.ADD, *ORDERS) for type_ in INTEGERS),
    *(Arithmetic(op, type_) for op in (AtomicOp.AND, AtomicOp.OR, AtomicOp.XOR) for type_ in (U32, U64)),
    *(Arithmetic(op, U32) for op in (AtomicOp.INC, AtomicOp.DEC)),
    *(Arithmetic(AtomicOp.ADD, type_) for type_ in FORMATS),
    Arithmetic(AtomicOp.ADD, F32, flush=True),
    *(Arithmetic(op, type_) for op in ORDERS for type_ in (F16, BF16)),
]


def name(arithmetic: Arithmetic) -> str:
    return f"{arithmetic.op.value}.{arithmetic.type}{'.ftz' if arithmetic.flush else ''}"


def integer(op: AtomicOp, bits: int, signed: bool) -> Callable[[int, int], int]:
    mask = (1 << bits) - 1

    def number(value: int) -> int:
        return value - (1 << bits) if signed and value >> (bits - 1) else value

    return {
        AtomicOp.ADD: lambda a, b: (a + b) & mask,
        AtomicOp.MIN: lambda a, b: min(a, b, key=number),
        AtomicOp.MAX: lambda a, b: max(a, b, key=number),
        AtomicOp.INC: lambda a, b: 0 if a >= b else a + 1,
        AtomicOp.DEC: lambda a, b: b if a == 0 or a > b else a - 1,
        AtomicOp.AND: lambda a, b: a & b,
        AtomicOp.OR: lambda a, b: a | b,
        AtomicOp.XOR: lambda a, b: a ^ b,
    }[op]


def oracle(arithmetic: Arithmetic) -> Callable[[int, int], int]:
    type_ = arithmetic.type
    if type_.is_integer:
        return integer(arithmetic.op, type_.bits, type_.is_signed)
    number = FLUSHING if arithmetic.flush else FORMATS[type_]
    if arithmetic.op is AtomicOp.ADD:
        return number.add
    return lambda a, b: number.pick(a, b, larger=arithmetic.op is AtomicOp.MAX)


def values(type_: Type, count: int, seed: int) -> list[int]:
    """Random bits, small numbers, and what is special in integers and in numbers of these bits."""
    bits = type_.bits
    random = np.random.default_rng(seed)
    top = 1 << (bits - 1)
    special = [0, top, 1, top | 1, top - 1, 2 * top - 1, 3]
    for number in FORMATS.values():
        if number.bits == bits:
            infinity, one = number.infinity, number.largest << number.mantissa
            special += [infinity, infinity | top, infinity | 1, infinity - 1, one, one | top, 1 << number.mantissa]
    drawn = [int.from_bytes(random.bytes(bits // 8), "little") for _ in range(count)]
    drawn = [special[int(random.integers(len(special)))] if random.random() < 0.4 else value for value in drawn]
    # PTX leaves open which NaN comes of NaNs of f64.
    return [one if type_ is F64 and value & (top - 1) > infinity else value for value in drawn]


def as_bytes(numbers: list[int], type_: Type) -> np.ndarray:
    return np.frombuffer(b"".join(number.to_bytes(type_.size, "little") for number in numbers), np.uint8).copy()


def as_numbers(data: np.ndarray, type_: Type) -> list[int]:
    return [int.from_bytes(element.tobytes(), "little") for element in data.reshape(-1, type_.size)]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("arithmetic", CASES, ids=name)
def test_every_element(arithmetic: Arithmetic, way: str) -> None:
    """One row that begins and ends beside 16-byte boundaries."""
    type_, count = arithmetic.type, 2001
    old, new = values(type_, count + 2, 1), values(type_, count, 2)
    memory = as_bytes(old, type_)
    WAYS[way](arithmetic)(memory, np.array([type_.size]), as_bytes(new, type_)[None])
    combined = [oracle(arithmetic)(a, b) for a, b in zip(old[1:-1], new, strict=True)]
    assert as_numbers(memory, type_) == [old[0], *combined, old[-1]]


LAYOUTS = {
    "apart": ([64, 0, 256, 112], 8),
    "the same row": ([32] * 5, 4),
    "some the same": ([16, 48, 16, 80, 48, 16], 8),
    "overlapping": ([0, 4, 32, 40, 8, 200, 4], 11),
    "one element": ([4, 8, 4, 12, 0], 1),
    "none": ([], 4),
    "empty": ([8, 16], 0),
}


@pytest.mark.parametrize("misaligned", [0, 4, 1])
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_rows(layout: str, way: str, misaligned: int) -> None:
    """Where rows overlap, each counts. A host array may lie anywhere, also beside the boundaries of its elements."""
    places, count = LAYOUTS[layout]
    whole = np.arange(400 + misaligned).astype(np.uint8)
    memory = whole[misaligned:]
    rows = np.random.default_rng(3).integers(0, 2**32, (len(places), count), np.uint32)
    expected = [int(number) for number in np.frombuffer(memory.tobytes(), np.uint32)]
    for place, row in zip(places, rows.tolist(), strict=True):
        for index, number in enumerate(row):
            expected[place // 4 + index] += number
    combine = WAYS[way](Arithmetic(AtomicOp.ADD, U32))
    combine(memory, np.array(places, np.int64), rows.view(np.uint8).reshape(len(places), 4 * count))
    assert np.frombuffer(memory.tobytes(), np.uint32).tolist() == [number % 2**32 for number in expected]
    assert (whole[:misaligned] == np.arange(misaligned)).all()


NUMBERS = {
    "u32": (U32, False),
    "s32": (S32, False),
    "u64": (U64, False),
    "s64": (S64, False),
    "f16": (F16, False),
    "bf16": (BF16, False),
    "f32": (F32, False),
    "tf32": (F32, False),
    "f32.ftz": (F32, True),
    "tf32.ftz": (F32, True),
    "f64": (F64, False),
}
"""What elements of tensors are to `.add`, `.min`, `.max`, `.inc` and `.dec`, and whether these flush."""


@pytest.mark.parametrize(("reduction", "kind"), [(op, kind) for op, kinds in SUPPORTED.items() for kind in kinds])
def test_elements_of_tensors(reduction: Reduction, kind: ElementType) -> None:
    type_, flush = NUMBERS[kind.element.spelling.removeprefix(".")]
    if reduction in (Reduction.AND, Reduction.OR, Reduction.XOR):
        type_, flush = U32 if type_.bits == 32 else U64, False
    assert tensor_arithmetic(reduction, kind) == Arithmetic(AtomicOp(reduction.value), type_, flush)


@pytest.mark.parametrize(
    ("modifiers", "expected"),
    [
        ("and.b32", Arithmetic(AtomicOp.AND, U32)),
        ("xor.b64", Arithmetic(AtomicOp.XOR, U64)),
        ("inc.u32", Arithmetic(AtomicOp.INC, U32)),
        ("min.s64", Arithmetic(AtomicOp.MIN, S64)),
        ("max.bf16", Arithmetic(AtomicOp.MAX, BF16)),
        ("add.noftz.f16", Arithmetic(AtomicOp.ADD, F16)),
        ("add.f32", Arithmetic(AtomicOp.ADD, F32)),
        ("add.noftz.f32", Arithmetic(AtomicOp.ADD, F32)),
        ("add.f64", Arithmetic(AtomicOp.ADD, F64)),
    ],
)
def test_elements_of_arrays(modifiers: str, expected: Arithmetic) -> None:
    forms = find_forms(f"cp.reduce.async.bulk.global.shared::cta.bulk_group.{modifiers}")
    assert [arithmetic_of(form) for form in forms] == [expected]


@pytest.mark.parametrize("arithmetic", CASES, ids=name)
def test_other_processors_need_no_library(arithmetic: Arithmetic) -> None:
    """What LLVM has no instructions for becomes calls of functions that nobody has."""
    target = code_target(Cpu.AARCH64)
    declarations: set[str] = set()
    text = function_text(arithmetic, target.features, declarations)
    assert "\tbl\t" not in assembly("\n".join([*declarations, text]), target)
