"""Why a mnemonic is no form of any instruction, in terms of the syntax line that is nearest to it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from enum import Enum

from ptxvm.diagnostics.nearest import nearest
from ptxvm.isa.definition import Definition, Form
from ptxvm.isa.matching import Match
from ptxvm.isa.notation import SPACES, Line, Slot, SlotKind
from ptxvm.records import record

Matched = tuple[Definition, Line, Match]
_GAP = 16


class FailureKind(Enum):
    """Why a mnemonic is no form of any instruction."""

    UNKNOWN_INSTRUCTION = "unknown instruction"
    UNKNOWN_MODIFIER = "unknown modifier"
    DUPLICATE = "duplicate modifier"
    CONFLICT = "modifiers that do not go together"
    ORDER = "modifier order"
    MISSING = "missing modifier"
    OPERANDS = "operands"


@record()
class Failure:
    """A mnemonic that is no form. `modifiers` are the offending ones (with dot).

    `meant` is what an unknown name is near to, `expected` that or else what may fill the gap that is left.
    `definition` and `line` are the nearest ones; `candidates` the forms whose operands do not fit (OPERANDS only).
    """

    kind: FailureKind
    message: str
    modifiers: tuple[str, ...] = ()
    expected: tuple[str, ...] = ()
    definition: Definition | None = None
    line: Line | None = None
    candidates: tuple[Form, ...] = ()
    meant: tuple[str, ...] = ()


def explain_modifiers(mnemonic: str, matches: list[Matched], documented: str | None) -> Failure:
    """What is wrong with modifiers that no line takes; `documented` is the mnemonic in the order of the ISA."""
    modifiers = tuple(mnemonic.split(".")[1:])
    takes_all = [entry for entry in matches if not (entry[2].strangers or entry[2].duplicates or entry[2].misplaced)]
    chosen = min(takes_all or matches, key=lambda entry: entry[2].distance)
    match = chosen[2]
    name = _common_name(mnemonic, chosen[0])
    known = {spelling for _, line, _ in matches for slot in line.slots for spelling in slot.alternatives}
    unknown = [modifier for modifier in modifiers if modifier not in known]
    if unknown:
        near = _parts_of(unknown[0], known) if unknown[0] in SPACES else nearest(unknown[0], sorted(known))
        failure = _failure(FailureKind.UNKNOWN_MODIFIER, f"{name} has no modifier .{unknown[0]}", unknown, chosen)
        return replace(failure, meant=_dotted(near), expected=_dotted(near or _gap(matches, match)))
    if documented is not None and documented != mnemonic:
        message = f"the modifiers of {name} stand in another order: {documented}"
        return _failure(FailureKind.ORDER, message, _moved(mnemonic, documented), chosen)
    if match.duplicates:
        return _duplicate(name, modifiers, chosen)
    alone = _single_stranger(matches) if match.misplaced else None
    if match.strangers or alone is not None:
        return _stranger(name, modifiers, matches, alone or chosen)
    if match.misplaced:
        return _misplaced(name, modifiers, chosen)
    return _missing(name, matches, chosen)


def _parts_of(space: str, known: Iterable[str]) -> tuple[str, ...]:
    """`shared::cta` for `shared`: of another state space the one written is no slip of the pen."""
    return tuple(sorted(one for one in known if one.startswith(f"{space}::")))


def _common_name(mnemonic: str, page: Definition) -> str:
    """As much of the page's name as is written: `mbarrier` for `mbarrier.wait`, `bar` for `bar 0`."""
    written, known = mnemonic.split("."), page.name.split(".")
    same = [word for word, other in zip(written, known, strict=False) if word == other]
    return ".".join(same) if written[: len(same)] == same and same else written[0]


def _gap(matches: list[Matched], nearest_match: Match) -> tuple[str, ...]:
    """What the first required modifier that is missing may be, if the choice can be surveyed."""
    alike = [match for _, _, match in matches if match.distance[0] == nearest_match.distance[0] and match.missing]
    choices = dict.fromkeys(spelling for match in alike for spelling in match.missing[0].alternatives)
    return tuple(choices) if 1 < len(choices) <= _GAP else ()


def _moved(mnemonic: str, documented: str) -> list[str]:
    """The first modifier that stands where the ISA has another one."""
    pairs = zip(mnemonic.split(".")[1:], documented.split(".")[1:], strict=True)
    return [next(written for written, right in pairs if written != right)]


