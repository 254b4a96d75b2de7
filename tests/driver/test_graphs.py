"""Graphs: made by hand and by capture, launched, changed."""

from __future__ import annotations

import ctypes
import struct
import time
from importlib import import_module
from pathlib import Path

import numpy as np
import pytest
from tests.driver.cuda import DOUBLE, FILL, HEADER, Cuda

from ptxvm.driver.runtime.calls import api as runtime
from ptxvm.driver.structures import AllocationNode, Copy3D, HostNode, KernelNode
from ptxvm.driver.structures import Fill as FillNode

HOST_FUNCTION = ctypes.CFUNCTYPE(None, ctypes.c_size_t)


def kernel_node(cuda: Cuda, function: int, *values: object) -> int:
    return cuda.keep(KernelNode(function, (1, 1, 1), (32, 1, 1), 0, cuda.parameters(*values)))


def fill_node(cuda: Cuda, target: int, value: int) -> int:
    return cuda.keep(FillNode(target, 0, value, 4, 32, 1))


def test_nodes_are_done_after_those_they_depend_on(cuda: Cuda) -> None:
    graph, out = cuda.out("cuGraphCreate", 0), cuda.alloc(128)
    double = cuda.function(DOUBLE, "twice")
    last = cuda.out("cuGraphAddKernelNode_v2", graph, 0, 0, kernel_node(cuda, double, out))
    first = cuda.out("cuGraphAddMemsetNode", graph, 0, 0, fill_node(cuda, out, 3), cuda.context)
    cuda.cuGraphAddDependencies_v2(graph, cuda.words([first]), cuda.words([last]), 0, 1)
    executable = cuda.out("cuGraphInstantiateWithFlags", graph, 0)
    for _ in range(2):
        cuda.cuGraphLaunch(executable, 0)
    assert cuda.download(out, 1)[0] == 6
    count = cuda.place()
    cuda.cuGraphGetNodes(graph, 0, count)
    assert ctypes.c_uint64.from_address(count).value == 2
    kind = ctypes.c_int()
    cuda.cuGraphNodeGetType(first, ctypes.addressof(kind))
    assert kind.value == 2
    cuda.cuGraphAddDependencies_v2(graph, cuda.words([last]), cuda.words([first]), 0, 1)
    assert cuda.error("cuGraphInstantiateWithFlags", cuda.place(), graph, 0) == "ERROR_INVALID_VALUE"
    cuda.cuGraphDestroy(graph)
    assert cuda.error("cuGraphDestroy", graph) == "ERROR_INVALID_VALUE"
    cuda.cuGraphLaunch(executable, 0)
    cuda.cuGraphExecDestroy(executable)


def test_a_stream_becomes_a_graph(cuda: Cuda) -> None:
    stream, other = cuda.out("cuStreamCreate", 1), cuda.out("cuStreamCreate", 1)
    event, joined = cuda.out("cuEventCreate", 2), cuda.out("cuEventCreate", 2)
    double, out = cuda.function(DOUBLE, "twice"), cuda.alloc(256)
    cuda.cuStreamBeginCapture_v2(stream, 0)
    cuda.cuMemsetD32Async(out, 1, 64, stream)
    cuda.cuEventRecord(event, stream)
    cuda.cuStreamWaitEvent(other, event, 0)
    cuda.launch(double, out, stream=stream)
    cuda.launch(double, out + 128, stream=other)
    cuda.launch(double, out + 128, stream=other)
    status = ctypes.c_int()
    cuda.cuStreamIsCapturing(other, ctypes.addressof(status))
    assert status.value == 1
    cuda.cuEventRecord(joined, other)
    cuda.cuStreamWaitEvent(stream, joined, 0)
    graph = cuda.place()
    cuda.cuStreamEndCapture(stream, graph)
    assert cuda.download(out, 1)[0] == 0
    executable = cuda.out("cuGraphInstantiateWithFlags", ctypes.c_uint64.from_address(graph).value, 0)
    cuda.cuGraphLaunch(executable, stream)
    cuda.cuStreamSynchronize(stream)
    assert list(cuda.download(out, 64)[[0, 63]]) == [2, 4]


def test_what_a_capture_cannot_hold(cuda: Cuda) -> None:
    stream, out = cuda.out("cuStreamCreate", 1), cuda.alloc(16)
    assert cuda.error("cuStreamEndCapture", stream, cuda.place()) == "ERROR_ILLEGAL_STATE"
    assert cuda.error("cuStreamBeginCapture_v2", 0, 0) == "ERROR_STREAM_CAPTURE_UNSUPPORTED"
    cuda.cuStreamBeginCapture_v2(stream, 0)
    assert cuda.error("cuStreamSynchronize", stream) == "ERROR_STREAM_CAPTURE_UNSUPPORTED"
    assert cuda.error("cuMemsetD32Async", out, 0, 1, stream) == "ERROR_STREAM_CAPTURE_INVALIDATED"
    assert cuda.error("cuStreamEndCapture", stream, cuda.place()) == "ERROR_STREAM_CAPTURE_INVALIDATED"
    cuda.cuStreamSynchronize(stream)


