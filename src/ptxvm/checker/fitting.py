"""Whether an operand fits its place in a form: type, constant, address, and what to write instead."""

from __future__ import annotations

import re
from dataclasses import replace

from ptxvm.checker.types import ADDRESS, constant_fits, register_fits, width
from ptxvm.checker.vectors import common_type, counts_as_any_size, sizes_differ, types_clash
from ptxvm.checker.written import CONSTANTS, Sort, Written
from ptxvm.diagnostics.codes import operands as codes
from ptxvm.diagnostics.codes.code import Code
from ptxvm.isa.definition import Definition
from ptxvm.isa.operands import Opaque, OperandPlan, Role
from ptxvm.isa.special_registers import SpecialRegister
from ptxvm.isa.warp import Space
from ptxvm.records import record

_VALUES = (Role.RESULT, Role.VALUE, Role.CONSTANT)
# What can stand at the places that name other places of the program.
_TARGETS = {
    Role.LABEL: (Sort.LABEL,),
    Role.LABEL_LIST: (Sort.LABELS,),
    Role.CALL_TARGET: (Sort.FUNCTION, Sort.REGISTER),
    Role.PROTOTYPE: (Sort.PROTOTYPE, Sort.FUNCTIONS, Sort.VARIABLE),
}
_ADDRESS_TYPES = {f"{kind}{bits}" for kind in "bus" for bits in (8, 16, 32, 64)}
# These had 16 bits in early PTX and may still be read as such.
_ONCE_NARROWER = ("tid", "ntid", "ctaid", "nctaid", "gridid")
_NOT_GENERIC = (Space.CONST, Space.PARAM)
_SHARED = (Space.SHARED, Space.SHARED_CLUSTER)
_LARGEST_SUM = 64
_ELEMENTS = (Sort.REGISTER, Sort.SPECIAL, Sort.SINK, *CONSTANTS)


@record()
class Misfit:
    """Why an operand does not fit."""

    code: Code
    message: str
    help: str | None = None


def misfit(definition: Definition, plan: OperandPlan, given: Written) -> Misfit | None:
    """What is wrong with an operand that stands at the right place, or None."""
    if plan.role is Role.ADDRESS:
        return _address_misfit(plan, given)
    if plan.role is Role.TUPLE_ADDRESS:
        wrong = (misfit(definition, part, inside) for part, inside in zip(plan.parts, given.parts, strict=True))
        return next(filter(None, wrong), None)
    if plan.role in _TARGETS:
        return _target_misfit(plan, given)
    if plan.role not in _VALUES:
        return None
    if given.sort is Sort.PAIR:
        assert plan.second is not None
        first, second = given.parts
        return _operand_misfit(definition, plan, first) or _value_misfit(definition, plan.second, second)
    return _operand_misfit(definition, plan, given)


def _target_misfit(plan: OperandPlan, given: Written) -> Misfit | None:
    possible = _TARGETS[plan.role]
    if given.sort in possible:
        return None
    expected = " or ".join(sort.value for sort in possible)
    return Misfit(codes.OPERAND_KIND, f"{given.sort.phrase} stands where a {expected} must be")


def _operand_misfit(definition: Definition, plan: OperandPlan, given: Written) -> Misfit | None:
    if given.sort in (Sort.VECTOR, Sort.VECTOR_REGISTER):
        return _vector_misfit(definition, plan, given.parts)
    return _value_misfit(definition, plan, given)


def _value_misfit(definition: Definition, plan: OperandPlan, given: Written) -> Misfit | None:
    """The one check of a scalar: what it is decides which question to ask."""
    if plan.role is Role.CONSTANT and given.sort is not Sort.INTEGER:
        return Misfit(codes.OPERAND_KIND, f"operand `{plan.name}` of `{definition.name}` must be an integer constant")
    match given.sort:
        case Sort.REGISTER:
            return _register_misfit(plan, given.declared)
        case Sort.INTEGER | Sort.FLOAT32 | Sort.FLOAT64:
            return _constant_misfit(plan, given.sort)
        case Sort.SINK:
            return None if plan.writing.sink else Misfit(codes.SINK_NOT_ALLOWED, _no_sink(plan))
        case Sort.NOT:
            return _negation_misfit(plan, given)
        case Sort.NEGATED:
            message = f"operand `{plan.name}` of `{definition.name}` cannot be negated"
            inner = given.parts[0]
            return (
                _value_misfit(definition, plan, inner)
                if plan.writing.minus
                else Misfit(codes.NEGATION_NOT_ALLOWED, message)
            )
        case Sort.SELECTED:
            return _selector_misfit(plan, given) or _value_misfit(definition, plan, given.parts[0])
        case Sort.SPECIAL:
            return _special_misfit(definition, plan, given)
        case Sort.VARIABLE:
            return _symbol_misfit(definition, plan, given)
        case Sort.INDEXED:
            return _index_misfit(given) or _symbol_misfit(definition, plan, given.parts[0])
        case Sort.OFFSET_VARIABLE if plan.writing.symbols:
            return _symbol_misfit(definition, plan, given)
        case Sort.OFFSET_VARIABLE if plan.spelling != "pred":
            return _constant_misfit(plan, Sort.INTEGER)
        case Sort.SUM:
            return _sum_misfit(plan, given.parts[0].declared)
    if given.sort is Sort.FUNCTION and plan.writing.symbols and plan.role is not Role.RESULT:
        return None
    return Misfit(codes.OPERAND_KIND, f"operand `{plan.name}` of `{definition.name}` cannot be {given.sort.phrase}")


