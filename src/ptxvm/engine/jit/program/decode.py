"""From checked instructions to steps: every operand looked up once."""

from __future__ import annotations

from ptxvm.checker.module import (
    Address,
    Element,
    Function,
    Immediate,
    Instruction,
    LabelList,
    Not,
    Operand,
    Pair,
    Register,
    Sink,
    Space,
    Special,
    Sum,
    SymbolAddress,
    TupleAddress,
    Variable,
    Vector,
)
from ptxvm.checker.module import Label as TextLabel
from ptxvm.engine.held_registers import HeldOperandError, of
from ptxvm.engine.jit.program.cells import Cells
from ptxvm.engine.jit.program.effects import effects_of
from ptxvm.engine.jit.program.frames import Frame
from ptxvm.engine.jit.program.operands import (
    Constant,
    ElementValue,
    FrameValue,
    Group,
    Nothing,
    Number,
    ParameterValue,
    PlaceOf,
    Read,
    SharedValue,
    Source,
    SpecialValue,
    SumValue,
)
from ptxvm.engine.jit.program.step import EndKind, Step, Write
from ptxvm.engine.jit.program.unit import Request, Unsupported
from ptxvm.isa.flow import Flow
from ptxvm.isa.operands import CARRY, OperandPlan, Role
from ptxvm.isa.special_registers import find_special_register
from ptxvm.lanes.numpy_reading import NUMPY
from ptxvm.lanes.types import B128, PRED, U32, U64, Type, carrier, signed_type
from ptxvm.machine.layout import LOCAL_WINDOW

Result = Write | tuple[Write, ...]

_ENDS = {Flow.BRANCH: EndKind.JUMP, Flow.BRANCH_INDEXED: EndKind.SWITCH, Flow.EXIT: EndKind.LEAVE}
_NOWHERE = -1


