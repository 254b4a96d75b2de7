from collections.abc import Callable, Sequence

from ptxvm.isa.definition import Form, instruction
from ptxvm.isa.matrix.shared.spread import ALL_LANES
from ptxvm.isa.matrix.shared.tensor_memory import (
    FRAGMENT,
    MATRIX_FORMATS,
    SHAPES,
    TENSOR_CORE,
    TENSOR_MEMORY,
    tensor_memory_has_32_bit_addresses,
)
from ptxvm.isa.operands import B32
from ptxvm.isa.rules.rule import Use, rule
from ptxvm.isa.targets import ptx, sm
from ptxvm.isa.warp import Address, Warp
from ptxvm.lanes import F32, S32, U32, Lanes, absolute, const, fp, maximum, minimum

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
    ignored=MATRIX_FORMATS,
)
def tcgen05_ld(form, warp, taddr: TENSOR_MEMORY, immHalfSplitoff: int) -> FRAGMENT:
    """Starts loading a part of tensor memory into the registers of the warp.

    What is loaded is what tensor memory holds when a register is first used, or at `tcgen05.wait::ld`.
    """
    return _load(form, warp, taddr, immHalfSplitoff)


def _load(form: Form, warp: Warp, taddr: Address, distance: int | None) -> tuple[Lanes, ...]:
    """The registers that a load fills."""
    warp.converge(ALL_LANES)
    count = form.operands[0].vector
    return warp.call_host("tcgen05.ld", warp.generic(taddr), const(U32, distance or 0), results=(U32,) * count)


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
    rules=_RULES,
    ignored=MATRIX_FORMATS,
)
def tcgen05_ld_red(form, warp, taddr: TENSOR_MEMORY, immHalfSplitoff: int) -> (FRAGMENT, B32):
    """Starts loading a part of tensor memory, and finds its least or greatest element.

    `redval` is that of the thread's own registers. Without `.NaN` a NaN counts only if there is nothing else.
    """
    loaded = _load(form, warp, taddr, immHalfSplitoff)
    return loaded, _reduced(form, loaded)


def _reduced(form: Form, loaded: Sequence[Lanes]) -> Lanes:
    """The least or greatest of registers, as the form compares them."""
    if form.type is not F32:
        pick = minimum if form.has("min") else maximum
        numbers = [register.bits(S32 if form.type is S32 else U32) for register in loaded]
        return _folded(pick, numbers).bits(U32)
    numbers = [register.raw_bits(F32) for register in loaded]
    if form.has("abs"):
        numbers = [absolute(number) for number in numbers]
    choose = fp.minimum if form.has("min") else fp.maximum
    return _folded(lambda x, y: choose(x, y, nan=form.has("NaN")), numbers).bits(U32)


def _folded(pick: Callable[[Lanes, Lanes], Lanes], numbers: Sequence[Lanes]) -> Lanes:
    total, *others = numbers
    for number in others:
        total = pick(total, number)
    return total


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
    ignored=MATRIX_FORMATS,
)
def tcgen05_st(form, warp, taddr: TENSOR_MEMORY, immHalfSplitoff: int, r: FRAGMENT):
    """Starts storing registers of the warp to tensor memory, where they are complete after `tcgen05.wait::st`."""
    warp.converge(ALL_LANES)
    registers = [register.raw_bits(U32) for register in r]
    warp.call_host("tcgen05.st", warp.generic(taddr), const(U32, immHalfSplitoff or 0), *registers)
