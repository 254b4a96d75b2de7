"""Bulk copies, bulk reductions, and the groups they belong to (ISA 9.7.9.25.4 and 9.7.9.25.6)."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import numpy.typing as npt

from ptxvm.engine.host.combining import combine_of
from ptxvm.engine.host.host_call import HostCall
from ptxvm.engine.host.lane_places import own_shared
from ptxvm.engine.host.multimem import replicas_of
from ptxvm.engine.host.registry import host_function
from ptxvm.machine.asynchronous import BulkCopy, CtaState, Region, Signal, mbarrier
from ptxvm.machine.faults import FaultKind
from ptxvm.machine.pattern import Pattern

CHUNK = 16
"""Bytes of which sizes and addresses are multiples, and to which a byte mask applies."""


def lanes_of(call: HostCall) -> Iterator[tuple[int, list[int]]]:
    """The executing lanes, each with its values."""
    for lane, values in enumerate(zip(*(row.tolist() for row in call.values), strict=True)):
        yield lane, list(values)


@host_function("cp.async.bulk.load")
@host_function("cp.async.bulk.load.inspected")
def start_load(call: HostCall) -> None:
    """From global to shared memory. Operands: destination, source, size, mbarrier, and the CTAs of a multicast."""
    pattern = pattern_of(call)
    own = call.form.spelling("dst") == "shared::cta"
    for lane, (target, source, size, barrier, *mask) in lanes_of(call):
        check_bulk(call, lane, size, target, source)
        found = own_shared(call, target, size, lane) if own else call.shared_place(target, size, lane)
        signals = destinations(call, lane, barrier, found[0], mask)
        targets = [shared_region(cta, found[1], size) for cta, _ in signals]
        if pattern is not None:
            require_reports(call, lane, signals)
        copy = BulkCopy(
            call.origin,
            int(call.threads[lane]),
            Region(call.global_view(source, size, lane, store=False)),
            targets,
            signals=[Signal(cta, offset, size) for cta, offset in signals],
            groups=call.cta.bulk,
            pattern=pattern,
        )
        _issue(call, copy, size)


@host_function("cp.async.bulk.load.within")
def start_load_within(call: HostCall) -> None:
    """From global to the own shared memory, without some bytes at the ends, which count nevertheless.

    Operands: destination, source, size, mbarrier, bytes to leave out at the beginning and at the end.
    """
    for lane, (target, source, size, barrier, left, right) in lanes_of(call):
        check_bulk(call, lane, size, target, source)
        if left >= CHUNK or right >= CHUNK:
            raise call.fault(FaultKind.ASYNC, f"{left} and {right} bytes are left out, at most 15 can be", lane)
        cta, offset = own_shared(call, target, size, lane)
        inner = max(0, size - left - right)
        copy = BulkCopy(
            call.origin,
            int(call.threads[lane]),
            Region(call.global_view(source + left, inner, lane, store=False)),
            [shared_region(cta, offset + left, inner)],
            signals=[Signal(*each, size) for each in destinations(call, lane, barrier, cta, [])],
            groups=call.cta.bulk,
        )
        _issue(call, copy, size)


@host_function("cp.async.bulk.push")
def start_push(call: HostCall) -> None:
    """To the shared memory of another CTA; with `cp.reduce` combined with what is there.

    Operands: destination, source, size, mbarrier.
    """
    for lane, (target, source, size, barrier) in lanes_of(call):
        check_bulk(call, lane, size, target, source)
        cta, offset = call.shared_place(target, size, lane)
        if cta is call.cta:
            text = "the destination is in the shared memory of the executing CTA, it must be that of another one"
            raise call.fault(FaultKind.ASYNC, text, lane, target)
        signals = destinations(call, lane, barrier, cta, [])
        copy = BulkCopy(
            call.origin,
            int(call.threads[lane]),
            own_region(call, lane, source, size),
            [shared_region(cta, offset, size)],
            signals=[Signal(place, at, size) for place, at in signals],
            groups=call.cta.bulk,
            combine=combine_of(call),
        )
        _issue(call, copy, size)


@host_function("cp.async.bulk.store")
@host_function("cp.reduce.async.bulk.store")
def start_store(call: HostCall) -> None:
    """To global memory; with `cp.reduce` combined with what is there.

    Operands: destination, source, size, and the mask of the bytes of every 16.
    """
    for lane, (target, *rest) in lanes_of(call):
        _store(call, lane, [target], rest)


@host_function("multimem.cp.async.bulk")
def start_multicast_store(call: HostCall) -> None:
    """To global memory of all devices of a multicast object. Operands as above."""
    for lane, (target, source, size, *mask) in lanes_of(call):
        check_bulk(call, lane, size, target)
        _store(call, lane, replicas_of(call, target, size, lane), [source, size, *mask])


def _store(call: HostCall, lane: int, targets: list[int], rest: list[int]) -> None:
    source, size, *mask = rest
    check_bulk(call, lane, size, source, *targets)
    copy = BulkCopy(
        call.origin,
        int(call.threads[lane]),
        own_region(call, lane, source, size),
        [Region(call.global_view(target, size, lane, store=True)) for target in targets],
        groups=call.cta.bulk,
        combine=combine_of(call),
        mask=byte_mask(mask[0], size) if mask else None,
    )
    _issue(call, copy, size)


def _issue(call: HostCall, copy: BulkCopy, size: int) -> None:
    """A copy of nothing is complete at once: no wait needs it, and nothing can come too early."""
    if size:
        call.cta.cluster.issue(copy)


@host_function("cp.async.bulk.prefetch")
def start_prefetch(call: HostCall) -> None:
    """Operands: source, size. Only checks them."""
    for lane, (source, size) in lanes_of(call):
        check_bulk(call, lane, size, source)
        call.global_view(source, size, lane, store=False)


@host_function("cp.async.bulk.commit_group")
def commit_bulk(call: HostCall) -> None:
    call.cta.bulk.commit(call.threads)


@host_function("cp.async.bulk.wait_group")
def wait_for_bulk(call: HostCall) -> None:
    """Operands: how many of the newest groups may be pending, whether it is enough that sources have been read."""
    groups, (newest, read_only) = call.cta.bulk, (int(values[0]) for values in call.values)
    limits = groups.oldest_allowed(call.threads, newest)
    call.cta.cluster.wait_group(groups, call.threads, limits, read_only=bool(read_only))


# ------------------------------------------------------------------------------------------------ what operations share


def check_bulk(call: HostCall, lane: int, size: int, *addresses: int) -> None:
    """Sizes and addresses of bulk copies are multiples of 16. Raises KernelFault."""
    if size % CHUNK:
        raise call.fault(FaultKind.ASYNC, f"the size {size} is not a multiple of {CHUNK}", lane)
    for address in addresses:
        if address % CHUNK:
            text = f"the address {call.told(address):#x} is not a multiple of {CHUNK}"
            raise call.fault(FaultKind.MISALIGNED, text, lane, address)


_PATTERNS = {
    "per_16bytes::80000000": Pattern(4, 0x8000_0000, CHUNK),
    "per_16bytes::8000": Pattern(2, 0x8000, CHUNK),
    "per_16bytes::80": Pattern(1, 0x80, CHUNK),
    "per_16bytes::8": Pattern(1, 0x08, CHUNK, mask=0x0F),
    "per_element::ff": Pattern(1, 0xFF, 1),
}


def pattern_of(call: HostCall) -> Pattern | None:
    """What the instruction looks for in what it copies."""
    names = (modifier.partition("report::validity::")[2] for modifier in call.form.modifiers)
    return next((_PATTERNS[name] for name in names if name), None)


def require_reports(call: HostCall, lane: int, signals: list[tuple[CtaState, int]]) -> None:
    """Raises KernelFault unless all these mbarriers keep reports."""
    for cta, offset in signals:
        if mbarrier.layout_of(cta.word(offset)) is not mbarrier.Layout.V1:
            text = f"the mbarrier at {offset:#x} is of .layout::v0, reports need .layout::v1"
            raise call.fault(FaultKind.MBARRIER, text, lane, offset)


def destinations(
    call: HostCall, lane: int, barrier: int, target: CtaState, masks: list[int]
) -> list[tuple[CtaState, int]]:
    """The CTAs that receive a copy, each with the offset of the mbarrier to signal there: `target`, or those of a
    multicast mask. Raises KernelFault."""
    if barrier % mbarrier.SIZE:
        text = f"the mbarrier at {call.told(barrier):#x} is not at a multiple of {mbarrier.SIZE}"
        raise call.fault(FaultKind.MISALIGNED, text, lane, barrier)
    cta, offset = call.shared_place(barrier, mbarrier.SIZE, lane)
    if cta is not target and not masks:
        text = f"the destination is in the CTA of rank {target.rank}, the mbarrier in that of rank {cta.rank}"
        raise call.fault(FaultKind.ASYNC, text, lane, barrier)
    ctas = multicast(call, lane, masks[0]) if masks else [target]
    for each in ctas:
        each.check_mbarrier(offset, call.origin, int(call.threads[lane]))
    return [(each, offset) for each in ctas]


def multicast(call: HostCall, lane: int, mask: int) -> list[CtaState]:
    """The CTAs that a mask names. Raises KernelFault for those that do not exist, or not any more."""
    ctas = call.cta.cluster.ctas
    if mask >> len(ctas):
        text = f"the mask {mask:#x} names CTAs that do not exist: the cluster has {len(ctas)}"
        raise call.fault(FaultKind.ASYNC, text, lane)
    chosen = [cta for cta in ctas if mask >> cta.rank & 1]
    gone = next((cta for cta in chosen if cta.exited), None)
    if gone is not None:
        raise call.fault(FaultKind.ASYNC, f"block {gone.block} of the mask {mask:#x} has exited", lane)
    return chosen


def shared_region(cta: CtaState, offset: int, size: int) -> Region:
    """Bytes of the shared memory of a CTA, known to be there."""
    return Region(cta.shared[offset : offset + size], cta, offset)


def own_region(call: HostCall, lane: int, address: int, size: int) -> Region:
    """Bytes of the executing CTA's shared memory. Raises KernelFault."""
    return shared_region(*own_shared(call, address, size, lane), size)


def byte_mask(mask: int, size: int) -> npt.NDArray[np.bool_]:
    """For each of `size` bytes whether a 16-bit mask has the bit of its place in its chunk."""
    bits = np.array([mask >> place & 1 for place in range(CHUNK)], np.bool_)
    return np.tile(bits, size // CHUNK)
