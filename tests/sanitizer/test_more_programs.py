"""As `test_programs.py`, with all checks, of programs that are more like what kernels do."""

from __future__ import annotations

import numpy as np
import pytest
from tests.sanitizer.cases_allocated import CASES as ALLOCATED
from tests.sanitizer.cases_kernels import CASES as KERNELS
from tests.sanitizer.cases_outside import CASES as OUTSIDE
from tests.sanitizer.cases_overlooked import CASES as OVERLOOKED
from tests.sanitizer.cases_tensor import CASES as TENSOR
from tests.sanitizer.cases_various import CASES as VARIOUS
from tests.sanitizer.programs import Case
from tests.sanitizer.test_programs import CASES as KNOWN
from tests.sanitizer.test_programs import INIT

import ptxvm
from ptxvm.engine.jit.launching import short_launches

CASES = [*KERNELS, *ALLOCATED, *TENSOR, *OVERLOOKED, *OUTSIDE, *VARIOUS]
MODES = ("late", "early", "random")


def told(text: str, case: Case, engine: str, mode: str) -> ptxvm.KernelFault | None:
    """What full checks find."""
    data, flag = np.zeros(4096, np.uint32), np.zeros(64, np.uint32)
    kernel = ptxvm.load(text).kernels["k"]
    options = dict(case.options) | {"checks": "full", "engine": engine, "async_completion": mode}
    try:
        kernel.launch(case.grid, case.block, data, flag, cluster=case.cluster, **options)
    except ptxvm.KernelFault as fault:
        return fault
    return None


def judge(case: Case, engine: str, mode: str) -> None:
    fault = told(case.wrong, case, engine, mode)
    assert fault is not None and fault.kind in case.kinds, str(fault)
    assert not case.lines or {fault.line, *(access.line for access in fault.accesses)} & set(case.lines), str(fault)
    fault = told(case.right, case, engine, mode)
    assert fault is None, str(fault)


@pytest.mark.parametrize("number", range(len(CASES)), ids=[case.name for case in CASES])
def test_mistakes_are_found_and_what_is_right_is_silent(number):
    judge(CASES[number], "interpret", MODES[number % 3])


@pytest.mark.slow
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("engine", ["interpret", "jit"])
@pytest.mark.parametrize("case", [*CASES, *KNOWN, *INIT], ids=lambda case: case.name)
def test_all_of_them_in_all_modes(case, engine, mode, monkeypatch):
    monkeypatch.setattr(short_launches, "FEW_THREADS", 0)
    judge(case, engine, mode)


SUSPICIOUS = [
    *("exited warps", "syncwarp partial", "exchange of nothing", "discard", "histogram"),
    "128 bits, and half of them",
]


@pytest.mark.parametrize("name", SUSPICIOUS)
def test_compiled_code_does_not_vouch_for_them(name, monkeypatch):
    monkeypatch.setattr(short_launches, "FEW_THREADS", 0)
    judge(next(case for case in CASES if case.name == name), "jit", "late")


def test_memory_of_a_cta_that_may_not_have_started_is_a_note():
    case = next(case for case in KERNELS if case.name == "peer has ended")
    text = case.right.replace("barrier.cluster.arrive;\nbarrier.cluster.wait;", "", 1)
    text = text.replace("mapa.shared::cluster.u32 %r20, %r5, 0;", "mapa.shared::cluster.u32 %r20, %r5, 0;", 1)
    data, flag = np.zeros(4096, np.uint32), np.zeros(64, np.uint32)
    kernel = ptxvm.load(text.replace("@%p3 st.shared", "st.shared")).kernels["k"]
    options = {"cluster": 2, "checks": ("race", "strict"), "on_finding": "collect", "engine": "interpret"}
    found = kernel.launch(2, 64, data, flag, **options).findings
    assert any("may not have started yet" in finding.message for finding in found)


MEETING = """.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 out)
{
    .shared .align 4 .b32 cells[32];
    .reg .pred %p<3>; .reg .b32 %r<8>; .reg .b64 %rd<3>;
    ld.param.u64 %rd1, [out];
    mov.u32 %r1, %tid.x;
    mad.wide.u32 %rd1, %r1, 4, %rd1;
    mov.u32 %r2, cells;
    mad.lo.u32 %r3, %r1, 4, %r2;
    xor.b32 %r4, %r1, 31;
    mad.lo.u32 %r4, %r4, 4, %r2;
    setp.lt.u32 %p1, %r1, 16;
    mov.u32 %r5, 77;
    @%p1 bra LOW;
    st.shared.u32 [%r3], %r1;
    HIGH_MEETS
    ld.shared.u32 %r5, [%r4];
    bra DONE;
LOW:
    st.shared.u32 [%r3], %r1;
    LOW_MEETS
    ld.shared.u32 %r5, [%r4];
DONE:
    st.global.u32 [%rd1], %r5;
    ret;
}
"""


@pytest.mark.parametrize("engine", ["interpret", "jit"])
@pytest.mark.parametrize("checks", ["race", "sync", "full"])
def test_halves_of_a_warp_meet_at_two_barriers_of_it(engine, checks):
    """Where each executes one of its own, with the mask of both (ISA 9.7.13.2)."""
    out = np.zeros(32, np.uint32)
    text = MEETING.replace("HIGH_MEETS", "bar.warp.sync -1;").replace("LOW_MEETS", "bar.warp.sync 0xffffffff;")
    ptxvm.run(text, grid=1, block=32, args=[out], engine=engine, checks=checks)
    assert out.tolist() == list(range(31, -1, -1))


@pytest.mark.parametrize("engine", ["interpret", "jit"])
@pytest.mark.parametrize("other", ["shfl.sync.idx.b32 %r6, %r1, 0, 31, -1;", "vote.sync.any.pred %p2, %p1, -1;"])
def test_halves_of_a_warp_do_not_meet_at_other_instructions(engine, other):
    text = MEETING.replace("HIGH_MEETS", "bar.warp.sync -1;").replace("LOW_MEETS", other)
    with pytest.raises(ptxvm.KernelFault) as caught:
        ptxvm.run(text, grid=1, block=32, args=[np.zeros(32, np.uint32)], engine=engine, checks="sync")
    assert "other lanes of its membermask 0xffffffff are in line" in caught.value.message
