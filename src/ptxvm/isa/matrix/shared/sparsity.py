"""Sparse matrices A (ISA 9.7.14.6): of each chunk of a row half of the elements are stored, metadata tell which.

A code of four bits belongs to a chunk: two indices of two bits, the lower first. With tf32 a chunk has two elements,
one of which is stored; with 4-bit numbers it has four pairs, else four elements, of which two are stored.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product

import numpy as np

from ptxvm.isa.definition import Form
from ptxvm.isa.matrix.shared.fragments import element_bits, shape
from ptxvm.isa.matrix.shared.layouts import Indices, Layout
from ptxvm.isa.matrix.shared.product import Element, Matrix, Pairs, per_lane
from ptxvm.lanes import LANE, PRED, U32, Lanes, const, take, where
from ptxvm.lanes.types import WARP_SIZE

_CODE_BITS, _CODES, _ROWS = 4, 8, 16
_FEW, _SOME, _HALF = 4, 8, 16
_ORDERED = (0b0100, 0b1000, 0b1001, 0b1100, 0b1101, 0b1110)
_DISTINCT = tuple(code for code in range(16) if code & 3 != code >> 2)
_TF32 = (0b0100, 0b1110)


@dataclass(frozen=True)
class Sparsity:
    """Of a form whose metadata are in register `e` of the lanes that `selector` chooses.

    All but `aligned` and `is_bad` are given aligned metadata, and do not depend on the selector.
    """

    form: Form
    selector: int

    @cached_property
    def _is_tf32(self) -> bool:
        return self.form.spelling("atype") == "tf32"

    @cached_property
    def _granule(self) -> int:
        """Neighbours that are stored together."""
        return 2 if element_bits(self.form, self.form.spelling("atype")) == 4 else 1

    @cached_property
    def _chunk(self) -> int:
        """Elements of a chunk."""
        return 2 if self._is_tf32 else 4 * self._granule

    @cached_property
    def _chunks(self) -> int:
        """Chunks of a row."""
        return shape(self.form)[2] // self._chunk

    @cached_property
    def _first(self) -> int:
        """The first lane of each four whose register counts."""
        return {_FEW: self.selector, _SOME: 2 * self.selector % 4}.get(self._chunks, 0)

    def _place(self, chunk: int) -> tuple[int, int, int]:
        """Where the code of a chunk of row `g + 8 h` is, behind the first lane: its lane is `4 g + lane + on * h`, its
        place in the register the third number, plus `_CODES // 2` for each `h` unless `on` is 1."""
        if self._chunks == _FEW:
            return 0, 0, chunk
        if self._chunks == _SOME and element_bits(self.form, self.form.spelling("atype")) >= _HALF:
            return chunk // 4, 0, chunk % 4
        return 2 * (chunk // 8), 1, chunk % 8

    def aligned(self, e: Lanes) -> Lanes:
        """The metadata in the lanes where they are with selector 0."""
        if self._first == 0:
            return e
        return take(e, per_lane([lane & ~3 | (lane + self._first) & 3 for lane in range(WARP_SIZE)]))

    def codes(self, e: Lanes, rows: Indices) -> list[Lanes]:
        """The code of each chunk of the row that each lane asks for."""
        group, high = rows % 8, rows // 8
        found = []
        for chunk in range(self._chunks):
            lane, on, code = self._place(chunk)
            word = take(e, per_lane((4 * group + lane + on * high).tolist()))
            places = code + (1 - on) * (_CODES // 2) * high
            found.append(word >> per_lane((_CODE_BITS * places).tolist()) & 0xF)
        return found

    def chosen(self, e: Lanes, rows: Indices) -> list[Lanes]:
        """Which column of the matrix each stored element is, in the row that each lane asks for (not of 4-bit ones)."""
        return [
            source + chunk * self._chunk
            for chunk, code in enumerate(self.codes(e, rows))
            for source in self._sources(code)
        ]

    def pairs(self, e: Lanes, layout: Layout, a: Matrix, b: Matrix, index: int) -> Pairs:
        """What is multiplied for element `index` of the accumulators: stored elements of A, elements of B as told."""
        rows, columns = layout.rows[index], layout.columns[index]
        found = []
        for chunk, code in enumerate(self.codes(e, rows)):
            for stored, source in enumerate(self._sources(code)):
                for part in range(self._granule):
                    place = (chunk * self._chunk // 2) + stored * self._granule + part
                    found.append((a.at(rows, place), self._chosen(b, chunk, part, source, columns)))
        return found

    def _sources(self, code: Lanes) -> Sequence[Lanes]:
        """Which granules of the chunk the stored ones are."""
        return [(code & 3) >> 1] if self._is_tf32 else [code & 3, code >> 2]

    def _chosen(self, b: Matrix, chunk: int, part: int, source: Lanes, columns: Indices) -> Element:
        first = chunk * self._chunk + part
        candidates = [b.at(place, columns) for place in range(first, first + self._chunk - part, self._granule)]
        found = candidates[0]
        for granule, candidate in enumerate(candidates[1:], 1):
            chosen = source == granule
            found = tuple(where(chosen, new, old) for new, old in zip(candidate, found, strict=True))
        return found

    def is_bad(self, e: Lanes, a: Matrix | None = None, *, zero_is_bad: bool = True) -> Lanes:
        """Whether the lane gives metadata that mean nothing (PRED).

        With `a`, the bits of the stored elements: codes of zeros are left out where the elements of their chunk are
        zero. CUTLASS's kernels have such codes for chunks without elements, and beyond the edges of matrices, where
        copies fill up with zeros. All codes of zeros are left out if zero is not bad.
        """
        allowed = _TF32 if self._is_tf32 else _ORDERED if self.form.has("sp::ordered_metadata") else _DISTINCT
        table = const(U32, sum(1 << code for code in allowed))
        bad = const(PRED, False)
        for place in range(_CODES):
            code = e >> _CODE_BITS * place & 0xF
            means_nothing = (table >> code) & 1 == 0
            if a is not None or not zero_is_bad:
                means_nothing = means_nothing & ((code if a is None else self._with_stored(code, a, place)) != 0)
            bad = bad | means_nothing
        return bad & self._contributes()

    def _with_stored(self, code: Lanes, a: Matrix, place: int) -> Lanes:
        """The bits of a code, at this place in the lane's register, and of the elements that it is of, together."""
        rows, chunks = self._of_place(place)
        count = self._chunk // 2
        for stored in range(count):
            (bits,) = a.at(rows, chunks * count + stored)
            code = code | bits
        return code

    def _of_place(self, place: int) -> tuple[Indices, Indices]:
        """Row and chunk of the code at this place in the register of each lane; 0 in lanes that do not count."""
        rows, chunks = np.zeros((2, WARP_SIZE), np.intp)
        for chunk, row in product(range(self._chunks), range(_ROWS)):
            lane, on, first = self._place(chunk)
            group, high = row % 8, row // 8
            if first + (1 - on) * (_CODES // 2) * high == place:
                holder = 4 * group + (self._first + lane + on * high) % 4
                rows[holder], chunks[holder] = row, chunk
        return rows, chunks

    def _contributes(self) -> Lanes:
        """Whether the lane's register counts."""
        places = [self._place(chunk) for chunk in range(self._chunks)]
        lanes = {(self._first + lane + each) % 4 for lane, on, _ in places for each in (0, on)}
        member = const(PRED, False)
        for lane in sorted(lanes):
            member = member | (lane == LANE % 4)
        return member
