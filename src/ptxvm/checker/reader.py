"""A whole file: its items in order, module-level symbols, linking between declarations."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ptxvm.checker import written
from ptxvm.checker.aliases import make_alias
from ptxvm.checker.body import BodyReader, Surroundings
from ptxvm.checker.choice import chooser
from ptxvm.checker.functions import SignatureReader, merge
from ptxvm.checker.gaps import Gaps
from ptxvm.checker.header import read_header
from ptxvm.checker.heads import check_cta_memory
from ptxvm.checker.module import Function, Linking, Module, Space, SymbolAddress, Variable
from ptxvm.checker.operands import Entry
from ptxvm.checker.report import Report
from ptxvm.checker.scope import Names
from ptxvm.checker.variables import VariableReader, name_span
from ptxvm.checker.written import Sort
from ptxvm.diagnostics import Finding, Label, Severity, Span
from ptxvm.diagnostics.codes import modules as codes
from ptxvm.isa.directives import directives
from ptxvm.isa.targets import Version, ptx
from ptxvm.syntax import tree

_FUNCTION = written.plain(Sort.FUNCTION)
_PRAGMA_SINCE = ptx(2, 0)
_PRAGMA_OF_INSTRUCTIONS = "used_bytes_mask"
_NOT_AT_MODULE_LEVEL = ("local", "param", "reg")


class ModuleReader:
    """Checks one parsed file."""

    def __init__(self, parsed: tree.Tree, target: str | None, version: Version | None, *, style: bool = False) -> None:
        self._tree = parsed
        self._asked_target = target
        self._report = Report(parsed.source)
        self._header = read_header(parsed, self._report, target, version)
        self._report.version, self._report.target = self._header.version, self._header.target
        self._report.has_samplers = self._header.has_samplers
        self._names: Names[Entry] = Names()
        self._functions: dict[str, Function] = {}
        self._variables: dict[str, Variable] = {}
        self._signatures = SignatureReader(self._report, self._symbol)
        self._around = Surroundings(
            self._report,
            self._names,
            chooser(self._header.version, self._header.target, self._header.has_samplers),
            {item.index: item.name for item in parsed.items if isinstance(item, tree.File)},
            _intermediate_texts(parsed),
            self._declare_function,
            Gaps(parsed),
            style,
        )
        self._readers: dict[type, Callable[[Any], None]] = {
            tree.Variable: self._variable,
            tree.Function: self._function,
            tree.Alias: self._alias,
            tree.Pragma: self._pragma,
            tree.File: self._file,
            tree.IntermediateSource: self._intermediate_source,
        }
        self._file_numbers: set[int] = set()

    def read(self) -> Module:
        """The typed module; what is wrong is in its findings."""
        for item in self._tree.items:
            reader = self._readers.get(item.__class__)
            if reader is not None:
                reader(item)
        header = self._header
        findings = _one_for_each_place([*self._tree.findings, *self._report.findings])
        return Module(
            self._tree.source,
            header.version,
            header.target_name,
            header.address_size,
            self._functions,
            self._variables,
            findings,
            needs=self._report.needs,
            asked_target=self._asked_target,
        )

    def _symbol(self, name: str) -> object:
        entry = self._names.lookup(name)
        if entry is None:
            return None
        return entry[0].symbol if isinstance(entry[0], SymbolAddress) else entry[0]

    # ------------------------------------------------------------------------------------------------------- variables

    def _variable(self, node: tree.Variable) -> None:
        if node.space in _NOT_AT_MODULE_LEVEL:
            self._report.error(codes.VARIABLE_TYPE, node, f".{node.space} variables are declared inside functions")
            return
        for declarator, variable in VariableReader(self._report, self._symbol).read(node):
            self._declare_variable(declarator, variable)

    def _declare_variable(self, declarator: tree.Declarator, variable: Variable) -> None:
        span = name_span(declarator)
        known = self._symbol(variable.name)
        if known is None:
            self._variables[variable.name] = variable
            how = written.variable(variable.space, False, variable.type_name, is_array=variable.is_array)
            self._names.declare(variable.name, (SymbolAddress(variable, 0), how), span.start)
            return
        place = Span(known.start, known.start + len(variable.name))  # type: ignore[attr-defined]
        note = Label(place, "first declared here")
        message = _variable_conflict(known, variable)
        if message is not None:
            self._report.error(codes.REDECLARED, span, message, labels=(note,))
        elif isinstance(known, Variable) and variable.linking is not Linking.EXTERN:
            _complete(known, variable)

    # ------------------------------------------------------------------------------------------------------- functions

    def _declare_function(self, node: tree.Function) -> Function | None:
        declared = self._signatures.read(node)
        known = self._symbol(node.name)
        if known is None:
            self._functions[node.name] = declared
            self._names.declare(node.name, (declared, _FUNCTION), node.name_start)
            return declared
        if isinstance(known, Function):
            merge(known, declared, node, self._report)
            return known
        span = Span(node.name_start, node.name_start + len(node.name))
        self._report.error(codes.REDECLARED, span, f"`{node.name}` is already declared as a variable")
        return declared

    def _function(self, node: tree.Function) -> None:
        function = self._declare_function(node)
        if node.body is None or function is None:
            return
        if function.body is not None:
            span = Span(node.name_start, node.name_start + len(node.name))
            self._report.error(codes.REDECLARED, span, f"`{node.name}` is already defined")
            function = self._signatures.read(node)
        # A function may call itself, so that the body appears only when it is complete.
        self._names.enter()
        function.body = BodyReader(function, self._around).read(node.body)
        check_cta_memory(function, Span(node.name_start, node.name_start + len(node.name)), self._report)
        self._names.leave()

    def _alias(self, node: tree.Alias) -> None:
        make_alias(node, self._functions, self._report)

    def _pragma(self, node: tree.Pragma) -> None:
        self._report.require("`.pragma`", _PRAGMA_SINCE, node)
        for text in node.strings:
            if text.startswith(_PRAGMA_OF_INSTRUCTIONS):
                self._report.error(codes.DIRECTIVE, node, f'`.pragma "{text}"` stands in a function')

    # --------------------------------------------------------------------------------------------------------- sources

    def _file(self, node: tree.File) -> None:
        self._file_numbers.add(node.index)

    def _intermediate_source(self, node: tree.IntermediateSource) -> None:
        name = ".nv_intermediate_source_section"
        self._report.require(f"`{name}`", directives()[name].since, Span(node.start, node.start + len(name)))
        for block in node.blocks:
            if block.file not in self._file_numbers:
                message = f"no .file in front of this says what file {block.file} is"
                self._report.error(codes.SOURCE_FILE, Span(block.start, block.start + len(".code_block")), message)


def _intermediate_texts(parsed: tree.Tree) -> dict[int, list[str]]:
    """The lines of the sources in intermediate languages, by the number of their file."""
    blocks = [block for item in parsed.items if isinstance(item, tree.IntermediateSource) for block in item.blocks]
    return {block.file: block.text.split("\n")[1:] for block in blocks}


def _one_for_each_place(findings: list[Finding]) -> list[Finding]:
    """In the order of the text, without the warnings about what is an error anyhow."""
    wrong = {finding.span for finding in findings if finding.severity is Severity.ERROR}
    told = [finding for finding in findings if finding.severity is not Severity.WARNING or finding.span not in wrong]
    return sorted(told, key=lambda finding: finding.span.start)


def _variable_conflict(known: object, variable: Variable) -> str | None:
    name = variable.name
    if not isinstance(known, Variable):
        return f"`{name}` is already declared as a function"
    same = (known.space, known.type_name) == (variable.space, variable.type_name)
    if not same or (known.count and variable.count and known.count != variable.count):
        return f"the declarations of `{name}` differ"
    if Linking.EXTERN not in (known.linking, variable.linking):
        return f"`{name}` is already declared"
    if Linking.INTERNAL in (known.linking, variable.linking) and variable.space is not Space.SHARED:
        return f"`{name}` is .extern in one declaration and internal in the other; write .visible"
    return None


def _complete(known: Variable, variable: Variable) -> None:
    """What a definition adds to an `.extern` declaration."""
    known.count, known.alignment, known.linking = variable.count, variable.alignment, variable.linking
    known.initial, known.relocations, known.start = variable.initial, variable.relocations, variable.start
