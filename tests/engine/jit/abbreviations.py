"""Abbreviations for the warp functions that tests write by hand: LLVM IR, and for the structures of the room layouts

    %x = get i32 Cta.ready, %cta        load a field
    set i32 %x, Cta.ready, %cta         store a field
    %p = at Cta.barriers, %cta          the address of a field

each with the type that the field has (TypeError otherwise; an address may also be read as an i64), and
`$Status.DONE` for the members of its enums, `$HEADER_SIZE` for its constants, `$sizeof.Barrier` for sizes.
"""

from __future__ import annotations

import ctypes
import re
from enum import IntEnum
from itertools import count
from types import ModuleType
from typing import Any

from ptxvm.engine.jit.layouts import copies, structures
from ptxvm.engine.jit.layouts.fields import llvm_type, offset_of
from ptxvm.machine import layout

_LAYOUTS = structures, copies
_GET = re.compile(r"^(\s*)(%[\w.]+) = get (\S+) (\w+)\.(\w+), (%[\w.]+)", re.MULTILINE)
_SET = re.compile(r"^(\s*)set (\S+) (\S+), (\w+)\.(\w+), (%[\w.]+)", re.MULTILINE)
_AT = re.compile(r"= at (\w+)\.(\w+), (%[\w.]+)")
_SIZE = re.compile(r"\$sizeof\.(\w+)")
_MEMBER = re.compile(r"\$(\w+)\.(\w+)")
_CONSTANT = re.compile(r"\$(\w+)")


def expand(template: str) -> str:
    """LLVM IR from a template. Raises AttributeError for a field that does not exist, TypeError for a wrong type."""
    numbers = count()

    def get(match: re.Match[str]) -> str:
        indent, name, type_, structure, field, base = match.groups()
        _check_type(_structure(structure), field, type_)
        pointer = f"%.f{next(numbers)}"
        return f"{indent}{pointer} = {_address(structure, field, base)}\n{indent}{name} = load {type_}, ptr {pointer}"

    def set_(match: re.Match[str]) -> str:
        indent, type_, value, structure, field, base = match.groups()
        _check_type(_structure(structure), field, type_)
        pointer = f"%.f{next(numbers)}"
        return f"{indent}{pointer} = {_address(structure, field, base)}\n{indent}store {type_} {value}, ptr {pointer}"

    text = _SET.sub(set_, _GET.sub(get, template))
    text = _AT.sub(lambda match: f"= {_address(*match.groups())}", text)
    text = _SIZE.sub(lambda match: str(ctypes.sizeof(_structure(match[1]))), text)
    text = _MEMBER.sub(lambda match: str(int(_enum(match[1])[match[2]])), text)
    return _CONSTANT.sub(lambda match: str(_constant(match[1])), text)


def _constant(name: str) -> int:
    found: int = _find(name, *_LAYOUTS, layout)
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


def _check_type(structure: type[ctypes.Structure], field: str, llvm: str) -> None:
    """Raises TypeError unless a field may be read and written as `llvm`: as what it is, an address also as a number."""
    right = llvm_type(structure, field)
    if llvm != right and (llvm, right) != (f"i{8 * ctypes.sizeof(ctypes.c_void_p)}", "ptr"):
        raise TypeError(f"{structure.__name__}.{field} is {right}, not {llvm}")
