"""What a texture does with coordinates and with texels: the settings of a sampler."""

from __future__ import annotations

from enum import IntEnum
from math import inf

from ptxvm.records import record


class AddressMode(IntEnum):
    """What stands for texels outside of a texture; the numbers are those of `txq.addr_mode_0`."""

    WRAP = 0
    MIRROR = 1
    CLAMP_OGL = 2
    CLAMP = 3
    BORDER = 4


class Filter(IntEnum):
    """The nearest texel, or a blend of the nearest ones; the numbers are those of `txq.filter_mode`."""

    POINT = 0
    LINEAR = 1


Addresses = tuple[AddressMode, AddressMode, AddressMode]
Colour = tuple[float, float, float, float]


@record()
class Sampler:
    """address:        by axis x, y, z
    normalized:     whether coordinates run from 0 to 1; None: as the texture says
    level_bias:     added to levels of detail that instructions give
    level_clamp:    the least and greatest level of detail
    max_anisotropy: from 2 on blends between levels are steeper
    """

    address: Addresses = (AddressMode.CLAMP, AddressMode.CLAMP, AddressMode.CLAMP)
    filter: Filter = Filter.POINT
    mip_filter: Filter = Filter.POINT
    normalized: bool | None = False
    border: Colour = (0.0, 0.0, 0.0, 0.0)
    level_bias: float = 0.0
    level_clamp: tuple[float, float] = (0.0, inf)
    max_anisotropy: int = 1
