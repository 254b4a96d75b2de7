"""Which kind of probe suits a form, and in which CTAs it runs."""

from __future__ import annotations

from tests.agreement.engines.barriers import THREADS, barrier_probe
from tests.agreement.engines.control import control_probe
from tests.agreement.engines.frames import address_probe, parameter_probe, stack_probe, uses_call_parameters
from tests.agreement.engines.matrices import OPCODES as MATRICES
from tests.agreement.engines.matrices import matrix_probe
from tests.agreement.engines.probes import value_probe
from tests.agreement.engines.products import OPCODES as PRODUCTS
from tests.agreement.engines.products import product_probe
from tests.agreement.engines.program import Shape
from tests.agreement.engines.shuffles import shuffle_probe
from tests.agreement.engines.warpgroups import OPCODES as WARPGROUPS
from tests.agreement.engines.warpgroups import THREADS as WARPGROUP
from tests.agreement.engines.warpgroups import warpgroup_probe
from tests.agreement.engines.writer import Probe

from ptxvm.isa.definition import Form
from ptxvm.isa.flow import Flow

_WHOLE_WARPS = Shape(3, THREADS)
_PARTIAL_WARP = Shape(3, 80)
_WARPGROUP = Shape(2, WARPGROUP)
_STACK = {"alloca", "stacksave", "stackrestore"}


def shape_of(form: Form) -> Shape:
    if form.line.opcode in WARPGROUPS:
        return _WARPGROUP
    return _WHOLE_WARPS if _is_barrier(form) or form.line.opcode in {*MATRICES, *PRODUCTS} else _PARTIAL_WARP


def make_probe(form: Form, variant: int, *, plain: bool) -> Probe:
    """A probe of the form; `plain` ones are more likely to be accepted."""
    if form.definition.flow is not Flow.NONE:
        return control_probe(form, variant)
    if _is_barrier(form):
        return barrier_probe(form, variant)
    if form.line.opcode in MATRICES:
        return matrix_probe(form, variant)
    if form.line.opcode in PRODUCTS:
        return product_probe(form, variant)
    if form.line.opcode in WARPGROUPS:
        return warpgroup_probe(form, variant)
    if form.line.opcode == "shfl":
        return shuffle_probe(form, variant)
    if form.line.opcode == "cvta":
        return address_probe(form, variant)
    if form.line.opcode in _STACK:
        return stack_probe(form, variant)
    if form.line.opcode in ("ld", "st") and uses_call_parameters(form):
        return parameter_probe(form, variant)
    return value_probe(form, variant, plain=plain)


def _is_barrier(form: Form) -> bool:
    return form.line.opcode in ("bar", "barrier") and not form.has("warp")