def test_streams_that_do_not_come_back(cuda: Cuda) -> None:
    stream, other = cuda.out("cuStreamCreate", 1), cuda.out("cuStreamCreate", 1)
    event, out = cuda.out("cuEventCreate", 2), cuda.alloc(16)
    cuda.cuStreamBeginCapture_v2(stream, 0)
    cuda.cuEventRecord(event, stream)
    cuda.cuStreamWaitEvent(other, event, 0)
    cuda.cuMemsetD32Async(out, 0, 1, other)
    assert cuda.error("cuStreamEndCapture", stream, cuda.place()) == "ERROR_STREAM_CAPTURE_UNJOINED"


def test_parameters_of_an_executable_change(cuda: Cuda) -> None:
    graph, out = cuda.out("cuGraphCreate", 0), cuda.alloc(128)
    fill = cuda.function(FILL, "fill")
    node = cuda.out("cuGraphAddKernelNode_v2", graph, 0, 0, kernel_node(cuda, fill, out, ctypes.c_uint32(5)))
    executable = cuda.out("cuGraphInstantiateWithFlags", graph, 0)
    cuda.cuGraphExecKernelNodeSetParams_v2(executable, node, kernel_node(cuda, fill, out, ctypes.c_uint32(6)))
    cuda.cuGraphLaunch(executable, 0)
    assert cuda.download(out, 1)[0] == 6
    cuda.cuGraphNodeSetEnabled(executable, node, 0)
    cuda.cuMemsetD32_v2(out, 0, 32)
    cuda.cuGraphLaunch(executable, 0)
    assert cuda.download(out, 1)[0] == 0
    found = KernelNode()
    cuda.cuGraphKernelNodeGetParams_v2(node, ctypes.addressof(found))
    assert found.function == fill and list(found.block) == [32, 1, 1]
    first = ctypes.c_uint64.from_address(found.parameters).value
    assert ctypes.c_uint64.from_address(first).value == out


def test_graphs_in_graphs_and_their_clones(cuda: Cuda) -> None:
    inner, outer, out = cuda.out("cuGraphCreate", 0), cuda.out("cuGraphCreate", 0), cuda.alloc(128)
    seen: list[int] = []
    note = HOST_FUNCTION(seen.append)
    call = cuda.keep(HostNode(ctypes.cast(note, ctypes.c_void_p).value, 3))
    cuda.out("cuGraphAddHostNode", inner, 0, 0, call)
    child = cuda.out("cuGraphAddChildGraphNode", outer, 0, 0, inner)
    cuda.out("cuGraphAddMemsetNode", outer, cuda.words([child]), 1, fill_node(cuda, out, 8), 0)
    twin = cuda.out("cuGraphClone", outer)
    assert cuda.out("cuGraphNodeFindInClone", child, twin) != child
    cuda.cuGraphDestroy(outer)
    cuda.cuGraphLaunch(cuda.out("cuGraphInstantiateWithFlags", twin, 0), 0)
    assert cuda.download(out, 1)[0] == 8
    assert seen == [3]


def test_memory_of_graphs(cuda: Cuda) -> None:
    stream, out = cuda.out("cuStreamCreate", 1), cuda.alloc(128)
    graph = cuda.place()
    cuda.cuStreamBeginCapture_v2(stream, 0)
    inner = cuda.out("cuMemAllocAsync", 128, stream)
    cuda.cuMemsetD32Async(inner, 11, 32, stream)
    cuda.cuMemcpyDtoDAsync_v2(out, inner, 128, stream)
    cuda.cuMemFreeAsync(inner, stream)
    cuda.cuStreamEndCapture(stream, graph)
    executable = cuda.out("cuGraphInstantiateWithFlags", ctypes.c_uint64.from_address(graph).value, 0)
    for _ in range(2):
        cuda.cuMemsetD32_v2(out, 0, 32)
        cuda.cuGraphLaunch(executable, 0)
        assert cuda.download(out, 1)[0] == 11


def test_updating_an_executable(cuda: Cuda) -> None:
    out = cuda.alloc(128)
    graphs = []
    for value in (1, 2):
        graph = cuda.out("cuGraphCreate", 0)
        cuda.out("cuGraphAddMemsetNode", graph, 0, 0, fill_node(cuda, out, value), 0)
        graphs.append(graph)
    executable = cuda.out("cuGraphInstantiateWithFlags", graphs[0], 0)
    result = cuda.words([9, 9, 9])
    cuda.cuGraphExecUpdate_v2(executable, graphs[1], result)
    cuda.cuGraphLaunch(executable, 0)
    assert cuda.download(out, 1)[0] == 2
    cuda.out("cuGraphAddEmptyNode", graphs[0], 0, 0)
    assert cuda.error("cuGraphExecUpdate_v2", executable, graphs[0], result) == "ERROR_GRAPH_EXEC_UPDATE_FAILURE"


def test_copies_as_nodes(cuda: Cuda) -> None:
    graph, data = cuda.out("cuGraphCreate", 0), np.arange(8, dtype=np.uint32)
    out = cuda.alloc(32)
    copy = Copy3D(width=32, height=1, depth=1, source_type=1, source_host=data.ctypes.data)
    copy.target_type, copy.target_device = 2, out
    node = cuda.out("cuGraphAddMemcpyNode", graph, 0, 0, ctypes.addressof(copy), cuda.context)
    cuda.cuGraphLaunch(cuda.out("cuGraphInstantiateWithFlags", graph, 0), 0)
    assert (cuda.download(out, 8) == data).all()
    found = Copy3D()
    cuda.cuGraphMemcpyNodeGetParams(node, ctypes.addressof(found))
    assert (found.width, found.target_device) == (32, out)


