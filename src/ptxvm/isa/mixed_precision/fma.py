from ptxvm.isa.definition import instruction
from ptxvm.isa.floating_point.shared.evaluation import evaluate_rounded
from ptxvm.isa.operands import DTYPE, of_slot
from ptxvm.isa.targets import ptx, sm
from ptxvm.lanes import F32, fp

_ABTYPE = of_slot("abtype")


@instruction(
    syntax="""
        fma.rnd{.sat}.f32.abtype  d, a, b, c;
        .abtype = { .f16, .bf16 };
        .rnd = { .rn, .rz, .rm, .rp };
    """,
    since=ptx(8, 6) & sm(100),
    section="9.7.5.3",
)
def fma(form, a: _ABTYPE, b: _ABTYPE, c: F32) -> DTYPE:
    """`a * b + c` with `a` and `b` made f32 first, computed exactly and rounded once."""
    return evaluate_rounded(form, fp.fma, a.to(F32), b.to(F32), c)
