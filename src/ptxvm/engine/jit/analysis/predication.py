"""Small blocks to which the lanes of a warp go, or do not, by what each of them has loaded: `if (v < d[i]) d[i] = v;`.

Nobody can foresee how lanes divide there. Instead of branching, all of them go through such a block, its instructions
under a guard: that takes less time than a branch that is foretold wrongly.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from ptxvm.engine.jit.analysis.graph import Block, End
from ptxvm.engine.jit.analysis.scattering import following
from ptxvm.engine.jit.analysis.shapes import flat_writes
from ptxvm.engine.jit.program.operands import Constant, Group, PlaceOf, Read, Source, SpecialValue
from ptxvm.engine.jit.program.step import EndKind, Step
from ptxvm.isa.warp import Space
from ptxvm.lanes.numpy_reading import NUMPY

MOST_STEPS = 6
"""Of a block, beyond which going around it may be worth a wrong guess."""

MOST_ACCESSES = 2

_MEMORY = (Space.GLOBAL, Space.GENERIC, Space.SHARED)


def predicate(blocks: Sequence[Block], reached: Iterable[int]) -> None:
    """Change branches around such blocks to jumps into them. Only the blocks of these numbers are ever `reached`."""
    found = [blocks[number] for number in reached]
    sources = Counter(target for block in found for target in (*block.end.targets, *block.end.callees))
    branches = [block for block in found if block.end.kind is EndKind.BRANCH]
    chosen = [(block, arms) for block in branches if (arms := _arms(blocks, block.end, sources))]
    if not chosen:
        return
    steps = [step for block in found for step in block.steps]
    loaded, users = cells_of_loads(steps), _users(found)
    for block, arms in chosen:
        if block.end.step is not None and block.end.step.guard in loaded:
            _go_through(blocks, block, arms, users)


def _arms(blocks: Sequence[Block], end: End, sources: Mapping[int, int]) -> list[int]:
    """The targets of a branch that are such blocks, if both ways meet behind them."""
    step = end.step
    assert step is not None and step.guard is not None
    behind = [_behind(blocks[target], step.guard) if sources[target] == 1 else None for target in end.targets]
    (taken, other), (past_taken, past_other) = end.targets, behind
    if past_taken is not None and past_taken == past_other:
        return [taken, other]
    if past_taken == other:
        return [taken]
    return [other] if past_other == taken else []


def _behind(block: Block, guard: int) -> int | None:
    """Where a block that may be gone through under a guard leads to."""
    if block.end.kind is not EndKind.JUMP or len(block.steps) > MOST_STEPS:
        return None
    accesses = sum(not step.effects.pure for step in block.steps)
    if accesses > MOST_ACCESSES or not all(_may_be_guarded(step, guard) for step in block.steps):
        return None
    return block.end.targets[0]


def _may_be_guarded(step: Step, guard: int) -> bool:
    """Whether it only computes, or accesses memory, and nothing else goes by it."""
    effects = step.effects
    if step.guard is not None or guard in step.writes or step.held or effects.joins or effects.stack:
        return False
    return effects.pure or (not (effects.starts_block or effects.synchronises) and _accesses_memory(step))


def _accesses_memory(step: Step) -> bool:
    return any(isinstance(source, PlaceOf) and source.space in _MEMORY for source in step.sources)


def _go_through(blocks: Sequence[Block], block: Block, arms: Sequence[int], users: Mapping[int, set[Block]]) -> None:
    end = block.end
    assert end.step is not None and end.step.guard is not None
    following = [*arms, blocks[arms[0]].end.targets[0]]
    for arm, target in zip(arms, following[1:], strict=True):
        negated = end.negated != (arm != end.targets[0])
        steps = _left_to_do(blocks[arm].steps, block.steps)
        own = {cell for cell in _first_written(steps) if users[cell] == {blocks[arm]}}
        blocks[arm].steps[:] = [
            *_cleared(steps, own),
            *(_guarded(step, end.step.guard, negated, own) for step in steps),
        ]
        blocks[arm].end = End(EndKind.JUMP, [target])
    block.end = End(EndKind.JUMP, [following[0]])
    _append(block, [blocks[arm] for arm in arms])


def _append(block: Block, arms: Sequence[Block]) -> None:
    """What follows in any case goes on in the same block, where checks are known that were made before; unless the
    warp may leave for the safe version when something has happened that must not happen twice."""
    steps = [step for part in (block, *arms) for step in part.steps]
    happened = next((place for place, step in enumerate(steps) if not step.effects.repeatable), len(steps))
    if not any(step.effects.may_leave for step in steps[happened:]):
        block.steps[:] = steps
        block.end = arms[-1].end


def _left_to_do(steps: Iterable[Step], before: Sequence[Step]) -> list[Step]:
    """Those of steps that the ones before them, and a block before that, have not done."""
    left: list[Step] = []
    for step in steps:
        if not _is_done(step, [*before, *left]):
            left.append(step)
    return left


def _is_done(step: Step, before: Sequence[Step]) -> bool:
    """Whether a block has computed the same at its end: where ways meet, each brings what goes on under one name."""
    if not step.effects.pure or not all(isinstance(source, Read) for source in step.sources):
        return False
    if not set(step.reads).isdisjoint(step.writes):
        return False  # a second time it would not find what it found the first time
    for other in reversed(before):
        if other.guard is None and other.form is step.form and _operands(other) == _operands(step):
            return True
        if not {*step.reads, *step.writes}.isdisjoint(other.writes):
            return False
    return False


def _operands(step: Step) -> tuple[object, ...]:
    return step.sources, step.results


def _first_written(steps: Sequence[Step]) -> set[int]:
    """The cells whose values before these steps nobody reads in them."""
    read: set[int] = set()
    written: set[int] = set()
    for step in steps:
        read.update(cell for cell in step.reads if cell not in written)
        written.update(step.writes)
    return written - read


def _users(blocks: Iterable[Block]) -> dict[int, set[Block]]:
    """The blocks in which each cell is read or written."""
    users: dict[int, set[Block]] = {}
    for block in blocks:
        for step in block.all_steps:
            for cell in (*step.reads, *step.writes):
                users.setdefault(cell, set()).add(block)
    return users


def _cleared(steps: Sequence[Step], own: set[int]) -> Iterator[Step]:
    """Before what only some lanes load: other lanes have no value from before that was to be kept."""
    for step in steps:
        for write in () if step.effects.pure else flat_writes(step.results):
            if write.cell in own:
                zero = Constant(NUMPY.constant(write.type, 0))
                yield Step(step.instruction, None, sources=(zero,), results=(write,), writes=(write.cell,))


def _guarded(step: Step, guard: int, negated: bool, own: set[int]) -> Step:
    """What is computed for nobody else needs no guard."""
    if step.effects.pure and own.issuperset(step.writes):
        return step
    reads = tuple(dict.fromkeys((*step.reads, guard, *step.writes)))
    return replace(step, guard=guard, guard_negated=negated, reads=reads)


# -------------------------------------------------------------------------------------------- what lanes have loaded


def cells_of_loads(steps: Sequence[Step]) -> frozenset[int]:
    """The cells that may hold what lanes have loaded from places of their own, or what follows from that."""
    apart = following(steps, [step for step in steps if any(map(_is_of_lane, step.sources))])
    return following(steps, [step for step in steps if _accesses_memory(step) and not apart.isdisjoint(step.reads)])


def _is_of_lane(source: Source | None) -> bool:
    """Whether an operand is a special register that differs from lane to lane."""
    if isinstance(source, Group):
        return any(map(_is_of_lane, source.elements))
    return isinstance(source, SpecialValue) and source.register.base in ("tid", "laneid")
