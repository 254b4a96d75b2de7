from ptxvm.isa.definition import instruction
from ptxvm.isa.targets import ptx, sm
from ptxvm.lanes import U32, leading_zeros


@instruction(
    syntax="""
        clz.type  d, a;
        .type = { .b32, .b64 };
    """,
    since=ptx(2, 0) & sm(20),
    section="9.7.1.15",
)
def clz(a) -> U32:
    """The number of zero bits above the highest set bit of `a`; the width for `a = 0`."""
    return leading_zeros(a)
