from ptxvm.isa.definition import instruction
from ptxvm.isa.targets import ALWAYS, ptx, sm


@instruction(
    syntax="""
        neg.type  d, a;
        .type = { .s8x4, .s16, .s32, .s64 };
    """,
    since=ALWAYS,
    section="9.7.1.11",
    needs={".s8x4": ptx(9, 2) & sm("120f", "107a")},
)
def neg(a):
    """`d = -a`; the least number stays as it is. `.s8x4` negates each byte."""
    return -a
