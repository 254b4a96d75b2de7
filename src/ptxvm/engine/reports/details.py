"""Completes faults: names the argument, shows the lines, the calls and the registers that made the address."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from ptxvm.checker.module import Function, Instruction, Variable
from ptxvm.engine.call_stack import callers, frame
from ptxvm.engine.kernel_layout import kernel_layout
from ptxvm.engine.reports.address_registers import origins
from ptxvm.machine.faults import CallFrame, FaultKind, KernelFault
from ptxvm.machine.launch import Launch, Pointer
from ptxvm.machine.layout import PARAM_WINDOW
from ptxvm.machine.memory import Allocation, Memory

_HANDLE_BYTES = 8


def complete(fault: KernelFault, kernel: Function, launch: Launch, memory: Memory) -> None:
    """Add to a fault of a launch of `kernel` what its report can tell besides."""
    functions = kernel_layout(kernel, launch.image).functions
    found = _instruction(fault, functions)
    parameters: list[Variable] = []
    if found is not None:
        function, instruction = found
        _show_lines(fault, function)
        _show_intermediate(fault, instruction)
        fault.languages = function.languages
        fault.stack = _whole_stack(fault.stack or (frame(function, instruction),), kernel, functions)
        made = origins(fault, (kernel, function, instruction), launch)
        fault.registers, parameters = made.registers, made.parameters
    if fault.kind == FaultKind.TEXTURE:
        _name_handle(fault, kernel, launch)
    else:
        _name_argument(fault, kernel, launch, memory, parameters)


# ---------------------------------------------------------------------------------------------------------------- lines


def _instruction(fault: KernelFault, functions: tuple[Function, ...]) -> tuple[Function, Instruction] | None:
    """The instruction at fault. Of several on one line, and on the same line of several texts, that of its opcode."""
    on_line = [(function, item) for function, item in _instructions(functions) if item.line == fault.line]
    running = [each for each in on_line if fault.stack and each[0].name == fault.stack[0].function] or on_line
    named = [each for each in running if fault.message.startswith((each[1].form.opcode, each[1].definition.name))]
    return next(iter(named or running), None)


def _instructions(functions: tuple[Function, ...]) -> Iterator[tuple[Function, Instruction]]:
    for function in functions:
        for item in function.body or ():
            if isinstance(item, Instruction):
                yield function, item


def _whole_stack(
    known: tuple[CallFrame, ...], kernel: Function, functions: tuple[Function, ...]
) -> tuple[CallFrame, ...]:
    """The calls that an engine knows, and those that follow."""
    outermost = next((function for function in functions if function.name == known[-1].function), kernel)
    return known + callers(kernel, functions, outermost)


def _show_lines(fault: KernelFault, function: Function) -> None:
    if function.source is None or fault.line is None:
        return
    fault.line_text = function.source.line_text(fault.line)
    if fault.source is not None:
        fault.source_text = _source_line(*fault.source, Path(function.source.name).parent)


def _show_intermediate(fault: KernelFault, instruction: Instruction) -> None:
    place = None if instruction.location is None else instruction.location.intermediate
    if place is not None:
        fault.intermediate, fault.intermediate_text = (place.file, place.line), place.text


def _source_line(file: str, line: int, folder: Path) -> str | None:
    """A line of the user's own source, if its file is there: as it is named, or beside the PTX file."""
    for path in (Path(file), folder / file, folder / Path(file).name):
        try:
            lines = path.read_text(encoding="utf-8", errors="replace").splitlines()
        except (OSError, ValueError):
            continue
        if 1 <= line <= len(lines):
            return lines[line - 1]
    return None


# ------------------------------------------------------------------------------------------------------------- argument


def _name_argument(
    fault: KernelFault, kernel: Function, launch: Launch, memory: Memory, parameters: list[Variable]
) -> None:
    """Which argument an address was made from, or is near; the message names it instead of the allocation."""
    if fault.address is None:
        return
    pointers = {pointer.position: pointer for pointer in launch.arguments.pointers}
    positions = [kernel.parameters.index(each) + 1 for each in parameters if each in kernel.parameters]
    made_from = [position for position in positions if position in pointers] or _numbers(positions, kernel)
    near = _home(memory, fault.address)
    beside = [] if near is None else [each for each in launch.arguments.pointers if _is_in(each, near)]
    if near is not None and beside and near.describe() in fault.message:
        closest = min(beside, key=lambda each: (each.position not in made_from, _distance(each, fault.address or 0)))
        words = _words(closest, near, kernel.name)
        fault.message = fault.message.replace(f"{near.describe()} ", f"{words}, ").replace(near.describe(), words)
        fault.argument = closest.position
    if len(set(made_from)) == 1:
        fault.argument = made_from[0]
    if fault.argument is not None and all(each.position != fault.argument for each in beside):
        pointer = pointers.get(fault.argument)
        home = None if pointer is None else _home(memory, pointer.address)
        if pointer is None:
            fault.message += f"; the address was made from {_number_words(fault.argument, kernel, launch)}"
        elif home is not None:
            fault.message += f"; the address was made from {_words(pointer, home, kernel.name)}"
    fault.args = (fault.message,)


def _name_handle(fault: KernelFault, kernel: Function, launch: Launch) -> None:
    """The argument that holds the handle at fault, if one does."""
    for position, variable in enumerate(kernel.parameters, 1):
        if not isinstance(variable, Variable) or variable.size != _HANDLE_BYTES or fault.address is None:
            continue
        held = int.from_bytes(launch.parameters[variable.offset :][:_HANDLE_BYTES], "little")
        if fault.address in (held, PARAM_WINDOW + variable.offset):
            fault.argument = position
            fault.message += f"; the handle is argument {position} of {kernel.name}"
            fault.args = (fault.message,)
            return


def _home(memory: Memory, address: int) -> Allocation | None:
    """What holds an address, held it, or is nearest."""
    return memory.find(address) or memory.freed(address) or memory.nearest(address)


def _is_in(pointer: Pointer, allocation: Allocation) -> bool:
    return allocation.address <= pointer.address <= allocation.end


def _distance(pointer: Pointer, address: int) -> int:
    return max(pointer.address - address, address - (pointer.address + pointer.size), 0)


def _numbers(positions: list[int], kernel: Function) -> list[int]:
    """Those of some arguments that are numbers as wide as a pointer, or structures."""
    variables = {position: kernel.parameters[position - 1] for position in positions}
    return [position for position, each in variables.items() if isinstance(each, Variable) and each.size >= 8]


def _number_words(position: int, kernel: Function, launch: Launch) -> str:
    variable = kernel.parameters[position - 1]
    if not isinstance(variable, Variable) or variable.size > 8:
        return f"argument {position} of {kernel.name}, a structure"
    number = int.from_bytes(launch.parameters[variable.offset :][:8], "little")
    return f"argument {position} of {kernel.name}, the number {number:#x}"


def _words(pointer: Pointer, allocation: Allocation, kernel: str) -> str:
    whole = (pointer.address, pointer.size) == (allocation.address, allocation.size)
    what = f"{allocation.size} bytes" if whole else f"a view into an array of {allocation.size} bytes"
    return f"argument {pointer.position} of {kernel}, {what}"
