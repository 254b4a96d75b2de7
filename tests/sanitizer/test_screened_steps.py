"""CTAs that do in shared memory what an earlier one has done need no look: whatever else one does is found."""

from __future__ import annotations

import random
from collections.abc import Sequence

import numpy as np
import pytest
from tests.sanitizer.stepped import (
    ACCESSES,
    ALL,
    KEPT,
    TEXT,
    THREADS,
    Round,
    a_round,
    findings,
    moved,
    only,
)

import ptxvm
from ptxvm.engine.jit.layouts.screening import SCREEN_FIRST_REST, SCREEN_ROWS, SCREEN_STEPS
from ptxvm.engine.options import AsyncCompletion

pytestmark = pytest.mark.usefixtures("small_launches_are_screened")

Script = list[Round]
MAY_DIFFER = 4
"""CTAs that may do so in a row before others are compared with another one."""

BARRIER = a_round("barrier")
STORED = a_round("store row")
NEXT = [*KEPT[1:], None]
"""The word of the next thread, if there is one."""

EVEN, ODD = range(0, THREADS, 2), range(1, THREADS, 2)
FIRST, SECOND = range(32), range(32, 64)


def slow(*values: object) -> object:
    """Parameters of slow tests; others like them are always tried."""
    return pytest.param(*values, marks=pytest.mark.slow)


def agree(ctas: Sequence[Script], checks: str, told: bool, screened: list[bool], text: str = TEXT, **options) -> None:
    expected = findings(ctas, "interpret", text, checks=checks, **options)
    assert bool(expected) == told
    assert findings(ctas, "jit", text, checks=checks, **options) == expected
    assert screened == [not told]


def with_a_late(other: Script, usual: Script, workers: int) -> list[Script]:
    """CTAs of which one late one does something else."""
    return [usual] * 6 * workers + [other] + [usual] * 2


def in_rows(threads: Sequence[int], what: str = "row", base: int = 0) -> Round:
    return a_round(what, base, only(threads))


def at(what: str, places: Sequence[int | None]) -> Round:
    return a_round(what, 0, places)


APART = [4 * (THREADS + thread) for thread in ALL]
"""Words of threads that no row at base 0 has."""

SPREAD = [4 * (thread * 37 % 448) for thread in ALL]
"""Words that are in no pattern."""

