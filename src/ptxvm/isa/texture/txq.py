from ptxvm.isa.definition import instruction
from ptxvm.isa.operands import B32
from ptxvm.isa.targets import ptx, sm
from ptxvm.isa.texture.lookup import TEXTURE
from ptxvm.lanes import U32


@instruction(
    syntax="""
        txq.query.b32              d, [a];
        txq.level.level_query.b32  d, [a], lod;
        .query = { .width, .height, .depth, .channel_data_type, .channel_order, .normalized_coords, .array_size,
                   .num_mipmap_levels, .num_samples, .force_unnormalized_coords, .filter_mode, .addr_mode_0,
                   .addr_mode_1, .addr_mode_2 };
        .level_query = { .width, .height, .depth };
    """,
    since=ptx(1, 5),
    section="9.7.10.5",
    needs={".level": ptx(4, 3) & sm(30)},
    executable=False,
)
def txq(a: TEXTURE, lod: U32) -> B32:
    """Tells a property of a texture, or of its sampler."""
