"""What the forms of `cvt` between single numbers share."""

from ptxvm.isa.definition import Form
from ptxvm.isa.operands import Writing
from ptxvm.isa.requirement import Requirement
from ptxvm.isa.targets import ptx, sm
from ptxvm.lanes import BF16, F16, F32, F64, Lanes, fp
from ptxvm.lanes.fp import Rounding

UNLESS_EXACT = Writing(relaxed=True, exact=("bf16", "bf16x2", "tf32"))
"""Conversions take wider registers, but not where one of these types is written."""

#: The lists that the syntax of `cvt` refers to.
NUMBERS = """
    .irnd = { .rni, .rzi, .rmi, .rpi };
    .frnd = { .rn, .rz, .rm, .rp };
    .frnd2 = { .rn, .rz };
    .itype = { .u8, .u16, .u32, .u64, .s8, .s16, .s32, .s64 };
    .jtype = { .u8, .u16, .u32, .u64, .s8, .s16, .s32, .s64 };
    .half_or_double = { .f16, .f64 };
"""


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


def integral_rounding(form: Form) -> Rounding:
    """The direction of `.rni`, `.rzi`, `.rmi`, `.rpi`."""
    return Rounding(form.irnd[:2])


def keeps_nan(form: Form) -> bool:
    """Whether sign and upper bits of a NaN stay."""
    if form.atype is F64:
        return form.dtype in (F32, F16, BF16)
    return _is(form, "f32", "bf16") and not form.ftz


def flush(form: Form, a: Lanes) -> Lanes:
    """With `.ftz`, subnormal f32 numbers as zeros; other types stay."""
    return fp.flush_subnormals(a) if form.ftz and a.type is F32 else a
