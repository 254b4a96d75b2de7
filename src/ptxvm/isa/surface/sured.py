from ptxvm.isa.definition import instruction
from ptxvm.isa.operands import RELAXED
from ptxvm.isa.requirement import Requirement
from ptxvm.isa.surface.shared.access import POSITION, SURFACE, access
from ptxvm.isa.targets import ptx, sm

_WIDE = Requirement("64-bit min and max", lambda form: form.type.bits == 64 and not form.has("add"), ptx(8, 1) & sm(50))


@instruction(
    syntax="""
        sured.b.add.geom.sum_type.clamp      [a, b], c;
        sured.b.least.geom.order_type.clamp  [a, b], c;
        sured.b.bitwise.geom.b32.clamp       [a, b], c;
        sured.p.op.geom.b32.clamp            [a, b], c;
        sured.p.least.geom.b64.clamp         [a, b], c;
        .geom = { .1d, .2d, .3d };
        .op = { .add, .min, .max, .and, .or };
        .least = { .min, .max };
        .bitwise = { .and, .or };
        .sum_type = { .u32, .s32, .u64 };
        .order_type = { .u32, .s32, .u64, .s64 };
        .clamp = { .trap, .clamp, .zero };
    """,
    fixed=1,
    since=ptx(2, 0) & sm(20),
    section="9.7.11.3",
    requires=[_WIDE],
    writing={"c": RELAXED},
)
def sured(form, warp, a: SURFACE, b: POSITION, c):
    """Combines a value with one in a surface, atomically; `.b` counts the first coordinate in bytes, `.p` in texels.

    The texels of `.p` are numbers of one channel of the access's size, signed if the surface's are.
    """
    access(warp, form, "sured", a, c)
