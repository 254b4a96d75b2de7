from ptxvm.isa.definition import Form, instruction
from ptxvm.isa.operands import AddressIn
from ptxvm.isa.requirement import Requirement
from ptxvm.isa.rules.constant_operand import constant_in_range, constant_multiple
from ptxvm.isa.targets import ptx, sm
from ptxvm.isa.warp import Space
from ptxvm.lanes import U16, U32, const

_SINCE = ptx(8, 0) & sm(90)
SIZE = constant_multiple(
    "size",
    16,
    accepted="cp.async.bulk.prefetch.L2.global [%d1], 32;",
    rejected="cp.async.bulk.prefetch.L2.global [%d1], 24;",
)
MASK = constant_in_range(
    "ctaMask",
    low=0,
    high=0xFFFF,
    accepted="cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster "
    "[%r1], [%d1], 16, [%r2], 3;",
    rejected="cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster "
    "[%r1], [%d1], 16, [%r2], 65536;",
)


def _to_own_shared_memory(form: Form) -> bool:
    return form.spelling("dst") == "shared::cta"


@instruction(
    name="cp.async.bulk",
    syntax="""
        cp.async.bulk.shared::cta.global.mbarrier::complete_tx::bytes{.level::cache_hint}
            [dstMem], [srcMem], size, [mbar]{, cache-policy};
        cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes{.multicast::cluster}{.level::cache_hint}
            [dstMem], [srcMem], size, [mbar]{, ctaMask}{, cache-policy};
        cp.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes  [dstMem], [srcMem], size, [mbar];
        cp.async.bulk.global.shared::cta.bulk_group{.level::cache_hint}{.cp_mask}
            [dstMem], [srcMem], size{, cache-policy}{, byteMask};
        .level::cache_hint = { .L2::cache_hint };
    """,
    fixed=2,
    since=_SINCE,
    section="9.7.9.25.4.1",
    needs={".cp_mask": ptx(8, 6) & sm(100)},
    requires=[Requirement("the destination .shared::cta", _to_own_shared_memory, ptx(8, 6))],
    rules=[SIZE, MASK],
)
def cp_async_bulk(
    form,
    warp,
    dstMem: AddressIn("dst"),
    srcMem: AddressIn("src"),
    size: U32,
    mbar: AddressIn(Space.SHARED),
    ctaMask: U16,
    byteMask: U16,
):
    """Starts copying `size` bytes, a multiple of 16, between global and shared memory.

    Completion is signalled to an mbarrier by the bytes copied, or by the thread's bulk group. With a multicast mask
    the data goes to the same offset in the shared memory of several CTAs; with `.cp_mask` only the bytes of every 16
    that the mask names are written.
    """
    places = warp.generic(dstMem), warp.generic(srcMem)
    mask = () if byteMask is None and ctaMask is None else (ctaMask if byteMask is None else byteMask,)
    if mbar is None:
        warp.call_host("cp.async.bulk.store", *places, size, *mask)
    elif form.src is Space.GLOBAL:
        warp.call_host("cp.async.bulk.load", *places, size, warp.generic(mbar), *mask)
    else:
        warp.call_host("cp.async.bulk.push", *places, size, warp.generic(mbar))


@instruction(
    name="cp.async.bulk.prefetch",
    syntax="""
        cp.async.bulk.prefetch.L2.global{.level::cache_hint}  [srcMem], size{, cache-policy};
        .level::cache_hint = { .L2::cache_hint };
    """,
    fixed=3,
    since=_SINCE,
    section="9.7.9.25.4.3",
    rules=[SIZE],
)
def cp_async_bulk_prefetch(warp, srcMem: AddressIn(Space.GLOBAL), size: U32):
    """Starts bringing `size` bytes of global memory into the L2 cache; without effect on results."""
    warp.call_host("cp.async.bulk.prefetch", warp.generic(srcMem), size)


@instruction(
    name="cp.async.bulk.commit_group",
    syntax="cp.async.bulk.commit_group;",
    fixed=3,
    since=_SINCE,
    section="9.7.9.25.6.1",
)
def cp_async_bulk_commit_group(warp):
    """Closes the bulk group of the thread's bulk copies started since the last one."""
    warp.call_host("cp.async.bulk.commit_group")


@instruction(
    name="cp.async.bulk.wait_group",
    syntax="cp.async.bulk.wait_group{.read}  N;",
    fixed=3,
    since=_SINCE,
    section="9.7.9.25.6.2",
)
def cp_async_bulk_wait_group(form, warp, N: int):
    """Waits until at most the `N` newest bulk groups of the thread are pending.

    With `.read` it is enough that they have read their sources.
    """
    counts = const(U32, N), const(U32, bool(form.read))
    warp.call_host("cp.async.bulk.wait_group", *counts, when=warp.asynchronous_pending())