@pytest.mark.parametrize("name", ["cuGraphDestroy", "cuGraphExecDestroy", "cuGraphDestroyNode"])
def test_what_is_no_graph(cuda: Cuda, name: str) -> None:
    assert cuda.error(name, cuda.context) == "ERROR_INVALID_VALUE"


COUNT_DOWN = (
    HEADER
    + """.extern .func cudaGraphSetConditional(.param .b64 handle, .param .b32 value);
.visible .entry step(.param .u64 handle, .param .u64 counter)
{
    .reg .b32 %r<3>;
    .reg .b64 %rd<3>;
    ld.param.u64 %rd1, [handle];
    ld.param.u64 %rd2, [counter];
    ld.global.u32 %r1, [%rd2];
    add.u32 %r1, %r1, 1;
    st.global.u32 [%rd2], %r1;
    sub.u32 %r2, 5, %r1;
    { .param .b64 a; .param .b32 b; st.param.b64 [a], %rd1; st.param.b32 [b], %r2;
      call cudaGraphSetConditional, (a, b); }
    ret;
}
"""
)


def test_a_loop_that_a_kernel_ends(cuda: Cuda) -> None:
    graph, counter = cuda.out("cuGraphCreate", 0), cuda.alloc(4)
    handle = cuda.out("cuGraphConditionalHandleCreate", graph, cuda.context, 1, 1)
    node = struct.pack("<i12xQiIQ", 13, handle, 1, 1, 0) + bytes(256)
    parameters = cuda.text(node)
    cuda.out("cuGraphAddNode_v2", graph, 0, 0, 0, parameters)
    bodies = ctypes.c_uint64.from_address(ctypes.c_uint64.from_address(parameters + 32).value)
    step = cuda.function(COUNT_DOWN, "step")
    one = cuda.keep(KernelNode(step, (1, 1, 1), (1, 1, 1), 0, cuda.parameters(handle, counter)))
    cuda.out("cuGraphAddKernelNode_v2", bodies.value, 0, 0, one)
    executable = cuda.out("cuGraphInstantiateWithFlags", graph, 0)
    cuda.cuGraphLaunch(executable, 0)
    assert cuda.download(counter, 1)[0] == 5


def test_graphs_keep_what_programs_gave_them(cuda: Cuda) -> None:
    """Clones and executables hold the objects of a graph themselves."""
    gone: list[int] = []
    destroy = HOST_FUNCTION(gone.append)
    graph = cuda.out("cuGraphCreate", 0)
    thing = cuda.out("cuUserObjectCreate", 77, ctypes.cast(destroy, ctypes.c_void_p).value, 1, 1)
    cuda.cuGraphRetainUserObject(graph, thing, 1, 1)
    copy = cuda.out("cuGraphClone", graph)
    executable = cuda.out("cuGraphInstantiateWithFlags", graph, 0)
    cuda.cuGraphDestroy(graph)
    cuda.cuGraphLaunch(executable, 0)
    cuda.cuGraphDestroy(copy)
    cuda.cuCtxSynchronize()
    assert gone == []
    cuda.cuGraphExecDestroy(executable)
    assert gone == [77]
    assert cuda.error("cuUserObjectRelease", thing, 1) == "ERROR_INVALID_VALUE"


def test_a_stream_that_was_joined_may_go(cuda: Cuda) -> None:
    stream, other, out = cuda.out("cuStreamCreate", 1), cuda.out("cuStreamCreate", 1), cuda.alloc(128)
    event = cuda.out("cuEventCreate", 2)
    cuda.cuStreamBeginCapture_v2(stream, 0)
    cuda.cuEventRecord(event, stream)
    cuda.cuStreamWaitEvent(other, event, 0)
    cuda.cuMemsetD32Async(out, 6, 32, other)
    cuda.cuEventRecord(event, other)
    cuda.cuStreamWaitEvent(stream, event, 0)
    cuda.cuStreamDestroy_v2(other)
    cuda.launch(cuda.function(DOUBLE, "twice"), out, stream=stream)
    graph = ctypes.c_uint64()
    cuda.cuStreamEndCapture(stream, ctypes.addressof(graph))
    cuda.cuGraphLaunch(cuda.out("cuGraphInstantiateWithFlags", graph.value, 0), 0)
    assert cuda.download(out, 1)[0] == 12


