"""Tensor copies and changes of tensor maps (ISA 9.7.9.25.5, 9.7.9.26, 9.7.13.16)."""

from __future__ import annotations

from functools import cache

import numpy as np

from ptxvm.engine.host.bulk import destinations, lanes_of, multicast, pattern_of, require_reports
from ptxvm.engine.host.combining import tensor_combine_of
from ptxvm.engine.host.host_call import HostCall
from ptxvm.engine.host.lane_places import own_shared
from ptxvm.engine.host.registry import host_function
from ptxvm.isa.definition import Form
from ptxvm.machine.asynchronous import Box, CtaState, Region, Signal, TensorLoad, TensorStore, mbarrier
from ptxvm.machine.faults import FaultKind, KernelFault
from ptxvm.machine.layout import SHARED_WINDOW, WINDOW_SIZE
from ptxvm.machine.tensor_map import (
    MAP_ALIGNMENT,
    MAP_SIZE,
    Access,
    CopyPlan,
    Direction,
    LoadMode,
    MapField,
    Override,
    Reduction,
    Start,
    copy_plan,
    replace_field,
)

_COPY_ALIGNMENT = 128
"""Of the addresses of `tensormap.cp_fenceproxy`."""


@host_function("cp.async.bulk.tensor.load")
@host_function("cp.async.bulk.tensor.load.altered")
def start_load(call: HostCall) -> None:
    """Operands: map, destination, mbarrier, values instead of those of the map, coordinates, im2colInfo, and the CTAs
    of a multicast."""
    pattern = pattern_of(call)
    masked = any(modifier.startswith("multicast::cluster") for modifier in call.form.modifiers)
    for lane, (address, target, barrier, *numbers) in lanes_of(call):
        mask = [numbers.pop()] if masked else []
        box = _box(call, lane, address, numbers)
        cta, offset = _destination(call, lane, target)
        size, extent = _check(call, lane, box, cta, offset)
        places = _signalled(call, lane, barrier, cta, mask)
        if pattern is not None:
            require_reports(call, lane, [(other, at) for _, other, at in places])
        copy = TensorLoad(
            call.origin,
            int(call.threads[lane]),
            box,
            [Region(each.shared[offset : offset + extent], each, offset) for each, _, _ in places],
            signals=[Signal(other, at, size) for _, other, at in places],
            groups=call.cta.bulk,
            pattern=pattern,
        )
        call.cta.cluster.issue(copy)


@host_function("cp.async.bulk.tensor.store")
@host_function("cp.async.bulk.tensor.store.altered")
@host_function("cp.reduce.async.bulk.tensor.store")
@host_function("cp.reduce.async.bulk.tensor.store.altered")
def start_store(call: HostCall) -> None:
    """Operands: map, source, values instead of those of the map, coordinates. Also of the reductions."""
    for lane, (address, source, *numbers) in lanes_of(call):
        box = _box(call, lane, address, numbers)
        cta, offset = own_shared(call, source, 0, lane)
        _, extent = _check(call, lane, box, cta, offset)
        copy = TensorStore(
            call.origin,
            int(call.threads[lane]),
            box,
            Region(cta.shared[offset : offset + extent], cta, offset),
            groups=call.cta.bulk,
            combine=tensor_combine_of(call, box.plan),
        )
        call.cta.cluster.issue(copy)


@host_function("cp.async.bulk.prefetch.tensor")
def start_prefetch(call: HostCall) -> None:
    """Operands: map, values instead of those of the map, coordinates, im2colInfo. Only checks them."""
    for lane, (address, *numbers) in lanes_of(call):
        box = _box(call, lane, address, numbers)
        try:
            box.plan.check(box.start)
        except KernelFault as fault:
            raise call.origin.place(fault, int(call.threads[lane])) from None


@host_function("tensormap.replace")
def replace(call: HostCall) -> None:
    """Operands: map, new value, ordinal."""
    field = next(MapField(modifier) for modifier in call.form.modifiers if modifier in _FIELDS)
    for lane, (address, value, ordinal) in lanes_of(call):
        _check_alignment(call, lane, address, MAP_ALIGNMENT)
        view = call.view(address, MAP_SIZE, lane, store=True)
        try:
            view[:] = np.frombuffer(replace_field(view.tobytes(), field, value, ordinal), np.uint8)
        except KernelFault as fault:
            raise call.origin.place(fault, int(call.threads[lane])) from None
    call.cta.cluster.changes += 1


@host_function("tensormap.cp_fenceproxy")
def copy_map(call: HostCall) -> None:
    """Operands: destination, source. All lanes of a warp name the same."""
    for lane, (target, source) in lanes_of(call):
        _check_alignment(call, lane, target, _COPY_ALIGNMENT)
        _check_alignment(call, lane, source, _COPY_ALIGNMENT)
        cta, offset = own_shared(call, source, MAP_SIZE, lane)
        call.view(target, MAP_SIZE, lane, store=True)[:] = cta.shared[offset : offset + MAP_SIZE]
    call.cta.cluster.changes += 1


# ----------------------------------------------------------------------------------------------------- what forms say

_FIELDS = frozenset(field.value for field in MapField)
_MODES = frozenset(mode.value for mode in LoadMode)
_REDUCTIONS = frozenset(reduction.value for reduction in Reduction)


@cache
def _access(form: Form, target: int) -> Access:
    modifiers = form.modifiers
    mode = next((LoadMode(modifier) for modifier in modifiers if modifier in _MODES), LoadMode.TILE)
    reduction = next((Reduction(modifier) for modifier in modifiers if modifier in _REDUCTIONS), None)
    dimensions = next(int(modifier[0]) for modifier in modifiers if modifier in ("1d", "2d", "3d", "4d", "5d"))
    return Access(_direction(form, reduction), dimensions, mode, reduction, target, form.has("shared::cta"))


