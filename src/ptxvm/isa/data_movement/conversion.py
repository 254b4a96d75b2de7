"""Conversions between numbers as `cvt` makes them."""

from ptxvm.isa.definition import Form
from ptxvm.isa.requirement import Requirement
from ptxvm.isa.targets import ptx, sm
from ptxvm.lanes import (
    BF16,
    F64,
    Lanes,
    Type,
    absolute,
    const,
    fp,
    maximum,
    minimum,
    round_to_integral,
    unordered,
    unsigned_type,
    where,
)
from ptxvm.lanes.fp import Rounding
from ptxvm.lanes.fp.rounding import step
from ptxvm.lanes.fp.special_values import exponent_mask
from ptxvm.lanes.reading import Unary

#: The lists that the syntax of `cvt` refers to.
NUMBERS = """
    .irnd = { .rni, .rzi, .rmi, .rpi };
    .frnd = { .rn, .rz, .rm, .rp };
    .frnd2 = { .rn, .rz };
    .itype = { .u8, .u16, .u32, .u64, .s8, .s16, .s32, .s64 };
    .jtype = { .u8, .u16, .u32, .u64, .s8, .s16, .s32, .s64 };
    .half_or_double = { .f16, .f64 };
"""

_INTEGRAL = {
    "rni": Unary.ROUND_NEAREST_EVEN,
    "rzi": Unary.ROUND_ZERO,
    "rmi": Unary.ROUND_DOWN,
    "rpi": Unary.ROUND_UP,
}


def _has_bf16(form: Form) -> bool:
    return BF16 in (form.dtype, form.atype)


def _is(form: Form, dtype: str, atype: str) -> bool:
    return form.spelling("dtype") == dtype and form.spelling("atype") == atype


#: bf16 came in steps: from f32 first, then to f32, then the rest.
BF16_REQUIRES = (
    Requirement("cvt.bf16.f32", lambda form: _is(form, "bf16", "f32"), ptx(7, 0) & sm(80)),
    Requirement("cvt.f32.bf16", lambda form: _is(form, "f32", "bf16") and not form.ftz, ptx(7, 1) & sm(80)),
    Requirement("cvt.ftz.f32.bf16", lambda form: _is(form, "f32", "bf16") and form.ftz, ptx(7, 8) & sm(90)),
    Requirement(
        "conversion of .bf16",
        lambda form: _has_bf16(form) and not _is(form, "bf16", "f32") and not _is(form, "f32", "bf16"),
        ptx(7, 8) & sm(90),
    ),
)


def clamp_to(a: Lanes, type_: Type) -> Lanes:
    """An integer limited to the range of another integer type, in its own type still."""
    low, high = _limits(type_)
    own_low, own_high = _limits(a.type)
    if low > own_low:
        a = maximum(a, low)
    return minimum(a, high) if high < own_high else a


def _limits(type_: Type) -> tuple[int, int]:
    half = 1 << (type_.bits - 1)
    return (-half, half - 1) if type_.is_signed else (0, 2 * half - 1)


def to_integral(a: Lanes, direction: str) -> Lanes:
    """A float rounded to an integral value (`rni`, `rzi`, `rmi`, `rpi`), still a float."""
    return round_to_integral(a, _INTEGRAL[direction])


def to_integer(a: Lanes, type_: Type) -> Lanes:
    """An integral float as an integer, limited to its range; NaN is 0, or the top bit for f64 or 64-bit results."""
    result = a.to(type_)
    if a.type is not F64 and type_.bits < 64:
        return result
    top = const(type_, 1 << (type_.bits - 1))
    return where(unordered(a, a), top, result)


def limit_to_finite(a: Lanes) -> Lanes:
    """Infinities as the greatest finite number of their sign."""
    integer = unsigned_type(a.type)
    greatest = (const(integer, exponent_mask(a.type)) - 1).raw_bits(a.type)
    return where(absolute(a) == float("inf"), fp.copy_sign(greatest, a), a)


def round_to(a: Lanes, type_: Type, rounding: Rounding) -> Lanes:
    """A number as a float of another type, rounded in the given direction."""
    nearest = a.to(type_)
    if rounding is Rounding.RN:
        return nearest
    below, above = _error(a, nearest)
    return step(nearest, below, above, rounding)


def _error(a: Lanes, nearest: Lanes) -> tuple[Lanes, Lanes]:
    """Whether `a` is less, and greater, than the float `nearest` to it."""
    if a.type.is_float or a.type.bits < 64:
        wide = F64
        return a.to(wide) < nearest.to(wide), a.to(wide) > nearest.to(wide)
    back = nearest.to(a.type)
    beyond = nearest.to(F64) >= float(_limits(a.type)[1])
    return (a < back) | beyond, (a > back) & ~beyond


def flush(form: Form, a: Lanes) -> Lanes:
    """With `.ftz`, subnormal f32 numbers as zeros; other types stay."""
    return fp.flush_subnormals(a) if form.ftz and a.type.name == "f32" else a
