"""Whether a kernel can be run: which of its instructions nothing executes, which functions that it calls nobody has."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from ptxvm.checker.module import CallTarget, Function, Instruction
from ptxvm.engine.facts import fact
from ptxvm.engine.library import is_never_offered, missing_body
from ptxvm.isa.flow import Flow
from ptxvm.machine.faults import FaultKind, KernelFault
from ptxvm.records import record

if TYPE_CHECKING:
    from ptxvm.machine.image import Image


@record()
class Obstacle:
    """The first instruction that cannot be executed, the function that has it, and how many others there are.

    Functions that a kernel calls by name or by a list of targets count as the kernel's own code.
    """

    function: Function
    instruction: Instruction
    others: int

    def message(self, kernel: Function) -> str:
        """What to say of a kernel that has it."""
        where = "" if self.function is kernel else f", in function {self.function.name}"
        others = f" (and {self.others} more like it)" if self.others else ""
        if self.instruction.definition.executable:
            missing = _missing(self.instruction)[0]
            return f"{self.instruction.form.opcode}: {missing_body(missing.name)}{where}{others}"
        why = self.instruction.definition.obstacle
        told = f"it is checked and explained only{f', as {why}' if why else ''}"
        return f"{self.instruction.form.opcode} cannot be executed: {told}{where}{others}"


def obstacle(kernel: Function) -> Obstacle | None:
    """What keeps a kernel from being run, or None."""
    found = [
        (function, item)
        for function in _with_called(kernel)
        for item in function.body or ()
        if isinstance(item, Instruction) and (not item.definition.executable or _missing(item))
    ]
    return Obstacle(*found[0], len(found) - 1) if found else None


def _with_called(kernel: Function) -> Iterator[Function]:
    """The kernel and the functions that it calls, each before those that it calls."""
    seen = [kernel]
    for function in seen:
        yield function
        for item in function.body or ():
            if isinstance(item, Instruction):
                seen += [called for called in _targets(item) if called not in seen]


def _missing(item: Instruction) -> list[Function]:
    """What a call may get to and nobody has."""
    return [function for function in _targets(item) if is_never_offered(function)]


def _targets(call: Instruction) -> tuple[Function, ...]:
    if call.definition.flow is not Flow.CALL:
        return ()
    target = next(operand for operand in call.operands if isinstance(operand, CallTarget))
    return (target.function,) if target.function is not None else target.candidates or ()


def require_runnable(kernel: Function, image: Image) -> None:
    """Raises KernelFault("unsupported") for a kernel that cannot be run, before anything is compiled for it."""
    found = _unsupported(kernel, image)
    if found is not None:
        raise KernelFault(FaultKind.UNSUPPORTED, kernel=kernel.name, **found)


@fact("obstacle")
def _unsupported(kernel: Function, image: Image) -> dict[str, Any] | None:
    """What the fault of a kernel that cannot be run says."""
    found = obstacle(kernel)
    if found is None:
        return None
    at, location = found.instruction, found.instruction.location
    source = None if location is None else (location.file, location.line)
    return {"message": found.message(kernel), "line": at.line, "source": source}
