"""From what somebody asks to an explanation: `shfl.sync`, `FILE:LINE`, `PTX204`, `%tid`, `bank conflict`, `9.7.9`."""

from __future__ import annotations

import difflib
import re
from dataclasses import replace

from ptxvm.concepts import concepts, find_concept, near_concepts, subject_of
from ptxvm.explanation.code import code_names, explain_code
from ptxvm.explanation.concept import explain_concept, explain_concepts, explain_section
from ptxvm.explanation.descriptor import explain_descriptor, read_number
from ptxvm.explanation.directive import directive_names, explain_directive
from ptxvm.explanation.explanation import Explanation, Item, Kind, Part
from ptxvm.explanation.form import explain_form
from ptxvm.explanation.instruction import explain_family, explain_page, explain_unwritten
from ptxvm.explanation.isa_pages import IsaPage, definitions_of, head, isa_pages, section_text
from ptxvm.explanation.modifiers import explain_modifier, known_modifiers
from ptxvm.explanation.place import explain_place, read_place
from ptxvm.explanation.register import explain_register, register_names
from ptxvm.explanation.statement import read_statement
from ptxvm.isa.definition import Definition
from ptxvm.isa.registry import Failure, FailureKind, definitions, find_form, find_forms
from ptxvm.isa.targets import TARGETS

_CODE = re.compile(r"PTX\d{3}", re.I)
_SECTION = re.compile(r"(?:isa |section |chapter |§ ?)*(\d{1,2}(?:\.\d{1,2})*)\.?", re.I)
_LISTS = ("concepts", "concept", "ideas", "topics", "list", "help")
_MOST_IDEAS = 6
_MOST_NEAR = 5
_WORDS = re.compile(r"[\w' -]+")
_STATEMENT = re.compile(r"[\s;{\[(,@]")


class UnknownTopic(LookupError):
    """Nothing of this name can be explained. `matches` are names that look like it."""

    def __init__(self, message: str, matches: tuple[str, ...] = ()) -> None:
        hint = f"; did you mean {' or '.join(matches)}?" if matches else ""
        super().__init__(message + hint)
        self.matches = matches


def explain(text: str) -> Explanation:
    """What a mnemonic, an instruction, `FILE:LINE`, a finding code, a register, a directive or an idea means.

    Raises UnknownTopic (a LookupError) with close matches, and OSError when the file of `FILE:LINE` cannot be read.
    """
    topic = text.strip()
    if not topic:
        raise UnknownTopic("nothing to explain")
    if topic.lower() in _LISTS:
        return explain_concepts()
    if _CODE.fullmatch(topic):
        return _code(topic.upper())
    number = read_number(topic)
    if number is not None:
        return explain_descriptor(number)
    section = _SECTION.fullmatch(topic)
    if section is not None:
        return explain_section(section[1]) or _no_section(section[1])
    place = read_place(topic)
    if place is not None and (place[0].suffix or place[0].exists()):
        return explain_place(*place)
    concept = find_concept("targets") if _is_target(topic) else None if _is_ptx(topic) else find_concept(topic)
    if concept is not None:
        return explain_concept(concept)
    if _is_statement(topic):
        return _statement(topic)
    return _with_ideas(_named(topic) or _mnemonic(topic))


def _is_target(topic: str) -> bool:
    return topic.lower().replace("compute_", "sm_") in TARGETS


def _is_ptx(topic: str) -> bool:
    """Whether a word is one of PTX's own, which ideas of the same name do not hide."""
    if " " in topic:
        return False
    return topic.startswith(("%", ".", "@")) or _has_page(topic) or bool(definitions(head(topic)))


def _has_page(topic: str) -> bool:
    return explain_register(topic) is not None or explain_directive(topic) is not None or bool(_pages_named([topic]))


def _no_section(number: str) -> Explanation:
    message = f"no section {number} of the PTX ISA is known (numbers of the PTX 9.2 edition)"
    parent = number.rpartition(".")[0]
    raise UnknownTopic(message, (parent,) if parent and explain_section(parent) is not None else ())


def _with_ideas(explanation: Explanation) -> Explanation:
    """Pages of instructions lead to the ideas behind them."""
    if explanation.kind not in (Kind.PAGE, Kind.FAMILY):
        return explanation
    topic = explanation.topic
    related = [concept for concept in concepts() if any(_belongs(name, topic) for name in concept.see)]
    if not related:
        return explanation
    items = tuple(Item(concept.name, concept.summary) for concept in related[:_MOST_IDEAS])
    return replace(explanation, parts=(*explanation.parts, Part("ideas", "Ideas behind it", items)))


def _code(name: str) -> Explanation:
    found = explain_code(name)
    if found is None:
        raise UnknownTopic(f"no finding has the code {name}", _close(name, code_names()))
    return found


# ---------------------------------------------------------------------------------------------------------------- names


def _named(topic: str) -> Explanation | None:
    """Names that stand for themselves: special registers, directives, pages of several names, modifiers by dot."""
    name = topic.removeprefix("@@").lstrip("%.")
    if topic in ("@", "{}"):
        return explain_unwritten(next(page for page in isa_pages() if topic in page.names))
    if topic.startswith("%"):
        return explain_register(name) or _unwritten(topic)
    if topic.startswith((".", "@@")):
        found = explain_directive(name) or _unwritten(topic) or explain_modifier(name)
        concept = find_concept(topic) if found is None else None
        return found or (explain_concept(concept) if concept is not None else _nothing(topic))
    if "/" in topic:
        pages = _pages_named(re.split(r"\s*/\s*", topic))
        return _pages(topic, pages) if pages else None
    bare = explain_register(name) or explain_directive(name)
    if bare is not None and not _pages_named([name]):
        return bare
    return None


