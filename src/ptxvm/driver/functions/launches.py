"""Launching kernels and functions of the host."""

from __future__ import annotations

import ctypes
from operator import mod

from ptxvm.api.kernel import Shape
from ptxvm.driver.caller_memory import get_structure, host_function
from ptxvm.driver.errors import DriverError, fail, require
from ptxvm.driver.events import EXTERNAL, Event, enqueue_record
from ptxvm.driver.functions.kernels import function_of
from ptxvm.driver.launches import KernelLaunch, packed
from ptxvm.driver.modules import LoadedFunction
from ptxvm.driver.registry import driver_api as api
from ptxvm.driver.state import Context, state
from ptxvm.driver.streams import Stream, stream_of
from ptxvm.driver.structures import Attributes, LaunchConfig, launch_attributes
from ptxvm.driver.tables.constants import CUlaunchAttributeID as A
from ptxvm.driver.tables.constants import CUresult
from ptxvm.records import record

_EVENTS = (A.PROGRAMMATIC_EVENT, A.LAUNCH_COMPLETION_EVENT)


def launch(handle: int, shape: Shape, stream: Stream, parameters: int, extra: int) -> None:
    """Put a launch into a stream. Raises DriverError."""
    function = function_of(handle)
    if stream.capture is not None:
        stream.capture.check()
    try:
        work = _launch_of(function, shape, stream, parameters, extra)
    except DriverError:
        stream.spoil_capture()
        raise
    if not state.settings.blocking:
        work.announce(stream.context)
    stream.submit(work)
    if state.settings.blocking:
        stream.drain()


def _launch_of(function: LoadedFunction, shape: Shape, stream: Stream, parameters: int, extra: int) -> KernelLaunch:
    home = function.owner.context
    require(home is None or home is stream.context.owner, CUresult.ERROR_INVALID_HANDLE)
    cluster = function.cluster(shape.cluster)
    if cluster is not shape.cluster:
        shape = shape._replace(cluster=cluster)
    work = KernelLaunch(function, shape, b"")
    work.check(stream.context)
    require(not (parameters and extra))
    work.parameters = packed(function, parameters, extra)
    return work


@api("cuLaunchKernel")
def launch_kernel(
    function: int,
    grid_x: int,
    grid_y: int,
    grid_z: int,
    block_x: int,
    block_y: int,
    block_z: int,
    shared: int,
    stream: int,
    parameters: int,
    extra: int,
) -> None:
    shape = Shape((grid_x, grid_y, grid_z), (block_x, block_y, block_z), None, shared, False)
    launch(function, shape, stream_of(stream), parameters, extra)


@api("cuLaunchCooperativeKernel")
def launch_cooperative(
    function: int,
    grid_x: int,
    grid_y: int,
    grid_z: int,
    block_x: int,
    block_y: int,
    block_z: int,
    shared: int,
    stream: int,
    parameters: int,
) -> None:
    shape = Shape((grid_x, grid_y, grid_z), (block_x, block_y, block_z), None, shared, True)
    launch(function, shape, stream_of(stream), parameters, 0)


@api("cuLaunchKernelEx")
def launch_with(config: int, function: int, parameters: int, extra: int) -> None:
    given = get_structure(config, LaunchConfig)
    attributes = launch_attributes(given)
    stream = stream_of(given.stream)
    for_graphs = A.DEVICE_UPDATABLE_KERNEL_NODE in attributes
    require(stream.capture is not None or not for_graphs, CUresult.ERROR_NOT_SUPPORTED)
    events = [_event(attributes[which]) for which in _EVENTS if which in attributes]
    launch(function, shape_of(given, attributes), stream, parameters, extra)
    if stream.capture is not None:
        stream.capture.describe_launch(stream, attributes)
    for event in events:
        enqueue_record(event, stream)


def shape_of(given: LaunchConfig, attributes: Attributes) -> Shape:
    """What a configuration and its attributes say of a grid. Raises DriverError."""
    grid, cluster = tuple(given.grid), attributes.get(A.CLUSTER_DIMENSION)
    preferred = attributes.get(A.PREFERRED_CLUSTER_DIMENSION, (0, 0, 0))
    if any(preferred):
        require(cluster and all(cluster) and all(preferred), CUresult.ERROR_INVALID_CLUSTER_SIZE)
        rests = (*map(mod, preferred, cluster or ()), *map(mod, grid, preferred))
        require(not any(rests), CUresult.ERROR_INVALID_CLUSTER_SIZE)
    return Shape(grid, tuple(given.block), cluster, given.shared, bool(attributes.get(A.COOPERATIVE, (0,))[0]))


def _event(values: tuple[int, ...]) -> Event:
    """One that a launch is to record: without times, and no external one (those are for captures)."""
    low, high, flags, _ = values
    event = state.handles.get(low | high << 32, Event)
    require(flags in (0, EXTERNAL))
    require(flags == 0, CUresult.ERROR_ILLEGAL_STATE)
    require(not event.timed, CUresult.ERROR_NOT_SUPPORTED)
    return event


@api("cuLaunchCooperativeKernelMultiDevice")
def launch_on_several(*_: int) -> None:
    fail(CUresult.ERROR_NOT_SUPPORTED)


@record(frozen=False)
class HostCall:
    """A function of the program, called with `data`; `stream` as well for callbacks of streams."""

    function: int
    data: int
    stream: int | None = None

    def run(self, context: Context) -> None:
        if self.stream is None:
            host_function((ctypes.c_size_t,))(self.function)(self.data)
        else:
            kinds = (ctypes.c_size_t, ctypes.c_int, ctypes.c_size_t)
            host_function(kinds)(self.function)(self.stream, 0, self.data)


@api("cuLaunchHostFunc")
def launch_host(stream: int, function: int, data: int) -> None:
    queue = stream_of(stream)
    require(function)
    queue.submit(HostCall(function, data))


@api("cuLaunchHostFunc_v2")
def launch_host_with(stream: int, function: int, data: int, mode: int) -> None:
    require(mode in (0, 1))
    launch_host(stream, function, data)


@api("cuStreamAddCallback")
def add_callback(stream: int, function: int, data: int, flags: int) -> None:
    queue = stream_of(stream)
    require(function and flags == 0)
    queue.refuse_capture()
    queue.submit(HostCall(function, data, stream))
