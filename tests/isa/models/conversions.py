"""`cvt` and `cvt.pack` on patterns: numbers as exact fractions, narrow formats as tables of all their values."""

from fractions import Fraction
from functools import cache

from tests.isa.models import floating
from tests.isa.models.float_instructions import flush, written
from tests.isa.models.floating import FORMATS, NAN, ONE, ZERO, Number
from tests.isa.models.integer import clamp, to_signed

F32 = FORMATS["f32"]


def number_of(pattern, type_):
    if type_.is_float:
        return floating.decode(pattern, FORMATS[type_.name])
    value = to_signed(pattern, type_.bits) if type_.is_signed else pattern
    return Number(value < 0, Fraction(abs(value)))


def flushed(form, number, type_):
    return flush(number, F32) if form.has("ftz") and type_.name == "f32" else number


def rounded_integer(number, direction):
    """The integer next to a finite number."""
    whole, rest = divmod(number.magnitude, 1)
    match direction:
        case "rni":
            up = rest > Fraction(1, 2) or (rest == Fraction(1, 2) and whole % 2 == 1)
        case "rzi":
            up = False
        case "rmi":
            up = rest > 0 and number.negative
        case _:
            up = rest > 0 and not number.negative
    magnitude = whole + int(up)
    return -magnitude if number.negative else magnitude


def scalar(form, pattern):
    source, target = form.atype, form.dtype
    number = number_of(pattern, source)
    number = number if target.name == "f16" else flushed(form, number, source)
    if not target.is_float:
        return to_integer(form, number, source, target)
    if getattr(form, "irnd", None) and not (number.is_nan or number.is_inf):
        number = Number(number.negative, Fraction(abs(rounded_integer(number, str(form.irnd)))))
    rounding = getattr(form, "frnd", None) or getattr(form, "frnd2", None)
    return to_float(form, pattern, number, rounding.value if rounding else "rn")


def to_integer(form, number, source, target):
    if not source.is_float:
        return clamp(int(number.value), target) if form.sat else int(number.value)
    if number.is_nan:
        return 1 << (target.bits - 1) if source.name == "f64" or target.bits == 64 else 0
    if number.is_inf:
        return clamp(-(1 << 80) if number.negative else 1 << 80, target)
    return clamp(rounded_integer(number, str(form.irnd)), target)


def to_float(form, pattern, number, rounding):
    target = FORMATS[form.dtype.name]
    if number.is_nan and not form.has("sat"):
        return nan_pattern(form, pattern, target)
    result = flushed(form, floating.decode(floating.encode(number, target, rounding), target), form.dtype)
    if written(form, "satfinite") and result.is_inf:
        result = floating.decode(floating.encode(result, target) - 1, target)
    if written(form, "relu"):
        result = NAN if result.is_nan else ZERO if result.negative else result
    if written(form, "sat"):
        result = ZERO if result.is_nan or result.negative else floating.minimum(result, ONE)
    return positive_zero(form, floating.encode(result, target), target.sign)


def nan_pattern(form, pattern, target):
    """What a GPU makes of a NaN: some conversions keep the sign and the upper bits."""
    names = form.atype.name, form.dtype.name
    source = FORMATS[names[0]]
    if form.atype is form.dtype:
        kept = target is FORMATS["f64"] or (target is F32 and not form.ftz)
        return pattern if kept and not form.irnd else target.nan
    if names in (("f64", "f32"), ("f64", "f16"), ("f64", "bf16")):
        payload = (pattern & (1 << source.fraction) - 1) >> source.fraction - target.fraction
        return (target.sign if pattern & source.sign else 0) | target.infinity | payload | 1 << target.fraction - 1
    if names[1] == "f64":
        payload = (pattern & (1 << source.fraction) - 1) << target.fraction - source.fraction
        return (target.sign if pattern & source.sign else 0) | target.infinity | payload | 1 << target.fraction - 1
    return pattern << 16 if names == ("bf16", "f32") and not form.ftz else target.nan


def positive_zero(form, code, sign):
    """`.pzo`: the code of -0 becomes that of +0."""
    return 0 if written(form, "pzo") and code == sign else code


# ------------------------------------------------------------------------------------------------------ narrow formats

