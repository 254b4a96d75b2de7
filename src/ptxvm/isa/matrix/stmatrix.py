from ptxvm.isa.definition import Form, instruction
from ptxvm.isa.matrix.ldmatrix import NARROW_MATRICES
from ptxvm.isa.matrix.shared.narrow import gathered_columns
from ptxvm.isa.matrix.shared.spread import ALL_LANES, ROWS, gathered, transposed
from ptxvm.isa.operands import WORD, AddressIn, VectorOf
from ptxvm.isa.targets import ptx, sm
from ptxvm.lanes import LANE


def _registers(form: Form) -> int:
    return int(form.spelling("num")[1:])


@instruction(
    syntax="""
        stmatrix.sync.aligned.m8n8.num{.trans}{.ss}.b16  [p], r;
        .num = { .x1, .x2, .x4 };
        .ss = { .shared, .shared::cta };
    """,
    since=ptx(7, 8) & sm(90),
    section="9.7.14.5.16",
)
def stmatrix(form, warp, p: AddressIn("ss"), r: VectorOf(WORD, _registers)):
    """Stores one, two or four 8x8 matrices of 16-bit elements, spread over the warp, to shared memory.

    Each row of 16 bytes is written to the address that one lane gives, a multiple of 16: lanes 0 to 7 the rows of
    the first matrix, and so on; what other lanes give does not matter. One register of lane `l` holds two elements
    of row `l / 4`, from column `2 (l % 4)` on; with `.trans` those of the transposed matrix.
    """
    warp.converge(ALL_LANES)
    registers = [transposed(register) for register in r] if form.trans else r
    # The other lanes write what one of these writes, to the same address.
    source = LANE % (ROWS * len(r))
    warp.store(p.space, p.of_lane(source), tuple(gathered(registers, source)))


@instruction(
    syntax="""
        stmatrix.sync.aligned.m16n8.num.trans{.ss}.b8    [p], r;
        .num = { .x1, .x2, .x4 };
        .ss = { .shared, .shared::cta };
    """,
    since=NARROW_MATRICES,
    section="9.7.14.5.16",
)
def stmatrix_bytes(form, warp, p: AddressIn("ss"), r: VectorOf(WORD, _registers)):
    """Stores one, two or four 16x8 matrices of bytes, spread over the warp, to shared memory, column by column.

    One register of lane `l` holds elements `2 (l % 4)` and `2 (l % 4) + 1` of row `l / 4` and of row `l / 4 + 8`. Each
    column of 16 bytes is written to the address that one lane gives, lanes 0 to 7 those of the first matrix.
    """
    warp.converge(ALL_LANES)
    # The other lanes write what one of these writes, to the same address.
    source = LANE % (ROWS * len(r))
    warp.store(p.space, p.of_lane(source), gathered_columns(r, source))
