"""Compiled code looks at launches while programs have memory that both the host and kernels may write."""

from __future__ import annotations

import numpy as np
import pytest

import ptxvm
from ptxvm.api.device import device_memory
from ptxvm.engine.jit.launching import watched

pytestmark = pytest.mark.usefixtures("small_launches_are_screened")

TEXT = """.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 from, .param .u64 to)
{{
    .reg .b32 %r<4>;
    .reg .b64 %rd<6>;
    .shared .align 4 .b32 s[64];
    ld.param.u64 %rd1, [from];
    ld.param.u64 %rd2, [to];
    mov.u32 %r1, %tid.x;
    mul.wide.u32 %rd3, %r1, 4;
    add.u64 %rd4, %rd1, %rd3;
    add.u64 %rd5, %rd2, %rd3;
    ld.global.u32 %r2, [%rd4];
    {more}
    st.global.u32 [%rd5], %r2;
    ret;
}}
"""


@pytest.fixture
def pinned():
    """Memory of the host that kernels reach, too, as a driver marks it."""
    array = ptxvm.device_array(np.arange(64, dtype=np.uint32))
    device_memory(0).open_to_host.add(array.address)
    yield array
    device_memory(0).open_to_host.discard(array.address)


def launch(source, target, more: str = "", **options) -> ptxvm.Result:
    kernel = ptxvm.load(TEXT.format(more=more)).kernels["k"]
    return kernel.launch(1, 64, source, target, host_writes=True, **options)


@pytest.mark.parametrize("checks", ["race", "init", "full"])
def test_kernels_that_cannot_hear_the_host_run_compiled(checks, pinned, screened):
    target = ptxvm.device_array(np.zeros(64, np.uint32))
    launch(pinned, target, "st.volatile.shared.u32 [s], %r2;" if checks == "init" else "", checks=checks)
    assert screened == [True] and target.numpy().tolist() == list(range(64))


def test_what_the_host_may_have_written_is_not_put_back(pinned, screened):
    launch(ptxvm.device_array(np.full(64, 5, np.uint32)), pinned, checks="race")
    assert screened == [False] and pinned.numpy().tolist() == [5] * 64


@pytest.mark.parametrize(
    "more", ["ld.volatile.global.u32 %r2, [%rd4];", "membar.sys;", "atom.sys.add.u32 %r3, [%rd4], 0;"]
)
def test_kernels_that_may_hear_the_host_are_interpreted(more, pinned, screened):
    launch(pinned, ptxvm.device_array(np.zeros(64, np.uint32)), more, checks="race")
    assert screened == [False]


def test_nobody_says_which_memory_the_host_writes(screened):
    launch(*(ptxvm.device_array(np.zeros(64, np.uint32)) for _ in range(2)), checks="race")
    assert screened == [False]


def test_launches_are_counted_by_compiled_code(pinned, monkeypatch):
    counted: list[ptxvm.Result | None] = []
    original = watched.run_counted
    monkeypatch.setattr(watched, "run_counted", lambda work: counted.append(found := original(work)) or found)
    launch(pinned, ptxvm.device_array(np.zeros(64, np.uint32)), profile=True)
    assert counted and counted[0] is not None
