"""Barriers of warps in the safe version, whose lanes arrive one by one."""

from __future__ import annotations

import numpy as np
import pytest
from tests.agreement.engines.agreement import safe_version

import ptxvm

AHEAD = """
.version 9.0
.target sm_90
.address_size 64
.visible .entry k(.param .u64 out)
{
    .reg .pred %p;
    .reg .b32 %t, %sum;
    .reg .b64 %out, %at;
    ld.param.u64 %out, [out];
    mov.u32 %t, %tid.x;
    setp.lt.u32 %p, %t, 48;
    bar.red.popc.u32 %sum, 3, %p;
    bar.sync 3, 32;
    bar.sync 3, 32;
    mul.wide.u32 %at, %t, 4;
    add.u64 %out, %out, %at;
    st.global.u32 [%out], %sum;
    ret;
}
"""


@pytest.mark.parametrize("threads", [64, 128])
def test_sums_are_told_before_others_are_phases_ahead(threads: int) -> None:
    """The warp that arrives last passes the barrier again, on its own, before those that wait have run."""
    out = np.zeros(threads, np.uint32)
    with safe_version():
        ptxvm.load(AHEAD).kernels["k"].launch(1, threads, out, workers=1, timeout=60)
    assert (out == 48).all()
