from ptxvm.isa.definition import instruction
from ptxvm.isa.operands import B32
from ptxvm.isa.surface.shared.access import SURFACE
from ptxvm.isa.targets import ptx
from ptxvm.isa.texture.shared.lookup import QUERIES_NEED
from ptxvm.lanes import U32


@instruction(
    syntax="""
        suq.query.b32  d, [a];
        .query = { .width, .height, .depth, .channel_data_type, .channel_order, .array_size, .memory_layout };
    """,
    since=ptx(1, 5),
    section="9.7.11.4",
    needs=QUERIES_NEED,
)
def suq(warp, a: SURFACE) -> B32:
    """Tells a property of a surface; a reference that nothing is bound to tells what its initial value says."""
    return warp.call_host("suq", warp.generic(a), results=(U32,))[0]
