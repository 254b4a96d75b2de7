"""Graphs: making, changing and asking them."""

from __future__ import annotations

import ctypes
import struct
from collections.abc import Callable, Sequence
from typing import TypeVar

from ptxvm.api.kernel import Shape
from ptxvm.driver.blocks import Kind as MemoryKind
from ptxvm.driver.blocks import allocate, allocate_unified
from ptxvm.driver.caller_memory import (
    get,
    get_bytes,
    get_structure,
    get_words,
    put,
    put_structure,
)
from ptxvm.driver.copies import Copy, Fill
from ptxvm.driver.errors import fail, require
from ptxvm.driver.events import Event, RecordEvent, WaitEvent
from ptxvm.driver.execution import releases
from ptxvm.driver.functions.copies import copy_of_rows
from ptxvm.driver.functions.kernels import function_of
from ptxvm.driver.functions.launches import HostCall
from ptxvm.driver.functions.memory import ATTACH_GLOBAL
from ptxvm.driver.functions.pools import DEVICE_LOCATION, MANAGED, PINNED
from ptxvm.driver.graphs import (
    MEMORY_NODES,
    UNIQUE_NODES,
    Allocate,
    Child,
    Conditional,
    ConditionalHandle,
    Graph,
    Node,
    Nothing,
    allocated_by_graph,
    freed_by_graph,
    kind_of,
    new_graph,
)
from ptxvm.driver.launches import KernelLaunch, packed
from ptxvm.driver.registry import driver_api as api
from ptxvm.driver.state import state
from ptxvm.driver.streams import Work
from ptxvm.driver.structures import AllocationNode, Copy3D, HostNode, KernelNode
from ptxvm.driver.structures import Fill as FillNode
from ptxvm.driver.tables.constants import CUgraphNodeType as Kind
from ptxvm.driver.tables.constants import CUresult
from ptxvm.driver.words import described_words

MOST_NODES = 1 << 20
FIRST_KERNEL_NODE = 56
"""Bytes of the first version of CUDA_KERNEL_NODE_PARAMS, which ends at `extra`."""

PARAMETERS_AT = 16
PORTABLE_CONDITIONALS = 3
MOST_BODIES = {0: 2, 1: 1}
CLONED, MOVED = 0, 1
"""`CUgraphChildGraphNodeOwnership`."""

EDGE_SIZE, PORTS, PROGRAMMATIC = 8, 3, 1
PLAIN_EDGE = bytes(EDGE_SIZE)
T = TypeVar("T")
W = TypeVar("W")


def graph_of(handle: int) -> Graph:
    """Raises DriverError."""
    return state.handles.get(handle, Graph, CUresult.ERROR_INVALID_VALUE)


def node_of(handle: int) -> Node:
    """Raises DriverError."""
    return state.handles.get(handle, Node, CUresult.ERROR_INVALID_VALUE)


def nodes_of(handles: int, count: int) -> list[Node]:
    """Raises DriverError."""
    require(count <= MOST_NODES)
    return [node_of(handle) for handle in get_words(handles, count)]


def edges_of(data: int, nodes: Sequence[T]) -> dict[T, bytes]:
    """Descriptions of the edges of some (the sources, or sources with their targets), less those of plain edges.
    Raises DriverError."""
    if not data:
        return {}
    rows = get_bytes(data, EDGE_SIZE * len(nodes))
    found = {}
    for place, node in enumerate(nodes):
        row = rows[EDGE_SIZE * place : EDGE_SIZE * (place + 1)]
        source, target, kind = row[:3]
        require(source < PORTS and target == 0 and kind in (0, PROGRAMMATIC) and not any(row[3:]))
        require(source != 1 if kind == 0 else source)
        if any(row):
            found[node] = row
    return found


def check_edges(edges: dict[tuple[Node, Kind], bytes]) -> None:
    """Only kernels have ports, and trigger other kernels. Raises DriverError."""
    for (source, target), row in edges.items():
        require(not row[0] or source.kind == Kind.KERNEL)
        require(row[2] != PROGRAMMATIC or target == Kind.KERNEL)


def work_of(node: Node, kind: type[W]) -> W:
    """The work of a node of a kind. Raises DriverError."""
    require(isinstance(node.work, kind))
    work: W = node.work  # type: ignore[assignment]
    return work


def succeeding(old: Work, new: Work) -> Work:
    """The work that takes the place of another in a node: launches keep their attributes. Raises DriverError."""
    require(type(new) is type(old))
    if isinstance(new, KernelLaunch) and isinstance(old, KernelLaunch):
        new.shape = new.shape._replace(cluster=old.shape.cluster, cooperative=old.shape.cooperative)
        new.check(state.current())
    return new


# ------------------------------------------------------------------------------------------------- from descriptions


def kernel_launch(parameters: int, size: int = ctypes.sizeof(KernelNode)) -> KernelLaunch:
    """From the first `size` bytes of a KernelNode. Raises DriverError."""
    given = KernelNode.from_buffer_copy(get_bytes(parameters, size).ljust(ctypes.sizeof(KernelNode), b"\0"))
    function = function_of(given.function or given.kernel)
    shape = Shape(tuple(given.grid), tuple(given.block), None, given.shared, False)
    work = KernelLaunch(function, shape, packed(function, given.parameters, given.extra))
    work.check(state.current())
    return work


