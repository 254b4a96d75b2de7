"""`torch.cuda`: what programs ask about GPUs, and waiting and timing, are answered for the GPU of Triton's kernels.
PyTorch's own kernels are machine code, so tensors are best on the CPU and `torch.cuda.is_available()` is False, even
where PyTorch is one with CUDA.
"""

from __future__ import annotations

import importlib
from types import SimpleNamespace
from typing import Any

from ptxvm.driver import events
from ptxvm.driver.errors import DriverError, sentence
from ptxvm.driver.execution import Operation
from ptxvm.driver.functions.devices import UUID, attribute_of
from ptxvm.driver.installing import know_all
from ptxvm.driver.runtime import calls
from ptxvm.driver.state import state
from ptxvm.driver.streams import default_stream, drain
from ptxvm.driver.tables.constants import CUdevice_attribute as A

MODULE = "torch.cuda"
_PROPERTIES = {
    "multi_processor_count": A.MULTIPROCESSOR_COUNT,
    "warp_size": A.WARP_SIZE,
    "shared_memory_per_block": A.MAX_SHARED_MEMORY_PER_BLOCK,
    "shared_memory_per_block_optin": A.MAX_SHARED_MEMORY_PER_BLOCK_OPTIN,
    "shared_memory_per_multiprocessor": A.MAX_SHARED_MEMORY_PER_MULTIPROCESSOR,
    "regs_per_multiprocessor": A.MAX_REGISTERS_PER_MULTIPROCESSOR,
    "max_threads_per_multi_processor": A.MAX_THREADS_PER_MULTIPROCESSOR,
    "max_threads_per_block": A.MAX_THREADS_PER_BLOCK,
    "L2_cache_size": A.L2_CACHE_SIZE,
    "clock_rate": A.CLOCK_RATE,
    "memory_clock_rate": A.MEMORY_CLOCK_RATE,
    "memory_bus_width": A.GLOBAL_MEMORY_BUS_WIDTH,
    "pci_bus_id": A.PCI_BUS_ID,
}
"""Of `get_device_properties`, by attribute."""


def install() -> None:
    """Replace functions of the module, which has been imported."""
    module: Any = importlib.import_module(MODULE)
    for name, function in FUNCTIONS.items():
        setattr(module, name, function)


def _device(device: Any = None) -> int:
    """The number of what PyTorch calls a device. Raises RuntimeError."""
    know_all()
    if device is not None and not isinstance(device, int):
        device = importlib.import_module("torch").device(device).index
    number: int = calls.current_device() if device is None or device < 0 else device
    try:
        return state.device(number)
    except DriverError as error:
        raise _told(error) from None


def _told(error: DriverError) -> RuntimeError:
    return RuntimeError(f"CUDA error: {sentence(error.code)}")


def get_device_capability(device: Any = None) -> tuple[int, int]:
    _device(device)
    return state.gpu.major, state.gpu.minor


def get_device_name(device: Any = None) -> str:
    _device(device)
    return state.gpu.name


def get_device_properties(device: Any = None) -> SimpleNamespace:
    number = _device(device)
    asked = {name: attribute_of(which, number) for name, which in _PROPERTIES.items()}
    gpu = state.gpu
    unique = (UUID % number).hex()
    parts = [unique[:8], unique[8:12], unique[12:16], unique[16:20], unique[20:]]
    own = {"name": gpu.name, "major": gpu.major, "minor": gpu.minor, "total_memory": gpu.memory}
    return SimpleNamespace(
        **own,
        **asked,
        gcnArchName=gpu.name,  # PyTorch's compiler asks for it where PyTorch has no CUDA
        uuid="-".join(parts),
        is_integrated=0,
        is_multi_gpu_board=0,
    )


def set_device(device: Any) -> None:
    calls.set_device(_device(device))


def exchange_device(device: int | None) -> int:
    """Use a device, unless its number is negative or None; the one before."""
    before = _device()
    if device is not None and device >= 0:
        set_device(device)
    return before


def maybe_exchange_device(device: int | None) -> int:
    """As `exchange_device`. It is another function, by which PyTorch's compiler knows that it is meant."""
    return exchange_device(device)


def synchronize(device: Any = None) -> None:
    """Wait for all work. Raises RuntimeError for a fault."""
    number = _device(device)
    try:
        calls.ensure()
        context = calls.primary(number)
        drain(context)
        context.check()
    except DriverError as error:
        raise _told(error) from None


class Event:
    """A mark in the default stream."""

    def __init__(self, enable_timing: bool = False, blocking: bool = False, interprocess: bool = False) -> None:
        self._event = events.Event(calls.ensure(), 0 if enable_timing else events.DISABLE_TIMING)
        self._event.operation = Operation.over()

    def record(self, stream: object = None) -> None:
        calls.ensure()
        events.enqueue_record(self._event, default_stream())

    def synchronize(self) -> None:
        self._event.synchronize()

    def wait(self, stream: object = None) -> None:
        events.wait(default_stream(), self._event)

    def query(self) -> bool:
        return self._event.operation is None or self._event.operation.done

    def elapsed_time(self, end_event: Event) -> float:
        """Milliseconds. Raises RuntimeError."""
        try:
            return events.elapsed(self._event, end_event._event)
        except DriverError as error:
            raise _told(error) from None


class Stream:
    """The default stream."""

    cuda_stream = 0
    stream_id = 0

    def synchronize(self) -> None:
        synchronize()

    def query(self) -> bool:
        calls.ensure()
        return default_stream().idle


FUNCTIONS = {
    "is_available": lambda: False,
    "device_count": lambda: 0,
    "get_device_capability": get_device_capability,
    "get_device_name": get_device_name,
    "get_device_properties": get_device_properties,
    "current_device": _device,
    "set_device": set_device,
    "_exchange_device": exchange_device,
    "_maybe_exchange_device": maybe_exchange_device,
    "synchronize": synchronize,
    "is_current_stream_capturing": lambda: False,
    "current_stream": lambda device=None: Stream(),
    "default_stream": lambda device=None: Stream(),
    "Event": Event,
}
