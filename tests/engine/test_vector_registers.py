"""Vector registers as a whole: copied, passed to functions, read from special registers."""

import numpy as np
import pytest

import ptxvm
from ptxvm.diagnostics import Severity

HEADER = ".version 9.0\n.target sm_90\n.address_size 64\n"
FUNCTIONS = """
.func (.reg .v4 .f32 r) turned(.reg .v4 .f32 a) { mov.v4.f32 r, {a.w, a.x, a.y, a.z}; ret; }
.func (.reg .b32 sum, .reg .v2 .b32 both) add(.reg .b32 n, .reg .v2 .u32 v)
{ add.u32 sum, v.x, v.y; add.u32 sum, sum, n; mov.v2.b32 both, {v.y, v.x}; ret; }
"""
KERNEL = """
.visible .entry k(.param .u64 out)
{{
    .reg .b64 %p, %d<4>; .reg .b32 %r<9>; .reg .u16 %h<5>; .reg .f32 %f<5>; .reg .v4 .f32 %vf, %vg; .reg .v4 .u32 %t;
    .reg .b128 %q; .reg .pred %p1;
    .reg .v4 .b16 %vh; .reg .v2 .f64 %vd; .reg .v2 .b32 %v, %w; .reg .v2 .b64 %v64; .reg .v4 .u32 %vu;
    shape: .callprototype (.reg .v4 .f32 _) _ (.reg .v4 .f32 _);
    ld.param.u64 %p, [out];
    mov.u32 %r1, %laneid; mov.u32 %r1, 5; cvt.u16.u32 %h1, %r1;
    mov.v4.f32 %vf, {{1.0, 2.0, 3.0, 4.0}};
    {body}
    ret;
}}
"""
ONE, TWO, THREE, FOUR = 0x3F800000, 0x40000000, 0x40400000, 0x40800000
VALUES = {
    "mov.v4.u16 %vh, {%h1, 2, 3, %h1}; st.v4.b16 [%p], %vh;": [0x20005, 0x50003],
    "mov.v2.b32 {%r2, %r3}, {%r1, 7}; mov.v2.b32 {%r3, %r2}, {%r2, %r3}; st.v2.b32 [%p], {%r2, %r3};": [7, 5],
    "st.v4.f32 [%p], %vf;": [ONE, TWO, THREE, FOUR],
    "mov.v4.b32 %vg, %vf; st.v4.f32 [%p], %vg;": [ONE, TWO, THREE, FOUR],
    "mov.v4.b32 {%r2, _, %r3, _}, %vf; st.v2.b32 [%p], {%r2, %r3};": [ONE, THREE],
    "mov.v2.f64 %vd, {1.0, 2.0}; st.v2.f64 [%p], %vd;": [0, 0x3FF00000, 0, 0x40000000],
    "mov.v2.b32 {%r2, %r3}, {_, %r1}; st.v2.b32 [%p], {%r2, %r3};": [0, 5],
    "mov.b32 %r2, {%h1, _}; st.b32 [%p], %r2;": [5],
    "mov.b32 %r2, {_, %h1}; st.b32 [%p], %r2;": [5 << 16],
    "mov.v4.u32 %t, %ntid; st.v4.u32 [%p], %t;": [2, 3, 1, 0],
    "mov.v4.u16 %vh, %ntid; st.v4.b16 [%p], %vh;": [0x30002, 1],
    "mov.u32 %r2, %ntid.w; mov.u32 %r3, %nctaid.w; st.v2.b32 [%p], {%r2, %r3};": [0, 0],
    "mov.v4.u32 %t, %nctaid; st.v4.u32 [%p], %t;": [1, 1, 1, 0],
    "call (%vg), turned, (%vf); st.v4.f32 [%p], %vg;": [FOUR, ONE, TWO, THREE],
    "mov.u64 %d1, turned; call (%vg), %d1, (%vf), shape; st.v4.f32 [%p], %vg;": [FOUR, ONE, TWO, THREE],
    "mov.v2.b32 %v, {7, 8}; call (%r2, %w), add, (%r1, %v); st.v2.b32 [%p], %w; st.b32 [%p+8], %r2;": [8, 7, 20],
    "setp.eq.u32 %p1, %r1, 5; st.v2.b32 [%p], {%p1, %r1};": [0xFFFFFFFF, 5],
    "setp.ne.u32 %p1, %r1, 5; mov.b64 %d1, {%p1, %r1}; st.b64 [%p], %d1;": [0, 5],
    "setp.eq.u32 %p1, %r1, 5; mov.v2.b32 %v, {%p1, %r1}; st.v2.b32 [%p], %v;": [0xFFFFFFFF, 5],
    "mov.b64 %d1, 0d3FF8000000000000; mov.b128 %q, {%d1, %d1}; cvt.rn.f32.f64 %f1, %q; st.f32 [%p], %f1;": [0x3FC00000],
    ".shared .b32 s[4]; mov.u16 %h1, 4; st.shared.u32 [s+4], 77; ld.shared.u32 %r3, [%h1]; st.u32 [%p], %r3;": [77],
    "call (%vu), turned, (%vf); st.v4.u32 [%p], %vu;": [FOUR, ONE, TWO, THREE],
}


