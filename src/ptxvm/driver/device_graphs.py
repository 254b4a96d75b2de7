"""Graphs that kernels in graphs launch: `cudaGraphLaunch` leaves in its module what it was asked for."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import IntEnum

from ptxvm.driver.copies import read_bytes, write_bytes

QUEUE = "__ptxvm_graph_launches"
"""A variable of `graph_launches.ptx`: how many there are, then a graph and a place of each."""
MOST = 256
_ENTRY = 16


class Place(IntEnum):
    """When a graph runs, in the highest byte of a named stream: after the launching graph, or beside it."""

    TAIL = 1
    BESIDE = 2
    BESIDE_PARENT = 3


Launch = Callable[[int, Place], None]
"""Launches a graph of a handle."""


class _Thread(threading.local):
    """What launches graphs for the graph that this thread runs."""

    launch: Launch | None = None


_thread = _Thread()


def current() -> Launch | None:
    """What launches graphs for kernels that this thread runs; None outside of graphs."""
    return _thread.launch


@contextmanager
def launching(launch: Launch) -> Iterator[None]:
    """While this lasts, kernels of this thread are those of a graph."""
    before, _thread.launch = _thread.launch, launch
    try:
        yield
    finally:
        _thread.launch = before


class Queue:
    """That of one module on a device. Kernels that have one run one after the other, so that it holds what one asks."""

    def __init__(self, address: int) -> None:
        self._address = address
        self._lock = threading.Lock()

    @contextmanager
    def of(self, found: list[tuple[int, Place]]) -> Iterator[None]:
        """Add to `found` what a kernel asks for that runs meanwhile."""
        with self._lock:
            write_bytes(self._address, bytes(8))
            yield
            count = int.from_bytes(read_bytes(self._address, 8), "little")
            data = read_bytes(self._address + 8, _ENTRY * min(count, MOST))
        for start in range(0, len(data), _ENTRY):
            place = Place(data[start + _ENTRY - 1])
            found.append((int.from_bytes(data[start : start + 8], "little"), place))
