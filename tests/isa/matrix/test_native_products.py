"""Products by the runtime's routine: numbers of every size, and those that are none, as the definition has them."""

import dataclasses
import re

import numpy as np
import pytest
from tests.isa.matrix import exact
from tests.isa.matrix.kernels import Product

from ptxvm.engine.jit.runtime.generate import FOLDER
from ptxvm.isa.matrix.shared.native import Kind, Numbers, Recipe
from ptxvm.lanes import Routine
from ptxvm.lanes.code import Code
from ptxvm.lanes.llvm_native import NativeCalls

HEADER = (FOLDER / "products.h").read_text()
EXPONENT_BITS = {"f16": 5, "bf16": 8, "tf32": 8, "e4m3": 4, "e5m2": 5}
SIZES = {"f16": 16, "bf16": 16, "tf32": 19, "e4m3": 8, "e5m2": 8}
WARPS = 12


def codes(type_: str, shape: tuple[int, ...], rng: np.random.Generator) -> np.ndarray:
    """For each warp other numbers: of all kinds, near 1, small and zeros, great, one number, finite."""
    size, exponent = SIZES[type_], EXPONENT_BITS[type_]
    fraction, one = size - 1 - exponent, (1 << exponent - 1) - 1
    signs = rng.integers(0, 2, shape) << size - 1
    low, high = one - 3 << fraction, one + 3 << fraction
    kinds = [
        rng.integers(0, 1 << size, shape),
        rng.integers(low, high, shape) | signs,
        rng.integers(0, 4 << fraction, shape) * rng.integers(0, 2, shape) | signs,
        rng.integers((1 << exponent) - 4 << fraction, (1 << exponent) - 1 << fraction, shape) | signs,
        np.full(shape, (one << fraction) + (1 << fraction) - 1),
        rng.integers(0, (1 << exponent) - 1 << fraction, shape) | signs,
    ]
    found = np.choose(np.arange(shape[0])[:, None, None] % len(kinds), kinds)
    return found << 13 if type_ == "tf32" else found


def addends(type_: str, shape: tuple[int, ...], rng: np.random.Generator) -> np.ndarray:
    if type_ == "f16":
        return codes("f16", shape, rng)
    plain = rng.standard_normal(shape).astype(np.float32).view(np.uint32).astype(np.int64)
    kinds = [rng.integers(0, 1 << 32, shape), plain, rng.integers(0, 1 << 25, shape), plain * 0]
    return np.choose(np.arange(shape[0])[:, None, None] % len(kinds), kinds)


@pytest.mark.parametrize(
    ("name", "cores"),
    [
        ("m16n8k16.f32.f16.f16.f32", "sm_80"),
        ("m16n8k16.f16.f16.f16.f16", "sm_90"),
        ("m16n8k16.f32.bf16.bf16.f32", "sm_100"),
        ("m16n8k8.f32.tf32.tf32.f32", "sm_80"),
        ("m16n8k32.f16.e5m2.e4m3.f16", "sm_89"),
        ("m16n8k32.f32.e4m3.e5m2.f32", "sm_120"),
        ("m16n8k32.f32.e4m3.e5m2.f32", "sm_90"),
        ("m16n8k32.f16.e5m2.e4m3.f16", "sm_90"),
        ("m16n8k16.f32.e4m3.e4m3.f32", "sm_100"),
        ("m16n8k16.f16.e4m3.e5m2.f16", "sm_100"),
        ("m16n8k16.f16.f16.f16.f16", "fast"),
        ("m16n8k8.f32.f16.f16.f32", "fast"),
        ("m16n8k16.f32.bf16.bf16.f32", "fast"),
        ("m16n8k8.f32.tf32.tf32.f32", "fast"),
        ("m16n8k32.f32.e4m3.e4m3.f32", "fast"),
    ],
)
def test_all_numbers_are_multiplied_as_the_interpreter_does(name: str, cores: str) -> None:
    shape, d, a, b, c = name.split(".")
    product = Product(f"mma.sync.aligned.{shape}.row.col.{d}.{a}.{b}.{c}", "sm_120a")
    m, n, k = product.shape
    rng = np.random.default_rng(11)
    operands = codes(a, (WARPS, m, k), rng), codes(b, (WARPS, k, n), rng), addends(c, (WARPS, m, n), rng)
    found, expected = (product.run(*operands, engine=engine, tensor_cores=cores) for engine in ("jit", "interpret"))
    np.testing.assert_array_equal(found, expected)


