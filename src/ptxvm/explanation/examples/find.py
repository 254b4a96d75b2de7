"""The example of a form or a page: the first candidate that the checker accepts."""

from __future__ import annotations

from functools import lru_cache
from itertools import islice

from ptxvm.checker import check
from ptxvm.diagnostics import Severity, Source
from ptxvm.explanation.availability import places_available
from ptxvm.explanation.examples.generate import kernel_around
from ptxvm.explanation.examples.handwritten import HANDWRITTEN
from ptxvm.isa.definition import Definition, Form
from ptxvm.isa.enumeration import enumerate_forms
from ptxvm.isa.flow import Flow
from ptxvm.isa.operands import Role

# Constants to try where an instruction takes one that its rules limit.
_CONSTANTS = ("1", "128", "0", "32", "16", "0xe8", "2", "4", "8", "24")
_PLACES = 3
# A page's example is one of its first forms, preferably a usual one.
_FORMS, _TRIED = 400, 12
_USUAL = ("f32", "b32", "u32", "s32", "b64")


@lru_cache(maxsize=4096)
def form_example(form: Form) -> str | None:
    """A kernel that uses this form and that the checker accepts, or None where none can be made by itself."""
    if form.definition.flow is not Flow.NONE or form.definition.name in HANDWRITTEN:
        written = HANDWRITTEN.get(form.definition.name, "")
        return written if f"{form.opcode} " in written or f"{form.opcode};" in written else None
    constant = any(plan.role is Role.CONSTANT and not plan.optional for plan in form.operands)
    for version, target in places_available(form.availability)[:_PLACES]:
        for value in _CONSTANTS if constant else _CONSTANTS[:1]:
            text = kernel_around(form, version, target, value)
            if is_accepted(text):
                return text
    return None


def page_example(definitions: tuple[Definition, ...]) -> str | None:
    """An example for a page: that of the first form that has one."""
    for definition in definitions:
        if definition.name in HANDWRITTEN:
            return HANDWRITTEN[definition.name]
    for definition in definitions:
        forms = islice(enumerate_forms(definition), _FORMS)
        for form in sorted(forms, key=_unusualness)[:_TRIED]:
            text = form_example(form)
            if text is not None:
                return text
    return None


def _unusualness(form: Form) -> tuple[bool, int]:
    """Forms of 32-bit types with few modifiers come first."""
    return (form.spelling("type") or "b32") not in _USUAL, len(form.modifiers)


def is_accepted(text: str) -> bool:
    """Whether the checker has nothing against a program."""
    return not any(finding.severity is Severity.ERROR for finding in check(Source(text)))
