from ptxvm.isa.definition import instruction
from ptxvm.isa.targets import ALWAYS


@instruction(
    syntax="""
        not.type  d, a;
        .type = { .pred, .b16, .b32, .b64 };
    """,
    since=ALWAYS,
    section="9.7.8.4",
)
def not_(a):
    """Every bit of `a` inverted; of a predicate, its opposite.

    Types are untyped (`.b`): registers of any type of the size will do. For C's `!` see `cnot`.
    """
    return ~a
