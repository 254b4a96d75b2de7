from ptxvm.isa.definition import instruction
from ptxvm.isa.operands import TYPE, Typed
from ptxvm.isa.targets import ALWAYS, ptx, sm
from ptxvm.lanes import U64

_WIDE = {".b128": ptx(8, 3) & sm(70)}


def _element_of(operand: int) -> Typed:
    """The type of one element of the vector operand at this place."""
    return Typed(lambda form: f"b{form.type.bits // form.line.operands[operand].count}")


@instruction(
    syntax="""
        mov.type  d, a;
        .type = { .pred, .b16, .b32, .b64, .b128, .u16, .u32, .u64, .s16, .s32, .s64, .f32, .f64 };
    """,
    since=ALWAYS,
    section="9.7.9.3",
    needs=_WIDE,
    symbols=True,
    braces=["d", "a"],
)
def mov(a):
    """Copies a register, a constant, a special register, or the address of a variable or function.

    The address of a variable is that in its own state space; `cvta` makes a generic address of it.
    """
    return a


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
)
def mov_pack(form, a: _element_of(1)):
    """Joins the elements of a vector in one register, the first in the lowest bits."""
    whole, width = form.type, form.type.bits // len(a)
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
