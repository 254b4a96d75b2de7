"""What a launch was given goes with its last owner, at once, also if the launch ended by a fault."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import numpy as np
import pytest

import ptxvm
from ptxvm.engine.jit.launching import short_launches
from ptxvm.engine.jit.launching.screening import Pool

ALL_STORE = """.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 out)
{
    .reg .b32 %r<2>; .reg .b64 %rd<2>;
    ld.param.u64 %rd1, [out];
    mov.u32 %r1, %ctaid.x;
    st.global.u32 [%rd1], %r1;
    st.global.u32 [%rd1+60], %r1;
    ret;
}
"""


@pytest.fixture
def without_collector() -> Iterator[None]:
    """Only what nobody refers to goes: not what refers to itself."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.parametrize("engine", ["jit", "interpret"])
@pytest.mark.parametrize(("checks", "words"), [("bounds", 8), ("race", 16), ("full", 8), ("full", 16)])
def test_a_fault_keeps_no_array(engine, checks, words, monkeypatch, without_collector):
    monkeypatch.setattr(short_launches, "FEW_THREADS", 0)
    array = np.zeros(words, np.uint32)
    alive = weakref.ref(array)
    with pytest.raises(ptxvm.KernelFault):
        ptxvm.load(ALL_STORE).kernels["k"].launch(2, 32, array, checks=checks, engine=engine)
    del array
    assert alive() is None


def test_what_a_pool_has_fits():
    pool = Pool()
    buffers = {size: np.zeros(size, np.uint8) for size in (4096, 256, 1024, 16384)}
    pool.give(buffers.values())
    assert pool.take(1000) is buffers[1024]
    assert pool.take(1000) is buffers[4096]
    assert len(pool.take(1000)) == 1000  # the largest is much too large
    assert pool.take(256) is buffers[256]
    assert pool.take(16384) is buffers[16384]
