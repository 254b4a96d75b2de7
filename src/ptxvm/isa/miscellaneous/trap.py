from ptxvm.isa.definition import instruction
from ptxvm.isa.targets import ALWAYS
from ptxvm.isa.warp import FaultKind


@instruction(
    syntax="trap;",
    since=ALWAYS,
    section="9.7.19.4",
)
def trap(warp):
    """Ends the launch with a fault as soon as one lane executes it.

    What other threads have done or will still do is not defined; memory keeps what was written. Compilers put it
    where a program must not come: after a failed assertion, or in a default branch.
    """
    warp.fault(FaultKind.TRAP, "trap")
