"""The native runtime: CTA scheduler, barriers, address translation. One object file serves all kernels.

It is written in C (`runtime.c` and what that includes); `make runtime` makes `runtime.ll` of it, which is what ships.

The other `.ll` files are LLVM IR plus three abbreviations for the structures of the room layouts:

    %x = get i32 Cta.ready, %cta        load a field
    set i32 %x, Cta.ready, %cta         store a field
    %p = at Cta.barriers, %cta          the address of a field

each with the type that the field has (TypeError otherwise; an address may also be read as an i64), and
`$Status.DONE` for the members of its enums, `$HEADER_SIZE` for its constants and those of the mbarrier's word,
`$sizeof.Barrier` for sizes.
"""

from __future__ import annotations

import ctypes
import re
from enum import IntEnum
from importlib.resources import files
from itertools import count
from types import ModuleType
from typing import Any

from ptxvm.engine.host_functions import HOST_FUNCTIONS, NativeFunction
from ptxvm.engine.jit.layouts import copies, structures
from ptxvm.engine.jit.layouts.fields import check_type, offset_of
from ptxvm.machine import layout

ENTRY = "ptxvm_run"
"""`i32 ptxvm_run(ptr %worker)`: runs CTAs until Python is needed, returns a `WorkerState`."""

SWAP = "ptxvm_swap"
"""`i32 ptxvm_swap(ptr %cell, i32 %bytes, i64 %expected, i64 %new)`: compare and swap; whether it did."""

INTERRUPT = ("ptxvm_on_interrupt", "ptxvm_stop_flag", "ptxvm_next_handler")
"""A signal handler and the two words it reads; see interrupt.c."""


def _declaration(function: NativeFunction) -> str:
    return f"declare i32 @{function.name}(ptr, ptr, i32, i32, i32{', ptr' * function.combines}) #0"


DECLARATIONS = {
    **{row.native.name: _declaration(row.native) for row in HOST_FUNCTIONS.values() if row.native is not None},
    "ptxvm_access": "declare preserve_allcc i32 @ptxvm_access(ptr, ptr, ptr, i32, ptr) #0",
    "ptxvm_translate": "declare preserve_allcc i32 @ptxvm_translate(ptr, ptr, ptr, i32, ptr) #0",
    "ptxvm_barrier_arrive": "declare i32 @ptxvm_barrier_arrive(ptr, ptr, ptr, i32, i32, i32, i32, i32, i32) #0",
    "ptxvm_cluster_arrive": "declare void @ptxvm_cluster_arrive(ptr, ptr, i32, i32) #0",
    "ptxvm_cluster_waiting": "declare i32 @ptxvm_cluster_waiting(ptr, ptr, i32, i32) #0",
    "ptxvm_launch_dependents": "declare i32 @ptxvm_launch_dependents(ptr, ptr) #0",
    "ptxvm_gather": "declare preserve_allcc void @ptxvm_gather(ptr, i32, i32) #0",
    "ptxvm_scatter": "declare preserve_allcc void @ptxvm_scatter(ptr, i32, i32) #0",
    "ptxvm_fault": "declare i32 @ptxvm_fault(ptr, i32, i32, i32, i64) #0",
}
"""How a unit declares the functions it calls; see the files for what they mean."""

EXPORTS = (ENTRY, SWAP, *INTERRUPT, *DECLARATIONS)

_LAYOUTS = structures, copies
_GET = re.compile(r"^(\s*)(%[\w.]+) = get (\S+) (\w+)\.(\w+), (%[\w.]+)", re.MULTILINE)
_SET = re.compile(r"^(\s*)set (\S+) (\S+), (\w+)\.(\w+), (%[\w.]+)", re.MULTILINE)
_AT = re.compile(r"= at (\w+)\.(\w+), (%[\w.]+)")
_SIZE = re.compile(r"\$sizeof\.(\w+)")
_MEMBER = re.compile(r"\$(\w+)\.(\w+)")
_CONSTANT = re.compile(r"\$(\w+)")


def runtime_text() -> str:
    """The runtime as LLVM IR."""
    return files(__package__).joinpath("runtime.ll").read_text()


def expand(template: str) -> str:
    """LLVM IR from a template. Raises AttributeError for a field that does not exist, TypeError for a wrong type."""
    numbers = count()

    def get(match: re.Match[str]) -> str:
        indent, name, type_, structure, field, base = match.groups()
        check_type(_structure(structure), field, type_)
        pointer = f"%.f{next(numbers)}"
        return f"{indent}{pointer} = {_address(structure, field, base)}\n{indent}{name} = load {type_}, ptr {pointer}"

    def set_(match: re.Match[str]) -> str:
        indent, type_, value, structure, field, base = match.groups()
        check_type(_structure(structure), field, type_)
        pointer = f"%.f{next(numbers)}"
        return f"{indent}{pointer} = {_address(structure, field, base)}\n{indent}store {type_} {value}, ptr {pointer}"

    text = _SET.sub(set_, _GET.sub(get, template))
    text = _AT.sub(lambda match: f"= {_address(*match.groups())}", text)
    text = _SIZE.sub(lambda match: str(ctypes.sizeof(_structure(match[1]))), text)
    text = _MEMBER.sub(lambda match: str(int(_enum(match[1])[match[2]])), text)
    return _CONSTANT.sub(lambda match: str(_constant(match[1])), text)


def _constant(name: str) -> int:
    """A number of the layouts, of the address map, of the mbarrier object's word, or of how operations complete."""
    from ptxvm.machine.asynchronous import mbarrier, state  # noqa: PLC0415  (most processes find the runtime compiled)

    found: int = _find(name, *_LAYOUTS, layout, mbarrier, state)
    return found


def _address(structure: str, field: str, base: str) -> str:
    return f"getelementptr i8, ptr {base}, i64 {offset_of(_structure(structure), field)}"


def _structure(name: str) -> type[ctypes.Structure]:
    found: type[ctypes.Structure] = _find(name, *_LAYOUTS)
    return found


def _enum(name: str) -> type[IntEnum]:
    found: type[IntEnum] = _find(name, *_LAYOUTS)
    return found


def _find(name: str, *modules: ModuleType) -> Any:
    for module in modules:
        if hasattr(module, name):
            return getattr(module, name)
    raise AttributeError(f"no layout has {name}")
