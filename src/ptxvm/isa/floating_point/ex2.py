from ptxvm.isa.definition import instruction
from ptxvm.isa.floating_point.shared.evaluation import evaluate
from ptxvm.isa.targets import ptx
from ptxvm.lanes import fp


@instruction(
    syntax="ex2.approx{.ftz}.f32  d, a;",
    since=ptx(1, 4),
    section="9.7.3.21",
)
def ex2(form, a):
    """2 to the power of `a`, at most 2 ulp off; `.ftz` makes subnormal results 0."""
    if form.ftz:
        return fp.exp2_approx(a, ftz=True)
    return evaluate(form, fp.exp2_approx, a)
