"""Chains of guarded accesses to neighbouring places: `if (i < n) x[i] = a; if (i + 1 < n) x[i + 1] = b; ...`, as
compilers make of loops over a thread's own elements.

In all warps but the last one, every guard holds for every lane. In front of such a chain that is asked once for all of
it; then one block makes the accesses, side by side, and one check does for them. Any other warp goes the old way.

So it is with chains that load, wherever that is, and compute: `if (y > 0 && x > 0) s += a[..] * f[0]; if (y > 0) s +=
a[..] * f[1]; ...`. Most warps are far from the edges of a picture. Then one block does all of it, in the order of the
text; if a check fails in it, the warp goes the old way.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise

from ptxvm.engine.jit.analysis.graph import Block, End
from ptxvm.engine.jit.analysis.predication import cells_of_loads
from ptxvm.engine.jit.program.cells import Cells
from ptxvm.engine.jit.program.intrinsics import ALL_HOLD
from ptxvm.engine.jit.program.joining import are_neighbours, plain_place
from ptxvm.engine.jit.program.operands import Read
from ptxvm.engine.jit.program.step import Effects, EndKind, Step, Write
from ptxvm.lanes.types import PRED
from ptxvm.records import record

_LOAD = Effects(pure=False)

MOST_STEPS = 6
"""Of each block of a chain that stores, or makes one access to each of neighbouring places."""

MOST = 16
"""Such accesses that are made in one block."""

MOST_LOADING_STEPS = 12
"""Of each block of a chain that loads."""

FEWEST_LOADING, MOST_LOADING = 8, 32
"""Links of such a chain."""


@record()
class Link:
    """A branch around a block that makes one access: `head` ends with the branch, `behind` follows both ways."""

    head: int
    arm: int
    behind: int


def join_chains(blocks: list[Block], reached: Iterable[int], cells: Cells) -> None:
    """Put a second way through in front of each chain. Only the blocks of these numbers are ever `reached`."""
    found = [blocks[number] for number in reached]
    sources = Counter(target for block in found for target in (*block.end.targets, *block.end.callees))
    links = {head: link for head in reached if (link := _link(blocks, head, sources)) is not None}
    if len(links) < 2:
        return
    steps = [step for block in found for step in block.steps]
    writes = Counter(cell for step in steps for cell in step.writes)
    loaded = cells_of_loads(steps)
    inner = {link.behind for link in links.values() if _may_go_on(blocks[link.behind], sources[link.behind])}
    for head in [number for number in links if number not in inner]:
        for chain, loads in _stretches(blocks, _chain(links, inner, head), loaded):
            parts = _parts(blocks, chain)
            in_order = loads and len(chain) >= FEWEST_LOADING and sum(map(len, parts)) < len(chain)
            if not (in_order and _Joined(blocks, chain, writes, in_order=True).add(cells)):
                for part in parts:
                    _Joined(blocks, part, writes, in_order=False).add(cells)


def _link(blocks: Sequence[Block], head: int, sources: Mapping[int, int]) -> Link | None:
    end = blocks[head].end
    if end.kind is not EndKind.BRANCH:
        return None
    for arm, behind in (end.targets, end.targets[::-1]):
        block = blocks[arm]
        if arm != behind and sources[arm] == 1 and block.end.kind is EndKind.JUMP and block.end.targets == [behind]:
            return Link(head, arm, behind) if _makes_one_access(block) or _only_loads(block) else None
    return None


def _only_loads(block: Block) -> bool:
    """Whether a block loads, wherever that is, and computes."""
    return len(block.steps) <= MOST_LOADING_STEPS and all(_loads(step) or _computes(step) for step in block.steps)


def _loads(step: Step) -> bool:
    """Whether a step loads in no order among threads, and does nothing else."""
    is_load = step.instruction.definition.name in ("ld", "ld.global.nc") and step.effects == _LOAD
    return is_load and step.guard is None and not step.held


def _makes_one_access(block: Block) -> bool:
    others = [step for step in block.steps if plain_place(step) is None]
    return len(block.steps) <= MOST_STEPS and len(block.steps) == len(others) + 1 and all(map(_computes, others))


def _computes(step: Step) -> bool:
    return step.effects.pure and step.guard is None and not step.held


def _may_go_on(block: Block, sources: int) -> bool:
    """Whether a chain may go on behind this block, to which one of its links leads."""
    return sources == 2 and len(block.steps) <= MOST_LOADING_STEPS and all(map(_computes, block.steps))


def _chain(links: Mapping[int, Link], inner: set[int], head: int) -> list[Link]:
    chain = [links[head]]
    while chain[-1].behind in inner and chain[-1].behind in links:
        chain.append(links[chain[-1].behind])
    return chain


def _stretches(blocks: Sequence[Block], chain: Sequence[Link], loaded: frozenset[int]) -> list[tuple[list[Link], bool]]:
    """The parts of a chain whose blocks only load where nothing `loaded` leads, and those between them."""
    parts: list[tuple[list[Link], bool]] = []
    for link in chain:
        loads = _only_loads(blocks[link.arm]) and _guard(blocks, link) not in loaded
        if not parts or parts[-1][1] != loads or (loads and len(parts[-1][0]) == MOST_LOADING):
            parts.append(([], loads))
        parts[-1][0].append(link)
    return parts


def _guard(blocks: Sequence[Block], link: Link) -> int | None:
    step = blocks[link.head].end.step
    assert step is not None
    return step.guard


def _parts(blocks: Sequence[Block], chain: Sequence[Link]) -> list[list[Link]]:
    """The parts of a chain whose accesses follow each other."""
    parts = [[chain[0]]]
    for before, link in pairwise(chain):
        if len(parts[-1]) < MOST and _are_neighbours(blocks[before.arm], blocks[link.arm]):
            parts[-1].append(link)
        else:
            parts.append([link])
    return [part for part in parts if len(part) > 1]


def _are_neighbours(before: Block, block: Block) -> bool:
    is_one = _makes_one_access(before) and _makes_one_access(block)
    return is_one and are_neighbours(_access(before), _access(block))


def _access(block: Block) -> Step:
    return next(step for step in block.steps if plain_place(step) is not None)


class _Joined:
    """A chain, and the blocks that are made for it. `in_order`: it loads in the order of the text."""

    def __init__(
        self, blocks: list[Block], chain: Sequence[Link], writes: Mapping[int, int], *, in_order: bool
    ) -> None:
        self._blocks = blocks
        self._chain = chain
        self._writes = writes
        arms, between = [blocks[link.arm] for link in chain], [blocks[link.head] for link in chain[1:]]
        rest = [step for block in between for step in block.steps]
        self._inner = {id(step) for step in rest}
        self._steps = [step for arm, block in zip(arms, [*between, None], strict=True) for step in _both(arm, block)]
        self._accesses = [] if in_order else [_access(arm) for arm in arms]

    def add(self, cells: Cells) -> bool:
        """Whether they could be made."""
        early = self._early()
        joined = None if early is None else self._joined(early)
        if early is None or joined is None:
            return False
        blocks, chain = self._blocks, self._chain
        first, last, (cell,) = blocks[chain[0].head], chain[-1], cells.add("all.hold", PRED)
        cells.use(cell, PRED)
        asking, fast, old = (len(blocks) + number for number in range(3))
        ends = [blocks[link.head].end for link in chain]
        question = self._question(ends, cell)
        branch = Step(question.instruction, guard=cell, reads=(cell,), end=EndKind.BRANCH, callers=question.callers)
        way = Block([], first.end)
        blocks += [
            Block([*map(replace, early), question], End(EndKind.BRANCH, [fast, old], branch, likely=True)),
            Block([*map(replace, joined)], End(EndKind.JUMP, [last.behind]), old=None if self._accesses else way),
            way,
        ]
        first.end = End(EndKind.JUMP, [asking])
        return True

    def _question(self, ends: Sequence[End], cell: int) -> Step:
        """Whether the guards of all branches lead all lanes to the accesses."""
        guards = []
        for end, link in zip(ends, self._chain, strict=True):
            assert end.step is not None and end.step.guard is not None
            guards.append(Read(end.step.guard, PRED, negated=end.negated != (link.arm != end.targets[0])))
        step = ends[0].step
        assert step is not None
        return Step(
            *(step.instruction, ALL_HOLD),
            sources=tuple(guards),
            results=(Write(cell, PRED),),
            reads=tuple(guard.cell for guard in guards),
            writes=(cell,),
            effects=ALL_HOLD.effects,
            callers=step.callers,
        )

    def _early(self) -> list[Step] | None:
        """What the guards follow from, which is computed before they are asked for; None if that cannot be."""
        wanted = {guard for link in self._chain[1:] if (guard := _guard(self._blocks, link)) is not None}
        found: list[Step] = []
        for step in reversed(self._steps):
            if id(step) in self._inner and not wanted.isdisjoint(step.writes):
                found.insert(0, step)
                wanted.update(step.reads)
        chosen = set(map(id, found))
        early = {cell for step in found for cell in step.writes}
        others = [step for step in self._steps if id(step) not in chosen]
        if any(self._writes[cell] != 1 for cell in early) or any(not wanted.isdisjoint(step.writes) for step in others):
            return None
        done: set[int] = set()
        for step in self._steps:
            if not (early - done).isdisjoint(step.reads):
                return None
            if id(step) in chosen:
                done.update(step.writes)
        return None if _guard(self._blocks, self._chain[0]) in early else found

    def _joined(self, early: Sequence[Step]) -> list[Step] | None:
        """What the chain does, without that: neighbours are loaded first, or stored last; None if that is not the
        same."""
        done, made = set(map(id, early)), set(map(id, self._accesses))
        steps = _needed([step for step in self._steps if id(step) not in done])
        if any(not set(access.reads).isdisjoint(step.writes) for access in self._accesses for step in self._accesses):
            return None
        for place, access in enumerate(steps):
            if id(access) not in made:
                continue
            passed = steps[:place] if access.writes else steps[place + 1 :]
            if any(not _may_pass(access, step) for step in passed if id(step) not in made):
                return None
        rest = [step for step in steps if id(step) not in made]
        if not made:
            return rest
        return [*self._accesses, *rest] if self._accesses[0].writes else [*rest, *self._accesses]


def _both(arm: Block, block: Block | None) -> list[Step]:
    return [*arm.steps, *(() if block is None else block.steps)]


def _needed(steps: Sequence[Step]) -> list[Step]:
    """Without what is overwritten before anybody reads it."""
    found: list[Step] = []
    overwritten: set[int] = set()
    for step in reversed(steps):
        if step.effects.pure and overwritten.issuperset(step.writes):
            continue
        found.insert(0, step)
        overwritten = overwritten.union(step.writes).difference(step.reads)
    return found


def _may_pass(access: Step, step: Step) -> bool:
    """Whether it makes no difference which of them is first."""
    touched = {*access.reads, *access.writes}
    return touched.isdisjoint(step.writes) and set(access.writes).isdisjoint(step.reads)
