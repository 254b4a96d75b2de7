"""Kernels that launch kernels: parameter buffers, launches, and waiting for them in the first form."""

from __future__ import annotations

from ptxvm.checker.module import Function
from ptxvm.engine.host.device_runtime import Caller, Error, RuntimeFailure, runtime_function
from ptxvm.engine.kernel_layout import kernel_layout
from ptxvm.engine.nested import MOST_DEPTH, NestedGrid, Task
from ptxvm.machine.launch import Launch, LaunchError, cluster_geometry, dimensions
from ptxvm.records import record


@record()
class _Ticket:
    """A parameter buffer of so many bytes, and the launch that it is for, unless the first form names it later."""

    size: int
    kernel: Function | None = None
    launch: Launch | None = None


@runtime_function("GetParameterBuffer", 2, returns_error=False)
def get_parameter_buffer(caller: Caller, _alignment: int, size: int) -> int:
    return _buffer(caller, _Ticket(size))


@runtime_function("GetParameterBufferV2", 8, returns_error=False)
def get_parameter_buffer_for(caller: Caller, kernel: int, *geometry: int) -> int:
    function = caller.kernel(kernel)
    launch = _launch(caller, function, geometry)
    return _buffer(caller, _Ticket(function.parameter_size, function, launch))


@runtime_function("LaunchDeviceV2", 2)
@runtime_function("LaunchDeviceV2_ptsz", 2)
def launch_prepared(caller: Caller, buffer: int, stream: int) -> None:
    ticket = caller.grid.tickets.get(buffer)
    if not isinstance(ticket, _Ticket) or ticket.kernel is None or ticket.launch is None:
        raise RuntimeFailure(Error.INVALID_VALUE)
    place = caller.stream(stream)
    _submit(caller, ticket.kernel, ticket.launch, _taken(caller, buffer), place)


@runtime_function("LaunchDevice", 10)
@runtime_function("LaunchDevice_ptsz", 10)
def launch(caller: Caller, kernel: int, buffer: int, *rest: int) -> None:
    """Kernel, parameter buffer, grid, block, shared memory, stream."""
    function = caller.kernel(kernel)
    made, place = _launch(caller, function, rest[:-1]), caller.stream(rest[-1])
    if buffer and buffer not in caller.grid.tickets:
        raise RuntimeFailure(Error.INVALID_VALUE)
    _submit(caller, function, made, _taken(caller, buffer) if buffer else b"", place)


@runtime_function("DeviceSynchronize", 0)
@runtime_function("DeviceSynchronizeDeprecationAvoidance", 0)
def synchronize(caller: Caller) -> None:
    """Wait for what threads of the CTA have launched."""
    caller.grid.run_pending(caller.call.cta.index)


def _buffer(caller: Caller, ticket: _Ticket) -> int:
    """The address of a new parameter buffer. Raises RuntimeFailure."""
    grid = caller.grid
    with grid.tree.lock:
        if grid.depth >= MOST_DEPTH:
            raise RuntimeFailure(Error.LAUNCH_MAX_DEPTH_EXCEEDED)
        if grid.tree.pending >= grid.tree.slots:
            second = caller.is_second_form
            raise RuntimeFailure(Error.LAUNCH_OUT_OF_RESOURCES if second else Error.LAUNCH_PENDING_COUNT_EXCEEDED)
        address = caller.call.launch.memory.heap.allocate(max(1, ticket.size))
        if not address:
            raise RuntimeFailure(Error.MEMORY_ALLOCATION)
        grid.tickets[address] = ticket
    return address


def _taken(caller: Caller, buffer: int) -> bytes:
    """What has been stored in a parameter buffer, which is given back."""
    ticket = caller.grid.tickets.pop(buffer)
    assert isinstance(ticket, _Ticket)
    found = caller.bytes_at(buffer, ticket.size) if ticket.size else b""
    caller.call.launch.memory.heap.free(buffer)
    return found


def _launch(caller: Caller, function: Function, geometry: tuple[int, ...]) -> Launch:
    """A launch without its parameters, held against all limits. Raises RuntimeFailure."""
    parent = caller.call.launch.launch
    x, y, z, *block, shared = geometry
    try:
        grid, cluster, named = cluster_geometry(dimensions((x, y, z), "grid"), None, function.directives)
        threads, room = dimensions(tuple(block), "block"), bytes(function.parameter_size)
        made = Launch(grid, threads, room, shared, cluster, parent.image, named, gpu=parent.gpu)
        layout = kernel_layout(function, parent.image)
        made.check_kernel(function.directives, layout.static_shared, function.parameter_size)
    except LaunchError:
        raise RuntimeFailure(Error.INVALID_CONFIGURATION) from None
    return made


def _submit(caller: Caller, function: Function, made: Launch, parameters: bytes, place: object) -> None:
    grid = caller.grid
    if grid.depth >= MOST_DEPTH:
        raise RuntimeFailure(Error.LAUNCH_MAX_DEPTH_EXCEEDED)
    if grid.tree.pending >= grid.tree.slots:
        second = caller.is_second_form
        raise RuntimeFailure(Error.LAUNCH_OUT_OF_RESOURCES if second else Error.LAUNCH_PENDING_COUNT_EXCEEDED)
    if len(parameters) < function.parameter_size:
        raise RuntimeFailure(Error.INVALID_VALUE)
    launch_ = made.with_parameters(parameters[: function.parameter_size])
    told = f"line {caller.call.instruction.line} of {caller.call.launch.kernel}"
    # What follows the end of a grid is not below it.
    depth = grid.depth + (place is not None)

    def begin() -> NestedGrid:
        return grid.tree.launch(function, launch_, depth, told)

    grid.submit(Task(place, caller.call.cta.index, begin), tail=place is None)
