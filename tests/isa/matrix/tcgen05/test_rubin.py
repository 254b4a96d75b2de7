"""What PTX 9.4 brought to the tensor core with sm_107, against plain integer arithmetic and exact sums.

`.kind::ti16`, scales of `.ue5m3`, `.collector::b`, loads that compress; what is known from figures only is refused.
"""

import numpy as np
import pytest
from tests.isa.matrix.tcgen05.products import descriptors, idesc, place_k_major, place_mn_major, run, scaled_idesc
from tests.isa.matrix.tcgen05.test_products import (
    A_COLUMN,
    B_START,
    COLUMNS,
    META,
    packed,
    places_of_d,
    put_metadata,
    put_scales,
    random_metadata,
    words,
)
from tests.isa.matrix.tcgen05.test_registers import (
    ENGINES,
    WAIT_LD,
    WIDTH,
    filled,
    launched,
    moved,
    own_rows,
    program,
    vector,
)

import ptxvm

engines = pytest.mark.parametrize("engine", ["interpret", pytest.param("jit", marks=pytest.mark.slow)])
RUBIN = {"target": "sm_107a", "version": "9.4"}
S32, TI16 = 2, 3


def ti16(numbers):
    """Sign and magnitude of 11 bits."""
    return np.where(numbers < 0, 0x8000 - numbers, numbers)


def halves(numbers):
    return ti16(numbers).astype(np.uint16).view(np.uint8).reshape(len(numbers), -1)


def wrapped(numbers):
    return (numbers & 0xFFFF_FFFF).astype(np.uint32)


@engines
@pytest.mark.parametrize("place", ["shared", "tensor"])
@pytest.mark.parametrize(("m", "n", "flags"), [(128, 32, {}), (64, 8, {"negate_a": 1}), (128, 16, {"negate_b": 1})])
def test_integers_of_11_bits(engine, place, m, n, flags):
    rng = np.random.default_rng(m + n)
    a, b = rng.integers(-2047, 2048, (m, 16)), rng.integers(-2047, 2048, (n, 16))
    start = rng.integers(-(1 << 31), 1 << 31, (m, n))
    content, image = np.zeros((128, COLUMNS), np.uint32), np.zeros(32768, np.uint8)
    _, lanes, columns = places_of_d(m, n)
    content[lanes, columns] = wrapped(start)
    at_b = place_k_major(image, halves(b), B_START)
    at_a = place_k_major(image, halves(a), 0) if place == "shared" else None
    content[lanes[:, :1], A_COLUMN + np.arange(8)] = words(halves(a))
    word, operand = idesc(m, n, TI16, TI16, S32, **flags), "%a" if place == "shared" else "[%x2]"
    lines = [*descriptors(at_a, at_b), f"add.u32 %x2, %base, {A_COLUMN};"]
    lines += [f"tcgen05.mma.cta_group::1.kind::ti16.collector::b::fill [%base], {operand}, %b, {word:#x}, %true;"]
    found = run(lines, content, image, engine=engine, **RUBIN)
    content[lanes, columns] = wrapped(start + (a @ b.T) * (-1 if flags else 1))
    assert (found == content).all()


@engines
def test_transposed_integers(engine):
    rng = np.random.default_rng(4)
    a, b = rng.integers(-2047, 2048, (128, 16)), rng.integers(-2047, 2048, (16, 16))
    image = np.zeros(32768, np.uint8)
    at_a = place_mn_major(image, halves(np.ascontiguousarray(a.T)), 0, "none")
    at_b = place_mn_major(image, halves(np.ascontiguousarray(b.T)), B_START, "none")
    word = idesc(128, 16, TI16, TI16, S32, transpose_a=1, transpose_b=1)
    lines = [*descriptors(at_a, at_b), f"tcgen05.mma.cta_group::1.kind::ti16 [%base], %a, %b, {word:#x}, %false;"]
    found = run(lines, np.zeros((128, 32)), image, engine=engine, **RUBIN)
    assert (found[:, :16] == wrapped(a @ b.T)).all()


