from ptxvm.isa.definition import Form, instruction
from ptxvm.isa.matrix.ldmatrix import NARROW_MATRICES
from ptxvm.isa.operands import WORD, AddressIn, VectorOf
from ptxvm.isa.targets import ptx, sm


def _registers(form: Form) -> int:
    return int(form.spelling("num")[1:])


@instruction(
    syntax="""
        stmatrix.sync.aligned.m8n8.num{.trans}{.ss}.b16  [p], r;
        stmatrix.sync.aligned.m16n8.num.trans{.ss}.b8    [p], r;
        .num = { .x1, .x2, .x4 };
        .ss = { .shared, .shared::cta };
    """,
    since=ptx(7, 8) & sm(90),
    section="9.7.14.5.16",
    needs={".m16n8": NARROW_MATRICES},
    executable=False,
)
def stmatrix(p: AddressIn("ss"), r: VectorOf(WORD, _registers)):
    """Stores one, two or four small matrices, spread over the registers of the warp, to shared memory."""
