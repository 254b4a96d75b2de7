from ptxvm.isa.definition import instruction
from ptxvm.isa.targets import ptx, sm
from ptxvm.lanes import U32


@instruction(
    syntax="""
        stackrestore.type  a;
        .type = { .u32, .u64 };
    """,
    since=ptx(7, 3) & sm(52),
    section="9.7.17.2",
)
def stackrestore(warp, a):
    """Makes `a`, as `stacksave` gave it, the stack pointer: what was allocated since is free again."""
    warp.stack_restore(a.to(U32))
