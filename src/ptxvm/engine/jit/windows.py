"""Generic addresses and the windows of the state spaces: arithmetic on lane values."""

from __future__ import annotations

from ptxvm.isa.warp import Space
from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.types import U32
from ptxvm.machine.layout import (
    CODE_WINDOW,
    CONST_WINDOW,
    LOCAL_WINDOW,
    PARAM_WINDOW,
    SHARED_WINDOW,
    WINDOW_BITS,
)

_WINDOWS = {
    Space.SHARED: SHARED_WINDOW,
    Space.SHARED_CLUSTER: SHARED_WINDOW,
    Space.LOCAL: LOCAL_WINDOW,
    Space.CONST: CONST_WINDOW,
    Space.PARAM: PARAM_WINDOW,
}
_LAST_WINDOW = CODE_WINDOW >> WINDOW_BITS


def convert_address(address: Lanes, space: Space, *, to_generic: bool) -> Lanes:
    """The same place as an address of the other kind; global addresses are generic addresses.

    32-bit addresses cannot hold a window: they stay as they are.
    """
    window = _WINDOWS.get(space)
    if window is None or address.type.bits == U32.bits:
        return address
    return address + window if to_generic else address - window


def in_space(address: Lanes, space: Space) -> Lanes:
    """Whether a generic address falls into the window of `space`; global memory is what has no window."""
    window = _WINDOWS.get(space)
    number = address >> WINDOW_BITS
    if window is None:
        return number > _LAST_WINDOW
    return number == window >> WINDOW_BITS
