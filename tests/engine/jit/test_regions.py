"""Divergent regions on random graphs, against lanes that really walk them."""

from __future__ import annotations

import random

import pytest
from tests.engine.jit.graphs import graph_of, random_program, step

from ptxvm.checker.module import Label
from ptxvm.engine.jit.analysis.graph import Graph
from ptxvm.engine.jit.analysis.regions import RegionBuilder
from ptxvm.engine.jit.program.step import EndKind

END = 1 << 30
LANES = 5
STEPS = 3000


def walk(graph: Graph, divergent: set[int], generator: random.Random) -> None:
    """Lanes take lowest-block-first steps; at blocks outside all regions they must all be together."""
    builder = RegionBuilder(graph)
    for branch in sorted(divergent):
        builder.add_branch(branch)
    inside = set(builder.blocks)
    places = [0] * LANES
    for _ in range(STEPS):
        live = [place for place in places if place != END]
        if not live:
            return
        lowest = min(live)
        together = all(place == lowest for place in live)
        assert together or lowest in inside, "lanes pass the end of a region without the others"
        targets = graph.blocks[lowest].end.targets or [END]
        common = generator.choice(targets)
        split = lowest in divergent
        places = [(generator.choice(targets) if split else common) if place == lowest else place for place in places]


@pytest.mark.parametrize("seed", range(150))
def test_lanes_meet_at_the_exits_of_regions(seed: int) -> None:
    generator = random.Random(seed)
    graph = graph_of(*random_program(generator.randrange(2, 25), generator))
    branches = [block.index for block in graph.blocks if len(set(block.end.targets)) > 1]
    for _ in range(5):
        walk(graph, {branch for branch in branches if generator.random() < 0.4}, generator)


def test_a_divided_if_is_a_region_of_its_arms() -> None:
    other, join = Label("other"), Label("join")
    graph = graph_of(
        step(),
        step(EndKind.JUMP, other, guard=0),
        step(),
        step(EndKind.JUMP, join),
        other,
        step(),
        join,
        step(),
    )
    builder = RegionBuilder(graph)
    assert sorted(builder.add_branch(0)) == [1, 2]
    (region,) = builder.regions()
    assert (region.blocks, region.exits) == ((1, 2), (3,))


def test_overlapping_influences_are_one_region() -> None:
    out, skip = Label("out"), Label("skip")
    graph = graph_of(
        step(),
        step(EndKind.JUMP, out, guard=0),
        step(),
        step(EndKind.JUMP, skip, guard=1),
        step(),
        skip,
        step(),
        out,
        step(),
    )
    builder = RegionBuilder(graph)
    assert sorted(builder.add_branch(1)) == [2]
    assert sorted(builder.add_branch(0)) == [1, 3]
    assert [region.blocks for region in builder.regions()] == [(1, 2, 3)]


def test_a_continue_past_the_only_exit_makes_the_whole_loop_a_region() -> None:
    head, last = Label("head"), Label("last")
    graph = graph_of(
        head,
        step(),
        step(EndKind.JUMP, head, guard=0),
        step(),
        step(EndKind.JUMP, last, guard=1),
        step(EndKind.JUMP, head),
        last,
        step(),
    )
    builder = RegionBuilder(graph)
    builder.add_branch(0)
    (region,) = builder.regions()
    assert [graph.blocks[index].end.kind for index in region.exits] == [EndKind.LEAVE]


def test_regions_of_many_branches_take_no_quadratic_time() -> None:
    items = []
    labels = [Label(f"L{index}") for index in range(3000)]
    for label in labels:
        items += [step(), step(EndKind.JUMP, label, guard=0)]
    for label in reversed(labels):
        items += [step(), label]
    graph = graph_of(*items, step())
    builder = RegionBuilder(graph)
    for branch in range(len(labels)):
        builder.add_branch(branch)
    assert len(builder.regions()) == 1


def test_an_early_return_is_left_to_where_the_others_go_on() -> None:
    early = Label("early")
    graph = graph_of(
        step(),
        step(EndKind.JUMP, early, guard=0),
        step(),
        step(EndKind.LEAVE),
        early,
        step(),
        step(EndKind.LEAVE),
    )
    builder = RegionBuilder(graph)
    builder.add_branch(0)
    (region,) = builder.regions()
    assert (region.blocks, region.exits) == ((1,), (2,))
