from ptxvm.isa.definition import instruction
from ptxvm.isa.extended_precision.shared.carry import CARRY_NEEDS, subtract_with_carry
from ptxvm.isa.targets import ptx


@instruction(
    name="sub.cc",
    syntax="""
        sub.cc.type  d, a, b;
        .type = { .u32, .s32, .u64, .s64 };
    """,
    since=ptx(1, 2),
    section="9.7.2.3",
    needs=CARRY_NEEDS,
)
def sub_cc(a, b):
    """`d = a - b`, wrapping around; CC.CF becomes 0 where the subtraction borrows and 1 where it does not.

    The ISA calls what is written the borrow. Hardware adds the complement of `b` and 1 and writes the carry of that,
    which `subc` reads as a borrow and `addc` as it is: `sub.cc.u32 z, 1, 2; addc.u32 x, 0, 0;` makes `x` 0.

    It begins the subtraction of numbers of several registers, lowest first; `subc.cc` goes on and `subc` ends it. CC.CF
    is one bit that belongs to the thread. Only these instructions read or write it, and it does not survive a call.
    """
    return subtract_with_carry(a, b)
