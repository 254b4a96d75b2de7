from ptxvm.isa.definition import instruction
from ptxvm.isa.operands import B32
from ptxvm.isa.targets import ptx, sm
from ptxvm.lanes import U32, const, maximum, minimum, where


@instruction(
    syntax="""
        prmt.b32{.mode}  d, a, b, c;
        .mode = { .f4e, .b4e, .rc8, .ecl, .ecr, .rc16 };
    """,
    since=ptx(2, 0) & sm(20),
    section="9.7.9.7",
)
def prmt(form, a: B32, b: B32, c: B32):
    """Builds `d` from any four of the eight bytes of `a` (0 to 3) and `b` (4 to 7).

    Without a mode each four bits of `c` choose one byte; their highest bit takes the byte's sign instead of the
    byte. With a mode the low two bits `n` of `c` choose: `.f4e` four bytes upwards from `n`, `.b4e` downwards
    from `n`, `.rc8` byte `n` four times, `.rc16` half `n` twice, `.ecl` no byte below `n`, `.ecr` no byte above
    `n`.
    """
    result = const(U32, 0)
    for place in range(4):
        byte = _signed_byte(a, b, c >> 4 * place) if form.mode is None else _byte(a, b, _index(form.mode, place, c & 3))
        result = result | (byte << 8 * place)
    return result


def _byte(a, b, index):
    """Byte `index` (0 to 7) of the pair."""
    word = where(index < 4, a, b)
    return (word >> ((index & 3) << 3)) & 0xFF


def _signed_byte(a, b, selection):
    byte = _byte(a, b, selection & 7)
    return where((selection & 8) == 0, byte, (byte >> 7) * 0xFF)


def _index(mode, place, n):
    """Which byte stands at `place` for the selector `n`."""
    match mode:
        case "f4e":
            return n + place
        case "b4e":
            return (n - place) & 7
        case "rc8":
            return n
        case "rc16":
            return ((n & 1) << 1) + (place & 1)
        case "ecl":
            return maximum(n, place)
        case _:
            return minimum(n, place)
