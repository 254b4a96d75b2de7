"""The examples of ideas do what the pages claim: in both engines, or in the checker."""

from __future__ import annotations

import numpy as np
import pytest

import ptxvm
from ptxvm.checker import check
from ptxvm.concepts import Concept, Outcome, concepts
from ptxvm.diagnostics import Source

CHECKED = [one for one in concepts() if one.example.outcome in (Outcome.ACCEPTED, Outcome.REJECTED)]
RUN = [one for one in concepts() if one.example.outcome is Outcome.RUN]
FAULTS = [one for one in concepts() if one.example.outcome is Outcome.FAULT]


def launch(concept: Concept, engine: str) -> list[str]:
    """The output of an example, as text."""
    example, settings = concept.example, dict(concept.example.settings)
    kind = example.element[0].replace("s", "i")
    out = np.zeros(64, dtype=f"{kind}{int(example.element[1:]) // 8}")
    options = {name: int(settings[name]) for name in ("grid", "block", "cluster", "shared") if name in settings}
    if "timeout" in settings:
        options["timeout"] = float(settings["timeout"])
    if "checks" in settings:
        options["checks"] = settings["checks"]
    if "completion" in settings:
        options["async_completion"] = settings["completion"]
    ptxvm.run(example.text, "example", args=[out], engine=engine, **{"grid": 1, "block": 1, **options})
    return [str(value) for value in out]


@pytest.mark.parametrize("engine", ["interpret", "jit"])
@pytest.mark.parametrize("concept", RUN, ids=lambda one: one.name)
def test_it_gives_what_it_claims(concept: Concept, engine: str) -> None:
    gives = concept.example.gives
    assert gives and launch(concept, engine)[: len(gives)] == list(gives)


@pytest.mark.parametrize("engine", ["interpret", "jit"])
@pytest.mark.parametrize("concept", FAULTS, ids=lambda one: one.name)
def test_it_has_the_fault_it_claims(concept: Concept, engine: str) -> None:
    with pytest.raises(ptxvm.KernelFault) as caught:
        launch(concept, engine)
    assert caught.value.kind == concept.example.detail


@pytest.mark.parametrize("concept", CHECKED, ids=lambda one: one.name)
def test_the_checker_says_what_it_claims(concept: Concept) -> None:
    found = [finding.code for finding in check(Source(concept.example.text))]
    assert found == [detail for detail in (concept.example.detail,) if detail]


@pytest.mark.parametrize("concept", [*RUN, *FAULTS], ids=lambda one: one.name)
def test_what_runs_is_accepted(concept: Concept) -> None:
    assert check(Source(concept.example.text)) == []