RACES: dict[str, tuple[Script, Script]] = {
    # What all do, and what one does that has a race then.
    "no barrier": ([STORED, BARRIER, at("place", NEXT)], [STORED, at("place", NEXT)]),
    "no barrier for a row": ([STORED, BARRIER, in_rows(ODD, base=-4)], [STORED, in_rows(ODD, base=-4)]),
    "a barrier less": (
        [STORED, BARRIER, in_rows(EVEN, base=256), BARRIER, in_rows(ODD, base=-4)],
        [STORED, in_rows(EVEN, base=256), in_rows(ODD, base=-4), BARRIER, BARRIER],
    ),
    "a barrier later": (
        [in_rows(FIRST), BARRIER, in_rows(FIRST, "store row", 128), at("place", NEXT)],
        [in_rows(FIRST), in_rows(FIRST, "store row", 128), BARRIER, at("place", NEXT), at("store place", APART)],
    ),
    "a weaker barrier": (
        [STORED, BARRIER, at("place", NEXT)],
        [STORED, a_round("warp barrier"), at("place", NEXT)],
    ),
    "no barrier of a warp": (
        [in_rows(FIRST, "store row"), a_round("warp barrier"), in_rows(range(31), base=4)],
        [in_rows(FIRST, "store row"), in_rows(range(31), base=4)],
    ),
    "a thread more that stores": (
        [in_rows(range(16), "store row"), in_rows(range(16, 31), base=4)],
        [in_rows([*range(16), 20], "store row"), in_rows(range(16, 31), base=4)],
    ),
    "a thread more that reads": (
        [in_rows(range(32, 64), "store row"), in_rows(range(16, 31), base=4)],
        [in_rows(range(32, 64), "store row"), in_rows(range(16, 32), base=4)],
    ),
    "a thread more at its place": (
        [at("store place", only(range(16))), at("place", only(range(20), [4 * (16 + each) for each in ALL]))],
        [at("store place", only([*range(16), 30])), at("place", only(range(20), [4 * (16 + each) for each in ALL]))],
    ),
    "another base": ([STORED, in_rows(ALL, base=512)], [STORED, in_rows(ALL, base=4)]),
    "a base of stores": (
        [STORED, in_rows(ALL, "store row", 512)],
        [STORED, in_rows(ALL, "store row", 508), in_rows(ALL, "store row", 252)],
    ),
    "another base of columns": (
        [STORED, in_rows(ALL, "store column", 768)],
        [STORED, in_rows(ALL, "store column", 128)],
    ),
    "another warp": (
        [in_rows(FIRST, "store row"), in_rows(FIRST)],
        [in_rows(FIRST, "store row"), in_rows(SECOND, base=-128)],
    ),
    "stores for reads": ([at("place", NEXT), at("place", KEPT)], [at("place", NEXT), at("store place", KEPT)]),
    "stores of rows for reads": ([at("place", NEXT), in_rows(ALL)], [at("place", NEXT), STORED]),
    "a store for an atomic": (
        [at("change place", only(FIRST, [64] * 64)), at("change place", only([40], [64] * 64))],
        [at("change place", only(FIRST, [64] * 64)), at("store place", only([40], [64] * 64))],
    ),
    "a weak store for a strong one": (
        [at("strong place", [64] * 64), at("strong place", only([7], [64] * 64))],
        [at("strong place", [64] * 64), at("store place", only([7], [64] * 64))],
    ),
    "more bytes": (
        [at("store place", [8 * each + 4 for each in ALL]), at("place", [8 * (each ^ 1) for each in ALL])],
        [at("store place", [8 * each + 4 for each in ALL]), at("long place", [8 * (each ^ 1) for each in ALL])],
    ),
    "something at the end": ([STORED], [STORED, at("place", NEXT)]),
    "a row at the end": ([STORED], [STORED, in_rows(ODD, base=-4)]),
    "something against what was first": (
        [STORED, at("store place", APART), in_rows(ALL, base=1024)],
        [STORED, at("store place", APART), in_rows(ALL, base=1024), in_rows(ODD, base=-4)],
    ),
    "something against what was last": (
        [in_rows(ALL, base=1024), at("place", APART), at("store place", KEPT)],
        [in_rows(ALL, base=1024), at("place", APART), at("store place", KEPT), in_rows(ODD, base=-4)],
    ),
    "something against places": (
        [at("store place", SPREAD), in_rows(ALL, base=1792)],
        [at("store place", SPREAD), in_rows(ALL, base=1792), in_rows([1], base=SPREAD[40] - 4)],
    ),
    "places against something": (
        [STORED, at("store place", APART)],
        [STORED, at("store place", APART), at("place", moved(APART, 9, 40))],
    ),
    "something behind a barrier": (
        [STORED, BARRIER, at("place", NEXT), BARRIER, STORED],
        [STORED, BARRIER, at("place", NEXT), BARRIER, STORED, at("place", NEXT)],
    ),
    "a flag of its own": ([STORED, BARRIER, at("place", NEXT)], [STORED, a_round("flag", 20)]),
    "flags in all": (
        [STORED, a_round("flag", 1024), BARRIER, at("place", NEXT)],
        [STORED, a_round("flag", 1024), at("place", NEXT)],
    ),
    "generic places": ([STORED, BARRIER, at("place", NEXT)], [STORED, at("generic place", NEXT)]),
    "generic places in all": (
        [at("store place", APART), at("generic place", KEPT), BARRIER, at("place", NEXT)],
        [at("store place", APART), at("generic place", KEPT), at("place", NEXT)],
    ),
    "a generic row whose first lanes would be outside": (
        [in_rows(range(16), "store row")],
        [in_rows(range(16), "store row"), in_rows(range(16, 32), "generic row", -64)],
    ),
}
for lane in (0, 17, 31, 32, 50, 63):
    place = 4 * (lane ^ 21)
    RACES[f"another place of lane {lane}"] = (
        [STORED, at("store place", APART)],
        [STORED, at("store place", moved(APART, lane, place))],
    )
    RACES[f"another place that lane {lane} reads"] = (
        [STORED, at("place", KEPT)],
        [STORED, at("place", moved(KEPT, lane, place))],
    )

