from ptxvm.isa.definition import instruction
from ptxvm.isa.floating_point.shared.evaluation import evaluate
from ptxvm.isa.targets import ptx
from ptxvm.lanes import fp


@instruction(
    syntax="cos.approx{.ftz}.f32  d, a;",
    since=ptx(1, 4),
    section="9.7.3.19",
)
def cos(form, a):
    """The cosine of an angle in radians, to 2^-20.5 between -2 pi and 2 pi and 2^-14.7 up to 100 pi; NaN of
    infinities.

    As on hardware, the angle divided by 2 pi is rounded towards zero and loses what is below 2^-25:
    those of 2^23 turns and more give 1.
    """
    return evaluate(form, fp.cos_approx, a)
