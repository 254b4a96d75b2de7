from ptxvm.isa.definition import Form, instruction
from ptxvm.isa.matrix.shared.fragments import A, B, C, D
from ptxvm.isa.matrix.shared.multiply import (
    multiply_bits,
    multiply_doubles,
    multiply_floats,
    multiply_integers,
    multiply_scaled,
    product_of,
    volta_product,
)
from ptxvm.isa.operands import B32, BRACES
from ptxvm.isa.requirement import Requirement
from ptxvm.isa.rules.register_operand import register_operand
from ptxvm.isa.rules.rule import Use, rule
from ptxvm.isa.targets import Availability, ptx, sm
from ptxvm.lanes import U16

_TURING = ptx(6, 5) & sm(75)
_AMPERE = ptx(7, 0) & sm(80)
_FP8 = ptx(8, 4) & sm(89)
_NARROW = (ptx(8, 7) & sm("120a")) | (ptx(8, 8) & sm("120f"))
NARROW_FP8 = _NARROW | (ptx(8, 7) & sm("100a", "110a")) | (ptx(8, 8) & sm("100f")) | (ptx(9, 0) & sm("110f"))
_FOUR_BITS = ptx(8, 7) & sm("120a", "121a")
_SCALE_BYTES = {"scale_vec::1X": (0, 1, 2, 3), "scale_vec::2X": (0, 2), "scale_vec::4X": (0,)}
_SECTION = "9.7.14.5.14"
_TYPES = """
    .byte_a = { .u8, .s8 };
    .byte_b = { .u8, .s8 };
    .nibble_a = { .u4, .s4 };
    .nibble_b = { .u4, .s4 };
    .f8_a = { .e4m3, .e5m2 };
    .f8_b = { .e4m3, .e5m2 };
    .narrow_a = { .e4m3, .e5m2, .e3m2, .e2m3, .e2m1 };
    .narrow_b = { .e4m3, .e5m2, .e3m2, .e2m3, .e2m1 };
"""


def _needs(*modifiers: str, condition: Availability) -> Requirement:
    return Requirement("." + ".".join(modifiers), lambda form: form.has(*modifiers), condition)


def _default_scale(form: Form) -> str:
    return "scale_vec::2X" if form.has("kind::mxf4") else "scale_vec::1X"


def is_fp8(form: Form) -> bool:
    """Whether A and B are of 8-bit floats."""
    return all(form.spelling(slot) in ("e4m3", "e5m2") for slot in ("atype", "btype"))


def _half_fp8(form: Form) -> bool:
    return form.spelling("atype") in ("e4m3", "e5m2") and (form.has("m16n8k16") or form.spelling("dtype") == "f16")


@rule(
    code="PTX107",
    accepted="mma.sync.aligned.m8n8k4.row.col.f32.f16.f16.f16 "
    "{%f1, %f2, %f3, %f4, %f5, %f6, %f7, %f8}, {%r1, %r2}, {%r3, %r4}, {%r5, %r6, %r7, %r8};",
    rejected="mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f16 {%f1, %f2, %f3, %f4}, {%r1, %r2}, {%r3}, {%r5, %r6};",
)
def accumulators_are_of_one_type(use: Use) -> str | None:
    """C and D are of the same type; only `.m8n8k4` takes an f16 C for an f32 D."""
    dtype, ctype = use.form.spelling("dtype"), use.form.spelling("ctype")
    if dtype == ctype or (use.form.has("m8n8k4") and (dtype, ctype) == ("f32", "f16")):
        return None
    return f"D is .{dtype} and C is .{ctype}; both must be of one type"


@instruction(
    syntax="""
        mma.sync.aligned.m8n8k4.alayout.blayout.dtype.f16.f16.ctype  d, a, b, c;
        mma.sync.aligned.m16n8k8.row.col.dtype.f16.f16.ctype         d, a, b, c;
        mma.sync.aligned.m16n8k16.row.col.dtype.f16.f16.ctype        d, a, b, c;
        .alayout = { .row, .col };
        .blayout = { .row, .col };
        .dtype = { .f16, .f32 };
        .ctype = { .f16, .f32 };
    """,
    since=ptx(6, 4) & sm(70),
    section=_SECTION,
    requires=[_needs("m16n8k8", condition=_TURING), _needs("m16n8k16", condition=_AMPERE)],
    rules=[accumulators_are_of_one_type],
)
def mma_half(form, warp, a: A, b: B, c: C) -> D:
    """`D = A * B + C` of small matrices of half precision numbers, spread over the registers of the warp."""
    product = volta_product(form) if form.has("m8n8k4") else product_of(form, "f16", "f16")
    return multiply_floats(product, warp, a, b, c)


