from ptxvm.isa.data_movement.shared.shuffle import source_lane
from ptxvm.isa.definition import instruction
from ptxvm.isa.operands import B32, SINK
from ptxvm.isa.targets import ptx, sm
from ptxvm.lanes import take


@instruction(
    syntax="""
        shfl.mode.b32  d[|p], a, b, c;
        .mode = { .up, .down, .bfly, .idx };
    """,
    since=ptx(3, 0) & sm(30) & ~(ptx(6, 4) & sm(70)),
    section="9.7.9.5",
    writing={"p": SINK},
)
def shfl(form, warp, a, b: B32, c: B32):
    """`shfl.sync` between the lanes that happen to be active; deprecated, and gone from sm_70 on."""
    lane, in_range = source_lane(form.mode, b, c)
    warp.reads_from(lane, warp.active())
    return take(a, lane), in_range
