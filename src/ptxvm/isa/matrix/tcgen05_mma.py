from ptxvm.isa.async_copy.shared.tensor_map import ALTERED
from ptxvm.isa.definition import Form, instruction
from ptxvm.isa.matrix.shared.tensor_memory import (
    GROUPS,
    MATRIX_FORMATS,
    NOT_IN_FAMILIES,
    TENSOR_CORE,
    UNTYPED_TENSOR_MEMORY,
    tensor_memory_has_32_bit_addresses,
)
from ptxvm.isa.operands import VectorOf
from ptxvm.isa.requirement import Requirement
from ptxvm.isa.rules.rule import Use, rule
from ptxvm.isa.targets import ptx, sm
from ptxvm.isa.warp import Address, Warp
from ptxvm.lanes import PRED, U32, U64, Lanes, const

_INTEGER = ptx(8, 6) & sm("100a", "110a")
_SECTION = "9.7.16.10.9.1"
_LANES_PER_GROUP = 4
_USES = ("fill", "use", "lastuse", "discard")
_COLLECTORS = ", ".join(f".collector::a::{use}" for use in _USES)
_WEIGHTS = ", ".join(f".collector::b{b}::{use}" for b in range(4) for use in _USES)
_LISTS = (
    f"""
    .collector = {{ {_COLLECTORS} }};
    .weights = {{ {_WEIGHTS} }};
    .collector_b = {{ {_COLLECTORS.replace("::a::", "::b::")} }};
    .kind = {{ .kind::f16, .kind::tf32, .kind::f8f6f4, .kind::i8, .kind::ti16 }};
    .scaled_kind = {{ .kind::f16, .kind::tf32, .kind::i8, .kind::ti16 }};
    .mxf8_size = {{ .scale_vec::1X, .block32 }};
    .mxf4_size = {{ .scale_vec::2X, .block32 }};
    .nvf4_size = {{ .scale_vec::2X, .scale_vec::4X, .block16, .block32 }};
    .ashift = {{ .ashift }};
"""
    + GROUPS
)


def _mask_registers(form: Form) -> int:
    return _LANES_PER_GROUP * (2 if form.has("cta_group::2") else 1)


DISABLED_LANES = VectorOf("b32", _mask_registers)
_NEEDS = {
    ".kind::i8": _INTEGER,
    ".block16": ptx(8, 8),
    ".block32": ptx(8, 8),
    ".scale_vec::1X": NOT_IN_FAMILIES,
    ".scale_vec::2X": NOT_IN_FAMILIES,
    ".scale_vec::4X": ptx(8, 7) & NOT_IN_FAMILIES,
    ".kind::ti16": ALTERED,
    ".decompress::lut::b": ALTERED,
} | {f".collector::b::{use}": ALTERED for use in _USES}


@rule(
    code="PTX208",
    accepted="tcgen05.mma.cta_group::1.kind::f16 [%r1], %d1, %d2, %r2, %p1, 3;",
    rejected="tcgen05.mma.cta_group::1.kind::f16 [%r1], %d1, %d2, %r2, %p1, 16;",
)
def the_input_is_scaled_by_at_most_15(use: Use) -> str | None:
    """`scale-input-d` shifts D right by 0 to 15 bits (integers are not scaled, so that it does not matter there)."""
    scale = None if _has_integers(use.form) else use.constant("scale_input_d")
    return f"scale-input-d is {scale}; it must be from 0 to 15" if scale is not None and not 0 <= scale <= 15 else None


@rule(
    code="PTX105",
    accepted="tcgen05.mma.cta_group::1.kind::f16.ashift.collector::a::lastuse [%r1], [%r3], %d2, %r2, %p1;",
    rejected="tcgen05.mma.cta_group::1.kind::f16.ashift.collector::a::use [%r1], [%r3], %d2, %r2, %p1;",
)
def a_shifted_matrix_is_not_kept(use: Use) -> str | None:
    """`.ashift` goes with `.collector::a::lastuse` and `.collector::a::discard` only."""
    for kept in ("collector::a::fill", "collector::a::use"):
        if use.form.has("ashift", kept):
            return f"`.{kept}` cannot be combined with `.ashift`"
    return None


