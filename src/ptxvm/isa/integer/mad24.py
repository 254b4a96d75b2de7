from ptxvm.isa.definition import instruction
from ptxvm.isa.integer.shared.product24 import product24
from ptxvm.isa.integer.shared.saturation import saturating_add
from ptxvm.isa.targets import ALWAYS


@instruction(
    syntax="""
        mad24.mode.type   d, a, b, c;
        .mode = { .hi, .lo };
        .type = { .u32, .s32 };
    """,
    fixed=1,
    since=ALWAYS,
    section="9.7.1.6",
)
def mad24(form, a, b, c):
    """Adds `c` to bits 31:0 (`.lo`) or 47:16 (`.hi`) of the product of the low 24 bits of `a` and `b`."""
    return product24(form, a, b) + c


@instruction(
    syntax="""
        mad24.mode.sat.s32  d, a, b, c;
        .mode = { .hi };
    """,
    fixed=1,
    since=ALWAYS,
    section="9.7.1.6",
)
def mad24_saturating(form, a, b, c):
    """`mad24.hi` with the sum limited to the range of `.s32`."""
    return saturating_add(product24(form, a, b), c)
