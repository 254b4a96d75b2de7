"""Flattening: a kernel and the functions it calls as one list of steps.

Calls of functions that do not call themselves are inlined, each with cells of its own; their parameters become cells
where every access has a constant offset. What remains (recursion, calls through pointers) are sections of their own,
and CALL and RETURN steps that only the safe version can run."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from ptxvm.checker.module import (
    Address,
    CallTarget,
    Function,
    Immediate,
    Instruction,
    Label,
    Operand,
    Register,
    SymbolAddress,
    Variable,
    Vector,
)
from ptxvm.engine.jit.cells import Cells
from ptxvm.engine.jit.decode import Decoder, Result
from ptxvm.engine.jit.frames import Frame
from ptxvm.engine.jit.operands import Group, Source
from ptxvm.engine.jit.order import components
from ptxvm.engine.jit.parameters import ParameterUses, called_function, pair_arguments
from ptxvm.engine.jit.step import EndKind, Step
from ptxvm.engine.jit.unit import Request, Unsupported
from ptxvm.engine.kernel_layout import KernelLayout, kernel_layout
from ptxvm.isa.definition import Flow
from ptxvm.isa.operands import Role
from ptxvm.lanes.types import B128, TYPES, Type

INLINE_LIMIT = 60_000
"""Instructions of a flattened function beyond which calls stay calls."""

DEPTH_LIMIT = 100
"""Calls inlined into each other."""


@dataclass(eq=False, slots=True)
class Section:
    """A function that is called and not inlined: where it begins, and the bytes of its frame in local memory."""

    function: Function
    entry: Label
    frame: Frame
    size: int = 0


@dataclass(eq=False, slots=True)
class FlatFunction:
    """`frame_size`: bytes of local memory of the kernel's own frame, inlined functions included. `sections` is not
    empty only if calls remain."""

    entry: Function
    items: list[Step | Label]
    cells: Cells
    layout: KernelLayout
    frame_size: int
    uses_stack: bool
    sections: list[Section] = field(default_factory=list)


def flatten(request: Request) -> FlatFunction:
    """Raises Unsupported for what the engine cannot run."""
    return _Flattener(request).run()


class _Flattener:
    def __init__(self, request: Request) -> None:
        entry = self.entry = request.entry
        self.layout = kernel_layout(entry)
        self.cells = Cells()
        self.decoder = Decoder(self.cells, request.addresses, request.functions)
        self.recursive = _recursive_functions(self.layout.functions)
        self.uses = ParameterUses(self._may_inline)
        self.too_large = _inlined_size(entry) > INLINE_LIMIT
        self.items: list[Step | Label] = []
        self.sections: dict[Function, Section] = {}
        self.pending: list[Section] = []
        self.top = 0
        self.uses_stack = False

    def run(self) -> FlatFunction:
        frame = Frame.of(self.entry, self.cells, 0)
        self._body(frame, depth=0)
        size = self.top
        while self.pending:
            section = self.pending.pop()
            self.top = 0
            self.items.append(section.entry)
            self._body(section.frame, depth=0)
            section.size = self.top
        sections = list(self.sections.values())
        return FlatFunction(self.entry, self.items, self.cells, self.layout, size, self.uses_stack, sections)

    def _may_inline(self, function: Function) -> bool:
        return function.body is not None and function not in self.recursive

    # ---------------------------------------------------------------------------------------------------------- bodies

    def _body(self, frame: Frame, depth: int) -> None:
        self.top = max(self.top, frame.base + frame.size)
        self._promote(frame)
        for item in frame.function.body or ():
            if isinstance(item, Label):
                self.items.append(frame.label(item))
            else:
                self._instruction(item, frame, depth)
        if frame.leave is not None:
            self.items.append(frame.leave)
        else:
            self._final_return(frame)

    def _final_return(self, frame: Frame) -> None:
        """Falling off the end of a body returns."""
        last = next((item for item in reversed(frame.function.body or ()) if isinstance(item, Instruction)), None)
        if last is not None:
            kind = EndKind.LEAVE if frame.function.is_entry else EndKind.RETURN
            self.items.append(Step(last, end=kind))

    def _instruction(self, instruction: Instruction, frame: Frame, depth: int) -> None:
        flow = instruction.form.definition.flow
        if flow is Flow.RETURN:
            self.items.append(self._return(instruction, frame))
        elif flow is Flow.CALL:
            self._call(instruction, frame, depth)
        else:
            self._step(self._copy_of_parameter(instruction, frame) or self.decoder.step(instruction, frame), frame)

    def _step(self, step: Step, frame: Frame) -> None:
        """A guard of an instruction that may wait becomes a branch: lanes wait at a place of their own."""
        self.uses_stack = self.uses_stack or step.effects.stack
        if step.guard is None or not step.effects.starts_block:
            self.items.append(step)
            return
        behind = Label("behind")
        self.items.append(self._around(step.instruction, frame, behind))
        step.guard = None
        step.reads = tuple(cell for source in step.sources if source is not None for cell in source.cells())
        self.items += [step, behind]

    def _return(self, instruction: Instruction, frame: Frame) -> Step:
        if frame.leave is not None:
            return self.decoder.end(instruction, EndKind.JUMP, frame, frame.leave)
        kind = EndKind.LEAVE if frame.function.is_entry else EndKind.RETURN
        return self.decoder.end(instruction, kind, frame)

    # ------------------------------------------------------------------------------------------------------ parameters

    def _promote(self, frame: Frame) -> None:
        """Give every `.param` variable of the frame that fits into cells its cells, unless a call already did."""
        if frame.function.is_entry:
            own = {variable for variable in frame.function.parameters if isinstance(variable, Variable)}
        else:
            own = set()
        for variable, use in self.uses.of(frame.function).items():
            if variable in own or variable in frame.pieces or not use.fits_cells or not self._in_cells(frame, variable):
                continue
            frame.pieces[variable] = {
                (offset, size): self.cells.add(f"{variable.name}+{offset}", _piece_type(size))
                for offset, size in use.pieces
            }

    def _in_cells(self, frame: Frame, variable: Variable) -> bool:
        """Parameters of a section are passed in memory."""
        return frame.leave is not None or variable not in (*frame.function.parameters, *frame.function.returns)

    def _copy_of_parameter(self, instruction: Instruction, frame: Frame) -> Step | None:
        """A load from or store to a parameter that lives in cells."""
        place = next((place for place in instruction.operands if isinstance(place, Address)), None)
        if place is None or not isinstance(place.base, Variable) or place.base not in frame.pieces:
            return None
        pieces = frame.pieces[place.base]
        plan, operand = next(
            (plan, operand)
            for plan, operand in zip(instruction.form.operands, instruction.operands, strict=True)
            if plan.role in (Role.RESULT, Role.VALUE)
        )
        assert plan.type is not None
        elements = operand.elements if isinstance(operand, Vector) else (operand,)
        keys = [(place.offset + index * plan.type.size, plan.type.size) for index in range(len(elements))]
        if plan.role is Role.RESULT:
            return self._read_pieces(instruction, frame, elements, [pieces[key] for key in keys], plan.type)
        return self._write_pieces(instruction, frame, elements, [pieces[key] for key in keys], plan.type)

    def _read_pieces(
        self,
        instruction: Instruction,
        frame: Frame,
        elements: Sequence[Operand | None],
        pieces: list[tuple[int, ...]],
        type_: Type,
    ) -> Step:
        sources = [self.decoder.read(cells, type_) for cells in pieces]
        results = [self.decoder.result(element, type_, frame) for element in elements]
        return self.decoder.copy(instruction, frame, _flat(sources), _flat_results(results))

    def _write_pieces(
        self,
        instruction: Instruction,
        frame: Frame,
        elements: Sequence[Operand | None],
        pieces: list[tuple[int, ...]],
        type_: Type,
    ) -> Step:
        sources = [self.decoder.operand(element, type_, frame) for element in elements]
        results = [self.decoder.write(cells, type_) for cells in pieces]
        return self.decoder.copy(instruction, frame, _flat(sources), _flat_results(results))

    # ----------------------------------------------------------------------------------------------------------- calls

    def _call(self, instruction: Instruction, frame: Frame, depth: int) -> None:
        callee = called_function(instruction)
        if callee is not None and self._may_inline(callee) and not self.too_large and depth < DEPTH_LIMIT:
            self._inline(instruction, callee, frame, depth)
            return
        raise Unsupported("recursive and indirect calls cannot be compiled yet", instruction)

    def _inline(self, instruction: Instruction, callee: Function, frame: Frame, depth: int) -> None:
        leave = Label(f"behind {callee.name}")
        if instruction.guard is not None:
            self.items.append(self._around(instruction, frame, leave))
        inner = Frame.of(callee, self.cells, frame.base + frame.size, leave)
        returns: list[tuple[Operand, Register]] = []
        for position, (actual, formal) in enumerate(pair_arguments(instruction, callee)):
            is_return = position < len(callee.returns)
            if isinstance(formal, Variable):
                self._bind(instruction, frame, inner, actual, formal)
            elif isinstance(formal, Register):
                if is_return:
                    returns.append((actual, formal))
                else:
                    self._move(instruction, frame, actual, inner, formal)
        self._body(inner, depth + 1)
        for actual, formal in returns:
            source = self.decoder.read(inner.register(formal), formal.type)
            result = self.decoder.result(actual, formal.type, frame)
            self.items.append(
                self.decoder.copy(_unguarded(instruction), frame, _flat([source]), _flat_results([result]))
            )

    def _around(self, instruction: Instruction, frame: Frame, leave: Label) -> Step:
        step = self.decoder.end(instruction, EndKind.JUMP, frame, leave)
        step.guard_negated = not step.guard_negated
        return step

    def _move(self, instruction: Instruction, frame: Frame, actual: Operand, inner: Frame, formal: Register) -> None:
        source = self.decoder.operand(actual, formal.type, frame)
        result = self.decoder.write(inner.register(formal), formal.type)
        self.items.append(self.decoder.copy(_unguarded(instruction), frame, _flat([source]), _flat_results([result])))

    def _bind(self, instruction: Instruction, frame: Frame, inner: Frame, actual: Operand, formal: Variable) -> None:
        """A parameter of the inlined function is the caller's variable itself, or a copy of a register or constant."""
        variable = actual.symbol if isinstance(actual, SymbolAddress) else actual
        if isinstance(variable, Variable) and variable.size == formal.size:
            if variable in frame.pieces:
                inner.pieces[formal] = frame.pieces[variable]
            else:
                inner.offsets[formal] = frame.offsets[variable]
            return
        if isinstance(actual, Register | Immediate):
            self._store_argument(instruction, frame, inner, actual, formal)
            return
        raise Unsupported(f"the argument for `{formal.name}` has another size than the parameter", instruction)

    def _store_argument(
        self, instruction: Instruction, frame: Frame, inner: Frame, actual: Register | Immediate, formal: Variable
    ) -> None:
        """A register or constant given for a `.param` parameter."""
        use = self.uses.of(inner.function).get(formal)
        if use is None:
            return
        if not use.fits_cells or use.pieces != {(0, formal.size)}:
            raise Unsupported(f"`{formal.name}` is not read as a whole", instruction)
        cells = self.cells.add(formal.name, _piece_type(formal.size))
        inner.pieces[formal] = {(0, formal.size): cells}
        source = self.decoder.operand(actual, formal.type, frame)
        result = self.decoder.write(cells, formal.type)
        self.items.append(self.decoder.copy(_unguarded(instruction), frame, _flat([source]), _flat_results([result])))


