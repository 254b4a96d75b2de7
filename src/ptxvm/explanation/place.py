"""Explaining a line of a file: its instruction or directive, and what the checker says about it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from ptxvm.checker import load_module
from ptxvm.checker.module import Function, Instruction
from ptxvm.diagnostics import Finding, Source
from ptxvm.explanation.directive import explain_directive
from ptxvm.explanation.explanation import Explanation, Item, Kind, Part
from ptxvm.explanation.form import explain_form
from ptxvm.explanation.statement import Statement, instructions, statement_of
from ptxvm.isa.definition import Form
from ptxvm.isa.registry import Failure, find_form
from ptxvm.syntax import decode, parse

_PLACE = re.compile(r"(.+?):(\d+)(?::\d+)?")
_DIRECTIVE = re.compile(r"(?:\.[a-z_]+\s+)*?\.([a-z_]+)")


def read_place(text: str) -> tuple[Path, int] | None:
    """`FILE:LINE` (or `FILE:LINE:COLUMN`) taken apart, or None if it is not of that shape."""
    match = _PLACE.fullmatch(text.strip())
    if match is None or match[1].endswith(":"):
        return None
    return Path(match[1]), int(match[2])


def explain_place(path: Path, line: int) -> Explanation:
    """A line (from 1) of a PTX file.

    Raises OSError when the file cannot be read, LookupError when the line holds nothing to explain.
    """
    source = decode(path.read_bytes(), str(path))
    if not 1 <= line <= len(source.line_starts):
        raise LookupError(f"{path} has {len(source.line_starts)} lines")
    module = load_module(source)
    findings = [finding for finding in module.findings if finding.line == line]
    statement = _statement_at(source, line)
    if statement is None:
        return _other(source, line, findings)
    form = _form_at(module.functions.values(), line, statement)
    if isinstance(form, Failure):
        return _at(source, line, Explanation(Kind.LINE, statement.mnemonic, form.message, ()), findings)
    return _at(source, line, explain_form(form, statement), findings)


def _statement_at(source: Source, line: int) -> Statement | None:
    for node in instructions(parse(source)):
        if source.line(node.start) <= line <= source.line(node.end - 1):
            return statement_of(node, source.text)
    return None


def _form_at(functions: Iterable[Function], line: int, statement: Statement) -> Form | Failure:
    """The form that the checker chose; without one (an error, an earlier line of it) that of the mnemonic."""
    for function in functions:
        for entry in function.body or ():
            if isinstance(entry, Instruction) and entry.line == line and entry.form.opcode == statement.mnemonic:
                return entry.form
    found = find_form(statement.mnemonic, statement.given)
    return find_form(statement.mnemonic) if isinstance(found, Failure) else found


def _at(source: Source, line: int, explanation: Explanation, findings: list[Finding]) -> Explanation:
    """The explanation with the line itself and the checker's findings in front."""
    parts = [Part("line", f"{source.name}:{line}", source.line_text(line).strip(), code=True)]
    items = tuple(Item(finding.code, finding.message) for finding in findings)
    if items:
        parts.append(Part("findings", "What the checker says", items))
    return replace(explanation, kind=Kind.LINE, parts=(*parts, *explanation.parts))


def _other(source: Source, line: int, findings: list[Finding]) -> Explanation:
    """A line without an instruction: its directive, or only the findings."""
    text = source.line_text(line).strip()
    match = _DIRECTIVE.search(text)
    words = re.findall(r"\.([a-z_]+)", text) if match is not None else []
    found = next(filter(None, map(explain_directive, words)), None)
    if found is not None:
        return _at(source, line, found, findings)
    if findings:
        return _at(source, line, Explanation(Kind.LINE, f"{source.name}:{line}", "", ()), findings)
    raise LookupError(f"{source.name}:{line} holds no instruction or directive: {text or 'an empty line'!r}")
