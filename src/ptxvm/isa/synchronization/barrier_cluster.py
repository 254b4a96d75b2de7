from ptxvm.isa.definition import instruction
from ptxvm.isa.targets import ptx, sm

_ORDERED = ptx(8, 0) & sm(90)


@instruction(
    name="barrier.cluster.arrive",
    syntax="""
        barrier.cluster.arrive{.sem}{.aligned};
        .sem = { .release, .relaxed };
    """,
    fixed=2,
    since=ptx(7, 8) & sm(90),
    section="9.7.13.3",
    needs={".release": _ORDERED, ".relaxed": _ORDERED},
)
def barrier_cluster_arrive(warp):
    """Arrives at the barrier of the cluster without waiting; `.release`, the default, makes earlier accesses
    visible.

    A thread that has exited counts as arrived. One that arrives again must have waited in between.
    """
    warp.cluster_arrive()


@instruction(
    name="barrier.cluster.wait",
    syntax="barrier.cluster.wait{.acquire}{.aligned};",
    fixed=2,
    since=ptx(7, 8) & sm(90),
    section="9.7.13.3",
    needs={".acquire": _ORDERED},
)
def barrier_cluster_wait(warp):
    """Waits until all threads of the cluster have arrived at its barrier, as this one must have."""
    warp.cluster_wait()
