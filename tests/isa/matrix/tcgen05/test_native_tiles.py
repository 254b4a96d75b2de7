"""Products of `tcgen05.mma` by the runtime's routine: the bits that NumPy makes, of all numbers and in all places."""

import numpy as np
import pytest
from tests.isa.matrix.tcgen05.products import idesc, place_k_major, place_mn_major, scaled_idesc
from tests.isa.matrix.tcgen05.test_products import (
    BITS,
    CODES,
    MAJORS,
    PLAIN,
    K,
    packed,
    random_codes,
)
from tests.isa.matrix.tcgen05.test_products import (
    test_kinds as multiply_a_kind,
)
from tests.isa.matrix.tcgen05.test_products import (
    test_transposed as multiply_transposed,
)
from tests.isa.matrix.test_native_products import addends, codes

from ptxvm.engine.host import tensor_products
from ptxvm.engine.host.native_tiles import SharedOperand, TileScales, TileSums, _arranged, negated
from ptxvm.engine.host.tensor_operands import shared_codes
from ptxvm.engine.host.tile_kind import TileProduct
from ptxvm.engine.host.tile_products import Scales, factors, multiply_integers, multiply_scaled
from ptxvm.engine.jit.compilation.code_target import chosen_cpu
from ptxvm.engine.jit.launching.driver import engine_of
from ptxvm.isa.matrix.shared.generations import Generation, sums_of
from ptxvm.isa.matrix.shared.instruction_descriptor import Kind, decode
from ptxvm.isa.matrix.shared.native import tile_recipe
from ptxvm.machine.tensor_cores import BLACKWELL, Major, SharedMatrix
from ptxvm.machine.tensor_cores import decode as decode_matrix
from ptxvm.machine.tensor_cores.datapaths import data_paths
from ptxvm.machine.tensor_cores.tensor_memory import TensorAddress, TensorMemory

D_CODES = {"f16": 0, "f32": 1, "s32": 2}
CASES = [*PLAIN, ("f8f6f4", "e5m2", "e4m3", "f16", 128, 16), ("f8f6f4", "e3m2", "e2m3", "f32", 128, 8)]


def numbers(type_, shape, rng):
    """Six matrices of codes, infinities and NaNs among them."""
    if type_ in ("f16", "bf16", "tf32", "e4m3", "e5m2"):
        return codes(type_, (6, *shape), rng) >> (13 if type_ == "tf32" else 0)
    return rng.integers(0, 1 << BITS.get(type_, 8), (6, *shape))


def registers(matrix, type_, *, is_a):
    size = {16: np.uint16, 32: np.uint32}.get(BITS.get(type_, 8), np.uint8)
    return _arranged((matrix << (13 if type_ == "tf32" else 0)).astype(size), is_a=is_a)


def expected(descriptor, generation, a, b, start):
    if descriptor.kind is Kind.I8:
        x, y = (
            each.astype(np.uint8).view(np.int8 if type_ == "s8" else np.uint8)
            for each, type_ in ((a, descriptor.a_type), (b, descriptor.b_type))
        )
        return multiply_integers(x, y, start.view(np.int32), saturate=descriptor.saturates).view(np.uint32)
    before = start.astype(np.uint16) if descriptor.d_type == "f16" else start
    product = TileProduct(descriptor, generation)
    return product.multiply(a.astype(np.uint32), b.astype(np.uint32), before, None).astype(np.uint32)


@pytest.mark.parametrize("generation", [Generation.SM_100, Generation.FAST])
@pytest.mark.parametrize("case", CASES, ids=lambda case: "-".join(map(str, case)))
def test_all_numbers(case, generation):
    kind, a_type, b_type, d_type, m, n = case
    flags = {"saturate": n == 48} if kind == "i8" else {"negate_a": n == 40, "negate_b": n == 24}
    word = idesc(m, n, CODES[kind][a_type], CODES[kind][b_type], D_CODES[d_type], **flags)
    descriptor, rng = decode(word, Kind(kind)), np.random.default_rng(n)
    recipe = np.array(tile_recipe(descriptor, generation).numbers, np.int32)
    (panel,) = data_paths(m, n, 1, weights=False, sparse=False).panels
    sums = TileSums.of(panel, TensorAddress(16 if m == 64 else 0, 32))
    routine = engine_of(chosen_cpu()).runtimes.current
    matrices = [numbers(type_, (rows, descriptor.k), rng) for type_, rows in ((a_type, m), (b_type, n))]
    starts = addends("f16" if d_type == "f16" else "f32", (6, m, n), rng).astype(np.uint32)
    for number, (a, b, start) in enumerate(zip(*matrices, starts, strict=True)):
        memory, adds = TensorMemory(), number < 4
        memory.words[:] = rng.integers(0, 1 << 32, memory.words.shape, np.uint32)
        after = memory.words.copy()
        memory.words[sums.column : sums.column + n, sums.lanes] = start.T
        after[sums.column : sums.column + n, sums.lanes] = expected(descriptor, generation, a, b, start * adds).T
        left, right = registers(a, a_type, is_a=True), registers(b, b_type, is_a=False)
        left = negated(left, descriptor.kind, a_type) if descriptor.negates_a else left
        right = negated(right, descriptor.kind, b_type) if descriptor.negates_b else right
        routine.tiles(recipe, (left, right), memory, sums, None, adds=adds)
        np.testing.assert_array_equal(memory.words, after)


