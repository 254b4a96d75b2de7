from ptxvm.isa.definition import instruction
from ptxvm.isa.targets import ptx, sm
from ptxvm.isa.warp import Scope, Sem

_LEVELS = {"cta": Scope.CTA, "gl": Scope.GPU, "sys": Scope.SYS}
_ACQUIRE = ptx(8, 6) & sm(90)
_ASYNC = ptx(8, 0) & sm(90)
_TENSORMAP = ptx(8, 3) & sm(90)
_PROXIES = """
    .proxykind = { .alias, .async, .async.global, .async.shared::cta, .async.shared::cluster };
"""


@instruction(
    name="membar",
    syntax="""
        membar.level;
        .level = { .cta, .gl, .sys };
    """,
    since=ptx(1, 4),
    section="9.7.13.4",
    needs={".sys": ptx(2, 0) & sm(20)},
)
def membar(form, warp):
    """The older name of `fence.sc`: `.cta`, `.gl` (the GPU) and `.sys` are its scopes."""
    warp.fence(Sem.SC, _LEVELS[form.level])


@instruction(
    name="fence",
    syntax="""
        fence{.sem}.scope;
        .sem = { .sc, .acq_rel, .acquire, .release };
        .scope = { .cta, .cluster, .gpu, .sys };
    """,
    since=ptx(6, 0) & sm(70),
    section="9.7.13.4",
    needs={".cluster": ptx(7, 8) & sm(90), ".acquire": _ACQUIRE, ".release": _ACQUIRE},
)
def fence(form, warp):
    """Orders the memory accesses of the thread before it with those after it, for the threads of the scope.

    `.acq_rel`, the default, is enough for message passing; `.sc` also makes one order of all such fences.
    """
    warp.fence(form.sem or Sem.ACQ_REL, form.scope)


@instruction(
    name="fence",
    syntax="""
        fence.acquire.sync_restrict::shared::cluster.cluster;
        fence.release.sync_restrict::shared::cta.cluster;
        fence.mbarrier_init.release.cluster;
    """,
    since=ptx(8, 0) & sm(90),
    section="9.7.13.4",
    needs={
        ".acquire": _ACQUIRE,
        ".sync_restrict::shared::cta": _ACQUIRE,
        ".sync_restrict::shared::cluster": _ACQUIRE,
    },
)
def fence_restricted(form, warp):
    """A fence of cluster scope that orders only accesses to shared memory, or only what `mbarrier.init` wrote."""
    warp.fence(Sem.ACQUIRE if form.acquire else Sem.RELEASE, Scope.CLUSTER)
