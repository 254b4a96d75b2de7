from ptxvm.isa.definition import instruction
from ptxvm.isa.rules.constant_operand import constant_one_of
from ptxvm.isa.targets import ptx, sm
from ptxvm.isa.warp import Address, Scope, Sem

_LEVELS = {"cta": Scope.CTA, "gl": Scope.GPU, "sys": Scope.SYS}
_ACQUIRE = ptx(8, 6) & sm(90)
_ASYNC = ptx(8, 0) & sm(90)
_TENSORMAP = ptx(8, 3) & sm(90)
_RANGE = constant_one_of(
    "size",
    128,
    accepted="fence.proxy.tensormap::generic.acquire.gpu [%d1], 128;",
    rejected="fence.proxy.tensormap::generic.acquire.gpu [%d1], 64;",
)


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


@instruction(
    name="fence.proxy",
    syntax="""
        fence.proxy.alias;
        fence.proxy.async{.async_space};
        membar.proxy.alias;
        membar.proxy.async;
        .async_space = { .global, .shared::cta, .shared::cluster };
    """,
    fixed=1,
    since=ptx(7, 5) & sm(60),
    section="9.7.13.4",
    needs={".async": _ASYNC},
)
def fence_proxy():
    """Orders accesses through different proxies: virtual aliases, or asynchronous operations and ordinary accesses.

    All accesses of this machine go through one proxy.
    """


@instruction(
    name="fence.proxy",
    syntax="""
        fence.proxy.tensormap::generic.give.scope;
        fence.proxy.tensormap::generic.take.scope  [addr], size;
        fence.proxy.async::generic.acquire.sync_restrict::shared::cluster.cluster;
        fence.proxy.async::generic.release.sync_restrict::shared::cta.cluster;
        fence.proxy.async::generic.acq_rel.restriction.scope;
        .give = { .release, .acq_rel };
        .take = { .acquire, .acq_rel };
        .restriction = { .sync_restrict::shared::cta, .sync_restrict::shared::cluster };
        .scope = { .cta, .cluster, .gpu, .sys };
    """,
    fixed=1,
    since=_TENSORMAP,
    section="9.7.13.4",
    needs={".async::generic": _ACQUIRE},
    rules=[_RANGE],
)
def fence_proxy_one_way(addr: Address, size: int):
    """Orders accesses through one proxy with later ones through another, for the threads of the scope.

    All accesses of this machine go through one proxy.
    """
