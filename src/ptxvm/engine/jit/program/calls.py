"""Calls in a flattened function: inlined bodies, or steps that pass arguments in memory around a CALL."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from ptxvm.checker.module import (
    CallTarget,
    Function,
    Immediate,
    Instruction,
    Label,
    Operand,
    Register,
    SymbolAddress,
    Variable,
)
from ptxvm.engine.jit.program.call_graph import CallGraph
from ptxvm.engine.jit.program.cells import Cells
from ptxvm.engine.jit.program.decode import Decoder, Result
from ptxvm.engine.jit.program.entry_zeros import EntryZeros
from ptxvm.engine.jit.program.frames import Frame, passing_layout
from ptxvm.engine.jit.program.intrinsics import (
    COPY_BYTES,
    LOAD_ARGUMENT,
    STORE_ARGUMENT,
    UNDEFINED_FUNCTION,
    library_call,
)
from ptxvm.engine.jit.program.operands import FrameValue, Number, OutgoingValue, PlaceOf, Source
from ptxvm.engine.jit.program.parameter_cells import flat_results, flat_sources, piece_type
from ptxvm.engine.jit.program.parameters import ParameterUses, argument_lists, named_variable, pair_arguments
from ptxvm.engine.jit.program.step import EndKind, Step
from ptxvm.engine.jit.program.unit import Unsupported
from ptxvm.engine.library import is_library_function, parts
from ptxvm.engine.reachability import parameter_size
from ptxvm.isa.warp import Space
from ptxvm.lanes.types import B128, U32, U64, Type
from ptxvm.records import record


@record(frozen=False, eq=False)
class Section:
    """A function that is called and not inlined: where it begins, its frame and the bytes this takes, and who calls."""

    function: Function
    entry: Label
    frame: Frame
    call: Instruction
    size: int = 0


class CallLowering:
    """Makes the steps of calls. `body` flattens a function's body into a frame."""

    def __init__(
        self,
        cells: Cells,
        decoder: Decoder,
        *,
        uses: ParameterUses,
        graph: CallGraph,
        items: list[Step | Label],
        body: Callable[[Frame], None],
    ) -> None:
        self._cells = cells
        self._decoder = decoder
        self._uses = uses
        self._graph = graph
        self._items = items
        self._body = body
        self._zeros = EntryZeros(decoder)
        self.sections: dict[Function, Section] = {}
        self.pending: list[Section] = []

    def call(self, instruction: Instruction, frame: Frame) -> None:
        """Append the steps of a call."""
        behind = Label("behind")
        if instruction.guard is not None:
            self._items.append(around(self._decoder, instruction, frame, behind))
            instruction = unguarded(instruction)
        target = next(operand for operand in instruction.operands if isinstance(operand, CallTarget))
        if target.function is not None and is_library_function(target.function):
            self._call_library(instruction, target.function, frame, *argument_lists(instruction))
        elif target.function is not None and target.function.body is None:
            self._items.append(Step(instruction, UNDEFINED_FUNCTION, effects=UNDEFINED_FUNCTION.effects))
        elif target.function is not None and self._graph.is_inlined(target.function):
            self._inline(instruction, target.function, frame)
        else:
            self._pass_control(instruction, target, frame)
        self._items.append(behind)

    # ---------------------------------------------------------------------------------------------- the device library

    def library_body(self, section: Section) -> None:
        """The steps of a function of the library that pointers reach: its frame holds the arguments and results."""
        function = section.function
        returns, arguments = (
            tuple(SymbolAddress(formal, 0) for formal in formals if isinstance(formal, Variable))
            for formals in (function.returns, function.parameters)
        )
        self._call_library(section.call, function, section.frame, returns, arguments)
        self._items.append(self._decoder.end(section.call, EndKind.RETURN, section.frame))

    def _call_library(
        self,
        instruction: Instruction,
        callee: Function,
        frame: Frame,
        returns: Sequence[Operand],
        arguments: Sequence[Operand],
    ) -> None:
        """One step: values go in, values come out."""
        formals = zip(arguments, callee.parameters, strict=True)
        sources = tuple(
            self._library_value(instruction, frame, actual, part)
            for actual, formal in formals
            for part in parts(parameter_size(formal))
        )
        types = tuple(piece_type(parameter_size(formal)) for formal in callee.returns)
        homes = [self._library_result(frame, actual, type_) for actual, type_ in zip(returns, types, strict=True)]
        form = library_call(callee.name, types)
        results = flat_results([result for result, _ in homes])
        self._append(Step(instruction, form, sources=sources, results=results, effects=form.effects))
        for (_, cells), actual, type_ in zip(homes, returns, types, strict=True):
            variable = named_variable(actual)
            if variable is not None and variable not in frame.pieces:
                place = PlaceOf(FrameValue(frame.offsets[variable], U32), 0, Space.LOCAL)
                value = self._decoder.read(cells, type_)
                self._append(Step(instruction, STORE_ARGUMENT, sources=(place, value), effects=STORE_ARGUMENT.effects))

    def _library_value(self, instruction: Instruction, frame: Frame, actual: Operand, part: tuple[int, int]) -> Source:
        """A word of an argument, by its offset and size."""
        offset, size = part
        type_ = piece_type(size)
        variable = named_variable(actual)
        if variable is None:
            return self._decoder.operand(actual, type_, frame)
        if variable in frame.pieces:
            return self._decoder.read(frame.pieces[variable][offset], type_)
        cells = self._cells.add(variable.name, type_)
        place = PlaceOf(FrameValue(frame.offsets[variable] + offset, U32), 0, Space.LOCAL)
        form = LOAD_ARGUMENT[type_.size]
        results = flat_results([self._decoder.write(cells, type_)])
        self._append(Step(instruction, form, sources=(place,), results=results, effects=form.effects))
        return self._decoder.read(cells, type_)

    def _library_result(self, frame: Frame, actual: Operand, type_: Type) -> tuple[Result, tuple[int, ...]]:
        """Where a result goes: to a register, a variable in cells, or cells of its own first."""
        variable = named_variable(actual)
        if variable is None:
            return self._decoder.result(actual, type_, frame), ()
        cells = frame.pieces[variable][0] if variable in frame.pieces else self._cells.add(variable.name, type_)
        return self._decoder.write(cells, type_), cells

    # --------------------------------------------------------------------------------------------------------- inlining

    def _inline(self, instruction: Instruction, callee: Function, frame: Frame) -> None:
        inner = Frame.of(callee, self._cells, frame.base + frame.size, Label(f"behind {callee.name}"))
        returns: list[tuple[Operand, Register]] = []
        for position, (actual, formal) in enumerate(pair_arguments(instruction, callee)):
            if isinstance(formal, Variable):
                self._bind(instruction, frame, inner, actual, formal)
                continue
            assert isinstance(formal, Register)
            if position < len(callee.returns):
                returns.append((actual, formal))
            else:
                self._move(instruction, frame, actual, inner.register(formal), formal.type)
        first = len(self._items)
        self._body(inner)
        for item in self._items[first:]:
            if isinstance(item, Step):
                item.callers = (*item.callers, instruction)
        for actual, formal in returns:
            source = self._decoder.read(inner.register(formal), formal.type)
            result = self._decoder.result(actual, formal.type, frame)
            self._copy(instruction, frame, source, result)
        self.begin_with_zeros(instruction, inner, first)

    def begin_with_zeros(self, instruction: Instruction, frame: Frame, first: int) -> None:
        """The items from number `first` on are a function's body, flattened into the frame."""
        self._items[first:first] = self._zeros.steps(instruction, frame, self._items[first:])

    def _move(
        self, instruction: Instruction, frame: Frame, actual: Operand, cells: tuple[int, ...], type_: Type
    ) -> None:
        source = self._decoder.operand(actual, type_, frame)
        self._copy(instruction, frame, source, self._decoder.write(cells, type_))

    def _copy(self, instruction: Instruction, frame: Frame, source: Source, result: Result) -> None:
        step = self._decoder.copy(instruction, frame, flat_sources([source]), flat_results([result]))
        self._items.append(step)

    def _bind(self, instruction: Instruction, frame: Frame, inner: Frame, actual: Operand, formal: Variable) -> None:
        """A parameter of the inlined function is the caller's variable itself, or a copy of a register or constant."""
        variable = named_variable(actual)
        if variable is not None and variable.size == formal.size:
            if variable in frame.pieces:
                inner.pieces[formal] = frame.pieces[variable]
            else:
                inner.offsets[formal] = frame.offsets[variable]
        elif isinstance(actual, Register | Immediate):
            self._bind_value(instruction, frame, inner, actual, formal)
        else:
            raise Unsupported(f"the argument for `{formal.name}` has another size than the parameter", instruction)

    def _bind_value(
        self, instruction: Instruction, frame: Frame, inner: Frame, actual: Register | Immediate, formal: Variable
    ) -> None:
        use = self._uses.of(inner.function).get(formal)
        if use is None:
            return
        if use.pieces() != {0: formal.size}:
            raise Unsupported(f"`{formal.name}` is not read as a whole", instruction)
        cells = self._cells.add(formal.name, piece_type(formal.size))
        inner.pieces[formal] = {0: cells}
        self._move(instruction, frame, actual, cells, formal.type)

    # ------------------------------------------------------------------------------------------------------ real calls

    def _pass_control(self, instruction: Instruction, target: CallTarget, frame: Frame) -> None:
        """Arguments go to where the callee's frame will be; its results are fetched from there."""
        if target.function is not None:
            signature, functions = target.function, [target.function]
        else:
            assert target.prototype is not None or target.candidates
            functions = self._graph.possible_targets(target)
            signature = target.prototype or (target.candidates or ())[0]
        places, _ = passing_layout((*signature.returns, *signature.parameters))
        returns, arguments = argument_lists(instruction)
        formals = (*signature.returns, *signature.parameters)
        actuals = list(zip((*returns, *arguments), formals, places, strict=True))
        for actual, formal, place in actuals[len(returns) :]:
            self._send(instruction, frame, actual, formal, place)
        self._items.append(self._end(instruction, target, functions, frame))
        for actual, formal, place in actuals[: len(returns)]:
            self._fetch(instruction, frame, actual, formal, place)

    def _end(self, instruction: Instruction, target: CallTarget, functions: list[Function], frame: Frame) -> Step:
        entries = (self.section(function, instruction).entry for function in functions)
        step = self._decoder.end(instruction, EndKind.CALL, frame, *entries)
        if target.pointer is not None:
            step.sources = (self._decoder.operand(target.pointer, U64, frame),)
            step.reads = step.sources[0].cells() if step.sources[0] is not None else ()
        step.callees = tuple(functions)
        return step

    def section(self, function: Function, call: Instruction) -> Section:
        """The section of a function, which `call` reaches; its body is flattened later."""
        found = self.sections.get(function)
        if found is None:
            frame = Frame.of_section(function, self._cells)
            found = self.sections[function] = Section(function, Label(function.name), frame, call)
            self.pending.append(found)
        return found

    def _send(
        self, instruction: Instruction, frame: Frame, actual: Operand, formal: Variable | Register, place: int
    ) -> None:
        target = PlaceOf(OutgoingValue(), place, Space.LOCAL)
        variable = named_variable(actual)
        if variable is not None:
            source = PlaceOf(FrameValue(frame.offsets[variable], U32), 0, Space.LOCAL)
            self._copy_bytes(instruction, source, target, variable, formal)
            return
        value = self._decoder.operand(actual, formal.type, frame)
        self._append(Step(instruction, STORE_ARGUMENT, sources=(target, value), effects=STORE_ARGUMENT.effects))

    def _fetch(
        self, instruction: Instruction, frame: Frame, actual: Operand, formal: Variable | Register, place: int
    ) -> None:
        source = PlaceOf(OutgoingValue(), place, Space.LOCAL)
        variable = named_variable(actual)
        if variable is not None:
            target = PlaceOf(FrameValue(frame.offsets[variable], U32), 0, Space.LOCAL)
            self._copy_bytes(instruction, source, target, variable, formal)
            return
        self._load(instruction, frame, source, actual, formal.type)

    def _load(self, instruction: Instruction, frame: Frame, source: Source, actual: Operand, type_: Type) -> None:
        result = self._decoder.result(actual, type_, frame)
        form = LOAD_ARGUMENT[type_.size if type_ is not B128 else 16]
        step = Step(instruction, form, sources=(source,), results=flat_results([result]), effects=form.effects)
        self._append(step)

    def _copy_bytes(
        self, instruction: Instruction, source: Source, target: Source, actual: Variable, formal: Variable | Register
    ) -> None:
        aligned = formal.alignment if isinstance(formal, Variable) else formal.type.size
        unit = min(actual.alignment, aligned, U32.size)
        sources = (target, source, Number(actual.size), Number(unit))
        self._append(Step(instruction, COPY_BYTES, sources=sources, effects=COPY_BYTES.effects))

    def _append(self, step: Step) -> None:
        step.reads = tuple(cell for source in step.sources if source is not None for cell in source.cells())
        step.writes = tuple(
            write.cell
            for result in step.results
            for write in (result if isinstance(result, tuple) else (result,))
            if write.cell >= 0
        )
        self._items.append(step)

    # ------------------------------------------------------------------------------------------ inside called functions

    def receive(self, section: Section) -> None:
        """At the start of a section: parameters that are registers get their values."""
        function = section.function
        places, _ = passing_layout((*function.returns, *function.parameters))
        first = next((item for item in function.body or () if isinstance(item, Instruction)), None)
        for formal, place in zip(function.parameters, places[len(function.returns) :], strict=True):
            if isinstance(formal, Register) and first is not None:
                source = PlaceOf(FrameValue(place, U32), 0, Space.LOCAL)
                self._load(unguarded(first), section.frame, source, formal, formal.type)

    def give_back(self, instruction: Instruction, section: Section) -> None:
        """Before a RETURN: results that are registers go to where the caller fetches them."""
        function = section.function
        places, _ = passing_layout((*function.returns, *function.parameters))
        for formal, place in zip(function.returns, places[: len(function.returns)], strict=True):
            if isinstance(formal, Register):
                target = PlaceOf(FrameValue(place, U32), 0, Space.LOCAL)
                value = self._decoder.operand(formal, formal.type, section.frame)
                step = Step(instruction, STORE_ARGUMENT, sources=(target, value), effects=STORE_ARGUMENT.effects)
                self._append(step)


def around(decoder: Decoder, instruction: Instruction, frame: Frame, behind: Label) -> Step:
    """A branch past what the guard of an instruction forbids."""
    step = decoder.end(instruction, EndKind.JUMP, frame, behind)
    step.guard_negated = not step.guard_negated
    return step


def unguarded(instruction: Instruction) -> Instruction:
    """The instruction's place in the text, for steps that run only where its guard holds."""
    if instruction.guard is None:
        return instruction
    return replace(instruction, guard=None, guard_negated=False)
