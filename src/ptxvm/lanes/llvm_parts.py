"""Vectors of 32 numbers of type F32 in parts of so many lanes as an instruction of the processor takes."""

from __future__ import annotations

from ptxvm.lanes.code import Code
from ptxvm.lanes.llvm_literals import indices
from ptxvm.lanes.types import F32, WARP_SIZE


def part_of(code: Code, vector: str, first: int, count: int) -> str:
    """The `count` lanes from `first` on."""
    order = indices(tuple(range(first, first + count)))
    return code.value(f"shufflevector {F32.vector} {vector}, {F32.vector} poison, {order}")


def joined(code: Code, parts: list[str]) -> str:
    """The vector of all lanes; their number is a power of two."""
    while len(parts) > 1:
        count = WARP_SIZE // len(parts)
        type_, order = f"<{count} x float>", indices(tuple(range(2 * count)))
        pairs = zip(parts[::2], parts[1::2], strict=True)
        parts = [code.value(f"shufflevector {type_} {low}, {type_} {high}, {order}") for low, high in pairs]
    return parts[0]
