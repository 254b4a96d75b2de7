"""Contexts: primary ones and others, and which is current in a thread."""

from __future__ import annotations

from ptxvm.api.device import device_memory
from ptxvm.driver.caller_memory import put
from ptxvm.driver.errors import fail, require
from ptxvm.driver.events import refuse_captures
from ptxvm.driver.execution import releases
from ptxvm.driver.functions.devices import attribute_of
from ptxvm.driver.green import end
from ptxvm.driver.leaks import tell_leaks
from ptxvm.driver.registry import driver_api as api
from ptxvm.driver.state import Context, require_flags, state
from ptxvm.driver.streams import HIGHEST_PRIORITY, LOWEST_PRIORITY, drain
from ptxvm.driver.tables.constants import CUdevice_attribute as A
from ptxvm.driver.tables.constants import CUlimit, CUresult
from ptxvm.driver.unsafe_calls import unsafe

FLAGS, SCHEDULING = 0xFF, 0x07
API_VERSION = 3020
DEEPEST_WAIT = 24
FIRST_WITHOUT_WAITING = 9
"""The generation from which on kernels cannot wait for those that they launch."""

_SETTABLE = {
    CUlimit.STACK_SIZE: 512 << 10,
    CUlimit.PRINTF_FIFO_SIZE: 1 << 40,
    CUlimit.MALLOC_HEAP_SIZE: 1 << 40,
    CUlimit.DEV_RUNTIME_PENDING_LAUNCH_COUNT: 1 << 30,
    CUlimit.MAX_L2_FETCH_GRANULARITY: 128,
    CUlimit.PERSISTING_L2_CACHE_SIZE: 1 << 40,
}


@api("cuDevicePrimaryCtxRetain")
def retain(found: int, device: int) -> None:
    context = state.primary(state.device(device))
    put(found, context.handle)
    context.references += 1


@api("cuDevicePrimaryCtxRelease", "cuDevicePrimaryCtxRelease_v2")
@releases
def release(device: int) -> None:
    context = state.primary(state.device(device))
    require(context.references, CUresult.ERROR_INVALID_CONTEXT)
    context.references -= 1
    if not context.references:
        clean(context)


@api("cuDevicePrimaryCtxReset", "cuDevicePrimaryCtxReset_v2")
def reset(device: int) -> None:
    clean(state.primary(state.device(device)))


def clean(context: Context) -> None:
    """Take away what a context has: its work, memory, modules, streams and events."""
    from ptxvm.driver.blocks import free_of  # noqa: PLC0415  (what a context has knows contexts)
    from ptxvm.driver.events import Event  # noqa: PLC0415
    from ptxvm.driver.modules import LoadedModule  # noqa: PLC0415
    from ptxvm.driver.streams import Stream  # noqa: PLC0415

    drain(context)
    tell_leaks(context, "context")
    for stream in context.all_streams():
        if stream.capture is not None:
            stream.capture.close()
    for green in list(context.greens):
        end(green)
    free_of(context)
    for kind in (LoadedModule, Stream, Event):
        for each in state.handles.of_kind(kind):
            if getattr(each, "context", None) is context:
                state.handles.remove(getattr(each, "handle"), kind)  # noqa: B009  (kinds differ)
                if isinstance(each, LoadedModule):
                    each.module.unload()
    del context.streams[1:]
    context.thread_streams.clear()
    context.storage.clear()
    context.error = CUresult.SUCCESS


@api("cuDevicePrimaryCtxSetFlags", "cuDevicePrimaryCtxSetFlags_v2")
def set_primary_flags(device: int, flags: int) -> None:
    _check_flags(flags)
    state.primary(state.device(device)).flags = flags


def _check_flags(flags: int) -> None:
    require_flags(flags, FLAGS)
    require(flags & SCHEDULING in (0, 1, 2, 4))


@api("cuDevicePrimaryCtxGetState")
def primary_state(device: int, flags: int, active: int) -> None:
    context = state.primaries.get(state.device(device))
    put(flags, context.flags if context else 0, 4)
    put(active, int(bool(context and context.references)), 4)


def create(found: int, flags: int, device: int) -> None:
    """A context that becomes the thread's current one."""
    _check_flags(flags)
    state.device(device)
    put(found, 0)
    context = state.new_context(device, flags)
    state.stack().append(context)
    put(found, context.handle)


@api("cuCtxCreate_v2")
def create_2(found: int, flags: int, device: int) -> None:
    create(found, flags, device)


@api("cuCtxCreate_v3")
def create_3(found: int, affinities: int, number: int, flags: int, device: int) -> None:
    require(not number, CUresult.ERROR_UNSUPPORTED_EXEC_AFFINITY)
    create(found, flags, device)


@api("cuCtxCreate_v4")
def create_4(found: int, _: int, flags: int, device: int) -> None:
    create(found, flags, device)


@api("cuCtxDestroy_v2", "cuCtxDetach")
@releases
def destroy(handle: int) -> None:
    context = state.handles.get(handle, Context, CUresult.ERROR_INVALID_CONTEXT)
    require(not context.primary and context.green is None, CUresult.ERROR_INVALID_CONTEXT)
    clean(context)
    state.handles.remove(handle, Context)
    context.handle = 0
    stack = state.stack()
    if stack and stack[-1] is context:
        stack.pop()


@api("cuCtxAttach")
def attach(found: int, flags: int) -> None:
    require(flags == 0)
    put(found, state.bound().handle)


