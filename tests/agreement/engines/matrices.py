"""Probes of small matrices: `ldmatrix`, `stmatrix` and `movmatrix`, which all lanes of a warp execute together."""

from __future__ import annotations

import random

from tests.agreement.engines.places import READ_BYTES, indexed, read_base
from tests.agreement.engines.writer import Probe, Writer
from tests.agreement.engines.written import slots_in

from ptxvm.isa.definition import Form
from ptxvm.isa.operands import OperandPlan, Role
from ptxvm.isa.warp import Space
from ptxvm.lanes.types import U32

OPCODES = {"ldmatrix", "stmatrix", "movmatrix"}
_ROW_BYTES = 16


def matrix_probe(form: Form, variant: int) -> Probe:
    """Rows of matrices from random places; rows that are stored lie side by side, in any order."""
    writer = Writer(random.Random(f"{form.opcode} {variant}"))
    if form.line.opcode == "ldmatrix":
        results = _registers(writer, form, Role.RESULT)
        writer.instruction(form.opcode, [_braced(results), _read_rows(writer, form.operands[1])])
    elif form.line.opcode == "stmatrix":
        _clear(writer)
        writer.instruction(form.opcode, [_written_rows(writer, form), _braced(_registers(writer, form, Role.VALUE))])
        results = _stored(writer)
    else:
        results = [writer.register("b32")]
        writer.instruction(form.opcode, [results[0], writer.varying(U32)])
    for register in results:
        writer.output(register, U32, "d")
    return writer.probe(f"{form.opcode} #{variant}")


def _registers(writer: Writer, form: Form, role: Role) -> list[str]:
    count = next(plan.vector for plan in form.operands if plan.role is role)
    return [writer.varying(U32) for _ in range(count)]


def _braced(registers: list[str]) -> str:
    return "{" + ", ".join(registers) + "}"


def _read_rows(writer: Writer, plan: OperandPlan) -> str:
    index = writer.varying(U32)
    writer.line(f"and.b32 {index}, {index}, {READ_BYTES[Space.SHARED] // _ROW_BYTES - 1};")
    base = read_base(writer, Space.SHARED, generic=plan.space is None)
    return indexed(writer, base, index, _ROW_BYTES)


def _written_rows(writer: Writer, form: Form) -> str:
    """The lanes beyond the rows of the matrices name other places, where nothing is written."""
    base, row, factor = slots_in(writer, Space.SHARED).base, writer.register("b32"), writer.rng.choice([1, 5, 11, 31])
    writer.line(f"mad.lo.u32 {row}, %lane, {factor}, {writer.rng.randrange(32)};")
    writer.line(f"and.b32 {row}, {row}, 31;")
    if form.operands[0].space is None:
        generic = writer.register("b64")
        writer.line(f"cvta.shared.u64 {generic}, {base};")
        base = generic
    return indexed(writer, base, row, _ROW_BYTES)


def _clear(writer: Writer) -> None:
    """What no row covers is the same in both engines."""
    place, row = writer.register("b64"), writer.varying(U32)
    writer.line(f"mad.wide.u32 {place}, %lane, {_ROW_BYTES}, {slots_in(writer, Space.SHARED).base};")
    writer.line(f"st.shared.v4.b32 [{place}], {_braced([row] * 4)};")
    writer.line("bar.warp.sync 0xffffffff;")


def _stored(writer: Writer) -> list[str]:
    """The words of the row at the lane's place."""
    place, words = writer.register("b64"), [writer.register("b32") for _ in range(_ROW_BYTES // 4)]
    writer.line("bar.warp.sync 0xffffffff;")
    writer.line(f"mad.wide.u32 {place}, %lane, {_ROW_BYTES}, {slots_in(writer, Space.SHARED).base};")
    writer.line(f"ld.shared.v4.b32 {_braced(words)}, [{place}];")
    return words