_RULES = [tensor_memory_has_32_bit_addresses, the_input_is_scaled_by_at_most_15, a_shifted_matrix_is_not_kept]


def _has_integers(form: Form) -> bool:
    return form.has("kind::i8") or form.has("kind::ti16")


def _scales_input(form: Form) -> bool:
    return not _has_integers(form) and any(plan.name == "scale_input_d" for plan in form.operands)


def _start(
    warp: Warp,
    matrices: tuple[Address, Lanes | Address, Lanes],
    idesc: Lanes,
    enable_input_d: Lanes,
    *,
    scale_input_d: int | None = None,
    metadata: Address | None = None,
    scales: tuple[Address, Address] | None = None,
    zero_columns: Lanes | None = None,
    disabled: tuple[Lanes, ...] | None = None,
) -> None:
    """Has the tensor core multiply `matrices`, D, A and B: words in the order that the host function knows."""
    none = const(U32, 0)
    d, a, b = (each if isinstance(each, Lanes) else warp.generic(each) for each in matrices)
    places = [none if each is None else warp.generic(each) for each in (metadata, *(scales or (None, None)))]
    scale = const(U32, scale_input_d or 0)
    zeros = const(U64, 0) if zero_columns is None else zero_columns
    warp.call_host("tcgen05.mma", d, a, b, idesc, enable_input_d.to(U32), scale, *places, zeros, *(disabled or ()))


_REQUIRES = [Requirement("scale-input-d", _scales_input, sm("100a", "103a", "107a") | (ptx(8, 8) & sm("100f")))]


@instruction(
    name="tcgen05.mma",
    syntax="""
        tcgen05.mma.cta_group.kind{.collector}{.collector_b}  [d-tmem], a-desc, b-desc, idesc{, lanes}, enable-input-d;
        tcgen05.mma.cta_group.kind{.ashift}{.collector}{.collector_b}
            [d-tmem], [a-tmem], b-desc, idesc{, lanes}, enable-input-d;
        tcgen05.mma.cta_group.scaled_kind{.collector}{.collector_b}
            [d-tmem], a-desc, b-desc, idesc{, lanes}, enable-input-d, scale-input-d;
        tcgen05.mma.cta_group.scaled_kind{.ashift}{.collector}{.collector_b}
            [d-tmem], [a-tmem], b-desc, idesc{, lanes}, enable-input-d, scale-input-d;
    """
    + _LISTS,
    fixed=1,
    since=TENSOR_CORE,
    section=_SECTION,
    needs=_NEEDS,
    requires=_REQUIRES,
    rules=_RULES,
    ignored=MATRIX_FORMATS,
)
def tcgen05_mma(
    warp,
    d_tmem: UNTYPED_TENSOR_MEMORY,
    a_desc: U64,
    a_tmem: UNTYPED_TENSOR_MEMORY,
    b_desc: U64,
    idesc: U32,
    lanes: DISABLED_LANES,
    enable_input_d: PRED,
    scale_input_d: int,
):
    """Starts `D = A * B + D` of large matrices; D lies in tensor memory, A there or in shared memory, B in the latter.

    One thread of the CTA (or of a pair of CTAs) starts it for all. Descriptors tell where and how the matrices lie and
    of which types they are.
    """
    matrices = d_tmem, a_tmem if a_desc is None else a_desc, b_desc
    _start(warp, matrices, idesc, enable_input_d, scale_input_d=scale_input_d, disabled=lanes)