def test_edges_have_descriptions(cuda: Cuda) -> None:
    graph, out = cuda.out("cuGraphCreate", 0), cuda.alloc(128)
    programmatic = cuda.text(bytes([1, 0, 1, 0, 0, 0, 0, 0]))
    node = cuda.keep(KernelNode(0, (1, 1, 1), (32, 1, 1), 0, cuda.parameters(out), 0, 0))
    ctypes.c_uint64.from_address(node + 56).value = cuda.function(DOUBLE, "twice")
    first = cuda.out("cuGraphAddKernelNode_v2", graph, 0, 0, node)
    last = cuda.out("cuGraphAddKernelNode_v2", graph, 0, 0, node)
    cuda.cuGraphAddDependencies_v2(graph, cuda.words([first]), cuda.words([last]), programmatic, 1)
    sources, targets, data = (cuda.place() for _ in range(3))
    cuda.cuGraphGetEdges_v2(graph, sources, targets, data, cuda.place(1))
    assert ctypes.string_at(data, 8) == bytes([1, 0, 1, 0, 0, 0, 0, 0])
    assert cuda.error("cuGraphGetEdges", graph, sources, targets, cuda.place(1)) == "ERROR_LOSSY_QUERY"
    assert cuda.error("cuGraphNodeGetDependencies", last, sources, cuda.place(1)) == "ERROR_LOSSY_QUERY"
    one = cuda.words([first]), cuda.words([last])
    plain = cuda.text(bytes(8))
    assert cuda.error("cuGraphRemoveDependencies_v2", graph, *one, plain, 1) == "ERROR_INVALID_VALUE"
    cuda.cuGraphRemoveDependencies_v2(graph, *one, 0, 1)
    strange = cuda.text(bytes([9, 0, 0, 0, 0, 0, 0, 0]))
    assert cuda.error("cuGraphAddDependencies_v2", graph, *one, strange, 1) == "ERROR_INVALID_VALUE"
    assert cuda.error("cuGraphAddDependencies_v2", graph, one[0], one[0], 0, 1) == "ERROR_INVALID_VALUE"


def test_where_a_capture_is(cuda: Cuda) -> None:
    """What is asked for without a place is left out; edges are described even where all are plain ones."""
    stream, out = cuda.out("cuStreamCreate", 1), cuda.alloc(128)
    cuda.cuStreamBeginCapture_v2(stream, 0)
    cuda.cuMemsetD32Async(out, 6, 32, stream)
    status, nodes, edges, count = ctypes.c_int(), cuda.place(), cuda.place(), cuda.place()
    cuda.cuStreamGetCaptureInfo_v3(stream, ctypes.addressof(status), 0, 0, nodes, edges, count)
    assert (status.value, ctypes.c_uint64.from_address(count).value) == (1, 1)
    assert ctypes.string_at(ctypes.c_uint64.from_address(edges).value, 8) == bytes(8)
    node = ctypes.c_uint64.from_address(ctypes.c_uint64.from_address(nodes).value).value
    description = cuda.text(bytes([1, 0, 1, 0, 0, 0, 0, 0]))
    cuda.cuStreamUpdateCaptureDependencies_v2(stream, cuda.words([node]), description, 1, 1)
    cuda.launch(cuda.function(DOUBLE, "twice"), out, stream=stream)
    graph = ctypes.c_uint64()
    cuda.cuStreamEndCapture(stream, ctypes.addressof(graph))
    sources, targets, data = (cuda.place() for _ in range(3))
    cuda.cuGraphGetEdges_v2(graph.value, sources, targets, data, cuda.place(1))
    assert ctypes.string_at(data, 8) == bytes([1, 0, 1, 0, 0, 0, 0, 0])


def test_a_capture_that_another_stream_ends_is_invalid(cuda: Cuda) -> None:
    origin, other = cuda.out("cuStreamCreate", 1), cuda.out("cuStreamCreate", 1)
    event, out = cuda.out("cuEventCreate", 0), cuda.alloc(128)
    cuda.cuStreamBeginCapture_v2(origin, 0)
    cuda.cuEventRecord(event, origin)
    cuda.cuStreamWaitEvent(other, event, 0)
    cuda.cuMemsetD32Async(out, 6, 32, other)
    assert cuda.error("cuStreamEndCapture", other, cuda.place()) == "ERROR_STREAM_CAPTURE_UNMATCHED"
    assert cuda.error("cuStreamEndCapture", origin, cuda.place()) == "ERROR_STREAM_CAPTURE_INVALIDATED"
    for stream in (origin, other):
        cuda.cuStreamSynchronize(stream)


def test_a_drawing_names_kernels(cuda: Cuda, tmp_path: Path) -> None:
    graph, place = cuda.out("cuGraphCreate", 0), tmp_path / "graph.dot"
    parameters = kernel_node(cuda, cuda.function(DOUBLE, "twice"), cuda.alloc(128))
    cuda.out("cuGraphAddKernelNode_v2", graph, 0, 0, parameters)
    cuda.cuGraphDebugDotPrint(graph, cuda.text(str(place)), 0)
    assert 'label="0 KERNEL twice"' in place.read_text()


def test_memory_of_graphs_is_counted_until_it_is_trimmed(cuda: Cuda) -> None:
    stream = cuda.out("cuStreamCreate", 1)
    cuda.cuDeviceGraphMemTrim(0)

    def attribute(which: int) -> int:
        found = ctypes.c_uint64()
        cuda.cuDeviceGetGraphMemAttribute(0, which, ctypes.addressof(found))
        return found.value

    before = attribute(0)
    cuda.cuStreamBeginCapture_v2(stream, 0)
    cuda.cuMemFreeAsync(cuda.out("cuMemAllocAsync", 640, stream), stream)
    graph = ctypes.c_uint64()
    cuda.cuStreamEndCapture(stream, ctypes.addressof(graph))
    cuda.cuGraphLaunch(cuda.out("cuGraphInstantiateWithFlags", graph.value, 0), 0)
    assert attribute(0) == before + 640  # whether or not it has run
    cuda.cuCtxSynchronize()
    assert attribute(0) == before + 640 and attribute(1) >= before + 640
    cuda.cuDeviceGraphMemTrim(0)
    assert attribute(0) == before and attribute(1) >= before + 640
    cuda.cuDeviceSetGraphMemAttribute(0, 1, cuda.place(0))
    assert attribute(1) == before
    assert cuda.error("cuDeviceSetGraphMemAttribute", 0, 0, cuda.place(0)) == "ERROR_INVALID_VALUE"


