from ptxvm.isa.data_movement.shared.conversion import (
    BF16_REQUIRES,
    NUMBERS,
    UNLESS_EXACT,
    flush,
    integral_rounding,
    keeps_nan,
)
from ptxvm.isa.data_movement.shared.narrow import FAMILY_107
from ptxvm.isa.definition import instruction
from ptxvm.isa.floating_point.shared.evaluation import passed_on
from ptxvm.isa.operands import ATYPE, DTYPE, SYMBOLS
from ptxvm.isa.rules.integer_saturation import saturation_is_possible
from ptxvm.isa.targets import ALWAYS, ptx, sm
from ptxvm.lanes import F16, F64, fp
from ptxvm.lanes.fp import Rounding


@instruction(
    syntax="cvt{.sat}.itype.jtype  d, a;" + NUMBERS,
    since=ALWAYS,
    section="9.7.9.21",
    rules=[saturation_is_possible],
    writing={"d": UNLESS_EXACT, "a": UNLESS_EXACT | SYMBOLS},
)
def cvt_integer(form, a: ATYPE) -> DTYPE:
    """Makes an integer longer, by its sign or zeros, or shorter, dropping its upper bits; `.sat` limits it instead."""
    return fp.convert(a, form.dtype, saturate=form.sat)


@instruction(
    syntax="""
        cvt.irnd{.sat}.itype.half_or_double  d, a;
        cvt.irnd{.ftz}{.sat}.itype.f32       d, a;
        cvt.irnd.itype.bf16                  d, a;
    """
    + NUMBERS,
    since=ALWAYS,
    section="9.7.9.21",
    requires=BF16_REQUIRES,
    writing={"d": UNLESS_EXACT, "a": UNLESS_EXACT},
)
def cvt_float_to_integer(form, a: ATYPE) -> DTYPE:
    """Rounds a float to an integer: to nearest even (`.rni`), towards zero (`.rzi`), down (`.rmi`) or up (`.rpi`).

    The result is limited to the range of the type, with or without `.sat`. NaN becomes 0; when the source is f64 or the
    result has 64 bits, it becomes the number with only the top bit set.
    """
    return fp.convert(flush(form, a), form.dtype, integral_rounding(form))


@instruction(
    syntax="""
        cvt.frnd{.sat}.half_or_double.itype  d, a;
        cvt.frnd{.ftz}{.sat}.f32.itype       d, a;
        cvt.frnd.bf16.itype                  d, a;
    """
    + NUMBERS,
    since=ALWAYS,
    section="9.7.9.21",
    requires=BF16_REQUIRES,
    writing={"d": UNLESS_EXACT, "a": UNLESS_EXACT | SYMBOLS},
)
def cvt_integer_to_float(form, a: ATYPE) -> DTYPE:
    """The float next to an integer: nearest even (`.rn`), towards zero (`.rz`), below (`.rm`) or above (`.rp`).

    `.sat` limits the result to [0, 1].
    """
    return fp.convert(a, form.dtype, form.frnd, saturate=form.sat)


@instruction(
    syntax="""
        cvt.frnd{.sat}.f16.f64                 d, a;
        cvt.frnd{.ftz}{.sat}.f32.f64           d, a;
        cvt.frnd{.ftz}{.sat}.f16.f32           d, a;
        cvt.frnd.pzo.f16.f32                   d, a;
        cvt.frnd2{.relu}{.satfinite}{.pzo}.f16.f32   d, a;
        cvt.frnd{.ftz}.bf16.f32                d, a;
        cvt.frnd.pzo.bf16.f32                  d, a;
        cvt.frnd2{.relu}{.satfinite}{.pzo}.bf16.f32  d, a;
        cvt.frnd.bf16.f64                      d, a;
        cvt{.frnd}.bf16.f16                    d, a;
        cvt{.frnd}.f16.bf16                    d, a;
        cvt{.frnd}.f64.bf16                    d, a;
        cvt{.frnd}{.ftz}.f32.bf16              d, a;
        cvt{.ftz}{.sat}.f32.f16                d, a;
        cvt{.sat}.f64.f16                      d, a;
        cvt{.ftz}{.sat}.f64.f32                d, a;
    """
    + NUMBERS,
    since=ALWAYS,
    section="9.7.9.21",
    needs={".relu": ptx(7, 0) & sm(80), ".satfinite": ptx(8, 1) & sm(80), ".pzo": FAMILY_107},
    requires=BF16_REQUIRES,
    writing={"d": UNLESS_EXACT, "a": UNLESS_EXACT},
)
def cvt_float(form, a: ATYPE) -> DTYPE:
    """Makes a float wider, which is exact, or narrower, rounded as the modifier says (`.rn`, `.rz`, `.rm`, `.rp`).

    `.ftz` makes subnormal f32 operands and results zeros of their sign. `.sat` limits the result to [0, 1], NaN
    becoming 0; `.relu` turns negative results into 0; `.satfinite` limits the magnitude to the greatest finite number;
    `.pzo` makes zeros positive. `.ftz` leaves operands that become f16 as they are. A NaN becomes the canonical one;
    sign and upper bits stay from f64 to f32, f16 and bf16, where it is made quiet, and from bf16 to f32 without `.ftz`.
    `cvt.ftz.f64.f32` widens the canonical NaN of f32.
    """
    rounding = form.frnd or form.frnd2 or Rounding.RN
    number = a if form.dtype is F16 else flush(form, a)
    if form.ftz and form.dtype is F64:
        number = fp.canonical_nan(passed_on(number))
    if keeps_nan(form):
        result = fp.convert_with_nan(number, form.dtype, rounding)
    else:
        result = fp.convert(number, form.dtype, rounding, satfinite=form.satfinite, relu=form.relu)
    result = flush(form, result)
    if form.pzo:
        return fp.positive_zeros(result)
    return fp.saturate(result) if form.sat else result


@instruction(
    syntax="""
        cvt{.irnd}{.sat}.f16.f16        d, a;
        cvt{.irnd}{.ftz}{.sat}.f32.f32  d, a;
        cvt{.irnd}{.sat}.f64.f64        d, a;
        cvt{.irnd}.bf16.bf16            d, a;
    """
    + NUMBERS,
    since=ALWAYS,
    section="9.7.9.21",
    requires=BF16_REQUIRES,
    writing={"d": UNLESS_EXACT, "a": UNLESS_EXACT},
)
def cvt_same_type(form, a: ATYPE) -> DTYPE:
    """Copies a float, rounded to an integral value if `.rni`, `.rzi`, `.rmi` or `.rpi` says so.

    `.ftz` makes subnormal numbers zeros of their sign; `.sat` limits the result to [0, 1], NaN becoming 0. A NaN
    becomes the canonical one, but f64 ones and those of `cvt.f32.f32` stay.
    """
    a = flush(form, a)
    result = fp.round_to_integer(a, integral_rounding(form)) if form.irnd else a
    if form.ftz or form.dtype.bits == 16:
        result = passed_on(result)
    return fp.saturate(result) if form.sat else result
