"""Tensor maps: their 128 bytes, their rules, and the copies that use them (ISA 5.5, 9.7.9.25.5, 9.7.9.26).

How an engine executes `cp.async.bulk.tensor` and its relatives:

    access = Access(Direction.LOAD, dimensions=2, mode=LoadMode.TILE, target=90)    once per instruction
    plan = copy_plan(data, access)                        when issued; data: the 128 bytes of the map; cached
    start = Start(coordinates, im2col_info)
    plan.check(start, offset, shared_size)                when issued: the rules for what the instruction is given
    plan.transaction_bytes(start.info)                    what its complete-tx operation counts
    load(plan, start, memory, shared, offset)             when completed, once for each destination CTA
    inspect(plan, start, memory, pattern)                 whether what it reads has a pattern somewhere
    store(...)                                            with the same arguments
    reduce(..., combine=...)                              and with what combines the elements

* `memory`: a `GlobalBytes` for the launch. `shared`: the shared memory of the CTA, a uint8 array; `offset`: where the
  box begins in it.
* A prefetch calls `copy_plan` and `check(start)` and does nothing else.
* `replace_field(data, field, value, ordinal)` gives the bytes after `tensormap.replace`.

All raise `KernelFault` without a place, which the engine adds: kind `tensor_map` for what the map holds (also for a map
that the instruction cannot use), `async` for coordinates and im2colInfo, `misaligned` and `out_of_bounds` for the
address in shared memory, and those of `Memory.diagnose` for global memory, when the bytes are touched.
"""

from ptxvm.machine.tensor_map.descriptor import MAP_ALIGNMENT, MAP_SIZE, Descriptor, decode
from ptxvm.machine.tensor_map.fields import (
    Access,
    Atomicity,
    Direction,
    ElementType,
    Fill,
    Interleave,
    LoadMode,
    MapKind,
    Reduction,
    SwizzleMode,
)
from ptxvm.machine.tensor_map.global_bytes import GlobalBytes
from ptxvm.machine.tensor_map.inspection import inspect
from ptxvm.machine.tensor_map.plan import CopyPlan, Override, copy_plan
from ptxvm.machine.tensor_map.replace import MapField, replace_field
from ptxvm.machine.tensor_map.transfer import load, reduce, store
from ptxvm.machine.tensor_map.walk import Start

__all__ = [
    "MAP_ALIGNMENT",
    "MAP_SIZE",
    "Access",
    "Atomicity",
    "CopyPlan",
    "Descriptor",
    "Direction",
    "ElementType",
    "Fill",
    "GlobalBytes",
    "Interleave",
    "LoadMode",
    "MapField",
    "MapKind",
    "Override",
    "Reduction",
    "Start",
    "SwizzleMode",
    "copy_plan",
    "decode",
    "inspect",
    "load",
    "reduce",
    "replace_field",
    "store",
]
