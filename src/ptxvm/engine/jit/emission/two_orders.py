"""Loads and stores by turns, as loops that compilers unroll have them: `o[i] = f(x[i]); o[i + 1] = f(x[i + 1]); ...`.

Only when they are there is known that what is stored is not what is loaded next. So the steps are emitted twice: in an
order in which neighbours are together, for warps of which no lane's places overlap, and in their own.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ptxvm.engine.jit.emission.block_state import BlockState
from ptxvm.engine.jit.memory.bounds import none_of
from ptxvm.engine.jit.program.joining import are_neighbours, may_change_places, plain_place
from ptxvm.engine.jit.program.operands import PlaceOf, Reader
from ptxvm.engine.jit.program.step import Step
from ptxvm.isa.definition import Form
from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.types import U64
from ptxvm.records import record


@record()
class Assumed:
    """Accesses around different addresses, of which it has been assumed that they may change places."""

    pairs: list[tuple[Step, Step]]

    def __call__(self, step: Step, other: Step) -> bool:
        if may_change_places(step, other):
            return True
        first, second = plain_place(step), plain_place(other)
        if first is None or second is None or first.space is not second.space or first.base == second.base:
            return False
        self.pairs.append((step, other))
        return True


@record()
class TwoOrders:
    """Steps in their own order and in another one, with those `before` and `behind` that are in the same in both."""

    before: Sequence[Step]
    own: Sequence[Step]
    other: Sequence[Step]
    behind: Sequence[Step]
    assumed: Assumed

    @classmethod
    def of(cls, own: Sequence[Step], other: Sequence[Step], assumed: Assumed) -> TwoOrders | None:
        """None if they are the same, or if what has been assumed cannot be asked in front of them."""
        places = [number for number, (a, b) in enumerate(zip(own, other, strict=True)) if a is not b]
        if not places:
            return None
        first, last = places[0], places[-1] + 1
        while first and are_neighbours(other[first - 1], other[first]):
            first -= 1
        while last < len(other) and are_neighbours(other[last - 1], other[last]):
            last += 1
        found = cls(own[:first], own[first:last], other[first:last], own[last:], assumed)
        asked = {cell for place, _ in found._places() for cell in place.cells()}
        return found if found.writes.isdisjoint(asked) else None

    @property
    def writes(self) -> frozenset[int]:
        return frozenset(cell for step in self.own for cell in step.writes)

    def are_apart(self, state: BlockState, reader: Reader) -> str:
        """Whether (i1) no executing lane's places overlap, of accesses that have changed places."""
        code, reading, found = state.text.code, state.text.reading, "true"
        for (first, second), (low, high) in self._distances().items():
            a, b = (self._address(place, reader) for place in (first, second))
            vector = reading.vector(a - b - (low & U64.mask))
            near = code.value(f"icmp ule <32 x i64> {vector}, splat (i64 {high - low})")
            found = code.value(f"and i1 {found}, {none_of(code, near, state.mask)}")
        return found

    def _distances(self) -> dict[tuple[PlaceOf, PlaceOf], tuple[int, int]]:
        """From the second to the first of two addresses: how far it is at least and at most where accesses overlap."""
        found: dict[tuple[PlaceOf, PlaceOf], tuple[int, int]] = {}
        places = self._places()
        for (a, size), (b, other_size) in zip(places, places, strict=False):
            pair = _around(a), _around(b)
            low, high = b.offset - a.offset - size + 1, b.offset - a.offset + other_size - 1
            old_low, old_high = found.get(pair, (low, high))
            found[pair] = min(low, old_low), max(high, old_high)
        return found

    def _places(self) -> Iterator[tuple[PlaceOf, int]]:
        """Two of each pair, one after the other, with the bytes that are accessed."""
        for step in (step for pair in self.assumed.pairs for step in pair):
            place, form = plain_place(step), step.form
            assert place is not None and isinstance(form, Form)
            yield place, form.type.size

    def _address(self, place: PlaceOf, reader: Reader) -> Lanes:
        base = place.value(reader).base
        assert base is not None
        return base.to(U64) if base.type.bits < U64.bits else base.raw_bits(U64)


def _around(place: PlaceOf) -> PlaceOf:
    return PlaceOf(place.base, 0, place.space)
