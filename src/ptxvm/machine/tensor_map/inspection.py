"""Looking for patterns in what is copied, which reports tell of (ISA 9.4, 9.7.10.28.1.3)."""

from __future__ import annotations

import numpy as np

from ptxvm.machine.pattern import Pattern
from ptxvm.machine.tensor_map.global_bytes import GlobalBytes
from ptxvm.machine.tensor_map.plan import CopyPlan
from ptxvm.machine.tensor_map.walk import Start


def inspect(plan: CopyPlan, start: Start, memory: GlobalBytes, pattern: Pattern) -> bool:
    """Whether the part of a box that is inside the tensor has a pattern, in global memory."""
    anchor, part = plan.geometry.rows(start)
    if part.empty:
        return False
    array, begin = memory.window(anchor + part.low, part.size, store=False)
    rows = np.ascontiguousarray(part.in_memory(array, begin)[part.places]).view(np.uint8).reshape(part.places.size, -1)
    return pattern.is_in_rows(rows, anchor + part.low + part.places.astype(np.int64))
