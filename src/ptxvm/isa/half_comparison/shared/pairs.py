"""Comparison of half precision values element by element."""

from ptxvm.isa.comparison.shared.compare import combine, compare, flushed
from ptxvm.isa.definition import Form
from ptxvm.isa.rules.rule import Use, rule
from ptxvm.isa.targets import ptx, sm
from ptxvm.lanes import Lanes, element

BF16_NEEDS = {".bf16": ptx(7, 8) & sm(90), ".bf16x2": ptx(7, 8) & sm(90)}


@rule(code="PTX214", accepted="setp.eq.or.f16 %p1, %h1, %h2, 1;", rejected="setp.eq.or.bf16 %p1, %h1, %h2, 1;")
def predicate_beside_bf16_is_register(use: Use) -> str | None:
    """Where a type is `.bf16` or `.bf16x2`, the predicate `c` is a register, not a constant."""
    types = (use.form.spelling(slot) or "" for slot in ("dtype", "atype", "type"))
    is_constant = use.constant("c") is not None and any(name.startswith("bf16") for name in types)
    return "operand `c` must be a register where a type is .bf16 or .bf16x2" if is_constant else None


def compare_elements(form: Form, a: Lanes, b: Lanes, c: Lanes | None) -> tuple[Lanes, ...]:
    """One predicate for each element, combined with `c` when the form says so."""
    a, b = flushed(form, a, b)
    comparisons = (compare(form.CmpOp, element(a, index), element(b, index)) for index in range(a.type.elements))
    return tuple(combine(form.BoolOp, comparison, c) for comparison in comparisons)
