"""The memory of the program that calls: what its pointers lead to is read and written here, whatever they are.

A pointer that leads nowhere must not end the process. Pages that were never met are tried by the kernel, through a
pipe, which says EFAULT where the processor would raise a signal; later accesses to the same page are direct, and those
of integers to the same place do not even ask which page it is in.
"""

from __future__ import annotations

import ctypes
import os
import struct
from collections.abc import Callable
from functools import cache
from threading import Lock
from typing import Any, TypeVar

from ptxvm.driver.errors import DriverError, require
from ptxvm.driver.tables.constants import CUresult
from ptxvm.machine.host_pages import given_back

PAGE_BITS = 12
MOST_LENGTHS = 64
"""Of arrays of integers: what reads longer ones is not kept."""

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
_places: list[set[int]] = []
"""Sets of pointers to integers that were met: each of a size, and of integers that are read or written."""

_lock = Lock()
_pipe: list[int] = []

C = TypeVar("C", bound=ctypes.Structure)


def forget() -> None:
    """Try all pages anew: the program may have unmapped some; a child has pipes of its own."""
    _readable.clear()
    _writable.clear()
    for ranges in _ranges.values():
        ranges.clear()
    for met in _places:
        met.clear()


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


def _meet(pointer: int, size: int, met: set[int], *, store: bool) -> None:
    """Check a pointer to some integers, and remember it. Raises DriverError."""
    _check(pointer, size, _writable if store else _readable, store=store)
    if len(met) >= MOST_TRIED:
        met.clear()
    met.add(pointer)


def put(pointer: int, value: int, size: int = 8) -> None:
    """Write an integer of `size` bytes, of which it fills at most the first 8."""
    pack, mask, met = _PACKS[size]
    if pointer not in met:
        _meet(pointer, size, met, store=True)
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
    unpack, met = _WORDS[size][1]
    if pointer not in met:
        _meet(pointer, size, met, store=False)
    return unpack(process_memory, pointer)[0]


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


def get_words(pointer: int, count: int, size: int = 8) -> tuple[int, ...]:
    """Read an array of unsigned integers."""
    if count <= 0:
        require(not count)
        return ()
    if count > MOST_LENGTHS:
        require(count < 1 << 32)
        check_readable(pointer, size * count)
        return struct.unpack_from(f"<{count}{_LETTERS[size]}", process_memory, pointer)
    unpack, met = _WORDS[size][count]
    if pointer not in met:
        _meet(pointer, size * count, met, store=False)
    return unpack(process_memory, pointer)


def put_words(pointer: int, values: list[int], size: int = 8) -> None:
    """Write an array of unsigned integers."""
    put_bytes(pointer, struct.pack(f"<{len(values)}{_LETTERS[size]}", *values))


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


_LETTERS = {1: "B", 2: "H", 4: "I", 8: "Q", 16: "Q8x"}
"""Of integers by their sizes, as `struct` calls them."""


def _new_places() -> set[int]:
    _places.append(set())
    return _places[-1]


class _Readers(dict[int, tuple[Callable[..., tuple[int, ...]], set[int]]]):
    """What reads arrays of integers of a size, by their lengths, and where such arrays were met."""

    def __init__(self, letter: str) -> None:
        super().__init__()
        self._letter = letter

    def __missing__(self, count: int) -> tuple[Callable[..., tuple[int, ...]], set[int]]:
        made = self[count] = struct.Struct(f"<{count}{self._letter}").unpack_from, _new_places()
        return made


_WORDS = {size: _Readers(letter) for size, letter in _LETTERS.items() if size <= 8}
_PACKS = {
    size: (struct.Struct(f"<{letter}").pack_into, (1 << min(8 * size, 64)) - 1, _new_places())
    for size, letter in _LETTERS.items()
}
"""How integers of a size are written, with the bits that there are, and where they were met."""


_TEXT = struct.Struct(f"{FIRST_TEXT}s")
_FLOAT = struct.Struct("<f")


@cache
def host_function(parameters: tuple[Any, ...]) -> Any:
    """The type of a function of the program that takes parameters and returns nothing."""
    return ctypes.CFUNCTYPE(None, *parameters)
