"""Accesses of some lanes of a warp, in memory that ends with the last of them or begins with the first."""

from __future__ import annotations

import numpy as np
import pytest

import ptxvm

ELEMENTS = {"u8": np.uint8, "u16": np.uint16, "f32": np.float32, "u64": np.uint64}


def kernel(element: str, step: int) -> ptxvm.Kernel:
    """Thread i copies element `step` * i from `source` over shared memory to `target`, for the threads from `low` to
    before `high`; the array begins with that of thread `low`."""
    size = np.dtype(ELEMENTS[element]).itemsize
    register = {"u8": "%h1", "u16": "%h1", "f32": "%f1", "u64": "%d9"}[element]
    text = f"""
    .version 7.0
    .target sm_80
    .address_size 64
    .extern .shared .align 8 .b8 row[];
    .visible .entry k(.param .u64 source, .param .u64 target, .param .u32 low, .param .u32 high) {{
        .reg .b32 %r<9>; .reg .b64 %d<10>; .reg .pred %p<3>; .reg .f32 %f<3>; .reg .b16 %h<3>;
        ld.param.u64 %d1, [source]; ld.param.u64 %d2, [target]; ld.param.u32 %r2, [low]; ld.param.u32 %r3, [high];
        mov.u32 %r1, %tid.x; setp.ge.u32 %p1, %r1, %r2; setp.lt.and.u32 %p1, %r1, %r3, %p1;
        sub.u32 %r4, %r1, %r2; mul.wide.s32 %d3, %r4, {size * step};
        add.u64 %d4, %d1, %d3; add.u64 %d5, %d2, %d3;
        mov.u32 %r5, row; mad.lo.u32 %r6, %r4, {size * step}, %r5;
        @!%p1 bra over;
        ld.global.{element} {register}, [%d4];
        st.shared.{element} [%r6], {register};
        ld.shared.{element} {register}, [%r6];
        st.global.{element} [%d5], {register};
    over:
        ret;
    }}"""
    return ptxvm.load(text).kernels["k"]


@pytest.mark.parametrize("element", ELEMENTS)
@pytest.mark.parametrize("step", [1, 3])
@pytest.mark.parametrize(("low", "high"), [(0, 9), (5, 32), (31, 32), (7, 71)])
def test_lanes_outside_are_left_alone(element: str, step: int, low: int, high: int) -> None:
    size = (high - low - 1) * step + 1
    source = np.arange(1, size + 1).astype(ELEMENTS[element])
    expected = np.zeros(size, ELEMENTS[element])
    expected[::step] = source[::step]
    for _ in range(2):  # the second time sites know their arrays
        target = np.zeros(size, ELEMENTS[element])
        arguments = source, target, np.uint32(low), np.uint32(high)
        kernel(element, step).launch(2, 96, *arguments, shared=source.nbytes, engine="jit")
        np.testing.assert_array_equal(target, expected)


@pytest.mark.parametrize("element", ["u16", "f32"])
@pytest.mark.parametrize("missing", ["source", "target", "shared"])
def test_a_lane_outside_is_a_fault(element: str, missing: str) -> None:
    low, high = 4, 20
    sizes = {name: high - low - (name == missing) for name in ("source", "target", "shared")}
    arrays = [np.ones(sizes[name], ELEMENTS[element]) for name in ("source", "target")]
    k, messages = kernel(element, 1), []
    for engine in ("jit", "interpret"):
        with pytest.raises(ptxvm.KernelFault) as caught:
            shared = sizes["shared"] * arrays[0].itemsize
            k.launch(1, 32, *arrays, np.uint32(low), np.uint32(high), shared=shared, engine=engine)
        messages.append(str(caught.value))
    assert messages[0] == messages[1]
    assert f"{high - 1}" in messages[0]


