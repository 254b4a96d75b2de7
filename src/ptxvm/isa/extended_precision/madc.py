from ptxvm.isa.definition import instruction
from ptxvm.isa.extended_precision.shared.carry import CARRY_NEEDS, add_with_carry, half_product
from ptxvm.isa.targets import ptx, sm


@instruction(
    syntax="""
        madc.mode{.cc}.type  d, a, b, c;
        madc.mode.short      d, a, b, c;
        .mode = { .hi, .lo };
        .short = { .u16, .s16 };
        .type = { .u32, .s32, .u64, .s64 };
    """,
    fixed=1,
    since=ptx(3, 0) & sm(20),
    section="9.7.2.6",
    needs=CARRY_NEEDS,
)
def madc(form, a, b, c, carry):
    """Adds `c` and CC.CF to a half of `a * b`; with `.cc` the carry of the addition goes to CC.CF.

    The ISA knows no forms of 16 bits, but ptxas takes them. Their `.hi` is what is above 32 bits: -1 for a negative
    product of `.s16`, else 0.
    """
    total, overflow = add_with_carry(half_product(form, a, b), c, carry)
    return (total, overflow) if form.cc else total
