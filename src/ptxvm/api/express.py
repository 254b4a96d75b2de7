"""Launches like an earlier one: the same shape, options and types of arguments."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from struct import Struct
from typing import Any

import numpy as np

from ptxvm.api.device import DeviceArray
from ptxvm.engine import QuickLaunch, Work, told
from ptxvm.engine.options import Result
from ptxvm.machine.faults import KernelFault
from ptxvm.machine.launch import ArrayArguments

Key = tuple[Any, ...]
"""Shape and options of a launch as the caller wrote them, numbers first (see `kinds_of`)."""


def kinds_of(key: Key) -> tuple[object, ...]:
    """How the numbers that a key begins with are written: `4.0` equals 4, and True equals 1."""
    grid, block, cluster = key[:3]
    return (
        tuple(map(type, grid)) if type(grid) is tuple else type(grid),
        tuple(map(type, block)) if type(block) is tuple else type(block),
        tuple(map(type, cluster)) if type(cluster) is tuple else type(cluster),
        *map(type, key[3:7]),
    )


class Express:
    """Makes launches for which nothing has to be looked up or checked that was for the first one, `work`."""

    def __init__(self, key: Key, work: Work, arguments: Sequence[object], format_: Struct, quick: QuickLaunch) -> None:
        self.kinds = kinds_of(key)
        self._format = format_
        self._work = work
        self._run = quick.run
        self._hold_at = work.memory.hold_at
        self._types = [*map(type, arguments)]
        self._arrays = [(place, each.dtype) for place, each in enumerate(arguments) if isinstance(each, np.ndarray)]
        self._places = [place for place, _ in self._arrays]
        self._held = [(place, each.dtype) for place, each in enumerate(arguments) if isinstance(each, DeviceArray)]

    def suits(self, arguments: Sequence[object]) -> bool:
        """Whether the arguments are of its kinds."""
        return [*map(type, arguments)] == self._types

    def launch(self, arguments: tuple[Any, ...]) -> Result | None:
        """None where the arguments are of another kind, or the launch is not: then nothing has been done."""
        if [*map(type, arguments)] != self._types:
            return None
        values = [*arguments]
        arrays = []
        for place, dtype in self._arrays:
            array = arguments[place]
            if array.dtype is not dtype:
                return None
            arrays.append(array)
        addresses, kept, changes = self._hold_at(arrays)
        for place, address in zip(self._places, addresses):  # noqa: B905  (to say so takes time)
            values[place] = address
        for place, dtype in self._held:
            array = values[place]
            if array.dtype is not dtype:
                return None
            values[place] = array.address
        try:
            result = self._run(values, changes)
        except KernelFault as fault:
            raise told(fault, [self._failed(arguments, values)]) from None
        del kept
        return result

    def _failed(self, arguments: tuple[Any, ...], values: list[Any]) -> Work:
        """The launch that failed, for its report."""
        places = [*self._places, *(place for place, _ in self._held)]
        sizes = [arguments[place].nbytes for place in places]
        described = ArrayArguments([place + 1 for place in places], sizes, [values[place] for place in places])
        packed = self._format.pack(*values)
        return replace(self._work, launch=replace(self._work.launch, parameters=packed, arguments=described))
