"""What a fault's report tells: the argument, the lines, the calls, and the registers that made the address."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ptxvm

HEAD = ".version 8.0\n.target sm_80\n.address_size 64\n"
SAXPY = (
    HEAD
    + """
.file 1 "saxpy.cu"
.visible .entry saxpy(.param .u64 x, .param .u64 y, .param .u32 n)
{
    .reg .pred %p1; .reg .b32 %r<6>; .reg .b64 %rd<9>; .reg .f32 %f<4>;
    ld.param.u64 %rd1, [x];
    ld.param.u64 %rd2, [y];
    ld.param.u32 %r5, [n];
    mov.u32 %r1, %ctaid.x;
    mov.u32 %r2, %ntid.x;
    mov.u32 %r3, %tid.x;
    mad.lo.s32 %r4, %r1, %r2, %r3;
    setp.ge.s32 %p1, %r4, %r5;
    @%p1 bra DONE;
    cvta.to.global.u64 %rd3, %rd1;
    mul.wide.s32 %rd4, %r4, 4;
    add.s64 %rd5, %rd3, %rd4;
    .loc 1 3 5
    ld.global.f32 %f1, [%rd5+8];
    cvta.to.global.u64 %rd6, %rd2;
    add.s64 %rd7, %rd6, %rd4;
    st.global.f32 [%rd7], %f1;
DONE:
    ret;
}
"""
)
engines = pytest.mark.parametrize("engine", ["jit", "interpret"])


def fault_of(text: Any, *arguments: object, kernel: str | None = None, **options: Any) -> ptxvm.KernelFault:
    with pytest.raises(ptxvm.KernelFault) as caught:
        ptxvm.run(text, kernel, args=arguments, **{"grid": 1, "block": 1, "workers": 1, **options})
    return caught.value


@engines
def test_the_argument_is_named(engine: str) -> None:
    values = [np.zeros(4096, np.float32), np.zeros(4096, np.float32)]
    fault = fault_of(SAXPY, *values, 4096, grid=16, block=256, engine=engine)
    assert fault.argument == 1
    assert "0 bytes past the end of argument 1 of saxpy, 16384 bytes" in fault.message
    assert fault.args == (fault.message,)


@engines
def test_a_view_is_named_with_its_base(engine: str) -> None:
    base = np.zeros(4096, np.float32)
    fault = fault_of(SAXPY, base[4:], np.zeros(4096, np.float32), 8192, grid=32, block=256, engine=engine)
    assert "0 bytes past the end of argument 1 of saxpy, a view into an array of 16384 bytes" in fault.message
    fault = fault_of(SAXPY, base, base[4090:], 4096, grid=16, block=256, engine=engine)
    assert "argument 2 of saxpy, a view into an array of 16384 bytes" in fault.message and fault.argument == 2


@engines
def test_device_arrays_are_named(engine: str) -> None:
    values = ptxvm.device_array(1, np.float32)
    fault = fault_of(SAXPY, values, np.zeros(4, np.float32), 1, engine=engine)
    assert "4 bytes past the end of argument 1 of saxpy, 4 bytes" in fault.message


@engines
def test_freed_arrays_are_named(engine: str) -> None:
    values, other = ptxvm.device_array(4, np.float32), np.zeros(4, np.float32)
    values.free()
    fault = fault_of(SAXPY, values, other, 1, engine=engine)
    assert (fault.kind, fault.argument) == ("use_after_free", 1)
    assert fault.message.endswith(": argument 1 of saxpy, 16 bytes, was freed")


@engines
def test_read_only_arrays_are_named(engine: str) -> None:
    values, fixed = np.zeros(4, np.float32), np.zeros(4, np.float32)
    fixed.flags.writeable = False
    fault = fault_of(SAXPY, values, fixed, 1, engine=engine)
    assert (fault.kind, fault.argument) == ("read_only", 2)
    assert fault.message.endswith(": argument 2 of saxpy, 16 bytes, is read-only")


@engines
@pytest.mark.parametrize(("number", "kind"), [(0, "null_pointer"), (0xDEAD0000, "out_of_bounds")])
def test_numbers_that_are_no_pointers_are_named(number: int, kind: str, engine: str) -> None:
    fault = fault_of(SAXPY, number, np.zeros(4, np.float32), 1, engine=engine)
    assert (fault.kind, fault.argument) == (kind, 1)
    assert fault.message.endswith(f"; the address was made from argument 1 of saxpy, the number {number:#x}")


@engines
def test_the_argument_an_address_was_made_from(engine: str) -> None:
    """Far from it, other memory may be nearer."""
    text = HEAD + (
        ".entry k(.param .u64 a, .param .u64 b) {\n.reg .b64 %rd<9>; .reg .b32 %r1;\n"
        "ld.param.u64 %rd1, [a];\nld.param.u64 %rd2, [b];\n"
        "add.s64 %rd3, %rd1, 1099511627776;\nld.global.u32 %r1, [%rd3];\nst.global.u32 [%rd2], %r1;\nret;\n}\n"
    )
    fault = fault_of(text, np.zeros(1, np.int32), np.zeros(2, np.int32), engine=engine)
    assert fault.argument == 1
    assert "argument 1 of k, 4 bytes" in fault.message


@engines
def test_the_lines_are_shown(engine: str, tmp_path: Path) -> None:
    (tmp_path / "saxpy.cu").write_text("// one\n// two\n    y[i] = x[i + 2]; // three\n")
    path = tmp_path / "saxpy.ptx"
    path.write_text(SAXPY)
    fault = fault_of(path, np.zeros(2, np.float32), np.zeros(2, np.float32), 1 << 20, block=256, grid=1, engine=engine)
    assert fault.line_text is not None and fault.line_text.strip() == "ld.global.f32 %f1, [%rd5+8];"
    assert fault.source == ("saxpy.cu", 3)
    assert fault.source_text is not None and "y[i] = x[i + 2];" in fault.source_text
    assert f"PTX line {fault.line}: ld.global.f32 %f1, [%rd5+8];" in str(fault)
    assert "saxpy.cu:3: y[i] = x[i + 2]; // three" in str(fault)
    (tmp_path / "saxpy.cu").unlink()
    assert (
        fault_of(path, np.zeros(2, np.float32), np.zeros(2, np.float32), 1 << 20, block=256, engine=engine).source_text
        is None
    )


@engines
def test_the_registers_that_made_the_address(engine: str) -> None:
    x = ptxvm.device_array(4096, np.float32)
    fault = fault_of(SAXPY, x, np.zeros(4096, np.float32), 4096, grid=16, block=256, engine=engine)
    assert fault.address == x.address + 16384
    assert fault.registers == {
        "%rd5": x.address + 16376,
        "%rd3": x.address,
        "%rd4": 16376,
        "%rd1": x.address,
        "%r4": 4094,
        "%r1": 15,
        "%r2": 256,
        "%r3": 254,
    }
    assert "%r4 = 4094" in str(fault) and f"%rd5 = {x.address + 16376:#x}" in str(fault)


INDIRECT = (
    HEAD
    + """
