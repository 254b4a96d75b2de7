"""`cp.async` and what waits for it (ISA 9.7.9.25.3)."""

from __future__ import annotations

import numpy as np

from ptxvm.engine.host.host_call import HostCall, Words
from ptxvm.engine.host.lane_places import check_alignment, lane_places, own_shared
from ptxvm.engine.host.registry import host_function
from ptxvm.machine import layout
from ptxvm.machine.asynchronous import Index, LaneArrival, LaneCopy, LanePlace
from ptxvm.machine.faults import FaultKind
from ptxvm.machine.memory import Bytes


@host_function("cp.async")
def start_copy(call: HostCall) -> None:
    """Operands: destination, source, bytes to write, bytes to read."""
    targets, sources, sizes, reads = call.values
    size = int(sizes[0])
    everyone: Index = np.arange(len(call.threads))
    _check_reads(call, reads, size)
    for lane in np.flatnonzero(targets >> layout.WINDOW_BITS != layout.SHARED_WINDOW >> layout.WINDOW_BITS):
        own_shared(call, int(targets[lane]), size, int(lane))
    found = lane_places(call, targets, size, store=True, lanes=everyone)
    for place in found:
        if place.cta is not call.cta:
            own_shared(call, int(targets[place.lanes[0]]), size, int(place.lanes[0]))
    call.cta.cluster.issue(
        LaneCopy(
            call.origin,
            call.threads,
            size,
            groups=call.cta.copies,
            sources=_whole(call, sources, size, everyone[reads == size]),
            partial=_partial(call, sources, reads, size),
            targets=found,
        )
    )


def _check_reads(call: HostCall, reads: Words, size: int) -> None:
    wrong = np.flatnonzero(reads > size)
    if len(wrong):
        first = int(wrong[0])
        raise call.fault(FaultKind.ASYNC, f"src-size is {int(reads[first])}, more than the {size} bytes copied", first)


def _whole(call: HostCall, sources: Words, size: int, lanes: Index) -> list[LanePlace]:
    """The sources of lanes that read all bytes."""
    found = lane_places(call, sources, size, store=False, lanes=lanes)
    for place in found:
        if place.cta is not None:
            call.global_view(int(sources[place.lanes[0]]), size, int(place.lanes[0]), store=False)
    return found


def _partial(call: HostCall, sources: Words, reads: Words, size: int) -> list[tuple[int, Bytes]]:
    """The sources of lanes that read something, but not all bytes."""
    lanes = np.flatnonzero((reads > 0) & (reads < size))
    if not len(lanes):
        return []
    check_alignment(call, sources[lanes].astype(np.int64), size, lanes)
    return [
        (int(lane), call.global_view(int(sources[lane]), int(reads[lane]), int(lane), store=False)) for lane in lanes
    ]


@host_function("cp.async.commit_group")
def commit_copies(call: HostCall) -> None:
    call.cta.copies.commit(call.threads)


@host_function("cp.async.wait_group")
def wait_for_copies(call: HostCall) -> None:
    """Operand: how many of the newest groups may be pending."""
    groups = call.cta.copies
    call.cta.cluster.wait_group(groups, call.threads, groups.oldest_allowed(call.threads, int(call.values[0][0])))


@host_function("cp.async.wait_all")
def wait_for_all_copies(call: HostCall) -> None:
    groups = call.cta.copies
    call.cta.cluster.wait_group(groups, call.threads, groups.closed[call.threads] + 1)


@host_function("cp.async.mbarrier.arrive")
def arrive_after_copies(call: HostCall) -> None:
    """Operands: mbarrier, whether the arrival comes on top of the expected ones."""
    addresses, extra = call.values
    lanes: Index = np.arange(len(call.threads))
    check_alignment(call, addresses.astype(np.int64), 8, lanes)
    offsets: Index = np.array([own_shared(call, int(a), 8, i)[1] for i, a in enumerate(addresses)], np.int64)
    for offset, lane, count in zip(*np.unique(offsets, return_index=True, return_counts=True), strict=True):
        thread = int(call.threads[lane])
        call.cta.check_mbarrier(int(offset), call.origin, thread)
        if extra[0]:
            call.cta.add_pending(int(offset), int(count), call.origin, thread)
    call.cta.cluster.issue(LaneArrival(call.origin, call.threads, call.cta, offsets))
