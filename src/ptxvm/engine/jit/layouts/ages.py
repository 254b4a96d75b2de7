"""What screening knows of the warps of a CTA, each by itself: where barriers order some of them only."""

from __future__ import annotations

import ctypes
from ctypes import c_uint32

from ptxvm.engine.jit.layouts.screening import AGE_BITS
from ptxvm.engine.jit.layouts.structures import BARRIER_COUNT, MAX_WARPS

LAST_AGE = (1 << AGE_BITS) - 1
"""Of `Warp.screen_age`: CTAs that need more are left to the interpreter."""

MBARRIER_LIMIT = 32
"""Mbarriers of a CTA that are followed."""


class AgedMbarrier(ctypes.Structure):
    """What those know who arrived at the mbarrier at an address of shared memory: rows as those of `ScreenAges.known`,
    of its `current` phase, which has this `parity`, and of the one `before`."""

    _fields_ = (
        ("address", c_uint32),
        ("parity", c_uint32),
        ("current", c_uint32 * MAX_WARPS),
        ("before", c_uint32 * MAX_WARPS),
    )


class ScreenAges(ctypes.Structure):
    """Ages of warps, with their pauses in the lower bits: see runtime/screening_ages.c.

    `known`: for each warp a row of ages of all warps; what these did when they were younger comes before whatever the
    warp does now. `arrived`: such a row for each barrier, of those who have arrived in its current phase, or in its
    last one. `began`: the age at which each warp has begun, with the pause of then. `warps`: of the CTA; `grown`: how
    often warps have begun another age. Of the `mbarriers`, `mbarrier_count` are known.
    """

    _fields_ = (
        ("known", c_uint32 * (MAX_WARPS * MAX_WARPS)),
        ("arrived", c_uint32 * (BARRIER_COUNT * MAX_WARPS)),
        ("began", c_uint32 * MAX_WARPS),
        ("warps", c_uint32),
        ("grown", c_uint32),
        ("mbarriers", AgedMbarrier * MBARRIER_LIMIT),
        ("mbarrier_count", c_uint32),
    )
