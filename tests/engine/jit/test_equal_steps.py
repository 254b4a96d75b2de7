"""Lanes that turn out to be equal steps apart, known to the program only: rows of a matrix, of a thread each."""

from __future__ import annotations

import numpy as np
import pytest
from tests.engine.jit.access_cases import Accesses
from tests.engine.jit.native import Native

import ptxvm
from ptxvm.engine.jit.memory import guard
from ptxvm.engine.jit.memory.access import emit_load, emit_store
from ptxvm.engine.jit.memory.equal_steps import find_steps
from ptxvm.engine.jit.memory.path import AccessPath
from ptxvm.engine.jit.program.operands import Place
from ptxvm.isa.warp import Sem, Space
from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.types import F64, U32, U64, Type

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
OTHERS = {f"but {lane}": 900 * LANES + (lane == LANES) for lane in (1, 15, 16, 31)}
CASES = [*((ROWS["two of 16"], form) for form in range(3))]
CASES += [(places, number % 3) for number, places in enumerate((ROWS | OTHERS).values())]


def loaded(accesses: Accesses, base: Lanes, mask: int | None = None, line: int = 0) -> list[np.ndarray]:
    """Four words at each lane's base, of instructions from this line on."""
    contexts = tuple(accesses.context(mask, line + number) for number in range(WORDS))
    place = Place(base, 0, Space.GLOBAL)
    found = emit_load(contexts[0], U32, place, WORDS, Sem.WEAK, parts=contexts, apart=True)
    return [accesses.output(value) for value in found]


def bases(accesses: Accesses, start: int, places: np.ndarray, size: int = 4) -> list[Lanes]:
    """The lanes' addresses as they are known, and as the sum of an array's and their indices."""
    words = [int(place) for place in places]
    indexed = [accesses.indexed(start, words, size, signed=signed) for signed in (True, False)]
    return [accesses.varying(U64, [start + size * word for word in words]), *indexed]


@pytest.mark.parametrize("mask", [None, 0x80018001])
def test_in_steps_or_not(native: Native, mask: int | None) -> None:
    data = np.arange(SIZE, dtype=np.uint32) ^ 0x5A5A5A5A
    start, accesses, found = native.memory.map_array(data).address, Accesses(), []
    for places, form in CASES:
        base = bases(accesses, start, places)[form]
        loaded(accesses, base, mask)
        found.append((places, loaded(accesses, base, mask)))
    accesses.run(native)
    lanes = [lane for lane in range(32) if mask is None or mask >> lane & 1]
    for places, words in found:
        for number, word in enumerate(words):
            assert (word[lanes] == data[places + number][lanes]).all(), (places, number)


