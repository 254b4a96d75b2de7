"""Lane addresses of the form scalar + index * stride, the index a 32-bit integer: what `a[i]` is compiled to.

Half as wide as addresses, indices are compared with half the work, and a gather takes them as they are.
"""

from __future__ import annotations

from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.llvm_reading import LlvmReading
from ptxvm.lanes.shape import Groups
from ptxvm.lanes.types import U64
from ptxvm.records import record


@record()
class IndexForm:
    """Lane addresses are `start` (uniform) + `index` (<32 x i32>, sign-extended if `signed`) * `stride` bytes. The
    indices may be in `groups`."""

    start: Lanes
    index: str
    signed: bool
    stride: int
    groups: Groups | None = None


def index_form(reading: LlvmReading, base: Lanes) -> IndexForm | None:
    """The index form of a varying 64-bit base, if it was computed so. Emits the scalar arithmetic."""
    start = reading.constant(U64, 0)
    stride = 1
    name = reading.vector(base)
    while (origin := reading.origins.get(name)) is not None:
        if origin.narrow:
            signed = origin.operation == "sext"
            return IndexForm(start, origin.narrow, signed, stride, origin.groups) if 0 < stride < 1 << 31 else None
        parts = _parted(origin.operands)
        if parts is None:
            return None
        inner, other, is_first = parts
        if origin.operation == "add" or (origin.operation == "sub" and is_first):
            term = other.raw_bits(U64) if stride == 1 else other.raw_bits(U64) * (stride & U64.mask)
            start = _sum(start, term) if origin.operation == "add" else start - term
        elif other.is_constant and is_first | (origin.operation == "mul"):
            number = int(other.data) if other.data.ndim == 0 else 0
            stride *= 1 << number if origin.operation == "shl" else number
        else:
            return None
        name = reading.vector(inner)
    return None


def _sum(start: Lanes, term: Lanes) -> Lanes:
    """The term itself if it is the first one: others may know it by its name."""
    return term if start.is_constant and not start.data.any() else start + term


def _parted(operands: tuple[Lanes, ...]) -> tuple[Lanes, Lanes, bool] | None:
    """The varying operand, the uniform one, and whether the varying one is the first."""
    a, b = operands
    if a.shape.varying and b.shape.uniform:
        return a, b, True
    if b.shape.varying and a.shape.uniform:
        return b, a, False
    return None