def test_lanes_that_have_left_access_nothing() -> None:
    """A loop that lanes leave one after the other: the rest goes on under the mask of those that live."""
    text = """
    .version 7.0
    .target sm_80
    .address_size 64
    .visible .entry k(.param .u64 source, .param .u64 target, .param .u32 count) {
        .reg .b32 %r<9>; .reg .b64 %d<9>; .reg .pred %p<3>; .reg .f32 %f<3>;
        ld.param.u64 %d1, [source]; ld.param.u64 %d2, [target]; ld.param.u32 %r2, [count];
        mov.u32 %r1, %tid.x;
    again:
        setp.ge.u32 %p1, %r1, %r2;
        @%p1 ret;
        mul.wide.u32 %d3, %r1, 4; add.u64 %d4, %d1, %d3; add.u64 %d5, %d2, %d3;
        ld.global.f32 %f1, [%d4]; add.f32 %f1, %f1, 0f3F800000; st.global.f32 [%d5], %f1;
        add.u32 %r1, %r1, 64;
        bra again;
    }"""
    k = ptxvm.load(text).kernels["k"]
    for count in (1, 31, 33, 64, 77, 129, 200):
        source, target = np.arange(count, dtype=np.float32), np.zeros(count, np.float32)
        k.launch(3, 64, source, target, np.uint32(count), engine="jit")
        np.testing.assert_array_equal(target, source + 1)


def neighbours(low: int, high: int, size: int) -> tuple[ptxvm.Kernel, int]:
    """Thread i from `low` to before `high` adds words i - 1, i and i + 1 of shared memory, in which all 64 threads have
    stored their numbers, and stores the sum over word i; the kernel, and bytes of shared memory."""
    text = f"""
    .version 7.0
    .target sm_80
    .address_size 64
    .extern .shared .align 4 .b8 row[];
    .visible .entry k(.param .u64 target) {{
        .reg .b32 %r<12>; .reg .b64 %d<4>; .reg .pred %p<3>;
        ld.param.u64 %d1, [target]; mov.u32 %r1, %tid.x; mul.wide.u32 %d2, %r1, 4; add.u64 %d3, %d1, %d2;
        mov.u32 %r5, row; shl.b32 %r6, %r1, 2; add.u32 %r6, %r6, %r5;
        st.shared.u32 [%r6], %r1;
        bar.sync 0;
        setp.lt.u32 %p1, %r1, {low}; setp.ge.or.u32 %p1, %r1, {high}, %p1;
        mov.u32 %r10, 1000;
        @%p1 bra over;
        ld.shared.u32 %r7, [%r6+-4]; ld.shared.u32 %r8, [%r6]; ld.shared.u32 %r9, [%r6+4];
        add.u32 %r10, %r7, %r8; add.u32 %r10, %r10, %r9;
    over:
        bar.sync 0;
        @%p1 bra last;
        st.shared.u32 [%r6], %r10;
    last:
        bar.sync 0;
        ld.shared.u32 %r11, [%r6]; st.global.u32 [%d3], %r11;
        ret;
    }}"""
    return ptxvm.load(text).kernels["k"], 4 * size


@pytest.mark.parametrize(("low", "high"), [(1, 63), (1, 64), (9, 40), (40, 63), (5, 6)])
def test_neighbours_of_some_lanes_in_shared_memory(low: int, high: int) -> None:
    """Those that lie before its start, or behind its end, belong to lanes that do not execute."""
    k, size = neighbours(low, high, 64 if high < 64 else 65)
    target, lanes = np.zeros(64, np.uint32), np.arange(64, dtype=np.uint32)
    k.launch(2, 64, target, shared=size, engine="jit")
    behind = np.where(lanes == 63, 0, lanes + 1)  # what lies behind the last one was never written
    is_inside = (low <= lanes) & (lanes < high)
    np.testing.assert_array_equal(target, np.where(is_inside, 2 * lanes - 1 + behind, lanes))


@pytest.mark.parametrize(("low", "high"), [(0, 63), (1, 64)])
def test_a_neighbour_outside_of_shared_memory_is_a_fault(low: int, high: int) -> None:
    k, size = neighbours(low, high, 64)
    messages = []
    for engine in ("jit", "interpret"):
        with pytest.raises(ptxvm.KernelFault) as caught:
            k.launch(1, 64, np.zeros(64, np.uint32), shared=size, engine=engine)
        messages.append(str(caught.value))
    assert messages[0] == messages[1]
