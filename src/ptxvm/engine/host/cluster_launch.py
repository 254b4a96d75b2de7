"""Clusters that take over the work of others which have not started (ISA 9.7.13.17)."""

from __future__ import annotations

import numpy as np

from ptxvm.engine.host.bulk import destinations, lanes_of, shared_region
from ptxvm.engine.host.host_call import HostCall
from ptxvm.engine.host.lane_places import own_shared
from ptxvm.engine.host.registry import host_function
from ptxvm.machine.asynchronous import BulkCopy, Region, Signal
from ptxvm.machine.faults import FaultKind
from ptxvm.machine.memory import Bytes

ANSWER = 16
"""Bytes: the indices of the first CTA, and whether there is one."""


@host_function("clusterlaunchcontrol.try_cancel")
def try_cancel(call: HostCall) -> None:
    """Operands: where the answer goes, mbarrier."""
    for lane, (address, barrier) in lanes_of(call):
        if address % ANSWER:
            text = f"the address {call.told(address):#x} is not a multiple of {ANSWER}"
            raise call.fault(FaultKind.MISALIGNED, text, lane, address)
        own, offset = own_shared(call, address, ANSWER, lane)
        everybody = "multicast::cluster::all" in call.form.opcode
        mask = [sum(1 << cta.rank for cta in own.cluster.ctas if not cta.exited)] if everybody else []
        signals = destinations(call, lane, barrier, own, mask)
        copy = BulkCopy(
            call.origin,
            int(call.threads[lane]),
            Region(_answer(call)),
            [shared_region(cta, offset, ANSWER) for cta, _ in signals],
            signals=[Signal(cta, at, ANSWER) for cta, at in signals],
        )
        call.cta.cluster.issue(copy)


def _answer(call: HostCall) -> Bytes:
    cluster = call.launch.take_cluster()
    if cluster is None:
        return np.zeros(ANSWER, np.uint8)
    launch = call.launch.launch
    return np.array([*launch.block_of(cluster * launch.cluster_size), 1], np.uint32).view(np.uint8)
