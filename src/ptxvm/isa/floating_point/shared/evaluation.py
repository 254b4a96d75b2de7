"""What modifiers of floating-point instructions do around the operation itself."""

from collections.abc import Callable

from ptxvm.isa.definition import Form
from ptxvm.isa.targets import ptx, sm
from ptxvm.lanes import F64, Lanes, fp
from ptxvm.lanes.fp import Rounding

#: Availability of `.f32x2`, for the pages that have it.
F32X2_NEEDS = {".f32x2": ptx(8, 6) & sm(100)}


def evaluate(form: Form, function: Callable[..., Lanes], *operands: Lanes) -> Lanes:
    """`function(*operands)` with `.ftz` before and after it, and `.sat` or `.relu` on its result."""
    flush = form.has("ftz")
    if flush:
        operands = tuple(fp.flush_subnormals(operand) for operand in operands)
    result = function(*operands)
    if flush:
        result = fp.flush_subnormals(result)
    if form.has("sat"):
        result = fp.saturate(result)
    return fp.relu(result) if form.has("relu") else result


def passed_on(x: Lanes) -> Lanes:
    """What hardware sends through its arithmetic although only bits change: NaNs become canonical, but those of f64."""
    return x if x.type is F64 else x.with_nan_fact(True)


def evaluate_rounded(form: Form, function: Callable[..., Lanes], *operands: Lanes) -> Lanes:
    """`evaluate` for a function that takes a rounding direction last; without a modifier it is `.rn`."""
    rounding = form.rnd or Rounding.RN
    return evaluate(form, lambda *values: function(*values, rounding), *operands)
