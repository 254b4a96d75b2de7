from ptxvm.isa.definition import instruction
from ptxvm.isa.targets import ptx, sm
from ptxvm.lanes import U64, const, outline


@instruction(
    syntax="""
        clmad.mode.type  d, a, b, c;
        .mode = { .hi, .lo };
        .type = { .u64, .s64 };
    """,
    fixed=1,
    since=ptx(9, 3) & sm(80),
)
def clmad(form, a, b, c):
    """Multiplies `a` and `b` without carries, as polynomials over one bit, and adds `c` to half of it by exclusive or.

    The product has 128 bits: `.lo` is its lower half, `.hi` its upper half. ptxas takes `.s64` too: the bits are the
    same.
    """
    half = _high if form.mode == "hi" else _low
    return outline(f"clmad.{form.mode}", half, a.bits(U64), b.bits(U64)).bits(form.type) ^ c


def _low(a, b):
    total = const(U64, 0)
    for place in range(64):
        total = total ^ ((b << place) & -((a >> place) & 1))
    return total


def _high(a, b):
    total = const(U64, 0)
    for place in range(1, 64):
        total = total ^ ((b >> (64 - place)) & -((a >> place) & 1))
    return total
