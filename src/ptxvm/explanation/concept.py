"""Explaining ideas, lists of them, and sections of the ISA."""

from __future__ import annotations

from ptxvm.concepts import Concept, Section, concepts, find_section
from ptxvm.explanation.explanation import Explanation, Item, Kind, Part, filled
from ptxvm.explanation.instruction import page_summary
from ptxvm.explanation.isa_pages import IsaPage, isa_pages

_EDITION = "of the PTX ISA (numbers of the PTX 9.2 edition)"


def explain_concept(concept: Concept) -> Explanation:
    """An idea: what it is, an example with what comes of it, and where to read on."""
    example = concept.example
    parts = filled(
        Part("text", "", concept.text),
        Part("example", "Example", example.text.rstrip(), code=True),
        Part("run", "Run it", f"{example.command}\nshows: {example.claim}", code=True),
        Part("see", "See also", tuple(Item(f"ptxvm explain {_quoted(name)}", "") for name in concept.see)),
        Part("section", "In the ISA", f"section {concept.section} {_EDITION}" if concept.section else ""),
    )
    return Explanation(Kind.CONCEPT, concept.name, "", parts)


def _quoted(topic: str) -> str:
    return f"'{topic}'" if " " in topic or topic.startswith("@") else topic


def explain_concepts() -> Explanation:
    """Every idea that has a page, with a sentence of it."""
    items = tuple(Item(concept.name, concept.summary) for concept in concepts())
    hint = "`ptxvm explain` with one of these names, a mnemonic, an instruction in quotes, a register, a directive, a "
    hint += "modifier, a finding code, FILE:LINE or a section of the ISA explains it."
    return Explanation(
        Kind.CONCEPTS, "concepts", "the ideas that have a page", (Part("members", "", items), Part("next", "", hint))
    )


def explain_section(number: str) -> Explanation | None:
    """A section of the ISA: its title, its pages and the ideas in it; None if there is no such section."""
    section = find_section(number)
    pages = [page for page in isa_pages() if page.section == number or page.section.startswith(f"{number}.")]
    if section is None and not pages:
        return None
    parts = filled(
        Part("text", "", f"This is section {number} {_EDITION}; later editions may have other numbers."),
        Part("members", "Pages", tuple(Item(", ".join(page.names), _line(page)) for page in pages)),
        Part("see", "Ideas", _ideas(section)),
    )
    title = section.title if section is not None else ", ".join(pages[0].names)
    return Explanation(Kind.SECTION, number, title, parts)


def _line(page: IsaPage) -> str:
    return f"{page.section}: {page_summary(page)}" if page.section else page_summary(page)


def _ideas(section: Section | None) -> tuple[Item, ...]:
    return tuple(Item(f"ptxvm explain {_quoted(name)}", "") for name in section.see) if section is not None else ()
