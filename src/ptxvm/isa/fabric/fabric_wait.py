from ptxvm.isa.definition import instruction
from ptxvm.isa.fabric.shared.fabric import SINCE


@instruction(
    name="fabric.wait",
    syntax="""
        fabric.wait.sync_restrict::reads;
        fabric.wait.sync_restrict::reads  N;
    """,
    fixed=1,
    since=SINCE,
)
def fabric_wait(warp, N: int):
    """Waits until the fabric operations that the thread has submitted have read their shared memory.

    ptxas also takes a number, which nothing explains; all operations are waited for then, too.
    """
    warp.call_host("fabric.wait", when=warp.asynchronous_pending())
