from operator import neg as negate

from ptxvm.isa.definition import instruction
from ptxvm.isa.floating_point.evaluation import evaluate
from ptxvm.isa.targets import ALWAYS


@instruction(
    syntax="""
        neg{.ftz}.f32  d, a;
        neg.f64        d, a;
    """,
    since=ALWAYS,
    section="9.7.3.10",
)
def neg(form, a):
    """`-a`; of a NaN too the sign changes."""
    return evaluate(form, negate, a)
