from ptxvm.isa.definition import instruction
from ptxvm.isa.targets import ptx, sm
from ptxvm.lanes import U32


@instruction(
    name="bar.warp.sync",
    syntax="bar.warp.sync  membermask;",
    fixed=2,
    since=ptx(6, 0) & sm(30),
    section="9.7.13.2",
)
def bar_warp_sync(warp, membermask: U32):
    """Waits until all lanes of `membermask` have arrived; what they did in memory before is then visible to all."""
    warp.converge(membermask)
