"""`mma` against a reference model of tensor cores, exact integers, and the layouts of the ISA's text."""

import numpy as np
import pytest
from tests.isa.matrix.kernels import Product
from tests.isa.matrix.reference import RESULTS, inputs

REFERENCE = np.load(RESULTS)
engines = pytest.mark.parametrize("engine", ["interpret", "jit"])


def _product(name: str) -> Product:
    shape, d, a, b, c = name.split(".")
    is_narrow = a.startswith("e")
    form = f"mma.sync.aligned.{shape}.row.col.{d}.{a}.{b}.{c}"
    return Product(form, "sm_120a" if is_narrow else "sm_80")


@pytest.mark.parametrize("key", list(REFERENCE))
def test_products_have_the_bits_of_the_generation(key: str) -> None:
    """All of them in the interpreter: that both engines agree on every form is tested elsewhere."""
    cores, name = key.split(" ")
    product = _product(name)
    operands = inputs(name, product.shape, product.types[1:])
    np.testing.assert_array_equal(product.run(*operands, engine="interpret", tensor_cores=cores), REFERENCE[key])


@pytest.mark.parametrize("cores", ["sm_80", "sm_90"])
def test_compiled_code_has_them_too(cores: str) -> None:
    name = "m16n8k16.f32.f16.f16.f32"
    product = _product(name)
    operands = inputs(name, product.shape, product.types[1:])
    found = product.run(*operands, engine="jit", tensor_cores=cores)
    np.testing.assert_array_equal(found, REFERENCE[f"{cores} {name}"])


def test_the_target_decides_unless_told() -> None:
    name = "m16n8k16.f32.f16.f16.f32"
    product = _product(name)
    operands = inputs(name, product.shape, product.types[1:])
    np.testing.assert_array_equal(product.run(*operands, engine="interpret"), REFERENCE[f"sm_80 {name}"])
    assert (REFERENCE[f"sm_80 {name}"] != REFERENCE[f"sm_90 {name}"]).any()


def _integers(type_: str, shape: tuple[int, ...], seed: int) -> np.ndarray:
    bits = int(type_[1:])
    low = -(1 << bits - 1) if type_[0] == "s" else 0
    return np.random.default_rng(seed).integers(low, low + (1 << bits), shape)


@engines
@pytest.mark.parametrize("saturate", ["", ".satfinite"])
@pytest.mark.parametrize(
    ("shape", "a_type", "b_type"),
    [
        ("m8n8k16", "u8", "s8"),
        ("m16n8k16", "s8", "s8"),
        ("m16n8k32", "s8", "u8"),
        ("m8n8k32", "s4", "s4"),
        ("m16n8k32", "u4", "s4"),
        ("m16n8k64", "s4", "u4"),
    ],
)
def test_integers_are_exact(engine: str, saturate: str, shape: str, a_type: str, b_type: str) -> None:
    product = Product(f"mma.sync.aligned.{shape}.row.col{saturate}.s32.{a_type}.{b_type}.s32", "sm_80")
    m, n, k = product.shape
    a, b = _integers(a_type, (2, m, k), 1), _integers(b_type, (2, k, n), 2)
    c = np.random.default_rng(3).choice([-(2**31), -1, 0, 5, 2**31 - 1], (2, m, n))
    exact = a @ b + c
    expected = np.clip(exact, -(2**31), 2**31 - 1) if saturate else exact
    masks = ((1 << product.bits(a_type)) - 1, (1 << product.bits(b_type)) - 1)
    found = product.run(a & masks[0], b & masks[1], c & 0xFFFF_FFFF, engine=engine)
    np.testing.assert_array_equal(found, (expected & 0xFFFF_FFFF).astype(np.uint32))


@engines
@pytest.mark.parametrize("operation", ["xor", "and"])
@pytest.mark.parametrize("shape", ["m8n8k128", "m16n8k128", "m16n8k256"])
def test_bits_are_counted(engine: str, operation: str, shape: str) -> None:
    product = Product(f"mma.sync.aligned.{shape}.row.col.s32.b1.b1.s32.{operation}.popc", "sm_80")
    m, n, k = product.shape
    rng = np.random.default_rng(4)
    a, b, c = rng.integers(0, 2, (2, m, k)), rng.integers(0, 2, (2, k, n)), rng.integers(-100, 100, (2, m, n))
    ones = (a @ (1 - b) + (1 - a) @ b) if operation == "xor" else a @ b
    found = product.run(a, b, c & 0xFFFF_FFFF, engine=engine)
    np.testing.assert_array_equal(found.view(np.int32), ones + c)


