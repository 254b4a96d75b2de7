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
def griddepcontrol():
    """Lets dependent grids start early, or waits for the grids this one depends on. Launches here follow each other."""
