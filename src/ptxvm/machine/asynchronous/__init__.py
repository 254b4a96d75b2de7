"""The asynchronous machine: operations, when they complete, the groups and mbarriers that tell of it (ISA 9.7.9.25).

    cluster = ClusterState([CtaState(launch, index, rank, shared), ...], LateCompletion())      per cluster
    cluster.event()                             before each instruction that has to do with asynchronous operations
    cluster.issue(operation)                    nothing completes at issue unless the policy says so
    cluster.wait_group(groups, threads, limits)     the waits that need operations complete them
    cluster.complete_for(cta, offset)
    cluster.complete_all()                      when nothing else can run
    cta.end()                                   when all its threads have exited

An `Operation` knows its `Origin`, reads its sources, and lands its results and signals later.
"""

from ptxvm.machine.asynchronous import mbarrier
from ptxvm.machine.asynchronous.bulk import BulkCopy, Signal, Transfer
from ptxvm.machine.asynchronous.completion import Completion, EarlyCompletion, LateCompletion, RandomCompletion
from ptxvm.machine.asynchronous.fabric import FabricCopy, PullReduction
from ptxvm.machine.asynchronous.groups import Groups, Index
from ptxvm.machine.asynchronous.lane_copy import LaneArrival, LaneCopy
from ptxvm.machine.asynchronous.lane_store import LaneStore
from ptxvm.machine.asynchronous.mbarrier import Mbarrier, MbarrierError
from ptxvm.machine.asynchronous.operation import Operation
from ptxvm.machine.asynchronous.origin import Origin
from ptxvm.machine.asynchronous.places import LanePlace, Region
from ptxvm.machine.asynchronous.state import ClusterState, CtaState
from ptxvm.machine.asynchronous.tensor import Box, TensorLoad, TensorStore
from ptxvm.machine.asynchronous.warpgroup import Warpgroup, WarpgroupOperation

__all__ = [
    "Box",
    "BulkCopy",
    "ClusterState",
    "Completion",
    "CtaState",
    "EarlyCompletion",
    "FabricCopy",
    "Groups",
    "Index",
    "LaneArrival",
    "LaneCopy",
    "LanePlace",
    "LaneStore",
    "LateCompletion",
    "Mbarrier",
    "MbarrierError",
    "Operation",
    "Origin",
    "PullReduction",
    "RandomCompletion",
    "Region",
    "Signal",
    "TensorLoad",
    "TensorStore",
    "Transfer",
    "Warpgroup",
    "WarpgroupOperation",
    "mbarrier",
]
