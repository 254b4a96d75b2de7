from ptxvm.isa.definition import instruction
from ptxvm.isa.targets import ptx, sm
from ptxvm.isa.texture.shared.calls import look_up
from ptxvm.isa.texture.shared.lookup import (
    COORDINATES,
    LOOKUP_RULES,
    LOOKUP_WRITING,
    OFFSETS,
    SAMPLER,
    TEXELS,
    TEXTURE,
)
from ptxvm.lanes import F32

_LATER = ptx(4, 3) & sm(30)


@instruction(
    syntax="""
        tld4.comp.geom.vec.dtype.ctype  d[|p], [a, c] {, f};
        tld4.comp.geom.vec.dtype.ctype  d[|p], [a, c], e {, f};
        tld4.comp.geom.vec.dtype.ctype  d[|p], [a, b, c] {, f};
        tld4.comp.geom.vec.dtype.ctype  d[|p], [a, b, c], e {, f};
        .comp = { .r, .g, .b, .a };
        .geom = { .2d, .a2d, .cube, .acube };
        .vec = { .v4 };
        .dtype = { .u32, .s32, .f32 };
        .ctype = { .f32 };
    """,
    since=ptx(2, 2) & sm(20),
    section="9.7.10.4",
    needs={".a2d": _LATER, ".cube": _LATER, ".acube": _LATER},
    rules=LOOKUP_RULES,
    writing=LOOKUP_WRITING,
)
def tld4(form, warp, a: TEXTURE, b: SAMPLER, c: COORDINATES, e: OFFSETS, f: F32) -> TEXELS:
    """Reads one component of the four texels that a bilinear lookup would blend.

    They come counter-clockwise from the lower left: (i, j+1), (i+1, j+1), (i+1, j), (i, j).
    """
    return look_up(warp, form, "tld4", a, e)
