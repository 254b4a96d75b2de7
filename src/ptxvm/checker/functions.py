"""Functions: signatures, parameters and their places, directives, several declarations of one function (ISA 11.2)."""

from __future__ import annotations

from collections.abc import Callable

from ptxvm.checker.constants import ConstantError, evaluate_integer
from ptxvm.checker.heads import check_head, check_parameter_size
from ptxvm.checker.languages import languages_of
from ptxvm.checker.module import Function, Linking, Register, Variable
from ptxvm.checker.registers import new_register, register_length
from ptxvm.checker.report import Report
from ptxvm.checker.variables import VariableReader, linking_of
from ptxvm.diagnostics import Label, Span
from ptxvm.diagnostics.codes import modules as codes
from ptxvm.syntax import tree

Parameter = Variable | Register


class SignatureReader:
    """Makes functions and prototypes from their heads."""

    def __init__(self, report: Report, lookup: Callable[[str], object]) -> None:
        self._report = report
        self._lookup = lookup

    def read(self, node: tree.Function) -> Function:
        """The function of a head: parameters laid out, directives evaluated, no body yet."""
        function = Function(
            node.name,
            node.is_entry,
            linking_of(node.linking),
            (),
            (),
            self._directives(node.directives),
            languages_of(node, self._report),
            start=node.start,
            line=self._report.source.line(node.name_start),
            source=self._report.source,
        )
        self._fill(function, node.parameters, node.returns)
        check_head(node, function.directives, self._report)
        check_parameter_size(function, Span(node.name_start, node.name_start + len(node.name)), self._report)
        if node.is_entry and node.returns:
            self._report.error(codes.PARAMETERS, node.returns[0], "an .entry returns nothing")
        return function

    def read_prototype(self, node: tree.CallPrototype) -> Function:
        """The signature of a `.callprototype`."""
        directives = self._directives(node.directives)
        line = self._report.source.line(node.start)
        function = Function(node.name, False, Linking.INTERNAL, (), (), directives, start=node.start, line=line)
        self._fill(function, node.parameters, node.returns)
        return function

    def _fill(
        self, function: Function, parameters: tuple[tree.Variable, ...], returns: tuple[tree.Variable, ...]
    ) -> None:
        function.parameters = self._parameters(parameters, function)
        function.returns = self._parameters(returns, function)
        function.parameter_size = lay_out(function.parameters)
        lay_out(function.returns)

    def _parameters(self, nodes: tuple[tree.Variable, ...], function: Function) -> tuple[Parameter, ...]:
        found: list[Parameter] = []
        for node in nodes:
            if node.space != "reg":
                reader = VariableReader(self._report, self._lookup, function)
                found.extend(variable for _, variable in reader.read(node, parameter=True))
                continue
            if function.is_entry:
                self._report.error(codes.PARAMETERS, node, "parameters of an .entry are in the .param space")
            found.extend(self._registers(node, function))
        return tuple(found)

    def _registers(self, node: tree.Variable, function: Function) -> list[Register]:
        length = register_length(node, self._report)
        made: list[Register] = []
        for declarator in node.declarators if length is not None else ():
            parameter = new_register(function, declarator.name, node.type or "", length or 1)
            if isinstance(parameter, Register):
                made.append(parameter)
            else:
                function.vectors.append((declarator.name, parameter))
                made.extend(parameter)
        return made

    def _directives(self, nodes: tuple[tree.PerformanceDirective, ...]) -> dict[str, tuple[int, ...]]:
        directives: dict[str, tuple[int, ...]] = {}
        for node in nodes:
            directives[node.name] = tuple(
                value for argument in node.arguments if (value := self._integer(argument)) is not None
            )
        return directives

    def _integer(self, expression: tree.Expression) -> int | None:
        if isinstance(expression, tree.String):
            return None
        try:
            return evaluate_integer(expression)
        except ConstantError as error:
            self._report.error(codes.DIRECTIVE, error.node, error.message)
            return None


def lay_out(parameters: tuple[Parameter, ...]) -> int:
    """Give each `.param` variable its offset; the size of the whole in bytes."""
    offset = 0
    for parameter in parameters:
        if isinstance(parameter, Variable):
            parameter.offset = -(-offset // parameter.alignment) * parameter.alignment
            offset = parameter.offset + parameter.size
    return offset


def difference(first: Function, second: Function) -> str | None:
    """How two declarations of one function differ, or None."""
    if first.is_entry != second.is_entry:
        return "one is an .entry, the other a .func"
    lengths, others = _vector_lengths(first), _vector_lengths(second)
    if lengths != others:
        return f"vector parameters of {lengths or 'no'} and {others or 'no'} elements"
    for what, ours, theirs in (
        ("parameters", first.parameters, second.parameters),
        ("return values", first.returns, second.returns),
    ):
        if len(ours) != len(theirs):
            return f"{len(ours)} and {len(theirs)} {what}"
        for position, (a, b) in enumerate(zip(ours, theirs, strict=True), 1):
            if _signature(a) != _signature(b):
                return f"{what[:-1]} {position} is {_text(a)} and {_text(b)}"
    return None


def _vector_lengths(function: Function) -> list[int]:
    return [len(elements) for _, elements in function.vectors]


def _signature(parameter: Parameter) -> tuple[object, ...]:
    if isinstance(parameter, Register):
        return ("reg", parameter.declared)
    return (parameter.space, parameter.type_name, parameter.count, parameter.alignment)


def _text(parameter: Parameter) -> str:
    if isinstance(parameter, Register):
        return f".reg .{parameter.declared}"
    array = f"[{parameter.count}]" if parameter.count != 1 else ""
    return f".{parameter.space.value} .align {parameter.alignment} .{parameter.type_name}{array}"


def merge(known: Function, declared: Function, node: tree.Function, report: Report) -> None:
    """Let a later declaration or definition of a known function say what it adds; `known` stays the one object."""
    name = Span(node.name_start, node.name_start + len(node.name))
    label = Label(Span(known.start, known.start + 1), "first declared here")
    different = difference(known, declared)
    if different is not None:
        message = f"the declarations of `{known.name}` differ: {different}"
        report.error(codes.PROTOTYPE_MISMATCH, name, message, labels=(label,))
    elif declared.linking is not known.linking and declared.linking is not Linking.INTERNAL:
        message = f"`{known.name}` is .{declared.linking.value} here and .{known.linking.value} before"
        report.error(codes.PROTOTYPE_MISMATCH, name, message, labels=(label,))
    elif node.body is not None and known.linking is Linking.EXTERN:
        report.error(codes.LINKING, name, f"`{known.name}` is declared .extern and defined here", labels=(label,))
    elif node.body is None and known.body is not None:
        report.error(codes.REDECLARED, name, f"`{known.name}` is already declared", labels=(label,))
    elif node.body is not None:
        known.parameters, known.returns = declared.parameters, declared.returns
        known.registers, known.vectors = declared.registers, declared.vectors
        known.directives = {**known.directives, **declared.directives}
        known.start, known.line = declared.start, declared.line
