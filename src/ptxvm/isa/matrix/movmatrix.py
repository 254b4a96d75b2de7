from ptxvm.isa.definition import instruction
from ptxvm.isa.matrix.shared.spread import ALL_LANES, transposed
from ptxvm.isa.operands import Word
from ptxvm.isa.rules.register_operand import register_operand
from ptxvm.isa.targets import ptx, sm

_REGISTER = register_operand(
    "a",
    accepted="movmatrix.sync.aligned.m8n8.trans.b16 %r1, %r2;",
    rejected="movmatrix.sync.aligned.m8n8.trans.b16 %r1, 5;",
)


@instruction(
    syntax="movmatrix.sync.aligned.m8n8.trans.b16  d, a;",
    since=ptx(7, 8) & sm(75),
    section="9.7.14.5.17",
    rules=[_REGISTER],
)
def movmatrix(warp, a: Word()) -> Word():
    """Transposes an 8x8 matrix of 16-bit elements that is spread over the registers of the warp.

    The register of lane `l` holds two elements of row `l / 4`, from column `2 (l % 4)` on.
    """
    warp.converge(ALL_LANES)
    return transposed(a)
