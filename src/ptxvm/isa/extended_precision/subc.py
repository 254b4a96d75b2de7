from ptxvm.isa.definition import instruction
from ptxvm.isa.extended_precision.shared.carry import CARRY_NEEDS, subtract_with_carry
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
    """`d = a - b`, less 1 where CC.CF is 0: an earlier `sub.cc` or `subc.cc` has borrowed, or a sum has no carry.

    With `.cc` CC.CF becomes 0 where this subtraction borrows in turn and 1 where it does not. The ISA writes
    `a - (b + CC.CF)` and calls CC.CF a borrow; hardware computes `a + ~b + CC.CF`: the same in chains of subtractions.
    """
    difference, carried = subtract_with_carry(a, b, carry)
    return (difference, carried) if form.cc else difference
