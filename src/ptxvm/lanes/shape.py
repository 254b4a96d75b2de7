"""What is known at compile time about the 32 values of a warp."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, ClassVar

import numpy as np

from ptxvm.lanes.types import WARP_SIZE, Type

MAX_ALIGNMENT = 32
_ZERO = (0,) * WARP_SIZE


class Shape:
    """Uniform, affine or varying; interned, compare with `is`.

    Uniform and affine values are a scalar base plus 32 constants, `offsets` (all 0 when uniform; lane 0's is always
    0), modulo 2^bits. `alignment` counts trailing zero bits that the base is known to have. Of varying values nothing
    is known. `within_alignment`: adding any offset to the base sets only bits that are known to be zero in the base.
    """

    __slots__ = ("alignment", "offsets", "uniform", "varying", "within_alignment")
    _interned: ClassVar[dict[tuple[tuple[int, ...] | None, int], Shape]] = {}

    offsets: tuple[int, ...] | None
    alignment: int
    uniform: bool
    varying: bool
    within_alignment: bool

    def __new__(cls, offsets: tuple[int, ...] | None, alignment: int = 0) -> Shape:
        key = (offsets, min(alignment, MAX_ALIGNMENT))
        shape = cls._interned.get(key)
        if shape is None:
            shape = super().__new__(cls)
            shape.offsets, shape.alignment = key
            shape.uniform = offsets == _ZERO
            shape.varying = offsets is None
            shape.within_alignment = offsets is not None and min(offsets) >= 0 and max(offsets) < 1 << key[1]
            shape = cls._interned.setdefault(key, shape)
        return shape

    @classmethod
    def affine(cls, offsets: tuple[int, ...], alignment: int, bits: int) -> Shape:
        """The shape of a value of `bits` bits; offsets are brought to the signed range of that width."""
        half = 1 << (bits - 1)
        return cls(tuple(((offset + half) & (2 * half - 1)) - half for offset in offsets), alignment)

    @classmethod
    def of_array(cls, type_: Type, data: np.ndarray[Any, Any]) -> Shape:
        """The shape of a constant; its base is lane 0."""
        if not (type_.is_integer and type_.elements == 1):
            same = data.shape == (WARP_SIZE,) and data.tobytes() == data[:1].tobytes() * WARP_SIZE
            return UNIFORM if data.ndim == 0 or same else VARYING
        if data.ndim == 0:
            return cls(_ZERO, trailing_zeros(int(data)))
        if data.shape != (WARP_SIZE,):
            return VARYING
        return _of_integers(type_.bits, data.tobytes(), type_.dtype)

    def join(self, other: Shape) -> Shape:
        """What is known of a value that is one of two values, the same one in all lanes."""
        if self is other:
            return self
        return Shape(self.offsets, min(self.alignment, other.alignment)) if self.offsets == other.offsets else VARYING

    def __reduce__(self) -> tuple[type[Shape], tuple[tuple[int, ...] | None, int]]:
        return Shape, (self.offsets, self.alignment)

    def __repr__(self) -> str:
        if self.offsets is None:
            return "varying"
        if self.uniform:
            return f"uniform(align 2^{self.alignment})"
        return f"affine(align 2^{self.alignment}, {self.offsets[1]}, {self.offsets[2]}, .., {self.offsets[-1]})"


@lru_cache(4096)
def _of_integers(bits: int, raw: bytes, dtype: np.dtype[Any]) -> Shape:
    values = np.frombuffer(raw, dtype).tolist()
    return Shape.affine(tuple(value - values[0] for value in values), trailing_zeros(values[0]), bits)


def trailing_zeros(value: int) -> int:
    """Of 0: as many as any alignment can ask for."""
    return MAX_ALIGNMENT if value == 0 else (value & -value).bit_length() - 1


VARYING = Shape(None)
UNIFORM = Shape(_ZERO)
