"""Video instructions on pairs of half words and on quads of bytes."""

from collections.abc import Callable

from ptxvm.isa.comparison.shared.compare import compare
from ptxvm.isa.definition import Form
from ptxvm.isa.video.shared.selection import average, chosen, difference, limited, mark, packed
from ptxvm.isa.vocabulary import Comparison
from ptxvm.lanes import S64, U32, Lanes, maximum, minimum

_OPERATIONS: dict[str, Callable[[Lanes, Lanes], Lanes]] = {
    "vadd": lambda a, b: a + b,
    "vsub": lambda a, b: a - b,
    "vavrg": average,
    "vabsdiff": difference,
    "vmin": minimum,
    "vmax": maximum,
}
#: The lists of the comparing forms.
COMPARISON_SYNTAX = """
    .atype = .btype = { .u32, .s32 };
    .cmp = { .eq, .ne, .lt, .le, .gt, .ge };
"""
# What operands without selectors select, by width.
_OF_A = {16: "h10", 8: "b3210"}
_OF_B = {16: "h32", 8: "b7654"}
_ALL = {16: "h10", 8: "b3210"}


def packed_syntax(*opcodes: str) -> str:
    """The syntax lines of instructions of one page."""
    lines = [
        f"{opcode}.dtype.atype.btype{{.sat}}  d, a, b, c; {opcode}.dtype.atype.btype.add  d, a, b, c;"
        for opcode in opcodes
    ]
    return "\n".join(lines) + "\n.dtype = .atype = .btype = { .u32, .s32 };"


def _elements(form: Form, a: Lanes, b: Lanes, width: int) -> list[tuple[Lanes, Lanes]]:
    of_a = chosen(a, b, mark(form, "a").selector or _OF_A[width], form.atype, width)
    of_b = chosen(a, b, mark(form, "b").selector or _OF_B[width], form.btype, width)
    return list(zip(of_a, of_b, strict=True))


def combine_elements(form: Form, a: Lanes, b: Lanes, c: Lanes, width: int) -> Lanes:
    """The arithmetic forms: element by element, limited, then merged into `c` or added to it."""
    operation = _OPERATIONS[form.line.opcode.rstrip("24")]
    results = [operation(x, y) for x, y in _elements(form, a, b, width)]
    if form.sat:
        results = [limited(value, form.dtype, "b" if width == 8 else "h") for value in results]
    return packed(form.dtype, results, c, mark(form, "d").selector or _ALL[width], width, form.add)


def compare_elements(form: Form, a: Lanes, b: Lanes, c: Lanes, width: int) -> Lanes:
    """The comparing forms: 1 or 0 per element, merged into `c` or added to it."""
    operator = Comparison(form.cmp)
    results = [compare(operator, x, y).to(S64) for x, y in _elements(form, a, b, width)]
    return packed(U32, results, c, mark(form, "d").selector or _ALL[width], width, form.add)
