"""What ptxvm says about example code: what does not parse, and what it rejects although ptxas accepts it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from tests.agreement.compilers.ptxas import refusal
from tests.agreement.seeds.blocks import Block
from tests.agreement.seeds.declare import declarations

from ptxvm.checker import check
from ptxvm.diagnostics import Finding, Severity, Source
from ptxvm.explanation.statement import Statement, instructions, statement_of
from ptxvm.syntax import parse

HEADERS = (("9.3", "sm_100a"), ("9.3", "sm_90a"), ("9.3", "sm_120a"), ("6.0", "sm_60"), ("9.3", "sm_103a"))
_MODULE_LEVEL = re.compile(
    r"^\s*(\.(version|target|visible|extern|weak|common|global|const|entry|func|file|section|alias)\b|@@)", re.MULTILINE
)
_OUTER = re.compile(r"^\s*\.(func|section)\b[^;{]*(;|\{[^{}]*\})", re.MULTILINE)
_BODY = ".version {}\n.target {}\n.address_size 64\n.entry k0()\n{{\n{}\n}}\n"


@dataclass(frozen=True, slots=True)
class Rejected:
    """An instruction of an example that ptxvm rejects for every target, with its declarations and the first finding."""

    block: Block
    text: str
    declared: str
    finding: Finding


def programs(block: Block, version: str = "9.3", target: str = "sm_100a") -> Iterator[str]:
    """The block as whole programs: as the body of a kernel, as functions and sections with the rest as a body, and as a
    module."""
    yield _BODY.format(version, target, block.text)
    outer = "\n".join(match[0] for match in _OUTER.finditer(block.text))
    if outer:
        head, _, body = _BODY.format(version, target, _OUTER.sub("", block.text)).partition(".entry")
        yield f"{head}{outer}\n.entry{body}"
    if _MODULE_LEVEL.search(block.text):
        yield block.text if ".version" in block.text else f".version {version}\n.target {target}\n{block.text}"


def syntax_errors(block: Block) -> list[Finding]:
    """None if the block parses somehow; else those of the reading with fewest."""
    return min((_syntax(text) for text in programs(block)), key=len)


def _syntax(text: str) -> list[Finding]:
    return [finding for finding in parse(Source(text)).findings if finding.severity is Severity.ERROR]


def rejected(block: Block) -> Iterator[Rejected]:
    """The instructions of a block that parses, each by itself, that no header and no declaration makes acceptable."""
    text = min(programs(block), key=lambda program: len(_syntax(program)))
    for node in instructions(parse(Source(text))):
        written = text[node.start : node.end]
        found = _errors(written, statement_of(node, text))
        if found is not None:
            yield Rejected(block, written, *found)


def _errors(written: str, statement: Statement) -> tuple[str, Finding] | None:
    """The declarations and the finding of the first attempt, if all fail."""
    attempts = declarations(statement)
    first = None
    for declared in attempts or ():
        for header in HEADERS:
            source = Source(_BODY.format(*header, f"{declared}\n{written}"))
            errors = [finding for finding in check(source) if finding.severity is Severity.ERROR]
            if not errors:
                return None
            first = first or (declared, errors[0])
    return first


def ptxas_accepts(one: Rejected) -> bool:
    """Whether ptxas takes the instruction with the same declarations under any header."""
    programs = (_BODY.format(*header, f"{one.declared}\n{one.text}") for header in HEADERS)
    return any(refusal(program, generate=True) is None for program in programs)
