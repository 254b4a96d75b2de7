"""Values that nobody has written, where findings are collected."""

from __future__ import annotations

import numpy as np
import pytest

import ptxvm

KERNEL = """.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 out)
{
    .reg .b32 %r1;
    .reg .b64 %rd1;
    ld.param.u64 %rd1, [out];
    st.global.u32 [%rd1], %r1;
    ret;
}
"""


def test_what_is_undefined_is_collected() -> None:
    """The launch ends there, and the finding is the last."""
    kernel = ptxvm.load(KERNEL).kernels["k"]
    result = kernel.launch(1, 1, np.zeros(1, np.uint32), checks="init", on_finding="collect")
    assert [(finding.code, finding.line) for finding in result.findings] == [("uninitialised", 9)]
    assert "%r1 was never written" in result.findings[0].message
    with pytest.raises(ptxvm.KernelFault):
        kernel.launch(1, 1, np.zeros(1, np.uint32), checks="init")