@pytest.mark.parametrize("free", ["cuMemFreeAsync", "cuMemFree_v2"])
def test_memory_of_a_graph_that_is_freed_outside_is_there_from_the_next_launch_on(cuda: Cuda, free: str) -> None:
    """The launch need not have run: what is freed, copied or filled then follows it in the stream."""
    stream, graph = cuda.out("cuStreamCreate", 1), ctypes.c_uint64()
    cuda.cuStreamBeginCapture_v2(stream, 0)
    memory = cuda.out("cuMemAllocAsync", 128, stream)
    cuda.cuMemsetD32Async(memory, 7, 32, stream)
    cuda.cuStreamEndCapture(stream, ctypes.addressof(graph))
    executable = cuda.out("cuGraphInstantiateWithFlags", graph.value, 0)
    found, given = np.zeros(32, np.uint32), [memory] + [stream] * (free == "cuMemFreeAsync")
    for _ in range(3):
        cuda.cuGraphLaunch(executable, stream)
        found[:] = 0
        cuda.cuMemcpyDtoHAsync_v2(found.ctypes.data, memory, 128, stream)
        cuda.cuMemsetD32Async(memory, 8, 32, stream)
        getattr(cuda, free)(*given)
        if free == "cuMemFreeAsync":  # neither have the first launch and its end to be over
            cuda.cuGraphLaunch(executable, stream)
            cuda.cuMemFreeAsync(memory, stream)
        cuda.cuStreamSynchronize(stream)
        assert (found == 7).all()
    assert cuda.error(free, *given) == "ERROR_INVALID_VALUE"


TRIMMING = ("GraphMemTrim", "GetGraphMemAttribute", "SetGraphMemAttribute")


def test_the_runtime_trims_memory_of_graphs(cuda: Cuda) -> None:
    import_module("ptxvm.driver.runtime.aliases")
    trim, get, set_ = (runtime.functions[f"cudaDevice{name}"] for name in TRIMMING)
    stream, found, graph = cuda.out("cuStreamCreate", 1), ctypes.c_uint64(), ctypes.c_uint64()
    trim(0)
    cuda.cuStreamBeginCapture_v2(stream, 0)
    cuda.cuMemFreeAsync(cuda.out("cuMemAllocAsync", 640, stream), stream)
    cuda.cuStreamEndCapture(stream, ctypes.addressof(graph))
    cuda.cuGraphLaunch(cuda.out("cuGraphInstantiateWithFlags", graph.value, 0), 0)
    cuda.cuCtxSynchronize()
    most = []
    for step in (trim, lambda device: set_(device, 1, cuda.place(0))):
        step(0)
        get(0, 1, ctypes.addressof(found))
        most.append(found.value)
    get(0, 0, ctypes.addressof(found))
    assert most[0] - 640 == most[1] == found.value


# ----------------------------------------------------------------------------------- what some graphs do not let do


def allocation_node(cuda: Cuda, graph: int) -> int:
    made = AllocationNode()
    made.pool.type = made.pool.location.type = 1
    made.size = 64
    return cuda.out("cuGraphAddMemAllocNode", graph, 0, 0, cuda.keep(made))


def child_parameters(cuda: Cuda, graph: int, ownership: int) -> int:
    """`CUgraphNodeParams` of a child graph."""
    data = (ctypes.c_uint64 * 32)(4, 0, graph, ownership)
    return cuda.keep(data)


def test_graphs_with_memory_keep_their_nodes_and_edges(cuda: Cuda) -> None:
    graph = cuda.out("cuGraphCreate", 0)
    first, last = (cuda.out("cuGraphAddEmptyNode", graph, 0, 0) for _ in range(2))
    edge = cuda.words([first]), cuda.words([last])
    cuda.cuGraphAddDependencies_v2(graph, *edge, 0, 1)
    allocation_node(cuda, graph)
    assert cuda.error("cuGraphDestroyNode", last) == "ERROR_NOT_SUPPORTED"
    assert cuda.error("cuGraphRemoveDependencies_v2", graph, *edge, 0, 1) == "ERROR_NOT_SUPPORTED"
    assert cuda.error("cuGraphRemoveDependencies_v2", graph, *edge, 0, 0) == "SUCCESS"
    assert cuda.error("cuGraphClone", cuda.place(), graph) == "ERROR_NOT_SUPPORTED"
    outer = cuda.out("cuGraphCreate", 0)
    assert cuda.error("cuGraphAddChildGraphNode", cuda.place(), outer, 0, 0, graph) == "ERROR_NOT_SUPPORTED"
    executable = cuda.out("cuGraphInstantiateWithFlags", graph, 0)
    assert cuda.error("cuGraphInstantiateWithFlags", cuda.place(), graph, 0) == "ERROR_NOT_SUPPORTED"
    cuda.cuGraphExecDestroy(executable)
    cuda.cuGraphExecDestroy(cuda.out("cuGraphInstantiateWithFlags", graph, 0))


