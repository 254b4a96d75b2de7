"""Instructions whose modifiers stand in other orders: which of them have a fixed place is told by neighbours that are
swapped."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import replace
from hashlib import sha1

from tests.agreement.ptxas.telling import opcode
from tests.agreement.ptxas.verdicts import Row

from ptxvm.isa.definition import Definition, Form
from ptxvm.isa.registry import find_form

FAMILY = "orders"
_OF_EACH = 3
_MODIFIERS = range(2, 8)
_TELLING = range(3, 6)
"""How many modifiers an instruction has, and best has."""


def swapped(rows: Iterable[Row]) -> list[Row]:
    """A few accepted rows for each definition, and the same with two neighbours swapped; without verdicts."""
    found: dict[Definition, dict[tuple[str, ...], Row]] = defaultdict(dict)
    for row in sorted(rows, key=lambda row: row.id):
        name, *modifiers = opcode(row)
        if not row.accept or len(modifiers) not in _MODIFIERS or len(set(modifiers)) < len(modifiers):
            continue
        form = find_form(".".join([name, *modifiers]))
        if isinstance(form, Form) and "%p" not in row.instr.partition("[")[2]:  # as an address, which breaks ptxas
            found[form.definition].setdefault(tuple(sorted(modifiers)), row)
    some = [
        row
        for sets in found.values()
        for row in sorted(sets.values(), key=lambda row: (len(opcode(row)) - 1 not in _TELLING, row.id))[:_OF_EACH]
    ]
    made = {one.id: one for row in some for one in _swapped(row)}
    return sorted(made.values(), key=lambda row: row.id)


def _swapped(row: Row) -> Iterator[Row]:
    name, *modifiers = opcode(row)
    orders = [modifiers]
    for place in range(len(modifiers) - 1):
        orders.append([*modifiers[:place], modifiers[place + 1], modifiers[place], *modifiers[place + 2 :]])
    for order in orders:
        instruction = row.instr.replace(".".join([name, *modifiers]), ".".join([name, *order]), 1)
        one = replace(row, family=FAMILY, instr=instruction, accept=False, message="")
        yield replace(one, id=sha1(f"{FAMILY} {one.program}".encode()).hexdigest()[:12])
