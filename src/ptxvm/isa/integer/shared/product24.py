"""The 48-bit product of 24-bit integers as `mul24` and `mad24` take it."""

from ptxvm.isa.definition import Form
from ptxvm.lanes import Lanes, wider


def product24(form: Form, a: Lanes, b: Lanes) -> Lanes:
    """Bits 31:0 (`.lo`) or 47:16 (`.hi`) of the product; only the low 24 bits of `a` and `b` count."""
    double = wider(form.type)
    a, b = (a << 8) >> 8, (b << 8) >> 8
    whole = a.to(double) * b.to(double)
    return (whole >> 16).to(form.type) if form.mode == "hi" else whole.to(form.type)
