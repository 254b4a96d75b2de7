"""The table of contents of the ISA: which pages there are, whether ptxvm defines them or not."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from ptxvm.isa.definition import Definition
from ptxvm.isa.registry import definitions
from ptxvm.records import record


@record()
class IsaPage:
    """A page about instructions, special registers or directives.

    `section` is that of the PTX 9.2 edition; pages that came later have `since` ("9.3") instead.
    """

    chapter: str
    section: str
    since: str
    names: tuple[str, ...]

    @property
    def place(self) -> str:
        return f"ISA {self.section}" if self.section else f"new in PTX ISA {self.since}"


def section_text(section: str | None) -> str:
    """Where to read on."""
    if not section:
        return "an edition of the PTX ISA later than 9.2"
    return f"section {section} of the PTX ISA (numbers of the PTX 9.2 edition)"


@cache
def isa_pages() -> tuple[IsaPage, ...]:
    """Every page in the order of the ISA."""
    text = files("ptxvm.explanation").joinpath("isa_pages.tsv").read_text(encoding="utf-8")
    found, chapter = [], ""
    for line in text.splitlines():
        if line.startswith("== "):
            chapter = line[3:]
        elif line and not line.startswith("#"):
            place, names = line.split("\t")
            later = place.startswith("+")
            found.append(IsaPage(chapter, "" if later else place, place[1:] if later else "", tuple(names.split())))
    return tuple(found)


def head(name: str) -> str:
    """The first word of a name: `cp` of `cp.async`."""
    return name.split(".", maxsplit=1)[0]


@cache
def definitions_of(page: IsaPage) -> tuple[Definition, ...]:
    """What ptxvm defines of a page. Only modules that may belong to the page are imported."""
    found = dict.fromkeys(one for name in page.names for one in definitions(head(name)))
    return tuple(definition for definition in found if _is_of(definition, page))


def _is_of(definition: Definition, page: IsaPage) -> bool:
    """By section; definitions without one, of later editions, belong to the page of their name."""
    if definition.section in _sections():
        return definition.section == page.section
    return any(definition.name == name or definition.name.startswith(f"{name}.") for name in page.names)


@cache
def _sections() -> frozenset[str]:
    return frozenset(page.section for page in isa_pages() if page.section)


@cache
def page_of(definition: Definition) -> IsaPage | None:
    """The page a definition belongs to; None if the ISA's table of contents does not have it."""
    return next((page for page in isa_pages() if definition in definitions_of(page)), None)
