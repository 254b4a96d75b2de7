"""What only reads may read memory that is read-only, whatever does it; what writes may not."""

from __future__ import annotations

import numpy as np
import pytest

import ptxvm

KERNEL = """
.version 9.2
.target sm_100a
.address_size 64
.visible .entry k(.param .u64 fixed, .param .u64 out)
{{
    .shared .align 128 .b8 tile[256];
    .shared .align 8 .b64 bar;
    .reg .pred %p1;
    .reg .b32 %r<8>;
    .reg .b64 %rd<8>;
    ld.param.u64 %rd1, [fixed];
    ld.param.u64 %rd2, [out];
    mov.u32 %r1, tile;
    mov.u32 %r2, bar;
    mbarrier.init.shared.b64 [%r2], 1;
    fence.proxy.async;
    {body}
    ld.shared.v4.u32 {{%r4, %r5, %r6, %r7}}, [%r1];
    st.global.v4.u32 [%rd2], {{%r4, %r5, %r6, %r7}};
    ret;
}}
"""
WAIT = "cp.async.bulk.commit_group;\n cp.async.bulk.wait_group 0;"
ARRIVE = """mbarrier.arrive.expect_tx.shared.b64 %rd3, [%r2], {};
    WAIT: mbarrier.try_wait.shared.b64 %p1, [%r2], %rd3;
    @!%p1 bra WAIT;"""
READING = {
    "cp.async.ca.shared.global [%r1], [%rd1], 8; cp.async.ca.shared.global [%r1+8], [%rd1+8], 8, 4;": [1, 2, 3, 0],
    "cp.async.cg.shared.global [%r1], [%rd1], 16;": [1, 2, 3, 4],
    "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%r1], [%rd1+16], 16, [%r2];"
    + ARRIVE.format(16): [5, 6, 7, 8],
    "cp.async.bulk.prefetch.L2.global [%rd1], 64;": None,
    "prefetch.global.L2 [%rd1];": None,
}
WRITING = [
    f"cp.async.bulk.global.shared::cta.bulk_group [%rd1], [%r1], 16;\n{WAIT}",
    f"cp.reduce.async.bulk.global.shared::cta.bulk_group.add.u32 [%rd1], [%r1], 16;\n{WAIT}",
    "st.async.release.gpu.global.u32 [%rd1], 5;",
    "st.async.mmio.release.sys.global.u64 [%rd1], 5;",
    "red.async.release.gpu.global.add.u32 [%rd1], 5;",
    "tensormap.cp_fenceproxy.global.shared::cta.tensormap::generic.release.gpu.sync.aligned [%rd1], [%r1], 128;",
    "red.global.add.u32 [%rd1], 1;",
    "st.global.v2.b64 [%rd1], {%rd3, %rd4};",
]


def launch(body: str, engine: str) -> list[int]:
    fixed, out = np.arange(1, 65, dtype=np.uint32), np.zeros(4, np.uint32)
    fixed.flags.writeable = False
    try:
        ptxvm.run(
            KERNEL.format(body=body), grid=1, block=32 if ".sync" in body else 1, args=[fixed, out], engine=engine
        )
    finally:
        assert fixed.tolist() == list(range(1, 65))
    return out.tolist()


@pytest.mark.parametrize("engine", ["interpret", "jit"])
@pytest.mark.parametrize("body", READING, ids=lambda body: body.split()[0])
def test_what_reads(body: str, engine: str) -> None:
    wait = "\ncp.async.wait_all;" if body.startswith("cp.async.c") else ""
    found = launch(body + wait, engine)
    assert READING[body] in (None, found)


@pytest.mark.parametrize("engine", ["interpret", "jit"])
@pytest.mark.parametrize("body", WRITING, ids=lambda body: body.split()[0])
def test_what_writes(body: str, engine: str) -> None:
    with pytest.raises(ptxvm.KernelFault) as caught:
        launch(body, engine)
    assert caught.value.kind == "read_only" and caught.value.argument == 1
