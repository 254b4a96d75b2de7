"""Probes of products of warpgroups, which 128 threads execute together."""

from __future__ import annotations

import random

from tests.agreement.engines.products import metadata
from tests.agreement.engines.writer import Probe, Writer

from ptxvm.isa.definition import Form
from ptxvm.isa.operands import OperandPlan
from ptxvm.lanes.types import U32

OPCODES = {"wgmma"}
THREADS = 128
_BYTES = 0x8000
_MATRICES = f".shared .align 1024 .b8 wm[{_BYTES}];"
# 128 bytes from one column of chunks to the next, 512 from 8 rows to the next: of no layout, but inside.
_STRIDES = 512 >> 4 << 32 | 128 >> 4 << 16


def warpgroup_probe(form: Form, variant: int) -> Probe:
    """Random matrices, swizzles and signs; what belongs to the product is around it."""
    writer = Writer(random.Random(f"{form.opcode} {variant}"))
    if not form.held:
        writer.line("wgmma.fence.sync.aligned; wgmma.commit_group.sync.aligned; wgmma.wait_group.sync.aligned 0;")
        writer.instruction(form.opcode, ["0"] * len(form.operands))
        return writer.probe(f"{form.opcode} #{variant}")
    _fill(writer)
    sums = _registers(writer, form.operands[form.held[0]])
    operands = [_operand(writer, form, plan) if place else _braced(sums) for place, plan in enumerate(form.operands)]
    writer.line("wgmma.fence.sync.aligned;")
    writer.instruction(form.opcode, operands)
    writer.line("wgmma.commit_group.sync.aligned; wgmma.wait_group.sync.aligned 0; bar.sync 0;")
    mixed = [writer.register("b32") for _ in range(2)]
    writer.line(f"mov.b32 {mixed[0]}, 0; mov.b32 {mixed[1]}, 0;")
    word = writer.register("b32")
    for register in sums:
        writer.line(f"mov.b32 {word}, {register}; xor.b32 {mixed[0]}, {mixed[0]}, {word};")
        writer.line(f"mad.lo.u32 {mixed[1]}, {mixed[1]}, 31, {word};")
    for register in mixed:
        writer.output(register, U32, "d")
    return writer.probe(f"{form.opcode} #{variant}")


def _fill(writer: Writer) -> None:
    """Shared memory with words that differ."""
    writer.declarations.append(_MATRICES)
    place, word, value = (writer.register("b32") for _ in range(3))
    writer.line(f"mov.b32 {place}, wm; mad.lo.u32 {place}, %thread, 4, {place};")
    writer.line(f"mov.b32 {word}, {writer.varying(U32)};")
    factor, end, more = writer.rng.getrandbits(32) | 1, writer.register("b32"), writer.register("pred")
    writer.line(f"add.u32 {end}, {place}, {_BYTES}; mov.b32 {value}, {word};")
    writer.line(f"fill: mad.lo.u32 {value}, {value}, {factor}, {word}; st.shared.b32 [{place}], {value};")
    writer.line(f"add.u32 {place}, {place}, {4 * THREADS}; setp.lt.u32 {more}, {place}, {end}; @{more} bra fill;")
    writer.line("fence.proxy.async; bar.sync 0;")


def _operand(writer: Writer, form: Form, plan: OperandPlan) -> str:
    match plan.name:
        case "a":
            return _braced(_registers(writer, plan))
        case "a_desc" | "b_desc":
            register, mode = writer.register("b64"), writer.rng.randrange(4)
            writer.line(f"mov.b64 {register}, wm; shr.u64 {register}, {register}, 4;")
            writer.line(f"or.b64 {register}, {register}, {_STRIDES | mode << 62:#x};")
            return register
        case "sp_meta":
            return metadata(writer, form)
        case "sp_sel":
            return str(writer.rng.randrange(1 if form.spelling("atype") in ("s8", "u8", "e4m3", "e5m2") else 2))
        case "scale_d":
            return writer.predicate("%cta")
        case "scale_a" | "scale_b":
            return str(writer.rng.choice((-1, 1)))
    return str(writer.rng.randrange(2))


def _registers(writer: Writer, plan: OperandPlan) -> list[str]:
    """Registers of a vector, all different."""
    first, word, found = writer.varying(U32), writer.register("b32"), []
    kind = "f32" if plan.spelling == "f32" else "b32"
    for _ in range(plan.vector):
        found.append(writer.register(kind))
        writer.line(f"xor.b32 {word}, {first}, {writer.rng.getrandbits(32)}; mov.b32 {found[-1]}, {word};")
    return found


def _braced(registers: list[str]) -> str:
    return "{" + ", ".join(registers) + "}"
