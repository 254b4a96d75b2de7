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

_COMPRESSED = """    tcgen05.st.sync.aligned.32x32b.x4.b32 [%taddr], {{0f3fc00000, 0f3f000000, %thread, 0f40200000}};
    tcgen05.wait::st.sync.aligned;
    tcgen05.ld.{}spcompress.sync.aligned.32x32b.x4.max.sp::2:4.f32.b2 {{%least}}, {{%d, %e}}{}, [%taddr];
    tcgen05.wait::ld.sync.aligned;    // 1.5 and 2.5 are kept; %least is 0 and 3, where they stood
"""
_SPARSE_LOAD = _kernel(_COMPRESSED.format("", ""), target="sm_107a", version="9.4")
_SPARSE_REDUCED = _kernel(
    "    .reg .b32 %most;\n" + _COMPRESSED.format("red.", ", %most"), target="sm_107a", version="9.4"
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


def _product(body: str, *, fill: str, comment: str) -> str:
    """A kernel for one warp that multiplies matrices of f16 whose words are `fill`; lanes 0 to 31 of D are `%d`."""
    return f""".version 8.8
.target sm_100a
.address_size 64
.visible .entry example(.param .u64 out)
{{
    .reg .b64 %out, %a, %b, %meta;
    .reg .b32 %thread, %taddr, %more, %place, %data, %d;
    .reg .pred %first, %done, %true, %false;
    .shared .align 128 .b8 matrices[8192];    // 16 bytes each of 8 rows are neighbours: see tensor-cores.md
    .shared .align 4 .b32 slot;
    .shared .align 8 .b64 bar;
    mov.u32 %thread, %tid.x;
    setp.eq.u32 %first, %thread, 0;
    setp.eq.u32 %true, %thread, %thread;
    setp.ne.u32 %false, %thread, %thread;
    @%first mbarrier.init.shared.b64 [bar], 1;
    tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [slot], 128;
    tcgen05.relinquish_alloc_permit.cta_group::1.sync.aligned;
    mov.u32 %data, matrices;
    mad.lo.u32 %place, %thread, 4, %data;
    add.u32 %more, %data, 8192;
FILL:
    st.shared.u32 [%place], {fill};    // {comment}
    add.u32 %place, %place, 128;
    setp.lt.u32 %done, %place, %more;
    @%done bra FILL;
    fence.proxy.async.shared::cta;    // what threads wrote is for the tensor core to read
    bar.sync 0;
    ld.shared.u32 %taddr, [slot];
    add.u32 %more, %taddr, 64;
    shr.u32 %data, %data, 4;
    cvt.u64.u32 %a, %data;
    add.u64 %a, %a, 0x0000401000080000;    // descriptor: 128 bytes to the next 8 columns, 256 to the next 8 rows
    mov.b64 %b, %a;    // B may be the same bytes here
{body.rstrip()}
{_WAIT.rstrip()}
{_LOAD.rstrip()}
    tcgen05.dealloc.cta_group::1.sync.aligned.b32 %taddr, 128;
    ld.param.u64 %out, [out];
    mad.wide.u32 %out, %thread, 4, %out;
    st.global.u32 [%out], %d;
    ret;
}}"""


_ONES = {"fill": "0x3c003c00", "comment": "two f16 of 1.0"}
_MULTIPLIED = _product(
    """    // D of 128 rows and 8 columns, f32; K is 16, so that each element is 16.0
    @%first tcgen05.mma.cta_group::1.kind::f16 [%taddr], %a, %b, 0x08020010, %false;
""",
    **_ONES,
)
_STATIONARY = _product(
    """    // D of 128 rows and 64 columns; B stays in the tensor core for the next product
    @%first tcgen05.mma.ws.cta_group::1.kind::f16.collector::b0::fill [%taddr], %a, %b, 0x08100010, %false;
""",
    **_ONES,
)
_CHOSEN = {"fill": "0x44444444", "comment": "numbers, and as metadata: the first two of each four are stored"}
_COPIED = """    add.u64 %meta, %a, 0;
    @%first tcgen05.cp.cta_group::1.128x128b [%more], %meta;    // metadata to tensor memory
"""
_SPARSE = _product(
    _COPIED
    + """    // half of A, 128 rows of 32 columns, is stored
    @%first tcgen05.mma.sp.cta_group::1.kind::f16 [%taddr], %a, %b, [%more], 0x08020014, %false;
""",
    **_CHOSEN,
)
_STATIONARY_SPARSE = _SPARSE.replace("tcgen05.mma.sp.cta", "tcgen05.mma.ws.sp.cta").replace("0x08020014", "0x08100014")

TENSOR_MEMORY: dict[str, str] = {
    **dict.fromkeys(("tcgen05.alloc", "tcgen05.dealloc", "tcgen05.relinquish_alloc_permit"), _ROUND_TRIP),
    **dict.fromkeys(("tcgen05.ld", "tcgen05.st", "tcgen05.wait"), _ROUND_TRIP),
    "tcgen05.ld.red": _REDUCED,
    "tcgen05.ld.spcompress": _SPARSE_LOAD,
    "tcgen05.ld.red.spcompress": _SPARSE_REDUCED,
    "tcgen05.fence": _FENCES,
    "tcgen05.shift": _SHIFTED,
    "tcgen05.commit": _MULTIPLIED,
    "tcgen05.cp": _SPARSE,
    "tcgen05.mma": _MULTIPLIED,
    "tcgen05.mma.sp": _SPARSE,
    "tcgen05.mma.ws": _STATIONARY,
    "tcgen05.mma.ws.sp": _STATIONARY_SPARSE,
}
