"""The room layouts as a C header: what the runtime's C files know of the structures that they share with Python.

A structure keeps its name, an enum `WorkerState.IDLE` is `WORKER_STATE_IDLE`, a constant keeps its name; those of the
mbarrier's word begin with `MBARRIER_`. The compiler refuses a structure whose size or offsets are not Python's.
"""

from __future__ import annotations

import ctypes
import re
from collections.abc import Iterator
from enum import IntEnum
from types import ModuleType
from typing import Any, TypeVar

from ptxvm.engine.jit.layouts import (
    ages,
    copies,
    counting,
    screened_operands,
    screening,
    structures,
    tensor_cores,
    textures,
    warp_context,
    warpgroups,
)
from ptxvm.machine import layout
from ptxvm.machine.asynchronous import mbarrier, state

CONSTANTS = (
    (layout, ""),
    (structures, ""),
    (copies, ""),
    (screening, ""),
    (ages, ""),
    (screened_operands, ""),
    (counting, ""),
    (textures, ""),
    (warpgroups, ""),
    (tensor_cores, ""),
    (mbarrier, "MBARRIER_"),
    (state, ""),
)
"""Modules whose numbers the runtime may name, and what their names begin with there."""

ENUMS = (structures, copies, screening, counting, textures, warp_context, tensor_cores)
STRUCTURES = (copies, screening, counting, textures, warpgroups, tensor_cores, structures, ages, screened_operands)
"""Later ones may have fields of earlier ones."""

_START = """\
// Generated from engine/jit/layouts by `make runtime`: what the fields mean is said there.

#pragma once

#include <stddef.h>
#include <stdint.h>
"""
_Class = TypeVar("_Class")


def layouts_header() -> str:
    """The text of `layouts.h`."""
    parts = ["\n".join(_constants())]
    parts += [_enum(found) for module in ENUMS for found in _own(module, IntEnum)]
    parts += [_structure(found) for module in STRUCTURES for found in _own(module, ctypes.Structure)]
    return "\n".join([_START, *(f"{part}\n" for part in parts)])[:-1]


def _own(module: ModuleType, base: type[_Class]) -> Iterator[type[_Class]]:
    """The classes that a module defines, in its order."""
    for value in vars(module).values():
        if isinstance(value, type) and issubclass(value, base) and value.__module__ == module.__name__:
            yield value


def _constants() -> Iterator[str]:
    seen: set[str] = set()
    for module, prefix in CONSTANTS:
        for name, value in vars(module).items():
            full = prefix + name
            if name.isupper() and not name.startswith("_") and type(value) is int and full not in seen:
                seen.add(full)
                yield f"#define {full} {_number(value)}"


def _number(value: int) -> str:
    """As a literal of the smallest type of int and uint64_t that holds it."""
    if abs(value) < 1 << 31:
        return str(value) if value >= 0 else f"({value})"
    return f"UINT64_C({value:#x})"


def _enum(enum: type[IntEnum]) -> str:
    prefix = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", enum.__name__).upper()
    members = "".join(f"    {prefix}_{member.name} = {member.value},\n" for member in enum)
    return f"enum {enum.__name__} {{\n{members}}};"


def _structure(structure: type[ctypes.Structure]) -> str:
    name = structure.__name__
    fields = [_field(field[0], field[1]) for field in structure._fields_]
    checks = [f"sizeof({name}) == {ctypes.sizeof(structure)}"]
    checks += [f"offsetof({name}, {field[0]}) == {getattr(structure, field[0]).offset}" for field in structure._fields_]
    lines = [f"typedef struct {name} {{", *(f"    {field};" for field in fields), f"}} {name};", ""]
    return "\n".join(lines + [f'_Static_assert({check}, "");' for check in checks])


def _field(name: str, kind: Any) -> str:
    dimensions = ""
    while issubclass(kind, ctypes.Array):
        dimensions += f"[{kind._length_}]"
        kind = kind._type_
    return f"{_type(kind)}{name}{dimensions}"


def _type(kind: Any) -> str:
    if kind is ctypes.c_void_p:
        return "void *"
    if issubclass(kind, ctypes.Structure):
        return f"{kind.__name__} "
    sign = "" if kind(-1).value < 0 else "u"
    return f"{sign}int{8 * ctypes.sizeof(kind)}_t "
