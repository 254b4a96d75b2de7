"""`st.async` and `red.async`, also of multicast objects, and `st.bulk` (ISA 9.7.9.12, 9.7.9.13, 9.7.13.7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import numpy as np

from ptxvm.engine.host.bulk import lanes_of
from ptxvm.engine.host.combining import combine_of
from ptxvm.engine.host.host_call import HostCall, Words
from ptxvm.engine.host.lane_places import lane_places, own_shared
from ptxvm.engine.host.multimem import device_addresses
from ptxvm.engine.host.registry import host_function
from ptxvm.machine.asynchronous import CtaState, Index, LaneStore, Signal, mbarrier
from ptxvm.machine.faults import FaultKind
from ptxvm.machine.layout import SHARED_WINDOW, WINDOW_SIZE
from ptxvm.machine.memory import Bytes
from ptxvm.machine.updates import Combine

_BULK_MULTIPLE = 8
_BULK_LIMIT = 1 << 24


@host_function("st.async")
def store_in_cluster(call: HostCall) -> None:
    """Operands: destination, mbarrier, and the elements of the value."""
    if len(call.cta.cluster.ctas) == 1:
        raise call.fault(FaultKind.ASYNC, "the cluster has one CTA, but this store needs several")
    _signalled_store(call, None)


@host_function("red.async")
def reduce_in_cluster(call: HostCall) -> None:
    """Operands: destination, mbarrier, value."""
    for lane, address in enumerate(call.values[0]):
        if call.shared_place(int(address), 0, lane)[0] is call.cta:
            text = "the destination is in the shared memory of the executing CTA, it must be that of another one"
            raise call.fault(FaultKind.ASYNC, text, lane, int(address))
    _signalled_store(call, combine_of(call))


@host_function("st.async.global")
def store_globally(call: HostCall) -> None:
    """Operands: destination, value. Due when the CTA ends."""
    _store(call, call.values[0], call.values[1:], (), None)


@host_function("red.async.global")
def reduce_globally(call: HostCall) -> None:
    """Operands: destination, value. Due when the CTA ends."""
    _store(call, call.values[0], call.values[1:], (), combine_of(call))


@host_function("multimem.st.async")
def store_on_devices(call: HostCall) -> None:
    """Operands: the address in a multicast object, value. Due when the CTA ends."""
    for addresses in device_addresses(call, call.form.type.size):
        _store(call, addresses, call.values[1:], (), None)


@host_function("multimem.red.async")
def reduce_on_devices(call: HostCall) -> None:
    """Operands: the address in a multicast object, value. Due when the CTA ends."""
    combine = combine_of(call)
    for addresses in device_addresses(call, call.form.type.size):
        _store(call, addresses, call.values[1:], (), combine)


def _signalled_store(call: HostCall, combine: Combine | None) -> None:
    addresses, barriers, *values = call.values
    size = call.form.type.size * _elements(call, values)
    counts: Counter[tuple[CtaState, int]] = Counter()
    for lane, (address, barrier) in enumerate(zip(addresses, barriers, strict=True)):
        counts[_mbarrier(call, lane, int(address), int(barrier), size)] += size
    signals = [Signal(cta, offset, count) for (cta, offset), count in counts.items()]
    _store(call, addresses, values, signals, combine)


def _mbarrier(call: HostCall, lane: int, address: int, barrier: int, size: int) -> tuple[CtaState, int]:
    """The mbarrier that a lane signals: in the CTA of its destination. Raises KernelFault."""
    if barrier % mbarrier.SIZE:
        text = f"the mbarrier at {call.told(barrier):#x} is not at a multiple of {mbarrier.SIZE}"
        raise call.fault(FaultKind.MISALIGNED, text, lane, barrier)
    target, _ = call.shared_place(address, size, lane)
    cta, offset = call.shared_place(barrier, mbarrier.SIZE, lane)
    if cta is not target:
        text = f"the destination is in the CTA of rank {target.rank}, the mbarrier in that of rank {cta.rank}"
        raise call.fault(FaultKind.ASYNC, text, lane, barrier)
    cta.check_mbarrier(offset, call.origin, int(call.threads[lane]))
    return cta, offset


def _store(
    call: HostCall, addresses: Words, values: Sequence[Words], signals: Sequence[Signal], combine: Combine | None
) -> None:
    lanes: Index = np.arange(len(call.threads))
    data = _rows(call, values)
    size = data.shape[1]
    if not signals:
        _check_global(call, addresses)
    targets = lane_places(call, addresses, size, store=True, lanes=lanes)
    call.cta.cluster.issue(
        LaneStore(call.origin, call.threads, size, data=data, targets=targets, signals=signals, combine=combine)
    )


def _check_global(call: HostCall, addresses: Words) -> None:
    wrong = np.flatnonzero(addresses - SHARED_WINDOW < 5 * WINDOW_SIZE)
    if len(wrong):
        lane = int(wrong[0])
        address = int(addresses[lane])
        raise call.fault(FaultKind.OUT_OF_BOUNDS, f"{address:#x} is not in global memory", lane, address)


def _elements(call: HostCall, values: Sequence[Words]) -> int:
    """Elements of a value; those of 128 bits come as two words."""
    return len(values) * 8 // call.form.type.size if call.form.type.size > 8 else len(values)


def _rows(call: HostCall, values: Sequence[Words]) -> Bytes:
    """The bytes that each lane stores, a row per lane."""
    size = min(call.form.type.size, 8)
    columns = [np.ascontiguousarray(words).view(np.uint8).reshape(-1, 8)[:, :size] for words in values]
    return np.ascontiguousarray(np.concatenate(columns, axis=1))


@host_function("st.bulk")
def fill(call: HostCall) -> None:
    """Operands: address, size. Fills with zeros, at once."""
    for lane, (address, size) in lanes_of(call):
        if size % _BULK_MULTIPLE or size > _BULK_LIMIT:
            text = f"the size {size} is not a multiple of {_BULK_MULTIPLE} up to {_BULK_LIMIT}"
            raise call.fault(FaultKind.ASYNC, text, lane)
        if address % _BULK_MULTIPLE:
            text = f"the address {call.told(address):#x} is not a multiple of {_BULK_MULTIPLE}"
            raise call.fault(FaultKind.MISALIGNED, text, lane, address)
        cta, offset = own_shared(call, address, size, lane)
        cta.shared[offset : offset + size] = 0
        cta.mark_written(offset, size)
    call.cta.cluster.changes += 1
