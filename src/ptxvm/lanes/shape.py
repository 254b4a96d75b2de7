"""What is known at compile time about the 32 values of a warp."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, ClassVar, NamedTuple

import numpy as np

from ptxvm.lanes.types import WARP_SIZE, Type

MAX_ALIGNMENT = 32
NO_OFFSETS = (0,) * WARP_SIZE
GROUP_SIZES = (16, 8, 4)
"""Lanes of groups: the rows of blocks that are narrower than a warp."""

FEWEST_LANES = 8
"""In each of few groups."""


class Groups(NamedTuple):
    """The value of each lane is that of the first lane of its group of so many `lanes`, plus its own of `offsets`."""

    lanes: int
    offsets: tuple[int, ...]

    @property
    def are_few(self) -> bool:
        """Whether scalars, one for each, are less work than a vector."""
        return self.lanes >= FEWEST_LANES

    @property
    def are_equal(self) -> bool:
        """Whether all lanes of a group have the same value."""
        return self.offsets == NO_OFFSETS

    def step_by(self, step: int) -> bool:
        """Whether each lane is `step` above the one before it in its group."""
        return all(offset == lane % self.lanes * step for lane, offset in enumerate(self.offsets))


class Shape:
    """Uniform, affine or varying; interned, compare with `is`.

    Uniform and affine values are a scalar base plus 32 constants, `offsets` (all 0 when uniform; lane 0's is always
    0), modulo 2^bits. `alignment` counts trailing zero bits that the base is known to have. Of varying values nothing
    is known, unless they are in `groups` whose lanes are constants apart, modulo 2^bits. `within_alignment`: adding any
    offset to the base sets only bits that are known to be zero in the base.
    """

    __slots__ = ("alignment", "groups", "offsets", "uniform", "varying", "within_alignment")
    _interned: ClassVar[dict[tuple[tuple[int, ...] | None, int, Groups | None], Shape]] = {}

    offsets: tuple[int, ...] | None
    alignment: int
    groups: Groups | None
    uniform: bool
    varying: bool
    within_alignment: bool

    def __new__(cls, offsets: tuple[int, ...] | None, alignment: int = 0, groups: Groups | None = None) -> Shape:
        key = (offsets, min(alignment, MAX_ALIGNMENT), groups)
        shape = cls._interned.get(key)
        if shape is None:
            shape = super().__new__(cls)
            shape.offsets, shape.alignment, shape.groups = key
            shape.uniform = offsets == NO_OFFSETS
            shape.varying = offsets is None
            shape.within_alignment = offsets is not None and min(offsets) >= 0 and max(offsets) < 1 << key[1]
            shape = cls._interned.setdefault(key, shape)
        return shape

    @classmethod
    def affine(cls, offsets: tuple[int, ...], alignment: int, bits: int) -> Shape:
        """The shape of a value of `bits` bits; offsets are brought to the signed range of that width."""
        return cls(_signed(offsets, bits), alignment)

    @classmethod
    def grouped(cls, lanes: int, offsets: tuple[int, ...], bits: int) -> Shape:
        """The shape of a varying value of `bits` bits, `offsets` counted from the first of each group of `lanes`."""
        return cls(None, 0, Groups(lanes, _signed(offsets, bits)))

    def within_groups(self, lanes: int) -> tuple[int, ...] | None:
        """The offsets from the first of each group of so many lanes, None if they are not known."""
        offsets = self.offsets
        if offsets is None:
            if self.groups is None or self.groups.lanes < lanes:
                return None
            offsets = self.groups.offsets
        return tuple(offset - offsets[lane - lane % lanes] for lane, offset in enumerate(offsets))

    @classmethod
    def of_array(cls, type_: Type, data: np.ndarray[Any, Any]) -> Shape:
        """The shape of a constant; its base is lane 0."""
        if not (type_.is_integer and type_.elements == 1):
            same = data.shape == (WARP_SIZE,) and data.tobytes() == data[:1].tobytes() * WARP_SIZE
            return UNIFORM if data.ndim == 0 or same else VARYING
        if data.ndim == 0:
            return cls(NO_OFFSETS, trailing_zeros(int(data)))
        if data.shape != (WARP_SIZE,):
            return VARYING
        return _of_integers(type_.bits, data.tobytes(), type_.dtype)

    def join(self, other: Shape) -> Shape:
        """What is known of a value that is one of two values, the same one in all lanes."""
        if self is other:
            return self
        if self.offsets == other.offsets and self.offsets is not None:
            return Shape(self.offsets, min(self.alignment, other.alignment))
        for lanes in GROUP_SIZES:
            offsets = self.within_groups(lanes)
            if offsets is not None and offsets == other.within_groups(lanes):
                return Shape(None, 0, Groups(lanes, offsets))
        return VARYING

    def __reduce__(self) -> tuple[type[Shape], tuple[tuple[int, ...] | None, int, Groups | None]]:
        return Shape, (self.offsets, self.alignment, self.groups)

    def __repr__(self) -> str:
        if self.offsets is None:
            return "varying" if self.groups is None else f"varying({self.groups})"
        if self.uniform:
            return f"uniform(align 2^{self.alignment})"
        return f"affine(align 2^{self.alignment}, {self.offsets[1]}, {self.offsets[2]}, .., {self.offsets[-1]})"


def _signed(offsets: tuple[int, ...], bits: int) -> tuple[int, ...]:
    half = 1 << (bits - 1)
    return tuple(((offset + half) & (2 * half - 1)) - half for offset in offsets)


@lru_cache(4096)
def _of_integers(bits: int, raw: bytes, dtype: np.dtype[Any]) -> Shape:
    values = np.frombuffer(raw, dtype).tolist()
    return Shape.affine(tuple(value - values[0] for value in values), trailing_zeros(values[0]), bits)


def trailing_zeros(value: int) -> int:
    """Of 0: as many as any alignment can ask for."""
    return MAX_ALIGNMENT if value == 0 else (value & -value).bit_length() - 1


VARYING = Shape(None)
UNIFORM = Shape(NO_OFFSETS)