.entry gather(.param .u64 x, .param .u64 index, .param .u64 rows)
{
    .reg .b32 %r<6>; .reg .b64 %rd<12>;
    ld.param.u64 %rd1, [x];
    ld.param.u64 %rd2, [index];
    ld.param.u64 %rd6, [rows];
    ld.global.s32 %r1, [%rd2];
    cvt.s64.s32 %rd3, %r1;
    shl.b64 %rd4, %rd3, 2;
    add.s64 %rd5, %rd1, %rd4;
    ld.global.u32 %r2, [%rd5];
    ld.global.u64 %rd7, [%rd6];
    cvt.u64.u32 %rd8, %r2;
    add.s64 %rd9, %rd7, %rd8;
    ld.global.u32 %r3, [%rd9];
    st.global.u32 [%rd1], %r3;
    ret;
}
"""
)


@engines
def test_registers_that_only_the_address_tells(engine: str) -> None:
    x = ptxvm.device_array(4, np.int32)
    fault = fault_of(INDIRECT, x, np.array([-3], np.int32), np.zeros(1, np.int64), engine=engine)
    address = x.address - 12
    assert fault.registers == {
        "%rd5": address,
        "%rd1": x.address,
        "%rd4": (-12) % (1 << 64),
        "%rd3": (-3) % (1 << 64),
        "%r1": (-3) % (1 << 32),
    }


@engines
@pytest.mark.parametrize("index", [5, 1 << 20, (1 << 31) - 1, 1 << 31, 0xC0000001, (1 << 32) - 1])
def test_indices_of_32_bits_that_only_the_address_tells(index: int, engine: str) -> None:
    text = HEAD + (
        ".entry k(.param .u64 x, .param .u64 index) {\n.reg .b64 %rd<9>; .reg .b32 %r<4>;\n"
        "ld.param.u64 %rd1, [x];\nld.param.u64 %rd2, [index];\nld.global.u32 %r1, [%rd2];\n"
        "mul.wide.u32 %rd3, %r1, 4;\nadd.s64 %rd4, %rd1, %rd3;\nst.global.u32 [%rd4], 1;\nret;\n}\n"
    )
    x = ptxvm.device_array(4, np.int32)
    fault = fault_of(text, x, np.array([index], np.uint32), engine=engine)
    assert fault.registers == {"%rd4": x.address + 4 * index, "%rd1": x.address, "%rd3": 4 * index, "%r1": index}


@engines
def test_registers_that_cannot_be_told_are_said_so(engine: str) -> None:
    x = ptxvm.device_array(np.array([5, 0, 0, 0], np.int32))
    fault = fault_of(INDIRECT, x, np.zeros(1, np.int32), np.array([0x7000], np.int64), engine=engine)
    assert fault.registers["%rd9"] == 0x7005
    if engine == "interpret":
        assert (fault.registers["%rd7"], fault.registers["%rd8"], fault.registers["%r2"]) == (0x7000, 5, 5)
    else:
        assert fault.registers["%rd7"] is None and "%rd7 is not known any more" in str(fault)


CALLS = (
    HEAD
    + """
