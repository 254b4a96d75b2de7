"""`wgmma.mma_async`: values against NumPy where they are exact, every type, layout, sign and source of A."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from tests.isa.matrix.reference import WARPGROUP_RESULTS, inputs
from tests.isa.matrix.warpgroups import BITS, Storage, Warpgroup, usual
from tests.machine.tensor_cores import canonical

import ptxvm
from ptxvm.isa.matrix.shared.generations import Generation
from ptxvm.isa.matrix.shared.warpgroup import WarpgroupProduct
from ptxvm.isa.registry import find_forms

REFERENCE = np.load(WARPGROUP_RESULTS)
engines = pytest.mark.parametrize("engine", ["interpret", "jit"])

E4M3 = {0: 0, 1: 0x38, 2: 0x40, 3: 0x44}
E5M2 = {0: 0, 1: 0x3C, 2: 0x40, 3: 0x42}
KINDS = [
    ("f32", "f16", "f16"),
    ("f16", "f16", "f16"),
    ("f32", "bf16", "bf16"),
    ("f32", "tf32", "tf32"),
    ("f32", "e4m3", "e5m2"),
    ("f16", "e5m2", "e4m3"),
    ("s32", "s8", "u8"),
    ("s32", "u8", "s8"),
    ("s32", "b1", "b1"),
]


def coded(type_: str, values: np.ndarray) -> np.ndarray:
    """Small integers as the codes of a type."""
    if type_ == "f16":
        return values.astype(np.float16).view(np.uint16)
    if type_ in ("tf32", "bf16"):
        bits = values.astype(np.float32).view(np.uint32)
        return bits if type_ == "tf32" else bits >> 16
    if type_ in ("s8", "u8"):
        return values.astype(np.uint8)
    if type_ == "b1":
        return values & 1
    table = {"e4m3": E4M3, "e5m2": E5M2}[type_]
    return np.vectorize(lambda v: table[abs(v)] | (0x80 if v < 0 else 0))(values)


def matrix(type_: str, shape: tuple[int, int], seed: int) -> np.ndarray:
    low, high = (0, 2) if type_ == "b1" else (0, 200) if type_ == "u8" else (-100, 100) if type_ == "s8" else (-3, 4)
    return np.random.default_rng(seed).integers(low, high, shape)


def sums(type_: str, values: np.ndarray) -> np.ndarray:
    """Sums as the bits that D holds."""
    if type_ == "s32":
        return values.astype(np.int64).astype(np.int32).view(np.uint32)
    return values.astype(np.float16).view(np.uint16) if type_ == "f16" else values.astype(np.float32).view(np.uint32)


def form_of(kind: tuple[str, str, str], n: int, *, sparse: bool = False, options: str = "") -> str:
    d, a, b = kind
    k = 256 // BITS[a] * (2 if sparse else 1)
    tail = ".and.popc" if a == "b1" else ""
    return f".sync.aligned.m64n{n}k{k}{options}.{d}.{a}.{b}{tail}"


def extra_of(kind: tuple[str, str, str], *, registers: bool, trans: tuple[int, int] = (0, 0)) -> tuple[int, ...]:
    if kind[0] == "s32":
        return ()
    if kind[1] not in ("f16", "bf16"):
        return (1, 1)
    return (1, 1, trans[1]) if registers else (1, 1, *trans)


def multiply(group: Warpgroup, engine: str, *, seed: int = 0, **options: object) -> None:
    """One product of small numbers, in a launch."""
    d, a, b = group.types
    _, n, k = group.shape
    left, right, addend = matrix(a, (64, k), seed), matrix(b, (n, k), seed + 1), matrix("f16", (64, n), seed + 2)
    found = group.run(coded(a, left), coded(b, right), sums(d, addend), engine, **options)
    np.testing.assert_array_equal(found, sums(d, left @ right.T + (addend if group.adds else 0)))


@engines
@pytest.mark.parametrize("registers", [False, True], ids=["shared", "registers"])
@pytest.mark.parametrize("kind", KINDS, ids=".".join)
def test_every_type(kind: tuple[str, str, str], registers: bool, engine: str) -> None:
    n = {"f16": 24, "tf32": 8, "s8": 32, "u8": 24, "b1": 16}.get(kind[1], 40)
    group = Warpgroup(form_of(kind, n), registers, extra=extra_of(kind, registers=registers))
    _, _, k = group.shape
    a, b = usual("128 bytes", "K", group.bits, 64, k), usual("32 bytes", "K", group.bits, n, k)
    multiply(replace(group, a=a, b=b), engine)


@pytest.mark.parametrize("mode", canonical.MODES)
@pytest.mark.parametrize("trans", [(0, 0), (1, 0), (0, 1), (1, 1)])
def test_every_layout(trans: tuple[int, int], mode: str) -> None:
    """Swizzled or not, K-major or not; rows and columns go to their places independently of the package."""
    kind = ("f32", "bf16", "bf16")
    a, b = (usual(mode, "MN" if t else "K", 16, rows, 16) for t, rows in zip(trans, (64, 64), strict=True))
    group = Warpgroup(form_of(kind, 64), a=a, b=b, extra=extra_of(kind, registers=False, trans=trans))
    multiply(group, "interpret")


@pytest.mark.parametrize("mode", ["32 bytes", "64 bytes", "128 bytes"])
def test_base_offset(mode: str) -> None:
    """The pattern of the swizzle starts at another line of 128 bytes."""
    kind = ("f32", "f16", "f16")
    span = 16 * canonical.MODES[mode][1]
    moved = Storage(mode, "K", 16, 8 * span, base=3)
    group = Warpgroup(form_of(kind, 32), a=moved, b=replace(moved, base=5), extra=extra_of(kind, registers=False))
    multiply(group, "interpret")


@engines
def test_without_an_addend(engine: str) -> None:
    kind = ("f32", "f16", "f16")
    group = Warpgroup(form_of(kind, 16), adds=0, extra=extra_of(kind, registers=False))
    multiply(replace(group, a=usual("none", "K", 16, 64, 16), b=usual("none", "K", 16, 16, 16)), engine)


@pytest.mark.parametrize("signs", [(1, -1), (-1, 1), (-1, -1)])
@pytest.mark.parametrize("kind", KINDS[:6], ids=".".join)
def test_signs(kind: tuple[str, str, str], signs: tuple[int, int]) -> None:
    trans = extra_of(kind, registers=False)[2:]
    group = Warpgroup(form_of(kind, 8), extra=(*signs, *trans))
    d, a, b = kind
    _, n, k = group.shape
    group = replace(group, a=usual("64 bytes", "K", group.bits, 64, k), b=usual("64 bytes", "K", group.bits, n, k))
    left, right, addend = matrix(a, (64, k), 5), matrix(b, (n, k), 6), matrix("f16", (64, n), 7)
    found = group.run(coded(a, left), coded(b, right), sums(d, addend), "interpret")
    np.testing.assert_array_equal(found, sums(d, signs[0] * signs[1] * left @ right.T + addend))


@engines
@pytest.mark.parametrize("saturate", [False, True])
def test_integers_wrap_or_saturate(saturate: bool, engine: str) -> None:
    kind = ("s32", "s8", "s8")
    group = Warpgroup(form_of(kind, 8, options=".satfinite" if saturate else ""))
    group = replace(group, a=usual("32 bytes", "K", 8, 64, 32), b=usual("32 bytes", "K", 8, 8, 32))
    left, right = matrix("s8", (64, 32), 8), matrix("s8", (8, 32), 9)
    addend = np.where(np.random.default_rng(0).random((64, 8)) < 0.5, 2**31 - 5, -(2**31) + 5)
    found = group.run(coded("s8", left), coded("s8", right), sums("s32", addend), engine)
    exact = left @ right.T + addend
    exact = np.clip(exact, -(2**31), 2**31 - 1) if saturate else (exact + 2**31) % 2**32 - 2**31
    np.testing.assert_array_equal(found, sums("s32", exact))


@pytest.mark.parametrize("name", list(REFERENCE))
def test_bits_of_hopper(name: str) -> None:
    """Two of the six kinds of numbers by a kernel, all of them where it multiplies."""
    kind = tuple(name.split(".")[1:])
    group = Warpgroup(form_of(kind, 8), extra=extra_of(kind, registers=False))
    _, n, k = group.shape
    group = replace(group, a=usual("64 bytes", "K", group.bits, 64, k), b=usual("none", "K", group.bits, n, k))
    dtype = np.uint16 if kind[0] == "f16" else np.uint32
    a, b, c = inputs(name, (64, n, k), (kind[1], kind[2], kind[0]))
    rows, columns = a.astype(np.uint32), b.transpose(0, 2, 1).astype(np.uint32)
    first = list(REFERENCE).index(name)
    for number in (first % 6, (first + 3) % 6):
        found = group.run(rows[number], columns[number], c[number].astype(dtype), "interpret")
        np.testing.assert_array_equal(found, REFERENCE[name][number])
    product = WarpgroupProduct(find_forms("wgmma.mma_async" + group.form)[0], Generation.SM_90)
    unused = 13 if kind[1] == "tf32" else 0
    for number in range(6):
        found = product.multiply(rows[number] >> unused, columns[number] >> unused, c[number].astype(dtype), None)
        np.testing.assert_array_equal(found, REFERENCE[name][number])


def test_other_generations_add_in_their_own_way() -> None:
    """Of the same product; what only sm_90 has follows the table of `mma`."""
    name = "wgmma m64n8k16.f32.f16.f16"
    group = Warpgroup(form_of(KINDS[0], 8), extra=(1, 1, 0, 0))
    group = replace(group, a=usual("none", "K", 16, 64, 16), b=usual("none", "K", 16, 8, 16))
    a, b, c = (each[0].astype(np.uint32) for each in inputs(name, (64, 8, 16), ("f16", "f16", "f32")))
    found = {cores: group.run(a, b.T, c, "interpret", tensor_cores=cores) for cores in ("sm_80", "sm_90", "sm_100")}
    assert (found["sm_80"] != found["sm_90"]).any()
    np.testing.assert_array_equal(found["sm_90"], found["sm_100"])


@engines
def test_fast_products(engine: str) -> None:
    group = Warpgroup(form_of(KINDS[4], 8), extra=(1, 1))
    group = replace(group, a=usual("none", "K", 8, 64, 32), b=usual("none", "K", 8, 8, 32))
    multiply(group, engine, tensor_cores="fast")


# ------------------------------------------------------------------------------------------------------------- sparse


def sparse(kind: tuple[str, str, str], k: int, selector: int, seed: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """A dense A of which half is zero, what of it is stored, and the metadata of all threads (ISA 9.7.15.6.2)."""
    rng = np.random.default_rng(seed)
    chunk, kept = (2, 1) if kind[1] == "tf32" else (4, 2)
    stored = matrix(kind[1], (64, k // 2), seed)
    dense = np.zeros((64, k), int)
    metadata = rng.integers(0, 1 << 32, 128, dtype=np.uint64).astype(np.uint32)  # of no importance where unused
    words: dict[int, dict[int, int]] = {}
    for row in range(64):
        warp, inside = divmod(row, 16)
        group, high = inside % 8, inside // 8
        for number in range(k // chunk):
            chosen = sorted(rng.choice(chunk, kept, replace=False))
            for index, column in enumerate(chosen):
                dense[row, chunk * number + column] = stored[row, kept * number + index]
            code = (0b1110 if chosen[0] else 0b0100) if chunk == 2 else chosen[0] | chosen[1] << 2
            if k // chunk == 16:
                lane, place = 4 * group + 2 * (number // 8) + high, number % 8
            else:
                lane, place = 4 * group + 2 * selector + number // 4, 4 * high + number % 4
            words.setdefault(32 * warp + lane, {})[place] = code
    for thread, codes in words.items():
        metadata[thread] = sum(code << 4 * place for place, code in codes.items())
    return dense, stored, metadata


@engines
@pytest.mark.parametrize("registers", [False, True], ids=["shared", "registers"])
@pytest.mark.parametrize(
    ("kind", "selector"),
    [(KINDS[0], 0), (KINDS[0], 1), (KINDS[1], 0), (KINDS[2], 1), (KINDS[3], 0), (KINDS[3], 1)]
    + [(kind, 0) for kind in KINDS[4:8]],
)
def test_sparse(kind: tuple[str, str, str], selector: int, registers: bool, engine: str) -> None:
    group = Warpgroup(form_of(kind, 16, sparse=True), registers, selector=selector)
    group = replace(group, extra=extra_of(kind, registers=registers))
    _, n, k = group.shape
    group = replace(group, a=usual("32 bytes", "K", group.bits, 64, k // 2), b=usual("64 bytes", "K", group.bits, n, k))
    dense, stored, metadata = sparse(kind, k, selector, 11)
    right, addend = matrix(kind[2], (n, k), 12), matrix("f16", (64, n), 13)
    found = group.run(coded(kind[1], stored), coded(kind[2], right), sums(kind[0], addend), engine, metadata=metadata)
    np.testing.assert_array_equal(found, sums(kind[0], dense @ right.T + addend))


@engines
@pytest.mark.parametrize("registers", [False, True], ids=["shared", "registers"])
@pytest.mark.parametrize("kind", [KINDS[0], KINDS[3], KINDS[4]])
def test_metadata_of_zeros_may_be_zero(kind: tuple[str, str, str], registers: bool, engine: str) -> None:
    """CUTLASS's kernels fill up both with zeros beyond the edges. With an element that is not zero it is a fault."""
    group = Warpgroup(form_of(kind, 16, sparse=True), registers, selector=0)
    group = replace(group, extra=extra_of(kind, registers=registers))
    _, n, k = group.shape
    group = replace(group, a=usual("32 bytes", "K", group.bits, 64, k // 2), b=usual("64 bytes", "K", group.bits, n, k))
    dense, stored, metadata = sparse(kind, k, 0, 11)
    empty = np.arange(64) % 16 % 8 == 3  # rows 3 and 11 of each warp, whose metadata are in the same lanes
    dense[empty], stored[empty], metadata.reshape(4, 8, 4)[:, 3] = 0, 0, 0
    right, addend = matrix(kind[2], (n, k), 12), matrix("f16", (64, n), 13)
    given = coded(kind[2], right), sums(kind[0], addend), engine
    found = group.run(coded(kind[1], stored), *given, metadata=metadata)
    np.testing.assert_array_equal(found, sums(kind[0], dense @ right.T + addend))
    stored[16 + 3, 1] = 1
    with pytest.raises(ptxvm.KernelFault, match="metadata 0x00000000") as caught:
        group.run(coded(kind[1], stored), *given, metadata=metadata)
    assert caught.value.thread == (32 + 4 * 3, 0, 0)


@pytest.mark.parametrize("trans", [(1, 0), (0, 1)])
def test_sparse_and_transposed(trans: tuple[int, int]) -> None:
    """Of a sparse A what is stored lies M-major, 16 columns."""
    kind = KINDS[0]
    a, b = (
        usual("128 bytes", "MN" if trans[0] else "K", 16, 64, 16),
        usual("128 bytes", "MN" if trans[1] else "K", 16, 64, 32),
    )
    group = Warpgroup(form_of(kind, 64, sparse=True), a=a, b=b, selector=1, extra=(1, 1, *trans))
    dense, stored, metadata = sparse(kind, 32, 1, 14)
    right, addend = matrix("f16", (64, 32), 15), matrix("f16", (64, 64), 16)
    found = group.run(coded("f16", stored), coded("f16", right), sums("f32", addend), "interpret", metadata=metadata)
    np.testing.assert_array_equal(found, sums("f32", dense @ right.T + addend))
