"""The structures of counting: what emitted code tells the runtime of an access that is counted for a profile.

Counters are 64-bit numbers of a worker, one after the other; code has places of its own among them. See
emission/counting.py and runtime/counting.c.
"""

from __future__ import annotations

import ctypes
from ctypes import c_int64, c_uint32, c_uint64
from enum import IntEnum

SECTOR_SLOTS_LOG = 10
SECTOR_SLOTS = 1 << SECTOR_SLOTS_LOG
"""Of the table of sectors that an access has met, of which there are at most 32."""


class CountOf(IntEnum):
    """The counters of an access, in their order; behind them, what it keeps: the allocation that it met last."""

    GLOBAL_LANES = 0
    SECTORS_ASKED = 1
    SECTORS_MOVED = 2
    SHARED_LANES = 3
    WAVEFRONTS = 4
    CONFLICTS = 5
    LOCAL_LANES = 6
    COLLISIONS = 7  # lanes at the address of one before
    ALLOCATION = 8
    ALLOCATION_SIZE = 9


KEPT = (CountOf.ALLOCATION, CountOf.ALLOCATION_SIZE)


class CountAccess(ctypes.Structure):
    """What counting must know of an access; a constant of the unit, one per place.

    The lanes are at a base and the `offsets` if they are `affine`, else at `Worker.addresses`. A lane accesses `width`
    bytes, which are at most a sector. `row`: its first counter. `lanes`: those that access shared memory. `atomic`:
    lanes that collide there are counted.
    """

    _fields_ = (
        ("space", c_uint32),
        ("width", c_uint32),
        ("lanes", c_uint32),
        ("affine", c_uint32),
        ("atomic", c_uint32),
        ("_pad", c_uint32),
        ("row", c_uint64),
        ("offsets", c_int64 * 32),
    )


class CountTables(ctypes.Structure):
    """What a worker has met in the access that it counts: whatever has the number of that access. Behind it, for each
    word of shared memory, the turn in which it was last met."""

    _fields_ = (
        ("number", c_uint64),  # of the last access to global memory
        ("turn", c_uint32),  # number of the last lanes of shared memory that go together
        ("words", c_uint32),  # of shared memory: a power of two, not less
        ("sectors", c_uint64 * SECTOR_SLOTS),  # and the number of the access above them
        ("places", c_uint32 * SECTOR_SLOTS),  # in the sector
    )
