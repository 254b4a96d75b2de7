from ptxvm.isa.definition import instruction
from ptxvm.isa.targets import ptx, sm
from ptxvm.lanes import U32, leading_zeros, unsigned, where


@instruction(
    syntax="""
        bfind{.shiftamt}.type  d, a;
        .type = { .u32, .u64, .s32, .s64 };
    """,
    since=ptx(2, 0) & sm(20),
    section="9.7.1.16",
)
def bfind(form, a) -> U32:
    """The position of the highest bit of `a` that differs from the sign (unsigned: the highest set bit).

    `.shiftamt` gives the left shift that brings this bit to the top instead. Without such a bit: 0xFFFFFFFF.
    """
    width = a.type.bits
    if a.type.is_signed:
        a = a ^ (a >> (width - 1))
    zeros = leading_zeros(unsigned(a))
    return where(zeros == width, 0xFFFF_FFFF, zeros if form.shiftamt else (width - 1) - zeros)
