"""Availability of the forms that `min` and `max` share."""

from ptxvm.isa.targets import ptx, sm

_PACKED = ptx(8, 0) & sm(90)
_NEW = ptx(9, 2) & sm("120f", "107a")

EXTREMUM_NEEDS = {".u16x2": _PACKED, ".s16x2": _PACKED, ".relu": _PACKED, ".u8x4": _NEW, ".s8x4": _NEW}
