"""Errors of the driver API: codes, names and sentences."""

from __future__ import annotations

import ctypes
import sys
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from ptxvm.driver.tables.constants import CUresult

if TYPE_CHECKING:
    from ptxvm.machine.faults import KernelFault

_TABLE = Path(__file__).with_name("tables") / "sentences.tsv"


class DriverError(Exception):
    """A driver function returns `code`."""

    def __init__(self, code: CUresult) -> None:
        self.code = code  # `Exception` knows nothing of it: programs ask what is not there, often

    def __str__(self) -> str:
        return self.code.name


def fail(code: CUresult) -> NoReturn:
    """Let the driver function return a code."""
    raise DriverError(code)


def require(condition: object, code: CUresult = CUresult.ERROR_INVALID_VALUE) -> None:
    """Let the driver function return a code unless a condition holds."""
    if not condition:
        raise DriverError(code)


@cache
def sentences() -> dict[int, str]:
    """What `cuGetErrorString` and `cudaGetErrorString` of CUDA 13 say: the same of codes that both have."""
    lines = _TABLE.read_text(encoding="utf-8").splitlines()
    return {int(code): text for code, text in (line.split("\t") for line in lines)}


def sentence(code: CUresult) -> str:
    """What `cuGetErrorString` says of a code."""
    known = sentences().get(code)
    return known or code.name.removeprefix("ERROR_").replace("_", " ").lower()


def report(text: str) -> None:
    """Tell the person who runs the program what it did wrong."""
    print(f"ptxvm: {text}", file=sys.stderr, flush=True)


def warn(fault: KernelFault) -> None:
    """Tell of what a kernel does that may be meant; once, however often it is launched."""
    place = fault.kernel, fault.line
    if place not in _warned:
        _warned.add(place)
        report(f"warning: {fault}")


_warned: set[tuple[str | None, int | None]] = set()

_texts: dict[str, ctypes.Array[ctypes.c_char]] = {}


def lasting(text: str) -> int:
    """The address of a C string that lives as long as the process."""
    found = _texts.get(text)
    if found is None:
        found = _texts[text] = ctypes.create_string_buffer(text.encode())
    return ctypes.addressof(found)
