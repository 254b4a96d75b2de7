from ptxvm.isa.definition import instruction
from ptxvm.isa.integer.shared.dot import accumulator_type, part
from ptxvm.isa.operands import ATYPE, BTYPE
from ptxvm.isa.targets import ptx, sm


@instruction(
    syntax="""
        dp4a.atype.btype  d, a, b, c;
        .atype = .btype = { .u32, .s32 };
    """,
    since=ptx(5, 0) & sm(61),
    section="9.7.1.23",
)
def dp4a(a: ATYPE, b: BTYPE, c: accumulator_type) -> accumulator_type:
    """Adds the products of the four bytes of `a` with those of `b` to `c`, wrapping around."""
    for index in range(4):
        c = c + part(a, index, 8, c.type) * part(b, index, 8, c.type)
    return c
