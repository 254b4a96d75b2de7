from ptxvm.isa.definition import instruction
from ptxvm.isa.targets import ptx, sm
from ptxvm.lanes import bit_reverse


@instruction(
    syntax="""
        brev.type  d, a;
        .type = { .b32, .b64 };
    """,
    since=ptx(2, 0) & sm(20),
    section="9.7.1.18",
)
def brev(a):
    """The bits of `a` in opposite order: bit 0 becomes the highest one."""
    return bit_reverse(a)
