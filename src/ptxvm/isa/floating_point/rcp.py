from ptxvm.isa.definition import instruction
from ptxvm.isa.floating_point.shared.evaluation import evaluate, evaluate_rounded
from ptxvm.isa.targets import ptx, sm
from ptxvm.lanes import F64, fp

_SM20 = ptx(2, 0) & sm(20)


@instruction(
    syntax="""
        rcp.rnd{.ftz}.f32  d, a;
        rcp.rnd{.ftz}.f64  d, a;
        .rnd = { .rn, .rz, .rm, .rp };
    """,
    since=ptx(1, 4),
    section="9.7.3.13",
    needs={".f32": _SM20, ".rz": _SM20, ".rm": _SM20, ".rp": _SM20},
)
def rcp(form, a):
    """`1 / a`, rounded as IEEE 754 says: to nearest even (`.rn`), towards zero, down or up.

    `.ftz` flushes no f64, as on hardware.
    """
    if form.type is F64:
        return fp.rcp(a, form.rnd)
    return evaluate_rounded(form, fp.rcp, a)


@instruction(
    name="rcp.approx",
    syntax="rcp.approx{.ftz}.f32  d, a;",
    since=ptx(1, 4),
    section="9.7.3.13",
)
def rcp_approx(form, a):
    """`1 / a`, at most 1 ulp off. Here the correctly rounded reciprocal."""
    return evaluate(form, fp.rcp_approx, a)


@instruction(
    name="rcp.approx.ftz.f64",
    syntax="rcp.approx.ftz.f64  d, a;",
    since=ptx(2, 1) & sm(20),
    section="9.7.3.14",
)
def rcp_approx_ftz_f64(a):
    """`1 / a` of the upper half of `a`, the lower half of the result being 0; subnormal numbers count as zeros."""
    return fp.rcp_approx_f64(a)
