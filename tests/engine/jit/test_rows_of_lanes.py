"""Neighbouring places that each lane loads, the lanes anywhere: a thread for each row of a matrix."""

from __future__ import annotations

import numpy as np
import pytest
from tests.engine.jit.access_cases import Accesses
from tests.engine.jit.native import Native

import ptxvm
from ptxvm.engine.jit.memory.access import emit_load
from ptxvm.engine.jit.program.operands import Place
from ptxvm.isa.warp import Sem, Space
from ptxvm.lanes.types import F32, F64, U8, U16, U32, U64, Type
from ptxvm.machine.faults import KernelFault

SIZE = 1 << 16
LANES = np.arange(32)
PLACES = {
    "rows": 1000 * LANES,
    "neighbours": LANES,
    "halves": 512 * (LANES // 16) + LANES % 16,
    "equal halves": 700 * (LANES // 16),
    "near": LANES * 5 % 32,
    "anywhere": np.random.default_rng(1).integers(0, SIZE // 8 - 8, 32),
}
MASKS = [None, 0xFFFFFFFF, 0x00FFFF01, 0]


@pytest.mark.parametrize("mask", MASKS)
@pytest.mark.parametrize(("type_", "count"), [(F32, 4), (U32, 2), (F64, 2), (U8, 4), (U16, 8)])
def test_wherever_the_lanes_are(native: Native, type_: Type, count: int, mask: int | None) -> None:
    """Lanes that do not execute have no address at all."""
    data = np.random.default_rng(2).integers(0, 256, SIZE, np.uint8)
    start, size = native.memory.map_array(data).address, type_.size
    lanes = [lane for lane in range(32) if mask is None or mask >> lane & 1]
    accesses, found = Accesses(), {}
    follow = count * LANES
    units = {
        "units": follow,
        "parts of units": follow + 640 * (LANES // 8),
        "two": np.where(LANES < 2, follow, 9 * LANES),
    }
    for name, places in (PLACES | units).items():
        offsets = (places * size) % (SIZE - count * size)
        addresses = [start + int(offset) if lane in lanes else 1 for lane, offset in enumerate(offsets)]
        indices = [int(place) if lane in lanes else -1 for lane, place in enumerate(offsets // size)]
        bases = [accesses.indexed(start, indices, size, signed=True), accesses.varying(U64, addresses)]
        bases.append(accesses.uniform(U64, 64) + accesses.varying(U64, [address - 64 for address in addresses]))
        others = [address - size * lane for lane, address in enumerate(addresses)]
        bases.append(accesses.varying(U64, (size * LANES).tolist()) + accesses.varying(U64, others))
        for base in bases:
            contexts = tuple(accesses.context(mask, site) for site in range(count))
            for _ in range(2):
                place = Place(base, 0, Space.GLOBAL)
                loaded = emit_load(contexts[0], type_, place, count, Sem.WEAK, parts=contexts, apart=True)
            found[name, len(found)] = [accesses.output(value) for value in loaded], offsets
    accesses.run(native)
    for key, (values, offsets) in found.items():
        for number, value in enumerate(values):
            for lane in lanes:
                at = int(offsets[lane]) + number * size
                assert value[lane] == int.from_bytes(data[at : at + size].tobytes(), "little"), (key, number, lane)


@pytest.mark.parametrize("late", range(4))
def test_the_first_that_is_outside(native: Native, late: int) -> None:
    memory = np.zeros(1024, np.float32)
    start = native.memory.map_array(memory).address
    accesses = Accesses()
    base = accesses.varying(U64, [start + 4 * (1024 - late if lane == 9 else 16 * lane) for lane in range(32)])
    contexts = tuple(accesses.context(site=7 + number) for number in range(4))
    emit_load(contexts[0], F32, Place(base, 0, Space.GLOBAL), 4, Sem.WEAK, parts=contexts, apart=True)
    with pytest.raises(KernelFault) as caught:
        accesses.run(native)
    assert (caught.value.kind, caught.value.line, caught.value.thread) == ("out_of_bounds", 7 + late, (9, 0, 0))


ROWS = """
.version 7.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 a, .param .u64 x, .param .u64 y, .param .u32 rows, .param .u32 pitch) {
    .reg .b32 %r<9>; .reg .f32 %f<12>; .reg .b64 %d<12>; .reg .pred %p;
    ld.param.u64 %d1, [a]; ld.param.u64 %d2, [x]; ld.param.u64 %d3, [y];
    ld.param.u32 %r1, [rows]; ld.param.u32 %r2, [pitch];
    mov.u32 %r3, %tid.x; setp.ge.u32 %p, %r3, %r1; @%p bra end;
    mul.wide.u32 %d4, %r3, %r2; shl.b64 %d4, %d4, 2; add.s64 %d5, %d1, %d4; mov.f32 %f1, 0f00000000; mov.u32 %r4, 0;
next:
    ld.global.f32 %f2, [%d2]; ld.global.f32 %f3, [%d5]; fma.rn.f32 %f1, %f2, %f3, %f1;
    ld.global.f32 %f2, [%d2+4]; ld.global.f32 %f3, [%d5+4]; fma.rn.f32 %f1, %f2, %f3, %f1;
    ld.global.f32 %f2, [%d2+8]; BETWEEN ld.global.f32 %f4, [%d5+8]; fma.rn.f32 %f1, %f2, %f4, %f1;
    ld.global.f32 %f2, [%d2+12]; ld.global.f32 %f5, [%d5+12]; fma.rn.f32 %f1, %f2, %f5, %f1;
    add.s64 %d5, %d5, 16; add.s64 %d2, %d2, 16; add.u32 %r4, %r4, 4; setp.lt.u32 %p, %r4, %r2; @%p bra next;
    mul.wide.u32 %d6, %r3, 4; add.s64 %d6, %d3, %d6; st.global.f32 [%d6], %f1;
end:
    ret;
}
"""


BETWEEN = ("", "add.f32 %f1, %f1, %f4;", "mov.f32 %f4, 0f3F800000;")
BETWEEN += ("st.global.f32 [%d5+12], %f2;", "st.global.f32 [%d5+4], %f2;", "st.global.u8 [%d5+11], %r4;")


@pytest.mark.parametrize("between", BETWEEN)
@pytest.mark.parametrize(("rows", "pitch"), [(64, 36), (37, 4)])
def test_unrolled_products(rows: int, pitch: int, between: str) -> None:
    """No load may come before what needs the value that it replaces, what it would be replaced by, or a store."""
    rng = np.random.default_rng(3)
    a, x = rng.random((rows, pitch), np.float32), rng.random(pitch, np.float32)
    module, found = ptxvm.load(ROWS.replace("BETWEEN", between)), []
    for engine in ("jit", "interpret"):
        y = np.zeros(rows, np.float32)
        module.kernels["k"].launch(1, 64, (own := a.copy()), x, y, np.uint32(rows), np.uint32(pitch), engine=engine)
        found.append(np.concatenate([y, own.ravel()]))
    assert (found[0] == found[1]).all()
