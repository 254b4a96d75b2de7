"""The minimum and maximum of floats as `min` and `max` take them."""

from collections.abc import Callable

from ptxvm.isa.definition import Form
from ptxvm.isa.floating_point.shared.evaluation import evaluate
from ptxvm.isa.targets import ptx, sm
from ptxvm.lanes import Lanes, absolute

EXTREMUM_NEEDS = {".NaN": ptx(7, 0) & sm(80), ".xorsign": ptx(7, 2) & sm(86)}


def extremum(form: Form, pick: Callable[..., Lanes], *operands: Lanes) -> Lanes:
    """`pick` is `fp.minimum` or `fp.maximum`; of three operands it is applied twice."""

    def apply(a: Lanes, b: Lanes, *rest: Lanes) -> Lanes:
        first = pick(a, b, nan=form.NaN, xorsign_abs=form.has("xorsign"))
        return pick(first, *rest, nan=form.NaN) if rest else first

    if form.has("abs") and not form.has("xorsign"):
        operands = tuple(absolute(operand) for operand in operands)
    return evaluate(form, apply, *operands)
