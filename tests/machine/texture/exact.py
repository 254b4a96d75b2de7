"""Filtered lookups in rational numbers, one at a time: what the rules of docs/textures.md say, with nothing in common
with the machine's arithmetic."""

from fractions import Fraction
from math import floor

ZERO = Fraction(0)
WRAP, MIRROR, CLAMP, BORDER = "wrap", "mirror", "clamp", "border"


def exponent(number):
    """E where 2^E <= |number| < 2^(E + 1)."""
    number = abs(number)
    found = number.numerator.bit_length() - number.denominator.bit_length()
    return found if Fraction(2) ** found <= number else found - 1


def toward_zero(number, unit):
    parts = abs(number) / unit
    return (1 if number >= 0 else -1) * (parts.numerator // parts.denominator) * unit


def ties_away(number, bits, least=None):
    """Rounded to so many bits, and to a multiple of `least`."""
    if number == 0:
        return number
    unit = Fraction(2) ** (exponent(number) - bits + 1)
    if least is not None:
        unit = max(unit, least)
    return (1 if number > 0 else -1) * floor(abs(number) / unit + Fraction(1, 2)) * unit


def half_up(number):
    return floor(number + Fraction(1, 2))


def placed(index, size, mode):
    """The index of the texel, None for the border."""
    if mode == WRAP:
        return index % size
    if mode == MIRROR:
        index %= 2 * size
        return index if index < size else 2 * size - 1 - index
    if mode == CLAMP:
        return min(max(index, 0), size - 1)
    return index if 0 <= index < size else None


def split(coordinate, size, mode):
    """The first texel, and the weight of the second in 1/256."""
    if mode == CLAMP:
        coordinate = min(max(coordinate, Fraction(1, 2)), size - Fraction(1, 2))
    steps = half_up((coordinate - Fraction(1, 2)) * 256)
    return steps // 256, steps % 256


def footprints(texel, sizes, modes, coordinates, share=256, between=False):
    """[[(texel, weight)]] of one level, a footprint for each slice. `texel(x, y, z)` gives a value."""
    firsts, parts = zip(*(split(c, n, m) for c, n, m in zip(coordinates, sizes, modes, strict=True)), strict=True)
    slices = [(0, share)]
    if len(sizes) == 3:
        upper = half_up(Fraction(share * parts[2], 256))
        if between:
            upper = share - half_up(Fraction(share * (256 - parts[2]), 256))
        slices = [(0, share - upper), (1, upper)]
    found = []
    for dz, part in slices:
        right = half_up(Fraction(part * parts[0], 256))
        left = part - right
        below_right = half_up(Fraction(right * parts[1], 256))
        above_left = half_up(Fraction(left * (256 - parts[1]), 256))
        weights = {(0, 0): above_left, (0, 1): left - above_left, (1, 0): right - below_right, (1, 1): below_right}
        taps = []
        for (dx, dy), weight in weights.items():
            index = [first + step for first, step in zip(firsts, (dx, dy, dz), strict=False)]
            at = [placed(i, n, m) for i, n, m in zip(index, sizes, modes, strict=True)]
            taps.append((None if None in at else texel(*at), weight))
        found.append(taps)
    return found


def cut(coordinate, size):
    """A normalized coordinate in texels."""
    return Fraction(floor(coordinate * 2**21), 2**21) * size


def mean_of_floats(found, kept, bits, least=None):
    """The rounded mean of floats."""
    sums = []
    for taps in found:
        live = [(value, weight) for value, weight in taps if weight and value]
        largest = max((exponent(value) for value, _ in live), default=None)
        unit = ZERO if largest is None else Fraction(2) ** (largest - kept)
        sums.append((largest, sum(toward_zero(value, unit) * weight / 256 for value, weight in live)))
    if len(sums) > 2:
        sums = [added(sums[:2], kept), *sums[2:]]
    return ties_away(added(sums, kept)[1], bits, least)


def added(sums, kept):
    """Sums with the exponents of their largest texels. They are floored to a unit that goes in steps of 16."""
    largest = max((one for one, _ in sums if one is not None), default=None)
    if largest is None:
        return None, ZERO
    unit = Fraction(2) ** (floor(Fraction(largest - 1, 4)) * 4 + 1 - kept - 8)
    return largest, sum(floor(number / unit) * unit for _, number in sums)


def mean_of_codes(found):
    """K of whole numbers."""
    return half_up(Fraction(sum(value * weight for taps in found for value, weight in taps), 256))


def mean_of_signed_bytes(found):
    total = sum(value * weight for taps in found for value, weight in taps)
    return total + (257 * (total >> 4) + 1024 >> 11)
