"""Matrices of elements of 8, 6 and 4 bits: as rows of four words, and spread over the registers of a warp as bytes."""

from __future__ import annotations

from collections.abc import Sequence

from ptxvm.isa.matrix.shared.spread import ROWS, WORDS
from ptxvm.lanes import LANE, U32, U64, Lanes, take, where

_BYTES = 4
_GROUP, _PLACE = LANE // 4, LANE % 4


def spread_rows(words: Sequence[Lanes], first: int, bits: int) -> Lanes:
    """The register of a matrix of 8 rows whose row `r` lies in lane `first + r`: four neighbours of a row."""
    row = [take(word, _GROUP + first) for word in words]
    return _packed([_element(row, _PLACE * _BYTES + index, bits) for index in range(_BYTES)])


def spread_columns(words: Sequence[Lanes], first: int, column: int, bits: int) -> Lanes:
    """The register of the transposed matrix: four elements of column `column + l / 4`, one below the other."""
    rows = ([take(word, _PLACE * _BYTES + (first + index)) for word in words] for index in range(_BYTES))
    return _packed([_element(row, _GROUP + column, bits) for row in rows])


def gathered_columns(registers: Sequence[Lanes], place: Lanes) -> tuple[Lanes, ...]:
    """The 16 bytes, as words, of column `place % 8` of 16x8 matrix `place / 8`, from fragments of all matrices."""
    matrix, column = place // ROWS, place % ROWS
    return tuple(
        _packed([_byte_of(registers, matrix, column, _BYTES * word + index) for index in range(_BYTES)])
        for word in range(WORDS)
    )


def _byte_of(registers: Sequence[Lanes], matrix: Lanes, column: Lanes, row: int) -> Lanes:
    source, shift = column // 2 + 4 * (row % ROWS), (column % 2) * 8 + 16 * (row // ROWS)
    found = take(registers[0], source)
    for number, register in enumerate(registers[1:], 1):
        found = where(matrix == number, take(register, source), found)
    return found >> shift & 0xFF


def _element(row: Sequence[Lanes], column: Lanes, bits: int) -> Lanes:
    """The element in a column of a row of words."""
    start = column * bits
    word, shift = start // 32, start % 32
    found = row[0].to(U64) | row[1].to(U64) << 32
    for number in range(1, WORDS):
        above = row[number + 1].to(U64) << 32 if number + 1 < WORDS else 0
        found = where(word == number, row[number].to(U64) | above, found)
    return (found >> shift).to(U32) & ((1 << bits) - 1)


def _packed(parts: Sequence[Lanes]) -> Lanes:
    """Four bytes as a word, the first lowest."""
    first, *others = parts
    for index, part in enumerate(others, 1):
        first = first | part << 8 * index
    return first
