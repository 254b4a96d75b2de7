"""Who called the function in which a fault happened, as far as the program's text tells."""

from __future__ import annotations

from ptxvm.checker.module import CallTarget, Function, Instruction
from ptxvm.machine.faults import CallFrame


def frame(function: Function, instruction: Instruction) -> CallFrame:
    """A function at an instruction of it."""
    location = instruction.location
    return CallFrame(function.name, instruction.line, None if location is None else (location.file, location.line))


def callers(kernel: Function, functions: tuple[Function, ...], function: Function) -> tuple[CallFrame, ...]:
    """The calls that lead to a function, as long as each function on the way is called at one place only."""
    frames: list[CallFrame] = []
    while function is not kernel and len(frames) < len(functions):
        calls = [(caller, call) for caller in functions for call in _calls(caller, function)]
        if len(calls) != 1 or calls[0][0] is function:
            break
        function, call = calls[0]
        frames.append(frame(function, call))
    return tuple(frames)


def _calls(caller: Function, callee: Function) -> list[Instruction]:
    return [
        item
        for item in caller.body or ()
        if isinstance(item, Instruction)
        for operand in item.operands
        if isinstance(operand, CallTarget) and (operand.function is callee or operand.function is None)
    ]
