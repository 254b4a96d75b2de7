from ptxvm.isa.definition import instruction
from ptxvm.isa.targets import ptx, sm


@instruction(
    syntax="activemask.b32  d;",
    since=ptx(6, 2) & sm(30),
    section="9.7.13.11",
)
def activemask(warp):
    """The bits of the lanes that execute this instruction together, the own one always among them.

    Which lanes do after a branch is up to the machine: others that take the same path may come later. It is no
    synchronisation, and no way to find the member mask for `shfl.sync` and its like; that must be known beforehand.
    """
    return warp.active()