@engines
@pytest.mark.parametrize("shape", ["m8n8k4", "m16n8k4", "m16n8k8", "m16n8k16"])
def test_doubles_are_added_one_after_the_other(engine: str, shape: str) -> None:
    product = Product(f"mma.sync.aligned.{shape}.row.col.f64.f64.f64.f64", "sm_90")
    m, n, k = product.shape
    rng = np.random.default_rng(5)
    # Products of numbers of 26 bits are exact, so that only additions round, in the order of K.
    a, b = (rng.integers(-(2**25), 2**25, size).astype(float) for size in ((2, m, k), (2, k, n)))
    c = rng.standard_normal((2, m, n))
    expected = c.copy()
    for place in range(k):
        expected = expected + a[:, :, place, None] * b[:, place, None, :]
    found = product.run(a.view(np.uint64), b.view(np.uint64), c.view(np.uint64), engine=engine)
    np.testing.assert_array_equal(found.view(np.float64), expected)


@engines
@pytest.mark.parametrize("layouts", ["row.row", "row.col", "col.row", "col.col"])
@pytest.mark.parametrize(("d_type", "c_type"), [("f32", "f32"), ("f32", "f16"), ("f16", "f16")])
def test_volta_multiplies_four_matrices_at_once(engine: str, layouts: str, d_type: str, c_type: str) -> None:
    """Small integers, so that any order of additions gives the same: the layouts of ISA 9.7.14.5.1 decide."""
    product = Volta(f"mma.sync.aligned.m8n8k4.{layouts}.{d_type}.f16.f16.{c_type}", "sm_70", "8.0")
    rng = np.random.default_rng(6)
    a, b, c = (rng.integers(-8, 8, (4, *size)).astype(np.float16) for size in ((8, 4), (4, 8), (8, 8)))
    np.testing.assert_array_equal(product.multiply(a, b, c, engine), a.astype(float) @ b.astype(float) + c)


class Volta(Product):
    """`mma.m8n8k4` with f16: computation `q` belongs to lanes 4 q to 4 q + 3 and 16 above those."""

    def registers(self, place: str) -> tuple[int, int]:
        if place in "ab":
            return 2, 32
        return (8 if self.types["dabc".index(place)] == "f32" else 4), 32

    def multiply(self, a: np.ndarray, b: np.ndarray, c: np.ndarray, engine: str) -> np.ndarray:
        import ptxvm

        operands = [self._fragment(place, matrix) for place, matrix in (("a", a), ("b", b), ("c", c))]
        d = np.zeros((32, 8), np.float32 if self.types[0] == "f32" else np.float16)
        ptxvm.run(self.text().encode(), grid=1, block=32, args=[*operands, d], engine=engine)
        found = np.empty((4, 8, 8))
        for lane in range(32):
            for index in range(8):
                row, column = self._accumulator(self.types[0], lane, index)
                found[lane % 16 // 4, row, column] = d[lane, index]
        return found

    def _fragment(self, place: str, matrices: np.ndarray) -> np.ndarray:
        count = 8 if place == "c" else 4
        type_ = self.types["dabc".index(place)]
        found = np.empty((32, count), np.float32 if type_ == "f32" else np.float16)
        for lane in range(32):
            for index in range(count):
                found[lane, index] = matrices[lane % 16 // 4][self._of(place, type_, lane, index)]
        return found

    def _of(self, place: str, type_: str, lane: int, index: int) -> tuple[int, int]:
        high, within = 4 * (lane >= 16), lane % 4
        a_layout, b_layout = self.opcode.split(".")[4:6]
        if place == "a":
            return (within + high, index) if a_layout == "row" else (index + high, within)
        if place == "b":
            return (within, index + high) if b_layout == "row" else (index, within + high)
        return self._accumulator(type_, lane, index)

    def _accumulator(self, type_: str, lane: int, index: int) -> tuple[int, int]:
        high = 4 * (lane >= 16)
        if type_ == "f16":
            return lane % 4 + high, index
        return (lane & 1) + (index & 2) + high, (index & 4) + (lane & 2) + (index & 1)
