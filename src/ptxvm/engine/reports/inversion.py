"""From what an instruction wrote back to what it read."""

from __future__ import annotations

from collections.abc import Callable

from ptxvm.checker.module import Instruction, Register
from ptxvm.engine.reports.evaluation import Evaluation
from ptxvm.engine.reports.registers import read, sole_definition

Function = Callable[[int], int | None]


def operand_before(
    evaluation: Evaluation, instruction: Instruction, target: tuple[Register, int], unknown: Register
) -> int | None:
    """The one value of `unknown` with which `instruction` gives `target` its value; all else that it reads is known.

    Address arithmetic is affine: result = first + step * operand, modulo 2^n. That is measured and checked, so that
    nothing is known here of any instruction; None when there may be several such values.
    """
    result, value = target

    def function(bits: int) -> int | None:
        evaluation.know(unknown, bits)
        try:
            return evaluation.result(instruction, result)
        finally:
            evaluation.forget(unknown)

    widths = unknown.type.bits, result.type.bits
    for signed in (True, False):
        found = _inverse(function, value, widths, signed, _is_extended(evaluation, unknown))
        if found is not None:
            return found
    return None


def _inverse(function: Function, value: int, widths: tuple[int, int], signed: bool, extended: bool) -> int | None:
    own, wide = widths
    first, second = function(0), function(1)
    if first is None or second is None or first == second:
        return None
    step = _signed(second - first, wide)
    distance = value - first
    candidate, rest = divmod(_signed(distance, wide) if signed or extended else distance % (1 << wide), step)
    lowest, highest = (-(1 << (own - 1)), (1 << (own - 1)) - 1) if signed else (0, (1 << own) - 1)
    if rest or not lowest <= candidate <= highest:
        return None
    unique = step % 2 if own >= wide else abs(step) < 1 << (wide - own)
    if not (unique and own <= wide) and not (extended and own <= wide):
        return None
    probes = {1, 2, 5, 1000, lowest, highest, candidate, min(candidate + 1, highest), max(candidate - 1, lowest)}
    for probe in probes:
        if function(probe % (1 << own)) != (first + step * probe) % (1 << wide):
            return None
    return candidate % (1 << own)


def _signed(value: int, bits: int) -> int:
    value %= 1 << bits
    return value - (1 << bits) if value >> (bits - 1) else value


def _is_extended(evaluation: Evaluation, register: Register) -> bool:
    """Whether a register holds a number that was narrower before: its high bits say nothing of their own."""
    instruction = sole_definition(evaluation.definitions.get(register))
    if instruction is None:
        return False
    sources = read(instruction)
    widening = instruction.definition.name in ("cvt", "mul", "mad") and len(sources) > 0
    return widening and all(source.type.bits < register.type.bits for source in sources)
