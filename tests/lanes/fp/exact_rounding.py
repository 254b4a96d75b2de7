"""Rounding to a finite set of numbers by exact fractions: an oracle that knows nothing of bits."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from fractions import Fraction

from ptxvm.lanes.fp import Rounding


class Grid:
    """Numbers that a format has, from 0 up, with their codes; rounding works on magnitudes."""

    def __init__(self, codes: Iterable[tuple[int, float]]) -> None:
        ordered = sorted((Fraction(value), code) for code, value in codes)
        self.values = [value for value, _ in ordered]
        self.codes = [code for _, code in ordered]

    def round(self, magnitude: Fraction, negative: bool, rounding: Rounding) -> int | None:
        """The code of the rounded magnitude; None where that is beyond the greatest number."""
        low = bisect_right(self.values, magnitude) - 1
        if self.values[low] == magnitude:
            return self.codes[low]
        last = len(self.values) - 1
        # Beyond the last number lies the one that the format would have if it went on.
        high = self.values[low + 1] if low < last else 2 * self.values[last] - self.values[last - 1]
        up = _rounds_up(magnitude - self.values[low], high - magnitude, self.codes[low] & 1 == 1, negative, rounding)
        if not up:
            return self.codes[low]
        return self.codes[low + 1] if low < last else None


def _rounds_up(below: Fraction, above: Fraction, odd: bool, negative: bool, rounding: Rounding) -> bool:
    match rounding:
        case Rounding.RN:
            return below > above or (below == above and odd)
        case Rounding.RNA:
            return below >= above
        case Rounding.RM:
            return negative
        case Rounding.RP:
            return not negative
    return False
