from ptxvm.isa.definition import Form, instruction
from ptxvm.isa.matrix.mma import (
    NARROW_FP8,
    SCALES_IN_REGISTERS,
    accumulators_are_of_one_type,
    is_fp8,
    scale_selectors_exist,
)
from ptxvm.isa.matrix.shared.fragments import SPARSE_A, SPARSE_B, SPARSE_C, SPARSE_D, shape
from ptxvm.isa.matrix.shared.multiply import (
    check_metadata,
    multiply_floats,
    multiply_integers,
    multiply_scaled,
    product_of,
)
from ptxvm.isa.operands import B32, BRACES
from ptxvm.isa.requirement import Requirement
from ptxvm.isa.rules.rule import Use, rule
from ptxvm.isa.targets import ptx, sm
from ptxvm.lanes import U16, U32, const

_SECTION = "9.7.14.6.3"
_FP8 = ptx(8, 4) & sm(89)
_NARROW = (ptx(8, 7) & sm("120a")) | (ptx(8, 8) & sm("120f"))
_FOUR_BITS = ptx(8, 7) & sm("120a", "121a")
# The K at which the metadata of A fills all lanes, so that there is nothing left to select.
_FULL = {"f16": 64, "bf16": 64, "tf32": 32, "s8": 64, "u8": 64, "s4": 128, "u4": 128}
_NARROW_FULL = 64
_NEEDS = {".sp::ordered_metadata": ptx(8, 5)}
_TYPES = """
    .variant = { .sp, .sp::ordered_metadata };
    .ordered = { .sp::ordered_metadata };
    .byte_a = { .u8, .s8 };
    .byte_b = { .u8, .s8 };
    .nibble_a = { .u4, .s4 };
    .nibble_b = { .u4, .s4 };
    .f8_a = { .e4m3, .e5m2 };
    .f8_b = { .e4m3, .e5m2 };
    .narrow_a = { .e4m3, .e5m2, .e3m2, .e2m3, .e2m1 };
    .narrow_b = { .e4m3, .e5m2, .e3m2, .e2m3, .e2m1 };
    .dtype = { .f16, .f32 };
    .ctype = { .f16, .f32 };
"""


