"""Forms as the notation yields them: every enumerated spelling is found again, in any order of its free modifiers."""

import random
from itertools import islice

import pytest

from ptxvm.explanation.isa_pages import isa_pages
from ptxvm.isa.definition import Form
from ptxvm.isa.enumeration import enumerate_forms
from ptxvm.isa.notation import SlotKind
from ptxvm.isa.operands import CARRY, Role
from ptxvm.isa.registry import find_forms, pages

DEFINITIONS = [definition for found in pages().values() for definition in found]
IDS = [f"{definition.name} {definition.documented.__name__}" for definition in DEFINITIONS]


def sample(definition, count=40):
    forms = list(islice(enumerate_forms(definition), 400))
    return random.Random(definition.name).sample(forms, min(count, len(forms)))


@pytest.mark.parametrize("definition", DEFINITIONS, ids=IDS)
def test_spellings_are_found(definition):
    for form in sample(definition):
        found = find_forms(form.opcode)
        assert isinstance(found, tuple), found
        mine = [
            other for other in found if other.definition is definition and other.line.operands == form.line.operands
        ]
        assert mine, form
        assert mine[0].tokens == form.tokens


@pytest.mark.parametrize("definition", DEFINITIONS, ids=IDS)
def test_free_modifiers_stand_in_any_order(definition):
    rng = random.Random(definition.name)
    for form in sample(definition, 5):
        slots = [slot for slot in form.line.slots if slot.attribute in form.tokens]
        head = [slot for slot in form.line.slots[: definition.fixed] if slot in slots]
        rest = [slot for slot in slots if slot not in head]
        kept = [slot for slot in rest if slot.kind is not SlotKind.OTHER or alike(slot, rest)]
        free = [slot for slot in rest if slot not in kept]
        order = kept[:]
        for slot in free:
            order.insert(rng.randrange(len(order) + 1), slot)
        mnemonic = ".".join([form.line.opcode, *(form.tokens[slot.attribute] for slot in [*head, *order])])
        found = find_forms(mnemonic)
        assert isinstance(found, tuple), (mnemonic, found)
        assert any(other.definition is definition and other.tokens == form.tokens for other in found), mnemonic


def alike(slot, slots):
    """Whether another slot takes the same modifiers, so that their order decides."""
    return any(other is not slot and set(other.alternatives) & set(slot.alternatives) for other in slots)


@pytest.mark.parametrize("definition", DEFINITIONS, ids=IDS)
def test_plans_name_what_the_function_receives(definition):
    form = next(enumerate_forms(definition))
    names = [plan.name for plan in form.operands]
    assert len(set(names)) == len(names)
    for index in form.sources:
        assert index is None or index == CARRY or form.operands[index].role is not Role.RESULT
    results = [index for index in form.results if index != CARRY]
    assert results in ([], [0], [0, 1], [0, 1, 2])


@pytest.mark.parametrize("definition", DEFINITIONS, ids=IDS)
def test_pages_are_documented(definition):
    where = f"{definition.documented.__module__}, {definition.documented.__name__}()"
    assert definition.text, f"{where}: write what the instruction does as the docstring of its function"
    sections = {page.section for page in isa_pages()}
    known = definition.section is None or definition.section in sections
    assert known, f"{where}: section {definition.section} is not in explanation/isa_pages.tsv; leave it out if unknown"
    first = next(enumerate_forms(definition), None)
    assert first is not None, f"{where}: its rules reject every form of its syntax"


def test_forms_are_compared_by_identity():
    first, second = (find_forms("add.s32") for _ in range(2))
    assert isinstance(first, tuple)
    assert isinstance(second, tuple)
    assert first[0] is second[0]
    assert isinstance(first[0], Form)
