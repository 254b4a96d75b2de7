"""Statements that compute: any form of any instruction whose operands are values, as the definitions have them."""

from __future__ import annotations

from functools import cache

from tests.agreement.engines.forms import PLATFORMS, definitions, distinct, forms_of, platform_of
from tests.agreement.engines.sources import immediate, selector
from tests.agreement.programs.writer import Statement, Writer, word64

from ptxvm.isa.definition import Definition, Form
from ptxvm.isa.flow import Flow
from ptxvm.isa.operands import OperandPlan, Role
from ptxvm.lanes.types import F64, PRED, Type

PLATFORM = PLATFORMS[0]
CHAPTERS = (
    "comparison",
    "extended_precision",
    "floating_point",
    "half_comparison",
    "half_precision",
    "integer",
    "logic",
    "mixed_precision",
    "video",
    "data_movement.cvt",
    "data_movement.mov",
    "data_movement.prmt",
)

_OF_ADDRESSES = "data_movement.cvta"

#: Where operands may be constants, and their types for which it is plain how these are written.
_TAKING_CONSTANTS = ("comparison", "floating_point", "integer", "logic", "data_movement.mov", "data_movement.prmt")
_WRITTEN = {*(f"{kind}{bits}" for kind in "bsu" for bits in (16, 32, 64)), "f32", "f64"}


@cache
def computing() -> dict[str, Definition]:
    """The definitions of these chapters by the names of their functions."""
    return {
        page: definition
        for page, definition in definitions()
        if page.startswith(CHAPTERS) and not page.startswith(_OF_ADDRESSES) and definition.flow is Flow.NONE
    }


@cache
def forms(page: str) -> tuple[Form, ...]:
    """The forms of a definition that programs may have, one of each set that computes the same."""
    return tuple(form for form in distinct(forms_of(computing()[page]), 0) if _suits(form))


def _suits(form: Form) -> bool:
    carries = form.reads_carry or form.writes_carry
    simple = all(plan.role in (Role.RESULT, Role.VALUE, Role.CONSTANT) for plan in form.operands)
    return simple and not carries and all(map(_has_registers, form.operands)) and platform_of(form) == PLATFORM


def _has_registers(plan: OperandPlan) -> bool:
    """Whether programs have registers of its type."""
    return plan.type is None or plan.type is PRED or plan.type.bits > 8 or plan.writing.relaxed


def instruction(writer: Writer, page: str) -> Statement:
    """An instruction of a definition, perhaps under a guard."""
    form = writer.rng.choice(forms(page))
    plans = [plan for plan in form.operands if not plan.optional or writer.rng.random() < 0.5]
    constants = page.startswith(_TAKING_CONSTANTS)
    given = [plan for plan in plans if plan.role is not Role.RESULT]
    sources = {plan.name: _source(writer, plan, may_be_written=constants) for plan in given}
    whole = len(plans) == len(form.operands) and getattr(form, "op2", None) is None
    results = {plan.name: _result(writer, plan, whole=whole) for plan in plans if plan.role is Role.RESULT}
    operands = sources | results
    guard = "" if form.definition.name.startswith("mov") else writer.guard()
    line = f"{guard}{form.opcode} {', '.join(operands[plan.name] for plan in plans)};"
    return "\n".join([line, *_known_nans(plans, results)])


def _source(writer: Writer, plan: OperandPlan, *, may_be_written: bool) -> str:
    rng, type_ = writer.rng, plan.type
    if plan.role is Role.CONSTANT:
        return str(rng.randrange(256))
    assert type_ is not None
    if plan.vector:
        return "{" + ", ".join(_register(writer, plan, type_) for _ in range(plan.vector)) + "}"
    if type_ is PRED:
        return rng.choice(["!", ""]) * plan.notation.negatable + writer.predicate()
    if plan.fixed and may_be_written and rng.random() < 0.5:
        return str(rng.randrange(40))
    if plan.spelling in _WRITTEN and not plan.fixed and may_be_written and rng.random() < 0.2:
        return immediate(rng, plan)
    if type_.bits == 32 and rng.random() < 0.15:
        return writer.number()
    return _register(writer, plan, type_) + selector(rng, plan)


def _register(writer: Writer, plan: OperandPlan, type_: Type) -> str:
    if type_ is PRED:
        return writer.predicate()
    wider = plan.writing.relaxed and type_.bits < 32 and type_.is_integer and writer.rng.random() < 0.5
    return writer.word() if wider else writer.register(writer.pool_of(type_))


def _result(writer: Writer, plan: OperandPlan, *, whole: bool) -> str:
    """`whole`: there is an operand that gives the other parts, if the result is only a part of a register."""
    type_ = plan.type
    assert type_ is not None
    if plan.vector:
        return "{" + ", ".join(writer.several(writer.pool_of(type_), plan.vector)) + "}"
    if plan.second is not None and not (plan.notation.second_optional and writer.rng.random() < 0.5):
        assert type_ is PRED or plan.second.type is PRED
        if type_ is PRED:
            first, second = writer.rng.sample(range(4), 2)
            return f"%p{first}|%p{second}"
        return f"{_register(writer, plan, type_)}|{writer.predicate()}"
    return _register(writer, plan, type_) + (selector(writer.rng, plan) if whole else "")


def _known_nans(plans: list[OperandPlan], results: dict[str, str]) -> list[str]:
    """Which NaN an f64 instruction gives depends on the host, so that one takes its place."""
    lines = []
    for plan in plans:
        if plan.name in results and plan.type is F64 and not plan.vector:
            register = results[plan.name]
            lines += [f"setp.nan.f64 %is_nan, {register}, {register};", f"@%is_nan mov.f64 {register}, {NAN};"]
    return lines


NAN = "0d7FF8000000000000"


def carry_chain(writer: Writer) -> Statement:
    """Additions, subtractions and products that hand on the carry, past a branch or a guard or not."""
    rng = writer.rng
    bits = rng.choice([32, 32, 64])
    type_ = f"{rng.choice('us')}{bits}"
    pool = "r" if bits == 32 else "d"

    def line(opcode: str, sources: int = 2) -> str:
        operands = [writer.register(pool), *(_number(writer, pool) for _ in range(sources))]
        return f"{opcode}.{type_} {', '.join(operands)};"

    if rng.random() < 0.25:
        half = rng.choice(["lo", "hi"])
        return "\n".join([line(f"mad.{half}.cc", 3), line(f"madc.{half}.cc", 3), line("madc.hi", 3)])
    kind = rng.choice(["add", "sub"])
    mixed = rng.choice(["add", "sub", kind, kind])
    middle = rng.choice([line(f"{kind}c.cc"), writer.guard(1) + line(f"{kind}c.cc"), line(f"{mixed}c")])
    if rng.random() < 0.4:
        test, condition = writer.test()
        end = writer.label()
        return (test, line(f"{kind}.cc"), f"@{condition} bra {end};", [middle], f"{end}:", line(f"{mixed}c"))
    return "\n".join([line(f"{kind}.cc"), middle, line(f"{mixed}c")])


def _number(writer: Writer, pool: str) -> str:
    if writer.rng.random() < 0.2:
        return hex(word64(writer.rng) & (0xFFFF_FFFF if pool == "r" else 0xFFFF_FFFF_FFFF_FFFF))
    return writer.register(pool)
