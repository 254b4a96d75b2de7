"""Capture: what streams that become graphs forbid, and what makes them invalid (as an H200 with driver 580 answers)."""

from __future__ import annotations

import ctypes
import struct
import threading
from collections.abc import Callable

import pytest
from tests.driver.cuda import DOUBLE, Cuda

from ptxvm.driver.structures import LaunchConfig

GLOBAL, THREAD_LOCAL, RELAXED = range(3)
NONE, ACTIVE, INVALIDATED = range(3)
UNSUPPORTED, IMPLICIT = "ERROR_STREAM_CAPTURE_UNSUPPORTED", "ERROR_STREAM_CAPTURE_IMPLICIT"
INVALID = "ERROR_STREAM_CAPTURE_INVALIDATED"


def status(cuda: Cuda, stream: int) -> int:
    found = ctypes.c_int()
    cuda.cuStreamIsCapturing(stream, ctypes.addressof(found))
    return found.value


def ended(cuda: Cuda, stream: int) -> str:
    return cuda.error("cuStreamEndCapture", stream, cuda.place())


def in_a_thread(cuda: Cuda, call: Callable[[], str]) -> str:
    found: list[str] = []

    def run() -> None:
        cuda.cuCtxSetCurrent(cuda.context)
        found.append(call())

    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
    return found[0]


UNSAFE: dict[str, Callable[[Cuda, int, int, int], str]] = {
    "allocating": lambda cuda, other, event, memory: cuda.error("cuMemAlloc_v2", cuda.place(), 16),
    "freeing": lambda cuda, other, event, memory: cuda.error("cuMemFree_v2", memory),
    "host memory": lambda cuda, other, event, memory: cuda.error("cuMemAllocHost_v2", cuda.place(), 16),
    "managed memory": lambda cuda, other, event, memory: cuda.error("cuMemAllocManaged", cuda.place(), 16, 1),
    "memory in order": lambda cuda, other, event, memory: cuda.error("cuMemAllocAsync", cuda.place(), 16, other),
    "asking a stream": lambda cuda, other, event, memory: cuda.error("cuStreamQuery", other),
    "waiting for a stream": lambda cuda, other, event, memory: cuda.error("cuStreamSynchronize", other),
    "waiting for the default stream": lambda cuda, other, event, memory: cuda.error("cuStreamSynchronize", 0),
    "asking an event": lambda cuda, other, event, memory: cuda.error("cuEventQuery", event),
    "waiting for an event": lambda cuda, other, event, memory: cuda.error("cuEventSynchronize", event),
    "freeing in order": lambda cuda, other, event, memory: cuda.error("cuMemFreeAsync", memory, other),
    "making a graph executable": lambda cuda, other, event, memory: cuda.error(
        "cuGraphInstantiateWithFlags", cuda.place(), cuda.out("cuGraphCreate", 0), 0
    ),
    "a limit": lambda cuda, other, event, memory: cuda.error("cuCtxSetLimit", 0, 1024),
}
SAFE: dict[str, Callable[[Cuda, int, int, int], str]] = {
    "a stream": lambda cuda, other, event, memory: cuda.error("cuStreamCreate", cuda.place(), 0),
    "an event": lambda cuda, other, event, memory: cuda.error("cuEventRecord", event, other),
    "work of another stream": lambda cuda, other, event, memory: cuda.error("cuMemsetD8Async", memory, 1, 4, other),
    "a fill for which nobody waits": lambda cuda, other, event, memory: cuda.error("cuMemsetD8_v2", memory, 1, 4),
    "asking how much there is": lambda cuda, other, event, memory: cuda.error(
        "cuMemGetInfo_v2", cuda.place(), cuda.place()
    ),
}


def attempt(cuda: Cuda, mode: int, call: Callable[[Cuda, int, int, int], str]) -> tuple[str, int]:
    """What a call gives while a stream captures, and the status of the stream then."""
    stream, other = cuda.out("cuStreamCreate", 1), cuda.out("cuStreamCreate", 1)
    event, memory = cuda.out("cuEventCreate", 2), cuda.alloc(64)
    cuda.cuStreamBeginCapture_v2(stream, mode)
    code = call(cuda, other, event, memory)
    found = status(cuda, stream)
    assert ended(cuda, stream) == ("SUCCESS" if found == ACTIVE else INVALID)
    return code, found


@pytest.mark.parametrize("name", UNSAFE)
def test_a_capture_forbids_what_may_wait(cuda: Cuda, name: str) -> None:
    assert attempt(cuda, GLOBAL, UNSAFE[name]) == (UNSUPPORTED, INVALIDATED)
    assert attempt(cuda, THREAD_LOCAL, UNSAFE[name]) == (UNSUPPORTED, INVALIDATED)
    assert attempt(cuda, RELAXED, UNSAFE[name]) == ("SUCCESS", ACTIVE)


