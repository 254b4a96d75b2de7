"""Moving the elements of a box: `load`, `store` and `reduce`.

Cells are moved by lists of their places, with one call of NumPy for a box that is wholly inside its tensor.
"""

from __future__ import annotations

from threading import Lock
from typing import Any

import numpy as np
import numpy.typing as npt

from ptxvm.machine.memory import Bytes
from ptxvm.machine.tensor_map.conversion import converts, filled, packed, to_tf32
from ptxvm.machine.tensor_map.fields import ElementType
from ptxvm.machine.tensor_map.geometry import Direct, Part, Start, Walk
from ptxvm.machine.tensor_map.global_bytes import GlobalBytes
from ptxvm.machine.tensor_map.placement import Index, untyped
from ptxvm.machine.tensor_map.plan import CopyPlan
from ptxvm.machine.tensor_map.reduction import operation
from ptxvm.machine.tensor_map.swizzle import PERIOD

_reducing = Lock()
_Cells = npt.NDArray[Any]


def load(plan: CopyPlan, start: Start, memory: GlobalBytes, shared: Bytes, offset: int) -> None:
    """Copy a box from global memory to shared memory from `offset` on; what is outside of the tensor is filled."""
    anchor, walk, part = plan.geometry.rows(start)
    if part is not None or not plan.moves_cells:
        placement = plan.placement(walk.offsets.size)
        placement.put(_payload(plan, anchor, walk, part, memory), shared, offset)
        return
    direct = walk.direct.get(offset % PERIOD) or _direct(plan, walk, offset)
    array, begin = memory.window(anchor + walk.low, direct.size, store=False)
    source: _Cells = np.ndarray(direct.cells, direct.cell_type, array, begin)
    source.take(direct.sources, None, np.ndarray(direct.sources.size, direct.cell_type, shared, offset), "clip")


def store(plan: CopyPlan, start: Start, memory: GlobalBytes, shared: Bytes, offset: int) -> None:
    """Copy a box from shared memory to global memory; what is outside of the tensor is dropped."""
    anchor, walk, part = plan.geometry.rows(start)
    if part is not None or not plan.moves_cells:
        inside = _inside(plan, walk, part)
        if inside.rows.size:
            payload = _cut(inside, _source(plan, walk, shared, offset))
            view, places = _in_memory(anchor, walk, inside, memory, store=True)
            view[places] = payload.view(view.dtype)[:, 0]
        return
    direct = walk.direct.get(offset % PERIOD) or _direct(plan, walk, offset)
    array, begin = memory.window(anchor + walk.low, direct.size, store=True)
    target: _Cells = np.ndarray(direct.cells, direct.cell_type, array, begin)
    target[direct.sources] = np.ndarray(direct.sources.size, direct.cell_type, shared, offset)


def reduce(plan: CopyPlan, start: Start, memory: GlobalBytes, shared: Bytes, offset: int) -> None:
    """Combine a box in global memory with one in shared memory, element by element.

    Reductions of several threads are atomic with regard to each other; not so with regard to native code that runs
    meanwhile.
    """
    anchor, walk, part = plan.geometry.rows(start)
    inside = _inside(plan, walk, part)
    assert plan.access.reduction is not None and plan.element.dtype is not None
    if not inside.rows.size:
        return
    combine = operation(plan.access.reduction, plan.descriptor.element_type)
    payload = _cut(inside, _source(plan, walk, shared, offset)).view(plan.element.dtype)
    view, places = _in_memory(anchor, walk, inside, memory, store=True)
    # Where rows overlap, an element is combined several times: row after row.
    apart = _apart(places, view.itemsize)
    with _reducing, np.errstate(all="ignore"):
        for some in [slice(None)] if apart else [slice(row, row + 1) for row in range(places.size)]:
            old = view[places[some]].view(plan.element.dtype).reshape(-1, payload.shape[1])
            view[places[some]] = np.ascontiguousarray(combine(old, payload[some])).view(view.dtype)[:, 0]


# -------------------------------------------------------------------------------------------------------- whole boxes


def _direct(plan: CopyPlan, walk: Walk, offset: int) -> Direct:
    placement = plan.placement(walk.offsets.size)
    cell, size = placement.cell, walk.high - walk.low + plan.row_bytes
    cells = (walk.offsets - walk.low)[:, None] // cell + np.arange(plan.row_bytes // cell)
    index = np.ascontiguousarray(cells.reshape(-1)[placement.sources(offset)], np.intp)
    found = walk.direct[offset % PERIOD] = Direct(index, size, size // cell, untyped(cell))
    return found


# ------------------------------------------------------------------------------------------------------ parts of boxes


def _inside(plan: CopyPlan, walk: Walk, part: Part | None) -> Part:
    """What is inside the tensor, its rows counted in bytes."""
    if part is None:
        return Part(np.arange(walk.offsets.size), 0, plan.row_bytes)
    return Part(part.rows, part.first * plan.element.unit, part.last * plan.element.unit)


def _in_memory(anchor: int, walk: Walk, part: Part, memory: GlobalBytes, *, store: bool) -> tuple[_Cells, Index]:
    """An array whose element `i` is the part of a row that begins `i` bytes further on, and where the rows are."""
    offsets = walk.offsets[part.rows]
    length, low = part.last - part.first, int(offsets.min())
    size = int(offsets.max()) - low + length
    array, begin = memory.window(anchor + low + part.first, size, store=store)
    view: _Cells = np.ndarray(size - length + 1, untyped(length), array, begin, (1,))
    return view, offsets - low


def _payload(plan: CopyPlan, anchor: int, walk: Walk, part: Part | None, memory: GlobalBytes) -> Bytes:
    """The box as rows of bytes, shape (rows, bytes of a row)."""
    inside = _inside(plan, walk, part)
    if not inside.rows.size:
        return filled(walk.offsets.size, plan.row_bytes, plan.descriptor.fill)
    view, places = _in_memory(anchor, walk, inside, memory, store=False)
    found = view[places].view(np.uint8).reshape(places.size, view.itemsize)
    if converts(plan.descriptor.element_type):
        found = to_tf32(found, flush=plan.descriptor.element_type is ElementType.TF32_FTZ)
    if part is None:
        return found
    payload = filled(walk.offsets.size, plan.row_bytes, plan.descriptor.fill)
    payload[inside.rows, inside.first : inside.last] = found
    return payload


def _source(plan: CopyPlan, walk: Walk, shared: Bytes, offset: int) -> Bytes:
    """The box in shared memory as rows of bytes, as global memory holds them."""
    payload = plan.placement(walk.offsets.size).get(shared, offset)
    return packed(payload, plan.element) if plan.element.padded else payload


def _cut(part: Part, payload: Bytes) -> Bytes:
    return np.ascontiguousarray(payload[part.rows, part.first : part.last])


def _apart(places: Index, length: int) -> bool:
    """Whether no two rows share a byte."""
    return places.size < 2 or int(np.diff(np.sort(places)).min()) >= length
