"""Descriptors of matrices in shared memory, and the places they lead to, against the canonical layouts of the ISA."""

import numpy as np
import pytest
from tests.machine.tensor_cores import canonical

import ptxvm
from ptxvm.machine.tensor_cores import (
    BLACKWELL,
    HOPPER,
    DescriptorError,
    Major,
    MatrixDescriptor,
    SharedMatrix,
    Swizzling,
    decode,
    read_descriptor,
)

SWIZZLINGS = {s.text: s for s in Swizzling if s is not Swizzling.B128_ATOM_32}
# The examples of the ISA: type size, mode, major, exact layout as (row shape, row strides), (column shape, strides).
EXAMPLES = [
    (4, "none", "K", (64 * 4, 32 * 4), ((8, 2), (4, 32)), ((4, 4), (1, 64))),
    (4, "32 bytes", "K", (16, 64 * 4), ((8, 2), (8, 64)), ((4, 2), (1, 4))),
    (2, "none", "MN", (128 * 2, 64 * 2), ((8, 1, 2), (1, 8, 64)), ((8, 2), (8, 128))),
    (2, "32 bytes", "MN", (128 * 2, 256 * 2), ((8, 2, 2), (1, 8, 128)), ((8, 2), (16, 256))),
    (2, "64 bytes", "MN", (256 * 2, 512 * 2), ((8, 4, 2), (1, 8, 256)), ((8, 2), (32, 512))),
]


def elements(matrix: SharedMatrix) -> np.ndarray:
    """The address of each element: the matrix read from memory that holds addresses, two bytes each."""
    size = matrix.bits // 8
    low = matrix.read(np.arange(1 << 16, dtype=np.uint32).astype(np.uint8))[..., 0].astype(int)
    high = matrix.read((np.arange(1 << 16) >> 8).astype(np.uint8))[..., 0].astype(int)
    assert ((low | high << 8) % size == 0).all()
    return low | high << 8


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda e: f"{e[2]}-{e[1]}-{e[0]}")
def test_examples_of_the_isa(example):
    size, mode, major, strides, rows, columns = example
    row_count, column_count = int(np.prod(rows[0])), int(np.prod(columns[0]))
    where = MatrixDescriptor(0x2000, *strides, SWIZZLINGS[mode])
    found = elements(SharedMatrix(where, row_count, column_count, 8 * size, Major(major)))
    bits = canonical.MODES[mode][0]
    for row in range(row_count):
        for column in range(column_count):
            linear = size * (canonical.dot(row, *rows) + canonical.dot(column, *columns))
            assert found[row, column] == canonical.swizzle(bits, 0x2000 + linear), (row, column)


@pytest.mark.parametrize("major", ["K", "MN"])
@pytest.mark.parametrize("mode", SWIZZLINGS)
@pytest.mark.parametrize("size", [1, 2, 4])
def test_every_layout(size, mode, major):
    """With strides of no importance, and a start within the pattern."""
    rows, columns = 64, 32 // size
    for start, leading, stride in ((0, 0x400, 0x800), (0x1020, 0x190, 0x450), (0x60, 0x400, 0x600)):
        found = elements(
            SharedMatrix(
                MatrixDescriptor(start, leading, stride, SWIZZLINGS[mode]), rows, columns, 8 * size, Major(major)
            )
        )
        for row in range(0, rows, 3):
            for column in range(columns):
                linear = start + canonical.place(mode, major, size, (leading, stride), row, column)
                assert found[row, column] == canonical.swizzle(canonical.MODES[mode][0], linear), (row, column)


@pytest.mark.parametrize("mode", ["32 bytes", "64 bytes", "128 bytes"])
def test_base_offset_moves_the_pattern(mode):
    """A matrix whose pattern starts at line 3 is as one at line 0, all moved by 3 lines."""
    moved = 3 * 128
    aligned = SharedMatrix(MatrixDescriptor(0x1000, 16, 0x400, SWIZZLINGS[mode]), 64, 16, 16, Major.K)
    other = SharedMatrix(MatrixDescriptor(0x1000 + moved, 16, 0x400, SWIZZLINGS[mode], 3), 64, 16, 16, Major.K)
    assert (other.chunks == aligned.chunks + moved).all()