@pytest.mark.parametrize("name", SAFE)
def test_a_capture_allows_what_does_not_wait(cuda: Cuda, name: str) -> None:
    assert attempt(cuda, GLOBAL, SAFE[name]) == ("SUCCESS", ACTIVE)


def test_a_thread_chooses_what_it_may_call(cuda: Cuda) -> None:
    mode = ctypes.c_int(RELAXED)
    cuda.cuThreadExchangeStreamCaptureMode(ctypes.addressof(mode))
    assert attempt(cuda, GLOBAL, UNSAFE["allocating"]) == ("SUCCESS", ACTIVE)
    cuda.cuThreadExchangeStreamCaptureMode(ctypes.addressof(mode))
    assert mode.value == RELAXED
    assert attempt(cuda, GLOBAL, UNSAFE["allocating"]) == (UNSUPPORTED, INVALIDATED)


def test_captures_of_other_threads(cuda: Cuda) -> None:
    """Global ones forbid, those of a thread do not; only relaxed ones end in another thread."""
    for mode, code, end in (
        (GLOBAL, UNSUPPORTED, INVALID),
        (THREAD_LOCAL, "SUCCESS", "ERROR_STREAM_CAPTURE_WRONG_THREAD"),
        (RELAXED, "SUCCESS", "SUCCESS"),
    ):
        stream = cuda.out("cuStreamCreate", 1)
        cuda.cuStreamBeginCapture_v2(stream, mode)
        assert in_a_thread(cuda, lambda: cuda.error("cuMemAlloc_v2", cuda.place(), 16)) == code
        assert in_a_thread(cuda, lambda stream=stream: ended(cuda, stream)) == end
        assert status(cuda, stream) == NONE
        assert ended(cuda, stream) == "ERROR_ILLEGAL_STATE"


def test_the_default_stream_while_a_blocking_stream_captures(cuda: Cuda) -> None:
    stream, event, memory = cuda.out("cuStreamCreate", 0), cuda.out("cuEventCreate", 2), cuda.alloc(64)
    for name, arguments in (
        ("cuStreamSynchronize", (0,)),
        ("cuStreamQuery", (0,)),
        ("cuEventRecord", (event, 0)),
        ("cuStreamWaitEvent", (0, event, 0)),
        ("cuMemsetD8_v2", (memory, 1, 4)),
        ("cuMemcpyDtoD_v2", (memory, memory + 32, 4)),
        ("cuMemAllocAsync", (cuda.place(), 16, 0)),
        ("cuStreamEndCapture", (0, cuda.place())),
        ("cuStreamGetFlags", (0, cuda.place())),
        ("cuStreamBeginCapture_v2", (1, RELAXED)),
    ):
        cuda.cuStreamBeginCapture_v2(stream, RELAXED)
        assert cuda.error(name, *arguments) == IMPLICIT, name
        assert ended(cuda, stream) == INVALID


def test_asking_whether_the_default_stream_captures_spoils_nothing(cuda: Cuda) -> None:
    stream = cuda.out("cuStreamCreate", 0)
    cuda.cuStreamBeginCapture_v2(stream, RELAXED)
    for handle in (0, 1):
        assert cuda.error("cuStreamIsCapturing", handle, cuda.place()) == IMPLICIT
    assert ended(cuda, stream) == "SUCCESS"


def test_what_fails_in_a_capture_spoils_it(cuda: Cuda) -> None:
    stream, event, memory = cuda.out("cuStreamCreate", 1), cuda.out("cuEventCreate", 2), cuda.alloc(64)
    kernel, graph = cuda.function(DOUBLE, "twice"), cuda.out("cuGraphCreate", 0)
    executable = cuda.out("cuGraphInstantiateWithFlags", graph, 0)
    cuda.cuEventRecord(event, 0)
    callback = ctypes.CFUNCTYPE(None, ctypes.c_size_t, ctypes.c_int, ctypes.c_size_t)(lambda *_: None)
    for name, arguments, code in (
        ("cuLaunchKernel", (kernel, 0, 1, 1, 1, 1, 1, 0, stream, 0, 0), "ERROR_INVALID_VALUE"),
        ("cuStreamWaitEvent", (stream, 0, 0), "ERROR_INVALID_HANDLE"),
        ("cuStreamWaitEvent", (stream, event, 0), "ERROR_STREAM_CAPTURE_ISOLATION"),
        ("cuStreamAttachMemAsync", (stream, memory, 0, 1), UNSUPPORTED),
        ("cuStreamAddCallback", (stream, ctypes.cast(callback, ctypes.c_void_p).value, 0, 0), UNSUPPORTED),
        ("cuGraphLaunch", (executable, stream), UNSUPPORTED),
        ("cuGraphUpload", (executable, stream), UNSUPPORTED),
        ("cuStreamGetFlags", (stream, cuda.place()), UNSUPPORTED),
        ("cuStreamGetId", (stream, cuda.place()), UNSUPPORTED),
    ):
        cuda.cuStreamBeginCapture_v2(stream, RELAXED)
        assert cuda.error(name, *arguments) == code, name
        assert status(cuda, stream) == INVALIDATED, name
        assert ended(cuda, stream) == INVALID
    cuda.cuStreamBeginCapture_v2(stream, RELAXED)
    assert cuda.error("cuMemcpyDtoDAsync_v2", 0, 0, 4, stream) == "ERROR_INVALID_VALUE"
    assert cuda.error("cuLaunchKernel", 0, 1, 1, 1, 1, 1, 1, 0, stream, 0, 0) == "ERROR_INVALID_HANDLE"
    assert cuda.error("cuStreamWaitEvent", stream, event, 2) == "ERROR_INVALID_VALUE"
    assert ended(cuda, stream) == "SUCCESS"


