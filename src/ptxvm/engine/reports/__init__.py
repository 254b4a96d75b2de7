"""What reports of faults tell besides what the engine saw: the argument, the lines, the calls, the registers."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ptxvm.checker.module import Function
    from ptxvm.machine.faults import KernelFault
    from ptxvm.machine.launch import Launch
    from ptxvm.machine.memory import Memory

__all__ = ["complete"]


def complete(fault: KernelFault, function: Function, launch: Launch, memory: Memory) -> None:
    """See `details.complete`."""
    from ptxvm.engine.reports import details  # noqa: PLC0415  (it needs the interpreter)

    details.complete(fault, function, launch, memory)
