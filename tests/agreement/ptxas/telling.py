"""Rows next to what decides a verdict: few of them tell of many definitions."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Hashable, Iterable, Iterator

from tests.agreement.ptxas.verdicts import Row, sample

_OPCODE = re.compile(r"(?:@!?%p\d+\s+)?([\w.:]+)")
_NEEDS = re.compile(r"requires (?:PTX ISA .version (\d+\.\d+)|.target (sm_\d+))")
_NEWEST = "9.5"
"""The version of most rows."""

_ORDERS, _FIRSTS = 12, 1500
"""So many sets of modifiers of each instruction have rows with their orders; so many rows in all are the first that are
accepted."""


def opcode(row: Row) -> list[str]:
    """The instruction's name and its modifiers."""
    found = _OPCODE.match(row.instr)
    return found[1].split(".") if found else [""]


def orders(rows: Iterable[Row]) -> Iterator[Row]:
    """One row of each order of the same modifiers, an accepted one if there is any."""
    groups: dict[str, dict[Hashable, dict[Hashable, Row]]] = defaultdict(lambda: defaultdict(dict))
    for row in rows:
        name, *modifiers = opcode(row)
        group = groups[name][tuple(sorted(modifiers))]
        known = group.get(tuple(modifiers))
        if known is None or (row.accept and not known.accept):
            group[tuple(modifiers)] = row
    for sets in groups.values():
        several = [group for group in sets.values() if len(group) > 1 and any(row.accept for row in group.values())]
        for group in sample(several, min(_ORDERS, len(several))):
            yield from group.values()


def firsts(rows: Iterable[Row]) -> Iterator[Row]:
    """For everything that ptxas says to need a version or a target: the last of them that it rejects, and the first
    that it accepts."""
    rows = list(rows)
    last: dict[Hashable, Row] = {}
    needed: dict[str, set[str]] = defaultdict(set)
    for row in rows:
        if not row.accept and (found := _NEEDS.search(row.message)):
            key = opcode(row)[0], row.message
            last[key] = max(last.get(key, row), row, key=_age)
            needed[opcode(row)[0]].add(found[1] or found[2])
    first: dict[Hashable, Row] = {}
    for row in rows:
        name, *modifiers = opcode(row)
        if row.accept and needed[name] & ({row.ptx_version, row.target} - {_NEWEST}):
            first.setdefault((name, tuple(modifiers), row.ptx_version, row.target), row)
    yield from last.values()
    yield from sample(list(first.values()), min(_FIRSTS, len(first)))


def _age(row: Row) -> tuple[list[int], int]:
    """Of a row's version and target."""
    return [int(part) for part in row.ptx_version.split(".")], int(re.sub(r"\D", "", row.target) or 0)
