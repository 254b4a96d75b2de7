"""How the source operands of a form reach it: loaded, uniform, affine in the thread index, or written out."""

from __future__ import annotations

import random
import re
from enum import Enum

from tests.agreement.engines.values import Row, pattern
from tests.agreement.engines.writer import Writer

from ptxvm.isa.operands import OperandPlan
from ptxvm.isa.video.shared.selection import BYTE_MASK, BYTES, HALF_MASK, HALVES, PART
from ptxvm.lanes.types import B128, PRED, U16, U32, U64, Type


class Kind(Enum):
    """Where the value of an operand comes from."""

    VARYING = "varying"
    UNIFORM = "uniform"
    AFFINE = "affine"
    IMMEDIATE = "immediate"
    CHAINED = "chained"


_MIXED = (Kind.VARYING, Kind.VARYING, Kind.UNIFORM, Kind.AFFINE, Kind.IMMEDIATE, Kind.CHAINED)
_FACTORS = (1, 2, 4, -4, 3, 1024, -1, 0x10000001, 0x40000000)
_TYPED = {"u16", "u32", "u64", "s16", "s32", "s64", "f16", "f16x2", "f32", "f64"}


def choose_kind(writer: Writer) -> Kind:
    return writer.rng.choice(_MIXED)


def register_spelling(writer: Writer, plan: OperandPlan, *, plain: bool) -> tuple[str, int]:
    """The type of a register for an operand, and its bits: untyped or its own, or wider where that is allowed."""
    assert plan.type is not None
    bits = plan.type.bits
    if plan.type is PRED:
        return "pred", 1
    wider = [wide for wide in (16, 32, 64) if wide > bits]
    if plan.writing.relaxed and not plain and wider and writer.rng.random() < 0.4:
        bits = writer.rng.choice(wider)
        return f"b{bits}", bits
    if plan.spelling in _TYPED and writer.rng.random() < 0.3:
        return plan.spelling, bits
    return f"b{bits}", bits


def source(writer: Writer, plan: OperandPlan, kind: Kind) -> str:
    """The text of a VALUE operand; what it needs is written before."""
    if plan.kind.name == "VECTOR" and plan.vector:
        kind = Kind.VARYING if kind is Kind.IMMEDIATE else kind
        chosen = register_spelling(writer, plan, plain=False)
        return "{" + ", ".join(_scalar(writer, plan, kind, *chosen) for _ in range(plan.vector)) + "}"
    text = _scalar(writer, plan, kind, *register_spelling(writer, plan, plain=False))
    if plan.notation.negatable and writer.rng.random() < 0.5:
        text = f"!{text}"
    return text


def _scalar(writer: Writer, plan: OperandPlan, kind: Kind, spelling: str, bits: int) -> str:
    type_ = plan.type
    assert type_ is not None
    if type_ is PRED:
        return _predicate(writer, kind)
    if type_ is B128:
        return writer.uniform(B128) if kind is Kind.UNIFORM else writer.varying(B128)
    if kind is Kind.IMMEDIATE:
        return immediate(writer.rng, plan)
    if kind is Kind.CHAINED and bits in (32, 64):
        return f"%c{bits}_{writer.rng.randrange(2)}"
    carried = type_ if bits == type_.bits else _UNSIGNED[bits]
    keywords = _hints(writer, plan, carried)
    if kind is Kind.AFFINE and bits >= 16:
        return affine(writer, bits, writer.uniform(carried, **keywords), spelling)
    if kind is Kind.UNIFORM:
        return writer.uniform(carried, spelling, **keywords)
    return writer.varying(carried, spelling, **keywords)


_UNSIGNED: dict[int, Type] = {16: U16, 32: U32, 64: U64}


def _hints(writer: Writer, plan: OperandPlan, type_: Type) -> dict[str, object]:
    """Small numbers for operands that count bits or lanes; now and then the value of an earlier operand."""
    if plan.fixed and type_.is_integer:
        return {"small": True}
    like = [place for place, row in enumerate(writer.inputs) if row.type.bits == type_.bits]
    return {"like": writer.rng.choice(like)} if like else {}


def _predicate(writer: Writer, kind: Kind) -> str:
    if kind is Kind.AFFINE:
        register = writer.register("pred")
        writer.line(f"setp.lt.u32 {register}, %thread, {writer.rng.randrange(96)};")
        return register
    if kind is Kind.IMMEDIATE:
        return writer.rng.choice(["0", "1"])
    return writer.uniform(PRED) if kind is Kind.UNIFORM else writer.varying(PRED)


def affine(writer: Writer, bits: int, base: str, spelling: str | None = None) -> str:
    """A register with `base` plus the thread index times a constant (wrapping around)."""
    factor = writer.rng.choice(_FACTORS)
    result = writer.register(spelling if spelling and spelling[0] != "f" else f"b{bits}")
    if bits == 16:
        thread = writer.register("b16")
        writer.line(f"cvt.u16.u32 {thread}, %thread;")
        writer.line(f"mad.lo.s16 {result}, {thread}, {factor % 1000 - 500}, {base};")
    elif bits == 32:
        writer.line(f"mad.lo.s32 {result}, %thread, {factor}, {base};")
    else:
        writer.line(f"mad.wide.s32 {result}, %thread, {factor}, {base};")
    if spelling and spelling[0] == "f":
        typed = writer.register(spelling)
        writer.line(f"mov.b{bits} {typed}, {result};")
        return typed
    return result


def immediate(rng: random.Random, plan: OperandPlan) -> str:
    """A constant of the operand's type."""
    assert plan.type is not None
    bits = pattern(Row(plan.type, small=plan.fixed), rng)
    if plan.spelling == "f32":
        return f"0f{bits:08X}"
    if plan.spelling == "f64":
        return f"0d{bits:016X}"
    if plan.type.is_signed and bits >> plan.type.bits - 1:
        return str(bits - (1 << plan.type.bits))
    return str(bits) if rng.random() < 0.5 else hex(bits)


def selector(rng: random.Random, plan: OperandPlan) -> str:
    """`.b2` or the like for operands of video instructions that take selectors; often nothing."""
    if not plan.writing.selector or rng.random() < 0.3:
        return ""
    match plan.writing.selector:
        case selection if selection == PART:
            return rng.choice([".b0", ".b1", ".b2", ".b3", ".h0", ".h1"])
        case selection if selection == HALVES:
            return ".h" + "".join(rng.choice("0123") for _ in range(2))
        case selection if selection == BYTES:
            return ".b" + "".join(rng.choice("01234567") for _ in range(4))
        case selection if selection == HALF_MASK:
            return rng.choice([".h0", ".h1", ".h10"])
        case selection if selection == BYTE_MASK:
            return ".b" + rng.choice(["0", "1", "2", "3", "10", "32", "210", "3210", "31"])
    raise AssertionError(f"no selectors like {plan.writing.selector}")


def is_register(text: str) -> bool:
    """Whether an operand text names a register (and so can be read again)."""
    return re.fullmatch(r"[x%]\w+", text) is not None
