"""A process whose memory is crowded: what is loaded into it finds room only in places that are gigabytes apart."""

from __future__ import annotations

import ctypes
import mmap
from itertools import pairwise

_NO_ACCESS, _PRIVATE_ANONYMOUS_NO_RESERVE, _FIXED_WHERE_NOTHING_IS = 0, 0x4022, 0x100000
_FAILED = ctypes.c_void_p(-1).value
_BLOCK = 6 << 30
_libc = ctypes.CDLL(None, use_errno=True)
_libc.mmap.restype = ctypes.c_void_p
_libc.mmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int, ctypes.c_int, ctypes.c_int, ctypes.c_long]
_libc.munmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t]


def crowd() -> None:
    """Leave one page of room above six gigabytes that are taken, and as much as there is below them."""
    block = _take(None, _BLOCK)
    assert block != _FAILED, "no room"
    taken: list[int] = []
    # What this process needs meanwhile, itself and in other threads, may lie where there was a hole.
    while holes := [hole for hole in _holes() if hole[0] >= block]:
        taken += [start for start, end in holes if _take(start, end - start) == start]
    _libc.munmap(taken[0], mmap.PAGESIZE)


def _holes() -> list[tuple[int, int]]:
    """What is free below the stack: begin and end."""
    with open("/proc/self/maps") as file:
        lines = [line.split() for line in file]
    taken = [(*(int(one, 16) for one in words[0].split("-")), words[-1]) for words in lines]
    below = taken[: next(place for place, (*_, name) in enumerate(taken) if name == "[stack]")]
    return [(here[1], above[0]) for here, above in pairwise(below) if here[1] < above[0]]


def _take(address: int | None, size: int) -> int:
    flags = _PRIVATE_ANONYMOUS_NO_RESERVE | (_FIXED_WHERE_NOTHING_IS if address else 0)
    found: int = _libc.mmap(address, size, _NO_ACCESS, flags, -1, 0)
    return found
