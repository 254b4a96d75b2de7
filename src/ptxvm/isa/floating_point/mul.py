from ptxvm.isa.definition import instruction
from ptxvm.isa.floating_point.shared.evaluation import F32X2_NEEDS, evaluate_rounded
from ptxvm.isa.targets import ALWAYS
from ptxvm.lanes import fp


@instruction(
    syntax="""
        mul{.rnd}{.ftz}{.sat}.f32  d, a, b;
        mul{.rnd}{.ftz}.f32x2      d, a, b;
        mul{.rnd}.f64              d, a, b;
        .rnd = { .rn, .rz, .rm, .rp };
    """,
    since=ALWAYS,
    section="9.7.3.5",
    needs=F32X2_NEEDS,
)
def mul(form, a, b):
    """`a * b`, rounded to nearest even (`.rn`, the default), towards zero (`.rz`), down (`.rm`) or up (`.rp`).

    `.ftz` makes subnormal operands and results zeros of their sign; `.sat` limits the result to [0, 1], NaN becoming 0.
    Here a product and a following sum are never fused.
    """
    return evaluate_rounded(form, fp.mul, a, b)
