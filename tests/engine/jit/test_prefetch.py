"""Accesses fetch what they will want next; whatever they fetch, they do as before."""

from __future__ import annotations

import numpy as np
import pytest
from tests.engine.jit.access_cases import Accesses
from tests.engine.jit.native import Native

from ptxvm.engine.jit.layouts.structures import Cta, SiteCache
from ptxvm.engine.jit.memory import prefetch
from ptxvm.engine.jit.memory.access import emit_load, emit_store
from ptxvm.engine.jit.memory.all_lanes import unites
from ptxvm.engine.jit.memory.prefetch import (
    LARGEST,
    LINE,
    LOOPING_WARPS,
    MOST_LINES,
    NEAREST,
    SECOND_LEVEL,
    STEPS,
    WARPS,
)
from ptxvm.engine.jit.program.operands import Place
from ptxvm.isa.warp import Sem, Space
from ptxvm.lanes.shape import Shape
from ptxvm.lanes.types import F32, U8, U64
from ptxvm.machine.launch import Launch

PREFETCH = "call void @llvm.prefetch"


def fetches(accesses: Accesses) -> int:
    return sum(line.count(PREFETCH) for line in accesses.code.lines)


def processor(monkeypatch: pytest.MonkeyPatch, *, foresees: bool) -> Accesses:
    """Code for one that foresees what CTAs want that follow each other, or for one that does not."""
    accesses = Accesses()
    known = "" if foresees else min(accesses.reading.features)
    monkeypatch.setattr(prefetch, "SHORT_SIGHTED", known)
    return accesses


@pytest.mark.parametrize(
    ("stride", "lines"),
    [(1, 1), (4, 2), (64, 32), (1 << 50, MOST_LINES), (0, 0)],
    ids=["bytes", "words", "apart", "far apart", "one address"],
)
def test_lines_fetched_ahead(stride: int, lines: int) -> None:
    accesses = Accesses()
    base = accesses.affine(U64, 0, tuple(stride * lane for lane in range(32)))
    emit_load(accesses.context(), F32 if stride > 1 else U8, Place(base, 0, Space.GLOBAL), 1, Sem.WEAK)
    assert fetches(accesses) == lines


@pytest.mark.parametrize(("in_loop", "lines"), [(False, 0), (True, 2)])
def test_the_ends_of_rows(in_loop: bool, lines: int) -> None:
    """Where only some lanes execute."""
    accesses = Accesses(partial=True)
    accesses.function.in_loop = in_loop
    base = accesses.affine(U64, 0, tuple(4 * lane for lane in range(32)))
    emit_load(accesses.context(mask=0x1FF), F32, Place(base, 0, Space.GLOBAL), 1, Sem.WEAK)
    assert fetches(accesses) == lines


def test_accesses_that_share_a_check_fetch_once() -> None:
    accesses = Accesses()
    base = accesses.affine(U64, 0, tuple(4 * lane for lane in range(32)))
    for displacement in (0, LINE):
        emit_load(accesses.context(), F32, Place(base, displacement, Space.GLOBAL), 1, Sem.WEAK)
    accesses.function.close_groups()
    assert fetches(accesses) == 3


@pytest.mark.parametrize(("foresees", "nearness"), [(True, SECOND_LEVEL), (False, NEAREST)])
def test_how_near_depends_on_the_processor(monkeypatch: pytest.MonkeyPatch, *, foresees: bool, nearness: int) -> None:
    accesses = processor(monkeypatch, foresees=foresees)
    base = accesses.affine(U64, 0, tuple(4 * lane for lane in range(32)))
    emit_load(accesses.context(), F32, Place(base, 0, Space.GLOBAL), 1, Sem.WEAK)
    (text,) = [line for line in accesses.code.lines if PREFETCH in line]
    assert text.count(f"i32 0, i32 {nearness}, i32 1)") == 2


