from ptxvm.isa.comparison.shared.compare import COMPARISONS, combine, compare, comparison_fits_type, flushed
from ptxvm.isa.definition import instruction
from ptxvm.isa.operands import SINK
from ptxvm.isa.rules.ftz_type import ftz_is_for_f32
from ptxvm.isa.targets import ALWAYS
from ptxvm.lanes import PRED


@instruction(
    syntax="""
        setp.CmpOp{.ftz}.type         p[|q], a, b;
        setp.CmpOp.BoolOp{.ftz}.type  p[|q], a, b, {!}c;
        .type = { .b16, .b32, .b64, .u16, .u32, .u64, .s16, .s32, .s64, .f32, .f64 };
    """
    + COMPARISONS,
    since=ALWAYS,
    section="9.7.6.2",
    rules=[comparison_fits_type, ftz_is_for_f32],
    writing={"p": SINK, "q": SINK},
)
def setp(form, a, b, c: PRED) -> PRED:
    """`p` is the result of comparing `a` with `b`, combined with `c` by `.and`, `.or` or `.xor`; `q` that of the
    opposite.

    Ordered comparisons are false when an operand is a NaN; those ending in `u` are then true; `.num` asks for two
    numbers, `.nan` for a NaN. `.lo .ls .hi .hs` are less, less or equal, greater, greater or equal of unsigned
    numbers.
    """
    result = compare(form.CmpOp, *flushed(form, a, b))
    return combine(form.BoolOp, result, c), combine(form.BoolOp, ~result, c)
