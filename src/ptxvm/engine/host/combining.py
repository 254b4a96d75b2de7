"""What combines elements for a host call, in the way of the engine that makes it."""

from __future__ import annotations

from ptxvm.engine.host.arithmetic import arithmetic_of, tensor_arithmetic
from ptxvm.engine.host.host_call import HostCall
from ptxvm.machine.tensor_map import CopyPlan
from ptxvm.machine.updates import Combine


def combine_of(call: HostCall) -> Combine | None:
    """For `red.async` and `cp.reduce.async.bulk`; None for forms that only copy."""
    arithmetic = arithmetic_of(call.form)
    return None if arithmetic is None else call.launch.combine_of(arithmetic)


def tensor_combine_of(call: HostCall, plan: CopyPlan) -> Combine | None:
    """For `cp.reduce.async.bulk.tensor`; None for forms that only copy."""
    reduction = plan.access.reduction
    if reduction is None:
        return None
    return call.launch.combine_of(tensor_arithmetic(reduction, plan.descriptor.element_type))
