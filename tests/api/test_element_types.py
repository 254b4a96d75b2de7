"""An array of floats of another width than the kernel accesses is warned of; what may be meant is not."""

from __future__ import annotations

import warnings
from typing import Any

import ml_dtypes
import numpy as np
import pytest

import ptxvm

HEAD = ".version 8.6\n.target sm_90\n.address_size 64\n"
REGISTERS = (
    ".reg .pred %p<3>; .reg .b16 %h<9>; .reg .b32 %r<9>; .reg .b64 %rd<9>; .reg .f32 %f<9>; .reg .f64 %d<9>;\n"
    "ld.param.u64 %rd1, [p];\nld.param.u64 %rd2, [q];\ncvta.to.global.u64 %rd3, %rd1;\n"
    "mov.u32 %r1, %tid.x;\nmul.wide.u32 %rd4, %r1, 4;\nadd.s64 %rd5, %rd3, %rd4;\n"
)


def kernel(body: str, functions: str = "") -> str:
    return f"{HEAD}{functions}.visible .entry k(.param .u64 p, .param .u64 q) {{\n{REGISTERS}{body}\nret;\n}}\n"


def warned(text: str, dtype: Any) -> list[warnings.WarningMessage]:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        ptxvm.run(text, grid=1, block=1, args=[np.zeros(64, dtype), np.zeros(64, np.uint8)], engine="interpret")
    return caught


READS = {
    "f32": "ld.global.f32 %f1, [%rd5];",
    "store": "st.global.f32 [%rd5+4], 0f00000000;",
    "vector": "ld.global.v2.f32 {%f1, %f2}, [%rd3];",
    "atomic": "atom.global.add.f32 %f1, [%rd5], 0f3F800000;",
    "untyped, computed with": "ld.global.b32 %r2, [%rd5]; add.f32 %r3, %r2, %r2;",
    "untyped, computed": "add.f32 %r3, %r2, %r2; st.global.b32 [%rd5], %r3;",
    "loop": "mov.u64 %rd6, %rd5; again: ld.global.f32 %f1, [%rd6]; add.s64 %rd6, %rd6, 4;"
    "setp.eq.s64 %p1, %rd6, 0; @%p1 bra again;",
}


@pytest.mark.parametrize("body", READS.values(), ids=READS.keys())
def test_float64_for_an_f32_pointer(body: str) -> None:
    (warning,) = warned(kernel(body), np.float64)
    assert warning.category is ptxvm.ArgumentWarning and warning.filename == __file__
    words = str(warning.message)
    assert words.startswith("argument 1 of k is an array of float64, but the kernel accesses it as .f32 (PTX line ")
    assert words.endswith("pass array.astype(np.float32)")
    assert not warned(kernel(body), np.float32)


SILENT = {
    "bytes": ("ld.global.u8 %h1, [%rd5];", np.float64),
    "integers": ("ld.global.u32 %r2, [%rd5]; ld.global.s64 %rd6, [%rd3];", np.float64),
    "untyped": ("ld.global.b32 %r2, [%rd5]; st.global.b32 [%rd2], %r2;", np.float64),
    "both widths": ("ld.global.f32 %f1, [%rd5]; ld.global.f64 %d1, [%rd3];", np.float64),
    "also bytes": ("ld.global.f32 %f1, [%rd5]; ld.global.u8 %h1, [%rd3];", np.float64),
    "copy of wider pieces": ("ld.global.f64 %d1, [%rd3]; st.global.f64 [%rd2], %d1;", np.float32),
    "raw integers": ("ld.global.f32 %f1, [%rd5];", np.uint64),
    "packed halves": ("ld.global.b32 %r2, [%rd5]; add.f16x2 %r3, %r2, %r2;", np.float16),
    "passed on": ("ld.global.f32 %f1, [%rd5]; call.uni f, (%rd5);", np.float64),
    "stored": ("ld.global.f32 %f1, [%rd5]; st.global.u64 [%rd2], %rd5;", np.float64),
    "one of two pointers": (
        "add.s64 %rd6, %rd3, %rd2; sub.s64 %rd6, %rd6, %rd2; ld.global.f32 %f1, [%rd6];",
        np.float64,
    ),
    "not accessed": ("", np.float64),
    "doubles": ("ld.global.f64 %d1, [%rd3];", np.float64),
}


@pytest.mark.parametrize(("body", "dtype"), SILENT.values(), ids=SILENT.keys())
def test_what_may_be_meant_is_not_warned_of(body: str, dtype: Any) -> None:
    assert not warned(kernel(body, ".func f(.reg .b64 %p) { ret; }\n"), dtype)


@pytest.mark.parametrize(
    ("body", "dtype", "words"),
    [
        ("ld.global.f64 %d1, [%rd3]; add.f64 %d1, %d1, %d1;", np.float32, "float32.*accesses it as .f64.*np.float64"),
        ("ld.global.f32 %f1, [%rd3]; add.f32 %f1, %f1, %f1;", ml_dtypes.bfloat16, "bfloat16.*accesses it as .f32"),
        ("ld.global.b16 %h1, [%rd3]; add.f16 %h1, %h1, %h1;", np.float32, "float32.*accesses it as .f16"),
    ],
)
def test_other_widths(body: str, dtype: Any, words: str) -> None:
    with pytest.warns(ptxvm.ArgumentWarning, match=words):
        ptxvm.run(kernel(body), grid=1, block=1, args=[np.zeros(64, dtype), np.zeros(64)], engine="interpret")


def test_device_arrays_are_judged_as_well() -> None:
    loaded = ptxvm.load(kernel("ld.global.f32 %f1, [%rd5];")).kernels["k"]
    with pytest.warns(ptxvm.ArgumentWarning, match="argument 1 of k"):
        loaded.launch(1, 1, ptxvm.device_array(np.zeros(4)), np.zeros(1), engine="interpret")
