"""Atomic operations of many lanes at one address, as one operation."""

from __future__ import annotations

from collections.abc import Callable

from ptxvm.engine.jit.memory.context import EmissionContext
from ptxvm.engine.jit.memory.vectors import mangled, mask_bits, splat, vector_of
from ptxvm.isa.warp import AtomicOp
from ptxvm.lanes.lanes import Lanes, popcount
from ptxvm.lanes.llvm_literals import indices
from ptxvm.lanes.types import U32, WARP_SIZE, Type

Merge = Callable[[Lanes, Lanes], Lanes]

_REDUCTIONS = {
    AtomicOp.ADD: "add",
    AtomicOp.AND: "and",
    AtomicOp.OR: "or",
    AtomicOp.XOR: "xor",
    AtomicOp.MIN: "min",
    AtomicOp.MAX: "max",
}


def can_combine(op: AtomicOp | None, type_: Type) -> bool:
    """Whether the order of lanes does not matter to the sum of what they do."""
    return op in _REDUCTIONS and type_.is_integer and type_.elements == 1


def combined(context: EmissionContext, op: AtomicOp, value: Lanes, merge: Merge | None) -> Lanes:
    """The operand of one operation that does what those of all executing lanes do (a uniform value)."""
    reading, code, type_ = context.reading, context.code, value.type
    if value.shape.uniform and merge is not None:
        if context.mask is None:
            return merge(value, reading.constant(type_, WARP_SIZE))
        lanes = reading.uniform(U32, mask_bits(code, context.mask))
        return merge(value, popcount(lanes).to(type_))
    vector = masked(context, reading.vector(value), type_, neutral(op, type_))
    name = _REDUCTIONS[op]
    if op in (AtomicOp.MIN, AtomicOp.MAX):
        name = ("s" if type_.is_signed else "u") + name
    total = code.call(type_.llvm, f"llvm.vector.reduce.{name}.{mangled(type_.llvm)}", (type_.vector, vector))
    return reading.uniform(type_, total)


def neutral(op: AtomicOp, type_: Type) -> int:
    """What lanes that do not execute contribute."""
    highest = type_.mask >> 1 if type_.is_signed else type_.mask
    return {AtomicOp.AND: type_.mask, AtomicOp.MIN: highest, AtomicOp.MAX: type_.mask - highest}.get(op, 0)


def masked(context: EmissionContext, vector: str, type_: Type, other: int) -> str:
    """A vector with `other` in the lanes that do not execute."""
    if context.mask is None:
        return vector
    chosen = f"{type_.vector} {vector}, {type_.vector} {splat(context.code, type_.llvm, str(other))}"
    return context.code.value(f"select <32 x i1> {context.mask}, {chosen}")


def prefix_sums(context: EmissionContext, value: Lanes) -> tuple[str, str]:
    """For every lane the sum of the executing lanes before it (a vector), and the sum of all (a scalar)."""
    code, type_ = context.code, value.type
    own = masked(context, context.reading.vector(value), type_, 0)
    sums, vector = own, vector_of(type_.llvm)
    for distance in (1, 2, 4, 8, 16):
        order = tuple(max(lane - distance, -1) % (WARP_SIZE + 1) for lane in range(WARP_SIZE))
        text = f"shufflevector {vector} {sums}, {vector} zeroinitializer, {indices(order)}"
        sums = code.value(f"add {vector} {sums}, {code.value(text)}")
    total = code.value(f"extractelement {vector} {sums}, i32 {WARP_SIZE - 1}")
    return code.value(f"sub {vector} {sums}, {own}"), total
