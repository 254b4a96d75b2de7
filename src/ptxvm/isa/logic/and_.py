from ptxvm.isa.definition import instruction
from ptxvm.isa.targets import ALWAYS


@instruction(
    syntax="""
        and.type  d, a, b;
        .type = { .pred, .b16, .b32, .b64 };
    """,
    since=ALWAYS,
    section="9.7.8.1",
)
def and_(a, b):
    """The bitwise and of `a` and `b`; of predicates, whether both hold.

    Types are untyped (`.b`): registers of any type of the size will do, which also masks the bits of a float.
    """
    return a & b
