"""Moving the elements of a box: `load`, `store` and `reduce`.

Cells are moved by lists of their places, with one call of NumPy for a box that is wholly inside its tensor.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from ptxvm.machine.memory import Bytes
from ptxvm.machine.tensor_map.conversion import converts, fill, packed, to_tf32
from ptxvm.machine.tensor_map.fields import Direction
from ptxvm.machine.tensor_map.global_bytes import GlobalBytes
from ptxvm.machine.tensor_map.placement import Index, untyped
from ptxvm.machine.tensor_map.plan import CopyPlan
from ptxvm.machine.tensor_map.swizzle import PERIOD, PIECE
from ptxvm.machine.tensor_map.walk import Direct, Part, Start
from ptxvm.machine.updates import Combine

_Cells = npt.NDArray[Any]


def load(plan: CopyPlan, start: Start, memory: GlobalBytes, shared: Bytes, offset: int) -> None:
    """Copy a box from global memory to shared memory from `offset` on; what is outside of the tensor is filled."""
    anchor, part = plan.geometry.rows(start)
    if not _by_cells(plan, part):
        plan.placement(part.count).put(_payload(plan, anchor, part, memory), shared, offset)
        return
    direct = part.direct.get(offset % PERIOD) or _direct(plan, part, offset)
    array, begin = memory.window(anchor + part.low, part.size, store=False)
    source: _Cells = np.ndarray(direct.cells, direct.cell_type, array, begin)
    if direct.inner is None:
        source.take(direct.outer, None, np.ndarray(direct.outer.size, direct.cell_type, shared, offset), "clip")
        return
    placement = plan.placement(part.count)
    fill(shared[offset : offset + placement.extent], plan.descriptor.fill)
    placement.view(shared, offset)[direct.inner] = source.take(direct.outer, mode="clip")


def store(plan: CopyPlan, start: Start, memory: GlobalBytes, shared: Bytes, offset: int) -> None:
    """Copy a box from shared memory to global memory; what is outside of the tensor is dropped, but see `_behind`."""
    anchor, part = plan.geometry.rows(start)
    if part.empty:
        return
    array, begin = memory.window(anchor + part.low, part.size, store=True)
    if _ends_in_a_piece(plan, part):
        places, rows = _behind(part, array.size, begin, _source(plan, part, shared, offset))
        array[places[:, None] + np.arange(rows.shape[1])] = rows
    if not _by_cells(plan, part):
        payload = part.in_rows(_source(plan, part, shared, offset))
        part.in_memory(array, begin)[part.places] = payload if part.rows.size == part.count else payload[part.rows]
        return
    direct = part.direct.get(offset % PERIOD) or _direct(plan, part, offset)
    target: _Cells = np.ndarray(direct.cells, direct.cell_type, array, begin)
    if direct.inner is None:
        target[direct.outer] = np.ndarray(direct.outer.size, direct.cell_type, shared, offset)
    else:
        cells = plan.placement(part.count).view(shared, offset).take(direct.inner, mode="clip")
        target[direct.outer] = cells.view(direct.cell_type)


def reduce(plan: CopyPlan, start: Start, memory: GlobalBytes, shared: Bytes, offset: int, *, combine: Combine) -> None:
    """Combine a box in global memory with one in shared memory, element by element; where rows overlap, row by row."""
    anchor, part = plan.geometry.rows(start)
    if part.empty:
        return
    array, begin = memory.window(anchor + part.low, part.size, store=True)
    source = _source(plan, part, shared, offset)
    rows = source if part.whole else part.in_rows(source)[part.rows].view(np.uint8).reshape(part.rows.size, -1)
    combine(array[begin : begin + part.size], part.places, rows)
    if _ends_in_a_piece(plan, part):
        combine(array, *_behind(part, array.size, begin, source))


def _ends_in_a_piece(plan: CopyPlan, part: Part) -> bool:
    """Whether the tensor ends within 16 bytes of the box's rows."""
    return not plan.element.sub_byte and part.last % PIECE > 0 and part.last < plan.row_bytes


def _behind(part: Part, room: int, begin: int, source: Bytes) -> tuple[Index, Bytes]:
    """What is written behind the last element of a row of the tensor: an H200 stores whole pieces of 16 bytes.

    Where in the array, of `room` bytes, and the bytes; what is behind the end of the array is dropped.
    """
    size = min(-(-part.last // PIECE) * PIECE, source.shape[1]) - part.last
    places = part.places + (begin + part.last - part.first)
    fits = places + size <= room
    return places[fits], np.ascontiguousarray(source[part.rows[fits], part.last : part.last + size])


def _by_cells(plan: CopyPlan, part: Part) -> bool:
    """Whether a copy only gives cells other places."""
    return plan.moves_cells and (part.whole or (not part.empty and (part.first | part.last) % plan.cell == 0))


def _direct(plan: CopyPlan, part: Part, offset: int) -> Direct:
    placement, cell = plan.placement(part.count), plan.cell
    columns = np.arange(part.first // cell, part.last // cell)
    outer = (part.places[:, None] // cell + np.arange(columns.size)).reshape(-1)
    inner = None
    if part.whole:
        outer = outer[placement.sources(offset)]
    else:
        inner = placement.cells(offset).reshape(part.count, -1)[part.rows][:, columns].reshape(-1)
    # NumPy scatters elements that are numbers faster; they are copied bit by bit, too.
    kind = np.dtype(np.complex128) if plan.access.direction is Direction.STORE and cell == 16 else untyped(cell)
    made = part.direct[offset % PERIOD] = Direct(np.ascontiguousarray(outer), inner, part.size // cell, kind)
    return made


def _payload(plan: CopyPlan, anchor: int, part: Part, memory: GlobalBytes) -> Bytes:
    """The box as rows of bytes, shape (rows, bytes of a row)."""
    payload = np.empty((part.count, plan.row_bytes), np.uint8)
    if not part.whole:
        fill(payload.reshape(-1), plan.descriptor.fill)
    if part.empty:
        return payload
    array, begin = memory.window(anchor + part.low, part.size, store=False)
    found = part.in_memory(array, begin)[part.places]
    if converts(plan.descriptor.element_type):
        found = to_tf32(found.view(np.uint8)).view(part.row_type)
    part.in_rows(payload)[part.rows] = found
    return payload


def _source(plan: CopyPlan, part: Part, shared: Bytes, offset: int) -> Bytes:
    """The box in shared memory as rows of bytes, as global memory holds them."""
    payload = plan.placement(part.count).get(shared, offset)
    return packed(payload, plan.element) if plan.element.padded else payload
