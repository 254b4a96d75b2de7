from ptxvm.isa.definition import instruction
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
    executable=False,
)
def movmatrix(a: Word()) -> Word():
    """Transposes an 8x8 matrix of 16-bit elements that is spread over the registers of the warp."""
