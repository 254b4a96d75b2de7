"""Stores of lanes that have partners between them, and stores to where all lanes have loaded before."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from tests.engine.jit.access_cases import Accesses
from tests.engine.jit.native import TARGET, Native
from tests.engine.jit.test_runs import addressed

import ptxvm
from ptxvm.engine.jit.layouts.structures import Version
from ptxvm.engine.jit.memory.access import emit_load, emit_store
from ptxvm.engine.jit.memory.context import EmissionContext
from ptxvm.engine.jit.memory.partners import ROWS
from ptxvm.engine.jit.program.operands import Place
from ptxvm.isa.warp import Sem, Space
from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.types import F32, U32, U64, Type
from ptxvm.machine.launch import Launch

LANES = np.arange(32)
SIZE = 128
PLACES = {f"rows of {row}": LANES + LANES // row * row for row in (*ROWS, 16, 3)} | {
    "one lane elsewhere": np.where(LANES == 21, 63, 2 * LANES),
    "downwards": 63 - 2 * LANES,
    "two lanes at one place": 2 * (LANES // 2),
}
TABLE = ".lanes32" if TARGET.has_avx512 else ".order8" if "+avx2" in TARGET.features else ""
"""What stores of such lanes are put in order by."""

MASKS = (None, 0xFFFFFFFF, 0x5A5A5A5A, 0x80000001, 0)


@pytest.mark.parametrize("type_", [F32, U32])
@pytest.mark.parametrize("known", ["indexed", "shared"])
def test_only_the_words_of_lanes_change(native: Native, type_: Type, known: str) -> None:
    accesses, wanted = Accesses(), []
    values = np.arange(1, 33, dtype=np.uint32)
    for places in PLACES.values():
        for mask in MASKS:
            target, image = np.zeros(SIZE, np.uint32), np.zeros(SIZE, np.uint32)
            on = LANES[[mask is None or bool(mask >> lane & 1) for lane in LANES]]
            image[places[on] + 7] = values[on]
            wanted.append((target, image))
            address = native.memory.map_array(target).address
            context = replace(accesses.context(mask), guarded=mask is not None)
            value = accesses.varying(type_, values.tolist())
            if known == "indexed":
                lanes = addressed(accesses, known, type_, address + 28, places)
                emit_store(context, Place(lanes, 0, Space.GLOBAL), value, Sem.WEAK)
            else:
                store_to_shared(accesses, context, places, value, address)
    text = accesses.unit()
    assert TABLE in text
    accesses.run(native, Launch((1, 1, 1), (32, 1, 1), shared=4 * SIZE))
    for target, image in wanted:
        assert (target == image).all()


def store_to_shared(
    accesses: Accesses, context: EmissionContext, places: np.ndarray, value: Lanes, address: int
) -> None:
    """To shared memory, in which zeros are, then all of that to an array at an address."""
    for start in range(0, 4 * SIZE, 128):
        zeros = accesses.reading.constant(U32, 0)
        words = accesses.affine(U32, start, tuple(range(0, 128, 4)), 7)
        emit_store(accesses.context(), Place(words, 0, Space.SHARED), zeros, Sem.WEAK)
    lanes = addressed(accesses, "shared", U32, 0, places)
    emit_store(context, Place(lanes, 28, Space.SHARED), value, Sem.WEAK)
    for start in range(0, 4 * SIZE, 128):
        words = accesses.affine(U32, start, tuple(range(0, 128, 4)), 7)
        loaded = emit_load(accesses.context(), U32, Place(words, 0, Space.SHARED), 1, Sem.WEAK)
        out = accesses.affine(U64, address + start, tuple(range(0, 128, 4)), 7)
        emit_store(accesses.context(), Place(out, 0, Space.GLOBAL), loaded, Sem.WEAK)


# Thread t of a warp loads the word at row[places[t]] and its neighbour, and changes some of them.
KERNEL = """.version 7.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 places, .param .u64 out) {{
    .reg .b32 %r<20>; .reg .b64 %d<9>; .reg .pred %p<3>; .shared .align 4 .b32 row[96];
    ld.param.u64 %d1, [places]; ld.param.u64 %d2, [out];
    mov.u32 %r1, %tid.x; mul.wide.u32 %d3, %r1, 4; add.u64 %d1, %d1, %d3; add.u64 %d2, %d2, %d3;
    ld.global.u32 %r2, [%d1]; mov.u32 %r3, row; shl.b32 %r4, %r1, 2; add.u32 %r4, %r3, %r4;
    mad.lo.u32 %r5, %r1, 77, 5; and.b32 %r5, %r5, 63;
    st.shared.u32 [%r4], %r5; st.shared.u32 [%r4+128], %r1; st.shared.u32 [%r4+256], %r1;
    bar.sync 0;
    shl.b32 %r2, %r2, 2; add.u32 %r6, %r3, %r2;
    ld.shared.u32 %r7, [%r6]; ld.shared.u32 %r8, [%r6+4]; setp.gt.u32 %p1, %r7, %r8;
    {body}
    bar.sync 0;
    ld.shared.u32 %r9, [%r4]; ld.shared.u32 %r10, [%r4+128]; ld.shared.u32 %r11, [%r4+256];
    st.global.u32 [%d2], %r9; st.global.u32 [%d2+128], %r10; st.global.u32 [%d2+256], %r11;
    ret;
}}
"""
BODIES = {
    "both change places": "@%p1 bra ON; st.shared.u32 [%r6], %r8; st.shared.u32 [%r6+4], %r7; ON:",
    "one of them": "@!%p1 bra ON; st.shared.u32 [%r6+4], %r7; ON:",
    "one behind them": "@%p1 bra ON; st.shared.u32 [%r6+8], %r7; ON:",
    "all of them": "st.shared.u32 [%r6], %r8;",
    "half of them": "@%p1 bra ON; st.shared.u16 [%r6+2], %r8; ON:",
    "what is loaded again": "@%p1 bra ON; ld.shared.u32 %r12, [%r6]; st.shared.u32 [%r6], %r12; ON:",
}


@pytest.mark.parametrize("body", BODIES)
def test_where_all_lanes_have_loaded(body: str) -> None:
    kernel = ptxvm.load(KERNEL.format(body=BODIES[body])).kernels["k"]
    for places in (2 * LANES, 31 - LANES, LANES + LANES // 16 * 16, LANES ^ 5, LANES * 7 % 64):
        found = []
        for engine in ("jit", "interpret"):
            out = np.zeros(96, np.uint32)
            kernel.launch(1, 32, places.astype(np.uint32), out, engine=engine)
            found.append(out.tolist())
        assert found[0] == found[1]


@pytest.mark.parametrize("engine", ["jit", "interpret"])
def test_one_behind_them_may_be_outside(engine: str) -> None:
    kernel = ptxvm.load(KERNEL.format(body=BODIES["one behind them"])).kernels["k"]
    places = np.minimum(LANES * 4, 94).astype(np.uint32)
    with pytest.raises(ptxvm.KernelFault, match="out_of_bounds"):
        kernel.launch(1, 32, places, np.zeros(96, np.uint32), engine=engine)


def test_what_only_some_store_is_not_asked_for_of_all(left: list[Version]) -> None:
    """Behind the last word there is nothing, but only lanes that stay away would store there: no warp leaves."""
    body = "@!%p1 bra ON; st.shared.u32 [%r6], %r8; st.shared.u32 [%r6+8], %r7; ON:"
    kernel = ptxvm.load(KERNEL.format(body=body)).kernels["k"]
    places, found = np.where(LANES == 31, 94, LANES).astype(np.uint32), []
    for engine in ("jit", "interpret"):
        out = np.zeros(96, np.uint32)
        kernel.launch(1, 32, places, out, engine=engine)
        found.append(out.tolist())
    assert found[0] == found[1]
    assert left == []
