"""All spellings of a definition, for tests, completion and documentation."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import prod

from ptxvm.isa.definition import Definition, Form
from ptxvm.isa.notation import Line, Slot
from ptxvm.isa.rules.rule import Use
from ptxvm.isa.targets import NEWEST_VERSION, Target

PAIRWISE_LIMIT = 20_000
_NEWEST_TARGET = Target.parse("sm_100a")

Choice = tuple[str | None, ...]


def enumerate_forms(definition: Definition) -> Iterator[Form]:
    """Every form that the definition's rules accept, modifiers in the order of the syntax.

    Of a line with more than PAIRWISE_LIMIT combinations: a set in which every pair of alternatives of two slots occurs.
    """
    seen: set[str] = set()
    for line in definition.lines:
        yield from forms_of_line(definition, line, seen)


def forms_of_line(definition: Definition, line: Line, seen: set[str]) -> Iterator[Form]:
    """The forms of one line of the syntax; what they are called is added to `seen` and does not come twice."""
    for choice in _choices(line):
        tokens = {slot: token for slot, token in zip(line.slots, choice, strict=True) if token is not None}
        mnemonic = ".".join((line.opcode, *tokens.values()))
        if mnemonic not in seen or _shares_mnemonics(definition):
            seen.add(mnemonic)
            form = Form(definition, line, mnemonic, tokens)
            if accepted(form):
                yield form


def _shares_mnemonics(definition: Definition) -> bool:
    """Whether lines differ in their operands only, so that one mnemonic has several forms."""
    return len({line.operands for line in definition.lines}) > 1


def accepted(form: Form) -> bool:
    """Whether no rule about modifiers rejects the form."""
    use = Use(form, NEWEST_VERSION, _NEWEST_TARGET)
    return all(rule.check(use) is None for rule in form.definition.rules)


def _choices(line: Line) -> Iterator[Choice]:
    alternatives = [_alternatives(slot) for slot in line.slots]
    if prod(map(len, alternatives)) <= PAIRWISE_LIMIT:
        return product(*alternatives)
    return _pairwise(alternatives)


def _alternatives(slot: Slot) -> tuple[str | None, ...]:
    return (None, *slot.alternatives) if slot.optional else slot.alternatives


def _pairwise(alternatives: list[tuple[str | None, ...]]) -> Iterator[Choice]:
    """Choices that together hold every pair of values of two slots: each pair with the others rotating."""
    seen: set[Choice] = set()
    for first in range(len(alternatives)):
        for second in range(first + 1, len(alternatives)):
            for turn, (one, other) in enumerate(product(alternatives[first], alternatives[second])):
                rest = [values[(turn + index) % len(values)] for index, values in enumerate(alternatives)]
                rest[first], rest[second] = one, other
                choice = tuple(rest)
                if choice not in seen:
                    seen.add(choice)
                    yield choice
