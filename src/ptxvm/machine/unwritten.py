"""Memory of the device that nobody has written: which of its bits are undefined, as long as somebody asks.

It is filled with bytes of no meaning, and what is there is remembered. So nobody needs to tell who writes it: a word
that has become another one is defined. (That one is written and stays the same happens once in four billion words.)
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

if TYPE_CHECKING:
    from ptxvm.machine.memory import Allocation

Bytes = npt.NDArray[np.uint8]

ALL_BITS = 0xFF
FOLLOWED_LIMIT = 1 << 30
"""Bytes of a device that are followed; what is allocated beyond counts as written."""

_WORD = 4
_PERIOD = 65_521


@cache
def _bytes() -> Bytes:
    """Of no meaning. Most processes do without NumPy's generators, which take time to import."""
    return np.random.default_rng(2_026).integers(0, 256, _PERIOD, dtype=np.uint8)


class Unwritten:
    """Of one allocation, which has just been made. `bits`: of each byte those that are undefined. `cause`: what has
    stored undefined values there last, if anything has."""

    def __init__(self, memory: Bytes, number: int) -> None:
        """`number`: of the allocation, since others are filled with other bytes."""
        self._memory = memory
        self._phase = number * 4_099
        self._content = self._filling(0, len(memory))
        self._memory[:] = self._content
        self._is_over = False
        self.bits: Bytes = np.full(len(memory), ALL_BITS, np.uint8)
        self.cause: str | None = None

    def find(self) -> bool:
        """Look which bytes have been written since. Whether some bits are undefined still."""
        if not self._is_over:
            whole = len(self.bits) // _WORD * _WORD
            for part, type_ in ((slice(0, whole), np.uint32), (slice(whole, None), np.uint8)):
                memory, content, bits = (each[part].view(type_) for each in (self._memory, self._content, self.bits))
                bits[memory != content] = 0
            self._is_over = not self.bits.any()
        return not self._is_over

    def define(self, start: int, size: int) -> None:
        """Bytes have been written."""
        self.bits[start : start + size] = 0

    def copy(self, start: int, bits: Bytes, cause: str | None) -> None:
        """Bytes have been written of which these bits are undefined."""
        self.bits[start : start + len(bits)] = bits
        if bits.any():
            self.keep(slice(start, start + len(bits)), cause or self.cause)

    def keep(self, index: Any, cause: str | None) -> None:
        """What has been written is undefined, in part: it stays so until something else is there."""
        self._content[index] = self._memory[index]
        self._is_over = False
        self.cause = cause

    def never_written(self, start: int, size: int) -> int:
        """How many of some bytes nobody has written at all."""
        self.find()
        part = slice(start, start + size)
        return int(((self.bits[part] != 0) & (self._memory[part] == self._filling(start, size))).sum())

    def _filling(self, start: int, size: int) -> Bytes:
        first = (start + self._phase) % _PERIOD
        return np.resize(np.roll(_bytes(), -first), size)

    def undefined(self, start: int, size: int) -> int:
        """How many of some bytes are undefined."""
        return int((self.bits[start : start + size] != 0).sum()) if self.find() else 0


class Followed:
    """The allocations of a device that are followed, by their addresses."""

    def __init__(self) -> None:
        self._known: dict[int, Unwritten] = {}
        self._size = self._added = 0

    def add(self, allocation: Allocation) -> None:
        """Memory that has just been allocated, and belongs to nobody else."""
        if allocation.owner is not None and self._size + allocation.size <= FOLLOWED_LIMIT:
            self._known[allocation.address] = Unwritten(allocation.owner, self._added)
            self._added += 1
            self._size += allocation.size

    def remove(self, allocation: Allocation) -> None:
        """It is freed."""
        if self._known and self._known.pop(allocation.address, None) is not None:
            self._size -= allocation.size

    def of(self, allocation: Allocation) -> Unwritten | None:
        """What is known of one."""
        return self._known.get(allocation.address) if self._known else None

    def __bool__(self) -> bool:
        return bool(self._known)

    def items(self) -> list[tuple[int, Unwritten]]:
        """All of them, by address."""
        return list(self._known.items())
