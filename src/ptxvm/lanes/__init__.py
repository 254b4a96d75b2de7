"""What instructions compute on: one value per lane of a warp, its operators, and the number formats.

`Lanes` is a value, `Type` its element type. Three readings give operators their meaning: `NUMPY` computes, `SHAPE`
tells what is known at compile time, `LlvmReading` emits code. `fp` holds rounding, NaN rules, approximations and
narrow formats. `LlvmReading` loads on first use: only the compiled engine needs it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ptxvm.lanes.lanes import (
    Lanes,
    Operand,
    absolute,
    any_lane,
    ballot,
    bit_reverse,
    element,
    fma,
    leading_zeros,
    maximum,
    minimum,
    mul_high,
    native,
    outline,
    outline_several,
    pack,
    per_element,
    popcount,
    rarely,
    round_to_integral,
    signed,
    square_root,
    take,
    unordered,
    unsigned,
    where,
)
from ptxvm.lanes.numpy_reading import LANE, NUMPY, const
from ptxvm.lanes.reading import Reading, Routine, Tiles
from ptxvm.lanes.shape import Shape
from ptxvm.lanes.shape_reading import SHAPE, ShapeReading
from ptxvm.lanes.types import (
    B128,
    BF16,
    BF16X2,
    F16,
    F16X2,
    F32,
    F32X2,
    F64,
    PRED,
    S8,
    S8X4,
    S16,
    S16X2,
    S32,
    S64,
    TYPES,
    U8,
    U8X4,
    U16,
    U16X2,
    U32,
    U64,
    WARP_SIZE,
    Type,
    packed,
    signed_type,
    unsigned_type,
    wider,
)

if TYPE_CHECKING:
    from ptxvm.lanes.llvm_reading import LlvmReading

__all__ = [
    "B128",
    "BF16",
    "BF16X2",
    "F16",
    "F16X2",
    "F32",
    "F32X2",
    "F64",
    "LANE",
    "NUMPY",
    "PRED",
    "S8",
    "S8X4",
    "S16",
    "S16X2",
    "S32",
    "S64",
    "SHAPE",
    "TYPES",
    "U8",
    "U8X4",
    "U16",
    "U16X2",
    "U32",
    "U64",
    "WARP_SIZE",
    "Lanes",
    "LlvmReading",
    "Operand",
    "Reading",
    "Routine",
    "Shape",
    "ShapeReading",
    "Tiles",
    "Type",
    "absolute",
    "any_lane",
    "ballot",
    "bit_reverse",
    "const",
    "element",
    "fma",
    "leading_zeros",
    "maximum",
    "minimum",
    "mul_high",
    "native",
    "outline",
    "outline_several",
    "pack",
    "packed",
    "per_element",
    "popcount",
    "rarely",
    "round_to_integral",
    "signed",
    "signed_type",
    "square_root",
    "take",
    "unordered",
    "unsigned",
    "unsigned_type",
    "where",
    "wider",
]


def __getattr__(name: str) -> Any:
    if name != "LlvmReading":
        raise AttributeError(f"module 'ptxvm.lanes' has no attribute {name!r}")
    from ptxvm.lanes.llvm_reading import LlvmReading  # noqa: PLC0415

    return LlvmReading
