"""Where fabric instructions are available, and how their modifiers and operands are written."""

from __future__ import annotations

from ptxvm.isa.operands import AddressIn
from ptxvm.isa.rules.rule import Use, rule
from ptxvm.isa.targets import ptx, sm

SINCE = ptx(9, 3) & sm(100)
SHARED = AddressIn("space")
ORDER = """
    .sem = { .relaxed };
    .scope = { .sys };
"""
REDUCTIONS = """
    .redOpBit = { .and, .or, .xor };
    .redOpMinMax = { .min, .max };
    .typeBit = { .b32, .b64 };
"""


@rule(
    code="PTX104",
    accepted="fabric.try_get.async.shared::cta.mbarrier::complete_tx::bytes.mbarrier::report::fabric.relaxed.sys.b128 "
    "[%r1], [%r2, %d2], 256, [%r3];",
    rejected="fabric.try_get.async.shared::cta.mbarrier::complete_tx::bytes.mbarrier::report::fabric.relaxed.b128 "
    "[%r1], [%r2, %d2], 256, [%r3];",
)
def order_needs_the_system(use: Use) -> str | None:
    """The memory order of a fabric operation is written with its scope."""
    is_taken = not use.form.spelling("sem") or use.form.spelling("scope")
    return None if is_taken else "`.relaxed` needs its scope: .sys"


RULES = [order_needs_the_system]
