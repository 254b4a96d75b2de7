from ptxvm.isa.definition import instruction
from ptxvm.isa.integer.shared.saturation import saturating_sub
from ptxvm.isa.targets import ALWAYS, ptx, sm

_NEW = ptx(9, 2) & sm("120f", "107a")


@instruction(
    syntax="""
        sub.type1        d, a, b;
        sub{.sat}.type2  d, a, b;
        .type1 = { .u16, .u32, .u64, .s16, .s64 };
        .type2 = { .s32, .u8x4, .s8x4 };
    """,
    since=ALWAYS,
    section="9.7.1.2",
    needs={".u8x4": _NEW, ".s8x4": _NEW},
)
def sub(form, a, b):
    """`d = a - b`, wrapping around; packed types subtract element by element. `.sat` limits to the type's range."""
    return saturating_sub(a, b) if form.sat else a - b
