"""Declarations for an instruction of an example, whose registers are declared nowhere."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ptxvm.explanation.statement import Statement
from ptxvm.isa.definition import Form
from ptxvm.isa.operands import Given, OperandPlan, Role
from ptxvm.isa.registry import Failure, find_forms
from ptxvm.isa.special_registers import find_special_register

_NAME = re.compile(r"[%A-Za-z_$][\w$]*")
_LABELS = (Role.LABEL, Role.LABEL_LIST, Role.CALL_TARGET, Role.PROTOTYPE)


def declarations(statement: Statement) -> list[str] | None:
    """Registers that fit the places of each form the statement may have; None when it names places of a program."""
    forms = find_forms(statement.mnemonic)
    if isinstance(forms, Failure):
        return [""]
    return [_declare(form, statement) for form in forms] if not any(map(_names_places, forms)) else None


def _names_places(form: Form) -> bool:
    return any(plan.role in _LABELS for plan in form.operands)


def _declare(form: Form, statement: Statement) -> str:
    types: dict[str, str] = {}
    if statement.guard:
        types[statement.guard.lstrip("!")] = "pred"
    arranged = form.arrange(statement.given)
    texts = iter(statement.texts)
    for plan, shape in zip(form.operands, arranged or (), strict=bool(arranged)):
        if shape is not None:
            types |= dict(_types(plan, shape, next(texts)))
    return " ".join(f".reg .{type_} {name};" for name, type_ in types.items() if _is_register(name))


def _is_register(name: str) -> bool:
    return name != "_" and find_special_register(name) is None and name != "WARP_SZ"


def _types(plan: OperandPlan, shape: Given, text: str) -> Iterator[tuple[str, str]]:
    """The names in the text of an operand, with the type its place asks for."""
    if plan.role is Role.TUPLE_ADDRESS:
        for part, piece in zip(plan.parts, re.split(r",(?![^{]*\})", text), strict=False):
            yield from _types(part, shape, piece)
    elif plan.role is Role.ADDRESS:
        yield from _named(text, "b64")
    elif plan.second is not None and "|" in text:
        first, second = text.split("|")
        yield from _named(first, _spelling(plan))
        yield from _named(second, _spelling(plan.second))
    else:
        yield from _named(text, _spelling(plan))


def _named(text: str, type_: str) -> Iterator[tuple[str, str]]:
    return ((name, type_) for name in _NAME.findall(re.sub(r"\b0[fdxb]\w+|\.\w+", "", text)))


def _spelling(plan: OperandPlan) -> str:
    if plan.type is None:
        return "b32"
    return "pred" if plan.type.name == "pred" else f"b{max(plan.type.bits, 8)}"