def selectors(form: Form) -> int:
    """How many sets of lanes the metadata may come from."""
    k, spelling = shape(form)[2], form.spelling("atype")
    return max(1, _FULL.get(spelling, _NARROW_FULL) // k)


def accepted_selectors(form: Form) -> int:
    """How many ptxas takes: four where f16 are added in f32, which a GPU then has no instruction for."""
    is_wide = form.spelling("atype") == "f16" and form.spelling("dtype") == "f32"
    return 4 if is_wide else selectors(form)


@rule(
    code="PTX208",
    accepted="mma.sp.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32 "
    "{%r1, %r2, %r3, %r4}, {%r1, %r2}, {%r3, %r4}, {%r1, %r2, %r3, %r4}, %r5, 1;",
    rejected="mma.sp.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32 "
    "{%r1, %r2, %r3, %r4}, {%r1, %r2}, {%r3, %r4}, {%r1, %r2, %r3, %r4}, %r5, 2;",
)
def selector_names_a_lane(use: Use) -> str | None:
    """The sparsity selector says which lanes of each four hold the metadata; the more metadata, the fewer choices."""
    selector, count = use.constant("f"), accepted_selectors(use.form)
    if selector is None or 0 <= selector < count:
        return None
    return f"the sparsity selector is {selector}; it must be from 0 to {count - 1}"


@rule(
    code="PTX214",
    accepted="mma.sp.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32 "
    "{%r1, %r2, %r3, %r4}, {%r1, %r2}, {%r3, %r4}, {%r1, %r2, %r3, %r4}, %r5, 1;",
    rejected="mma.sp.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32 "
    "{%r1, %r2, %r3, %r4}, {%r1, %r2}, {%r3, %r4}, {%r1, %r2, %r3, %r4}, 5, 1;",
)
def metadata_in_a_register(use: Use) -> str | None:
    """The metadata differ from lane to lane and are in a register."""
    return "the metadata `e` are in a register" if use.constant("e") is not None else None


@instruction(
    name="mma.sp",
    syntax="""
        mma.variant.sync.aligned.half_shape.row.col.dtype.f16.f16.ctype      d, a, b, c, e, f;
        mma.variant.sync.aligned.half_shape.row.col.f32.bf16.bf16.f32        d, a, b, c, e, f;
        mma.variant.sync.aligned.tf32_shape.row.col.f32.tf32.tf32.f32        d, a, b, c, e, f;
        mma.variant.sync.aligned.f8_shape.row.col.dtype.f8_a.f8_b.ctype      d, a, b, c, e, f;
        mma.ordered.sync.aligned.m16n8k64.row.col.kind::f8f6f4.dtype.narrow_a.narrow_b.ctype
            d, a, b, c, e, f;
        mma.variant.sync.aligned.byte_shape.row.col{.satfinite}.s32.byte_a.byte_b.s32        d, a, b, c, e, f;
        mma.variant.sync.aligned.nibble_shape.row.col{.satfinite}.s32.nibble_a.nibble_b.s32  d, a, b, c, e, f;
        .half_shape = { .m16n8k16, .m16n8k32 };
        .tf32_shape = { .m16n8k8, .m16n8k16 };
        .f8_shape = { .m16n8k32, .m16n8k64 };
        .byte_shape = { .m16n8k32, .m16n8k64 };
        .nibble_shape = { .m16n8k64, .m16n8k128 };
    """
    + _TYPES,
    since=ptx(7, 1) & sm(80),
    section=_SECTION,
    needs=_NEEDS,
    requires=[
        Requirement(".kind::f8f6f4", lambda form: form.has("kind::f8f6f4") and is_fp8(form), NARROW_FP8),
        Requirement(".kind::f8f6f4", lambda form: form.has("kind::f8f6f4") and not is_fp8(form), _NARROW),
        Requirement("mma.sp of .e4m3 and .e5m2", lambda form: form.spelling("atype") in ("e4m3", "e5m2"), _FP8),
        Requirement(
            "this shape or an f16 result of .e4m3 and .e5m2",
            lambda form: (
                form.spelling("atype") in ("e4m3", "e5m2") and (form.has("m16n8k32") or form.spelling("dtype") == "f16")
            ),
            ptx(8, 7) & sm(120),
        ),
    ],
    rules=[accumulators_are_of_one_type, selector_names_a_lane, metadata_in_a_register],
)
def mma_sparse(form, warp, a: SPARSE_A, b: SPARSE_B, c: SPARSE_C, e: B32, f: int) -> SPARSE_D:
    """`D = A * B + C` where half of the elements of A are zero: `e` tells which, `f` whose registers hold `e`.

    Metadata that mean nothing are a fault, as are selectors that name no lanes.
    """
    if f >= selectors(form):
        warp.call_host("mma.sp.selector", const(U32, f))
    product = product_of(form, form.spelling("atype"), form.spelling("btype"), selector=f)
    check_metadata(product, warp, a, e)
    multiply = multiply_integers if form.spelling("dtype") == "s32" else multiply_floats
    return multiply(product, warp, a, b, c, (e,))


@instruction(
    name="mma.sp",
    syntax="""
        mma.ordered.sync.aligned.m16n8k128.row.col.kind::mxf4.block_scale{.scale_vec::2X}.f32.e2m1.e2m1.f32.ue8m0
            d, a, b, c, e, f, scale-a-data, {byte-id-a, byte-id-a}, scale-b-data, {byte-id-b, byte-id-b};
        mma.ordered.sync.aligned.m16n8k128.row.col.kind::mxf4nvf4.block_scale.scale_vec::2X.f32.e2m1.e2m1.f32.ue8m0
            d, a, b, c, e, f, scale-a-data, {byte-id-a, byte-id-a}, scale-b-data, {byte-id-b, byte-id-b};
        mma.ordered.sync.aligned.m16n8k128.row.col.kind::mxf4nvf4.block_scale.scale_vec::4X.f32.e2m1.e2m1.f32.stype
            d, a, b, c, e, f, scale-a-data, {byte-id-a, byte-id-a}, scale-b-data, {byte-id-b, byte-id-b};
    mma.ordered.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale{.scale_vec::1X}.f32.narrow_a.narrow_b.f32.ue8m0
            d, a, b, c, e, f, scale-a-data, {byte-id-a, byte-id-a}, scale-b-data, {byte-id-b, byte-id-b};
        .stype = { .ue8m0, .ue4m3 };
    """
    + _TYPES,
    since=ptx(8, 7) & sm(120),
    section=_SECTION,
    needs=_NEEDS
    | {
        ".kind::mxf4": _FOUR_BITS,
        ".kind::mxf4nvf4": _FOUR_BITS,
        ".kind::mxf8f6f4": _NARROW,
        ".scale_vec::4X .ue8m0": ptx(9, 1),
    },
    rules=[scale_selectors_exist, SCALES_IN_REGISTERS, selector_names_a_lane, metadata_in_a_register],
    writing={"scale_a_data": BRACES, "scale_b_data": BRACES},
)
def mma_sparse_scaled(
    form,
    warp,
    a: SPARSE_A,
    b: SPARSE_B,
    c: SPARSE_C,
    e: B32,
    f: int,
    scale_a_data: B32,
    byte_id_a: U16,
    scale_b_data: B32,
    byte_id_b: U16,
) -> SPARSE_D:
    """`mma.sp` of matrices whose blocks have scales of their own."""
    product = product_of(form, form.spelling("atype"), form.spelling("btype"), selector=f)
    check_metadata(product, warp, a, e)
    scales = (scale_a_data, *byte_id_a, scale_b_data, *byte_id_b)
    return multiply_scaled(product, warp, a, b, c, scales, (e,))
