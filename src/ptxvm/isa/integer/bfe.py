from ptxvm.isa.definition import instruction
from ptxvm.isa.rules.constant_operand import constant_in_range
from ptxvm.isa.targets import ptx, sm
from ptxvm.lanes import U32, const, minimum, unsigned, where


@instruction(
    syntax="""
        bfe.type  d, a, b, c;
        .type = { .u32, .u64, .s32, .s64 };
    """,
    since=ptx(2, 0) & sm(20),
    section="9.7.1.19",
    rules=[
        constant_in_range(
            "b", "c", low=0, high=255, accepted="bfe.u32 %r1, %r2, 255, 0;", rejected="bfe.u32 %r1, %r2, 256, 0;"
        )
    ],
)
def bfe(a, b: U32, c: U32):
    """The bits of `a` from position `b` on, `c` of them, moved to the bottom; signed types extend their highest bit.

    The ISA allows `b` and `c` from 0 to 255; of other numbers the low 8 bits count for 32-bit types and all bits for
    64-bit types, as on hardware. A field that reaches over the top ends there (signed: with the sign
    of `a`); without any bit (`c = 0`) the result is 0.
    """
    if a.type.bits == 32:
        b, c = b & 0xFF, c & 0xFF
    width = const(U32, a.type.bits)
    position = minimum(b, width)
    length = minimum(c, width - position)
    field = (unsigned(a) << (width - position - length)).bits(a.type) >> (width - length)
    if not a.type.is_signed:
        return field
    beyond = a >> (a.type.bits - 1)
    return where(c == 0, 0, where(position == width, beyond, field))
