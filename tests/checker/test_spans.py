"""Errors point at the token at fault."""

from __future__ import annotations

import re

from tests.agreement.ptxas.verdicts import Row, rows, sample

from ptxvm.checker import check
from ptxvm.diagnostics import Finding, Source

INSTRUCTION_LINE = 5
_REGISTER = re.compile(r"%[a-z]+\d+")
_MNEMONIC = re.compile(r"(?<![%\w.])[a-z]\w*(?:\.[\w:]+)+")


def test_a_wrong_modifier_is_covered() -> None:
    """In correct statements one modifier is replaced by one that nothing has."""
    for number, row in enumerate(sample([row for row in rows() if row.accept], 700)):
        mnemonic = _MNEMONIC.search(row.instr)
        if mnemonic is not None:
            places = [found.start() for found in re.finditer(r"\.[\w:]+", mnemonic[0])]
            place = mnemonic.start() + places[number % len(places)]
            changed = re.sub(r"^\.[\w:]+", ".bogus", row.instr[place:])
            assert ".bogus" in _spans(row, row.instr[:place] + changed), row.instr


def test_an_undeclared_register_is_covered() -> None:
    """In correct statements one register is replaced by one that is not declared."""
    for number, row in enumerate(sample([row for row in rows() if row.accept], 700)):
        registers = list(_REGISTER.finditer(row.instr))
        if registers:
            start, end = registers[number % len(registers)].span()
            assert _spans(row, f"{row.instr[:start]}%nope{row.instr[end:]}") == ["%nope"], row.instr


def _spans(row: Row, statement: str) -> list[str]:
    """What the errors about a statement in place of the row's cover."""
    findings = check(Source(row.program.replace(f"\n{row.instr}\n", f"\n{statement}\n")))
    return [_covered(finding) for finding in findings]


def _covered(finding: Finding) -> str:
    return finding.source.text[finding.span.start : finding.span.end]


def test_every_span_is_a_token_or_more_of_the_statement() -> None:
    """Of rejected rows, no span is empty, cuts a word, or reaches beyond the statement."""
    word = re.compile(r"[\w%$]")
    for row in sample([row for row in rows() if not row.accept], 2000):
        for finding in check(Source(row.program)):
            text, (start, end) = finding.source.text, finding.span
            if finding.line != INSTRUCTION_LINE:
                continue
            assert start < end and "\n" not in text[start:end], row.instr
            assert not (word.match(text[start]) and word.match(text[start - 1])), (row.instr, text[start:end])
            assert not (word.match(text[end - 1]) and word.match(text[end])), (row.instr, text[start:end])
