"""Examples of asynchronous copies, mbarriers and clusters: each makes its barrier, starts something, and waits."""

from __future__ import annotations

_WAIT = """WAIT:
    mbarrier.try_wait.parity.shared.b64 %done, [bar], 0;
    @!%done bra WAIT;"""


def kernel(
    body: str, *, target: str = "sm_90", parameters: str = "", directives: str = "", version: str = "9.0"
) -> str:
    """A kernel for one warp whose threads write `%d`; `bar` is an mbarrier that nobody has initialised."""
    return f""".version {version}
.target {target}
.address_size 64
.visible .entry example({parameters}.param .u64 out){directives}
{{
    .reg .b64 %in, %out, %state, %place, %far;
    .reg .b32 %thread, %address, %d, %count, %rank;
    .reg .pred %first, %done;
    .shared .align 128 .b8 tile[4096];
    .shared .b64 bar;
    mov.u32 %thread, %tid.x;
    setp.eq.u32 %first, %thread, 0;
{body.rstrip()}
    ld.param.u64 %out, [out];
    mad.wide.u32 %out, %thread, 4, %out;
    st.global.u32 [%out], %d;
    ret;
}}"""


_MAP_ADDRESS = """    mov.b64 %place, map;
    cvta.param.u64 %place, %place;    // the generic address of the tensor map
"""
_IN = ".param .u64 in, "
_MAP = ".param .align 128 .b8 map[128], "
_PAIR = " .reqnctapercluster 2"

_ASYNC = kernel(
    """    ld.param.u64 %in, [in];
    mad.wide.u32 %in, %thread, 16, %in;
    mov.u32 %address, tile;
    mad.lo.u32 %address, %thread, 16, %address;
    cp.async.cg.shared.global [%address], [%in], 16;    // the data are not there yet
    {wait}
    ld.shared.u32 %d, [%address];
""",
    target="sm_80",
    parameters=_IN,
)
_GROUP = _ASYNC.replace("{wait}", "cp.async.commit_group;\n    cp.async.wait_group 0;    // now they are")
_ALL = _ASYNC.replace("{wait}", "cp.async.wait_all;    // now they are")

_ASYNC_ARRIVAL = kernel(
    """    @%first mbarrier.init.shared.b64 [bar], 32;
    bar.sync 0;
    ld.param.u64 %in, [in];
    mad.wide.u32 %in, %thread, 4, %in;
    mov.u32 %address, tile;
    mad.lo.u32 %address, %thread, 4, %address;
    cp.async.ca.shared.global [%address], [%in], 4;
    cp.async.mbarrier.arrive.noinc.shared.b64 [bar];    // arrives when the copy is complete
WAIT:
    mbarrier.test_wait.parity.shared.b64 %done, [bar], 0;
    @!%done bra WAIT;
    ld.shared.u32 %d, [%address];
""",
    target="sm_80",
    parameters=_IN,
)

_BEGIN = """    @%first mbarrier.init.shared.b64 [bar], 1;
    bar.sync 0;
    @!%first bra WAIT;
    mbarrier.arrive.expect_tx.shared.b64 _, [bar], {bytes};
"""

_BULK = kernel(
    _BEGIN.format(bytes=256)
    + "    ld.param.u64 %in, [in];\n"
    + "    cp.async.bulk.shared::cta.global.mbarrier::complete_tx::bytes [tile], [%in], 256, [bar];\n"
    + _WAIT
    + "\n    ld.shared.u32 %d, [tile+4];\n",
    parameters=_IN,
)

_BULK_STORE = kernel(
    """    mov.u32 %address, tile;
    mad.lo.u32 %address, %thread, 4, %address;
    st.shared.u32 [%address], %thread;
    mov.u32 %d, %thread;
    fence.proxy.async.shared::cta;    // what threads wrote is for the copy to read
    bar.sync 0;
    @!%first bra DONE;
    ld.param.u64 %place, [out];
    {copy}
    cp.async.bulk.commit_group;
    cp.async.bulk.wait_group 0;
DONE:
    bar.sync 0;
""",
)
_STORE = _BULK_STORE.replace("{copy}", "cp.async.bulk.global.shared::cta.bulk_group [%place], [tile], 128;")
_REDUCE = _BULK_STORE.replace(
    "{copy}", "cp.reduce.async.bulk.global.shared::cta.bulk_group.add.u32 [%place], [tile], 128;"
)

