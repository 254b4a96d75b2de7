from ptxvm.isa.comparison.shared.compare import COMPARISONS, comparison_fits_type
from ptxvm.isa.definition import instruction
from ptxvm.isa.half_comparison.shared.pairs import BF16_NEEDS, compare_elements, predicate_beside_bf16_is_register
from ptxvm.isa.operands import ATYPE, DTYPE
from ptxvm.isa.requirement import Requirement
from ptxvm.isa.targets import ptx, sm
from ptxvm.lanes import PRED, U16X2, const, pack, where

_SINCE = ptx(4, 2) & sm(53)
_LISTS = (
    """
    .integer = { .u16, .s16, .u32, .s32 };
    .word = { .u32, .s32 };
    .half_float = { .f16, .f32 };
    .other = { .b16, .b32, .b64, .u16, .u32, .u64, .s16, .s32, .s64, .f64 };
    .any = { .b16, .b32, .b64, .u16, .u32, .u64, .s16, .s32, .s64, .f16, .bf16, .f32, .f64 };
"""
    + COMPARISONS
)


@instruction(
    syntax="""
        set.CmpOp{.ftz}.f16.half_float         d, a, b;
        set.CmpOp.BoolOp{.ftz}.f16.half_float  d, a, b, {!}c;
        set.CmpOp.f16.other                    d, a, b;
        set.CmpOp.BoolOp.f16.other             d, a, b, {!}c;
        set.CmpOp.bf16.any                     d, a, b;
        set.CmpOp.BoolOp.bf16.any              d, a, b, {!}c;
        set.CmpOp{.ftz}.integer.f16            d, a, b;
        set.CmpOp.BoolOp{.ftz}.integer.f16     d, a, b, {!}c;
        set.CmpOp.integer.bf16                 d, a, b;
        set.CmpOp.BoolOp.integer.bf16          d, a, b, {!}c;
    """
    + _LISTS,
    since=_SINCE,
    section="9.7.7.1",
    needs=BF16_NEEDS,
    requires=[Requirement("set with integer result", lambda form: form.integer is not None, ptx(6, 5))],
    rules=[comparison_fits_type, predicate_beside_bf16_is_register],
)
def set_(form, a: ATYPE, b: ATYPE, c: PRED) -> DTYPE:
    """Compares as `setp` does; true is 1.0 for a half precision result and all bits set for an integer, false is 0."""
    (result,) = compare_elements(form, a, b, c)
    return where(result, const(form.dtype, 1.0 if form.dtype.is_float else form.dtype.mask), 0)


@instruction(
    syntax="""
        set.CmpOp{.ftz}.f16x2.f16x2         d, a, b;
        set.CmpOp.BoolOp{.ftz}.f16x2.f16x2  d, a, b, {!}c;
        set.CmpOp{.ftz}.word.f16x2          d, a, b;
        set.CmpOp.BoolOp{.ftz}.word.f16x2   d, a, b, {!}c;
        set.CmpOp.bf16x2.bf16x2             d, a, b;
        set.CmpOp.BoolOp.bf16x2.bf16x2      d, a, b, {!}c;
        set.CmpOp.word.bf16x2               d, a, b;
        set.CmpOp.BoolOp.word.bf16x2        d, a, b, {!}c;
    """
    + _LISTS,
    since=_SINCE,
    section="9.7.7.1",
    needs=BF16_NEEDS,
    requires=[Requirement("set with integer result", lambda form: form.word is not None, ptx(6, 5))],
    rules=[comparison_fits_type, predicate_beside_bf16_is_register],
)
def set_pair(form, a: ATYPE, b: ATYPE, c: PRED) -> DTYPE:
    """Compares pairs: each half of the result is 1.0 (integers: 0xFFFF) where the comparison is true, else 0."""
    type_ = form.dtype if form.dtype.is_float else U16X2
    true = const(type_.element, 1.0 if type_.is_float else 0xFFFF)
    return pack(type_, *(where(result, true, 0) for result in compare_elements(form, a, b, c))).bits(form.dtype)
