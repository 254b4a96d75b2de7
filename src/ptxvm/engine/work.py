"""Grids that run at the same time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ptxvm.engine.options import AsyncCompletion, Options
from ptxvm.records import record

if TYPE_CHECKING:
    from ptxvm.checker.module import Function
    from ptxvm.machine.launch import Launch
    from ptxvm.machine.memory import Memory


@record()
class Work:
    """A launch of `function` on the device of `memory`, among others.

    after:      the place of the grid that it follows, None if of none: it starts when that one has completed
    dependent:  it may start when each CTA of that one has executed `griddepcontrol.launch_dependents` or has ended
    """

    function: Function
    launch: Launch
    memory: Memory
    options: Options
    after: int | None = None
    dependent: bool = False

    @property
    def holds_back(self) -> bool:
        """Whether the last CTA of the grid in front that lets this one start waits for it to look: what comes late
        should not be there by luck."""
        return self.dependent and self.options.async_completion is AsyncCompletion.LATE
