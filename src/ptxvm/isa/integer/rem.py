from ptxvm.isa.definition import instruction
from ptxvm.isa.targets import ALWAYS


@instruction(
    syntax="""
        rem.type  d, a, b;
        .type = { .u16, .u32, .u64, .s16, .s32, .s64 };
    """,
    since=ALWAYS,
    section="9.7.1.9",
)
def rem(a, b):
    """What `div` leaves of `a`, with the sign of `a`.

    The ISA leaves the remainder by zero open; hardware and ptxvm set all bits of the result.
    """
    return a % b
