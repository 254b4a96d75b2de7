"""Which accesses need not fetch ahead, as an earlier one next to them has."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.engine.jit.access_cases import Accesses
from tests.engine.jit.graphs import graph_of, step

from ptxvm.checker.module import Label
from ptxvm.engine.jit.analysis.neighbours import NEAR, neighbours
from ptxvm.engine.jit.memory.access import emit_load
from ptxvm.engine.jit.program.operands import Place, PlaceOf, Read
from ptxvm.engine.jit.program.step import EndKind, Step
from ptxvm.isa.warp import Sem, Space
from ptxvm.lanes.types import F32, U64

BASE = 5
"""The cell with the address."""


def access(offset: int, cell: int = BASE) -> Step:
    return replace(step(), sources=(PlaceOf(Read(cell, U64), offset, Space.GLOBAL),), reads=(cell,))


def addressing(cell: int = BASE) -> Step:
    return replace(step(), writes=(cell,))


def guarded(first: Step, second: Step, *, before: tuple[Step, ...] = (), between: tuple[Step, ...] = ()) -> list[Step]:
    """Those found of two accesses, each of which some lanes pass over."""
    one, two = Label("one"), Label("two")
    ways = step(EndKind.JUMP, one, guard=0), step(EndKind.JUMP, two, guard=1)
    graph = graph_of(addressing(), *before, ways[0], first, one, *between, ways[1], second, two, step(EndKind.LEAVE))
    found = neighbours(graph)
    return [access for access in (first, second) if access in found]


@pytest.mark.parametrize("offset", [4, -4, NEAR - 1])
def test_the_second_of_two_guarded_neighbours(offset: int) -> None:
    second = access(offset)
    assert guarded(access(0), second) == [second]


def test_what_is_further_away_or_at_another_base_is_no_neighbour() -> None:
    assert not guarded(access(0), access(NEAR))
    assert not guarded(access(0), access(4, BASE + 1), before=(addressing(BASE + 1),))


def test_a_base_that_changes_says_nothing() -> None:
    assert not guarded(access(0), access(4), between=(addressing(),))


def test_the_other_way_of_a_branch_does_not_come_before() -> None:
    other, out = Label("other"), Label("out")
    ways = step(EndKind.JUMP, other, guard=0), step(EndKind.JUMP, out)
    graph = graph_of(addressing(), ways[0], access(0), ways[1], other, access(4), out, step(EndKind.LEAVE))
    assert not neighbours(graph)


@pytest.mark.parametrize("near", [False, True])
def test_neighbours_fetch_nothing(near: bool) -> None:
    accesses = Accesses()
    base = accesses.affine(U64, 0, tuple(4 * lane for lane in range(32)))
    emit_load(replace(accesses.context(), near=near), F32, Place(base, 0, Space.GLOBAL), 1, Sem.WEAK)
    assert any("llvm.prefetch" in line for line in accesses.code.lines) is not near
