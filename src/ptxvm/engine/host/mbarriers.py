"""What mbarriers need Python for: their life, waits that find operations pending, `.layout::v1`, changes in several
CTAs, and misuse (ISA 9.7.13.15)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import numpy as np

from ptxvm.engine.host.bulk import multicast
from ptxvm.engine.host.host_call import HostCall, Words
from ptxvm.engine.host.lane_places import own_shared
from ptxvm.engine.host.registry import host_function
from ptxvm.machine.asynchronous import CtaState, Mbarrier, MbarrierError, mbarrier
from ptxvm.machine.faults import FaultKind


@host_function("mbarrier.init")
def initialise(call: HostCall) -> None:
    """Operands: mbarrier, count, and 1 for `.layout::v1`."""
    layout = mbarrier.Layout(len(call.values) - 2)
    for lane, (address, count, *_) in enumerate(zip(*call.values, strict=True)):
        cta, offset = _place(call, int(address), lane)
        known = cta.mbarriers.get(offset)
        if known is not None and mbarrier.is_valid(cta.word(offset)):
            if known.line == call.instruction.line and cta.word(offset) == mbarrier.fresh(int(count), layout):
                continue  # threads that all execute one init: code of NVIDIA's does, and it changes nothing
            text = f"the mbarrier at {offset:#x} was initialised at line {known.line} and not invalidated since"
            raise call.fault(FaultKind.MBARRIER, text, lane, offset)
        try:
            cta.set_word(offset, mbarrier.initial(int(count), layout))
        except MbarrierError as error:
            raise call.fault(FaultKind.MBARRIER, str(error), lane, offset) from None
        cta.mbarriers[offset] = Mbarrier(call.instruction.line)
    call.cta.cluster.changes += 1


@host_function("mbarrier.inval")
def invalidate(call: HostCall) -> None:
    """Operand: mbarrier."""
    for lane, address in enumerate(call.values[0]):
        cta, offset = _place(call, int(address), lane)
        cta.check_mbarrier(offset, call.origin, int(call.threads[lane]))
        cta.set_word(offset, 0)
        del cta.mbarriers[offset]
    call.cta.cluster.changes += 1


@host_function("mbarrier.wait")
def complete_for_wait(call: HostCall) -> tuple[Words]:
    """Operand: mbarrier; result: its word after everything that signals it has completed."""
    addresses = call.values[0]
    words = np.empty(len(addresses), np.uint64)
    for address in (addresses[:1] if (addresses == addresses[0]).all() else np.unique(addresses)).tolist():
        lanes = addresses == address
        lane = int(lanes.argmax())
        cta, offset = _place(call, address, lane)
        cta.check_mbarrier(offset, call.origin, int(call.threads[lane]))
        cta.cluster.complete_for(cta, offset)
        words[lanes] = cta.word(offset)
    return (words,)


@host_function("mbarrier.check")
def check(call: HostCall) -> None:
    """Operand: mbarrier. Raises KernelFault unless it is initialised."""
    for lane, address in enumerate(call.values[0]):
        cta, offset = _place(call, int(address), lane)
        cta.check_mbarrier(offset, call.origin, int(call.threads[lane]))


# ------------------------------------------------------------------------------------------------------------- changes

Update = Callable[[int, int], int]


def _expect_first(then: Update) -> Update:
    return lambda word, size: then(mbarrier.expect_tx(word, size), 1)


_UPDATES: dict[str, Update] = {
    "mbarrier.expect_tx": mbarrier.expect_tx,
    "mbarrier.complete_tx": mbarrier.complete_tx,
    "mbarrier.arrive": mbarrier.arrive,
    "mbarrier.arrive.expect_tx": _expect_first(mbarrier.arrive),
    "mbarrier.arrive.noComplete": partial(mbarrier.arrive, completes=False),
    "mbarrier.arrive_drop": mbarrier.drop,
    "mbarrier.arrive_drop.expect_tx": _expect_first(mbarrier.drop),
    "mbarrier.arrive_drop.noComplete": partial(mbarrier.drop, completes=False),
}


@host_function("mbarrier.change")
def change(call: HostCall) -> tuple[Words]:
    """What threads could not do themselves: changes of mbarriers of `.layout::v1`, and misuse.

    Operands: mbarrier, the word found there, the operand of the instruction. Result: the word before the change.
    Raises KernelFault.
    """
    before = np.empty(len(call.threads), np.uint64)
    for lane, (address, word, operand) in enumerate(zip(*(row.tolist() for row in call.values), strict=True)):
        cta, offset = call.shared_place(address, mbarrier.SIZE, lane)
        known = cta.mbarriers.get(offset)
        if not mbarrier.is_valid(word):
            reason = "is not initialised" if known is None else f"of line {known.line} has been overwritten"
            raise call.fault(FaultKind.MBARRIER, f"the mbarrier at {offset:#x} {reason}", lane, offset)
        if mbarrier.layout_of(word) is mbarrier.Layout.V0:
            raise call.fault(FaultKind.MBARRIER, f"the mbarrier at {offset:#x}: {_reason(word, operand)}", lane, offset)
        before[lane] = _update(call, lane, cta, offset, operand)
    return (before,)


@host_function("mbarrier.multicast")
def change_many(call: HostCall) -> None:
    """The mbarriers at the same place in several CTAs. Operands: mbarrier, operand, the bits of the CTAs' ranks."""
    for lane, (address, operand, mask) in enumerate(zip(*(row.tolist() for row in call.values), strict=True)):
        _, offset = _aligned(call, address, lane)
        for cta in multicast(call, lane, mask):
            _update(call, lane, cta, offset, operand)


