from ptxvm.isa.definition import instruction
from ptxvm.isa.targets import ALWAYS
from ptxvm.lanes import absolute


@instruction(
    syntax="""
        abs.type  d, a;
        .type = { .s16, .s32, .s64 };
    """,
    since=ALWAYS,
    section="9.7.1.10",
)
def abs_(a):
    """The absolute value of a signed number.

    The least number has none in its type and stays as it is: the only result that is negative.
    """
    return absolute(a)
