"""Divergent regions on random graphs, against lanes that really walk them."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from tests.engine.jit.graphs import accessing, graph_of, random_program, step

from ptxvm.checker.module import Label
from ptxvm.engine.jit.analysis.graph import Block, Graph, GraphBuilder
from ptxvm.engine.jit.analysis.liveness import liveness
from ptxvm.engine.jit.analysis.order import make_graph
from ptxvm.engine.jit.analysis.regions import Apart, RegionBuilder, has_straight_blocks, overtaken
from ptxvm.engine.jit.program.step import EndKind

CELLS = range(4)
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


def written(block: Block) -> set[int]:
    return {cell for step in block.steps for cell in step.writes}


class Lane:
    """Where a lane is, and what it knows: the value of each cell is when it was written, and from what."""

    def __init__(self) -> None:
        self.place = 0
        self.known: dict[int, object] = dict.fromkeys(CELLS, 0)

    def run(self, block: Block, event: int, chosen: set[int]) -> None:
        for number, item in enumerate(block.steps):
            value = event, number, *(self.known[cell] for cell in item.reads if cell in chosen)
            self.known.update(dict.fromkeys(item.writes, hash(value)))


def one_value(lanes: list[Lane], cell: int) -> object:
    """What all these lanes know of a cell."""
    (value,) = {lane.known[cell] for lane in lanes}
    return value


def walk_straight(graph: Graph, divergent: set[int], generator: random.Random) -> int:
    """Lanes go through blocks, lowest first. In straight regions none waits where its turn is over, and the value that
    was last written for all lanes of a block is that of all which come to one where the cell is not apart. Returns how
    often that was looked at."""
    builder, live = RegionBuilder(graph), liveness(graph)
    for branch in sorted(divergent):
        builder.add_branch(branch)
    regions = builder.regions()
    varying = {
        cell for region in regions for block in region.blocks for cell in written(graph.blocks[block])
        if cell in live.entering_any(region.exits)
    }  # fmt: skip
    chosen = set(CELLS) - varying
    apart: dict[int, Apart] = {}
    for region in regions:
        if has_straight_blocks(graph, region, ()):
            apart |= overtaken(graph, live, region, chosen, {})
    nothing = Apart(frozenset(), frozenset())
    lanes, homes, looks = [Lane() for _ in range(LANES)], dict[int, object].fromkeys(CELLS, 0), 0
    for event in range(1, 300):
        lowest = min(lane.place for lane in lanes)
        if lowest == END:
            break
        here, block, cells = [x for x in lanes if x.place == lowest], graph.blocks[lowest], apart.get(lowest, nothing)
        for cell in chosen.intersection(live.entering(lowest)) - cells.entering if lowest in apart else ():
            assert one_value(here, cell) == homes[cell], "others wrote it while a lane waited"
            looks += 1
        if lowest not in builder:
            homes |= {cell: one_value(here, cell) for cell in chosen.intersection(live.entering(lowest))}
        for lane in here:
            lane.run(block, event, chosen)
        for cell in written(block) - cells.written - varying if lowest in apart or lowest not in builder else ():
            homes[cell] = one_value(here, cell)
        targets = block.end.targets or [END]
        common = generator.choice(targets)
        for lane in here:
            lane.place = generator.choice(targets) if lowest in divergent else common
        if lowest in apart:
            least = min(lane.place for lane in lanes)
            assert least > lowest or least in targets, "a lane waits at a block that had its turn"
    return looks


@pytest.mark.parametrize("part", range(20))
def test_one_value_stands_for_all_lanes_of_a_block_in_straight_regions(part: int) -> None:
    looks = 0
    for seed in range(part, 400, 20):
        generator = random.Random(seed)
        program = random_program(generator.randrange(3, 14), generator)
        items = [accessing(item, CELLS, generator) for item in program]
        graph = make_graph(GraphBuilder(items, counted=seed % 2 == 1))  # half of them in the order of the text
        branches = [block.index for block in graph.blocks if len(set(block.end.targets)) > 1]
        for _ in range(10):
            looks += walk_straight(graph, {branch for branch in branches if generator.random() < 0.5}, generator)
    assert looks > 100


def cells_of(apart: dict[int, Apart]) -> set[int]:
    return {cell for cells in apart.values() for cell in cells.entering | cells.written}


def test_a_loop_that_some_lanes_leave_is_straight_and_its_counter_is_one_value() -> None:
    head, out = Label("head"), Label("out")
    counter, sum_, other = CELLS[:3]
    graph = graph_of(
        head,
        step(EndKind.JUMP, out, guard=other),
        replace(step(), reads=(counter,), writes=(counter,)),
        replace(step(), reads=(counter,), writes=(sum_,)),
        step(EndKind.JUMP, head),
        out,
        replace(step(), reads=(sum_,)),
    )
    builder = RegionBuilder(graph)
    builder.add_branch(0)
    (region,) = builder.regions()
    assert has_straight_blocks(graph, region, ())
    assert not cells_of(overtaken(graph, liveness(graph), region, [counter], {}))


def test_what_is_read_behind_a_loop_in_the_region_is_overtaken_and_all_that_follows_from_it() -> None:
    head, out, last = Label("head"), Label("out"), Label("last")
    counter, copy, other = CELLS[:3]
    graph = graph_of(
        step(),
        step(EndKind.JUMP, last, guard=other),
        head,
        replace(step(), reads=(counter,), writes=(counter,)),
        step(EndKind.JUMP, out, guard=other),
        step(EndKind.JUMP, head),
        out,
        replace(step(), reads=(counter,), writes=(copy,)),
        replace(step(), reads=(copy,)),
        last,
        step(),
    )
    builder = RegionBuilder(graph)
    for branch in range(3):
        builder.add_branch(branch)
    (region,) = builder.regions()
    assert has_straight_blocks(graph, region, ())
    apart = overtaken(graph, liveness(graph), region, [counter, copy], {})
    assert cells_of(apart) == {counter, copy}
    blocks = {graph.blocks[block].steps[0].writes: cells for block, cells in apart.items() if graph.blocks[block].steps}
    assert counter not in blocks[(counter,)].entering | blocks[(counter,)].written, "all go round the loop together"
    assert blocks[(copy,)] == Apart(frozenset({counter}), frozenset({copy}))