def copy_work(parameters: int) -> Copy:
    """Raises DriverError."""
    given = get_structure(parameters, Copy3D)
    copy = copy_of_rows(given, given.depth)
    require(given.width and given.height and given.depth)
    copy.check()
    return copy


def fill_work(parameters: int) -> Fill:
    """Raises DriverError."""
    given = FillNode.from_buffer_copy(get_bytes(parameters, 40).ljust(ctypes.sizeof(FillNode), b"\0"))
    fill = Fill(given.target, given.value, given.element, given.width, given.height, given.pitch)
    require(given.width and given.height)
    fill.check()
    return fill


def host_work(parameters: int) -> HostCall:
    """Raises DriverError."""
    given = get_structure(parameters, HostNode)
    require(given.function)
    return HostCall(given.function, given.data)


def described(graph: Graph, parameters: int) -> Work:
    """The work that a `CUgraphNodeParams` describes; what it makes is written into it. Raises DriverError."""
    kind, inner = get(parameters, 4), parameters + PARAMETERS_AT
    if kind == Kind.MEM_ALLOC:
        return _allocation(inner)
    if kind == Kind.CONDITIONAL:
        return _conditional(graph, inner)
    if kind == Kind.MEMCPY:
        require(get(inner, 4) == 0)
        return copy_work(inner + 16)
    if kind == Kind.GRAPH:
        return Child(_inner_graph(graph, graph_of(get(inner)), get(inner + 8, 4)))
    if kind in (Kind.WAIT_EVENT, Kind.EVENT_RECORD):
        event = state.handles.get(get(inner), Event, CUresult.ERROR_INVALID_VALUE)
        return WaitEvent(event) if kind == Kind.WAIT_EVENT else RecordEvent(event)
    if kind == Kind.MEM_FREE:
        return freed_by_graph(get(inner))
    if kind == Kind.EMPTY:
        return Nothing()
    makers: dict[int, Callable[[int], Work]]
    makers = {
        Kind.KERNEL: kernel_launch,
        Kind.MEMSET: fill_work,
        Kind.HOST: host_work,
        Kind.BATCH_MEM_OP: described_words,
    }
    if kind not in makers:
        fail(CUresult.ERROR_NOT_SUPPORTED if kind in Kind.__members__.values() else CUresult.ERROR_INVALID_VALUE)
    return makers[kind](inner)


def _inner_graph(graph: Graph, child: Graph, ownership: int) -> Graph:
    """A graph as it becomes part of a node: a clone, or itself. Raises DriverError."""
    require(child is not graph)
    require(child.parent is None, CUresult.ERROR_NOT_SUPPORTED)
    if ownership == MOVED:
        require(not child.instances)
        child.refuse(Kind.CONDITIONAL)
    inner = child if ownership == MOVED else cloned(child)
    inner.parent = graph
    return inner


def cloned(graph: Graph) -> Graph:
    """A clone of a graph. Raises DriverError for one that cannot be cloned."""
    graph.refuse(*UNIQUE_NODES)
    return graph.clone()


def _allocation(parameters: int) -> Allocate:
    given = get_structure(parameters, AllocationNode)
    require(given.pool.type in (PINNED, MANAGED) and given.pool.location.type)
    require(given.pool.location.type == DEVICE_LOCATION and not given.pool.handle_types, CUresult.ERROR_NOT_SUPPORTED)
    require(0 <= given.pool.location.id < state.settings.devices)
    context = state.primary(given.pool.location.id)
    if given.pool.type == MANAGED:
        block = allocate_unified(context, given.size, MemoryKind.MANAGED, ATTACH_GLOBAL)
    else:
        block = allocate(context, given.size, MemoryKind.POOL)
    given.address = block.address
    put_structure(parameters, given)
    return allocated_by_graph(block)


def _is_in(graph: Graph, outer: Graph) -> bool:
    """Whether a graph is another one, or in it."""
    return graph is outer or (graph.parent is not None and _is_in(graph.parent, outer))


def _conditional(graph: Graph, parameters: int) -> Conditional:
    handle, kind, size = struct.unpack("<QiI", get_bytes(parameters, 16))
    found = state.handles.get(handle, ConditionalHandle, CUresult.ERROR_INVALID_VALUE)
    require(_is_in(graph, found.graph) and 0 <= kind < PORTABLE_CONDITIONALS and 0 < size <= MOST_NODES)
    require(size <= MOST_BODIES.get(kind, size))
    require(not found.used)
    found.used = True
    bodies = [new_graph() for _ in range(size)]
    for body in bodies:
        body.parent = graph
    handles = (ctypes.c_uint64 * size)(*(body.handle for body in bodies))
    graph.keep.append(handles)
    put(parameters + 16, ctypes.addressof(handles))
    return Conditional(found, kind, bodies)


# ---------------------------------------------------------------------------------------------------------- graphs


