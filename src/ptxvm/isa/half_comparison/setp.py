from ptxvm.isa.comparison.shared.compare import COMPARISONS, comparison_fits_type
from ptxvm.isa.definition import instruction
from ptxvm.isa.half_comparison.shared.pairs import BF16_NEEDS, compare_elements, predicate_beside_bf16_is_register
from ptxvm.isa.operands import SINK
from ptxvm.isa.targets import ptx, sm
from ptxvm.lanes import PRED

_SINCE = ptx(4, 2) & sm(53)


@instruction(
    syntax="""
        setp.CmpOp{.ftz}.f16         p, a, b;
        setp.CmpOp.BoolOp{.ftz}.f16  p, a, b, {!}c;
        setp.CmpOp.bf16              p, a, b;
        setp.CmpOp.BoolOp.bf16       p, a, b, {!}c;
    """
    + COMPARISONS,
    since=_SINCE,
    section="9.7.7.2",
    needs=BF16_NEEDS,
    rules=[comparison_fits_type, predicate_beside_bf16_is_register],
    writing={"p": SINK},
)
def setp(form, a, b, c: PRED) -> PRED:
    """`p` is the result of comparing two half precision numbers, combined with `c` by `.and`, `.or` or `.xor`."""
    (p,) = compare_elements(form, a, b, c)
    return p


@instruction(
    syntax="""
        setp.CmpOp{.ftz}.f16x2         p[|q], a, b;
        setp.CmpOp.BoolOp{.ftz}.f16x2  p[|q], a, b, {!}c;
        setp.CmpOp.bf16x2              p[|q], a, b;
        setp.CmpOp.BoolOp.bf16x2       p[|q], a, b, {!}c;
    """
    + COMPARISONS,
    since=_SINCE,
    section="9.7.7.2",
    needs=BF16_NEEDS,
    rules=[comparison_fits_type, predicate_beside_bf16_is_register],
    writing={"p": SINK, "q": SINK},
)
def setp_pair(form, a, b, c: PRED) -> PRED:
    """Compares pairs of half precision numbers: `p` is the result of the lower ones, `q` that of the upper ones."""
    return compare_elements(form, a, b, c)
