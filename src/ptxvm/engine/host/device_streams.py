"""Streams and events that kernels make for what they launch. They belong to the grid."""

from __future__ import annotations

from ptxvm.engine.host.device_runtime import Caller, Error, Handle, RuntimeFailure, runtime_function

NON_BLOCKING = 1
DISABLE_TIMING = 2
_SPECIAL = (Handle.TAIL_LAUNCH, Handle.FIRE_AND_FORGET)


@runtime_function("StreamCreateWithFlags", 2)
def create_stream(caller: Caller, place: int, flags: int) -> None:
    _require(flags == NON_BLOCKING)
    handle = caller.grid.new_handle()
    caller.grid.streams.add(handle)
    caller.put(place, handle, 8)


@runtime_function("StreamDestroy", 1)
def destroy_stream(caller: Caller, stream: int) -> None:
    """What is in the stream is done all the same."""
    _require(stream in caller.grid.streams, Error.INVALID_RESOURCE_HANDLE)
    caller.grid.streams.discard(stream)


@runtime_function("EventCreateWithFlags", 2)
def create_event(caller: Caller, place: int, flags: int) -> None:
    _require(flags == DISABLE_TIMING)
    _require(len(caller.grid.events) < 2 * caller.grid.tree.slots, Error.MEMORY_ALLOCATION)
    handle = caller.grid.new_handle()
    caller.grid.events.add(handle)
    caller.put(place, handle, 8)


@runtime_function("EventDestroy", 1)
def destroy_event(caller: Caller, event: int) -> None:
    _require(event in caller.grid.events, Error.INVALID_RESOURCE_HANDLE)
    caller.grid.events.discard(event)


@runtime_function("EventRecord", 2)
@runtime_function("EventRecord_ptsz", 2)
def record(caller: Caller, event: int, stream: int) -> None:
    """An event orders what follows a wait behind what came before: from now on tasks keep the order of submission,
    which has this property."""
    _require(stream not in _SPECIAL)
    caller.stream(stream)
    _require(event in caller.grid.events, Error.INVALID_RESOURCE_HANDLE)
    caller.grid.has_events = True


@runtime_function("EventRecordWithFlags", 3)
@runtime_function("EventRecordWithFlags_ptsz", 3)
def record_with(caller: Caller, event: int, stream: int, flags: int) -> None:
    _require(flags == 0)
    record(caller, event, stream)


@runtime_function("StreamWaitEvent", 3)
@runtime_function("StreamWaitEvent_ptsz", 3)
def wait(caller: Caller, stream: int, event: int, flags: int) -> None:
    _require(flags == 0 and stream not in _SPECIAL)
    caller.stream(stream)
    _require(event in caller.grid.events, Error.INVALID_RESOURCE_HANDLE)


def _require(holds: bool, error: Error = Error.INVALID_VALUE) -> None:
    if not holds:
        raise RuntimeFailure(error)
