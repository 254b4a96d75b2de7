"""Lanes that turn out to be equal steps apart, known to the program only: rows of a matrix, of a thread each."""

from __future__ import annotations

import numpy as np
import pytest
from tests.engine.jit.access_cases import Accesses
from tests.engine.jit.native import Native

import ptxvm
from ptxvm.engine.jit.memory.access import emit_load
from ptxvm.engine.jit.program.operands import Place
from ptxvm.isa.warp import Sem, Space
from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.types import U32, U64

LANES = np.arange(32)
WORDS = 4
SIZE = 1 << 15
ROWS = {
    "rows": 1000 * LANES,
    "two of 16": 700 * (LANES // 16) + 20 * (LANES % 16),
    "the same of 16": 36 * (LANES % 16),
    "backwards": 31000 - 1000 * LANES,
    "in one place": 0 * LANES,
    "overlapping": 3 * LANES,
    "behind each other": WORDS * LANES,
    "with gaps": (WORDS + 1) * LANES,
}
CASES = ROWS | {f"but {lane}": 900 * LANES + (lane == LANES) for lane in (1, 15, 16, 17, 31)}


def loaded(accesses: Accesses, base: Lanes, mask: int | None = None, line: int = 0) -> list[np.ndarray]:
    """Four words at each lane's base, of instructions from this line on."""
    contexts = tuple(accesses.context(mask, line + number) for number in range(WORDS))
    place = Place(base, 0, Space.GLOBAL)
    found = emit_load(contexts[0], U32, place, WORDS, Sem.WEAK, parts=contexts, apart=True)
    return [accesses.output(value) for value in found]


def bases(accesses: Accesses, start: int, places: np.ndarray) -> list[Lanes]:
    """The lanes' addresses as they are known, and as the sum of an array's and their indices."""
    words = [int(place) for place in places]
    indexed = [accesses.indexed(start, words, 4, signed=signed) for signed in (True, False)]
    return [accesses.varying(U64, [start + 4 * word for word in words]), *indexed]


@pytest.mark.parametrize("mask", [None, 0x80018001])
def test_in_steps_or_not(native: Native, mask: int | None) -> None:
    data = np.arange(SIZE, dtype=np.uint32) ^ 0x5A5A5A5A
    start, accesses, found = native.memory.map_array(data).address, Accesses(), []
    for places in CASES.values():
        for base in bases(accesses, start, places):
            loaded(accesses, base, mask)
            found.append((places, loaded(accesses, base, mask)))
    accesses.run(native)
    lanes = [lane for lane in range(32) if mask is None or mask >> lane & 1]
    for places, words in found:
        for number, word in enumerate(words):
            assert (word[lanes] == data[places + number][lanes]).all(), (places, number)


@pytest.mark.parametrize("form", ["address", "signed index", "index"])
def test_around_all_numbers(native: Native, form: str) -> None:
    """Fifteen steps lead to just before where they began, once around; lanes between, far outside, do not execute."""
    data = np.arange(SIZE, dtype=np.uint32)
    start, ends, accesses = native.memory.map_array(data).address, (0, 15, 16, 31), Accesses()
    places = [8 + lane // 16 * 100 for lane in range(32)]
    if form == "address":
        step, before = ((1 << 64) - 16) // 15, WORDS
        base = accesses.varying(U64, [start + 4 * place + lane % 16 * step for lane, place in enumerate(places)])
    else:
        step, before = (1 << 32) // 15, 1
        indices = [place + lane % 16 * step for lane, place in enumerate(places)]
        base = accesses.indexed(start, indices, 4, signed=form == "signed index")
    for _ in range(2):
        words = loaded(accesses, base, mask=sum(1 << lane for lane in ends))
    accesses.run(native)
    for number, word in enumerate(words):
        assert [word[lane] for lane in ends] == [places[lane] - before * (lane % 16 == 15) + number for lane in ends]


TABLE = """
.version 7.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 a, .param .u64 table, .param .u64 y) {
    .reg .b32 %r<9>; .reg .b64 %d<12>;
    ld.param.u64 %d1, [a]; ld.param.u64 %d2, [table]; ld.param.u64 %d3, [y];
    mov.u32 %r1, %tid.x; mov.u32 %r2, %ctaid.x; shl.b32 %r2, %r2, 5; add.u32 %r2, %r2, %r1;
    mul.wide.u32 %d4, %r2, 4; add.u64 %d2, %d2, %d4; add.u64 %d3, %d3, %d4;
    ld.global.u32 %r3, [%d2]; PLACE
    ld.global.u32 %r4, [%d5]; ld.global.u32 %r5, [%d5+4]; ld.global.u32 %r6, [%d5+8];
    ld.global.u32 %r7, [%d5+12];
    add.u32 %r4, %r4, %r5; add.u32 %r4, %r4, %r6; add.u32 %r4, %r4, %r7; st.global.u32 [%d3], %r4; ret;
}
"""
PLACES = {
    "index": "mul.wide.s32 %d5, %r3, 4; add.s64 %d5, %d1, %d5;",
    "address": "mul.wide.s32 %d5, %r3, 4; max.s64 %d5, %d5, -8; add.s64 %d5, %d1, %d5;",
}


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("lane", [0, 15, 16, 31])
def test_an_end_that_is_outside(lane: int, place: str) -> None:
    """The last word of a row's last lane, or the first one of its first lane; the CTA before has found the memory."""
    data, other = np.arange(SIZE, dtype=np.uint32), 16 * (lane // 16)
    own = SIZE - 3 - 100 * (lane - LANES) if lane % 16 else 100 * (LANES - other) - 1
    outside = np.where(lane // 16 == LANES // 16, own, 4000 + 100 * LANES)
    table, told = np.concatenate([LANES * 1000, outside]).astype(np.int32), []
    kernel = ptxvm.load(TABLE.replace("PLACE", PLACES[place])).kernels["k"]
    for engine in ("jit", "interpret"):
        with pytest.raises(ptxvm.KernelFault) as caught:
            kernel.launch(2, 32, data, table, np.zeros(64, np.uint32), engine=engine, workers=1)
        fault = caught.value
        told.append((fault.kind, fault.line, fault.thread))
    assert told[0] == told[1]
    assert (told[0][0], told[0][2]) == ("out_of_bounds", (lane, 0, 0))
