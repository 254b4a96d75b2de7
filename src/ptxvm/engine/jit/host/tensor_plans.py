"""What Python prepares for the tensor copies that native code lands; see runtime/tensor_copies.c."""

from __future__ import annotations

import ctypes

import numpy as np
import numpy.typing as npt

from ptxvm.engine.host import HostCall
from ptxvm.engine.host.combining import tensor_combine_of
from ptxvm.engine.host.tensors import tensor_access
from ptxvm.engine.jit.host.combining import NativeCombine
from ptxvm.engine.jit.layouts.copies import TensorPlan, WalkKind
from ptxvm.engine.jit.seats.seat import Seat
from ptxvm.machine.faults import KernelFault
from ptxvm.machine.tensor_map import MAP_SIZE, CopyPlan, Descriptor, Direction, LoadMode, copy_plan
from ptxvm.machine.tensor_map.conversion import fill
from ptxvm.machine.tensor_map.restrictions import OFFSETS

PLAN_LIMIT = 32
"""Plans of one worker: native code compares a map with all of them."""

_SHARED_OUT = (
    "multicast::cluster",
    "multicast::cluster::16b",
    "multicast::cluster::32b",
    "cta_group::1",
    "cta_group::2",
)
_CHUNK = 16
_PERIOD = 1024
_NEVER = 1 << 62


Key = tuple[int, int, bytes]
"""A place in the code, the phase of the place in shared memory, and the tensor map."""


class NativePlans:
    """The plans of a worker for the tensor maps it has met. The oldest ones make room for others."""

    def __init__(self, seat: Seat) -> None:
        self._seat = seat
        self._plans = (TensorPlan * PLAN_LIMIT)()
        self._arrays: list[tuple[npt.NDArray[np.generic], ...]] = [()] * PLAN_LIMIT
        self._known: dict[Key, int] = {}  # by age: the index of the plan
        seat.worker.plans = ctypes.addressof(self._plans)
        seat.worker.plan_count = 0

    def learn(self, number: int, call: HostCall) -> bool:
        """Whether native code can do this tensor copy and others of its kind from now on."""
        if any(call.form.has(modifier) for modifier in _SHARED_OUT):
            return False
        data = call.view(int(call.values[0][0]), MAP_SIZE, 0, store=False).tobytes()
        phase = int(call.values[1][0]) % _PERIOD
        key = number, phase, data
        if key in self._known:
            return False
        try:
            plan = copy_plan(data, tensor_access(call))
        except KernelFault:
            return False
        if not is_native(plan):
            return False
        combine = tensor_combine_of(call, plan)
        index = self._free_index()
        if index is not None:
            self._fill_in(index, key, plan, combine.address if isinstance(combine, NativeCombine) else 0)
        return index is not None

    def _free_index(self) -> int | None:
        """An unused plan, or the oldest one that no copy under way needs."""
        worker = self._seat.worker
        count: int = worker.plan_count
        if count < PLAN_LIMIT:
            worker.plan_count = count + 1
            return count
        ctas = [slot.cta for slot in self._seat.live_slots()]
        needed = {copy.plan for cta in ctas for copy in cta.deferred[: cta.deferred_count]}
        free = (key for key, index in self._known.items() if ctypes.addressof(self._plans[index]) not in needed)
        oldest: Key | None = next(free, None)
        return None if oldest is None else self._known.pop(oldest)

    def _fill_in(self, index: int, key: Key, plan: CopyPlan, combine: int) -> None:
        native, (number, phase, data) = self._plans[index], key
        self._known[key] = index
        native.map[:] = data
        native.number, native.phase, native.rank = number, phase, plan.descriptor.rank
        native.extent, native.size = plan.shared_bytes(), plan.transaction_bytes()
        native.combine = combine
        _tell_tensor(native, plan)
        _tell_walk(native, plan)
        places, offsets = _places(plan, phase), _row_offsets(plan)
        native.rows = plan.geometry.count(())
        native.chunks = len(places) // native.rows
        native.row_offsets, native.places = offsets.ctypes.data, places.ctypes.data
        self._arrays[index] = offsets, places


