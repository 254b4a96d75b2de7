"""The operands of a form in words."""

from __future__ import annotations

from ptxvm.explanation.explanation import Item
from ptxvm.explanation.modifiers import type_text
from ptxvm.isa.definition import Form
from ptxvm.isa.notation import OperandKind
from ptxvm.isa.operands import Opaque, OperandPlan, Role

_ROLES = {
    Role.RESULT: "result",
    Role.VALUE: "source",
    Role.CONSTANT: "integer constant, known when the program is assembled",
    Role.LABEL: "label to go to",
    Role.LABEL_LIST: "name of a `.branchtargets` list",
    Role.CALL_TARGET: "function, or a register with the address of one",
    Role.ARGUMENTS: "list of arguments or return values in parentheses",
    Role.PROTOTYPE: "name of a `.callprototype` or `.calltargets`",
    Role.TUPLE_ADDRESS: "address made of several operands",
}
_PLACES = {"tensorMap": "generic address of a tensor map, which is in .param, .const or .global memory"}
_NOTES = {
    "membermask": "one bit for each lane that takes part",
    "cache_policy": "made by `createpolicy`",
    "fproto": "needed for indirect calls",
    "immLut": "the truth table: 0xF0 for `a`, 0xCC for `b`, 0xAA for `c`, combined as the function combines them",
}


def operand_items(form: Form, written: tuple[str | None, ...] = ()) -> tuple[Item, ...]:
    """One entry for each operand: its role and type, and what the program writes there."""
    items = []
    for index, plan in enumerate(form.operands):
        text = operand_text(plan)
        if written:
            given = written[index]
            text += f"; here `{given}`" if given is not None else "; not given here"
        items.append(Item(_name(plan), text))
    return tuple(items)


def _name(plan: OperandPlan) -> str:
    name = plan.name
    if plan.second is not None:
        name += f"[|{plan.second.name}]" if plan.notation.second_optional else f"|{plan.second.name}"
    if plan.kind is OperandKind.TUPLE_ADDRESS:
        name = ", ".join(part.name for part in plan.parts)
    return f"[{name}]" if plan.role in (Role.ADDRESS, Role.TUPLE_ADDRESS) and not plan.annotation.bare else name


def operand_text(plan: OperandPlan) -> str:
    """Role, type and what else is allowed at the place of an operand."""
    if plan.name in _PLACES:
        text = _PLACES[plan.name]
    elif plan.role is Role.ADDRESS and isinstance(plan.annotation, Opaque):
        kinds = " or ".join(f".{kind}" for kind in plan.annotation.kinds)
        text = f"a {kinds} variable, or a .u64 register with its address or with a handle"
    elif plan.role is Role.ADDRESS:
        where = f"in .{plan.space.value}" if plan.space is not None else "generic, or a variable's"
        text = f"address, {where}"
    elif plan.role is Role.TUPLE_ADDRESS:
        text = "in brackets: " + "; ".join(f"{part.name}: {operand_text(part)}" for part in plan.parts)
    else:
        text = ", ".join(filter(None, (_ROLES[plan.role], _type(plan))))
    notes = [_NOTES.get(plan.name, ""), *_extras(plan)]
    return ", ".join([text, *filter(None, notes)])


def _type(plan: OperandPlan) -> str:
    if plan.type is None or plan.role is Role.CONSTANT:
        return ""
    if plan.spelling == "address":
        return "an address in a register of 32 or 64 bits"
    element = f".{plan.spelling} ({type_text(plan.spelling)})"
    return f"a vector of {plan.vector} in braces, each {element}" if plan.vector else element


def _extras(plan: OperandPlan) -> list[str]:
    extras = []
    if plan.second is not None:
        extras.append(f"`{plan.second.name}` receives .{plan.second.spelling}")
    if plan.optional:
        extras.append("may be left out")
    if plan.writing.sink:
        extras.append("may be `_`")
    if plan.writing.relaxed:
        extras.append("the register may be wider")
    if plan.notation.negatable:
        extras.append("may be negated")
    return extras
