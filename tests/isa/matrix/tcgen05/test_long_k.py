"""K = 96 of sm_103a and sm_107a: where its matrices and scales are, and its sums, by a model of their own.

Scales may begin in any byte and go on in a second word: 4 columns beyond the first one, 8 if there are more than 128
rows. CuTe has them so (`tmem_sf_frg`), and the ISA has two figures exactly where that takes a second word.
"""

from __future__ import annotations

import math
from functools import cache

import numpy as np
import pytest
from tests.isa.matrix.tcgen05.products import SWIZZLES, descriptors, place_k_major, run, scaled_idesc, swizzled

import ptxvm

both = pytest.mark.parametrize("engine", ["interpret", "jit"])
K, M = 96, 128
SCALE_A, SCALE_B, A_COLUMN = 256, 288, 320
NUMBERS = (0, 1, 2, 3, 4, 6, 8, 12)  # twice those of e2m1
CASES = [
    ("mxf4", "", "ue8m0", 3, 8, 0, 3),
    ("mxf4", ".block32", "ue8m0", 3, 256, 2, 1),
    ("mxf4", ".block32", "ue8m0", 3, 136, 3, 2),
    ("mxf4nvf4", ".block32", "ue8m0", 3, 64, 1, 0),
    ("mxf4nvf4", ".block16", "ue4m3", 6, 256, 2, 0),
    ("mxf4nvf4", ".block16", "ue8m0", 6, 128, 0, 2),
    ("mxf4nvf4", ".scale_vec::4X", "ue4m3", 6, 16, 2, 2),
]


def scale_factors(codes, type_):
    """Significands with three fraction bits, and exponents."""
    codes = codes.astype(np.int64)
    if type_ == "ue8m0":
        return np.full(codes.shape, 8), codes - 127
    exponent, fraction = codes >> 3 & 15, codes & 7
    return np.where(exponent == 0, fraction, fraction + 8), np.maximum(exponent, 1) - 7


def rounded_to_zero(total, exponent):
    """`total` times a power of two, with 24 bits."""
    cut = max(0, abs(total).bit_length() - 24)
    return math.copysign(math.ldexp(abs(total) >> cut, exponent + cut), total) if total else 0.0


