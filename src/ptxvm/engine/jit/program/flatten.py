"""Flattening: a kernel and the functions it calls as one list of steps.

Calls of functions that do not call themselves are inlined, each with cells of its own; their parameters become cells
where every access has a constant offset. What remains (recursion, calls through pointers) are sections of their own,
and CALL and RETURN steps that only the safe version can run."""

from __future__ import annotations

from dataclasses import field

from ptxvm.checker.module import Function, Instruction, Label
from ptxvm.engine.jit.program.call_graph import CallGraph
from ptxvm.engine.jit.program.calls import CallLowering, Section, around, unguarded
from ptxvm.engine.jit.program.cells import Cells
from ptxvm.engine.jit.program.decode import Decoder
from ptxvm.engine.jit.program.frames import Frame
from ptxvm.engine.jit.program.parameter_cells import ParameterCells
from ptxvm.engine.jit.program.parameters import ParameterUses
from ptxvm.engine.jit.program.screens import Screens
from ptxvm.engine.jit.program.step import EndKind, Mark, Part, Step
from ptxvm.engine.jit.program.unit import Request
from ptxvm.engine.jit.program.written_registers import follow_written
from ptxvm.engine.kernel_layout import FRAME_ALIGNMENT, KernelLayout
from ptxvm.engine.late_loads import executed_body
from ptxvm.engine.library import is_library_function
from ptxvm.isa.flow import Flow
from ptxvm.machine.layout import align_up
from ptxvm.records import record


@record(frozen=False, eq=False)
class FlatFunction:
    """`frame_size`: bytes of local memory of the kernel's own frame, inlined functions included. `sections` are the
    functions to which calls remain; `uses_stack` tells whether there is `alloca`, `has_unwritten` whether registers may
    be read before they are written that nothing follows."""

    entry: Function
    items: list[Step | Label]
    cells: Cells
    layout: KernelLayout
    frame_size: int
    uses_stack: bool
    sections: list[Section] = field(default_factory=list)
    has_unwritten: bool = False


def flatten(request: Request) -> FlatFunction:
    """Raises Unsupported for what the engine cannot run."""
    return _Flattener(request).run()


class _Flattener:
    def __init__(self, request: Request) -> None:
        self.entry = request.entry
        self.layout = request.layout
        self.late_loads = request.late_loads
        self.counted = request.counted
        self.asks_for_unwritten = Screens.WRITTEN in request.screened
        self.cells = Cells()
        self.decoder = Decoder(self.cells, request)
        self.graph = CallGraph(request.entry, self.layout.functions)
        self.uses = ParameterUses(self.graph.is_inlined)
        self.parameters = ParameterCells(self.cells, self.decoder, self.uses)
        self.items: list[Step | Label] = []
        self.calls = CallLowering(
            self.cells, self.decoder, uses=self.uses, graph=self.graph, items=self.items, body=self._body
        )
        self.section: Section | None = None
        self.top = 0
        self.uses_stack = False

    def run(self) -> FlatFunction:
        self._body(Frame.of(self.entry, self.cells, 0))
        size = align_up(self.top, FRAME_ALIGNMENT)
        while self.calls.pending:
            self._section(self.calls.pending.pop())
        sections = list(self.calls.sections.values())
        unwritten = self.asks_for_unwritten and not follow_written(self.items, self.cells)
        return FlatFunction(
            self.entry, self.items, self.cells, self.layout, size, self.uses_stack, sections, has_unwritten=unwritten
        )

    def _section(self, section: Section) -> None:
        self.section, self.top = section, 0
        self.items.append(section.entry)
        if is_library_function(section.function):
            self.calls.library_body(section)
        else:
            self.calls.receive(section)
            first = len(self.items)
            self._body(section.frame)
            self.calls.begin_with_zeros(unguarded(section.call), section.frame, first)
        section.size = align_up(self.top, FRAME_ALIGNMENT)

    def _body(self, frame: Frame) -> None:
        self.top = max(self.top, frame.base + frame.size)
        self.parameters.promote(frame)
        last: Instruction | None = None
        for item in executed_body(frame.function, self.late_loads):
            if isinstance(item, Label):
                self.items.append(frame.label(item))
            else:
                last, first = item, len(self.items)
                self._instruction(item, frame)
                if self.counted:
                    self._mark(item, first)
        if frame.leave is not None:
            self.items.append(frame.leave)
        elif last is not None:
            self._return(unguarded(last), frame)

    def _instruction(self, instruction: Instruction, frame: Frame) -> None:
        flow = instruction.form.definition.flow
        if flow is Flow.RETURN:
            self._return(instruction, frame)
        elif flow is Flow.CALL:
            self.calls.call(instruction, frame)
        else:
            self._step(self.parameters.copy(instruction, frame) or self.decoder.step(instruction, frame), frame)

    def _mark(self, instruction: Instruction, first: int) -> None:
        """The first step of an instruction, number `first` of the items, tells that it is executed; a call gets one of
        its own."""
        flow, step = instruction.form.definition.flow, self.items[first]
        if flow is Flow.CALL and instruction.guard is None:
            self.items.insert(first, Step(instruction, mark=Mark(instruction)))
            return
        assert isinstance(step, Step)
        if step.end is None or flow is not Flow.NONE:
            step.mark = Mark(instruction)
            return
        rest = self.items[first + 1]
        assert isinstance(rest, Step)
        step.mark, rest.mark = Mark(instruction, Part.GUARD), Mark(instruction, Part.REST)

    def _step(self, step: Step, frame: Frame) -> None:
        """A guard of an instruction that may wait becomes a branch: lanes wait at a place of their own."""
        self.uses_stack = self.uses_stack or step.effects.stack
        if step.guard is None or not step.effects.starts_block:
            self.items.append(step)
            return
        behind = Label("behind")
        self.items.append(around(self.decoder, step.instruction, frame, behind))
        step.guard = None
        step.reads = tuple(cell for source in step.sources if source is not None for cell in source.cells())
        self.items += [step, behind]

    def _return(self, instruction: Instruction, frame: Frame) -> None:
        """The end of a thread, of an inlined body, or of a function that was called."""
        if frame.leave is not None:
            self.items.append(self.decoder.end(instruction, EndKind.JUMP, frame, frame.leave))
        elif frame.function.is_entry:
            self.items.append(self.decoder.end(instruction, EndKind.LEAVE, frame))
        else:
            assert self.section is not None
            behind = Label("behind")
            if instruction.guard is not None:
                self.items.append(around(self.decoder, instruction, frame, behind))
                instruction = unguarded(instruction)
            self.calls.give_back(instruction, self.section)
            self.items += [self.decoder.end(instruction, EndKind.RETURN, frame), behind]
