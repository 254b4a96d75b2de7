"""Cells in the warp's context: reading and writing the 32 values of one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ptxvm.lanes.types import PRED, WARP_SIZE

if TYPE_CHECKING:
    from ptxvm.engine.jit.emission.emitter import Emitter


def load_vector(emitter: Emitter, cell: int) -> str:
    """The vector of a cell's values."""
    code, type_ = emitter.code, emitter.types[cell]
    place = emitter.slot(emitter.prepared.layout.vectors[cell])
    if type_ is PRED:
        return code.value(f"bitcast i32 {code.value(f'load i32, ptr {place}')} to <32 x i1>")
    return code.value(f"load {type_.vector}, ptr {place}, align {_alignment(emitter, cell)}")


def store_vector(emitter: Emitter, cell: int, name: str) -> None:
    """Write all values of a cell."""
    code, type_ = emitter.code, emitter.types[cell]
    place = emitter.slot(emitter.prepared.layout.vectors[cell])
    if type_ is PRED:
        code.line(f"store i32 {emitter.bits_of(name)}, ptr {place}")
    else:
        code.line(f"store {type_.vector} {name}, ptr {place}, align {_alignment(emitter, cell)}")


def blend_vector(emitter: Emitter, cell: int, name: str, old: str) -> str:
    """`name` in the lanes of the block's mask, `old` in the others."""
    type_ = emitter.types[cell].vector
    return emitter.reading.choose(emitter.element_mask(cell), type_, name, old)


def _alignment(emitter: Emitter, cell: int) -> int:
    return min(64, WARP_SIZE * emitter.types[cell].size)
