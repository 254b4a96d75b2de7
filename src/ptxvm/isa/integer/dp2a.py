from ptxvm.isa.definition import instruction
from ptxvm.isa.integer.shared.dot import accumulator_type, part
from ptxvm.isa.operands import ATYPE, BTYPE
from ptxvm.isa.targets import ptx, sm


@instruction(
    syntax="""
        dp2a.mode.atype.btype  d, a, b, c;
        .atype = .btype = { .u32, .s32 };
        .mode = { .lo, .hi };
    """,
    fixed=1,
    since=ptx(5, 0) & sm(61),
    section="9.7.1.24",
)
def dp2a(form, a: ATYPE, b: BTYPE, c: accumulator_type) -> accumulator_type:
    """Adds the products of the two halves of `a` with two bytes of `b` to `c`: its lower (`.lo`) or upper (`.hi`)
    ones.
    """
    first = 0 if form.mode == "lo" else 2
    for index in range(2):
        c = c + part(a, index, 16, c.type) * part(b, first + index, 8, c.type)
    return c
