"""Products that compiled code leaves to the runtime: `ptxvm_multiply` (`engine/jit/runtime/products.c`), by vectors.

It makes the sums of `product.py`, bit for bit: of dense matrices of floats and integers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import astuple, replace
from enum import IntEnum
from functools import cache

from ptxvm.isa.definition import Form
from ptxvm.isa.matrix.shared.fragments import element_bits, multiplied_shape
from ptxvm.isa.matrix.shared.generations import Generation, Sums, has_fp8, sums_of, sums_of_form
from ptxvm.isa.matrix.shared.instruction_descriptor import InstructionDescriptor
from ptxvm.isa.matrix.shared.warpgroup import WarpgroupProduct
from ptxvm.lanes import Lanes, Routine, Tiles, native
from ptxvm.lanes.fp.formats import FORMATS
from ptxvm.records import record

KEPT = 8768
"""Bytes of what it remembers of a product for the next one."""
_WORD = 32
_ROWS, _COLUMNS = 16, 8
_MOST_TERMS = 64
_MATRIX_BITS = 256
"""Of a row of A, or a column of B, of products of whole matrices."""
_INTEGERS = ("s8", "u8", "s4", "u4")
FP8 = ("e4m3", "e5m2")
_SCALES = ("ue8m0", "ue4m3")
_CONVERTED_AT_ONCE = ("f16", "bf16", "tf32")
"""What one instruction makes f32 of: chains of FMA in the kernel itself are faster than the routine, but for products
of 16 rows."""


class Kind(IntEnum):
    """How sums are made: by FMA, fused as a generation does it, exactly; of 16 numbers of 4 bits at once, with
    scales."""

    FAST = 0
    FUSED = 1
    INTEGER = 2
    GROUPS = 3


@record()
class Numbers:
    """The elements of A or B: bits of each, unused bits below them, then the format; see products.h."""

    bits: int
    unused: int
    exponent: int = 0
    fraction: int = 0
    greatest: int = 0
    infinity: int = 0
    is_signed: bool = False


@record()
class Recipe:
    """What is multiplied, and how: the fields of `Recipe` in products.h. Registers are those of A, of B, then sums."""

    m: int
    n: int
    k: int
    b_first: int
    c_first: int
    exponents: int
    a: Numbers
    b: Numbers
    kind: Kind
    products: int
    alignment: int
    fraction: int
    is_half: bool
    saturates: bool
    of_halves: bool = False

    @property
    def numbers(self) -> tuple[int, ...]:
        """One after the other."""
        return tuple(
            int(number) for field in astuple(self) for number in (field if isinstance(field, tuple) else (field,))
        )

    @property
    def routine(self) -> Routine:
        return Routine("ptxvm_multiply", self.numbers, self.c_first, self.m * self.n // _WORD, KEPT, self.tiles)

    @property
    def tiles(self) -> Tiles | None:
        """Where registers of A are those of 16 rows."""
        if self.m != _ROWS or self.exponents >= 0:
            return None
        columns = self.n // _COLUMNS
        at_once = self.kind is not Kind.FUSED and not self.is_half and not self.saturates
        return Tiles(self.b_first, (self.c_first - self.b_first) // columns, columns, at_once)


@cache
def recipe_of(form: Form, spellings: tuple[str, str], generation: Generation, *, has_exponents: bool) -> Recipe | None:
    """Of a form of `mma` or `wmma` with dense matrices; None where the routine does not know it."""
    m, n, k = multiplied_shape(form)
    if (m, n, k) == (8, 8, 4) or k > _MOST_TERMS:
        return None
    if generation is Generation.FAST and m != _ROWS and spellings[0] in _CONVERTED_AT_ONCE:
        return None
    bits = [element_bits(form, name) for name in spellings]
    registers = [rows * k * size // (_WORD * _WORD) for rows, size in zip((m, n), bits, strict=True)]
    first, sums = registers[0], sum(registers)
    a, b = (_numbers(name, size) for name, size in zip(spellings, bits, strict=True))
    exponents = sums + m * n // _WORD if has_exponents else -1
    kind = _kind(spellings[0], generation)
    if kind is Kind.INTEGER:
        saturates = form.has("satfinite")
        return Recipe(m, n, k, first, sums, exponents, a, b, kind, k, 0, 0, False, saturates)
    of_halves = kind is Kind.FUSED and is_emulated(form, spellings[0], generation)
    how = sums_of(generation, "f16") if of_halves else sums_of_form(form, spellings[0], _existing(generation))
    products = k // 2 if of_halves else how.products
    is_half = form.spelling("dtype") == form.spelling("ctype") == "f16"
    return Recipe(
        m, n, k, first, sums, exponents, a, b, kind, products, how.alignment, how.fraction, is_half, False, of_halves
    )


def is_emulated(form: Form, spelling: str, generation: Generation) -> bool:
    """Whether two products of f16 stand for `mma` of a type (`emulated.py`)."""
    return spelling in FP8 and not form.has("kind::f8f6f4") and not has_fp8(generation)


def warpgroup_recipe(product: WarpgroupProduct) -> Recipe | None:
    """Of products of warpgroups: dense ones of floats and bytes."""
    form, generation = product.form, product.generation
    types = form.spelling("atype"), form.spelling("btype")
    if product.selector is not None or types[0] == "b1":
        return None
    a, b = (_numbers(name, product.bits) for name in types)
    how = sums_of(_existing(generation), types[0], warpgroup=True)
    return matrix_recipe(a, b, _kind(types[0], generation), how, product.is_half, form.has("satfinite"))


def tile_recipe(descriptor: InstructionDescriptor, generation: Generation) -> Recipe | None:
    """Of dense products of `tcgen05.mma`, not of signs and magnitudes. Narrow floats are in the low bits of bytes,
    unless they are packed."""
    if descriptor.is_sparse or descriptor.is_k96 or descriptor.a_type == "s1z4m11":
        return None
    is_scaled = descriptor.kind.is_scaled
    if is_scaled and (generation is Generation.FAST or descriptor.scale_type not in _SCALES):
        return None
    bits, types = _MATRIX_BITS // descriptor.k, (descriptor.a_type, descriptor.b_type)
    a, b = (replace(_numbers(name, bits), unused=13 * (name == "tf32")) for name in types)
    kind = Kind.GROUPS if descriptor.kind.is_packed else _kind(descriptor.a_type, generation)
    how = sums_of(_existing(generation), descriptor.a_type)
    found = matrix_recipe(a, b, kind, how, descriptor.d_type == "f16", descriptor.saturates)
    return replace(found, exponents=0) if is_scaled else found


def matrix_recipe(a: Numbers, b: Numbers, kind: Kind, how: Sums, is_half: bool, saturates: bool) -> Recipe:
    """Of a tile of 16 rows and 8 columns of whole matrices: 32 bytes along K."""
    k = _MATRIX_BITS // a.bits
    return Recipe(16, 8, k, 0, 0, -1, a, b, kind, how.products, how.alignment, how.fraction, is_half, saturates)


def _kind(spelling: str, generation: Generation) -> Kind:
    if spelling in _INTEGERS:
        return Kind.INTEGER
    return Kind.FAST if generation is Generation.FAST else Kind.FUSED


def _existing(generation: Generation) -> Generation:
    return Generation.SM_90 if generation is Generation.FAST else generation


def _numbers(spelling: str, bits: int) -> Numbers:
    if spelling in _INTEGERS:
        return Numbers(bits, 0, is_signed=spelling.startswith("s"))
    format_ = FORMATS[spelling]
    infinity = format_.infinity or 0
    return Numbers(bits, unused_bits(spelling, bits), format_.exponent, format_.fraction, format_.greatest, infinity)


def unused_bits(spelling: str, bits: int) -> int:
    """Below an element: tf32 counts from the top of a register, 4-bit floats are in the middle of their bytes unless
    they are packed."""
    return 13 if spelling == "tf32" else 2 if spelling == "e2m1" and bits == 8 else 0


def multiplied(
    recipe: Recipe, function: Callable[[], tuple[Lanes, ...]], a: Sequence[Lanes], b: Sequence[Lanes], *more: Lanes
) -> tuple[Lanes, ...]:
    """The sums by the routine in compiled code, by `function` else. Operands and results are U32.

    `more`: the elements of C where the sums are, then exponents, if there are any. Fragments of `wmma` may hold their
    elements several times.
    """
    rows = _by_rows(a[: recipe.b_first], recipe.m)
    registers = *rows, *b[: recipe.c_first - recipe.b_first], *more
    return native(recipe.routine, function, *registers)


def _by_rows(a: Sequence[Lanes], rows: int) -> Sequence[Lanes]:
    """The registers of A as the routine takes them: first over all groups of 8 rows, then along K."""
    if rows <= _ROWS:
        return a
    blocks = rows // _ROWS
    each = len(a) // blocks
    return [a[block * each + place + half] for place in range(0, each, 2) for block in range(blocks) for half in (0, 1)]