def _no_sink(plan: OperandPlan) -> str:
    if plan.role is Role.RESULT:
        return f"result `{plan.name}` cannot be dropped with `_` here"
    return f"`_` drops results; operand `{plan.name}` needs a value"


def _selector_misfit(plan: OperandPlan, given: Written) -> Misfit | None:
    special = given.parts[0].special
    if special is not None:
        axes = "has the components .x, .y and .z" if special.length > 1 else "has no components"
        return Misfit(codes.SELECTOR, f"`{special.name}` {axes}")
    if not plan.writing.selector:
        return Misfit(codes.SELECTOR, f"`.{given.declared}` selects a part of operands of video instructions only")
    if re.fullmatch(plan.writing.selector, given.declared):
        return None
    return Misfit(codes.SELECTOR, f"operand `{plan.name}` has no part `.{given.declared}`")


def _vector_misfit(definition: Definition, plan: OperandPlan, elements: tuple[Written, ...]) -> Misfit | None:
    if plan.first is not None:
        wrong = _value_misfit(definition, plan.first, elements[0])
        if wrong is not None or len(elements) == 1:
            return wrong
        plan, elements = _of_any_kind(plan), elements[1:]
    if sizes_differ(elements):
        return Misfit(codes.VECTOR_MIXED, "the elements of the vector differ in size")
    if types_clash(elements):
        message = "the vector mixes floating-point, integer and packed elements"
        return Misfit(codes.VECTOR_MIXED, message, help="declare the registers with a .b type")
    if all(element.sort is Sort.SINK for element in elements):
        return Misfit(codes.SINK_NOT_ALLOWED, "at least one element of the vector must be a register")
    stranger = next((element for element in elements if element.sort not in _ELEMENTS), None)
    if stranger is not None:
        return Misfit(codes.OPERAND_KIND, f"{stranger.sort.phrase} cannot be an element of a vector")
    if plan.annotation.each:
        return next(filter(None, (_value_misfit(definition, plan, element) for element in elements)), None)
    declared = common_type(elements, strict=plan.annotation.strict)
    is_open = plan.writing.relaxed and counts_as_any_size(elements)
    if declared is not None and not is_open and not _fits(plan, declared):
        return _register_misfit(plan, declared)
    return next(filter(None, (_element_misfit(plan, element, declared) for element in elements)), None)


def _of_any_kind(plan: OperandPlan) -> OperandPlan:
    """Elements of any type of the size."""
    assert plan.typed is not None
    return replace(plan, typed=replace(plan.typed, spelling=f"b{width(plan.spelling)}"))


def _element_misfit(plan: OperandPlan, element: Written, declared: str | None) -> Misfit | None:
    """Constants are checked by themselves only where no register gives the vector its type."""
    if element.sort is Sort.SINK and not (plan.role is Role.RESULT or plan.writing.sink):
        return Misfit(codes.SINK_NOT_ALLOWED, "`_` drops results; a source needs a value")
    if element.sort is Sort.SPECIAL and plan.role is Role.RESULT and element.special is not None:
        # ptxas takes it, and from then on the name stands for what was written.
        return Misfit(codes.SPECIAL_NOT_ALLOWED, f"`{element.special.name}` cannot be written")
    if element.sort in CONSTANTS and (declared is None or plan.role is Role.RESULT):
        return _constant_misfit(plan, element.sort)
    return None


