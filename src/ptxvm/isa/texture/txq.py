from ptxvm.isa.definition import instruction
from ptxvm.isa.operands import B32
from ptxvm.isa.targets import ptx, sm
from ptxvm.isa.texture.shared.lookup import SAMPLER, TEXTURE
from ptxvm.lanes import U32

_SECTION = "9.7.10.5"


@instruction(
    syntax="""
        txq.query.b32          d, [a];
        txq.sampler_query.b32  d, [b];
        .query = { .width, .height, .depth, .channel_data_type, .channel_order, .normalized_coords, .array_size,
                   .memory_layout, .num_mipmap_levels, .num_samples, .filter_mode, .addr_mode_0, .addr_mode_1,
                   .addr_mode_2 };
        .sampler_query = { .force_unnormalized_coords };
    """,
    since=ptx(1, 5),
    section=_SECTION,
    executable=False,
)
def txq(a: TEXTURE, b: SAMPLER) -> B32:
    """Tells a property of a texture, or of its sampler."""


@instruction(
    syntax="""
        txq.level.query.b32  d, [a], lod;
        .query = { .width, .height, .depth };
    """,
    fixed=1,
    since=ptx(4, 3) & sm(30),
    section=_SECTION,
    executable=False,
)
def txq_level(a: TEXTURE, lod: U32) -> B32:
    """Tells the size of the mipmap of level `lod`."""
