from ptxvm.isa.definition import instruction
from ptxvm.isa.floating_point.shared.evaluation import F32X2_NEEDS, evaluate_rounded
from ptxvm.isa.targets import ptx, sm
from ptxvm.lanes import fp


@instruction(
    syntax="""
        fma.rnd{.ftz}{.sat}.f32  d, a, b, c;
        fma.rnd{.ftz}.f32x2      d, a, b, c;
        fma.rnd.f64              d, a, b, c;
        .rnd = { .rn, .rz, .rm, .rp };
    """,
    since=ptx(1, 4) & sm(13),
    section="9.7.3.6",
    needs={**F32X2_NEEDS, ".f32": ptx(2, 0) & sm(20)},
)
def fma(form, a, b, c):
    """`a * b + c`, computed exactly and rounded once: to nearest even (`.rn`), towards zero, down or up.

    `.ftz` makes subnormal operands and results zeros of their sign; `.sat` limits the result to [0, 1], NaN becoming 0.
    """
    return evaluate_rounded(form, fp.fma, a, b, c)