def powers(exponents: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """Positive numbers as f32, of these exponents."""
    return exponents + 127 << 23 | rng.integers(0, 1 << 23, exponents.shape)


def ends_of_f32(shape: tuple[int, int, int], rng: np.random.Generator) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """A, B and C as f32: zeros times great numbers beside small sums, for a warp; sums that have no room, whose
    terms have exponents of at most 126, for the next; and zeros beside sums that are great."""
    m, n, k = shape
    zeros = np.zeros((m, k), np.int64)
    last = powers(np.full((m, k), 62), rng) * (np.arange(k) >= k - 2)
    a = [zeros, last, powers(np.full((m, k), -60), rng) * rng.integers(0, 2, (m, k))]
    b = [powers(np.broadcast_to(exponents, (k, n)), rng) for exponents in (rng.integers(48, 70, n), 63, 60)]
    sums = rng.integers(-86, -58, (m, n)), rng.integers(122, 127, (m, n)), rng.integers(118, 128, (m, n))
    return np.stack(a), np.stack(b), np.stack([powers(each, rng) for each in sums])


@pytest.mark.parametrize(("shape", "type_", "unused"), [("m16n8k16", "bf16", 16), ("m16n8k8", "tf32", 13)])
@pytest.mark.parametrize("cores", ["sm_80", "sm_90"])
def test_zeros_do_not_count_and_great_sums_are_infinite(shape: str, type_: str, unused: int, cores: str) -> None:
    product = Product(f"mma.sync.aligned.{shape}.row.col.f32.{type_}.{type_}.f32", "sm_80")
    a, b, c = ends_of_f32(product.shape, np.random.default_rng(12))
    a, b = a >> unused, b >> unused
    below = 13 * (type_ == "tf32")
    found = product.run(a << below, b << below, c, engine="jit", tensor_cores=cores)
    how = exact.steps(cores, type_)
    for warp, row, column in np.ndindex(found.shape):
        pairs = list(zip(a[warp, row].tolist(), b[warp, :, column].tolist(), strict=True))
        expected = exact.dot(pairs, (type_, type_), int(c[warp, row, column]), "f32", how)
        assert found[warp, row, column] == expected, (warp, row, column)
    assert (found[1] == 0x7F800000).any() and (found[0] == c[0]).all()


@pytest.mark.parametrize("structure", [Numbers, Recipe])
def test_the_routine_is_told_in_the_order_that_it_expects(structure: type) -> None:
    body = next(
        text for text, name in re.findall(r"struct {(.*?)} (\w+);", HEADER, re.DOTALL) if name == structure.__name__
    )
    names = re.findall(r"(\w+)(?=[,;])", body)
    assert names == [field.name for field in dataclasses.fields(structure)]


def test_kinds_have_the_numbers_that_it_expects() -> None:
    names = re.search(r"enum Kind {(.*?)}", HEADER)[1]
    assert [name.strip() for name in names.split(",")] == [f"KIND_{kind.name}" for kind in Kind]


def test_operands_that_lie_in_memory_are_not_stored_again() -> None:
    code = Code()
    calls = NativeCalls(code, str)
    routine = Routine("f", (1, 2), first=2, results=1, kept=64)
    calls.call(routine, ["%a", "%b", "%c"])
    assert "i32 0)" in "\n".join(code.lines)
    code.lines.clear()
    calls.call(routine, ["%a", "%d", "%c"])
    stored = re.findall(r"store <32 x i32> (%\w+)", "\n".join(code.lines))
    assert stored == ["%d", "%c"] and "i32 1)" in "\n".join(code.lines)
    code.label("elsewhere")
    code.lines.clear()
    calls.call(routine, ["%a", "%d", "%c"])
    assert len(re.findall("store", "\n".join(code.lines))) == 3
