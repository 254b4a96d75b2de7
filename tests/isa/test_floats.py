"""Floating-point arithmetic in the NumPy reading, every form, against exact fractions rounded in Python."""

import random

import pytest
from tests.isa.lane_values import LANES, FullWarp, lanes, patterns
from tests.isa.models.float_instructions import MODELS
from tests.isa.models.floating import FORMATS

from ptxvm.isa.enumeration import enumerate_forms
from ptxvm.isa.registry import pages

CHAPTERS = ("floating_point", "half_precision", "mixed_precision")
# Approximations have a bound on their error and tests of their own.
APPROXIMATE = {
    "cos",
    "ex2",
    "lg2",
    "rcp_approx_ftz_f64",
    "rsqrt",
    "rsqrt_approx_ftz_f64",
    "sin",
    "tanh",
}


def definitions():
    for module, found in pages().items():
        if module.split(".")[2] in CHAPTERS:
            yield from (
                (definition.documented.__name__, definition)
                for definition in found
                if definition.documented.__name__ in MODELS
            )


FORMS = [(name, form) for name, definition in definitions() for form in enumerate_forms(definition)]


def corner(format_, rng):
    """A pattern: often a special value, a subnormal number, or one near another's magnitude."""
    one = format_.bias << format_.fraction
    specials = [
        0,
        1,
        (1 << format_.fraction) - 1,
        1 << format_.fraction,
        format_.infinity - 1,
        format_.infinity,
        format_.infinity + 1,
        format_.nan & (format_.sign - 1),
        one,
        one + 1,
        one - 1,
        rng.getrandbits(format_.fraction),
        0x7FF7,
    ]
    near = one + rng.getrandbits(format_.fraction) + (rng.randrange(-3, 4) << format_.fraction)
    magnitude = rng.choice([rng.getrandbits(format_.bits - 1), near, near, rng.choice(specials)])
    return magnitude & (format_.sign - 1) | rng.choice([0, format_.sign])


def operand(plan, rng):
    """One value per lane: its pattern and the patterns of its elements."""
    format_ = FORMATS[plan.type.element.name]
    elements = [[corner(format_, rng) for _ in range(plan.type.elements)] for _ in range(LANES)]
    wholes = [sum(part << format_.bits * place for place, part in enumerate(parts)) for parts in elements]
    return lanes(plan.type, wholes), elements


def same(got, wanted, format_):
    """Equal patterns; f64 arithmetic may pass on the payload of any of its NaN operands."""
    both_nan = min(got & (format_.sign - 1), wanted & (format_.sign - 1)) > format_.infinity
    return got == wanted or (both_nan and format_.bits == 64)


@pytest.mark.parametrize(("name", "form"), FORMS, ids=[form.opcode for _, form in FORMS])
def test_form(name, form):
    rng = random.Random(form.opcode)
    result_type = form.operands[0].type
    for _ in range(4):
        operands = [operand(form.operands[index], rng) for index in form.sources]
        got = patterns(form.run(FullWarp(), *(value for value, _ in operands)))
        for lane, pattern in enumerate(got):
            for place in range(result_type.elements):
                numbers = [elements[lane][place] for _, elements in operands]
                wanted = int(MODELS[name](form, *numbers))
                width = result_type.element.bits
                part = pattern >> width * place & ((1 << width) - 1)
                agree = part == wanted if name == "testp" else same(part, wanted, FORMATS[result_type.element.name])
                assert agree, [hex(bits) for bits in (*numbers, part, wanted)]


def test_every_exact_instruction_has_a_model():
    names = {
        definition.documented.__name__
        for module, found in pages().items()
        if module.split(".")[2] in CHAPTERS
        for definition in found
    }
    without = names - set(MODELS)
    assert without == APPROXIMATE, (
        f"write a model (a function on bit patterns, in tests/isa/models/float_instructions.py) for "
        f"{sorted(without - APPROXIMATE)}, or bound their error in test_approximations.py and name them in APPROXIMATE"
    )
