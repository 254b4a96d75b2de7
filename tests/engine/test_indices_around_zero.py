"""Numbers without a sign that wrap in lanes that a guard keeps out, as in the first warp of `if (i > 0) x[i - 1]`."""

from __future__ import annotations

import numpy as np
import pytest
from tests.engine.programs import kernel

import ptxvm
from ptxvm.engine.jit.launching.execution import Execution

OF = "mov.u32 %r5, %ctaid.x; shl.b32 %r6, %r5, 5; add.u32 %r2, %r6, %r1;"
PREVIOUS = "sub.u32 %r3, %r2, 1; WIDEN add.u64 %rd3, %rd1, %rd2; ld.global.u32 %r4, [%rd3];"
OUT = "mul.wide.u32 %rd4, %r2, 4; add.u64 %rd5, %rd1, %rd4; st.global.u32 [%rd5+1024], %r4;"
WIDENINGS = ["mul.wide.u32 %rd2, %r3, 4;", "cvt.u64.u32 %rd6, %r3; shl.b64 %rd2, %rd6, 2;"]
BODIES = {
    "all but the first": "setp.eq.u32 %p1, %r2, 0; mov.u32 %r4, 7; @%p1 bra SKIP; " + PREVIOUS + "SKIP: " + OUT,
    "the others have ended": "setp.eq.u32 %p1, %r2, 0; @%p1 ret; " + PREVIOUS + OUT,
    "backwards": "setp.gt.u32 %p1, %r2, 49; @%p1 ret; sub.u32 %r7, 50, %r2; "
    + PREVIOUS.replace("%r2, 1", "%r7, 1")
    + OUT,
}
ADDRESS, LOAD = PREVIOUS.replace("ld.global.u32 %r4, [%rd3];", ""), "ld.global.u32 %r4, [%rd3];"
FIRST = "setp.eq.u32 %p1, %r2, 0; mov.u32 %r4, 7;"
MADE_BEFORE = {
    "the guard": f"{ADDRESS} {FIRST} @%p1 bra SKIP; {LOAD} SKIP: {OUT}",
    "guards of two blocks": f"{ADDRESS} {FIRST} and.b32 %r8, %r2, 5; setp.ne.u32 %p2, %r8, 0; @%p1 bra SKIP;"
    f"@%p2 bra ON; {LOAD} ON: {LOAD} add.u32 %r4, %r4, 9; SKIP: {OUT}",
    "a loop": f"{ADDRESS} {FIRST} mov.u32 %r9, 0; mov.u32 %r10, 0; AGAIN: @%p1 bra SKIP; {LOAD} SKIP: bar.sync 0;"
    f"add.u32 %r10, %r10, %r4; add.u32 %r9, %r9, 1; setp.lt.u32 %p3, %r9, 3; @%p3 bra AGAIN; mov.u32 %r4, %r10; {OUT}",
    "the guard, backwards": f"not.b32 %r7, %r2; add.u32 %r8, %r7, 50; {ADDRESS.replace('%r2, 1', '%r8, 0')}"
    f"setp.gt.u32 %p1, %r2, 49; mov.u32 %r4, 7; @%p1 bra SKIP; {LOAD} SKIP: {OUT}",
}
BODIES.update({f"made before {name}": body for name, body in MADE_BEFORE.items()})
MOVED_ON = "add.u64 %rd8, %rd8, 64;"
STAY = {
    "what it is made of changes": f"mov.u64 %rd8, %rd1; {ADDRESS.replace('%rd1', '%rd8')} {FIRST} {MOVED_ON}"
    f"@%p1 bra SKIP; {LOAD} SKIP: {MOVED_ON} mov.u64 %rd1, %rd8; {OUT}",
    "it is used at once, too": f"add.u32 %r7, %r2, 1; {ADDRESS.replace('%r2', '%r7')} {LOAD} mov.u32 %r10, %r4;"
    f"setp.eq.u32 %p1, %r10, 1003; @%p1 bra SKIP; {LOAD} SKIP: {OUT}",
    "it is made anew on one way": f"{ADDRESS} {FIRST} setp.gt.u32 %p2, %r2, 9; @%p2 bra ON; mov.u64 %rd3, %rd1;"
    f"ON: @%p1 bra SKIP; {LOAD} SKIP: {OUT}",
    "it is used in the next turn": f"mov.u32 %r9, 0; mov.u32 %r4, 0; AGAIN: add.u32 %r8, %r9, %r2; sub.u32 %r3, %r8, 0;"
    f"setp.eq.u32 %p1, %r9, 0; @%p1 bra SKIP; {LOAD} SKIP: WIDEN add.u64 %rd3, %rd1, %rd2; add.u32 %r9, %r9, 1;"
    f"setp.lt.u32 %p3, %r9, 4; @%p3 bra AGAIN; {OUT}",
    "what it is made of is made behind it": f"mov.u32 %r9, 0; mov.u32 %r4, 0; AGAIN: mul.wide.u32 %rd2, %r10, 4;"
    f"add.u32 %r10, %r2, -1; setp.eq.u32 %p1, %r2, 0; @%p1 bra SKIP; add.u64 %rd3, %rd1, %rd2; {LOAD} SKIP:"
    f"add.u32 %r9, %r9, 1; setp.lt.u32 %p3, %r9, 1; @%p3 bra AGAIN; {OUT}",
    "it is made of what follows from it": f"mov.u32 %r9, 0; mov.u32 %r4, 0; AGAIN: mul.wide.u32 %rd2, %r3, 4;"
    f"cvt.u32.u64 %r7, %rd2; sub.u32 %r3, %r2, %r7; and.b32 %r8, %r9, 1; setp.eq.u32 %p1, %r8, 0; @%p1 bra SKIP;"
    f"add.u32 %r4, %r4, %r7; SKIP: add.u32 %r9, %r9, 1; setp.lt.u32 %p3, %r9, 4; @%p3 bra AGAIN; {OUT}",
    "another guard goes by it": f"{ADDRESS.replace('%r2, 1', '%r2, 0')} setp.lt.u64 %p4, %rd2, 48; mov.u32 %r4, 5;"
    f"and.b32 %r8, %r2, 1; setp.eq.u32 %p1, %r8, 0; @%p1 bra ON; @%p4 bra ON; {LOAD} ON: {OUT}",
}