def _fits(plan: OperandPlan, declared: str) -> bool:
    return not plan.spelling or register_fits(plan.spelling, declared, relaxed=plan.writing.relaxed, fixed=plan.fixed)


def _register_misfit(plan: OperandPlan, declared: str) -> Misfit | None:
    if plan.annotation.untyped and declared[0] != "b":
        return Misfit(codes.OPERAND_TYPE, f"operand `{plan.name}` must be in a .{plan.spelling} register")
    if _fits(plan, declared):
        return None
    role = "result" if plan.role is Role.RESULT else "operand"
    message = f"{role} `{plan.name}` is of type .{plan.spelling}, the register of type .{declared}"
    return Misfit(codes.OPERAND_TYPE, message, _conversion(plan, declared))


def _conversion(plan: OperandPlan, declared: str) -> str | None:
    """How to get a value of the wanted type from the register, for the common pairs."""
    wanted = plan.spelling
    if "pred" in (wanted, declared) or plan.role is Role.RESULT:
        return None
    if width(wanted) == width(declared):
        return f"take the bits as they are with mov.b{width(wanted)}, or convert the value with cvt"
    return f"convert first: cvt.{wanted}.{declared}" if wanted[0] in "us" and declared[0] in "us" else None


def _constant_misfit(plan: OperandPlan, sort: Sort) -> Misfit | None:
    if plan.role is Role.RESULT:
        return Misfit(codes.REGISTER_NEEDED, f"result `{plan.name}` must be a register, not a constant")
    if plan.annotation.untyped:
        return Misfit(codes.REGISTER_NEEDED, f"operand `{plan.name}` must be in a .{plan.spelling} register")
    if not plan.spelling or constant_fits(plan.spelling, sort):
        return None
    message = f"operand `{plan.name}` of type .{plan.spelling} cannot be {sort.phrase}"
    help_ = None
    if sort is Sort.INTEGER and plan.spelling in ("f32", "f64"):
        help_ = "write a floating-point constant, such as 1.0 or 0f3F800000"
    return Misfit(codes.CONSTANT_KIND, message, help_)


def _sum_misfit(plan: OperandPlan, declared: str) -> Misfit | None:
    """A register plus a constant: of any size, unless the operand's type is its own (measured on ptxas)."""
    if plan.role is Role.RESULT:
        return Misfit(codes.REGISTER_NEEDED, f"result `{plan.name}` is a register, not a sum")
    if declared[0] not in "bus" or width(declared) > _LARGEST_SUM:
        # The front end of ptxas takes some of them, and its code generator breaks down or drops the instruction.
        message = (
            f"a constant can be added to integer and untyped registers of up to 64 bits, not to one of .{declared}"
        )
        return Misfit(codes.OPERAND_TYPE, message, help="compute the sum first")
    if plan.writing.selector:
        return Misfit(codes.OPERAND_KIND, f"operand `{plan.name}` is a register or a constant, not a sum")
    if plan.fixed or plan.annotation.untyped or plan.spelling in ("pred", ADDRESS):
        return _register_misfit(plan, declared)
    kind = "b" if re.fullmatch(r"b\d+", plan.spelling) else declared[0]
    return _register_misfit(plan, f"{kind}{width(plan.spelling)}")


def _index_misfit(given: Written) -> Misfit | None:
    """The register between the brackets of `table[%r1]` is an integer or untyped."""
    if len(given.parts) == 1 or given.parts[1].declared[0] in "bus":
        return None
    return Misfit(codes.OPERAND_TYPE, f"a register of type .{given.parts[1].declared} is no index")


def _negation_misfit(plan: OperandPlan, given: Written) -> Misfit | None:
    inner = given.parts[0]
    if plan.role is not Role.RESULT and plan.spelling == "pred" and inner.declared == "pred":
        return None
    return Misfit(codes.NEGATION_NOT_ALLOWED, f"operand `{plan.name}` cannot be negated: `!` is for predicates")


def _special_misfit(definition: Definition, plan: OperandPlan, given: Written) -> Misfit | None:
    assert given.special is not None
    name, bits = given.special.name, given.special.type.bits
    if plan.role is Role.RESULT:
        return Misfit(codes.SPECIAL_NOT_ALLOWED, f"`{name}` cannot be written")
    if not plan.writing.specials:
        help_ = f"read it into a register first, with mov.u{bits}"
        return Misfit(codes.SPECIAL_NOT_ALLOWED, f"`{definition.name}` takes no special registers", help_)
    if given.special.length > 1 and not plan.vector:
        return Misfit(codes.SPECIAL_NOT_ALLOWED, f"`{name}` is a vector", help=f"{name}.x")
    if _special_fits(plan, given.special):
        return None
    message = f"`{name}` has {bits} bits, operand `{plan.name}` is .{plan.spelling}"
    mnemonic = f"mov.u{bits}" if bits > 1 else "mov.pred"
    return Misfit(codes.OPERAND_TYPE, message, help=f"read it with {mnemonic}")


