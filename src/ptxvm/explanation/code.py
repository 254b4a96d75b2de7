"""Explaining finding codes."""

from __future__ import annotations

from functools import cache

from ptxvm.diagnostics.codes import CODES
from ptxvm.explanation.explanation import Explanation, Item, Kind, Part, filled
from ptxvm.isa.registry import pages
from ptxvm.isa.rules.rule import Rule

_MOST = 12


@cache
def _rules() -> dict[str, dict[str, Rule]]:
    """Rules of all pages by the code of their findings, each once."""
    found: dict[str, dict[str, Rule]] = {}
    for definitions in pages().values():
        for definition in definitions:
            for rule in definition.rules:
                found.setdefault(rule.code, {}).setdefault(rule.accepted, rule)
    return found


def code_names() -> tuple[str, ...]:
    """Every code that `explain_code` knows."""
    return tuple(sorted({*CODES, *_rules()}))


def explain_code(name: str) -> Explanation | None:
    """A finding code (`PTX204`): what it means, and the rules of instructions that speak with it."""
    rules = tuple(_rules().get(name, {}).values())
    code = CODES.get(name)
    if code is None and not rules:
        return None
    title = code.title if code is not None else _words(rules[0].name)
    text = " ".join(code.explanation.split()) if code is not None else ""
    parts = filled(
        Part("text", "", text.replace("- ", "-") if "\n-" in text else text),
        Part("rules", "Rules of instructions", tuple(Item(_words(rule.name), rule.text) for rule in rules[:_MOST])),
        Part("accepted", "Accepted", "\n".join(rule.accepted for rule in rules[:_MOST]), code=True),
        Part("rejected", "Rejected", "\n".join(rule.rejected for rule in rules[:_MOST]), code=True),
        _examples(name) if not rules else None,
    )
    return Explanation(Kind.CODE, name, title, parts)


def _words(name: str) -> str:
    return name.replace("_", " ")


def _examples(name: str) -> Part | None:
    pair = EXAMPLES.get(name)
    if pair is None:
        return None
    return Part("examples", "Example", f"accepted: {pair[0]}\nrejected: {pair[1]}", code=True)


#: (accepted, rejected) for codes that no rule of a page speaks with. Registers: %r 32 bits, %d 64, %f f32, %p pred.
EXAMPLES: dict[str, tuple[str, str]] = {
    "PTX030": ("add.u32 %r1, %r2, %r3;", "add.u32 %r1, , %r3;"),
    "PTX101": ("mul.lo.u32 %r1, %r2, %r3;", "multiply.u32 %r1, %r2, %r3;"),
    "PTX103": ("add.sat.s32 %r1, %r2, %r3;", "add.saturate.s32 %r1, %r2, %r3;"),
    "PTX104": ("div.rn.f32 %f1, %f2, %f3;", "div.f32 %f1, %f2, %f3;"),
    "PTX105": ("add.rn.f32 %f1, %f2, %f3;", "add.rn.u32 %r1, %r2, %r3;"),
    "PTX201": ("add.u32 %r1, %r2, %r3;", "add.u32 %r1, %r2, %undeclared;"),
    "PTX202": ("add.u32 %r1, %r2, %r3;", "add.u32 %r1, %r2;"),
    "PTX203": ("ld.global.u32 %r1, [%d1];", "ld.global.u32 %r1, %d1;"),
    "PTX204": ("add.f32 %f1, %f2, %f3;", "add.f32 %f1, %f2, %d1;"),
    "PTX207": ("add.f32 %f1, %f2, 1.0;", "add.f32 %f1, %f2, 1;"),
    "PTX210": ("@%p1 add.u32 %r1, %r2, %r3;", "@%r1 add.u32 %r1, %r2, %r3;"),
    "PTX211": ("ld.global.u32 %r1, [%d1];", "ld.global.u32 %r1, [%f1];"),
    "PTX213": ("mov.u32 %r1, %tid.x;", "add.u32 %r1, %r2, %tid.x;"),
    "PTX214": ("add.u32 %r1, %r2, 5;", "add.u32 5, %r1, %r2;"),
}
