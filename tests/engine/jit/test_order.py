"""The order of blocks on hand-made and random graphs: regions before their post-dominator, loops in one piece."""

from __future__ import annotations

import random

import pytest
from tests.engine.jit.graphs import between, graph_of, random_program, step

from ptxvm.checker.module import Label
from ptxvm.engine.jit.analysis.dominance import UNREACHED
from ptxvm.engine.jit.analysis.graph import SHORT
from ptxvm.engine.jit.program.step import Effects, EndKind, Step


@pytest.mark.parametrize("seed", range(40))
def test_all_blocks_reach_an_exit(seed: int) -> None:
    graph = graph_of(*random_program(random.Random(seed).randrange(2, 25), random.Random(seed)))
    assert UNREACHED not in graph.postdominators().parent[:-1]


@pytest.mark.parametrize("seed", range(40))
def test_postdominators_match_the_definition(seed: int) -> None:
    graph = graph_of(*random_program(12, random.Random(1000 + seed)))
    virtual = len(graph.blocks)
    above = graph.postdominators().parent
    for block in graph.blocks:
        if above[block.index] != virtual:
            reached = between(graph, block.index, above[block.index]) | {block.index}
            assert not (reached - {above[block.index]}) & graph.exits, "a path to an exit avoids the post-dominator"


@pytest.mark.parametrize("seed", range(40))
def test_every_loop_is_a_range_that_begins_with_its_head(seed: int) -> None:
    graph = graph_of(*random_program(15, random.Random(2000 + seed)))
    for block in graph.blocks:
        for head in [target for target in block.flow if target <= block.index]:
            for index in range(head + 1, block.index + 1):
                assert head in between(graph, index, -1), "a block between head and latch does not lead back"


def test_straight_code_stays_adjacent() -> None:
    body, done = Label("body"), Label("done")
    graph = graph_of(
        step(),
        step(EndKind.JUMP, done, guard=0),
        body,
        step(effects=Effects(starts_block=True)),
        step(effects=Effects(starts_block=True)),
        done,
        step(),
    )
    assert [block.flow for block in graph.blocks] == [[3, 1], [2], [3], []]


def test_branch_to_a_bare_return_leaves_where_others_would_have_to_wait() -> None:
    out, waiting = Label("out"), step(effects=Effects(starts_block=True))
    graph = graph_of(step(), step(EndKind.JUMP, out, guard=0), waiting, out, step(EndKind.LEAVE))
    assert [block.end.kind for block in graph.blocks] == [EndKind.LEAVE_IF, EndKind.LEAVE]


def test_nobody_leaves_before_the_few_steps_to_the_end_are_done() -> None:
    out = Label("out")
    graph = graph_of(step(), step(EndKind.JUMP, out, guard=0), step(), out, step(EndKind.LEAVE))
    assert [block.end.kind for block in graph.blocks] == [EndKind.BRANCH, EndKind.JUMP, EndKind.LEAVE]


def loop_before_the_end(*behind: Step, turn: int = 1) -> list[EndKind]:
    """The ends of the blocks of a guarded loop of so many steps, with others behind it."""
    out, again = Label("out"), Label("again")
    loop = again, *(step() for _ in range(turn)), step(EndKind.JUMP, again, guard=1)
    graph = graph_of(step(), step(EndKind.JUMP, out, guard=0), *loop, *behind, out, step(EndKind.LEAVE))
    return [block.end.kind for block in graph.blocks]


def test_nobody_leaves_before_or_in_a_short_loop_behind_which_nothing_happens() -> None:
    assert loop_before_the_end(step())[:2] == [EndKind.BRANCH, EndKind.BRANCH]
    assert loop_before_the_end()[:2] == [EndKind.BRANCH, EndKind.BRANCH]


def test_branch_to_a_bare_return_leaves_before_a_loop_that_others_work_behind() -> None:
    store = step(effects=Effects(repeatable=False))
    assert loop_before_the_end(store)[:2] == [EndKind.LEAVE_IF, EndKind.BRANCH]


def test_branch_to_a_bare_return_leaves_before_a_long_loop() -> None:
    assert loop_before_the_end(turn=SHORT + 1)[:2] == [EndKind.LEAVE_IF, EndKind.LEAVE_IF]


def test_an_early_return_with_work_is_met_where_the_others_go_on() -> None:
    early, rest = Label("early"), Label("rest")
    graph = graph_of(
        step(),
        step(EndKind.JUMP, rest, guard=0),
        early,
        step(),
        step(EndKind.LEAVE),
        rest,
        step(),
        step(effects=Effects(starts_block=True)),
        step(EndKind.LEAVE),
    )
    assert [block.flow for block in graph.blocks] == [[2, 1], [2], [3], []]
    assert graph.postdominators().parent[0] == 2
    assert graph.blocks[1].end.kind is EndKind.LEAVE


def test_code_after_the_return_is_ordered_by_control_flow() -> None:
    far, back = Label("far"), Label("back")
    graph = graph_of(
        step(EndKind.JUMP, far, guard=0),
        step(),
        back,
        step(),
        step(EndKind.LEAVE),
        far,
        step(),
        step(EndKind.JUMP, back),
    )
    assert graph.postdominators().parent[0] == 3
    assert graph.blocks[3].end.kind is EndKind.LEAVE


def test_an_endless_loop_has_a_place_to_go() -> None:
    loop = Label("loop")
    graph = graph_of(loop, step(EndKind.JUMP, loop))
    assert len(graph.blocks) == 1
    assert graph.postdominators().parent[0] == 1


def test_lanes_that_part_at_the_head_of_the_last_loop_meet_within_a_turn() -> None:
    head, join = Label("head"), Label("join")
    graph = graph_of(
        head,
        step(EndKind.JUMP, join, guard=0),
        step(),
        join,
        step(),
        step(EndKind.LEAVE, guard=1),
        step(EndKind.JUMP, head),
    )
    assert graph.blocks[0].end.kind is EndKind.BRANCH
    assert graph.postdominators().parent[:2] == [2, 2]


def test_a_loop_with_two_ways_back_gets_one_latch() -> None:
    head, other = Label("head"), Label("other")
    graph = graph_of(
        head,
        step(),
        step(EndKind.JUMP, other, guard=0),
        step(),
        step(EndKind.JUMP, head, guard=1),
        step(EndKind.LEAVE),
        other,
        step(),
        step(EndKind.JUMP, head),
    )
    backs = [block for block in graph.blocks if 0 in block.flow]
    assert len(backs) == 1
    assert backs[0].steps == [] and backs[0].end.kind is EndKind.JUMP


def test_a_barrier_ends_its_block_and_a_wait_begins_one() -> None:
    graph = graph_of(step(), step(effects=Effects(starts_block=True, ends_block=True)), step(), step(EndKind.LEAVE))
    assert [len(block.steps) for block in graph.blocks] == [1, 1, 1]


def test_widening_behind_a_store_begins_a_block() -> None:
    widen, store = Effects(may_leave=True), Effects(repeatable=False)
    graph = graph_of(step(effects=widen), step(effects=store), step(effects=widen), step(effects=widen))
    assert [len(block.steps) for block in graph.blocks] == [2, 2]


def test_ten_thousand_blocks_take_no_quadratic_time() -> None:
    items: list[Step | Label] = []
    for index in range(10_000):
        skip = Label(f"skip{index}")
        items += [step(EndKind.JUMP, skip, guard=0), step(), skip, step()]
    graph = graph_of(*items)
    assert len(graph.blocks) == 20_001
    assert graph.postdominators().parent[0] == 2
