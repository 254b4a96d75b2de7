"""Graphs: their nodes, and what comes after what."""

from __future__ import annotations

from collections.abc import Sequence

from ptxvm.driver.caller_memory import get, put, put_bytes, put_words
from ptxvm.driver.errors import require
from ptxvm.driver.functions.graphs import (
    MOST_NODES,
    PLAIN_EDGE,
    check_edges,
    edges_of,
    graph_of,
    node_of,
    nodes_of,
)
from ptxvm.driver.graphs import MEMORY_NODES, Node
from ptxvm.driver.registry import driver_api as api
from ptxvm.driver.tables.constants import CUresult


def _put_nodes(found: int, count: int, nodes: list[Node]) -> None:
    """Write handles, or only how many there are."""
    if not found:
        put(count, len(nodes))
        return
    room = get(count)
    require(room <= MOST_NODES)
    put_words(found, [node.handle for node in nodes[:room]] + [0] * (room - len(nodes)))
    put(count, min(room, len(nodes)))


@api("cuGraphGetNodes")
def get_nodes(handle: int, found: int, count: int) -> None:
    _put_nodes(found, count, graph_of(handle).nodes)


@api("cuGraphGetRootNodes")
def get_roots(handle: int, found: int, count: int) -> None:
    _put_nodes(found, count, [node for node in reversed(graph_of(handle).nodes) if not node.after])


def _put_edges(data: int, count: int, edges: Sequence[tuple[Node, Node]]) -> None:
    """Write descriptions of edges, if there is a place for them. Raises DriverError where they would be lost."""
    rows = [node.edges.get(before, PLAIN_EDGE) for before, node in edges[: get(count)]]
    if data:
        put_bytes(data, b"".join(rows))
    else:
        require(not any(map(any, rows)), CUresult.ERROR_LOSSY_QUERY)


@api("cuGraphGetEdges_v2")
def get_edges(handle: int, sources: int, targets: int, data: int, count: int) -> None:
    nodes = graph_of(handle).nodes
    edges = [(before, node) for before in nodes for node in nodes if before in node.after]
    require(bool(sources) == bool(targets))
    room = get(count)
    if sources:
        _put_edges(data, count, edges)
    _put_nodes(sources, count, [before for before, _ in edges])
    if targets:
        put(count, room)
        _put_nodes(targets, count, [node for _, node in edges])


@api("cuGraphGetEdges")
def get_edges_1(handle: int, sources: int, targets: int, count: int) -> None:
    get_edges(handle, sources, targets, 0, count)


@api("cuGraphNodeGetDependencies_v2")
def dependencies(handle: int, found: int, data: int, count: int) -> None:
    node = node_of(handle)
    if found:
        _put_edges(data, count, [(before, node) for before in node.after])
    _put_nodes(found, count, node.after)


@api("cuGraphNodeGetDependencies")
def dependencies_1(handle: int, found: int, count: int) -> None:
    dependencies(handle, found, 0, count)


@api("cuGraphNodeGetDependentNodes_v2")
def dependents(handle: int, found: int, data: int, count: int) -> None:
    node = node_of(handle)
    following = [each for each in node.graph.nodes if node in each.after]
    if found:
        _put_edges(data, count, [(node, each) for each in following])
    _put_nodes(found, count, following)


@api("cuGraphNodeGetDependentNodes")
def dependents_1(handle: int, found: int, count: int) -> None:
    dependents(handle, found, 0, count)


@api("cuGraphAddDependencies_v2")
def add_edges(handle: int, sources: int, targets: int, data: int, count: int) -> None:
    graph = graph_of(handle)
    pairs = list(zip(nodes_of(sources, count), nodes_of(targets, count), strict=True))
    edges = edges_of(data, pairs)
    check_edges({(source, target.kind): row for (source, target), row in edges.items()})
    for source, target in pairs:
        require(source.graph is graph and target.graph is graph and source is not target and source not in target.after)
        target.after.append(source)
        if (source, target) in edges:
            target.edges[source] = edges[source, target]


@api("cuGraphAddDependencies")
def add_edges_1(handle: int, sources: int, targets: int, count: int) -> None:
    add_edges(handle, sources, targets, 0, count)


@api("cuGraphRemoveDependencies_v2")
def remove_edges(handle: int, sources: int, targets: int, data: int, count: int) -> None:
    graph = graph_of(handle)
    pairs = list(zip(nodes_of(sources, count), nodes_of(targets, count), strict=True))
    edges = edges_of(data, pairs)
    if pairs:
        graph.refuse(*MEMORY_NODES)
    for source, target in pairs:
        require(target.graph is graph and source in target.after)
        require(not data or target.edges.get(source, PLAIN_EDGE) == edges.get((source, target), PLAIN_EDGE))
        target.after.remove(source)
        target.edges.pop(source, None)


@api("cuGraphRemoveDependencies")
def remove_edges_1(handle: int, sources: int, targets: int, count: int) -> None:
    remove_edges(handle, sources, targets, 0, count)
