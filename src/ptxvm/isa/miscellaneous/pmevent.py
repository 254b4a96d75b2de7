from ptxvm.isa.definition import instruction
from ptxvm.isa.targets import ptx, sm


@instruction(
    syntax="pmevent  a;",
    since=ptx(1, 4),
    section="9.7.19.3",
)
def pmevent(a: int):
    """Triggers performance monitor event `a` (0 to 15). Without effect here."""


@instruction(
    name="pmevent.mask",
    syntax="pmevent.mask  a;",
    since=ptx(3, 0) & sm(20),
    section="9.7.19.3",
)
def pmevent_mask(a: int):
    """Triggers the performance monitor events whose bits are set in `a`. Without effect here."""
