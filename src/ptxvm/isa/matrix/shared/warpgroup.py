"""Products of the matrices of a warpgroup (ISA 9.7.15.5), computed for whole matrices at once.

A is 64 x K, a quarter of its rows belong to each warp; B is K x N. The functions here are those of `mma`: a "lane" is
an element of D, so that every generation adds as it does there.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from ptxvm.isa.definition import Form
from ptxvm.isa.matrix.shared import layouts
from ptxvm.isa.matrix.shared.fragments import element_bits, shape
from ptxvm.isa.matrix.shared.generations import Generation, sums_of
from ptxvm.isa.matrix.shared.layouts import Layout
from ptxvm.isa.matrix.shared.product import (
    Element,
    Floating,
    Matrix,
    bit_product,
    floating_product,
    integer_product,
)
from ptxvm.isa.matrix.shared.sparsity import Sparsity
from ptxvm.lanes import F16, F32, NUMPY, PRED, S32, U16, U32, Lanes, Type, const
from ptxvm.lanes.fp.formats import FORMATS, Format
from ptxvm.lanes.fp.fused import is_special

WARPS = 4
ROWS = 64
_WARP_ROWS = ROWS // WARPS
_WORD = 32
_UNUSED_TF32 = 13
_NOWHERE = Layout(np.empty((0, 32), np.intp), np.empty((0, 32), np.intp))

Codes = npt.NDArray[np.uint32]
"""Elements of a matrix: floats and integers as their bits, single bits as words of 32."""
Multiply = Callable[[Codes, Codes, npt.NDArray[Any], npt.NDArray[np.intp] | None], npt.NDArray[Any]]
"""As `WarpgroupProduct.multiply`."""
Registers = npt.NDArray[np.uint32]
"""Of one warp: `[register, lane]`."""


class MatrixProduct(Protocol):
    """How whole matrices are multiplied: what native functions for it are made of. The members are those of
    `WarpgroupProduct`."""

    @property
    def name(self) -> str: ...

    @property
    def terms(self) -> int: ...

    @property
    def sum_bits(self) -> Type: ...

    def sums(self, a: Matrix, b: Matrix, addend: Lanes) -> Lanes: ...

    def multiply(
        self, a: Codes, b: Codes, d: npt.NDArray[Any], columns: npt.NDArray[np.intp] | None
    ) -> npt.NDArray[Any]: ...


@dataclass(frozen=True)
class WarpgroupProduct:
    """What a form of `wgmma.mma_async` multiplies; `selector` of a sparse A, `negated`: A, B."""

    form: Form
    generation: Generation
    selector: int | None = None
    negated: tuple[bool, bool] = (False, False)

    @cached_property
    def sizes(self) -> tuple[int, int, int]:
        """N, K, and the columns of A that are stored; single bits count one by one."""
        _, n, k = shape(self.form)
        return n, k, k // 2 if self.selector is not None else k

    @cached_property
    def bits(self) -> int:
        """Of an element of A or B in memory."""
        name = self.form.spelling("atype")
        return _WORD if name == "tf32" else element_bits(self.form, name)

    @property
    def is_half(self) -> bool:
        """Whether D is of f16, two in a register."""
        return self.form.spelling("dtype") == "f16"

    @property
    def signs(self) -> int:
        """The bits of a word of A or B, in memory, that are signs of floats."""
        return sum(1 << end - 1 for end in range(self.bits, _WORD + 1, self.bits))

    # ------------------------------------------------------------------------------------------------------- operands

    def codes(self, matrix: npt.NDArray[np.uint8]) -> Codes:
        """Of a matrix in memory, `[row, column, byte]`."""
        rows = np.ascontiguousarray(matrix)
        if self.bits == 1:
            return rows.reshape(len(rows), -1).view(np.uint32)
        return self._codes(rows.view(f"u{self.bits // 8}")[..., 0])

    def fragment(self, registers: Registers) -> Codes:
        """A's rows of one warp in its registers."""
        packed = max(1, _WORD // self.bits) if self.bits > 1 else 1
        stored = self.sizes[2] // (_WORD if self.bits == 1 else 1)
        where = layouts.a_layout(_WARP_ROWS, stored, packed)
        elements = np.ascontiguousarray(registers).view(f"u{4 // packed}")
        found = np.empty((_WARP_ROWS, stored), np.uint32)
        found[where.rows, where.columns] = elements.reshape(-1, 32, packed).transpose(0, 2, 1).reshape(-1, 32)
        return self._codes(found)

    def _codes(self, elements: npt.NDArray[Any]) -> Codes:
        codes = elements.astype(np.uint32)
        return codes >> np.uint32(_UNUSED_TF32) if self.form.spelling("atype") == "tf32" else codes

    def columns(self, metadata: npt.NDArray[np.uint32]) -> npt.NDArray[np.intp]:
        """Of a sparse A's rows of one warp: the column of each stored element. `metadata`: the words of its lanes."""
        assert self.selector is not None
        sparsity = Sparsity(self.form, self.selector)
        words = sparsity.aligned(Lanes(NUMPY, U32, metadata))
        chosen = sparsity.chosen(words, np.arange(32) % _WARP_ROWS)
        return np.stack([each.data[:_WARP_ROWS] for each in chosen], axis=1).astype(np.intp)

    def bad_lanes(self, metadata: npt.NDArray[np.uint32], a: Codes) -> npt.NDArray[np.intp]:
        """Lanes of one warp whose metadata mean nothing, where its rows of A are not zero."""
        assert self.selector is not None
        where = layouts.a_layout(_WARP_ROWS, a.shape[1], max(1, _WORD // self.bits))
        elements = [(Lanes(NUMPY, U32, a[place]),) for place in zip(where.rows, where.columns, strict=True)]
        bad = Sparsity(self.form, self.selector).is_bad(Lanes(NUMPY, U32, metadata), Matrix(elements, where))
        return np.flatnonzero(bad.data)

    def accumulators(self, registers: Registers) -> npt.NDArray[Any]:
        """D's rows of one warp in its registers, as bits."""
        where = layouts.accumulator_layout(_WARP_ROWS, self.sizes[0])
        found = np.empty((_WARP_ROWS, self.sizes[0]), np.uint16 if self.is_half else np.uint32)
        found[where.rows, where.columns] = self._spread(registers)
        return found

    def registers(self, rows: npt.NDArray[Any]) -> Registers:
        """The opposite of `accumulators`."""
        where = layouts.accumulator_layout(_WARP_ROWS, self.sizes[0])
        elements = np.ascontiguousarray(rows[where.rows, where.columns])
        if not self.is_half:
            return elements.astype(np.uint32, copy=False)
        pairs = elements.reshape(-1, 2, 32).astype(np.uint32)
        return pairs[:, 0] | pairs[:, 1] << np.uint32(16)

    def _spread(self, registers: Registers) -> npt.NDArray[Any]:
        if not self.is_half:
            return registers
        halves = np.stack([registers & 0xFFFF, registers >> 16], axis=1)
        return halves.reshape(-1, 32).astype(np.uint16)

    # -------------------------------------------------------------------------------------------------------- product

    def multiply(
        self, a: Codes, b: Codes, d: npt.NDArray[Any], columns: npt.NDArray[np.intp] | None
    ) -> npt.NDArray[Any]:
        """`A * B + D` as bits. `a`: rows by stored columns, `b`: N by K, `d`: rows by N, as bits; `columns` of a
        sparse A's elements."""
        return multiply_whole(self, a, b.T[None] if columns is None else b.T[columns], d)

    @property
    def sum_bits(self) -> Type:
        """The bits of an element of D."""
        return U16 if self.is_half else U32

    @property
    def terms(self) -> int:
        """Products of which an element of D is the sum; of single bits 32 at once."""
        return self.sizes[2] // (_WORD if self.bits == 1 else 1)

    @cached_property
    def name(self) -> str:
        """Tells apart what is computed differently: types, terms, signs, and who adds."""
        form = self.form
        types = [form.spelling(slot) for slot in ("dtype", "atype", "btype")]
        signs = "".join("-" if negated else "+" for negated in self.negated)
        return ".".join(
            [*types, *(["satfinite"] * form.has("satfinite")), str(self.terms), signs, self.generation.value]
        )

    def sums(self, a: Matrix, b: Matrix, addend: Lanes) -> Lanes:
        """Elements of D as bits, of which `addend` are those before: element `k` of `a` times that of `b`, added up."""
        name = self.form.spelling("atype")
        if name == "b1":
            return bit_product(a, b, _pairs, [addend], exclusive=False)[0]
        if name in ("s8", "u8"):
            numbers = (_integers(a, name), _integers(b, self.form.spelling("btype")))
            saturate = self.form.has("satfinite")
            return integer_product(*numbers, _pairs, [addend.bits(S32)], saturate=saturate)[0].bits(U32)
        formats = FORMATS[name], FORMATS[self.form.spelling("btype")]
        kind = Floating(*formats, self.generation, sums_of(self.generation, name, warpgroup=True))
        a, b = (
            negated_codes(matrix, format_.bits) if negated else matrix
            for matrix, format_, negated in zip((a, b), formats, self.negated, strict=True)
        )
        return floating_sums(a, b, addend, kind)


@dataclass(frozen=True, eq=False)
class Whole(Matrix):
    """A matrix `[row, k, column]`, with one row or column where all are alike: what is known of all its elements is
    computed at once. Its element `k` is what the sums take for their term `k`."""

    parts: Element = ()

    @classmethod
    def of(cls, *parts: Lanes) -> Whole:
        columns = range(parts[0].data.shape[1])
        elements = [tuple(Lanes(NUMPY, part.type, part.data[:, k]) for part in parts) for k in columns]
        return cls(elements, _NOWHERE, parts=parts)

    def made(self, function: Callable[..., Element]) -> Whole:
        return Whole.of(*function(*self.parts))

    def special(self, format_: Format) -> Lanes:
        return const(PRED, bool(is_special(self.parts[0], format_).data.any()))


def multiply_whole(product: MatrixProduct, a: Codes, right: Codes, d: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """By NumPy. `right`: [row, term, column], with one row where all are alike."""
    bits = Lanes(NUMPY, product.sum_bits, d)
    result = product.sums(Whole.of(_lanes(a[..., None])), Whole.of(_lanes(right)), bits)
    return np.broadcast_to(result.data, d.shape).astype(d.dtype)


def floating_sums(a: Matrix, b: Matrix, addend: Lanes, kind: Floating) -> Lanes:
    """`MatrixProduct.sums` of floats: the addend is an f16 if it has 16 bits."""
    before = addend.raw_bits(F16 if addend.type.bits == F16.bits else F32)
    return floating_product(a, b, _pairs, [before], kind)[0].bits(addend.type)


def negated_codes(matrix: Matrix, bits: int) -> Matrix:
    """A matrix of floats of so many bits with other signs."""
    return matrix.made(lambda code: (code ^ 1 << bits - 1,))


def _lanes(values: npt.NDArray[Any]) -> Lanes:
    return Lanes(NUMPY, U32, values)


def _pairs(a: Matrix, b: Matrix, index: int) -> Any:
    return list(zip(a.elements, b.elements, strict=True))


def _integers(matrix: Matrix, spelling: str) -> Matrix:
    above = _WORD - 8
    kind = S32 if spelling == "s8" else U32
    return matrix.made(lambda code: (((code << above).bits(kind) >> above).bits(S32),))
