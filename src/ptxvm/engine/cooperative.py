"""Cooperative launches: the workspace in which the CTAs of a grid meet.

`cg::this_grid().sync()` counts arrivals in a word of device memory that the driver provides. Its address is in
`%envreg1` (high half) and `%envreg2` (low half), and 0 in launches that are not cooperative: then the code traps.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import replace
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from ptxvm.checker.module import Function
from ptxvm.machine.faults import FaultKind, KernelFault
from ptxvm.machine.launch import Launch
from ptxvm.machine.memory import Allocation, Memory

if TYPE_CHECKING:
    from ptxvm.isa.special_registers import SpecialRegister

WORKSPACE_SIZE = 8
"""Bytes: the size itself and the barrier, 32 bits each."""

_HIGH, _LOW = 1, 2
"""The numbers of the environment registers that hold the halves of the address."""

_free: WeakKeyDictionary[Memory, list[Allocation]] = WeakKeyDictionary()
"""Workspaces that no launch uses now: addresses are never given twice, so that they are kept."""


def with_workspace(launch: Launch, memory: Memory) -> AbstractContextManager[Launch]:
    """The launch with a workspace of its own, if it is cooperative."""
    return _lent(launch, memory) if launch.cooperative else nullcontext(launch)


@contextmanager
def _lent(launch: Launch, memory: Memory) -> Iterator[Launch]:
    free = _free.setdefault(memory, [])
    workspace = free.pop() if free else memory.allocate(WORKSPACE_SIZE, name="the grid's workspace")
    memory.view(workspace.address, WORKSPACE_SIZE).view("<u4")[:] = WORKSPACE_SIZE, 0
    try:
        yield replace(launch, workspace=workspace.address)
    finally:
        free.append(workspace)


def environment_half(register: SpecialRegister) -> int | None:
    """How far an environment register's part of the workspace's address lies above bit 0; None: the register is 0."""
    return {_HIGH: 32, _LOW: 0}.get(register.component) if register.base == "envreg" else None


def explained(fault: KernelFault, function: Function, launch: Launch) -> KernelFault:
    """A trap of code that looked for the workspace of a launch that has none says so."""
    stopped = fault.kind in (FaultKind.TRAP, FaultKind.ASSERTION)
    if stopped and not launch.cooperative and _looks_for_workspace(function, launch):
        fault.message += (
            "; the kernel asks for the grid's workspace (%envreg1, %envreg2), as grid-wide synchronisation does, "
            "which only a launch with cooperative=True has"
        )
        fault.args = (fault.message,)
    return fault


def _looks_for_workspace(function: Function, launch: Launch) -> bool:
    from ptxvm.engine.reachability import reach  # noqa: PLC0415  (only faults need it)

    return any(environment_half(register) is not None for register in reach(function, launch.image).specials)
