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
    """Adds the absolute difference of `a` and `b` to `c`, wrapping around."""
    return c + where(a < b, b - a, a - b)
