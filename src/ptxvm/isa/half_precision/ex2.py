from ptxvm.isa.definition import instruction
from ptxvm.isa.floating_point.shared.evaluation import evaluate
from ptxvm.isa.half_precision.shared.availability import BF16_NEEDS
from ptxvm.isa.targets import ptx, sm
from ptxvm.lanes import fp


@instruction(
    syntax="""
        ex2.approx.atype      d, a;
        ex2.approx.ftz.btype  d, a;
        .atype = { .f16, .f16x2 };
        .btype = { .bf16, .bf16x2 };
    """,
    since=ptx(7, 0) & sm(75),
    section="9.7.4.10",
    needs=BF16_NEEDS,
)
def ex2(form, a):
    """2 to the power of `a`, to a relative error of 2^-9.9 (f16) or 2^-7 (bf16)."""
    return evaluate(form, fp.exp2_approx, a)
