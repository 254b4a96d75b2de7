from ptxvm.isa.definition import instruction
from ptxvm.isa.integer.shared.product24 import product24
from ptxvm.isa.targets import ALWAYS


@instruction(
    syntax="""
        mul24.mode.type  d, a, b;
        .mode = { .hi, .lo };
        .type = { .u32, .s32 };
    """,
    fixed=1,
    since=ALWAYS,
    section="9.7.1.5",
)
def mul24(form, a, b):
    """The product of the low 24 bits of `a` and `b`: its bits 31:0 (`.lo`) or 47:16 (`.hi`)."""
    return product24(form, a, b)
