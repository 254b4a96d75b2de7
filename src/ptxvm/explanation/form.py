"""Explaining one spelling of an instruction, with the operands as written if there are any."""

from __future__ import annotations

from ptxvm.explanation.availability import availability_text
from ptxvm.explanation.examples import form_example, page_example
from ptxvm.explanation.explanation import Explanation, Item, Kind, Part, filled
from ptxvm.explanation.isa_pages import section_text
from ptxvm.explanation.lane_rules import lane_rule
from ptxvm.explanation.modifiers import form_modifiers
from ptxvm.explanation.operands import operand_items
from ptxvm.explanation.passages import described, undefined
from ptxvm.explanation.statement import Statement
from ptxvm.explanation.syntax_text import syntax_text
from ptxvm.isa.definition import Definition, Form
from ptxvm.isa.operands import Opaque, Role


def explain_form(form: Form, statement: Statement | None = None, *, title: str = "") -> Explanation:
    """What this spelling does. `statement` shows its operands; it must fit the form."""
    definition = form.definition
    written = _written(form, statement) if statement is not None else ()
    parts = filled(
        Part("text", "", described(definition.text)),
        _guard(statement),
        Part("modifiers", "Modifiers", form_modifiers(form)),
        Part("operands", "Operands", operand_items(form, written)),
        Part("lanes", "Lanes", lane_rule(form)),
        Part("undefined", "Undefined", undefined_text((definition,), form)),
        Part("since", "Available", _availability(form)),
        rules_part((definition,)),
        unexecutable_part((definition,)),
        Part("syntax", "Syntax of the page", syntax_text(definition, form.line.opcode), code=True),
        _example(form),
        Part("section", "In the ISA", section_text(definition.section)),
    )
    topic = f"{form.opcode} {', '.join(statement.texts)}" if statement is not None else form.opcode
    return Explanation(Kind.FORM, topic.strip(), title, parts)


def _written(form: Form, statement: Statement) -> tuple[str | None, ...]:
    arranged = form.arrange(statement.given)
    if arranged is None:
        return ()
    texts = iter(statement.texts)
    return tuple(None if given is None else next(texts) for given in arranged)


def _guard(statement: Statement | None) -> Part | None:
    if statement is None or not statement.guard:
        return None
    name = statement.guard.removeprefix("!")
    truth = "false" if statement.guard.startswith("!") else "true"
    return Part("guard", "Guard", f"Only the lanes in which `{name}` is {truth} execute it.")


def undefined_text(definitions: tuple[Definition, ...], form: Form | None) -> str:
    """What is undefined: what the pages say, and what holds for every access to memory."""
    texts = list(dict.fromkeys(filter(None, (undefined(definition.text) for definition in definitions))))
    plans = form.operands if form is not None else ()
    if any(plan.role is Role.ADDRESS and not isinstance(plan.annotation, Opaque) for plan in plans):
        texts.append(
            "An address that belongs to no variable or allocation, or is not a multiple of the size of the access, is "
            "undefined in the ISA; ptxvm reports it as a fault."
        )
    return "\n\n".join(texts)


def _availability(form: Form) -> str:
    text = availability_text(form.availability)
    reasons = [f"{part.what}: {availability_text(part.availability)}" for part in form.requirements]
    return f"{text} ({'; '.join(reasons)})" if reasons else text


def rules_part(definitions: tuple[Definition, ...]) -> Part | None:
    """The restrictions of some definitions, each with an instruction it accepts and one it rejects."""
    rules = {rule.name + rule.accepted: rule for definition in definitions for rule in definition.rules}
    items = tuple(
        Item(rule.code, f"{rule.text} Accepted: `{rule.accepted}` Rejected: `{rule.rejected}`")
        for rule in rules.values()
    )
    return Part("restrictions", "Restrictions", items)


def unexecutable_part(definitions: tuple[Definition, ...]) -> Part | None:
    """A warning if ptxvm cannot run some of them."""
    if all(definition.executable for definition in definitions):
        return None
    return Part("execution", "In ptxvm", "Parsed, checked and explained; not executable yet.")


def _example(form: Form) -> Part | None:
    own = form_example(form)
    if own is not None:
        return Part("example", "Example", own, code=True)
    other = page_example((form.definition,))
    return Part("example", "Example of the same page", other, code=True) if other is not None else None
