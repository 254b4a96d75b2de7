"""8x8 matrices of 16-bit elements: as rows of four words, and spread over the registers of a warp.

Spread, lane `l` holds the elements `2 (l % 4)` and `2 (l % 4) + 1` of row `l / 4` in one register.
"""

from collections.abc import Sequence

from ptxvm.lanes import LANE, U32, Lanes, const, take, where

ROWS = 8
WORDS = 4
"""32-bit words of a row."""
ALL_LANES = const(U32, 0xFFFF_FFFF)
_ROW, _COLUMN = LANE // WORDS, LANE % WORDS


def spread(words: Sequence[Lanes], first: int) -> Lanes:
    """The register of a matrix whose row `r` lies in lane `first + r`, a word in each of `words`."""
    return _pick(_COLUMN, [take(word, _ROW + first) for word in words])


def spread_transposed(words: Sequence[Lanes], first: int) -> Lanes:
    """The same of the transposed matrix: the lane's elements are one below the other."""
    return _pair(*(_half(_pick(_ROW // 2, [take(word, below) for word in words]), _ROW) for below in _pairs(first)))


def transposed(register: Lanes) -> Lanes:
    """The register of the transposed matrix."""
    return _pair(*(_half(take(register, below * WORDS + _ROW // 2), _ROW) for below in _pairs(0)))


def gathered(registers: Sequence[Lanes], place: Lanes) -> tuple[Lanes, ...]:
    """The opposite of `spread` for several matrices: the words of row `place % 8` of matrix `place / 8`."""
    matrix, row = place // ROWS, place % ROWS
    return tuple(_pick(matrix, [take(register, row * WORDS + word) for register in registers]) for word in range(WORDS))


def _pairs(first: int) -> tuple[Lanes, Lanes]:
    """The rows of the two elements that a lane holds of a transposed matrix."""
    return _COLUMN * 2 + first, _COLUMN * 2 + (first + 1)


def _pick(index: Lanes, values: Sequence[Lanes]) -> Lanes:
    """The value that `index` names, the last one beyond."""
    *others, chosen = values
    for place, value in reversed(list(enumerate(others))):
        chosen = where(index == place, value, chosen)
    return chosen


def _half(word: Lanes, odd: Lanes) -> Lanes:
    """The upper 16 bits where `odd` is odd, else the lower ones."""
    return where(odd % 2 == 1, word >> 16, word & 0xFFFF)


def _pair(low: Lanes, high: Lanes) -> Lanes:
    return low | (high << 16)
