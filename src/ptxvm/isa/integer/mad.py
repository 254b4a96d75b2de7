from ptxvm.isa.definition import instruction
from ptxvm.isa.integer.shared.product import product, product_type
from ptxvm.isa.integer.shared.saturation import saturating_add
from ptxvm.isa.targets import ALWAYS
from ptxvm.lanes import mul_high


@instruction(
    syntax="""
        mad.mode.type  d, a, b, c;
        mad.wide.half  d, a, b, c;
        .mode = { .hi, .lo };
        .type = { .u16, .u32, .u64, .s16, .s32, .s64 };
        .half = { .u16, .u32, .s16, .s32 };
    """,
    fixed=1,
    since=ALWAYS,
    section="9.7.1.4",
)
def mad(form, a, b, c: product_type) -> product_type:
    """Adds `c` to the lower half (`.lo`), the upper half (`.hi`) or all (`.wide`) of `a * b`, wrapping around."""
    return product(form, a, b) + c


@instruction(
    syntax="mad.hi.sat.s32  d, a, b, c;",
    fixed=1,
    since=ALWAYS,
    section="9.7.1.4",
)
def mad_saturating(a, b, c):
    """Adds `c` to the upper half of `a * b` and limits the sum to the range of `.s32`."""
    return saturating_add(mul_high(a, b), c)
