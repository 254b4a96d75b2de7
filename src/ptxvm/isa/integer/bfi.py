from ptxvm.isa.definition import instruction
from ptxvm.isa.rules.constant_operand import constant_in_range
from ptxvm.isa.targets import ptx, sm
from ptxvm.lanes import U32, const


@instruction(
    syntax="""
        bfi.type  f, a, b, c, d;
        .type = { .b32, .b64 };
    """,
    since=ptx(2, 0) & sm(20),
    section="9.7.1.20",
    rules=[
        constant_in_range(
            "c",
            "d",
            low=0,
            high=255,
            accepted="bfi.b32 %r1, %r2, %r3, 255, 0;",
            rejected="bfi.b32 %r1, %r2, %r3, 256, 0;",
        )
    ],
)
def bfi(a, b, c: U32, d: U32):
    """`b` with the lowest `d` bits of `a` put in at position `c`; what would reach over the top is dropped.

    Only the low 8 bits of `c` and `d` count.
    """
    position = c & 0xFF
    field = ((const(a.type, 1) << (d & 0xFF)) - 1) << position
    return (b & ~field) | ((a << position) & field)