def test_a_graph_moves_into_another(cuda: Cuda) -> None:
    inner, outer = cuda.out("cuGraphCreate", 0), cuda.out("cuGraphCreate", 0)
    node = allocation_node(cuda, inner)
    pointer = ctypes.c_uint64()
    found = AllocationNode()
    cuda.cuGraphMemAllocNodeGetParams(node, ctypes.addressof(found))
    cloned, moved = (child_parameters(cuda, inner, ownership) for ownership in (0, 1))
    assert cuda.error("cuGraphAddNode_v2", cuda.place(), outer, 0, 0, 0, cloned) == "ERROR_NOT_SUPPORTED"
    assert cuda.error("cuGraphAddNode_v2", cuda.place(), inner, 0, 0, 0, moved) == "ERROR_INVALID_VALUE"
    made = cuda.out("cuGraphAddNode_v2", outer, 0, 0, 0, moved)
    cuda.cuGraphChildGraphNodeGetGraph(made, ctypes.addressof(pointer))
    assert pointer.value == inner
    assert cuda.error("cuGraphDestroy", inner) == "ERROR_INVALID_VALUE"
    assert cuda.error("cuGraphInstantiateWithFlags", cuda.place(), inner, 0) == "ERROR_NOT_SUPPORTED"
    assert cuda.error("cuGraphAddNode_v2", cuda.place(), outer, 0, 0, 0, moved) == "ERROR_NOT_SUPPORTED"
    assert cuda.error("cuGraphAddMemFreeNode", cuda.place(), inner, 0, 0, found.address) == "ERROR_NOT_SUPPORTED"
    assert cuda.error("cuGraphClone", cuda.place(), outer) == "ERROR_NOT_SUPPORTED"
    cuda.cuGraphLaunch(cuda.out("cuGraphInstantiateWithFlags", outer, 0), 0)
    cuda.cuMemsetD32_v2(found.address, 5, 16)
    assert list(cuda.download(found.address, 16)) == [5] * 16
    cuda.cuGraphDestroy(outer)
    assert cuda.error("cuGraphAddEmptyNode", cuda.place(), inner, 0, 0) == "ERROR_INVALID_VALUE"


def test_graphs_with_conditions_are_unique(cuda: Cuda) -> None:
    graph = cuda.out("cuGraphCreate", 0)
    handle = cuda.out("cuGraphConditionalHandleCreate", graph, 0, 1, 1)
    data = (ctypes.c_uint64 * 32)(13, 0, handle, 1 << 32)
    cuda.out("cuGraphAddNode_v2", graph, 0, 0, 0, cuda.keep(data))
    body = ctypes.c_uint64.from_address(data[4]).value
    cuda.out("cuGraphAddEmptyNode", body, 0, 0)
    assert cuda.error("cuGraphClone", cuda.place(), graph) == "ERROR_NOT_SUPPORTED"
    assert cuda.error("cuGraphDestroy", body) == "ERROR_INVALID_VALUE"
    outer = cuda.out("cuGraphCreate", 0)
    for ownership in (0, 1):
        moved = child_parameters(cuda, graph, ownership)
        assert cuda.error("cuGraphAddNode_v2", cuda.place(), outer, 0, 0, 0, moved) == "ERROR_NOT_SUPPORTED"
    cuda.out("cuGraphInstantiateWithFlags", graph, 0)
    assert cuda.error("cuGraphInstantiateWithFlags", cuda.place(), graph, 0) == "ERROR_NOT_SUPPORTED"


# ------------------------------------------------------------------------------------------------ what nodes are like


def parameters_of(cuda: Cuda, node: int) -> ctypes.Array[ctypes.c_uint64]:
    """`CUgraphNodeParams`: the kind, and what is said of nodes of that kind from the third word on."""
    found = (ctypes.c_uint64 * 32)(*[0xA5] * 32)
    cuda.cuGraphNodeGetParams(node, ctypes.addressof(found))
    assert found[1] == found[31] == 0
    return found


def test_parameters_of_nodes_of_any_kind(cuda: Cuda) -> None:
    graph, data, function = cuda.out("cuGraphCreate", 0), cuda.alloc(128), cuda.function(DOUBLE, "twice")
    kernel = parameters_of(cuda, cuda.out("cuGraphAddKernelNode_v2", graph, 0, 0, kernel_node(cuda, function, data)))
    assert (kernel[0], kernel[2]) == (0, function)
    argument = ctypes.c_uint64.from_address(kernel[7]).value  # behind three numbers of CTAs, of threads, and shared
    assert ctypes.c_uint64.from_address(argument).value == data
    copy = Copy3D(source_type=2, target_type=2, source_device=data, width=32, height=1, depth=1)
    copy.target_device = data + 64
    node = cuda.out("cuGraphAddMemcpyNode", graph, 0, 0, cuda.keep(copy), cuda.context)
    found = parameters_of(cuda, node)
    given = Copy3D.from_buffer_copy(bytes(found)[32:])
    assert (found[0], given.source_device, given.target_device, given.width) == (1, data, data + 64, 32)
    fill = cuda.out("cuGraphAddMemsetNode", graph, 0, 0, cuda.keep(FillNode(data, 0, 7, 4, 8, 1)), cuda.context)
    assert FillNode.from_buffer_copy(bytes(parameters_of(cuda, fill))[16:]).value == 7
    event = cuda.out("cuEventCreate", 0)
    recorded = parameters_of(cuda, cuda.out("cuGraphAddEventRecordNode", graph, 0, 0, event))
    waited = parameters_of(cuda, cuda.out("cuGraphAddEventWaitNode", graph, 0, 0, event))
    assert [*recorded[:3:2], *waited[:3:2]] == [7, event, 6, event]
    assert parameters_of(cuda, cuda.out("cuGraphAddEmptyNode", graph, 0, 0))[0] == 5
    outer = cuda.out("cuGraphCreate", 0)
    child = parameters_of(cuda, cuda.out("cuGraphAddChildGraphNode", outer, 0, 0, graph))
    assert (child[0], child[2] in (0, graph), child[3]) == (4, False, 0xFFFFFFFF)
    memory = parameters_of(cuda, allocation_node(cuda, outer))
    address = AllocationNode.from_buffer_copy(bytes(memory)[16:]).address
    assert address
    freed = parameters_of(cuda, cuda.out("cuGraphAddMemFreeNode", outer, 0, 0, address))
    assert (memory[0], freed[0], freed[2]) == (10, 11, address)
    assert cuda.error("cuGraphNodeGetParams", graph, cuda.place()) == "ERROR_INVALID_VALUE"