# exponent bits, fraction bits, number of finite codes without sign, code of NaN (None: the greatest number)
NARROW = {
    "e4m3": (4, 3, 0x7F, 0x7F),
    "e5m2": (5, 2, 0x7C, 0x7F),
    "e2m3": (2, 3, 0x20, None),
    "e3m2": (3, 2, 0x20, None),
    "e2m1": (2, 1, 0x08, None),
    "ue5m3": (5, 3, 0xFF, 0xFF),
}


@cache
def values_of(name):
    """The magnitude of every finite code."""
    exponent_bits, fraction_bits, count, _ = NARROW[name]
    bias = (1 << (exponent_bits - 1)) - 1
    table = []
    for code in range(count):
        exponent, fraction = code >> fraction_bits, code & ((1 << fraction_bits) - 1)
        significand = fraction + (1 << fraction_bits if exponent else 0)
        table.append(Fraction(significand) * Fraction(2) ** (max(exponent, 1) - bias - fraction_bits))
    return table


def to_code(number, name, relu, random=None, *, towards_zero=False):
    """The code nearest to a number, or next to it towards zero; with `random` (16 bits), by adding those to what is
    discarded."""
    exponent_bits, fraction_bits, count, nan = NARROW[name]
    if number.is_nan:
        return count - 1 if nan is None else nan
    if number.negative and relu:
        return 0
    table = values_of(name)
    sign = 1 << (exponent_bits + fraction_bits) if number.negative else 0
    if number.is_inf or number.magnitude >= table[-1]:
        return sign | (count - 1)
    lower = max(code for code, value in enumerate(table) if value <= number.magnitude)
    gap = table[lower + 1] - table[lower]
    rest = (number.magnitude - table[lower]) / gap
    if towards_zero:
        up = False
    elif random is None:
        up = rest > Fraction(1, 2) or (rest == Fraction(1, 2) and lower & 1)
    else:
        up = rest + Fraction(random, 1 << 16) >= 1
    return sign | (lower + int(up))


def of_code(code, name):
    exponent_bits, fraction_bits, count, _ = NARROW[name]
    sign = 1 << (exponent_bits + fraction_bits)
    magnitude = code & (sign - 1)
    if name == "e5m2" and magnitude == count:
        return Number(bool(code & sign), floating.Special.INF)
    if magnitude >= count:
        return NAN
    return Number(bool(code & sign), values_of(name)[magnitude])


def width(name):
    return 4 if name == "e2m1" else 8


def join(codes, name):
    whole = 0
    for code in codes:
        whole = whole << width(name) | code
    return whole


def base(form, slot):
    return form.spelling(slot).rpartition("x")[0]


def pair_numbers(form, pattern):
    """The elements of a packed half precision value, the upper one first."""
    format_ = FORMATS[form.atype.element.name]
    return [floating.decode(pattern >> shift & 0xFFFF, format_) for shift in (16, 0)]


def divided(form, number, format_, scale):
    """With `.scaled::n1::ue8m0`, a number (0 if it is subnormal in its format) by its scale factor."""
    return number if scale is None else floating.div(flush(number, format_), ue8m0(scale))


def to_narrow(form, a, b, scale=None):
    return narrow_codes(form, [divided(form, floating.decode(x, F32), F32, scale) for x in (a, b)])


def pair_to_narrow(form, a, scale=None):
    format_ = FORMATS[form.atype.element.name]
    return narrow_codes(form, [divided(form, number, format_, scale) for number in pair_numbers(form, a)])


def narrow_codes(form, numbers):
    name = base(form, "dtype")
    codes = [to_code(number, name, form.relu, towards_zero=form.has("rz")) for number in numbers]
    return join([positive_zero(form, code, 1 << sum(NARROW[name][:2])) for code in codes], name)


def unsigned_code(form, number):
    """The code of a magnitude in ue5m3; 255 is NaN."""
    table = values_of("ue5m3")
    if number.is_nan:
        return 255
    if number.is_inf:
        return 254 if form.satfinite else 255
    table = [*table, 2 * table[-1] - table[-2]]
    if number.magnitude >= table[-1]:
        return 254 if form.satfinite or form.has("rz") else 255
    lower = max(code for code, value in enumerate(table) if value <= number.magnitude)
    rest = number.magnitude - table[lower]
    gap = table[lower + 1] - table[lower]
    if form.has("rp"):
        lower += rest > 0
    elif form.has("rn"):
        lower += rest * 2 > gap or (rest * 2 == gap and lower & 1)
    return min(lower, 254) if form.satfinite else lower


