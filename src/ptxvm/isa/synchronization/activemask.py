from ptxvm.isa.definition import instruction
from ptxvm.isa.targets import ptx, sm


@instruction(
    syntax="activemask.b32  d;",
    since=ptx(6, 2) & sm(30),
    section="9.7.13.11",
)
def activemask(warp):
    """The bits of the lanes that execute this instruction together."""
    return warp.active()
