from ptxvm.isa.definition import instruction
from ptxvm.isa.extended_precision.carry import CARRY_NEEDS, subtract_with_borrow
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
    """`d = a - b`, wrapping around; the borrow out of the top bit goes to CC.CF.

    It begins the subtraction of numbers of several registers, lowest first; `subc.cc` goes on and `subc` ends it. CC.CF
    is one bit that belongs to the thread. Only these instructions read or write it, and it does not survive a call.
    """
    return subtract_with_borrow(a, b)
