from ptxvm.isa.definition import instruction
from ptxvm.isa.extended_precision.shared.carry import CARRY_NEEDS, add_with_carry
from ptxvm.isa.targets import ptx


@instruction(
    syntax="""
        addc{.cc}.type  d, a, b;
        addc.short      d, a, b;
        .type = { .u32, .s32, .u64, .s64 };
        .short = { .u16, .s16 };
    """,
    since=ptx(1, 2),
    section="9.7.2.2",
    needs=CARRY_NEEDS,
)
def addc(form, a, b, carry):
    """`d = a + b + CC.CF`; with `.cc` the carry out of the top bit goes to CC.CF."""
    total, overflow = add_with_carry(a, b, carry)
    return (total, overflow) if form.cc else total
