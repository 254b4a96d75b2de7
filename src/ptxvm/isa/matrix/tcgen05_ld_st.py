from ptxvm.isa.definition import instruction
from ptxvm.isa.matrix.shared.tensor_memory import (
    FRAGMENT,
    MATRIX_FORMATS,
    SHAPES,
    TENSOR_CORE,
    TENSOR_MEMORY,
    tensor_memory_has_32_bit_addresses,
)
from ptxvm.isa.operands import B32
from ptxvm.isa.rules.register_operand import register_operand
from ptxvm.isa.rules.rule import Use, rule
from ptxvm.isa.targets import ptx, sm

_REDUCING = (ptx(8, 8) & sm("103a", "110a")) | (ptx(8, 8) & sm("103f", "110f"))


@rule(
    code="PTX209",
    accepted="tcgen05.ld.sync.aligned.32x32b.x2.b32 {%r1, %r2}, [%r3];",
    rejected="tcgen05.ld.sync.aligned.32x32b.x2.b32 {%r1, _}, [%r3];",
)
def every_element_is_kept(use: Use) -> str | None:
    """No element of what is loaded from tensor memory can be dropped."""
    loaded = use.operand("r")
    is_dropped = loaded is not None and any(element.is_sink for element in loaded.elements)
    return "`_` cannot stand for a loaded element" if is_dropped else None


_RULES = [tensor_memory_has_32_bit_addresses, every_element_is_kept]
_REDUCED_IN_A_REGISTER = register_operand(
    "redval",
    accepted="tcgen05.ld.red.sync.aligned.32x32b.x2.min.u32 {%r1, %r2}, %r3, [%r4];",
    rejected="tcgen05.ld.red.sync.aligned.32x32b.x2.min.u32 {%r1, %r2}, 5, [%r4];",
)


@instruction(
    name="tcgen05.ld",
    syntax="""
        tcgen05.ld.sync.aligned.single.num{.pack::16b}.b32       r, [taddr];
        tcgen05.ld.sync.aligned.16x128b.num64{.pack::16b}.b32    r, [taddr];
        tcgen05.ld.sync.aligned.16x256b.num32{.pack::16b}.b32    r, [taddr];
        tcgen05.ld.sync.aligned.16x32bx2.num{.pack::16b}.b32     r, [taddr], immHalfSplitoff;
    """
    + SHAPES,
    fixed=1,
    since=TENSOR_CORE,
    section="9.7.16.8.3",
    rules=_RULES,
    executable=False,
    ignored=MATRIX_FORMATS,
)
def tcgen05_ld(taddr: TENSOR_MEMORY, immHalfSplitoff: int) -> FRAGMENT:
    """Starts loading a part of tensor memory into the registers of the warp."""


@instruction(
    name="tcgen05.ld.red",
    syntax="""
        tcgen05.ld.red.sync.aligned.32x32b.more.redOp{.abs}{.NaN}.f32    r, redval, [taddr];
        tcgen05.ld.red.sync.aligned.16x32bx2.more.redOp{.abs}{.NaN}.f32  r, redval, [taddr], immHalfSplitoff;
        tcgen05.ld.red.sync.aligned.32x32b.more.redOp.type               r, redval, [taddr];
        tcgen05.ld.red.sync.aligned.16x32bx2.more.redOp.type             r, redval, [taddr], immHalfSplitoff;
        .redOp = { .min, .max };
        .more = { .x2, .x4, .x8, .x16, .x32, .x64, .x128 };
        .type = { .u32, .s32 };
    """
    + SHAPES,
    fixed=2,
    since=_REDUCING,
    section="9.7.16.8.3",
    rules=[*_RULES, _REDUCED_IN_A_REGISTER],
    executable=False,
    ignored=MATRIX_FORMATS,
)
def tcgen05_ld_red(redval: B32, taddr: TENSOR_MEMORY, immHalfSplitoff: int) -> FRAGMENT:
    """Starts loading a part of tensor memory, and finds its least or greatest element."""


@instruction(
    name="tcgen05.st",
    syntax="""
        tcgen05.st.sync.aligned.single.num{.unpack::16b}.b32     [taddr], r;
        tcgen05.st.sync.aligned.16x128b.num64{.unpack::16b}.b32  [taddr], r;
        tcgen05.st.sync.aligned.16x256b.num32{.unpack::16b}.b32  [taddr], r;
        tcgen05.st.sync.aligned.16x32bx2.num{.unpack::16b}.b32   [taddr], immHalfSplitoff, r;
    """
    + SHAPES,
    fixed=1,
    since=TENSOR_CORE,
    section="9.7.16.8.4",
    rules=[tensor_memory_has_32_bit_addresses],
    executable=False,
    ignored=MATRIX_FORMATS,
)
def tcgen05_st(taddr: TENSOR_MEMORY, immHalfSplitoff: int, r: FRAGMENT):
    """Starts storing registers of the warp to tensor memory."""
