"""Which registers of a function asynchronous instructions read and write later (`Form.held`)."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator

from ptxvm.checker.module import (
    Address,
    Arguments,
    Function,
    Immediate,
    Instruction,
    Not,
    Operand,
    Pair,
    Register,
    Sum,
    Vector,
)
from ptxvm.checker.module import Element as ArrayElement

_WORD = 0xFFFF_FFFF


class HeldOperandError(Exception):
    """Something among the elements of an operand that is neither register nor constant; the message says what."""


def held_registers(function: Function) -> frozenset[Register]:
    """Those of all operands that instructions of the function hold."""
    instructions = (item for item in function.body or () if isinstance(item, Instruction) and item.form.held)
    return frozenset(
        register for item in instructions for register in _registers(item.operands[index] for index in item.form.held)
    )


def of(instruction: Instruction, index: int) -> list[Register | int]:
    """The registers of one operand, and the words of constants among them. Raises HeldOperandError."""
    operand = instruction.operands[index]
    found: list[Register | int] = []
    for element in operand.elements if isinstance(operand, Vector) else ():
        if isinstance(element, Immediate):
            found.append(element.value & _WORD)
        elif isinstance(element, Register):
            found.append(element)
        else:
            raise HeldOperandError(f"a {type(element).__name__} among registers that are read later")
    return found


def accessed(instruction: Instruction) -> list[Register]:
    """The registers that an instruction reads or writes when it is executed, each once."""
    return _registers_but(instruction, instruction.form.held)


def needed(instruction: Instruction) -> list[Register]:
    """The registers that an instruction reads, those of its guard and its addresses among them."""
    return _registers_but(instruction, instruction.form.results)


def _registers_but(instruction: Instruction, left_out: Container[int]) -> list[Register]:
    """Those of its operands but some, by their numbers, and of its guard; each once."""
    others = (operand for index, operand in enumerate(instruction.operands) if index not in left_out)
    return list(dict.fromkeys([*_registers(others), *([] if instruction.guard is None else [instruction.guard])]))


def _registers(operands: Iterable[Operand | None]) -> Iterator[Register]:
    for operand in operands:
        match operand:
            case Register():
                yield operand
            case Pair():
                yield from _registers((operand.first, operand.second))
            case Vector() | Arguments():
                yield from _registers(operand.elements)
            case Sum() | Not():
                yield operand.register
            case ArrayElement():
                yield operand.index
            case Address():
                yield from _registers([operand.base] if isinstance(operand.base, Register | ArrayElement) else [])
