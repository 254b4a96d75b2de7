from ptxvm.isa.definition import instruction
from ptxvm.isa.rules.constant_operand import constant_in_range
from ptxvm.isa.targets import ptx, sm


@instruction(
    syntax="pmevent  a;",
    since=ptx(1, 4),
    section="9.7.19.3",
    rules=[constant_in_range("a", low=0, high=15, accepted="pmevent 15;", rejected="pmevent 16;")],
)
def pmevent(a: int):
    """Triggers performance monitor event `a` (0 to 15). Without effect here."""


@instruction(
    name="pmevent.mask",
    syntax="pmevent.mask  a;",
    since=ptx(3, 0) & sm(20),
    section="9.7.19.3",
    rules=[constant_in_range("a", low=0, high=0xFFFF, accepted="pmevent.mask 0xffff;", rejected="pmevent.mask 65536;")],
)
def pmevent_mask(a: int):
    """Triggers the performance monitor events whose bits are set in `a`. Without effect here."""
