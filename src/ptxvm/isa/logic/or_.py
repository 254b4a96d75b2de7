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
    """The bitwise or of `a` and `b`."""
    return a | b