def tensor_access(call: HostCall) -> Access:
    """What a tensor copy asks of its map."""
    return _access(call.form, call.launch.target)


def _direction(form: Form, reduction: Reduction | None) -> Direction:
    if reduction is not None:
        return Direction.REDUCE
    if not any(modifier.startswith("shared::") for modifier in form.modifiers):
        return Direction.PREFETCH  # hints copy nothing to or from there
    return Direction.STORE if form.has("bulk_group") else Direction.LOAD


# ------------------------------------------------------------------------------------------------------ what is given


def _box(call: HostCall, lane: int, address: int, numbers: list[int]) -> Box:
    """What a tensor map and the numbers behind it mean: values instead of those of the map, coordinates, 32 bits with a
    sign, and im2colInfo."""
    access = tensor_access(call)
    instead, numbers = _override(call, lane, access, numbers)
    coordinates = [(number ^ _SIGN) - _SIGN for number in numbers[: access.coordinates]]
    if instead is not None and instead.sizes and any(coordinates):
        text = f"the coordinates are {tuple(coordinates)}: with other sizes of the tensor they must be zeros"
        raise call.fault(FaultKind.ASYNC, text, lane)
    start = Start(tuple(coordinates), tuple(numbers[access.coordinates :]) or access.mode.info)
    return Box(_plan(call, lane, address, access, instead), start, call.launch.global_bytes)


def _override(call: HostCall, lane: int, access: Access, numbers: list[int]) -> tuple[Override | None, list[int]]:
    """What stands in front of the coordinates: an address, sizes of 8 bits, the lower 32 bits of strides, their upper 4
    bits in one number; strides count 16 bytes."""
    if not call.form.has("override::global_address"):
        return None, numbers
    address, *numbers = numbers
    _check_alignment(call, lane, address, _CHUNK)
    rank = access.dimensions if any(map(call.form.has, _SIZES)) else 0
    sizes, numbers = tuple(numbers[:rank]), numbers[rank:]
    if rank < 2:
        return Override(address, sizes), numbers
    lower, upper, numbers = numbers[: rank - 1], numbers[rank - 1], numbers[rank:]
    strides = tuple((low | (upper >> 4 * axis & 0xF) << 32) << 4 for axis, low in enumerate(lower))
    return Override(address, sizes, strides), numbers


_SIZES = ("override::global_dim", "override::global_dim_stride")
_CHUNK = 16


_SIGN = 1 << 31


def _plan(call: HostCall, lane: int, address: int, access: Access, instead: Override | None) -> CopyPlan:
    _check_alignment(call, lane, address, MAP_ALIGNMENT)
    if 0 <= address - SHARED_WINDOW < WINDOW_SIZE:
        text = f"the tensor map at {address:#x} is in shared memory; it must be a parameter, constant or global"
        raise call.fault(FaultKind.TENSOR_MAP, text, lane, address)
    try:
        return copy_plan(call.view(address, MAP_SIZE, lane, store=False).tobytes(), access, instead)
    except KernelFault as fault:
        raise call.origin.place(fault, int(call.threads[lane])) from None


def _check(call: HostCall, lane: int, box: Box, cta: CtaState, offset: int) -> tuple[int, int]:
    """The bytes a copy moves, and those from the first to the last in shared memory. Raises KernelFault."""
    plan, start, _ = box
    try:
        plan.check(start, offset, len(cta.shared))
    except KernelFault as fault:
        raise call.origin.place(fault, int(call.threads[lane])) from None
    return plan.transaction_bytes(start.info), plan.shared_bytes(start.info)


def _destination(call: HostCall, lane: int, address: int) -> tuple[CtaState, int]:
    own = call.form.spelling("dst") == "shared::cta"
    return own_shared(call, address, 0, lane) if own else call.shared_place(address, 0, lane)


def _signalled(
    call: HostCall, lane: int, barrier: int, target: CtaState, mask: list[int]
) -> list[tuple[CtaState, CtaState, int]]:
    """The CTAs that receive a box, each with the CTA whose mbarrier is signalled, and the offset of that.

    With `.cta_group::2` it is that CTA of the pair that has the parity of the one in which the mbarrier operand is.
    """
    if not call.form.has("cta_group::2"):
        return [(cta, cta, offset) for cta, offset in destinations(call, lane, barrier, target, mask)]
    _check_alignment(call, lane, barrier, mbarrier.SIZE)
    holder, offset = call.shared_place(barrier, mbarrier.SIZE, lane)
    if not mask and holder.rank >> 1 != target.rank >> 1:
        text = f"the mbarrier is in the CTA of rank {holder.rank}, which is no partner of rank {target.rank}"
        raise call.fault(FaultKind.ASYNC, text, lane, barrier)
    ctas = call.cta.cluster.ctas
    places = []
    for cta in multicast(call, lane, mask[0]) if mask else [target]:
        rank = cta.rank & ~1 | holder.rank & 1
        if rank >= len(ctas):
            text = f"the cluster has {len(ctas)} CTAs: that of rank {cta.rank} has no partner"
            raise call.fault(FaultKind.ASYNC, text, lane, barrier)
        ctas[rank].check_mbarrier(offset, call.origin, int(call.threads[lane]))
        places.append((cta, ctas[rank], offset))
    return places


def _check_alignment(call: HostCall, lane: int, address: int, alignment: int) -> None:
    if address % alignment:
        text = f"the address {call.told(address):#x} is not a multiple of {alignment}"
        raise call.fault(FaultKind.MISALIGNED, text, lane, address)
