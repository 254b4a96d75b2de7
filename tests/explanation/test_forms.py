"""A sample of the forms of every page: each explains itself in full."""

from itertools import islice

import pytest

from ptxvm.explanation import as_json, as_markdown, as_text
from ptxvm.explanation.form import explain_form
from ptxvm.explanation.modifiers import meaning
from ptxvm.isa.enumeration import enumerate_forms
from ptxvm.isa.registry import pages

DEFINITIONS = [definition for found in pages().values() for definition in found]
SAMPLE = 5
STEP = 37


@pytest.mark.parametrize("definition", DEFINITIONS, ids=[f"{n}-{one.name}" for n, one in enumerate(DEFINITIONS)])
def test_forms_explain_themselves(definition):
    for form in islice(enumerate_forms(definition), 0, SAMPLE * STEP, STEP):
        explanation = explain_form(form)
        assert explanation.part("text").content
        assert len(explanation.part("operands").content if form.operands else ()) == len(form.operands)
        assert as_text(explanation).startswith(form.opcode)
        assert as_markdown(explanation).startswith(f"## `{form.opcode}`")
        assert as_json(explanation)["topic"] == form.opcode


def test_the_glossary_knows_every_modifier():
    unknown = {
        (definition.name, spelling)
        for definition in DEFINITIONS
        for line in definition.lines
        for slot in line.slots
        for spelling in slot.alternatives
        if not meaning(definition, slot, spelling)
    }
    assert unknown == set()
