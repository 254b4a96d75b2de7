"""The order of the steps of a block where many sums grow: a few at a time.

Compilers write sums of products one after the other, each along its whole length, or the next term of all of them at a
time. There are more sums and terms than registers, and LLVM keeps the order: what the next step needs is in memory, or
the next term of a sum waits for the one before. Here as many sums grow beside each other as half of the registers hold,
and what they share is loaded for all of them. Only the fast version does so: it leaves to the safe one at a block's
start, where accesses fail in the order of the text.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ptxvm.engine.jit.analysis.shapes import Facts
from ptxvm.engine.jit.program.operands import PlaceOf
from ptxvm.engine.jit.program.step import Effects, Step
from ptxvm.isa.warp import Space
from ptxvm.lanes.types import WARP_SIZE

SHORTEST = 4
"""Terms of a sum."""

FEWEST = 64
"""Terms of all sums, for fewer of which the order does not matter."""

_LOAD = Effects(pure=False)


def in_order(steps: Sequence[Step], facts: Facts, features: str) -> Sequence[Step]:
    """The steps of a block in the order in which the fast version makes them."""
    if len(steps) < FEWEST:
        return steps
    found: list[Step] = []
    place = 0
    while place < len(steps) and steps[place].effects.repeatable:
        end = place
        while end < len(steps) and _may_move(steps[end]):
            end += 1
        if end - place >= FEWEST:
            found += _Stretch(steps[place:end], facts).steps(_register_bits(features))
            place = end
        else:
            found += steps[place : end + 1]
            place = end + 1
    return [*found, *steps[len(found) :]]


def _may_move(step: Step) -> bool:
    """Whether it makes no difference where among others of the kind a step is made, if these make what it needs."""
    return step.guard is None and ((step.effects.pure and not step.effects.may_leave) or _loads_shared(step))


def _loads_shared(step: Step) -> bool:
    is_load = step.instruction.definition.name == "ld" and step.effects == _LOAD
    return is_load and any(isinstance(place, PlaceOf) and place.space is Space.SHARED for place in step.sources)


def _register_bits(features: str) -> int:
    """Of half of the vector registers."""
    if "+avx512f" in features:
        return 16 * 512
    return 8 * 256 if "+avx2" in features else 0


class _Stretch:
    """Steps that may be made in any order in which each has what it needs."""

    def __init__(self, steps: Sequence[Step], facts: Facts) -> None:
        self._steps = steps
        self._facts = facts
        self._needs: list[list[int]] = []
        """The steps that have to be made before each: they write what it reads, or read or write what it writes."""
        self._readers: list[set[int]] = [set() for _ in steps]
        self._trace()

    def _trace(self) -> None:
        writer: dict[int, int] = {}
        readers: dict[int, list[int]] = {}
        for number, step in enumerate(self._steps):
            needs = dict.fromkeys(writer[cell] for cell in step.reads if cell in writer)
            for before in needs:
                self._readers[before].add(number)
            for cell in step.writes:
                needs.update(dict.fromkeys(readers.pop(cell, ())))
                needs.update({writer[cell]: None} if cell in writer else {})
                writer[cell] = number
            for cell in step.reads:
                readers.setdefault(cell, []).append(number)
            needs.pop(number, None)
            self._needs.append(list(needs))

    def steps(self, register_bits: int) -> list[Step]:
        """All of them, in the new order."""
        sums = self._sums()
        if sum(map(len, sums)) < FEWEST or len(sums) < 2:
            return list(self._steps)
        made: dict[int, None] = {}
        while sums:
            size = WARP_SIZE * self._bits(sums[0][0])
            count = max(1, register_bits // size)
            beside, sums = sums[:count], sums[count:]
            for terms in _by_turns(beside):
                self._make(terms, made)
        for number in range(len(self._steps)):
            self._make(number, made)
        return [self._steps[number] for number in made]

    def _bits(self, number: int) -> int:
        return self._facts.values[self._steps[number].writes[0]].type.bits

    def _sums(self) -> list[list[int]]:
        """Steps that add to what the one before has made, which nobody else reads, in the order in which they end."""
        found: list[list[int]] = []
        within: set[int] = set()
        for number in range(len(self._steps)):
            if number in within:
                continue
            terms = [number]
            while (following := self._following(terms[-1])) is not None:
                terms.append(following)
            within.update(terms)
            if len(terms) >= SHORTEST:
                found.append(terms)
        return found

    def _following(self, number: int) -> int | None:
        step, readers = self._steps[number], self._readers[number]
        if len(readers) != 1 or len(step.writes) != 1 or not self._facts.is_varying(step.writes[0]):
            return None
        following = next(iter(readers))
        return following if self._steps[following].form is step.form and step.effects.pure else None

    def _make(self, number: int, made: dict[int, None]) -> None:
        """A step, and before it what it needs."""
        stack = [number]
        while stack:
            if missing := [other for other in self._needs[stack[-1]] if other not in made]:
                stack += reversed(missing)
            else:
                made.setdefault(stack.pop())


def _by_turns(sums: Iterable[list[int]]) -> Iterable[int]:
    """The first term of each, the second of each, and so on."""
    left = [terms[::-1] for terms in sums]
    while left:
        for terms in left:
            yield terms.pop()
        left = [terms for terms in left if terms]
