from ptxvm.isa.definition import instruction
from ptxvm.isa.floating_point.shared.evaluation import evaluate_rounded
from ptxvm.isa.half_precision.shared.availability import BF16_NEEDS
from ptxvm.isa.targets import ptx, sm
from ptxvm.lanes import fp


@instruction(
    syntax="""
        add{.rnd}{.ftz}{.sat}.f16    d, a, b;
        add{.rnd}{.ftz}{.sat}.f16x2  d, a, b;
        add{.rnd}.bf16               d, a, b;
        add{.rnd}.bf16x2             d, a, b;
        .rnd = { .rn };
    """,
    since=ptx(4, 2) & sm(53),
    section="9.7.4.1",
    needs=BF16_NEEDS,
)
def add(form, a, b):
    """`a + b` of half precision numbers or of pairs of them, rounded to nearest even.

    `.ftz` makes subnormal operands and results zeros of their sign; `.sat` limits the result to [0, 1], NaN becoming 0.
    """
    return evaluate_rounded(form, fp.add, a, b)
