from ptxvm.isa.definition import instruction
from ptxvm.isa.targets import ptx, sm
from ptxvm.lanes import U32, popcount


@instruction(
    syntax="""
        popc.type  d, a;
        .type = { .b32, .b64 };
    """,
    since=ptx(2, 0) & sm(20),
    section="9.7.1.14",
)
def popc(a) -> U32:
    """The number of set bits of `a`, 0 to the width of the type.

    The result has 32 bits for `.b64` too.
    """
    return popcount(a)