_PREFETCH = kernel(
    """    ld.param.u64 %in, [in];
    @%first cp.async.bulk.prefetch.L2.global [%in], 256;    // without effect on results
    ld.global.u32 %d, [%in];
""",
    parameters=_IN,
)

_TENSOR = kernel(
    _MAP_ADDRESS
    + _BEGIN.format(bytes=1024)
    + "    cp.async.bulk.tensor.2d.shared::cta.global.tile.mbarrier::complete_tx::bytes"
    + " [tile], [%place, {0, 0}], [bar];\n"
    + _WAIT
    + "\n    ld.shared.u32 %d, [tile];    // element (0, 0) of the box of 8 by 32 numbers\n",
    parameters=_MAP,
)
_TENSOR_PREFETCH = kernel(
    _MAP_ADDRESS
    + """    @%first cp.async.bulk.prefetch.tensor.2d.L2.global.tile [%place, {0, 0}];
    mov.u32 %d, 1;
""",
    parameters=_MAP,
)
_TENSOR_REDUCE = kernel(
    _MAP_ADDRESS
    + """    mov.u32 %d, 0;
    @%first st.shared.u32 [tile], 0x3f800000;
    fence.proxy.async.shared::cta;
    bar.sync 0;
    @!%first bra DONE;
    cp.reduce.async.bulk.tensor.2d.global.shared::cta.add.tile.bulk_group [%place, {0, 0}], [tile];
    cp.async.bulk.commit_group;
    cp.async.bulk.wait_group 0;
DONE:
    bar.sync 0;
""",
    parameters=_MAP,
)
_REPLACE = kernel(
    """    ld.param.u64 %place, [map];    // a copy of a tensor map is changed in shared memory
    st.shared.u64 [tile], %place;
    tensormap.replace.tile.rank.shared::cta.b1024.b32 [tile], 1;
    mov.u32 %d, 1;
""",
    target="sm_90a",
    parameters=_MAP,
)
_PROXY_COPY = kernel(
    """    ld.param.u64 %in, [in];
    st.shared.u32 [tile], 7;
    tensormap.cp_fenceproxy.global.shared::cta.tensormap::generic.release.gpu.sync.aligned [%in], [tile], 128;
    ld.global.u32 %d, [%in];
""",
    parameters=_IN,
)

_ARRIVE = kernel(f"""    @%first mbarrier.init.shared.b64 [bar], 32;
    bar.sync 0;
    mbarrier.arrive.shared.b64 %state, [bar];     // by every thread
{_WAIT}
    mov.u32 %d, 1;
""")
_COUNTED = kernel("""    @%first mbarrier.init.shared.b64 [bar], 32;
    bar.sync 0;
    mbarrier.arrive.noComplete.release.cta.shared.b64 %state, [bar], 1;
    mbarrier.pending_count.b64 %count, %state;    // arrivals that were missing before this one
    mov.u32 %d, %count;
""").replace("[bar], 32;", "[bar], 40;")
_DROP = kernel(f"""    @%first mbarrier.init.shared.b64 [bar], 32;
    bar.sync 0;
    mbarrier.arrive_drop.shared.b64 %state, [bar];    // later phases expect one arrival less
{_WAIT}
    mov.u32 %d, 1;
""")
_DROP_EXPECT = _DROP.replace(
    "arrive_drop.shared.b64 %state, [bar];",
    "arrive_drop.expect_tx.shared.b64 _, [bar], 4;\n    mbarrier.complete_tx.shared.b64 [bar], 4;",
)
_DROP_UNCOMPLETED = _COUNTED.replace("arrive.noComplete", "arrive_drop.noComplete")
_EXPECT = kernel(f"""    @%first mbarrier.init.shared.b64 [bar], 32;
    bar.sync 0;
    mbarrier.expect_tx.relaxed.cta.shared.b64 [bar], 4;
    mbarrier.arrive.shared.b64 %state, [bar];
    mbarrier.complete_tx.relaxed.cta.shared.b64 [bar], 4;    // as a copy does that has brought 4 bytes
{_WAIT}
    mov.u32 %d, 1;
""")
_STATE = kernel("""    @%first mbarrier.init.shared.b64 [bar], 32;
    bar.sync 0;
    mbarrier.arrive.shared.b64 %state, [bar];
WAIT:
    mbarrier.{wait}.shared.b64 %done, [bar], %state;
    @!%done bra WAIT;
    bar.sync 0;
    @%first mbarrier.inval.shared.b64 [bar];    // the memory is free for other use
    mov.u32 %d, 1;
""")
_LAYOUT = kernel("""    @%first mbarrier.init.layout::v1.shared::cta.b64 [bar], 32;
    bar.sync 0;
    mbarrier.check_layout.layout::v1.shared::cta.b64 %done, [bar];    // true: it keeps reports
    selp.u32 %d, 1, 0, %done;
""").replace(".version 9.0", ".version 9.3")
_TEST = _STATE.replace("{wait}", "test_wait")
_TRY = _STATE.replace("{wait}", "try_wait")

