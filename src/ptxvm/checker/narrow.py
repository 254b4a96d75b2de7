"""32-bit addresses: one of them makes ptxas treat the whole program as a 32-bit one, which no target supports."""

from __future__ import annotations

import re

from ptxvm.checker.written import Sort, Written
from ptxvm.isa.definition import Form
from ptxvm.isa.operands import OperandPlan, Role
from ptxvm.isa.warp import Space

# Only plain accesses count; asynchronous and bulk operations move memory by other means.
_AFFECTED = re.compile(
    r"(ldu?|st(?!\.async|\.bulk)|atom|red(?!\.async)|prefetchu?|discard|applypriority|mbarrier|multimem(?!\.cp)"
    r"|cvta|mov)\."
)
_WIDE_SPACES = (None, Space.GENERIC, Space.GLOBAL)
_BITS = 32
_NARROW = ("b32", "u32", "s32")


def narrow_address(form: Form, arranged: tuple[Written | None, ...]) -> OperandPlan | None:
    """The operand that is a 32-bit address in the generic or global space, or None."""
    if _AFFECTED.match(form.opcode) is None:
        return None
    for plan, given in zip(form.operands, arranged, strict=True):
        if given is not None and (_is_narrow_base(plan, given) or _is_narrow_value(form, plan, given)):
            return plan
    return None


def _is_narrow_base(plan: OperandPlan, given: Written) -> bool:
    if plan.role is not Role.ADDRESS or plan.space not in _WIDE_SPACES or not given.parts:
        return False
    return given.sort is Sort.ADDRESS and given.parts[0].declared in _NARROW


def _is_narrow_value(form: Form, plan: OperandPlan, given: Written) -> bool:
    """`mov.u32` of a global variable's address, and any `cvta.u32`."""
    if plan.role is not Role.VALUE or plan.type is None or plan.type.bits != _BITS:
        return False
    if form.definition.name in ("cvta", "cvta.to"):
        return True
    variable = given.parts[0] if given.sort is Sort.INDEXED else given
    return variable.sort is Sort.VARIABLE and variable.space is Space.GLOBAL
