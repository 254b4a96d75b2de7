"""Streams that become graphs."""

from __future__ import annotations

from collections.abc import Iterable

from ptxvm.driver.blocks import Block
from ptxvm.driver.errors import fail, require
from ptxvm.driver.graphs import Allocate, FreeAgain, Graph, Node
from ptxvm.driver.state import state
from ptxvm.driver.streams import Stream, Work
from ptxvm.driver.tables.constants import CUresult
from ptxvm.records import record


@record(frozen=False)
class Mark:
    """Where in a capture an event was recorded."""

    capture: Capture
    nodes: list[Node]


class Capture:
    """Streams that add nodes to a graph instead of doing something. `tips`: what new work of a stream comes after."""

    def __init__(self, origin: Stream, graph: Graph, mode: int, tips: Iterable[Node] = (), own: bool = True) -> None:
        self.origin = origin
        self.graph = graph
        self.mode = mode
        self.own = own
        self.number = next(state.numbers)
        self.valid = True
        self.tips: dict[Stream, list[Node]] = {origin: list(tips)}
        self.edges: dict[tuple[Stream, Node], bytes] = {}
        origin.capture = self

    def invalidate(self) -> None:
        """Something happened that a graph cannot hold."""
        self.valid = False

    def leave(self, stream: Stream) -> None:
        """A stream is destroyed; what it has added stays, and must have been joined when the capture ends."""
        stream.capture = None
        if stream is self.origin:
            self.invalidate()

    def check(self) -> None:
        """Raises DriverError for a capture that has become invalid."""
        require(self.valid, CUresult.ERROR_STREAM_CAPTURE_INVALIDATED)

    def add(self, stream: Stream, work: Work) -> Node:
        """The next node of a stream."""
        self.check()
        given = {tip: self.edges.pop((stream, tip)) for tip in self.tips[stream] if (stream, tip) in self.edges}
        node = self.graph.add(work, self.tips[stream], given)
        self.tips[stream] = [node]
        return node

    def add_allocation(self, stream: Stream, block: Block) -> None:
        """Memory that a stream allocates is the graph's."""
        self.add(stream, Allocate(block))

    def add_free(self, stream: Stream, block: Block) -> None:
        """Memory that a stream frees."""
        self.add(stream, FreeAgain(block.address))

    def mark(self, stream: Stream) -> Mark:
        """The place where a stream is."""
        self.check()
        return Mark(self, list(self.tips[stream]))

    def join(self, stream: Stream, mark: Mark) -> None:
        """Let a stream go on after a mark; it becomes part of the capture."""
        if stream.capture is None:
            require(not stream.is_legacy, CUresult.ERROR_STREAM_CAPTURE_IMPLICIT)
            stream.capture = self
            self.tips[stream] = []
        require(stream.capture is self, CUresult.ERROR_STREAM_CAPTURE_MERGE)
        self.tips[stream] = list(dict.fromkeys([*self.tips[stream], *mark.nodes]))

    def end(self, stream: Stream) -> Graph | None:
        """The graph; None for one that became invalid. Raises DriverError."""
        if stream is not self.origin:
            self.invalidate()
            fail(CUresult.ERROR_STREAM_CAPTURE_UNMATCHED)
        joined = _ancestors(self.tips[stream])
        unjoined = any(not joined.issuperset(tips) for each, tips in self.tips.items() if each is not stream)
        for each in self.tips:
            each.capture = None
        if self.valid and not unjoined:
            return self.graph
        if self.own:
            self.graph.destroy()
        fail(CUresult.ERROR_STREAM_CAPTURE_UNJOINED if self.valid else CUresult.ERROR_STREAM_CAPTURE_INVALIDATED)


def _ancestors(nodes: Iterable[Node]) -> set[Node]:
    found: set[Node] = set()
    waiting = list(nodes)
    while waiting:
        node = waiting.pop()
        if node not in found:
            found.add(node)
            waiting += node.after
    return found
