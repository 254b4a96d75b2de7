from ptxvm.isa.definition import instruction
from ptxvm.isa.operands import SINK
from ptxvm.isa.targets import ptx, sm
from ptxvm.lanes import PRED, U32, const, leading_zeros, take, where


@instruction(
    name="match.any.sync",
    syntax="""
        match.any.sync.type  d, a, membermask;
        .type = { .b32, .b64 };
    """,
    since=ptx(6, 0) & sm(70),
    section="9.7.13.10",
)
def match_any_sync(warp, a, membermask: U32) -> U32:
    """The bits of those lanes of `membermask` in which `a` has the value it has here. The lanes wait for each other."""
    warp.converge(membermask)
    members = warp.active() & membermask
    same = const(U32, 0)
    for lane in range(32):
        same = same | ((take(a, lane) == a).to(U32) << lane)
    return same & members


@instruction(
    name="match.all.sync",
    syntax="""
        match.all.sync.type  d[|p], a, membermask;
        .type = { .b32, .b64 };
    """,
    since=ptx(6, 0) & sm(70),
    section="9.7.13.10",
    writing={"d": SINK, "p": SINK},
)
def match_all_sync(warp, a, membermask: U32) -> (U32, PRED):
    """The bits of the lanes of `membermask` if `a` is the same in all of them (`p` true), else 0 (`p` false)."""
    warp.converge(membermask)
    members = warp.active() & membermask
    leader = 31 - leading_zeros(members)
    all_same = (warp.ballot(take(a, leader) == a) & members) == members
    return where(all_same, members, const(U32, 0)), all_same
