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

FLAGS, SCHEDULING, MAPS_HOST, KEEPS_LOCAL, SYNC_MEMOPS = 0xFF, 0x07, 0x08, 0x10, 0x80
COREDUMPS, USER_COREDUMPS = 0x20, 0x40
API_VERSION = 3020
L2_PARTS = 16
"""What is set aside of the L2 cache is so many parts of it, or fewer."""
_FIXED = (CUlimit.SHMEM_SIZE, CUlimit.CIG_ENABLED)
DEEPEST_WAIT = 24
FIRST_WITHOUT_WAITING = 9
"""The generation from which on kernels cannot wait for those that they launch."""

_SETTABLE = {
    CUlimit.STACK_SIZE: (0, 512 << 10, 16),
    CUlimit.PRINTF_FIFO_SIZE: (512 << 10, 1 << 40, 1),
    CUlimit.MALLOC_HEAP_SIZE: (4 << 20, 1 << 40, 1),
    CUlimit.DEV_RUNTIME_PENDING_LAUNCH_COUNT: (32, 1 << 30, 1),
    CUlimit.MAX_L2_FETCH_GRANULARITY: (0, 128, 1),
}
"""The least that a limit becomes, the most that it may be, and what it is a multiple of."""


@api("cuDevicePrimaryCtxRetain")
def retain(found: int, device: int) -> None:
    context = state.primary(state.device(device))
    put(found, context.handle)
    context.retain()


@api("cuDevicePrimaryCtxRelease", "cuDevicePrimaryCtxRelease_v2")
@releases
def release(device: int) -> None:
    context = state.primary(state.device(device))
    require(context.references, CUresult.ERROR_INVALID_CONTEXT)
    context.references -= 1
    if not context.references:
        _end_primary(context)


@api("cuDevicePrimaryCtxReset", "cuDevicePrimaryCtxReset_v2")
def reset(device: int) -> None:
    """Whoever retained the context has to retain it anew, and to release it as often as before."""
    _end_primary(state.primary(state.device(device)))


def _end_primary(context: Context) -> None:
    clean(context)
    context.flags, context.alive = 0, False


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
    require(not flags & MAPS_HOST)
    state.primary(state.device(device)).flags = flags


def _check_flags(flags: int) -> None:
    require_flags(flags, FLAGS)
    require(flags & SCHEDULING in (0, 1, 2, 4))


@api("cuDevicePrimaryCtxGetState")
def primary_state(device: int, flags: int, active: int) -> None:
    context = state.primaries.get(state.device(device))
    put(flags, context.flags if context else 0, 4)
    put(active, int(bool(context and context.alive)), 4)


def create(found: int, flags: int, device: int) -> None:
    """A context that becomes the thread's current one."""
    _check_flags(flags)
    state.device(device)
    put(found, 0)
    if flags & USER_COREDUMPS:
        flags |= COREDUMPS
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
    require(handle)
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
    require(handle)
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
    put(device, state.thread_context().device, 4)


@api("cuCtxGetDevice_v2")
def get_device_of(device: int, handle: int) -> None:
    put(device, state.context(handle).device, 4)


@api("cuCtxGetFlags")
def get_flags(flags: int) -> None:
    context = state.thread_context()
    put(flags, context.flags & ~USER_COREDUMPS | (MAPS_HOST if context.primary and context.alive else 0), 4)


@api("cuCtxSetFlags")
def set_flags(flags: int) -> None:
    _check_flags(flags)
    context, changing = state.bound(), SCHEDULING | KEEPS_LOCAL | SYNC_MEMOPS
    context.flags = flags & changing | context.flags & ~changing


@api("cuCtxGetId")
def get_id(handle: int, number: int) -> None:
    context = state.context(handle)
    require(context.alive, CUresult.ERROR_CONTEXT_IS_DESTROYED)
    put(number, context.number)


@api("cuCtxGetApiVersion")
def api_version(handle: int, version: int) -> None:
    context = state.context(handle)
    require(context.alive, CUresult.ERROR_INVALID_CONTEXT)
    context.check()
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
    state.current()
    if lowest:
        put(lowest, LOWEST_PRIORITY & 0xFFFFFFFF, 4)
    if highest:
        put(highest, HIGHEST_PRIORITY & 0xFFFFFFFF, 4)


@api("cuCtxGetLimit")
def get_limit(value: int, limit: int) -> None:
    context = state.current()
    require(0 <= limit < CUlimit.MAX)
    require(limit in context.limits and not _without_waiting(limit), CUresult.ERROR_UNSUPPORTED_LIMIT)
    put(value, context.limits[limit])


def _without_waiting(limit: int) -> bool:
    return limit == CUlimit.DEV_RUNTIME_SYNC_DEPTH and state.gpu.major >= FIRST_WITHOUT_WAITING


@api("cuCtxSetLimit")
@unsafe
def set_limit(limit: int, value: int) -> None:
    context = state.current()
    require(0 <= limit < CUlimit.MAX)
    require(limit not in _FIXED, CUresult.ERROR_NOT_PERMITTED)
    least, most, step = _range_of(CUlimit(limit), context)
    require(value <= most)
    context.limits[limit] = max(least, -(-value // step) * step)
    if limit == CUlimit.DEV_RUNTIME_PENDING_LAUNCH_COUNT:
        device_memory(context.device).launch_slots = context.limits[limit]


def _range_of(limit: CUlimit, context: Context) -> tuple[int, int, int]:
    """What `_SETTABLE` says of a limit of a context. Raises DriverError."""
    if limit == CUlimit.PERSISTING_L2_CACHE_SIZE:
        most = attribute_of(A.MAX_PERSISTING_L2_CACHE_SIZE, context.device)
        return 0, most, max(1, attribute_of(A.L2_CACHE_SIZE, context.device) // L2_PARTS)
    if limit == CUlimit.DEV_RUNTIME_SYNC_DEPTH and not _without_waiting(limit):
        return 0, DEEPEST_WAIT, 1  # it is not needed here: kernels of any depth may wait
    if limit not in _SETTABLE:
        fail(CUresult.ERROR_UNSUPPORTED_LIMIT)
    return _SETTABLE[limit]


@api("cuCtxGetCacheConfig")
def get_cache(preference: int) -> None:
    put(preference, state.current().cache_preference, 4)


@api("cuCtxSetCacheConfig")
@unsafe
def set_cache(preference: int) -> None:
    require(0 <= preference <= 3)
    state.current().cache_preference = preference


@api("cuCtxGetSharedMemConfig")
def get_banks(width: int) -> None:
    state.current()
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
    require(own.device != peer.device, CUresult.ERROR_PEER_ACCESS_UNSUPPORTED)
    require(handle not in own.peers, CUresult.ERROR_PEER_ACCESS_ALREADY_ENABLED)
    own.peers.add(handle)


@api("cuCtxDisablePeerAccess")
def disable_peer(handle: int) -> None:
    own = state.current()
    state.handles.get(handle, Context, CUresult.ERROR_INVALID_CONTEXT)
    require(handle in own.peers, CUresult.ERROR_PEER_ACCESS_NOT_ENABLED)
    own.peers.remove(handle)
