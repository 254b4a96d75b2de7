"""The special registers as lane values: one set of formulas for the analysis and for emitted code."""

from __future__ import annotations

from enum import Enum
from math import prod
from typing import Protocol

from ptxvm.engine.cooperative import environment_half
from ptxvm.engine.reserved_shared import is_reserved_place, names_reserved_shared, reserved_offset
from ptxvm.isa.special_registers import SpecialRegister
from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.numpy_reading import NUMPY
from ptxvm.lanes.shaped_reading import constant_lanes
from ptxvm.lanes.types import U32, U64, WARP_SIZE
from ptxvm.machine.layout import RESERVED_SHARED_SIZE

Extents = tuple[int, int, int]

CLOCKS = frozenset({"clock", "clock_hi", "clock64", "globaltimer", "globaltimer_lo", "globaltimer_hi"})
"""Registers that time changes."""

LANE = constant_lanes(U32, tuple(range(WARP_SIZE)))


class Field(Enum):
    """What is known only at run time, the same for all lanes of a warp."""

    WARP = "index of the warp in its CTA"
    CTA_X = "ctaid.x"
    CTA_Y = "ctaid.y"
    CTA_Z = "ctaid.z"
    GRID_X = "nctaid.x"
    GRID_Y = "nctaid.y"
    GRID_Z = "nctaid.z"
    SHARED_SIZE = "bytes of shared memory"
    SHARED_BASE = "`.shared` address of the CTA's first byte"
    RANK = "rank of the CTA in its cluster"
    EXPLICIT_CLUSTER = "1 if a cluster size was named"
    MULTIPROCESSORS = "of the GPU"
    MULTIPROCESSOR_WARPS = "warps that one of them keeps alive"
    SHARED_UNIT = "bytes in whose multiples it gives shared memory to CTAs"
    WORKSPACE_LOW = "low half of the address of the grid's workspace"
    WORKSPACE_HIGH = "high half of that"
    CTA_MEMORY = "address of the first CTA's slice of global memory"
    CTA_MEMORY_SIZE = "bytes of such a slice"
    GRID_NUMBER = "number of the grid"
    CLOCK = "cycle counter"
    TIME = "nanoseconds"


WIDE_FIELDS = (Field.CTA_MEMORY, Field.CTA_MEMORY_SIZE, Field.GRID_NUMBER, Field.CLOCK, Field.TIME)
"""Those of 64 bits."""


class Fields(Protocol):
    """Gives the run-time values."""

    def field(self, field: Field) -> Lanes:
        """U32, or U64 for those of WIDE_FIELDS."""


_CTA = (Field.CTA_X, Field.CTA_Y, Field.CTA_Z)
_GRID = (Field.GRID_X, Field.GRID_Y, Field.GRID_Z)


def special_value(
    register: SpecialRegister, block: Extents, cluster: Extents, static_shared: int, fields: Fields
) -> Lanes:
    """The value of a special register in all lanes of a warp."""
    axis = register.component
    match register.base:
        case "tid":
            return thread_index(axis, block, fields)
        case "ntid":
            return _constant(block[axis] if axis < 3 else 0)
        case "laneid":
            return LANE
        case "warpid":
            return fields.field(Field.WARP)
        case "ctaid":
            return fields.field(_CTA[axis]) if axis < 3 else _constant(0)
        case "nctaid":
            return fields.field(_GRID[axis]) if axis < 3 else _constant(0)
        case "lanemask_eq":
            return _constant(1) << LANE
        case "lanemask_lt":
            return (_constant(1) << LANE) - 1
        case "lanemask_le":
            return (_constant(2) << LANE) - 1
        case "lanemask_gt":
            return ~((_constant(2) << LANE) - 1)
        case "lanemask_ge":
            return ~((_constant(1) << LANE) - 1)
        case "dynamic_smem_size":
            return fields.field(Field.SHARED_SIZE) - static_shared
        case "total_smem_size":
            return _total_shared(fields)
        case "aggr_smem_size":
            return _total_shared(fields) + RESERVED_SHARED_SIZE
        case "smid":
            return _cta_number(cluster, fields) % fields.field(Field.MULTIPROCESSORS)
        case _ if names_reserved_shared(register):
            offset = _constant(reserved_offset(register))
            is_own = cluster != (1, 1, 1) and is_reserved_place(register)
            return offset + fields.field(Field.SHARED_BASE) if is_own else offset
        case "perctamemoryoffset":
            place = fields.field(Field.CTA_Z).to(U64) * fields.field(Field.GRID_Y).to(U64)
            place = (place + fields.field(Field.CTA_Y).to(U64)) * fields.field(Field.GRID_X).to(U64)
            place = place + fields.field(Field.CTA_X).to(U64)
            return fields.field(Field.CTA_MEMORY) + place * fields.field(Field.CTA_MEMORY_SIZE)
        case "perctamemorysize":
            return fields.field(Field.CTA_MEMORY_SIZE).to(U32)
        case _ if "cluster" in register.base:
            return _of_cluster(register, cluster, fields)
        case _:
            return _other(register, fields)


