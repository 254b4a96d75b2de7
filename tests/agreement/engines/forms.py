"""Which forms are probed, and on which platform."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from tests.agreement.engines.program import Platform

from ptxvm.isa.definition import Definition, Form
from ptxvm.isa.enumeration import enumerate_forms
from ptxvm.isa.registry import pages

#: Tried in this order; the last ones are for what only they have.
PLATFORMS = (
    Platform((9, 4), "sm_100a"),
    Platform((9, 4), "sm_103a"),
    Platform((9, 4), "sm_107a"),
    Platform((9, 4), "sm_120a"),
    Platform((9, 4), "sm_110a"),
    Platform((9, 4), "sm_90a"),
    Platform((6, 3), "sm_61"),
)

#: These end the launch.
FAULTING = {"trap", "brkpt"}


def definitions() -> Iterator[tuple[str, Definition]]:
    """The executable definitions: (chapter, page and name of the function; definition)."""
    for module, found in pages().items():
        for definition in found:
            if definition.executable and definition.name not in FAULTING:
                yield f"{module.removeprefix('ptxvm.isa.')}.{definition.documented.__name__}", definition


def platform_of(form: Form) -> Platform | None:
    """Where the form may be used; None when nowhere."""
    return next((p for p in PLATFORMS if form.availability.holds(p.version, p.parsed)), None)


@cache
def forms_of(definition: Definition) -> tuple[Form, ...]:
    return tuple(enumerate_forms(definition))


def spread(forms: tuple[Form, ...], count: int) -> tuple[Form, ...]:
    """At most `count` of the forms, the same ones every time, spread evenly."""
    if len(forms) <= count:
        return forms
    return tuple(forms[(2 * place + 1) * len(forms) // (2 * count)] for place in range(count))
