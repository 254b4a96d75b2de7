from ptxvm.isa.definition import instruction
from ptxvm.isa.synchronization.shared.voting import vote_among
from ptxvm.isa.targets import ptx, sm
from ptxvm.lanes import PRED


@instruction(
    syntax="""
        vote.mode.pred   d, {!}a;
        vote.ballot.b32  d, {!}a;
        .mode = { .all, .any, .uni };
    """,
    since=ptx(1, 2) & sm(12) & ~(ptx(6, 4) & sm(70)),
    section="9.7.13.8",
    needs={".ballot": sm(20)},
)
def vote(form, warp, a: PRED):
    """`vote.sync` between the lanes that happen to be active; deprecated, and gone from sm_70 on."""
    return vote_among(form, warp, a, warp.active())
