from ptxvm.isa.definition import instruction
from ptxvm.isa.half_precision.shared.availability import BF16_NEEDS
from ptxvm.isa.targets import ptx, sm
from ptxvm.lanes import fp


@instruction(
    syntax="""
        tanh.approx.type  d, a;
        .type = { .f16, .f16x2, .bf16, .bf16x2 };
    """,
    since=ptx(7, 0) & sm(75),
    section="9.7.4.9",
    needs=BF16_NEEDS,
)
def tanh(a):
    """The hyperbolic tangent, to an absolute error of 2^-10.987 (f16) or 2^-8 (bf16)."""
    return fp.tanh_approx(a)
