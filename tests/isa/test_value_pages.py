"""The executable pages in the NumPy reading."""

import pytest
from tests.isa.lane_values import LANES, FullWarp, lanes, patterns
from tests.isa.models.floating import FORMATS
from tests.isa.value_pages import Case, pattern, read_pages, split

from ptxvm.isa.notation import OperandKind
from ptxvm.isa.operands import CARRY, Given, Role
from ptxvm.isa.registry import find_form, find_forms
from ptxvm.lanes import PRED, Lanes

CASES = read_pages()


def given(text: str) -> Given:
    if text.startswith("{"):
        return Given(OperandKind.VECTOR, tuple(Given(OperandKind.SCALAR) for _ in split(text[1:-1])))
    return Given(OperandKind.SCALAR)


def form_of(case: Case):
    """The form that takes these operands, and their shapes at its places."""
    result = Given(OperandKind.VECTOR, tuple(map(given, split(case.results[0][1:-1])))) if is_vector(case) else None
    forms = find_forms(case.mnemonic)
    assert isinstance(forms, tuple), forms
    for form in forms:
        shapes = list(map(given, case.operands))
        if form.operands and form.operands[0].role is Role.RESULT:
            plan = form.operands[0]
            shapes.insert(0, result or Given(OperandKind.PAIR if plan.second else OperandKind.SCALAR))
        if form.reads_carry:
            shapes.pop()
        if form.arrange(tuple(shapes)) is not None:
            return form, form.arrange(tuple(shapes))
    raise AssertionError(f"no form of {case} takes these operands")


def is_vector(case: Case) -> bool:
    return case.results[0].startswith("{")


def operand_pattern(text: str, type_, lane: int) -> int:
    bits = pattern(text, type_, lane)
    return FORMATS[type_.name].infinity + 1 if bits is None else bits


def values_of(text: str, type_, vector: int):
    texts = split(text[1:-1]) if vector else (text,)
    parts = tuple(lanes(type_, [operand_pattern(part, type_, lane) for lane in range(LANES)]) for part in texts)
    return parts if vector else parts[0]


def sources(form, arranged, case: Case):
    """What the definition receives, for each of its sources."""
    texts = iter(case.operands)
    by_place = {}
    for index, (plan, shape) in enumerate(zip(form.operands, arranged, strict=True)):
        if shape is None or plan.role is Role.RESULT:
            continue
        text = next(texts)
        by_place[index] = int(text, 0) if plan.role is Role.CONSTANT else values_of(text, plan.type, plan.vector)
    for index in form.sources:
        yield values_of(next(texts), PRED, 0) if index == CARRY else by_place.get(index)


def flatten(results) -> list[Lanes]:
    if isinstance(results, tuple):
        return [part for result in results for part in flatten(result)]
    return [results]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_case(case):
    form, arranged = form_of(case)
    results = flatten(form.run(FullWarp(), *sources(form, arranged, case)))
    wanted = [part for text in case.results for part in (split(text[1:-1]) if text.startswith("{") else (text,))]
    assert len(wanted) <= len(results)
    for text, result in zip(wanted, results, strict=False):
        for lane, bits in enumerate(patterns(result)):
            expected = pattern(text, result.type, lane)
            if expected is None:
                format_ = FORMATS[result.type.name]
                assert bits & (format_.sign - 1) > format_.infinity
            else:
                assert bits == expected, f"lane {lane}: {bits:#x}, not {expected:#x}"


def test_every_chapter_has_cases():
    chapters = {case.page.partition("/")[0] for case in CASES}
    assert {
        "comparison",
        "data_movement",
        "extended_precision",
        "floating_point",
        "half_comparison",
        "half_precision",
        "integer",
        "logic",
        "mixed_precision",
        "synchronization",
        "video",
    } <= chapters


def test_cases_name_existing_forms():
    for case in CASES:
        assert not hasattr(find_form(case.mnemonic), "message"), case
