"""What screening knows of the warps of a CTA, each by itself: where barriers order some of them only."""

from __future__ import annotations

import ctypes
from ctypes import c_uint32

from ptxvm.engine.jit.layouts.structures import BARRIER_COUNT, MAX_WARPS

LAST_AGE = (1 << 20) - 1
"""What barriers order from this `Warp.screen_age` on is no longer known."""


class ScreenAges(ctypes.Structure):
    """Ages of warps, with their pauses in the lower bits: see runtime/screening_ages.c.

    `known`: for each warp a row of ages of all warps; what these did when they were younger comes before whatever the
    warp does now. `arrived`: such a row for each barrier, of those who have arrived in its current phase, or in its
    last one. `began`: the age at which each warp has begun, with the pause of then. `warps`: of the CTA; `last`: the
    highest age so far.
    """

    _fields_ = (
        ("known", c_uint32 * (MAX_WARPS * MAX_WARPS)),
        ("arrived", c_uint32 * (BARRIER_COUNT * MAX_WARPS)),
        ("began", c_uint32 * MAX_WARPS),
        ("warps", c_uint32),
        ("last", c_uint32),
    )