@pytest.mark.parametrize("engine", ["interpret", "jit"])
@pytest.mark.parametrize("body", VALUES)
def test_value(body, engine):
    out = np.zeros(4, np.uint32)
    ptxvm.load(HEADER + FUNCTIONS + KERNEL.format(body=body)).kernels["k"].launch(1, (2, 3), out, engine=engine)
    assert out.tolist() == (VALUES[body] + [0, 0, 0, 0])[:4]


@pytest.mark.parametrize(
    "body",
    [
        "mov.v4.b64 {%d1, %d1, %d1, %d1}, {%d2, %d2, %d2, %d2};",
        "mov.v2.u32 %vf, {%r1, %r2};",
        "mov.v4.u32 {%r1, %r2, %r3, %r4}, {%f1, %f2, %f3, %f4};",
        "mov.v4.b16 %vh, {%h1, _, %h2, %h3};",
        "mov.v2.b32 {_, _}, {%r1, %r2};",
        "ld.v2.u32 {%tid.x, %r1}, [%p];",
        "mov.b64 {%r1, %laneid}, %d1;",
        "call (%vg), turned, (%v);",
        "call (%f1), turned, (%vf);",
        "call (%vg), turned, (1.0);",
        "call (%vg), turned, ({%f1, %f2, %f3, %f4});",
        "call (%r2, %w), add, (%v.x, %v);",
        "call (%r2, %v64), add, (%r1, %v);",
    ],
)
def test_rejected(body):
    assert errors(FUNCTIONS + KERNEL.format(body=body))


def errors(text):
    return [finding for finding in ptxvm.check(HEADER + text) if finding.severity is Severity.ERROR]


@pytest.mark.parametrize(
    ("parameter", "is_possible"),
    [
        (".v2 .f64", True),
        (".v4 .b16", True),
        (".v2 .f16x2", True),
        (".v4 .f64", False),
        (".v2 .pred", False),
        (".v3 .f32", False),
        (".f32", True),
        (".tf32", False),
    ],
)
def test_register_parameters(parameter, is_possible):
    assert bool(errors(f".func f(.reg {parameter} a) {{ ret; }}")) is not is_possible


def test_declarations_that_differ_in_vectors():
    text = ".func f(.reg .v2 .f32 a); .func f(.reg .f32 a, .reg .f32 b) { ret; }"
    assert [error.code for error in errors(text)] == ["PTX404"]


@pytest.mark.parametrize("engine", ["interpret", "jit"])
def test_registers_of_128_bits_are_joined_and_split(engine):
    text = KERNEL.format(
        body="mov.u32 %r1, 1; mov.u32 %r2, 2; mov.u32 %r3, 3; mov.u32 %r4, 4; mov.b128 %q, {%r1, %r2, %r3, %r4};"
        "mov.b128 {%d1, %d2}, %q; st.global.v2.b64 [%p], {%d1, %d2};"
        "mov.b128 %q, {%d2, %d1}; mov.b128 {%r1, %r2, %r3, %r4}, %q; st.global.v4.b32 [%p+16], {%r1, %r2, %r3, %r4};"
    )
    out = np.zeros(8, np.uint32)
    ptxvm.run(HEADER + FUNCTIONS + text, grid=1, block=1, args=[out], engine=engine)
    assert out.tolist() == [1, 2, 3, 4, 3, 4, 1, 2]
