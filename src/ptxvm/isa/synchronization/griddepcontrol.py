from ptxvm.isa.definition import instruction
from ptxvm.isa.targets import ptx, sm


@instruction(
    syntax="""
        griddepcontrol.action;
        .action = { .launch_dependents, .wait };
    """,
    since=ptx(7, 8) & sm(90),
    section="9.7.13.13",
)
def griddepcontrol(form, warp):
    """Lets dependent grids start early, or waits until the grids this one depends on have completed.

    Dependent grids may start when every CTA has executed `.launch_dependents` or has ended; more than once does nothing
    more. What the grids before it wrote is seen behind `.wait` only.
    """
    if form.action.value == "wait":
        warp.wait_for_prerequisites()
    else:
        warp.launch_dependents()
