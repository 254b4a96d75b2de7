from ptxvm.isa.definition import instruction
from ptxvm.isa.integer.shared.saturation import saturating_add
from ptxvm.isa.targets import ALWAYS, ptx, sm

_PACKED = ptx(8, 0) & sm(90)
_NEW = ptx(9, 2) & sm("120f", "107a")


@instruction(
    syntax="""
        add.type1        d, a, b;
        add{.sat}.type2  d, a, b;
        .type1 = { .u16, .u64, .s16, .s64 };
        .type2 = { .u32, .u16x2, .u8x4, .s32, .s16x2, .s8x4 };
    """,
    since=ALWAYS,
    section="9.7.1.1",
    needs={
        ".u16x2": _PACKED,
        ".s16x2": _PACKED,
        ".u8x4": _NEW,
        ".s8x4": _NEW,
        ".sat.u32": _NEW,
        ".sat.u16x2": _NEW,
        ".sat.s16x2": _NEW,
    },
)
def add(form, a, b):
    """`d = a + b`, wrapping around; packed types add element by element. `.sat` limits to the range of the type."""
    return saturating_add(a, b) if form.sat else a + b