_REMOTE = kernel(
    f"""    @%first mbarrier.init.shared.b64 [bar], 1;
    @%first mbarrier.arrive.expect_tx.shared.b64 _, [bar], 128;
    barrier.cluster.arrive.release;
    barrier.cluster.wait.acquire;
    mov.u32 %rank, %cluster_ctarank;
    xor.b32 %rank, %rank, 1;    // the other CTA
    mov.u32 %address, tile;
    mad.lo.u32 %address, %thread, 4, %address;
    .reg .b32 %there, %signal;
    mapa.shared::cluster.u32 %there, %address, %rank;
    mov.u32 %signal, bar;
    mapa.shared::cluster.u32 %signal, %signal, %rank;
    {{store}}
{_WAIT}
    ld.shared.u32 %d, [%address];
    barrier.cluster.arrive;
    barrier.cluster.wait;    // no CTA ends while the other one may still reach its memory
""",
    directives=_PAIR,
)
_STORE_ASYNC = _REMOTE.replace(
    "{store}", "st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.u32 [%there], %thread, [%signal];"
)
_RED_ASYNC = _REMOTE.replace(
    "{store}",
    "red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.add.u32 [%there], %thread, [%signal];",
)
_CLUSTER = kernel(
    """    mov.u32 %rank, %cluster_ctarank;
    @%first st.shared.u32 [tile], %rank;
    barrier.cluster.arrive.release;
    barrier.cluster.wait.acquire;    // both CTAs have written
    xor.b32 %rank, %rank, 1;
    mov.u64 %place, tile;
    cvta.shared.u64 %place, %place;
    mapa.u64 %far, %place, %rank;    // the same place in the other CTA
    ld.u32 %d, [%far];
    getctarank.u64 %count, %far;    // whose memory it is
    barrier.cluster.arrive;
    barrier.cluster.wait;
""",
    directives=_PAIR,
)
_ZERO = kernel(
    """    st.shared.u32 [tile], 7;
    bar.sync 0;
    mov.u64 %place, tile;
    mov.u64 %far, 4096;
    @%first st.bulk.weak.shared::cta [%place], %far, 0;
    bar.sync 0;
    ld.shared.u32 %d, [tile];
""",
    target="sm_100",
)
_EVERYWHERE = kernel(
    """    ld.param.u64 %place, [everywhere];    // the address of a multicast object
    @%first {operation}
    mov.u32 %d, 1;
""",
    parameters=".param .u64 everywhere, ",
)
_EVERYWHERE_LATER = _EVERYWHERE.replace(".version 9.0", ".version 9.3").replace(".target sm_90", ".target sm_100")
_MULTIMEM_COPY = kernel(
    """    ld.param.u64 %place, [everywhere];
    mov.u32 %d, 1;
    @%first {operation} [%place], [tile], 128;
    @%first cp.async.bulk.commit_group;
    @%first cp.async.bulk.wait_group 0;
""",
    parameters=".param .u64 everywhere, ",
    version="9.1",
)
_FABRIC = kernel(
    """    .reg .b32 %endpoint;
    .reg .pred %failed;
    @%first mbarrier.init.layout::v1.shared.b64 [bar], 1;
    bar.sync 0;
    ld.param.u32 %endpoint, [endpoint];
    ld.param.u64 %place, [place];
{operation}
    @%first fabric.submit;
    @%first mbarrier.arrive.expect_tx.shared.b64 _, [bar], {count};
WAIT:
    mbarrier.try_wait.parity.phase_type::primary.shared.b64 %done|%failed, [bar], 0;
    @!%done bra WAIT;
    selp.u32 %d, 0, 1, %failed;
""",
    target="sm_100",
    parameters=".param .u32 endpoint, .param .u64 place, ",
    version="9.3",
)


