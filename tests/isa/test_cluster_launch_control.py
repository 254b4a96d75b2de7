"""clusterlaunchcontrol in both engines: clusters that take over the work of those that have not started."""

import numpy as np
import pytest

import ptxvm

pytestmark = pytest.mark.parametrize("engine", ["interpret", "jit"])


def program(multicast, size):
    """A kernel `k(done, starts)`: a cluster adds 1 to the words of its CTAs in `done`, then asks for another one's work
    until there is none. `starts` counts the CTAs that have started."""
    return f"""
.version 8.6
.target sm_100a
.address_size 64
.visible .entry k(.param .u64 done, .param .u64 starts)
{{
    .shared .align 16 .b8 answer[16];
    .shared .align 8 .b8 barrier[8];
    .reg .pred %p<6>;
    .reg .b32 %r<30>;
    .reg .b64 %rd<10>;
    .reg .b128 %q;
    ld.param.u64 %rd1, [done];
    ld.param.u64 %rd2, [starts];
    mov.u32 %r1, %tid.x;
    mov.u32 %r2, %cluster_ctarank;
    setp.eq.u32 %p1, %r1, 0;
    @%p1 red.global.add.u32 [%rd2], 1;
    @%p1 mbarrier.init.shared.b64 [barrier], 1;
    mov.u32 %r3, %ctaid.x;
    mov.u32 %r4, %ctaid.y;
    mov.u32 %r5, %nctaid.x;
    mov.u32 %r6, 0;
    bar.sync 0;
    barrier.cluster.arrive;
    barrier.cluster.wait;
work:
    mad.lo.u32 %r7, %r4, %r5, %r3;
    mul.wide.u32 %rd3, %r7, 4;
    add.u64 %rd3, %rd1, %rd3;
    @%p1 red.global.add.u32 [%rd3], 1;
    @%p1 mbarrier.arrive.expect_tx.shared.b64 _, [barrier], 16;
    barrier.cluster.arrive;
    barrier.cluster.wait;
    setp.eq.u32 %p2, %r2, 0;
    and.pred %p2, %p2, %p1;
    @%p2 clusterlaunchcontrol.try_cancel.async.shared::cta.mbarrier::complete_tx::bytes{multicast}.b128
        [answer], [barrier];
again:
    mbarrier.try_wait.parity.shared.b64 %p3, [barrier], %r6;
    @!%p3 bra again;
    xor.b32 %r6, %r6, 1;
    ld.shared.b128 %q, [answer];
    clusterlaunchcontrol.query_cancel.is_canceled.pred.b128 %p4, %q;
    @!%p4 bra end;
    clusterlaunchcontrol.query_cancel.get_first_ctaid.v4.b32.b128 {{%r10, %r11, %r12, %r13}}, %q;
    clusterlaunchcontrol.query_cancel.get_first_ctaid::y.b32.b128 %r14, %q;
    rem.u32 %r15, %r2, {size[0]};
    div.u32 %r16, %r2, {size[0]};
    add.u32 %r3, %r10, %r15;
    add.u32 %r4, %r14, %r16;
    barrier.cluster.arrive;
    barrier.cluster.wait;
    bra work;
end:
    barrier.cluster.arrive;
    barrier.cluster.wait;
    ret;
}}
"""


@pytest.mark.parametrize("completion", ["late", "early", "random"])
@pytest.mark.parametrize("cluster", [(1, 1), (2, 2)])
@pytest.mark.parametrize("workers", [1, 2])
def test_all_work_is_done_once(engine, cluster, completion, workers):
    grid = (16, 6)
    done, starts = np.zeros(grid[::-1], np.uint32), np.zeros(1, np.uint32)
    text = program(".multicast::cluster::all" if cluster != (1, 1) else "", cluster)
    ptxvm.run(
        text, grid=grid, block=64, cluster=cluster, args=[done, starts], engine=engine, workers=workers,
        async_completion=completion, seed=3, timeout=100,
    )  # fmt: skip
    assert (done == 1).all()
    assert starts[0] < done.size  # some have been taken over
