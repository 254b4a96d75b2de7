"""How the tensor cores of each generation add: a small table, as measured (see `lanes.fp.fused` for sources).

A fused sum takes `products` products and the accumulator at once, cut `alignment` bits below the greatest exponent;
longer products are several sums, one after the other. `fraction`: bits that an f32 result keeps.
"""

from __future__ import annotations

from enum import StrEnum
from functools import cache

from ptxvm.isa.definition import Form
from ptxvm.isa.targets import Target
from ptxvm.records import record


class Generation(StrEnum):
    """Generations by their first target; FAST adds in f32 by FMA in the order of K, which no hardware does.

    TARGET stands for the generation of the target that a kernel is made for.
    """

    SM_70 = "sm_70"
    SM_75 = "sm_75"
    SM_80 = "sm_80"
    SM_89 = "sm_89"
    SM_90 = "sm_90"
    SM_100 = "sm_100"
    SM_120 = "sm_120"
    FAST = "fast"
    TARGET = "target"


_WHOLE = 256
_FIRST_TARGETS = (
    (120, Generation.SM_120),
    (100, Generation.SM_100),
    (90, Generation.SM_90),
    (89, Generation.SM_89),
    (80, Generation.SM_80),
    (75, Generation.SM_75),
)


@cache
def generation_of(target: str) -> Generation:
    """The generation of the tensor cores of a target (`sm_90a`)."""
    number = Target.parse(target).number
    return next((generation for first, generation in _FIRST_TARGETS if number >= first), Generation.SM_70)


@record()
class Sums:
    """How many products a fused sum takes, and how many fraction bits terms and f32 results keep."""

    products: int
    alignment: int
    fraction: int = 23


_LATE = Sums(_WHOLE, 25)
_TABLE: dict[tuple[Generation, str], Sums] = {
    (Generation.SM_70, "f16"): Sums(4, 23),
    (Generation.SM_75, "f16"): Sums(8, 24),
    **{
        key: sums
        for generation in (Generation.SM_80, Generation.SM_89)
        for key, sums in {
            (generation, "f16"): Sums(8, 24),
            (generation, "bf16"): Sums(8, 24),
            (generation, "tf32"): Sums(4, 24),
        }.items()
    },
    (Generation.SM_89, "fp8"): Sums(16, 13, 13),
}
_WMMA_TF32 = 4
_WARPGROUP_FP8 = Sums(_WHOLE, 13, 13)
_ORDER = list(Generation)
_WITH_VOLTA_SHAPE = (Generation.SM_70, Generation.SM_75, Generation.FAST)
_WITHOUT_FP8 = (Generation.SM_90, Generation.SM_100)


def has_volta_shape(generation: Generation) -> bool:
    """Whether `mma.m8n8k4` of f16 is the tensor core's: later ones leave it to FMA (as ptxas assembles it)."""
    return generation in _WITH_VOLTA_SHAPE


def has_fp8(generation: Generation) -> bool:
    """Whether `mma` of 8-bit floats is the tensor core's: some only have it in products of warpgroups or of tensor
    memory, and `mma` is made of products of f16 there (as ptxas assembles it)."""
    return generation not in _WITHOUT_FP8


def sums_of(generation: Generation, spelling: str, *, warpgroup: bool = False) -> Sums:
    """Of products of a type; where a generation does not have it, as the next one that does.

    Only sm_90 has products of a whole `warpgroup`; those of 8-bit floats keep fewer bits.
    """
    kind = "fp8" if spelling in ("e4m3", "e5m2") else spelling
    if warpgroup and kind == "fp8" and generation is Generation.SM_90:
        return _WARPGROUP_FP8
    for candidate in _ORDER[_ORDER.index(generation) : _ORDER.index(Generation.SM_90)]:
        if (candidate, kind) in _TABLE:
            return _TABLE[candidate, kind]
    return _LATE


def sums_of_form(form: Form, spelling: str, generation: Generation) -> Sums:
    """Of `mma` and `wmma` of a type: that of tf32 is made of two products with half of its K."""
    found = sums_of(generation, spelling)
    if form.line.opcode == "wmma" and spelling == "tf32":
        return Sums(min(found.products, _WMMA_TF32), found.alignment, found.fraction)
    return found
