"""The runtime's routine for products of `tcgen05.mma`: `ptxvm_multiply_tile` (runtime/product_matrices.c)."""

from __future__ import annotations

import ctypes

from ptxvm.engine.host.native_tiles import Numbers, Registers, TileSums
from ptxvm.machine.tensor_cores.tensor_memory import LANES, TensorMemory

_SIGNATURE = ctypes.CFUNCTYPE(
    None,
    *(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_uint32, ctypes.c_void_p, ctypes.c_uint32),
    *(ctypes.c_void_p, ctypes.c_uint32, ctypes.c_uint32, ctypes.c_uint32),
)
_A_REGISTERS, _B_REGISTERS = 4, 2
_ROWS, _COLUMNS = 16, 8
_WORD = 4


class NativeTiles:
    """A `TileRoutine`; `owner` keeps the code at `address` alive."""

    def __init__(self, address: int, owner: object) -> None:
        self._owner = owner
        self._function = _SIGNATURE(address)

    def __call__(
        self, recipe: Numbers, a: Registers, b: Registers, memory: TensorMemory, sums: TileSums, *, adds: bool
    ) -> None:
        blocks, columns, lane = len(a) // _A_REGISTERS, len(b) // _B_REGISTERS, int(sums.lanes[0])
        end = sums.column + columns * _COLUMNS
        if lane + (blocks - 1) * sums.step + _ROWS > LANES or end > len(memory.words):
            raise AssertionError("a product has more sums than there is room for")
        place = memory.words.ctypes.data + _WORD * (sums.column * LANES + lane)
        matrices = a.ctypes.data, blocks, b.ctypes.data, columns
        self._function(recipe.ctypes.data, *matrices, place, LANES, sums.step, adds)