def to_ue5m3(form, a, b, scale=None):
    codes = [unsigned_code(form, divided(form, floating.decode(x, F32), F32, scale)) for x in (a, b)]
    return codes[0] << 8 | codes[1]


def pair_to_ue5m3(form, a, scale=None):
    format_ = FORMATS[form.atype.element.name]
    codes = [unsigned_code(form, divided(form, number, format_, scale)) for number in pair_numbers(form, a)]
    return codes[0] << 8 | codes[1]


def to_narrow_stochastic(form, values, rbits):
    name = base(form, "dtype")
    upper, lower = rbits >> 16, rbits & 0xFFFF
    if name == "e2m1":
        upper, lower = (rbits >> 24 & 0xFF) << 8 | rbits >> 8 & 0xFF, (rbits >> 16 & 0xFF) << 8 | rbits & 0xFF
    chosen = zip(values, (upper, upper, lower, lower), strict=True)
    return join([to_code(floating.decode(x, F32), name, form.relu, random) for x, random in chosen], name)


def half(form, number):
    """A number as half precision pattern with the form's `.satfinite` and `.relu`."""
    format_ = FORMATS[form.dtype.element.name]
    code = floating.encode(number, format_)
    if form.has("satfinite") and floating.decode(code, format_).is_inf:
        code -= 1
    if form.relu and code & format_.sign:
        code = 0
    return code


def ue8m0(code):
    return NAN if code == 255 else Number(False, Fraction(2) ** (code - 127))


def from_narrow(form, a, scale_factor=None):
    name = base(form, "atype")
    codes = [a >> width(name) & ((1 << width(name)) - 1), a & ((1 << width(name)) - 1)]
    numbers = [of_code(code, name) for code in codes]
    return scaled_pair(form, numbers, scale_factor)


def scaled_pair(form, numbers, scale_factor):
    if scale_factor is not None:
        factors = [ue8m0(scale_factor >> 8), ue8m0(scale_factor & 0xFF)]
        numbers = [floating.mul(number, factor) for number, factor in zip(numbers, factors, strict=True)]
    return half(form, numbers[0]) << 16 | half(form, numbers[1])


def to_pair(form, a, b):
    target = FORMATS[form.dtype.element.name]
    codes = []
    for pattern in (a, b):
        number = floating.decode(pattern, F32)
        code = floating.encode(number, target, form.frnd2.value)
        if form.satfinite and floating.decode(code, target).is_inf:
            code -= 1
        code = 0 if form.relu and code & target.sign and not number.is_nan else code
        codes.append(positive_zero(form, code, target.sign))
    return codes[0] << 16 | codes[1]


def to_pair_stochastic(form, a, b, rbits):
    target = FORMATS[form.dtype.element.name]
    count = 13 if target.fraction == 10 else 16
    codes = []
    for pattern, random in ((a, rbits >> 16), (b, rbits & 0xFFFF)):
        codes.append(stochastic(form, floating.decode(pattern, F32), target, random & ((1 << count) - 1), count))
    return codes[0] << 16 | codes[1]


def stochastic(form, number, target, random, count):
    if number.is_nan:
        return target.nan
    lower = floating.encode(Number(False, number.magnitude), target, "rz")
    if not number.is_inf and lower < target.infinity - 1:
        below, above = (floating.decode(code, target).magnitude for code in (lower, lower + 1))
        lower += int((number.magnitude - below) / (above - below) + Fraction(random, 1 << count) >= 1)
    elif not number.is_inf:
        greatest = floating.decode(lower, target).magnitude
        gap = greatest - floating.decode(lower - 1, target).magnitude
        lower += int((number.magnitude - greatest) / gap + Fraction(random, 1 << count) >= 1)
    if form.satfinite and lower == target.infinity:
        lower -= 1
    if number.negative:
        return 0 if form.relu else lower | target.sign
    return lower


def to_tf32(form, pattern):
    number = floating.decode(pattern, F32)
    if number.is_nan:
        if form.frnd2:
            return 0x7FFF_E000
        return (pattern >> 13 << 13) - (0x2000 if form.satfinite else 0)
    sign = pattern & F32.sign
    if number.is_inf:
        code = 0x3FC00
    else:
        whole, rest = divmod(pattern & (F32.sign - 1), 1 << 13)
        tie = 1 << 12
        match form.frnd2.value if form.frnd2 else "rna":
            case "rn":
                up = rest > tie or (rest == tie and whole & 1)
            case "rna":
                up = rest >= tie
            case _:
                up = False
        code = whole + int(up)
    if form.satfinite:
        code = min(code, 0x3FBFF)
    return 0 if form.relu and sign else positive_zero(form, code << 13 | sign, F32.sign)


