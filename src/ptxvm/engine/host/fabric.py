"""Fabric operations: to and from logical endpoints (PTX ISA 9.3, 9.7.10)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from ptxvm.engine.host.arithmetic import Arithmetic
from ptxvm.engine.host.bulk import byte_mask, check_bulk, destinations, lanes_of, own_region
from ptxvm.engine.host.host_call import HostCall
from ptxvm.engine.host.lane_places import own_shared
from ptxvm.engine.host.multimem_number import number_of
from ptxvm.engine.host.registry import host_function
from ptxvm.isa.synchronization.shared.atomic import operation
from ptxvm.isa.warp import AtomicOp
from ptxvm.lanes import U64
from ptxvm.machine.asynchronous import FabricCopy, PullReduction, Region, Signal, mbarrier
from ptxvm.machine.asynchronous.fabric import Count
from ptxvm.machine.devices import Endpoint
from ptxvm.machine.faults import FaultKind
from ptxvm.machine.layout import device_of
from ptxvm.machine.memory import Bytes
from ptxvm.machine.updates import Combine

COUNTER_ALIGNMENT = 256
_COUNTER_SIZE = 8
_UNIT = 16
"""Bytes that `complete_tx::16B` counts as one."""
_BEGIN = np.zeros(1, np.int64)


@host_function("fabric.try_get")
def prepare_get(call: HostCall) -> None:
    """Operands: destination, endpoint, offset, size, mbarrier."""
    for lane, (target, number, offset, size, barrier) in lanes_of(call):
        check_bulk(call, lane, size, target)
        endpoint = _endpoint(call, lane, number)
        (source,) = _regions(call, lane, endpoint, offset, size, store=False)
        place = own_region(call, lane, target, size)
        signals = _signals(call, lane, barrier, size)
        copy = FabricCopy(
            call.origin, int(call.threads[lane]), source, [place], endpoint, count=_counting(call), signals=signals
        )
        _prepare(call, [lane], copy, size, is_fetching=True)


@host_function("fabric.try_put")
@host_function("fabric.try_red")
def prepare_put(call: HostCall) -> None:
    """Operands: endpoint, offset, that of the counter if there is one, source, size, mbarrier, and the byte mask."""
    counts = call.form.has("counted::bytes")
    for lane, (number, offset, *rest) in lanes_of(call):
        counter = [rest.pop(0)] if counts else []
        source, size, barrier, *mask = rest
        check_bulk(call, lane, size, source)
        endpoint = _endpoint(call, lane, number)
        copy = FabricCopy(
            call.origin,
            int(call.threads[lane]),
            own_region(call, lane, source, size),
            _regions(call, lane, endpoint, offset, size, store=True),
            endpoint,
            counters=_counters(call, lane, endpoint, counter, range(offset, offset + size)),
            count=_counting(call),
            signals=_signals(call, lane, barrier, size // _UNIT),
            groups=call.cta.fabric.groups,
            combine=_combine(call),
            mask=byte_mask(mask[0], size) if mask else None,
        )
        _prepare(call, [lane], copy, size, is_fetching=False)


@host_function("fabric.try_pullred")
def prepare_pull(call: HostCall) -> None:
    """Operands: destination, endpoint, offset, size, mbarrier; the same in all lanes of the warp."""
    for values in call.values:
        odd = np.flatnonzero(values != values[0])
        if len(odd):
            raise call.fault(FaultKind.ASYNC, "the lanes of the warp give different operands", int(odd[0]))
    target, number, offset, size, barrier = (int(values[0]) for values in call.values)
    check_bulk(call, 0, size, target)
    endpoint = _endpoint(call, 0, number)
    sources = _regions(call, 0, endpoint, offset, size, store=False)
    pull = PullReduction(
        call.origin,
        int(call.threads[0]),
        sources,
        own_region(call, 0, target, size),
        endpoint,
        combine=_accumulation(call),
        signals=_signals(call, 0, barrier, size),
    )
    _prepare(call, list(range(len(call.threads))), pull, size, is_fetching=True)


@host_function("fabric.submit")
def submit(call: HostCall) -> None:
    """Operand: whether only what writes shared memory."""
    only_fetching = bool(call.values[0][0])
    for ready in call.cta.fabric.submit(call.threads.tolist(), only_fetching=only_fetching):
        call.cta.cluster.issue(ready)
    if not only_fetching:
        call.cta.fabric.groups.commit(call.threads)


@host_function("fabric.wait")
def wait_for_reads(call: HostCall) -> None:
    """Until the sources of what the threads have submitted are read."""
    groups = call.cta.fabric.groups
    call.cta.cluster.wait_group(groups, call.threads, groups.oldest_allowed(call.threads, 0), read_only=True)


def _prepare(
    call: HostCall, lanes: list[int], ready: FabricCopy | PullReduction, size: int, *, is_fetching: bool
) -> None:
    """An operation on nothing is complete at once."""
    if size:
        call.cta.fabric.prepare(ready, [int(call.threads[lane]) for lane in lanes], is_fetching=is_fetching)


# ------------------------------------------------------------------------------------------------------------- operands


def _endpoint(call: HostCall, lane: int, number: int) -> Endpoint:
    """The logical endpoint of a number, of the kind that the instruction needs. Raises KernelFault."""
    endpoint = call.launch.memory.endpoint(number)
    if endpoint is None:
        raise call.fault(FaultKind.ASYNC, f"there is no logical endpoint {number}", lane)
    if endpoint.is_multicast is not call.form.has("multimem"):
        kind, other = ("multicast", "with") if endpoint.is_multicast else ("unicast", "without")
        text = f"logical endpoint {number} is a {kind} one, for instructions {other} .multimem"
        raise call.fault(FaultKind.ASYNC, text, lane)
    devices = [device_of(replica) for replica in endpoint.replicas]
    if endpoint.is_multicast and call.launch.memory.device not in devices:
        text = f"device {call.launch.memory.device} is no member of the multicast endpoint {number}"
        raise call.fault(FaultKind.ASYNC, text, lane)
    return endpoint


def _regions(
    call: HostCall, lane: int, endpoint: Endpoint, offset: int, size: int, *, store: bool, alignment: int = _UNIT
) -> list[Region]:
    """The memory of an endpoint's devices at an offset. Raises KernelFault."""
    if offset % alignment:
        text = f"the offset {offset:#x} in logical endpoint {endpoint.number} is not a multiple of {alignment}"
        raise call.fault(FaultKind.MISALIGNED, text, lane, offset)
    addresses = endpoint.addresses(offset, size)
    if addresses is None:
        text = f"{size} bytes at {offset:#x} are not in logical endpoint {endpoint.number}{endpoint.extent}"
        raise call.fault(FaultKind.OUT_OF_BOUNDS, text, lane, offset)
    return [Region(call.global_view(address, size, lane, store=store)) for address in addresses]