@engines
def test_sparse_integers(engine):
    rng, m, n = np.random.default_rng(5), 128, 16
    a, b = rng.integers(-2047, 2048, (m, 16)), rng.integers(-2047, 2048, (n, 32))
    codes, belongs = random_metadata(rng, m, "f16")
    dense = np.zeros((m, 32), np.int64)
    np.put_along_axis(dense, belongs, a, 1)
    content, image = np.zeros((128, COLUMNS), np.uint32), np.zeros(32768, np.uint8)
    put_metadata(content, META + 1, np.arange(m), codes)
    lines = descriptors(place_k_major(image, halves(a), 0), place_k_major(image, halves(b), B_START))
    word = idesc(m, n, TI16, TI16, S32, sparse=1, selector=1)
    lines.append(f"add.u32 %x3, %base, {META};")
    lines.append(f"tcgen05.mma.sp.cta_group::1.kind::ti16.collector::b::use [%base], %a, %b, [%x3], {word:#x}, %false;")
    found = run(lines, content, image, engine=engine, **RUBIN)
    assert (found[:, :n] == wrapped(dense @ b.T)).all()


@pytest.mark.parametrize("engine", ENGINES)
def test_weights_of_integers(engine):
    rng, m, n = np.random.default_rng(6), 32, 64
    a, b = rng.integers(-2047, 2048, (m, 16)), rng.integers(-2047, 2048, (n, 16))
    image = np.zeros(32768, np.uint8)
    lines = descriptors(place_k_major(image, halves(a), 0), place_k_major(image, halves(b), B_START))
    word = idesc(m, n, TI16, TI16, S32)
    lines.append(f"tcgen05.mma.ws.cta_group::1.kind::ti16.collector::b1::fill [%base], %a, %b, {word:#x}, %false;")
    found = run(lines, np.zeros((128, 32)), image, engine=engine, **RUBIN)
    _, lanes, columns = places_of_d(m, n, weights=True)
    assert (found[lanes, columns] == wrapped(a @ b.T)).all()


E2M1 = np.array([0, 0.5, 1, 1.5, 2, 3, 4, 6, 0, -0.5, -1, -1.5, -2, -3, -4, -6])


def ue5m3(codes):
    exponent, fraction = codes.astype(np.int64) >> 3, codes.astype(np.int64) & 7
    return np.where(exponent > 0, (8 + fraction) * 2.0 ** (exponent - 18), fraction * 2.0**-17)


def ue4m3(codes):
    exponent, fraction = codes.astype(np.int64) >> 3, codes.astype(np.int64) & 7
    return np.where(exponent > 0, (8 + fraction) * 2.0 ** (exponent - 10), fraction * 2.0**-9)


# So narrow a range that f32 holds every sum exactly.
SCALES = {"ue5m3": (ue5m3, 2, 116, 124), "ue4m3": (ue4m3, 0, 52, 60)}


