"""What every function of the runtime does first and last: a device for the thread, and its last error."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from ptxvm.driver.installing import initialize
from ptxvm.driver.registry import Api, code_of, driver_api, guarded, per_thread, plain_name
from ptxvm.driver.state import Context, state
from ptxvm.driver.tables.constants import CUresult
from ptxvm.driver.threads import calling

_devices: dict[int, int] = {}
_errors: dict[int, int] = {}
_retained: set[int] = set()


def thread() -> int:
    """The calling thread."""
    return calling.thread


def current_device() -> int:
    """The device that the thread uses: that of its context, or the one it has set."""
    stack = state.stack()
    return stack[-1].device if stack else _devices.get(thread(), 0)


def set_device(device: int) -> None:
    """Raises DriverError for a device that does not exist."""
    state.device(device)
    _devices[thread()] = device
    stack = state.stack()
    if stack:
        stack[-1] = primary(device)


def primary(device: int) -> Context:
    """The primary context of a device, retained."""
    context = state.primary(device)
    if device not in _retained or not context.alive:
        context.retain()
        _retained.add(device)
    return context


def ensure() -> Context:
    """The context for the thread's work; the driver comes into being with it. Raises DriverError for its fault."""
    stack = state.stacks.get(calling.thread)
    if stack:
        context = stack[-1]
        if context.alive and context.handle and not context.fault.code:  # most calls come here
            return context
    if not stack:
        initialize()
        state.stack().append(primary(_devices.get(thread(), 0)))
    elif not stack[-1].alive:
        primary(stack[-1].device)
    return state.current()


def last_error(*, clear: bool) -> int:
    """The last error of the thread. Also one that stays is told once: the next call that fails by it tells it again."""
    return _errors.pop(thread(), 0) if clear else _errors.get(thread(), 0)


def note_error(code: int) -> None:
    """Remember an error of the thread."""
    if code and code != CUresult.ERROR_NOT_READY:
        _errors[thread()] = code


class _RuntimeCode(int):
    name = "an error of the runtime"


def runtime_code(code: int) -> CUresult:
    """A code of the runtime that the driver does not have, as what DriverError takes."""
    return cast(CUresult, _RuntimeCode(code))


WITHOUT_DRIVER = (
    "cudaDriverGetVersion",
    "cudaRuntimeGetVersion",
    "cudaGetErrorName",
    "cudaGetErrorString",
    "cudaGetLastError",
    "cudaPeekAtLastError",
)
"""Functions that do not begin with the driver's `cuInit`."""


def _noted(function: Callable[..., int]) -> Callable[..., int]:
    def call(*arguments: Any) -> int:
        code = function(*arguments)
        note_error(code)
        return code

    return call


def _begun(function: Callable[..., Any]) -> Callable[..., None]:
    def call(*arguments: Any) -> None:
        initialize()
        function(*arguments)

    return call


class RuntimeApi(Api):
    """`@api("cudaMalloc")`; `api.without_device` for functions that need no device."""

    def __init__(self) -> None:
        super().__init__("runtime")
        self._plain: set[str] = set()

    def without_device(self, *names: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
        """As calling it, for functions that need no device."""
        self._plain.update(names)
        return self(*names)

    def work(self, name: str) -> Callable[..., int]:
        """The function as C sees it."""
        plain = plain_name(name)
        if plain in WITHOUT_DRIVER:
            return _noted(guarded(name, self.functions[plain]))
        if plain in self._plain:
            return _noted(guarded(name, _begun(self.functions[plain])))
        return self.done_by(name, self.functions[plain])

    def done_by(self, name: str, function: Callable[..., Any]) -> Callable[..., int]:
        """The function as C sees it, if another one does its work, on a device."""

        def call(*arguments: Any) -> int:
            try:
                ensure()
                function(*arguments)
            except BaseException as error:  # it must not go up into C
                code = code_of(error, name, arguments)
                note_error(code)
                return code
            return 0

        return call if name == plain_name(name) else per_thread(call)


api = RuntimeApi()
driver: dict[str, Callable[..., Any]] = driver_api.functions
