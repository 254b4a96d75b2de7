"""Shared memory of other CTAs of a cluster: it is there from their start to their end, and who accesses it must know of
the one, and be known of before the other."""

from __future__ import annotations

from ptxvm.records import record
from ptxvm.sanitizer.block import Block
from ptxvm.sanitizer.knowledge import Channel, Knowledge
from ptxvm.sanitizer.vocabulary import Site


def begun(block: Block) -> Knowledge:
    """Whoever has passed the barrier of the cluster knows that its CTAs have started."""
    return Knowledge(operations={_channel(block): 0})


def _channel(block: Block) -> Channel:
    return "begun", block.place.grid, block.place.cluster


def has_begun(owner: Block, block: Block, thread: int) -> bool:
    """Whether a thread knows that a CTA of its cluster has started."""
    known = block.known[thread]
    return owner.number in known.times or _channel(owner) in known.operations


@record()
class Visit:
    """The last access of a thread to the shared memory of another CTA: when it was, by its CTA's clock and by how often
    the thread had arrived at the barrier of the cluster."""

    block: Block
    thread: int
    site: Site
    clock: int
    arrivals: int


class Visits:
    """By the CTA whose memory it is."""

    def __init__(self) -> None:
        self._last: dict[int, dict[tuple[int, int], Visit]] = {}

    def note(self, owner: Block, visit: Visit) -> None:
        self._last.setdefault(owner.number, {})[visit.block.number, visit.thread] = visit

    def end(self, owner: Block, phases: int) -> Visit | None:
        """A CTA has ended, whose threads have passed the barrier of the cluster so often: an access of which none of
        them knows that it has happened."""
        for visit in self._last.pop(owner.number, {}).values():
            times = owner.gone.times.get(visit.block.number)
            is_known = times is not None and int(times[visit.thread]) >= visit.clock
            if not is_known and phases <= visit.arrivals:
                return visit
        return None
