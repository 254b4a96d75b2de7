from ptxvm.isa.definition import instruction
from ptxvm.isa.floating_point.shared.evaluation import evaluate, evaluate_rounded
from ptxvm.isa.targets import ptx, sm
from ptxvm.lanes import fp

_SM20 = ptx(2, 0) & sm(20)


@instruction(
    syntax="""
        div.rnd{.ftz}.f32  d, a, b;
        div.rnd.f64        d, a, b;
        .rnd = { .rn, .rz, .rm, .rp };
    """,
    since=ptx(1, 4),
    section="9.7.3.8",
    needs={".f32": _SM20, ".rz": _SM20, ".rm": _SM20, ".rp": _SM20, ".f64": sm(13)},
)
def div(form, a, b):
    """`a / b`, rounded as IEEE 754 says: to nearest even (`.rn`), towards zero, down or up."""
    return evaluate_rounded(form, fp.div, a, b)


@instruction(
    name="div.approx",
    syntax="div.approx{.ftz}.f32  d, a, b;",
    since=ptx(1, 4),
    section="9.7.3.8",
)
def div_approx(form, a, b):
    """`a * (1 / b)`: at most 2 ulp off for magnitudes of `b` from 2^-126 to 2^126.

    For larger ones the reciprocal counts as zero: the result is a zero, or NaN for an infinite `a`.

    Without `.ftz` ptxas multiplies `a` and a subnormal `b` by 2^24 first, so that the quotient is as good as elsewhere
    (2^-149 / 2^-149 is 1, 0 / 2^-149 is 0). The ISA does not say so; `fmodf` and `remainderf` of CUDA rely on it.
    """
    return evaluate(form, fp.div_approx if form.ftz else fp.div_approx_subnormal, a, b)


@instruction(
    name="div.full",
    syntax="div.full{.ftz}.f32  d, a, b;",
    fixed=1,
    since=ptx(1, 4),
    section="9.7.3.8",
)
def div_full(form, a, b):
    """`a / b`, at most 2 ulp off. Here the correctly rounded quotient."""
    return evaluate(form, fp.div_full, a, b)
