from operator import neg as negate

from ptxvm.isa.definition import instruction
from ptxvm.isa.floating_point.shared.evaluation import evaluate, passed_on
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
    """`-a`, by changing the sign bit: of zeros and infinities too, and of an f64 NaN, whose other bits stay.

    An f32 NaN becomes the canonical one. It is exact, unlike `0 - a`, which gives +0 for +0.
    """
    return passed_on(evaluate(form, negate, a))
