"""The comparison operators of `set` and `setp`, and the rule that says which types each is for."""

from collections.abc import Callable

from ptxvm.isa.definition import Form
from ptxvm.isa.rules.rule import Use, rule
from ptxvm.isa.vocabulary import BoolOp, Comparison
from ptxvm.lanes import Lanes, fp, unordered

#: Alternatives of the slot `.CmpOp`.
COMPARISONS = """
    .CmpOp = { .eq, .ne, .lt, .le, .gt, .ge, .lo, .ls, .hi, .hs, .equ, .neu, .ltu, .leu, .gtu, .geu, .num, .nan };
    .BoolOp = { .and, .or, .xor };
"""

_EQUALITY = {Comparison.EQ, Comparison.NE}
_ORDER = _EQUALITY | {Comparison.LT, Comparison.LE, Comparison.GT, Comparison.GE}
_UNSIGNED = {Comparison.LO, Comparison.LS, Comparison.HI, Comparison.HS}
_FLOAT = set(Comparison) - _UNSIGNED


def comparisons_of(spelling: str) -> set[Comparison]:
    """The operators that compare operands of a type."""
    match spelling[0]:
        case "f":
            return _FLOAT
        case "b" if spelling.startswith("bf"):
            return _FLOAT
        case "b":
            return _EQUALITY
        case "u":
            return _ORDER | _UNSIGNED
        case _:
            return _ORDER


@rule(code="PTX124", accepted="setp.lo.u32 %p1, %r1, %r2;", rejected="setp.lo.s32 %p1, %r1, %r2;")
def comparison_fits_type(use: Use) -> str | None:
    """Bit types compare for equality only, `.lo .ls .hi .hs` are for unsigned types, NaN-aware operators for floats."""
    form = use.form
    spelling = form.spelling("atype") or form.spelling("type")
    return (
        None if form.CmpOp in comparisons_of(spelling) else f".{form.CmpOp} does not compare values of type .{spelling}"
    )


def compare(operator: Comparison, a: Lanes, b: Lanes) -> Lanes:
    """The predicate `a operator b`; ordered operators are false with a NaN, those that end in `u` true."""
    if a.type.is_float and operator in _NAN_AWARE:
        return _NAN_AWARE[operator](a, b)
    return _PLAIN[operator](a, b)


_PLAIN: dict[Comparison, Callable[[Lanes, Lanes], Lanes]] = {
    Comparison.EQ: lambda a, b: a == b,
    Comparison.NE: lambda a, b: a != b,
    Comparison.LT: lambda a, b: a < b,
    Comparison.LO: lambda a, b: a < b,
    Comparison.LE: lambda a, b: a <= b,
    Comparison.LS: lambda a, b: a <= b,
    Comparison.GT: lambda a, b: a > b,
    Comparison.HI: lambda a, b: a > b,
    Comparison.GE: lambda a, b: a >= b,
    Comparison.HS: lambda a, b: a >= b,
}
_NAN_AWARE: dict[Comparison, Callable[[Lanes, Lanes], Lanes]] = {
    Comparison.NE: lambda a, b: (a < b) | (a > b),
    Comparison.NEU: lambda a, b: a != b,
    Comparison.EQU: lambda a, b: ~((a < b) | (a > b)),
    Comparison.LTU: lambda a, b: ~(a >= b),
    Comparison.LEU: lambda a, b: ~(a > b),
    Comparison.GTU: lambda a, b: ~(a <= b),
    Comparison.GEU: lambda a, b: ~(a < b),
    Comparison.NUM: lambda a, b: ~unordered(a, b),
    Comparison.NAN: unordered,
}


def combine(operator: BoolOp | None, comparison: Lanes, c: Lanes | None) -> Lanes:
    """The comparison's result, combined with the predicate `c` when the form says so."""
    if operator is None or c is None:
        return comparison
    match operator:
        case BoolOp.AND:
            return comparison & c
        case BoolOp.OR:
            return comparison | c
        case BoolOp.XOR:
            return comparison ^ c


def flushed(form: Form, *values: Lanes) -> tuple[Lanes, ...]:
    """The operands, subnormal ones made zeros with `.ftz`."""
    return tuple(fp.flush_subnormals(value) for value in values) if form.ftz else values