@api("cuCtxPushCurrent_v2")
def push(handle: int) -> None:
    state.stack().append(state.handles.get(handle, Context, CUresult.ERROR_INVALID_CONTEXT))


@api("cuCtxPopCurrent_v2")
def pop(found: int) -> None:
    stack = state.stack()
    require(stack, CUresult.ERROR_INVALID_CONTEXT)
    context = stack.pop()
    if found:
        put(found, context.handle)


@api("cuCtxSetCurrent")
def set_current(handle: int) -> None:
    context = state.handles.get(handle, Context, CUresult.ERROR_INVALID_CONTEXT) if handle else None
    stack = state.stack()
    if stack:
        stack.pop()
    if context is not None:
        stack.append(context)


@api("cuCtxGetCurrent")
def get_current(found: int) -> None:
    stack = state.stack()
    put(found, stack[-1].handle if stack else 0)


@api("cuCtxGetDevice")
def get_device(device: int) -> None:
    put(device, state.bound().device, 4)


@api("cuCtxGetDevice_v2")
def get_device_of(device: int, handle: int) -> None:
    put(device, state.context(handle).device, 4)


@api("cuCtxGetFlags")
def get_flags(flags: int) -> None:
    put(flags, state.bound().flags, 4)


@api("cuCtxSetFlags")
def set_flags(flags: int) -> None:
    _check_flags(flags)
    state.bound().flags = flags


@api("cuCtxGetId")
def get_id(handle: int, number: int) -> None:
    put(number, state.context(handle).number)


@api("cuCtxGetApiVersion")
def api_version(handle: int, version: int) -> None:
    state.context(handle)
    put(version, API_VERSION, 4)


@api("cuCtxSynchronize")
def synchronize() -> None:
    _synchronize(state.bound())


@api("cuCtxSynchronize_v2")
def synchronize_of(handle: int) -> None:
    _synchronize(state.context(handle))


def _synchronize(context: Context) -> None:
    refuse_captures(context)
    drain(context)
    context.check()


@api("cuCtxGetStreamPriorityRange")
def priorities(lowest: int, highest: int) -> None:
    state.bound()
    if lowest:
        put(lowest, LOWEST_PRIORITY & 0xFFFFFFFF, 4)
    if highest:
        put(highest, HIGHEST_PRIORITY & 0xFFFFFFFF, 4)


@api("cuCtxGetLimit")
def get_limit(value: int, limit: int) -> None:
    context = state.bound()
    require(0 <= limit < CUlimit.MAX)
    require(limit in context.limits, CUresult.ERROR_UNSUPPORTED_LIMIT)
    put(value, context.limits[limit])


@api("cuCtxSetLimit")
@unsafe
def set_limit(limit: int, value: int) -> None:
    context = state.current()
    require(0 <= limit < CUlimit.MAX)
    most = _SETTABLE.get(CUlimit(limit))
    if limit == CUlimit.DEV_RUNTIME_SYNC_DEPTH and state.gpu.major < FIRST_WITHOUT_WAITING:
        most = DEEPEST_WAIT  # it is not needed here: kernels of any depth may wait
    if most is None:
        fail(CUresult.ERROR_UNSUPPORTED_LIMIT)
    require(value <= most or limit == CUlimit.MAX_L2_FETCH_GRANULARITY)
    if limit == CUlimit.PERSISTING_L2_CACHE_SIZE:
        value = min(value, attribute_of(A.MAX_PERSISTING_L2_CACHE_SIZE, context.device))
    context.limits[limit] = min(value, most)
    if limit == CUlimit.DEV_RUNTIME_PENDING_LAUNCH_COUNT:
        device_memory(context.device).launch_slots = context.limits[limit]


@api("cuCtxGetCacheConfig")
def get_cache(preference: int) -> None:
    put(preference, state.bound().cache_preference, 4)


@api("cuCtxSetCacheConfig")
@unsafe
def set_cache(preference: int) -> None:
    require(0 <= preference <= 3)
    state.current().cache_preference = preference


@api("cuCtxGetSharedMemConfig")
def get_banks(width: int) -> None:
    state.bound()
    put(width, 1, 4)


@api("cuCtxSetSharedMemConfig")
@unsafe
def set_banks(width: int) -> None:
    require(0 <= width <= 2)
    state.current()


@api("cuCtxResetPersistingL2Cache")
def reset_cache() -> None:
    state.current()


@api("cuCtxGetExecAffinity")
def affinity(*_: int) -> None:
    fail(CUresult.ERROR_UNSUPPORTED_EXEC_AFFINITY)


@api("cuCtxEnablePeerAccess")
def enable_peer(handle: int, flags: int) -> None:
    own, peer = state.current(), state.handles.get(handle, Context, CUresult.ERROR_INVALID_CONTEXT)
    require(flags == 0)
    require(own.device != peer.device, CUresult.ERROR_PEER_ACCESS_UNSUPPORTED if own is not peer else CUresult(201))
    require(handle not in own.peers, CUresult.ERROR_PEER_ACCESS_ALREADY_ENABLED)
    own.peers.add(handle)


@api("cuCtxDisablePeerAccess")
def disable_peer(handle: int) -> None:
    own = state.current()
    state.handles.get(handle, Context, CUresult.ERROR_INVALID_CONTEXT)
    require(handle in own.peers, CUresult.ERROR_PEER_ACCESS_NOT_ENABLED)
    own.peers.remove(handle)
