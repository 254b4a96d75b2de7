from ptxvm.isa.comparison.shared.compare import COMPARISONS, combine, compare, comparison_fits_type, flushed
from ptxvm.isa.definition import instruction
from ptxvm.isa.operands import DTYPE, of_slot
from ptxvm.isa.rules.ftz_type import ftz_is_for_f32
from ptxvm.isa.targets import ALWAYS
from ptxvm.lanes import PRED, const, where

_STYPE = of_slot("stype")


@instruction(
    syntax="""
        set.CmpOp{.ftz}.dtype.stype         d, a, b;
        set.CmpOp.BoolOp{.ftz}.dtype.stype  d, a, b, {!}c;
        .dtype = { .u32, .s32, .f32 };
        .stype = { .b16, .b32, .b64, .u16, .u32, .u64, .s16, .s32, .s64, .f32, .f64 };
    """
    + COMPARISONS,
    since=ALWAYS,
    section="9.7.6.1",
    rules=[comparison_fits_type, ftz_is_for_f32],
)
def set_(form, a: _STYPE, b: _STYPE, c: PRED) -> DTYPE:
    """Compares `a` with `b` as `setp` does; true is all bits set, or 1.0 for a float result, false is 0."""
    result = combine(form.BoolOp, compare(form.CmpOp, *flushed(form, a, b)), c)
    true = 1.0 if form.dtype.is_float else form.dtype.mask
    return where(result, const(form.dtype, true), 0)