def test_atoms_of_32_bytes():
    """`Swizzle<2, 5, 2>` of lines of 128 bytes, four in an atom: bits 8 and 7 change bits 6 and 5."""
    where = MatrixDescriptor(0x800, 0x1000, 0x200, Swizzling.B128_ATOM_32)
    found = elements(SharedMatrix(where, 64, 8, 32, Major.MN))
    for row in range(64):
        for column in range(8):
            linear = 0x800 + 4 * (row % 32) + row // 32 * 0x1000 + column % 4 * 128 + column // 4 * 0x200
            assert found[row, column] == linear ^ (linear & 0x180) >> 2


@pytest.mark.parametrize(("leading", "places"), [(128, [0, 16, 144, 128]), (256, [0, 16, 256, 272])])
def test_more_of_k_than_the_swizzle_spans(leading, places):
    """Of B of a sparse `wgmma` with a swizzle of 32 bytes, as an H200 read it."""
    where = MatrixDescriptor(0x400, leading, 0x200, Swizzling.B32)
    found = SharedMatrix(where, 8, 64, 8, Major.K).chunks - 0x400
    assert found[0].tolist() == places
    assert found[4, :2].tolist() == [144, 128]


def test_absolute_leading_address():
    """Chunks that have no room in the line lie at the leading address."""
    where = MatrixDescriptor(0x0060, 0x1000, 0x400, Swizzling.B128, is_absolute=True)
    found = SharedMatrix(where, 16, 48, 8, Major.K).chunks
    for row in range(16):
        below = row % 8 * 128 + row // 8 * 0x400
        expected = [0x60 + below, 0x70 + below, 0x1000 + below]
        assert found[row].tolist() == [canonical.swizzle(3, address) for address in expected]


@pytest.mark.parametrize("format_", [HOPPER, BLACKWELL], ids=lambda f: f.name)
def test_round_trip(format_):
    for swizzling in format_.codes.values():
        base = 0 if swizzling is Swizzling.NONE else 5
        where = MatrixDescriptor(0x3FFF0, 0x12340, 0x400, swizzling, base)
        word = where.encode(format_)
        assert decode(word, format_) == where
        assert read_descriptor(word) == (format_, where)


def test_fields_of_hopper():
    """By hand: 128-byte swizzle (code 1), stride 1024, leading 16, start 0x8000."""
    where = decode(1 << 62 | 64 << 32 | 1 << 16 | 0x800)
    assert where == MatrixDescriptor(0x8000, 16, 1024, Swizzling.B128)
    assert str(where) == "matrix at 0x8000, leading every 0x10, stride 0x400, swizzle 128 bytes"
    assert decode(2 << 62).swizzling is Swizzling.B64
    assert decode(3 << 62 | 6 << 49).base_offset == 6


def test_what_means_nothing():
    with pytest.raises(DescriptorError, match="swizzling mode 3; it must be one of 0, 1, 2, 4, 6"):
        decode(3 << 61 | 1 << 46, BLACKWELL)
    with pytest.raises(DescriptorError, match=r"bits 48 to 46 .* are 0b000; they must be 0b001"):
        decode(2 << 61, BLACKWELL)
    with pytest.raises(DescriptorError, match="the stride is 8; it must be a multiple of 16"):
        MatrixDescriptor(0, 16, 8).encode()
    with pytest.raises(DescriptorError, match="wgmma has no swizzle of 128 bytes in atoms of 32 bytes"):
        MatrixDescriptor(0, 16, 16, Swizzling.B128_ATOM_32).encode()
    beyond = SharedMatrix(MatrixDescriptor(0x1000, 16, 0x400, Swizzling.B128), 64, 16, 16, Major.K)
    with pytest.raises(DescriptorError, match="reaches 0x3000, but the CTA has 8192 bytes") as caught:
        beyond.read(np.zeros(8192, np.uint8))
    assert caught.value.address == 0x2000


def test_explained():
    text = ptxvm.explain("0x4000004000010800")
    assert "descriptor of a matrix in shared memory, as wgmma reads it" in text
    for part in ("start address 0x8000", "offset: 16 bytes", "offset: 1024 bytes", "base offset: 0", "128 bytes"):
        assert part in text
    assert "repeats every 1024 bytes" in text
    assert "as tcgen05 reads it" in ptxvm.explain("0x4000404000010800")
    assert "not a descriptor" in ptxvm.explain("0x6000404000010800")
    assert "Bits without a meaning are set: 0x8000" in ptxvm.explain("0x4000004000018800")
