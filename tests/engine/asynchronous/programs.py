"""Programs of 64 threads with a tile of shared memory: 16 bytes for each thread."""

import numpy as np

import ptxvm

_TEXT = """.version 8.6
.target sm_100a
.address_size 64
.visible .entry k(.param .u64 source, .param .u64 target)
{{
    .reg .pred %first, %done;
    .reg .b32 %t, %tile, %mine, %bar, %a, %b, %c, %d, %e;
    .reg .b64 %in, %out, %from, %to, %wide, %x, %y;
    .reg .b16 %mask;
    .shared .align 128 .b8 tile[2048];
    .shared .align 8 .b64 bar;
    ld.param.u64 %in, [source];
    ld.param.u64 %out, [target];
    mov.u32 %t, %tid.x;
    setp.eq.u32 %first, %t, 0;
    mul.wide.u32 %wide, %t, 16;
    add.u64 %from, %in, %wide;
    add.u64 %to, %out, %wide;
    mov.u32 %tile, tile;
    mov.u32 %bar, bar;
    mad.lo.u32 %mine, %t, 16, %tile;
    {body}
    {result}
    ret;
}}
"""
RESULT = "st.global.v4.u32 [%to], {%a, %b, %c, %d};"

LOAD = """
    @%first mbarrier.init.shared::cta.b64 [%bar], 1;
    bar.sync 0;
    @%first mbarrier.arrive.expect_tx.shared::cta.b64 _, [%bar], 1024;
    @%first cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%tile], [%in], 1024, [%bar];
"""
WAIT = """
again:
    mbarrier.try_wait.parity.shared::cta.b64 %done, [%bar], 0;
    @!%done bra again;
"""
STORE_TILE = """
    ld.global.v4.u32 {%a, %b, %c, %d}, [%from];
    st.shared.v4.u32 [%mine], {%a, %b, %c, %d};
    fence.proxy.async;
    bar.sync 0;
    @%first cp.async.bulk.global.shared::cta.bulk_group [%out], [%tile], 1024;
    @%first cp.async.bulk.commit_group;
"""
END_OF_STORE = "@%first cp.async.bulk.wait_group 0;"


def kernel(body: str, result: str = RESULT) -> str:
    """A kernel that takes a source and a target of 1,024 bytes; `%a` to `%d` of each thread are its result."""
    return _TEXT.format(body=body, result=result)


def launch(text: str, engine: str, completion: str = "late", seed: int = 0, **options) -> tuple[np.ndarray, np.ndarray]:
    """What a launch leaves in the target, and the source. One CTA unless `grid` says otherwise."""
    source, target = np.arange(256, dtype=np.uint32) + 1, np.zeros(256, np.uint32)
    defaults = {"grid": 1, "block": 64, "timeout": 60}
    modes = {"engine": engine, "async_completion": completion, "seed": seed}
    ptxvm.run(text, args=[source, target], **{**defaults, **modes, **options})
    return target, source
