"""Shared memory addresses of the CTAs of a cluster, as arithmetic on lane values: `mapa` and `getctarank`."""

from __future__ import annotations

from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.types import U32
from ptxvm.machine.layout import SHARED_RANK_BITS, SHARED_RANK_SHIFT

_RANKS = (1 << SHARED_RANK_BITS) - 1


def map_address(address: Lanes, rank: Lanes) -> Lanes:
    """The address of the same variable in the CTA `rank` (U32); addresses are `.shared` or generic ones."""
    cleared = address & (address.type.mask ^ (_RANKS << SHARED_RANK_SHIFT))
    return cleared | (rank & _RANKS).to(address.type) << SHARED_RANK_SHIFT


def address_rank(address: Lanes) -> Lanes:
    """The rank (U32) of the CTA whose shared memory holds a `.shared` or generic address."""
    return (address >> SHARED_RANK_SHIFT).to(U32) & _RANKS
