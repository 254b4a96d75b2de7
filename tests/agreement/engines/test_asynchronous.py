"""Asynchronous instructions, clusters, multicast memory: both engines leave the same bytes, or the same fault.

Three forms of each definition always, in both versions of compiled code; in the slow tests all that compute something
else, in one of them.
"""

from __future__ import annotations

import random

import pytest
from tests.agreement.engines.agreement import safe_version
from tests.agreement.engines.asynchronous import is_asynchronous, outcome, program_of
from tests.agreement.engines.forms import definitions, distinct, forms_of, spread

from ptxvm.isa.definition import Definition, Form

SAMPLE = 3
DEFINITIONS = [(name, one) for name, one in definitions() if is_asynchronous(one)]

#: In how many tests all forms are tried, where it is not one: each takes less than a minute.
PARTS = {"async_copy.cp_async_bulk_tensor.cp_async_bulk_tensor": 8}

each = pytest.mark.parametrize("definition", [one for _, one in DEFINITIONS], ids=[name for name, _ in DEFINITIONS])


def _compare(form: Form, safe: tuple[bool, ...]) -> bool:
    """Whether it ran to its end."""
    text = program_of(form)
    assert text is not None, form.opcode
    interpreted = outcome(text, "interpret", "late")
    for is_safe in safe:
        with safe_version(is_safe):
            assert outcome(text, "jit", "late") == interpreted, text
    return len(interpreted) > 2


@each
def test_a_sample_of_forms_agrees(definition: Definition) -> None:
    finished = [_compare(form, (False, True)) for form in spread(forms_of(definition), SAMPLE)]
    assert any(finished), "no program ran to its end"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("definition", "part", "parts"),
    [
        pytest.param(definition, part, PARTS.get(name, 1), id=f"{name}-{part}")
        for name, definition in DEFINITIONS
        for part in range(PARTS.get(name, 1))
    ],
)
def test_all_forms_agree(definition: Definition, part: int, parts: int) -> None:
    forms = list(distinct(forms_of(definition), 0))
    random.Random(definition.name).shuffle(forms)
    finished = [_compare(form, (place % 2 == 1,)) for place, form in enumerate(forms[part::parts])]
    assert any(finished), "no program ran to its end"
