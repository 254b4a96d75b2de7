"""The interpreter: state spaces, generic addresses, vectors, atomics, what was never written."""

import numpy as np
import pytest
from tests.engine.programs import STORE, kernel, line_of, outputs, run

import ptxvm

TID = np.arange(32, dtype=np.uint32)


def test_constants_and_their_generic_addresses():
    declarations = ".const .align 4 .u32 table[4] = { 10, 20, 30, 40 };\n"
    body = """
    and.b32 %r3, %r1, 3;
    mul.wide.u32 %rd2, %r3, 4;
    mov.u64 %rd3, table;
    add.u64 %rd4, %rd3, %rd2;
    ld.const.u32 %r4, [%rd4];
    cvta.const.u64 %rd5, %rd4;
    ld.u32 %r5, [%rd5];
    add.u32 %r2, %r4, %r5;
"""
    assert (outputs(kernel(body + STORE, declarations=declarations)) == 20 * (TID % 4 + 1)).all()


def test_generic_addresses_of_several_spaces_in_one_instruction():
    declarations = ".shared .align 4 .u32 cell;\n.const .u32 number = 77;\n"
    body = """
    .local .align 4 .b32 own;
    mov.u64 %rd2, cell;
    st.shared.u32 [%rd2], 55;
    cvta.shared.u64 %rd2, %rd2;
    mov.u64 %rd3, own;
    st.local.u32 [%rd3], %r1;
    cvta.local.u64 %rd3, %rd3;
    mov.u64 %rd4, number;
    cvta.const.u64 %rd4, %rd4;
    and.b32 %r3, %r1, 3;
    setp.eq.u32 %p1, %r3, 1;
    setp.eq.u32 %p2, %r3, 2;
    setp.eq.u32 %p3, %r3, 3;
    selp.b64 %rd5, %rd2, %rd1, %p1;
    selp.b64 %rd5, %rd3, %rd5, %p2;
    selp.b64 %rd5, %rd4, %rd5, %p3;
    ld.u32 %r2, [%rd5];
"""
    kind = TID % 4
    expected = np.where(kind == 1, 55, np.where(kind == 2, TID, np.where(kind == 3, 77, 0)))
    assert (outputs(kernel(body + STORE, declarations=declarations)) == expected).all()


def test_pointers_to_several_arrays():
    left, right = np.arange(32, dtype=np.uint32), np.arange(100, 132, dtype=np.uint32)
    body = """
    ld.param.u64 %rd2, [left];
    ld.param.u64 %rd3, [right];
    and.b32 %r3, %r1, 1;
    setp.eq.u32 %p1, %r3, 1;
    selp.b64 %rd4, %rd2, %rd3, %p1;
    mul.wide.u32 %rd5, %r1, 4;
    add.u64 %rd4, %rd4, %rd5;
    ld.global.u32 %r2, [%rd4];
"""
    text = kernel(body + STORE, ".param .u64 out, .param .u64 left, .param .u64 right")
    assert (outputs(text, left, right) == np.where(TID % 2 == 1, left, right)).all()


def test_vector_accesses():
    body = """
    mul.wide.u32 %rd2, %r1, 16;
    add.u64 %rd2, %rd1, %rd2;
    ld.global.v4.u32 {%r2, %r3, %r4, %r5}, [%rd2];
    add.u32 %r2, %r2, 1;
    st.global.v4.u32 [%rd2], {%r5, %r4, %r3, %r2};
"""
    data = np.arange(128, dtype=np.uint32).reshape(32, 4)
    expected = data[:, ::-1].copy()
    expected[:, 3] += 1
    run(kernel(body), data)
    assert (data == expected).all()


