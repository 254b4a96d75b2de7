"""Capture: streams that become graphs."""

from __future__ import annotations

import ctypes

from ptxvm.driver.caller_memory import get, put, put_if
from ptxvm.driver.captures import Capture
from ptxvm.driver.errors import fail, require
from ptxvm.driver.functions.graphs import EDGE_SIZE, PLAIN_EDGE, edges_of, graph_of, nodes_of
from ptxvm.driver.graphs import new_graph
from ptxvm.driver.registry import driver_api as api
from ptxvm.driver.registry import threads_with_own_stream
from ptxvm.driver.state import LEGACY_STREAM, state
from ptxvm.driver.streams import Stream, stream_of
from ptxvm.driver.tables.constants import CUresult, CUstreamCaptureStatus
from ptxvm.driver.threads import calling
from ptxvm.driver.unsafe_calls import exchange_mode

MODES = 3


@api("cuStreamBeginCapture_v2")
def begin(handle: int, mode: int) -> None:
    stream = _can_capture(handle, mode)
    Capture(stream, new_graph(), mode)


def _can_capture(handle: int, mode: int) -> Stream:
    stream = stream_of(handle)
    require(not stream.is_legacy, CUresult.ERROR_STREAM_CAPTURE_UNSUPPORTED)
    require(0 <= mode < MODES)
    require(stream.capture is None, CUresult.ERROR_ILLEGAL_STATE)
    return stream


@api("cuStreamBeginCapture")
def begin_1(handle: int) -> None:
    begin(handle, 0)


@api("cuStreamBeginCaptureToGraph")
def begin_to(handle: int, graph: int, after: int, edges: int, count: int, mode: int) -> None:
    stream = _can_capture(handle, mode)
    target, tips = graph_of(graph), nodes_of(after, count)
    given = edges_of(edges, tips)
    require(all(node.graph is target for node in tips))
    require(not target.captured, CUresult.ERROR_ILLEGAL_STATE)
    capture = Capture(stream, target, mode, tips)
    capture.edges.update({(stream, node): data for node, data in given.items()})


@api("cuStreamEndCapture")
def end(handle: int, found: int) -> None:
    stream = stream_of(handle)
    if stream.capture is None:
        fail(CUresult.ERROR_ILLEGAL_STATE)
    put_if(found, 0)
    put_if(found, stream.capture.end(stream).handle)


def _status(stream: Stream) -> CUstreamCaptureStatus:
    if stream.capture is None:
        return CUstreamCaptureStatus.NONE
    return CUstreamCaptureStatus.ACTIVE if stream.capture.valid else CUstreamCaptureStatus.INVALIDATED


def _queried(handle: int) -> Stream:
    """The stream of a handle; to ask whether the default stream captures spoils no capture. Raises DriverError."""
    own = handle == 0 and calling.thread in threads_with_own_stream
    if handle in (0, LEGACY_STREAM) and not own:
        stream = state.current().streams[0]
        require(not stream.captures_beside(), CUresult.ERROR_STREAM_CAPTURE_IMPLICIT)
        return stream
    return stream_of(handle)


@api("cuStreamIsCapturing")
def is_capturing(handle: int, status: int) -> None:
    put(status, _status(_queried(handle)), 4)


def _info(handle: int, status: int, number: int, graph: int, after: int, count: int, edges: int = 0) -> None:
    stream = _queried(handle)
    put(status, _status(stream), 4)
    capture = stream.capture
    if capture is None or not capture.valid:
        return
    tips = capture.tips[stream]
    handles = (ctypes.c_uint64 * (len(tips) + 1))(*(node.handle for node in tips))
    rows = b"".join(capture.edges.get((stream, node), PLAIN_EDGE) for node in tips)
    data = ctypes.create_string_buffer(rows, len(rows) + EDGE_SIZE)
    stream.context.storage["captured", stream] = handles, data
    put_if(number, capture.number)
    put_if(graph, capture.graph.handle)
    put_if(after, ctypes.addressof(handles))
    put_if(edges, ctypes.addressof(data))
    put_if(count, len(tips))


@api("cuStreamGetCaptureInfo_v2")
def info_2(handle: int, status: int, number: int, graph: int, after: int, count: int) -> None:
    _info(handle, status, number, graph, after, count)


@api("cuStreamGetCaptureInfo_v3")
def info_3(handle: int, status: int, number: int, graph: int, after: int, edges: int, count: int) -> None:
    _info(handle, status, number, graph, after, count, edges)


@api("cuStreamGetCaptureInfo")
def info_1(handle: int, status: int, number: int) -> None:
    _info(handle, status, number, 0, 0, 0)


@api("cuStreamUpdateCaptureDependencies_v2")
def update_dependencies(handle: int, nodes: int, edges: int, count: int, flags: int) -> None:
    stream = stream_of(handle)
    capture = stream.capture
    if capture is None:
        fail(CUresult.ERROR_ILLEGAL_STATE)
    capture.check()
    require(flags in (0, 1))
    added = nodes_of(nodes, count)
    require(all(node.graph is capture.graph for node in added))
    given = edges_of(edges, added)
    old = [] if flags else capture.tips[stream]
    capture.tips[stream] = list(dict.fromkeys([*old, *added]))
    capture.edges.update({(stream, node): data for node, data in given.items()})


@api("cuStreamUpdateCaptureDependencies")
def update_dependencies_1(handle: int, nodes: int, count: int, flags: int) -> None:
    update_dependencies(handle, nodes, 0, count, flags)


@api("cuThreadExchangeStreamCaptureMode")
def exchange(mode: int) -> None:
    put(mode, exchange_mode(get(mode, 4)), 4)
