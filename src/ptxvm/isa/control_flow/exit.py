from ptxvm.isa.definition import instruction
from ptxvm.isa.flow import Flow
from ptxvm.isa.targets import ALWAYS


@instruction(
    syntax="exit;",
    since=ALWAYS,
    section="9.7.12.7",
    flow=Flow.EXIT,
)
def exit_():
    """Ends the thread, in a device function too. Barriers that wait only for ended threads are released.

    Ended lanes take no part in anything any more. A member mask may still name them: they are not waited for.
    """
