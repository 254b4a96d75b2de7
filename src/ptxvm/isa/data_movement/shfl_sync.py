from ptxvm.isa.data_movement.shared.shuffle import source_lane
from ptxvm.isa.definition import instruction
from ptxvm.isa.operands import B32, SINK
from ptxvm.isa.targets import ptx, sm
from ptxvm.lanes import U32, take


@instruction(
    name="shfl.sync",
    syntax="""
        shfl.sync.mode.b32  d[|p], a, b, c, membermask;
        .mode = { .up, .down, .bfly, .idx };
    """,
    since=ptx(6, 0) & sm(30),
    section="9.7.9.6",
    writing={"p": SINK},
)
def shfl_sync(form, warp, a, b: B32, c: B32, membermask: U32):
    """Each lane reads register `a` of another lane of its warp and learns in `p` whether that lane was in range.

    The bits 12:8 of `c` split the warp into segments, its bits 4:0 limit the source lane within the segment. The
    source is `b` lanes below (`.up`), above (`.down`), the own lane number xor `b` (`.bfly`), or lane `b` of the
    segment (`.idx`). A source outside the range leaves the own value and makes `p` false. The lanes of
    `membermask` wait for each other. The result is undefined when the source lane is inactive or not in
    `membermask`.
    """
    warp.converge(membermask)
    lane, in_range = source_lane(form.mode, b, c)
    warp.reads_from(lane, membermask)
    return take(a, lane), in_range
