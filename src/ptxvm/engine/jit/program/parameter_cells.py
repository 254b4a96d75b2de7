"""Parameters that live in cells: loads and stores of them are copies."""

from __future__ import annotations

from collections.abc import Sequence

from ptxvm.checker.module import Address, Instruction, Operand, Variable, Vector
from ptxvm.engine.jit.program.cells import Cells
from ptxvm.engine.jit.program.decode import Decoder, Result
from ptxvm.engine.jit.program.frames import Frame
from ptxvm.engine.jit.program.operands import Group, Source
from ptxvm.engine.jit.program.parameters import ParameterUses
from ptxvm.engine.jit.program.step import Step
from ptxvm.isa.operands import OperandPlan, Role
from ptxvm.lanes.types import B128, TYPES, Type


class ParameterCells:
    """Finds cells for the `.param` variables of frames, and makes copies of the instructions that access them."""

    def __init__(self, cells: Cells, decoder: Decoder, uses: ParameterUses) -> None:
        self._cells = cells
        self._decoder = decoder
        self._uses = uses

    def promote(self, frame: Frame) -> None:
        """Give every `.param` variable of the frame that fits its cells. The function's own parameters have them from
        its caller, if any."""
        own = (*frame.function.parameters, *frame.function.returns)
        for variable, use in self._uses.of(frame.function).items():
            pieces = use.pieces()
            if pieces is not None and variable not in own:
                frame.pieces[variable] = {
                    offset: self._cells.add(f"{variable.name}+{offset}", piece_type(size))
                    for offset, size in pieces.items()
                }

    def copy(self, instruction: Instruction, frame: Frame) -> Step | None:
        """The step for a load from or store to a parameter in cells; None for other instructions."""
        place = next((place for place in instruction.operands if isinstance(place, Address)), None)
        if place is None or not isinstance(place.base, Variable) or place.base not in frame.pieces:
            return None
        pieces = frame.pieces[place.base]
        plan, operand = _accessed(instruction)
        assert plan.type is not None
        elements = operand.elements if isinstance(operand, Vector) else (operand,)
        cells = [pieces[place.offset + index * plan.type.size] for index in range(len(elements))]
        if plan.role is Role.RESULT:
            sources = [self._decoder.read(own if plan.type is B128 else own[:1], plan.type) for own in cells]
            results = [self._decoder.result(element, plan.type, frame) for element in elements]
        else:
            sources = [self._decoder.operand(element, plan.type, frame) for element in elements]
            results = [self._decoder.write(own, plan.type) for own in cells]
        return self._decoder.copy(instruction, frame, flat_sources(sources), flat_results(results))


def _accessed(instruction: Instruction) -> tuple[OperandPlan, Operand | None]:
    """What is loaded or stored."""
    operands = zip(instruction.form.operands, instruction.operands, strict=True)
    return next((plan, operand) for plan, operand in operands if plan.role in (Role.RESULT, Role.VALUE))


def piece_type(size: int) -> Type:
    return B128 if size == 16 else TYPES[f"b{8 * size}"]


def flat_sources(sources: Sequence[Source]) -> tuple[Source, ...]:
    """The halves of 128-bit values one by one."""
    return tuple(part for source in sources for part in (source.elements if isinstance(source, Group) else (source,)))


def flat_results(results: Sequence[Result]) -> tuple[Result, ...]:
    return tuple(part for result in results for part in (result if isinstance(result, tuple) else (result,)))
