from ptxvm.isa.definition import instruction
from ptxvm.isa.targets import ALWAYS


@instruction(
    syntax="""
        cnot.type  d, a;
        .type = { .b16, .b32, .b64 };
    """,
    since=ALWAYS,
    section="9.7.8.5",
)
def cnot(a):
    """C's logical negation: 1 where `a` is 0, else 0.

    The result is a number in a register of the type, not a predicate; for that compare with `setp.eq`.
    """
    return (a == 0).to(a.type)
