"""Statements that access memory which is not there, or not so aligned, in some of the threads."""

from __future__ import annotations

from tests.agreement.programs.accesses import INPUT
from tests.agreement.programs.writer import Writer

#: What accesses want of an address: the bytes of each, and how they are written for registers of the program.
_LOADS = {"u8": (1, "%r0"), "b32": (4, "%r0"), "b64": (8, "%d0"), "v2.b32": (8, "{%r0, %r1}"), "v4.f32": (16, None)}


def faulty(writer: Writer) -> str:
    """One access that faults in at least one thread; the input's end is where most of them go."""
    rng = writer.rng
    type_ = rng.choice(list(_LOADS))
    size, registers = _LOADS[type_]
    place, index, address = "%thread", writer.temporary("b32"), writer.temporary("b64")
    names = registers or "{" + ", ".join(writer.several("f", 4)) + "}"
    match rng.randrange(7):
        case 0:  # the last threads are behind the end
            within = INPUT // size - rng.randrange(writer.threads)
            lines = f"add.u32 {index}, {place}, {within};\nmad.wide.u32 {address}, {index}, {size}, %in;"
        case 1:  # rows of a matrix, the last of them too many
            pitch = INPUT // size // max(1, writer.block[1] * writer.block[2] - 1) + rng.randrange(3)
            lines = f"mad.lo.s32 {index}, %y, {pitch}, %x;\nadd.s32 {index}, {index}, {pitch};\n"
            lines += f"mad.wide.s32 {address}, {index}, {size}, %in;"
        case 2:  # before the beginning
            lines = f"sub.s32 {index}, {place}, {rng.randrange(1, 4)};\nmad.wide.s32 {address}, {index}, {size}, %in;"
        case 3:  # an index that wraps around
            lines = f"mul.lo.s32 {index}, {place}, 0x40000000;\nadd.s32 {index}, {index}, 0x80000000;\n"
            lines += f"mad.wide.s32 {address}, {index}, {size}, %in;"
        case 4:  # not aligned
            type_, size, names = rng.choice([("b32", 4, "%r0"), ("b64", 8, "%d0"), ("v2.b32", 8, "{%r0, %r1}")])
            lines = f"mad.wide.u32 {address}, {place}, {size}, %in;\nadd.s64 {address}, {address}, {size // 2};"
        case 5:  # nowhere
            lines = f"cvt.u64.u32 {address}, {place};\nmul.lo.u64 {address}, {address}, {size};"
        case _:
            return _outside(writer, type_, size, names)
    load = f"ld.global.{type_} {names}, [{address}];"
    store = f"st.global.{type_} [{address}], {names};"
    condition, test = "", ""
    if rng.random() < 0.4:
        lane = writer.temporary("pred")
        test, condition = f"setp.ge.u32 {lane}, %thread, {rng.randrange(writer.threads)};\n", f"@{lane} "
    return (
        f"{lines}\n{test}{condition}{rng.choice([load, load, store])}\nbar.sync 0;\nld.global.b32 %r0, [%in+{INPUT}];"
    )


def _outside(writer: Writer, type_: str, size: int, names: str) -> str:
    """Behind the end of shared or local memory."""
    space, base, spelling = writer.rng.choice([("shared", "%shared", "b32"), ("local", "%local", "b64")])
    index = writer.temporary(spelling)
    scale = f"mad.lo.u32 {index}, %thread, {size}, {base};"
    if space == "local":
        scale = f"mad.wide.u32 {index}, %thread, {size}, {base};"
    return f"{scale}\nadd.s{spelling[1:]} {index}, {index}, {1 << 20};\nld.{space}.{type_} {names}, [{index}];"
