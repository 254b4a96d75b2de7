from ptxvm.isa.definition import instruction
from ptxvm.isa.floating_point.shared.evaluation import evaluate_rounded
from ptxvm.isa.targets import ptx, sm
from ptxvm.lanes import fp


@instruction(
    syntax="""
        mad.rnd{.ftz}{.sat}.f32  d, a, b, c;
        mad.rnd.f64              d, a, b, c;
        .rnd = { .rn, .rz, .rm, .rp };
    """,
    since=ptx(1, 4) & sm(13),
    section="9.7.3.7",
    needs={".f32": ptx(2, 0) & sm(20)},
)
def mad(form, a, b, c):
    """The older name of `fma`: `a * b + c`, computed exactly and rounded once."""
    return evaluate_rounded(form, fp.fma, a, b, c)
