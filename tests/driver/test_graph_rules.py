"""Graphs: what may be in them, which are instantiated, and what executable ones take (as an H200 with driver 580
answers)."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator

import pytest
from tests.driver.cuda import DOUBLE, Cuda

from ptxvm.driver.structures import AllocationNode, Copy3D, Fill, KernelNode

VALUE, SUPPORTED = "ERROR_INVALID_VALUE", "ERROR_NOT_SUPPORTED"
TOPOLOGY, KINDS, PARAMETERS, ATTRIBUTES = 2, 3, 5, 8
STRUCTURE, OPERATION, UNUSED = 2, 3, 5
HOST_FUNCTION = ctypes.CFUNCTYPE(None, ctypes.c_size_t)(lambda _: None)


def new_graph(cuda: Cuda) -> int:
    return cuda.out("cuGraphCreate", 0)


def empty(cuda: Cuda, graph: int, *after: int) -> int:
    return cuda.out("cuGraphAddEmptyNode", graph, cuda.words(after) if after else 0, len(after))


def kernel(cuda: Cuda, graph: int, out: int) -> int:
    node = KernelNode(cuda.function(DOUBLE, "twice"), (1, 1, 1), (32, 1, 1), 0, cuda.parameters(out), 0)
    return cuda.out("cuGraphAddKernelNode_v2", graph, 0, 0, cuda.keep(node))


def filled(cuda: Cuda, out: int, width: int, height: int = 1, pitch: int = 0) -> int:
    return cuda.keep(Fill(out, pitch, 7, 4, width, height))


def fill(cuda: Cuda, graph: int, parameters: int) -> int:
    return cuda.out("cuGraphAddMemsetNode", graph, 0, 0, parameters, cuda.context)


def copied(cuda: Cuda, target: int, source: int, width: int = 16, host: bool = False) -> int:
    made = Copy3D(width=width, height=1, depth=1, target_type=2, target_device=target, source_type=1 if host else 2)
    setattr(made, "source_host" if host else "source_device", source)
    return cuda.keep(made)


def copy(cuda: Cuda, graph: int, parameters: int) -> int:
    return cuda.out("cuGraphAddMemcpyNode", graph, 0, 0, parameters, cuda.context)


def host(cuda: Cuda, graph: int) -> int:
    function = ctypes.cast(HOST_FUNCTION, ctypes.c_void_p).value
    assert function
    return cuda.out("cuGraphAddHostNode", graph, 0, 0, cuda.words([function, 0]))


def executable(cuda: Cuda, graph: int) -> int:
    return cuda.out("cuGraphInstantiateWithFlags", graph, 0)


def memory(cuda: Cuda, graph: int, size: int = 64) -> tuple[int, int]:
    """A node that allocates, and the address."""
    given = allocation(size)
    node = cuda.out("cuGraphAddMemAllocNode", graph, 0, 0, cuda.keep(given))
    return node, given.address


def allocation(size: int = 64, **changes: int) -> AllocationNode:
    given = AllocationNode(size=size)
    given.pool.type, given.pool.location.type = changes.get("type", 1), changes.get("where", 1)
    given.pool.location.id, given.pool.handle_types = changes.get("device", 0), changes.get("handles", 0)
    return given


def instantiated(cuda: Cuda, graph: int, flags: int) -> tuple[str, int, int]:
    """What `cuGraphInstantiateWithParams` returns, the result that it writes, and the node."""
    words = (ctypes.c_uint64 * 4)(flags)
    code = cuda.error("cuGraphInstantiateWithParams", cuda.place(), graph, ctypes.addressof(words))
    return code, words[3] & 0xFFFFFFFF, words[2]


def updated(cuda: Cuda, target: int, graph: int) -> tuple[int, int, int]:
    """The result of an update, the node and the one before it."""
    words = (ctypes.c_uint64 * 3)(9, 9, 9)
    code = cuda.error("cuGraphExecUpdate_v2", target, graph, ctypes.addressof(words))
    assert (code == "SUCCESS") == (words[0] & 0xFFFFFFFF == 0)
    return words[0] & 0xFFFFFFFF, words[1], words[2]


# ------------------------------------------------------------------------------------------------------ what is in them


def test_a_node_comes_after_another_once(cuda: Cuda) -> None:
    graph = new_graph(cuda)
    first = empty(cuda, graph)
    assert cuda.error("cuGraphAddEmptyNode", cuda.place(), graph, cuda.words([first, first]), 2) == VALUE
    count = cuda.place()
    cuda.cuGraphGetNodes(graph, 0, count)
    assert ctypes.c_uint64.from_address(count).value == 1


def test_only_kernels_have_ports_and_trigger_kernels(cuda: Cuda) -> None:
    graph, out = new_graph(cuda), cuda.alloc(128)
    first, last, other = kernel(cuda, graph, out), kernel(cuda, graph, out), empty(cuda, graph)

    def joined(source: int, target: int, *edge: int) -> str:
        data = cuda.text(bytes([*edge, 0, 0, 0, 0, 0]))
        found = cuda.error("cuGraphAddDependencies_v2", graph, cuda.words([source]), cuda.words([target]), data, 1)
        if found == "SUCCESS":
            cuda.cuGraphRemoveDependencies_v2(graph, cuda.words([source]), cuda.words([target]), data, 1)
        return found

    assert [joined(first, last, *edge) for edge in ((1, 0, 1), (2, 0, 1), (2, 0, 0))] == ["SUCCESS"] * 3
    assert [joined(first, last, *edge) for edge in ((0, 0, 1), (1, 0, 0), (3, 0, 1), (0, 1, 0))] == [VALUE] * 4
    assert joined(first, other, 2, 0, 0) == "SUCCESS"
    assert [joined(first, other, 1, 0, 1), joined(other, last, 1, 0, 1)] == [VALUE, VALUE]


def test_edges_are_told_by_where_they_begin(cuda: Cuda) -> None:
    graph = new_graph(cuda)
    a, b = empty(cuda, graph), empty(cuda, graph)
    c = empty(cuda, graph, b)
    d = empty(cuda, graph, c, a)
    sources, targets = cuda.words([0] * 3), cuda.words([0] * 3)
    cuda.cuGraphGetEdges_v2(graph, sources, targets, cuda.text(bytes(24)), cuda.place(3))
    found = [list((ctypes.c_uint64 * 3).from_address(place)) for place in (sources, targets)]
    assert found == [[a, b, c], [d, c, d]]


def test_nothing_is_neither_filled_nor_copied(cuda: Cuda) -> None:
    graph, out = new_graph(cuda), cuda.alloc(128)
    for width, height in ((0, 1), (4, 0)):
        parameters = filled(cuda, out, width, height)
        assert cuda.error("cuGraphAddMemsetNode", cuda.place(), graph, 0, 0, parameters, cuda.context) == VALUE
    nothing = copied(cuda, out, out + 64, 0)
    assert cuda.error("cuGraphAddMemcpyNode", cuda.place(), graph, 0, 0, nothing, cuda.context) == VALUE
    node = copy(cuda, graph, copied(cuda, out, out + 64))
    found = Copy3D()
    cuda.cuGraphMemcpyNodeGetParams(node, ctypes.addressof(found))
    assert (found.width, found.target_pitch, found.target_height, found.source_pitch) == (16, 0, 0, 0)


def test_a_kernel_tells_its_context(cuda: Cuda) -> None:
    found = KernelNode()
    cuda.cuGraphKernelNodeGetParams_v2(kernel(cuda, new_graph(cuda), cuda.alloc(128)), ctypes.addressof(found))
    assert found.context == cuda.context


# --------------------------------------------------------------------------------------------------- memory of graphs


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"device": 7}, VALUE),
        ({"device": -1}, VALUE),
        ({"type": 0}, VALUE),
        ({"where": 2}, SUPPORTED),
        ({"handles": 1}, SUPPORTED),
    ],
)
def test_memory_that_no_graph_has(cuda: Cuda, changes: dict[str, int], code: str) -> None:
    given = cuda.keep(allocation(**changes))
    assert cuda.error("cuGraphAddMemAllocNode", cuda.place(), new_graph(cuda), 0, 0, given) == code


def test_managed_memory_of_a_graph(cuda: Cuda) -> None:
    """The host has it at the same address, in each launch."""
    graph, given = new_graph(cuda), allocation(64, type=2)
    node = cuda.out("cuGraphAddMemAllocNode", graph, 0, 0, cuda.keep(given))
    fill = Fill(given.address, 64, 7, 1, 64, 1)
    cuda.out("cuGraphAddMemsetNode", graph, cuda.words([node]), 1, cuda.keep(fill), cuda.context)
    found, made = AllocationNode(), cuda.out("cuGraphInstantiateWithFlags", graph, 0)
    cuda.cuGraphMemAllocNodeGetParams(node, ctypes.addressof(found))
    assert found.pool.type == 2
    for _ in range(2):
        cuda.cuGraphLaunch(made, 0)
        cuda.cuCtxSynchronize()
        assert ctypes.string_at(given.address, 64) == bytes([7]) * 64
        cuda.cuMemFree_v2(given.address)


def test_a_graph_frees_what_a_graph_has_once(cuda: Cuda) -> None:
    graph, free = new_graph(cuda), "cuGraphAddMemFreeNode"
    node, address = memory(cuda, graph)
    for pointer in (cuda.alloc(64), 12345, address + 8):
        assert cuda.error(free, cuda.place(), graph, 0, 0, pointer) == VALUE
    cuda.out(free, graph, cuda.words([node]), 1, address)
    assert cuda.error(free, cuda.place(), graph, 0, 0, address) == VALUE
    other = new_graph(cuda)
    assert cuda.error(free, cuda.place(), other, 0, 0, address) == VALUE
    assert cuda.error("cuMemFree_v2", address) == VALUE
    cuda.cuGraphDestroy(graph)


def test_memory_is_left_from_one_launch_until_it_is_freed(cuda: Cuda) -> None:
    graph = new_graph(cuda)
    _, address = memory(cuda, graph)
    made = executable(cuda, graph)
    assert cuda.error("cuMemFree_v2", address) == VALUE
    assert cuda.error("cuMemFreeAsync", address, 0) == VALUE
    cuda.cuGraphLaunch(made, 0)
    assert cuda.error("cuGraphLaunch", made, 0) == VALUE
    cuda.cuMemFreeAsync(address, 0)
    cuda.cuGraphLaunch(made, 0)
    cuda.cuMemFree_v2(address)
    cuda.cuGraphLaunch(made, 0)
    cuda.cuMemFree_v2(address)


def test_another_graph_frees_what_is_there(cuda: Cuda) -> None:
    first, second = new_graph(cuda), new_graph(cuda)
    _, address = memory(cuda, first)
    cuda.out("cuGraphAddMemFreeNode", second, 0, 0, address)
    gives, takes = executable(cuda, first), executable(cuda, second)
    assert cuda.error("cuGraphLaunch", takes, 0) == VALUE
    for _ in range(2):
        cuda.cuGraphLaunch(gives, 0)
        cuda.cuGraphLaunch(takes, 0)
    assert cuda.error("cuGraphLaunch", takes, 0) == VALUE


def test_a_capture_frees_only_memory_of_graphs(cuda: Cuda) -> None:
    stream, own = cuda.out("cuStreamCreate", 1), cuda.alloc(64)
    cuda.cuStreamBeginCapture_v2(stream, 2)
    assert cuda.error("cuMemFreeAsync", own, stream) == VALUE
    address = cuda.out("cuMemAllocAsync", 64, stream)
    cuda.cuMemFreeAsync(address, stream)
    assert cuda.error("cuMemFreeAsync", address, stream) == VALUE
    cuda.cuStreamEndCapture(stream, cuda.place())


# ------------------------------------------------------------------------------------------------------- instantiation


def test_graphs_for_launches_on_the_device(cuda: Cuda) -> None:
    """They hold kernels, fills and copies between what the device reaches."""
    graph, out, data = new_graph(cuda), cuda.alloc(128), (ctypes.c_uint32 * 8)()
    assert instantiated(cuda, graph, 4) == (VALUE, 1, 0)
    kernel(cuda, graph, out)
    fill(cuda, graph, filled(cuda, out, 4))
    copy(cuda, graph, copied(cuda, out, out + 64))
    assert instantiated(cuda, graph, 4)[:2] == ("SUCCESS", 0)
    for make in (
        lambda graph: empty(cuda, graph),
        lambda graph: host(cuda, graph),
        lambda graph: copy(cuda, graph, copied(cuda, out, ctypes.addressof(data), host=True)),
        lambda graph: cuda.out("cuGraphAddEventRecordNode", graph, 0, 0, cuda.out("cuEventCreate", 2)),
    ):
        graph = new_graph(cuda)
        node = make(graph)
        assert instantiated(cuda, graph, 4) == (VALUE, OPERATION, node)
        assert cuda.error("cuGraphInstantiateWithFlags", cuda.place(), graph, 4) == VALUE
        assert instantiated(cuda, graph, 0)[:2] == ("SUCCESS", 0)


def test_flags_of_executables(cuda: Cuda) -> None:
    graph = new_graph(cuda)
    kernel(cuda, graph, cuda.alloc(128))
    assert cuda.error("cuGraphInstantiateWithFlags", cuda.place(), graph, 2) == VALUE
    assert instantiated(cuda, graph, 2)[:2] == ("SUCCESS", 0)
    for flags in (5, 16, 1 << 31):
        assert instantiated(cuda, graph, flags) == (VALUE, 1, 0)


def test_cycles_are_not_instantiated(cuda: Cuda) -> None:
    graph = new_graph(cuda)
    first, second = empty(cuda, graph), empty(cuda, graph)
    cuda.cuGraphAddDependencies(graph, cuda.words([first, second]), cuda.words([second, first]), 2)
    code, result, node = instantiated(cuda, graph, 0)
    assert (code, result) == (VALUE, STRUCTURE)
    assert node in (first, second)


def test_every_handle_has_a_condition(cuda: Cuda) -> None:
    graph = new_graph(cuda)
    cuda.out("cuGraphConditionalHandleCreate", graph, cuda.context, 1, 1)
    assert instantiated(cuda, graph, 0) == (VALUE, UNUSED, 0)


def test_graphs_in_graphs_are_parts(cuda: Cuda) -> None:
    graph, child = new_graph(cuda), new_graph(cuda)
    empty(cuda, child)
    inner = ctypes.c_uint64()
    node = cuda.out("cuGraphAddChildGraphNode", graph, 0, 0, child)
    cuda.cuGraphChildGraphNodeGetGraph(node, ctypes.addressof(inner))
    assert cuda.error("cuGraphInstantiateWithFlags", cuda.place(), inner.value, 0) == SUPPORTED


def test_instantiation_needs_a_context(cuda: Cuda) -> None:
    graph = new_graph(cuda)
    cuda.cuCtxSetCurrent(0)
    assert cuda.error("cuGraphInstantiateWithFlags", cuda.place(), graph, 0) == "ERROR_INVALID_CONTEXT"
    cuda.cuCtxSetCurrent(cuda.context)


# ------------------------------------------------------------------------------------------------------------- changes


def test_rows_of_executable_fills_stay(cuda: Cuda) -> None:
    graph, out = new_graph(cuda), cuda.alloc(1024)
    flat, rows = fill(cuda, graph, filled(cuda, out, 4)), fill(cuda, graph, filled(cuda, out, 2, 2, 16))
    made, change = executable(cuda, graph), "cuGraphExecMemsetNodeSetParams"
    for node, parameters, code in (
        (flat, filled(cuda, out, 9), "SUCCESS"),
        (flat, filled(cuda, out, 0), VALUE),
        (flat, filled(cuda, out, 2, 2, 16), VALUE),
        (rows, filled(cuda, out + 64, 2, 2, 16), "SUCCESS"),
        (rows, filled(cuda, out, 3, 2, 16), VALUE),
        (rows, filled(cuda, out, 2, 3, 16), VALUE),
        (rows, filled(cuda, out, 2, 2, 32), VALUE),
        (rows, filled(cuda, out, 4), VALUE),
    ):
        assert cuda.error(change, made, node, parameters, cuda.context) == code


def test_executable_copies_stay_on_their_sides(cuda: Cuda) -> None:
    graph, out, data = new_graph(cuda), cuda.alloc(1024), (ctypes.c_uint32 * 8)()
    node = copy(cuda, graph, copied(cuda, out, out + 512))
    made, change = executable(cuda, graph), "cuGraphExecMemcpyNodeSetParams"
    assert cuda.error(change, made, node, copied(cuda, out, out + 512, 64), cuda.context) == "SUCCESS"
    assert cuda.error(change, made, node, copied(cuda, out, out + 512, 0), cuda.context) == VALUE
    from_host = copied(cuda, out, ctypes.addressof(data), host=True)
    assert cuda.error(change, made, node, from_host, cuda.context) == VALUE
    other = new_graph(cuda)
    strange = copy(cuda, other, from_host)
    assert updated(cuda, made, other) == (PARAMETERS, strange, 0)


@pytest.fixture
def chain(cuda: Cuda) -> Iterator[tuple[int, list[int]]]:
    """An executable of three nodes in a row, and a graph like it without its last edge."""
    graph = new_graph(cuda)
    first = empty(cuda, graph)
    empty(cuda, graph, empty(cuda, graph, first))
    other = new_graph(cuda)
    nodes = [empty(cuda, other)]
    nodes += [empty(cuda, other, nodes[0])]
    nodes += [empty(cuda, other)]
    yield executable(cuda, graph), [other, *nodes]


def test_an_update_tells_what_differs(cuda: Cuda, chain: tuple[int, list[int]]) -> None:
    made, (other, *nodes) = chain
    result, node, before = updated(cuda, made, other)
    assert (result, before) == (TOPOLOGY, 0)
    assert node in nodes[1:]
    assert updated(cuda, made, new_graph(cuda)) == (TOPOLOGY, 0, 0)
    graph = new_graph(cuda)
    first = empty(cuda, graph)
    last = host(cuda, graph)
    middle = empty(cuda, graph, first)
    cuda.cuGraphAddDependencies(graph, cuda.words([middle]), cuda.words([last]), 1)
    assert updated(cuda, made, graph) == (KINDS, last, 0)


def test_an_update_looks_into_graphs(cuda: Cuda) -> None:
    def outer(count: int) -> int:
        graph, child = new_graph(cuda), new_graph(cuda)
        for _ in range(count):
            empty(cuda, child)
        cuda.out("cuGraphAddChildGraphNode", graph, 0, 0, child)
        return graph

    made = executable(cuda, outer(1))
    assert updated(cuda, made, outer(1)) == (0, 0, 0)
    assert updated(cuda, made, outer(2)) == (TOPOLOGY, 0, 0)


def test_a_graph_in_an_executable_stays_like_it_was(cuda: Cuda) -> None:
    graph, child, longer = new_graph(cuda), new_graph(cuda), new_graph(cuda)
    empty(cuda, child)
    empty(cuda, longer, empty(cuda, longer))
    node = cuda.out("cuGraphAddChildGraphNode", graph, 0, 0, child)
    made, change = executable(cuda, graph), "cuGraphExecChildGraphNodeSetParams"
    assert cuda.error(change, made, node, child) == "SUCCESS"
    assert cuda.error(change, made, node, longer) == "ERROR_GRAPH_EXEC_UPDATE_FAILURE"


def test_an_update_does_not_make_a_launch_cooperative(cuda: Cuda) -> None:
    graph, other, out = new_graph(cuda), new_graph(cuda), cuda.alloc(128)
    kernel(cuda, graph, out)
    node = kernel(cuda, other, out)
    cuda.cuGraphKernelNodeSetAttribute(node, 2, cuda.words([1] + [0] * 7))
    assert updated(cuda, executable(cuda, graph), other) == (ATTRIBUTES, node, 0)


def test_more_references_than_there_are_is_all(cuda: Cuda) -> None:
    gone: list[int] = []
    function = ctypes.CFUNCTYPE(None, ctypes.c_size_t)(gone.append)
    made = cuda.out("cuUserObjectCreate", 77, ctypes.cast(function, ctypes.c_void_p).value, 1, 1)
    cuda.cuGraphReleaseUserObject(new_graph(cuda), made, 1)
    assert gone == []
    cuda.cuUserObjectRelease(made, 2)
    assert gone == [77]
