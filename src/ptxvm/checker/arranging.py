"""Operands put at the places of a form by the way they are written; types are looked at later."""

from __future__ import annotations

from dataclasses import replace

from ptxvm.checker.written import Sort, Written
from ptxvm.isa.notation import OperandKind
from ptxvm.isa.operands import OperandPlan, Role

_LENGTHS = (1, 2, 4)
_BARE = (Sort.REGISTER, Sort.VARIABLE, Sort.OFFSET_VARIABLE, Sort.SUM)


def arrange(plans: tuple[OperandPlan, ...], written: tuple[Written, ...]) -> tuple[Written | None, ...] | None:
    """The operands at their plans' places, None where an optional one is absent; None when they do not fit."""
    if not plans:
        return None if written else ()
    plan = plans[0]
    if written and suits(plan, written[0]):
        rest = arrange(plans[1:], written[1:])
        if rest is not None:
            return (written[0], *rest)
    if plan.optional:
        rest = arrange(plans[1:], written)
        if rest is not None:
            return (None, *rest)
    return None


def suits(plan: OperandPlan, written: Written) -> bool:
    """Whether an operand written like this can stand at the place of `plan` at all."""
    match written.sort:
        case Sort.VECTOR if len(written.parts) == 1 and plan.writing.braces and plan.vector <= 1:
            return True
        case Sort.VECTOR | Sort.VECTOR_REGISTER:
            return _is_long_enough(plan, len(written.parts))
        case Sort.PAIR:
            return plan.second is not None and suits(_alone(plan), written.parts[0])
        case Sort.TUPLE_ADDRESS:
            return len(plan.parts) == len(written.parts) and all(map(suits, plan.parts, written.parts))
        case Sort.INDEXED:
            return plan.writing.elements if plan.kind is OperandKind.ADDRESS else plan.kind is OperandKind.SCALAR
        case Sort.SINK if plan.writing.sink and plan.role is Role.RESULT:
            return True
        case Sort.SPECIAL if written.special is not None and written.special.length > 1:
            return plan.vector == written.special.length
    if plan.annotation.bare and plan.role is not Role.TUPLE_ADDRESS and written.sort in _BARE:
        return True
    if plan.vector:
        return (
            plan.annotation.scalar or (plan.annotation.longer and not (plan.annotation.each or plan.annotation.strict))
        ) and written.kind is OperandKind.SCALAR
    if plan.second is not None:
        return plan.notation.second_optional and written.kind is OperandKind.SCALAR
    return plan.kind is written.kind


def _alone(plan: OperandPlan) -> OperandPlan:
    """The first of a pair by itself."""
    return replace(plan, notation=replace(plan.notation, second_optional=True))


def _is_long_enough(plan: OperandPlan, length: int) -> bool:
    if plan.annotation.longer:
        return length >= plan.vector and length in _LENGTHS
    if plan.annotation.scalar and not plan.vector:
        return length in _LENGTHS
    return plan.vector == length
