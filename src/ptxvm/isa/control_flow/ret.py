from ptxvm.isa.definition import Flow, instruction
from ptxvm.isa.targets import ALWAYS


@instruction(
    syntax="ret{.uni};",
    since=ALWAYS,
    section="9.7.12.6",
    flow=Flow.RETURN,
)
def ret():
    """Goes back to the caller; in a kernel it ends the thread."""
