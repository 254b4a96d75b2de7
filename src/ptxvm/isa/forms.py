"""From a line's operand notation and a function's signature to the operand plans of a form."""

from __future__ import annotations

import inspect
from dataclasses import replace
from typing import TYPE_CHECKING

from ptxvm.isa.notation import OperandKind, OperandNotation, SlotKind
from ptxvm.isa.operands import (
    FLOW_ROLES,
    PLAIN,
    USUAL,
    AddressIn,
    Annotation,
    Opaque,
    OperandPlan,
    OperandType,
    Role,
    Typed,
    VectorOf,
)
from ptxvm.isa.vocabulary import space_of
from ptxvm.isa.warp import Address, Space
from ptxvm.lanes.types import PRED, U64, Type

if TYPE_CHECKING:
    from ptxvm.isa.definition import Form

# Operands that are written if, and only if, one of these modifiers is.
_TIED = {
    "cache-policy": ("L2::cache_hint",),
    "ctaMask": ("multicast::cluster",),
    "byteMask": ("cp_mask",),
    "scale-factor": ("scaled::n1::ue8m0", "scaled::n2::ue8m0"),
}
# What pages need not annotate: operands that are the same everywhere.
_WELL_KNOWN = {"cache-policy": U64}


def plan_operands(form: Form) -> tuple[OperandPlan, ...]:
    """One plan for each operand of the form's line that this spelling has."""
    plans = []
    for index, notation in enumerate(form.line.operands):
        tied = _TIED.get(notation.names[0])
        if tied is None or not notation.optional:
            plans.append(_plan(form, index, notation))
        elif any(form.has(modifier) for modifier in tied):
            plans.append(_plan(form, index, replace(notation, optional=False)))
    return tuple(plans)


def _plan(form: Form, index: int, notation: OperandNotation) -> OperandPlan:
    definition, name = form.definition, notation.names[0].replace("-", "_")
    parameter = definition.signature.parameters.get(name)
    bracketed = notation.kind in (OperandKind.ADDRESS, OperandKind.TUPLE_ADDRESS)
    is_result = parameter is None and index < _result_operands(form) and not bracketed
    annotation = _result_annotation(form, index) if is_result else _source_annotation(notation, parameter)
    role = Role.RESULT if is_result else _role(notation, annotation)
    typed = _typed(form, annotation) if role in (Role.RESULT, Role.VALUE) else None
    writing = definition.writing.get(name, USUAL).of(form)
    plan = OperandPlan(
        notation=notation,
        role=role,
        typed=typed,
        annotation=annotation if isinstance(annotation, Annotation) else PLAIN,
        writing=writing,
        vector=_vector_length(form, notation, annotation, typed),
        space=_space(form, annotation) if role is Role.ADDRESS or writing.symbols else None,
        second=_second(form, notation, role),
        parts=tuple(_part(form, part) for part in notation.names) if role is Role.TUPLE_ADDRESS else (),
    )
    leading = annotation.leading(form) if isinstance(annotation, VectorOf) else ""
    return replace(plan, first=_first(plan, leading)) if leading else plan


def _first(plan: OperandPlan, spelling: str) -> OperandPlan:
    """The first element of a vector, of a type of its own."""
    assert plan.typed is not None
    return replace(plan, typed=replace(plan.typed, spelling=spelling, fixed=True), vector=0)


def _part(form: Form, name: str) -> OperandPlan:
    """An operand inside the brackets of a tuple address."""
    parameter = form.definition.signature.parameters.get(name)
    is_address = parameter is not None and isinstance(parameter.annotation, (AddressIn, Opaque))
    plan = _plan(form, 1, OperandNotation((name,), OperandKind.ADDRESS if is_address else OperandKind.SCALAR))
    return replace(plan, annotation=plan.annotation.inside_brackets()) if plan.role is Role.ADDRESS else plan


def _result_operands(form: Form) -> int:
    """So many operands may be results: as many as the function returns, of which a pair `d|p` has two."""
    annotation = form.definition.signature.return_annotation
    return len(annotation) - _begins_with_pair(form) if isinstance(annotation, tuple) else 1


def _begins_with_pair(form: Form) -> bool:
    return form.line.operands[0].kind is OperandKind.PAIR


def _result_annotation(form: Form, index: int) -> object:
    annotation = form.definition.signature.return_annotation
    if isinstance(annotation, tuple):
        annotation = annotation[index + (index > 0 and _begins_with_pair(form))]
    return inspect.Parameter.empty if annotation in (inspect.Signature.empty, None) else annotation


def _source_annotation(notation: OperandNotation, parameter: inspect.Parameter | None) -> object:
    if parameter is not None:
        return parameter.annotation
    return _WELL_KNOWN.get(notation.names[0], inspect.Parameter.empty)


def _role(notation: OperandNotation, annotation: object) -> Role:
    if annotation in FLOW_ROLES:
        return FLOW_ROLES[annotation]
    if notation.kind is OperandKind.TUPLE_ADDRESS:
        return Role.TUPLE_ADDRESS
    if notation.kind is OperandKind.ADDRESS or annotation is Address or isinstance(annotation, (AddressIn, Opaque)):
        return Role.ADDRESS
    return Role.CONSTANT if annotation is int else Role.VALUE


def _typed(form: Form, annotation: object) -> OperandType:
    if isinstance(annotation, Type):
        return OperandType(annotation, annotation.name, fixed=True)
    if isinstance(annotation, VectorOf):
        return replace(annotation.resolve(form), fixed=isinstance(annotation.choose(form), Type))
    if isinstance(annotation, Typed):
        return annotation.resolve(form)
    return OperandType(form.type, form.spelling("type"))


def _vector_length(form: Form, notation: OperandNotation, annotation: object, typed: OperandType | None) -> int:
    """Elements between braces: as in the notation, or by `.v2` and its like for operands of the form's type."""
    if isinstance(annotation, VectorOf):
        return annotation.count(form)
    if notation.kind is OperandKind.VECTOR:
        return notation.count
    if typed is None or annotation is not inspect.Parameter.empty:
        return 0
    lengths = [form.spelling(slot.attribute) for slot in form.line.slots if slot.name.startswith("vec")]
    return next((int(length[1:]) for length in lengths if length), 0)


def _second(form: Form, notation: OperandNotation, role: Role) -> OperandPlan | None:
    """`p` of `d|p`: a predicate unless the return annotation says otherwise."""
    if notation.kind is not OperandKind.PAIR:
        return None
    annotation = form.definition.signature.return_annotation
    typed = _typed(form, annotation[1]) if isinstance(annotation, tuple) else OperandType(PRED, "pred")
    name = notation.names[1]
    writing = form.definition.writing.get(name, USUAL).of(form)
    return OperandPlan(OperandNotation((name,), OperandKind.SCALAR), role, typed, writing=writing)


def _space(form: Form, annotation: object) -> Space | None:
    if isinstance(annotation, AddressIn):
        return annotation.resolve(form)
    spaces = [form.spelling(slot.attribute) for slot in form.line.slots if slot.kind is SlotKind.SPACE]
    return next((space_of(space) for space in spaces if space), None)
