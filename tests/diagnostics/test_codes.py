"""The table of codes."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from types import ModuleType

import pytest

import ptxvm
from ptxvm.diagnostics.codes import CODES, Code, forms, modules, operands, syntax, versions
from ptxvm.isa.registry import pages

FAMILIES = {syntax: "PTX0", forms: "PTX1", operands: "PTX2", versions: "PTX3", modules: "PTX4"}

RULES = {rule.name: rule for found in pages().values() for definition in found for rule in definition.rules}


def test_ids_are_well_formed() -> None:
    assert all(re.fullmatch(r"PTX[0-4]\d\d", code) for code in CODES)


def test_every_code_explains_itself() -> None:
    assert [code.id for code in CODES.values() if len(code.explanation) < 40 or not code.title] == []


@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.__name__.rpartition(".")[2])
def test_codes_are_of_their_family(family: ModuleType) -> None:
    assert [code.id for code in codes_of(family).values() if not code.id.startswith(FAMILIES[family])] == []


@pytest.mark.parametrize("aspect", ["id", "title", "explanation"])
def test_no_code_is_defined_twice(aspect: str) -> None:
    counted = Counter(getattr(code, aspect) for family in FAMILIES for code in codes_of(family).values())
    assert [value for value, count in counted.items() if count > 1] == []


@pytest.mark.parametrize("rule", RULES.values(), ids=RULES.keys())
def test_rules_of_instructions_speak_with_codes_of_the_table(rule) -> None:
    assert rule.code in CODES
    assert rule.code[:4] in (FAMILIES[forms], FAMILIES[operands], FAMILIES[versions])


def test_every_code_is_used() -> None:
    root = Path(ptxvm.__file__).parent
    table = root / "diagnostics" / "codes"
    text = "\n".join(path.read_text() for path in root.rglob("*.py") if table not in path.parents)
    named = set(re.findall(r"\.([A-Z0-9_]+)\b", text))
    spoken = set(re.findall(r'code="(PTX\d{3})"', text))
    assert [
        code.id
        for family in FAMILIES
        for name, code in codes_of(family).items()
        if name not in named and code.id not in spoken
    ] == []


def codes_of(family: ModuleType) -> dict[str, Code]:
    return {name: value for name, value in vars(family).items() if isinstance(value, Code)}
