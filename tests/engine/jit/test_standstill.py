"""Workers that can do nothing, and launches all of whose workers can do nothing."""

import threading

import numpy as np
import pytest
from tests.engine.programs import HEADER
from tests.engine.test_waiting import program, wait

import ptxvm
from ptxvm.engine.jit.launching.execution import Execution
from ptxvm.engine.jit.launching.standstill import HOPELESS_ROUNDS, Standstill, Verdict
from ptxvm.machine.faults import FaultKind, KernelFault


def test_of_several_faults_that_of_the_first_cta_is_told(monkeypatch):
    """Workers find them in any order."""

    def find(execution, timeout, progress):
        for cta in (7, 2, 5):
            execution._faults.append((cta, KernelFault(FaultKind.TRAP, f"in CTA {cta}", kernel="k")))

    monkeypatch.setattr(Execution, "_watch", find)
    with pytest.raises(ptxvm.KernelFault, match="in CTA 2"):
        ptxvm.run(HEADER + ".visible .entry k() { ret; }", grid=8, block=32, timeout=60)


def test_a_lone_worker_gives_up_waits_before_it_despairs():
    standstill = Standstill(lambda: False)
    standstill.enter()
    verdicts = [standstill.stand_still(False) for _ in range(HOPELESS_ROUNDS + 1)]
    assert verdicts == [Verdict.GIVE_UP] * HOPELESS_ROUNDS + [Verdict.DEADLOCK]


def test_more_ctas_may_start_once_before_a_worker_despairs():
    standstill = Standstill(lambda: False, lambda: True)
    standstill.enter()
    verdicts = [standstill.stand_still(False) for _ in range(2 * HOPELESS_ROUNDS + 2)]
    hope = [Verdict.GIVE_UP] * HOPELESS_ROUNDS
    assert verdicts == [*hope, Verdict.START_MORE, *hope, Verdict.DEADLOCK]


def test_progress_gives_new_hope():
    standstill = Standstill(lambda: False)
    standstill.enter()
    for _ in range(3):
        for _ in range(HOPELESS_ROUNDS - 1):
            assert standstill.stand_still(False) is Verdict.GIVE_UP
        assert standstill.stand_still(True) is Verdict.GIVE_UP


def test_a_worker_waits_for_the_others():
    standstill = Standstill(lambda: False)
    standstill.enter()
    standstill.enter()
    verdicts = []
    thread = threading.Thread(target=lambda: verdicts.append(standstill.stand_still(False)))
    thread.start()
    thread.join(0.1)
    assert verdicts == []
    standstill.leave()
    thread.join()
    assert verdicts == [Verdict.GIVE_UP]


def test_a_launch_that_ends_lets_everybody_go():
    standstill = Standstill(lambda: True)
    standstill.enter()
    standstill.enter()
    assert standstill.stand_still(False) is Verdict.STOPPED


@pytest.mark.parametrize("workers", [1, 2])
def test_ctas_that_wait_for_their_own_or_a_flag_let_the_one_start_that_raises_it(workers):
    text = f"""{HEADER.replace("sm_80", "sm_90")}
.visible .entry k(.param .u64 out)
{{
    .reg .pred %p<4>;
    .reg .b32 %r<8>;
    .reg .b64 %rd1;
    .shared .align 8 .b64 bar;
    ld.param.u64 %rd1, [out];
    mbarrier.init.shared::cta.b64 [bar], 2;
    mov.u32 %r1, %ctaid.x;
    setp.eq.u32 %p3, %r1, 299;
    @%p3 bra signal;
again:
    mbarrier.try_wait.parity.shared::cta.b64 %p1, [bar], 0;
    ld.acquire.gpu.global.u32 %r3, [%rd1];
    setp.eq.u32 %p2, %r3, 0;
    @%p2 bra again;
    red.global.add.u32 [%rd1+4], 1;
    ret;
signal:
    st.release.gpu.global.u32 [%rd1], 1;
    ret;
}}
"""
    found = np.zeros(2, np.uint32)
    ptxvm.load(text).kernels["k"].launch(300, 1, found, workers=workers, timeout=60)
    assert found.tolist() == [1, 299]


@pytest.mark.parametrize("workers", [1, 2])
def test_a_deadlock_of_many_ctas_is_found_with_few_of_them(workers):
    """Memory would not hold all of them at a time."""
    text = program(wait("full", 0, "W"), shared=".shared .align 8 .b8 more[40000];\n.reg .b32 %x; mov.u32 %x, more;")
    with pytest.raises(ptxvm.KernelFault) as caught:
        ptxvm.load(text).kernels["k"].launch(300_000, 32, np.zeros(1, np.uint32), workers=workers, timeout=60)
    assert caught.value.kind == "deadlock"
