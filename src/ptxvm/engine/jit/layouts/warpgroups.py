"""The structures of products of warpgroups that native code and Python share; see runtime/warpgroups.c."""

from __future__ import annotations

import ctypes
from ctypes import c_int32, c_uint32, c_uint64, c_void_p

GROUP_WARPS = 4
"""Warps of a warpgroup."""

PRODUCT_LIMIT = 32
"""Products of a warpgroup that native code keeps until they complete; with more they are all Python's business."""

GROUP_LIMIT = 16
"""Groups that a warp has closed and not waited for, likewise."""


class ProductPlan(ctypes.Structure):
    """How native code does the `wgmma.mma_async` of one place in the code, or the `wgmma.fence`, which has marks only.

    Registers and marks are given by their offsets in the contexts of warps.
    """

    _fields_ = (
        ("recipe", c_void_p),  # Recipe of products.h
        ("a", c_void_p),  # uint32 array: A's registers; null: A is in shared memory
        ("d", c_void_p),  # uint32 array: D's registers
        ("marks", c_void_p),  # 64 bytes as often as they are needed: 0xFF for the marks of all these registers, else 0
        ("first_mark", c_uint32),  # the byte that tells whether the warp has executed a fence, and all marks behind it
        ("mark_bytes", c_uint32),
        ("start", c_uint32),  # of the instruction in its text
        ("n", c_uint32),
        ("a_transposed", c_uint32),
        ("b_transposed", c_uint32),
        ("a_signs", c_uint32),  # bits of its words that change
        ("b_signs", c_uint32),
    )


class Issued(ctypes.Structure):
    """What one warp has issued: the number with which the place in the code would have called the host, whether D is
    added, descriptors of B and A."""

    _fields_ = (("number", c_int32), ("adds", c_uint32), ("b", c_uint64), ("a", c_uint64))


class Warpgroup(ctypes.Structure):
    """What the warps of a warpgroup have issued. Products are numbered in the order of issue; those from `completed` on
    are in `products`, at their number modulo the limit, a part of each warp."""

    _fields_ = (
        ("issued", c_uint32 * GROUP_WARPS),  # by each warp
        ("closed", c_uint32 * GROUP_WARPS),  # groups of each warp that it has not waited for
        ("waited", c_uint32 * GROUP_WARPS),  # in launches that are watched: those that each warp has waited for
        ("begun", c_uint32),  # issued by all warps
        ("completed", c_uint32),
        ("adopted", c_uint32),  # 1: they are Python's business until the CTA ends
        ("_pad", c_uint32),
        ("ends", c_uint32 * GROUP_LIMIT * GROUP_WARPS),  # of each closed group, `issued` then
        ("products", Issued * GROUP_WARPS * PRODUCT_LIMIT),
    )
