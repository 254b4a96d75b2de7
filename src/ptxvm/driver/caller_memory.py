"""The memory of the program that calls: what its pointers lead to is read and written here, whatever they are.

A pointer that leads nowhere must not end the process. Pages that were never met are tried by the kernel, through a
pipe, which says EFAULT where the processor would raise a signal; later accesses to the same page are direct.
"""

from __future__ import annotations

import ctypes
import os
import struct
from functools import cache, lru_cache
from threading import Lock
from typing import Any, TypeVar

from ptxvm.driver.errors import DriverError, require
from ptxvm.driver.tables.constants import CUresult
from ptxvm.machine.host_pages import given_back

PAGE_BITS = 12
MOST_LENGTHS = 64
MOST_TRIED = 4096
FEW_PAGES = 64
"""So many are tried one by one; for more, the system is asked for all that is mapped."""

FIRST_TEXT = 64
"""So much is read at first of a text: most are names."""

process_memory = memoryview((ctypes.c_uint8 * ((1 << 63) - 1)).from_address(0)).cast("B")
"""All addresses of the process. Slices of it are read, written and moved several times faster than `ctypes` does it;
whether there is something at an address is to be known before."""

_libc = ctypes.CDLL(None, use_errno=True)
_libc.read.argtypes = _libc.write.argtypes = [ctypes.c_int, ctypes.c_size_t, ctypes.c_size_t]
_libc.read.restype = _libc.write.restype = ctypes.c_ssize_t
_readable: set[int] = set()
_writable: set[int] = set()
_ranges: dict[bool, list[tuple[int, int]]] = {False: [], True: []}
_lock = Lock()
_pipe: list[int] = []

C = TypeVar("C", bound=ctypes.Structure)


def forget() -> None:
    """Try all pages anew: the program may have unmapped some; a child has pipes of its own."""
    _readable.clear()
    _writable.clear()
    for ranges in _ranges.values():
        ranges.clear()


given_back.append(forget)


def _after_fork() -> None:
    global _lock  # noqa: PLW0603  (another thread may have held it)
    _lock = Lock()
    _pipe.clear()
    forget()


os.register_at_fork(after_in_child=_after_fork)


def _try(pointer: int, *, store: bool) -> bool:
    """Whether a byte can be read (and written as it is)."""
    with _lock:
        if not _pipe:
            _pipe.extend(os.pipe())
        if _libc.write(_pipe[1], pointer, 1) != 1:
            return False
        if store:
            return bool(_libc.read(_pipe[0], pointer, 1) == 1 or not os.read(_pipe[0], 1))
        os.read(_pipe[0], 1)
        return True


def _check(pointer: int, size: int, known: set[int], *, store: bool) -> None:
    first, last = pointer >> PAGE_BITS, (pointer + size - (size > 0)) >> PAGE_BITS
    if first in known and (last == first or (last == first + 1 and last in known)):
        return
    require(0 < pointer < 1 << 63 and 0 <= size < 1 << 47)
    if last - first > FEW_PAGES:
        require(any(start <= pointer and pointer + size <= end for start, end in _mapped(pointer, size, store=store)))
        return
    for page in range(first, last + 1):
        if page not in known:
            require(_try(max(pointer, page << PAGE_BITS), store=store))
            if len(known) >= MOST_TRIED:
                known.clear()
            known.add(page)


def _mapped(pointer: int, size: int, *, store: bool) -> list[tuple[int, int]]:
    """Ranges of the process's memory that can be read (and written), from what is remembered or from the system."""
    ranges = _ranges[store]
    if not any(start <= pointer and pointer + size <= end for start, end in ranges):
        ranges[:] = _read_ranges("rw" if store else "r")
    return ranges


def _read_ranges(rights: str) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    with open("/proc/self/maps", encoding="utf-8", errors="replace") as file:
        for line in file:
            place, given = line.split()[:2]
            if given.startswith(rights):
                start, end = (int(number, 16) for number in place.split("-"))
                if found and found[-1][1] == start:
                    start = found.pop()[0]
                found.append((start, end))
    return found


def check_readable(pointer: int, size: int) -> None:
    """Raises DriverError (CUDA_ERROR_INVALID_VALUE) unless all of it can be read."""
    page = pointer >> PAGE_BITS
    if page not in _readable or (pointer + size) >> PAGE_BITS != page:
        _check(pointer, size, _readable, store=False)


def check_writable(pointer: int, size: int) -> None:
    """Raises DriverError (CUDA_ERROR_INVALID_VALUE) unless all of it can be written."""
    page = pointer >> PAGE_BITS
    if page not in _writable or (pointer + size) >> PAGE_BITS != page:
        _check(pointer, size, _writable, store=True)


