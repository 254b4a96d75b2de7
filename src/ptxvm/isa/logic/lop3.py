from ptxvm.isa.definition import instruction
from ptxvm.isa.operands import SINK
from ptxvm.isa.targets import ptx, sm
from ptxvm.isa.vocabulary import BoolOp
from ptxvm.lanes import PRED


def lookup(a, b, c, table: int):
    """The function of three bits that `table` describes, for every bit: the sum of its products."""
    result = a ^ a
    for index in range(8):
        if table >> index & 1:
            result = result | ((a if index & 4 else ~a) & (b if index & 2 else ~b) & (c if index & 1 else ~c))
    return result


@instruction(
    syntax="lop3.b32  d, a, b, c, immLut;",
    since=ptx(4, 3) & sm(50),
    section="9.7.8.6",
)
def lop3(a, b, c, immLut: int):
    """Any logical function of three operands, bit by bit.

    Bit `4a + 2b + c` of `immLut` is the result for the bits `a`, `b` and `c`: the function applied to 0xF0, 0xCC, 0xAA.
    """
    return lookup(a, b, c, immLut & 0xFF)


@instruction(
    syntax="""
        lop3.BoolOp.b32  d|p, a, b, c, immLut, {!}q;
        .BoolOp = { .or, .and };
    """,
    since=ptx(8, 2) & sm(70),
    section="9.7.8.6",
    writing={"d": SINK},
)
def lop3_predicate(form, a, b, c, immLut: int, q: PRED):
    """`lop3` that also tells in `p` whether the result is not zero, combined with `q`; `d` may be `_`."""
    result = lookup(a, b, c, immLut & 0xFF)
    some = result != 0
    return result, some & q if form.BoolOp is BoolOp.AND else some | q