def test_parameters_of_conditional_nodes(cuda: Cuda) -> None:
    graph = cuda.out("cuGraphCreate", 0)
    handle = cuda.out("cuGraphConditionalHandleCreate", graph, 0, 1, 1)
    made = (ctypes.c_uint64 * 32)(13, 0, handle, 2 << 32)
    found = parameters_of(cuda, cuda.out("cuGraphAddNode_v2", graph, 0, 0, 0, cuda.keep(made)))
    assert [found[0], found[2], found[3]] == [13, handle, 2 << 32]
    bodies = [(ctypes.c_uint64 * 2).from_address(each[4]) for each in (made, found)]
    assert list(bodies[0]) == list(bodies[1]) and len(set(bodies[0])) == 2


def attribute_of(cuda: Cuda, node: int, which: int) -> list[int]:
    found = (ctypes.c_uint32 * 16)(*[9] * 16)
    cuda.cuGraphKernelNodeGetAttribute(node, which, ctypes.addressof(found))
    return list(found)[:3]


def test_attributes_of_launches_in_graphs(cuda: Cuda) -> None:
    graph, data, function = cuda.out("cuGraphCreate", 0), cuda.alloc(128), cuda.function(DOUBLE, "twice")
    given = kernel_node(cuda, function, data)
    node, other = (cuda.out("cuGraphAddKernelNode_v2", graph, 0, 0, given) for _ in range(2))
    executable = cuda.out("cuGraphInstantiateWithFlags", graph, 0)

    def value(*words: int) -> int:
        return cuda.keep((ctypes.c_uint32 * 16)(*words))

    assert attribute_of(cuda, node, 4) == attribute_of(cuda, node, 8) == [0, 0, 0]
    for which, words in ((2, (1,)), (4, (1, 1, 1)), (8, (2**32 - 3,))):
        cuda.cuGraphKernelNodeSetAttribute(node, which, value(*words))
        assert attribute_of(cuda, node, which)[: len(words)] == list(words)
    cuda.cuGraphKernelNodeSetParams_v2(node, given)
    assert attribute_of(cuda, node, 4) == [1, 1, 1]  # what a launch is like stays when it gets other arguments
    assert attribute_of(cuda, other, 2)[0] == 0
    cuda.cuGraphKernelNodeCopyAttributes(other, node)
    assert [attribute_of(cuda, other, which)[0] for which in (2, 4, 8)] == [1, 1, 2**32 - 3]
    cuda.cuGraphExecKernelNodeSetParams_v2(executable, node, given)
    cuda.cuGraphLaunch(executable, 0)
    cuda.cuCtxSynchronize()
    cuda.cuGraphKernelNodeSetAttribute(node, 2, value(0))
    change = "cuGraphKernelNodeSetAttribute"
    for which, words in ((99, (1,)), (13, (1,))):
        assert cuda.error(change, node, which, value(*words)) == "ERROR_INVALID_VALUE"
    for words in ((2, 1, 1), (1, 0, 1)):
        assert cuda.error(change, node, 4, value(*words)) == "ERROR_INVALID_CLUSTER_SIZE"
    cuda.cuGraphKernelNodeSetAttribute(other, 8, value(3))
    assert attribute_of(cuda, other, 8)[0] == 0
    assert attribute_of(cuda, node, 4) == [1, 1, 1]
    empty = cuda.out("cuGraphAddEmptyNode", graph, 0, 0)
    assert cuda.error("cuGraphKernelNodeSetAttribute", empty, 8, value(1)) == "ERROR_INVALID_VALUE"


