"""`ldmatrix` and `stmatrix` of 8-, 6- and 4-bit elements in both engines, against NumPy (ISA 9.7.14.5.15, .16)."""

import numpy as np
import pytest

import ptxvm

KERNEL = """.version 9.0
.target sm_100a
.address_size 64
.visible .entry kernel(.param .u64 in, .param .u64 out)
{{
    .reg .b32 %lane, %own, %row, %a<4>, %d<4>;
    .reg .b64 %in, %out;
    .reg .pred %beyond;
    .shared .align 16 .b8 tile[512];
    ld.param.u64 %in, [in];
    ld.param.u64 %out, [out];
    mov.u32 %lane, %laneid;
    mad.wide.u32 %in, %lane, 16, %in;
    mad.wide.u32 %out, %lane, 16, %out;
    ld.global.v4.b32 {{%a0, %a1, %a2, %a3}}, [%in];
    mov.u32 %own, tile;
    mad.lo.u32 %own, %lane, 16, %own;
    // Lanes that give no row have no address.
    setp.ge.u32 %beyond, %lane, {rows};
    selp.b32 %row, 0xfffffff1, %own, %beyond;
    {program}
    st.global.v4.b32 [%out], {{%d0, %d1, %d2, %d3}};
    ret;
}}
"""
LOAD = "st.shared.v4.b32 [%own], {{%a0, %a1, %a2, %a3}}; bar.warp.sync -1; {opcode} {registers}, [%row];"
STORE = "{opcode} [%row], {registers}; bar.warp.sync -1; ld.shared.v4.b32 {{%d0, %d1, %d2, %d3}}, [%own];"
BYTES = np.random.default_rng(0).integers(0, 256, (32, 16), np.uint8)
engines = pytest.mark.parametrize("engine", ["interpret", "jit"])


def run(engine: str, program: str, rows: int, **names: str) -> np.ndarray:
    out = np.zeros((32, 16), np.uint8)
    text = KERNEL.format(program=program.format(**names), rows=rows)
    ptxvm.run(text, grid=1, block=32, args=[BYTES, out], engine=engine)
    return out


def vector(name: str, count: int) -> str:
    return "{" + ", ".join(f"%{name}{index}" for index in range(count)) + "}"


def elements(row: np.ndarray, bits: int) -> np.ndarray:
    """The 16 elements of a packed row."""
    return np.packbits(
        np.pad(np.unpackbits(row, bitorder="little")[: 16 * bits].reshape(16, bits), ((0, 0), (0, 8 - bits))),
        axis=1,
        bitorder="little",
    )[:, 0]


formats = pytest.mark.parametrize(("suffix", "bits"), [(".b8x16.b6x16_p32", 6), (".b8x16.b4x16_p64", 4), (".b8", 8)])


@engines
@formats
@pytest.mark.parametrize("count", [1, 2])
def test_columns_of_16x16_matrices(engine: str, suffix: str, bits: int, count: int) -> None:
    opcode = f"ldmatrix.sync.aligned.m16n16.x{count}.trans.shared{suffix}"
    found = run(engine, LOAD, 16 * count, opcode=opcode, registers=vector("d", 2 * count))
    for lane in range(32):
        for register in range(2 * count):
            matrix, half = divmod(register, 2)
            for place in range(4):
                row = BYTES[16 * matrix + 4 * (lane % 4) + place]
                assert found[lane, 4 * register + place] == elements(row, bits)[lane // 4 + 8 * half]


@engines
@pytest.mark.parametrize(("suffix", "bits"), [(".b8x16.b6x16_p32", 6), (".b8x16.b4x16_p64", 4)])
@pytest.mark.parametrize("count", [1, 2, 4])
def test_rows_of_8x16_matrices(engine: str, suffix: str, bits: int, count: int) -> None:
    opcode = f"ldmatrix.sync.aligned.m8n16.x{count}.shared{suffix}"
    found = run(engine, LOAD, 8 * count, opcode=opcode, registers=vector("d", count))
    for lane in range(32):
        for register in range(count):
            row = elements(BYTES[8 * register + lane // 4], bits)
            start = 4 * (lane % 4)
            assert (found[lane, 4 * register : 4 * register + 4] == row[start : start + 4]).all()


@engines
@pytest.mark.parametrize("count", [1, 2, 4])
def test_columns_of_16x8_matrices_are_stored(engine: str, count: int) -> None:
    opcode = f"stmatrix.sync.aligned.m16n8.x{count}.trans.shared.b8"
    found = run(engine, STORE, 8 * count, opcode=opcode, registers=vector("a", count))
    matrices = np.empty((count, 16, 8), np.uint8)
    for lane in range(32):
        for number in range(count):
            for place in range(4):
                row, column = lane // 4 + 8 * (place // 2), 2 * (lane % 4) + place % 2
                matrices[number, row, column] = BYTES[lane, 4 * number + place]
    assert (found[: 8 * count].reshape(count, 8, 16) == matrices.transpose(0, 2, 1)).all()
