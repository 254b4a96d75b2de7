"""Small PTX programs for the tests of both engines."""

import numpy as np

import ptxvm

HEADER = ".version 8.0\n.target sm_80\n.address_size 64\n"


def kernel(body: str, parameters: str = ".param .u64 out", declarations: str = "", directives: str = "") -> str:
    """A program with one kernel `k`. `%rd1` holds the address `out`, `%r1` the thread's index in its CTA."""
    load = "ld.param.u64 %rd1, [out];" if " out" in parameters else ""
    return f"""{HEADER}{declarations}
.visible .entry k({parameters}) {directives}
{{
    .reg .pred %p<10>;
    .reg .b16 %h<10>;
    .reg .b32 %r<30>;
    .reg .b64 %rd<30>;
    {load}
    mov.u32 %r1, %tid.x;
{body}
    ret;
}}
"""


STORE = """
    mul.wide.u32 %rd29, %r1, 4;
    add.u64 %rd29, %rd1, %rd29;
    st.global.u32 [%rd29], %r2;
"""
"""Stores `%r2` of every thread of a CTA."""


def run(text: str, *arguments: object, grid=1, block=32, engine="interpret", **options):
    """Launch the kernel `k`."""
    return ptxvm.load(text).kernels["k"].launch(grid, block, *arguments, engine=engine, **options)


def outputs(text: str, *arguments: object, count=32, grid=1, block=32, engine="interpret", **options):
    """Launch with a fresh u32 array `out` as first argument and return it."""
    out = np.zeros(count, np.uint32)
    run(text, out, *arguments, grid=grid, block=block, engine=engine, **options)
    return out


def line_of(text: str, needle: str) -> int:
    """The 1-based line that holds some text."""
    return next(number for number, line in enumerate(text.splitlines(), 1) if needle in line)
