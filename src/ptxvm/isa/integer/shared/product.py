"""The product of integers as `mul` and `mad` take it."""

from ptxvm.isa.definition import Form
from ptxvm.isa.operands import Typed
from ptxvm.lanes import Lanes, mul_high, wider

#: The type of the product, and of what `mad` adds to it: twice as wide for `.wide`.
product_type = Typed(lambda form: wider(form.type) if form.wide else form.spelling("type"))


def product(form: Form, a: Lanes, b: Lanes) -> Lanes:
    """The half of `a * b` that the form names, or all of it."""
    if form.wide:
        double = wider(form.type)
        return a.to(double) * b.to(double)
    return mul_high(a, b) if form.mode == "hi" else a * b
