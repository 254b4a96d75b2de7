"""`setp`, `set`, `selp` and `slct` in the NumPy reading, every form, against plain Python."""

import random

import pytest
from tests.isa.lane_values import LANES, FullWarp, lanes, patterns
from tests.isa.models.float_instructions import flush
from tests.isa.models.floating import FORMATS, decode, order
from tests.isa.models.integer import to_signed

from ptxvm.isa.enumeration import enumerate_forms
from ptxvm.isa.registry import pages

CHAPTERS = ("comparison", "half_comparison")
FORMS = [
    (definition.documented.__name__, form)
    for module, found in pages().items()
    if module.split(".")[2] in CHAPTERS
    for definition in found
    for form in enumerate_forms(definition)
]

ORDERED = {"eq": (0,), "ne": (-1, 1), "lt": (-1,), "le": (-1, 0), "gt": (1,), "ge": (0, 1)}
UNSIGNED = {"lo": (-1,), "ls": (-1, 0), "hi": (1,), "hs": (0, 1)}


def sign(a, b):
    return (a > b) - (a < b)


def compare_floats(operator, a, b):
    if a.is_nan or b.is_nan:
        return operator == "nan" or (operator.endswith("u") and operator != "num")
    if operator in ("num", "nan"):
        return operator == "num"
    equal = a.is_zero and b.is_zero
    return (0 if equal else sign(order(a), order(b))) in ORDERED[operator.removesuffix("u")]


def compare(form, spelling, operator, a, b):
    """One comparison of two patterns of an element type."""
    name = spelling.removesuffix("x2")
    if name in FORMATS:
        numbers = [decode(pattern, FORMATS[name]) for pattern in (a, b)]
        if form.ftz:
            numbers = [flush(number, FORMATS[name]) for number in numbers]
        return compare_floats(operator, *numbers)
    bits = int(name[1:])
    if name[0] == "s":
        a, b = to_signed(a, bits), to_signed(b, bits)
    return sign(a, b) in (ORDERED | UNSIGNED)[operator]


def combined(form, result, c):
    operation = str(form.BoolOp or "")
    return {"": result, "and": result and c, "or": result or c, "xor": result != c}[operation]


def elements(pattern, type_):
    width = type_.element.bits
    return [pattern >> width * index & ((1 << width) - 1) for index in range(type_.elements)]


def comparisons(form, spelling, type_, a, b):
    operator = str(form.CmpOp)
    pairs = zip(elements(a, type_), elements(b, type_), strict=True)
    return [compare(form, spelling, operator, x, y) for x, y in pairs]


def setp(form, a, b, c=False):
    results = comparisons(form, form.spelling("type"), form.type, a, b)
    if form.type.elements == 2:
        return [combined(form, result, c) for result in results]
    return [combined(form, results[0], c), combined(form, not results[0], c)]


TRUE = {"f32": 0x3F80_0000, "f16": 0x3C00, "bf16": 0x3F80}


def set_(form, a, b, c=False):
    results = comparisons(form, form.spelling("atype"), form.atype, a, b)
    truths = [combined(form, result, c) for result in results]
    name = form.spelling("dtype").removesuffix("x2")
    if len(truths) == 1:
        return [TRUE.get(name, form.dtype.mask) if truths[0] else 0]
    one = TRUE.get(name, 0xFFFF)
    return [sum((one if truth else 0) << 16 * index for index, truth in enumerate(truths))]


def selp(form, a, b, c):
    return [a if c else b]


def slct(form, a, b, c):
    if form.spelling("ctype") == "s32":
        return [a if to_signed(c, 32) >= 0 else b]
    number = decode(c, FORMATS["f32"])
    number = flush(number, FORMATS["f32"]) if form.ftz else number
    return [a if not number.is_nan and (not number.negative or number.is_zero) else b]


MODELS = {"setp": setp, "setp_pair": setp, "set_": set_, "set_pair": set_, "selp": selp, "slct": slct}


def pattern(type_, rng):
    """Few values, so that operands are often equal."""
    if not type_.is_float:
        top = 1 << (type_.bits - 1)
        return rng.choice([0, 1, type_.mask, top, top - 1, rng.getrandbits(type_.bits)])
    format_ = FORMATS[type_.element.name]
    one = format_.bias << format_.fraction
    whole = 0
    for _ in range(type_.elements):
        magnitude = rng.choice([0, 1, one, one + 1, format_.infinity, format_.nan & (format_.sign - 1)])
        whole = whole << format_.bits | magnitude | rng.choice([0, format_.sign])
    return whole


@pytest.mark.parametrize(("name", "form"), FORMS, ids=[form.opcode for _, form in FORMS])
def test_form(name, form):
    rng = random.Random(form.opcode)
    plans = [form.operands[index] for index in form.sources if index is not None]
    columns = [
        [rng.getrandbits(1) if plan.type.bits == 1 else pattern(plan.type, rng) for _ in range(LANES)] for plan in plans
    ]
    values = iter(lanes(plan.type, column) for plan, column in zip(plans, columns, strict=True))
    results = form.run(FullWarp(), *(None if index is None else next(values) for index in form.sources))
    got = [patterns(result) for result in (results if isinstance(results, tuple) else (results,))]
    wanted = [MODELS[name](form, *row) for row in zip(*columns, strict=True)]
    for position, column in enumerate(got):
        assert column == [int(row[position]) for row in wanted]


def test_every_definition_has_a_model():
    there = {name for name, _ in FORMS}
    assert there == set(MODELS), f"write a model in MODELS above for {sorted(there ^ set(MODELS))}"
