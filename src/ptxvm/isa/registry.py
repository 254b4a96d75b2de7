"""Finding the form of a mnemonic. Pages are imported when an opcode of theirs is first looked up."""

from __future__ import annotations

import difflib
import pkgutil
from dataclasses import dataclass, replace
from enum import Enum
from functools import cache
from importlib import import_module
from pathlib import Path

from ptxvm.isa.definition import Definition, Form
from ptxvm.isa.matching import Match, match_line
from ptxvm.isa.notation import Line, Slot
from ptxvm.isa.operands import Given

_ROOT = Path(__file__).parent
_NOT_CHAPTERS = {"rules"}


class FailureKind(Enum):
    """Why a mnemonic is no form of any instruction."""

    UNKNOWN_INSTRUCTION = "unknown instruction"
    UNKNOWN_MODIFIER = "unknown modifier"
    DUPLICATE = "duplicate modifier"
    CONFLICT = "modifiers that do not go together"
    ORDER = "modifier order"
    MISSING = "missing modifier"
    OPERANDS = "operands"


@dataclass(frozen=True, slots=True)
class Failure:
    """A mnemonic that is no form. `modifiers` are the offending ones (with dot), `expected` what could stand there.

    `definition` and `line` are the nearest ones; `candidates` the forms whose operands do not fit (OPERANDS only).
    """

    kind: FailureKind
    message: str
    modifiers: tuple[str, ...] = ()
    expected: tuple[str, ...] = ()
    definition: Definition | None = None
    line: Line | None = None
    candidates: tuple[Form, ...] = ()


@cache
def _index() -> dict[str, tuple[str, ...]]:
    """Words of page file names (`shfl_sync`, `bar_barrier`) to module names: an opcode is a word of its page's name."""
    index: dict[str, list[str]] = {}
    for chapter in pkgutil.iter_modules([str(_ROOT)]):
        if not chapter.ispkg or chapter.name in _NOT_CHAPTERS:
            continue
        for page in pkgutil.iter_modules([str(_ROOT / chapter.name)]):
            for word in dict.fromkeys(filter(None, page.name.split("_"))):
                index.setdefault(word, []).append(f"ptxvm.isa.{chapter.name}.{page.name}")
    return {word: tuple(modules) for word, modules in index.items()}


@cache
def _definitions_of(module: str) -> tuple[Definition, ...]:
    return tuple(value for value in vars(import_module(module)).values() if isinstance(value, Definition))


def pages() -> dict[str, tuple[Definition, ...]]:
    """Every page module with its definitions; imports them all."""
    modules = dict.fromkeys(module for names in _index().values() for module in names)
    return {module: _definitions_of(module) for module in sorted(modules)}


@cache
def definitions(opcode: str) -> tuple[Definition, ...]:
    """The definitions with mnemonics that start with this word."""
    found = [definition for module in _index().get(opcode, ()) for definition in _definitions_of(module)]
    return tuple(definition for definition in found if opcode in definition.opcodes)


@cache
def find_forms(mnemonic: str) -> tuple[Form, ...] | Failure:
    """Every form a mnemonic may be; several when operands decide (`mov.b32` packs, unpacks or copies)."""
    opcode, *written = mnemonic.split(".")
    modifiers = tuple(written)
    found = definitions(opcode)
    if not found:
        return _unknown_instruction(opcode)
    matches = [(page, line, match) for page in found for line, match in page.matches(opcode, modifiers)]
    exact: dict[tuple[object, ...], Form] = {}
    for page, line, match in matches:
        if match.exact:
            exact.setdefault((page, line.operands), Form(page, line, mnemonic, match.tokens))
    return tuple(exact.values()) or _explain(modifiers, matches)


def find_form(mnemonic: str, given: tuple[Given, ...] | None = None) -> Form | Failure:
    """The form of a mnemonic whose operands are written as `given` (not given: the first form)."""
    forms = find_forms(mnemonic)
    if isinstance(forms, Failure):
        return forms
    if given is None:
        return forms[0]
    for form in forms:
        if form.arrange(given) is not None:
            return form
    expected = tuple(dict.fromkeys(_operand_text(form) for form in forms))
    message = f"{mnemonic} takes other operands: {' or '.join(text or 'none' for text in expected)}"
    return Failure(FailureKind.OPERANDS, message, (), expected, forms[0].definition, forms[0].line, forms)


@cache
def documented_spelling(mnemonic: str) -> str | None:
    """The mnemonic with its modifiers in the order of the ISA's syntax; None when it is no form of any instruction."""
    opcode, *modifiers = mnemonic.split(".")
    for page in definitions(opcode):
        for line in page.lines:
            # Without a fixed head, so that what belongs to the front may stand anywhere.
            match = match_line(line, tuple(modifiers), 0)
            if line.opcode == opcode and not (match.duplicates or match.strangers or match.missing):
                return ".".join((opcode, *(match.tokens[slot] for slot in line.slots if slot in match.tokens)))
    return None


# ------------------------------------------------------------------------------------------------------------- failures


def _unknown_instruction(opcode: str) -> Failure:
    near = tuple(difflib.get_close_matches(opcode, list(_index()), 3))
    return Failure(FailureKind.UNKNOWN_INSTRUCTION, f"no instruction is called {opcode!r}", (opcode,), near)


def _explain(modifiers: tuple[str, ...], matches: list[tuple[Definition, Line, Match]]) -> Failure:
    """What is wrong with modifiers that no line takes, in terms of the nearest line."""
    known = {spelling for _, line, _ in matches for slot in line.slots for spelling in slot.alternatives}
    page, line, match = min(matches, key=lambda entry: entry[2].distance)
    unknown = [modifier for modifier in modifiers if modifier not in known]
    if unknown:
        near = tuple(f".{spelling}" for spelling in difflib.get_close_matches(unknown[0], sorted(known), 3))
        failure = _failure(FailureKind.UNKNOWN_MODIFIER, "has no modifier", unknown, page, line)
        return replace(failure, expected=near)
    if match.duplicates:
        repeated = any(modifiers.count(modifier) > 1 for modifier in match.duplicates)
        kind = FailureKind.DUPLICATE if repeated else FailureKind.CONFLICT
        return _failure(kind, "has more than one modifier of the kind of", match.duplicates, page, line)
    if match.strangers:
        return _failure(FailureKind.CONFLICT, "with its other modifiers does not take", match.strangers, page, line)
    if match.misplaced:
        return _failure(FailureKind.ORDER, "has at the wrong place", match.misplaced, page, line)
    return _missing(match.missing, page, line)


def _missing(slots: list[Slot], page: Definition, line: Line) -> Failure:
    expected = tuple(f".{spelling}" for spelling in slots[0].alternatives)
    message = f"{page.name} needs {'one of ' * (len(expected) > 1)}{', '.join(expected)}"
    return Failure(FailureKind.MISSING, message, (), expected, page, line)


def _failure(kind: FailureKind, verb: str, modifiers: list[str], page: Definition, line: Line) -> Failure:
    dotted = tuple(f".{modifier}" for modifier in modifiers)
    return Failure(kind, f"{page.name} {verb} {', '.join(dotted)}", dotted, (), page, line)


def _operand_text(form: Form) -> str:
    return ", ".join(plan.name if not plan.optional else f"{{{plan.name}}}" for plan in form.operands)
