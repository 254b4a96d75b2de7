from ptxvm.isa.definition import instruction
from ptxvm.isa.operands import ATYPE, BTYPE, DTYPE, MINUS, selected
from ptxvm.isa.rules.video import one_negation
from ptxvm.isa.targets import ptx, sm
from ptxvm.isa.video.shared.selection import PART, limited, mark, part
from ptxvm.lanes import S32, S64, U32, U64, const, mul_high, where

_SINCE = ptx(2, 0) & sm(20)
_LISTS = """
    .dtype = .atype = .btype = { .u32, .s32 };
    .scale = { .shr7, .shr15 };
"""


@instruction(
    syntax="vmad.dtype.atype.btype{.sat}{.scale}  d, a, b, c;" + _LISTS,
    since=_SINCE,
    section="9.7.18.1.3",
    writing={"a": selected(PART) | MINUS, "b": selected(PART) | MINUS, "c": MINUS},
    rules=[one_negation],
)
def vmad(form, a: ATYPE, b: BTYPE, c: DTYPE) -> DTYPE:
    """`a * b + c` of bytes, half words or words, shifted right by 7 or 15 bits, limited with `.sat`.

    A minus before `a` or `b` negates the product, one before `c` negates `c`; only one of the two is possible.
    The result is signed when a factor is, or something is negated.
    """
    product_negated = mark(form, "a").negated != mark(form, "b").negated
    negated = product_negated or mark(form, "c").negated
    low, high = _product(form, a, b)
    if product_negated:
        low, high = ~low, ~high
    signed = form.atype.is_signed or form.btype.is_signed or negated
    addend = c.bits(S32 if signed else U32).to(S64)
    if mark(form, "c").negated:
        addend = ~addend
    return _scaled(form, *_sum(low, high, addend, int(negated)), signed)


@instruction(
    name="vmad.po",
    syntax="vmad.dtype.atype.btype.po{.sat}{.scale}  d, a, b, c;" + _LISTS,
    since=_SINCE,
    section="9.7.18.1.3",
    writing={"a": selected(PART), "b": selected(PART)},
)
def vmad_po(form, a: ATYPE, b: BTYPE, c: DTYPE) -> DTYPE:
    """`a * b + c + 1`, for averages: otherwise as `vmad`."""
    signed = form.atype.is_signed or form.btype.is_signed
    addend = c.bits(S32 if signed else U32).to(S64)
    return _scaled(form, *_sum(*_product(form, a, b), addend, 1), signed)


def _product(form, a, b):
    """The 128-bit product as halves (U64, S64)."""
    x, y = part(a, mark(form, "a").selector), part(b, mark(form, "b").selector)
    return (x * y).bits(U64), mul_high(x, y)


def _sum(low, high, addend, one):
    """The 128-bit sum of a number, a 64-bit number and 0 or 1."""
    total = low + addend.bits(U64)
    high = high + (addend >> 63) + (total < low).to(S64)
    if not one:
        return total, high
    return total + 1, high + (total == U64.mask).to(S64)


def _scaled(form, low, high, signed):
    """The number shifted as the form says, limited if it says so, its low 32 bits."""
    shift = int(form.scale[3:]) if form.scale else 0
    if shift:
        low, high = (low >> shift) | (high.bits(U64) << (64 - shift)), high >> shift
    if form.sat:
        low = _limited(low, high, S32 if signed else U32).bits(U64)
    return low.to(form.dtype)


def _limited(low, high, type_):
    """A 128-bit number limited to the range of a 32-bit type (S64)."""
    value = low.bits(S64)
    fits = high == (value >> 63)
    beyond = where(high < 0, const(S64, -(1 << 62)), 1 << 62)
    return limited(where(fits, value, beyond), type_, "")
