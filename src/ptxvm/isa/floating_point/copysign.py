from ptxvm.isa.definition import instruction
from ptxvm.isa.targets import ptx, sm
from ptxvm.lanes import fp


@instruction(
    syntax="""
        copysign.type  d, a, b;
        .type = { .f32, .f64 };
    """,
    since=ptx(2, 0) & sm(20),
    section="9.7.3.2",
)
def copysign(a, b):
    """The value of `b` with the sign of `a`. Mind the order: the sign is the first operand.

    Only the sign bits matter: zeros, infinities and NaN take part like other numbers.
    """
    return fp.copy_sign(fp.canonical_nan(b), fp.canonical_nan(a))
