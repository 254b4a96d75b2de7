"""The pages of ideas: complete, linked, and found by what a learner types."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

import ptxvm
from ptxvm.concepts import Outcome, concepts, find_concept, find_section
from ptxvm.concepts.sections import sections
from ptxvm.explanation import Kind, UnknownTopic, explain
from ptxvm.explanation.isa_pages import isa_pages
from ptxvm.machine.faults import FaultKind

# What somebody who learns PTX may type, and the kind and topic of what answers.
ASKED = [line.split("\t") for line in (Path(__file__).parent / "asked.tsv").read_text().splitlines()]


def test_there_are_many() -> None:
    assert len(concepts()) >= 40
    assert len(ASKED) >= 150


@pytest.mark.parametrize("concept", concepts(), ids=lambda one: one.name)
def test_a_page_is_short_and_whole(concept) -> None:
    words = len(concept.text.split())
    assert 25 <= words <= 200
    assert concept.text.endswith((".", ")"))
    assert 20 < len(concept.summary) < 320
    assert len(concept.see) >= 2
    assert 10 < len(concept.example.text.splitlines()) < 60 or not concept.example.settings
    assert ptxvm.explain(concept.name).startswith(f"{concept.name}\n")


@pytest.mark.parametrize("concept", concepts(), ids=lambda one: one.name)
def test_links_lead_somewhere(concept) -> None:
    for topic in concept.see:
        assert explain(topic).topic
    known = {page.section for page in isa_pages()} | set(sections())
    assert not concept.section or concept.section in known


@pytest.mark.parametrize("concept", concepts(), ids=lambda one: one.name)
def test_a_page_leads_to_an_instruction_or_directive(concept) -> None:
    kinds = {explain(topic).kind for topic in concept.see}
    assert kinds & {Kind.PAGE, Kind.FAMILY, Kind.FORM, Kind.DIRECTIVE, Kind.SPECIAL_REGISTER, Kind.MODIFIER} or (
        "fault kinds" in (concept.name, *concept.see)
    )


def test_no_two_pages_share_a_name() -> None:
    assert [name for name, count in Counter(one.name for one in concepts()).items() if count > 1] == []
    owners: dict[str, set[str]] = {}
    for one in concepts():
        for name in {word.lower() for word in (one.name, *one.names)}:
            owners.setdefault(name, set()).add(one.name)
    assert {name: pages for name, pages in owners.items() if len(pages) > 1} == {}


@pytest.mark.parametrize("kind", FaultKind)
def test_every_fault_kind_is_explained(kind: FaultKind) -> None:
    """By its name, or where that is a word of PTX by `<kind> fault`; with an example that has it, unless none can."""
    pages = [one for one in (find_concept(kind.value), find_concept(f"{kind.value} fault")) if one is not None]
    assert any("fault" in one.text.lower() for one in pages)
    shown = {one.example.detail for one in concepts() if one.example.outcome is Outcome.FAULT}
    assert kind.value in shown or kind in (FaultKind.RACE, FaultKind.UNSUPPORTED)


@pytest.mark.parametrize(("topic", "kind", "name"), ASKED, ids=lambda value: value)
def test_what_a_learner_types_is_answered(topic: str, kind: str, name: str) -> None:
    explanation = explain(topic)
    assert (explanation.kind.value, explanation.topic) == (kind, name)


@pytest.mark.parametrize(
    ("wrong", "expected"),
    [
        ("cp.asinc", "did you mean cp.async?"),
        ("swizle", "swizzle"),
        ("bank conflct", "bank conflict"),
        ("memory consistancy", "memory consistency"),
        ("proxi", "proxy"),
        ("shlf", "shfl"),
        ("9.9.9", "no section 9.9.9"),
        ("9.7.9.25.99", "did you mean 9.7.9.25?"),
        ("ld.gobal.u32", "ld.global.u32"),
    ],
)
def test_near_misses_are_asked_back(wrong: str, expected: str) -> None:
    with pytest.raises(UnknownTopic, match=re.escape(expected)):
        explain(wrong)


# ------------------------------------------------------------------------------------------------------------- sections


@pytest.mark.parametrize("section", sections().values(), ids=lambda one: one.number)
def test_a_section_leads_somewhere(section) -> None:
    assert section.title and section.see
    for topic in section.see:
        assert explain(topic).topic


@pytest.mark.parametrize("page", [page for page in isa_pages() if page.section], ids=lambda page: page.section)
def test_every_section_of_an_instruction_is_known(page) -> None:
    explanation = explain(page.section)
    assert explanation.kind is Kind.SECTION
    assert any(page.names[0] in item.name for item in explanation.part("members").content)


def test_a_section_lists_its_pages_and_ideas() -> None:
    explanation = explain("section 9.7.9.25")
    assert explanation.title == "Asynchronous copy"
    names = [item.name for item in explanation.part("members").content]
    assert "cp.async" in names and "cp.async.bulk.tensor" in names
    assert any("async groups" in item.name for item in explanation.part("see").content)
    assert find_section("9.7.9.25.1.1").title == "Async-group mechanism"


def test_the_list_of_ideas() -> None:
    for topic in ("concepts", "ideas"):
        names = [item.name for item in explain(topic).part("members").content]
        assert names == [one.name for one in concepts()]


def test_pages_of_instructions_lead_to_ideas() -> None:
    assert "phase parity" in [item.name for item in explain("mbarrier.try_wait").part("ideas").content]
    assert "bank conflict" in [item.name for item in explain("ldmatrix").part("ideas").content]


@pytest.mark.parametrize("name", [".satfinite", "barrier", "trap", "fence", "alloca", "%tid", ".shared"])
def test_ideas_hide_no_words_of_ptx(name: str) -> None:
    assert explain(name).kind is not Kind.CONCEPT