class Decoder:
    """Makes steps of the instructions of all frames of one flattened function."""

    def __init__(self, cells: Cells, request: Request) -> None:
        self._cells = cells
        self._addresses = request.addresses
        self._functions = request.functions
        self._clustered = request.clustered
        self._carry: int | None = None

    # ---------------------------------------------------------------------------------------------------------- steps

    def step(self, instruction: Instruction, frame: Frame) -> Step:
        """An instruction that is no call and no return."""
        flow = instruction.form.definition.flow
        if flow is not Flow.NONE:
            return self._terminator(instruction, frame, _ENDS[flow])
        form, operands = instruction.form, instruction.operands
        # What has no function faults when it is reached and reads nothing.
        read = form.sources if form.definition.function is not None else ()
        sources = tuple(self._source_at(instruction, index, frame) for index in read)
        results: list[Result] = []
        for index in form.results:
            results.extend(self._results_at(instruction, index, frame))
        numbers = tuple(source.number for source in sources if isinstance(source, Number))
        effects = effects_of(form, numbers)
        held = self._held(instruction, frame)
        step = Step(instruction, form, sources=sources, results=tuple(results), effects=effects, held=held)
        assert len(operands) == len(form.operands)
        return self._finish(step, frame)

    def copy(
        self, instruction: Instruction, frame: Frame, sources: tuple[Source, ...], results: tuple[Result, ...]
    ) -> Step:
        """Moves operands to results; guarded as the instruction it stands for."""
        return self._finish(Step(instruction, sources=sources, results=results), frame)

    def end(self, instruction: Instruction, kind: EndKind, frame: Frame, *labels: TextLabel) -> Step:
        """The end of a block that an instruction stands for."""
        return self._finish(Step(instruction, end=kind, labels=labels), frame)

    def _terminator(self, instruction: Instruction, frame: Frame, kind: EndKind) -> Step:
        labels: list[TextLabel] = []
        sources: list[Source] = []
        for plan, operand in zip(instruction.form.operands, instruction.operands, strict=True):
            if isinstance(operand, TextLabel):
                labels.append(frame.label(operand))
            elif isinstance(operand, LabelList):
                labels.extend(frame.label(label) for label in operand.labels)
            elif operand is not None:
                sources.append(self.operand(operand, plan.type or U32, frame))
        return self._finish(Step(instruction, end=kind, labels=tuple(labels), sources=tuple(sources)), frame)

    def _finish(self, step: Step, frame: Frame) -> Step:
        """Notes the cells a step uses, and its guard."""
        instruction = step.instruction
        reads = [cell for source in step.sources if source is not None for cell in source.cells()]
        writes = [write.cell for result in step.results for write in _writes(result) if write.cell != _NOWHERE]
        if instruction.guard is not None:
            (step.guard,) = frame.register(instruction.guard)
            step.guard_negated = instruction.guard_negated
            self._cells.use(step.guard, PRED)
            reads += [step.guard, *writes]
        step.reads, step.writes = tuple(reads), tuple(writes)
        return step

    # -------------------------------------------------------------------------------------------------------- results

    def _results_at(self, instruction: Instruction, index: int, frame: Frame) -> list[Result]:
        if index == CARRY:
            return [self._write_carry()]
        plan, operand = instruction.form.operands[index], instruction.operands[index]
        if isinstance(operand, Pair):
            assert plan.second is not None and plan.second.type is not None and plan.type is not None
            return [
                self.result(operand.first, plan.type, frame),
                self.result(operand.second, plan.second.type, frame),
            ]
        assert plan.type is not None
        if isinstance(operand, Sink) and plan.vector:
            operand = Vector((operand,) * plan.vector)
        first = self.result(operand, plan.type, frame)
        return [first] if plan.second is None else [first, Write(_NOWHERE, plan.second.type or PRED)]

    def result(self, operand: Operand | None, type_: Type, frame: Frame) -> Result:
        """A result operand that receives values of `type_`."""
        if isinstance(operand, Vector):
            flat = [write for element in operand.elements for write in _writes(self.result(element, type_, frame))]
            return tuple(flat)
        if operand is None or isinstance(operand, Sink):
            return (Write(_NOWHERE, U64), Write(_NOWHERE, U64)) if type_ is B128 else Write(_NOWHERE, type_)
        if not isinstance(operand, Register):
            raise Unsupported(f"a result cannot be {operand!r}")
        return self.write(frame.register(operand), type_)

    def write(self, cells: tuple[int, ...], type_: Type) -> Result:
        """A result of `type_` in the cells of a register."""
        element = U64 if type_ is B128 else type_
        for cell in cells:
            self._cells.use(cell, element)
        writes = tuple(Write(cell, element) for cell in cells)
        return writes if type_ is B128 else writes[0]

    def _write_carry(self) -> Write:
        return Write(self._carry_cell(), PRED)

    def _carry_cell(self) -> int:
        if self._carry is None:
            (self._carry,) = self._cells.add("CC.CF", PRED)
            self._cells.use(self._carry, PRED)
        return self._carry

    def _held(self, instruction: Instruction, frame: Frame) -> tuple[tuple[int, ...], ...]:
        """The cells of registers that the instruction itself reads and writes later: they are kept as words. None at
        all where something else stands among them, which faults when it is reached."""
        try:
            operands = [of(instruction, index) for index in instruction.form.held]
        except HeldOperandError:
            return ()
        return tuple(tuple(self._held_cell(element, frame) for element in elements) for elements in operands)

    def _held_cell(self, element: Register | int, frame: Frame) -> int:
        if isinstance(element, int):
            return ~element
        (cell,) = frame.register(element)
        self._cells.use(cell, U32)
        return cell

    # -------------------------------------------------------------------------------------------------------- sources

    def _source_at(self, instruction: Instruction, index: int | None, frame: Frame) -> Source | None:
        if index is None:
            return None
        if index == CARRY:
            return Read(self._carry_cell(), PRED)
        operand = instruction.operands[index]
        if index in instruction.form.held:
            return Nothing()
        return None if operand is None else self._source(operand, instruction.form.operands[index], frame, instruction)

    def _source(self, operand: Operand, plan: OperandPlan, frame: Frame, instruction: Instruction) -> Source:
        if isinstance(operand, Address):
            return self.place(operand, frame)
        if plan.role is Role.CONSTANT and isinstance(operand, Immediate):
            return Number(_signed(operand))
        if isinstance(operand, TupleAddress):
            parts = zip(operand.elements, plan.parts, strict=True)
            return Group(tuple(self._source(part, inner, frame, instruction) for part, inner in parts))
        if plan.role is not Role.VALUE or plan.type is None:
            raise Unsupported(f"{instruction.form.opcode}: the operand {plan.name} cannot be executed yet", instruction)
        if isinstance(operand, Pair):
            raise Unsupported(f"{instruction.form.opcode}: `|` in a source operand", instruction)
        return self.operand(operand, plan.type, frame)

    def operand(self, operand: Operand | None, type_: Type, frame: Frame) -> Source:
        """A value operand of `type_`."""
        if type_ is B128 and isinstance(operand, Sum | Element | SymbolAddress):
            return Group((self.operand(operand, U64, frame), _constant(0, U64)))
        match operand:
            case Register():
                return self.read(frame.register(operand), type_)
            case Immediate():
                return _constant(operand.value, type_)
            case Not():
                (cell,) = frame.register(operand.register)
                self._cells.use(cell, PRED)
                return Read(cell, PRED, negated=True)
            case Vector():
                return Group(tuple(self.operand(element, type_, frame) for element in operand.elements))
            case Special():
                return _special(operand, type_)
            case SymbolAddress():
                return self._symbol(operand, type_, frame)
            case Sum():
                return self._sum(operand, type_, frame)
            case Element():
                start = self._symbol(SymbolAddress(operand.variable, 0), type_, frame)
                return self._element(operand, start, type_, frame)
            case Sink():
                return Nothing()
        raise Unsupported(f"an operand of the kind {type(operand).__name__} cannot be executed yet")

    def read(self, cells: tuple[int, ...], type_: Type) -> Source:
        """The register in these cells as an operand."""
        element = U64 if type_ is B128 else type_
        for cell in cells:
            self._cells.use(cell, element)
        reads = tuple(Read(cell, element) for cell in cells)
        return Group(reads) if type_ is B128 else reads[0]

    def _symbol(self, operand: SymbolAddress, type_: Type, frame: Frame) -> Source:
        symbol = operand.symbol
        if isinstance(symbol, Function):
            return _constant(self._functions[symbol] + operand.offset, type_)
        if symbol in frame.offsets:
            # Parameters of functions have no window of their own: their addresses are generic ones of the stack.
            window = LOCAL_WINDOW if symbol.space is Space.PARAM and type_.bits == 64 else 0
            return FrameValue(frame.offsets[symbol] + operand.offset, type_, window)
        if self._clustered and symbol.space is Space.SHARED:
            return SharedValue(self._address(symbol) + operand.offset, type_)
        return _constant(self._address(symbol) + operand.offset, type_)

    def _sum(self, operand: Sum, type_: Type, frame: Frame) -> SumValue:
        (cell,) = frame.register(operand.register)
        own = carrier(operand.register.type)
        self._cells.use(cell, own)
        return SumValue(cell, operand.offset, signed_type(own) if operand.signed else own, type_)

    def _element(self, operand: Element, start: Source | None, type_: Type, frame: Frame) -> ElementValue:
        (cell,) = frame.register(operand.index)
        self._cells.use(cell, carrier(operand.index.type))
        return ElementValue(start, cell, operand.offset, operand.variable.type.size, carrier(type_))

    def _address(self, variable: Variable) -> int:
        """The address of a variable in its own space."""
        return variable.offset if variable.space is Space.PARAM else self._addresses[variable]

    def place(self, operand: Address, frame: Frame) -> PlaceOf:
        """An address operand."""
        base, space = operand.base, operand.space
        if isinstance(base, Register):
            cell = frame.register(base)[0]
            type_ = U32 if base.type.bits < U32.bits else U64 if base.type is B128 else carrier(base.type)
            self._cells.use(cell, type_)
            address = Read(cell, type_)
            if space is Space.PARAM and type_ is U64 and _has_parameters_on_stack(frame.function):
                return PlaceOf(ParameterValue(address), operand.offset, Space.GENERIC)
            return PlaceOf(address, operand.offset, space)
        if isinstance(base, Special):
            return PlaceOf(SpecialValue(base.register, base.register.type), operand.offset, space)
        if isinstance(base, Element):
            start = self.place(Address(space, base.variable, 0), frame)
            type_ = U64 if start.space in (Space.GENERIC, Space.GLOBAL) else U32
            return PlaceOf(self._element(base, start.base, type_, frame), start.offset, start.space)
        if base is None:
            return PlaceOf(None, operand.offset, space)
        if base in frame.offsets:
            own = Space.LOCAL if space is Space.PARAM else space
            return PlaceOf(FrameValue(frame.offsets[base], U32), operand.offset, own)
        if self._clustered and base.space is Space.SHARED:
            return PlaceOf(SharedValue(0, U32), self._address(base) + operand.offset, space)
        return PlaceOf(None, self._address(base) + operand.offset, space)


