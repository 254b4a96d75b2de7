"""Grids whose threads all poll memory that nobody can write any more."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from typing import TYPE_CHECKING

import numpy as np

from ptxvm.engine.cycles import Cycle
from ptxvm.engine.interpret.values import Value
from ptxvm.engine.under_way import Others
from ptxvm.lanes.lanes import Lanes

if TYPE_CHECKING:
    from ptxvm.engine.interpret.cta import Cta
    from ptxvm.engine.interpret.grid import Grid


class Polling:
    """Grids that run at the same time. While no memory changes, each thread does what it has done in the same state
    before; when all states come again, that is for ever."""

    def __init__(self, grids: list[Grid]) -> None:
        self._grids = grids
        self._cycle = Cycle()
        self._others = Others()
        self._applies = not any(grid.options.host_writes for grid in grids)

    def look(self) -> None:
        """After each grid had its turn. Raises the KernelFault of grids that only poll."""
        running = [grid for grid in self._grids if grid.may_advance]
        others = self._others.may_have_written()
        if not self._applies or not running or not all(grid.is_idle for grid in running) or others:
            self._cycle.forget()
        elif self._cycle.closes(_digest(cta for grid in running for cta in grid.ctas)):
            self._cycle.forget()
            gave_up = sum(grid.give_up_polls() for grid in running)
            if not gave_up:
                raise running[0].deadlock()


def _digest(ctas: Iterable[Cta]) -> bytes:
    """Everything that decides what the threads of CTAs do next, but for memory that others see."""
    digest = blake2b(digest_size=16)
    for cta in ctas:
        digest.update(cta.keys.tobytes())
        digest.update(cta.states.tobytes())
        digest.update(cta.stack.buffer.tobytes())
        for frame in cta.frames():
            for value in (*frame.registers, frame.carry):
                for part in _parts(value):
                    digest.update(np.ascontiguousarray(part.data).tobytes())
    return digest.digest()


def _parts(value: Value) -> tuple[Lanes, ...]:
    return value if isinstance(value, tuple) else (value,)
