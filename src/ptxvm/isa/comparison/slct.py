from ptxvm.isa.comparison.shared.compare import flushed
from ptxvm.isa.definition import instruction
from ptxvm.isa.operands import CTYPE, DTYPE
from ptxvm.isa.rules.ftz_type import ftz_is_for_f32
from ptxvm.isa.targets import ALWAYS
from ptxvm.lanes import where


@instruction(
    syntax="""
        slct{.ftz}.dtype.ctype  d, a, b, c;
        .dtype = { .b16, .b32, .b64, .u16, .u32, .u64, .s16, .s32, .s64, .f32, .f64 };
        .ctype = { .s32, .f32 };
    """,
    since=ALWAYS,
    section="9.7.6.4",
    rules=[ftz_is_for_f32],
)
def slct(form, a: DTYPE, b: DTYPE, c: CTYPE) -> DTYPE:
    """`a` where `c` is not negative (-0 is not), else `b`; a NaN chooses `b`."""
    (c,) = flushed(form, c)
    return where(c >= 0, a, b)
