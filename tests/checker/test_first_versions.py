"""From which PTX version and target on forms exist, where several conditions meet: as ptxas has it."""

from __future__ import annotations

import pytest

import ptxvm

FP8 = "cvt.rn.satfinite.e4m3x2.f32 %h, %f, %f;"
STORE = "st.async.gpu.b32 [%d], %r;"
"""On an H200 nothing arrives; ptxas 13.5 cannot make code of it for sm_90."""
REDUCTION = "red.async.relaxed.sys.add.u32 [%d], %r;"
MINIMUM = "multimem.red.relaxed.gpu.global.min{}.f16x2 [%d], {};"
WIDE = "st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.v4.b32 [%d], {%r, %r, %r, %r}, [%d];"


@pytest.mark.parametrize(
    ("instruction", "version", "target", "accepted"),
    [
        (FP8, "7.8", "sm_90", True),
        (FP8, "7.7", "sm_90", False),
        (FP8, "8.1", "sm_89", True),
        (FP8, "8.0", "sm_89", False),
        (FP8, "8.8", "sm_87", False),
        (WIDE, "8.1", "sm_90", True),
        (WIDE, "8.0", "sm_90", False),
        (WIDE, "8.1", "sm_89", False),
        (STORE, "8.1", "sm_90", False),
        (STORE, "8.6", "sm_100", True),
        (REDUCTION, "8.7", "sm_90", False),
        (REDUCTION, "8.7", "sm_100", True),
        (MINIMUM.format("", "%r"), "8.7", "sm_90", False),
        (MINIMUM.format(".v2", "{%r, %r}"), "8.7", "sm_90", True),
        ("mov.u32 %r, %lanemask_ge;", "2.0", "sm_20", True),
        ("mov.u32 %r, %lanemask_ge;", "1.5", "sm_20", False),
    ],
)
def test_first_version(instruction: str, version: str, target: str, *, accepted: bool) -> None:
    body = f".reg .b16 %h; .reg .f32 %f; .reg .b64 %d; .reg .b32 %r;\n{instruction}\nret;\n"
    text = f".version {version}\n.target {target}\n.address_size 64\n.entry k() {{\n{body}}}\n"
    found = [finding for finding in ptxvm.check(text) if finding.line == 6]
    assert (found == []) is accepted, found
