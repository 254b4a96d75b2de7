from ptxvm.isa.definition import instruction
from ptxvm.isa.integer.shared.extremum import EXTREMUM_NEEDS
from ptxvm.isa.targets import ALWAYS
from ptxvm.lanes import maximum


@instruction(
    syntax="""
        max.type1         d, a, b;
        max{.relu}.type2  d, a, b;
        .type1 = { .u16, .u32, .u64, .u16x2, .u8x4, .s16, .s64 };
        .type2 = { .s16x2, .s32, .s8x4 };
    """,
    since=ALWAYS,
    section="9.7.1.13",
    needs=EXTREMUM_NEEDS,
)
def max_(form, a, b):
    """The greater of `a` and `b`, element by element for packed types; `.relu` turns a negative result into 0."""
    greatest = maximum(a, b)
    return maximum(greatest, 0) if form.relu else greatest
