"""Number formats that registers hold as bits: 16-bit floats, tf32, and the formats of 8, 6 and 4 bits."""

from __future__ import annotations

from ptxvm.lanes.fp.rounding import Rounding
from ptxvm.lanes.lanes import Lanes, maximum, minimum, where
from ptxvm.lanes.types import F16, F32, U16, U32
from ptxvm.records import record

_SIGN = 0x8000_0000
_INFINITY = 0x7F80_0000
_HIDDEN = 0x0080_0000


@record()
class Format:
    """A binary float of a sign, `exponent` and `fraction` bits; codes are its bits, in the low bits of an integer.

    `greatest` is the code of the greatest finite number, `nan` the code that NaN becomes (the greatest number, where
    the format has none), `infinity` that of infinity, None where there is none. Numbers too great for the format
    become infinity, or `greatest` where there is none.
    """

    name: str
    exponent: int
    fraction: int
    greatest: int
    nan: int
    infinity: int | None = None

    @property
    def bits(self) -> int:
        return 1 + self.exponent + self.fraction

    @property
    def bias(self) -> int:
        return (1 << (self.exponent - 1)) - 1


E4M3 = Format("e4m3", 4, 3, greatest=0x7E, nan=0x7F)
E5M2 = Format("e5m2", 5, 2, greatest=0x7B, nan=0x7F, infinity=0x7C)
E2M3 = Format("e2m3", 2, 3, greatest=0x1F, nan=0x1F)
E3M2 = Format("e3m2", 3, 2, greatest=0x1F, nan=0x1F)
E2M1 = Format("e2m1", 2, 1, greatest=0x7, nan=0x7)
HALF = Format("f16", 5, 10, greatest=0x7BFF, nan=0x7FFF, infinity=0x7C00)
BFLOAT = Format("bf16", 8, 7, greatest=0x7F7F, nan=0x7FFF, infinity=0x7F80)
TF32 = Format("tf32", 8, 10, greatest=0x3FBFF, nan=0x3FFFF, infinity=0x3FC00)

#: A sign bit that is never set stands above the 8 bits of this unsigned format; NaN has the place of infinity.
_UE5M3 = Format("ue5m3", 5, 3, greatest=0xFE, nan=0xFF, infinity=0xFF)

#: Formats by their PTX names. The unsigned ones, `ue8m0` and `ue5m3`, have functions of their own.
FORMATS = {format_.name: format_ for format_ in (E4M3, E5M2, E2M3, E3M2, E2M1, HALF, BFLOAT, TF32)}


def encode(
    x: Lanes,
    format_: Format,
    rounding: Rounding = Rounding.RN,
    *,
    satfinite: bool = False,
    relu: bool = False,
    random: Lanes | None = None,
    random_bits: int = 0,
) -> Lanes:
    """The code (U32) of an f32 in a narrower format.

    `satfinite`: numbers beyond the greatest finite one, and infinities, become it, with their sign. `relu`: negative
    numbers become 0. For `Rounding.RS`, `random` (U32) holds `random_bits` random bits, which are added to the
    discarded bits from their top on.
    """
    bits = x.raw_bits(U32)
    magnitude, negative = bits & ~_SIGN, bits >= _SIGN
    significand, discarded, field = _aligned(magnitude, format_)
    if rounding is Rounding.RS:
        kept = _with_random(significand, discarded, random, random_bits)
    else:
        kept = _rounded(significand, discarded, negative, rounding)
    code = (field << format_.fraction) + kept
    if satfinite or format_.infinity is None:
        code = minimum(code, format_.greatest)
    else:
        inward = (magnitude < _INFINITY) & _leads_inward(negative, rounding)
        code = minimum(code, where(inward, format_.greatest, code.like(format_.infinity)))
    code = where(negative, 0 if relu else code | 1 << (format_.bits - 1), code)
    return where(magnitude > _INFINITY, format_.nan, code)


def _aligned(magnitude: Lanes, format_: Format) -> tuple[Lanes, Lanes, Lanes]:
    """The 24-bit significand, how many of its low bits the format lacks, and the exponent above the format's least."""
    stored = magnitude >> 23
    significand = where(stored == 0, magnitude, (magnitude & (_HIDDEN - 1)) | _HIDDEN)
    exponent = maximum(stored, 1)
    least = 128 - format_.bias
    aligned = maximum(exponent, least)
    return significand, aligned - exponent + (23 - format_.fraction), aligned - least


