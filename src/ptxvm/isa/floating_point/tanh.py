from ptxvm.isa.definition import instruction
from ptxvm.isa.targets import ptx, sm
from ptxvm.lanes import fp


@instruction(
    syntax="tanh.approx.f32  d, a;",
    since=ptx(7, 0) & sm(75),
    section="9.7.3.22",
)
def tanh(a):
    """The hyperbolic tangent with a relative error of at most 2^-11."""
    return fp.tanh_approx(a)