def _unwritten(topic: str) -> Explanation | None:
    page = next((page for page in isa_pages() if topic in page.names and not definitions_of(page)), None)
    return explain_unwritten(page) if page is not None else None


def _pages_named(names: list[str]) -> tuple[IsaPage, ...]:
    """The pages whose instructions have one of these names, or begin with one (`cp` for `cp.async`)."""
    heads = {head(name) for name in names}
    candidates = [page for page in isa_pages() if heads & {head(name) for name in page.names}]
    return tuple(
        page
        for page in candidates
        if any(_belongs(known, name) for name in names for known in (*page.names, *_defined_names(page)))
    )


def _defined_names(page: IsaPage) -> tuple[str, ...]:
    definitions = definitions_of(page)
    return tuple({name for definition in definitions for name in (definition.name, *definition.opcodes)})


def _belongs(known: str, name: str) -> bool:
    return known == name or known.startswith(f"{name}.")


def _pages(topic: str, pages: tuple[IsaPage, ...]) -> Explanation:
    if len(pages) > 1:
        return explain_family(topic, pages)
    definitions = definitions_of(pages[0])
    if not definitions:
        return explain_unwritten(pages[0])
    return explain_page(topic, definitions, _place(pages[0]))


def _place(page: IsaPage) -> str:
    return section_text(page.section) if page.section else page.place


# --------------------------------------------------------------------------------------------------------- instructions


def _is_statement(topic: str) -> bool:
    return (
        bool(_STATEMENT.search(topic)) and not topic.startswith("@@") and topic not in ("@", "{}") and "/" not in topic
    )


def _statement(topic: str) -> Explanation:
    subject = subject_of(topic)
    if subject != topic:
        return explain(subject)
    statement = read_statement(topic)
    if statement is None:
        raise UnknownTopic(f"{topic!r} is neither an instruction nor a name", near_concepts(topic))
    if _WORDS.fullmatch(topic) and not definitions(head(statement.mnemonic)):
        raise UnknownTopic(f"nothing is called {topic!r}", near_concepts(topic))
    form = find_form(statement.mnemonic, statement.given)
    if not isinstance(form, Failure):
        return explain_form(form, statement)
    if form.candidates:
        return explain_form(form.candidates[0], title=f"the operands do not fit: {form.message}")
    raise _failure(form, statement.mnemonic)


def _mnemonic(topic: str) -> Explanation:
    """A form if the mnemonic is complete, else the pages that it may become."""
    forms = find_forms(topic)
    name_of_page = any(definition.name == topic for definition in definitions(head(topic)))
    if not isinstance(forms, Failure) and (not name_of_page or "." in topic):
        return explain_form(forms[0])
    pages = _pages_named([topic]) if "." not in topic else ()
    if pages:
        return _pages(topic, pages)
    fitting = _fitting(topic)
    if fitting:
        return _of_definitions(topic, fitting)
    pages = _pages_named([topic])
    if pages:
        return _pages(topic, pages)
    bare = explain_modifier(topic) if "." not in topic else None
    if bare is not None:
        return bare
    if isinstance(forms, Failure):
        raise _failure(forms, topic)
    return explain_form(forms[0])


def _fitting(topic: str) -> tuple[Definition, ...]:
    """The definitions with a line that takes all the modifiers written, however many are still missing.

    A topic that is, or begins, the names of definitions (`mbarrier.arrive`) means those.
    """
    opcode, *modifiers = topic.split(".")
    candidates = definitions(opcode)
    named = tuple(one for one in candidates if _belongs(one.name, topic))
    if named:
        return named
    found = []
    for definition in candidates:
        matches = definition.matches(opcode, tuple(modifiers))
        if any(not (match.strangers or match.duplicates or match.misplaced) for _, match in matches):
            found.append(definition)
    return tuple(found)


def _of_definitions(topic: str, found: tuple[Definition, ...]) -> Explanation:
    pages = tuple(page for page in _pages_named([head(topic)]) if set(definitions_of(page)) & set(found))
    if len(pages) > 1:
        return explain_family(topic, pages)
    return explain_page(topic, found, _place(pages[0]))


# ------------------------------------------------------------------------------------------------------------- failures


def _failure(failure: Failure, topic: str) -> UnknownTopic:
    """What is wrong with a mnemonic, and the names that look like it."""
    if failure.definition is None:
        near = (*failure.meant, *_close(topic, _all_names()), *near_concepts(topic))
        return UnknownTopic(f"nothing is called {topic!r}", tuple(dict.fromkeys(near))[:_MOST_NEAR])
    expected = ", ".join(failure.expected)
    hint = f" (there is {expected})" if expected and expected not in failure.message else ""
    return UnknownTopic(failure.message + hint, _respelled(failure, topic))


def _respelled(failure: Failure, topic: str) -> tuple[str, ...]:
    """The mnemonics that are meant where a modifier is misspelled."""
    if failure.kind is not FailureKind.UNKNOWN_MODIFIER:
        return ()
    wrong = failure.modifiers[0].removeprefix(".")
    words = topic.split(".")
    meant = [".".join(name.removeprefix(".") if word == wrong else word for word in words) for name in failure.meant]
    return tuple(meant[:_MOST_NEAR])


def _nothing(topic: str) -> Explanation:
    modifiers = tuple(f".{name}" for name in (*directive_names(), *known_modifiers()))
    raise UnknownTopic(f"nothing is called {topic!r}", _close(topic, modifiers))


def _all_names() -> tuple[str, ...]:
    return (*(name for page in isa_pages() for name in page.names), *register_names(), *directive_names())


def _close(name: str, names: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(difflib.get_close_matches(name, dict.fromkeys(names), _MOST_NEAR, 0.65))
