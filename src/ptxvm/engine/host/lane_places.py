"""From the generic addresses of many lanes to places in the memory of the host."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from ptxvm.engine.host.host_call import HostCall, Words
from ptxvm.machine import layout
from ptxvm.machine.asynchronous import CtaState, Index, LanePlace
from ptxvm.machine.faults import FaultKind


def lane_places(call: HostCall, addresses: Words, size: int, *, store: bool, lanes: Index) -> list[LanePlace]:
    """Cells of `size` bytes at the addresses of some lanes (numbers of executing lanes). Raises KernelFault."""
    if not len(lanes):
        return []
    places = addresses[lanes].astype(np.int64)
    check_alignment(call, places, size, lanes)
    if (places >> layout.WINDOW_BITS == layout.SHARED_WINDOW >> layout.WINDOW_BITS).all():
        return _by(places >> layout.SHARED_RANK_SHIFT, lanes, places, lambda some, at: _shared(call, some, at, size))
    return _global(call, lanes, places, size, store)


def check_alignment(call: HostCall, addresses: Index, alignment: int, lanes: Index) -> None:
    """Raises KernelFault for the first address that is not a multiple of `alignment`."""
    wrong = np.flatnonzero(addresses % alignment)
    if len(wrong):
        address = int(addresses[wrong[0]])
        text = f"{call.told(address):#x} is not a multiple of {alignment}"
        raise call.fault(FaultKind.MISALIGNED, text, int(lanes[wrong[0]]), address)


def _by(keys: Index, lanes: Index, places: Index, make: Callable[[Index, Index], LanePlace]) -> list[LanePlace]:
    """One place per key."""
    if (keys == keys[0]).all():
        return [make(lanes, places)]
    return [make(lanes[keys == key], places[keys == key]) for key in np.unique(keys)]


def _shared(call: HostCall, lanes: Index, places: Index, size: int) -> LanePlace:
    last = int(places.argmax())
    cta, offset = call.shared_place(int(places[last]), size, int(lanes[last]))
    return LanePlace(lanes, cta.shared, places - (int(places[last]) - offset), cta)


def _global(call: HostCall, lanes: Index, places: Index, size: int, store: bool) -> list[LanePlace]:
    found = []
    left = np.ones(len(lanes), np.bool_)
    while left.any():
        first = int(left.argmax())
        begin, end, buffer = call.whole(int(places[first]), size, int(lanes[first]), store=store)
        chosen = left & (places >= begin) & (places <= end - size)
        found.append(LanePlace(lanes[chosen], buffer, places[chosen] - begin))
        left &= ~chosen
    return found


def own_shared(call: HostCall, address: int, size: int, which: int) -> tuple[CtaState, int]:
    """As `HostCall.shared_place`, for what must be in the shared memory of the executing CTA."""
    cta, offset = call.shared_place(address, size, which)
    if cta is not call.cta:
        place = f"{call.told(address):#x} is in the shared memory of rank {cta.rank}"
        text = f"{place}; the executing CTA has rank {call.cta.rank}"
        raise call.fault(FaultKind.OUT_OF_BOUNDS, text, which, address)
    return cta, offset