def _special_fits(plan: OperandPlan, register: SpecialRegister) -> bool:
    bits, spelling = register.type.bits, plan.spelling
    if bits == 1 or spelling == "pred":
        return bits == 1 and spelling == "pred"
    if spelling[0] not in "bus":
        return False
    wanted = width(spelling)
    return bits == wanted or (bits > wanted and (plan.writing.relaxed or register.base in _ONCE_NARROWER))


def _symbol_misfit(definition: Definition, plan: OperandPlan, given: Written) -> Misfit | None:
    if given.space is Space.PARAM and given.local:
        message = "the address of a `.param` variable declared in a function cannot be taken"
        return Misfit(codes.ADDRESS_OF_PARAMETER, message)
    if plan.writing.symbols and not plan.fixed and plan.role is not Role.RESULT and plan.spelling != "pred":
        if plan.space is not None:
            return _space_misfit(plan.space, given.space)
        return _constant_misfit(plan, Sort.INTEGER)
    message = f"operand `{plan.name}` of `{definition.name}` cannot be the address of a variable"
    return Misfit(codes.OPERAND_KIND, message, help="put the address into a register with mov.u64")


def _address_misfit(plan: OperandPlan, given: Written) -> Misfit | None:
    if isinstance(plan.annotation, Opaque):
        return _reference_misfit(plan.annotation, given)
    base: Written | None = given
    if given.sort in (Sort.ADDRESS, Sort.INDEXED, Sort.SUM):
        base = given.parts[0] if given.parts else None
    if base is None:
        if plan.annotation.loose or plan.space is Space.LOCAL:
            return None
        return Misfit(codes.ADDRESS_BASE, "absolute addresses exist in .local only")
    if given.sort is Sort.INDEXED and (wrong := _index_misfit(given)) is not None:
        return wrong
    match base.sort:
        case Sort.REGISTER | Sort.VARIABLE | Sort.OFFSET_VARIABLE if plan.annotation.loose and base.declared != "b128":
            return None
        case Sort.REGISTER if plan.annotation.untyped and base.declared[0] != "b":
            return Misfit(codes.ADDRESS_BASE, f"this address is in an untyped register, not in one of .{base.declared}")
        case Sort.REGISTER if base.declared in _ADDRESS_TYPES:
            return None
        case Sort.REGISTER if plan.annotation.bare and given.sort is not Sort.ADDRESS and base.declared != "pred":
            return None
        case Sort.REGISTER:
            return Misfit(codes.ADDRESS_BASE, f"a register of type .{base.declared} holds no address")
        case Sort.VARIABLE | Sort.OFFSET_VARIABLE:
            return _space_misfit(plan.space, base.space)
        case Sort.SPECIAL if base.special is not None and base.special.type.bits == 64:
            return None
    return Misfit(codes.ADDRESS_BASE, f"{base.sort.phrase} is no address")


def _reference_misfit(wanted: Opaque, given: Written) -> Misfit | None:
    """A texture, sampler or surface is named by its variable or held in a 64-bit register."""
    base = given.parts[0] if given.sort is Sort.ADDRESS and given.parts else given
    is_held = base.sort is Sort.REGISTER and base.declared in ("b64", "u64", "s64")
    kinds = " or ".join(f".{kind}" for kind in wanted.kinds)
    if not is_held and not (base.sort is Sort.VARIABLE and base.declared in wanted.kinds):
        return Misfit(codes.OPERAND_KIND, f"a {kinds} variable or a .u64 register that refers to one is needed")
    if given.moved:
        return Misfit(codes.OPERAND_KIND, f"nothing is added to a {kinds} variable or to a register that refers to one")
    return None


def _space_misfit(wanted: Space | None, space: Space | None) -> Misfit | None:
    assert space is not None
    if wanted is None and space not in _NOT_GENERIC:
        return None
    if wanted is space or (wanted in _SHARED and space in _SHARED):
        return None
    accessed = f".{wanted.value} memory" if wanted is not None else "memory by a generic address"
    message = f"the variable is in .{space.value}, the instruction accesses {accessed}"
    return Misfit(codes.ADDRESS_SPACE, message)
