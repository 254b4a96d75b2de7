from ptxvm.isa.definition import instruction
from ptxvm.isa.targets import ALWAYS
from ptxvm.lanes import where


@instruction(
    syntax="""
        sad.type  d, a, b, c;
        .type = { .u16, .u32, .u64, .s16, .s32, .s64 };
    """,
    since=ALWAYS,
    section="9.7.1.7",
)
def sad(a, b, c):
    """Adds the absolute difference of `a` and `b` to `c`, wrapping around: `d = c + |a - b|`.

    The difference is that of the numbers, signed or unsigned as the type says, before it is cut to the type.
    """
    return c + where(a < b, b - a, a - b)