def _fabric(operation: str, count: int) -> str:
    return _FABRIC.replace("{operation}", operation).replace("{count}", str(count))


_FABRIC_GET = _fabric(
    "    @%first fabric.try_get.async.shared::cta.mbarrier::complete_tx::bytes.mbarrier::report::fabric"
    ".relaxed.sys.b128\n        [tile], [%endpoint, %place], 256, [bar];",
    256,
)
_FABRIC_PUT = _fabric(
    "    st.shared.u32 [tile], 7;\n    fence.proxy.async;\n"
    "    @%first fabric.try_put.async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric"
    ".relaxed.sys.b128\n        [%endpoint, %place], [tile], 256, [bar];    // counts 1 for every 16 bytes",
    16,
)
_FABRIC_WAIT = _FABRIC_PUT.replace(
    "    @%first fabric.submit;\n",
    "    @%first fabric.submit;\n    @%first fabric.wait.sync_restrict::reads;    // tile may be written again\n",
)
_FABRIC_PULL = _fabric(
    "    fabric.try_pullred.async.multimem.shared::cta.mbarrier::complete_tx::bytes.mbarrier::report::fabric"
    ".add.u32.sync\n        [tile], [%endpoint, %place], 256, [bar], 0xffffffff;    // by the whole warp",
    256,
).replace("endpoint", "endpoints")
_CANCEL = kernel(
    _BEGIN.format(bytes=16)
    + """    clusterlaunchcontrol.try_cancel.async.shared::cta.mbarrier::complete_tx::bytes.b128 [tile], [bar];
"""
    + _WAIT
    + """
    .reg .b128 %answer;
    ld.shared.b128 %answer, [tile];
    clusterlaunchcontrol.query_cancel.is_canceled.pred.b128 %done, %answer;
    mov.u32 %d, 0;
    // Another cluster's work may be done here: where it begins in the grid.
    @%done clusterlaunchcontrol.query_cancel.get_first_ctaid::x.b32.b128 %d, %answer;
""",
    target="sm_100",
)

_WARPGROUP = kernel(
    """    .reg .f32 %sum<4>;
    .reg .b64 %tiles;
    mad.lo.u32 %address, %thread, 32, 0;
    mov.u32 %count, tile;
    add.u32 %address, %address, %count;
    st.shared.v4.b32 [%address], {0x3c003c00, 0x3c003c00, 0x3c003c00, 0x3c003c00};    // f16 numbers of 1.0
    st.shared.v4.b32 [%address+16], {0x3c003c00, 0x3c003c00, 0x3c003c00, 0x3c003c00};
    fence.proxy.async;
    bar.sync 0;
    mov.b64 %tiles, tile;
    shr.u64 %tiles, %tiles, 4;
    or.b64 %tiles, %tiles, 0x1000080000;    // 128 bytes between the columns of chunks, 256 between 8 rows
    mov.f32 %sum0, 0f00000000;
    mov.f32 %sum1, %sum0;
    mov.f32 %sum2, %sum0;
    mov.f32 %sum3, %sum0;
    wgmma.fence.sync.aligned;    // the sums were written
    wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {%sum0, %sum1, %sum2, %sum3}, %tiles, %tiles, 1, 1, 1, 0, 0;
    wgmma.commit_group.sync.aligned;
    wgmma.wait_group.sync.aligned 0;    // now they are 16.0
    mov.b32 %d, %sum0;
""",
    target="sm_90a",
)

