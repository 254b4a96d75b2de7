from ptxvm.isa.definition import instruction
from ptxvm.isa.operands import AddressIn
from ptxvm.isa.rules.rule import Use, rule
from ptxvm.isa.targets import ptx, sm
from ptxvm.isa.warp import Scope, Sem, Space

_LEVELS = {"cta": Scope.CTA, "gl": Scope.GPU, "sys": Scope.SYS}
_ACQUIRE = ptx(8, 6) & sm(90)
_ASYNC = ptx(8, 0) & sm(90)
_TENSORMAP = ptx(8, 3) & sm(90)


@rule(
    code="PTX252",
    accepted="fence.proxy.tensormap::generic.acquire.gpu [%d1], 128;",
    rejected="fence.proxy.tensormap::generic.acquire.gpu [%d1], 64;",
)
def an_acquired_tensor_map_has_128_bytes(use: Use) -> str | None:
    """The size of an acquired range is that of a tensor map; with `.acq_rel` ptxas takes any."""
    size = use.constant("size")
    return f"the size is 128, not {size}" if use.form.has("acquire") and size not in (None, 128) else None


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
def fence_proxy(form, warp):
    """Orders accesses through different proxies: virtual aliases, or asynchronous operations and ordinary accesses.

    All accesses of this machine go through one proxy.
    """
    if form.has("async") and not form.has("global"):
        warp.fence_operands()


@instruction(
    name="fence.proxy",
    syntax="""
        fence.proxy.proxies.alias.sem.sys;
        .proxies = { .generic::fabric, .fabric::generic, .fabric::fabric };
        .sem = { .acquire, .release, .acq_rel };
    """,
    fixed=1,
    since=ptx(9, 3) & sm(100),
)
def fence_proxy_fabric(form, warp):
    """Orders fabric operations with ordinary accesses of the same memory, or with each other, for the whole system.

    All accesses of this machine go through one proxy. `.acq_rel` is known from ptxas only.
    """
    warp.fence(form.sem, Scope.SYS)


@instruction(
    name="fence.proxy",
    syntax="""
        fence.proxy.alias.sem.sys;
        .sem = { .acquire, .release };
    """,
    fixed=1,
    since=ptx(9, 4) & sm(90),
)
def fence_proxy_alias(form, warp):
    """Orders accesses by virtual aliases, in one direction, for the whole system.

    All accesses of this machine go through one proxy.
    """
    warp.fence(form.sem, Scope.SYS)


@instruction(
    name="fence.proxy",
    syntax="""
        fence.proxy.tensormap::generic.give.scope;
        fence.proxy.async::generic.acquire.sync_restrict::shared::cluster.cluster;
        fence.proxy.async::generic.release.sync_restrict::shared::cta.cluster;
        fence.proxy.async::generic.acq_rel.restriction.scope;
        .give = { .release, .acq_rel };
        .restriction = { .sync_restrict::shared::cta, .sync_restrict::shared::cluster };
        .scope = { .cta, .cluster, .gpu, .sys };
    """,
    fixed=1,
    since=_TENSORMAP,
    section="9.7.13.4",
    needs={".async::generic": _ACQUIRE},
)
def fence_proxy_one_way():
    """Orders accesses through one proxy with later ones through another, for the threads of the scope.

    All accesses of this machine go through one proxy.
    """


@instruction(
    name="fence.proxy",
    syntax="""
        fence.proxy.tensormap::generic.take.scope  [addr], size;
        .take = { .acquire, .acq_rel };
        .scope = { .cta, .cluster, .gpu, .sys };
    """,
    fixed=1,
    since=_TENSORMAP,
    section="9.7.13.4",
    rules=[an_acquired_tensor_map_has_128_bytes],
)
def fence_proxy_acquire(addr: AddressIn(Space.GENERIC, loose=True), size: int):
    """Makes a tensor map that was written through the generic proxy readable through that of tensor maps."""