.func (.reg .u32 %out) inner(.reg .b64 %at)
{
    .reg .b64 %rd<3>;
    add.s64 %rd1, %at, 4096;
    ld.global.u32 %out, [%rd1]; // at fault
    ret;
}
.func (.reg .u32 %result) outer(.reg .b64 %place)
{
    .reg .b64 %rd<3>;
    add.s64 %rd1, %place, 4;
    call.uni (%result), inner, (%rd1); // first call
    ret;
}
.entry k(.param .u64 x)
{
    .reg .b64 %rd<3>; .reg .b32 %r<4>;
    ld.param.u64 %rd1, [x];
    call.uni (%r1), outer, (%rd1); // second call
    mov.u32 %r2, 0;
    st.global.u32 [%rd1], %r1;
    call.uni (%r1), outer, (%rd1);
    ret;
}
"""
)


def line_of(text: str, needle: str) -> int:
    return next(number for number, line in enumerate(text.splitlines(), 1) if needle in line)


@engines
def test_the_calls_are_told(engine: str) -> None:
    fault = fault_of(CALLS, np.zeros(4, np.int32), engine=engine)
    lines = [line_of(CALLS, text) for text in ("at fault", "first call", "second call")]
    assert [(frame.function, frame.line) for frame in fault.stack] == list(
        zip(["inner", "outer", "k"], lines, strict=True)
    )
    assert f"inner (PTX line {lines[0]}), called by outer (PTX line {lines[1]}), called by k" in str(fault)


@engines
def test_a_fault_without_an_address_has_its_line_and_place(engine: str) -> None:
    fault = fault_of(HEAD + ".entry k() {\n trap;\n ret; }\n", engine=engine)
    assert fault.line_text == " trap;" and fault.registers == {} and fault.argument is None
    assert [frame.function for frame in fault.stack] == ["k"]


@engines
def test_shared_addresses(engine: str) -> None:
    text = HEAD + (
        ".entry k() {\n.shared .align 4 .b8 cells[64]; .reg .b32 %r<9>;\nmov.u32 %r1, %tid.x;\n"
        "mov.u32 %r3, cells;\n"
        "mad.lo.s32 %r2, %r1, 4, 8;\nst.shared.u32 [%r2+4], %r1;\nret;\n}\n"
    )
    fault = fault_of(text, block=32, engine=engine)
    assert fault.thread is not None and fault.thread[0] == 13
    assert fault.registers == {"%r2": 60, "%r1": 13} and fault.argument is None


WINDOWS = (
    HEAD.replace("8.0", "8.7").replace("sm_80", "sm_90")
    + """