def _counters(call: HostCall, lane: int, endpoint: Endpoint, offsets: list[int], data: range) -> list[Region]:
    """Where bytes are counted. Raises KernelFault."""
    if not offsets:
        return []
    (offset,) = offsets
    if offset < data.stop and data.start < offset + _COUNTER_SIZE:
        text = f"the counter at {offset:#x} lies in the bytes that are written"
        raise call.fault(FaultKind.ASYNC, text, lane, offset)
    return _regions(call, lane, endpoint, offset, _COUNTER_SIZE, store=True, alignment=COUNTER_ALIGNMENT)


def _signals(call: HostCall, lane: int, barrier: int, count: int) -> list[Signal]:
    """The mbarrier that counts an operation, which must keep reports. Raises KernelFault."""
    own_shared(call, barrier, mbarrier.SIZE, lane)
    ((cta, offset),) = destinations(call, lane, barrier, call.cta, [])
    if mbarrier.layout_of(cta.word(offset)) is not mbarrier.Layout.V1:
        text = f"the mbarrier at {offset:#x} is of .layout::v0, fabric operations need .layout::v1"
        raise call.fault(FaultKind.MBARRIER, text, lane, offset)
    return [Signal(cta, offset, count)]


# ----------------------------------------------------------------------------------------------------------- arithmetic


def _combine(call: HostCall) -> Combine | None:
    """What combines elements; None for what only copies. Subnormal numbers are kept."""
    if call.form.definition.name != "fabric.try_red":
        return None
    return call.launch.combine_of(Arithmetic(operation(call.form), call.form.type))


def _counting(call: HostCall) -> Count:
    add = call.launch.combine_of(Arithmetic(AtomicOp.ADD, U64))

    def count(counter: Region, size: int) -> None:
        add(counter.bytes, _BEGIN, np.frombuffer(size.to_bytes(_COUNTER_SIZE, "little"), np.uint8)[None])

    return count


def _accumulation(call: HostCall) -> Callable[[Sequence[Bytes]], Bytes]:
    number = number_of(call.form)

    def combine(sources: Sequence[Bytes]) -> Bytes:
        found = number.accumulated([source.view(number.storage) for source in sources])
        return np.ascontiguousarray(found).view(np.uint8)

    return combine
