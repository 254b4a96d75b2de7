"""Graphs of work, and streams that become graphs."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator
from dataclasses import field
from functools import partial
from typing import Any

from ptxvm.driver.blocks import Block, blocks, memory_of, new_bytes, release
from ptxvm.driver.blocks import Kind as MemoryKind
from ptxvm.driver.copies import Copy, Fill, read_bytes, write_bytes
from ptxvm.driver.device_graphs import Place, launching
from ptxvm.driver.errors import DriverError, fail, require
from ptxvm.driver.events import RecordEvent, WaitEvent
from ptxvm.driver.launches import KernelLaunch
from ptxvm.driver.state import Context, state
from ptxvm.driver.streams import Work
from ptxvm.driver.tables.constants import CUgraphNodeType as Kind
from ptxvm.driver.tables.constants import CUresult
from ptxvm.driver.words import WordBatch
from ptxvm.machine.host_pages import PAGE, pages_at
from ptxvm.machine.layout import align_up
from ptxvm.machine.memory import Bytes
from ptxvm.records import record

MOST_ITERATIONS = 1 << 40
DEVICE_LAUNCH = 4
"""The flag of executable graphs that kernels may launch."""
GRAPH_MEMORY, MOST_GRAPH_MEMORY = "memory of graphs", "most memory of graphs"


@record()
class Nothing:
    """A node that only orders others."""

    def run(self, context: Context) -> None:
        """Do nothing."""


@record(frozen=False)
class Allocate:
    """Memory that a graph has: it is at the same address in every launch."""

    block: Block

    def run(self, context: Context) -> None:
        self._map()
        self.block.expected = max(0, self.block.expected - 1)

    def expect(self) -> None:
        """The graph is launched: what is done with the memory afterwards names an address that is there."""
        self._map()
        self.block.expected += 1

    def _map(self) -> None:
        block = self.block
        if block.address not in blocks:
            memory = memory_of(block.address)
            block.allocation = memory.map_at(block.address, _new_bytes(block), writable=True)
            blocks.add(block)
        storage = state.primary(block.context.device).storage
        storage.setdefault(GRAPH_MEMORY, {})[block.address] = block.size
        storage[MOST_GRAPH_MEMORY] = max(storage.get(MOST_GRAPH_MEMORY, 0), used_by_graphs(block.context.device))


def _new_bytes(block: Block) -> Bytes:
    """For memory that was given back: those of managed memory lie at its own address. Raises DriverError."""
    if block.kind is not MemoryKind.MANAGED:
        return new_bytes(block.size)
    pages = pages_at(block.address, align_up(block.size, PAGE))
    if pages is None:
        fail(CUresult.ERROR_OUT_OF_MEMORY)
    return pages[: block.size]


_of_graphs: dict[int, Block] = {}
"""By address: memory that nodes of graphs allocate."""


def allocated_by_graph(block: Block) -> Allocate:
    """The work of a node that allocates new memory."""
    block.of_graph, block.held = True, False
    _of_graphs[block.address] = block
    return Allocate(block)


def freed_by_graph(address: int) -> FreeAgain:
    """The work of a node that frees memory of a graph. Raises DriverError for other memory, or when a node does."""
    block = _of_graphs.get(address)
    if block is None or block.graph_frees:
        fail(CUresult.ERROR_INVALID_VALUE)
    return FreeAgain(block)


def used_by_graphs(device: int) -> int:
    """Bytes that graphs have on a device: what they were launched with is theirs until it is trimmed."""
    return sum(state.primary(device).storage.get(GRAPH_MEMORY, {}).values())


def trim(device: int) -> None:
    """Take memory from graphs that no launch has left behind."""
    kept = state.primary(device).storage.get(GRAPH_MEMORY, {})
    for address in [each for each in kept if each not in blocks]:
        del kept[address]


@record(frozen=False)
class FreeAgain:
    """What gives the memory of a graph back, until the next launch."""

    block: Block

    def run(self, context: Context) -> None:
        if blocks.get(self.block.address) is self.block and not self.block.expected:
            release(self.block)


@record(frozen=False)
class Conditional:
    """Graphs that run if, while, or as which, the value of a handle says. `kind`: 0 if, 1 while, 2 switch."""

    handle: ConditionalHandle
    kind: int
    bodies: list[Graph]

    def run(self, context: Context) -> None:
        if self.kind == 1:
            for _ in range(MOST_ITERATIONS):
                if context.error or not self.handle.value:
                    break
                self._body(0, context)
        elif self.kind == 2:
            self._body(self.handle.value, context)
        else:
            self._body(0 if self.handle.value else 1, context)

    def _body(self, place: int, context: Context) -> None:
        if place < len(self.bodies):
            self.bodies[place].run(context)


@record(frozen=False, eq=False)
class ConditionalHandle:
    """A value that kernels set (`cudaGraphSetConditional`); each launch of its graph sets `default` first. Its handle
    is the address of the value."""

    graph: Graph
    default: int
    resets: bool
    block: Block
    used: bool = False

    @property
    def value(self) -> int:
        return int.from_bytes(read_bytes(self.block.address, 4), "little")

    @value.setter
    def value(self, value: int) -> None:
        write_bytes(self.block.address, value.to_bytes(4, "little"))


@record(frozen=False)
class Child:
    """A graph as a node of another."""

    graph: Graph

    def run(self, context: Context) -> None:
        self.graph.run(context)


MEMORY_NODES = (Kind.MEM_ALLOC, Kind.MEM_FREE)
"""Graphs that have some keep their nodes and edges."""

UNIQUE_NODES = (*MEMORY_NODES, Kind.CONDITIONAL)
"""Graphs that have some are not cloned, and there is one executable graph of each at a time."""

_KINDS: dict[type, Kind] = {
    KernelLaunch: Kind.KERNEL,
    Copy: Kind.MEMCPY,
    Fill: Kind.MEMSET,
    Child: Kind.GRAPH,
    Nothing: Kind.EMPTY,
    WaitEvent: Kind.WAIT_EVENT,
    RecordEvent: Kind.EVENT_RECORD,
    Allocate: Kind.MEM_ALLOC,
    FreeAgain: Kind.MEM_FREE,
    Conditional: Kind.CONDITIONAL,
    WordBatch: Kind.BATCH_MEM_OP,
}


def kind_of(work: Work) -> Kind:
    """What kind of node some work is."""
    return _KINDS.get(type(work), Kind.HOST)


@record(frozen=False, eq=False)
class Node:
    """Work in a graph, after other nodes.

    edges: `CUgraphEdgeData` of those edges that are not plain ones; keep: memory that programs were given pointers to;
    attributes: of a launch, as the program has set them
    """

    graph: Graph
    work: Work
    after: list[Node]
    handle: int = 0
    number: int = 0
    original: Node | None = None
    keep: Any = None
    edges: dict[Node, bytes] = field(default_factory=dict)
    attributes: dict[int, bytes] = field(default_factory=dict)

    @property
    def kind(self) -> Kind:
        return kind_of(self.work)


@record(frozen=False, eq=False)
class Graph:
    """Nodes in the order in which they were added; `launch_order` is one that their edges allow.

    users: objects of the program and how often they are held; keep: memory that programs were given pointers to;
    instances: executable graphs of it that there are
    """

    handle: int = 0
    nodes: list[Node] = field(default_factory=list)
    conditionals: list[ConditionalHandle] = field(default_factory=list)
    parent: Graph | None = None
    number: int = field(default_factory=lambda: next(state.numbers))
    users: dict[Any, int] = field(default_factory=dict)
    keep: list[Any] = field(default_factory=list)
    counter: Iterator[int] = field(default_factory=itertools.count)
    instances: int = 0

    @property
    def captured(self) -> bool:
        """Whether a stream is adding to it."""
        return any(each.graph is self for each in state.captures)

    def holds(self, *kinds: Kind) -> bool:
        """Whether a node of one of these kinds is in it, or in a graph in it."""
        works = (node.work for node in self.nodes)
        return any(kind_of(work) in kinds or any(each.holds(*kinds) for each in graphs_in(work)) for work in works)

    def refuse(self, *kinds: Kind) -> None:
        """Raises DriverError for what may not be done with a graph that has such nodes."""
        require(not self.holds(*kinds), CUresult.ERROR_NOT_SUPPORTED)

    def add(self, work: Work, after: Iterable[Node], edges: dict[Node, bytes] | None = None) -> Node:
        """A new node."""
        node = Node(self, work, list(dict.fromkeys(after)), number=next(self.counter), edges=edges or {})
        require(all(each.graph is self for each in node.after))
        require(self.parent is None or node.kind not in MEMORY_NODES, CUresult.ERROR_NOT_SUPPORTED)
        node.handle = state.handles.add(node)
        self.nodes.append(node)
        if isinstance(work, FreeAgain):
            work.block.graph_frees = True
        return node

    def remove(self, node: Node) -> None:
        """Take a node away, and the edges to it."""
        self.nodes.remove(node)
        for other in self.nodes:
            if node in other.after:
                other.after.remove(node)
                other.edges.pop(node, None)
        state.handles.remove(node.handle, Node)
        for inner in graphs_in(node.work):
            inner.destroy()

    def clone(self) -> Graph:
        """A copy with nodes of its own."""
        made = Graph(conditionals=list(self.conditionals), users=dict(self.users))
        made.handle = state.handles.add(made)
        for user, count in self.users.items():
            user.retain(count)
        twins: dict[Node, Node] = {}
        for node in self.launch_order():
            work = _frozen(node.work)
            for inner in graphs_in(work):
                inner.parent = made
            edges = {twins[each]: data for each, data in node.edges.items()}
            twin = made.add(work, [twins[each] for each in node.after], edges)
            twin.original, twins[node] = node, twin
            twin.number = node.number
            twin.attributes = dict(node.attributes)
        made.nodes.sort(key=lambda each: each.number)
        return made

    def launch_order(self) -> list[Node]:
        """The nodes, each after those that it comes after. Raises DriverError for a cycle."""
        order, waiting = self._sorted()
        require(not waiting)
        return order

    def cyclic(self) -> list[Node]:
        """Nodes that are in cycles, or come after such."""
        return self._sorted()[1]

    def _sorted(self) -> tuple[list[Node], list[Node]]:
        order: list[Node] = []
        done: set[Node] = set()
        waiting = list(self.nodes)
        while waiting:
            ready = [node for node in waiting if done.issuperset(node.after)]
            if not ready:
                break
            order += ready
            done.update(ready)
            waiting = [node for node in waiting if node not in done]
        return order, waiting

    def run(self, context: Context) -> None:
        """All of it, at once."""
        for node in self.launch_order():
            if context.error:
                break
            node.work.run(context)

    def destroy(self) -> None:
        """Take it away with its nodes."""
        for node in self.nodes:
            state.handles.remove(node.handle, Node)
            if isinstance(node.work, FreeAgain):
                node.work.block.graph_frees = False
            if isinstance(node.work, Allocate):
                _of_graphs.pop(node.work.block.address, None)
            for inner in graphs_in(node.work):
                inner.destroy()
        state.handles.remove(self.handle, Graph)
        release_users(self.users)


def graphs_in(work: Work) -> list[Graph]:
    """The graphs that a node is made of."""
    if isinstance(work, Child):
        return [work.graph]
    return work.bodies if isinstance(work, Conditional) else []


def _inner_graphs(works: Iterable[Work]) -> Iterator[Graph]:
    """The graphs in some work, and those in them."""
    for work in works:
        for inner in graphs_in(work):
            yield inner
            yield from _inner_graphs(node.work for node in inner.nodes)


def works_in(works: Iterable[Work]) -> list[Work]:
    """Some work, and that of the graphs in it."""
    given = list(works)
    return given + [node.work for graph in _inner_graphs(given) for node in graph.nodes]


def release_users(users: dict[Any, int]) -> None:
    """What held objects of the program is gone."""
    held = list(users.items())
    users.clear()
    for user, count in held:
        if count:
            user.release(count)


@record(frozen=False, eq=False)
class Executable:
    """A graph as it was instantiated: works by the handles of the nodes they were, in the order to launch them.

    users: objects of the program that it keeps alive, also while a launch of it (`launches`) is under way; retired:
    those that it kept before it was updated
    """

    graph: Graph
    flags: int = 0
    handle: int = 0
    works: dict[int, Work] = field(default_factory=dict)
    disabled: set[int] = field(default_factory=set)
    kinds: dict[int, Kind] = field(default_factory=dict)
    edges: list[tuple[int, ...]] = field(default_factory=list)
    number: int = field(default_factory=lambda: next(state.numbers))
    users: dict[Any, int] = field(default_factory=dict)
    retired: list[dict[Any, int]] = field(default_factory=list)
    launches: int = 0
    destroyed: bool = False

    def hold(self, graph: Graph) -> None:
        """Keep alive what a graph keeps alive, whatever becomes of it."""
        for user, count in graph.users.items():
            user.retain(count)
            self.users[user] = self.users.get(user, 0) + count

    def adopt(self, graph: Graph) -> None:
        """Keep alive what another graph keeps alive, instead of what was."""
        self.retired.append(self.users)
        self.users = {}
        self.hold(graph)
        self._release()

    def end_launch(self) -> None:
        """A launch is done."""
        self.launches -= 1
        self._release()

    def _release(self) -> None:
        """Give up what no launch needs any more."""
        if self.launches:
            return
        for users in [*self.retired, *([self.users] if self.destroyed else [])]:
            release_users(users)
        self.retired.clear()

    def destroy(self) -> None:
        """The program needs it no more."""
        self.destroyed = True
        self.graph.instances -= 1
        for work in self.works.values():
            for inner in graphs_in(work):
                inner.destroy()
        self._release()

    def take(self, graph: Graph) -> None:
        """Take the works and edges of a graph, now."""
        order = graph.launch_order()
        places = {node: place for place, node in enumerate(order)}
        self.edges = [tuple(sorted(places[each] for each in node.after)) for node in order]
        self.works = {node.handle: _frozen(node.work) for node in order}
        self.kinds = {node.handle: node.kind for node in order}

    def ends(self) -> list[int]:
        """The places of the nodes that no other comes after."""
        before = {place for places in self.edges for place in places}
        return [place for place in range(len(self.edges)) if place not in before]

    def work(self, node: Node) -> Work:
        """What a node of the graph does here. Raises DriverError for one of another graph."""
        found = self.works.get(node.handle)
        if found is None:
            raise DriverError(CUresult.ERROR_INVALID_VALUE)
        return found

    def run(self, context: Context) -> None:
        """Launch it, and what its kernels launch at its end: what that launches comes before what waits already."""
        waiting = [self]
        while waiting and not context.error:
            tails: list[Executable] = []
            graph = waiting.pop(0)
            with launching(partial(_launched, context, tails)):
                graph._run_works(context)
            waiting[:0] = tails

    def _run_works(self, context: Context) -> None:
        inner = (handle for graph in _inner_graphs(self.works.values()) for handle in graph.conditionals)
        for handle in [*self.graph.conditionals, *inner]:
            if handle.resets:
                handle.value = handle.default
        for node, work in list(self.works.items()):
            if context.error:
                return
            if node not in self.disabled:
                work.run(context)


def _launched(context: Context, tails: list[Executable], handle: int, place: Place) -> None:
    """A kernel launches a graph: at the end, or beside, which is at once. Raises DriverError."""
    graph = state.handles.get(handle, Executable)
    require(graph.flags & DEVICE_LAUNCH)
    if place is Place.TAIL:
        tails.append(graph)
    else:
        graph.run(context)


def _frozen(work: Work) -> Work:
    """Graphs in a node as they are now."""
    if isinstance(work, Conditional):
        return Conditional(work.handle, work.kind, [body.clone() for body in work.bodies])
    return Child(work.graph.clone()) if isinstance(work, Child) else work


def new_graph() -> Graph:
    """An empty graph with a handle."""
    graph = Graph()
    graph.handle = state.handles.add(graph)
    return graph