def _update(call: HostCall, lane: int, cta: CtaState, offset: int, operand: int) -> int:
    """Do what the instruction says to an mbarrier; its word before that. Raises KernelFault."""
    known = cta.check_mbarrier(offset, call.origin, int(call.threads[lane]))
    word = cta.word(offset)
    try:
        if operand > mbarrier.COUNT_LIMIT:
            raise MbarrierError(_reason(word, operand))
        cta.set_word(offset, _UPDATES[call.form.definition.name](word, operand))
    except MbarrierError as error:
        raise call.fault(FaultKind.MBARRIER, f"the mbarrier at {offset:#x}: {error}", lane, offset) from None
    known.changed = str(call.origin)
    call.cta.cluster.changes += 1
    return word


def _reason(word: int, operand: int) -> str:
    state = mbarrier.fields(word)
    return (
        f"the operand {operand} does not suit it: {state.pending} of {state.expected} arrivals are pending, "
        f"its tx-count is {state.tx}, and counts reach to {mbarrier.COUNT_LIMIT}"
    )


# -------------------------------------------------------------------------------------------------------------- misuse


@host_function("mbarrier.no_state")
def report_no_state(call: HostCall) -> None:
    """Operand: what should be a state that an arrival returned. Raises KernelFault."""
    counted = call.instruction.definition.name == "mbarrier.pending_count"
    arrival = "mbarrier.arrive.noComplete or mbarrier.arrive_drop.noComplete" if counted else "an arrival"
    text = f"the operand {int(call.values[0][0]):#x} is no state that {arrival} returned"
    raise call.fault(FaultKind.MBARRIER, text)


@host_function("mbarrier.outside")
def report_outside(call: HostCall) -> None:
    """Operand: a generic address that is not in the shared memory of the CTA. Raises KernelFault."""
    address = int(call.values[0][0])
    text = f"the mbarrier at {address:#x} is not in the shared memory of the executing CTA"
    raise call.fault(FaultKind.OUT_OF_BOUNDS, text, 0, address)


def _place(call: HostCall, address: int, lane: int) -> tuple[CtaState, int]:
    _check_alignment(call, address, lane)
    return own_shared(call, address, mbarrier.SIZE, lane)


def _aligned(call: HostCall, address: int, lane: int) -> tuple[CtaState, int]:
    """As `_place`, in any CTA of the cluster."""
    _check_alignment(call, address, lane)
    return call.shared_place(address, mbarrier.SIZE, lane)


def _check_alignment(call: HostCall, address: int, lane: int) -> None:
    if address % mbarrier.SIZE:
        text = f"{call.told(address):#x} is not a multiple of {mbarrier.SIZE}"
        raise call.fault(FaultKind.MISALIGNED, text, lane, address)
