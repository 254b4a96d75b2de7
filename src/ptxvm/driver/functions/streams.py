"""Streams and events."""

from __future__ import annotations

import struct

from ptxvm.driver.blocks import Kind, blocks, find_allocation
from ptxvm.driver.caller_memory import get_bytes, put, put_bytes, put_float, put_if
from ptxvm.driver.errors import DriverError, fail, require
from ptxvm.driver.events import (
    DISABLE_TIMING,
    INTERPROCESS,
    Event,
    elapsed,
    enqueue_record,
    record_all,
    wait,
    wait_all,
)
from ptxvm.driver.execution import releases
from ptxvm.driver.functions.devices import attribute_of
from ptxvm.driver.registry import driver_api as api
from ptxvm.driver.state import LEGACY_STREAM, THREAD_STREAM, Context, state
from ptxvm.driver.streams import Stream, clamped_priority, destroy, new_stream, stream_of
from ptxvm.driver.tables.constants import CUdevice_attribute as A
from ptxvm.driver.tables.constants import CUresult
from ptxvm.driver.unsafe_calls import refuse_unsafe

OF_STREAM = 4
"""Memory that one stream uses alone."""
_ATTRIBUTE_SIZE = 64
WINDOW, POLICY, PRIORITY, DOMAIN_MAP, DOMAIN = _SETTABLE = (1, 3, 8, 9, 10)
_DEFAULTS = {POLICY: b"\xff\xff\xff\xff", DOMAIN_MAP: b"\0\1"}
PERSISTING, DOMAINS, POLICIES = 2, 4, range(1, 5)


@api("cuStreamCreate")
def create(found: int, flags: int) -> None:
    put(found, 0)
    put(found, new_stream(flags, 0))


@api("cuStreamCreateWithPriority")
def create_with_priority(found: int, flags: int, priority: int) -> None:
    put(found, 0)
    put(found, new_stream(flags, priority))


@api("cuStreamDestroy_v2")
@releases
def destroy_stream(handle: int) -> None:
    require(handle not in (0, LEGACY_STREAM, THREAD_STREAM), CUresult.ERROR_INVALID_HANDLE)
    destroy(state.handles.get(handle, Stream))
    state.check()


@api("cuStreamSynchronize")
def synchronize(handle: int) -> None:
    stream_of(handle).synchronize()


@api("cuStreamQuery")
def query(handle: int) -> None:
    stream_of(handle).query()


@api("cuStreamWaitEvent")
def wait_event(handle: int, event: int, flags: int) -> None:
    stream = stream_of(handle)
    if stream.capture is not None:
        stream.capture.check()
    require(flags in (0, 1))
    try:
        wait(stream, state.handles.get(event, Event), flags)
    except DriverError:
        stream.spoil_capture()
        raise


@api("cuStreamGetCtx")
def get_context(handle: int, found: int) -> None:
    put(found, stream_of(handle).context.handle)


@api("cuStreamGetCtx_v2")
def get_context_2(handle: int, found: int, green: int) -> None:
    context = _context_of(handle)
    put(found, context.owner.handle)
    put_if(green, context.green.handle if context.green else 0)


@api("cuStreamGetGreenCtx")
def get_green_context(handle: int, found: int) -> None:
    green = _context_of(handle).green
    put(found, green.handle if green else 0)


def _context_of(handle: int) -> Context:
    """The context of a stream. Raises DriverError for a thread's own stream in a green context."""
    context = stream_of(handle).context
    require(handle != THREAD_STREAM or context.green is None, CUresult.ERROR_INVALID_HANDLE)
    return context


@api("cuStreamGetDevice")
def get_device(handle: int, found: int) -> None:
    put(found, _not_capturing(handle).context.device, 4)


@api("cuStreamGetFlags")
def get_flags(handle: int, flags: int) -> None:
    put(flags, _not_capturing(handle).flags, 4)


def _not_capturing(handle: int) -> Stream:
    """What a stream is may not be asked while it captures, but for its priority and its context."""
    stream = stream_of(handle)
    stream.refuse_capture()
    return stream


@api("cuStreamGetPriority")
def get_priority(handle: int, priority: int) -> None:
    stream = stream_of(handle)
    if stream.capture is not None:
        stream.capture.check()
    put(priority, stream.priority & 0xFFFFFFFF, 4)


