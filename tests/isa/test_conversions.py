"""`cvt` and `cvt.pack` in the NumPy reading, every form, against exact fractions and tables of narrow formats."""

import random
from fractions import Fraction

import pytest
from tests.isa.lane_values import LANES, FullWarp, lanes, patterns
from tests.isa.models.conversions import MODELS, NARROW, values_of
from tests.isa.models.floating import FORMATS, Number, encode

from ptxvm.isa.enumeration import enumerate_forms
from ptxvm.isa.registry import definitions

PAGES = {definition.documented.__name__: definition for definition in definitions("cvt")}
FORMS = [(name, form) for name, definition in PAGES.items() for form in enumerate_forms(definition)]


def test_every_definition_has_a_model():
    there = {*PAGES}
    models = set(MODELS)
    assert there == models, (
        f"write a model (a function on plain numbers, tests/isa/models/conversions.py) for {sorted(there - models)}; "
        f"remove those of {sorted(models - there)}"
    )


def f32_near(form, rng):
    """A pattern near values of the narrow formats and integers, where rounding decides."""
    name = form.spelling("dtype")[:4]
    table = values_of(name) if name in NARROW else [abs(rng.choice([0, 1, 127, 128, 255, 256, 65504, 2**31, 2**63]))]
    middle = Fraction(rng.choice(table) + rng.choice(table[: 1 + rng.randrange(len(table))])) / rng.choice([1, 2])
    return encode(Number(False, middle), FORMATS["f32"]) + rng.choice([-1, 0, 0, 1])


def float_pattern(form, format_, rng):
    one = format_.bias << format_.fraction
    choices = [
        rng.getrandbits(format_.bits - 1),
        one + rng.getrandbits(format_.fraction) + (rng.randrange(-12, 20) << format_.fraction),
        rng.choice([0, 1, format_.infinity, format_.infinity - 1, format_.nan, one, one >> 1, format_.infinity + 1]),
    ]
    if format_ is FORMATS["f32"]:
        choices += [f32_near(form, rng)] * 2
    return rng.choice(choices) & (format_.sign - 1) | rng.choice([0, format_.sign])


def pattern(form, type_, rng):
    if not type_.is_float:
        near = 1 << rng.randrange(type_.bits)
        return rng.choice([rng.getrandbits(type_.bits), near - 1, near, rng.getrandbits(8)]) & type_.mask
    format_ = FORMATS[type_.element.name]
    whole = 0
    for _ in range(type_.elements):
        whole = whole << format_.bits | float_pattern(form, format_, rng)
    return whole


def source(form, index, rng):
    """What the definition receives, and per lane what its model does."""
    plan = form.operands[index]
    columns = [[pattern(form, plan.type, rng) for _ in range(LANES)] for _ in range(max(plan.vector, 1))]
    values = tuple(lanes(plan.type, column) for column in columns)
    if plan.vector:
        return values, [tuple(row) for row in zip(*columns, strict=True)]
    return values[0], columns[0]


def computes_f64_nan(got, wanted, form):
    """f64 results may carry the payload of a NaN operand."""
    nan = FORMATS["f64"].infinity
    return form.dtype.name == "f64" and min(got & ~(1 << 63), wanted & ~(1 << 63)) > nan


@pytest.mark.parametrize(("name", "form"), FORMS, ids=[form.opcode for _, form in FORMS])
def test_form(name, form):
    rng = random.Random(form.opcode)
    for _ in range(3):
        sources = [None if index is None else source(form, index, rng) for index in form.sources]
        got = patterns(form.run(FullWarp(), *(given[0] if given else None for given in sources)))
        rows = zip(*(given[1] for given in sources if given), strict=True)
        for result, row in zip(got, rows, strict=True):
            wanted = int(MODELS[name](form, *row)) & form.operands[0].type.mask
            given = [tuple(map(hex, x)) if isinstance(x, tuple) else hex(x) for x in row]
            assert result == wanted or computes_f64_nan(result, wanted, form), (given, hex(result), hex(wanted))
