"""Probes of products of small matrices: `mma`, which all lanes of a warp execute together."""

from __future__ import annotations

import random

from tests.agreement.engines.writer import Probe, Writer

from ptxvm.isa.definition import Form
from ptxvm.isa.matrix.mma_sp import selectors
from ptxvm.isa.matrix.shared.scaled import blocks_of
from ptxvm.isa.operands import OperandPlan, Role
from ptxvm.lanes.types import U32, U64

_BYTES = {1: 4, 2: 2, 4: 1}
_CODES, _TF32_CODES = (0x4, 0x8, 0x9, 0xC, 0xD, 0xE), (0x4, 0xE)


def product_probe(form: Form, variant: int) -> Probe:
    """Random matrices; metadata that mean something."""
    writer = Writer(random.Random(f"{form.opcode} {variant}"))
    results: list[str] = []
    operands = []
    for plan in form.operands:
        if plan.role is Role.RESULT:
            results = [writer.register(_spelling(plan)) for _ in range(plan.vector)]
            operands.append(_braced(results))
        else:
            operands.append(_source(writer, form, plan))
    writer.instruction(form.opcode, operands)
    plan = form.operands[0]
    for register in results:
        type_ = U64 if plan.type.bits == 64 else U32
        plain = writer.register(f"b{type_.bits}")
        writer.line(f"mov.b{type_.bits} {plain}, {register};")
        if type_ is U64:
            writer.floats64.add(len(writer.outputs))
        writer.output(plain, type_, "d")
    return writer.probe(f"{form.opcode} #{variant}")


def _source(writer: Writer, form: Form, plan: OperandPlan) -> str:
    if plan.name == "f":
        return str(writer.rng.randrange(selectors(form)))
    if plan.name == "e":
        return _metadata(writer, form)
    if plan.name.startswith("byte_id"):
        blocks = blocks_of(form)
        byte = writer.rng.randrange(0, _BYTES[blocks]) * blocks
        return _braced([str(byte), str(writer.rng.randrange(2 if plan.name.endswith("a") else 4))])
    registers = [_register(writer, plan) for _ in range(max(1, plan.vector))]
    return _braced(registers) if plan.vector else registers[0]


def _metadata(writer: Writer, form: Form) -> str:
    """Codes that differ from lane to lane."""
    codes = _TF32_CODES if form.spelling("atype") == "tf32" else _CODES
    word = sum(writer.rng.choice(codes) << 4 * place for place in range(8))
    constant, amount, register = (writer.register("b32") for _ in range(3))
    writer.line(f"mov.b32 {constant}, {word};")
    writer.line(f"shl.b32 {amount}, %lane, 2;")
    writer.line(f"shf.l.wrap.b32 {register}, {constant}, {constant}, {amount};")
    return register


def _register(writer: Writer, plan: OperandPlan) -> str:
    """A register of the type of an operand, with random bits."""
    type_ = U64 if plan.type.bits == 64 else U32
    loaded, register = writer.varying(type_), writer.register(_spelling(plan))
    writer.line(f"mov.b{type_.bits} {register}, {loaded};")
    return register


def _spelling(plan: OperandPlan) -> str:
    return plan.spelling if plan.spelling in ("f32", "f64") else f"b{max(32, plan.type.bits)}"


def _braced(registers: list[str]) -> str:
    return "{" + ", ".join(registers) + "}"
