from ptxvm.isa.definition import instruction
from ptxvm.isa.targets import ptx, sm
from ptxvm.lanes import U32, where


@instruction(
    syntax="""
        szext.mode.type  d, a, b;
        .mode = { .clamp, .wrap };
        .type = { .u32, .s32 };
    """,
    since=ptx(7, 6) & sm(70),
    section="9.7.1.21",
)
def szext(form, a, b: U32):
    """The lowest `b` bits of `a`, extended by zeros (`.u32`) or by their highest bit (`.s32`).

    Nothing of `a` remains for `b = 0`. For 32 bits and more `.clamp` gives `a`; `.wrap` takes `b` modulo 32.
    """
    length = b & 31
    extended = where(length == 0, 0, (a << (32 - length)) >> (32 - length))
    return where(b >= 32, a, extended) if form.mode == "clamp" else extended
