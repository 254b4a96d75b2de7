"""Bodies of functions: scopes, declarations, labels and instructions in order."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from ptxvm.checker import written
from ptxvm.checker.calls import read_call
from ptxvm.checker.choice import Choice, FormChooser, Problem
from ptxvm.checker.corrections import Mistaken, correction
from ptxvm.checker.functions import SignatureReader
from ptxvm.checker.gaps import Gaps
from ptxvm.checker.module import (
    Address,
    Function,
    Instruction,
    Label,
    LabelList,
    Register,
    SourceLocation,
    SymbolAddress,
    Variable,
    Vector,
)
from ptxvm.checker.operands import Entry, OperandReader, Unresolved
from ptxvm.checker.registers import RegisterReader
from ptxvm.checker.report import Report
from ptxvm.checker.scope import Names
from ptxvm.checker.variables import VariableReader, name_span
from ptxvm.checker.written import Sort, Written
from ptxvm.diagnostics import Label as Note
from ptxvm.diagnostics import Span
from ptxvm.diagnostics.codes import forms as form_codes
from ptxvm.diagnostics.codes import modules as codes
from ptxvm.diagnostics.codes import operands as operand_codes
from ptxvm.isa.definition import Form
from ptxvm.isa.directives import directives
from ptxvm.isa.flow import Flow
from ptxvm.isa.space import Space
from ptxvm.lanes.types import PRED
from ptxvm.records import record
from ptxvm.syntax import tree

_USED_BYTES = re.compile(r"used_bytes_mask\s+(0[xX][0-9a-fA-F]+|[0-9]+)")
_LABEL = written.plain(Sort.LABEL)


@record(frozen=False)
class Surroundings:
    """What a body needs of the file around it."""

    report: Report
    names: Names[Entry]
    chooser: FormChooser
    files: dict[int, str]
    intermediate: dict[int, list[str]]
    declare_function: Callable[[tree.Function], object]
    gaps: Gaps
    style: bool


class BodyReader:
    """Reads the body of one function."""

    def __init__(self, function: Function, around: Surroundings) -> None:
        self._function = function
        self._report = around.report
        self._names = around.names
        self._chooser = around.chooser
        self._files = around.files
        self._intermediate = around.intermediate
        self._style = around.style
        self._gaps = around.gaps
        self._operands = OperandReader(around.names, around.report)
        self._registers = RegisterReader(function, around.names, around.report)
        self._variables = VariableReader(around.report, _symbol_lookup(around.names), function)
        self._signatures = SignatureReader(around.report, _symbol_lookup(around.names))
        self._location: SourceLocation | None = None
        self._used_bytes = 0
        self._body: list[Instruction | Label] = []
        self._readers: dict[type, Callable[[Any], object]] = {
            tree.Instruction: self._instruction,
            tree.LabelStatement: self._label,
            tree.Variable: self._variable,
            tree.Block: self._block,
            tree.Location: self._loc,
            tree.TargetList: self._target_list,
            tree.CallPrototype: self._prototype,
            tree.Function: around.declare_function,
            tree.Pragma: self._pragma,
            tree.IntermediateLocation: self._loc_intermediate,
        }

    def read(self, block: tree.Block) -> list[Instruction | Label]:
        """The checked statements of the body, nested blocks flattened."""
        self._operands.names_may_be_missing = self._gaps.hide_names(Span(block.start, block.end))
        for parameter in (*self._function.parameters, *self._function.returns):
            if isinstance(parameter, Register):
                self._names.declare(parameter.name, (parameter, written.register(parameter.declared)), block.start)
            else:
                self._declare(parameter, Span(parameter.start, parameter.start + len(parameter.name)), local=False)
        for name, elements in self._function.vectors:
            how = written.vector_register(elements[0].declared, len(elements))
            self._names.declare(name, (Vector(elements), how), block.start)
        self._statements(block.statements)
        return self._body

    def _statements(self, statements: list[tree.Statement]) -> None:
        for statement in statements:
            if statement.__class__ is tree.LabelStatement:
                self._declare_label(statement)
        readers = self._readers
        for statement in statements:
            readers[statement.__class__](statement)

    def _block(self, node: tree.Block) -> None:
        self._names.enter()
        self._statements(node.statements)
        self._names.leave()

    # ---------------------------------------------------------------------------------------------------- declarations

    def _declare_label(self, node: tree.LabelStatement) -> None:
        earlier = self._names.declared_here(node.name)
        span = Span(node.start, node.start + len(node.name))
        if earlier is not None:
            self._redeclared(node.name, span, earlier)
            return
        self._names.declare(node.name, (Label(node.name), _LABEL), node.start)

    def _redeclared(self, name: str, span: Span, earlier: int) -> None:
        note = Note(Span(earlier, earlier + len(name)), "first declared here")
        self._report.error(codes.REDECLARED, span, f"`{name}` is already declared in this scope", labels=(note,))

    def _label(self, node: tree.LabelStatement) -> None:
        entry = self._names.get(node.name)
        if entry is not None and entry[0].__class__ is Label:
            self._body.append(entry[0])

    def _variable(self, node: tree.Variable) -> None:
        if node.space == "reg":
            self._registers.read(node)
            return
        for declarator, variable in self._variables.read(node):
            self._declare(variable, name_span(declarator), local=True)
            self._function.variables.append(variable)

    def _declare(self, variable: Variable, span: Span, *, local: bool) -> None:
        earlier = self._names.declared_here(variable.name)
        if earlier is not None:
            self._redeclared(variable.name, span, earlier)
            return
        how = written.variable(variable.space, local, variable.type_name, is_array=variable.is_array)
        self._names.declare(variable.name, (SymbolAddress(variable, 0), how), span.start)

    def _loc(self, node: tree.Location) -> None:
        file = self._files.get(node.file, f"<file {node.file}>")
        self._location = SourceLocation(file, node.line, node.column)

    def _loc_intermediate(self, node: tree.IntermediateLocation) -> None:
        self._report.require("`.loc_intermediate`", directives()[".loc_intermediate"].since, node)
        if self._location is None:
            return  # it adds to a `.loc`
        file, lines = self._files.get(node.file, f"<file {node.file}>"), self._intermediate.get(node.file, [])
        text = lines[node.line - 1] if 1 <= node.line <= len(lines) else None
        place = SourceLocation(file, node.line, node.column, text=text)
        self._location = replace(self._location, intermediate=place)

    def _prototype(self, node: tree.CallPrototype) -> None:
        entry = self._signatures.read_prototype(node), written.plain(Sort.PROTOTYPE)
        self._declare_list(node, entry)

    def _target_list(self, node: tree.TargetList) -> None:
        is_branch = node.kind == ".branchtargets"
        found: list[Any] = []
        for target in node.targets:
            found.extend(self._targets(target, Label if is_branch else Function))
        entry = (
            (LabelList(tuple(found)), written.plain(Sort.LABELS))
            if is_branch
            else (tuple(found), written.plain(Sort.FUNCTIONS))
        )
        self._declare_list(node, entry)

    def _declare_list(self, node: tree.TargetList | tree.CallPrototype, entry: Entry) -> None:
        earlier = self._names.declared_here(node.name)
        if earlier is not None:
            self._redeclared(node.name, Span(node.start, node.start + len(node.name)), earlier)
            return
        self._names.declare(node.name, entry, node.start)

    def _targets(self, target: tree.Name | tree.LabelRange, wanted: type) -> list[Any]:
        if isinstance(target, tree.LabelRange):
            count = target.count.value if isinstance(target.count, tree.Literal) else 0
            spelled = [tree.Name(target.start, target.end, f"{target.prefix}{number}") for number in range(count)]
            return [found for name in spelled for found in self._targets(name, wanted)]
        try:
            symbol, _ = self._operands.symbol(target)
        except Unresolved:
            return []
        if not isinstance(symbol, wanted):
            message = f"`{target.text}` is not a {'label' if wanted is Label else 'function'}"
            self._report.error(codes.LABEL, target, message)
            return []
        return [symbol]

    # ---------------------------------------------------------------------------------------------------- instructions

    def _instruction(self, node: tree.Instruction) -> None:
        if self._gaps.any and self._gaps.is_broken(node):
            return
        values: list[Any] = []
        how: list[Written] = []
        get, read = self._names.get, self._operands.read
        guard = None
        try:
            if node.guard is not None:
                guard = self._guard(node.guard)
            for operand in node.operands:
                entry = get(operand.text) if operand.__class__ is tree.Name else None
                if entry is None:
                    entry = read(operand)
                values.append(entry[0])
                how.append(entry[1])
        except Unresolved:
            return
        choice = self._chooser.get((node.opcode, *how))
        if choice.__class__ is not Choice:
            choice = self._chooser.choose(node.opcode, how)
            if not isinstance(choice, Choice):
                mistaken = Mistaken(node, values, tuple(how), choice)
                self._tell(node, choice, correction(self._chooser, mistaken, self._report.source))
                return
        if choice.written is not None and (broken := self._chooser.problems_of_values(choice, values)):
            self._tell(node, tuple(broken))
            return
        if self._style and choice.documented is not None:
            self._tell_style(node, choice.documented)
        self._append(node, guard, choice, values)

    def _tell_style(self, node: tree.Instruction, documented: str) -> None:
        span = Span(node.opcode_start, node.opcode_start + len(node.opcode))
        message = f"the ISA writes `{documented}`"
        self._report.style(form_codes.MODIFIER_STYLE, span, message, documented)

    def _append(self, node: tree.Instruction, guard: Register | None, choice: Choice, values: list[Any]) -> None:
        form = choice.form if not self._used_bytes else choice.form.using(self._used_elements(choice.form))
        if form.definition.flow is Flow.CALL:
            arranged = [None if index is None else values[index] for index, _ in choice.places]
            called = read_call(form, arranged, self._function)
            if isinstance(called, Problem):
                self._tell(node, (replace(called, operand=choice.places[called.operand or 0][0]),))
                return
            operands = called
        else:
            operands = choice.finish(values)
        if ".param" in node.opcode and (wrong := self._wrong_way(node, operands)) is not None:
            self._report.error(codes.PARAMETERS, node.operands[wrong[0]], wrong[1])
            return
        if node.unified and not _may_be_unified(operands):
            message = "`.unified` stands behind an address to read from, a register, in global or generic memory"
            self._report.error(operand_codes.OPERAND_WITHOUT_MODIFIER, node, message)
            return
        self._body.append(
            Instruction(
                form.definition,
                form,
                guard,
                node.guard is not None and node.guard.negated,
                operands,
                node.start,
                self._report.source.line(node.opcode_start),
                self._location,
            )
        )

    def _pragma(self, node: tree.Pragma) -> None:
        """Only some bytes of the load that follows are looked at: compilers load whole vectors, which are aligned, also
        where memory ends before."""
        for text in node.strings:
            if found := _USED_BYTES.fullmatch(text):
                self._used_bytes = int(found[1], 0).bit_length()

    def _used_elements(self, form: Form) -> int:
        """How many elements of a vector that is loaded are looked at (all: 0), by the pragma in front."""
        used, self._used_bytes = self._used_bytes, 0
        length = form.spelling("vec")
        if not length or not form.definition.name.startswith("ld"):
            return 0
        elements = -(-used // form.type.size)
        return elements if elements < int(length[1:]) else 0

    def _wrong_way(self, node: tree.Instruction, operands: tuple[Any, ...]) -> tuple[int, str] | None:
        """Parameters are read and return values are written, not the other way round; those of calls without a guard:
        (operand, message)."""
        is_store = node.opcode.startswith("st.")
        own = (*self._function.parameters, *self._function.returns)
        forbidden = self._function.parameters if is_store else self._function.returns
        for place, operand in enumerate(operands):
            if not isinstance(operand, Address):
                continue
            if "::func" in node.opcode and operand.base.__class__ is Register:
                return place, "`.param::func` names its variable; a register holds addresses of kernel parameters only"
            if node.guard is not None and operand.base.__class__ is Variable and operand.base not in own:
                return place, "what is passed to a call or comes back is written and read without a guard"
            if operand.base in forbidden:
                what = "parameter, which is read only" if is_store else "return value, which is written only"
                return place, f"this is a {what}"
        return None

    def _guard(self, guard: tree.Guard) -> Register:
        symbol, _ = self._operands.symbol(guard.predicate)
        if not isinstance(symbol, Register) or symbol.type is not PRED:
            name = guard.predicate.text
            self._report.error(operand_codes.GUARD_TYPE, guard.predicate, f"the guard `{name}` is not a predicate")
            raise Unresolved
        return symbol

    def _tell(self, node: tree.Instruction, problems: tuple[Problem, ...], corrected: str | None = None) -> None:
        # What one correction mends is one mistake.
        for problem in problems[:1] if corrected else problems:
            self._report.error(problem.code, _place(node, problem), problem.message, corrected or problem.help)


def _may_be_unified(operands: tuple[Any, ...]) -> bool:
    """Whether the first address is one to read from (a result stands before it), in a register, and not of a space
    apart."""
    place, address = next(((n, one) for n, one in enumerate(operands) if isinstance(one, Address)), (0, None))
    if address is None or place == 0 or address.base.__class__ is not Register:
        return False
    return address.space in (Space.GENERIC, Space.GLOBAL)


def _place(node: tree.Instruction, problem: Problem) -> tree.Node | Span:
    if problem.operand is not None:
        return node.operands[problem.operand]
    start, end = node.opcode_start, node.opcode_start + len(node.opcode)
    if problem.modifier is not None:
        position = f"{node.opcode}.".find(f"{problem.modifier}.")
        if position >= 0:
            return Span(start + position, start + position + len(problem.modifier))
    return Span(start, end)


def _symbol_lookup(names: Names[Entry]) -> Callable[[str], object]:
    """Lookup for initial values: variables and functions themselves."""

    def lookup(name: str) -> object:
        entry = names.lookup(name)
        if entry is None:
            return None
        return entry[0].symbol if isinstance(entry[0], SymbolAddress) else entry[0]

    return lookup
