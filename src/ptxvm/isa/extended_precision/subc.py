from ptxvm.isa.definition import instruction
from ptxvm.isa.extended_precision.carry import CARRY_NEEDS, subtract_with_borrow
from ptxvm.isa.targets import ptx


@instruction(
    syntax="""
        subc{.cc}.type  d, a, b;
        subc.short      d, a, b;
        .type = { .u32, .s32, .u64, .s64 };
        .short = { .u16, .s16 };
    """,
    since=ptx(1, 2),
    section="9.7.2.4",
    needs=CARRY_NEEDS,
)
def subc(form, a, b, carry):
    """`d = a - (b + CC.CF)`; with `.cc` the borrow out of the top bit goes to CC.CF."""
    difference, underflow = subtract_with_borrow(a, b, carry)
    return (difference, underflow) if form.cc else difference
