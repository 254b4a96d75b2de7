"""Which Python function does the work of which function of the API, and the callbacks that C code can call."""

from __future__ import annotations

import _thread
import ctypes
import sys
import traceback
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from ptxvm.driver.errors import DriverError
from ptxvm.driver.tables.constants import CUresult
from ptxvm.driver.threads import calling

Function = Callable[..., None]
F = TypeVar("F", bound=Callable[..., Any])
_TABLES = Path(__file__).with_name("tables")


class Dim3(ctypes.Structure):
    """`dim3` of the runtime API, by value."""

    _fields_ = (("x", ctypes.c_uint), ("y", ctypes.c_uint), ("z", ctypes.c_uint))


class Extent(ctypes.Structure):
    """`cudaExtent`, by value."""

    _fields_ = (("width", ctypes.c_size_t), ("height", ctypes.c_size_t), ("depth", ctypes.c_size_t))


class PitchedPointer(ctypes.Structure):
    """`cudaPitchedPtr`, by value."""

    _fields_ = tuple((name, ctypes.c_size_t) for name in ("pointer", "pitch", "x", "y"))


class Location(ctypes.Structure):
    """`CUmemLocation`, by value."""

    _fields_ = (("type", ctypes.c_int), ("id", ctypes.c_int))


class IpcHandle(ctypes.Structure):
    """What names memory or an event for another process, by value."""

    _fields_ = (("reserved", ctypes.c_ubyte * 64),)


_LETTERS: dict[str, Any] = {
    "i": ctypes.c_int,
    "I": ctypes.c_uint,
    "q": ctypes.c_int64,
    "Q": ctypes.c_uint64,
    "H": ctypes.c_ushort,
    "B": ctypes.c_ubyte,
    "f": ctypes.c_float,
    "d": ctypes.c_double,
}
_STRUCTURES: dict[str, Any] = {
    "dim3": Dim3,
    "cudaExtent": Extent,
    "cudaPitchedPtr": PitchedPointer,
    "CUmemLocation": Location,
    "cudaMemLocation": Location,
    "CUipcMemHandle": IpcHandle,
    "CUipcEventHandle": IpcHandle,
    "cudaIpcMemHandle_t": IpcHandle,
    "cudaIpcEventHandle_t": IpcHandle,
}


@cache
def signatures(table: str) -> dict[str, str]:
    """Function -> letters of its parameters, in the order in which a library exports them."""
    return {row[0]: row[1] for row in _rows(table)}


@cache
def versions() -> dict[str, int]:
    """Function of the driver -> the version of CUDA that brought it."""
    return {name: int(version) for name, _, version in _rows("driver")}


def _rows(table: str) -> list[list[str]]:
    lines = (_TABLES / f"{table}.tsv").read_text(encoding="utf-8").splitlines()
    return [line.split("\t") for line in lines]


@cache
def callback_type(letters: str) -> Any:
    """The C type of a function with such parameters that returns an error code."""
    return ctypes.CFUNCTYPE(ctypes.c_int, *callback_parameters(letters))


@cache
def callback_parameters(letters: str) -> tuple[Any, ...]:
    """The ctypes of parameters."""
    kinds, at = [], 0
    while at < len(letters):
        if letters[at] == "{":
            end = letters.index("}", at)
            kinds.append(_STRUCTURES[letters[at + 1 : end]])
            at = end
        else:
            kinds.append(_LETTERS[letters[at]])
        at += 1
    return tuple(kinds)


class Api:
    """The functions of one library. `@api("cuInit")` says whose work a Python function does."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.functions: dict[str, Function] = {}

    def __call__(self, *names: str) -> Callable[[F], F]:
        def note(function: F) -> F:
            for name in names:
                self.functions[name] = function
            return function

        return note

    def __contains__(self, name: str) -> bool:
        return plain_name(name) in self.functions

    def callback(self, name: str, traced: bool) -> Any:
        """What C code can call."""
        return callback_type(signatures(self.table)[name])(self.function(name, traced))

    def function(self, name: str, traced: bool) -> Callable[..., int]:
        """What it calls; `name` may end in `_ptsz`: the version whose default stream is that of the thread."""
        function = guarded(name, self.functions[plain_name(name)])
        if name != plain_name(name):
            function = per_thread(function)
        return traced_calls(name, function) if traced else function


def plain_name(name: str) -> str:
    """`cuLaunchKernel` for `cuLaunchKernel_ptsz`: the version whose default stream is that of the thread."""
    return name.removesuffix("_ptsz").removesuffix("_ptds")


threads_with_own_stream: set[int] = set()
"""Threads that are in a function whose default stream is that of the thread."""


def per_thread(function: Callable[..., int]) -> Callable[..., int]:
    """The function, called with the thread's own default stream."""

    def call(*arguments: Any) -> int:
        thread = calling.thread
        threads_with_own_stream.add(thread)
        try:
            return function(*arguments)
        finally:
            threads_with_own_stream.discard(thread)

    return call


def guarded(name: str, function: Function) -> Callable[..., int]:
    """The function as C sees it: it returns a code, whatever happens."""

    def call(*arguments: Any) -> int:
        try:
            function(*arguments)
        except BaseException as error:  # it must not go up into C
            return code_of(error, name, arguments)
        return 0

    return call


def code_of(error: BaseException, name: str, arguments: tuple[Any, ...]) -> int:
    """What a function returns that has raised something."""
    if isinstance(error, DriverError):
        return int(error.code)
    if isinstance(error, MemoryError):
        return CUresult.ERROR_OUT_OF_MEMORY
    if isinstance(error, KeyboardInterrupt):
        _thread.interrupt_main()
    else:
        print(f"ptxvm: {name}{arguments} failed; this is a bug of ptxvm:", file=sys.stderr)
        traceback.print_exception(error)
    return CUresult.ERROR_UNKNOWN


def traced_calls(name: str, function: Callable[..., int]) -> Callable[..., int]:
    """The function, which tells of every call."""

    def call(*arguments: Any) -> int:
        code = function(*arguments)
        shown = ", ".join(hex(a) if isinstance(a, int) and a > 0xFFFF else str(a) for a in arguments)
        print(f"ptxvm: {name}({shown}) -> {code}", file=sys.stderr, flush=True)
        return code

    return call


driver_api = Api("driver")
runtime_api = Api("runtime")
