from ptxvm.isa.definition import instruction
from ptxvm.isa.targets import ptx, sm


@instruction(
    syntax="""
        stacksave.type  d;
        .type = { .u32, .u64 };
    """,
    since=ptx(7, 3) & sm(52),
    section="9.7.17.1",
)
def stacksave(form, warp):
    """The current stack pointer of the thread, for a later `stackrestore`.

    The value means nothing else: it is no address to load from or store to.
    """
    return warp.stack_pointer().to(form.type)
