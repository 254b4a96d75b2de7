"""Integer, carry-chain and logic instructions in the NumPy reading, every form, against plain Python ints."""

import random

import pytest
from tests.isa.lane_values import LANES, FullWarp, lanes, patterns
from tests.isa.models.integer import MODELS, to_signed

from ptxvm.isa.enumeration import enumerate_forms
from ptxvm.isa.operands import CARRY, Role
from ptxvm.isa.registry import pages
from ptxvm.lanes import PRED

CHAPTERS = ("integer", "extended_precision", "logic")


def definitions():
    for module, found in pages().items():
        chapter = module.split(".")[2]
        if chapter in CHAPTERS:
            for definition in found:
                yield f"{chapter}.{definition.documented.__name__}", definition


FORMS = [(name, form) for name, definition in definitions() for form in enumerate_forms(definition)]


def test_every_definition_has_a_model():
    there = {name for name, _ in definitions()}
    models = set(MODELS)
    assert there == models, (
        f"write a model (a function on plain numbers, tests/isa/models/integer.py) for {sorted(there - models)}; "
        f"remove those of {sorted(models - there)}"
    )


def corner(bits, rng):
    """A bit pattern: often one where something changes."""
    top = 1 << (bits - 1)
    small = [rng.randrange(0, 70), (1 << bits) - rng.randrange(1, 4), top, top - 1, top + 1, 0x7F, 0x80, 0xFF, 0xFFFF]
    return rng.choice([rng.getrandbits(bits)] * 6 + small) & ((1 << bits) - 1)


def number(pattern, type_):
    return to_signed(pattern, type_.bits) if type_.is_signed and type_.elements == 1 else pattern


def source(form, index, rng):
    """One source: (what the definition receives, the numbers of its lanes)."""
    if index == CARRY:
        bits = [rng.getrandbits(1) for _ in range(LANES)]
        return lanes(PRED, bits), bits
    plan = form.operands[index]
    if plan.role is Role.CONSTANT:
        value = rng.getrandbits(8)
        return value, [value] * LANES
    values = [corner(plan.type.bits, rng) for _ in range(LANES)]
    if plan.name == "base":
        values = [value & 31 for value in values]
    return lanes(plan.type, values), [number(value, plan.type) for value in values]


def flat(results):
    return list(results) if isinstance(results, tuple) else [results]


@pytest.mark.parametrize(("name", "form"), FORMS, ids=[form.opcode for _, form in FORMS])
def test_form(name, form):
    rng = random.Random(form.opcode)
    for _ in range(6):
        sources = [source(form, index, rng) for index in form.sources]
        results = flat(form.run(FullWarp(), *(given for given, _ in sources)))
        expected = [
            flat(MODELS[name](form, *numbers)) for numbers in zip(*(values for _, values in sources), strict=True)
        ]
        for position, result in enumerate(results):
            wanted = [int(row[position]) & result.type.mask for row in expected]
            assert patterns(result) == wanted
