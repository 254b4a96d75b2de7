"""Products of `tcgen05.mma` by an engine's routine: matrices are laid out as the registers of `mma`.

Four registers hold 16 rows of A, two hold 8 columns of B: 32 bytes of K.
"""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

import numpy as np
import numpy.typing as npt

from ptxvm.engine.host.tensor_operands import is_narrow, operand_columns, shared_codes, tensor_codes
from ptxvm.isa.matrix.shared.instruction_descriptor import InstructionDescriptor, Kind
from ptxvm.lanes.types import WARP_SIZE
from ptxvm.machine.memory import Bytes
from ptxvm.machine.tensor_cores import CHUNK, Major, SharedMatrix
from ptxvm.machine.tensor_cores.datapaths import Panel
from ptxvm.machine.tensor_cores.tensor_memory import Places, TensorAddress, TensorMemory
from ptxvm.records import record

Registers = npt.NDArray[np.uint32]
"""`[register, lane]`."""
Numbers = npt.NDArray[np.int32]
"""`Recipe.numbers`."""

_BLOCK, _HALF, _ALONG = 16, 8, 2
"""Rows of A in four registers, in one, and columns of B in two; chunks of K."""
_UNITS = {1: np.uint8, 2: np.uint16, 4: np.uint32, CHUNK: np.complex128}


class TileSums(NamedTuple):
    """Sums in tensor memory: rows in lanes from `lane` on, each 16 of them `step` lanes behind the others, and so many
    columns from `column` on. The columns are of B's registers from `first` to before `end`."""

    cta: int
    lanes: Places
    step: int
    column: int
    columns: int
    first: int
    end: int

    @staticmethod
    def of(panel: Panel, d: TensorAddress) -> TileSums:
        """Of a part of D."""
        lanes = panel.lanes + d.lane
        step = int(lanes[_BLOCK] - lanes[0]) if len(lanes) > _BLOCK else 0
        each = _HALF // _ALONG  # columns to a register
        return TileSums(
            panel.cta, lanes, step, d.column, panel.columns, panel.first // each, (panel.first + panel.columns) // each
        )


class TileScales(NamedTuple):
    """Codes of scales: `[row, block]` of A, `[column, block]` of B."""

    a: Bytes
    b: Bytes
    type: str


class TileRoutine(Protocol):
    """Multiplies as the numbers of a recipe say, and adds if it `adds`."""

    def __call__(
        self,
        recipe: Numbers,
        matrices: tuple[Registers, Registers],
        memory: TensorMemory,
        sums: TileSums,
        scales: TileScales | None,
        *,
        adds: bool,
    ) -> None: ...


class SharedOperand:
    """A matrix in shared memory, read as registers; `negates`: with other signs."""

    def __init__(self, matrix: SharedMatrix, kind: Kind, type_: str, *, is_a: bool, negates: bool) -> None:
        self._what = matrix, kind, type_
        self._is_a = is_a
        self._signs = np.uint32(signs_of(kind, type_) if negates else 0)
        self._places = None if is_spread(kind, type_) else _places(matrix, is_a=is_a)
        self.end = int(matrix.chunks.max()) + CHUNK

    def read(self, shared: Bytes) -> Registers:
        """Its registers. Raises DescriptorError where it does not lie in shared memory."""
        if self._places is None:
            found = _arranged(shared_codes(*self._what, shared).astype(np.uint8), is_a=self._is_a)
        else:
            index, unit = self._places
            cells = shared[: len(shared) // CHUNK * CHUNK].view(unit)
            found = cells.take(index).view(np.uint32).reshape(-1, WARP_SIZE)
        return found ^ self._signs if self._signs else found


@record()
class NativeTask:
    """What a routine is told of a product. A is none of shared memory if `a` is None."""

    recipe: Numbers
    a: SharedOperand | None
    b: SharedOperand
    sums: tuple[TileSums, ...]

    @property
    def end(self) -> int:
        """Of shared memory that is read."""
        return max(self.b.end, 0 if self.a is None else self.a.end)


def tensor_registers(memory: TensorMemory, lanes: Places, column: int, descriptor: InstructionDescriptor) -> Registers:
    """A in tensor memory, a row in each of these lanes."""
    if is_spread(descriptor.kind, descriptor.a_type):
        return _arranged(tensor_codes(memory, lanes, column, descriptor).astype(np.uint8), is_a=True)
    columns = column + np.arange(operand_columns(descriptor))
    return _arranged(memory.read(lanes[:, None], columns[None, :]), is_a=True)


def negated(registers: Registers, kind: Kind, type_: str) -> Registers:
    """With other signs."""
    return registers ^ np.uint32(signs_of(kind, type_))


def is_spread(kind: Kind, type_: str) -> bool:
    """Whether numbers of less than a byte are given a byte each."""
    return is_narrow(type_) and not kind.is_packed


def signs_of(kind: Kind, type_: str) -> int:
    """The bits that are signs, of words of registers."""
    return 0x88888888 if kind.is_packed else _SIGNS.get(type_, 0x80808080)


_SIGNS = {
    "f16": 0x80008000,
    "bf16": 0x80008000,
    "tf32": 0x80000000,
    "e2m3": 0x20202020,
    "e3m2": 0x20202020,
    "e2m1": 0x08080808,
}
"""The bits that are signs, of words of registers."""


def _arranged(rows: npt.NDArray[np.generic], *, is_a: bool) -> Registers:
    """Rows of 32 bytes as registers."""
    data = np.ascontiguousarray(rows).view(np.uint8).reshape(-1, _ALONG, CHUNK)
    return np.ascontiguousarray(_in_order(data, is_a=is_a)).view(np.uint32).reshape(-1, WARP_SIZE)


def _in_order(rows: npt.NDArray[np.generic], *, is_a: bool) -> npt.NDArray[np.generic]:
    """`[row, chunk, what is in it]` in the order of registers."""
    if is_a:
        return rows.reshape(-1, _BLOCK // _HALF, _HALF, *rows.shape[1:]).transpose(0, 3, 1, 2, 4)
    return rows.reshape(-1, _HALF, *rows.shape[1:]).transpose(0, 2, 1, 3)


def _places(matrix: SharedMatrix, *, is_a: bool) -> tuple[npt.NDArray[np.intp], Any]:
    """Where units of some type come from, in the order of registers."""
    chunks = matrix.chunks
    if matrix.major is Major.K:
        return np.ascontiguousarray(_in_order(chunks[..., None] // CHUNK, is_a=is_a)), _UNITS[CHUNK]
    size = matrix.bits // 8
    units = chunks[..., None] // size + np.arange(CHUNK // size)
    rows = units.transpose(0, 2, 1).reshape(-1, matrix.columns)[: matrix.rows]
    return np.ascontiguousarray(_in_order(rows.reshape(matrix.rows, _ALONG, -1), is_a=is_a)), _UNITS[size]