UNWRITTEN: dict[str, tuple[Script, Script]] = {
    "a thread more that reads": (
        [STORED, BARRIER, in_rows(range(63), base=4)],
        [STORED, BARRIER, in_rows(range(64), base=4)],
    ),
    "a thread less that stores": (
        [STORED, BARRIER, in_rows(range(63), base=4)],
        [in_rows([*range(20), *range(21, 64)], "store row"), BARRIER, in_rows(range(63), base=4)],
    ),
    "a place more": (
        [at("store place", SPREAD), BARRIER, at("place", SPREAD[::-1])],
        [at("store place", moved(SPREAD, 33, SPREAD[32])), BARRIER, at("place", SPREAD[::-1])],
    ),
    "another place": (
        [at("store place", SPREAD), BARRIER, at("place", SPREAD[::-1])],
        [at("store place", SPREAD), BARRIER, at("place", moved(SPREAD[::-1], 12, 2000))],
    ),
    "more bytes": (
        [at("store place", [8 * each for each in ALL]), BARRIER, at("place", [8 * (each ^ 1) for each in ALL])],
        [at("store place", [8 * each for each in ALL]), BARRIER, at("long place", [8 * (each ^ 1) for each in ALL])],
    ),
    "bytes for words": (
        [at("byte place", KEPT), at("store place", KEPT), BARRIER, at("place", NEXT)],
        [at("byte place", KEPT), at("byte place", KEPT), BARRIER, at("place", NEXT)],
    ),
    "an atomic at the end": ([STORED], [STORED, at("change place", only([3], APART))]),
    "what other CTAs have written": (
        [STORED, BARRIER, in_rows(range(63), base=4)],
        [in_rows(FIRST, "store row"), BARRIER, in_rows(SECOND)],
    ),
    "generic stores of another": (
        [STORED, BARRIER, in_rows(range(63), base=4)],
        [STORED, at("generic place", APART), BARRIER, in_rows(range(64), base=260)],
    ),
}
CLEAN: dict[str, tuple[Script, Script]] = {
    "less": ([STORED, BARRIER, at("place", NEXT)], [STORED]),
    "nothing": ([STORED, BARRIER, at("place", NEXT)], []),
    "a barrier more": ([STORED, BARRIER, at("place", NEXT)], [STORED, BARRIER, BARRIER, at("place", NEXT)]),
    "more behind barriers": (
        [STORED, BARRIER, at("place", NEXT), BARRIER, STORED],
        [STORED, BARRIER, at("place", NEXT), BARRIER, STORED, BARRIER, at("place", NEXT), in_rows(EVEN, base=4)],
    ),
    "other places": (
        [at("store place", SPREAD), BARRIER, at("place", SPREAD[::-1])],
        [at("store place", SPREAD[::-1]), BARRIER, at("place", SPREAD)],
    ),
    "only the first warp": (
        [STORED, BARRIER, in_rows(range(63), base=4)],
        [in_rows(FIRST, "store row"), BARRIER, in_rows(range(31), base=4)],
    ),
    "a flag": (
        [STORED, BARRIER, at("place", NEXT)],
        [STORED, BARRIER, at("place", NEXT), a_round("flag", 1024), BARRIER, in_rows([9], base=1024 - 36)],
    ),
    "generic places": (
        [STORED, BARRIER, at("place", NEXT)],
        [STORED, BARRIER, at("generic place", NEXT), BARRIER, in_rows(ALL)],
    ),
}


@pytest.mark.parametrize("workers", [1, slow(2)])
@pytest.mark.parametrize("name", RACES)
def test_a_race_of_one_cta_is_found(name: str, workers: int, screened):
    usual, other = RACES[name]
    agree(with_a_late(other, usual, workers), "race", True, screened, workers=workers)


@pytest.mark.parametrize(("checks", "workers"), [("init", 1), slow("full", 1), slow("init", 2)])
@pytest.mark.parametrize("name", UNWRITTEN)
def test_what_one_cta_has_not_written_is_found(name: str, checks: str, workers: int, screened):
    usual, other = UNWRITTEN[name]
    agree(with_a_late(other, usual, workers), checks, True, screened, workers=workers)


