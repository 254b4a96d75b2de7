"""The registers that made the address of an access, with their values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field

from ptxvm.checker.module import Address, Function, Instruction, Register, Space, Variable
from ptxvm.engine.reports.evaluation import Evaluation
from ptxvm.engine.reports.inversion import operand_before
from ptxvm.engine.reports.registers import read, sole_definition
from ptxvm.lanes.types import PRED
from ptxvm.machine.faults import KernelFault
from ptxvm.machine.launch import Launch
from ptxvm.records import record

MOST_REGISTERS = 16


@record(frozen=False)
class Origins:
    """`registers`: name -> value, None if it cannot be told; `parameters` of the kernel that the address came from."""

    registers: dict[str, int | None] = field(default_factory=dict)
    parameters: list[Variable] = field(default_factory=list)


def origins(fault: KernelFault, where: tuple[Function, Function, Instruction], launch: Launch) -> Origins:
    """How the address of a fault came about. `where`: the kernel, the function and the instruction at fault.

    The register in brackets held the address less the offset. What it was made from follows from the thread's place,
    the arguments and the definitions of the instructions, forwards and backwards. `fault.registers`, which an engine
    may have set, are those that the thread holds now: they may have changed since the address was made.
    """
    kernel, function, instruction = where
    if fault.address is None or fault.thread is None or fault.block is None:
        return Origins()
    evaluation = Evaluation(kernel, function, launch, (fault.thread, fault.block))
    base = _base(evaluation, instruction, fault.address)
    if base is None:
        return Origins()
    return _explain(evaluation, *base, fault.registers)


def _base(evaluation: Evaluation, instruction: Instruction, address: int) -> tuple[Register, int] | None:
    """The register in the brackets of the access, and its value."""
    operands = [operand for operand in instruction.operands if isinstance(operand, Address)]
    held = [
        (operand.base, (address - operand.offset) & operand.base.type.mask)
        for operand in operands
        if isinstance(operand.base, Register)
    ]
    known = [(register, value, evaluation.value(register)) for register, value in held]
    agreeing = [(register, value) for register, value, told in known if told == value]
    if len(operands) > 1:
        return agreeing[0] if len(agreeing) == 1 else None
    return next(((register, value) for register, value, told in known if told in (value, None)), None)


def _explain(evaluation: Evaluation, base: Register, value: int, held: Mapping[str, int | None]) -> Origins:
    found = Origins({base.name: value})
    evaluation.know(base, value)
    pending = [base]
    while pending and len(found.registers) < MOST_REGISTERS:
        register = pending.pop(0)
        instruction = sole_definition(evaluation.definitions.get(register))
        if instruction is None:
            continue
        found.parameters += _parameters(instruction)
        if any(isinstance(operand, Address) for operand in instruction.operands):
            continue  # what was loaded tells nothing of where it was loaded from
        sources = [each for each in read(instruction) if each.type is not PRED and each.name not in found.registers]
        _find(evaluation, instruction, register, held)
        for source in sources:
            found.registers[source.name] = evaluation.value(source)
            pending.append(source)
    return found


def _find(evaluation: Evaluation, instruction: Instruction, register: Register, held: Mapping[str, int | None]) -> None:
    """Let the evaluation know the sources that follow from the result: the only one that is unknown, or those that the
    thread still holds, if the result is what they give."""
    unknown = [source for source in read(instruction) if evaluation.value(source) is None]
    value = evaluation.value(register)
    if not unknown or value is None:
        return
    if len(unknown) == 1:
        found = operand_before(evaluation, instruction, (register, value), unknown[0])
        if found is not None:
            evaluation.know(unknown[0], found)
            return
    for source in unknown:
        bits = held.get(source.name)
        if bits is not None:
            evaluation.know(source, bits)
    if evaluation.result(instruction, register) != value:
        for source in unknown:
            evaluation.forget(source)


def _parameters(instruction: Instruction) -> list[Variable]:
    return [
        operand.base
        for operand in instruction.operands
        if isinstance(operand, Address) and operand.space is Space.PARAM and isinstance(operand.base, Variable)
    ]
