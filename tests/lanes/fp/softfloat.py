"""IEEE arithmetic of the softfloat library, on bits."""

from __future__ import annotations

from collections.abc import Callable

import softfloatpy as soft

from ptxvm.lanes import F16, F32, F64, Type
from ptxvm.lanes.fp import Rounding

_CLASSES = {F16: soft.Float16, F32: soft.Float32, F64: soft.Float64}
_MODES = {
    Rounding.RN: soft.RoundingMode.NEAR_EVEN,
    Rounding.RZ: soft.RoundingMode.MIN_MAG,
    Rounding.RM: soft.RoundingMode.MIN,
    Rounding.RP: soft.RoundingMode.MAX,
    Rounding.RNA: soft.RoundingMode.NEAR_MAX_MAG,
}


def operation(name: str, type_: Type, rounding: Rounding, to: Type | None = None) -> Callable[..., int]:
    """`name` as softfloat has it (`add`, `mul_add`, `sqrt`, `to_f16`, ...), from bits to bits."""
    function, of, size = getattr(soft, f"{type_.name}_{name}"), _CLASSES[type_], type_.bits // 8

    def call(*operands: int) -> int:
        soft.set_rounding_mode(_MODES[rounding])
        result = function(*(of.from_bytes(bits.to_bytes(size, "big")) for bits in operands))
        return int.from_bytes(result.to_bytes(), "big")

    return call
