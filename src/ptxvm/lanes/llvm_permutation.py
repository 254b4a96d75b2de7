"""Elements chosen by an index that is not known: one instruction of AVX-512 chooses 16 among 32."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ptxvm.lanes import llvm_literals as literals
from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.types import U32, U64, WARP_SIZE, carrier

if TYPE_CHECKING:
    from ptxvm.lanes.llvm_reading import LlvmReading

_HALF = WARP_SIZE // 2
_CHOOSE = "llvm.x86.avx512.vpermi2var.d.512"


def permuted(reading: LlvmReading, a: Lanes, index: Lanes) -> Lanes:
    """The element of `a`, of 32 or 64 bits, that `index` (U32, modulo 32) names for each lane."""
    bits = a.raw_bits(carrier(a.type))
    if bits.type is U32:
        return _words(reading, bits, index).raw_bits(a.type)
    low, high = (_words(reading, part.to(U32), index).to(U64) for part in (bits, bits >> 32))
    return (low | (high << 32)).raw_bits(a.type)


def permuted_one(reading: LlvmReading, a: Lanes, lane: str) -> str:
    """The scalar of `a`, of 32 bits, in the lane of this number (i32): by way of memory it would take longer."""
    code, half = reading.code, f"<{_HALF} x i32>"
    table = _halves(reading, reading.vector(a.raw_bits(U32)))
    place = code.value(f"insertelement {half} poison, i32 {lane}, i32 0")
    chosen = code.call(half, _CHOOSE, (half, table[0]), (half, place), (half, table[1]))
    found = reading.uniform(U32, code.value(f"extractelement {half} {chosen}, i32 0"))
    return reading.base(found.raw_bits(a.type))


def _words(reading: LlvmReading, words: Lanes, index: Lanes) -> Lanes:
    table, places = (_halves(reading, reading.vector(operand)) for operand in (words, index))
    half = f"<{_HALF} x i32>"
    found = [reading.code.call(half, _CHOOSE, (half, table[0]), (half, chosen), (half, table[1])) for chosen in places]
    order = literals.indices(tuple(range(WARP_SIZE)))
    return reading.varying(U32, reading.code.value(f"shufflevector {half} {found[0]}, {half} {found[1]}, {order}"))


def _halves(reading: LlvmReading, vector: str) -> tuple[str, str]:
    whole = f"<{WARP_SIZE} x i32>"
    low, high = (
        reading.code.value(f"shufflevector {whole} {vector}, {whole} poison, {literals.indices(tuple(lanes))}")
        for lanes in (range(_HALF), range(_HALF, WARP_SIZE))
    )
    return low, high
