from ptxvm.isa.definition import instruction
from ptxvm.isa.flow import Flow
from ptxvm.isa.targets import ALWAYS


@instruction(
    syntax="ret{.uni};",
    since=ALWAYS,
    section="9.7.12.6",
    flow=Flow.RETURN,
)
def ret():
    """Goes back to the caller; in a kernel it ends the thread.

    Return values are those that were stored in the `.param` variables of the function before. Lanes that return earlier
    than others wait for them at the caller or go on alone, as the machine likes.
    """
