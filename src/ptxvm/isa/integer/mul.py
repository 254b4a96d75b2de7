from ptxvm.isa.definition import instruction
from ptxvm.isa.integer.shared.product import product, product_type
from ptxvm.isa.targets import ALWAYS


@instruction(
    syntax="""
        mul.mode.type  d, a, b;
        mul.wide.half  d, a, b;
        .mode = { .hi, .lo };
        .type = { .u16, .u32, .u64, .s16, .s32, .s64 };
        .half = { .u16, .u32, .s16, .s32 };
    """,
    fixed=1,
    since=ALWAYS,
    section="9.7.1.3",
)
def mul(form, a, b) -> product_type:
    """The lower half (`.lo`), the upper half (`.hi`) or all (`.wide`) of the product of `a` and `b`."""
    return product(form, a, b)
