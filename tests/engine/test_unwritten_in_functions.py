"""Registers of functions that are read before they are written: zero whenever the function is called, as registers of
kernels are at their start."""

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
@pytest.mark.parametrize(
    ("body", "sum_of_calls"),
    [
        ("add.u32 b, a, 1;", 3),
        ("add.u32 b, a, 1; add.u32 b, b, 1;", 6),
        ("add.u32 b, b, 1;", 3),
        ("@p add.u32 b, b, 5; add.u32 b, b, 1;", 3),
        ("again: add.u32 b, b, 1; setp.lt.u32 p, b, 4; @p bra again;", 12),
        ("@!p bra past; mov.u32 b, 7; past: add.u32 b, b, 1;", 3),
    ],
)
def test_registers_of_a_recursive_function(body: str, sum_of_calls: int, engine: str) -> None:
    out = np.zeros(1, np.uint32)
    ptxvm.run(TEXT.replace("BODY", body), grid=1, block=1, args=[out], engine=engine)
    assert out.tolist() == [sum_of_calls]


CALLS = """.version 8.3
.target sm_80
.address_size 64
{function}
.visible .entry k(.param .u64 out)
{{
    .reg .b32 r, i, s, lane, turns; .reg .b64 d, g; .reg .pred p;
    ld.param.u64 d, [out];
    mov.u32 lane, %tid.x;
    and.b32 turns, lane, 3;
    mov.u32 i, 0;
    mov.u32 s, 0;
again:
    {call}
    add.u32 s, s, r;
    add.u32 i, i, 1;
    setp.le.u32 p, i, turns;
    @p bra again;
    mad.wide.u32 d, lane, 4, d;
    st.global.u32 [d], s;
}}
"""
FUNCTION = """.func (.reg .b32 res) f(.reg .b32 n)
{{
    {declared} .reg .b32 low, high; .reg .b64 word; .reg .pred p, q;
    {step}
    cvt.u32.u64 low, word;
    add.u32 res, low, 1;
    {more}
    ret;
}}
"""
RECURSION = (
    "setp.ge.u32 q, n, 3; @q ret; add.u32 n, n, 1; call (low), f, (n); add.u32 res, res, low; sub.u32 res, res, 1;"
)
STEPS = {
    "u8": (".reg .b8 x;", "cvt.u64.u8 word, x; add.u64 word, word, 1; cvt.u8.u64 x, word;"),
    "u16": (".reg .u16 x;", "add.u16 x, x, 1; cvt.u64.u16 word, x;"),
    "u64": (".reg .u64 x;", "add.u64 x, x, 1; mov.b64 word, x;"),
    "f32": (".reg .f32 x;", "add.f32 x, x, 0f3F800000; cvt.rni.u64.f32 word, x;"),
    "f64": (".reg .f64 x;", "add.f64 x, x, 0d3FF0000000000000; cvt.rni.u64.f64 word, x;"),
    "f16x2": (
        ".reg .f16x2 x; .reg .b32 one; .reg .b16 a, b;",
        "mov.b32 one, 0x3c003c00; add.f16x2 x, x, one; mov.b32 {a, b}, x; cvt.rni.u64.f16 word, a;",
    ),
    "pred": (".reg .pred x;", "selp.u64 word, 2, 1, x; or.pred x, x, !x;"),
    "v4": (".reg .v4 .u32 x;", "add.u32 x.w, x.w, 1; cvt.u64.u32 word, x.w;"),
    "b128": (
        ".reg .b128 x; .reg .b64 a, b;",
        "mov.b128 {a, b}, x; add.u64 b, b, 1; mov.b128 x, {a, b}; mov.b64 word, b;",
    ),
    "guarded": (".reg .u64 x;", "setp.ne.u32 p, n, 77; @p add.u64 x, x, 1; mov.b64 word, x;"),
    "result": ("", "setp.eq.u32 p, n, 77; @p mov.u32 res, 9; add.u32 res, res, 1; cvt.u64.u32 word, res;"),
}
WAYS = {
    "once": ("", "call (r), f, (0);", 2),
    "recursive": (RECURSION, "call (r), f, (0);", 5),
    "pointer": ("", "mov.u64 g, f; call (r), g, (0), shape;", 2),
    "pointer and recursive": (RECURSION, "mov.u64 g, f; call (r), g, (0), shape;", 5),
    "divergent": ("", "setp.eq.u32 p, i, 0; mov.u32 r, 2; @!p call (r), f, (0);", 2),
}


@pytest.mark.parametrize("engine", ["jit", "interpret"])
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("kind", STEPS)
def test_every_call_begins_with_zeros(kind: str, way: str, engine: str) -> None:
    (declared, step), (more, call, each) = STEPS[kind], WAYS[way]
    function = FUNCTION.format(declared=declared, step=step, more=more)
    prototype = "shape: .callprototype (.reg .b32 _) _ (.reg .b32 _);" if "shape" in call else ""
    text = CALLS.format(function=function, call=call).replace("ld.param", f"{prototype} ld.param")
    out = np.zeros(32, np.uint32)
    ptxvm.run(text, grid=1, block=32, args=[out], engine=engine)
    assert out.tolist() == [each * (1 + lane % 4) for lane in range(32)]


@pytest.mark.parametrize("engine", ["jit", "interpret"])
def test_functions_called_by_functions_begin_with_zeros(engine: str) -> None:
    inner = FUNCTION.format(declared=".reg .u64 x;", step="add.u64 x, x, 1; mov.b64 word, x;", more="")
    outer = inner.replace("f(", "h(").replace("cvt.u32", "call (high), f, (n); call (high), f, (n); cvt.u32")
    text = CALLS.format(function=inner + outer.replace("low, 1;", "low, high;"), call="call (r), h, (0);")
    out = np.zeros(32, np.uint32)
    ptxvm.run(text, grid=1, block=32, args=[out], engine=engine)
    assert out.tolist() == [3 * (1 + lane % 4) for lane in range(32)]
