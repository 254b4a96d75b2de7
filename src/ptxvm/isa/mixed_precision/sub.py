from ptxvm.isa.definition import instruction
from ptxvm.isa.floating_point.shared.evaluation import evaluate_rounded
from ptxvm.isa.operands import ATYPE, DTYPE
from ptxvm.isa.targets import ptx, sm
from ptxvm.lanes import F32, fp


@instruction(
    syntax="""
        sub{.rnd}{.sat}.f32.atype  d, a, c;
        .atype = { .f16, .bf16 };
        .rnd = { .rn, .rz, .rm, .rp };
    """,
    since=ptx(8, 6) & sm(100),
    section="9.7.5.2",
)
def sub(form, a: ATYPE, c: F32) -> DTYPE:
    """`a - c` with `a` made f32 first, rounded to nearest even (`.rn`, the default), towards zero, down or up."""
    return evaluate_rounded(form, fp.sub, a.to(F32), c)
