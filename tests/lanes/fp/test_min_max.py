"""min and max with known operands, which are settled by one compare where that is enough; bits by the ISA's rules."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

import ptxvm

ZEROS = (0, 0x80000000)
NANS = (0x7FC00000, 0x7FFFFFFF, 0x7F800001, 0xFFC12345)
OTHERS = (0x7F800000, 0xFF800000, 0x3F800000, 0xBF800000, 1, 0x80000001, 0x00800000)
VALUES = (*ZEROS, *NANS, *OTHERS)
CASES = [*itertools.product(VALUES, (False, True))]
"""The known operand, and whether it comes first."""


def program(instruction: str) -> str:
    body = []
    for place, (known, first) in enumerate(CASES):
        operands = f"0f{known:08X}, %f1" if first else f"%f1, 0f{known:08X}"
        body.append(f"{instruction} %f2, {operands}; st.global.f32 [%d2+{place * 128}], %f2;")
    return f"""
    .version 7.0
    .target sm_80
    .address_size 64
    .visible .entry k(.param .u64 in, .param .u64 out) {{
        .reg .b64 %d<4>; .reg .f32 %f<3>; .reg .b32 %r<2>;
        ld.param.u64 %d1, [in]; ld.param.u64 %d2, [out]; mov.u32 %r1, %tid.x; mul.wide.u32 %d3, %r1, 4;
        add.u64 %d1, %d1, %d3; add.u64 %d2, %d2, %d3; ld.global.f32 %f1, [%d1];
        {"".join(body)} ret;
    }}"""


def expected(instruction: str, a: int, b: int) -> int:
    if ".ftz" in instruction:
        a, b = (x & 0x80000000 if x & 0x7F800000 == 0 else x for x in (a, b))
    nans = [x & 0x7FFFFFFF > 0x7F800000 for x in (a, b)]
    if all(nans) or (any(nans) and ".NaN" in instruction):
        return 0x7FFFFFFF
    if any(nans):
        return b if nans[0] else a
    pick = max if instruction.startswith("max") else min
    return pick(a, b, key=lambda x: -1 - (x & 0x7FFFFFFF) if x >> 31 else x)


@pytest.mark.parametrize("instruction", [f"{op}{m}.f32" for op in ("min", "max") for m in ("", ".ftz", ".NaN")])
def test_known_operands(instruction: str) -> None:
    source = np.resize(np.array(VALUES, np.uint32), 32)
    wanted = [[expected(instruction, int(value), known) for value in source] for known, _ in CASES]
    kernel = ptxvm.load(program(instruction)).kernels["k"]
    for engine in ("jit", "interpret"):
        out = np.zeros((len(CASES), 32), np.uint32)
        kernel.launch(1, 32, source, out, engine=engine)
        np.testing.assert_array_equal(out, np.array(wanted, np.uint32), engine)
