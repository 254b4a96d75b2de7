"""What reports tell to write is PTX: every corrected line is accepted where it belongs. One report for what is one."""

from __future__ import annotations

import re

import numpy as np
import pytest
from tests.sanitizer.programs import launch
from tests.sanitizer.test_programs import CASES

import ptxvm

STATEMENT = re.compile(r"`([^`]*;)`")


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_corrected_lines_are_accepted(case) -> None:
    try:
        found = list(launch(case.wrong, case, checks=("race", "async", "sync"), on_finding="collect").findings)
    except ptxvm.KernelFault as fault:
        found = list(fault.findings)
    for finding in found:
        for statement in STATEMENT.findall(finding.help or ""):
            lines = case.wrong.splitlines()
            lines.insert(finding.line - 1, statement)
            errors = [str(each) for each in ptxvm.check("\n".join(lines) + "\n") if each.severity == "error"]
            assert not errors, (statement, errors)


@pytest.mark.parametrize(
    ("name", "statement"), [("S14", "st.release.gpu.global.b32"), ("A3", "ld.acquire.gpu.global.b32")]
)
def test_the_weak_side_of_a_lock_or_a_counter_becomes_strong(name: str, statement: str) -> None:
    (case,) = [case for case in CASES if case.name == name]
    found = list(launch(case.wrong, case, checks="race", on_finding="collect").findings)
    assert any(statement in (finding.help or "") for finding in found)


SHARED = """.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 out)
{
    .reg .b32 %r<8>;
    .reg .b64 %rd<4>;
    .shared .align 4 .b32 s[64];
    mov.u32 %r1, %tid.x;
    mov.u32 %r2, s;
    mad.lo.u32 %r3, %r1, 4, %r2;
    st.shared.u32 [%r3], %r1;
    xor.b32 %r4, %r1, 32;
    mad.lo.u32 %r3, %r4, 4, %r2;
    ld.shared.u32 %r5, [%r3];
    ret;
}
"""


def test_a_pair_of_places_is_told_once_for_the_shared_memory_of_all_blocks() -> None:
    result = ptxvm.run(SHARED, grid=5, block=64, args=[np.zeros(64, np.uint32)], checks="race", on_finding="collect")
    assert [(each.code, each.line) for each in result.findings] == [("race", 15)]


def test_one_place_is_no_other_access() -> None:
    own = SHARED.replace("xor.b32 %r4, %r1, 32;", "").replace("ld.shared.u32 %r5, [%r3];", "")
    same = own.replace("mad.lo.u32 %r3, %r1, 4, %r2;", "mov.u32 %r3, %r2;")
    for text, labels in ((SHARED, 1), (same, 0)):
        arguments = {"grid": 1, "block": 64, "args": [np.zeros(64, np.uint32)], "on_finding": "collect"}
        (finding,) = ptxvm.run(text, checks="race", **arguments).findings
        assert len(finding.labels) == labels


STORES = """.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 out)
{
    .reg .b32 %r<4>;
    .reg .b64 %rd<2>;
    ld.param.u64 %rd1, [out];
    mov.u32 %r1, %tid.x;
    mov.u32 %r2, %ctaid.x;
    VALUE
    st.global.u32 [%rd1], %r3;
    ret;
}
"""


def stores(value: str, grid: int, block: int) -> list[tuple[str, str]]:
    out = np.zeros(1, np.uint32)
    text = STORES.replace("VALUE", value)
    found = ptxvm.run(text, grid=grid, block=block, args=[out], checks="race", on_finding="collect").findings
    return [(each.severity, each.rule) for each in found]


def test_stores_of_one_value_keep_no_race_quiet() -> None:
    assert stores("mov.u32 %r3, %r2;", 1, 32) == []
    assert stores("mov.u32 %r3, %r2;", 2, 32) == [("error", "race")]
    assert stores("shr.u32 %r3, %r1, 5;", 1, 64) == [("error", "race")]
    assert stores("shr.u32 %r3, %r1, 6;", 1, 64) == []


def test_lanes_of_one_store_keep_no_race_quiet() -> None:
    assert stores("mov.u32 %r3, %r1;", 1, 32) == [("warning", "lanes")]
    assert stores("mov.u32 %r3, %r1;", 1, 64) == [("error", "race")]
    assert stores("mov.u32 %r3, %r1;", 2, 32) == [("warning", "lanes"), ("error", "race")]


def test_who_stores_something_else_is_named() -> None:
    with pytest.raises(ptxvm.KernelFault) as caught:
        text = STORES.replace("VALUE", "shr.u32 %r3, %r1, 5;")
        ptxvm.run(text, grid=1, block=96, args=[np.zeros(1, np.uint32)], checks="race")
    assert [each.thread for each in caught.value.accesses] == [(0, 0, 0), (32, 0, 0)]
