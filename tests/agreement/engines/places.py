"""Addresses of memory probes: which memory, and which bytes of it each lane touches."""

from __future__ import annotations

from tests.agreement.engines.writer import Writer

from ptxvm.isa.definition import Form
from ptxvm.isa.operands import OperandPlan, Role
from ptxvm.isa.warp import Space
from ptxvm.lanes.types import U32

#: Bytes of the areas that probes read: `%area` in global memory, the variables `sr`, `lr`, `cr` and the parameter `pr`.
READ_BYTES = {Space.GLOBAL: 8192, Space.SHARED: 8192, Space.LOCAL: 256, Space.CONST: 1024, Space.PARAM: 256}
_READ_NAMES = {Space.SHARED: "sr", Space.LOCAL: "lr", Space.CONST: "cr", Space.PARAM: "pr"}
#: Bytes that each thread writes to; those of a warp lie side by side.
SLOT_BYTES = 32
_WHOLE_LINE = 128


def access_size(form: Form) -> int:
    """Bytes that one lane touches."""
    if getattr(form, "type", None) is None:
        return _WHOLE_LINE
    vector = max((plan.vector for plan in form.operands if plan.role in (Role.RESULT, Role.VALUE)), default=0)
    return int(form.type.size) * max(vector, 1)


def address(writer: Writer, form: Form, plan: OperandPlan) -> str:
    """The text of an address that is only read; what it needs is written before."""
    space = Space.SHARED if plan.space is Space.SHARED_CLUSTER else plan.space or Space.GENERIC
    size = access_size(form)
    generic = space is Space.GENERIC
    if generic:
        space = writer.rng.choice([Space.GLOBAL, Space.GLOBAL, Space.SHARED, Space.LOCAL, Space.CONST])
    if space is Space.PARAM:
        return f"[pr+{writer.rng.randrange(READ_BYTES[space] // size) * size}]"
    if not generic and space is not Space.GLOBAL and writer.rng.random() < 0.15:
        return f"[{_READ_NAMES[space]}+{writer.rng.randrange(READ_BYTES[space] // size) * size}]"
    index = _read_index(writer, READ_BYTES[space] // size, uniform=form.line.opcode == "ldu")
    base = read_base(writer, space, generic=generic)
    return indexed(writer, base, index, size)


def read_base(writer: Writer, space: Space, *, generic: bool) -> str:
    """A 64-bit register with the address of an area that probes read, in its space or generic."""
    if space is Space.GLOBAL:
        return "%area"
    register = writer.register("b64")
    writer.line(f"mov.u64 {register}, {_READ_NAMES[space]};")
    if generic:
        writer.line(f"cvta.{space.value}.u64 {register}, {register};")
    return register


def _read_index(writer: Writer, count: int, *, uniform: bool) -> str:
    """A 32-bit register with the element that each lane reads: count is a power of two."""
    register = writer.register("b32")
    kind = "uniform" if uniform else writer.rng.choice(["affine", "uniform", "gather", "reverse", "stride"])
    match kind:
        case "affine":
            writer.line(f"mov.u32 {register}, {writer.rng.choice(['%lane', '%thread'])};")
        case "uniform":
            return _masked(writer, writer.uniform(U32), count)
        case "gather":
            return _masked(writer, writer.varying(U32), count)
        case "reverse":
            writer.line(f"sub.u32 {register}, 31, %lane;")
        case "stride":
            writer.line(f"mul.lo.u32 {register}, %lane, {writer.rng.choice([2, 3, 4, 5])};")
    return register if count >= 256 else _masked(writer, register, count)


def _masked(writer: Writer, index: str, count: int) -> str:
    writer.line(f"and.b32 {index}, {index}, {count - 1};")
    return index


def indexed(writer: Writer, base: str, index: str, size: int) -> str:
    """`[base + index * size]` with part of it in the offset."""
    rng = writer.rng
    register = writer.register("b64")
    offset = rng.choice([0, 0, size, -size, 4096, -8])
    writer.line(f"mul.wide.u32 {register}, {index}, {size};")
    writer.line(f"add.s64 {register}, {register}, {base};")
    if offset:
        writer.line(f"add.s64 {register}, {register}, {-offset};")
    return f"[{register}+{offset}]" if offset else f"[{register}]"
