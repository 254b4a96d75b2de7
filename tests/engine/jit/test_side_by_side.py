"""Accesses that are made at once by several instructions: each behaves as if it were alone."""

from __future__ import annotations

import numpy as np
import pytest
from tests.engine.jit.access_cases import Accesses
from tests.engine.jit.native import Native

import ptxvm
from ptxvm.engine.jit.emission import steps
from ptxvm.engine.jit.emission.side_by_side import ways
from ptxvm.engine.jit.memory.access import emit_load, emit_store
from ptxvm.engine.jit.program.operands import Place
from ptxvm.isa.warp import Sem, Space
from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.types import F32, U8, U32, U64, Type
from ptxvm.machine.faults import KernelFault
from ptxvm.machine.launch import Launch

LANES = np.arange(32)
ROWS = {"one row": LANES, "two rows": LANES + LANES // 16 * 40, "four rows": LANES + LANES // 8 * 24}
SIZE = 16384
MASKS = [None, 0xFFFFFFFF, 0x00FFFF01, 0x80000000, 0]


def lanes_of(accesses: Accesses, start: int, rows: str, width: int, alignment: int = 0) -> Lanes:
    return accesses.affine(U64, start, tuple((width * ROWS[rows]).tolist()), alignment)


@pytest.mark.parametrize("mask", MASKS)
@pytest.mark.parametrize(("type_", "count"), [(U8, 2), (F32, 3), (U32, 4), (U64, 4), (F32, 8), (U8, 8)])
def test_all_of_them(native: Native, type_: Type, count: int, mask: int | None) -> None:
    """Copies: the second time, places are known."""
    data = np.random.default_rng(1).integers(0, 256, SIZE, np.uint8)
    for name, rows in ROWS.items():
        width, target = type_.size * count, np.zeros(SIZE, np.uint8)
        accesses, wanted = Accesses(), np.zeros(SIZE, np.uint8)
        starts = [native.memory.map_array(array).address + type_.size for array in (data, target)]
        for turn in range(2):
            source, goal = (lanes_of(accesses, start, name, width) for start in starts)
            contexts = tuple(accesses.context(mask, site) for site in range(count))
            places = Place(source, SIZE // 2 * turn, Space.GLOBAL), Place(goal, SIZE // 2 * turn, Space.GLOBAL)
            loaded = emit_load(contexts[0], type_, places[0], count, Sem.WEAK, parts=contexts)
            emit_store(contexts[0], places[1], loaded, Sem.WEAK, parts=contexts)
            for lane in (lane for lane in range(32) if mask is None or mask >> lane & 1):
                start = type_.size + SIZE // 2 * turn + width * int(rows[lane])
                wanted[start : start + width] = data[start : start + width]
        accesses.run(native)
        assert (target == wanted).all(), name


@pytest.mark.parametrize("space", [Space.GLOBAL, Space.SHARED])
@pytest.mark.parametrize("late", range(4))
def test_the_first_of_them_that_is_outside_faults(native: Native, space: Space, late: int) -> None:
    """What the instructions before it store is there."""
    memory = np.zeros(128, np.uint32)
    start = 0 if space is Space.SHARED else native.memory.map_array(memory).address
    accesses = Accesses()
    base = lanes_of(accesses, start + 16 - 4 * late, "one row", 16)
    contexts = tuple(accesses.context(site=7 + number) for number in range(4))
    values = tuple(accesses.varying(U32, (4 * LANES + number + 1).tolist()) for number in range(4))
    emit_store(contexts[0], Place(base, 0, space), values, Sem.WEAK, parts=contexts)
    with pytest.raises(KernelFault) as caught:
        accesses.run(native, Launch((1, 1, 1), (32, 1, 1), shared=512))
    assert (caught.value.kind, caught.value.line) == ("out_of_bounds", 7 + late)
    assert caught.value.thread == (31, 0, 0)
    if space is Space.GLOBAL:
        wanted = np.zeros(132, np.uint32)
        for number in range(late):
            wanted[4 - late + number + 4 * LANES] = 4 * LANES + number + 1
        assert (memory == wanted[:128]).all()


@pytest.mark.parametrize("skew", [1, 2])
def test_each_is_aligned_for_itself(native: Native, skew: int) -> None:
    memory = np.zeros(1024, np.uint32)
    accesses = Accesses()
    base = lanes_of(accesses, native.memory.map_array(memory).address + skew, "one row", 8)
    contexts = tuple(accesses.context(site=3 + number) for number in range(2))
    emit_load(contexts[0], U32, Place(base, 0, Space.GLOBAL), 2, Sem.WEAK, parts=contexts)
    with pytest.raises(KernelFault) as caught:
        accesses.run(native)
    assert (caught.value.kind, caught.value.line) == ("misaligned", 3)


def test_one_check_serves_all_of_them() -> None:
    accesses = Accesses()
    base = lanes_of(accesses, 0, "one row", 16)
    contexts = tuple(accesses.context() for _ in range(4))
    emit_load(contexts[0], U32, Place(base, 0, Space.GLOBAL), 4, Sem.WEAK, parts=contexts)
    assert accesses.function.caches == 1
    assert sum("icmp ult i64" in line for line in accesses.code.lines) == 2  # before and after the slow path


def test_only_what_lies_in_one_piece_is_made_at_once() -> None:
    accesses = Accesses()
    context = accesses.context()
    found = {
        step: ways(context, Place(lanes_of(accesses, 0, "one row", step), 0, Space.GLOBAL), 4, store=False)
        for step in (0, 4, 8, 12, 16, 24, 32, 64)
    }
    assert found == {0: 0, 4: 0, 8: 2, 12: 3, 16: 4, 24: 0, 32: 8, 64: 0}
    for lanes, space in (
        (accesses.varying(U64, (8 * LANES).tolist()), Space.GLOBAL),
        (accesses.uniform(U64, 0), Space.GLOBAL),
        (lanes_of(accesses, 0, "one row", 8), Space.LOCAL),
    ):
        assert not ways(context, Place(lanes, 0, space), 4, store=True)


TILES = """
.version 7.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 from, .param .u64 to, .param .s64 pitch) {{
    .reg .b32 %r<9>; .reg .b64 %d<12>;
    .shared .align 16 .b32 tile[2048];
    ld.param.u64 %d1, [from]; ld.param.u64 %d2, [to]; ld.param.s64 %d3, [pitch];
    mov.u32 %r1, %tid.x; shr.u32 %r2, %r1, {shift}; and.b32 %r3, %r1, {last}; mul.lo.u32 %r3, %r3, {count};
    cvt.u64.u32 %d4, %r2; cvt.u64.u32 %d5, %r3; mul.lo.s64 %d6, %d4, %d3; add.s64 %d6, %d6, %d5; shl.b64 %d6, %d6, 2;
    add.s64 %d7, %d1, %d6; add.s64 %d8, %d2, %d6;
    mov.u32 %r5, tile; mad.lo.u32 %r5, %r2, {room}, %r5; mad.lo.u32 %r5, %r3, 4, %r5;
    {accesses}
    ret;
}}
"""
MOVES = (
    ("ld.global.u32 %r4{0}, [%d7+{1}];", "st.shared.u32 [%r5+{1}], %r4{0};"),
    ("ld.shared.u32 %r4{0}, [%r5+{1}];", "st.global.u32 [%d8+{1}], %r4{0};"),
)


def tiles(shift: int, count: int) -> str:
    """Each thread moves `count` words to shared memory and from there; so do `1 << shift` neighbours in a row."""
    texts = (text.format(number, 4 * number) for pair in MOVES for text in pair for number in range(count))
    registers = f".reg .b32 {', '.join(f'%r4{number}' for number in range(count))};"
    accesses = "\n".join([registers, *texts])
    return TILES.format(
        shift=shift, last=(1 << shift) - 1, count=count, room=4 * count * (1 << shift) + 16, accesses=accesses
    )


def moved(
    shift: int, count: int, engine: str, threads: int = 128, short: int = 0
) -> tuple[np.ndarray, tuple[object, ...]]:
    """Rows are 67 words apart; the second array ends `short` words before that of the last thread does."""
    pitch, rows = 67, threads >> shift
    data = np.random.default_rng(shift).integers(0, 1 << 32, pitch * rows, np.uint32)
    target = np.zeros(pitch * (rows - 1) + (count << shift) - short, np.uint32)
    try:
        ptxvm.load(tiles(shift, count)).kernels["k"].launch(1, threads, data, target, np.int64(pitch), engine=engine)
    except KernelFault as fault:
        return target, (fault.kind, fault.line, fault.thread)
    return target, ()


@pytest.mark.parametrize(("shift", "count"), [(4, 4), (3, 2), (4, 3), pytest.param(2, 4, marks=pytest.mark.slow)])
def test_rows_each_anywhere(monkeypatch: pytest.MonkeyPatch, shift: int, count: int) -> None:
    found: list[int] = []
    monkeypatch.setattr(steps, "ways", lambda *given, **named: found.append(ways(*given, **named)) or found[-1])
    mine, wanted = moved(shift, count, "jit"), moved(shift, count, "interpret")
    assert (mine[0] == wanted[0]).all() and not mine[1]
    assert found.count(count) >= 2


@pytest.mark.parametrize("short", [1, 4, pytest.param(3, marks=pytest.mark.slow)])
def test_the_first_that_is_outside_in_a_row(short: int) -> None:
    """What the instructions before it store is there."""
    mine, wanted = moved(4, 4, "jit", 32, short), moved(4, 4, "interpret", 32, short)
    assert mine[1] == wanted[1] and mine[1][0] == "out_of_bounds"
    assert (mine[0] == wanted[0]).all()
