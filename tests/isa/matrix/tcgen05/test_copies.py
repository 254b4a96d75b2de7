"""`tcgen05.cp`: every shape, multicast and decompression, and what faults of descriptors say."""

import numpy as np
import pytest
from tests.isa.matrix.tcgen05.products import descriptors, idesc, place_k_major, run

import ptxvm

both = pytest.mark.parametrize("engine", ["interpret", pytest.param("jit", marks=pytest.mark.slow)])
# As copy_traits_sm100.hpp has it: rows, bytes of a row, and the lanes of a row.
SHAPES = {
    "128x256b": (128, 32, lambda row: [row]),
    "128x128b": (128, 16, lambda row: [row]),
    "4x256b": (4, 32, lambda row: [32 * row]),
    "64x128b.warpx2::02_13": (64, 16, lambda row: [row, row + 64]),
    "64x128b.warpx2::01_23": (64, 16, lambda row: [row + row // 32 * 32, row + row // 32 * 32 + 32]),
    "32x128b.warpx4": (32, 16, lambda row: [row, row + 32, row + 64, row + 96]),
}


def unpacked(rows, format_):
    """Chunks of 16 numbers: 4 bits each go to bits 2 to 5 of a byte, 6 bits to bits 0 to 5."""
    if not format_:
        return rows
    bits = 4 if "b4x16" in format_ else 6
    found = np.zeros_like(rows)
    for at in np.ndindex(rows.shape[0], rows.shape[1] // 16):
        part = np.s_[at[0], 16 * at[1] : 16 * at[1] + 16]
        number = int.from_bytes(rows[part].tobytes(), "little")
        codes = [number >> bits * place & (1 << bits) - 1 for place in range(16)]
        found[part] = [code << (2 if bits == 4 else 0) for code in codes]
    return found


@both
@pytest.mark.parametrize("format_", ["", ".b8x16.b6x16_p32", ".b8x16.b4x16_p64"])
@pytest.mark.parametrize("shape", SHAPES)
def test_shapes(engine, shape, format_):
    rng, (count, length, lanes_of) = np.random.default_rng(len(shape)), SHAPES[shape]
    rows = rng.integers(0, 256, (count, length)).astype(np.uint8)
    image, content = np.zeros(16384, np.uint8), rng.integers(0, 1 << 32, (128, 64), np.uint32)
    swizzle = "32B" if length == 32 and not format_ else "none"
    at = place_k_major(image, rows, 1024, swizzle)
    first = 31 if shape == "4x256b" else 0
    lines = [*descriptors(None, at), f"add.u32 %x2, %base, {first << 16 | 5:#x};"]
    lines.append(f"tcgen05.cp.cta_group::1.{shape}{format_} [%x2], %b;")
    found = run(lines, content, image, engine=engine)
    for row, data in enumerate(unpacked(rows, format_).view(np.uint32)):
        for lane in lanes_of(row):
            content[lane + first, 5 : 5 + length // 4] = data
    assert (found == content).all()


@both
def test_pairs(engine):
    """Each CTA of a pair copies from its own shared memory."""
    rng = np.random.default_rng(2)
    rows = rng.integers(0, 256, (2, 32, 16)).astype(np.uint8)
    image, content = np.zeros((2, 4096), np.uint8), np.zeros((2, 128, 32), np.uint32)
    for cta in range(2):
        at = place_k_major(image[cta], rows[cta], 0)
        content[cta, :, 4:8] = np.tile(rows[cta].view(np.uint32), (4, 1))
    lines = [*descriptors(None, at), "add.u32 %x2, %base, 4;", "tcgen05.cp.cta_group::2.32x128b.warpx4 [%x2], %b;"]
    assert (run(lines, np.zeros_like(content), image, group=2, engine=engine) == content).all()


FAULTS = {
    "swizzle": (["mov.u64 %b, 0x6000400000000000;"], "trap", "swizzling mode 3"),
    "version": (["mov.u64 %b, 0;"], "trap", "they must be 0b001"),
    "outside": (["mov.u64 %b, 0x0000400000003fff;"], "out_of_bounds", "bytes of shared memory"),
    "m": (["mov.u32 %idesc, {m};"], "trap", "M = 96"),
    "n": (["mov.u32 %idesc, {n};"], "trap", "N = 0"),
    "type": (["mov.u32 %idesc, {type};"], "trap", "atype is 3; .kind::f16 has 0 (f16), 1 (bf16)"),
    "sparse": (["mov.u32 %idesc, {sparse};"], "trap", "A is sparse"),
    "half": (["mov.u32 %idesc, {half};"], "trap", "D is f16 with bf16"),
    "lane": (["add.u32 %x2, %base, 0x80000;"], "misaligned", "D begins at lane 8"),
    "column": (["add.u32 %x2, %base, 30;"], "out_of_bounds", "column 32 of tensor memory was never allocated"),
}
WORDS = {
    "m": idesc(96, 16),
    "n": idesc(64, 0),
    "type": idesc(128, 16, 3),
    "sparse": idesc(128, 16, sparse=1),
    "half": idesc(128, 16, 1, 0, 0),
}


@pytest.mark.parametrize("engine", ["interpret"])
@pytest.mark.parametrize("name", FAULTS)
def test_faults(engine, name):
    changes, kind, message = FAULTS[name]
    image = np.zeros(8192, np.uint8)
    at = place_k_major(image, np.zeros((16, 32), np.uint8), 4096)
    lines = [*descriptors(place_k_major(image, np.zeros((128, 32), np.uint8), 0), at), "mov.u32 %x2, %base;"]
    lines += [f"mov.u32 %idesc, {idesc(128, 16)};", *(change.format(**WORDS) for change in changes)]
    lines.append("tcgen05.mma.cta_group::1.kind::f16 [%x2], %a, %b, %idesc, %false;")
    with pytest.raises(ptxvm.KernelFault) as caught:
        run(lines, np.zeros((128, 32)), image, engine=engine)
    assert (caught.value.kind, message in caught.value.message) == (kind, True), caught.value
