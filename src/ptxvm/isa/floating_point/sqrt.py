from ptxvm.isa.definition import instruction
from ptxvm.isa.floating_point.shared.evaluation import evaluate, evaluate_rounded
from ptxvm.isa.targets import ptx, sm
from ptxvm.lanes import fp

_SM20 = ptx(2, 0) & sm(20)


@instruction(
    syntax="""
        sqrt.rnd{.ftz}.f32  d, a;
        sqrt.rnd.f64        d, a;
        .rnd = { .rn, .rz, .rm, .rp };
    """,
    since=ptx(1, 4),
    section="9.7.3.15",
    needs={".f32": _SM20, ".rz": _SM20, ".rm": _SM20, ".rp": _SM20},
)
def sqrt(form, a):
    """The square root, rounded as IEEE 754 says: to nearest even (`.rn`), towards zero, down or up.

    Of negative numbers it is NaN, of -0 it is -0.
    """
    return evaluate_rounded(form, fp.sqrt, a)


@instruction(
    name="sqrt.approx",
    syntax="sqrt.approx{.ftz}.f32  d, a;",
    since=ptx(1, 4),
    section="9.7.3.15",
)
def sqrt_approx(form, a):
    """The square root with a relative error of at most 2^-23. Here the correctly rounded one."""
    return evaluate(form, fp.sqrt_approx, a)
