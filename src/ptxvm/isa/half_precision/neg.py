from operator import neg as negate

from ptxvm.isa.definition import instruction
from ptxvm.isa.floating_point.shared.evaluation import evaluate, passed_on
from ptxvm.isa.half_precision.shared.availability import EARLY_BF16_NEEDS
from ptxvm.isa.targets import ptx, sm


@instruction(
    syntax="""
        neg{.ftz}.f16    d, a;
        neg{.ftz}.f16x2  d, a;
        neg.bf16         d, a;
        neg.bf16x2       d, a;
    """,
    since=ptx(6, 0) & sm(53),
    section="9.7.4.5",
    needs=EARLY_BF16_NEEDS,
)
def neg(form, a):
    """`-a` of a half precision number or of a pair of them; a NaN becomes the canonical one."""
    return passed_on(evaluate(form, negate, a))
