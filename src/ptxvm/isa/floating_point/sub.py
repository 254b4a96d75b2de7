from ptxvm.isa.definition import instruction
from ptxvm.isa.floating_point.shared.evaluation import F32X2_NEEDS, evaluate_rounded
from ptxvm.isa.targets import ALWAYS
from ptxvm.lanes import fp


@instruction(
    syntax="""
        sub{.rnd}{.ftz}{.sat}.f32  d, a, b;
        sub{.rnd}{.ftz}.f32x2      d, a, b;
        sub{.rnd}.f64              d, a, b;
        .rnd = { .rn, .rz, .rm, .rp };
    """,
    since=ALWAYS,
    section="9.7.3.4",
    needs=F32X2_NEEDS,
)
def sub(form, a, b):
    """`a - b`, rounded to nearest even (`.rn`, the default), towards zero (`.rz`), down (`.rm`) or up (`.rp`).

    `.ftz` makes subnormal operands and results zeros of their sign; `.sat` limits the result to [0, 1], NaN becoming 0.
    """
    return evaluate_rounded(form, fp.sub, a, b)
