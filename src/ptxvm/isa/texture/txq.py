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
)
def txq(warp, a: TEXTURE, b: SAMPLER) -> B32:
    """Tells a property of a texture, or of its sampler.

    A reference that nothing is bound to tells what its initial value says. `.width`, `.height` and `.depth` are in
    texels, 0 along axes that the texture has not.
    """
    return warp.call_host("txq", warp.generic(b if a is None else a), results=(U32,))[0]


@instruction(
    syntax="""
        txq.level.query.b32  d, [a], lod;
        .query = { .width, .height, .depth };
    """,
    fixed=1,
    since=ptx(4, 3) & sm(30),
    section=_SECTION,
)
def txq_level(warp, a: TEXTURE, lod: U32) -> B32:
    """Tells the size of the mipmap of level `lod`; 0 if the texture has no such level."""
    return warp.call_host("txq", warp.generic(a), lod, results=(U32,))[0]
