"""Execution contexts: what the runtime calls primary contexts and green ones, both by their `CUcontext`."""

from __future__ import annotations

from ptxvm.driver.caller_memory import put
from ptxvm.driver.errors import fail, require
from ptxvm.driver.execution import releases
from ptxvm.driver.functions.green_contexts import described, give_up
from ptxvm.driver.green import ResourceType
from ptxvm.driver.runtime.calls import api, driver, primary
from ptxvm.driver.state import Context, state
from ptxvm.driver.streams import NON_BLOCKING, new_stream_of
from ptxvm.driver.tables.constants import CUresult


def execution_context(handle: int) -> Context:
    """The context of a handle. Raises DriverError, also for none."""
    require(handle)
    return state.context(handle)


@api("cudaDeviceGetExecutionCtx")
def of_device(found: int, device: int) -> None:
    put(found, primary(state.device(device)).handle)


@api("cudaGreenCtxCreate")
def create(found: int, descriptor: int, device: int, flags: int) -> None:
    require(flags == 0)
    put(found, 0)
    put(found, described(descriptor, device).context.handle)


@api("cudaExecutionCtxDestroy")
@releases
def destroy(handle: int) -> None:
    green = execution_context(handle).green
    if green is None:
        fail(CUresult.ERROR_INVALID_CONTEXT)
    give_up(green)


@api("cudaExecutionCtxStreamCreate")
def create_stream(found: int, handle: int, flags: int, priority: int) -> None:
    context = execution_context(handle)
    require(flags in (0, NON_BLOCKING))
    put(found, 0)
    context.check()
    kind = NON_BLOCKING if context.green is not None else flags
    put(found, new_stream_of(context, kind, priority))


@api("cudaExecutionCtxGetDevResource")
def resource(handle: int, found: int, kind: int) -> None:
    execution_context(handle)
    driver["cuCtxGetDevResource"](handle, found, kind)


@api("cudaStreamGetDevResource")
def resource_of_stream(stream: int, found: int, kind: int) -> None:
    require(kind == ResourceType.SM, CUresult.ERROR_INVALID_RESOURCE_TYPE)
    driver["cuStreamGetDevResource"](stream, found, kind)


@api("cudaExecutionCtxGetDevice")
def get_device(device: int, handle: int) -> None:
    put(device, execution_context(handle).device, 4)


@api("cudaExecutionCtxGetId")
def get_id(handle: int, number: int) -> None:
    put(number, execution_context(handle).number)


@api("cudaExecutionCtxSynchronize")
def synchronize(handle: int) -> None:
    execution_context(handle)
    driver["cuCtxSynchronize_v2"](handle)


@api("cudaExecutionCtxRecordEvent")
def record_event(handle: int, event: int) -> None:
    execution_context(handle)
    driver["cuCtxRecordEvent"](handle, event)


@api("cudaExecutionCtxWaitEvent")
def wait_event(handle: int, event: int) -> None:
    execution_context(handle)
    driver["cuCtxWaitEvent"](handle, event)
