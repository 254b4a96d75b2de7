"""Video instructions in the NumPy reading, every form with random selectors, against plain Python ints."""

import random
import re

import pytest
from tests.isa.lane_values import LANES, FullWarp, lanes, patterns
from tests.isa.models.video import MODELS

from ptxvm.isa.enumeration import enumerate_forms
from ptxvm.isa.operands import Mark
from ptxvm.isa.registry import pages
from ptxvm.isa.video.shared.selection import BYTE_MASK, BYTES, HALF_MASK, HALVES, PART

DEFINITIONS = {
    definition.documented.__name__: definition
    for module, found in pages().items()
    if module.split(".")[2] == "video"
    for definition in found
}
FORMS = [(name, form) for name, definition in DEFINITIONS.items() for form in enumerate_forms(definition)]


def test_every_definition_has_a_model():
    there = {*DEFINITIONS}
    models = set(MODELS)
    assert there == models, (
        f"write a model (a function on plain numbers, tests/isa/models/video.py) for {sorted(there - models)}; "
        f"remove those of {sorted(models - there)}"
    )


def selector(pattern, rng):
    """A random one that the pattern takes, or none."""
    match pattern:
        case "":
            return ""
        case _ if pattern == PART:
            return rng.choice(["", "b0", "b1", "b2", "b3", "h0", "h1"])
        case _ if pattern == HALVES:
            return rng.choice(["", f"h{rng.randrange(4)}{rng.randrange(4)}"])
        case _ if pattern == BYTES:
            return rng.choice(["", "b" + "".join(str(rng.randrange(8)) for _ in range(4))])
        case _ if pattern == HALF_MASK:
            return rng.choice(["", "h0", "h1", "h10"])
    assert pattern == BYTE_MASK
    return rng.choice(["", "b0", "b20", "b310", "b3210"])


def marks_of(form, rng):
    plans = {plan.name: plan for plan in form.operands}
    marks = {
        name: Mark(selector(plan.writing.selector, rng), plan.writing.minus and name != "c" and rng.random() < 0.3)
        for name, plan in plans.items()
    }
    if getattr(form, "op2", None):
        marks["d"] = Mark()
    if plans["c"].writing.minus and marks["a"].negated == marks["b"].negated:
        marks["c"] = Mark(negated=rng.random() < 0.5)
    for name, mark in marks.items():
        assert not mark.selector or re.fullmatch(plans[name].writing.selector, mark.selector)
    return marks


def pattern(rng):
    edges = [0, 1, 0xFFFF_FFFF, 0x8000_0000, 0x7FFF_FFFF, 0x80808080, 0x7F7F7F7F, 0x8000_7FFF, rng.randrange(40)]
    return rng.choice([rng.getrandbits(32), rng.getrandbits(32), rng.choice(edges)])


@pytest.mark.parametrize(("name", "form"), FORMS, ids=[form.opcode for _, form in FORMS])
def test_form(name, form):
    rng = random.Random(form.opcode)
    for _ in range(6):
        marks = marks_of(form, rng)
        columns = [[pattern(rng) for _ in range(LANES)] for _ in range(3)]
        values = [lanes(plan.type, column) for plan, column in zip(form.operands[1:], columns, strict=True)]
        got = patterns(form.marked(marks).run(FullWarp(), *values))
        wanted = [MODELS[name](form, marks, *row) & 0xFFFF_FFFF for row in zip(*columns, strict=True)]
        assert got == wanted, marks
