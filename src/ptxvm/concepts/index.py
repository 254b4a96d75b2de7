"""All pages, and finding one by what somebody calls it."""

from __future__ import annotations

import difflib
import re
from functools import cache
from importlib.resources import files

from ptxvm.concepts.concept import Concept
from ptxvm.concepts.reading import read_pages

_MOST = 5
_ALIKE = 0.75
# Words of a question that say nothing of its subject.
_FILLERS = re.compile(
    r"^(?:(?:what(?: is|'s| are| does)?|how(?: do| does| to)?|why|explain|define|the|an?|about|ptx|cuda|nvidia|gpu) )+"
    r"|(?: mean| work| works| in ptx| in cuda| on gpus?| instructions?)+$",
    re.I,
)


@cache
def concepts() -> tuple[Concept, ...]:
    """Every page, by subject."""
    folder = files("ptxvm.concepts").joinpath("pages")
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".md"))
    texts = (folder.joinpath(name).read_text(encoding="utf-8") for name in names)
    return tuple(concept for text in texts for concept in read_pages(text))


@cache
def _by_name() -> dict[str, Concept]:
    """Pages by their names in normal spelling; the name of a page itself comes before other names."""
    found = {_normal(name): concept for concept in concepts() for name in concept.names}
    return found | {_normal(concept.name): concept for concept in concepts()}


def find_concept(topic: str) -> Concept | None:
    """The page that is called so, however it is spelt: `Bank Conflicts`, `bank-conflict`, `what is a bank conflict`."""
    table = _by_name()
    asked = _normal(topic)
    exact = next((concept for concept in concepts() if concept.name == topic.strip()), None)
    if exact is not None:
        return exact
    for spelling in (asked, _FILLERS.sub("", asked)):
        for variant in (spelling, spelling.removesuffix("s"), f"{spelling}s"):
            if variant in table:
                return table[variant]
    return None


def subject_of(question: str) -> str:
    """What a question is about: `cp.async` of `how does cp.async work`; the text itself if it is no question."""
    plain = question.strip().rstrip("?").strip()
    subject = _FILLERS.sub("", plain)
    return subject if subject and subject != plain else question


def near_concepts(topic: str) -> tuple[str, ...]:
    """Names of pages that look like `topic`, or else hold one of its words."""
    asked = _normal(topic)
    table = _by_name()
    close = difflib.get_close_matches(asked, table, _MOST, _ALIKE)
    words = {word for word in asked.split() if len(word) > 3}
    holding = [name for name in table if words & set(name.split())]
    return tuple(dict.fromkeys(table[name].name for name in close or holding))[:_MOST]


def _normal(topic: str) -> str:
    words = re.sub(r"[-_\s]+", " ", topic.strip().lower()).rstrip("?!. ")
    return words.replace("()", "").strip()
