from ptxvm.isa.definition import instruction
from ptxvm.isa.floating_point.shared.evaluation import evaluate, passed_on
from ptxvm.isa.half_precision.shared.availability import EARLY_BF16_NEEDS
from ptxvm.isa.targets import ptx, sm
from ptxvm.lanes import absolute


@instruction(
    syntax="""
        abs{.ftz}.f16    d, a;
        abs{.ftz}.f16x2  d, a;
        abs.bf16         d, a;
        abs.bf16x2       d, a;
    """,
    since=ptx(6, 5) & sm(53),
    section="9.7.4.6",
    needs=EARLY_BF16_NEEDS,
)
def abs_(form, a):
    """The absolute value of a half precision number or of a pair of them; a NaN becomes the canonical one."""
    return passed_on(evaluate(form, absolute, a))