def _duplicate(name: str, modifiers: tuple[str, ...], chosen: Matched) -> Failure:
    """A second modifier for a slot that is filled."""
    tokens, again = chosen[2].tokens, chosen[2].duplicates
    if modifiers.count(again[0]) > 1:
        return _failure(FailureKind.DUPLICATE, f"{name} has .{again[0]} twice", again, chosen)
    first = next(token for slot, token in tokens.items() if again[0] in slot.alternatives)
    return _failure(FailureKind.CONFLICT, f"{name} takes .{first} or .{again[0]}, not both", again, chosen)


def _single_stranger(matches: list[Matched]) -> Matched | None:
    """A line that takes all but one modifier (and lacks one at most): that says more than an order that no line has."""
    free = {
        name
        for _, line, _ in matches
        for slot in line.slots
        if slot.kind is SlotKind.OTHER
        for name in slot.alternatives
    }
    found = []
    for entry in matches:
        match = entry[2]
        if len(match.strangers) == 1 and len(match.missing) <= 1 and not (match.duplicates or match.misplaced):
            found.append(entry)
    return min(found, key=lambda entry: entry[2].strangers[0] not in free, default=None)


def _stranger(name: str, modifiers: tuple[str, ...], matches: list[Matched], chosen: Matched) -> Failure:
    """A modifier that the nearest line does not have, and the others that no line has together with it."""
    stranger = chosen[2].strangers[0]
    lines = [{spelling for slot in line.slots for spelling in slot.alternatives} for _, line, _ in matches]
    with_it = [spellings for spellings in lines if stranger in spellings]
    against = [one for one in modifiers if one != stranger and not any(one in spellings for spellings in with_it)]
    others = " and ".join(f".{one}" for one in dict.fromkeys(against)) or "its other modifiers"
    message = f"{name} does not take .{stranger} together with {others}"
    return _failure(FailureKind.CONFLICT, message, chosen[2].strangers, chosen)


def _misplaced(name: str, modifiers: tuple[str, ...], chosen: Matched) -> Failure:
    """Types or state spaces in an order that means something else, or nothing."""
    _, line, match = chosen
    wrong = match.misplaced[0]
    kind = next((slot.kind for slot in match.tokens if match.tokens[slot] == wrong), SlotKind.OTHER)
    alike = [slot for slot in line.slots if slot.kind is kind and slot in match.tokens]
    if kind is SlotKind.OTHER or len(alike) < 2:
        message = f"{name} does not take .{wrong} at this place"
    else:
        right = "".join(f".{match.tokens[slot]}" for slot in alike)
        message = f"{name} takes {right}, in this order only"
    return _failure(FailureKind.ORDER, message, match.misplaced, chosen)


def _missing(name: str, matches: list[Matched], chosen: Matched) -> Failure:
    """What the lines that lack as little as the nearest one still need."""
    least = chosen[2].distance[0]
    complete = [match for _, _, match in matches if match.distance[0] == least and len(match.missing) == least]
    slots = [match.missing[0] for match in complete]
    expected = tuple(dict.fromkeys(f".{spelling}" for slot in slots for spelling in slot.alternatives))
    literals = [f".{slot.alternatives[0]}" for slot in chosen[2].missing if slot.literal]
    all_needed = len(expected) == 1 and len(literals) == len(chosen[2].missing)
    message = f"{name} needs {' and '.join(literals) if all_needed else _what(slots) + _list(expected)}"
    return Failure(FailureKind.MISSING, message, (), expected, chosen[0], chosen[1])


def _what(slots: list[Slot]) -> str:
    if all(slot.kind is SlotKind.TYPE for slot in slots):
        return "a type: "
    if all(slot.name.startswith("CmpOp") for slot in slots):
        return "a comparison: "
    return "one of " if len({name for slot in slots for name in slot.alternatives}) > 2 else ""


def _list(names: tuple[str, ...]) -> str:
    return " or ".join(filter(None, (", ".join(names[:-1]), names[-1])))


def _failure(kind: FailureKind, message: str, modifiers: list[str], chosen: Matched) -> Failure:
    return Failure(kind, message, _dotted(modifiers), (), chosen[0], chosen[1])


def _dotted(names: Iterable[str]) -> tuple[str, ...]:
    return tuple(f".{name}" for name in names)
