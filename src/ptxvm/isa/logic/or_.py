from ptxvm.isa.definition import instruction
from ptxvm.isa.targets import ALWAYS


@instruction(
    syntax="""
        or.type  d, a, b;
        .type = { .pred, .b16, .b32, .b64 };
    """,
    since=ALWAYS,
    section="9.7.8.2",
)
def or_(a, b):
    """The bitwise or of `a` and `b`; of predicates, whether at least one holds.

    Types are untyped (`.b`): registers of any type of the size will do.
    """
    return a | b