ASYNCHRONOUS: dict[str, str] = {
    "wgmma.fence": _WARPGROUP,
    "wgmma.commit_group": _WARPGROUP,
    "wgmma.wait_group": _WARPGROUP,
    "cp.async": _GROUP,
    "cp.async.commit_group": _GROUP,
    "cp.async.wait_group": _GROUP,
    "cp.async.wait_all": _ALL,
    "cp.async.mbarrier.arrive": _ASYNC_ARRIVAL,
    "cp.async.bulk": _BULK,
    "cp.async.bulk.prefetch": _PREFETCH,
    "applypriority.async.bulk": _PREFETCH.replace(
        "cp.async.bulk.prefetch.L2.global [", "applypriority.async.bulk.global.bulk_group.L2::evict_normal ["
    )
    .replace(".version 9.0", ".version 9.4")
    .replace(".target sm_90", ".target sm_107a"),
    "applypriority.async.bulk.tensor": _TENSOR_PREFETCH.replace(
        "cp.async.bulk.prefetch.tensor.2d.L2.global.tile",
        "applypriority.async.bulk.tensor.2d.global.bulk_group.tile.L2::evict_normal",
    )
    .replace(".version 9.0", ".version 9.4")
    .replace(".target sm_90", ".target sm_107a"),
    "cp.async.bulk.commit_group": _STORE,
    "cp.async.bulk.wait_group": _STORE,
    "cp.reduce.async.bulk": _REDUCE,
    "cp.async.bulk.tensor": _TENSOR,
    "cp.async.bulk.prefetch.tensor": _TENSOR_PREFETCH,
    "cp.reduce.async.bulk.tensor": _TENSOR_REDUCE,
    "tensormap.replace": _REPLACE,
    "tensormap.cp_fenceproxy": _PROXY_COPY,
    "mbarrier.init": _ARRIVE,
    "mbarrier.inval": _TEST,
    "mbarrier.expect_tx": _EXPECT,
    "mbarrier.complete_tx": _EXPECT,
    "mbarrier.arrive": _ARRIVE,
    "mbarrier.arrive.expect_tx": _BULK,
    "mbarrier.arrive.noComplete": _COUNTED,
    "mbarrier.arrive_drop": _DROP,
    "mbarrier.arrive_drop.expect_tx": _DROP_EXPECT,
    "mbarrier.arrive_drop.noComplete": _DROP_UNCOMPLETED,
    "mbarrier.test_wait": _TEST,
    "mbarrier.test_wait.parity": _ASYNC_ARRIVAL,
    "mbarrier.try_wait": _TRY,
    "mbarrier.try_wait.parity": _BULK,
    "mbarrier.pending_count": _COUNTED,
    "mbarrier.check_layout": _LAYOUT,
    "st.async": _STORE_ASYNC,
    "red.async": _RED_ASYNC,
    "st.bulk": _ZERO,
    "mapa": _CLUSTER,
    "getctarank": _CLUSTER,
    "barrier.cluster.arrive": _CLUSTER,
    "barrier.cluster.wait": _CLUSTER,
    "clusterlaunchcontrol.try_cancel.async": _CANCEL,
    "clusterlaunchcontrol.query_cancel": _CANCEL,
    "fabric.try_get": _FABRIC_GET,
    "fabric.try_put": _FABRIC_PUT,
    "fabric.try_red": _FABRIC_PUT.replace("try_put", "try_red").replace(".relaxed.sys.b128", ".relaxed.sys.add.u32"),
    "fabric.try_pullred": _FABRIC_PULL,
    "fabric.submit": _FABRIC_GET,
    "fabric.wait": _FABRIC_WAIT,
    "multimem.ld_reduce": _EVERYWHERE.replace(
        "{operation}", "multimem.ld_reduce.relaxed.sys.global.add.u32 %d, [%place];"
    ),
    "multimem.st": _EVERYWHERE.replace("{operation}", "multimem.st.relaxed.sys.global.u32 [%place], 7;"),
    "multimem.red": _EVERYWHERE.replace("{operation}", "multimem.red.relaxed.sys.global.add.u32 [%place], 7;"),
    "multimem.st.async": _EVERYWHERE_LATER.replace(
        "{operation}", "multimem.st.async.release.sys.global.u32 [%place], 7;"
    ),
    "multimem.red.async": _EVERYWHERE_LATER.replace(
        "{operation}", "multimem.red.async.release.sys.global.add.u32 [%place], 7;"
    ),
    "multimem.cp.async.bulk": _MULTIMEM_COPY.replace(
        "{operation}", "multimem.cp.async.bulk.bulk_group.global.shared::cta"
    ),
    "multimem.cp.reduce.async.bulk": _MULTIMEM_COPY.replace(
        "{operation}", "multimem.cp.reduce.async.bulk.bulk_group.global.shared::cta.add.u32"
    ),
}
"""By the name of the definition."""
