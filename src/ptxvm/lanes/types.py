"""The element types of lane values and of PTX registers."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

import ml_dtypes
import numpy as np
import numpy.typing as npt

WARP_SIZE = 32


class Kind(Enum):
    UNSIGNED = "u"
    SIGNED = "s"
    FLOAT = "f"
    PREDICATE = "p"


@dataclass(frozen=True, slots=True, eq=False)
class Type:
    """One element type. `elements` > 1 is a packed type (`f16x2`): a register then holds that many elements.

    `bits` counts the whole register value, `dtype` and `llvm` describe one element. Compare with `is`.
    """

    name: str
    kind: Kind
    bits: int
    dtype: npt.DTypeLike
    llvm: str
    elements: int = 1

    @property
    def size(self) -> int:
        """Bytes in memory."""
        return max(1, self.bits // 8)

    @property
    def is_float(self) -> bool:
        return self.kind is Kind.FLOAT

    @property
    def is_signed(self) -> bool:
        return self.kind is Kind.SIGNED

    @property
    def mask(self) -> int:
        return (1 << self.bits) - 1

    def __repr__(self) -> str:
        return self.name


def _integer(name: str, kind: Kind, bits: int) -> Type:
    return Type(name, kind, bits, np.dtype(f"{'i' if kind is Kind.SIGNED else 'u'}{bits // 8}"), f"i{bits}")


U8, U16, U32, U64 = (_integer(f"u{bits}", Kind.UNSIGNED, bits) for bits in (8, 16, 32, 64))
S8, S16, S32, S64 = (_integer(f"s{bits}", Kind.SIGNED, bits) for bits in (8, 16, 32, 64))
F16 = Type("f16", Kind.FLOAT, 16, np.dtype("f2"), "half")
BF16 = Type("bf16", Kind.FLOAT, 16, np.dtype(ml_dtypes.bfloat16), "bfloat")
F32 = Type("f32", Kind.FLOAT, 32, np.dtype("f4"), "float")
F64 = Type("f64", Kind.FLOAT, 64, np.dtype("f8"), "double")
PRED = Type("pred", Kind.PREDICATE, 1, np.dtype("?"), "i1")
