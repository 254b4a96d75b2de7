"""Explaining directives."""

from __future__ import annotations

from ptxvm.explanation.availability import availability_text
from ptxvm.explanation.examples.directives import directive_example
from ptxvm.explanation.explanation import Explanation, Kind, Part, filled
from ptxvm.explanation.isa_pages import section_text
from ptxvm.isa.directives import Directive, directives


def directive_names() -> tuple[str, ...]:
    """The names of all directives, without dots."""
    return tuple(name.lstrip(".@") for name in directives())


def explain_directive(name: str) -> Explanation | None:
    """A directive by its name without dot (`maxntid`)."""
    table = directives()
    directive = table.get(f".{name}") or table.get(f"@@{name}")
    if directive is None:
        return None
    parts = filled(
        Part("text", "", " ".join(directive.text.split())),
        Part("syntax", "Syntax", directive.syntax, code=True),
        Part("place", "Stands", _place(directive)),
        Part("since", "Available", availability_text(directive.since)),
        Part("example", "Example", directive_example(directive.name), code=True),
        Part("section", "In the ISA", section_text(directive.section)),
    )
    return Explanation(Kind.DIRECTIVE, directive.name, directive.summary, parts)


def _place(directive: Directive) -> str:
    return {
        "module": "at module level",
        "entry function": "between the parameters and the body of an `.entry`",
        "entry or device function": "between the parameters and the body of an `.entry` or a `.func`",
        "device function or prototype": "after the parameters of a `.func` or a `.callprototype`",
        "function body": "in the body of a function",
        "before a variable or function": "before the declaration of a variable or function",
        "anywhere": "at module level and in functions",
    }[directive.place.value]