@pytest.mark.parametrize("is_a", [False, True])
@pytest.mark.parametrize("major", Major)
@pytest.mark.parametrize("case", [*MAJORS, *(("f8f6f4", name, "none", 32) for name in ("e2m1", "e3m2"))])
def test_registers_of_matrices(case, major, is_a):
    kind, type_, swizzle, rows = case
    rows, k, image = 16 * (rows // 16), K.get(kind, 32), np.zeros(32768, np.uint8)
    matrix = random_codes(np.random.default_rng(rows), (rows, k), type_)
    if major is Major.MN:
        at = place_mn_major(image, packed(np.ascontiguousarray(matrix.T), type_, kind), 1024, swizzle)
    else:
        at = place_k_major(image, packed(matrix, type_, kind), 1024, "none")
    bits = max(8, BITS.get(type_, 8))
    place = SharedMatrix(decode_matrix(at.word, BLACKWELL), rows, k, bits, major)
    found, other = (
        SharedOperand(place, Kind(kind), type_, is_a=is_a, negates=negates).read(image) for negates in (False, True)
    )
    np.testing.assert_array_equal(other, negated(found, Kind(kind), type_))
    if type_ == "tf32":
        found = found & np.uint32(-1 << 13 & 0xFFFF_FFFF)
    np.testing.assert_array_equal(found, registers(shared_codes(place, Kind(kind), type_, image), type_, is_a=is_a))


@pytest.mark.parametrize(("place", "case"), [("shared", PLAIN[1]), ("tensor", PLAIN[4]), ("tensor", PLAIN[7])])
def test_compiled_code_has_nothing_else(place, case, monkeypatch):
    monkeypatch.setattr(tensor_products.Product, "write", None)
    multiply_a_kind("jit", place, case)


@pytest.mark.parametrize("case", [*MAJORS, ("f8f6f4", "e5m2", "none", 24)], ids=lambda case: "-".join(map(str, case)))
def test_transposed_matrices_in_compiled_code(case, monkeypatch):
    """The last has 16 rows in a chunk, and half of one too many."""
    monkeypatch.setattr(tensor_products.Product, "write", None)
    multiply_transposed("jit", case)


SCALED_CASES = [
    ("mxf8f6f4", "e4m3", "e5m2", "ue8m0", 1),
    ("mxf8f6f4", "e2m1", "e3m2", "ue8m0", 1),
    ("mxf8f6f4", "e5m2", "e2m3", "ue8m0", 1),
    ("mxf4", "e2m1", "e2m1", "ue8m0", 2),
    ("mxf4nvf4", "e2m1", "e2m1", "ue8m0", 2),
    ("mxf4nvf4", "e2m1", "e2m1", "ue8m0", 4),
    ("mxf4nvf4", "e2m1", "e2m1", "ue4m3", 4),
]


def scale_codes(type_, shape, number, rng):
    """All codes, those near 1, great and small ones."""
    if number % 3 == 0:
        return rng.integers(0, 256, shape).astype(np.uint8)
    one, most = (0x38, 0x7F) if type_ == "ue4m3" else (127, 255)
    low, high = ((one - 20, one + 20), (0, most))[number % 3 - 1]
    return rng.integers(low, high, shape).astype(np.uint8)


@pytest.mark.parametrize("case", SCALED_CASES, ids=lambda case: "-".join(map(str, case)))
def test_scaled_products(case):
    """32 rows of a partition; infinities, NaNs and zeros among elements, addends and scales."""
    kind, a_type, b_type, scale_type, blocks = case
    word = scaled_idesc(128, 24, CODES[kind][a_type], CODES[kind][b_type], scale_type == "ue8m0")
    descriptor, rng = decode(word, Kind(kind)), np.random.default_rng(blocks)
    recipe = np.array(tile_recipe(descriptor, Generation.SM_100).numbers, np.int32)
    how = Generation.SM_100, sums_of(Generation.SM_100, a_type)
    sums = TileSums(0, np.arange(32, 64), 16, 8, 24, 0, 0)
    starts = addends("f32", (12, 32, 24), rng).astype(np.uint32)
    sizes = (a_type, 32), (b_type, 24)
    matrices = [np.concatenate([numbers(name, (rows, descriptor.k), rng)] * 2) for name, rows in sizes]
    for number, (a, b, start) in enumerate(zip(*matrices, starts, strict=True)):
        scales = TileScales(*(scale_codes(scale_type, (rows, blocks), number, rng) for rows in (32, 24)), scale_type)
        x, y = factors(a, a_type), factors(b, b_type)
        after = multiply_scaled(x, y, start.view(np.float32), Scales(scales.a, scales.b, scale_type), how)
        memory = TensorMemory()
        memory.words[8:32, 32:64] = start.T
        pair = tuple(_scaled_registers(codes_, kind, is_a=codes_ is a) for codes_ in (a, b))
        engine_of(chosen_cpu()).runtimes.current.tiles(recipe, pair, memory, sums, scales, adds=True)
        np.testing.assert_array_equal(memory.words[8:32, 32:64].T, after.view(np.uint32))


def _scaled_registers(matrix, kind, *, is_a):
    packs = kind.startswith("mxf4")
    return _arranged((matrix[:, ::2] | matrix[:, 1::2] << 4 if packs else matrix).astype(np.uint8), is_a=is_a)
