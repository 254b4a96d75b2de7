"""What Python prepares for the tensor copies that native code lands; see runtime/tensor_copies.ll."""

from __future__ import annotations

import ctypes

import numpy as np
import numpy.typing as npt

from ptxvm.engine.host import HostCall
from ptxvm.engine.jit.layouts import MAX_RANK, TensorPlan, Worker
from ptxvm.machine.tensor_map import MAP_SIZE, Access, CopyPlan, Direction, LoadMode, copy_plan

PLAN_LIMIT = 16
"""Plans of one worker: native code compares a map with all of them."""

COPIES = frozenset({"cp.async.bulk.tensor.load", "cp.async.bulk.tensor.store"})
"""The host functions whose next calls native code can do, once it has a plan."""

_SHARED_OUT = ("multicast::cluster", "cta_group::1", "cta_group::2")
_CHUNK = 16
_PERIOD = 1024


class NativePlans:
    """The plans of a worker for the tensor maps it has met."""

    def __init__(self, worker: Worker) -> None:
        self._worker = worker
        self._plans = (TensorPlan * PLAN_LIMIT)()
        self._arrays: list[npt.NDArray[np.generic]] = []
        self._known: set[tuple[int, int, bytes]] = set()
        worker.plans = ctypes.addressof(self._plans)
        worker.plan_count = 0

    def learn(self, number: int, call: HostCall, access: Access) -> None:
        """Python has just served this tensor copy: let native code do the next of its kind, if it can."""
        if self._worker.plan_count == PLAN_LIMIT or any(call.form.has(modifier) for modifier in _SHARED_OUT):
            return
        data = call.view(int(call.values[0][0]), MAP_SIZE, 0, store=False).tobytes()
        phase = int(call.values[1][0]) % _PERIOD
        key = number, phase, data
        if key in self._known:
            return
        self._known.add(key)
        plan = copy_plan(data, access)
        if _is_simple(plan):
            self._add(number, phase, data, plan)

    def _add(self, number: int, phase: int, data: bytes, plan: CopyPlan) -> None:
        native, described = self._plans[self._worker.plan_count], plan.descriptor
        strides = (described.element.unit, *described.strides)
        placement = plan.placement(plan.geometry.count(()))
        cells = placement.cells(phase).astype(np.uint32) * placement.cell
        chunks = np.arange(placement.cell // _CHUNK, dtype=np.uint32) * _CHUNK
        places = np.ascontiguousarray((cells[:, None] + chunks).reshape(-1), np.uint32)
        offsets = _row_offsets(described.box, strides)
        native.map[:] = data
        native.number, native.phase, native.rank = number, phase, described.rank
        native.rows, native.chunks = len(offsets), len(places) // len(offsets)
        native.extent, native.size = plan.shared_bytes(), plan.transaction_bytes()
        for axis, (size, box, stride) in enumerate(zip(described.sizes, described.box, strides, strict=True)):
            native.limits[axis], native.strides[axis] = size - box, stride
        native.base = described.address
        native.bytes = (
            sum((size - 1) * stride for size, stride in zip(described.sizes, strides, strict=True)) + strides[0]
        )
        native.row_offsets, native.places = offsets.ctypes.data, places.ctypes.data
        self._arrays += [offsets, places]
        self._worker.plan_count += 1


def _is_simple(plan: CopyPlan) -> bool:
    """Whether a box inside the tensor is rows of 16-byte chunks, moved and not changed."""
    described, access = plan.descriptor, plan.access
    return (
        access.direction is not Direction.PREFETCH
        and access.mode is LoadMode.TILE
        and not described.interleaved
        and described.rank <= MAX_RANK
        and described.element.elements == 1
        and all(step == 1 for step in described.element_strides)
        and all(size >= box for size, box in zip(described.sizes, described.box, strict=True))
        and plan.moves_cells
        and plan.cell % _CHUNK == 0
    )


def _row_offsets(box: tuple[int, ...], strides: tuple[int, ...]) -> npt.NDArray[np.int64]:
    """Where the rows of a box begin in global memory, from its first; dimension 1 counts fastest."""
    offsets = np.zeros(1, np.int64)
    for count, stride in zip(box[1:], strides[1:], strict=True):
        offsets = (np.arange(count, dtype=np.int64)[:, None] * stride + offsets).reshape(-1)
    return offsets
