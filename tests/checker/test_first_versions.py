"""From which PTX version and target on forms exist, where several conditions meet: as ptxas has it."""

from __future__ import annotations

import pytest

import ptxvm

FP8 = "cvt.rn.satfinite.e4m3x2.f32 %h, %f, %f;"
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
        ("mov.u32 %r, %lanemask_ge;", "2.0", "sm_20", True),
        ("mov.u32 %r, %lanemask_ge;", "1.5", "sm_20", False),
    ],
)
def test_first_version(instruction: str, version: str, target: str, *, accepted: bool) -> None:
    body = f".reg .b16 %h; .reg .f32 %f; .reg .b64 %d; .reg .b32 %r;\n{instruction}\nret;\n"
    text = f".version {version}\n.target {target}\n.address_size 64\n.entry k() {{\n{body}}}\n"
    found = [finding for finding in ptxvm.check(text) if finding.line == 6]
    assert (found == []) is accepted, found
