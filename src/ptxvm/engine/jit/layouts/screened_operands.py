"""What screening knows of shared memory that the async proxy reads and writes: operands of `wgmma`, bulk and tensor
copies. See runtime/screening_operands.c, screening_bulk.c."""

from __future__ import annotations

import ctypes
from ctypes import c_uint32

from ptxvm.engine.jit.layouts.structures import MAX_WARPS

OPERAND_PARTS = 640
"""Parts of lines that the operands of one product have at the most: each piece of 16 bytes is in another line."""


class OperandPart(ctypes.Structure):
    """The `words` of a `line` of shared memory that a product reads."""

    _fields_ = (("line", c_uint32), ("words", c_uint32))


SCREEN_LOADS = 64
"""Bulk and tensor copies of a CTA to shared memory that nobody has waited for."""


class ScreenLoad(ctypes.Structure):
    """Such a copy: `size` bytes at an offset of shared memory, of which those know who know that as many phases as
    `phases` and one more have ended of the mbarrier number `mbarrier`."""

    _fields_ = (("shared", c_uint32), ("size", c_uint32), ("mbarrier", c_uint32), ("phases", c_uint32))


class OperandLine(ctypes.Structure):
    """A line of shared memory, as the async proxy sees it.

    `reading`: words that products under way read, `parts` of them in all, by these `groups` (a bit for each warpgroup).
    `storing`: words that copies to global memory read, so many `stores`; `landing`: words that copies write.
    `when` ordinary accesses have written the line last (1 + the clock of the CTA; 0: never), which warps did so then, a
    bit for each: `fenced` those of which a fence followed, `writers` those of which none had when there had been so
    many `fences`, at the last write.
    """

    _fields_ = (
        ("reading", c_uint32),
        ("parts", c_uint32),
        ("groups", c_uint32),
        ("storing", c_uint32),
        ("stores", c_uint32),
        ("landing", c_uint32),
        ("when", c_uint32),
        ("writers", c_uint32),
        ("fenced", c_uint32),
        ("fences", c_uint32),
    )


class ProxyFence(ctypes.Structure):
    """The last `fence.proxy.async` of a warp: `when` it was (as `OperandLine.when`; 0: never), which `lanes` have
    executed one then, and the `number` of the last one that all of them executed. The same of those before that
    `when`."""

    _fields_ = (
        ("when", c_uint32),
        ("lanes", c_uint32),
        ("number", c_uint32),
        ("when_before", c_uint32),
        ("number_before", c_uint32),
    )


class ScreenOperands(ctypes.Structure):
    """Of a CTA; behind it are its OperandLines. `count`: fences by all lanes of a warp so far. The first `load_count`
    of `loads` are under way."""

    _fields_ = (
        ("fences", ProxyFence * MAX_WARPS),
        ("count", c_uint32),
        ("load_count", c_uint32),
        ("loads", ScreenLoad * SCREEN_LOADS),
    )