def _has_parameters_on_stack(function: Function) -> bool:
    """Whether a register may hold the address of a `.param` variable that is no kernel parameter."""
    return not function.is_entry or any(variable.space is Space.PARAM for variable in function.variables)


def _writes(result: Result) -> tuple[Write, ...]:
    return result if isinstance(result, tuple) else (result,)


def _special(operand: Special, type_: Type) -> Source:
    register = operand.register
    if register.length == 1:
        return SpecialValue(register, type_)
    components = (find_special_register(f"{register.name}.{axis}") for axis in "xyzw")
    return Group(tuple(SpecialValue(component, type_) for component in components if component is not None))


def _constant(value: int, type_: Type) -> Source:
    if type_ is B128:
        low, high = value & U64.mask, value >> 64 & U64.mask
        return Group((Constant(NUMPY.constant(U64, low)), Constant(NUMPY.constant(U64, high))))
    if type_ is PRED:
        return Constant(NUMPY.constant(PRED, bool(value)))
    return Constant(NUMPY.constant(carrier(type_), value).raw_bits(type_))


def _signed(immediate: Immediate) -> int:
    """The number meant: immediates of signed types hold their bits."""
    value = immediate.value
    if immediate.type.is_signed and value >> (immediate.type.bits - 1):
        value -= 1 << immediate.type.bits
    return value
