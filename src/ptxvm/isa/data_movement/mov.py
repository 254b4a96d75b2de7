from ptxvm.isa.definition import instruction
from ptxvm.isa.notation import OperandKind
from ptxvm.isa.operands import BRACES, SINK, SPECIALS, SYMBOLS, TYPE, Typed
from ptxvm.isa.rules.rule import Use, rule
from ptxvm.isa.targets import ALWAYS, ptx, sm
from ptxvm.lanes import U64, const

_WIDE = {".b128": ptx(8, 3) & sm(70)}


def _element_of(operand: int) -> Typed:
    """The type of one element of the vector operand at this place."""
    return Typed(lambda form: f"b{form.type.bits // form.line.operands[operand].count}")


def _without_gaps(type_, elements):
    """The elements of a vector, 0 for those left open."""
    return tuple(const(type_, 0) if element is None else element for element in elements)


@rule(code="PTX205", accepted="mov.b32 {%r1}, %r2;", rejected="mov.u32 {%r1}, %r2;")
def single_braces_are_for_untyped(use: Use) -> str | None:
    """Braces around a single element are taken for `.b` types only, and not around both operands."""
    braced = [given for given in use.operands if given is not None and given.kind is OperandKind.VECTOR]
    if braced and not use.form.spelling("type").startswith("b"):
        return f"`mov.{use.form.spelling('type')}` takes no braces"
    return "only one of the two operands can be in braces" if len(braced) > 1 else None


@rule(code="PTX209", accepted="mov.b32 %r1, {%h1, _};", rejected="mov.b64 %d1, {%r1, _};")
def only_32_bits_are_packed_with_gaps(use: Use) -> str | None:
    """An element may be left open (`_`) only where elements are packed into 32 bits."""
    vector = use.operands[1] if len(use.operands) > 1 else None
    has_gap = vector is not None and any(element.is_sink for element in vector.elements)
    return "`_` can stand for an element of 32-bit packs only" if has_gap and use.form.type.bits != 32 else None


@instruction(
    syntax="""
        mov.type  d, a;
        .type = { .pred, .b16, .b32, .b64, .b128, .u16, .u32, .u64, .s16, .s32, .s64, .f32, .f64 };
    """,
    since=ALWAYS,
    section="9.7.9.3",
    needs=_WIDE,
    writing={"a": SYMBOLS | BRACES, "d": BRACES},
    rules=[single_braces_are_for_untyped],
)
def mov(a):
    """Copies a register, a constant, a special register, or the address of a variable or function.

    The address of a variable is that in its own state space; `cvta` makes a generic address of it.
    """
    return a


@instruction(
    syntax="""
        mov.vec.type   d, a;
        mov.vec1.type1 d, a;
        .vec   = { .v2 };
        .type  = { .b16, .b32, .b64, .u16, .u32, .u64, .s16, .s32, .s64, .f32, .f64 };
        .vec1  = { .v4 };
        .type1 = { .b16, .b32, .u16, .u32, .s16, .s32, .f32 };
    """,
    since=ALWAYS,
    section="9.7.9.3",
    writing={"a": SPECIALS | SINK},
    rules=[only_32_bits_are_packed_with_gaps],
)
def mov_vector(form, a):
    """Copies a vector of up to 128 bits, element by element. An element left open (`_`) is 0.

    The text of the ISA has no vectors here; ptxas takes them, and CUDA's own `%tid` as a whole is read so.
    """
    return _without_gaps(form.operands[1].type, a)


@instruction(
    syntax="""
        mov.b16   d, {a, a};
        mov.b32   d, {a, a};
        mov.b32   d, {a, a, a, a};
        mov.b64   d, {a, a};
        mov.b64   d, {a, a, a, a};
    """,
    since=ALWAYS,
    section="9.7.9.4",
    writing={"a": SINK},
    rules=[only_32_bits_are_packed_with_gaps],
)
def mov_pack(form, a: _element_of(1)):
    """Joins the elements of a vector in one register, the first in the lowest bits; `_` leaves its bits 0."""
    whole, width = form.type, form.type.bits // len(a)
    a = _without_gaps(form.operands[1].type, a)
    packed = a[0].to(whole)
    for index, part in enumerate(a[1:], 1):
        packed = packed | (part.to(whole) << index * width)
    return packed


@instruction(
    syntax="""
        mov.b16   {d, d}, a;
        mov.b32   {d, d}, a;
        mov.b32   {d, d, d, d}, a;
        mov.b64   {d, d}, a;
        mov.b64   {d, d, d, d}, a;
    """,
    since=ALWAYS,
    section="9.7.9.4",
)
def mov_unpack(form, a: TYPE) -> _element_of(0):
    """Splits a register into the elements of a vector, the first from the lowest bits; `_` drops an element."""
    count, element = form.operands[0].vector, form.operands[0].type
    return tuple((a >> index * element.bits).to(element) for index in range(count))


@instruction(
    syntax="""
        mov.b128  d, {a, a};
        mov.b128  d, {a, a, a, a};
    """,
    since=ALWAYS,
    section="9.7.9.4",
    needs=_WIDE,
)
def mov_pack_wide(a: _element_of(1)):
    """Joins two 64-bit or four 32-bit elements in a `.b128` register, the first in the lowest bits."""
    if len(a) == 2:
        return a
    return a[0].to(U64) | (a[1].to(U64) << 32), a[2].to(U64) | (a[3].to(U64) << 32)


@instruction(
    syntax="""
        mov.b128  {d, d}, a;
        mov.b128  {d, d, d, d}, a;
    """,
    since=ALWAYS,
    section="9.7.9.4",
    needs=_WIDE,
)
def mov_unpack_wide(form, a: TYPE) -> _element_of(0):
    """Splits a `.b128` register into two 64-bit or four 32-bit elements, the first from the lowest bits."""
    if form.operands[0].vector == 2:
        return a
    element = form.operands[0].type
    return tuple((half >> shift).to(element) for half in a for shift in (0, 32))
