from ptxvm.isa.definition import instruction
from ptxvm.isa.operands import B32
from ptxvm.isa.surface.shared.access import SURFACE
from ptxvm.isa.targets import ptx


@instruction(
    syntax="""
        suq.query.b32  d, [a];
        .query = { .width, .height, .depth, .channel_data_type, .channel_order, .array_size, .memory_layout };
    """,
    since=ptx(1, 5),
    section="9.7.11.4",
    executable=False,
)
def suq(a: SURFACE) -> B32:
    """Tells a property of a surface."""
