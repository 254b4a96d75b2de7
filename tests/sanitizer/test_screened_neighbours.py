"""Accesses of several instructions that fill memory together: compiled code looks at them once, and tells no less."""

from __future__ import annotations

import numpy as np
import pytest

import ptxvm
from ptxvm.engine.jit.emission import steps
from ptxvm.engine.jit.emission.side_by_side import ways

pytestmark = pytest.mark.usefixtures("small_launches_are_screened")

THREADS = 64
TEXT = """.version 8.6
.target sm_90
.address_size 64
.visible .entry k(.param .u64 data, .param .u32 n, .param .u64 place)
{{
    .reg .pred %p<12>;
    .reg .b32 %r<30>;
    .reg .b64 %d<12>;
    ld.param.u64 %d1, [data];
    ld.param.u32 %r2, [n];
    ld.param.u64 %d6, [place];
    mov.u32 %r1, %tid.x;
    cvt.u64.u32 %d2, %r1;
    mad.wide.u32 %d7, %r1, {width}, %d1;
    {accesses}
    add.u64 %d8, %d6, %d7;
    setp.eq.u32 %p9, %r1, 38;
    @%p9 {other};
    ret;
}}
"""
KINDS = {"u8": 1, "u32": 4, "u64": 8}
FEW = [("u32", 4), ("u64", 2), ("u8", 4)]
MORE = [pytest.param(*each, marks=pytest.mark.slow) for each in [("u32", 2), ("u32", 8), ("u64", 4), ("u32", 3)]]


def accesses_of(kind: str, count: int, begin: int, stores: bool, guards: bool) -> str:
    """Of a thread's own elements, maybe with `if (i < n)` around each of them, as compilers make of loops."""
    lines, (register, own) = [], ("%d", "%d2") if kind == "u64" else ("%r", "%r1")
    for number in range(count):
        place = f"[%d7+{begin + number * KINDS[kind]}]"
        access = f"st.global.{kind} {place}, {own};" if stores else f"ld.global.{kind} {register}4, {place};"
        if guards:
            guard = f"mad.lo.u32 %r2{number}, %r1, {count}, {number}; setp.ge.u32 %p{number}, %r2{number}, %r2;"
            access = f"{guard} @%p{number} bra $L{number};\n{access}\n$L{number}:"
        lines.append(access)
    return "\n".join(lines)


def text_of(kind: str, count: int, begin: int, stores: bool, guards: bool) -> str:
    register, own = ("%d", "%d2") if kind == "u64" else ("%r", "%r1")
    other = f"ld.global.{kind} {register}5, [%d8]" if stores else f"st.global.{kind} [%d8], {own}"
    return TEXT.format(width=KINDS[kind] * count, accesses=accesses_of(kind, count, begin, stores, guards), other=other)


def outcome(text: str, engine: str, checks: str, *numbers: int) -> tuple[list[tuple[str, list[int]]], bytes]:
    data, (n, place) = np.arange(1 << 14, dtype=np.uint32).view(np.uint8), numbers
    options = {"engine": engine, "checks": checks, "on_finding": "collect", "workers": 1}
    found = ptxvm.load(text).kernels["k"].launch(1, THREADS, data, np.uint32(n), np.int64(place), **options).findings
    return [(each.rule, [access.line for access in each.accesses]) for each in found], data.tobytes()


@pytest.mark.parametrize("stores", [True, False])
@pytest.mark.parametrize("guards", [False, True])
@pytest.mark.parametrize(("kind", "count"), [*FEW, *MORE])
def test_each_word_has_its_lane(kind: str, count: int, guards: bool, stores: bool, screened) -> None:
    """One thread accesses an element of its own, or of another thread: that is found, and told of its instruction. The
    next thread's elements may begin in one line and end in another."""
    size = KINDS[kind]
    for begin in (0, size, 128 - size):
        text = text_of(kind, count, begin, stores, guards)
        for element, shift in ((0, 0), (count - 1, 1), (0, -1), (1, -32)):
            place = begin + element * size + shift * size * count
            n = THREADS * count - (element == count - 1)
            found = outcome(text, "jit", "race", n, place)
            assert bool(found[0]) == (shift != 0)
            # Of words that several lanes share compiled code knows too little.
            assert screened[-1] != bool(shift) or (size < 4 and begin and not shift)
            assert found == outcome(text, "interpret", "race", n, place)


@pytest.mark.parametrize("guards", [False, True])
def test_one_look_does(guards: bool, monkeypatch: pytest.MonkeyPatch, screened) -> None:
    found: list[int] = []
    monkeypatch.setattr(steps, "ways", lambda *given, **named: found.append(ways(*given, **named)) or found[-1])
    text = text_of("u32", 4, 0, stores=True, guards=guards)
    for checks in ("race", "init", "full"):
        assert not outcome(text, "jit", checks, 4 * THREADS, 8192)[0]
    assert 4 in found and screened == [True, True, True]


@pytest.mark.parametrize("begin", [4096 - 4, 4096 - 12, 4096 - 16])
def test_all_pages_are_put_back(begin: int, screened) -> None:
    """Of lanes that store to two of them, too, before the interpreter runs a launch again, which reads first."""
    accesses = f"ld.global.u32 %r8, [%d7+{begin}]; ld.global.u32 %r9, [%d7+{begin + 12}];\n"
    accesses += accesses_of("u32", 4, begin, stores=True, guards=False)
    accesses += f"\nadd.u32 %r8, %r8, %r9; st.global.u32 [%d7+{begin}], %r8; st.global.u32 [%d7+{begin + 12}], %r9;"
    text = TEXT.format(width=16, accesses=accesses, other="ld.global.u32 %r4, [%d8]")
    for checks in ("race", ("race", "init")):
        mine = outcome(text, "jit", checks, 0, begin + 16)
        assert mine == outcome(text, "interpret", checks, 0, begin + 16) and mine[0]
    assert not any(screened)