def _scaled(engine, size, blocks, type_, of_a, of_b, target="sm_107a"):
    rng, m, n = np.random.default_rng(blocks), 128, 16
    a, b = rng.integers(0, 16, (m, 64)), rng.integers(0, 16, (n, 64))
    content, image = np.zeros((128, 512), np.uint32), np.zeros(32768, np.uint8)
    put_scales(content, 256, of_a, 0)
    put_scales(content, 288, of_b, 0)
    lines = descriptors(
        place_k_major(image, packed(a, "e2m1", "mxf4"), 0), place_k_major(image, packed(b, "e2m1", "mxf4"), B_START)
    )
    word = scaled_idesc(m, n, 1, 1, SCALES[type_][1])
    lines += ["add.u32 %x2, %base, 256;", "add.u32 %x3, %base, 288;"]
    opcode = f"tcgen05.mma.cta_group::1.kind::mxf4nvf4.block_scale{size}"
    lines.append(f"{opcode} [%base], %a, %b, {word:#x}, [%x2], [%x3], %false;")
    found = run(lines, content, image, engine=engine, target=target, version="9.4")[:, :n].view(np.float32)
    values = [E2M1[codes] * np.repeat(SCALES[type_][0](of), 64 // blocks, 1) for codes, of in ((a, of_a), (b, of_b))]
    return found, values[0] @ values[1].T


@engines
@pytest.mark.parametrize(
    ("size", "blocks", "type_"), [(".block16", 4, "ue5m3"), (".scale_vec::2X", 2, "ue5m3"), (".block32", 2, "ue4m3")]
)
def test_scales(engine, size, blocks, type_):
    rng, (_, _, low, high) = np.random.default_rng(7), SCALES[type_]
    of_a, of_b = (rng.integers(low, high, (rows, blocks)).astype(np.uint8) for rows in (128, 16))
    found, expected = _scaled(engine, size, blocks, type_, of_a, of_b)
    assert (found == expected.astype(np.float32)).all() and (expected == expected.astype(np.float32)).all()


def test_scales_of_all_sizes():
    """Subnormal ones and zero, and 255, which is no number."""
    of_a = (2 * np.arange(128) % 256).astype(np.uint8)[:, None].repeat(4, 1)
    of_b = np.full((16, 4), 120, np.uint8)
    of_a[5] = 255
    found, expected = _scaled("interpret", ".block16", 4, "ue5m3", of_a, of_b)
    others = np.arange(128) != 5
    assert np.isnan(found[5]).all() and (found[others] == expected[others].astype(np.float32)).all()


FAULTS = [
    ("sm_100a", scaled_idesc(128, 16, 1, 1, 2), "sm_107, not sm_100a", "trap"),
    ("sm_107a", scaled_idesc(128, 16, 1, 1, 3), "scale type is 3", "trap"),
    ("sm_107a", scaled_idesc(128, 16, 1, 1, 2) | 1 << 3, "K = 128", "unsupported"),
    ("sm_107a", scaled_idesc(128, 16, 1, 1, 2) | 1 << 26, "128 lanes", "unsupported"),
]


@pytest.mark.parametrize(("target", "word", "said", "kind"), FAULTS)
def test_scaled_descriptors(target, word, said, kind):
    image = np.zeros(32768, np.uint8)
    rows = np.zeros((16, 32), np.uint8)
    lines = descriptors(place_k_major(image, rows, 0), place_k_major(image, rows, B_START))
    lines.append(
        "tcgen05.mma.cta_group::1.kind::mxf4nvf4.block_scale.block16 "
        f"[%base], %a, %b, {word:#x}, [%base], [%base], %false;"
    )
    with pytest.raises(ptxvm.KernelFault, match=said) as fault:
        run(lines, np.zeros((128, 32)), image, engine="interpret", target=target, version="9.4")
    assert fault.value.kind == kind


@pytest.mark.parametrize(
    ("word", "element", "said"),
    [
        (idesc(128, 16, TI16, TI16, S32), 0x0800, "s1z4m11"),
        (idesc(128, 8, TI16, TI16, S32), 0, "N = 8"),
        (idesc(128, 16, 1, TI16, S32), 0, "atype is 1"),
    ],
)
def test_integers_that_are_none(word, element, said):
    image = np.zeros(32768, np.uint8)
    lines = descriptors(
        place_k_major(image, np.zeros((128, 32), np.uint8), 0),
        place_k_major(image, np.full((16, 16), element, np.uint16).view(np.uint8), B_START),
    )
    lines.append(f"tcgen05.mma.cta_group::1.kind::ti16 [%base], %a, %b, {word:#x}, %false;")
    with pytest.raises(ptxvm.KernelFault, match=said):
        run(lines, np.zeros((128, 32)), image, engine="interpret", **RUBIN)


LUT = """.version 9.4
.target sm_107a
.address_size 64
.visible .entry k()
{
    .reg .b32 %r<4>;
    .reg .b64 %d<3>;
    .reg .pred %p;
    tcgen05.mma.cta_group::1.kind::f8f6f4.decompress::lut::b [%r0], %d1, %d2, [%r1], %r2, %p;
    ret;
}
"""


def test_what_is_known_from_figures_only_is_refused():
    with pytest.warns(ptxvm.PtxWarning, match="only in figures of the ISA"):
        module = ptxvm.load(LUT)
    with pytest.raises(ptxvm.KernelFault, match="only in figures of the ISA") as fault:
        module.kernels["k"].launch(1, 1)
    assert fault.value.kind == "unsupported" and fault.value.line == 9


SPECIAL = np.array([0x7FC00000, 0xBF800000, 0x3F800000, 0x3F800000, 0x80000000, 0, 0xFF800000, 0xFFFFFFFF], np.uint32)


def kept(group, op, by_magnitude):
    """Where the two numbers stand that are kept of four: NaNs first, then by size, of equal ones the first; zeros are
    ordered by their signs."""

    def order(place):
        number = group.view(np.float32)[place]
        if np.isnan(number):
            return (0, 0.0, 0, place)
        value = abs(number) if by_magnitude else number
        sign = 0 if by_magnitude else int(group[place] >> 31)
        return (1, value if op == "min" else -value, -sign if op == "min" else sign, place)

    return sorted(sorted(range(4), key=order)[:2])


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("op", ["min", "max"])
@pytest.mark.parametrize("abs_", ["", ".abs"])
@pytest.mark.parametrize("number", [8, 64])
def test_compressed_loads(engine, op, abs_, number):
    rng = np.random.default_rng(number)
    content = rng.standard_normal((128, WIDTH)).astype(np.float32).view(np.uint32)
    content[::5, :8] = SPECIAL
    count = -(-number // 32)
    places, numbers = vector(count), "{" + ", ".join(f"%r{count + at}" for at in range(number // 2)) + "}"
    load = f"tcgen05.ld.spcompress.sync.aligned.32x32b.x{number}.{op}.sp::2:4{abs_}.f32.b2"
    total = count + number // 2
    lines = [*filled(WIDTH), f"{load} {places}, {numbers}, [%address];", WAIT_LD, own_rows("%result", total)]
    text = program(*lines, *moved("st", "global", total), target="sm_107a", version="9.4")
    found = launched(text, content, np.zeros((4, 32, total), np.uint32), engine).reshape(128, total)
    for lane in range(128):
        groups = content[lane, :number].reshape(-1, 4)
        chosen = [kept(group, op, bool(abs_)) for group in groups]
        flat = [place for pair in chosen for place in pair]
        bits = sum(place << 2 * at for at, place in enumerate(flat))
        assert found[lane, :count].tolist() == [bits >> 32 * word & 0xFFFF_FFFF for word in range(count)]
        expected = np.concatenate([group[pair] for group, pair in zip(groups, chosen, strict=True)])
        assert (found[lane, count:] == expected).all()


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize(("nan", "result"), [("", 2.5), (".NaN", np.nan)])
def test_compressed_and_reduced_loads(engine, nan, result):
    content = np.zeros((128, WIDTH), np.uint32)
    content[:, :4] = np.array([1.5, np.nan, -2.5, 0.5], np.float32).view(np.uint32)
    load = f"tcgen05.ld.red.spcompress.sync.aligned.32x32b.x4.max.sp::2:4.abs{nan}.f32.b2"
    lines = [*filled(WIDTH), f"{load} {{%r0}}, {{%r1, %r2}}, %r3, [%address];", WAIT_LD, own_rows("%result", 4)]
    text = program(*lines, *moved("st", "global", 4), target="sm_107a", version="9.4")
    found = launched(text, content, np.zeros((4, 32, 4), np.uint32), engine).reshape(128, 4)
    assert (found[:, 0] == (1 | 2 << 2)).all() and (found[:, 1:3] == content[:, 1:3]).all()
    np.testing.assert_array_equal(found[:, 3].view(np.float32), np.full(128, result, np.float32))
