from ptxvm.isa.definition import instruction
from ptxvm.isa.targets import ALWAYS
from ptxvm.lanes import PRED, where


@instruction(
    syntax="""
        selp.type  d, a, b, c;
        .type = { .b16, .b32, .b64, .u16, .u32, .u64, .s16, .s32, .s64, .f32, .f64 };
    """,
    since=ALWAYS,
    section="9.7.6.3",
)
def selp(a, b, c: PRED):
    """`a` where the predicate `c` is true, else `b`: a choice without a branch.

    Both sources are evaluated in all lanes. Constants may stand for both: `selp.u32 d, 1, 0, p` makes a number of a
    predicate.
    """
    return where(c, a, b)