@api("cuStreamGetId")
def get_id(handle: int, number: int) -> None:
    put(number, _not_capturing(handle).number)


@api("cuStreamGetAttribute")
def get_attribute(handle: int, which: int, value: int) -> None:
    stream = stream_of(handle)
    require(which in _SETTABLE)
    default = struct.pack("<i", stream.priority) if which == PRIORITY else _DEFAULTS.get(which, b"")
    put_bytes(value, stream.attributes.get(which, default).ljust(_ATTRIBUTE_SIZE, b"\0"))


@api("cuStreamSetAttribute")
def set_attribute(handle: int, which: int, value: int) -> None:
    stream = stream_of(handle)
    require(which in _SETTABLE)
    given = get_bytes(value, _ATTRIBUTE_SIZE)
    if which == PRIORITY:
        stream.priority = clamped_priority(struct.unpack_from("<i", given)[0])
    else:
        _check_attribute(which, given)
        stream.attributes[which] = given


def _check_attribute(which: int, given: bytes) -> None:
    """Raises DriverError for a value that no stream has."""
    if which == WINDOW:
        _, size, ratio, _, miss = struct.unpack_from("<QQfii", given)
        require(0 <= ratio <= 1 and miss != PERSISTING)
        require(size <= attribute_of(A.MAX_ACCESS_POLICY_WINDOW_SIZE, 0))
    elif which == POLICY:
        require(struct.unpack_from("<i", given)[0] in POLICIES)
    elif which == DOMAIN_MAP:
        require(max(given[:2]) < DOMAINS)
    else:
        require(struct.unpack_from("<i", given)[0] in (0, 1))


@api("cuStreamCopyAttributes")
def copy_attributes(target: int, source: int) -> None:
    given, stream = stream_of(source), stream_of(target)
    stream.attributes.update(given.attributes)
    stream.priority = given.priority


@api("cuStreamAttachMemAsync")
def attach(handle: int, pointer: int, size: int, flags: int) -> None:
    _not_capturing(handle)
    refuse_unsafe()
    require(flags in (1, 2) or (flags == OF_STREAM and handle))
    allocation, block = find_allocation(pointer), blocks.get(pointer)
    if allocation is None or allocation.address != pointer:
        fail(CUresult.ERROR_INVALID_VALUE)
    require(size in (0, allocation.size) and (block is None or block.kind is Kind.MANAGED))


# ----------------------------------------------------------------------------------------------------------- events


@api("cuEventCreate")
def create_event(found: int, flags: int) -> None:
    context = state.current()
    require(flags & ~7 == 0)
    require(not flags & INTERPROCESS or flags & DISABLE_TIMING)
    put(found, 0)
    event = Event(context.owner, flags)
    event.handle = state.handles.add(event)
    put(found, event.handle)


@api("cuEventDestroy_v2")
@releases
def destroy_event(handle: int) -> None:
    state.handles.remove(handle, Event)
    state.check()


@api("cuEventRecord")
def record_event(handle: int, stream: int) -> None:
    enqueue_record(state.handles.get(handle, Event), stream_of(stream))


@api("cuEventRecordWithFlags")
def record_event_with(handle: int, stream: int, flags: int) -> None:
    require(flags in (0, 1))
    enqueue_record(state.handles.get(handle, Event), stream_of(stream), flags)


@api("cuEventQuery")
def query_event(handle: int) -> None:
    state.handles.get(handle, Event).query()


@api("cuEventSynchronize")
def synchronize_event(handle: int) -> None:
    state.handles.get(handle, Event).synchronize()


@api("cuEventElapsedTime", "cuEventElapsedTime_v2")
def elapsed_time(milliseconds: int, start: int, end: int) -> None:
    put_float(milliseconds, elapsed(state.handles.get(start, Event), state.handles.get(end, Event)))


@api("cuCtxRecordEvent")
def record_context(context: int, event: int) -> None:
    record_all(state.handles.get(event, Event), state.context(context))


@api("cuCtxWaitEvent")
def wait_context(context: int, event: int) -> None:
    wait_all(state.context(context), state.handles.get(event, Event))
