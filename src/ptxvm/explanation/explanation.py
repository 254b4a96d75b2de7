"""The document that every explanation is, before it becomes text, Markdown or JSON."""

from __future__ import annotations

from enum import StrEnum

from ptxvm.records import record


class Kind(StrEnum):
    """What was explained."""

    FORM = "form"
    PAGE = "page"
    FAMILY = "family"
    SPECIAL_REGISTER = "special register"
    DIRECTIVE = "directive"
    CODE = "finding code"
    MODIFIER = "modifier"
    LINE = "line"
    CONCEPT = "concept"
    CONCEPTS = "concepts"
    SECTION = "section"
    DESCRIPTOR = "matrix descriptor"


@record()
class Item:
    """One entry of a list: `.bfly` and what it means."""

    name: str
    text: str


Content = str | tuple[Item, ...]


@record()
class Part:
    """One part of an explanation. `key` is its stable name in JSON; `code`: the content is PTX text or notation."""

    key: str
    heading: str
    content: Content
    code: bool = False


@record()
class Explanation:
    """`topic` is what was asked for in its normal spelling, `title` says in a line what it is."""

    kind: Kind
    topic: str
    title: str
    parts: tuple[Part, ...]

    def part(self, key: str) -> Part | None:
        """The first part of this key."""
        return next((part for part in self.parts if part.key == key), None)


def filled(*parts: Part | None) -> tuple[Part, ...]:
    """The parts that have content."""
    return tuple(part for part in parts if part is not None and part.content)
