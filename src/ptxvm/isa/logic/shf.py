from ptxvm.isa.definition import instruction
from ptxvm.isa.operands import B32
from ptxvm.isa.targets import ptx, sm
from ptxvm.lanes import U32, minimum


@instruction(
    syntax="""
        shf.dir.mode.b32  d, a, b, c;
        .dir = { .l, .r };
        .mode = { .clamp, .wrap };
    """,
    fixed=1,
    since=ptx(3, 1) & sm(32),
    section="9.7.8.7",
)
def shf(form, a: B32, b: B32, c: U32):
    """Shifts the 64-bit value with the halves `b` (upper) and `a` (lower) by `c` bits.

    `.l` shifts left and gives the upper half, `.r` shifts right and gives the lower half. `.clamp` limits the amount to
    32, `.wrap` takes it modulo 32.
    """
    amount = c & 31 if form.mode == "wrap" else minimum(c, 32)
    rest = 32 - amount
    return (b << amount) | (a >> rest) if form.dir == "l" else (b << rest) | (a >> amount)
