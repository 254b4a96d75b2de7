"""Streams that become graphs."""

from __future__ import annotations

import ctypes
import struct
from collections.abc import Iterable

from ptxvm.driver.blocks import Block
from ptxvm.driver.errors import fail, require
from ptxvm.driver.graphs import Graph, Node, allocated_by_graph, freed_by_graph
from ptxvm.driver.launches import KernelLaunch
from ptxvm.driver.state import state
from ptxvm.driver.streams import Stream, Work, clamped_priority
from ptxvm.driver.tables.constants import CUgraphNodeType as Kind
from ptxvm.driver.tables.constants import CUlaunchAttributeID as Attribute
from ptxvm.driver.tables.constants import CUresult
from ptxvm.driver.threads import calling
from ptxvm.driver.unsafe_calls import RELAXED
from ptxvm.records import record

TRIGGERED = bytes([1, 0, 1, 0, 0, 0, 0, 0])
"""`CUgraphEdgeData` between kernels of which the first lets the second begin."""


@record(frozen=False)
class Mark:
    """Where in a capture an event was recorded."""

    capture: Capture
    nodes: list[Node]


class Capture:
    """Streams that add nodes to a graph instead of doing something. `tips`: what new work of a stream comes after."""

    def __init__(self, origin: Stream, graph: Graph, mode: int, tips: Iterable[Node] = ()) -> None:
        self.origin = origin
        self.graph = graph
        self.mode = mode
        self.thread = calling.thread
        self.number = next(state.numbers)
        self.valid = True
        self.tips: dict[Stream, list[Node]] = {origin: list(tips)}
        self.edges: dict[tuple[Stream, Node], bytes] = {}
        origin.capture = self
        state.captures.append(self)

    @property
    def going_on(self) -> bool:
        """Whether what streams do still becomes part of the graph."""
        return self.valid and self in state.captures

    def invalidate(self) -> None:
        """Something happened that a graph cannot hold."""
        self.valid = False

    def leave(self, stream: Stream) -> None:
        """A stream is destroyed; what it has added stays, and must have been joined when the capture ends."""
        stream.capture = None
        if stream is self.origin:
            self.close()

    def close(self) -> None:
        """Streams work again."""
        for each in self.tips:
            each.capture = None
        state.captures.remove(self)

    def check(self) -> None:
        """Raises DriverError for a capture that has become invalid."""
        require(self.valid, CUresult.ERROR_STREAM_CAPTURE_INVALIDATED)

    def add(self, stream: Stream, work: Work) -> Node:
        """The next node of a stream."""
        self.check()
        given = {tip: self.edges.pop((stream, tip)) for tip in self.tips[stream] if (stream, tip) in self.edges}
        node = self.graph.add(work, self.tips[stream], given)
        self.tips[stream] = [node]
        if isinstance(work, KernelLaunch):
            node.attributes[Attribute.PRIORITY] = struct.pack("<i", stream.priority)
        return node

    def describe_launch(self, stream: Stream, attributes: dict[int, tuple[int, ...]]) -> None:
        """What the newest node of a stream is besides a launch: its priority, and whether it may begin early."""
        node = self.tips[stream][0]
        if Attribute.PRIORITY in attributes:
            priority = ctypes.c_int(attributes[Attribute.PRIORITY][0]).value
            node.attributes[Attribute.PRIORITY] = struct.pack("<i", clamped_priority(priority))
        if attributes.get(Attribute.PROGRAMMATIC_STREAM_SERIALIZATION, (0,))[0]:
            node.edges.update({before: TRIGGERED for before in node.after if before.kind == Kind.KERNEL})

    def add_allocation(self, stream: Stream, block: Block) -> None:
        """Memory that a stream allocates is the graph's."""
        self.add(stream, allocated_by_graph(block))

    def add_free(self, stream: Stream, block: Block) -> None:
        """Memory that a stream frees."""
        self.check()
        self.add(stream, freed_by_graph(block.address))

    def mark(self, stream: Stream) -> Mark:
        """The place where a stream is."""
        self.check()
        return Mark(self, list(self.tips[stream]))

    def join(self, stream: Stream, mark: Mark) -> None:
        """Let a stream go on after a mark; it becomes part of the capture. Raises DriverError."""
        if stream.is_legacy:
            self.invalidate()
            fail(CUresult.ERROR_STREAM_CAPTURE_IMPLICIT)
        if stream.capture is None:
            stream.capture = self
            self.tips[stream] = []
        if stream.capture is not self:
            self.invalidate()
            fail(CUresult.ERROR_STREAM_CAPTURE_MERGE)
        self.tips[stream] = list(dict.fromkeys([*self.tips[stream], *mark.nodes]))

    def end(self, stream: Stream) -> Graph:
        """The graph. Raises DriverError for a capture of which none comes: what it has added to is destroyed."""
        if stream is not self.origin:
            self.invalidate()
            fail(CUresult.ERROR_STREAM_CAPTURE_UNMATCHED)
        flaw = self._flaw()
        self.close()
        if flaw and self.graph.parent is None:
            self.graph.destroy()
        require(not flaw, flaw)
        return self.graph

    def _flaw(self) -> CUresult:
        if not self.valid:
            return CUresult.ERROR_STREAM_CAPTURE_INVALIDATED
        if self.mode != RELAXED and self.thread != calling.thread:
            return CUresult.ERROR_STREAM_CAPTURE_WRONG_THREAD
        joined = _ancestors(self.tips[self.origin])
        if all(joined.issuperset(tips) for tips in self.tips.values()):
            return CUresult.SUCCESS
        return CUresult.ERROR_STREAM_CAPTURE_UNJOINED


def _ancestors(nodes: Iterable[Node]) -> set[Node]:
    found: set[Node] = set()
    waiting = list(nodes)
    while waiting:
        node = waiting.pop()
        if node not in found:
            found.add(node)
            waiting += node.after
    return found
