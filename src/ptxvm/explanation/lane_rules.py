"""How lanes and elements take part in an instruction: each for itself, the warp together, the CTA together."""

from __future__ import annotations

from ptxvm.isa.definition import Form
from ptxvm.isa.flow import Flow
from ptxvm.isa.operands import Role

_MASKED = (
    "The lanes named in the member mask execute it together: each of them must reach it with the same mask, "
    "and those that come early wait. A lane must not name a mask without itself."
)
_WARP = "The whole warp executes it together; all its lanes must be active."
_CTA = "It concerns all threads of the CTA: warps wait for, or are counted with, each other."
_CLUSTER = "It concerns all threads of the cluster."
_GROUP = "The four warps of a warpgroup execute it together."
_TEXTURES = "Each active lane looks up texels at its own coordinates."
_RULES = {
    "shfl": "Lanes read each other's registers; all lanes that are active together take part.",
    "vote": "All lanes that are active together take part; each of them gets the same answer.",
    "tex": _TEXTURES,
    "tld4": _TEXTURES,
    "sured": "Each active lane updates its own place; updates of the same place happen in no defined order.",
    "activemask": "Each active lane gets the same mask. Which lanes are active together is up to the machine.",
    "bar.warp.sync": _MASKED,
    "bar": _CTA,
    "barrier": _CTA,
    "barrier.cluster.arrive": _CLUSTER,
    "barrier.cluster.wait": _CLUSTER,
    "mma": _WARP + " Every lane holds a part (fragment) of each matrix.",
    "wmma": _WARP + " Every lane holds a part (fragment) of each matrix.",
    "ldmatrix": _WARP + " Lanes give the addresses of rows and receive elements of rows.",
    "stmatrix": _WARP + " Lanes give the addresses of rows and the elements of rows.",
    "movmatrix": _WARP,
    "wgmma": _GROUP,
    "setmaxnreg": _GROUP,
    "membar": "Each lane orders its own accesses.",
    "fence": "Each lane orders its own accesses.",
    "trap": "One lane is enough to end the whole grid.",
    "nanosleep": "Each lane sleeps by itself; a warp goes on when all of them have slept.",
    "griddepcontrol": "It concerns the grid; each thread that executes it counts.",
}
_FLOWS = {
    Flow.BRANCH: "With a guard, lanes may part here (divergence); they run on separately and meet again later.",
    Flow.BRANCH_INDEXED: "Lanes with different indices part here (divergence) and meet again later.",
    Flow.CALL: "Lanes with different targets part here; each has its own stack.",
    Flow.RETURN: "Lanes return each for itself.",
    Flow.EXIT: "Each lane ends for itself; the others go on.",
}


def lane_rule(form: Form) -> str:
    """A sentence or two about lanes, and one about the elements of packed types."""
    return " ".join(filter(None, (_lanes(form), _elements(form))))


def _lanes(form: Form) -> str:
    definition = form.definition
    if definition.flow in _FLOWS:
        return _FLOWS[definition.flow]
    if any(plan.name == "membermask" for plan in form.operands):
        return _MASKED
    for key in (definition.name, form.line.opcode):
        if key in _RULES:
            return _RULES[key]
    roles = {plan.role for plan in form.operands}
    if form.line.opcode in ("atom", "red"):
        return "Each active lane updates its own address; updates of the same address happen in no defined order."
    if Role.ADDRESS in roles or Role.TUPLE_ADDRESS in roles:
        return "Each active lane accesses the address in its own registers; the order among lanes is not defined."
    return "Each active lane computes from its own registers; inactive lanes keep theirs."


def _elements(form: Form) -> str:
    counts = {plan.type.elements for plan in form.operands if plan.type is not None}
    if not form.operands or max(counts, default=1) == 1:
        return ""
    return "The elements of packed registers are independent of each other."
