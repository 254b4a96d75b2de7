"""Launches of kernels as work of streams."""

from __future__ import annotations

from contextlib import nullcontext
from struct import Struct

from ptxvm.api.kernel import Shape
from ptxvm.driver.blocks import host_may_write
from ptxvm.driver.caller_memory import get, get_bytes
from ptxvm.driver.device_graphs import Place, current
from ptxvm.driver.errors import DriverError, report, require
from ptxvm.driver.modules import LoadedFunction
from ptxvm.driver.state import Context, state
from ptxvm.driver.tables.constants import CUresult
from ptxvm.engine import Options, Work, announce, quick_launch, run, told
from ptxvm.machine.faults import FaultKind, KernelFault
from ptxvm.machine.launch import LaunchError
from ptxvm.records import record

LAUNCH_PARAM_BUFFER, LAUNCH_PARAM_SIZE = 1, 2
MOST_EXTRA = 16

CODES = {
    FaultKind.OUT_OF_BOUNDS: CUresult.ERROR_ILLEGAL_ADDRESS,
    FaultKind.NULL_POINTER: CUresult.ERROR_ILLEGAL_ADDRESS,
    FaultKind.USE_AFTER_FREE: CUresult.ERROR_ILLEGAL_ADDRESS,
    FaultKind.READ_ONLY: CUresult.ERROR_ILLEGAL_ADDRESS,
    FaultKind.MISALIGNED: CUresult.ERROR_MISALIGNED_ADDRESS,
    FaultKind.ASSERTION: CUresult.ERROR_ASSERT,
    FaultKind.TIMEOUT: CUresult.ERROR_LAUNCH_TIMEOUT,
    FaultKind.STACK_OVERFLOW: CUresult.ERROR_HARDWARE_STACK_ERROR,
    FaultKind.UNSUPPORTED: CUresult.ERROR_ILLEGAL_INSTRUCTION,
}
"""What the driver returns for a fault; CUDA_ERROR_LAUNCH_FAILED for all others."""


@record(frozen=False)
class KernelLaunch:
    """A kernel and the bytes of its parameters."""

    function: LoadedFunction
    shape: Shape
    parameters: bytes

    def check(self, context: Context) -> None:
        """Raises DriverError for what the function or the GPU does not allow."""
        self.function.check(self.shape, context.device)
        if context.green is not None and self.shape.cooperative:
            self.function.check_together(self.shape, context.green.part.count)

    def announce(self, context: Context) -> None:
        """It will stand in a stream, where it may wait for other work."""
        code = self.shape.block, self.shape.cluster
        if code not in self.function.announced:
            self.function.announced.add(code)
            announce(self._work(context, state.launch_options(host_writes=host_may_write())))

    def run(self, context: Context) -> None:
        """Launch it and wait; a fault stays with the context."""
        how = state.launch_options(host_writes=host_may_write())
        queue = self.function.owner.queue(context.device)
        asked: list[tuple[int, Place]] = []
        try:
            with queue.of(asked) if queue is not None else nullcontext():
                self._run(context, how)
        except KernelFault as fault:
            report(f"{fault}")
            context.error = CODES.get(FaultKind(fault.kind), CUresult.ERROR_LAUNCH_FAILED)
        except (LaunchError, NotImplementedError) as error:
            report(f"{self.function.kernel.name}: {error}")
            context.error = CUresult.ERROR_LAUNCH_OUT_OF_RESOURCES
        for handle, place in asked:
            self._launch_graph(context, handle, place)

    def _launch_graph(self, context: Context, handle: int, place: Place) -> None:
        """As the kernel has asked for. That what is no graph cannot be launched, GPUs do not check."""
        launch, name = current(), self.function.kernel.name
        try:
            require(launch)
            assert launch is not None
            launch(handle, place)
        except DriverError:
            why = f"{handle:#x} is no graph for launches on the device" if launch else "only kernels in graphs may"
            report(f"{name}: cudaGraphLaunch: {why}")
            context.error = CUresult.ERROR_LAUNCH_FAILED

    def _run(self, context: Context, how: Options) -> None:
        """As the last launch of the same kind, if there was one. Raises KernelFault, LaunchError."""
        kind = self.shape, context.device, how
        known = self.function.quick.get(kind)
        memory = context.memory
        if known is not None:
            try:
                if known.run((self.parameters,), memory.reachable_changes) is not None:
                    return
            except KernelFault as fault:
                raise told(fault, [self._work(context, how)]) from None
        work = self._work(context, how)
        run(work.function, work.launch, work.memory, work.options)
        if known is None and not self.shape.cooperative:
            quick = quick_launch(work, Struct(f"{len(self.parameters)}s"))
            if quick is not None:
                self.function.remember(kind, quick)

    def _work(self, context: Context, how: Options) -> Work:
        return self.function.kernel.prepare_bytes(self.shape, self.parameters, context.device, how)


def packed(function: LoadedFunction, parameters: int, extra: int) -> bytes:
    """The bytes of a kernel's parameters: from pointers to each, or from a buffer. Raises DriverError."""
    kernel = function.kernel
    size = kernel.parameter_size
    if not size:
        return b""
    if parameters:
        data = bytearray(size)
        for place, (offset, length) in enumerate(kernel.parameter_places):
            data[offset : offset + length] = get_bytes(get(parameters + 8 * place), length)
        return bytes(data)
    require(extra)
    pointer, given = _buffer(extra)
    require(pointer and given)
    require(given <= size, CUresult.ERROR_LAUNCH_OUT_OF_RESOURCES)
    return get_bytes(pointer, given).ljust(size, b"\0")


def _buffer(extra: int) -> tuple[int, int]:
    pointer = size = 0
    for place in range(MOST_EXTRA):
        key = get(extra + 16 * place)
        if key == LAUNCH_PARAM_BUFFER:
            pointer = get(extra + 16 * place + 8)
        elif key == LAUNCH_PARAM_SIZE:
            size = get(get(extra + 16 * place + 8))
        else:
            require(key == 0)
            break
    return pointer, size