def test_an_invalid_capture_takes_nothing_more(cuda: Cuda) -> None:
    stream, event, memory = cuda.out("cuStreamCreate", 1), cuda.out("cuEventCreate", 2), cuda.alloc(64)
    cuda.cuStreamBeginCapture_v2(stream, RELAXED)
    assert cuda.error("cuStreamSynchronize", stream) == UNSUPPORTED
    assert cuda.error("cuMemsetD8Async", memory, 1, 4, stream) == INVALID
    assert cuda.error("cuEventRecord", event, stream) == INVALID
    assert cuda.error("cuStreamWaitEvent", stream, event, 0) == INVALID
    assert cuda.error("cuStreamUpdateCaptureDependencies", stream, 0, 0, 0) == INVALID
    assert cuda.error("cuStreamGetPriority", stream, cuda.place()) == INVALID
    number = cuda.place(7)
    cuda.cuStreamGetCaptureInfo_v2(stream, cuda.place(), number, 0, 0, 0)
    assert ctypes.c_uint64.from_address(number).value == 7
    assert ended(cuda, stream) == INVALID
    cuda.cuMemsetD8Async(memory, 1, 4, stream)


def test_captures_do_not_merge(cuda: Cuda) -> None:
    first, second, event = cuda.out("cuStreamCreate", 1), cuda.out("cuStreamCreate", 1), cuda.out("cuEventCreate", 2)
    for stream in (first, second):
        cuda.cuStreamBeginCapture_v2(stream, RELAXED)
    cuda.cuEventRecord(event, first)
    assert cuda.error("cuStreamWaitEvent", second, event, 0) == "ERROR_STREAM_CAPTURE_MERGE"
    assert [ended(cuda, stream) for stream in (first, second)] == [INVALID, INVALID]
    cuda.cuStreamBeginCapture_v2(first, RELAXED)
    cuda.cuEventRecord(event, first)
    assert cuda.error("cuStreamWaitEvent", 0, event, 0) == IMPLICIT
    assert ended(cuda, first) == INVALID


def test_events_of_captures(cuda: Cuda) -> None:
    """Who asks for one spoils the capture; one of a capture that is over has to be recorded again."""
    stream, other, event = cuda.out("cuStreamCreate", 1), cuda.out("cuStreamCreate", 1), cuda.out("cuEventCreate", 0)
    cuda.cuStreamBeginCapture_v2(stream, RELAXED)
    cuda.cuStreamWaitEvent(stream, event, 0)  # it was never recorded
    cuda.cuEventRecord(event, stream)
    assert cuda.error("cuEventElapsedTime", cuda.place(), event, event) == "ERROR_CAPTURED_EVENT"
    assert cuda.error("cuEventQuery", event) == "ERROR_CAPTURED_EVENT"
    assert cuda.error("cuEventSynchronize", event) == "ERROR_INVALID_VALUE"
    assert ended(cuda, stream) == INVALID
    for name, arguments in (
        ("cuEventQuery", (event,)),
        ("cuEventSynchronize", (event,)),
        ("cuStreamWaitEvent", (other, event, 0)),
        ("cuEventElapsedTime", (cuda.place(), event, event)),
    ):
        assert cuda.error(name, *arguments) == "ERROR_INVALID_VALUE", name
    cuda.cuEventRecord(event, other)
    cuda.cuEventSynchronize(event)