@pytest.fixture
def safe(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The kernels whose safe version was asked for."""
    asked: list[str] = []
    require = Execution._require_safe

    def noting(self: Execution, seat: object) -> bool:
        asked.append(self._row.kernel)
        return require(self, seat)

    monkeypatch.setattr(Execution, "_require_safe", noting)
    return asked


def run(body: str, widening: str, engine: str) -> np.ndarray:
    memory = np.arange(1000, 1512, dtype=np.uint32)
    text = kernel(OF + body.replace("WIDEN", widening))
    ptxvm.load(text).kernels["k"].launch(2, 32, memory[64:], engine=engine, workers=1)
    return memory


@pytest.mark.parametrize("widening", WIDENINGS, ids=["mul.wide", "cvt"])
@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES)
def test_they_stay_in_the_fast_version(safe: list[str], body: str, widening: str) -> None:
    np.testing.assert_array_equal(run(body, widening, "jit"), run(body, widening, "interpret"))
    assert not safe


@pytest.mark.parametrize("body", STAY.values(), ids=STAY)
def test_results_are_right_where_they_are_not_made_later(body: str) -> None:
    np.testing.assert_array_equal(run(body, WIDENINGS[0], "jit"), run(body, WIDENINGS[0], "interpret"))


@pytest.mark.parametrize("widening", WIDENINGS, ids=["mul.wide", "cvt"])
def test_lanes_that_execute_may_not_wrap(widening: str) -> None:
    """There is memory in front of the array, but not 16 GiB behind it."""
    body = "setp.eq.u32 %p1, %r2, 3; @%p1 ret; " + PREVIOUS + OUT
    found = []
    for engine in ("jit", "interpret"):
        with pytest.raises(ptxvm.KernelFault) as caught:
            run(body, widening, engine)
        found.append((caught.value.kind, caught.value.thread, caught.value.block))
    assert found[0] == found[1] == ("out_of_bounds", (0, 0, 0), (0, 0, 0))
