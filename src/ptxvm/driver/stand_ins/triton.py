"""Triton with tensors of the CPU: they are device memory for as long as a launch takes.

Triton asks PyTorch for devices and streams once PyTorch is imported; here it goes on as it does without PyTorch. A
launch whose tensors are on the CPU is done when it returns, as programs read them without asking anybody.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from ptxvm.driver.blocks import Block, Kind, find, register, release
from ptxvm.driver.errors import DriverError, sentence
from ptxvm.driver.state import Context, state
from ptxvm.driver.streams import drain


def install() -> None:
    """Change Triton's driver of NVIDIA GPUs, which has been imported."""
    module: Any = importlib.import_module("triton.backends.nvidia.driver")
    driver, launcher = module.CudaDriver, module.CudaLauncher
    driver.__init__ = _init(module)
    driver.is_active = staticmethod(getattr(module, "_cuda_driver_is_active", _yes))
    driver.get_active_torch_device = lambda self: importlib.import_module("torch").device("cpu")
    prepare = launcher.__init__

    def init(self: Any, *arguments: Any, **named: Any) -> None:
        prepare(self, *arguments, **named)
        self.launch = _on_host(self.launch)

    launcher.__init__ = init


def _yes() -> bool:
    return True


def _init(module: Any) -> Callable[[Any], None]:
    def init(self: Any) -> None:
        self.utils = module.CudaUtils()
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
