from ptxvm.isa.comparison.shared.compare import compare
from ptxvm.isa.definition import instruction
from ptxvm.isa.operands import ATYPE, BTYPE, selected
from ptxvm.isa.rules.video import one_last_stage
from ptxvm.isa.targets import ptx, sm
from ptxvm.isa.video.shared.selection import PART, finished, mark, part
from ptxvm.isa.vocabulary import Comparison
from ptxvm.lanes import S64, U32


@instruction(
    syntax="""
        vset.atype.btype.cmp      d, a, b{, c};
        vset.atype.btype.cmp.op2  d, a, b, c;
        .atype = .btype = { .u32, .s32 };
        .cmp = { .eq, .ne, .lt, .le, .gt, .ge };
        .op2 = { .add, .min, .max };
    """,
    since=ptx(2, 0) & sm(20),
    section="9.7.18.1.4",
    rules=[one_last_stage],
    writing={"d": selected(PART), "a": selected(PART), "b": selected(PART)},
)
def vset(form, a: ATYPE, b: BTYPE, c: U32) -> U32:
    """1 if the comparison of bytes, half words or words of `a` and `b` holds, else 0.

    Then `.op2` combines it with `c`, which is signed if `a` is, or a selector of `d` puts it into `c`.
    """
    x, y = part(a, mark(form, "a").selector), part(b, mark(form, "b").selector)
    value = compare(Comparison(form.cmp), x, y).to(S64)
    return finished(value, U32, form.op2, c.bits(form.atype) if c is not None else None, mark(form, "d").selector)
