from ptxvm.isa.definition import instruction
from ptxvm.isa.targets import ptx, sm
from ptxvm.lanes import U32


@instruction(
    syntax="nanosleep.u32  t;",
    since=ptx(6, 2) & sm(70),
    section="9.7.19.2",
)
def nanosleep(t: U32):
    """Lets the thread rest for about `t` nanoseconds, at most twice as long. Here it goes on at once."""
