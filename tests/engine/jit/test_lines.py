"""Lanes of which only the running kernel knows that they follow each other: neighbours in a picture whose edges meet,
with a pitch that the launch brings along."""

from __future__ import annotations

import numpy as np
import pytest

import ptxvm

TYPES = {"u8": ("u8", "b32"), "u16": ("u16", "b32"), "u32": ("u32", "b32"), "u64": ("u64", "b64")}


def dtype(name: str) -> str:
    return f"u{int(TYPES[name][0][1:]) // 8}"


def kernel(name: str, *, store: bool, block: int) -> ptxvm.Kernel:
    """`out[y][x] = in[y][(x + shift) % width]`, or the other way round when that is where it stores."""
    type_, register = TYPES[name]
    size = int(type_[1:]) // 8
    here, there = ("%d2", "%d1") if store else ("%d1", "%d2")
    text = f"""
    .version 7.0
    .target sm_80
    .address_size 64
    .visible .entry k(.param .u64 in, .param .u64 out, .param .s32 width, .param .s32 shift) {{
        .reg .b32 %r<9>; .reg .b64 %d<9>; .reg .pred %p<3>; .reg .{register} %v<3>;
        ld.param.u64 %d1, [in]; ld.param.u64 %d2, [out]; ld.param.s32 %r1, [width]; ld.param.s32 %r2, [shift];
        mov.u32 %r3, %tid.x; mov.u32 %r4, %ctaid.x; mad.lo.s32 %r3, %r4, {block}, %r3;
        setp.ge.s32 %p1, %r3, %r1; @%p1 ret;
        mov.u32 %r4, %ctaid.y;
        add.s32 %r5, %r3, %r2; rem.s32 %r5, %r5, %r1; mad.lo.s32 %r5, %r4, %r1, %r5;
        mul.wide.s32 %d3, %r5, {size}; add.s64 %d3, {here}, %d3;
        mad.lo.s32 %r6, %r4, %r1, %r3; mul.wide.s32 %d4, %r6, {size}; add.s64 %d4, {there}, %d4;
        ld.global.{type_} %v1, [{"%d4" if store else "%d3"}];
        st.global.{type_} [{"%d3" if store else "%d4"}], %v1;
        ret;
    }}"""
    return ptxvm.load(text).kernels["k"]


@pytest.mark.parametrize("name", TYPES)
@pytest.mark.parametrize("store", [False, True])
def test_rows_whose_ends_meet(name: str, store: bool) -> None:
    rows, block = 3, 128
    picture = kernel(name, store=store, block=block)
    for width, shift in ((256, 0), (256, 1), (256, 255), (250, 100), (33, 7), (64, 48), (5, 3)):
        source = np.random.default_rng(width).integers(0, 250, (rows, width)).astype(dtype(name))
        target = np.zeros_like(source)
        grid = ((width + block - 1) // block, rows)
        picture.launch(grid, block, source, target, np.int32(width), np.int32(shift), engine="jit")
        np.testing.assert_array_equal(target, np.roll(source, shift if store else -shift, axis=1))


@pytest.mark.parametrize("name", TYPES)
@pytest.mark.parametrize("store", [False, True])
@pytest.mark.parametrize("place", ["before", "behind"])
def test_a_row_that_is_not_there_is_a_fault(name: str, store: bool, place: str) -> None:
    """Rows are found one element before the array, or end one behind it."""
    width = 64
    short, whole = np.zeros(width - 1, dtype(name)), np.zeros(width, dtype(name))
    arrays = (whole, short) if store else (short, whole)
    shift = 0 if place == "behind" else -1
    with pytest.raises(ptxvm.KernelFault, match=f"{width - 1}" if place == "behind" else "thread"):
        kernel(name, store=store, block=width).launch(1, width, *arrays, np.int32(width), np.int32(shift), engine="jit")