def test_loops_in_loops_begin_anew_in_each_launch(cuda: Cuda) -> None:
    """A handle of the outermost graph, for a node in a body; each launch sets the default of both."""
    graph, counters = cuda.out("cuGraphCreate", 0), [cuda.alloc(4), cuda.alloc(4)]
    handles = [cuda.out("cuGraphConditionalHandleCreate", graph, 0, 1, 1)]
    bodies, step = [graph], cuda.function(COUNT_DOWN, "step")

    def loop(handle: int, counter: int) -> int:
        made = (ctypes.c_uint64 * 32)(13, 0, handle, 1 << 32 | 1)
        node = cuda.out("cuGraphAddNode_v2", bodies[-1], 0, 0, 0, cuda.keep(made))
        bodies.append(ctypes.c_uint64.from_address(made[4]).value)
        launch = kernel_node(cuda, step, handle, counter)
        ctypes.memmove(launch + 20, (ctypes.c_uint32 * 1)(1), 4)  # one thread
        cuda.out("cuGraphAddKernelNode_v2", bodies[-1], 0, 0, launch)
        return node

    loop(handles[0], counters[0])
    handles.append(cuda.out("cuGraphConditionalHandleCreate", bodies[-1], 0, 1, 1))
    loop(handles[1], counters[1])
    elsewhere = cuda.out("cuGraphConditionalHandleCreate", cuda.out("cuGraphCreate", 0), 0, 1, 1)
    refused = cuda.keep((ctypes.c_uint64 * 32)(13, 0, elsewhere, 1 << 32 | 1))
    assert cuda.error("cuGraphAddNode_v2", cuda.place(), graph, 0, 0, 0, refused) == "ERROR_INVALID_VALUE"
    again = cuda.keep((ctypes.c_uint64 * 32)(13, 0, handles[0], 1 << 32))
    assert cuda.error("cuGraphAddNode_v2", cuda.place(), bodies[-1], 0, 0, 0, again) == "ERROR_INVALID_VALUE"
    executable = cuda.out("cuGraphInstantiateWithFlags", graph, 0)
    for _ in range(2):
        for counter in counters:
            cuda.cuMemsetD32_v2(counter, 0, 1)
        cuda.cuGraphLaunch(executable, 0)
        assert [int(cuda.download(counter, 1)[0]) for counter in counters] == [5, 5]


def user_object(cuda: Cuda, gone: list[int], number: int, graph: int) -> None:
    destroy = HOST_FUNCTION(gone.append)
    cuda.keep(destroy)
    thing = cuda.out("cuUserObjectCreate", number, ctypes.cast(destroy, ctypes.c_void_p).value, 1, 1)
    cuda.cuGraphRetainUserObject(graph, thing, 1, 1)


def test_an_update_takes_over_what_graphs_keep(cuda: Cuda) -> None:
    gone: list[int] = []
    old, new = cuda.out("cuGraphCreate", 0), cuda.out("cuGraphCreate", 0)
    for number, graph in enumerate((old, new)):
        cuda.out("cuGraphAddEmptyNode", graph, 0, 0)
        user_object(cuda, gone, number, graph)
    executable = cuda.out("cuGraphInstantiateWithFlags", old, 0)
    cuda.cuGraphLaunch(executable, 0)
    cuda.cuGraphExecUpdate_v2(executable, new, cuda.keep((ctypes.c_uint64 * 4)()))
    cuda.cuGraphDestroy(old)
    cuda.cuGraphDestroy(new)
    cuda.cuCtxSynchronize()
    assert gone == [0]
    cuda.cuGraphExecDestroy(executable)
    assert gone == [0, 1]


def test_graphs_in_nodes_that_are_destroyed_give_up_what_they_keep(cuda: Cuda) -> None:
    gone: list[int] = []
    graph, inner = cuda.out("cuGraphCreate", 0), cuda.out("cuGraphCreate", 0)
    user_object(cuda, gone, 5, inner)
    child = cuda.out("cuGraphAddChildGraphNode", graph, 0, 0, inner)
    cuda.cuGraphDestroy(inner)
    handle = cuda.out("cuGraphConditionalHandleCreate", graph, 0, 1, 1)
    made = (ctypes.c_uint64 * 32)(13, 0, handle, 1 << 32)
    node = cuda.out("cuGraphAddNode_v2", graph, 0, 0, 0, cuda.keep(made))
    body = ctypes.c_uint64.from_address(made[4]).value
    user_object(cuda, gone, 6, body)
    assert gone == []
    cuda.cuGraphDestroyNode(child)
    assert gone == [5]
    cuda.cuGraphDestroyNode(node)
    assert gone == [5, 6]
    assert cuda.error("cuGraphAddEmptyNode", cuda.place(), body, 0, 0) == "ERROR_INVALID_VALUE"


@pytest.mark.parametrize("waits", [False, True])
def test_a_graph_whose_memory_is_gone_leaves_a_fault(
    cuda: Cuda, waits: bool, capfd: pytest.CaptureFixture[str]
) -> None:
    """Nobody has to wait for it: streams go on, and say what happened."""
    graph, pointer = cuda.out("cuGraphCreate", 0), cuda.alloc(64)
    fill = FillNode(pointer, 0, 7, 4, 16, 1)
    cuda.out("cuGraphAddMemsetNode", graph, 0, 0, cuda.keep(fill), cuda.context)
    executable = cuda.out("cuGraphInstantiateWithFlags", graph, 0)
    stream = cuda.out("cuStreamCreate", 1)
    cuda.cuMemFree_v2(pointer)
    cuda.cuGraphLaunch(executable, stream)
    if waits:
        assert cuda.error("cuStreamSynchronize", stream) == "ERROR_ILLEGAL_ADDRESS"
    else:
        limit = time.monotonic() + 20
        while (found := cuda.error("cuStreamQuery", stream)) == "ERROR_NOT_READY" and time.monotonic() < limit:
            time.sleep(0.01)
        assert found == "ERROR_ILLEGAL_ADDRESS"
    assert "memory that is not there" in capfd.readouterr().err
