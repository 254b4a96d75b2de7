"""`ldmatrix`, `stmatrix` and `movmatrix` in both engines, against NumPy (ISA 9.7.14.5.15 to 9.7.14.5.17)."""

import numpy as np
import pytest

import ptxvm

KERNEL = """.version 8.0
.target sm_90
.address_size 64
.visible .entry kernel(.param .u64 in, .param .u64 out)
{{
    .reg .b32 %lane, %row, %own, %a<4>, %d<4>;
    .reg .b64 %in, %out, %generic;
    .reg .pred %beyond, %odd;
    .shared .align 16 .b8 tile[512];
    ld.param.u64 %in, [in];
    ld.param.u64 %out, [out];
    mov.u32 %lane, %laneid;
    mad.wide.u32 %in, %lane, 16, %in;
    mad.wide.u32 %out, %lane, 16, %out;
    ld.global.v4.b32 {{%a0, %a1, %a2, %a3}}, [%in];
    mov.u32 %own, tile;
    mad.lo.u32 %own, %lane, 16, %own;
    st.shared.v4.b32 [%own], {{%a0, %a1, %a2, %a3}};
    bar.warp.sync -1;
    // Lanes that give no row have no address.
    setp.ge.u32 %beyond, %lane, {rows};
    selp.b32 %row, 0xfffffff1, %own, %beyond;
    {program}
    st.global.v4.b32 [%out], {{%d0, %d1, %d2, %d3}};
    ret;
}}
"""
MATRICES = np.random.default_rng(0).integers(0, 1 << 16, (4, 8, 8), np.uint16)
REGISTERS = MATRICES.reshape(32, 8).view(np.uint32)

engines = pytest.mark.parametrize("engine", ["interpret", "jit"])
transposed = pytest.mark.parametrize("trans", ["", ".trans"])
counts = pytest.mark.parametrize("count", [1, 2, 4])


def run(engine, program, rows=32):
    """The four words that each lane leaves. It starts with a row of `MATRICES` in `%a0` to `%a3` and in `tile`."""
    out = np.zeros((32, 4), np.uint32)
    ptxvm.run(KERNEL.format(program=program, rows=rows), grid=1, block=32, args=[MATRICES, out], engine=engine)
    return out


def fragment(matrix):
    """The register of each lane: the elements of the matrix two by two, row by row."""
    return np.ascontiguousarray(matrix).reshape(64).view(np.uint32)


def matrix_of(registers):
    return np.ascontiguousarray(registers).view(np.uint16).reshape(8, 8)


def vector(name, count):
    return "{" + ", ".join(f"%{name}{index}" for index in range(count)) + "}"


@engines
@transposed
@counts
def test_loads(engine, trans, count):
    program = f"ldmatrix.sync.aligned.m8n8.x{count}{trans}.shared.b16 {vector('d', count)}, [%row];"
    found = run(engine, program, rows=8 * count)
    for place in range(count):
        matrix = MATRICES[place]
        assert (found[:, place] == fragment(matrix.T if trans else matrix)).all()
    assert not found[:, count:].any()


@engines
@transposed
@counts
def test_stores(engine, trans, count):
    store = f"stmatrix.sync.aligned.m8n8.x{count}{trans}.shared.b16 [%row], {vector('a', count)};"
    back = "bar.warp.sync -1; ld.shared.v4.b32 {%d0, %d1, %d2, %d3}, [%own];"
    found = run(engine, f"{store} {back}", rows=8 * count).view(np.uint16).reshape(4, 8, 8)
    for place in range(count):
        matrix = matrix_of(REGISTERS[:, place])
        assert (found[place] == (matrix.T if trans else matrix)).all()
    assert (found[count:] == MATRICES[count:]).all()


@engines
def test_transposition(engine):
    found = run(engine, "movmatrix.sync.aligned.m8n8.trans.b16 %d0, %a0;")
    assert (found[:, 0] == fragment(matrix_of(REGISTERS[:, 0]).T)).all()


@engines
def test_generic_addresses(engine):
    generic = "cvt.u64.u32 %generic, %row; cvta.shared.u64 %generic, %generic;"
    found = run(engine, f"{generic} ldmatrix.sync.aligned.m8n8.x4.b16 {vector('d', 4)}, [%generic];")
    for place in range(4):
        assert (found[:, place] == fragment(MATRICES[place])).all()


@engines
def test_lanes_wait_for_each_other(engine):
    load = f"ldmatrix.sync.aligned.m8n8.x4.shared.b16 {vector('d', 4)}, [%row];"
    apart = "and.b32 %a0, %lane, 1; setp.ne.u32 %odd, %a0, 0; @%odd bra last; add.u32 %a1, %a1, 1; last:"
    found = run(engine, f"{apart} {load}")
    for place in range(4):
        assert (found[:, place] == fragment(MATRICES[place])).all()


@engines
@pytest.mark.parametrize(
    ("program", "kind"),
    [
        ("add.u32 %row, %row, 8; ldmatrix.sync.aligned.m8n8.x1.shared.b16 {%d0}, [%row];", "misaligned"),
        ("add.u32 %row, %row, 8; stmatrix.sync.aligned.m8n8.x1.shared.b16 [%row], {%a0};", "misaligned"),
        ("ldmatrix.sync.aligned.m8n8.x1.shared.b16 {%d0}, [%row+4096];", "out_of_bounds"),
        ("stmatrix.sync.aligned.m8n8.x1.shared.b16 [%row+4096], {%a0};", "out_of_bounds"),
    ],
)
def test_rows_outside_of_shared_memory_are_faults(engine, program, kind):
    with pytest.raises(ptxvm.KernelFault) as caught:
        run(engine, program)
    assert caught.value.kind == kind
