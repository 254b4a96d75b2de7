"""Registers that live at different times under one name, in PTX that a compiler has made.

Compilers give every value a register of its own. What other people write has few registers, in which values follow each
other: `add.s32 %r1, %r1, %r2`. This makes such PTX of the former, which does the same.
"""

from __future__ import annotations

import random
import re
from collections import defaultdict
from dataclasses import dataclass, field

SHARE = 0.95
"""How often a register takes a name that is there, if one is free."""

_REGISTER = re.compile(r"%(rd|rs|fd|r|f|p|h)(\d+)\b")
_LABEL = re.compile(r"([$\w]+):")
_GUARD = re.compile(r"\{?\s*(?:@!?(%p\d+)\s+)?(\S+)\s*(.*)", re.S)
_STORES = ("st.", "red.", "bra", "brx", "bar.", "barrier.", "ret", "exit", "call", ".", "}")
"""What begins so writes to no register."""


@dataclass
class _Line:
    """Of the body of a kernel: a label, a directive or an instruction."""

    text: str
    reads: set[str] = field(default_factory=set)
    writes: set[str] = field(default_factory=set)
    is_guarded: bool = False
    followers: list[int] = field(default_factory=list)
    live: set[str] = field(default_factory=set)
    """Registers that are read behind it before they are written."""


def with_shared_registers(ptx: str, seed: int) -> str:
    """The text of a module with one kernel, the last in it."""
    start, end = ptx.index("{", ptx.index(".entry")) + 1, ptx.rindex("}")
    lines = _lines(ptx[start:end])
    _look(lines)
    names = _names(lines, random.Random(seed))
    body = "\n".join(_renamed(line.text, names) for line in lines)
    return f"{ptx[:start]}\n{body}\n{ptx[end:]}"


def _renamed(text: str, names: dict[str, str]) -> str:
    if text.startswith(".reg"):
        return re.sub(r"<(\d+)>", lambda found: f"<{int(found[1]) + len(names)}>", text)
    return _REGISTER.sub(lambda found: names.get(found[0], found[0]), text)


def _lines(body: str) -> list[_Line]:
    plain = re.sub(r"//[^\n]*", "", body)
    parts = re.findall(r"[$\w]+:(?!\s*\.branchtargets)|[^;:]*(?::\s*\.branchtargets)?(?:::[^;:]*)*;|[{}]\s*$", plain)
    return [_line(part.strip()) for part in parts if part.strip()]


def _line(text: str) -> _Line:
    found = _GUARD.fullmatch(text)
    if _LABEL.fullmatch(text) or found is None:
        return _Line(text)
    guard, opcode, operands = found.groups()
    reads = {guard} if guard else set()
    if opcode.startswith(_STORES):
        return _Line(text, reads | _registers(operands), is_guarded=guard is not None)
    first = re.match(r"\{[^}]*\}|[^,;]*", operands)
    result = first[0] if first is not None else ""
    writes, reads = _registers(result), reads | _registers(operands[len(result) :])
    return _Line(text, reads | (writes if guard else set()), writes, guard is not None)


def _registers(text: str) -> set[str]:
    return {found[0] for found in _REGISTER.finditer(text)}


def _look(lines: list[_Line]) -> None:
    """How lines follow each other, and what lives behind each."""
    labels = {line.text[:-1]: number for number, line in enumerate(lines) if _LABEL.fullmatch(line.text)}
    for number, line in enumerate(lines):
        named = [labels[name] for name in re.findall(r"[$\w]+", line.text) if name in labels]
        opcode = line.text.split()[0 if not line.is_guarded else 1]
        if opcode.startswith("brx"):
            named = list(labels.values())
        ends = opcode.startswith(("bra", "brx", "ret", "exit")) and not line.is_guarded
        line.followers = (named if opcode.startswith(("bra", "brx")) else []) + ([] if ends else [number + 1])
    changed = True
    while changed:
        changed = False
        for line in reversed(lines):
            live = set[str]().union(*(_entering(lines[number]) for number in line.followers if number < len(lines)))
            changed = changed or live != line.live
            line.live = live


def _entering(line: _Line) -> set[str]:
    return line.reads | (line.live if line.is_guarded else line.live - line.writes)


def _names(lines: list[_Line], chosen: random.Random) -> dict[str, str]:
    """A name for each register: of the same kind, and of none that lives when it is written."""
    others: dict[str, set[str]] = defaultdict(set)
    for line in lines:
        for register in line.writes:
            for other in (line.live | line.writes) - {register}:
                others[register].add(other)
                others[other].add(register)
    names: dict[str, str] = {}
    known: dict[str, list[str]] = defaultdict(list)
    for register in dict.fromkeys(name for line in lines for name in sorted(line.writes)):
        kind = register.rstrip("0123456789")
        taken = {names[other] for other in others[register] if other in names}
        free = [name for name in known[kind] if name not in taken]
        if free and chosen.random() < SHARE:
            names[register] = chosen.choice(free)
            continue
        names[register] = f"{kind}{len(known[kind]) + 1}"
        known[kind].append(names[register])
    return names
