from ptxvm.isa.definition import instruction
from ptxvm.isa.operands import B32, RELAXED, of_slot
from ptxvm.isa.targets import ptx, sm
from ptxvm.lanes import U32, maximum, minimum

_SUB_BYTE = ptx(6, 5) & sm(75)


def _packed(form, a, b):
    """The two clamped values side by side, `a` above `b`, and their width."""
    spelling = form.spelling("convertType")
    width = int(spelling[1:])
    low, high = (-(1 << width - 1), (1 << width - 1) - 1) if spelling[0] == "s" else (0, (1 << width) - 1)
    upper, lower = ((minimum(maximum(value, low), high).bits(U32) & ((1 << width) - 1)) for value in (a, b))
    return (upper << width) | lower, width


@instruction(
    name="cvt.pack",
    syntax="""
        cvt.pack.sat.convertType.abType  d, a, b;
        .convertType = { .u16, .s16 };
        .abType = { .s32 };
    """,
    fixed=1,
    since=ptx(6, 5) & sm(72),
    section="9.7.9.22",
    writing={"d": RELAXED, "a": RELAXED, "b": RELAXED},
)
def cvt_pack(form, a: of_slot("abType"), b: of_slot("abType")) -> U32:
    """Limits `a` and `b` to 16-bit integers and puts them side by side, `a` in the upper half."""
    return _packed(form, a, b)[0]


@instruction(
    name="cvt.pack",
    syntax="""
        cvt.pack.sat.convertType.abType.cType  d, a, b, c;
        .convertType = { .u2, .s2, .u4, .s4, .u8, .s8 };
        .abType = { .s32 };
        .cType = { .b32 };
    """,
    fixed=1,
    since=ptx(6, 5) & sm(72),
    section="9.7.9.22",
    needs={".u2": _SUB_BYTE, ".s2": _SUB_BYTE, ".u4": _SUB_BYTE, ".s4": _SUB_BYTE},
    writing={"d": RELAXED, "a": RELAXED, "b": RELAXED, "c": RELAXED},
)
def cvt_pack_into(form, a: of_slot("abType"), b: of_slot("abType"), c: B32) -> U32:
    """Limits `a` and `b` to small integers, puts them side by side, `a` above `b`, and shifts `c` in above them."""
    pair, width = _packed(form, a, b)
    return pair | (c << 2 * width)