@instruction(
    name="tcgen05.mma",
    syntax="""
        tcgen05.mma.cta_group.kind::mxf8f6f4.block_scale{.mxf8_size}{.collector}{.collector_b}
            [d-tmem], a-desc, b-desc, idesc, [scale-A-tmem], [scale-B-tmem], enable-input-d;
        tcgen05.mma.cta_group.kind::mxf8f6f4.block_scale{.mxf8_size}{.collector}{.collector_b}
            [d-tmem], [a-tmem], b-desc, idesc, [scale-A-tmem], [scale-B-tmem], enable-input-d;
        tcgen05.mma.cta_group.kind::mxf4.block_scale{.mxf4_size}{.collector}{.collector_b}
            [d-tmem], a-desc, b-desc, idesc, [scale-A-tmem], [scale-B-tmem], enable-input-d;
        tcgen05.mma.cta_group.kind::mxf4.block_scale{.mxf4_size}{.collector}{.collector_b}
            [d-tmem], [a-tmem], b-desc, idesc, [scale-A-tmem], [scale-B-tmem], enable-input-d;
        tcgen05.mma.cta_group.kind::mxf4nvf4.block_scale.nvf4_size{.collector}{.collector_b}
            [d-tmem], a-desc, b-desc, idesc, [scale-A-tmem], [scale-B-tmem], enable-input-d;
        tcgen05.mma.cta_group.kind::mxf4nvf4.block_scale.nvf4_size{.collector}{.collector_b}
            [d-tmem], [a-tmem], b-desc, idesc, [scale-A-tmem], [scale-B-tmem], enable-input-d;
    """
    + _LISTS,
    fixed=1,
    since=TENSOR_CORE,
    section=_SECTION,
    needs=_NEEDS,
    rules=_RULES,
    ignored=MATRIX_FORMATS,
)
def tcgen05_mma_scaled(
    warp,
    d_tmem: UNTYPED_TENSOR_MEMORY,
    a_desc: U64,
    a_tmem: UNTYPED_TENSOR_MEMORY,
    b_desc: U64,
    idesc: U32,
    scale_A_tmem: UNTYPED_TENSOR_MEMORY,
    scale_B_tmem: UNTYPED_TENSOR_MEMORY,
    enable_input_d: PRED,
):
    """`tcgen05.mma` of matrices whose blocks have scales of their own, which lie in tensor memory."""
    matrices, scales = (d_tmem, a_tmem if a_desc is None else a_desc, b_desc), (scale_A_tmem, scale_B_tmem)
    _start(warp, matrices, idesc, enable_input_d, scales=scales)


@instruction(
    name="tcgen05.mma",
    syntax="""
        tcgen05.mma.cta_group.kind::f8f6f4.decompress::lut::b{.collector}{.collector_b}
            [d-tmem], a-desc, b-compressed-desc, [b-decompress-metadata], idesc{, lanes}, enable-input-d;
        tcgen05.mma.cta_group.kind::f8f6f4.decompress::lut::b{.collector}{.collector_b}
            [d-tmem], [a-tmem], b-compressed-desc, [b-decompress-metadata], idesc{, lanes}, enable-input-d;
        tcgen05.mma.cta_group.kind::mxf8f6f4.block_scale.decompress::lut::b{.mxf8_size}{.collector}{.collector_b}
            [d-tmem], a-desc, b-compressed-desc, [b-decompress-metadata], idesc, [scale-A-tmem], [scale-B-tmem],
            enable-input-d;
        tcgen05.mma.cta_group.kind::mxf8f6f4.block_scale.decompress::lut::b{.mxf8_size}{.collector}{.collector_b}
            [d-tmem], [a-tmem], b-compressed-desc, [b-decompress-metadata], idesc, [scale-A-tmem], [scale-B-tmem],
            enable-input-d;
    """
    + _LISTS,
    fixed=1,
    since=TENSOR_CORE,
    section=_SECTION,
    needs=_NEEDS,
    rules=_RULES,
    ignored=MATRIX_FORMATS,
    executable=False,
    obstacle="how B is compressed, and where the lookup table lies, is only in figures of the ISA",
)
def tcgen05_mma_decompressed(
    d_tmem: UNTYPED_TENSOR_MEMORY,
    a_desc: U64,
    a_tmem: UNTYPED_TENSOR_MEMORY,
    b_compressed_desc: U64,
    b_decompress_metadata: UNTYPED_TENSOR_MEMORY,
    idesc: U32,
    lanes: DISABLED_LANES,
    scale_A_tmem: UNTYPED_TENSOR_MEMORY,
    scale_B_tmem: UNTYPED_TENSOR_MEMORY,
    enable_input_d: PRED,
):
    """`tcgen05.mma` with a B of 3-bit numbers, which stand for elements of `.e4m3` in a lookup table.

    The table lies in tensor memory, at an even column, and has 8 elements for every 8 columns of B. How B is compressed
    and how the table is laid out is only in figures of the ISA: the instruction is checked and explained, and not
    executed.
    """