def test_of_many_accesses_only_the_first_lines_are_fetched() -> None:
    accesses = Accesses()
    base = accesses.affine(U64, 0, tuple(4 * lane for lane in range(32)))
    for displacement in range(0, 128 * MOST_LINES, 128):
        emit_load(accesses.context(), F32, Place(base, displacement, Space.GLOBAL), 1, Sem.WEAK)
    accesses.function.close_groups()
    assert fetches(accesses) == MOST_LINES


def test_what_lies_between_accesses_is_not_fetched() -> None:
    """It is for other warps, each of which would fetch it again."""
    accesses = Accesses()
    base = accesses.affine(U64, 0, tuple(4 * lane for lane in range(32)))
    for displacement in (0, 2048, 1024, 1020, 3072):
        emit_load(accesses.context(), F32, Place(base, displacement, Space.GLOBAL), 1, Sem.WEAK)
    accesses.function.close_groups()
    (text,) = [line for line in accesses.code.lines if PREFETCH in line]
    places = [int(line.rsplit(" ", 1)[1]) for line in text.splitlines() if "getelementptr" in line]
    assert places == [0, 64, 1020, 1084, 1148, 2048, 2112, 3072, 3136]


def test_shared_memory_is_near_enough() -> None:
    accesses = Accesses()
    base = accesses.affine(U64, 0, tuple(4 * lane for lane in range(32)))
    emit_load(accesses.context(), F32, Place(base, 0, Space.SHARED), 1, Sem.WEAK)
    assert fetches(accesses) == 0


def test_fetching_beyond_the_end_of_memory_does_no_harm(native: Native) -> None:
    data = np.arange(32, dtype=np.float32)
    address = native.memory.map_array(data).address
    accesses = Accesses()
    outputs = []
    for _ in range(2):  # the first one fills the cache
        base = accesses.affine(U64, address, tuple(4 * lane for lane in range(32)))
        value = emit_load(accesses.context(), F32, Place(base, 0, Space.GLOBAL), 1, Sem.WEAK)
        outputs.append(accesses.output(value))
    accesses.run(native, Launch((4, 1, 1), (32, 1, 1)))
    for output in outputs:
        np.testing.assert_array_equal(output.view(np.float32), data)


