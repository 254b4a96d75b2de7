from ptxvm.isa.definition import instruction
from ptxvm.isa.targets import ptx, sm
from ptxvm.lanes import const


@instruction(
    syntax="""
        bmsk.mode.b32  d, a, b;
        .mode = { .clamp, .wrap };
    """,
    since=ptx(7, 6) & sm(70),
    section="9.7.1.22",
)
def bmsk(form, a, b):
    """A mask of `b` set bits from position `a` upwards, cut off at bit 31. `.wrap` takes both modulo 32."""
    if form.mode == "wrap":
        a, b = a & 31, b & 31
    return ((const(a.type, 1) << b) - 1) << a