def test_events_that_are_nodes_are_so_only_in_graphs(cuda: Cuda) -> None:
    stream, event = cuda.out("cuStreamCreate", 1), cuda.out("cuEventCreate", 2)
    assert cuda.error("cuEventRecordWithFlags", event, stream, 1) == "ERROR_ILLEGAL_STATE"
    assert cuda.error("cuStreamWaitEvent", stream, event, 1) == "ERROR_ILLEGAL_STATE"
    cuda.cuStreamBeginCapture_v2(stream, RELAXED)
    cuda.cuEventRecordWithFlags(event, stream, 1)
    cuda.cuStreamWaitEvent(stream, event, 1)
    assert ended(cuda, stream) == "SUCCESS"


def test_a_graph_that_a_stream_adds_to(cuda: Cuda) -> None:
    stream, other = cuda.out("cuStreamCreate", 1), cuda.out("cuStreamCreate", 1)
    graph, foreign = cuda.out("cuGraphCreate", 0), cuda.out("cuGraphCreate", 0)
    node, strange = cuda.out("cuGraphAddEmptyNode", graph, 0, 0), cuda.out("cuGraphAddEmptyNode", foreign, 0, 0)
    begin = "cuStreamBeginCaptureToGraph"
    assert cuda.error(begin, stream, graph, cuda.words([strange]), 0, 1, RELAXED) == "ERROR_INVALID_VALUE"
    cuda.cuStreamBeginCaptureToGraph(stream, graph, cuda.words([node]), 0, 1, RELAXED)
    assert cuda.error(begin, other, graph, 0, 0, 0, RELAXED) == "ERROR_ILLEGAL_STATE"
    assert cuda.error("cuGraphDestroy", graph) == "ERROR_ILLEGAL_STATE"
    assert cuda.error("cuGraphDestroyNode", node) == "ERROR_ILLEGAL_STATE"
    update = "cuStreamUpdateCaptureDependencies"
    assert cuda.error(update, stream, cuda.words([strange]), 1, 0) == "ERROR_INVALID_VALUE"
    assert cuda.error("cuStreamSynchronize", stream) == UNSUPPORTED
    assert ended(cuda, stream) == INVALID
    assert cuda.error("cuGraphGetNodes", graph, 0, cuda.place()) == "ERROR_INVALID_VALUE"


def test_a_capture_whose_stream_is_destroyed_is_over(cuda: Cuda) -> None:
    stream, other, event = cuda.out("cuStreamCreate", 1), cuda.out("cuStreamCreate", 1), cuda.out("cuEventCreate", 2)
    cuda.cuStreamBeginCapture_v2(stream, GLOBAL)
    cuda.cuEventRecord(event, stream)
    cuda.cuStreamWaitEvent(other, event, 0)
    cuda.cuStreamDestroy_v2(stream)
    assert status(cuda, other) == NONE
    assert ended(cuda, other) == "ERROR_ILLEGAL_STATE"
    cuda.alloc(16)


def test_a_capture_whose_context_is_reset_is_over(cuda: Cuda) -> None:
    cuda.cuStreamBeginCapture_v2(cuda.out("cuStreamCreate", 1), GLOBAL)
    cuda.cuDevicePrimaryCtxReset_v2(0)
    cuda.out("cuDevicePrimaryCtxRetain", 0)
    cuda.alloc(16)
    cuda.cuDevicePrimaryCtxRelease_v2(0)


def test_launches_keep_their_attributes(cuda: Cuda) -> None:
    """The priority of the stream or their own; those that may begin early have an edge that says so."""
    stream, out = cuda.out("cuStreamCreateWithPriority", 1, -4), cuda.alloc(128)
    function, parameters = cuda.function(DOUBLE, "twice"), cuda.parameters(out)
    attributes = [struct.pack("<i4xi60x", which, value) for which, value in ((8, -2), (6, 1))]
    config = LaunchConfig((1, 1, 1), (32, 1, 1), 0, stream, cuda.text(b"".join(attributes)), 2)
    cuda.cuStreamBeginCapture_v2(stream, RELAXED)
    cuda.launch(function, out, stream=stream)
    cuda.cuLaunchKernelEx(ctypes.addressof(config), function, parameters, 0)
    graph, value = ctypes.c_uint64(), ctypes.create_string_buffer(64)
    cuda.cuStreamEndCapture(stream, ctypes.addressof(graph))
    nodes = cuda.words([0, 0])
    cuda.cuGraphGetNodes(graph.value, nodes, cuda.place(2))
    found = []
    for node in (ctypes.c_uint64 * 2).from_address(nodes):
        cuda.cuGraphKernelNodeGetAttribute(node, 8, ctypes.addressof(value))
        found.append(struct.unpack_from("<i", value)[0])
    assert found == [-4, -2]
    edge = cuda.text(bytes(8))
    cuda.cuGraphGetEdges_v2(graph.value, cuda.place(), cuda.place(), edge, cuda.place(1))
    assert ctypes.string_at(edge, 8) == bytes([1, 0, 1, 0, 0, 0, 0, 0])