@pytest.mark.parametrize(("suffix", "register"), [("u8", "%h1"), ("s8", "%h1"), ("u16", "%r3"), ("s16", "%r3")])
def test_narrow_loads_extend(suffix, register):
    dtype = {"u8": "u1", "s8": "i1", "u16": "u2", "s16": "i2"}[suffix]
    data = np.array([0x80, 0x7F, 0xFFF0, 5] * 8, "u2").astype(dtype)
    body = f"""
    ld.param.u64 %rd2, [data];
    mul.wide.u32 %rd3, %r1, {data.itemsize};
    add.u64 %rd3, %rd2, %rd3;
    ld.global.{suffix} {register}, [%rd3];
"""
    body += "mov.b32 %r2, {%h1, %h1};" if register == "%h1" else "mov.u32 %r2, %r3;"
    found = outputs(kernel(body + STORE, ".param .u64 out, .param .u64 data"), data)
    wide = data.astype(np.int64) & (0xFFFF if register == "%h1" else 0xFFFFFFFF)
    expected = wide | wide << 16 if register == "%h1" else wide
    assert (found == expected).all()


def test_atomics_happen_in_lane_order():
    body = """
    and.b32 %r3, %r1, 3;
    mul.wide.u32 %rd2, %r3, 4;
    add.u64 %rd2, %rd1, %rd2;
    atom.global.add.u32 %r2, [%rd2+128], %r1;
"""
    found = outputs(kernel(body + STORE), count=36)
    group = TID.reshape(8, 4)
    assert (found[:32].reshape(8, 4) == np.cumsum(group, axis=0) - group).all()
    assert found[32:].tolist() == group.sum(axis=0).tolist()


@pytest.mark.parametrize(
    ("operation", "expected"),
    [("and.b32", 0), ("or.b32", 31), ("xor.b32", 0), ("min.u32", 0), ("max.s32", 31), ("exch.b32", 31)],
)
def test_atomics_of_one_cell(operation, expected):
    body = f"atom.global.{operation} %r2, [%rd1], %r1;"
    assert outputs(kernel(body), count=1)[0] == expected


def test_wrapping_counters():
    body = "atom.global.inc.u32 %r2, [%rd1], 4;" + "\n    atom.global.dec.u32 %r3, [%rd1+4], 4;"
    assert outputs(kernel(body), count=2).tolist() == [32 % 5, 5 - 32 % 5]


def test_kernel_parameters_through_pointers():
    body = """
    mov.b64 %rd2, numbers;
    and.b32 %r3, %r1, 3;
    mul.wide.u32 %rd3, %r3, 4;
    add.u64 %rd4, %rd2, %rd3;
    ld.param.u32 %r4, [%rd4];
    cvta.param.u64 %rd5, %rd4;
    ld.u32 %r5, [%rd5];
    add.u32 %r2, %r4, %r5;
"""
    text = kernel(body + STORE, ".param .u64 out, .param .align 4 .b8 numbers[16]")
    found = outputs(text, np.array([1, 2, 3, 4], np.uint32).tobytes())
    assert (found == 2 * (TID % 4 + 1)).all()


def test_dynamic_shared_memory_follows_the_static():
    declarations = ".extern .shared .align 16 .b8 dynamic[];\n.shared .align 4 .b8 fixed[20];\n"
    body = """
    mov.u32 %r2, dynamic;
    mov.u32 %r3, fixed;
    mad.lo.u32 %r2, %r2, 1000, %r3;
    st.shared.u32 [dynamic+60], %r1;
    st.shared.u32 [fixed+16], %r1;
"""
    assert (outputs(kernel(body + STORE, declarations=declarations), shared=64) == 32000).all()


SHARED_CELL = ".shared .u32 cell;\n"


def test_what_was_never_written_is_zero():
    found = outputs(kernel("ld.shared.u32 %r3, [cell];\n    add.u32 %r2, %r3, %r9;" + STORE, declarations=SHARED_CELL))
    assert (found == 0).all()


def test_unwritten_registers_are_told_by_full_checks():
    text = kernel("mov.u32 %r2, %r9;" + STORE)
    with pytest.raises(ptxvm.KernelFault, match="was never written") as caught:
        outputs(text, checks="full")
    assert (caught.value.kind, caught.value.line) == ("uninitialised", line_of(text, "st.global"))


