"""Lanes that access units a constant distance apart, in arrays that end with the last of them."""

from __future__ import annotations

import ctypes
import mmap

import numpy as np
import pytest

import ptxvm

THREADS = 96
UNITS = {
    "u8": ("u8", "b16", 1, "add.u16 %v1, %v1, %v1;"),
    "u16": ("u16", "b16", 1, "add.u16 %v1, %v1, %v1;"),
    "f32": ("f32", "f32", 1, "add.f32 %v1, %v1, %v1;"),
    "f64": ("f64", "f64", 1, "add.f64 %v1, %v1, %v1;"),
    "v2.u8": ("u8", "b16", 2, "add.u16 %v1, %v1, %v1; add.u16 %v2, %v2, %v2;"),
    "v2.f32": ("f32", "f32", 2, "add.f32 %v1, %v1, %v1; add.f32 %v2, %v2, %v2;"),
}
"""Type, type of registers, elements, and how both are doubled."""


def kernel(unit: str, step: int, guard: str) -> ptxvm.Kernel:
    type_, register, count, double = UNITS[unit]
    size = count * np.dtype(dtype(unit)).itemsize
    access = f"global.v2.{type_}" if count > 1 else f"global.{type_}"
    operand = "{%v1, %v2}" if count > 1 else "%v1"
    text = f"""
    .version 7.0
    .target sm_80
    .address_size 64
    .visible .entry k(.param .u64 in, .param .u64 out, .param .u32 n) {{
        .reg .b32 %r<9>; .reg .b64 %d<9>; .reg .pred %p<3>; .reg .{register} %v<3>;
        ld.param.u64 %d1, [in]; ld.param.u64 %d2, [out]; ld.param.u32 %r2, [n];
        mov.u32 %r1, %tid.x; setp.lt.u32 %p1, %r1, %r2;
        mul.wide.u32 %d3, %r1, {size * step}; add.u64 %d4, %d1, %d3; add.u64 %d5, %d2, %d3;
        {guard} ld.{access} {operand}, [%d4];
        {double}
        {guard} st.{access} [%d5], {operand};
        ret;
    }}"""
    return ptxvm.load(text).kernels["k"]


def dtype(unit: str) -> str:
    return {"u8": "u1", "u16": "u2", "f32": "f4", "f64": "f8"}[UNITS[unit][0]]


def check(unit: str, step: int, count: int, guard: str) -> None:
    elements = UNITS[unit][2]
    size = ((THREADS - 1) * step + 1) * elements
    source = np.arange(size).astype(dtype(unit))
    expected = np.full(size, 77, dtype(unit))
    target = expected.copy()
    for element in range(elements):
        places = slice(element, element + (count - 1) * step * elements + 1, step * elements)
        expected[places] = 2 * source[places]
    kernel(unit, step, guard).launch(1, THREADS, source, target, np.uint32(count), engine="jit")
    np.testing.assert_array_equal(target, expected)


@pytest.mark.parametrize("step", [2, 3, 4, 5, 6, 7, 8, 9])
@pytest.mark.parametrize("count", [THREADS, 71])
def test_only_the_words_asked_for_change(step: int, count: int) -> None:
    for guard in [""] * (count == THREADS) + ["@%p1"]:
        check("f32", step, count, guard)


@pytest.mark.parametrize("unit", UNITS)
@pytest.mark.parametrize("step", [2, 3, 8, 16])
def test_units_of_every_size(unit: str, step: int) -> None:
    check(unit, step, THREADS, "")


@pytest.mark.parametrize("unit", UNITS)
@pytest.mark.parametrize("step", [3, 4])
def test_some_lanes(unit: str, step: int) -> None:
    check(unit, step, 45, "@%p1")


