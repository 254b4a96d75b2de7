"""Probes of shuffles: sources are chosen such that every lane reads from one that takes part."""

from __future__ import annotations

import random

from tests.agreement.engines.sources import Kind, affine
from tests.agreement.engines.writer import Mask, Probe, Writer

from ptxvm.isa.definition import Form
from ptxvm.lanes.types import PRED, U32

_KINDS = (Kind.VARYING, Kind.UNIFORM, Kind.AFFINE)


def shuffle_probe(form: Form, variant: int) -> Probe:
    """A shuffle within segments of a warp, by all lanes or by those of every other segment."""
    rng = random.Random(f"{form.opcode} {variant}")
    writer = Writer(rng, rng.choice(list(Mask)))
    width = rng.choice([2, 4, 8, 16])
    writer.condition = _alternate_segments(writer, width)
    value = _value(writer, rng.choice(_KINDS))
    distance = _distance(writer, form, width)
    low = 0 if form.has("up") else 31
    control = (32 - width) << 8 | rng.choice([low, low, rng.randrange(32)])
    result, found = writer.varying(U32), writer.varying(PRED)
    operands = [f"{result}|{found}" if rng.random() < 0.7 else result, value, distance, writer.number(control)]
    if form.has("sync"):
        operands.append(_members(writer))
    else:
        # Without `.sync` only lanes that come together take part: what stood before may have parted them.
        writer.line("bar.warp.sync 0xffffffff;")
    writer.instruction(form.opcode, operands)
    writer.output(result, U32, "d")
    writer.output(found, PRED, "p")
    return writer.probe(f"{form.opcode} #{variant}")


def _alternate_segments(writer: Writer, width: int) -> str:
    """A predicate: the lanes of the first, third, ... segment of `width` lanes, or of the others."""
    bit, condition = writer.register("b32"), writer.register("pred")
    writer.line(f"and.b32 {bit}, %lane, {width};")
    writer.line(f"setp.{writer.rng.choice(['eq', 'ne'])}.u32 {condition}, {bit}, 0;")
    return condition


def _value(writer: Writer, kind: Kind) -> str:
    if kind is Kind.AFFINE:
        return affine(writer, 32, writer.uniform(U32))
    return writer.uniform(U32) if kind is Kind.UNIFORM else writer.varying(U32)


def _distance(writer: Writer, form: Form, width: int) -> str:
    """Below the width for `.bfly`, whose source may else lie in an earlier segment."""
    rng = writer.rng
    if rng.random() < 0.5:
        return str(rng.randrange(width))
    register = writer.uniform(U32) if rng.random() < 0.5 else writer.varying(U32)
    limit = width - 1 if form.has("bfly") else rng.choice([width - 1, 63])
    writer.line(f"and.b32 {register}, {register}, {limit};")
    return register


def _members(writer: Writer) -> str:
    """All lanes, or those for which the condition holds."""
    if writer.mask is Mask.FULL:
        return writer.rng.choice(["0xffffffff", "%all"])
    mask = writer.register("b32")
    line = f"vote.sync.ballot.b32 {mask}, {writer.condition}, 0xffffffff;"
    writer.line(line)
    return mask
