"""The structures of products of tensor memory that native code and Python share; see runtime/tensor_cores.c."""

from __future__ import annotations

import ctypes
from ctypes import c_int32, c_int64, c_uint8, c_uint32, c_uint64, c_void_p
from enum import IntEnum

import numpy as np

from ptxvm.engine.jit.layouts.fields import offset_of
from ptxvm.machine.tensor_cores.tensor_memory import COLUMNS as MOST_TENSOR_COLUMNS  # noqa: F401
from ptxvm.machine.tensor_cores.tensor_memory import LANES as LANES_OF_TENSOR_MEMORY
from ptxvm.machine.tensor_cores.tensor_memory import MOST_COLUMNS as COLUMNS_OF_TENSOR_MEMORY
from ptxvm.machine.tensor_cores.tensor_memory import TensorStorage

TILE_LIMIT = 128
"""Products and commits of a CTA that native code keeps until they complete; with more they are Python's business."""

STORE_LIMIT = 32
"""Stores of its warps to tensor memory that have not landed, likewise."""

MOST_REGISTERS = 128
"""Of each lane, of a load or a store."""

TILE_PARTS = 4
"""Parts of D that lie beside each other in tensor memory, at most."""


class TilePart(ctypes.Structure):
    """A part of D: rows in lanes from that of the address and `lane` on, each 16 of them `step` lanes behind the
    others; `columns` of D from `first` on."""

    _fields_ = (("lane", c_uint32), ("step", c_uint32), ("first", c_uint32), ("columns", c_uint32))


class TilePlan(ctypes.Structure):
    """How native code does the `tcgen05.mma` of one place in the code with one instruction descriptor."""

    _fields_ = (
        ("next", c_void_p),  # TilePlan: of the same place with another descriptor, or null
        ("recipe", c_void_p),  # Recipe of products.h
        ("descriptor", c_uint32),
        ("m", c_uint32),
        ("n", c_uint32),
        ("halves", c_uint32),  # 1: D may begin at lane 16, too
        ("a_is_tensor", c_uint32),  # 1: A is in tensor memory
        ("a_unit", c_uint32),  # bytes of an element of A if it is transposed, else 0
        ("b_unit", c_uint32),
        ("a_signs", c_uint32),  # bits of its words that change
        ("b_signs", c_uint32),
        ("part_count", c_uint32),
        ("parts", TilePart * TILE_PARTS),
    )


class TileKind(IntEnum):
    """What a `Tile` is."""

    COMPLETE = 0
    PRODUCT = 1
    COMMIT = 2


class Tile(ctypes.Structure):
    """A product that a thread has issued, or a commit: the number with which the place in the code would have called
    the host, and the operands."""

    _fields_ = (
        ("kind", c_uint32),  # a TileKind
        ("number", c_int32),
        ("warp", c_uint32),
        ("lanes", c_uint32),  # mask of one lane
        ("plan", c_void_p),  # TilePlan of a product
        ("d", c_uint64),  # of a commit: the mbarrier
        ("a", c_uint64),
        ("b", c_uint64),
        ("adds", c_uint64),
    )


class LanesPlan(ctypes.Structure):
    """How native code does the `tcgen05.ld` or `.st` of one place in the code."""

    _fields_ = (
        ("places", c_void_p),  # uint32 array: of each register of each lane the word, from that of the address on
        ("registers", c_uint32),
        ("columns", c_uint32),  # that are accessed from the address on
        ("lanes", c_uint32),
        ("halves", c_uint32),  # 1: the upper half of the warp is so many columns on as its operand says
    )


class LanesStore(ctypes.Structure):
    """A `tcgen05.st` of a warp that has not landed."""

    _fields_ = (
        ("number", c_int32),  # with which the place in the code would have called the host
        ("warp", c_uint32),
        ("address", c_uint64),
        ("distance", c_uint64),
        ("plan", c_void_p),  # LanesPlan
        ("values", c_uint32 * (32 * MOST_REGISTERS)),  # [register][lane]
    )


class ColumnsPlan(ctypes.Structure):
    """How native code does the `tcgen05.alloc` or `.dealloc` of one place in the code."""

    _fields_ = (("line", c_uint32),)


class TensorCore(ctypes.Structure):
    """That of a CTA: what is pending, in the order of issue (`Cta.tile_count`, `lanes_stores`), its tensor memory as
    `TensorStorage` has it."""

    _fields_ = (
        ("multiply", c_void_p),  # the function that does a product
        ("used", c_uint32),  # 1: a CTA may have left something in tensor memory
        ("given_up", c_uint32),
        ("exclusive", c_uint32),
        ("waits", c_uint32),
        ("starts", c_int64 * COLUMNS_OF_TENSOR_MEMORY),
        ("lines", c_int32 * COLUMNS_OF_TENSOR_MEMORY),
        ("freed", c_uint8 * COLUMNS_OF_TENSOR_MEMORY),
        ("tiles", Tile * TILE_LIMIT),
        ("stores", LanesStore * STORE_LIMIT),
        ("words", c_uint32 * (LANES_OF_TENSOR_MEMORY * COLUMNS_OF_TENSOR_MEMORY)),  # column by column
    )


def storage_of(core: TensorCore) -> TensorStorage:
    """Its tensor memory, as arrays that Python works with."""
    words = np.ctypeslib.as_array(core.words).reshape(COLUMNS_OF_TENSOR_MEMORY, LANES_OF_TENSOR_MEMORY)
    starts, lines, freed = (np.ctypeslib.as_array(field) for field in (core.starts, core.lines, core.freed))
    start = ctypes.addressof(core)
    flags = (
        np.ctypeslib.as_array((c_uint32 * 1).from_address(start + offset_of(TensorCore, name)))
        for name in ("given_up", "exclusive", "waits")
    )
    return TensorStorage(words, starts, lines, freed.view(np.bool_), *flags)
