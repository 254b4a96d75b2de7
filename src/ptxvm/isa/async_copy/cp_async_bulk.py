from ptxvm.isa.async_copy.shared.tensor_map import REPORTS, SPARSE
from ptxvm.isa.definition import Form, instruction
from ptxvm.isa.operands import AddressIn, Fixed
from ptxvm.isa.requirement import Requirement
from ptxvm.isa.rules.constant_operand import constant_in_range, constant_multiple
from ptxvm.isa.rules.ordered_scope import bulk_order_has_its_scope
from ptxvm.isa.rules.rule import Use, rule
from ptxvm.isa.targets import ptx, sm
from ptxvm.isa.warp import Space
from ptxvm.lanes import U16, U32, Type, const

_SINCE = ptx(8, 0) & sm(90)
SIZE = constant_multiple(
    "size",
    16,
    accepted="cp.async.bulk.prefetch.L2.global [%d1], 32;",
    rejected="cp.async.bulk.prefetch.L2.global [%d1], 24;",
)


@rule(
    code="PTX208",
    accepted="cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster "
    "[%r1], [%d1], 16, [%r2], 3;",
    rejected="cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster "
    "[%r1], [%d1], 16, [%r2], 65536;",
)
def multicast_mask_fits(use: Use) -> str | None:
    """The mask of a multicast has 16 bits, with `.multicast::cluster::32b` 32."""
    mask, most = use.constant("ctaMask"), 0xFFFF if cta_mask(use.form) is U16 else 0xFFFF_FFFF
    if mask is None or 0 <= mask <= most:
        return None
    return f"operand `ctaMask` is {mask}; it must be from 0 to {most}"


MASK = multicast_mask_fits
_SKIPPED = constant_in_range(
    "ignoreBytesLeft",
    "ignoreBytesRight",
    low=0,
    high=15,
    accepted="cp.async.bulk.shared::cta.global.mbarrier::complete_tx::bytes.ignore_oob [%r1], [%d1], 16, 0, 15, [%r2];",
    rejected="cp.async.bulk.shared::cta.global.mbarrier::complete_tx::bytes.ignore_oob [%r1], [%d1], 16, 0, 16, [%r2];",
)
ORDERED = {f".{name}": ptx(9, 3) for name in ("weak", "relaxed", "cta", "cluster", "gpu", "sys")}
"""Since when bulk copies have memory orders and scopes."""

CLUSTERED = sm("90a", *(f"{number}{letter}" for number in (100, 103, 107, 110) for letter in "af"))
"""Where a relaxed copy goes to shared memory of the cluster."""


def _to_own_shared_memory(form: Form) -> bool:
    return form.spelling("dst") == "shared::cta"


def _relaxed_to_cluster(form: Form) -> bool:
    return form.has("relaxed", "shared::cluster", "global")


def cta_mask(form: Form) -> Type:
    """The type of the mask of a multicast."""
    return U32 if form.has("multicast::cluster::32b") else U16


def inspects(form: Form) -> bool:
    """Whether it looks for a pattern in what it copies."""
    return any("report::validity" in modifier for modifier in form.modifiers)


_LOAD_TO_OWN = "cp.async.bulk{order}.shared::cta.global.mbarrier::complete_tx::bytes\n    {.report}{.level::cache_hint}"
_LOAD = "cp.async.bulk{order}.shared::cluster.global.mbarrier::complete_tx::bytes\n    {.report}"
_PUSH = "cp.async.bulk{order}.shared::cluster.shared::cta.mbarrier::complete_tx::bytes"
_STORE = "cp.async.bulk{order}.global.shared::cta.bulk_group{.level::cache_hint}{.cp_mask}"
_UNREPORTED = _LOAD_TO_OWN.replace("{.report}", "{.mbarrier::report::disabled}") + "{.ignore_oob}"
_LINES = (
    f"{_LOAD_TO_OWN}{{type}}  [dstMem], [srcMem], size, [mbar]{{, cache-policy}};",
    f"{_UNREPORTED}{{type}}\n"
    "    [dstMem], [srcMem], size, ignoreBytesLeft, ignoreBytesRight, [mbar]{, cache-policy};",
    f"{_LOAD}{{.multicast::cluster}}{{.level::cache_hint}}{{type}}\n"
    "    [dstMem], [srcMem], size, [mbar]{, ctaMask}{, cache-policy};",
    f"{_LOAD}.sized_multicast{{.level::cache_hint}}{{type}}\n"
    "    [dstMem], [srcMem], size, [mbar], ctaMask{, cache-policy};",
    f"{_PUSH}{{type}}  [dstMem], [srcMem], size, [mbar];",
    f"{_STORE}{{type}}  [dstMem], [srcMem], size{{, cache-policy}}{{, byteMask}};",
)


