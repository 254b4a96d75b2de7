"""Matching the modifiers of a mnemonic against a syntax line, as ptxas reads them.

After the fixed head modifiers stand in any order, even behind the type; only several types, and several state spaces,
keep their order among themselves.
"""

from __future__ import annotations

from dataclasses import field

from ptxvm.isa.notation import Line, Slot, SlotKind
from ptxvm.records import record

# ptxas takes a repetition of these silently; any other is a duplicate.
_REPEATABLE = frozenset(["sat", "relu", "satfinite", "approx", "sync", "cc", "NaN", "shiftamt", "uni"])


@record(frozen=False)
class Match:
    """How the modifiers of a mnemonic fall into the slots of one line; exact when nothing is left over."""

    tokens: dict[Slot, str] = field(default_factory=dict)
    duplicates: list[str] = field(default_factory=list)
    strangers: list[str] = field(default_factory=list)
    misplaced: list[str] = field(default_factory=list)
    missing: list[Slot] = field(default_factory=list)

    @property
    def exact(self) -> bool:
        return not (self.duplicates or self.strangers or self.misplaced or self.missing)

    @property
    def distance(self) -> tuple[int, int]:
        """How far from exact, for choosing the line that a message speaks about."""
        left_over = len(self.duplicates) + len(self.misplaced) + len(self.missing)
        return (2 * len(self.strangers) + left_over, -len(self.tokens))


def match_line(line: Line, modifiers: tuple[str, ...], fixed: int) -> Match:
    """Put each modifier (without dot) of a mnemonic into a slot of `line`; the first `fixed` slots are in order."""
    match = Match()
    rest = _match_head(line.slots[:fixed], modifiers, match)
    last: dict[SlotKind, int] = {}
    for modifier in rest:
        _place(line.slots[fixed:], modifier, match, last)
    match.missing = [slot for slot in line.slots if not slot.optional and slot not in match.tokens]
    return match


def _match_head(head: tuple[Slot, ...], modifiers: tuple[str, ...], match: Match) -> tuple[str, ...]:
    for slot in head:
        if modifiers and modifiers[0] in slot.alternatives:
            match.tokens[slot] = modifiers[0]
            modifiers = modifiers[1:]
        elif not slot.optional:
            match.misplaced.extend(modifier for modifier in modifiers if modifier in slot.alternatives)
            break
    return modifiers


def _place(slots: tuple[Slot, ...], modifier: str, match: Match, last: dict[SlotKind, int]) -> None:
    places = [index for index, slot in enumerate(slots) if modifier in slot.alternatives]
    if not places:
        match.strangers.append(modifier)
        return
    free = [index for index in places if slots[index] not in match.tokens]
    if not free:
        if modifier not in _REPEATABLE:
            match.duplicates.append(modifier)
        return
    kind = slots[free[0]].kind
    ordered = kind is not SlotKind.OTHER
    later = [index for index in free if not ordered or index > last.get(kind, -1)]
    if not later:
        match.misplaced.append(modifier)
    index = (later or free)[0]
    match.tokens[slots[index]] = modifier
    last[kind] = index
