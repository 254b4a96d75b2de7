"""The search for a correction, and its text."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

from ptxvm.checker.choice import Choice, FormChooser, Problem
from ptxvm.checker.corrections import operands, spelling
from ptxvm.checker.corrections.candidate import Candidate
from ptxvm.checker.written import Sort, Written
from ptxvm.diagnostics import Source
from ptxvm.diagnostics.codes import operands as operand_codes
from ptxvm.diagnostics.codes import versions
from ptxvm.isa.operands import OperandPlan
from ptxvm.isa.registry import Failure, find_forms
from ptxvm.records import record
from ptxvm.syntax import tree

_MOST = 200
# Where the file's header is at fault the help names the header that would do.
# Where operands are missing or of another kind, another mnemonic would be another instruction.
_OF_OPERANDS = (operand_codes.OPERAND_COUNT, operand_codes.OPERAND_KIND, operand_codes.CONSTANT_KIND)
_OF_THE_HEADER = (versions.NEEDS_VERSION, versions.NEEDS_TARGET, versions.TARGET_FAMILY)


@record()
class Mistaken:
    """An instruction that has no form: its operands' values, and how they are written."""

    node: tree.Instruction
    values: list[Any]
    given: tuple[Written, ...]
    problems: tuple[Problem, ...]


def correction(chooser: FormChooser, mistaken: Mistaken, source: Source) -> str | None:
    """Corrected PTX, introduced by what was changed; None when no small change helps."""
    if any(problem.code in _OF_THE_HEADER for problem in mistaken.problems):
        return None
    for candidate in islice(_candidates(mistaken), _MOST):
        if _is_correct(chooser, candidate, mistaken):
            return _text(candidate, mistaken.node, source)
    return None


def _is_correct(chooser: FormChooser, candidate: Candidate, mistaken: Mistaken) -> bool:
    if candidate.preceding is not None:
        opcode, given = candidate.preceding
        if not isinstance(chooser.choose(opcode, list(given)), Choice):
            return False
    choice = chooser.choose(candidate.opcode, list(candidate.written))
    if not isinstance(choice, Choice):
        return False
    # Rules may speak about the values of constants; they are known where the operands are the ones written.
    if choice.written is None or candidate.written != mistaken.given:
        return True
    return not chooser.problems_of_values(choice, mistaken.values)


def _candidates(mistaken: Mistaken) -> Iterator[Candidate]:
    opcode, given = mistaken.node.opcode, mistaken.given
    yield from spelling.respelled(opcode, given)
    yield from spelling.synchronized(opcode, given)
    yield from spelling.completed(opcode, given)
    yield from spelling.ordered(opcode, given)
    yield from spelling.respaced(opcode, given)
    yield from spelling.sized(opcode, given)
    yield from operands.conversions_of_moves(opcode, given)
    yield from operands.exchanged(opcode, given)
    yield from _operand_changes(mistaken)
    if mistaken.problems[0].code not in _OF_OPERANDS:
        yield from spelling.shortened(opcode, given)
        yield from spelling.recompared(opcode, given)
        yield from spelling.rerounded(opcode, given)
        yield from spelling.retyped(opcode, given, _register_at_fault(mistaken))


def _register_at_fault(mistaken: Mistaken) -> Written | None:
    """The first register that does not fit."""
    places = [problem.operand for problem in mistaken.problems if problem.operand is not None]
    operand = mistaken.given[places[0]] if places else None
    return operand if operand is not None and operand.sort is Sort.REGISTER and operand.declared != "pred" else None


def _operand_changes(mistaken: Mistaken) -> Iterator[Candidate]:
    """Changes of the one operand at fault, or of any when it is not known which."""
    at_fault = [problem.operand for problem in mistaken.problems if problem.operand is not None]
    if len(at_fault) > 1:
        return
    opcode, given = mistaken.node.opcode, mistaken.given
    for index in at_fault or range(len(given)):
        plan = _plan(opcode, given, index) if at_fault else None
        yield from operands.operand_changes(operands.Place(opcode, given, index, mistaken.values[index]), plan)


def _plan(opcode: str, given: tuple[Written, ...], place: int) -> OperandPlan | None:
    """The plan of the form whose places the operands fit, for the operand at `place`."""
    found = find_forms(opcode)
    if isinstance(found, Failure):
        return None
    for form in found:
        arranged = form.arrange(given)
        if arranged is not None:
            plans = [plan for plan, one in zip(form.operands, arranged, strict=True) if one is not None]
            return plans[place]
    return None


def _text(candidate: Candidate, node: tree.Instruction, source: Source) -> str:
    texts = tuple(source.text[operand.start : operand.end] for operand in node.operands)
    guard = "" if node.guard is None else f"{source.text[node.guard.start : node.guard.end].strip()} "
    changed = ", ".join(candidate.operands(texts))
    statement = f"{guard}{candidate.opcode} {changed}".rstrip() + ";"
    before = candidate.before(texts)
    if before:
        return "\n".join((f"{candidate.why}:", *before, statement))
    return f"{candidate.why}: {statement}"
