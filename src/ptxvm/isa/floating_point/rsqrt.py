from ptxvm.isa.definition import instruction
from ptxvm.isa.floating_point.shared.evaluation import evaluate
from ptxvm.isa.targets import ptx, sm
from ptxvm.lanes import fp


@instruction(
    syntax="""
        rsqrt.approx{.ftz}.f32  d, a;
        rsqrt.approx.f64        d, a;
    """,
    since=ptx(1, 4),
    section="9.7.3.16",
    needs={".f64": sm(13)},
)
def rsqrt(form, a):
    """`1 / sqrt(a)` with a relative error of at most 2^-22.9 (f32).

    Of +0 it is infinity, of -0 -infinity, of infinity +0, of negative numbers NaN.
    """
    return evaluate(form, fp.rsqrt_approx, a)


@instruction(
    name="rsqrt.approx.ftz.f64",
    syntax="rsqrt.approx.ftz.f64  d, a;",
    since=ptx(4, 0) & sm(20),
    section="9.7.3.17",
)
def rsqrt_approx_ftz_f64(a):
    """`1 / sqrt(a)` of the upper half of `a`, the lower half of the result being 0; subnormal numbers count as
    zeros.
    """
    return fp.rsqrt_approx_f64(a)