def model(a, b, of_a, of_b, type_, start):
    """Six exact sums of 16 products times their scales; all are cut 35 bits below the greatest exponent and added."""
    twice = np.array([*NUMBERS, *(-number for number in NUMBERS)])
    x, y = (twice[codes].reshape(len(codes), 6, 16) for codes in (a, b))
    sums = np.einsum("igk,jgk->gij", x, y)
    (s, e), (t, f) = (
        (np.repeat(part, 6 // codes.shape[1], axis=1) for part in scale_factors(codes, type_)) for codes in (of_a, of_b)
    )
    found = np.zeros(start.shape, np.float32)
    for i, j in np.ndindex(start.shape):
        mantissa, exponent = math.frexp(float(start[i, j]))
        exponents = [*(int(e[i, g] + f[j, g]) for g in range(6)), exponent - 1]
        terms = [*(int(sums[g, i, j] * s[i, g] * t[j, g]) for g in range(6)), int(math.ldexp(mantissa, 24))]
        greatest = max(exponents)
        total = 0
        for term, at, fraction in zip(terms, exponents, [8] * 6 + [23], strict=True):
            total += int(math.copysign(1, term)) * ((abs(term) << 35 - fraction) >> greatest - at)
        found[i, j] = rounded_to_zero(total, greatest - 35)
    return found


def put_scales(content, column, codes, first):
    """In each of the four partitions."""
    step = 4 if len(codes) <= 128 else 8
    data = content.view(np.uint8).reshape(128, -1, 4)
    for row, block in np.ndindex(codes.shape):
        word, byte = divmod(first + block, 4)
        data[row % 32 :: 32, column + row // 32 + step * word, byte] = codes[row, block]


def operands(rng, m, n, blocks, type_):
    """A, B, their scales and the addends."""
    a, b = rng.integers(0, 16, (m, K)), rng.integers(0, 16, (n, K))
    low, high = (105, 150) if type_ == "ue8m0" else (0, 0x7F)
    of_a, of_b = (rng.integers(low, high, (rows, blocks)).astype(np.uint8) for rows in (m, n))
    start = np.ldexp(rng.uniform(-1, 1, (m, n)), rng.integers(-20, 30, (m, n))).astype(np.float32)
    return a, b, of_a, of_b, start


def packed(codes):
    return (codes[:, ::2] | codes[:, 1::2] << 4).astype(np.uint8)


def descriptor(m, n, case):
    _, _, type_, _, _, a_id, b_id = case
    return scaled_idesc(m, n, 1, 1, int(type_ == "ue8m0"), a_id=a_id, b_id=b_id) | 1 << 31


def lines_of(case, at_a, at_b, word, group=1, a="%a"):
    """The product: D at %base, scales behind it."""
    places = {"%x2": SCALE_A, "%x3": SCALE_B, "%x4": A_COLUMN}
    opcode = f"tcgen05.mma.cta_group::{group}.kind::{case[0]}.block_scale{case[1]}"
    return [
        *descriptors(at_a, at_b),
        *(f"add.u32 {name}, %base, {column};" for name, column in places.items()),
        f"{opcode} [%base], {a}, %b, {word:#x}, [%x2], [%x3], %true;",
    ]


@cache
def example(case):
    """Operands of a case, and the product by the model."""
    _, _, type_, blocks, n, a_id, _ = case
    given = operands(np.random.default_rng(n + a_id), M, n, blocks, type_)
    a, b, of_a, of_b, start = given
    return given, model(a, b, of_a, of_b, type_, start).view(np.uint32)


@both
@pytest.mark.parametrize("place", ["shared", "tensor"])
@pytest.mark.parametrize("case", CASES, ids=lambda case: "-".join(map(str, case)))
def test_products(engine, case, place):
    *_, n, a_id, b_id = case
    (a, b, of_a, of_b, start), product = example(case)
    rng = np.random.default_rng(n)
    image = np.zeros(32768, np.uint8)
    content = rng.integers(0, 1 << 32, (128, 512), dtype=np.uint32)
    content[:, :n] = start.view(np.uint32)
    content[:, A_COLUMN : A_COLUMN + 12] = packed(a).view(np.uint32)
    put_scales(content, SCALE_A, of_a, a_id)
    put_scales(content, SCALE_B, of_b, b_id)
    at_a = place_k_major(image, packed(a), 0) if place == "shared" else None
    at_b = place_k_major(image, packed(b), 8192)
    lines = lines_of(case, at_a, at_b, descriptor(M, n, case), a="%a" if place == "shared" else "[%x4]")
    found = run(lines, content, image, engine=engine, target="sm_103a")
    expected = content.copy()
    expected[:, :n] = product
    assert (found == expected).all()


def place_in_two(image, rows, first, second, offset):
    """Rows of 48 bytes, `offset` bytes into lines of 128 bytes; what has no room there begins the lines of `second`."""
    for row, data in enumerate(rows.reshape(-1, 3, 16)):
        for chunk, part in enumerate(data):
            at = offset + 16 * chunk
            address = first + 128 * row + at if at < 128 else second + 128 * row + at - 128
            address = swizzled(address, "128B")
            image[address : address + 16] = part
    return (first + offset) >> 4 | second >> 4 << 16 | 1024 >> 4 << 32 | 1 << 46 | 1 << 52 | SWIZZLES["128B"][0] << 61


@both
@pytest.mark.parametrize("offset", [0, 48, 96, 112])
def test_rows_in_two_places(engine, offset):
    """The absolute mode of the leading dimension (ISA 9.7.16.3.1.2)."""
    case = (*CASES[4][:4], 32, 0, 0)
    rng, n = np.random.default_rng(offset), 32
    a, b, of_a, of_b, start = operands(rng, M, n, 6, "ue4m3")
    image, content = rng.integers(0, 256, 40960).astype(np.uint8), np.zeros((128, 512), np.uint32)
    content[:, :n] = start.view(np.uint32)
    put_scales(content, SCALE_A, of_a, 0)
    put_scales(content, SCALE_B, of_b, 0)
    at_a = place_in_two(image, packed(a), 0, 16384, offset)
    at_b = place_in_two(image, packed(b), 32768, 36864, offset)
    head = ["shl.b64 %mask, %low, 16;", "add.u64 %mask, %mask, %low;"]
    head += [f"add.u64 %a, %mask, {at_a:#x};", f"add.u64 %b, %mask, {at_b:#x};"]
    some = place_k_major(np.zeros(128, np.uint8), np.zeros((1, 16), np.uint8), 0)
    lines = head + lines_of(case, some, some, descriptor(M, n, case))[2:]
    found = run(lines, content, image, engine=engine, target="sm_103a")
    assert (found[:, :n] == model(a, b, of_a, of_b, "ue4m3", start).view(np.uint32)).all()


@both
def test_pair(engine):
    case = (*CASES[2][:4], 160, 2, 3)
    rng, m, n = np.random.default_rng(3), 256, 160
    a, b, of_a, of_b, start = operands(rng, m, n, 3, "ue8m0")
    image = np.zeros((2, 32768), np.uint8)
    content = np.zeros((2, 128, 512), np.uint32)
    for cta in range(2):
        rows, columns = np.s_[M * cta : M * (cta + 1)], np.s_[n // 2 * cta : n // 2 * (cta + 1)]
        content[cta, :, :n] = start[rows].view(np.uint32)
        put_scales(content[cta], SCALE_A, of_a[rows], 2)
        put_scales(content[cta], SCALE_B, of_b, 3)
        at_a, at_b = place_k_major(image[cta], packed(a[rows]), 0), place_k_major(image[cta], packed(b[columns]), 8192)
    lines = lines_of(case, at_a, at_b, descriptor(m, n, case), group=2)
    found = run(lines, content, image, group=2, engine=engine, target="sm_103a")
    expected = model(a, b, of_a, of_b, "ue8m0", start).view(np.uint32)
    assert (found[..., :n].reshape(m, n) == expected).all()


def test_fast_sums():
    case = (*CASES[4][:4], 64, 2, 0)
    rng, n = np.random.default_rng(1), 64
    a, b, of_a, of_b, start = operands(rng, M, n, 6, "ue4m3")
    image, content = np.zeros(32768, np.uint8), np.zeros((128, 512), np.uint32)
    put_scales(content, SCALE_A, of_a, 2)
    put_scales(content, SCALE_B, of_b, 0)
    lines = lines_of(
        case,
        place_k_major(image, packed(a), 0),
        place_k_major(image, packed(b), 8192),
        descriptor(M, n, case),
    )
    found = run(lines, content, image, target="sm_103a", tensor_cores="fast")[:, :n].view(np.float32)
    exact = model(a, b, of_a, of_b, "ue4m3", np.full_like(start, 2.0**-60))
    assert np.allclose(found, exact, rtol=1e-4, atol=np.abs(exact).max() * 1e-5)


FAULTS = {
    "target": ("sm_100a", {}, 1, "K = 96, which only sm_103a and sm_107a have, not sm_100a"),
    "sparse": ("sm_103a", {"sparse": 1}, 1, "K = 96 and a sparse A"),
    "pair": ("sm_103a", {}, 2, "K = 96 and M = 128; .cta_group::2 needs M = 256"),
    "bytes": ("sm_103a", {"a_id": 1}, 1, "the scales of A begin in byte 1; it must be a multiple of 2"),
    "columns": ("sm_103a", {"a_id": 2}, 1, "the access reaches 127, 514"),
}


@both
@pytest.mark.parametrize("name", FAULTS)
def test_faults(engine, name):
    target, changes, group, message = FAULTS[name]
    case = ("mxf4nvf4", ".block16")
    word = scaled_idesc(128, 16, 1, 1, 0, **changes) | 1 << 31
    image, content = np.zeros((group, 16384), np.uint8), np.zeros((group, 128, 512), np.uint32)
    at = place_k_major(image[0], np.zeros((128, 48), np.uint8), 0)
    lines = lines_of(case, at, at, word, group)
    if name == "sparse":
        lines[-1] = lines[-1].replace("mma.", "mma.sp.").replace("%b, ", "%b, [%x4], ")
    if name == "columns":
        lines.insert(-1, "add.u32 %x2, %base, 507;")
    if group == 1:
        image, content = image[0], content[0]
    with pytest.raises(ptxvm.KernelFault) as caught:
        run(lines, content, image, group=group, engine=engine, target=target)
    assert message in caught.value.message