@pytest.mark.slow
@pytest.mark.parametrize("unit", UNITS)
@pytest.mark.parametrize("step", [*range(2, 20), 31, 32, 33])
@pytest.mark.parametrize("cpu", ["native", "avx512", "avx2", "baseline"])
def test_every_step_on_every_processor(unit: str, step: int, cpu: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PTXVM_CPU", cpu)
    for guard, count in (("", THREADS), ("@%p1", 45)):
        check(unit, step, count, guard)


@pytest.mark.parametrize(("unit", "step"), [("f32", 2), ("f32", 4), ("f32", 8), ("u8", 3), ("f64", 2), ("v2.f32", 3)])
def test_an_array_that_is_a_unit_too_short_is_a_fault(unit: str, step: int) -> None:
    elements = UNITS[unit][2]
    source = np.zeros((THREADS - 1) * step * elements, dtype(unit))
    target = np.zeros(((THREADS - 1) * step + 1) * elements, dtype(unit))
    with pytest.raises(ptxvm.KernelFault, match=f"{THREADS - 1}"):
        kernel(unit, step, "").launch(1, THREADS, source, target, np.uint32(THREADS), engine="jit")


ROWS = """
    .version 7.0
    .target sm_80
    .address_size 64
    .visible .entry k(.param .u64 in, .param .u64 out, .param .u32 pitch) {{
        .reg .b32 %r<12>; .reg .b64 %d<9>; .reg .pred %p<3>; .reg .{register} %v<3>;
        ld.param.u64 %d1, [in]; ld.param.u64 %d2, [out]; ld.param.u32 %r2, [pitch];
        mov.u32 %r3, %tid.x; mov.u32 %r4, %tid.y; mov.u32 %r5, %ntid.x; mad.lo.u32 %r6, %r4, %r5, %r3;
        mul.lo.u32 %r7, %r4, %r2; mul.lo.u32 %r8, %r3, {step};
        {address}
        ld.{access} {operand}, [%d4];
        mul.wide.u32 %d6, %r6, {size}; add.u64 %d5, %d2, %d6;
        st.{access} [%d5], {operand};
        ret;
    }}"""
ADDRESSES = {
    "index": "add.u32 %r9, %r7, %r8; mul.wide.s32 %d3, %r9, {size}; add.u64 %d4, %d1, %d3;",
    "pointer": "mul.wide.u32 %d3, %r7, {size}; add.u64 %d4, %d1, %d3; mul.wide.u32 %d3, %r8, {size};"
    "add.u64 %d4, %d4, %d3;",
}


PAGES: list[mmap.mmap] = []
"""That stay, as arrays are in them."""


def at_the_end_of_a_page(values: np.ndarray) -> np.ndarray:
    """A copy, behind which there is no memory."""
    size = -(-values.nbytes // mmap.PAGESIZE) * mmap.PAGESIZE
    PAGES.append(mmap.mmap(-1, size + mmap.PAGESIZE))
    end = ctypes.addressof(ctypes.c_char.from_buffer(PAGES[-1])) + size
    assert not ctypes.CDLL(None).mprotect(ctypes.c_void_p(end), mmap.PAGESIZE, 0)
    memory = (ctypes.c_char * values.nbytes).from_address(end - values.nbytes)
    found = np.frombuffer(memory, values.dtype)
    found[:] = values
    return found


@pytest.mark.parametrize("block", [(16, 4), (8, 8), (4, 8), (16, 3)])
@pytest.mark.parametrize("step", [2, 3, 4, 7, 40])
@pytest.mark.parametrize("unit", UNITS)
@pytest.mark.parametrize("address", ADDRESSES)
def test_rows_that_end_where_memory_does(address: str, unit: str, step: int, block: tuple[int, int]) -> None:
    type_, register, count, _ = UNITS[unit]
    size, pitch = count * np.dtype(dtype(unit)).itemsize, block[0] * step + 5
    text = ROWS.format(
        address=ADDRESSES[address].format(size=size),
        access=f"global.v2.{type_}" if count > 1 else f"global.{type_}",
        operand="{%v1, %v2}" if count > 1 else "%v1",
        **{"register": register, "step": step, "size": size},
    )
    places = np.arange(block[1])[:, None] * pitch + np.arange(block[0]) * step
    source = at_the_end_of_a_page(np.arange((places.max() + 1) * count).astype(dtype(unit)))
    target = np.zeros((*places.shape, count), dtype(unit))
    ptxvm.load(text).kernels["k"].launch(1, block, source, target, np.uint32(pitch), engine="jit")
    np.testing.assert_array_equal(target, source.reshape(-1, count)[places])


@pytest.mark.parametrize("unit", UNITS)
@pytest.mark.parametrize("step", [2, 3, 4])
def test_what_is_read_around_lanes_is_there(unit: str, step: int) -> None:
    elements = UNITS[unit][2]
    size = ((THREADS - 1) * step + 1) * elements
    source, target = (at_the_end_of_a_page(np.arange(size).astype(dtype(unit))) for _ in range(2))
    kernel(unit, step, "").launch(1, THREADS, source, target, np.uint32(THREADS), engine="jit")
    np.testing.assert_array_equal(target.reshape(-1, elements)[::step], 2 * source.reshape(-1, elements)[::step])
