"""Every page's lines with every kind of operand at each place: the checker never raises, and what it accepts runs."""

from __future__ import annotations

from collections import defaultdict
from functools import cache

import pytest
from tests.agreement.operands.kinds import (
    DEFINITIONS,
    WRONG,
    accepted,
    bases,
    some,
    variations,
)
from tests.agreement.operands.running import compile_all, interpret

from ptxvm.checker import check
from ptxvm.diagnostics import Source
from ptxvm.isa.definition import Definition

IDS = [f"{definition.section} {definition.documented.__name__}" for definition in DEFINITIONS]
Accepted = tuple[str, str, str]
PARTS = 8
EXECUTED = [definition for definition in DEFINITIONS if definition.executable]
EXECUTED_IDS = [name for name, definition in zip(IDS, DEFINITIONS, strict=True) if definition.executable]
CHECKED, WRONG_CHECKED, RUN = 24, 6, 3
# Only for targets that are not tried, or with operands that the writer of instructions knows nothing of.
WITHOUT_BASE = {"discard", "fabric.try_pullred", "tcgen05.ld.red"}


@pytest.mark.parametrize("definition", DEFINITIONS, ids=IDS)
def test_the_checker_never_raises(definition):
    """Also when it looks for corrections."""
    assert bases(definition) or definition.name in WITHOUT_BASE
    for base in bases(definition)[:2]:
        texts = some(list(variations(base)), CHECKED, definition.name)
        texts += some(list(variations(base, WRONG)), WRONG_CHECKED, definition.name)
        check(Source(base.program(texts)))


@cache
def accepted_forms(definition: Definition) -> list[Accepted]:
    """Some instructions of a page that the checker accepts, with version and target."""
    found = []
    for base in bases(definition)[:2]:
        texts = accepted(some(list(variations(base)), 40, base.form.opcode), base.version, base.target)
        found += [(text, base.version, base.target) for text in some(texts, RUN, base.form.opcode)]
    return found[:RUN] + found[-RUN:]


@pytest.mark.parametrize("definition", EXECUTED, ids=EXECUTED_IDS)
def test_what_is_accepted_is_executed(definition):
    assert [trouble for one in accepted_forms(definition) if (trouble := interpret(*one)) is not None] == []


@pytest.mark.parametrize("part", range(PARTS))
def test_what_is_accepted_is_compiled(part, tmp_path, monkeypatch):
    monkeypatch.setenv("PTXVM_CACHE_DIR", str(tmp_path))
    together = defaultdict(list)
    for definition in EXECUTED[part::PARTS]:
        for text, version, target in accepted_forms(definition):
            together[version, target].append(text)
    assert [trouble for place, texts in together.items() for trouble in compile_all(texts, *place)] == []


FOUND = (
    *("brx.idx %r4+1, targets;", "brx.idx gv+4, targets;", "ld.local.b32 %r1, [%r4];", "st.shared.b32 [%r4+4], %r1;"),
    *(
        f"wmma.load.a.sync.aligned.row.m16n16k8.tf32 {{%r1, %r2, %r3, %r4}}, [{address}];"
        for address in ("%r4", "%r4+4")
    ),
)
"""What samples missed."""


@pytest.mark.parametrize("text", FOUND)
def test_what_was_found_is_executed(text, tmp_path, monkeypatch):
    monkeypatch.setenv("PTXVM_CACHE_DIR", str(tmp_path))
    place = ("9.5", "sm_100a")
    assert (accepted([text], *place), interpret(text, *place), compile_all([text], *place)) == ([text], None, [])


# ------------------------------------------------------------------------------------------------- everything, slowly


@pytest.mark.slow
@pytest.mark.parametrize("definition", DEFINITIONS, ids=IDS)
def test_everything_is_checked(definition, monkeypatch):
    monkeypatch.setattr("ptxvm.checker.body.correction", lambda *_: None)
    for base in bases(definition):
        check(Source(base.program(list(variations(base)))))
        for text in some(list(variations(base, WRONG)), 300, definition.name):
            check(Source(base.program([text])))


@pytest.mark.slow
@pytest.mark.parametrize("definition", EXECUTED, ids=EXECUTED_IDS)
def test_everything_that_is_accepted_runs(definition, tmp_path, monkeypatch):
    monkeypatch.setenv("PTXVM_CACHE_DIR", str(tmp_path))
    troubles = []
    for base in bases(definition):
        texts = accepted(list(dict.fromkeys(variations(base))), base.version, base.target)
        troubles += [found for text in texts if (found := interpret(text, base.version, base.target)) is not None]
        troubles += compile_all(texts, base.version, base.target)
    assert troubles == []
