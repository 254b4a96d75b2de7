"""Comparison of half precision values element by element."""

from ptxvm.isa.comparison.shared.compare import combine, compare, flushed
from ptxvm.isa.definition import Form
from ptxvm.isa.targets import ptx, sm
from ptxvm.lanes import Lanes, element

BF16_NEEDS = {".bf16": ptx(7, 8) & sm(90), ".bf16x2": ptx(7, 8) & sm(90)}


def compare_elements(form: Form, a: Lanes, b: Lanes, c: Lanes | None) -> tuple[Lanes, ...]:
    """One predicate for each element, combined with `c` when the form says so."""
    a, b = flushed(form, a, b)
    comparisons = (compare(form.CmpOp, element(a, index), element(b, index)) for index in range(a.type.elements))
    return tuple(combine(form.BoolOp, comparison, c) for comparison in comparisons)