@instruction(
    name="tcgen05.mma.sp",
    syntax="""
        tcgen05.mma.sp.cta_group.kind{.collector}{.collector_b}
            [d-tmem], a-desc, b-desc, [sp-meta-tmem], idesc{, lanes}, enable-input-d;
        tcgen05.mma.sp.cta_group.kind{.ashift}{.collector}{.collector_b}
            [d-tmem], [a-tmem], b-desc, [sp-meta-tmem], idesc{, lanes}, enable-input-d;
        tcgen05.mma.sp.cta_group.kind_of_d{.collector}{.collector_b}
            [d-tmem], a-desc, b-desc, [sp-meta-tmem], idesc{, lanes}, enable-input-d, scale-input-d;
        tcgen05.mma.sp.cta_group.kind_of_d{.ashift}{.collector}{.collector_b}
            [d-tmem], [a-tmem], b-desc, [sp-meta-tmem], idesc{, lanes}, enable-input-d, scale-input-d;
        tcgen05.mma.sp.cta_group.kind::ti16{.collector}{.collector_b}
            [d-tmem], a-desc, b-desc, [sp-meta-tmem], idesc, enable-input-d, scale-input-d;
        tcgen05.mma.sp.cta_group.kind::ti16{.ashift}{.collector}{.collector_b}
            [d-tmem], [a-tmem], b-desc, [sp-meta-tmem], idesc, enable-input-d, scale-input-d;
        .kind_of_d = { .kind::f16, .kind::tf32, .kind::i8 };
    """
    + _LISTS,
    fixed=1,
    since=TENSOR_CORE,
    section="9.7.16.10.9.2",
    needs=_NEEDS,
    requires=_REQUIRES,
    rules=_RULES,
    ignored=MATRIX_FORMATS,
)
def tcgen05_mma_sparse(
    warp,
    d_tmem: UNTYPED_TENSOR_MEMORY,
    a_desc: U64,
    a_tmem: UNTYPED_TENSOR_MEMORY,
    b_desc: U64,
    sp_meta_tmem: UNTYPED_TENSOR_MEMORY,
    idesc: U32,
    lanes: DISABLED_LANES,
    enable_input_d: PRED,
    scale_input_d: int,
):
    """`tcgen05.mma` where a part of the elements of A are zero; metadata in tensor memory tells which."""
    matrices, metadata = (d_tmem, a_tmem if a_desc is None else a_desc, b_desc), sp_meta_tmem
    _start(warp, matrices, idesc, enable_input_d, scale_input_d=scale_input_d, metadata=metadata, disabled=lanes)


@instruction(
    name="tcgen05.mma.sp",
    syntax="""
        tcgen05.mma.sp.cta_group.kind::mxf8f6f4.block_scale{.mxf8_size}{.collector}{.collector_b}
            [d-tmem], a-desc, b-desc, [sp-meta-tmem], idesc, [scale-A-tmem], [scale-B-tmem], enable-input-d;
        tcgen05.mma.sp.cta_group.kind::mxf8f6f4.block_scale{.mxf8_size}{.collector}{.collector_b}
            [d-tmem], [a-tmem], b-desc, [sp-meta-tmem], idesc, [scale-A-tmem], [scale-B-tmem], enable-input-d;
        tcgen05.mma.sp.cta_group.kind::mxf4.block_scale{.mxf4_size}{.collector}{.collector_b}
            [d-tmem], a-desc, b-desc, [sp-meta-tmem], idesc, [scale-A-tmem], [scale-B-tmem], enable-input-d;
        tcgen05.mma.sp.cta_group.kind::mxf4.block_scale{.mxf4_size}{.collector}{.collector_b}
            [d-tmem], [a-tmem], b-desc, [sp-meta-tmem], idesc, [scale-A-tmem], [scale-B-tmem], enable-input-d;
        tcgen05.mma.sp.cta_group.kind::mxf4nvf4.block_scale.nvf4_size{.collector}{.collector_b}
            [d-tmem], a-desc, b-desc, [sp-meta-tmem], idesc, [scale-A-tmem], [scale-B-tmem], enable-input-d;
        tcgen05.mma.sp.cta_group.kind::mxf4nvf4.block_scale.nvf4_size{.collector}{.collector_b}
            [d-tmem], [a-tmem], b-desc, [sp-meta-tmem], idesc, [scale-A-tmem], [scale-B-tmem], enable-input-d;
    """
    + _LISTS,
    fixed=1,
    since=TENSOR_CORE,
    section="9.7.16.10.9.2",
    needs=_NEEDS | {".kind::mxf4": NOT_IN_FAMILIES, ".kind::mxf4nvf4": NOT_IN_FAMILIES},
    rules=_RULES,
    ignored=MATRIX_FORMATS,
)
def tcgen05_mma_sparse_scaled(
    warp,
    d_tmem: UNTYPED_TENSOR_MEMORY,
    a_desc: U64,
    a_tmem: UNTYPED_TENSOR_MEMORY,
    b_desc: U64,
    sp_meta_tmem: UNTYPED_TENSOR_MEMORY,
    idesc: U32,
    scale_A_tmem: UNTYPED_TENSOR_MEMORY,
    scale_B_tmem: UNTYPED_TENSOR_MEMORY,
    enable_input_d: PRED,
):
    """`tcgen05.mma.sp` of matrices whose blocks have scales of their own."""
    matrices, scales = (d_tmem, a_tmem if a_desc is None else a_desc, b_desc), (scale_A_tmem, scale_B_tmem)
    _start(warp, matrices, idesc, enable_input_d, metadata=sp_meta_tmem, scales=scales)


