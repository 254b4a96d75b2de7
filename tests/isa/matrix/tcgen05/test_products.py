"""`tcgen05.mma`: every kind, shape and place of the matrices, in both engines, bit for bit.

The bits are those of `test_tile_products.py`, where they are those of a reference model. Where matrices and results lie
is said here once more, as the ISA's text and CuTe (mma_traits_sm100_frag.hpp) have it.
"""

import numpy as np
import pytest
from tests.isa.matrix.tcgen05.products import (
    SWIZZLES,
    descriptors,
    idesc,
    place_k_major,
    place_mn_major,
    run,
    scaled_idesc,
)

from ptxvm.engine.host.tensor_operands import stored_places, zero_columns
from ptxvm.engine.host.tile_products import Scales, factors, multiply, multiply_integers, multiply_scaled
from ptxvm.isa.matrix.shared.generations import Generation, sums_of
from ptxvm.isa.matrix.shared.instruction_descriptor import Kind, decode

# A few cases are enough for compiled code: test_native_tiles.py has what is its own.
both = pytest.mark.parametrize("engine", ["interpret", pytest.param("jit", marks=pytest.mark.slow)])
BITS = {"f16": 16, "bf16": 16, "tf32": 32, "e2m1": 4, "e2m3": 6, "e3m2": 6}
CODES = {
    "f16": {"f16": 0, "bf16": 1},
    "tf32": {"tf32": 2},
    "f8f6f4": {"e4m3": 0, "e5m2": 1, "e2m3": 3, "e3m2": 4, "e2m1": 5},
    "i8": {"u8": 0, "s8": 1},
}
CODES["mxf8f6f4"] = CODES["f8f6f4"]
CODES["mxf4"] = CODES["mxf4nvf4"] = {"e2m1": 1}
K = {"f16": 16, "tf32": 8, "mxf4": 64, "mxf4nvf4": 64}
B_START = 16384
COLUMNS = 256
A_COLUMN, META, SCALE_A, SCALE_B = 128, 144, 160, 176


def random_codes(rng, shape, type_):
    bits = {"tf32": 19}.get(type_, BITS.get(type_, 8))
    codes = rng.integers(0, 1 << bits, shape)
    if type_ in ("f16", "bf16", "tf32"):  # mostly numbers that are not too far apart
        fraction = {"f16": 10, "bf16": 7, "tf32": 10}[type_]
        bias = {"f16": 15}.get(type_, 127)
        exponent = bias + rng.integers(-6, 7, shape)
        codes = codes & 1 << bits - 1 | exponent << fraction | codes & (1 << fraction) - 1
    elif type_ == "e4m3":
        codes = np.where(codes & 0x7F == 0x7F, 0, codes)
    elif type_ == "e5m2":
        codes = np.where(codes & 0x7C == 0x7C, 0, codes)
    return codes


def packed(codes, type_, kind, *, container=False):
    """Rows of codes as bytes of shared memory; `container`: as A lies in tensor memory."""
    if type_ == "tf32":
        return (codes.astype(np.uint32) << 13 | 0x155).view(np.uint8).reshape(len(codes), -1)
    if BITS.get(type_, 8) == 16:
        return codes.astype(np.uint16).view(np.uint8).reshape(len(codes), -1)
    if BITS.get(type_, 8) == 8:
        return codes.astype(np.uint8)
    if container and not kind.startswith("mxf4"):
        return (codes << (2 if type_ == "e2m1" else 0)).astype(np.uint8)
    if type_ == "e2m1":
        pairs = (codes[:, ::2] | codes[:, 1::2] << 4).astype(np.uint8)
        if kind.startswith("mxf4"):
            return pairs
        return np.pad(pairs.reshape(len(codes), -1, 8), ((0, 0), (0, 0), (0, 8))).reshape(len(codes), -1)
    groups = codes.reshape(len(codes), -1, 16).astype(object)
    whole = sum(groups[..., place] << 6 * place for place in range(16))
    data = [[list(int(number).to_bytes(16, "little")) for number in row] for row in whole]
    return np.array(data, np.uint8).reshape(len(codes), -1)


def words(rows):
    return np.ascontiguousarray(rows).view(np.uint32)


