from ptxvm.isa.definition import Form, instruction
from ptxvm.isa.matrix.shared.narrow import spread_columns, spread_rows
from ptxvm.isa.matrix.shared.spread import ALL_LANES, ROWS, WORDS, spread, spread_transposed
from ptxvm.isa.operands import WORD, AddressIn, VectorOf
from ptxvm.isa.targets import ptx, sm
from ptxvm.lanes import LANE, U32

NARROW_MATRICES = (ptx(8, 6) & sm("100a", "110a", "120a")) | (ptx(8, 8) & sm("100f", "110f", "120f"))

_ELEMENT_BITS = {"b6x16_p32": 6, "b4x16_p64": 4}


def _matrices(form: Form) -> int:
    return int(form.spelling("num")[1:])


def _registers(form: Form) -> int:
    """One register for each 8x16 matrix; a 16x16 matrix of bytes takes two."""
    return 2 * int(form.spelling("few")[1:]) if form.has("m16n16") else _matrices(form)


@instruction(
    syntax="""
        ldmatrix.sync.aligned.m8n8.num{.trans}{.ss}.b16             r, [p];
        .num = { .x1, .x2, .x4 };
        .ss = { .shared, .shared::cta };
    """,
    since=ptx(6, 5) & sm(75),
    section="9.7.14.5.15",
    needs={".shared::cta": ptx(7, 8)},
)
def ldmatrix(form, warp, p: AddressIn("ss")) -> VectorOf(WORD, _matrices):
    """Loads one, two or four 8x8 matrices of 16-bit elements from shared memory and spreads each over the warp.

    Each row of 16 bytes is read from the address that one lane gives, a multiple of 16: lanes 0 to 7 the rows of the
    first matrix, and so on; what other lanes give does not matter. One register of lane `l` receives two elements
    of row `l / 4`, from column `2 (l % 4)` on; with `.trans` those of the transposed matrix.
    """
    warp.converge(ALL_LANES)
    count = _matrices(form)
    rows = warp.load(p.space, U32, p.of_lane(LANE % (ROWS * count)), count=WORDS)
    arranged = spread_transposed if form.trans else spread
    return tuple(arranged(rows, ROWS * matrix) for matrix in range(count))


@instruction(
    syntax="""
        ldmatrix.sync.aligned.m8n16.num{.ss}.dst_fmt.src_fmt        r, [p];
        ldmatrix.sync.aligned.m16n16.few.trans{.ss}.b8              r, [p];
        ldmatrix.sync.aligned.m16n16.few.trans{.ss}.dst_fmt.src_fmt r, [p];
        .num = { .x1, .x2, .x4 };
        .few = { .x1, .x2 };
        .ss = { .shared, .shared::cta };
        .dst_fmt = { .b8x16 };
        .src_fmt = { .b6x16_p32, .b4x16_p64 };
    """,
    since=NARROW_MATRICES,
    section="9.7.14.5.15",
)
def ldmatrix_narrow(form, warp, p: AddressIn("ss")) -> VectorOf(WORD, _registers):
    """Loads matrices of elements of 8, 6 or 4 bits from shared memory and spreads each over the registers of the warp.

    Each row of 16 bytes is read from the address that one lane gives; rows of elements of 6 and 4 bits end with unused
    bytes, and their elements become the low bits of bytes. With `m8n16` one register of lane `l` receives elements
    `4 (l % 4)` to `4 (l % 4) + 3` of row `l / 4`; a transposed 16x16 matrix takes two, with rows `4 (l % 4)` to
    `4 (l % 4) + 3` of column `l / 4` in the first and of column `l / 4 + 8` in the second.
    """
    warp.converge(ALL_LANES)
    count, bits = _registers(form), _ELEMENT_BITS.get(form.spelling("src_fmt"), 8)
    matrix_rows = 2 * ROWS if form.has("m16n16") else ROWS
    matrices = count // 2 if form.has("m16n16") else count
    rows = warp.load(p.space, U32, p.of_lane(LANE % (matrix_rows * matrices)), count=WORDS)
    if form.has("m16n16"):
        return tuple(spread_columns(rows, 2 * ROWS * (r // 2), ROWS * (r % 2), bits) for r in range(count))
    return tuple(spread_rows(rows, ROWS * r, bits) for r in range(count))