@pytest.mark.parametrize(("checks", "workers"), [("race", 1), ("init", 1), slow("full", 2)])
@pytest.mark.parametrize("name", CLEAN)
def test_a_cta_may_do_something_else(name: str, checks: str, workers: int, screened):
    usual, other = CLEAN[name]
    agree(with_a_late(other, usual, workers), checks, False, screened, workers=workers)


ROWS = """.version 8.6
.target sm_90
.address_size 64
.shared .align 128 .b32 s[512];
.visible .entry k(.param .u64 sink, .param .u32 other, .param .u32 usual_base, .param .u32 base)
{
    .reg .pred %p<4>;
    .reg .b32 %r<16>;
    .reg .b64 %rd<4>;
    ld.param.u64 %rd1, [sink];
    ld.param.u32 %r1, [other];
    ld.param.u32 %r2, [usual_base];
    ld.param.u32 %r3, [base];
    mov.u32 %r4, %tid.x;
    mov.u32 %r5, %ctaid.x;
    setp.eq.u32 %p1, %r5, %r1;
    selp.u32 %r6, %r3, %r2, %p1;
    selp.u32 %r7, 21, 20, %p1;
    shl.b32 %r8, %r4, 2;
    mov.u32 %r9, s;
    add.u32 %r10, %r9, %r6;
    add.u32 %r10, %r10, %r8;
    add.u32 %r11, %r9, %r8;
    mov.u32 %r12, 0;
    setp.ge.u32 %p2, %r4, 40;
    setp.lt.u32 %p3, %r4, %r7;
    BODY
    mad.lo.u32 %r13, %r5, 64, %r4;
    mad.wide.u32 %rd1, %r13, 4, %rd1;
    st.global.u32 [%rd1], %r12;
    ret;
}
"""
OF_ROWS = {
    # What is done, and at which base by all and by the other one: there is a race if that is another one.
    "base": ("st.shared.u32 [%r11], %r4; ld.shared.u32 %r12, [%r10];", 512, 4),
    "base of a store": ("st.shared.u32 [%r11], %r4; st.shared.u32 [%r10], %r4;", 512, 4),
    "mask": ("@%p2 st.shared.u32 [%r11], %r4; @%p3 ld.shared.u32 %r12, [%r11+80];", 0, 0),
    "mask of a store": ("@%p2 st.shared.u32 [%r11], %r4; @%p3 st.shared.u32 [%r11+80], %r4;", 0, 0),
    "time": ("st.shared.u32 [%r11], %r4; @%p1 bra ON; bar.sync 0; ON: ld.shared.u32 %r12, [%r11+4];", 0, 0),
    "time of a warp": (
        """
        and.b32 %r13, %r4, 31;
        setp.lt.u32 %p3, %r13, 31;
        st.shared.u32 [%r11], %r4;
        @%p1 bra ON;
        bar.warp.sync 0xffffffff;
        ON: @%p3 ld.shared.u32 %r12, [%r11+4];""",
        0,
        0,
    ),
    "generic base": (
        """
        sub.u32 %r13, %r4, 16;
        setp.lt.u32 %p2, %r4, 16;
        setp.lt.u32 %p3, %r13, 16;
        @%p2 st.shared.u32 [%r11], %r4;
        @!%p1 bra ON;
        mul.wide.u32 %rd2, %r4, 4;
        cvta.shared.u64 %rd3, 0;
        add.u64 %rd3, %rd3, %rd2;
        @%p3 st.u32 [%rd3+-64], %r4;
        ON:""",
        0,
        0,
    ),
    "access": (
        """
        ld.shared.u32 %r12, [%r11+4];
        bar.warp.sync 0xffffffff;
        @%p1 bra STORES;
        ld.shared.u32 %r12, [%r11];
        bra ON;
        STORES: st.shared.u32 [%r11], %r4;
        ON:""",
        0,
        0,
    ),
    "warp": (
        """
        setp.lt.u32 %p2, %r4, 32;
        @%p2 st.shared.u32 [%r11], %r4;
        sub.u32 %r10, %r11, 128;
        @%p2 bra FIRST;
        @!%p1 bra ON;
        ld.shared.u32 %r12, [%r10];
        bra ON;
        FIRST: @%p1 bra ON;
        ld.shared.u32 %r12, [%r11];
        ON:""",
        0,
        0,
    ),
}


