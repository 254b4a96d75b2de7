"""Asynchronous instructions, clusters, multicast memory: both engines leave the same bytes, or the same fault.

Three forms of each definition always; in the slow tests all that compute something else.
"""

from __future__ import annotations

import pytest
from tests.agreement.engines.agreement import safe_version
from tests.agreement.engines.asynchronous import is_asynchronous, outcome, program_of
from tests.agreement.engines.forms import definitions, distinct, forms_of, spread

from ptxvm.isa.definition import Definition, Form

SAMPLE = 3
DEFINITIONS = [(name, one) for name, one in definitions() if is_asynchronous(one)]

each = pytest.mark.parametrize("definition", [one for _, one in DEFINITIONS], ids=[name for name, _ in DEFINITIONS])


def _compare(forms: tuple[Form, ...]) -> None:
    finished = 0
    for form in forms:
        text = program_of(form)
        assert text is not None, form.opcode
        interpreted = outcome(text, "interpret", "late")
        assert outcome(text, "jit", "late") == interpreted, text
        with safe_version(True):
            assert outcome(text, "jit", "late") == interpreted, text
        finished += len(interpreted) > 2
    assert finished, f"no program ran to its end: {forms[0].opcode}"


@each
def test_a_sample_of_forms_agrees(definition: Definition) -> None:
    _compare(spread(forms_of(definition), SAMPLE))


@pytest.mark.slow
@each
def test_all_forms_agree(definition: Definition) -> None:
    _compare(distinct(forms_of(definition), 0))
