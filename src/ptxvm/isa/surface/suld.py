from ptxvm.isa.definition import instruction
from ptxvm.isa.operands import BRACES, RELAXED
from ptxvm.isa.surface.shared.access import POSITION, SURFACE, access, surface_access_size, vector_length
from ptxvm.isa.targets import ptx


@instruction(
    syntax="""
        suld.b.geom{.cop}{.vec}.dtype.clamp  d, [a, b];
        .geom = { .1d, .2d, .3d, .a1d, .a2d };
        .cop = { .ca, .cg, .cs, .cv };
        .vec = { .v2, .v4 };
        .dtype = { .b8, .b16, .b32, .b64 };
        .clamp = { .trap, .clamp, .zero };
    """,
    fixed=1,
    since=ptx(1, 5),
    section="9.7.11.1",
    rules=[surface_access_size],
    writing={"d": RELAXED | BRACES},
)
def suld(form, warp, a: SURFACE, b: POSITION):
    """Loads bits from a surface; the first coordinate counts bytes.

    Outside, `.trap` faults, `.clamp` moves to the last place where the whole access fits, `.zero` loads zero.
    """
    found = access(warp, form, "suld", a, results=(form.type,) * (vector_length(form) or 1))
    return found if vector_length(form) else found[0]
