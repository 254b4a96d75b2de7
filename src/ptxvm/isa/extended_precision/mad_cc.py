from ptxvm.isa.definition import instruction
from ptxvm.isa.extended_precision.shared.carry import CARRY_NEEDS, add_with_carry, half_product
from ptxvm.isa.targets import ptx, sm


@instruction(
    name="mad.cc",
    syntax="""
        mad.mode.cc.type  d, a, b, c;
        .mode = { .hi, .lo };
        .type = { .u32, .s32, .u64, .s64 };
    """,
    fixed=1,
    since=ptx(3, 0) & sm(20),
    section="9.7.2.5",
    needs=CARRY_NEEDS,
)
def mad_cc(form, a, b, c):
    """Adds `c` to the upper (`.hi`) or lower (`.lo`) half of `a * b`; the carry of the addition goes to CC.CF."""
    return add_with_carry(half_product(form, a, b), c)