def _rounded(significand: Lanes, discarded: Lanes, negative: Lanes, rounding: Rounding) -> Lanes:
    kept = significand >> discarded
    one = significand.like(1)
    match rounding:
        case Rounding.RN:
            return (significand + (one << (discarded - 1)) - 1 + (kept & 1)) >> discarded
        case Rounding.RNA:
            return (significand + (one << (discarded - 1))) >> discarded
        case Rounding.RM | Rounding.RP:
            away = negative if rounding is Rounding.RM else ~negative
            return where(away & ((kept << discarded) != significand), kept + 1, kept)
    return kept


def _with_random(significand: Lanes, discarded: Lanes, random: Lanes | None, random_bits: int) -> Lanes:
    if random is None:
        raise TypeError("rounding by random bits needs random bits")
    # 30 discarded bits are as many as 32-bit sums allow; of more, the low ones are no partners of random bits.
    excess = maximum(discarded, 30) - 30
    significand, discarded = significand >> excess, minimum(discarded, 30)
    aligned = (random & ((1 << random_bits) - 1)) << (discarded - random_bits)
    return (significand + aligned) >> discarded


def _leads_inward(negative: Lanes, rounding: Rounding) -> Lanes:
    """Whether a finite number beyond the greatest one rounds to that one, not to infinity."""
    match rounding:
        case Rounding.RZ:
            return negative.like(True)
        case Rounding.RM:
            return ~negative
        case Rounding.RP:
            return negative
    return negative.like(False)


def decode(code: Lanes, format_: Format) -> Lanes:
    """The f32 of a code (U32; higher bits are ignored), exactly."""
    fraction, bits = format_.fraction, format_.bits
    if format_ is HALF or format_ is E5M2:
        return (code << (16 - bits)).to(U16).raw_bits(F16).to(F32)
    magnitude = code & ((1 << (bits - 1)) - 1)
    signed = _widened(magnitude << (23 - fraction), format_) | ((code << (32 - bits)) & _SIGN)
    if format_ in (E4M3, _UE5M3):
        signed = where(magnitude == format_.nan, 0x7FFF_FFFF, signed)
    return signed.raw_bits(F32)


def _widened(magnitude: Lanes, format_: Format) -> Lanes:
    """The bits of the f32, from those of the format at the place that f32 has them."""
    if format_.bias == 127:
        return magnitude
    normal = magnitude + ((127 - format_.bias) << 23)
    # The fraction of a subnormal number behind the leading bit of the least normal one, which is taken away again.
    least = 128 - format_.bias
    subnormal = (magnitude + (least << 23)).raw_bits(F32) - 2.0 ** (least - 127)
    return where(magnitude < _HIDDEN, subnormal.raw_bits(U32), normal)


def encode_ue8m0(x: Lanes, rounding: Rounding, *, satfinite: bool = False) -> Lanes:
    """The code (U32) of the power of two next to the magnitude of an f32, below it (RZ) or above it (RP).

    The least power is 2^-127, code 0; 0 becomes it, too. NaN is 255, and so is what exceeds 2^127, unless `satfinite`
    makes it 254.
    """
    magnitude = x.raw_bits(U32) & ~_SIGN
    exponent = magnitude >> 23
    if rounding is Rounding.RP:
        rest = where(exponent == 0, maximum(magnitude, _HIDDEN >> 1) - (_HIDDEN >> 1), magnitude & (_HIDDEN - 1))
        exponent = where(rest != 0, exponent + 1, exponent)
    code = minimum(exponent, 254 if satfinite else 255)
    return where(magnitude > _INFINITY, 255, code)


def decode_ue8m0(code: Lanes) -> Lanes:
    """The f32 of a code (U32): a power of two, NaN for 255."""
    bits = where(code == 0, _HIDDEN >> 1, code << 23)
    return where(code == 255, 0x7FFF_FFFF, bits).raw_bits(F32)


def encode_ue5m3(x: Lanes, rounding: Rounding, *, satfinite: bool = False) -> Lanes:
    """The code (U32) of the magnitude of an f32, rounded to nearest even (RN), down (RZ) or up (RP).

    NaN and infinity are 255, and so is what rounds beyond 114688, the greatest number; with `satfinite` all but NaN
    become that number, 254.
    """
    magnitude = (x.raw_bits(U32) & ~_SIGN).raw_bits(F32)
    return encode(magnitude, _UE5M3, rounding, satfinite=satfinite)


def decode_ue5m3(code: Lanes) -> Lanes:
    """The f32 of a code (U32 below 256), exactly; NaN for 255."""
    return decode(code, _UE5M3)
