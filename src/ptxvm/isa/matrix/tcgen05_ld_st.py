from collections.abc import Callable, Sequence
from functools import partial

from ptxvm.isa.data_movement.shared.sparse_vectors import GROUP, chosen, joined
from ptxvm.isa.definition import Form, instruction
from ptxvm.isa.matrix.shared.spread import ALL_LANES
from ptxvm.isa.matrix.shared.tensor_memory import (
    CHOSEN,
    FRAGMENT,
    MATRIX_FORMATS,
    PLACES,
    SHAPES,
    TENSOR_CORE,
    TENSOR_MEMORY,
    repetitions,
    tensor_memory_has_32_bit_addresses,
)
from ptxvm.isa.operands import B32
from ptxvm.isa.rules.rule import Use, rule
from ptxvm.isa.targets import ptx, sm
from ptxvm.isa.warp import Address, Warp
from ptxvm.lanes import F32, S32, U32, Lanes, absolute, const, fp, maximum, minimum, outline_several, where

_SPARSE_SINCE = ptx(9, 4) & sm("107a")
_SPARSE = """
    .shape = { .32x32b };
    .repeated = { .x4, .x8, .x16, .x32, .x64, .x128 };
    .rowop = { .min, .max };
    .spfactor = { .sp::2:4 };
    .idxsize = { .b2 };
"""
_REDUCING = (ptx(8, 8) & sm("103a", "110a")) | (ptx(8, 8) & sm("103f", "110f"))


@rule(
    code="PTX209",
    accepted="tcgen05.ld.sync.aligned.32x32b.x2.b32 {%r1, %r2}, [%r3];",
    rejected="tcgen05.ld.sync.aligned.32x32b.x2.b32 {%r1, _}, [%r3];",
)
def every_element_is_kept(use: Use) -> str | None:
    """No element of what is loaded from tensor memory can be dropped."""
    loaded = (each for each in (use.operand("r"), use.operand("mdata"), use.operand("cdata")) if each is not None)
    is_dropped = any(element.is_sink for each in loaded for element in each.elements)
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
    return _load(warp, taddr, immHalfSplitoff, form.operands[0].vector)


def _load(warp: Warp, taddr: Address, distance: int | None, count: int) -> tuple[Lanes, ...]:
    """The registers that a load fills."""
    warp.converge(ALL_LANES)
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
    loaded = _load(warp, taddr, immHalfSplitoff, form.operands[0].vector)
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
    name="tcgen05.ld.spcompress",
    syntax="""
        tcgen05.ld.spcompress.sync.aligned.shape.repeated.rowop.spfactor{.abs}.f32.idxsize  mdata, cdata, [taddr];
    """
    + _SPARSE,
    fixed=2,
    since=_SPARSE_SINCE,
    section="9.7.16.8.3",
    rules=_RULES,
    ignored=MATRIX_FORMATS,
)
def tcgen05_ld_spcompress(form, warp, taddr: TENSOR_MEMORY) -> (PLACES, CHOSEN):
    """Starts loading a part of tensor memory, of which two of every four f32 numbers are kept, as by `spcompress`.

    `.max` keeps the greatest, `.min` the least, with `.abs` those of greatest or least magnitude, in their order;
    `mdata` tells where they stood, two bits each. NaNs are kept first; of equal numbers the first ones.
    """
    return _compressed(form, _load(warp, taddr, None, repetitions(form)))


@instruction(
    name="tcgen05.ld.red.spcompress",
    syntax="""
        tcgen05.ld.red.spcompress.sync.aligned.shape.repeated.rowop.spfactor{.abs}{.NaN}.f32.idxsize
            mdata, cdata, redval, [taddr];
    """
    + _SPARSE,
    fixed=3,
    since=_SPARSE_SINCE,
    section="9.7.16.8.3",
    rules=_RULES,
    ignored=MATRIX_FORMATS,
)
def tcgen05_ld_red_spcompress(form, warp, taddr: TENSOR_MEMORY) -> (PLACES, CHOSEN, B32):
    """`tcgen05.ld.spcompress` that also finds the least or greatest of all numbers loaded, as `tcgen05.ld.red`."""
    loaded = _load(warp, taddr, None, repetitions(form))
    return *_compressed(form, loaded), _reduced(form, loaded)


def _compressed(form: Form, loaded: Sequence[Lanes]) -> tuple[tuple[Lanes, ...], tuple[Lanes, ...]]:
    """The places of the numbers that are kept, two bits each, and the numbers."""
    least, by_magnitude = form.has("min"), form.has("abs")
    choose = partial(_choose, least=least, by_magnitude=by_magnitude)
    kept: list[Lanes] = []
    places: list[Lanes] = []
    for first in range(0, len(loaded), GROUP):
        numbers = [register.raw_bits(U32) for register in loaded[first : first + GROUP]]
        found = outline_several(f"tcgen05.ld.spcompress.{least:d}{by_magnitude:d}", choose, *numbers)
        kept += found[:2]
        places += found[2:]
    return joined(places, 2), tuple(kept)


def _choose(*numbers: Lanes, least: bool, by_magnitude: bool) -> tuple[Lanes, ...]:
    return chosen(numbers, [_key(number, least=least, by_magnitude=by_magnitude) for number in numbers])


def _key(number: Lanes, *, least: bool, by_magnitude: bool) -> Lanes:
    """A number that is greater for what is kept first."""
    magnitude = number & 0x7FFF_FFFF
    key = magnitude if by_magnitude else where(number == magnitude, number | 0x8000_0000, ~number)
    if least:
        key = 0x7FFF_FFFF - magnitude if by_magnitude else ~key
    return where(magnitude > 0x7F80_0000, const(U32, 0xFFFF_FFFF), key)


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
