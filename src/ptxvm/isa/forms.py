"""From a line's operand notation and a function's signature to the operand plans of a form."""

from __future__ import annotations

import inspect
from dataclasses import replace
from typing import TYPE_CHECKING

from ptxvm.isa.notation import OperandKind, OperandNotation, SlotKind
from ptxvm.isa.operands import (
    FLOW_ROLES,
    AddressIn,
    Opaque,
    OperandPlan,
    OperandType,
    Role,
    Typed,
    UntypedRegister,
    VectorOf,
)
from ptxvm.isa.vocabulary import space_of
from ptxvm.isa.warp import Address, Space
from ptxvm.lanes.types import PRED, U64, Type

if TYPE_CHECKING:
    from ptxvm.isa.definition import Form

# Operands that are written if, and only if, a modifier says so.
_TIED = {
    "cache-policy": ("L2::cache_hint",),
    "ctaMask": ("multicast::cluster",),
    "byteMask": ("cp_mask",),
    "scale-factor": ("scaled::n2::ue8m0",),
}
_HINTS = {"cache-policy": U64}


def plan_operands(form: Form) -> tuple[OperandPlan, ...]:
    """One plan for each operand of the form's line that this spelling has."""
    plans = []
    for index, notation in enumerate(form.line.operands):
        tied = _TIED.get(notation.names[0])
        if tied is None or not notation.optional:
            plans.append(_plan(form, index, notation, notation.optional))
        elif any(form.has(modifier) for modifier in tied):
            plans.append(_plan(form, index, notation, optional=False))
    return tuple(plans)


def _plan(form: Form, index: int, notation: OperandNotation, optional: bool) -> OperandPlan:
    name = notation.names[0].replace("-", "_")
    parameter = form.definition.signature.parameters.get(name)
    bracketed = notation.kind in (OperandKind.ADDRESS, OperandKind.TUPLE_ADDRESS)
    is_result = parameter is None and index == 0 and not bracketed
    annotation = _result_annotation(form, 0) if is_result else _source_annotation(form, notation, parameter)
    role = Role.RESULT if is_result else _role(notation, annotation)
    typed = _typed(form, annotation) if role in (Role.RESULT, Role.VALUE) else None
    vector = _vector_length(form, notation, annotation, typed)
    return OperandPlan(
        name=name,
        role=role,
        kind=OperandKind.VECTOR if vector else notation.kind,
        type=typed.type if typed else None,
        spelling=typed.spelling if typed else "",
        optional=optional,
        vector=vector,
        second=_second(form, notation, is_result),
        second_optional=notation.second_optional,
        negatable=notation.negatable,
        sink=name in form.definition.sinks,
        braces=name in form.definition.braces,
        relaxed=name in form.definition.relaxed and not _takes_exact_registers(form),
        unified=notation.unified,
        selector=form.definition.selectors.get(name, ""),
        minus=name in form.definition.minus,
        space=_space(form, annotation) if role is Role.ADDRESS or form.definition.symbols else None,
        fixed=_has_own_type(form, annotation),
        bare=isinstance(annotation, AddressIn) and annotation.bare,
        loose=isinstance(annotation, AddressIn) and annotation.loose,
        longer=isinstance(annotation, VectorOf) and annotation.longer,
        scalar=isinstance(annotation, VectorOf) and annotation.scalar,
        strict=isinstance(annotation, VectorOf) and annotation.strict,
        each=isinstance(annotation, VectorOf) and annotation.each,
        leading=annotation.leading(form) if isinstance(annotation, VectorOf) else "",
        opaque=annotation.kind if isinstance(annotation, Opaque) else "",
        untyped=_is_untyped(annotation),
        parts=tuple(_part(form, part) for part in notation.names) if role is Role.TUPLE_ADDRESS else (),
    )


def _part(form: Form, name: str) -> OperandPlan:
    """An operand inside the brackets of a tuple address."""
    is_address = isinstance(_annotation_of(form, name), (AddressIn, Opaque))
    kind = OperandKind.ADDRESS if is_address else OperandKind.SCALAR
    plan = _plan(form, 1, OperandNotation((name,), kind), optional=False)
    return replace(plan, bare=True) if plan.role is Role.ADDRESS else plan


def _annotation_of(form: Form, name: str) -> object:
    parameter = form.definition.signature.parameters.get(name)
    return parameter.annotation if parameter is not None else None


def _is_untyped(annotation: object) -> bool:
    return isinstance(annotation, UntypedRegister) or (isinstance(annotation, AddressIn) and annotation.untyped)


def _has_own_type(form: Form, annotation: object) -> bool:
    return isinstance(annotation.choose(form) if isinstance(annotation, VectorOf) else annotation, Type)


def _takes_exact_registers(form: Form) -> bool:
    """Conversions of these types need registers of just their width."""
    return any(token in ("bf16", "bf16x2", "tf32") for token in form.tokens.values())


def _result_annotation(form: Form, index: int) -> object:
    annotation = form.definition.signature.return_annotation
    if isinstance(annotation, tuple):
        annotation = annotation[index]
    return inspect.Parameter.empty if annotation in (inspect.Signature.empty, None) else annotation


def _source_annotation(form: Form, notation: OperandNotation, parameter: inspect.Parameter | None) -> object:
    if parameter is not None:
        return parameter.annotation
    return _HINTS.get(notation.names[0], inspect.Parameter.empty)


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
        return OperandType(annotation, annotation.name)
    if isinstance(annotation, Typed):
        return annotation.resolve(form)
    return OperandType(form.type, form.spelling("type"))


def _vector_length(form: Form, notation: OperandNotation, annotation: object, typed: OperandType | None) -> int:
    """Elements between braces: as in the notation, or by `.v2` and its like for operands of the form's type."""
    if isinstance(annotation, VectorOf):
        return annotation.count(form)
    if notation.kind is OperandKind.VECTOR:
        return notation.count
    if typed is None or annotation is not inspect.Parameter.empty or notation.names[0] == "cache-policy":
        return 0
    length = next((token for name, token in form.tokens.items() if name.startswith("vec")), None)
    return int(length[1:]) if length else 0


def _second(form: Form, notation: OperandNotation, is_result: bool) -> OperandPlan | None:
    """`p` of `d|p`: a predicate unless the return annotation says otherwise."""
    if notation.kind is not OperandKind.PAIR:
        return None
    role = Role.RESULT if is_result else Role.VALUE
    annotation = form.definition.signature.return_annotation
    typed = _typed(form, annotation[1]) if isinstance(annotation, tuple) else OperandType(PRED, "pred")
    name = notation.names[1]
    sink = name in form.definition.sinks
    return OperandPlan(name, role, OperandKind.SCALAR, typed.type, typed.spelling, sink=sink)


def _space(form: Form, annotation: object) -> Space | None:
    if isinstance(annotation, AddressIn):
        return annotation.resolve(form)
    spaces = [slot.attribute for slot in form.line.slots if slot.kind is SlotKind.SPACE]
    written = [form.tokens[name] for name in spaces if name in form.tokens]
    return space_of(written[0]) if written else None