@instruction(
    syntax="""
        mma.sync.aligned.m16n8k4.row.col.f32.tf32.tf32.f32              d, a, b, c;
        mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32              d, a, b, c;
        mma.sync.aligned.bf16_shape.row.col.f32.bf16.bf16.f32           d, a, b, c;
        mma.sync.aligned.f8_shape.row.col.dtype.f8_a.f8_b.ctype         d, a, b, c;
        mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.dtype.narrow_a.narrow_b.ctype  d, a, b, c;
        .bf16_shape = { .m16n8k8, .m16n8k16 };
        .f8_shape = { .m16n8k16, .m16n8k32 };
        .dtype = { .f16, .f32 };
        .ctype = { .f16, .f32 };
    """
    + _TYPES,
    since=_AMPERE,
    section=_SECTION,
    requires=[
        Requirement("mma of .e4m3 and .e5m2", lambda form: form.spelling("atype") in ("e4m3", "e5m2"), _FP8),
        Requirement("this shape or an f16 result of .e4m3 and .e5m2", _half_fp8, ptx(8, 7)),
        Requirement(".kind::f8f6f4", lambda form: form.has("kind::f8f6f4") and is_fp8(form), NARROW_FP8),
        Requirement(".kind::f8f6f4", lambda form: form.has("kind::f8f6f4") and not is_fp8(form), _NARROW),
    ],
    rules=[accumulators_are_of_one_type],
)
def mma_alternate(form, warp, a: A, b: B, c: C) -> D:
    """`D = A * B + C` of small matrices of bf16, tf32 or narrower numbers."""
    return multiply_floats(product_of(form, form.spelling("atype"), form.spelling("btype")), warp, a, b, c)


@rule(
    code="PTX208",
    accepted="mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.f32.e4m3.e4m3.f32.ue8m0 "
    "{%f1, %f2, %f3, %f4}, {%r1, %r2, %r3, %r4}, {%r5, %r6}, {%f1, %f2, %f3, %f4}, %r7, {3, 1}, %r8, {0, 3};",
    rejected="mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.f32.e4m3.e4m3.f32.ue8m0 "
    "{%f1, %f2, %f3, %f4}, {%r1, %r2, %r3, %r4}, {%r5, %r6}, {%f1, %f2, %f3, %f4}, %r7, {4, 1}, %r8, {0, 3};",
)
def scale_selectors_exist(use: Use) -> str | None:
    """The bytes to choose from depend on how many scales a register holds; lanes 0, 1 hold those of A, 0 to 3 of B."""
    bytes_ = _SCALE_BYTES[next((size for size in _SCALE_BYTES if use.form.has(size)), _default_scale(use.form))]
    for name, lanes in (("byte_id_a", 2), ("byte_id_b", 4)):
        selector = use.operand(name)
        byte, lane = (part.constant for part in selector.elements) if selector is not None else (None, None)
        if byte is not None and byte not in bytes_:
            return f"the byte selector is {byte}; it must be {' or '.join(map(str, bytes_))}"
        if lane is not None and not 0 <= lane < lanes:
            return f"the lane selector is {lane}; it must be from 0 to {lanes - 1}"
    return None


SCALES_IN_REGISTERS = register_operand(
    "scale_a_data",
    "scale_b_data",
    accepted="mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.f32.e4m3.e4m3.f32.ue8m0 "
    "{%f1, %f2, %f3, %f4}, {%r1, %r2, %r3, %r4}, {%r5, %r6}, {%f1, %f2, %f3, %f4}, %r7, {3, 1}, %r8, {0, 3};",
    rejected="mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.f32.e4m3.e4m3.f32.ue8m0 "
    "{%f1, %f2, %f3, %f4}, {%r1, %r2, %r3, %r4}, {%r5, %r6}, {%f1, %f2, %f3, %f4}, 5, {3, 1}, %r8, {0, 3};",
)


