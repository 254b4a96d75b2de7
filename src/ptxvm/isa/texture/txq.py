from ptxvm.isa.definition import instruction
from ptxvm.isa.operands import B32, Opaque
from ptxvm.isa.rules.rule import Use, rule
from ptxvm.isa.targets import ptx, sm
from ptxvm.isa.texture.shared.lookup import QUERIES_NEED, TEXTURE
from ptxvm.lanes import U32

_SECTION = "9.7.10.5"
_LATER = ptx(4, 1)
SETTINGS = Opaque("texref", "samplerref")


@rule(
    code="PTX203",
    accepted="txq.filter_mode.b32 %r1, [tx];",
    rejected="txq.force_unnormalized_coords.b32 %r1, [tx];",
)
def sampler_query(use: Use) -> str | None:
    """Settings are asked of the texture, or of the sampler with `texmode_independent`, where alone some exist."""
    given = use.operand("b")
    of_texture = given is not None and given.elements[0].declared == "texref"
    is_wrong = of_texture and (use.has_samplers or use.form.has("force_unnormalized_coords"))
    return "operand `b` is a texture, and a sampler is asked" if is_wrong else None


@instruction(
    syntax="""
        txq.query.b32          d, [a];
        txq.sampler_query.b32  d, [b];
        .query = { .width, .height, .depth, .channel_data_type, .channel_order, .normalized_coords, .array_size,
                   .memory_layout, .num_mipmap_levels, .num_samples };
        .sampler_query = { .force_unnormalized_coords, .filter_mode, .addr_mode_0, .addr_mode_1, .addr_mode_2 };
    """,
    since=ptx(1, 5),
    section=_SECTION,
    needs={".num_mipmap_levels": _LATER, ".num_samples": _LATER, **QUERIES_NEED},
    rules=[sampler_query],
)
def txq(warp, a: TEXTURE, b: SETTINGS) -> B32:
    """Tells a property of a texture, or of a sampler: with `texmode_independent` of one of its own.

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
