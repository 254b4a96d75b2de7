from ptxvm.isa.definition import instruction
from ptxvm.isa.rules.literal_byte import literal_byte
from ptxvm.isa.targets import ptx, sm
from ptxvm.lanes import U32, const


@instruction(
    syntax="""
        bfi.type  f, a, b, c, d;
        .type = { .b32, .b64 };
    """,
    since=ptx(2, 0) & sm(20),
    section="9.7.1.20",
    rules=[literal_byte("c", "d")],
)
def bfi(a, b, c: U32, d: U32):
    """`b` with the lowest `d` bits of `a` put in at position `c`; what would reach over the top is dropped.

    Only the low 8 bits of `c` and `d` count.
    """
    position = c & 0xFF
    field = ((const(a.type, 1) << (d & 0xFF)) - 1) << position
    return (b & ~field) | ((a << position) & field)
