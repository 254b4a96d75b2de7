"""Atomic operations of launches beside which no other thread has one: they need no lock."""

from __future__ import annotations

import threading
from collections.abc import Callable

import numpy as np
import pytest

import ptxvm
from ptxvm.engine.jit.launching import quick
from ptxvm.engine.jit.launching.quick import QuickLaunch
from ptxvm.engine.jit.seats.seat import Seat
from ptxvm.engine.under_way import under_way

KERNEL = """
.version 8.0
.target sm_90
.address_size 64
.visible .entry k(.param .u64 counts, .param .u64 old) {
    .reg .b32 %r<9>; .reg .f32 %f<4>; .reg .b64 %d<9>; .reg .pred %p; .shared .align 8 .b32 own[32];
    ld.param.u64 %d1, [counts]; ld.param.u64 %d2, [old];
    mov.u32 %r1, %tid.x; mul.lo.u32 %r2, %r1, 0x9E3779B9; shr.u32 %r3, %r2, 28; cvt.rn.f32.u32 %f1, %r3;
    mul.wide.u32 %d3, %r3, 4; add.s64 %d4, %d1, %d3; mul.wide.u32 %d5, %r1, 4; add.s64 %d6, %d2, %d5;
    add.s64 %d7, %d1, %d5; setp.gt.u32 %p, %r3, 9; mov.u32 %r4, 7; mov.f32 %f2, 0f00000000;
    BODY
    ret;
}
"""
SAME = {
    "anywhere": "red.global.add.u32 [%d4], %r1;",
    "some lanes": "@%p red.global.add.u32 [%d4], 1;",
    "all lanes at one place": "red.global.max.u32 [%d1], %r2;",
    "each at its own": "atom.global.xor.b32 %r4, [%d7], %r2; st.global.u32 [%d6], %r4;",
    "some of a row": "@%p atom.global.inc.u32 %r4, [%d7], %r1; st.global.u32 [%d6], %r4;",
    "a row of halves": "red.global.add.noftz.f16x2 [%d7], %r2;",
    "a row that is not known": "xor.b64 %d7, %d7, %d5; xor.b64 %d7, %d7, %d5; @%p red.global.min.s32 [%d7], %r2;",
    "floats of a row": "atom.global.add.f32 %f2, [%d7], %f1; st.global.f32 [%d6], %f2;",
    "numbers of places": "atom.add.u32 %r4, [%d1], 1; st.global.u32 [%d6], %r4;",
    "floats": "atom.gpu.global.add.f32 %f2, [%d4], %f1; st.global.f32 [%d6], %f2;",
    "exchanged": "atom.relaxed.cta.global.exch.b32 %r4, [%d4], %r1; st.global.u32 [%d6], %r4;",
    "compared": "@%p bra L; atom.global.cas.b32 %r4, [%d4], 0, %r1; L: st.global.u32 [%d6], %r4;",
}
OTHERS = {
    "the host's threads": "red.sys.global.add.u32 [%d4], 1;",
    "order": "atom.acq_rel.gpu.global.add.u32 %r4, [%d4], 1; st.global.u32 [%d6], %r4;",
    "shared memory": "red.shared.add.u32 [own], 1;",
    "waiting": "L: atom.global.add.u32 %r4, [%d1], 1; setp.lt.u32 %p, %r4, 40; @%p bra L;",
}


Enter = Callable[[int], int]


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """What native code is told, where it asks."""
    found, original = list[int](), QuickLaunch._enter_alone
    monkeypatch.setattr(quick, "BEARABLE", 1e9)  # however busy the machine is

    def enter_alone(self: QuickLaunch, seat: Seat, enter: Enter) -> int:
        return original(self, seat, lambda address: found.append(seat.worker.alone) or enter(address))

    monkeypatch.setattr(QuickLaunch, "_enter_alone", enter_alone)
    return found


def launched(body: str, times: int) -> list[bytes]:
    kernel = ptxvm.load(KERNEL.replace("BODY", body)).kernels["k"]
    counts, old = np.zeros(256, np.uint32), np.zeros(256, np.uint32)
    found = []
    for _ in range(times):
        counts[:], old[:] = 0, 0
        kernel.launch(1, 256, counts, old, workers=1)
        found.append(counts.tobytes() + old.tobytes())
    return found


@pytest.mark.parametrize("name", SAME)
def test_results_are_the_same(told: list[int], name: str) -> None:
    first, second, *others = launched(SAME[name], 4)
    assert told[-2:] == [1, 1]
    assert {first, second} == {first} == set(others)
    told.clear()
    with under_way:
        assert set(launched(SAME[name], 4)) == {first}
    assert told[-2:] == [0, 0]


@pytest.mark.parametrize("name", OTHERS)
def test_those_that_others_may_look_at(told: list[int], name: str) -> None:
    launched(OTHERS[name], 3)
    assert not told


def test_other_launches_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    begun, threads, original = threading.Event(), list[threading.Thread](), QuickLaunch._enter_alone

    def other() -> None:
        with under_way:
            begun.set()

    def enter_alone(self: QuickLaunch, seat: Seat, enter: Enter) -> int:
        def begin_another(address: int) -> int:
            threads.append(threading.Thread(target=other))
            threads[-1].start()
            assert not begun.wait(0.05)
            return enter(address)

        return original(self, seat, begin_another)

    monkeypatch.setattr(QuickLaunch, "_enter_alone", enter_alone)
    monkeypatch.setattr(quick, "BEARABLE", 1e9)
    launched(SAME["anywhere"], 2)
    assert begun.wait(5)
    threads[0].join()
