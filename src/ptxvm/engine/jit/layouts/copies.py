"""The structures of asynchronous copies and mbarriers that native code and Python share.

The runtime has their functions: copies.c, tensor_copies.c, lane_copies.c, mbarriers.c, and landing.c.
"""

from __future__ import annotations

import ctypes
from ctypes import c_int32, c_int64, c_uint32, c_uint64, c_void_p
from enum import IntEnum

from ptxvm.engine.host_functions import TENSOR_WORDS

DEFERRED_LIMIT = 24
"""Copies of a CTA that native code keeps until they land; more are Python's business."""

DEFERRED_VALUES = TENSOR_WORDS
"""Operands of such a copy that are kept, at most."""

STAGES = 16
"""Copies of a CTA whose sources native code can read before it lands them."""

LIFE_LIMIT = 64
"""Mbarriers of a CTA that native code makes before Python must learn of them."""

TOUCH_LIMIT = 64
"""Mbarriers of which a CTA remembers what changed them last, a power of two."""

LANDED_LIMIT = 16
"""Landed copies that are remembered for reports."""

LANE_ROWS = 4
"""Rows of 8 lanes that a warp has."""

LANE_LINES = 8
"""Likewise of 4 lanes: with 16 bytes each, these are lines of the cache."""

NOTE_ROWS = 16
"""Rows that a note has room for: several copies of one or of LANE_ROWS."""

MAX_RANK = 5
"""Dimensions of a tensor."""


class RowWord(IntEnum):
    """What emitted code says of the rows of `cp.async`, besides their number: from which bit on; see
    runtime/lane_rows.c."""

    SIZE = 4  # bytes written per lane
    NARROW = 9  # addresses in shared memory have 32 bits
    ALIKE = 10  # lane 0 tells how much is read
    TARGETS_FOLLOW = 11  # all lanes follow each other where they write: there is the first one only
    SOURCES_FOLLOW = 12  # where they read
    COUNT = 16  # copies, if there may be several


class WalkKind(IntEnum):
    """How a tensor copy goes from row to row; see runtime/tensor_walk.c."""

    TILE = 0
    FOUR_ROWS = 1  # tile::gather4, tile::scatter4
    WINDOW = 2  # im2col


class TensorPlan(ctypes.Structure):
    """How native code does the tensor copies with one tensor map of one place in the code.

    A copy has `rows` rows of `chunks` times 16 bytes, which have their `places` in shared memory, counted from its own
    place there. That must have the `phase` given, modulo 1024.

    A box inside the tensor, with coordinates up to `limits`, begins at `base` + the sum of coordinates * strides; row r
    of it `row_offsets[r]` bytes on. All other copies walk: along dimensions 1 and so on in `steps`, from `lows` again
    when `highs` is reached (of a tile both count from its coordinates).
    """

    _fields_ = (
        ("map", ctypes.c_uint8 * 128),  # the content of the tensor map
        ("number", c_int32),  # with which the place in the code calls the host
        ("phase", c_uint32),
        ("rank", c_uint32),
        ("rows", c_uint32),
        ("chunks", c_uint32),
        ("extent", c_uint32),  # bytes of shared memory
        ("size", c_uint32),  # bytes moved
        ("unit", c_uint32),  # bytes of an element
        ("walk", c_uint32),  # a WalkKind
        ("fits", c_uint32),  # 1: there are boxes inside the tensor
        ("offsets", c_uint32),  # numbers of im2colInfo
        ("offset_limit", c_uint32),
        ("fill", c_uint64 * 2),  # 16 bytes of what is outside of the tensor
        ("sizes", c_int64 * MAX_RANK),
        ("steps", c_int64 * MAX_RANK),
        ("lows", c_int64 * MAX_RANK),
        ("highs", c_int64 * MAX_RANK),
        ("limits", c_uint64 * MAX_RANK),
        ("strides", c_uint64 * MAX_RANK),
        ("base", c_uint64),  # device address of the tensor
        ("bytes", c_uint64),  # of the whole tensor
        ("row_offsets", c_void_p),  # int64 array
        ("places", c_void_p),  # uint32 array, a row after the other
        ("combine", c_void_p),  # of reductions: what combines elements (emission/combining_code.py)
    )


