from ptxvm.isa.definition import instruction
from ptxvm.isa.operands import BRACES, RELAXED
from ptxvm.isa.surface.shared.access import (
    POSITION,
    STORED,
    SURFACE,
    access,
    surface_access_size,
)
from ptxvm.isa.targets import ptx
from ptxvm.isa.texture.shared.calls import elements


@instruction(
    syntax="""
        sust.b.geom{.cop}{.vec}.ctype.clamp  [a, b], c;
        sust.p.geom{.cop}{.vec}.word.clamp   [a, b], c;
        .geom = { .1d, .2d, .3d, .a1d, .a2d };
        .cop = { .wb, .cg, .cs, .wt };
        .vec = { .v2, .v4 };
        .ctype = { .b8, .b16, .b32, .b64 };
        .word = { .b32 };
        .clamp = { .trap, .clamp, .zero };
    """,
    fixed=1,
    since=ptx(1, 5),
    section="9.7.11.2",
    rules=[surface_access_size],
    writing={"c": RELAXED | BRACES},
)
def sust(form, warp, a: SURFACE, b: POSITION, c: STORED):
    """Stores to a surface: bits as they are (`.b`), or numbers converted to its format (`.p`).

    The first coordinate counts bytes with `.b`, texels with `.p`. Integers are clamped to what a channel holds, floats
    are rounded toward zero; channels without a value become 0.
    """
    access(warp, form, "sust", a, *elements(c))
