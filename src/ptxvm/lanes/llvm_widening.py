"""Affine values and values in groups made wider, in compiled code: offsets stay as they are if no lane wraps."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from operator import and_
from typing import TYPE_CHECKING

from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.llvm_integers import resize
from ptxvm.lanes.shape import Shape
from ptxvm.lanes.types import PRED, Type, signed_type, unsigned_type

if TYPE_CHECKING:
    from ptxvm.lanes.llvm_reading import LlvmReading

Guard = Callable[[Lanes], None]


def widened(reading: LlvmReading, guard: Guard, type_: Type, a: Lanes, shape: Shape) -> Lanes:
    """`a` as the wider `type_`; `guard` is told under which condition."""
    stays = _stays(reading, a)
    if a.type.is_signed or a.shape.groups is not None or reading.active() is None:
        guard(stays)
        return resize(reading, a, type_, shape)
    return _around_zero(reading, guard, a, resize(reading, a, type_, shape), stays)


def _around_zero(reading: LlvmReading, guard: Guard, a: Lanes, wide: Lanes, stays: Lanes) -> Lanes:
    """`if (i > 0) x[i - 1]`, with numbers without a sign: a lane that does not execute may wrap.

    Then the base is negative, as it would be with a sign, and no lane that executes is.
    """
    code, base = reading.code, reading.base(wide)
    edge, on = code.new_label(), code.new_label()
    before = code.block
    code.branch(reading.base(stays), on, edge, likely=True)
    code.label(edge)
    with reading.scope():
        signed = reading.bitcast(signed_type(a.type), a)
        guard(_stays(reading, signed) & _none_is_negative(reading, signed))
        negative = reading.base(resize(reading, signed, wide.type, wide.shape))
        last = code.block
        code.jump(on)
    code.label(on)
    both = code.value(f"phi {wide.type.scalar} [{base}, %{before}], [{negative}, %{last}]")
    return reading.value(wide.type, wide.shape, both)


def _none_is_negative(reading: LlvmReading, a: Lanes) -> Lanes:
    """Whether no lane that executes is."""
    negative = reading.vector(a < reading.constant(a.type, 0))
    both = reading.code.value(f"and <32 x i1> {negative}, {reading.active()}")
    bits = reading.code.value(f"bitcast <32 x i1> {both} to i32")
    return reading.uniform(PRED, reading.code.value(f"icmp eq i32 {bits}, 0"))


def _stays(reading: LlvmReading, a: Lanes) -> Lanes:
    """Whether no lane wraps."""
    groups, offsets = a.shape.groups, a.shape.offsets
    if groups is None:
        bases = [reading.uniform(a.type, reading.base(a), a.shape.alignment)]
    else:
        bases, offsets = [reading.uniform(a.type, head) for head in reading.heads.of(a, groups.lanes)], groups.offsets
    assert offsets is not None
    low, high = min(offsets), max(offsets)
    least = -(1 << (a.type.bits - 1)) if a.type.is_signed else 0
    firsts = (base.raw_bits(unsigned_type(a.type)) + (low - least) for base in bases)
    return reduce(and_, [first <= a.type.mask - (high - low) for first in firsts])