@pytest.mark.parametrize("form", range(3))
@pytest.mark.parametrize("mask", [None, 0xFFFF])
def test_behind_the_check_of_another_access(
    native: Native, form: int, mask: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Which says nothing of lanes that do not execute: their rows may be where there is no memory."""
    data, looked = np.arange(17 * 1000, dtype=np.uint32), list[AccessPath]()
    monkeypatch.setattr(guard, "find_steps", lambda path: looked.append(path) or find_steps(path))
    start, accesses = native.memory.map_array(data).address, Accesses()
    base = bases(accesses, start, ROWS["rows"] if mask else 500 * LANES)[form]
    parts = (accesses.context(mask),) * WORDS
    emit_load(parts[0], U32, Place(base, 32, Space.GLOBAL), 1, Sem.WEAK)
    place = Place(base, 0, Space.GLOBAL)
    found = emit_load(parts[0], U32, place, WORDS, Sem.WEAK, parts=parts, apart=True)
    words = [accesses.output(value) for value in found]
    assert bool(looked) == (mask is None)
    accesses.run(native)
    step, count = (1000, 16) if mask else (500, 32)
    for number, word in enumerate(words):
        assert (word[:count] == step * LANES[:count] + number).all()


@pytest.mark.parametrize("form", range(3))
def test_rows_beyond_the_last_one(native: Native, form: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of lanes that do not execute: the runtime is asked once for the memory of the others, not in each turn."""
    data, asked = np.arange(26 * 100, dtype=np.uint32), np.zeros(2, np.uint32)
    slow, accesses = AccessPath.slow_load, Accesses()

    def counted(counter: str) -> str:
        value = accesses.code.value(f"load i32, ptr {counter}")
        more = accesses.code.value(f"add i32 {value}, 1")
        accesses.code.line(f"store i32 {more}, ptr {counter}")
        return more

    def slow_load(path: AccessPath, bits: str, descriptor: str) -> list[str]:
        if path.parts:
            counted(counters[0])
        return slow(path, bits, descriptor)

    counters = [accesses.host(asked[number:]) for number in range(2)]
    base = bases(accesses, native.memory.map_array(data).address, 100 * LANES)[form]
    turn, end = accesses.code.new_label(), accesses.code.new_label()
    accesses.code.jump(turn)
    accesses.code.label(turn)
    with monkeypatch.context() as patch:
        patch.setattr(AccessPath, "slow_load", slow_load)
        words = loaded(accesses, base, mask=(1 << 26) - 1)
    accesses.code.branch(accesses.code.value(f"icmp ult i32 {counted(counters[1])}, 5"), turn, end)
    accesses.code.label(end)
    accesses.run(native)
    assert asked.tolist() == [1, 5]
    assert all((word[:26] == 100 * LANES[:26] + number).all() for number, word in enumerate(words))


@pytest.mark.parametrize(("mask", "type_"), [(None, U32), (0xFFFFFFFF, F64), (0x80018001, U32)])
def test_stored_in_steps_or_not(native: Native, mask: int | None, type_: Type) -> None:
    """Lanes that do not execute store nothing. Of those that store to one place, one does."""
    accesses, found, count = Accesses(), [], 16 // type_.size
    lanes = [lane for lane in range(32) if mask is None or mask >> lane & 1]
    words = [[1 + lane + 100 * number for lane in range(32)] for number in range(count)]
    for places, form in CASES:
        data = np.zeros(SIZE, f"u{type_.size}")
        start = native.memory.map_array(data).address
        contexts = tuple(accesses.context(mask, number) for number in range(count))
        place = Place(bases(accesses, start, places, type_.size)[form], 0, Space.GLOBAL)
        for _ in range(2):
            values = tuple(accesses.varying(type_, word) for word in words)
            emit_store(contexts[0], place, values, Sem.WEAK, parts=contexts, apart=True)
        found.append((data, places))
    accesses.run(native)
    for data, places in found:
        touched = {int(places[lane]) + number for lane in lanes for number in range(count)}
        assert set(np.flatnonzero(data)) == touched
        if len(touched) == count * len(lanes):
            for number in range(count):
                assert (data[places[lanes] + number] == np.array(words[number])[lanes]).all()


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


STORES = """
.version 7.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 a, .param .u64 c, .param .u32 pitch) {
    .reg .b32 %r<9>; .reg .b64 %d<12>;
    ld.param.u64 %d1, [a]; ld.param.u64 %d4, [c]; ld.param.u32 %r1, [pitch]; mov.u32 %r2, %tid.x; mov.u32 %r8, %r2;
    mul.wide.u32 %d2, %r1, %r2; shl.b64 %d2, %d2, 2; add.s64 %d1, %d1, %d2; mov.u64 %d3, %d1;
    mul.lo.u32 %r3, %r2, 3; st.global.u32 [%d1], %r3; BETWEEN add.u32 %r4, %r2, 5; st.global.u32 [%d1+4], %r4;
    mul.lo.u32 %r5, %r2, 7; st.global.u32 [%d1+8], %r5; add.u32 %r6, %r3, %r4; st.global.u32 [%d1+12], %r6;
    st.global.u32 [%d3+20], %r8; ret;
}
"""


@pytest.mark.parametrize(
    "between",
    [
        "",
        "mov.u32 %r3, 1;",
        "ld.global.nc.u32 %r8, [%d4];",
        "ld.global.nc.u32 %r3, [%d4];",
        "add.s64 %d1, %d1, 4;",
        "ld.global.u32 %r8, [%d3];",
        "ld.global.u8 %r8, [%d1];",
        "sub.s64 %d5, %d1, 16; ld.global.u32 %r8, [%d5+16];",
        "ld.global.u32 %r8, [%d1+4];",
        "ld.global.u8 %r8, [%d1+7];",
        "ld.global.u32 %r8, [%d1+20];",
        "atom.global.add.u32 %r8, [%d3], 2;",
    ],
)
@pytest.mark.parametrize("pitch", [6, 100])
def test_stores_with_arithmetic_between(between: str, pitch: int) -> None:
    """None may be put off beyond what changes its value or place, or reads what it stores."""
    kernel, found = ptxvm.load(STORES.replace("BETWEEN", between)).kernels["k"], []
    for engine in ("jit", "interpret"):
        data = np.zeros(64 * pitch + 8, np.uint32)
        for threads in (64, 40):
            kernel.launch(1, threads, data, np.arange(9, 17, dtype=np.uint32), np.uint32(pitch), engine=engine)
        found.append(data)
    assert (found[0] == found[1]).all()


ALTERNATING = """
.version 7.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 a, .param .u32 pitch, .param .s64 from, .param .s64 to, .param .u32 rows) {
    .reg .b32 %r<9>; .reg .b64 %d<12>; .reg .FROM %x<9>; .reg .TO %y<9>; .reg .pred %p;
    ld.param.u64 %d1, [a]; ld.param.u32 %r1, [pitch]; ld.param.s64 %d3, [from]; ld.param.s64 %d4, [to];
    ld.param.u32 %r3, [rows]; mov.u32 %r2, %tid.x; setp.ge.u32 %p, %r2, %r3; @%p bra end;
    mul.wide.u32 %d2, %r1, %r2; add.s64 %d1, %d1, %d2; add.s64 %d3, %d1, %d3; add.s64 %d4, %d1, %d4;
    add.s64 %d5, %d1, 65600;
    STEPS
end:
    ret;
}
"""
TURN = "ld.global.FROM %x{0}, [%d3+{1}]; cvt.TO.FROM %y{0}, %x{0}; add.TO %y{0}, %y{0}, %y{2};"
TURN += "st.global.TO [%d4+{3}], %y{0}; st.global.TO [%d5+{3}], %y{0};"


@pytest.mark.parametrize(
    ("source", "target", "is_late"), [("u32", "u32", 0), ("u32", "u32", 1), ("u8", "u32", 0), ("u32", "u64", 0)]
)
def test_what_is_stored_may_be_loaded_next(source: str, target: str, is_late: bool) -> None:
    """By each thread, around another address: whatever is between them. That may become known after the first load."""
    size, width = (int(name[1:]) // 8 for name in (source, target))
    turns = "".join(TURN.format(turn, size * turn, max(turn - 1, 0), width * turn) for turn in range(4))
    if is_late:
        turns = "sub.s64 %d4, %d4, 1048576;" + turns.replace("cvt", "add.s64 %d4, %d4, 1048576; cvt", 1)
    text = ALTERNATING.replace("STEPS", "mov.TO %y0, 7;" + turns).replace("FROM", source).replace("TO", target)
    kernel, first = ptxvm.load(text).kernels["k"], np.random.default_rng(4).integers(0, 256, 1 << 17, np.uint8)
    for distance in range(-5 * width, 5 * width + 1, size):
        for rows in (256, 200):
            found = []
            for engine in ("jit", "interpret"):
                data = first.copy()
                place = np.int64(64 + distance)
                kernel.launch(1, 256, data, np.uint32(256), place, np.int64(64), np.uint32(rows), engine=engine)
                found.append(data)
            assert (found[0] == found[1]).all(), (distance, rows)
