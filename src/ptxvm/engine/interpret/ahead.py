"""A grid that is interpreted while its code is being compiled, and taken over by that code.

The interpreter keeps what stores and atomics overwrite in memory of the device since the last moment at which no
cluster was in flight. Whoever takes over finds memory as it was then: clusters that had begun begin again.
"""

from __future__ import annotations

from collections.abc import Callable

from ptxvm.engine.interpret.values import Array
from ptxvm.isa.warp import AtomicOp
from ptxvm.lanes.types import Type

MOST_KEPT = 64 << 20
"""Bytes that are kept at most: a cluster that overwrites more waits for its code."""

_ANY_ORDER = (AtomicOp.AND, AtomicOp.OR, AtomicOp.XOR, AtomicOp.ADD, AtomicOp.MIN, AtomicOp.MAX)
"""Operations on integers that have the same result in whatever order they come."""


class TakenOver(Exception):
    """The interpreter leaves the rest of a grid to compiled code."""


class Ahead:
    """What a grid that is interpreted ahead keeps, and when it stops.

    ready:       whether it is to stop; asked every few milliseconds
    in_order:    results must not depend on how far it came: what may show in which order threads came is left to
                 compiled code
    """

    def __init__(self, ready: Callable[[], bool], in_order: bool) -> None:
        self._ready = ready
        self._in_order = in_order
        self._kept: list[tuple[Array, Array, Array]] = []
        self._size = 0

    def look(self) -> None:
        """Raises TakenOver when it is to stop."""
        if self._ready():
            raise TakenOver

    def leave(self) -> None:
        """What comes now cannot be taken back, or differs between the engines. Raises TakenOver."""
        raise TakenOver

    def before_atomic(self, op: AtomicOp | None, type_: Type, want: bool) -> None:
        """Raises TakenOver at an atomic operation whose results tell who came first, if these must not differ."""
        if self._in_order and (want or op not in _ANY_ORDER or not type_.is_integer):
            raise TakenOver

    def keep(self, elements: Array, index: Array) -> None:
        """Some elements of memory are about to change. Raises TakenOver when there are too many."""
        old = elements[index]
        self._kept.append((elements, index, old))
        self._size += old.nbytes + index.nbytes
        if self._size > MOST_KEPT:
            raise TakenOver

    def settle(self) -> None:
        """No cluster is in flight: what was done stays."""
        self._kept.clear()
        self._size = 0

    def undo(self) -> None:
        """Memory becomes what it was when no cluster was in flight."""
        for elements, index, old in reversed(self._kept):
            elements[index] = old
        self.settle()
