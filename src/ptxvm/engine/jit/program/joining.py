"""Which instructions are done together: products of matrices that follow each other (`Effects.joins`), and accesses to
memory side by side."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice, takewhile

from ptxvm.engine.jit.program.operands import Group, PlaceOf
from ptxvm.engine.jit.program.step import Effects, Step, Write
from ptxvm.isa.definition import Form

_MOST = 64

MayChange = Callable[[Step, Step], bool]
"""Whether two steps that are not pure may as well be made the other way round."""

_AHEAD = 16
"""So many steps are looked at for the next load."""

_CONSTANT = "ld.global.nc"

_MOVES = {"ld": Effects(pure=False), _CONSTANT: Effects(pure=False), "st": Effects(pure=False, repeatable=False)}
"""Accesses, and what those do that need no order among the accesses of other threads."""


def joins(steps: Sequence[Step], step: Step) -> bool:
    """Whether a step is done together with those before it in a block: it needs none of their results, but for sums to
    which it adds more."""
    if not step.effects.joins or step.guard is not None:
        return False
    before = list(takewhile(lambda other: other.form is step.form and other.guard is None, reversed(steps)))
    touched = {*step.reads, *step.writes}
    apart = (touched.isdisjoint(other.writes) or _adds_to(step, other) for other in before)
    return 0 < len(before) < _MOST and all(apart)


def _adds_to(step: Step, other: Step) -> bool:
    """Whether a product is added to the sums of another one, and replaces them."""
    sums = [source for source in step.sources if source is not None and source.cells() == step.writes]
    others = {cell for source in step.sources if source is not None and source not in sums for cell in source.cells()}
    return step.writes == other.writes and len(sums) == 1 and others.isdisjoint(step.writes)


def together(steps: Sequence[Step]) -> Iterator[list[Step]]:
    """The steps of a block, those that are done together in one list."""
    found: list[Step] = []
    for step in steps:
        if found and not (joins(found, step) or _adjoins(found, step)):
            yield found
            found = []
        found.append(step)
    if found:
        yield found


def plain_place(step: Step) -> PlaceOf | None:
    """Where a step moves one element of each lane from or to, if it does that and nothing else."""
    form = step.form
    if not isinstance(form, Form) or step.effects != _MOVES.get(form.definition.name) or form.used:
        return None
    place, *others = step.sources
    if step.guard is not None or step.held or not isinstance(place, PlaceOf) or not place.cells():
        return None
    is_one = all(isinstance(result, Write) and result.cell >= 0 for result in step.results)
    return place if is_one and not any(isinstance(other, Group) for other in others) else None


def may_change_places(step: Step, other: Step) -> bool:
    """Whether two accesses may as well be made the other way round: two loads, one of what is not written as long as
    the kernel runs, or accesses to different places around one. (What other threads see then they might see anyway.)"""
    if plain_place(step) is None or plain_place(other) is None or not (step.writes or other.writes):
        return False
    are_loads = bool(step.writes and other.writes)
    return are_loads or _reads_constants(step) or _reads_constants(other) or _are_apart(step, other)


def _reads_constants(step: Step) -> bool:
    return isinstance(step.form, Form) and step.form.definition.name == _CONSTANT


def _are_apart(step: Step, other: Step) -> bool:
    ends = []
    for one in (step, other):
        place, form = plain_place(one), one.form
        assert place is not None and isinstance(form, Form)
        ends.append((place.base, place.space, place.offset, place.offset + form.type.size))
    (*around, low, high), (*around_other, other_low, other_high) = ends
    return around == around_other and (high <= other_low or other_high <= low)


def are_neighbours(before: Step, step: Step) -> bool:
    """Whether a step accesses the memory behind that of the one before, in the same way."""
    first, place = plain_place(before), plain_place(step)
    if first is None or place is None or before.form is not step.form or before.mark is not None:
        return False
    assert isinstance(step.form, Form)
    return (place.base, place.space, place.offset) == (first.base, first.space, first.offset + step.form.type.size)


def drawn_together(steps: Sequence[Step], may_be: Callable[[Step], bool], may_change: MayChange) -> Sequence[Step]:
    """The steps of a block, of which loads that `may_be` followed by such of neighbouring places have these next to
    them, where nothing between stands against that: loops that compilers have unrolled load and compute by turns."""
    left, found = deque(steps), list[Step]()
    while left:
        found.append(left.popleft())
        if may_be(found[-1]):
            while (place := _next_neighbour(found[-1], left, may_change)) is not None:
                found.append(left[place])
                del left[place]
    return found


def put_off(steps: Sequence[Step], may_be: Callable[[Step], bool], may_change: MayChange) -> Sequence[Step]:
    """The steps of a block, of which stores to the place before that of one that `may_be` go right in front of it,
    where no more than arithmetic is between, and loads from elsewhere."""
    left, found = list(steps), list[Step]()
    while left:
        found.append(left.pop())
        if may_be(found[-1]):
            while (place := _neighbour_before(found[-1], left, may_change)) is not None:
                found.append(left.pop(place))
    return found[::-1]


def _neighbour_before(step: Step, left: Sequence[Step], may_change: MayChange) -> int | None:
    """Where the store to the place before that of a step is, the next one of `left`, if it may as well come last."""
    written, passed = set[int](), list[Step]()
    for number in range(len(left) - 1, max(len(left) - 1 - _AHEAD, -1), -1):
        other = left[number]
        if are_neighbours(other, step):
            is_free = written.isdisjoint(other.reads) and all(may_change(other, one) for one in passed)
            return number if is_free else None
        if not other.effects.pure:
            passed.append(other)
        written.update(other.writes)
    return None


def _next_neighbour(step: Step, left: Iterable[Step], may_change: MayChange) -> int | None:
    """Where the load of the place behind that of a step is, if it may as well be made right after it."""
    read, written, passed = set[int](), {*step.writes}, list[Step]()
    for number, other in enumerate(islice(left, _AHEAD)):
        if are_neighbours(step, other):
            is_free = written.isdisjoint((*other.reads, *other.writes)) and read.isdisjoint(other.writes)
            return number if is_free and all(may_change(other, one) for one in passed) else None
        if not other.effects.pure:
            passed.append(other)
        read.update(other.reads)
        written.update(other.writes)
    return None


def _adjoins(steps: Sequence[Step], step: Step) -> bool:
    """Whether an access is done together with those before it in a block."""
    if not are_neighbours(steps[-1], step):
        return False
    touched = {*step.reads, *step.writes}
    return all(touched.isdisjoint(other.writes) for other in steps)
