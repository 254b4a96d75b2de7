"""Generic addresses and the windows of the state spaces: arithmetic on lane values."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ptxvm.isa.warp import Space
from ptxvm.lanes.lanes import Lanes, where
from ptxvm.lanes.numpy_reading import NUMPY
from ptxvm.lanes.types import U32, U64
from ptxvm.machine.layout import (
    CONST_WINDOW,
    LOCAL_WINDOW,
    PARAM_WINDOW,
    SHARED_RANK_SHIFT,
    SHARED_WINDOW,
    WINDOW_BITS,
)

if TYPE_CHECKING:
    from ptxvm.engine.jit.program.operands import Place

_WINDOWS = {
    Space.SHARED: SHARED_WINDOW,
    Space.SHARED_CLUSTER: SHARED_WINDOW,
    Space.LOCAL: LOCAL_WINDOW,
    Space.CONST: CONST_WINDOW,
    Space.PARAM: PARAM_WINDOW,
}


def convert_address(address: Lanes, space: Space, *, to_generic: bool) -> Lanes:
    """The same place as an address of the other kind; global addresses are generic addresses.

    32-bit addresses cannot hold a window: they stay as they are.
    """
    window = _WINDOWS.get(space)
    if window is None or address.type.bits == U32.bits:
        return address
    if space is Space.PARAM:
        return parameter_address(address) if to_generic else where(address < window, address, address - window)
    return address + window if to_generic else address - window


def parameter_address(address: Lanes) -> Lanes:
    """The generic address of a parameter. Those of functions lie on the stack: their addresses are generic already."""
    return where(address < LOCAL_WINDOW, address + PARAM_WINDOW, address)


def in_space(address: Lanes, space: Space, rank: Lanes | None) -> Lanes:
    """Whether a generic address falls into the window of `space`; parameters of kernels lie in `.global` as well.

    `rank` (U32) is that of the CTA in its cluster, None without clusters.
    """
    if space is Space.SHARED and rank is not None:
        first = SHARED_WINDOW >> SHARED_RANK_SHIFT
        return address >> SHARED_RANK_SHIFT == (rank + first).to(address.type)
    number = address >> WINDOW_BITS
    if space is not Space.GLOBAL:
        return number == _WINDOWS[space] >> WINDOW_BITS
    shared, local, const = (number == window >> WINDOW_BITS for window in (SHARED_WINDOW, LOCAL_WINDOW, CONST_WINDOW))
    return ~(shared | local | const)


def generic_address(place: Place, spread: Callable[[Lanes], Lanes]) -> Lanes:
    """The generic address (U64) of a memory operand. `spread` forgets that a value is affine: widening 32 bits then
    needs no guard."""
    if place.base is None:
        return convert_address(NUMPY.constant(U64, place.offset), place.space, to_generic=True)
    base = place.base + place.offset if place.offset else place.base
    if base.type.bits == U32.bits:
        base = (base if base.shape.uniform else spread(base)).to(U64)
    return convert_address(base, place.space, to_generic=True)
