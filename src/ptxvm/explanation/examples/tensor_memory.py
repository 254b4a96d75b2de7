"""Examples of tensor memory: one warp allocates columns, something happens to them, and they are given back."""

from __future__ import annotations


def _kernel(body: str, *, target: str = "sm_100a", version: str = "8.8") -> str:
    """A kernel for one warp whose threads write `%d`; `%taddr` is the address of 32 columns."""
    return f""".version {version}
.target {target}
.address_size 64
.visible .entry example(.param .u64 out)
{{
    .reg .b64 %out;
    .reg .b32 %thread, %taddr, %d, %e, %least;
    .reg .pred %first, %done;
    .shared .align 4 .b32 slot;
    .shared .align 8 .b64 bar;
    mov.u32 %thread, %tid.x;
    setp.eq.u32 %first, %thread, 0;
    tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [slot], 32;    // 32 columns of 128 lanes
    tcgen05.relinquish_alloc_permit.cta_group::1.sync.aligned;    // nothing else will be allocated
    ld.shared.u32 %taddr, [slot];
    tcgen05.st.sync.aligned.32x32b.x1.b32 [%taddr], {{%thread}};    // each thread has a lane
    tcgen05.wait::st.sync.aligned;    // now it is there
{body.rstrip()}
    tcgen05.dealloc.cta_group::1.sync.aligned.b32 %taddr, 32;
    ld.param.u64 %out, [out];
    mad.wide.u32 %out, %thread, 4, %out;
    st.global.u32 [%out], %d;
    ret;
}}"""


_LOAD = """    tcgen05.ld.sync.aligned.32x32b.x1.b32 {%d}, [%taddr];
    tcgen05.wait::ld.sync.aligned;    // now tensor memory may change, or be given back
"""
_ROUND_TRIP = _kernel(_LOAD)

_FENCES = _kernel(
    """    tcgen05.fence::before_thread_sync;    // what was done before comes before what other threads do
    bar.sync 0;
    tcgen05.fence::after_thread_sync;    // behind the barrier
"""
    + _LOAD
)

_REDUCED = _kernel(
    """    tcgen05.st.sync.aligned.32x32b.x1.b32 [%taddr+1], {7};
    tcgen05.wait::st.sync.aligned;
    tcgen05.ld.red.sync.aligned.32x32b.x2.min.u32 {%d, %e}, %least, [%taddr];
    tcgen05.wait::ld.sync.aligned;
    mov.b32 %d, %least;    // the thread's number or 7
""",
    target="sm_103a",
)

_WAIT = """    @%first tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [bar];    // at its end
WAIT:
    mbarrier.try_wait.parity.shared.b64 %done, [bar], 0;
    @!%done bra WAIT;
    tcgen05.fence::after_thread_sync;
"""
_SHIFTED = _kernel(
    """    @%first mbarrier.init.shared.b64 [bar], 1;
    bar.sync 0;
    @%first tcgen05.shift.cta_group::1.down [%taddr];    // starts: each of 31 lanes receives what the next one holds
"""
    + _WAIT
    + _LOAD
)

TENSOR_MEMORY: dict[str, str] = {
    **dict.fromkeys(("tcgen05.alloc", "tcgen05.dealloc", "tcgen05.relinquish_alloc_permit"), _ROUND_TRIP),
    **dict.fromkeys(("tcgen05.ld", "tcgen05.st", "tcgen05.wait"), _ROUND_TRIP),
    "tcgen05.ld.red": _REDUCED,
    "tcgen05.fence": _FENCES,
    "tcgen05.shift": _SHIFTED,
    "tcgen05.commit": _SHIFTED,
}