def fetched_ahead(native: Native, accesses: Accesses, step: int, turns: int, *, in_loop: bool, later: int = 0) -> int:
    """By how many bytes the last of five CTAs, `step` bytes apart, fetches ahead; the turns of each are 64 apart.
    The third CTA and the fourth are `later` bytes further on."""
    data = np.zeros(5 * step // 4 + 64 * turns, np.float32)
    accesses.function.in_loop = in_loop
    cta = accesses.function.entry.field(Cta, "index")
    half = accesses.code.value(f"and i64 {accesses.code.value(f'lshr i64 {cta}, 1')}, 1")
    further = accesses.code.value(f"mul i64 {half}, {later}")
    moved = accesses.code.value(f"add i64 {accesses.code.value(f'mul i64 {cta}, {step}')}, {further}")
    start = accesses.code.value(f"add i64 {moved}, {native.memory.map_array(data).address}")
    base = accesses.reading.value(U64, Shape(tuple(4 * lane for lane in range(32)), 2), start)
    first = accesses.function.caches
    for turn in range(turns):  # by the same site
        accesses.function.caches = first
        with accesses.function.apart():
            emit_load(accesses.context(), F32, Place(base, 64 * turn, Space.GLOBAL), 1, Sem.WEAK)
    row = accesses.run(native, Launch((5, 1, 1), (32, 1, 1)))
    return int(SiteCache.from_address(row.take().worker.sites).ahead)


@pytest.mark.parametrize(("in_loop", "warps"), [(False, WARPS), (True, LOOPING_WARPS)])
def test_steps_are_those_from_cta_to_cta(native: Native, in_loop: bool, warps: int) -> None:
    assert fetched_ahead(native, Accesses(), 256, 3, in_loop=in_loop) == 256 * warps


@pytest.mark.parametrize(("later", "kept"), [(128, 1024 + 128), (768, 1024 - 768)])
def test_steps_that_change_a_little_leave_no_gaps(native: Native, later: int, kept: int) -> None:
    ahead = fetched_ahead(native, Accesses(), 1024, 1, in_loop=True, later=later)
    assert ahead == kept * LOOPING_WARPS


@pytest.mark.parametrize(("step", "is_foreseen"), [(60, False), (64, True), (128, True), (188, True), (192, False)])
def test_where_ctas_nearly_follow_each_other_most_processors_foresee_it(
    native: Native, monkeypatch: pytest.MonkeyPatch, step: int, is_foreseen: bool
) -> None:
    """The footprint of a warp is 128 bytes here; some leave parts of it out, or reach beyond."""
    for foresees in (True, False):
        accesses = processor(monkeypatch, foresees=foresees)
        expected = 0 if is_foreseen and foresees else step * WARPS
        assert fetched_ahead(native, accesses, step, 1, in_loop=False) == expected


@pytest.mark.parametrize("step", [0, LARGEST + 256])
def test_loops_go_by_their_turns_where_ctas_read_the_same_or_much(native: Native, step: int) -> None:
    assert fetched_ahead(native, Accesses(), step, 3, in_loop=True) == 64 * STEPS


def test_ctas_of_several_warps_are_fewer_ahead() -> None:
    accesses = Accesses()
    accesses.function.warps = 8
    base = accesses.affine(U64, 0, tuple(4 * lane for lane in range(32)))
    emit_load(accesses.context(), F32, Place(base, 0, Space.GLOBAL), 1, Sem.WEAK)
    assert any(line.endswith(f", {WARPS // 8}") and "mul i64" in line for line in accesses.code.lines)


@pytest.mark.parametrize(("in_loop", "lines"), [(False, 2), (True, 0)])
def test_rows_of_narrow_blocks(in_loop: bool, lines: int) -> None:
    accesses = Accesses()
    accesses.function.in_loop = in_loop
    rows = accesses.varying(U64, [1000 * (lane // 16) + 4 * (lane % 16) for lane in range(32)])
    shape = Shape.grouped(16, tuple(4 * (lane % 16) for lane in range(32)), 64)
    base = accesses.reading.value(U64, shape, accesses.reading.vector(rows))
    emit_load(accesses.context(), F32, Place(base, 0, Space.GLOBAL), 1, Sem.WEAK)
    assert fetches(accesses) == lines


@pytest.mark.parametrize("is_indexed", [True, False], ids=["indices", "addresses"])
@pytest.mark.parametrize(
    ("foresees", "in_loop", "space", "lines"),
    [
        (False, False, Space.GLOBAL, 2),
        (True, False, Space.GLOBAL, 0),
        (False, True, Space.GLOBAL, 0),
        (False, False, Space.SHARED, 0),
    ],
)
def test_lanes_that_turn_out_to_follow_each_other(
    monkeypatch: pytest.MonkeyPatch, *, is_indexed: bool, foresees: bool, in_loop: bool, space: Space, lines: int
) -> None:
    """Loads and stores of the same place fetch once. Where registers are short, so are the pieces that addresses are
    compared by: each fetches its own."""
    accesses = processor(monkeypatch, foresees=foresees)
    accesses.function.in_loop = in_loop
    base = accesses.indexed(0, range(32), 4, signed=True) if is_indexed else accesses.varying(U64, range(0, 128, 4))
    pieces = 2 if unites(accesses.reading) and not is_indexed else 1
    value = emit_load(accesses.context(), F32, Place(base, 0, space), 1, Sem.WEAK)
    emit_store(accesses.context(), Place(base, 0, space), value, Sem.WEAK)
    accesses.function.close_groups()
    assert fetches(accesses) == lines * pieces


@pytest.mark.parametrize(
    ("foresees", "in_loop", "space", "places"),
    [
        (False, True, Space.GLOBAL, [0, 64, 512, 576]),
        (True, True, Space.GLOBAL, []),
        (False, False, Space.GLOBAL, []),
        (False, True, Space.SHARED, []),
    ],
)
def test_some_lanes_that_turn_out_to_follow_each_other(
    monkeypatch: pytest.MonkeyPatch, *, foresees: bool, in_loop: bool, space: Space, places: list[int]
) -> None:
    """The rows of 32 lanes of all accesses at a base are fetched at the first of them, by places counted from it."""
    accesses = processor(monkeypatch, foresees=foresees)
    accesses.partial, accesses.function.in_loop = True, in_loop
    base, context = accesses.varying(U64, range(0, 128, 4)), accesses.context(mask=0xFFF0)
    for displacement in (-256, 256):
        emit_load(context, F32, Place(base, displacement, space), 1, Sem.WEAK)
    accesses.function.close_groups()
    text = "\n".join(line for line in accesses.code.lines if PREFETCH in line)
    assert [int(line.rsplit(" ", 1)[1]) for line in text.splitlines() if "getelementptr" in line] == places


@pytest.mark.parametrize("last", [31, 40], ids=["line", "others"])
def test_lines_at_the_end_of_memory(native: Native, monkeypatch: pytest.MonkeyPatch, last: int) -> None:
    indices = [*range(31), last]
    data = np.arange(last + 1, dtype=np.float32)
    address = native.memory.map_array(data).address
    accesses = processor(monkeypatch, foresees=False)
    first, outputs = accesses.function.caches, []
    for _ in range(3):  # by the same site, the first time to fill the cache
        accesses.function.caches = first
        with accesses.function.apart():
            base = accesses.indexed(address, indices, 4, signed=True)
            outputs.append(
                accesses.output(emit_load(accesses.context(), F32, Place(base, 0, Space.GLOBAL), 1, Sem.WEAK))
            )
    row = accesses.run(native, Launch((4, 1, 1), (32, 1, 1)))
    assert bool(SiteCache.from_address(row.take().worker.sites).seen) is (last == 31)
    for output in outputs:
        np.testing.assert_array_equal(output.view(np.float32), data[indices])


@pytest.mark.parametrize(
    ("has_products", "in_loop", "space", "places"),
    [
        (True, True, Space.GLOBAL, [31 - 64, 79 - 64]),
        (True, True, Space.SHARED, []),
        (True, False, Space.GLOBAL, []),
        (False, True, Space.GLOBAL, []),
    ],
)
def test_rows_of_matrices_are_fetched_for_the_next_turn(
    has_products: bool, in_loop: bool, space: Space, places: list[int]
) -> None:
    """The last bytes that four lanes ask for, counted from what the first access wants of each of eight rows."""
    accesses = Accesses(has_products=has_products)
    accesses.function.in_loop = in_loop
    base = accesses.varying(U64, [4096 * (lane // 4) + 4 * (lane % 4) for lane in range(32)])
    for displacement in (64, 0, 16):
        emit_load(accesses.context(), F32, Place(base, displacement, space), 1, Sem.WEAK)
    accesses.function.close_groups()
    texts = [line for line in accesses.code.lines if PREFETCH in line]
    found = [[int(line.rsplit(" ", 1)[1]) for line in text.splitlines() if "getelementptr" in line] for text in texts]
    assert found == ([places] * 8 if places else [])


def test_rows_of_matrices_beyond_the_end_of_memory(native: Native) -> None:
    """What a turn wants that does not come."""
    data = np.arange(8 * 64, dtype=np.float32).reshape(8, 64)
    address = native.memory.map_array(data).address
    accesses = Accesses(has_products=True)
    accesses.function.in_loop = True
    base = accesses.varying(U64, [address + 256 * (lane // 4) + 4 * (lane % 4) for lane in range(32)])
    first, outputs = accesses.function.caches, []
    for turn in (0, 1, 2, 14):  # by the same site
        accesses.function.caches = first
        with accesses.function.apart():
            value = emit_load(accesses.context(), F32, Place(base, 16 * turn, Space.GLOBAL), 1, Sem.WEAK)
        outputs.append(accesses.output(value))
    accesses.run(native, Launch((1, 1, 1), (32, 1, 1)))
    for turn, output in zip((0, 1, 2, 14), outputs, strict=True):
        np.testing.assert_array_equal(output.view(np.float32), data[:, 4 * turn : 4 * turn + 4].ravel())
