from ptxvm.isa.definition import Form, instruction
from ptxvm.isa.operands import AddressIn
from ptxvm.isa.requirement import Requirement
from ptxvm.isa.rules.constant_operand import constant_one_of
from ptxvm.isa.rules.rule import Use, rule
from ptxvm.isa.targets import ptx, sm
from ptxvm.isa.warp import Space
from ptxvm.lanes import PRED, U32, const, where

_SINCE = ptx(7, 0) & sm(80)
_HINTS = """
    .level::cache_hint = { .L2::cache_hint };
    .level::prefetch_size = { .L2::64B, .L2::128B, .L2::256B };
"""
_NEEDS = {
    ".L2::cache_hint": ptx(7, 4),
    ".L2::64B": ptx(7, 4),
    ".L2::128B": ptx(7, 4),
    ".L2::256B": ptx(7, 4),
}


def _ignores_source(form: Form) -> bool:
    return any(plan.name == "ignore_src" for plan in form.operands)


_SIZES = constant_one_of(
    "cp_size",
    4,
    8,
    16,
    accepted="cp.async.ca.shared.global [%r1], [%d1], 8;",
    rejected="cp.async.ca.shared.global [%r1], [%d1], 12;",
)


@rule(
    code="PTX252",
    accepted="cp.async.cg.shared.global [%r1], [%d1], 16;",
    rejected="cp.async.cg.shared.global [%r1], [%d1], 8;",
)
def past_l1_only_16_bytes(use: Use) -> str | None:
    """`.cg` copies 16 bytes at a time."""
    size = use.constant("cp_size")
    return f"`.cg` copies 16 bytes, not {size}" if use.form.has("cg") and size not in (None, 16) else None


@rule(
    code="PTX208",
    accepted="cp.async.ca.shared.global [%r1], [%d1], 8, 4;",
    rejected="cp.async.ca.shared.global [%r1], [%d1], 8, 20;",
)
def source_fits_in_copy(use: Use) -> str | None:
    """No more bytes are read than are written."""
    size, read = use.constant("cp_size"), use.constant("src_size")
    if size is None or read is None or 0 <= read <= size:
        return None
    return f"src-size is {read}; it must be from 0 to {size}"


@instruction(
    name="cp.async",
    syntax="""
        cp.async.cop.shared{::cta}.global{.level::cache_hint}{.level::prefetch_size}
            [dst], [src], cp-size{, src-size}{, cache-policy};
        cp.async.cop.shared{::cta}.global{.level::cache_hint}{.level::prefetch_size}
            [dst], [src], cp-size, ignore-src{, cache-policy};
        .cop = { .ca, .cg };
    """
    + _HINTS,
    fixed=1,
    since=_SINCE,
    section="9.7.9.25.3.1",
    needs=_NEEDS,
    requires=[Requirement("ignore-src", _ignores_source, ptx(7, 5))],
    rules=[_SIZES, past_l1_only_16_bytes, source_fits_in_copy],
)
def cp_async(
    warp,
    dst: AddressIn(Space.SHARED),
    src: AddressIn(Space.GLOBAL),
    cp_size: int,
    src_size: U32,
    ignore_src: PRED,
):
    """Starts copying 4, 8 or 16 bytes from global to shared memory.

    Bytes past `src-size`, or all of them when `ignore-src` is true, are written as zeros. The copy is complete after
    a wait for its group or for the mbarrier it signals.
    """
    size = const(U32, cp_size)
    read = size if src_size is None else src_size
    if ignore_src is not None:
        read = where(ignore_src, 0, read)
    warp.copy_lanes(dst, src, size, read)


@instruction(
    name="cp.async.commit_group",
    syntax="cp.async.commit_group;",
    fixed=2,
    since=_SINCE,
    section="9.7.9.25.3.2",
)
def cp_async_commit_group(warp):
    """Closes the group of the thread's copies started since the last one."""
    warp.call_host("cp.async.commit_group")


@instruction(
    name="cp.async.wait_group",
    syntax="cp.async.wait_group N;",
    fixed=2,
    since=_SINCE,
    section="9.7.9.25.3.3",
)
def cp_async_wait_group(warp, N: int):
    """Waits until at most the `N` newest groups of the thread are pending."""
    warp.call_host("cp.async.wait_group", const(U32, N), when=warp.asynchronous_pending())


@instruction(
    name="cp.async.wait_all",
    syntax="cp.async.wait_all;",
    fixed=2,
    since=_SINCE,
    section="9.7.9.25.3.3",
)
def cp_async_wait_all(warp):
    """Waits for all copies of the thread."""
    warp.call_host("cp.async.wait_all", when=warp.asynchronous_pending())


@instruction(
    name="cp.async.mbarrier.arrive",
    syntax="cp.async.mbarrier.arrive{.noinc}{.shared{::cta}}.b64  [addr];",
    fixed=3,
    since=_SINCE,
    section="9.7.13.15.15",
    needs={".shared::cta": ptx(7, 8)},
)
def cp_async_mbarrier_arrive(form, warp, addr: AddressIn("space")):
    """Arrives at an mbarrier when the thread's earlier copies are complete.

    The pending count grows by one first, unless `.noinc` says that the arrival is already counted.
    """
    extra = const(U32, not form.noinc)
    warp.call_host("cp.async.mbarrier.arrive", warp.generic(addr), extra)
