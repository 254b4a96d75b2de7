"""Explaining pages of instructions, and families: several pages that share a name."""

from __future__ import annotations

from ptxvm.explanation.availability import availability_text
from ptxvm.explanation.examples import page_example
from ptxvm.explanation.explanation import Explanation, Item, Kind, Part, filled
from ptxvm.explanation.form import rules_part, undefined_text, unexecutable_part
from ptxvm.explanation.isa_pages import IsaPage, definitions_of
from ptxvm.explanation.lane_rules import lane_rule
from ptxvm.explanation.modifiers import page_modifiers
from ptxvm.explanation.operands import operand_items
from ptxvm.explanation.passages import described, first_sentence
from ptxvm.explanation.syntax_text import syntax_text
from ptxvm.explanation.unwritten import UNWRITTEN
from ptxvm.isa.definition import Definition, Form
from ptxvm.isa.enumeration import enumerate_forms


def explain_page(topic: str, definitions: tuple[Definition, ...], section: str) -> Explanation:
    """One page, or those of its definitions that are asked for."""
    form = next((form for definition in definitions for form in enumerate_forms(definition)), None)
    parts = filled(
        *(part for definition in definitions for part in _definition_parts(definition, len(definitions) > 1)),
        Part("modifiers", "Modifiers", page_modifiers(definitions)),
        Part("operands", f"Operands of {form.opcode}", operand_items(form)) if form is not None else None,
        Part("lanes", "Lanes", lane_rule(form) if form is not None else ""),
        Part("undefined", "Undefined", undefined_text(definitions, form)),
        Part("since", "Available", _availability(definitions)),
        rules_part(definitions),
        unexecutable_part(definitions),
        _example(definitions),
        Part("section", "In the ISA", section),
    )
    return Explanation(Kind.PAGE, topic, "", parts)


def _definition_parts(definition: Definition, one_of_several: bool) -> list[Part]:
    heading = definition.name if one_of_several else ""
    return [
        Part("text", heading, described(definition.text)),
        Part("syntax", "" if one_of_several else "Syntax", syntax_text(definition), code=True),
    ]


def _availability(definitions: tuple[Definition, ...]) -> tuple[Item, ...]:
    """Where something holds in other places than in the definition before, with the syntax that it holds for."""
    first: dict[str, str] = {}
    items = []
    for definition in definitions:
        name, syntax = definition.name, syntax_text(definition).split("  ")[0].rstrip(";")
        found = [(name, syntax, definition.since)]
        found += [(one.what, f"{one.what} of {syntax}", one.availability) for one in definition.requirements]
        for what, exact, condition in found:
            text = availability_text(condition)
            items.append(Item(what if first.setdefault(what, text) == text else exact, text))
    return tuple(dict.fromkeys(items))


def _example(definitions: tuple[Definition, ...]) -> Part | None:
    text = page_example(definitions)
    return Part("example", "Example", text, code=True) if text is not None else None


def explain_unwritten(page: IsaPage) -> Explanation:
    """A page of the ISA that ptxvm does not define: what it is about, and that it is missing."""
    parts = filled(
        Part("text", "", unwritten_text(page)),
        Part("execution", "In ptxvm", "Known by name only: it is neither checked nor executable yet."),
        Part("section", "In the ISA", page.place),
    )
    return Explanation(Kind.PAGE, " / ".join(page.names), "", parts)


def unwritten_text(page: IsaPage) -> str:
    """What a page without definition is about."""
    return UNWRITTEN.get(page.names[0], "")


def explain_family(topic: str, pages: tuple[IsaPage, ...]) -> Explanation:
    """Several pages: each with what it does in a sentence and its syntax."""
    members = tuple(Item(_member_name(page), f"{page_summary(page)} ({page.chapter}, {page.place})") for page in pages)
    parts = [Part("members", "Members", members)]
    for page in pages:
        definitions = definitions_of(page)
        syntax = "\n".join(dict.fromkeys(syntax_text(definition) for definition in definitions))
        parts.append(Part("syntax", f"{_member_name(page)} ({page.chapter})", syntax, code=True))
    hint = f"`ptxvm explain` with a member and a type, such as `{_hint(pages)}`, explains that form."
    return Explanation(Kind.FAMILY, topic, f"a family of {len(pages)} pages", filled(*parts, Part("next", "", hint)))


def _hint(pages: tuple[IsaPage, ...]) -> str:
    definitions = [definition for page in pages for definition in definitions_of(page)]
    forms: list[Form] = [form for form in (next(enumerate_forms(one), None) for one in definitions) if form is not None]
    return forms[0].opcode if forms else pages[0].names[0]


def _member_name(page: IsaPage) -> str:
    definitions = definitions_of(page)
    return ", ".join(dict.fromkeys(definition.name for definition in definitions)) or ", ".join(page.names)


def page_summary(page: IsaPage) -> str:
    """A page in a sentence."""
    definitions = definitions_of(page)
    return first_sentence(definitions[0].text) if definitions else first_sentence(unwritten_text(page))
