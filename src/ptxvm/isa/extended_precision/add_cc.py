from ptxvm.isa.definition import instruction
from ptxvm.isa.extended_precision.shared.carry import CARRY_NEEDS, add_with_carry
from ptxvm.isa.targets import ptx


@instruction(
    name="add.cc",
    syntax="""
        add.cc.type  d, a, b;
        .type = { .u32, .s32, .u64, .s64 };
    """,
    since=ptx(1, 2),
    section="9.7.2.1",
    needs=CARRY_NEEDS,
)
def add_cc(a, b):
    """`d = a + b`, wrapping around; the carry out of the top bit goes to CC.CF.

    It begins the addition of numbers of several registers, lowest first; `addc.cc` goes on and `addc` ends it. CC.CF
    is one bit that belongs to the thread. Only these instructions read or write it, and it does not survive a call.
    """
    return add_with_carry(a, b)
