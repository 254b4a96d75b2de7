"""Object files of x86-64 into this process. LLVM's linker does the same for all objects, but to have it takes a process
that finds its code in the cache a fifth of the time to its first result.

LLVM emits few kinds of relocations; an object with others is left to its own linker.
"""

from __future__ import annotations

import ctypes
import mmap
from collections.abc import Mapping
from enum import IntEnum
from functools import cache
from typing import NamedTuple

import numpy as np

from ptxvm.engine.jit.compilation.elf_objects import ElfObject, Flag, Rows, Type, UnknownObjectError

_STUB = b"\xff\x25\x02\x00\x00\x00\x00\x00"
"""Jumps to the address behind it, which is also what code that wants a symbol's address from a table reads."""

_SLOT = len(_STUB)
_STUB_SIZE = _SLOT + 8
_REACH = 1 << 31
_READ, _EXECUTE = 1, 4


class _Kind(IntEnum):
    """What is filled in: an address, or the distance to a symbol, to code, or to the slot with a symbol's address."""

    ADDRESS = 1
    DISTANCE = 2
    CALL = 4
    SLOT = 9
    SLOT_OF_MOVE = 41
    SLOT_OF_LONG_MOVE = 42


_SLOTS = (_Kind.SLOT, _Kind.SLOT_OF_MOVE, _Kind.SLOT_OF_LONG_MOVE)


class _Layout(NamedTuple):
    """Where everything lies. `places`: of each section, -1 for what is not loaded. What nobody writes comes first, then
    the stubs; at `fixed` a page begins with the rest."""

    places: list[int]
    stubs: int
    fixed: int
    size: int


class _Placed(NamedTuple):
    """An object file in memory, with the addresses of all its symbols."""

    layout: _Layout
    memory: Rows
    base: int
    addresses: Rows


def linked(code: bytes, exports: tuple[str, ...], imports: Mapping[str, int]) -> tuple[dict[str, int], object]:
    """Link an object file: where its `exports` are, and what its memory belongs to. It may call `imports` and whatever
    the process exports. Raises UnknownObjectError."""
    found = ElfObject(code)
    placed = _placed(found, imports)
    _fill_stubs(placed)
    for section, rows in found.relocations():
        if placed.layout.places[section] >= 0:
            _relocate(placed, section, rows)
    if _process().mprotect(ctypes.c_void_p(placed.base), ctypes.c_size_t(placed.layout.fixed), _READ | _EXECUTE):
        raise UnknownObjectError("memory cannot be made executable")
    return {name: int(placed.addresses[found.number(name)]) for name in exports}, placed.memory


def _placed(found: ElfObject, imports: Mapping[str, int]) -> _Placed:
    layout = _laid_out(found)
    memory: Rows = np.frombuffer(mmap.mmap(-1, layout.size, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS), np.uint8)
    base = int(memory.ctypes.data)
    for section, place in zip(found.sections, layout.places, strict=True):
        if place >= 0 and section.type != Type.ZEROS:
            memory[place : place + section.size] = found.content(section)
    symbols = found.symbols
    addresses: Rows = (base + np.array(layout.places)[symbols["section"]]).astype(np.uint64) + symbols["value"]
    for symbol in np.flatnonzero((symbols["section"] == 0) & (symbols["name"] != 0)).tolist():
        name = found.name(symbol)
        addresses[symbol] = imports[name] if name in imports else _exported(name)
    return _Placed(layout, memory, base, addresses)


def _laid_out(found: ElfObject) -> _Layout:
    places = [-1] * len(found.sections)

    def end(top: int, flags: int) -> int:
        for number, section in enumerate(found.sections):
            if section.flags & (Flag.LOADED | Flag.WRITE) == flags:
                places[number] = _aligned(top, section.alignment)
                top = places[number] + section.size
        return top

    stubs = _aligned(end(0, Flag.LOADED), _STUB_SIZE)
    fixed = _aligned(stubs + _STUB_SIZE * len(found.symbols), mmap.PAGESIZE)
    return _Layout(places, stubs, fixed, end(fixed, Flag.LOADED | Flag.WRITE))


def _aligned(top: int, alignment: int) -> int:
    return -(-top // max(1, alignment)) * max(1, alignment)


def _fill_stubs(placed: _Placed) -> None:
    """One for each symbol: few have more than a dozen."""
    start, number = placed.layout.stubs, len(placed.addresses)
    table = placed.memory[start : start + number * _STUB_SIZE].reshape(number, _STUB_SIZE)
    table[:, :_SLOT] = np.frombuffer(_STUB, np.uint8)
    table[:, _SLOT:] = placed.addresses.view(np.uint8).reshape(number, -1)


def _relocate(placed: _Placed, section: int, rows: Rows) -> None:
    """Fill in what depends on where all is. Raises UnknownObjectError."""
    kinds, symbols = rows["kind"], rows["symbol"]
    if not np.isin(kinds, list(_Kind)).all():
        raise UnknownObjectError("a relocation of another kind")
    at = placed.layout.places[section] + rows["offset"].astype(np.int64)
    targets = placed.addresses[symbols].view(np.int64) + rows["addend"]
    stubs = placed.base + placed.layout.stubs + symbols * np.int64(_STUB_SIZE) + rows["addend"]
    distances = np.where(np.isin(kinds, _SLOTS), stubs + _SLOT, targets) - (placed.base + at)
    through = (kinds == _Kind.CALL) & (abs(distances) >= _REACH)
    distances[through] = (stubs - (placed.base + at))[through]
    whole = kinds == _Kind.ADDRESS
    if (abs(distances[~whole]) >= _REACH).any():
        raise UnknownObjectError("a symbol that is too far away")
    _put(placed.memory, at[whole], targets[whole])
    _put(placed.memory, at[~whole], distances[~whole].astype(np.int32))


def _put(memory: Rows, at: Rows, values: Rows) -> None:
    """Numbers where nothing is aligned."""
    memory[at[:, None] + np.arange(values.itemsize)] = values.view(np.uint8).reshape(-1, values.itemsize)


@cache
def _process() -> ctypes.CDLL:
    return ctypes.CDLL(None)


def _exported(name: str) -> int:
    try:
        function = getattr(_process(), name)
    except AttributeError:
        raise UnknownObjectError(f"nobody exports {name}") from None
    return ctypes.cast(function, ctypes.c_void_p).value or 0
