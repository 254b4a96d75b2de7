from ptxvm.isa.definition import instruction
from ptxvm.isa.targets import ptx, sm
from ptxvm.isa.texture.shared.calls import look_up
from ptxvm.isa.texture.shared.lookup import (
    COORDINATES,
    DERIVATIVES,
    LEVEL,
    LOOKUP_NEEDS,
    LOOKUP_RULES,
    LOOKUP_WRITING,
    OFFSETS,
    SAMPLER,
    TEXELS,
    TEXTURE,
)
from ptxvm.lanes import F32

_SECTION = "9.7.10.3"
_FLAT = "{ .1d, .2d, .3d, .a1d, .a2d, .cube, .acube }"
_TYPES = """
        .vec = { .v2, .v4 };
        .dtype = { .u32, .s32, .f16, .f32, .f16x2 };
        .ctype = { .s32, .f32 };
"""


@instruction(
    syntax="""
        tex{.base}.geom.vec.dtype.ctype  d[|p], [a, c] {, f};
        tex{.base}.geom.vec.dtype.ctype  d[|p], [a, c], e {, f};
        tex{.base}.geom.vec.dtype.ctype  d[|p], [a, b, c] {, f};
        tex{.base}.geom.vec.dtype.ctype  d[|p], [a, b, c], e {, f};
        .geom = { .1d, .2d, .3d, .a1d, .a2d, .cube, .acube, .2dms, .a2dms };
    """
    + _TYPES,
    fixed=1,
    since=ptx(1, 0),
    section=_SECTION,
    needs=LOOKUP_NEEDS,
    rules=LOOKUP_RULES,
    writing=LOOKUP_WRITING,
)
def tex(form, warp, a: TEXTURE, b: SAMPLER, c: COORDINATES, e: OFFSETS, f: F32) -> TEXELS:
    """Reads a texel at coordinates `c`, moved by `e`; `f` is a depth to compare with, which no texture of CUDA does.

    Numbers of type `.f32` are filtered and addressed as the texture or sampler says; those of type `.s32` name a texel,
    and outside of the texture all channels are 0. Channels that the texture has not are 0.
    """
    return look_up(warp, form, "tex", a, e)


@instruction(
    syntax="""
        tex.level.geom.vec.dtype.ctype  d[|p], [a, c], lod {, f};
        tex.level.geom.vec.dtype.ctype  d[|p], [a, c], lod, e {, f};
        tex.level.geom.vec.dtype.ctype  d[|p], [a, b, c], lod {, f};
        tex.level.geom.vec.dtype.ctype  d[|p], [a, b, c], lod, e {, f};
    """
    + f"        .geom = {_FLAT};"
    + _TYPES,
    fixed=1,
    since=ptx(3, 1) & sm(20),
    section=_SECTION,
    needs=LOOKUP_NEEDS,
    rules=LOOKUP_RULES,
    writing=LOOKUP_WRITING,
)
def tex_level(form, warp, a: TEXTURE, b: SAMPLER, c: COORDINATES, lod: LEVEL, e: OFFSETS, f: F32) -> TEXELS:
    """Reads from the mipmap of level `lod`, or from the two levels around it if the mipmap filter is linear."""
    return look_up(warp, form, "tex", a, e, lod)


@instruction(
    syntax="""
        tex.grad.geom.vec.dtype.ctype  d[|p], [a, c], dpdx, dpdy {, f};
        tex.grad.geom.vec.dtype.ctype  d[|p], [a, c], dpdx, dpdy, e {, f};
        tex.grad.geom.vec.dtype.ctype  d[|p], [a, b, c], dpdx, dpdy {, f};
        tex.grad.geom.vec.dtype.ctype  d[|p], [a, b, c], dpdx, dpdy, e {, f};
    """
    + f"        .geom = {_FLAT};"
    + _TYPES,
    fixed=1,
    since=ptx(3, 1) & sm(20),
    section=_SECTION,
    needs={**LOOKUP_NEEDS, ".cube": ptx(4, 3), ".acube": ptx(4, 3)},
    rules=LOOKUP_RULES,
    writing=LOOKUP_WRITING,
)
def tex_grad(
    form, warp, a: TEXTURE, b: SAMPLER, c: COORDINATES, dpdx: DERIVATIVES, dpdy: DERIVATIVES, e: OFFSETS, f: F32
) -> TEXELS:
    """Reads from the mipmap whose level follows from the derivatives of the coordinates."""
    return look_up(warp, form, "tex", a, e, dpdx, dpdy)
