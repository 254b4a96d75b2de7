"""What the versions of a warp function decide: how control flows, and how a warp waits."""

from __future__ import annotations

from typing import Protocol

from ptxvm.isa.warp import BarrierSync
from ptxvm.lanes.lanes import Lanes


class Control(Protocol):
    """The version as services of the machine see it."""

    @property
    def may_poll(self) -> bool:
        """Whether threads may wait for others in loops: then it matters who changes memory."""

    def converge(self, membermask: Lanes) -> None: ...

    def suspend_unless(self, condition: Lanes) -> None: ...

    def wait_until(self, condition: Lanes) -> Lanes: ...

    def barrier_sync(self, sync: BarrierSync) -> Lanes | None: ...

    def live_bits(self) -> str:
        """The lanes that have not exited, as an i32."""

    def frame(self, offset: int) -> Lanes:
        """The address of a place in the frame of the running function (U32, in local memory)."""

    def outgoing(self) -> Lanes:
        """Where the frame of a function that is called begins (U32)."""
