"""Addresses of the form scalar + 32 constants: where the lanes of a warp meet memory."""

from __future__ import annotations

from functools import lru_cache

from ptxvm.lanes.types import WARP_SIZE
from ptxvm.records import record

SEGMENT_LENGTHS = (32, 16, 8)
"""Lanes accessed with one instruction: below 8 a gather is as good."""

SHORTEST_RUN = 4
"""Lanes of a run in any order: if their number is less, going lane by lane is as good."""


@record()
class Segment:
    """`length` lanes from `first` on, all at one address or one behind the other; `offset` is the first one's."""

    first: int
    length: int
    offset: int
    contiguous: bool


@record()
class OrderedRuns:
    """Lanes in the `order` in which they lie one behind the other: runs of `length`, which begin at `offsets`."""

    order: tuple[int, ...]
    length: int
    offsets: tuple[int, ...]


@record()
class Pattern:
    """Lane addresses are a scalar + `low` + `relative[lane]`, all of `relative` at least 0.

    `width` are the bytes each lane accesses, `span` those from the lowest address to past the highest accessed.
    `segments` is None when the lanes are scattered, `runs` when they are no runs in another order either.
    """

    low: int
    relative: tuple[int, ...]
    width: int
    span: int
    segments: tuple[Segment, ...] | None
    runs: OrderedRuns | None = None

    @property
    def uniform(self) -> bool:
        return self.span == self.width

    def aligned(self, base_alignment: int) -> bool | None:
        """Whether every lane's address is a multiple of `width`; None if that depends on the scalar.

        `base_alignment` counts the trailing zero bits the scalar is known to have.
        """
        misfits = {(self.low + offset) % self.width for offset in self.relative}
        known = 1 << base_alignment
        if known % self.width == 0:
            return misfits == {0}
        # Lanes that differ cannot all be aligned; one misfit shared by all may be made good by the scalar.
        if len(misfits) > 1 or any(misfit % min(known, self.width) for misfit in misfits):
            return False
        return None


@lru_cache(4096)
def pattern_of(offsets: tuple[int, ...], displacement: int, width: int) -> Pattern:
    """The pattern of lanes at base + `offsets` + `displacement` that access `width` bytes each."""
    low = min(offsets)
    relative = tuple(offset - low for offset in offsets)
    span = max(relative) + width
    segments = _segments(relative, width)
    runs = _runs(relative, width) if segments is None else None
    return Pattern(low + displacement, relative, width, span, segments, runs)


def _segments(relative: tuple[int, ...], width: int) -> tuple[Segment, ...] | None:
    for length in SEGMENT_LENGTHS:
        segments = [_segment(relative, first, length, width) for first in range(0, WARP_SIZE, length)]
        found = tuple(segment for segment in segments if segment is not None)
        if len(found) == len(segments):
            return found
    return None


def _segment(relative: tuple[int, ...], first: int, length: int, width: int) -> Segment | None:
    start = relative[first]
    part = relative[first : first + length]
    if all(offset == start for offset in part):
        return Segment(first, length, start, contiguous=False)
    if all(offset == start + lane * width for lane, offset in enumerate(part)):
        return Segment(first, length, start, contiguous=True)
    return None


def _runs(relative: tuple[int, ...], width: int) -> OrderedRuns | None:
    order = tuple(sorted(range(WARP_SIZE), key=relative.__getitem__))
    places = [relative[lane] for lane in order]
    starts = [0, *(at for at in range(1, WARP_SIZE) if places[at] != places[at - 1] + width)]
    lengths = {end - start for start, end in zip(starts, [*starts[1:], WARP_SIZE], strict=True)}
    length = min(lengths)
    if len(lengths) > 1 or length < SHORTEST_RUN or length & (length - 1):
        return None
    return OrderedRuns(order, length, tuple(places[start] for start in starts))