def put(pointer: int, value: int, size: int = 8) -> None:
    """Write an integer of `size` bytes."""
    if pointer >> PAGE_BITS not in _writable or pointer % size:  # none that is aligned lies in two pages
        _check(pointer, size, _writable, store=True)
    pack, mask = _PACKS[size]
    pack(process_memory, pointer, value & mask)


def put_if(pointer: int, value: int, size: int = 8) -> None:
    """Write an integer, unless the pointer is null."""
    if pointer:
        put(pointer, value, size)


def put_float(pointer: int, value: float) -> None:
    """Write a C float."""
    if not pointer:
        raise DriverError(CUresult.ERROR_INVALID_VALUE)
    check_writable(pointer, 4)
    _FLOAT.pack_into(process_memory, pointer, value)


def put_bytes(pointer: int, data: bytes) -> None:
    """Write bytes."""
    if data:
        require(pointer)
        check_writable(pointer, len(data))
        process_memory[pointer : pointer + len(data)] = data


def put_text(pointer: int, size: int, text: bytes) -> None:
    """Write a C string into a buffer of `size` bytes, cut off if need be."""
    require(size > 0)
    put_bytes(pointer, text[: size - 1] + b"\0")


def get(pointer: int, size: int = 8) -> int:
    """Read an unsigned integer of `size` bytes."""
    if pointer >> PAGE_BITS not in _readable or pointer % size:
        _check(pointer, size, _readable, store=False)
    value: int = _UNPACKS[size](process_memory, pointer)[0]
    return value


def get_int(pointer: int) -> int:
    """Read a C int."""
    return (get(pointer, 4) ^ 1 << 31) - (1 << 31)


def get_bytes(pointer: int, size: int) -> bytes:
    """Read bytes."""
    if not size:
        return b""
    require(pointer)
    check_readable(pointer, size)
    return process_memory[pointer : pointer + size].tobytes()


def get_words(pointer: int, count: int, size: int = 8) -> list[int]:
    """Read an array of unsigned integers."""
    if not count:
        return []
    if not 0 < count < 1 << 32:
        raise DriverError(CUresult.ERROR_INVALID_VALUE)
    page = pointer >> PAGE_BITS
    if page not in _readable or (pointer + size * count) >> PAGE_BITS != page:
        _check(pointer, size * count, _readable, store=False)
    return list(_words(count, size).unpack_from(process_memory, pointer))


@lru_cache(MOST_LENGTHS)
def _words(count: int, size: int) -> struct.Struct:
    return struct.Struct(f"<{count}{'QI'[size == 4]}")


def put_words(pointer: int, values: list[int], size: int = 8) -> None:
    """Write an array of unsigned integers."""
    put_bytes(pointer, _words(len(values), size).pack(*values))


def get_text(pointer: int) -> bytes:
    """Read a C string."""
    page = pointer >> PAGE_BITS
    if page in _readable and (pointer + FIRST_TEXT) >> PAGE_BITS == page:
        short: bytes = _TEXT.unpack_from(process_memory, pointer)[0]
        end = short.find(0)
        if end >= 0:
            return short[:end]
    require(pointer)
    found, at = b"", pointer
    while b"\0" not in found:
        size = (1 << PAGE_BITS) - at % (1 << PAGE_BITS)
        found += get_bytes(at, size)
        at += size
    return found[: found.index(0)]


def get_name(pointer: int) -> str:
    """Read a C string that is a name."""
    return get_text(pointer).decode("utf-8", "surrogateescape")


def get_structure(pointer: int, kind: type[C]) -> C:
    """A copy of a structure."""
    return kind.from_buffer_copy(get_bytes(pointer, ctypes.sizeof(kind)))


def put_structure(pointer: int, value: ctypes.Structure) -> None:
    """Write a structure."""
    put_bytes(pointer, bytes(value))


_INTEGERS = {1 << place: struct.Struct(f"<{letter}") for place, letter in enumerate("BHIQ")}
_PACKS = {size: (integer.pack_into, (1 << 8 * size) - 1) for size, integer in _INTEGERS.items()}
_UNPACKS = {size: integer.unpack_from for size, integer in _INTEGERS.items()}
"""How integers of a size are written, with the bits that there are, and read."""
_TEXT = struct.Struct(f"{FIRST_TEXT}s")
_FLOAT = struct.Struct("<f")


@cache
def host_function(parameters: tuple[Any, ...]) -> Any:
    """The type of a function of the program that takes parameters and returns nothing."""
    return ctypes.CFUNCTYPE(None, *parameters)
