"""Probes of CTA barriers: what threads of other warps wrote before is there afterwards. For CTAs of whole warps."""

from __future__ import annotations

import random

from tests.agreement.engines.writer import Probe, Writer

from ptxvm.isa.definition import Form
from ptxvm.lanes.types import PRED, U32

THREADS = 96


def barrier_probe(form: Form, variant: int) -> Probe:
    """All threads leave a number, meet, and read that of another thread."""
    writer = Writer(random.Random(f"{form.opcode} {variant}"))
    _leave(writer)
    if form.has("arrive"):
        _arrive(writer, form)
    else:
        _meet(writer, form)
    writer.line("bar.sync 0;")
    return writer.probe(f"{form.opcode} #{variant}")


def _leave(writer: Writer) -> None:
    place = writer.register("b32")
    writer.line(f"mov.b32 {place}, sw;")
    writer.line(f"mad.lo.u32 {place}, %thread, 4, {place};")
    writer.line(f"st.shared.b32 [{place}], {writer.varying(U32)};")


def _other(writer: Writer, first: int = 0, count: int = THREADS) -> None:
    """Read the number of a thread among `count` from `first` on."""
    other, factor = writer.register("b32"), writer.rng.choice([1, 5, 7, 11])
    writer.line(f"mad.lo.u32 {other}, %thread, {factor}, {writer.rng.randrange(THREADS)};")
    writer.line(f"rem.u32 {other}, {other}, {count};")
    place = writer.register("b32")
    writer.line(f"mov.b32 {place}, sw;")
    writer.line(f"add.u32 {other}, {other}, {first};")
    writer.line(f"mad.lo.u32 {other}, {other}, 4, {place};")
    writer.line(f"ld.shared.b32 {other}, [{other}];")
    writer.output(other, U32, "read")


def _aligned(form: Form) -> bool:
    return form.line.opcode == "bar" or form.has("aligned")


def _meet(writer: Writer, form: Form) -> None:
    """All threads, in one instruction or (where that is allowed) in two, on either side of a branch."""
    barrier, expected = writer.number(writer.rng.randrange(1, 16)), []
    if writer.rng.random() < 0.5:
        expected = [writer.number(THREADS)]
    operands, result = [barrier, *expected], ""
    if form.has("red"):
        result = writer.register("pred" if form.has("pred") else "b32")
        sign = writer.rng.choice(["", "!"])
        operands = [result, *operands, f"{sign}{_predicate(writer)}"]
    instruction = f"{form.opcode} {', '.join(operands)};"
    if _aligned(form) or writer.rng.random() < 0.3:
        writer.line(instruction)
    else:
        for line in ("@%g0 bra elsewhere;", instruction, "bra met;", "elsewhere:", instruction, "met:"):
            writer.line(line)
    if result:
        writer.output(result, PRED if form.has("pred") else U32, "d")
    _other(writer)


def _predicate(writer: Writer) -> str:
    """Random, or the same everywhere (true or false), so that `.and` and `.or` differ."""
    choice = writer.rng.randrange(3)
    if choice == 0:
        return writer.varying(PRED)
    register = writer.register("pred")
    writer.line(f"setp.{('eq', 'ne')[choice - 1]}.u32 {register}, 0, 0;")
    return register


def _arrive(writer: Writer, form: Form) -> None:
    """One warp arrives and goes on; the others wait for it and read what it left."""
    barrier = writer.rng.randrange(1, 16)
    first, waits = writer.register("pred"), form.opcode.replace("arrive", "sync")
    writer.line(f"setp.eq.u32 {first}, %warp, 0;")
    writer.line(f"@!{first} bra waits;")
    writer.line(f"{form.opcode} {writer.number(barrier)}, {writer.number(THREADS)};")
    writer.line("bra joined;")
    writer.line("waits:")
    writer.line(f"{waits} {writer.number(barrier)}, {THREADS};")
    _other(writer, 0, 32)
    writer.line("joined:")
