from ptxvm.isa.definition import instruction
from ptxvm.isa.targets import ALWAYS, ptx, sm
from ptxvm.lanes.lanes import where


@instruction(
    syntax="""
        add.type       d, a, b;
        add{.sat}.s32  d, a, b;
        .type = { .u16, .u32, .u64, .s16, .s32, .s64, .u16x2, .s16x2 };
    """,
    since=ALWAYS,
    section="9.7.1.1",
    needs={".u16x2": ptx(8, 0) & sm(90), ".s16x2": ptx(8, 0) & sm(90)},
)
def add(form, a, b):
    """`d = a + b`, wrapping around. `.sat` limits the result to the range of `.s32` instead."""
    total = a + b
    if not form.sat:
        return total
    overflow = ((a ^ total) & (b ^ total)) < 0
    return where(overflow, (a >> 31) ^ 0x7FFF_FFFF, total)
