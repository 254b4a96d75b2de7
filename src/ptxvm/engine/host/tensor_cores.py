"""What the tensor core does by itself: `tcgen05.shift` and `.commit` (ISA 9.7.16.9 and 9.7.16.12)."""

from __future__ import annotations

import numpy as np

from ptxvm.engine.host.bulk import lanes_of, multicast
from ptxvm.engine.host.host_call import HostCall
from ptxvm.engine.host.registry import host_function
from ptxvm.engine.host.tensor_memory import pair_of, problem_fault, tensor_address
from ptxvm.machine.asynchronous import CtaState, mbarrier
from ptxvm.machine.faults import FaultKind
from ptxvm.machine.tensor_cores.operations import Commit, Shift
from ptxvm.machine.tensor_cores.tensor_memory import WARP_LANES, Places

_SHIFTED_COLUMNS = 8


@host_function("tcgen05.commit")
def commit(call: HostCall) -> None:
    """Operands: mbarrier, and the CTAs of a multicast."""
    for lane, (address, *masks) in lanes_of(call):
        targets = _barriers(call, lane, address, masks)
        call.cta.cluster.issue(Commit(call.origin, int(call.threads[lane]), pair_of(call), targets))


def _barriers(call: HostCall, lane: int, address: int, masks: list[int]) -> list[tuple[CtaState, int]]:
    if address % mbarrier.SIZE:
        text = f"the mbarrier at {call.told(address):#x} is not at a multiple of {mbarrier.SIZE}"
        raise call.fault(FaultKind.MISALIGNED, text, lane, address)
    cta, offset = call.shared_place(address, mbarrier.SIZE, lane)
    ctas = multicast(call, lane, masks[0] & 0xFFFF) if masks else [cta]
    for each in ctas:
        each.check_mbarrier(offset, call.origin, int(call.threads[lane]))
    return [(each, offset) for each in ctas]


@host_function("tcgen05.shift")
def shift(call: HostCall) -> None:
    """Operand: address."""
    for lane, (value,) in lanes_of(call):
        start = tensor_address(value)
        if start.lane % WARP_LANES:
            text = f"the lane of the address is {start.lane}; it must be a multiple of {WARP_LANES}"
            raise call.fault(FaultKind.MISALIGNED, text, lane, start.lane << 16 | start.column)
        lanes: Places = np.arange(start.lane, start.lane + WARP_LANES)
        columns: Places = np.arange(start.column, start.column + _SHIFTED_COLUMNS)
        pair = pair_of(call)
        check_places(call, pair, lanes, columns, lane)
        call.cta.cluster.issue(Shift(call.origin, int(call.threads[lane]), pair, lanes, columns))


def check_places(call: HostCall, ctas: tuple[CtaState, ...], lanes: Places, columns: Places, lane: int) -> None:
    """Raises KernelFault unless these lanes of these columns are allocated in all CTAs."""
    for cta in ctas:
        problem = cta.tensor_memory.problem(lanes, columns, read=False)
        if problem is not None:
            raise problem_fault(call, problem, lane)