@pytest.mark.parametrize("is_told", [True, False])
@pytest.mark.parametrize("name", OF_ROWS)
def test_rows_of_one_cta_are_other_ones(name: str, is_told: bool, screened):
    body, usual, base = OF_ROWS[name]
    kernel, told = ptxvm.load(ROWS.replace("BODY", body)).kernels["k"], []
    for engine in ("interpret", "jit"):
        arguments = (np.zeros(1024, np.uint32), np.uint32(7 if is_told else 99), np.uint32(usual), np.uint32(base))
        result = kernel.launch(12, THREADS, *arguments, checks="race", on_finding="collect", engine=engine, workers=1)
        told.append([str(finding) for finding in result.findings])
    assert told[0] == told[1] and bool(told[0]) == is_told
    assert screened == [not is_told]


def test_what_was_known_in_another_cta_says_nothing(screened):
    """One goes on alone, and gets to know of lines that all reads of them are known; the next one stores there."""
    places = [4 * (thread * 11 % 32) for thread in ALL]
    usual = [at("place", places)] * 4
    alone = [at("store place", only([5], APART)), *usual]
    races = [at("place", places), at("store place", only([5], places))]
    agree([usual, usual, alone, races, usual], "race", True, screened, workers=1)


def test_steps_end_where_those_of_later_ones_do(screened):
    """After CTAs that have differed, others are compared with what a later one does, which is less."""
    longer = [in_rows(FIRST), at("place", only(range(31), NEXT))]
    usual = [in_rows(FIRST, "store row")]
    races = [*usual, longer[1]]
    agree([longer, *[usual] * (MAY_DIFFER + SCREEN_FIRST_REST + 4), races, usual], "race", True, screened, workers=1)


@pytest.mark.parametrize("is_told", [False, True])
def test_ctas_at_the_same_time_have_no_steps_in_common(is_told: bool, screened):
    """What one reads and another one stores is no race, if both are no threads of one CTA."""
    read, store = at("place", only([5], [0] * 64)), at("store place", only([0]))
    first = [a_round("wait", 1), store, a_round("wait", 2)]
    second = [read, a_round("tell")]
    third = [read, store, a_round("tell")] if is_told else [read, BARRIER, store, a_round("tell")]
    agree([first, second, third, second], "race", is_told, screened, workers=1, threads=32)


COPIED = TEXT.replace(ACCESSES["flag"], "@%p1 cp.async.ca.shared.global [%r6], [%rd2], 4;")
COPIED = COPIED.replace(ACCESSES["tell"], "cp.async.wait_all;")
COPIES: dict[str, tuple[Script, Script]] = {
    "no barrier before it": (
        [STORED, BARRIER, at("flag", NEXT), a_round("tell"), BARRIER, at("place", KEPT)],
        [STORED, at("flag", NEXT), a_round("tell"), BARRIER, at("place", KEPT)],
    ),
    "no barrier behind it": (
        [STORED, BARRIER, at("flag", NEXT), a_round("tell"), BARRIER, at("place", KEPT)],
        [STORED, BARRIER, at("flag", NEXT), a_round("tell"), at("place", KEPT)],
    ),
    "no wait": (
        [STORED, BARRIER, at("flag", NEXT), a_round("tell"), BARRIER, at("place", KEPT)],
        [STORED, BARRIER, at("flag", NEXT), BARRIER, at("place", KEPT)],
    ),
}


@pytest.mark.parametrize(
    "completion", [AsyncCompletion.LATE, *(slow(each) for each in AsyncCompletion if each is not AsyncCompletion.LATE)]
)
@pytest.mark.parametrize("checks", ["race", slow("full")])
@pytest.mark.parametrize("name", COPIES)
def test_copies_of_one_cta_are_looked_at(name: str, checks: str, completion: AsyncCompletion):
    usual, other = COPIES[name]
    told = []
    for engine in ("interpret", "jit"):
        options = {"checks": checks, "workers": 1, "async_completion": completion.value}
        told.append(findings(with_a_late(other, usual, 1), engine, COPIED, **options))
    assert told[0] and told[0] == told[1]


