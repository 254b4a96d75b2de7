"""Lanes that access words a constant distance apart, in arrays that end with the last of them."""

from __future__ import annotations

import numpy as np
import pytest

import ptxvm

THREADS = 96


def kernel(step: int, guard: str) -> ptxvm.Kernel:
    text = f"""
    .version 7.0
    .target sm_80
    .address_size 64
    .visible .entry k(.param .u64 in, .param .u64 out, .param .u32 n) {{
        .reg .b32 %r<9>; .reg .b64 %d<9>; .reg .pred %p<3>; .reg .f32 %f<3>;
        ld.param.u64 %d1, [in]; ld.param.u64 %d2, [out]; ld.param.u32 %r2, [n];
        mov.u32 %r1, %tid.x; setp.lt.u32 %p1, %r1, %r2;
        mul.wide.u32 %d3, %r1, {4 * step}; add.u64 %d4, %d1, %d3; add.u64 %d5, %d2, %d3;
        {guard} ld.global.f32 %f1, [%d4];
        add.f32 %f1, %f1, %f1;
        {guard} st.global.f32 [%d5], %f1;
        ret;
    }}"""
    return ptxvm.load(text).kernels["k"]


@pytest.mark.parametrize("step", [2, 3, 4, 5, 6, 7, 8, 9])
@pytest.mark.parametrize("count", [THREADS, 71])
def test_only_the_words_asked_for_change(step: int, count: int) -> None:
    size = (THREADS - 1) * step + 1
    source = np.arange(size, dtype=np.float32)
    for guard in [""] * (count == THREADS) + ["@%p1"]:
        target = np.full(size, -1, np.float32)
        kernel(step, guard).launch(1, THREADS, source, target, np.uint32(count), engine="jit")
        expected = np.full(size, -1, np.float32)
        expected[: (count - 1) * step + 1 : step] = 2 * source[: (count - 1) * step + 1 : step]
        np.testing.assert_array_equal(target, expected)


@pytest.mark.parametrize("step", [2, 4, 8])
def test_an_array_that_is_a_word_too_short_is_a_fault(step: int) -> None:
    source = np.zeros((THREADS - 1) * step, np.float32)
    target = np.zeros((THREADS - 1) * step + 1, np.float32)
    with pytest.raises(ptxvm.KernelFault, match=f"{THREADS - 1}"):
        kernel(step, "").launch(1, THREADS, source, target, np.uint32(THREADS), engine="jit")
