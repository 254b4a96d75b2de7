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
    Platform((6, 4), "sm_75"),
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


#: Where a program is data-race-free, these make no difference to what its instructions compute.
_SCOPES = {"cta", "cluster", "gpu", "sys"}
_ORDERS = {"weak", "relaxed", "acquire", "release", "acq_rel", "sc", "volatile", "mmio"}
_CACHING = {"ca", "cg", "cs", "lu", "cv", "wb", "wt"}
_HINTS = ("L1::", "L2::", "level::")


def distinct(forms: tuple[Form, ...], pick: int) -> tuple[Form, ...]:
    """One form of each set that differ in scope, order or caching only: other picks choose others.

    Nearly all forms of loads, stores and atomics differ in these only. The sets choose by turns, so that each of these
    modifiers is there in many of them.
    """
    sets: dict[object, list[Form]] = {}
    for form in forms:
        sets.setdefault(_computation(form), []).append(form)
    return tuple(some[(place + pick) % len(some)] for place, some in enumerate(sets.values()))


def _computation(form: Form) -> object:
    operands = tuple((plan.name, plan.role, plan.type, plan.vector, plan.space) for plan in form.operands)
    modifiers = [modifier.strip(".") for modifier in form.modifiers]
    idle = _SCOPES | _ORDERS | _CACHING
    kept = tuple(name for name in modifiers if name not in idle and not name.startswith(_HINTS))
    hinted = form.definition.documented, kept
    return hinted, tuple(operand for operand in operands if operand[0] not in ("cache_policy", "cache-policy"))


def spread(forms: tuple[Form, ...], count: int) -> tuple[Form, ...]:
    """At most `count` of the forms, the same ones every time, spread evenly."""
    if len(forms) <= count:
        return forms
    return tuple(forms[(2 * place + 1) * len(forms) // (2 * count)] for place in range(count))