_WALKS = {
    LoadMode.TILE: WalkKind.TILE,
    LoadMode.GATHER4: WalkKind.FOUR_ROWS,
    LoadMode.SCATTER4: WalkKind.FOUR_ROWS,
    LoadMode.IM2COL: WalkKind.WINDOW,
    LoadMode.IM2COL_NO_OFFS: WalkKind.WINDOW,
}


def is_native(plan: CopyPlan) -> bool:
    """Whether a copy moves rows of 16-byte chunks, as they are."""
    described, access = plan.descriptor, plan.access
    # What is written behind the end of a row is left to Python.
    ragged = described.sizes[0] * described.element.unit % _CHUNK
    return (
        access.direction is not Direction.PREFETCH
        and access.mode in _WALKS
        and not described.interleaved
        and described.element.elements == 1
        and not plan.changes_elements
        and not (ragged and access.direction.writes_global)
        and plan.cell % _CHUNK == 0
    )


def _tell_tensor(native: TensorPlan, plan: CopyPlan) -> None:
    described = plan.descriptor
    strides = [described.stride(axis) for axis in range(described.rank)]
    native.base, native.unit = described.address, described.element.unit
    native.sizes[: described.rank] = described.sizes
    native.strides[: described.rank] = strides
    native.bytes = sum((size - 1) * stride for size, stride in zip(described.sizes, strides, strict=True)) + strides[0]
    outside = np.zeros(_CHUNK, np.uint8)
    fill(outside, described.fill)
    native.fill[:] = outside.view(np.uint64).tolist()


def _tell_walk(native: TensorPlan, plan: CopyPlan) -> None:
    """How rows follow each other, and which boxes are inside the tensor."""
    described, mode = plan.descriptor, plan.access.mode
    native.walk = _WALKS[mode]
    native.steps[: described.rank] = described.element_strides
    native.fits, native.offsets = 0, 0
    if mode is LoadMode.TILE:
        reaches = [reach + 1 for reach in _reaches(described)]
        native.fits = all(size >= reach for size, reach in zip(described.sizes, reaches, strict=True))
        native.limits[: described.rank] = [
            size - reach if native.fits else 0 for size, reach in zip(described.sizes, reaches, strict=True)
        ]
        native.lows[: described.rank], native.highs[: described.rank] = [0] * described.rank, described.box
    elif native.walk == WalkKind.WINDOW:
        axes = range(described.rank - 2)
        native.lows[1 : described.rank - 1] = described.lower
        native.highs[1 : described.rank - 1] = [described.sizes[axis + 1] + described.upper[axis] for axis in axes]
        native.highs[described.rank - 1] = _NEVER
        native.offsets = len(axes) if mode is LoadMode.IM2COL else 0
        native.offset_limit = OFFSETS[described.rank]


def _reaches(described: Descriptor) -> list[int]:
    """Along each dimension of a box, how many elements behind the first one the last one is."""
    steps = [1, *described.element_strides[1:]]
    return [(box - 1) // step * step for box, step in zip(described.box, steps, strict=True)]


def _places(plan: CopyPlan, phase: int) -> npt.NDArray[np.uint32]:
    """Where in shared memory the chunks are, row after row."""
    placement = plan.placement(plan.geometry.count(()))
    cells = placement.cells(phase).astype(np.uint32) * placement.cell
    chunks = np.arange(placement.cell // _CHUNK, dtype=np.uint32) * _CHUNK
    return np.ascontiguousarray((cells[:, None] + chunks).reshape(-1), np.uint32)


def _row_offsets(plan: CopyPlan) -> npt.NDArray[np.int64]:
    """Where the rows of a box begin in global memory, from its first; dimension 1 counts fastest."""
    offsets = np.zeros(1, np.int64)
    described = plan.descriptor
    for axis in range(1, described.rank if plan.access.mode is LoadMode.TILE else 1):
        positions = np.arange(0, described.box[axis], described.element_strides[axis], dtype=np.int64)
        offsets = (positions[:, None] * described.stride(axis) + offsets).reshape(-1)
    return offsets
