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

    The ISA allows `c` and `d` from 0 to 255; of other numbers the low 8 bits count for `.b32` and all bits for `.b64`,
    as on hardware.
    """
    if a.type.bits == 32:
        c, d = c & 0xFF, d & 0xFF
    field = ((const(a.type, 1) << d) - 1) << c
    return (b & ~field) | ((a << c) & field)
