"""Changes of the mnemonic: a modifier more, another one, one less, another order."""

from __future__ import annotations

from collections.abc import Iterator

from ptxvm.checker import written
from ptxvm.checker.corrections.candidate import Candidate, Texts
from ptxvm.checker.written import Sort, Written
from ptxvm.isa.notation import SlotKind
from ptxvm.isa.registry import Failure, FailureKind, definitions, documented_spelling, find_forms
from ptxvm.lanes.types import TYPES

# What to write when the ISA asks for a choice and the program shows no wish: as a C compiler would.
_USUAL = ("sync", "rn", "rzi", "lo", "to", "relaxed", "cta")
_VECTORS = {1: "", 2: "v2", 4: "v4", 8: "v8"}
_ALL_LANES = "-1"


def synchronized(opcode: str, given: tuple[Written, ...]) -> Iterator[Candidate]:
    """`.sync`, with the mask of all lanes where the instruction takes one."""
    head, *modifiers = opcode.split(".")
    mask = written.plain(Sort.INTEGER)
    if "sync" in modifiers:
        yield Candidate("name the lanes that take part, -1 for all", opcode, (*given, mask), _with_all_lanes)
        return
    for place in (0, 1):
        new = ".".join((head, *modifiers[:place], "sync", *modifiers[place:]))
        yield Candidate("name the lanes that take part", new, given)
        yield Candidate("name the lanes that take part, -1 for all", new, (*given, mask), _with_all_lanes)


def _with_all_lanes(texts: Texts) -> Texts:
    return (*texts, _ALL_LANES)


def completed(opcode: str, given: tuple[Written, ...]) -> Iterator[Candidate]:
    """The modifier that is missing; the usual one where there is a choice."""
    found = find_forms(opcode)
    if not isinstance(found, Failure) or found.kind is not FailureKind.MISSING:
        return
    missing = [modifier.removeprefix(".") for modifier in found.expected]
    choices = sorted(missing, key=lambda choice: _USUAL.index(choice) if choice in _USUAL else len(_USUAL))
    for choice in choices:
        why = "write" if len(choices) == 1 else f"one of {', '.join(f'.{other}' for other in choices)}"
        for new in _with(opcode, choice):
            yield Candidate(why, new, given)


def ordered(opcode: str, given: tuple[Written, ...]) -> Iterator[Candidate]:
    """The same modifiers as the ISA orders them."""
    spelling = documented_spelling(opcode)
    if spelling is not None and spelling != opcode:
        yield Candidate("the order of the ISA is", spelling, given)


def sized(opcode: str, given: tuple[Written, ...]) -> Iterator[Candidate]:
    """The vector length that the operands have."""
    length = next((len(one.parts) for one in given if one.sort is Sort.VECTOR), 1)
    plain = [modifier for modifier in opcode.split(".") if modifier not in _VECTORS.values()]
    if length not in _VECTORS:
        return
    for place in (len(plain) - 1, 1):
        new = ".".join(filter(None, (*plain[:place], _VECTORS[length], *plain[place:])))
        if new != opcode:
            yield Candidate(f"for {length} element{'s' * (length > 1)}", new, given)


def retyped(opcode: str, given: tuple[Written, ...]) -> Iterator[Candidate]:
    """Another type in place of one of the mnemonic's, the most alike first."""
    head, *modifiers = opcode.split(".")
    possible = {
        spelling
        for page in definitions(head)
        for line in page.lines
        for slot in line.slots
        if slot.kind is SlotKind.TYPE
        for spelling in slot.alternatives
        if spelling in TYPES
    }
    for place, modifier in enumerate(modifiers):
        if modifier in TYPES:
            for other in sorted(possible - {modifier}, key=lambda name: _unlike(modifier, name)):
                new = ".".join((head, *modifiers[:place], other, *modifiers[place + 1 :]))
                yield Candidate(f"for .{other}", new, given)


def _unlike(one: str, other: str) -> tuple[bool, bool, bool, bool, str]:
    """How little a type is like another: packed, a float or not, the letter, the width."""
    return (
        "x" in other,
        TYPES[one].is_float != TYPES[other].is_float,
        one[0] != other[0],
        TYPES[one].bits != TYPES[other].bits,
        other,
    )


def shortened(opcode: str, given: tuple[Written, ...]) -> Iterator[Candidate]:
    """One modifier less."""
    head, *modifiers = opcode.split(".")
    for place, modifier in enumerate(modifiers):
        if modifier not in TYPES:
            new = ".".join((head, *modifiers[:place], *modifiers[place + 1 :]))
            yield Candidate(f"without .{modifier}", new, given)


def _with(opcode: str, modifier: str) -> Iterator[str]:
    """The mnemonic with one modifier more where the ISA has it, or else anywhere."""
    head, *modifiers = opcode.split(".")
    added = [".".join((head, *modifiers[:place], modifier, *modifiers[place:])) for place in range(len(modifiers) + 1)]
    documented = [documented_spelling(new) for new in added]
    yield from dict.fromkeys([new for new in documented if new is not None] + added)
