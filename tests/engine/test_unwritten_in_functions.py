"""Registers of recursive functions that nothing ever writes: zero, as those of kernels are."""

from __future__ import annotations

import numpy as np
import pytest

import ptxvm

TEXT = """.version 8.0
.target sm_80
.address_size 64
.func (.reg .b32 res) f(.reg .b32 one)
{
    .reg .b32 a, b, n; .reg .pred p;
    BODY
    mov.b32 res, b;
    setp.eq.u32 p, one, 0;
    @p ret;
    sub.u32 n, one, 1;
    call (n), f, (n);
    add.u32 res, n, b;
    ret;
}
.visible .entry k(.param .u64 out)
{
    .reg .b32 r; .reg .b64 d;
    ld.param.u64 d, [out];
    mov.u32 r, 2;
    call (r), f, (r);
    st.global.u32 [d], r;
}
"""


@pytest.mark.parametrize("engine", ["jit", "interpret"])
@pytest.mark.parametrize(("body", "sum_of_calls"), [("add.u32 b, a, 1;", 3), ("add.u32 b, a, 1; add.u32 b, b, 1;", 6)])
def test_registers_that_are_never_written(body: str, sum_of_calls: int, engine: str) -> None:
    out = np.zeros(1, np.uint32)
    ptxvm.run(TEXT.replace("BODY", body), grid=1, block=1, args=[out], engine=engine)
    assert out.tolist() == [sum_of_calls]
