"""A decoded instruction: what the interpreter does at one program counter."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ptxvm.checker.module import Function, Instruction
from ptxvm.records import record

if TYPE_CHECKING:
    from ptxvm.engine.interpret.calls import CallSite
    from ptxvm.engine.interpret.cta import Cta

Fetch = Callable[["Cta"], object]
"""Reads an operand."""

Assign = Callable[["Cta", object, bool], None]
"""Writes a result; the flag tells that all live lanes take part, so that nothing old needs to be kept."""

Action = Callable[["Cta", "Step"], int | None]
"""Does a step for the current group; the pc at which the whole group goes on, None if it has broken up."""


def _no_callee(*_: object) -> None:
    """What steps that are no plain instruction call: nothing."""


@record(frozen=False, eq=False)
class Step:
    """`pc` counts the steps of all functions of a program. `guard` is the index of the guard's register.

    callee:   the definition's function, called with what `fetches` read; `assigns` write what it returns
    target:   pc of a branch; `targets` those of an indexed one
    message:  why the step faults, if that is all it does
    """

    pc: int
    function: Function
    instruction: Instruction | None
    opcode: str
    guard: int | None
    guard_negated: bool
    action: Action
    fetches: tuple[Fetch, ...] = ()
    assigns: tuple[Assign, ...] = ()
    target: int = 0
    targets: tuple[int, ...] = ()
    callee: Callable[..., Any] = _no_callee
    call: CallSite | None = None
    message: str = ""
