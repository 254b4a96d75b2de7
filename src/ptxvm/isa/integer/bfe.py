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

    Only the low 8 bits of `b` and `c` count. A field that reaches over the top ends there (signed: with the sign
    of `a`); without any bit (`c = 0`) the result is 0.
    """
    width = const(U32, a.type.bits)
    position = minimum(b & 0xFF, width)
    length = minimum(c & 0xFF, width - position)
    field = (unsigned(a) << (width - position - length)).bits(a.type) >> (width - length)
    if not a.type.is_signed:
        return field
    beyond = a >> (a.type.bits - 1)
    return where((c & 0xFF) == 0, 0, where(position == width, beyond, field))