@api("cuGraphCreate")
def create(found: int, flags: int) -> None:
    require(flags == 0)
    put(found, 0)
    put(found, new_graph().handle)


@api("cuGraphDestroy")
@releases
def destroy(handle: int) -> None:
    graph = graph_of(handle)
    require(graph.parent is None)
    require(not graph.captured, CUresult.ERROR_ILLEGAL_STATE)
    graph.destroy()


@api("cuGraphClone")
def clone(found: int, handle: int) -> None:
    put(found, cloned(graph_of(handle)).handle)


@api("cuGraphNodeFindInClone")
def find_in_clone(found: int, original: int, clone_handle: int) -> None:
    node, graph = node_of(original), graph_of(clone_handle)
    for each in graph.nodes:
        if each.original is node:
            put(found, each.handle)
            return
    fail(CUresult.ERROR_INVALID_VALUE)


@api("cuGraphGetId")
def graph_id(handle: int, number: int) -> None:
    put(number, graph_of(handle).number, 4)


@api("cuGraphConditionalHandleCreate")
def conditional_handle(found: int, handle: int, context: int, default: int, flags: int) -> None:
    graph = graph_of(handle)
    require(flags in (0, 1))
    made = ConditionalHandle(graph, default, bool(flags), allocate(state.context(context), 4))
    made.value = default
    state.handles.put(made.block.address, made)
    graph.conditionals.append(made)
    put(found, made.block.address)


# ----------------------------------------------------------------------------------------------------- adding nodes


def add(found: int, handle: int, after: int, count: int, work: Work, edges: int = 0) -> Node:
    """A new node, whose handle is written. Raises DriverError."""
    before = nodes_of(after, count)
    require(len(set(before)) == len(before))
    given = edges_of(edges, before)
    check_edges({(source, kind_of(work)): row for source, row in given.items()})
    node = graph_of(handle).add(work, before, given)
    put(found, node.handle)
    return node


@api("cuGraphAddKernelNode_v2")
def add_kernel(found: int, handle: int, after: int, count: int, parameters: int) -> None:
    graph_of(handle)
    add(found, handle, after, count, kernel_launch(parameters))


@api("cuGraphAddKernelNode")
def add_kernel_1(found: int, handle: int, after: int, count: int, parameters: int) -> None:
    graph_of(handle)
    add(found, handle, after, count, kernel_launch(parameters, FIRST_KERNEL_NODE))


@api("cuGraphAddMemcpyNode")
def add_copy(found: int, handle: int, after: int, count: int, parameters: int, context: int) -> None:
    graph_of(handle)
    add(found, handle, after, count, copy_work(parameters))


@api("cuGraphAddMemsetNode")
def add_fill(found: int, handle: int, after: int, count: int, parameters: int, context: int) -> None:
    graph_of(handle)
    add(found, handle, after, count, fill_work(parameters))


@api("cuGraphAddHostNode")
def add_host(found: int, handle: int, after: int, count: int, parameters: int) -> None:
    graph_of(handle)
    add(found, handle, after, count, host_work(parameters))


@api("cuGraphAddChildGraphNode")
def add_child(found: int, handle: int, after: int, count: int, child: int) -> None:
    add(found, handle, after, count, Child(_inner_graph(graph_of(handle), graph_of(child), CLONED)))


@api("cuGraphAddEmptyNode")
def add_empty(found: int, handle: int, after: int, count: int) -> None:
    add(found, handle, after, count, Nothing())


@api("cuGraphAddEventRecordNode")
def add_record(found: int, handle: int, after: int, count: int, event: int) -> None:
    add(found, handle, after, count, RecordEvent(state.handles.get(event, Event, CUresult.ERROR_INVALID_VALUE)))


@api("cuGraphAddEventWaitNode")
def add_wait(found: int, handle: int, after: int, count: int, event: int) -> None:
    add(found, handle, after, count, WaitEvent(state.handles.get(event, Event, CUresult.ERROR_INVALID_VALUE)))


@api("cuGraphAddMemAllocNode")
def add_allocation(found: int, handle: int, after: int, count: int, parameters: int) -> None:
    graph_of(handle)
    add(found, handle, after, count, _allocation(parameters))


@api("cuGraphAddMemFreeNode")
def add_free(found: int, handle: int, after: int, count: int, pointer: int) -> None:
    require(pointer)
    graph_of(handle)
    add(found, handle, after, count, freed_by_graph(pointer))


@api("cuGraphAddNode_v2", "cuGraphAddNode_v3")
def add_node(found: int, handle: int, after: int, edges: int, count: int, parameters: int) -> None:
    add(found, handle, after, count, described(graph_of(handle), parameters), edges)


@api("cuGraphAddNode")
def add_node_1(found: int, handle: int, after: int, count: int, parameters: int) -> None:
    add(found, handle, after, count, described(graph_of(handle), parameters))


@api("cuGraphDestroyNode")
@releases
def destroy_node(handle: int) -> None:
    node = node_of(handle)
    require(not node.graph.captured, CUresult.ERROR_ILLEGAL_STATE)
    node.graph.refuse(*MEMORY_NODES)
    node.graph.remove(node)
