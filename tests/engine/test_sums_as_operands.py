"""A register plus a constant as an operand: wider operands see the register's sign if it has one."""

from __future__ import annotations

import numpy as np
import pytest

import ptxvm

TEXT = """.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 out)
{{
    .reg .{type} r; .reg .b64 d;
    ld.param.u64 d, [out];
    mov.b{bits} r, {value};
    st.global.{wide} [d], r+4;
    {wide_move} d, r+4;
}}
"""


@pytest.mark.parametrize("engine", ["jit", "interpret"])
@pytest.mark.parametrize(
    ("type_", "bits", "expected"),
    [
        ("s32", 32, -16),
        ("u32", 32, 0xFFFFFFF0),
        ("b32", 32, 0xFFFFFFF0),
        ("s16", 16, -16),
        ("u16", 16, 0xFFF0),
    ],
)
def test_sums_are_extended_as_their_registers(type_: str, bits: int, expected: int, engine: str) -> None:
    out = np.zeros(1, np.int64)
    text = TEXT.format(type=type_, bits=bits, value=-20, wide="s64", wide_move="mov.s64")
    ptxvm.run(text.replace("mov.s64 d, r+4;", ""), grid=1, block=1, args=[out], engine=engine)
    assert out.tolist() == [expected]
