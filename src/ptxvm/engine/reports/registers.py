"""Where the registers of a function get their values."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ptxvm.checker.module import Arguments, CallTarget, Function, Instruction, Operand, Pair, Register, Vector


def definitions(function: Function) -> dict[Register, list[Instruction | None]]:
    """All places at which each register is written; None stands for a caller."""
    found: dict[Register, list[Instruction | None]] = {}
    for parameter in function.parameters:
        if isinstance(parameter, Register):
            found.setdefault(parameter, []).append(None)
    for item in function.body or ():
        if isinstance(item, Instruction):
            for register in written(item):
                found.setdefault(register, []).append(item)
    return found


def sole_definition(written_at: list[Instruction | None] | None) -> Instruction | None:
    """The one instruction that writes a register, always; None if there are several, or it may not be executed."""
    if not written_at or len(written_at) > 1:
        return None
    (only,) = written_at
    return None if only is None or only.guard is not None or _is_call(only) else only


def written(instruction: Instruction) -> Iterator[Register]:
    """The registers that an instruction writes."""
    if _is_call(instruction):
        first = instruction.operands[0]
        if isinstance(first, Arguments):
            yield from _registers([first])
        return
    yield from _registers(instruction.operands[index] for index in instruction.form.results if index >= 0)


def read(instruction: Instruction) -> list[Register]:
    """The registers whose values an instruction takes, each once."""
    results = {index for index in instruction.form.results if index >= 0}
    operands = (operand for index, operand in enumerate(instruction.operands) if index not in results)
    return list(dict.fromkeys(_registers(operands)))


def _is_call(instruction: Instruction) -> bool:
    return any(isinstance(operand, CallTarget) for operand in instruction.operands)


def _registers(operands: Iterable[Operand | None]) -> Iterator[Register]:
    for operand in operands:
        match operand:
            case Register():
                yield operand
            case Pair():
                yield from _registers((operand.first, operand.second))
            case Vector() | Arguments():
                yield from _registers(operand.elements)