def _total_shared(fields: Fields) -> Lanes:
    mask = fields.field(Field.SHARED_UNIT) - 1
    return (fields.field(Field.SHARED_SIZE) + mask) & ~mask


def _cta_number(cluster: Extents, fields: Fields) -> Lanes:
    """CTAs are numbered cluster after cluster, in a cluster by rank; modulo 2^32."""
    place = [fields.field(each) // size for each, size in zip(_CTA, cluster, strict=True)]
    columns, rows = (fields.field(each) // size for each, size in zip(_GRID[:2], cluster[:2], strict=True))
    number = (place[2] * rows + place[1]) * columns + place[0]
    return number if cluster == (1, 1, 1) else number * prod(cluster) + fields.field(Field.RANK)


def _of_cluster(register: SpecialRegister, cluster: Extents, fields: Fields) -> Lanes:
    axis = register.component
    match register.base:
        case "is_explicit_cluster":
            return fields.field(Field.EXPLICIT_CLUSTER) != 0
        case "cluster_ctarank":
            return _constant(0) if cluster == (1, 1, 1) else fields.field(Field.RANK)
        case "cluster_nctarank":
            return _constant(prod(cluster))
    if axis > 2:
        return _constant(0)
    match register.base:
        case "clusterid":
            return fields.field(_CTA[axis]) // cluster[axis]
        case "nclusterid":
            return fields.field(_GRID[axis]) // cluster[axis]
        case "cluster_ctaid":
            return _constant(0) if cluster[axis] == 1 else fields.field(_CTA[axis]) % cluster[axis]
        case _:
            return _constant(cluster[axis])


def _other(register: SpecialRegister, fields: Fields) -> Lanes:
    match register.base:
        case "clock":
            return fields.field(Field.CLOCK).to(U32)
        case "clock_hi":
            return (fields.field(Field.CLOCK) >> 32).to(U32)
        case "clock64":
            return fields.field(Field.CLOCK)
        case "globaltimer":
            return fields.field(Field.TIME)
        case "globaltimer_lo":
            return fields.field(Field.TIME).to(U32)
        case "globaltimer_hi":
            return (fields.field(Field.TIME) >> 32).to(U32)
        case "gridid":
            return fields.field(Field.GRID_NUMBER)
        case "nwarpid":
            return fields.field(Field.MULTIPROCESSOR_WARPS)
        case "nsmid":
            return fields.field(Field.MULTIPROCESSORS)
        case "envreg" if (half := environment_half(register)) is not None:
            return fields.field(Field.WORKSPACE_HIGH if half else Field.WORKSPACE_LOW)
        case _:
            return NUMPY.constant(U64 if register.type is U64 else U32, 0)


def _constant(value: int) -> Lanes:
    return NUMPY.constant(U32, value)


def thread_index(axis: int, block: tuple[int, int, int], fields: Fields) -> Lanes:
    """`%tid` along an axis, in the form base + offsets wherever the size of the block allows."""
    x, y, z = block
    if axis > 2 or block[axis] == 1:
        return _constant(0)
    warp = _constant(0) if x * y * z <= WARP_SIZE else fields.field(Field.WARP)
    if y * z == 1:
        return (warp << 5) + LANE
    if x % WARP_SIZE == 0:
        return _in_wide_rows(axis, block, warp)
    if WARP_SIZE % x == 0 and (y % (WARP_SIZE // x) == 0 or z == 1):
        return _in_narrow_rows(axis, block, warp)
    if axis == 2 and x * y % WARP_SIZE == 0:
        return warp // (x * y // WARP_SIZE)
    thread = (warp << 5) + LANE
    return (thread % x, thread // x % y, thread // (x * y))[axis]


def _in_wide_rows(axis: int, block: tuple[int, int, int], warp: Lanes) -> Lanes:
    """A warp is part of one row."""
    x, y, _ = block
    per_row = x // WARP_SIZE
    if axis == 0:
        return (warp % per_row << 5) + LANE if per_row > 1 else LANE
    return (warp // per_row) % y if axis == 1 else warp // (per_row * y)


def _in_narrow_rows(axis: int, block: tuple[int, int, int], warp: Lanes) -> Lanes:
    """A warp is several whole rows of one plane."""
    x, y, z = block
    rows = WARP_SIZE // x
    if axis == 0:
        return LANE % x
    if z == 1:
        return warp * rows + LANE // x
    per_plane = y // rows
    return warp % per_plane * rows + LANE // x if axis == 1 else warp // per_plane
