"""What the dispatcher of a divided warp chooses."""

from __future__ import annotations

import re

import numpy as np
import pytest
from tests.engine.jit.access_cases import Accesses
from tests.engine.jit.native import TARGET, Native
from tests.kernels.makings import making_of

import ptxvm
from ptxvm.checker import load_module
from ptxvm.diagnostics import Source
from ptxvm.engine.jit.fast.dispatcher import lowest_place
from ptxvm.engine.jit.layouts.structures import Version
from ptxvm.engine.placement import place
from ptxvm.lanes.llvm_reading import LlvmReading
from ptxvm.lanes.types import U16
from ptxvm.machine.memory import Memory


@pytest.mark.parametrize("features", [TARGET.features, ""], ids=["native", "plain"])
@pytest.mark.parametrize(("lane", "place"), [(0, 0), (31, 3), (8, 0x7FFF), (17, 0x8001), (25, 0xFFFE)])
def test_the_lowest_place_is_found(native: Native, features: str, lane: int, place: int) -> None:
    places = np.full(32, 0xFFFF)
    places[np.random.default_rng(lane).integers(0, 32, 7)] = place + 1
    places[lane] = place
    accesses = Accesses()
    vector = accesses.reading.vector(accesses.varying(U16, places.tolist()))
    lowest, everywhere = lowest_place(LlvmReading(accesses.code, features), vector)
    outputs = [accesses.reading.uniform(U16, lowest), accesses.reading.varying(U16, everywhere)]
    found = [accesses.output(output) for output in outputs]
    accesses.run(native)
    assert all((each == place).all() for each in found)


# The threads for which `skip` is not 0 go round once more without asking whether they have done all turns. So lanes may
# part for longer than a turn: the loop is one divergent region, in which `%d2` and `%r2` are kept apart.
ROUNDS = """
.version 7.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 skip, .param .u64 numbers, .param .u32 turns) {
    .reg .b32 %r<8>; .reg .b64 %d<5>; .reg .pred %p<4>; .shared .align 4 .b8 tile[144];
    ld.param.u64 %d1, [skip]; ld.param.u64 %d2, [numbers]; ld.param.u32 %r2, [turns];
    mov.u32 %r1, %tid.x; mul.wide.u32 %d3, %r1, 4; add.u64 %d1, %d1, %d3; add.u64 %d2, %d2, %d3;
    ld.global.u32 %r7, [%d1]; setp.ne.u32 %p3, %r7, 0;
    mov.u32 %r3, tile; mad.lo.u32 %r3, %r1, 4, %r3; setp.lt.u32 %p1, %r1, 4;
TURN:
    ld.global.u32 %r4, [%d2];
    sub.u32 %r2, %r2, 1;
    @!%p1 bra ALL;
    ld.global.u32 %r5, [%d2 + 128];
    st.shared.u32 [%r3 + 128], %r5;
ALL:
    st.shared.u32 [%r3], %r4;
    bar.sync 0;
    ld.shared.u32 %r6, [%r3 + 16];
    add.u32 %r6, %r6, %r4;
    bar.sync 0;
    st.global.u32 [%d2], %r6;
    @%p3 bra SKIP;
    setp.eq.u32 %p2, %r2, 0;
    @%p2 bra END;
SKIP:
    add.u64 %d2, %d2, 128;
    bra TURN;
END:
    st.global.u32 [%d1], %r6;
    ret;
}
"""


def test_lanes_that_have_met_before_a_barrier_come_to_it_together(left: list[Version]) -> None:
    found = []
    for engine in ("jit", "interpret"):
        skip, numbers = np.zeros(32, np.uint32), np.arange(256, dtype=np.uint32)
        ptxvm.load(ROUNDS).kernels["k"].launch(1, 32, skip, numbers, 5, engine=engine)
        found.append([*skip, *numbers])
    assert found[0] == found[1]
    assert left == []


@pytest.mark.parametrize("version", list(Version))
def test_places_are_read_as_llvm_would_compare_each_constant_vector_with_all_others(version: Version) -> None:
    module = load_module(Source(ROUNDS, "k.ptx"))
    text = making_of(module.functions["k"], place(module, Memory()), 32).emitted(version).text
    assert "load i16, ptr @place." in text
    assert not re.search(r"splat \(i16 [1-9]", text)
