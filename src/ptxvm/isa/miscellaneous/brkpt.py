from ptxvm.isa.definition import instruction
from ptxvm.isa.targets import ALWAYS, sm
from ptxvm.isa.warp import FaultKind


@instruction(
    syntax="brkpt;",
    since=ALWAYS & sm(11),
    section="9.7.19.1",
)
def brkpt(warp):
    """Stops for a debugger. Without one, as here, it ends the launch with a fault."""
    warp.fault(FaultKind.TRAP, "brkpt: breakpoint without a debugger")
