"""What screening knows of the warps of a CTA, each by itself: where barriers order some of them only."""

from __future__ import annotations

import ctypes
from ctypes import c_uint32, c_void_p

from ptxvm.engine.jit.layouts.screening import AGE_BITS
from ptxvm.engine.jit.layouts.structures import BARRIER_COUNT, MAX_WARPS

LAST_AGE = (1 << AGE_BITS) - 1
"""Of `Warp.screen_age`: CTAs that need more are left to the interpreter."""

MBARRIER_LIMIT = 32
"""Mbarriers of a CTA that are followed."""

AGES_OF_LANES = 2 * MAX_WARPS + MBARRIER_LIMIT
FENCES_OF_WARPS = AGES_OF_LANES + MAX_WARPS
AGE_ROW = FENCES_OF_WARPS + MAX_WARPS
"""Numbers of a row: the age of each warp; behind these, that for the `cp.async` that each warp has issued; how many
phases of each mbarrier are complete; for each warp the age of one lane that has arrived somewhere without the others,
and below it the lane; and the number of its last fence between proxies."""

LANE_BITS = 5


class AgedMbarrier(ctypes.Structure):
    """What those know who arrived at the mbarrier at an address of shared memory: rows as those of `ScreenAges.known`,
    of its `current` phase, which has this `parity`, and of the one `before`; lists of the notes of `cp.async` that have
    landed for them, of which nobody knows yet. `phases`: how many have ended. `has_loads`: bulk copies
    have been started for it; it stays then, without an address, when another one is made there."""

    _fields_ = (
        ("address", c_uint32),
        ("parity", c_uint32),
        ("phases", c_uint32),
        ("has_loads", c_uint32),
        ("current", c_uint32 * AGE_ROW),
        ("before", c_uint32 * AGE_ROW),
        ("landed_current", c_void_p),
        ("landed_before", c_void_p),
    )


class ScreenAges(ctypes.Structure):
    """Ages of warps, with their pauses in the lower bits: see runtime/screening_ages.c.

    `known`: for each warp a row of ages of all warps; what these did, or copies wrote that they issued, when they were
    younger comes before whatever the warp does now. `arrived`: such a row for each barrier, of those who have arrived
    in its current phase, or in its last one. `began`: the age at which each warp has begun, with the pause of then.
    `warps`: of the CTA, and `actors`: these, and behind them the products of each of its warpgroups, which have numbers
    instead of ages, if there is room; `grown`: how often warps have begun another age. `spoilt`: somebody wrote where a
    copy did, or a copy has landed of which nobody has learnt. Of the `mbarriers`, `mbarrier_count` are known.

    Where some lanes of a warp have waited at an mbarrier without the others, there is a row of what they have learnt:
    `apart`, of these lanes (`apart_lanes`; none: there is no such row), at this `Warp.screen_time`. When all lanes of
    the warp have met since, all of them know it.
    """

    _fields_ = (
        ("known", c_uint32 * (MAX_WARPS * AGE_ROW)),
        ("arrived", c_uint32 * (BARRIER_COUNT * AGE_ROW)),
        ("began", c_uint32 * MAX_WARPS),
        ("warps", c_uint32),
        ("actors", c_uint32),
        ("grown", c_uint32),
        ("spoilt", c_uint32),
        ("mbarrier_count", c_uint32),
        ("apart_lanes", c_uint32 * MAX_WARPS),
        ("apart_time", c_uint32 * MAX_WARPS),
        ("mbarriers", AgedMbarrier * MBARRIER_LIMIT),
        ("apart", c_uint32 * (MAX_WARPS * AGE_ROW)),
    )
