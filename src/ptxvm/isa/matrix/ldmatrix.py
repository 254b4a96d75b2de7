from ptxvm.isa.definition import Form, instruction
from ptxvm.isa.operands import WORD, AddressIn, VectorOf
from ptxvm.isa.targets import ptx, sm

NARROW_MATRICES = (ptx(8, 6) & sm("100a", "110a", "120a")) | (ptx(8, 8) & sm("100f", "110f", "120f"))


def _registers(form: Form) -> int:
    """One register for each 8x8 matrix of 16-bit elements or its like; a 16x16 matrix of bytes takes two."""
    if form.has("m16n16"):
        return 2 * int(form.spelling("few")[1:])
    return int(form.spelling("num")[1:])


@instruction(
    syntax="""
        ldmatrix.sync.aligned.m8n8.num{.trans}{.ss}.b16             r, [p];
        ldmatrix.sync.aligned.m8n16.num{.ss}.dst_fmt.src_fmt        r, [p];
        ldmatrix.sync.aligned.m16n16.few.trans{.ss}.b8              r, [p];
        ldmatrix.sync.aligned.m16n16.few.trans{.ss}.dst_fmt.src_fmt r, [p];
        .num = { .x1, .x2, .x4 };
        .few = { .x1, .x2 };
        .ss = { .shared, .shared::cta };
        .dst_fmt = { .b8x16 };
        .src_fmt = { .b6x16_p32, .b4x16_p64 };
    """,
    since=ptx(6, 5) & sm(75),
    section="9.7.14.5.15",
    needs={".m8n16": NARROW_MATRICES, ".m16n16": NARROW_MATRICES, ".shared::cta": ptx(7, 8)},
    executable=False,
)
def ldmatrix(p: AddressIn("ss")) -> VectorOf(WORD, _registers):
    """Loads one, two or four small matrices from shared memory and spreads each over the registers of the warp.

    Each row is read from the address that one lane gives: lanes 0 to 7 the rows of the first matrix, and so on.
    """
