from ptxvm.isa.definition import instruction
from ptxvm.isa.floating_point.shared.evaluation import evaluate
from ptxvm.isa.targets import ptx
from ptxvm.lanes import fp


@instruction(
    syntax="lg2.approx{.ftz}.f32  d, a;",
    since=ptx(1, 4),
    section="9.7.3.20",
)
def lg2(form, a):
    """The binary logarithm, to 2^-22: absolute between 0.5 and 2, relative elsewhere.

    Of zeros it is -infinity, of negative numbers NaN.
    """
    return evaluate(form, fp.log2_approx, a)