@pytest.mark.parametrize("what, most", [("place", SCREEN_ROWS), slow("row", SCREEN_STEPS)])
@pytest.mark.parametrize("end", [[], slow([at("place", NEXT)])])
def test_more_than_can_be_compared(what: str, most: int, end: Script, screened):
    """Of two warps, round after round, until there is no more room."""
    body = TEXT.replace(ACCESSES[what], AGAIN.replace("ACCESS", ACCESSES[what]).replace("TIMES", str(most // 2 + 2)), 1)
    usual = [STORED, at(what, KEPT), BARRIER, at("place", NEXT)]
    agree([usual, usual, [*usual[:2], *end]], "race", bool(end), screened, body, workers=1)


AGAIN = """
    mov.u32 %r8, 0;
MORE:
    ACCESS
    add.u32 %r8, %r8, 1;
    setp.lt.u32 %p2, %r8, TIMES;
    @%p2 bra MORE;
"""

FEW_SEEDS, MANY_SEEDS = range(10), range(10, 400)
RANDOM = [name for name in ACCESSES if name not in ("wait", "tell", "flag")]


def random_round(draw: random.Random) -> Round:
    """Mostly of words that threads have for themselves."""
    what = draw.choice(["place", "store place", "row", "store row", *RANDOM, *["barrier"] * 4])
    shift = draw.choice([0, 0, 0, 1, 32])
    places: list[int | None] = [4 * ((thread * draw.choice([1, 1, 1, 37]) + shift) % 448) for thread in ALL]
    if what == "long place":
        places = [place and place & ~7 for place in places]
    if draw.random() < 0.4:
        first = draw.randrange(THREADS)
        places = only(draw.choice([EVEN, ODD, FIRST, SECOND, range(first, THREADS), range(first)]), places)
    return a_round(what, draw.choice([0, 0, 0, 256, 512, 4 * shift]), places)


def changed(script: Script, draw: random.Random) -> Script:
    """With one round that is another one, or less, or more."""
    number = draw.randrange(len(script))
    what, base, places = script[number]
    other = draw.choice([
        [],
        [random_round(draw)],
        [random_round(draw), script[number]],
        [(what, base + 4, places)],
        [(what, base, moved(places, draw.randrange(THREADS), draw.choice([None, 4 * draw.randrange(448)])))],
    ])  # fmt: skip
    return [*script[:number], *other, *script[number + 1 :]]


def agree_about(seed: int) -> None:
    """Each CTA does what the first does, or what the one before does, or changes something."""
    draw = random.Random(seed)
    scripts = [[random_round(draw) for _ in range(draw.randint(2, 6))]]
    for _ in range(8):
        chosen = draw.choice(scripts)
        scripts.append(changed(chosen, draw) if chosen and draw.random() < 0.3 else chosen)
    options = {"checks": draw.choice(["race", "init", "full"]), "workers": draw.choice([1, 1, 2])}
    assert findings(scripts, "jit", **options) == findings(scripts, "interpret", **options)


@pytest.mark.parametrize("seed", FEW_SEEDS)
def test_random_ctas_are_told_as_by_the_interpreter(seed: int):
    agree_about(seed)


@pytest.mark.slow
@pytest.mark.parametrize("seed", MANY_SEEDS)
def test_many_random_ctas_are_told_as_by_the_interpreter(seed: int):
    agree_about(seed)


ONE_VALUE = """.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u32 other)
{
    .reg .b32 %r<6>;
    .reg .pred %p<2>;
    .shared .align 4 .b32 s[1];
    ld.param.u32 %r1, [other];
    mov.u32 %r2, %tid.x;
    shr.u32 %r3, %r2, 5;
    mov.u32 %r4, %ctaid.x;
    setp.eq.u32 %p1, %r4, %r1;
    selp.b32 %r5, %r3, 0, %p1;
    st.shared.u32 [s], %r5;
    ret;
}
"""


@pytest.mark.parametrize("other", [8, 99])
def test_values_that_must_be_the_same_are_no_step(other: int, screened):
    arguments = {"grid": 12, "block": 64, "args": [other], "checks": "race", "on_finding": "collect", "workers": 1}
    found, expected = (ptxvm.run(ONE_VALUE, engine=engine, **arguments).findings for engine in ("jit", "interpret"))
    assert [(each.line, each.rule) for each in found] == [(15, "race")] * (other == 8)
    assert [str(each) for each in found] == [str(each) for each in expected]
    assert screened == [other != 8]
