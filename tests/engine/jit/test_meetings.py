"""Where lanes meet again that were parted within a divergent region: who is there is known without counting them."""

from __future__ import annotations

import random
from collections.abc import Container

import numpy as np
import pytest
from tests.engine.jit.graphs import graph_of, step

import ptxvm
from ptxvm.checker.module import Label
from ptxvm.engine.jit.analysis.graph import Block, Graph
from ptxvm.engine.jit.analysis.regions import Region, RegionBuilder, has_straight_blocks, meetings
from ptxvm.engine.jit.fast.state import FastState
from ptxvm.engine.jit.program.step import EndKind, Step

LANES = 6


def random_program(depth: int, generator: random.Random, around: tuple[Label, ...] = ()) -> list[Step | Label]:
    """Ifs in ifs, out of which lanes go to the ends of those `around` now and then, or leave."""
    items: list[Step | Label] = [step()]
    for _ in range(generator.randrange(1, 4) if depth else 0):
        end = Label("end")
        items += [step(EndKind.JUMP, end, guard=1), *random_program(depth - 1, generator, (*around, end)), end, step()]
    if around and generator.random() < 0.15:
        items.append(step(EndKind.JUMP, generator.choice(around), guard=1))
    elif generator.random() < 0.05:
        items.append(step(EndKind.LEAVE, guard=1))
    return [*items, step()]


def straight_regions(graph: Graph, divergent: set[int]) -> list[Region]:
    builder = RegionBuilder(graph)
    for branch in sorted(divergent):
        builder.add_branch(branch)
    return [region for region in builder.regions() if has_straight_blocks(graph, region, set())]


def arrivals(graph: Graph, region: Region, start: Block, generator: random.Random) -> dict[int, set[int]]:
    """The lanes that come to each block, if all part behind `start`: each goes where it likes."""
    found: dict[int, set[int]] = {block: set() for block in region.blocks}
    going = [(start, set(range(LANES)))]
    while going:
        block, lanes = going.pop()
        for lane in lanes:
            target = generator.choice(block.end.targets or [-1])
            if target in found and target > block.index:
                found[target].add(lane)
        later = (index for index in region.blocks if index > block.index and found[index])
        going = [(graph.blocks[index], found[index]) for index in [*later][:1]]
    return found


def check(graph: Graph, region: Region, divergent: Container[int], generator: random.Random) -> int:
    found = meetings(graph, region, lambda block: block.index in divergent)
    for start in (block for block in graph.blocks if block.index in divergent):
        if any(target in region.blocks for target in start.end.targets):
            came = arrivals(graph, region, start, generator)
            assert all(came[block] == came[first] for block, first in found.items())
    return len(found)


@pytest.mark.parametrize("chunk", range(3))
def test_all_meet_that_were_there(chunk: int) -> None:
    found = 0
    for seed in range(30 * chunk, 30 * chunk + 30):
        generator = random.Random(seed)
        graph = graph_of(*random_program(3, generator))
        branches = [block.index for block in graph.blocks if len(set(block.end.targets)) > 1]
        divergent = {branch for branch in branches if generator.random() < 0.3}
        found += sum(check(graph, region, divergent, generator) for region in straight_regions(graph, divergent))
    assert found > 20


def test_the_earliest_block_is_named() -> None:
    out, first, second = Label("out"), Label("first"), Label("second")
    outer, *others = (step(EndKind.JUMP, label, guard=0) for label in (out, first, second))
    guarded = iter(others)
    inner = next(guarded), step(), first, next(guarded), step(), second, step()
    graph = graph_of(outer, step(), *inner, out, step())
    (region,) = straight_regions(graph, {0})
    assert meetings(graph, region, lambda block: block.index == 0) == {3: 1, 5: 1}
    assert meetings(graph, region, lambda block: block.index in (0, 3)) == {3: 1}


# %r1 is the thread, %r2 an argument; %p1 says which threads look further, %r5 is what they find.
TEXT = """
.version 7.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 out, .param .u32 n) {{
    .reg .b32 %r<9>; .reg .b64 %d<5>; .reg .pred %p<5>; .shared .b32 tile[64];
    ld.param.u64 %d1, [out]; ld.param.u32 %r2, [n]; mov.u32 %r1, %tid.x; mov.u32 %r5, 7; mov.u32 %r7, 0;
    mul.wide.u32 %d2, %r1, 4; add.u64 %d3, %d1, %d2; mov.u32 %r6, tile; mad.lo.u32 %r6, %r1, 4, %r6;
    st.shared.u32 [%r6], %r1; and.b32 %r3, %r1, 31; bar.sync 0;
    {text}
OUT:
    bar.sync 0;
    xor.b32 %r1, %r1, 33; mov.u32 %r6, tile; mad.lo.u32 %r6, %r1, 4, %r6; ld.shared.u32 %r4, [%r6];
    mad.lo.u32 %r4, %r5, 1000, %r4; st.global.u32 [%d3], %r4;
    ret;
}}
"""
INNER = "setp.lt.u32 %p2, %r2, {limit}; @%p2 bra ON; add.u32 %r5, %r5, %r1; ON: st.shared.u32 [%r6], %r5;"
HALO = "setp.ne.u32 %p1, %r3, 0; @%p1 bra OUT; " + INNER
CASES = {
    "one lane": HALO.format(limit=5),
    "some lanes": ("setp.gt.u32 %p1, %r3, %r2; @%p1 bra OUT; " + INNER).format(limit=5),
    "further apart": ("setp.gt.u32 %p1, %r3, %r2; @%p1 bra OUT; " + INNER).format(limit="%r1"),
    "from outside as well": "setp.gt.u32 %p1, %r3, %r2; @%p1 bra ON; " + INNER.format(limit=5),
    "together at first": ("setp.gt.u32 %p1, %r2, 9; @%p1 bra OUT; " + INNER).format(limit="%r1"),
    "in a loop": f"AGAIN: {HALO.format(limit=5)} add.u32 %r7, %r7, 1; setp.lt.u32 %p3, %r7, 3; @%p3 bra AGAIN;",
}


@pytest.mark.parametrize("text", CASES.values(), ids=list(CASES))
@pytest.mark.parametrize("n", [3, 8, 50])
def test_kernels(text: str, n: int) -> None:
    kernel = ptxvm.load(TEXT.format(text=text) + f"// {n}").kernels["k"]
    outputs = []
    for engine in ("jit", "interpret"):
        out = np.zeros(64, np.uint32)
        kernel.launch(1, 64, out, np.uint32(n), engine=engine)
        outputs.append(out)
    np.testing.assert_array_equal(*outputs)


@pytest.mark.parametrize(("name", "count"), [("one lane", 1), ("further apart", 0), ("from outside as well", 0)])
def test_where_it_is_known(name: str, count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lanes that may all be at the inner branch come to what is behind it by ways of which nothing is known."""
    asked: list[bool] = []
    old = FastState.arrivals

    def told(self: FastState, block: int) -> str:
        asked.append(old(self, block) != f"%in{block}")
        return old(self, block)

    monkeypatch.setattr(FastState, "arrivals", told)
    test_kernels(CASES[name], 70 + count)
    assert asked
    assert any(asked) == bool(count)