.entry k(.param .u64 out)
{
    .shared .align 8 .b8 cells[64]; .local .align 8 .b8 own[16];
    .reg .b32 %r<9>; .reg .b64 %rd<9>; .reg .pred %p1;
    ld.param.u64 %rd1, [out];
    mov.u32 %r1, %ctaid.x;
    setp.ne.u32 %p1, %r1, 1;
    mov.u32 %r2, cells;
    cvta.shared.u64 %rd2, cells;
    cvta.local.u64 %rd3, own;
    mov.u64 %rd4, own;
    mov.u32 %r3, %reserved_smem_offset_begin;
    st.global.v2.u64 [%rd1], {%rd2, %rd3};
    st.global.v2.u32 [%rd1+16], {%r2, %r3};
    @%p1 bra END;
    ACCESS
END:
    ret;
}
"""
)


@engines
@pytest.mark.parametrize("cluster", [1, 2])
@pytest.mark.parametrize(
    ("access", "register", "place", "offset"),
    [
        ("st.shared.u32 [%r2+8192], %r1;", "%r2", 2, 8192),
        ("st.shared.u32 [%r2+1], %r1;", "%r2", 2, 1),
        ("ld.shared.u32 %r1, [%r3+1024];", "%r3", 3, 1024),
        ("ld.shared.u32 %r1, [%r3+2];", "%r3", 3, 2),
        ("st.u32 [%rd2+64], %r1;", "%rd2", 0, 64),
        ("ld.v2.u32 {%r1, %r4}, [%rd2+4];", "%rd2", 0, 4),
        ("ld.u32 %r1, [%rd3+64];", "%rd3", 1, 64),
        ("st.u64 [%rd3+4], %rd1;", "%rd3", 1, 4),
        ("atom.shared.add.u32 %r1, [%r2+64], 1;", "%r2", 2, 64),
    ],
)
def test_addresses_are_those_of_the_instruction(
    access: str, register: str, place: int, offset: int, cluster: int, engine: str
) -> None:
    """In every window, and of the second CTA of a cluster: the kernel itself tells what the registers hold."""
    out = np.zeros(3, np.uint64)
    text = WINDOWS.replace("ACCESS", access)
    fault = fault_of(text, out, grid=2, cluster=cluster, engine=engine)
    held = [int(out[0]), int(out[1]), *(int(half) for half in out[2:].view(np.uint32))][place]
    assert fault.block == (1, 0, 0)
    assert (fault.address, fault.registers) == (held + offset, {register: held})
    assert f"4 bytes at {held + offset:#x}" in fault.message or "8 bytes at" in fault.message


@engines
def test_addresses_of_shared_variables_in_a_cluster_are_not_guessed(engine: str) -> None:
    """Which CTA's they are is known from the address at fault only."""
    text = WINDOWS.replace("ACCESS", "add.u32 %r4, %r1, %r2;\nxor.b32 %r5, %r4, 3;\nld.shared.u32 %r1, [%r5+4096];")
    out = np.zeros(3, np.uint64)
    fault = fault_of(text, out, grid=2, cluster=2, engine=engine)
    own = int(out[2:].view(np.uint32)[0])
    assert fault.address == (own + 1 ^ 3) + 4096
    assert fault.registers["%r5"] == own + 1 ^ 3 and fault.registers.get("%r2") in (None, own)
