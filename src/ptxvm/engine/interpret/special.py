"""Special registers of the interpreter's machine."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np

from ptxvm.engine.cooperative import environment_half
from ptxvm.engine.interpret.values import Array
from ptxvm.engine.reserved_shared import is_reserved_place, names_reserved_shared, reserved_offset
from ptxvm.isa.special_registers import SpecialRegister
from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.numpy_reading import LANE, NUMPY, const
from ptxvm.lanes.types import PRED, U32, WARP_SIZE
from ptxvm.machine.layout import RESERVED_SHARED_SIZE

if TYPE_CHECKING:
    from ptxvm.engine.interpret.cta import Cta


def read_special(cta: Cta, register: SpecialRegister) -> Lanes | tuple[Lanes, ...]:
    """A special register's value; a vector register as a whole is a tuple of its components."""
    clock = _CLOCKS.get(register.base)
    if clock is not None:
        if cta.grid.ahead is not None:
            cta.grid.ahead.leave()  # clocks of the engines count other things
        cta.warp.spin()
        cta.warp.looked = cta.grid.timed = True
        return const(register.type, clock(cta))
    found = cta.specials.get(register)
    if found is None:
        found = cta.specials[register] = _read(cta, register)
    return found


def _read(cta: Cta, register: SpecialRegister) -> Lanes | tuple[Lanes, ...]:
    if register.length > 1:
        return tuple(_component(cta, register, index) for index in range(register.length))
    return _component(cta, register, register.component)


def _component(cta: Cta, register: SpecialRegister, component: int) -> Lanes:
    """One component. Performance counters read 0, as most registers do that a driver would fill."""
    if register.base == "tid":
        return _thread_index(cta, component)
    lanes = _PER_LANE.get(register.base)
    if lanes is not None:
        return Lanes(NUMPY, U32, lanes(cta))
    triple = _TRIPLES.get(register.base)
    if triple is not None:
        return const(U32, (*triple(cta), 0)[component])
    if names_reserved_shared(register):
        own = cta.shared_base if is_reserved_place(register) else 0
        return const(U32, reserved_offset(register) + own)
    half = environment_half(register)
    if half is not None:
        return const(U32, cta.grid.launch.workspace >> half & 0xFFFF_FFFF)
    scalar = _SCALARS.get(register.base)
    number = 0 if scalar is None else scalar(cta)
    return const(register.type, bool(number) if register.type is PRED else number)


def _thread_index(cta: Cta, component: int) -> Lanes:
    width, height, _ = cta.grid.launch.block
    linear = np.arange(cta.mask.size, dtype=np.uint32).reshape(cta.mask.shape)
    axes = (linear % width, linear // width % height, linear // (width * height), np.zeros_like(linear))
    return Lanes(NUMPY, U32, axes[component].astype(np.uint32))


def _place_in_cluster(cta: Cta) -> tuple[int, int, int]:
    x, y, z = (place % extent for place, extent in zip(cta.block, cta.grid.launch.cluster, strict=True))
    return x, y, z


def _multiprocessor(cta: Cta) -> int:
    """CTAs take turns in going to multiprocessors: cluster after cluster, in a cluster by rank."""
    launch = cta.grid.launch
    (x, y, z), (columns, rows, _) = cta.cluster.place, launch.clusters
    number = ((z * rows + y) * columns + x) * launch.cluster_size + cta.rank
    return number % 2**32 % launch.machine.multiprocessors


def _total_shared(cta: Cta) -> int:
    unit = cta.grid.launch.shared_unit
    return -(-len(cta.warp.shared) // unit) * unit


def _slice_address(cta: Cta) -> int:
    (x, y, z), (width, height, _), launch = cta.block, cta.grid.launch.grid, cta.grid.launch
    return launch.cta_memory + ((z * height + y) * width + x) * launch.cta_memory_size


def _bit(_: Cta) -> Array:
    return np.uint32(1) << np.asarray(LANE.data)


_PER_LANE: dict[str, Callable[[Cta], Array]] = {
    "laneid": lambda _: np.asarray(LANE.data),
    "warpid": lambda cta: np.repeat(np.arange(cta.mask.shape[0], dtype=np.uint32)[:, None], WARP_SIZE, axis=1),
    "lanemask_eq": _bit,
    "lanemask_lt": lambda cta: _bit(cta) - np.uint32(1),
    "lanemask_le": lambda cta: _bit(cta) | (_bit(cta) - np.uint32(1)),
    "lanemask_ge": lambda cta: ~(_bit(cta) - np.uint32(1)),
    "lanemask_gt": lambda cta: ~(_bit(cta) | (_bit(cta) - np.uint32(1))),
}
_TRIPLES: dict[str, Callable[[Cta], tuple[int, int, int]]] = {
    "ntid": lambda cta: cta.grid.launch.block,
    "ctaid": lambda cta: cta.block,
    "nctaid": lambda cta: cta.grid.launch.grid,
    "clusterid": lambda cta: cta.cluster.place,
    "nclusterid": lambda cta: cta.grid.launch.clusters,
    "cluster_ctaid": _place_in_cluster,
    "cluster_nctaid": lambda cta: cta.grid.launch.cluster,
}
_SCALARS: dict[str, Callable[[Cta], int]] = {
    "gridid": lambda cta: cta.grid.launch.number,
    "nwarpid": lambda cta: cta.grid.launch.machine.warps,
    "smid": _multiprocessor,
    "nsmid": lambda cta: cta.grid.launch.machine.multiprocessors,
    "is_explicit_cluster": lambda cta: cta.grid.launch.explicit_cluster,
    "cluster_ctarank": lambda cta: cta.rank,
    "cluster_nctarank": lambda cta: cta.grid.launch.cluster_size,
    "total_smem_size": _total_shared,
    "aggr_smem_size": lambda cta: _total_shared(cta) + RESERVED_SHARED_SIZE,
    "dynamic_smem_size": lambda cta: cta.grid.launch.shared,
    "perctamemoryoffset": _slice_address,
    "perctamemorysize": lambda cta: cta.grid.launch.cta_memory_size,
}
_CLOCKS: dict[str, Callable[[Cta], int]] = {
    "clock": lambda cta: cta.grid.steps,
    "clock_hi": lambda cta: cta.grid.steps >> 32,
    "clock64": lambda cta: cta.grid.steps,
    "globaltimer": lambda _: time.time_ns(),
    "globaltimer_lo": lambda _: time.time_ns(),
    "globaltimer_hi": lambda _: time.time_ns() >> 32,
}
"""The cycle counter counts steps, so that it is the same in every run."""