def _piece_type(size: int) -> Type:
    return B128 if size == 16 else TYPES[f"b{8 * size}"]


def _unguarded(instruction: Instruction) -> Instruction:
    """The instruction's place in the text for steps that run only where its guard holds."""
    if instruction.guard is None:
        return instruction
    return Instruction(
        instruction.definition,
        instruction.form,
        None,
        False,
        instruction.operands,
        instruction.start,
        instruction.line,
        instruction.location,
    )


def _flat(sources: list[Source]) -> tuple[Source, ...]:
    return tuple(part for source in sources for part in (source.elements if isinstance(source, Group) else (source,)))


def _flat_results(results: list[Result]) -> tuple[Result, ...]:
    return tuple(part for result in results for part in (result if isinstance(result, tuple) else (result,)))


# ----------------------------------------------------------------------------------------------------------- call graph


def _callees(function: Function) -> Iterator[Function]:
    for item in function.body or ():
        if isinstance(item, Instruction) and item.form.definition.flow is Flow.CALL:
            for operand in item.operands:
                if isinstance(operand, CallTarget):
                    yield from (operand.function,) if operand.function is not None else operand.candidates or ()


def _recursive_functions(functions: Sequence[Function]) -> set[Function]:
    """Functions that may call themselves, by way of others too."""
    number = {function: index for index, function in enumerate(functions)}
    successors = [[number[callee] for callee in _callees(function)] for function in functions]
    found: set[Function] = set()
    for component in components(range(len(functions)), successors):
        if len(component) > 1 or component[0] in successors[component[0]]:
            found.update(functions[index] for index in component)
    return found


def _inlined_size(entry: Function) -> int:
    """Instructions after inlining everything that may be."""
    known: dict[Function, int] = {}

    def size(function: Function) -> int:
        if function not in known:
            calls = Counter(callee for callee in _callees(function) if callee.body is not None)
            own = len(function.body or ())
            known[function] = 0
            known[function] = own + sum(count * size(callee) for callee, count in calls.items())
        return known[function]

    return size(entry)
