"""Triton with tensors of the CPU: they are device memory for as long as a launch takes.

Triton asks PyTorch for devices and streams once PyTorch is imported; here it goes on as it does without PyTorch. A
launch whose tensors are on the CPU is done when it returns, as programs read them without asking anybody.
"""

from __future__ import annotations

import importlib
import importlib.util
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from ptxvm.driver.blocks import Block, Kind, find, register, release
from ptxvm.driver.errors import DriverError, sentence
from ptxvm.driver.state import Context, state
from ptxvm.driver.streams import drain

NO_ALLOCATOR = "NullAllocator"
"""Triton's, which says that the program has none."""


def install() -> None:
    """Change Triton's driver of NVIDIA GPUs, which has been imported."""
    module: Any = importlib.import_module("triton.backends.nvidia.driver")
    driver, launcher = module.CudaDriver, module.CudaLauncher
    driver.__init__ = _init(module)
    driver.is_active = staticmethod(getattr(module, "_cuda_driver_is_active", _yes))
    driver.get_active_torch_device = lambda self: importlib.import_module("torch").device("cpu")
    driver.get_empty_cache_for_benchmark = lambda self: importlib.import_module("torch").empty(1)
    allocation = importlib.util.find_spec("triton.runtime._allocation")
    if allocation is not None:
        _allocate_on_cpu(importlib.import_module(allocation.name))
    prepare = launcher.__init__

    def init(self: Any, *arguments: Any, **named: Any) -> None:
        prepare(self, *arguments, **named)
        self.launch = _on_host(self.launch)

    launcher.__init__ = init


class _Allocators:
    """What holds the function that a program gave to `set_allocator`, for memory of kernels; `on_cpu` when called."""

    def __init__(self, holder: Any) -> None:
        self._holder = holder

    def __getattr__(self, name: str) -> Any:
        return getattr(self._holder, name)

    def get(self) -> Any:
        allocate = self._holder.get()
        if "torch" not in sys.modules or type(allocate).__name__ == NO_ALLOCATOR:
            return allocate

        def call(*arguments: Any) -> Any:
            with on_cpu():
                return allocate(*arguments)

        return call


def _allocate_on_cpu(module: Any) -> None:
    for name in ("_allocator", "_profile_allocator"):
        holder = getattr(module, name, None)
        if hasattr(holder, "get"):
            setattr(module, name, _Allocators(holder))


def on_cpu() -> Any:
    """A region in which PyTorch makes on the CPU what is asked for on a GPU: there is none for it."""
    torch = importlib.import_module("torch")

    def there(value: Any) -> Any:
        is_device = isinstance(value, torch.device) or (isinstance(value, str) and value.startswith("cuda"))
        return torch.device("cpu") if is_device and torch.device(value).type == "cuda" else value

    class Mode(torch.overrides.TorchFunctionMode):  # type: ignore[misc, name-defined]
        def __torch_function__(self, function: Any, types: Any, arguments: Any = (), named: Any = None) -> Any:
            changed = {name: there(value) for name, value in (named or {}).items()}
            return function(*map(there, arguments), **changed)

    return Mode()


def _yes() -> bool:
    return True


def _init(module: Any) -> Callable[[Any], None]:
    def init(self: Any) -> None:
        self.utils = module.CudaUtils()
        ask = self.utils.get_device_properties  # programs ask with the index of a device of PyTorch: the CPU has none
        self.utils.get_device_properties = lambda device: ask(device or 0)
        self.launcher_cls = module.CudaLauncher
        for name in ("device_capability", "current_stream", "current_device"):
            setattr(self, f"get_{name}", getattr(self, f"_get_{name}"))
        self.set_current_device = self._set_current_device

    return init


def _on_host(launch: Callable[..., Any]) -> Callable[..., Any]:
    """A launch that registers the tensors of the host among its arguments, and then waits."""

    def call(*arguments: Any) -> Any:
        context = state.current()
        blocks = list(_registered(arguments, context))
        try:
            result = launch(*arguments)
            if blocks:
                _finish(context)
        finally:
            for block in blocks:
                release(block)
        return result

    return call


def _finish(context: Context) -> None:
    drain(context)
    try:
        context.check()
    except DriverError as error:
        raise RuntimeError(f"Triton Error [CUDA]: {sentence(error.code)}") from None


def _registered(arguments: Sequence[Any], context: Context) -> Iterator[Block]:
    """Blocks for the memory of all tensors of the host."""
    for argument in arguments:
        if isinstance(argument, tuple | list):
            yield from _registered(argument, context)
            continue
        tensor = getattr(argument, "base", argument)
        storage = getattr(tensor, "untyped_storage", None)
        if storage is None or getattr(getattr(tensor, "device", None), "type", "") != "cpu":
            continue
        memory = storage()
        if memory.nbytes() and find(memory.data_ptr()) is None:
            yield register(context, memory.data_ptr(), memory.nbytes(), 0, Kind.PAGEABLE)
