"""Lanes at the borders of narrow blocks: few, and known when code is made."""

from __future__ import annotations

import numpy as np
import pytest

import ptxvm

TYPES = {"u8": ("b32", "u1"), "u16": ("b32", "u2"), "u32": ("b32", "u4"), "f64": ("f64", "f8")}


LEAVE = {"ne": "@%p1", "eq": "@!%p1"}
"""How all lanes leave but those of a column, by what is asked of it."""


def kernel(name: str, width: int, column: int, asked: str = "ne", leave: str = "@%p1") -> ptxvm.Kernel:
    """Lanes of one column of a block load from `a` to the left of theirs, and store to `b`, by way of shared memory:
    `b[y][x] = x > 0 ? a[y][x - 1] : 7`. `pitch` is that of both."""
    register, dtype = TYPES[name]
    size = np.dtype(dtype).itemsize
    seven = "0d401C000000000000" if register == "f64" else "7"
    text = f"""
    .version 7.0
    .target sm_80
    .address_size 64
    .visible .entry k(.param .u64 a, .param .u64 b, .param .u32 pitch) {{
        .reg .b32 %r<12>; .reg .b64 %d<9>; .reg .pred %p<3>; .reg .{register} %v<3>;
        .shared .align 8 .b8 tile[{size * 1024}];
        ld.param.u64 %d1, [a]; ld.param.u64 %d2, [b]; ld.param.u32 %r1, [pitch];
        mov.u32 %r2, %tid.x; mov.u32 %r3, %tid.y; mov.u32 %r4, %ctaid.x; mov.u32 %r5, %ctaid.y;
        mov.u32 %r6, %ntid.y; mad.lo.u32 %r3, %r5, %r6, %r3;
        mad.lo.u32 %r4, %r4, {width}, %r2;
        mad.lo.s32 %r7, %r3, %r1, %r4; mul.wide.s32 %d3, %r7, {size}; add.u64 %d1, %d1, %d3; add.u64 %d2, %d2, %d3;
        mov.u32 %r8, tile; mul.lo.u32 %r9, %r3, {size}; and.b32 %r9, %r9, {size * 63}; add.u32 %r8, %r8, %r9;
        mad.lo.u32 %r8, %r2, {size * 64}, %r8;
        setp.{asked}.u32 %p1, %r2, {column};
        {leave} bra DONE;
        setp.eq.s32 %p2, %r4, 0;
        mov.{"f64" if register == "f64" else "u32"} %v1, {seven};
        @%p2 bra STORE;
        ld.global.{name} %v1, [%d1+{-size}];
    STORE:
        st.shared.{name} [%r8], %v1;
        ld.shared.{name} %v2, [%r8];
        st.global.{name} [%d2], %v2;
    DONE:
        ret;
    }}"""
    return ptxvm.load(text).kernels["k"]


@pytest.mark.parametrize("name", TYPES)
@pytest.mark.parametrize(("width", "height", "column"), [(16, 8, 0), (16, 8, 15), (8, 4, 0), (8, 4, 3), (4, 8, 1)])
def test_columns(name: str, width: int, height: int, column: int) -> None:
    shape = 2 * height, 3 * width
    a = np.random.default_rng(width).integers(0, 99, shape).astype(TYPES[name][1])
    b, expected = np.full_like(a, 55), np.full_like(a, 55)
    left = np.hstack([np.full((shape[0], 1), 7), a[:, :-1]])
    expected[:, column::width] = left[:, column::width]
    kernel(name, width, column).launch((3, 2), (width, height), a, b, np.uint32(shape[1]), engine="jit")
    np.testing.assert_array_equal(b, expected)


@pytest.mark.parametrize("asked", ["ne", "eq"])
@pytest.mark.parametrize("others", [False, True])
def test_either_side_of_a_branch(asked: str, others: bool) -> None:
    """The lanes of the column, or all others."""
    column, shape = 5, (16, 48)
    a = np.random.default_rng(1).integers(0, 99, shape).astype(np.uint32)
    b = np.full_like(a, 55)
    left = np.hstack([np.full((shape[0], 1), 7), a[:, :-1]])
    in_column = np.arange(shape[1]) % 16 == column
    leave = {"@%p1": "@!%p1", "@!%p1": "@%p1"}[LEAVE[asked]] if others else LEAVE[asked]
    kernel("u32", 16, column, asked, leave).launch((3, 2), (16, 8), a, b, np.uint32(shape[1]), engine="jit")
    np.testing.assert_array_equal(b, np.where(in_column != others, left, 55))


@pytest.mark.parametrize(("width", "column"), [(16, 0), (16, 15), (8, 7)])
@pytest.mark.parametrize("lacks", ["a", "b"])
def test_one_that_is_outside_is_a_fault(width: int, column: int, lacks: str) -> None:
    """Of the last row there is only what is in front of the place of the last lane that accesses it."""
    height, pitch = 4, 3 * width
    end = (height - 1) * pitch + 2 * width + column
    a = np.zeros(end - 1 if lacks == "a" else end, np.uint32)
    b = np.zeros(end if lacks == "b" else end + 1, np.uint32)
    with pytest.raises(ptxvm.KernelFault, match=rf"thread \({column},3,0\)"):
        kernel("u32", width, column).launch((3, 1), (width, height), a, b, np.uint32(pitch), engine="jit")


def test_addresses_of_lanes_that_do_not_execute_do_not_matter() -> None:
    """Those at the left border would be in front of the array."""
    a = np.arange(16 * 16, dtype=np.uint32).reshape(16, 16)
    b = np.zeros_like(a)
    kernel("u32", 16, 0).launch((1, 1), (16, 16), a, b, np.uint32(16), engine="jit")
    np.testing.assert_array_equal(b[:, 0], 7)
    assert not b[:, 1:].any()