@instruction(
    name="tcgen05.mma.ws",
    syntax="""
        tcgen05.mma.ws.cta_group::1.kind{.weights}
            [d-tmem], a-desc, b-desc, idesc, enable-input-d{, zero-column-mask-desc};
        tcgen05.mma.ws.cta_group::1.kind{.weights}
            [d-tmem], [a-tmem], b-desc, idesc, enable-input-d{, zero-column-mask-desc};
    """
    + _LISTS,
    fixed=2,
    since=TENSOR_CORE,
    section="9.7.16.10.9.3",
    needs=_NEEDS,
    rules=_RULES,
    ignored=MATRIX_FORMATS,
)
def tcgen05_mma_ws(
    warp,
    d_tmem: UNTYPED_TENSOR_MEMORY,
    a_desc: U64,
    a_tmem: UNTYPED_TENSOR_MEMORY,
    b_desc: U64,
    idesc: U32,
    enable_input_d: PRED,
    zero_column_mask_desc: U64,
):
    """`tcgen05.mma` that keeps B in the tensor core from one instruction to the next."""
    matrices = d_tmem, a_tmem if a_desc is None else a_desc, b_desc
    _start(warp, matrices, idesc, enable_input_d, zero_columns=zero_column_mask_desc)


@instruction(
    name="tcgen05.mma.ws.sp",
    syntax="""
        tcgen05.mma.ws.sp.cta_group::1.kind{.weights}
            [d-tmem], a-desc, b-desc, [sp-meta-tmem], idesc, enable-input-d{, zero-column-mask-desc};
        tcgen05.mma.ws.sp.cta_group::1.kind{.weights}
            [d-tmem], [a-tmem], b-desc, [sp-meta-tmem], idesc, enable-input-d{, zero-column-mask-desc};
    """
    + _LISTS,
    fixed=2,
    since=TENSOR_CORE,
    section="9.7.16.10.9.4",
    needs=_NEEDS,
    rules=_RULES,
    ignored=MATRIX_FORMATS,
)
def tcgen05_mma_ws_sparse(
    warp,
    d_tmem: UNTYPED_TENSOR_MEMORY,
    a_desc: U64,
    a_tmem: UNTYPED_TENSOR_MEMORY,
    b_desc: U64,
    sp_meta_tmem: UNTYPED_TENSOR_MEMORY,
    idesc: U32,
    enable_input_d: PRED,
    zero_column_mask_desc: U64,
):
    """`tcgen05.mma.ws` with a sparse A."""
    matrices = d_tmem, a_tmem if a_desc is None else a_desc, b_desc
    _start(warp, matrices, idesc, enable_input_d, metadata=sp_meta_tmem, zero_columns=zero_column_mask_desc)
