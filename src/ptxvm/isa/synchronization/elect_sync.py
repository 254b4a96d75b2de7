from ptxvm.isa.definition import instruction
from ptxvm.isa.operands import SINK
from ptxvm.isa.targets import ptx, sm
from ptxvm.lanes import LANE, PRED, U32, bit_reverse, leading_zeros


@instruction(
    name="elect.sync",
    syntax="elect.sync  d|p, membermask;",
    since=ptx(8, 0) & sm(90),
    section="9.7.13.14",
    writing={"d": SINK},
)
def elect_sync(warp, membermask: U32) -> (U32, PRED):
    """Chooses one lane of `membermask`, here the lowest: `d` is its number, `p` is true in this lane only."""
    warp.converge(membermask)
    leader = leading_zeros(bit_reverse(warp.active() & membermask))
    return leader, leader == LANE