def to_power(number, rounding, satfinite):
    if number.is_nan:
        return 255
    if number.is_inf:
        return 254 if satfinite else 255
    powers = [Fraction(2) ** (code - 127) for code in range(255)]
    if rounding == "rp":
        above = [code for code, power in enumerate(powers) if power >= number.magnitude]
        return above[0] if above else 254 if satfinite else 255
    below = [code for code, power in enumerate(powers) if power <= number.magnitude]
    return below[-1] if below else 0


def to_ue8m0(form, a, b):
    codes = [to_power(floating.decode(x, F32), form.frnd3.value, form.satfinite) for x in (a, b)]
    return codes[0] << 8 | codes[1]


def pair_to_ue8m0(form, a):
    codes = [to_power(number, form.frnd3.value, form.satfinite) for number in pair_numbers(form, a)]
    return codes[0] << 8 | codes[1]


def from_ue8m0(form, a):
    bf16 = FORMATS["bf16"]
    return floating.encode(ue8m0(a >> 8), bf16) << 16 | floating.encode(ue8m0(a & 0xFF), bf16)


def fixed_point(form, number, scale):
    if scale is not None:
        number = floating.div(number, ue8m0(scale))
    if number.is_nan:
        return 127
    low = 0 if form.relu else -128
    if number.is_inf:
        return (low if number.negative else 127) & 0xFF
    direction = "rzi" if form.has("rz") else "rni"
    return max(low, min(rounded_integer(Number(number.negative, number.magnitude * 64), direction), 127)) & 0xFF


def fixed_scales(scale_factor):
    return (None, None) if scale_factor is None else (scale_factor >> 8, scale_factor & 0xFF)


def to_s2f6(form, a, b, scale_factor=None):
    numbers = [floating.decode(x, F32) for x in (a, b)]
    codes = [fixed_point(form, *each) for each in zip(numbers, fixed_scales(scale_factor), strict=True)]
    return codes[0] << 8 | codes[1]


def pair_to_s2f6(form, a, scale_factor=None):
    codes = [fixed_point(form, *each) for each in zip(pair_numbers(form, a), fixed_scales(scale_factor), strict=True)]
    return codes[0] << 8 | codes[1]


def from_s2f6(form, a, scale_factor=None):
    values = [to_signed(code, 8) for code in (a >> 8, a & 0xFF)]
    numbers = [Number(value < 0, Fraction(abs(value), 64)) for value in values]
    return scaled_pair(form, numbers, scale_factor)


def pack(form, a, b, c=0):
    spelling = form.spelling("convertType")
    bits = int(spelling[1:])
    low, high = (-(1 << bits - 1), (1 << bits - 1) - 1) if spelling[0] == "s" else (0, (1 << bits) - 1)
    upper, lower = (max(low, min(to_signed(value, 32), high)) & ((1 << bits) - 1) for value in (a, b))
    return c << 2 * bits | upper << bits | lower


MODELS = {
    "cvt_integer": scalar,
    "cvt_float_to_integer": scalar,
    "cvt_integer_to_float": scalar,
    "cvt_float": scalar,
    "cvt_same_type": scalar,
    "cvt_to_pair": to_pair,
    "cvt_to_pair_stochastic": to_pair_stochastic,
    "cvt_to_tf32": to_tf32,
    "cvt_to_narrow": to_narrow,
    "cvt_pair_to_narrow": pair_to_narrow,
    "cvt_narrow_to_f16x2": from_narrow,
    "cvt_narrow_to_bf16x2": from_narrow,
    "cvt_to_narrow_stochastic": to_narrow_stochastic,
    "cvt_to_ue8m0": to_ue8m0,
    "cvt_pair_to_ue8m0": pair_to_ue8m0,
    "cvt_ue8m0_to_bf16x2": from_ue8m0,
    "cvt_to_ue5m3": to_ue5m3,
    "cvt_pair_to_ue5m3": pair_to_ue5m3,
    "cvt_to_s2f6": to_s2f6,
    "cvt_pair_to_s2f6": pair_to_s2f6,
    "cvt_s2f6_to_bf16x2": from_s2f6,
    "cvt_pack": pack,
    "cvt_pack_into": pack,
}
