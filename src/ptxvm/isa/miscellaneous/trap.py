from ptxvm.isa.definition import instruction
from ptxvm.isa.targets import ALWAYS
from ptxvm.isa.warp import FaultKind


@instruction(
    syntax="trap;",
    since=ALWAYS,
    section="9.7.19.4",
)
def trap(warp):
    """Ends the launch with a fault."""
    warp.fault(FaultKind.TRAP, "trap")
