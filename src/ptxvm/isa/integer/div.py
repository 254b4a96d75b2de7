from ptxvm.isa.definition import instruction
from ptxvm.isa.targets import ALWAYS


@instruction(
    syntax="""
        div.type  d, a, b;
        .type = { .u16, .u32, .u64, .s16, .s32, .s64 };
    """,
    since=ALWAYS,
    section="9.7.1.8",
)
def div(a, b):
    """The quotient of `a` and `b`, rounded towards zero.

    The ISA leaves division by zero open; hardware and ptxvm set all bits of the result. The least number divided by -1
    is itself.
    """
    return a // b
