"""Finding the form of a mnemonic. Pages are imported when an opcode of theirs is first looked up."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.resources import files

from ptxvm.diagnostics.nearest import likely, nearest
from ptxvm.isa.definition import Definition, Form
from ptxvm.isa.failures import Failure, FailureKind, explain_modifiers
from ptxvm.isa.matching import match_line
from ptxvm.isa.operands import Given

_NOT_CHAPTERS = {"rules", "__pycache__"}


@cache
def _index() -> dict[str, tuple[str, ...]]:
    """Words of page file names (`shfl_sync`, `bar_barrier`) to module names: an opcode is a word of its page's name."""
    index: dict[str, list[str]] = {}
    for chapter in sorted(files("ptxvm.isa").iterdir(), key=lambda entry: entry.name):
        if "." in chapter.name or chapter.name in _NOT_CHAPTERS:
            continue
        for page in sorted(entry.name.partition(".")[0] for entry in chapter.iterdir() if _is_code(entry.name)):
            for word in dict.fromkeys(filter(None, page.split("_"))):
                index.setdefault(word, []).append(f"ptxvm.isa.{chapter.name}.{page}")
    return {word: tuple(modules) for word, modules in index.items()}


def _is_code(name: str) -> bool:
    return name.endswith((".py", ".pyc")) and not name.startswith("__")


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
    return tuple(exact.values()) or explain_modifiers(mnemonic, matches, documented_spelling(mnemonic))


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
            # Several types, and several state spaces, mean something else in another order.
            wrong = match.duplicates or match.strangers or match.missing or match.misplaced
            if line.opcode == opcode and not wrong:
                return ".".join((opcode, *(match.tokens[slot] for slot in line.slots if slot in match.tokens)))
    return None


def _unknown_instruction(opcode: str) -> Failure:
    # Words of file names that are no opcodes (`voting`) have no definitions.
    near = nearest(opcode, [word for word in likely(opcode, list(_index())) if definitions(word)])
    return Failure(FailureKind.UNKNOWN_INSTRUCTION, f"no instruction is called {opcode!r}", (opcode,), near, meant=near)


def _operand_text(form: Form) -> str:
    return ", ".join(plan.name if not plan.optional else f"{{{plan.name}}}" for plan in form.operands)


__all__ = [
    "Failure",
    "FailureKind",
    "definitions",
    "documented_spelling",
    "find_form",
    "find_forms",
    "pages",
]
