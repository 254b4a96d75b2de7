from ptxvm.isa.definition import instruction
from ptxvm.isa.targets import ALWAYS


@instruction(
    syntax="""
        xor.type  d, a, b;
        .type = { .pred, .b16, .b32, .b64 };
    """,
    since=ALWAYS,
    section="9.7.8.3",
)
def xor(a, b):
    """The bitwise exclusive or of `a` and `b`; of predicates, whether exactly one holds.

    Types are untyped (`.b`): registers of any type of the size will do. With a constant it flips chosen bits.
    """
    return a ^ b