def places_of_d(m, n, *, weights=False, ctas=1, sparse=False, first=0):
    """CTA, lane and column of every element of D."""
    row, column = np.arange(m)[:, None], np.arange(n)[None, :]
    per_cta = m // ctas
    cta, row = row // per_cta, row % per_cta
    if per_cta == 128:
        lane, at = row, column
    elif (weights or ctas == 2) and not (ctas == 2 and sparse):
        parts = 128 // per_cta
        lane, at = row + per_cta * (column // (n // parts)), column % (n // parts)
    else:
        lane, at = row // 16 * 32 + row % 16 + first, column
    return tuple(each + 0 * row + 0 * column for each in (cta, lane, at))


def signed(codes, type_):
    return codes.astype(np.uint8).view(np.int8) if type_ == "s8" else codes


def expected_d(a, b, types, start, *, d="f32", sparse=None, **options):
    """The words of D; `start` are those of the addends."""
    generation = options.pop("generation", Generation.SM_100)
    if types[0] in ("u8", "s8"):
        x, y = (signed(codes, type_) for codes, type_ in zip((a, b), types, strict=True))
        if sparse is not None:
            dense = np.zeros((len(x), y.shape[1]), x.dtype)
            np.put_along_axis(dense, sparse, x, 1)
            x = dense
        return multiply_integers(x, y, start.view(np.int32), saturate=options.get("saturate", False)).view(np.uint32)
    x, y = factors(a, types[0]), factors(b, types[1])
    if options.get("negate_a"):
        x = x.negated()
    if options.get("negate_b"):
        y = y.negated()
    if sparse is not None:
        x = x.spread(sparse, y.significands.shape[1])
    sums = sums_of(generation, types[0])
    if "scales" in options:
        found = multiply_scaled(x, y, start.view(np.float32), options["scales"], (generation, sums))
        return found.view(np.uint32)
    if d == "f16":
        addends = start.astype(np.uint16).view(np.float16)
        return multiply(x, y, addends, sums, options.get("shift", 0)).view(np.uint16).astype(np.uint32)
    return multiply(x, y, start.view(np.float32), sums, options.get("shift", 0)).view(np.uint32)


def random_d(rng, shape, d):
    if d == "f32":
        return rng.standard_normal(shape).astype(np.float32).view(np.uint32)
    if d == "f16":
        return rng.standard_normal(shape).astype(np.float16).view(np.uint16).astype(np.uint32)
    return rng.integers(0, 1 << 32, shape, np.uint32)


PLAIN = [
    ("f16", "f16", "f16", "f32", 128, 64),
    ("f16", "f16", "f16", "f16", 64, 24),
    ("f16", "bf16", "f16", "f32", 64, 8),
    ("tf32", "tf32", "tf32", "f32", 128, 40),
    ("f8f6f4", "e4m3", "e5m2", "f32", 128, 16),
    ("f8f6f4", "e2m1", "e3m2", "f16", 64, 16),
    ("f8f6f4", "e2m3", "e2m1", "f32", 128, 8),
    ("i8", "s8", "u8", "s32", 128, 32),
    ("i8", "u8", "u8", "s32", 64, 48),
]


@both
@pytest.mark.parametrize("place", ["shared", "tensor"])
@pytest.mark.parametrize("case", PLAIN, ids=lambda case: "-".join(map(str, case)))
def test_kinds(engine, place, case):
    """A in shared and in tensor memory, K-major without swizzle."""
    kind, a_type, b_type, d_type, m, n = case
    rng, k = np.random.default_rng(len(place) + n), K.get(kind, 32)
    a, b = random_codes(rng, (m, k), a_type), random_codes(rng, (n, k), b_type)
    start = random_d(rng, (m, n), d_type)
    image = np.zeros(32768, np.uint8)
    content = rng.integers(0, 1 << 32, (128, COLUMNS), np.uint32)
    first = 16 if m == 64 and n == 8 else 0
    _, lanes, columns = places_of_d(m, n, first=first)
    content[lanes, columns] = start
    at_b = place_k_major(image, packed(b, b_type, kind), B_START)
    if place == "shared":
        lines = descriptors(place_k_major(image, packed(a, a_type, kind), 0), at_b)
    else:
        content[lanes[:, :1], A_COLUMN + np.arange(8)] = words(packed(a, a_type, kind, container=True))
        lines = descriptors(None, at_b)
    flags = {"d": {"f16": 0, "f32": 1, "s32": 2}[d_type]}
    flags |= {"saturate": 1} if (kind, m) == ("i8", 128) else {"negate_a": 1} if n == 40 else {}
    word = idesc(m, n, CODES[kind][a_type], CODES[kind][b_type], **flags)
    operand = "%a" if place == "shared" else "[%x2]"
    lines += [f"add.u32 %x2, %base, {A_COLUMN | first << 16:#x};", f"add.u32 %x3, %base, {first << 16:#x};"]
    lines += [f"tcgen05.mma.cta_group::1.kind::{kind} [%x3], {operand}, %b, {word:#x}, %true;"]
    found = run(lines, content, image, engine=engine)
    content[lanes, columns] = expected_d(a, b, (a_type, b_type), start, **({**flags, "d": d_type}))
    assert (found == content).all()


MAJORS = [
    ("f16", "f16", "128B", 64),
    ("f16", "bf16", "64B", 64),
    ("f16", "f16", "32B", 32),
    ("f16", "f16", "none", 16),
    ("tf32", "tf32", "128B_32B", 32),
    ("f8f6f4", "e4m3", "128B", 128),
    ("i8", "s8", "64B", 64),
]


@both
@pytest.mark.parametrize("case", MAJORS, ids=lambda case: "-".join(map(str, case)))
def test_transposed(engine, case):
    """Both matrices are MN-major, with every swizzle."""
    kind, type_, swizzle, n = case
    rng, k, m = np.random.default_rng(n), K.get(kind, 32), 128
    a, b = random_codes(rng, (m, k), type_), random_codes(rng, (n, k), type_)
    image = np.zeros(65536 // 2, np.uint8)
    at_a = place_mn_major(image, packed(np.ascontiguousarray(a.T), type_, kind), 0, swizzle)
    at_b = place_mn_major(image, packed(np.ascontiguousarray(b.T), type_, kind), B_START, swizzle)
    code, d = CODES[kind][type_], 2 if kind == "i8" else 1
    word = idesc(m, n, code, code, d, transpose_a=1, transpose_b=1)
    lines = [*descriptors(at_a, at_b), f"tcgen05.mma.cta_group::1.kind::{kind} [%base], %a, %b, {word:#x}, %false;"]
    found = run(lines, np.full((128, 128), 7), image, engine=engine)
    expected = expected_d(a, b, (type_, type_), np.zeros((m, n), np.uint32))
    assert (found[:, :n] == expected).all()
    assert (found[:, n:] == 7).all()


@both
@pytest.mark.parametrize("swizzle", list(SWIZZLES)[1:])
def test_k_major_swizzles(engine, swizzle):
    """Products along K by moving the start address, as kernels do it."""
    rng, m, n = np.random.default_rng(5), 128, 32
    steps = SWIZZLES[swizzle][1] // 32
    a, b = random_codes(rng, (m, 16 * steps), "f16"), random_codes(rng, (n, 16 * steps), "f16")
    image = np.zeros(32768, np.uint8)
    at_a = place_k_major(image, packed(a, "f16", "f16"), 0, swizzle)
    at_b = place_k_major(image, packed(b, "f16", "f16"), B_START, swizzle)
    lines = descriptors(at_a, at_b)
    for step in range(steps):
        adds = "%true" if step else "%false"
        lines.append(f"tcgen05.mma.cta_group::1.kind::f16 [%base], %a, %b, {idesc(m, n):#x}, {adds};")
        lines += ["add.u64 %a, %a, 2;", "add.u64 %b, %b, 2;"]
    found = run(lines, np.zeros((128, 32)), image, engine=engine)
    total = np.zeros((m, n), np.uint32)
    for step in range(steps):
        part = np.s_[:, 16 * step : 16 * step + 16]
        total = expected_d(a[part], b[part], ("f16", "f16"), total)
    assert (found == total).all()


@both
@pytest.mark.parametrize(("m", "n"), [(32, 64), (64, 128), (128, 64)])
@pytest.mark.parametrize("place", ["shared", "tensor"])
def test_weights_stationary(engine, m, n, place):
    """`.ws`: D and A of fewer rows lie side by side; columns of B that the mask names are zero."""
    rng = np.random.default_rng(m)
    a, b = random_codes(rng, (m, 16), "f16"), random_codes(rng, (n + 8, 16), "f16")
    content = rng.integers(0, 1 << 32, (128, COLUMNS), np.uint32)
    _, lanes, columns = places_of_d(m, n, weights=True)
    start = random_d(rng, (m, n), "f32")
    content[lanes, columns] = start
    image = np.zeros(32768, np.uint8)
    at_b = place_k_major(image, packed(b, "f16", "f16"), B_START)
    if place == "shared":
        lines = descriptors(place_k_major(image, packed(a, "f16", "f16"), 0), at_b)
    else:
        lines = descriptors(None, at_b)
        for first in range(0, 128, m):
            content[first : first + m, A_COLUMN : A_COLUMN + 8] = words(packed(a, "f16", "f16"))
    # Example 4 of the ISA (9.7.16.4.3), with its shift of 2.
    mask = 1 << 24 | 2 << 16 | 1 << 8 | 0b0011 << 32 | 1 << 39 | 2 << 40 | 3 << 48 | 2 << 56
    operand = "%a" if place == "shared" else "[%x2]"
    lines += [f"add.u32 %x2, %base, {A_COLUMN};", f"mov.u64 %mask, {mask:#x};"]
    lines += [f"tcgen05.mma.ws.cta_group::1.kind::f16 [%base], {operand}, %b, {idesc(m, n):#x}, %true, %mask;"]
    zero = zero_columns(mask, m, n)
    shifted = b[2 : n + 2].copy()
    shifted[zero] = 0
    found = run(lines, content, image, engine=engine)
    content[lanes, columns] = expected_d(a, shifted, ("f16", "f16"), start)
    assert (found == content).all()


def mask_word(starts, spans, skip, use, shift=0, is_used=1):
    word = is_used << 39 | skip << 40 | use << 48 | shift << 56
    parts = enumerate(zip(starts, spans, strict=True))
    return word | sum(start << 8 * part | span << 32 + part for part, (start, span) in parts)


def test_zero_column_masks():
    """The examples of the ISA, which prints the lowest column last (`.` for those that it leaves out)."""
    examples = [
        (mask_word((0, 0, 0, 0), (0, 0, 0, 0), 4, 3, is_used=0), 128, ["0" * 14]),
        (mask_word((0, 0, 0, 0), (0, 0, 0, 0), 2, 3), 128, ["11100001110000"]),
        (mask_word((0, 0, 0, 0), (1, 0, 0, 0), 2, 3), 64, ["11100001110000111", "000011100001110000"]),
        (
            mask_word((0, 1, 2, 1), (1, 1, 0, 0), 2, 3, 2),
            32,
            ["00001110000111", "0000111000011", "111000011100", "1110000111000"],
        ),
    ]
    for word, m, printed in examples:
        masks = zero_columns(word, m, 128).reshape(len(printed), -1)
        for mask, text in zip(masks, printed, strict=True):
            assert [str(int(bit)) for bit in mask[: len(text)]] == list(text[::-1])


@both
def test_disabled_lanes_and_scaled_input(engine):
    """Lanes of the mask keep what they have; D is divided by a power of two before it is added."""
    rng, m, n = np.random.default_rng(8), 128, 16
    a, b = random_codes(rng, (m, 16), "f16"), random_codes(rng, (n, 16), "f16")
    start, image = random_d(rng, (m, n), "f32"), np.zeros(32768, np.uint8)
    content = np.zeros((128, 32), np.uint32)
    content[:, :n] = start
    at_a, at_b = (
        place_k_major(image, packed(a, "f16", "f16"), 0),
        place_k_major(image, packed(b, "f16", "f16"), B_START),
    )
    masks = [0x80000001, 0, 0xFFFF0000, 0x10]
    lines = [*descriptors(at_a, at_b), *(f"mov.b32 %m{place}, {mask:#x};" for place, mask in enumerate(masks))]
    lines += [
        f"tcgen05.mma.cta_group::1.kind::f16 [%base], %a, %b, {idesc(m, n):#x}, {{%m0, %m1, %m2, %m3}}, %true, 3;"
    ]
    found = run(lines, content, image, engine=engine)[:, :n]
    expected = expected_d(a, b, ("f16", "f16"), start, shift=3)
    kept = np.array([masks[lane // 32] >> lane % 32 & 1 for lane in range(128)], bool)
    expected[kept] = start[kept]
    assert (found == expected).all()


@both
def test_shifted_rows(engine):
    """`.ashift`: each row of A in tensor memory is the next one, but for the last."""
    rng, m, n = np.random.default_rng(9), 128, 16
    a, b = random_codes(rng, (m, 16), "f16"), random_codes(rng, (n, 16), "f16")
    image, content = np.zeros(32768, np.uint8), np.zeros((128, 64), np.uint32)
    content[:, 32:40] = words(packed(a, "f16", "f16"))
    lines = [*descriptors(None, place_k_major(image, packed(b, "f16", "f16"), B_START)), "add.u32 %x2, %base, 32;"]
    opcode = "tcgen05.mma.cta_group::1.kind::f16.ashift.collector::a::lastuse"
    lines.append(f"{opcode} [%base], [%x2], %b, {idesc(m, n):#x}, %false;")
    found = run(lines, content, image, engine=engine)[:, :n]
    moved = a[np.minimum(np.arange(128) + 1, 127)]
    assert (found == expected_d(moved, b, ("f16", "f16"), np.zeros((m, n), np.uint32))).all()


SCALED = [
    ("mxf8f6f4", "", "e4m3", "e5m2", "ue8m0", 1, 64),
    ("mxf8f6f4", ".block32", "e2m1", "e3m2", "ue8m0", 1, 16),
    ("mxf4", "", "e2m1", "e2m1", "ue8m0", 2, 160),
    ("mxf4nvf4", ".scale_vec::2X", "e2m1", "e2m1", "ue8m0", 2, 32),
    ("mxf4nvf4", ".block16", "e2m1", "e2m1", "ue4m3", 4, 64),
    ("mxf4nvf4", ".scale_vec::4X", "e2m1", "e2m1", "ue8m0", 4, 8),
]


def random_scales(rng, rows, blocks, type_):
    low, high = (117, 138) if type_ == "ue8m0" else (0x20, 0x50)
    return rng.integers(low, high, (rows, blocks)).astype(np.uint8)


def put_scales(content, column, codes, first):
    """Row `r` in lane `r % 32` of all four partitions, `r / 32` columns further."""
    rows, blocks = codes.shape
    data = np.zeros((-(-rows // 32) * 32, 4), np.uint8)
    data[:rows, first : first + blocks] = codes
    found = data.view(np.uint32).reshape(-1, 32).T
    content[:, column : column + found.shape[1]] = np.tile(found, (4, 1))


@both
@pytest.mark.parametrize("case", SCALED, ids=lambda case: "-".join(map(str, case)))
def test_block_scales(engine, case):
    kind, size, a_type, b_type, scale, blocks, n = case
    rng, k, m = np.random.default_rng(n), K.get(kind, 32), 128
    a, b = random_codes(rng, (m, k), a_type), random_codes(rng, (n, k), b_type)
    start, image = random_d(rng, (m, n), "f32"), np.zeros(32768, np.uint8)
    content = np.zeros((128, 512), np.uint32)
    content[:, :n] = start
    of_a, of_b = random_scales(rng, m, blocks, scale), random_scales(rng, n, blocks, scale)
    a_id, b_id = {1: (3, 1), 2: (2, 0), 4: (0, 0)}[blocks]
    put_scales(content, 256, of_a, a_id)
    put_scales(content, 288, of_b, b_id)
    at_a = place_k_major(image, packed(a, a_type, kind), 0)
    at_b = place_k_major(image, packed(b, b_type, kind), B_START)
    types = CODES[kind]
    word = scaled_idesc(m, n, types[a_type], types[b_type], int(scale == "ue8m0"), a_id=a_id, b_id=b_id, negate_b=1)
    lines = [*descriptors(at_a, at_b), "add.u32 %x2, %base, 256;", "add.u32 %x3, %base, 288;"]
    opcode = f"tcgen05.mma.cta_group::1.kind::{kind}.block_scale{size}"
    lines.append(f"{opcode} [%base], %a, %b, {word:#x}, [%x2], [%x3], %true;")
    found = run(lines, content, image, engine=engine)
    scales = Scales(of_a, of_b, scale)
    assert (found[:, :n] == expected_d(a, b, (a_type, b_type), start, scales=scales, negate_b=True)).all()


SPARSE = [
    ("f16", "f16", 128, 16, 1),
    ("f16", "bf16", 64, 8, 0),
    ("tf32", "tf32", 128, 8, 1),
    ("f8f6f4", "e4m3", 64, 16, 0),
    ("i8", "s8", 128, 8, 0),
    ("mxf8f6f4", "e5m2", 128, 8, 0),
    ("mxf4", "e2m1", 128, 8, 0),
]
PAIRS = (0b0100, 0b1000, 0b1100, 0b1001, 0b1101, 0b1110)


def random_metadata(rng, rows, kind):
    """Codes `[row, chunk]`, and where the stored elements of A belong."""
    if kind == "tf32":
        codes = rng.choice([0b0100, 0b1110], (rows, 8))
        return codes, 2 * np.arange(8) + (codes == 0b1110)
    chunks = 8 if kind == "f16" else 16
    codes = rng.choice(PAIRS, (rows, chunks))
    pair = np.stack([codes & 3, codes >> 2], axis=-1)
    if kind == "mxf4":
        places = 8 * np.arange(chunks)[:, None, None] + 2 * pair[..., None] + np.arange(2)
    else:
        places = 4 * np.arange(chunks)[:, None] + pair
    return codes, places.reshape(rows, -1)


def put_metadata(content, column, lanes, codes):
    """As tmem_e_frg of CuTe lays them out."""
    if codes.shape[1] == 8:
        for row, lane in enumerate(lanes):
            for chunk, code in enumerate(codes[row]):
                place = lane // 16 * 16 + 8 * (chunk // 4) + lane % 8
                content[place, column] |= np.uint32(code) << (16 * (lane // 8 % 2) + 4 * (chunk % 4))
        return
    for chunk in range(16):
        content[lanes, column + chunk // 8] |= (codes[:, chunk] << 4 * (chunk % 8)).astype(np.uint32)


@both
@pytest.mark.parametrize("place", ["shared", "tensor"])
@pytest.mark.parametrize("case", SPARSE, ids=lambda case: "-".join(map(str, case)))
def test_sparse(engine, place, case):
    kind, type_, m, n, selector = case
    rng, stored = np.random.default_rng(m + n), K.get(kind, 32)
    a, b = random_codes(rng, (m, stored), type_), random_codes(rng, (n, 2 * stored), type_)
    d_type = "s32" if kind == "i8" else "f32"
    start, image, content = (
        random_d(rng, (m, n), d_type),
        np.zeros(32768, np.uint8),
        np.zeros((128, COLUMNS), np.uint32),
    )
    _, lanes, columns = places_of_d(m, n)
    content[lanes, columns] = start
    codes, belongs = random_metadata(rng, m, kind)
    kept = stored // codes.shape[1]
    codes[5, 2], a[5, 2 * kept : 3 * kept] = 0, 0  # a chunk without elements, as CUTLASS's compressor leaves it
    put_metadata(content, META + selector, lanes[:, 0], codes)
    options, scales = {}, ""
    if kind.startswith("mx"):
        blocks = 2 if kind == "mxf4" else 1
        of_a, of_b = (random_scales(rng, rows, blocks, "ue8m0") for rows in (m, n))
        put_scales(content, SCALE_A, of_a, 0)
        put_scales(content, SCALE_B, of_b, 0)
        options, scales = {"scales": Scales(of_a, of_b, "ue8m0")}, ", [%x4], [%x5]"
        word = scaled_idesc(m, n, CODES[kind][type_], CODES[kind][type_], sparse=1)
    else:
        code, d = CODES[kind][type_], 2 if kind == "i8" else 1
        word = idesc(m, n, code, code, d, sparse=1, selector=selector)
    at_b = place_k_major(image, packed(b, type_, kind), B_START)
    at_a = place_k_major(image, packed(a, type_, kind), 0) if place == "shared" else None
    content[lanes[:, :1], A_COLUMN + np.arange(8)] = words(packed(a, type_, kind, container=True))
    lines = [*descriptors(at_a, at_b), f"add.u32 %x2, %base, {A_COLUMN};", f"add.u32 %x3, %base, {META};"]
    lines += [f"add.u32 %x4, %base, {SCALE_A};", f"add.u32 %x5, %base, {SCALE_B};"]
    operand = "%a" if place == "shared" else "[%x2]"
    scaling = ".block_scale" if scales else ""
    opcode = f"tcgen05.mma.sp.cta_group::1.kind::{kind}{scaling}"
    lines.append(f"{opcode} [%base], {operand}, %b, [%x3], {word:#x}{scales}, %true;")
    found = run(lines, content, image, engine=engine)
    expected = content.copy()
    expected[lanes, columns] = expected_d(a, b, (type_, type_), start, sparse=belongs, **options)
    assert (found == expected).all()


@pytest.mark.parametrize(("kind", "bad"), [(Kind.F16, 0b0101), (Kind.TF32, 0b1000)])
def test_codes_that_mean_nothing(kind, bad):
    """Zeros do only for elements that are zero, others never."""
    code = CODES[kind.value][kind.value]
    descriptor = decode(idesc(128, 16, code, code, 1, sparse=1), kind)
    codes, a = np.zeros((2, 8), np.uint32), np.zeros((2, 8 * (2 if kind is Kind.F16 else 1)), np.uint32)
    assert stored_places(codes, descriptor, a) is not None
    codes[1, 3] = bad
    assert stored_places(codes, descriptor, a) is None
    codes[1, 3], a[1, -1] = 0, 1
    assert stored_places(codes, descriptor, a) is None


@both
@pytest.mark.parametrize(("m", "sparse"), [(256, False), (128, False), (128, True)])
@pytest.mark.parametrize("place", ["shared", "tensor"])
def test_pairs_of_ctas(engine, m, sparse, place):
    """Each CTA holds half of the rows of A and half of the columns of B."""
    rng, n, k = np.random.default_rng(m), 32, 32 if sparse else 16
    a, b = random_codes(rng, (m, 16), "f16"), random_codes(rng, (n, k), "f16")
    start, image = random_d(rng, (m, n), "f32"), np.zeros((2, 32768), np.uint8)
    content = np.zeros((2, 128, COLUMNS), np.uint32)
    ctas, lanes, columns = places_of_d(m, n, ctas=2, sparse=sparse)
    content[ctas, lanes, columns] = start
    codes, belongs = random_metadata(rng, m, "f16")
    for cta in range(2):
        rows = np.s_[cta * m // 2 : (cta + 1) * m // 2]
        half = packed(a[rows], "f16", "f16")
        at_a = place_k_major(image[cta], half, 0)
        at_b = place_k_major(image[cta], packed(b[n // 2 * cta : n // 2 * (cta + 1)], "f16", "f16"), B_START)
        for column in range(0, n, n // 2):
            content[cta, lanes[rows, column], A_COLUMN : A_COLUMN + 8] = words(half)
        if sparse:
            put_metadata(content[cta], META, lanes[rows, 0], codes[rows])
    word = idesc(m, n, sparse=int(sparse))
    operand, meta = "%a" if place == "shared" else "[%x2]", ", [%x3]" if sparse else ""
    lines = [*descriptors(at_a if place == "shared" else None, at_b), f"add.u32 %x2, %base, {A_COLUMN};"]
    lines += [f"add.u32 %x3, %base, {META};"]
    opcode = f"tcgen05.mma{'.sp' if sparse else ''}.cta_group::2.kind::f16"
    lines.append(f"{opcode} [%base], {operand}, %b{meta}, {word:#x}, %true;")
    found = run(lines, content, image, group=2, engine=engine)
    expected = content.copy()
    expected[ctas, lanes, columns] = expected_d(a, b, ("f16", "f16"), start, sparse=belongs if sparse else None)
    assert (found == expected).all()


def test_compiled_code():
    test_kinds("jit", "shared", PLAIN[0])
    test_block_scales("jit", SCALED[0])
    test_sparse("jit", "tensor", SPARSE[0])
    test_pairs_of_ctas("jit", 256, False, "shared")
    test_weights_stationary("jit", 32, 64, "tensor")


def test_native_functions(monkeypatch):
    """What is multiplied often is multiplied by compiled code."""
    monkeypatch.setattr("ptxvm.engine.jit.host.products.FEW", 0)
    test_kinds("jit", "shared", PLAIN[1])
    test_kinds("jit", "tensor", PLAIN[6])
    test_sparse("jit", "shared", SPARSE[1])
