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
