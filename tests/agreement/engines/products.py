"""Probes of products of small matrices, `mma` and `wmma`, which all lanes of a warp execute together."""

from __future__ import annotations

import random

from tests.agreement.engines.places import SLOT_BYTES, read_base
from tests.agreement.engines.writer import Probe, Writer
from tests.agreement.engines.written import slots_in

from ptxvm.isa.definition import Form
from ptxvm.isa.matrix.mma_sp import selectors
from ptxvm.isa.matrix.shared.scaled import blocks_of
from ptxvm.isa.operands import OperandPlan, Role
from ptxvm.isa.warp import Space
from ptxvm.lanes.types import U32, U64

_BYTES = {1: 4, 2: 2, 4: 1}
_CODES, _TF32_CODES = (0x4, 0x8, 0x9, 0xC, 0xD, 0xE), (0x4, 0xE)


OPCODES = {"mma", "wmma"}


def product_probe(form: Form, variant: int) -> Probe:
    """Random matrices; metadata that mean something."""
    writer = Writer(random.Random(f"{form.opcode} {variant}"))
    if form.definition.name == "wmma.store":
        return _store_probe(writer, form, variant)
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
    if plan.role is Role.ADDRESS:
        space = plan.space or writer.rng.choice([Space.GLOBAL, Space.SHARED])
        return f"[{read_base(writer, space, generic=plan.space is None)}]"
    if plan.name == "stride":
        return writer.number(32 * writer.rng.randrange(2))
    if plan.name == "f":
        return str(writer.rng.randrange(selectors(form)))
    if plan.name == "e":
        return metadata(writer, form)
    if plan.name.startswith("byte_id"):
        blocks = blocks_of(form)
        byte = writer.rng.randrange(0, _BYTES[blocks]) * blocks
        return _braced([str(byte), str(writer.rng.randrange(2 if plan.name.endswith("a") else 4))])
    registers = [_register(writer, plan) for _ in range(max(1, plan.vector))]
    return _braced(registers) if plan.vector else registers[0]


def _store_probe(writer: Writer, form: Form, variant: int) -> Probe:
    """A matrix without gaps fills the slots of a warp, or part of them."""
    address, fragment = form.operands[0], form.operands[1]
    space = address.space or Space.SHARED
    base, own = slots_in(writer, space).base, writer.register("b64")
    writer.line(f"mad.wide.u32 {own}, %lane, {SLOT_BYTES}, {base};")
    words = [f"[{own}+{place}]" for place in range(0, SLOT_BYTES, 8)]
    for word in words:
        writer.line(f"st.{space.value}.b64 {word}, {writer.varying(U64)};")
    writer.line("bar.warp.sync 0xffffffff;")
    if address.space is None:
        generic = writer.register("b64")
        writer.line(f"cvta.{space.value}.u64 {generic}, {base};")
        base = generic
    registers = [_register(writer, fragment) for _ in range(fragment.vector)]
    writer.instruction(form.opcode, [f"[{base}]", _braced(registers)])
    writer.line("bar.warp.sync 0xffffffff;")
    for word in words:
        register = writer.register("b64")
        writer.line(f"ld.{space.value}.b64 {register}, {word};")
        writer.output(register, U64, "memory")
    return writer.probe(f"{form.opcode} #{variant}")


def metadata(writer: Writer, form: Form) -> str:
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
