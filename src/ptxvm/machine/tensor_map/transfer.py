"""Moving the elements of a box: `load`, `store` and `reduce`.

Cells are moved by lists of their places (`take`), one call of NumPy for a box that is wholly inside its tensor.
"""

from __future__ import annotations

from threading import Lock
from typing import Any

import numpy as np
import numpy.typing as npt

from ptxvm.machine.memory import Bytes
from ptxvm.machine.tensor_map.conversion import converts, filled, packed, to_tf32
from ptxvm.machine.tensor_map.fields import ElementType
from ptxvm.machine.tensor_map.geometry import Rows, Start, Walk
from ptxvm.machine.tensor_map.global_bytes import GlobalBytes
from ptxvm.machine.tensor_map.placement import Index, Placement, untyped
from ptxvm.machine.tensor_map.plan import CopyPlan
from ptxvm.machine.tensor_map.reduction import operation
from ptxvm.machine.tensor_map.swizzle import PERIOD

_reducing = Lock()
_Cells = npt.NDArray[Any]


def load(plan: CopyPlan, start: Start, memory: GlobalBytes, shared: Bytes, offset: int) -> None:
    """Copy a box from global memory to shared memory from `offset` on; what is outside of the tensor is filled."""
    rows = plan.geometry.rows(start)
    placement = plan.placement(rows.walk.offsets.size)
    whole = rows.inside is None and rows.first == 0 and rows.last == plan.geometry.units
    if whole and placement.dense and not converts(plan.descriptor.element_type):
        _load_directly(plan, rows, memory, shared, offset)
    else:
        placement.put(_payload(plan, rows, memory, whole=whole), shared, offset)


def store(plan: CopyPlan, start: Start, memory: GlobalBytes, shared: Bytes, offset: int) -> None:
    """Copy a box from shared memory to global memory; what is outside of the tensor is dropped."""
    rows = plan.geometry.rows(start)
    part = _part(plan, rows)
    if part is None:
        return
    selected, first, last = part
    payload = _source(plan, rows, shared, offset)[selected, first:last]
    view, places = _rows_in_memory(rows, selected, first, last, memory, store=True)
    view[places] = np.ascontiguousarray(payload).view(view.dtype)[:, 0]


def reduce(plan: CopyPlan, start: Start, memory: GlobalBytes, shared: Bytes, offset: int) -> None:
    """Combine a box in global memory with one in shared memory, element by element.

    Reductions of several threads are atomic with regard to each other; not so with regard to native code that runs
    meanwhile.
    """
    rows = plan.geometry.rows(start)
    part = _part(plan, rows)
    if part is None:
        return
    selected, first, last = part
    assert plan.access.reduction is not None and plan.element.dtype is not None
    combine = operation(plan.access.reduction, plan.descriptor.element_type)
    payload = np.ascontiguousarray(_source(plan, rows, shared, offset)[selected, first:last]).view(plan.element.dtype)
    view, places = _rows_in_memory(rows, selected, first, last, memory, store=True)
    # Where rows overlap, an element is combined several times: row after row.
    parts = [slice(None)] if _apart(places, last - first) else [slice(row, row + 1) for row in range(places.size)]
    with _reducing:
        for some in parts:
            old = view[places[some]].view(plan.element.dtype).reshape(-1, payload.shape[1])
            view[places[some]] = np.ascontiguousarray(combine(old, payload[some])).view(view.dtype)[:, 0]


# -------------------------------------------------------------------------------------------------------- whole boxes


def _load_directly(plan: CopyPlan, rows: Rows, memory: GlobalBytes, shared: Bytes, offset: int) -> None:
    walk = rows.walk
    placement = plan.placement(walk.offsets.size)
    cell = placement.cell
    size = walk.high - walk.low + plan.row_bytes
    array, begin = memory.window(rows.anchor + walk.low, size, store=False)
    index = walk.direct.get(offset % PERIOD)
    if index is None:
        index = walk.direct[offset % PERIOD] = _direct(walk, plan.row_bytes, placement, offset)
    source: _Cells = np.ndarray(size // cell, untyped(cell), array, begin)
    source.take(index, out=placement.view(shared, offset), mode="clip")


def _direct(walk: Walk, row_bytes: int, placement: Placement, offset: int) -> Index:
    """For each cell of shared memory, its cell in global memory from the first row on."""
    cell = placement.cell
    cells = (walk.offsets - walk.low)[:, None] // cell + np.arange(row_bytes // cell)
    return np.ascontiguousarray(cells.reshape(-1)[placement.sources(offset)], np.intp)


# ------------------------------------------------------------------------------------------------------ parts of boxes


def _part(plan: CopyPlan, rows: Rows) -> tuple[Index, int, int] | None:
    """The rows inside the tensor and the bytes of each that are; None for a box that is wholly outside."""
    inside = rows.inside
    selected = np.arange(rows.walk.offsets.size) if inside is None else np.flatnonzero(inside)
    if rows.last <= rows.first or not selected.size:
        return None
    return selected, rows.first * plan.element.unit, rows.last * plan.element.unit


def _rows_in_memory(
    rows: Rows, selected: Index, first: int, last: int, memory: GlobalBytes, *, store: bool
) -> tuple[_Cells, Index]:
    """An array whose element `i` is the part of a row that begins `i` bytes further on, and where the rows are."""
    offsets = rows.walk.offsets[selected]
    low, length = int(offsets.min()), last - first
    size = int(offsets.max()) - low + length
    array, begin = memory.window(rows.anchor + low + first, size, store=store)
    view: _Cells = np.ndarray(size - length + 1, untyped(length), array, begin, (1,))
    return view, offsets - low


def _payload(plan: CopyPlan, rows: Rows, memory: GlobalBytes, *, whole: bool) -> Bytes:
    """The box as rows of bytes, shape (rows, bytes of a row)."""
    part = _part(plan, rows)
    count = rows.walk.offsets.size
    if part is None:
        return filled(count, plan.row_bytes, plan.descriptor.fill)
    selected, first, last = part
    view, places = _rows_in_memory(rows, selected, first, last, memory, store=False)
    found = view[places].view(np.uint8).reshape(selected.size, last - first)
    if converts(plan.descriptor.element_type):
        found = to_tf32(found, flush=plan.descriptor.element_type is ElementType.TF32_FTZ)
    if whole:
        return found
    payload = filled(count, plan.row_bytes, plan.descriptor.fill)
    payload[selected, first:last] = found
    return payload


def _source(plan: CopyPlan, rows: Rows, shared: Bytes, offset: int) -> Bytes:
    """The box in shared memory as rows of bytes, as global memory holds them."""
    payload = plan.placement(rows.walk.offsets.size).get(shared, offset)
    return packed(payload, plan.element) if plan.element.padded else payload


def _apart(places: Index, length: int) -> bool:
    """Whether no two rows share a byte."""
    return places.size < 2 or int(np.diff(np.sort(places)).min()) >= length