def test_unwritten_shared_memory_is_told_where_it_matters_in_full_checks():
    text = kernel(
        """
    setp.lt.u32 %p1, %r1, 5;
    mul.wide.u32 %rd2, %r1, 4;
    mov.u64 %rd3, cells;
    add.u64 %rd3, %rd3, %rd2;
    @%p1 st.shared.u32 [%rd3], 1;
    ld.shared.u32 %r2, [%rd3]; // here
"""
        + STORE,
        declarations=".shared .align 4 .u32 cells[32];\n",
    )
    here = line_of(text, "// here")
    with pytest.raises(ptxvm.KernelFault, match=f"line {here} reads shared memory that was never written") as caught:
        outputs(text, checks="full")
    assert (caught.value.kind, caught.value.line) == ("uninitialised", line_of(text, "st.global"))


WIDE = """.version 8.4
.target sm_90
.address_size 64
.visible .entry k(.param .u64 out)
{
    .reg .b128 %q<4>;
    .reg .b64 %rd<9>;
    ld.param.u64 %rd1, [out];
    ld.global.b128 %q1, [%rd1];
    mov.b128 {%rd2, %rd3}, %q1;
    add.u64 %rd4, %rd3, 1;
    mov.b128 %q2, {%rd4, %rd2};
    atom.global.cas.b128 %q3, [%rd1], %q1, %q2;
    st.global.b128 [%rd1+16], %q3;
    atom.global.exch.b128 %q3, [%rd1], %q1;
    st.global.b128 [%rd1+32], %q3;
    ret;
}
"""


def test_values_of_128_bits():
    data = np.zeros(6, np.uint64)
    data[:2] = 7, 2**64 - 1
    run(WIDE, data, block=1)
    assert data.tolist() == [7, 2**64 - 1, 7, 2**64 - 1, 0, 7]


def test_vector_atomics():
    text = kernel("""
    mul.wide.u32 %rd2, %r1, 8;
    and.b64 %rd2, %rd2, 8;
    add.u64 %rd2, %rd1, %rd2;
    mov.b32 %r2, 0f3F800000;
    mov.b32 %r3, 0f40000000;
    atom.global.add.v2.f32 {%r4, %r5}, [%rd2], {%r2, %r3};
    mov.b32 %r6, 0x3C003C00;
    red.global.add.noftz.f16x2 [%rd1+16], %r6;
""").replace(".version 8.0\n.target sm_80", ".version 8.1\n.target sm_90")
    data = np.zeros(5, np.float32)
    run(text, data)
    assert data[:4].tolist() == [16, 32, 16, 32]
    assert data[4:].view(np.float16).tolist() == [32, 32]


def test_stack_allocation():
    body = """
    .local .align 4 .b32 own;
    st.local.u32 [own], 1000;
    stacksave.u64 %rd2;
    and.b32 %r3, %r1, 7;
    mad.lo.u32 %r3, %r3, 64, 64;
    cvt.u64.u32 %rd3, %r3;
    alloca.u64 %rd4, %rd3, 32;
    st.local.u32 [%rd4], %r1;
    alloca.u64 %rd5, 16;
    st.local.u32 [%rd5], 5;
    ld.local.u32 %r2, [%rd4];
    ld.local.u32 %r4, [own];
    add.u32 %r2, %r2, %r4;
    stackrestore.u64 %rd2;
    stacksave.u64 %rd6;
    sub.u64 %rd7, %rd6, %rd2;
    cvt.u32.u64 %r5, %rd7;
    add.u32 %r2, %r2, %r5;
"""
    assert (outputs(kernel(body + STORE)) == TID + 1000).all()


def test_released_stack_memory_cannot_be_used():
    body = """
    stacksave.u64 %rd2;
    alloca.u64 %rd3, 64;
    stackrestore.u64 %rd2;
    st.local.u32 [%rd3], 1;
"""
    with pytest.raises(ptxvm.KernelFault, match="out_of_bounds"):
        run(kernel(body), np.zeros(1, np.uint32))
