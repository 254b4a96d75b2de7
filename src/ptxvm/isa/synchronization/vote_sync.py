from ptxvm.isa.definition import instruction
from ptxvm.isa.synchronization.shared.voting import vote_among
from ptxvm.isa.targets import ptx, sm
from ptxvm.lanes import PRED, U32


@instruction(
    name="vote.sync",
    syntax="""
        vote.sync.mode.pred   d, {!}a, membermask;
        vote.sync.ballot.b32  d, {!}a, membermask;
        .mode = { .all, .any, .uni };
    """,
    since=ptx(6, 0) & sm(30),
    section="9.7.13.9",
)
def vote_sync(form, warp, a: PRED, membermask: U32):
    """Tells the lanes of `membermask` whether `a` is true in all of them, in any, or the same in all (`.uni`).

    `.ballot` gives the bits of the lanes in which `a` is true. The lanes wait for each other.
    """
    warp.converge(membermask)
    return vote_among(form, warp, a, warp.active() & membermask)
