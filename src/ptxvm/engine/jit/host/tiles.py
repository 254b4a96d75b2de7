"""The runtime's routine for products of `tcgen05.mma`: `ptxvm_multiply_tile` (runtime/product_matrices.c)."""

from __future__ import annotations

import ctypes

from ptxvm.engine.host.native_tiles import Numbers, Registers, TileScales, TileSums
from ptxvm.machine.tensor_cores.tensor_memory import LANES, TensorMemory

_SIGNATURE = ctypes.CFUNCTYPE(
    None,
    *(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_uint32, ctypes.c_void_p, ctypes.c_uint32),
    *(ctypes.c_void_p, ctypes.c_uint32, ctypes.c_uint32, ctypes.c_uint32, ctypes.c_void_p),
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
        self,
        recipe: Numbers,
        matrices: tuple[Registers, Registers],
        memory: TensorMemory,
        sums: TileSums,
        scales: TileScales | None,
        *,
        adds: bool,
    ) -> None:
        a, b = matrices
        blocks, columns, lane = len(a) // _A_REGISTERS, len(b) // _B_REGISTERS, int(sums.lanes[0])
        end = sums.column + columns * _COLUMNS
        if lane + (blocks - 1) * sums.step + _ROWS > LANES or end > len(memory.words):
            raise AssertionError("a product has more sums than there is room for")
        place = memory.words.ctypes.data + _WORD * (sums.column * LANES + lane)
        told = None if scales is None else _Scales.of(scales, blocks * _ROWS, columns * _COLUMNS)
        self._function(
            *(recipe.ctypes.data, a.ctypes.data, blocks, b.ctypes.data, columns),
            *(place, LANES, sums.step, adds, None if told is None else ctypes.addressof(told)),
        )


class _Scales(ctypes.Structure):
    """`Scales` of products.h."""

    _fields_ = (
        ("a", ctypes.c_void_p),
        ("b", ctypes.c_void_p),
        ("blocks", ctypes.c_uint32),
        ("is_ue4m3", ctypes.c_uint32),
    )

    @classmethod
    def of(cls, scales: TileScales, rows: int, columns: int) -> _Scales:
        a, b = scales.a, scales.b
        if len(a) < rows or len(b) < columns or not (a.flags.c_contiguous and b.flags.c_contiguous):
            raise AssertionError("a product has more rows and columns than scales")
        return cls(a.ctypes.data, b.ctypes.data, a.shape[1], scales.type == "ue4m3")
