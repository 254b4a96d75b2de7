"""Numbers of lanes, sorted: by a network, which needs no branch, and a few vector operations for each of its stages."""

from __future__ import annotations

from collections.abc import Iterator

from ptxvm.engine.jit.memory.vectors import constants
from ptxvm.lanes.code import Code
from ptxvm.lanes.llvm_literals import indices
from ptxvm.lanes.types import WARP_SIZE


def emit_sorted(code: Code, element: str, numbers: str, count: int) -> str:
    """The 32 unsigned numbers of an LLVM type, `count` by `count` in ascending order."""
    vector = f"<32 x {element}>"
    for others in _stages(count):
        other = code.value(f"shufflevector {vector} {numbers}, {vector} poison, {indices(tuple(others))}")
        low, high = (
            code.call(vector, f"llvm.{name}.v32{element}", (vector, numbers), (vector, other))
            for name in ("umin", "umax")
        )
        keeps_low = constants("i1", [int(lane < with_) for lane, with_ in enumerate(others)])
        numbers = code.value(f"select <32 x i1> {keeps_low}, {vector} {low}, {vector} {high}")
    return numbers


def _stages(count: int) -> Iterator[list[int]]:
    """Of a bitonic network: with which lane each one compares itself; the lower lane keeps the lower number."""
    size = 2
    while size <= count:
        yield [lane ^ (size - 1) for lane in range(WARP_SIZE)]
        distance = size // 4
        while distance:
            yield [lane ^ distance for lane in range(WARP_SIZE)]
            distance //= 2
        size *= 2