def _ordered(line: str) -> str:
    """A line without and with the type that tells how much is copied at once, which `.relaxed` needs."""
    line = line.replace("{.ignore_oob}", ".ignore_oob")
    plain = line.replace("{order}", "{.weak}").replace("{type}", "")
    return f"{plain}\n{line.replace('{order}', '{.relaxed}{.scope}').replace('{type}', '.b128')}\n"


@instruction(
    name="cp.async.bulk",
    syntax="".join(map(_ordered, _LINES))
    + """
        .level::cache_hint = { .L2::cache_hint };
        .scope = { .cta, .cluster, .gpu, .sys };
        .sized_multicast = { .multicast::cluster::16b, .multicast::cluster::32b };
    """
    + REPORTS,
    fixed=2,
    since=_SINCE,
    section="9.7.9.25.4.1",
    needs={
        ".cp_mask": ptx(8, 6) & sm(100),
        ".b128": ptx(9, 1),
        ".ignore_oob": ptx(9, 2),
        ".multicast::cluster::16b": ptx(9, 4),
        ".multicast::cluster::32b": ptx(9, 4) & SPARSE,
    }
    | ORDERED,
    requires=[
        Requirement("the destination .shared::cta", _to_own_shared_memory, ptx(8, 6)),
        Requirement(".relaxed from .global to .shared::cluster", _relaxed_to_cluster, CLUSTERED),
        Requirement("a report", lambda form: any("::report::" in each for each in form.modifiers), ptx(9, 4) & SPARSE),
    ],
    rules=[SIZE, MASK, _SKIPPED, bulk_order_has_its_scope],
)
def cp_async_bulk(
    form,
    warp,
    dstMem: AddressIn("dst"),
    srcMem: AddressIn("src"),
    size: U32,
    ignoreBytesLeft: U32,
    ignoreBytesRight: U32,
    mbar: AddressIn(Space.SHARED),
    ctaMask: Fixed(cta_mask),
    byteMask: U16,
):
    """Starts copying `size` bytes, a multiple of 16, between global and shared memory.

    Completion is signalled to an mbarrier by the bytes copied, or by the thread's bulk group. With a multicast mask
    the data goes to the same offset in the shared memory of several CTAs; with `.cp_mask` only the bytes of every 16
    that the mask names are written. With `.ignore_oob` some bytes at both ends are left out, and counted nevertheless.
    With a report an mbarrier of `.layout::v1` is told if a pattern is found: in the first element of one of the chunks
    of 16 bytes (which one is looked at is not documented), or in any byte.
    """
    places = warp.generic(dstMem), warp.generic(srcMem)
    mask = () if byteMask is None and ctaMask is None else (ctaMask if byteMask is None else byteMask,)
    if mbar is None:
        warp.call_host("cp.async.bulk.store", *places, size, *mask)
    elif form.src is not Space.GLOBAL:
        warp.call_host("cp.async.bulk.push", *places, size, warp.generic(mbar))
    elif ignoreBytesLeft is not None:
        ends = ignoreBytesLeft, ignoreBytesRight
        warp.call_host("cp.async.bulk.load.within", *places, size, warp.generic(mbar), *ends)
    else:
        name = "cp.async.bulk.load.inspected" if inspects(form) else "cp.async.bulk.load"
        warp.call_host(name, *places, size, warp.generic(mbar), *mask)


@instruction(
    name="cp.async.bulk.prefetch",
    syntax="""
        cp.async.bulk.prefetch.L2.global{.level::cache_hint}    [srcMem], size{, cache-policy};
        cp.async.bulk.prefetch.L2.global.level::eviction_priority  [srcMem], size;
        .level::cache_hint = { .L2::cache_hint };
        .level::eviction_priority = { .L2::evict_last };
    """,
    fixed=3,
    since=_SINCE,
    section="9.7.9.25.4.3",
    needs={".L2::evict_last": ptx(9, 4) & SPARSE},
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
