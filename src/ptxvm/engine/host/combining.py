"""Reductions of whole arrays: the update functions of `red` on their elements."""

from __future__ import annotations

import numpy as np

from ptxvm.isa.definition import Form
from ptxvm.isa.synchronization.atomic import update_of
from ptxvm.lanes import F32, NUMPY, Lanes, fp
from ptxvm.lanes.lanes import canonical_nan
from ptxvm.machine.asynchronous import Combine
from ptxvm.machine.memory import Bytes


def combine_of(form: Form) -> Combine | None:
    """What combines arrays for a form of `cp.reduce.async.bulk`; None for those that only copy."""
    if "cp.async" in form.opcode:
        return None
    type_, update = form.type, update_of(form)
    flushes = type_ is F32 and not form.has("noftz")

    def combine(old: Bytes, new: Bytes) -> Bytes:
        operands = [Lanes(NUMPY, type_, np.ascontiguousarray(data).view(type_.storage)) for data in (old, new)]
        if flushes:
            operands = [fp.flush_subnormals(value) for value in operands]
        result: Lanes = canonical_nan(update(*operands))
        return np.ascontiguousarray((fp.flush_subnormals(result) if flushes else result).data).view(np.uint8)

    return combine
