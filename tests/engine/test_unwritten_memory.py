"""Shared memory that a CTA has not written is zero, whatever CTAs before it left."""

import numpy as np
import pytest
from tests.engine.programs import HEADER

import ptxvm

PTX = f"""{HEADER}.extern .shared .align 4 .b32 more[];
.visible .entry k(.param .u64 out)
{{
    .reg .b32 %r<8>;
    .reg .b64 %rd<4>;
    .shared .b32 own[32];
    mov.u32 %r1, %tid.x;
    shl.b32 %r2, %r1, 2;
    mov.u32 %r3, own;
    add.u32 %r3, %r3, %r2;
    ld.shared.u32 %r4, [%r3];
    mov.u32 %r5, more;
    add.u32 %r5, %r5, %r2;
    ld.shared.u32 %r6, [%r5];
    or.b32 %r4, %r4, %r6;
    st.shared.u32 [%r3], 7;
    st.shared.u32 [%r5], 7;
    ld.param.u64 %rd1, [out];
    mul.wide.u32 %rd2, %r1, 4;
    add.u64 %rd1, %rd1, %rd2;
    red.global.add.u32 [%rd1], %r4;
    ret;
}}
"""


@pytest.mark.parametrize("engine", ["interpret", "jit"])
def test_shared_memory_begins_as_zero(engine):
    out = np.zeros(32, np.uint32)
    for _ in range(2):
        ptxvm.run(PTX, grid=40, block=32, args=[out], shared=256, engine=engine, workers=1)
    assert not out.any()


@pytest.mark.parametrize("engine", ["interpret", "jit"])
def test_full_checks_find_it(engine):
    """Whatever engine is asked for: only the interpreter looks."""
    out = np.zeros(32, np.uint32)
    with pytest.raises(ptxvm.KernelFault) as caught:
        ptxvm.run(PTX, grid=1, block=32, args=[out], shared=256, engine=engine, checks="full")
    assert caught.value.kind == "uninitialised"
