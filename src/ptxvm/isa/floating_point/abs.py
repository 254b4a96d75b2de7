from ptxvm.isa.definition import instruction
from ptxvm.isa.floating_point.shared.evaluation import evaluate, passed_on
from ptxvm.isa.targets import ALWAYS
from ptxvm.lanes import absolute


@instruction(
    syntax="""
        abs{.ftz}.f32  d, a;
        abs.f64        d, a;
    """,
    since=ALWAYS,
    section="9.7.3.9",
)
def abs_(form, a):
    """The absolute value, by clearing the sign bit, of zeros and infinities too.

    An f64 NaN keeps its other bits, an f32 NaN becomes the canonical one.
    """
    return passed_on(evaluate(form, absolute, a))