class DeferredKind(IntEnum):
    """What is known of a `Deferred`."""

    LANDED = 0
    LOAD = 1  # from global to shared memory, for an mbarrier
    STORE = 2  # from shared to global memory, in a bulk group


class Deferred(ctypes.Structure):
    """An asynchronous copy that native code has taken note of; see runtime/copies.c."""

    _fields_ = (
        ("number", c_int32),  # with which the place in the code would have called the host
        ("kind", c_uint32),  # a DeferredKind
        ("warp", c_uint32),
        ("lanes", c_uint32),  # mask of one lane
        ("size", c_uint32),
        ("shared", c_uint32),  # offset in shared memory
        ("barrier", c_uint32),  # likewise, of a load
        ("age", c_uint32),  # bulk groups that its thread has closed since
        ("stage", c_uint32),  # where the source's bytes are once they have been read; 0: not read
        ("walks", c_uint32),  # 1: its rows are found when it lands
        ("outside", c_void_p),  # the place in global memory, as the host sees it; that of the tensor if it walks
        ("plan", c_void_p),  # null: consecutive bytes
        ("combine", c_void_p),  # of a reduction: what combines its elements (emission/combining_code.py)
        ("values", c_uint64 * DEFERRED_VALUES),  # the operands of the call
    )


class LaneNote(ctypes.Structure):
    """`cp.async` of some lanes of a warp, or their `cp.async.mbarrier.arrive`; see runtime/lane_copies.c.

    Lanes mostly follow each other in rows of 8 or more, or write the quarters of lines of 64 bytes, which are kept as
    such. Copies in rows that differ in nothing but their places share a note. What every copy needs comes first: many
    are pending at a time, and should stay in the cache.
    """

    _fields_ = (
        ("next", c_void_p),  # the warp's next one, null behind the last
        ("copies", c_uint32),  # how many share it: all have the same lanes
        ("lanes", c_uint32),  # mask of those that have not landed
        ("size", c_uint32),  # bytes written per lane; 0: an arrival
        ("whole", c_uint32),  # mask of lanes that read all of them, and others if those do
        ("base", c_uint64),  # device address from which those of sources are counted
        ("delta", c_int64),  # from a source's device address to the host's
        ("group", c_uint32),  # number of the group of all lanes, modulo 2**32
        ("mixed", c_uint32),  # 1: lanes have groups of their own
        ("rows", c_uint32),  # so many say where lanes read and write, and `offsets` to `reads` are not filled in
        ("open", c_uint32),  # 1: copies that come now may share it
        ("barrier", c_uint32),  # of an arrival: offset of the mbarrier in shared memory
        ("warp", c_uint32),  # if it has landed, and is kept until somebody knows of that (screening_ages.c)
        ("row_offsets", c_int32 * NOTE_ROWS),  # of the sources of the first lanes, copy by copy
        ("row_targets", c_uint32 * NOTE_ROWS),  # of the first lanes: offsets in shared memory
        ("numbers", c_int32 * NOTE_ROWS),  # with which the places in the code would have called the host
        ("offsets", c_int32 * 32),  # of sources; of lanes that read nothing it may be anything
        ("targets", c_uint32 * 32),  # offsets in shared memory
        ("groups", c_uint32 * 32),  # numbers of the groups, if mixed
        ("reads", ctypes.c_uint8 * 32),  # bytes read, if not all lanes are whole
        ("age", c_uint32),  # that its warp had then, if warps have ages (screening_ages.c)
        ("_pad_end", ctypes.c_uint8 * 28),
    )


class Life(ctypes.Structure):
    """An mbarrier at an offset of shared memory, made by a place in the code, that Python does not know yet."""

    _fields_ = (("number", c_int32), ("offset", c_uint32))


class Touch(ctypes.Structure):
    """The mbarrier at an address in shared memory was changed by a place in the code: its number plus 1, 0 for none."""

    _fields_ = (("address", c_uint32), ("number", c_int32))


class Landed(ctypes.Structure):
    """A copy that native code has landed, for reports: `size` bytes in the phase with this parity."""

    _fields_ = (("number", c_int32), ("barrier", c_uint32), ("size", c_uint32), ("parity", c_uint32))