@instruction(
    syntax="""
        mma.sync.aligned.m16n8k64.row.col.kind::mxf4.block_scale{.scale_vec::2X}.f32.e2m1.e2m1.f32.ue8m0
            d, a, b, c, scale-a-data, {byte-id-a, byte-id-a}, scale-b-data, {byte-id-b, byte-id-b};
        mma.sync.aligned.m16n8k64.row.col.kind::mxf4nvf4.block_scale.scale_vec::2X.f32.e2m1.e2m1.f32.ue8m0
            d, a, b, c, scale-a-data, {byte-id-a, byte-id-a}, scale-b-data, {byte-id-b, byte-id-b};
        mma.sync.aligned.m16n8k64.row.col.kind::mxf4nvf4.block_scale.scale_vec::4X.f32.e2m1.e2m1.f32.stype
            d, a, b, c, scale-a-data, {byte-id-a, byte-id-a}, scale-b-data, {byte-id-b, byte-id-b};
        mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale{.scale_vec::1X}.f32.narrow_a.narrow_b.f32.ue8m0
            d, a, b, c, scale-a-data, {byte-id-a, byte-id-a}, scale-b-data, {byte-id-b, byte-id-b};
        .stype = { .ue8m0, .ue4m3 };
    """
    + _TYPES,
    since=ptx(8, 7) & sm(120),
    section=_SECTION,
    requires=[
        _needs("kind::mxf4", condition=_FOUR_BITS),
        _needs("kind::mxf4nvf4", condition=_FOUR_BITS),
        _needs("kind::mxf8f6f4", condition=_NARROW),
        _needs("scale_vec::4X", "ue8m0", condition=ptx(9, 1)),
    ],
    rules=[scale_selectors_exist, SCALES_IN_REGISTERS],
    writing={"scale_a_data": BRACES, "scale_b_data": BRACES},
)
def mma_scaled(form, warp, a: A, b: B, c: C, scale_a_data: B32, byte_id_a: U16, scale_b_data: B32, byte_id_b: U16) -> D:
    """`D = A * B + C` of matrices whose blocks have scales of their own.

    The vectors of two numbers choose the byte of the scale register and the lanes whose registers count.
    """
    scales = (scale_a_data, *byte_id_a, scale_b_data, *byte_id_b)
    product = product_of(form, form.spelling("atype"), form.spelling("btype"))
    return multiply_scaled(product, warp, a, b, c, scales)


@rule(
    code="PTX204",
    accepted="mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64 {%ul1, %ul2}, {%e1}, {%e2}, {%e3, %e4};",
    rejected="mma.sync.aligned.m16n8k4.row.col.f64.f64.f64.f64 "
    "{%ul1, %ul2, %ul3, %ul4}, {%e1, %e2}, {%e2}, {%e1, %e2, %e3, %e4};",
)
def results_of_emulated_products(use: Use) -> str | None:
    """From sm_100 on the larger f64 products are made of smaller ones, whose results go to .f64 or .b64 registers."""
    result = use.operand("d")
    if result is None or use.form.has("m8n8k4") or use.target.number < 100:
        return None
    integers = [element for element in result.elements if element.declared in ("u64", "s64")]
    return "the result goes to .f64 or .b64 registers" if integers else None


@instruction(
    syntax="""
        mma.sync.aligned.shape.row.col{.rnd}.f64.f64.f64.f64  d, a, b, c;
        .shape = { .m8n8k4, .m16n8k4, .m16n8k8, .m16n8k16 };
        .rnd = { .rn, .rz, .rm, .rp };
    """,
    since=_AMPERE,
    section=_SECTION,
    requires=[_needs(shape, condition=ptx(7, 8) & sm(90)) for shape in ("m16n8k4", "m16n8k8", "m16n8k16")],
    rules=[results_of_emulated_products],
)
def mma_double(form, warp, a: A, b: B, c: C) -> D:
    """`D = A * B + C` of small matrices of f64 numbers."""
    return multiply_doubles(product_of(form, "f64", "f64"), warp, a, b, c)


@instruction(
    syntax="""
        mma.sync.aligned.byte_shape.row.col{.satfinite}.s32.byte_a.byte_b.s32        d, a, b, c;
        mma.sync.aligned.nibble_shape.row.col{.satfinite}.s32.nibble_a.nibble_b.s32  d, a, b, c;
        .byte_shape = { .m8n8k16, .m16n8k16, .m16n8k32 };
        .nibble_shape = { .m8n8k32, .m16n8k32, .m16n8k64 };
    """
    + _TYPES,
    since=_TURING,
    section=_SECTION,
    requires=[_needs(shape, condition=_AMPERE) for shape in ("m16n8k16", "m16n8k32", "m16n8k64")],
)
def mma_integer(form, warp, a: A, b: B, c: C) -> D:
    """`D = A * B + C` of small matrices of 8- or 4-bit integers; `.satfinite` limits the sums instead of wrapping."""
    return multiply_integers(product_of(form, form.spelling("atype"), form.spelling("btype")), warp, a, b, c)


@instruction(
    syntax="""
        mma.sync.aligned.shape.row.col.s32.b1.b1.s32.bitOp.popc  d, a, b, c;
        .shape = { .m8n8k128, .m16n8k128, .m16n8k256 };
        .bitOp = { .xor, .and };
    """,
    since=ptx(7, 0) & sm(75),
    section=_SECTION,
    requires=[
        _needs("m16n8k128", condition=_AMPERE),
        _needs("m16n8k256", condition=_AMPERE),
        _needs("and", condition=ptx(7, 1) & sm(80)),
    ],
)
def mma_bits(form, warp, a: A, b: B, c: C) -> D:
    """`D = C +` the number of bits set in the xor or and of each row of A with each column of B."""
    return multiply_bits(product_of(form, "b1", "b1"), warp, a, b, c)
