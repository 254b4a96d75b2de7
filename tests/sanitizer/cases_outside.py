"""Mistakes as somebody makes them who has not read the rules: whole idioms, in loops, calls, pipelines and grids."""

from tests.sanitizer.programs import HEAD, case

CLUSTERED = "fence.mbarrier_init.release.cluster;"
BULK = "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes"
CALLED = HEAD.replace(
    ".visible .entry",
    """.func put(.reg .u32 place, .reg .u32 value)
{
    st.shared.u32 [place], value; //!
    ret;
}
.func (.reg .u32 value) get(.reg .u32 place)
{
    ld.shared.u32 value, [place]; //!
    ret;
}
.visible .entry""",
)

CASES = [
    case(
        "two stages, parity of every turn",
        "async race mbarrier deadlock uninitialised",
        f"""
        @%p1 mbarrier.init.shared.b64 [m], 1;
        @%p1 mbarrier.init.shared.b64 [n], 1;
        @%p1 {CLUSTERED}
        bar.sync 0;
        mov.u32 %r20, 0;
        mov.u32 %r30, 0;
        TURN:
        and.b32 %r21, %r20, 1;
        shl.b32 %r22, %r21, 8;
        add.u32 %r22, %r22, %r4;
        shl.b32 %r23, %r20, 8;
        cvt.u64.u32 %rd20, %r23;
        add.u64 %rd20, %rd20, %rd1;
        setp.eq.u32 %p5, %r21, 0;
        mov.u32 %r24, m;
        mov.u32 %r25, n;
        selp.u32 %r24, %r24, %r25, %p5;
        @!%p1 bra FILLED;
        mbarrier.arrive.expect_tx.shared.b64 _, [%r24], 256;
        {BULK} [%r22], [%rd20], 256, [%r24]; !
        FILLED:
        -and.b32 %r26, %r20, 1;
        +shr.u32 %r26, %r20, 1;
        and.b32 %r26, %r26, 1;
        WAIT %r24, %r26
        add.u32 %r27, %r22, %r3;
        ld.shared.u32 %r28, [%r27]; !
        add.u32 %r30, %r30, %r28;
        bar.sync 0;
        add.u32 %r20, %r20, 1;
        setp.lt.u32 %p6, %r20, 4;
        @%p6 bra TURN;
        -mov.u32 %r26, 1;
        WAIT m, %r26
        -mov.u32 %r26, 1;
        WAIT n, %r26
        st.global.u32 [%rd3+2048], %r30;""",
    ),
    case(
        "counters of the grid, scope of the CTA",
        "race",
        """
        and.b32 %r20, %r1, 7;
        mul.wide.u32 %rd20, %r20, 4;
        add.u64 %rd20, %rd20, %rd1;
        -red.relaxed.cta.global.add.u32 [%rd20], 1; !
        +red.relaxed.gpu.global.add.u32 [%rd20], 1;""",
        grid=2,
    ),
    case(
        "bulk reduction without a fence",
        "proxy",
        """
        st.shared.u32 [%r5], %r1; !
        +fence.proxy.async.shared::cta;
        bar.sync 0;
        @!%p1 bra END;
        cp.reduce.async.bulk.global.shared::cta.bulk_group.add.u32 [%rd1], [s], 256; !
        cp.async.bulk.commit_group;
        cp.async.bulk.wait_group 0;
        END:""",
    ),
    case(
        "the issuer fences before the barrier",
        "proxy",
        """
        st.shared.u32 [%r5], %r1; !
        -@%p1 fence.proxy.async.shared::cta;
        bar.sync 0;
        +@%p1 fence.proxy.async.shared::cta;
        @!%p1 bra END;
        cp.async.bulk.global.shared::cta.bulk_group [%rd1], [s], 256; !
        cp.async.bulk.commit_group;
        cp.async.bulk.wait_group 0;
        END:""",
    ),
    case(
        "sums in the memory of a peer that leaves",
        "race out_of_bounds",
        """
        @%p1 st.shared.u32 [s], 0;
        CLUSTER
        xor.b32 %r20, %r2, 1;
        mapa.shared::cluster.u32 %r21, %r4, %r20;
        red.shared::cluster.add.u32 [%r21], 1; !
        +CLUSTER""",
        grid=2,
        cluster=2,
    ),
    case(
        "sums in the memory of a peer that clears it late",
        "race uninitialised",
        """
        @%p1 st.shared.u32 [s], 0; !
        -bar.sync 0;
        +CLUSTER
        xor.b32 %r20, %r2, 1;
        mapa.shared::cluster.u32 %r21, %r4, %r20;
        red.relaxed.cluster.shared::cluster.add.u32 [%r21], 1; !
        CLUSTER
        ld.shared.u32 %r22, [s];
        @%p3 st.global.u32 [%rd3], %r22;""",
        grid=2,
        cluster=2,
    ),
    case(
        "three stages, one group too many",
        "async race",
        """
        cp.async.ca.shared.global [%r5], [%rd3], 4;
        cp.async.commit_group;
        cp.async.ca.shared.global [%r5+256], [%rd3+256], 4; !
        cp.async.commit_group;
        mov.u32 %r20, 0;
        mov.u32 %r30, 0;
        TURN:
        -cp.async.wait_group 2;
        +cp.async.wait_group 1;
        bar.sync 0;
        rem.u32 %r21, %r20, 3;
        shl.b32 %r21, %r21, 8;
        add.u32 %r22, %r7, %r21;
        ld.shared.u32 %r23, [%r22]; !
        add.u32 %r30, %r30, %r23;
        add.u32 %r24, %r20, 2;
        rem.u32 %r25, %r24, 3;
        shl.b32 %r25, %r25, 8;
        add.u32 %r25, %r25, %r5;
        shl.b32 %r24, %r24, 8;
        cvt.u64.u32 %rd20, %r24;
        add.u64 %rd20, %rd20, %rd3;
        cp.async.ca.shared.global [%r25], [%rd20], 4; !
        cp.async.commit_group;
        add.u32 %r20, %r20, 1;
        setp.lt.u32 %p5, %r20, 4;
        @%p5 bra TURN;
        cp.async.wait_all;
        st.global.u32 [%rd3+4096], %r30;""",
    ),
    case(
        "bins written out early",
        "race",
        """
        st.shared.u32 [%r5], 0;
        bar.sync 0;
        mul.lo.u32 %r20, %r1, 7;
        and.b32 %r20, %r20, 63;
        shl.b32 %r20, %r20, 2;
        add.u32 %r20, %r20, %r4;
        red.shared.add.u32 [%r20], 1; !
        +bar.sync 0;
        ld.shared.u32 %r21, [%r5]; !
        red.global.add.u32 [%rd3], %r21;""",
        grid=2,
    ),
    case(
        "last block, fence before the barrier",
        "race",
        """
        mad.lo.u32 %r20, %r2, 64, %r1;
        mul.wide.u32 %rd20, %r20, 4;
        add.u64 %rd20, %rd20, %rd1;
        st.global.u32 [%rd20], %r1; !
        -@%p1 fence.acq_rel.gpu;
        bar.sync 0;
        @!%p1 bra JOIN;
        +fence.acq_rel.gpu;
        atom.global.inc.u32 %r21, [%rd2], 1;
        fence.acq_rel.gpu;
        st.shared.u32 [s], %r21;
        JOIN:
        bar.sync 0;
        ld.shared.u32 %r22, [s];
        setp.ne.u32 %p5, %r22, 1;
        @%p5 bra END;
        ld.global.u32 %r23, [%rd3]; !
        ld.global.u32 %r24, [%rd3+256]; !
        add.u32 %r23, %r23, %r24;
        st.global.u32 [%rd3+1024], %r23;
        END:""",
        grid=2,
    ),
    case(
        "scan of a warp in place",
        "race",
        """
        st.shared.u32 [%r5], %r1;
        bar.warp.sync -1;
        mov.u32 %r20, 1;
        STEP:
        setp.ge.u32 %p5, %r1, %r20;
        shl.b32 %r21, %r20, 2;
        sub.u32 %r22, %r5, %r21;
        mov.u32 %r23, 0;
        @%p5 ld.shared.u32 %r23, [%r22]; !
        +bar.warp.sync -1;
        ld.shared.u32 %r24, [%r5];
        add.u32 %r24, %r24, %r23;
        st.shared.u32 [%r5], %r24; !
        bar.warp.sync -1;
        shl.b32 %r20, %r20, 1;
        setp.lt.u32 %p6, %r20, 32;
        @%p6 bra STEP;
        ld.shared.u32 %r25, [%r5];
        st.global.u32 [%rd3], %r25;""",
        block=32,
    ),
    case(
        "status and value in halves",
        "race",
        """
        @!%p1 bra END;
        mov.b64 %rd20, {%r1, 1};
        @%p3 atom.relaxed.gpu.global.exch.b64 %rd21, [%rd2], %rd20; !
        @%p3 bra END;
        LOOK:
        -ld.relaxed.gpu.global.v2.u32 {%r20, %r21}, [%rd2]; !
        +ld.relaxed.gpu.global.b64 %rd22, [%rd2];
        +mov.b64 {%r20, %r21}, %rd22;
        setp.eq.u32 %p5, %r21, 0;
        @%p5 bra LOOK;
        st.global.u32 [%rd1], %r20;
        END:""",
        grid=2,
    ),
    case(
        "counter reset by a plain store",
        "race",
        """
        @!%p1 bra END;
        @%p3 red.relaxed.gpu.global.add.u32 [%rd2], 1; !
        @%p3 bra END;
        -st.global.u32 [%rd2], 0; !
        +st.relaxed.gpu.global.u32 [%rd2], 0;
        END:""",
        grid=2,
    ),
    case(
        "volatile is no fence",
        "race",
        """
        @%p1 st.shared.u32 [s+512], 0;
        bar.sync 0;
        @!%p2 bra READER;
        st.shared.u32 [%r5], %r1; !
        bar.warp.sync -1;
        membar.cta;
        @%p1 st.volatile.shared.u32 [s+512], 1;
        bra END;
        READER:
        SPIN ld.volatile.shared.u32 %r20, [s+512], 1
        +membar.cta;
        ld.shared.u32 %r21, [%r7]; !
        st.global.u32 [%rd3], %r21;
        END:""",
    ),
    case(
        "arrivals without those who wait",
        "race barrier deadlock",
        """
        setp.lt.u32 %p5, %r1, 64;
        @%p5 bra CONSUME;
        st.shared.u32 [%r5], %r1; !
        -bar.arrive 1, 64;
        +bar.arrive 1, 96;
        bra END;
        CONSUME:
        -bar.sync 1, 64; !
        +bar.sync 1, 96;
        and.b32 %r20, %r3, 124;
        add.u32 %r20, %r20, %r4;
        ld.shared.u32 %r21, [%r20+256]; !
        st.global.u32 [%rd3], %r21;
        END:""",
        block=96,
    ),
    case(
        "arrival before the store",
        "race",
        """
        @!%p2 bra CONSUME;
        -bar.arrive 1, 64;
        st.shared.u32 [%r5], %r1; !
        +bar.arrive 1, 64;
        bra END;
        CONSUME:
        bar.sync 1, 64;
        ld.shared.u32 %r21, [%r7]; !
        st.global.u32 [%rd3], %r21;
        END:""",
    ),
    case(
        "ping without pong",
        "race deadlock",
        """
        mov.u32 %r20, 0;
        @!%p2 bra CONSUME;
        PRODUCE:
        +bar.sync 2, 64;
        st.shared.u32 [%r5], %r20; !
        bar.arrive 1, 64;
        add.u32 %r20, %r20, 1;
        setp.lt.u32 %p5, %r20, 3;
        @%p5 bra PRODUCE;
        +bar.sync 2, 64;
        bra END;
        CONSUME:
        +bar.arrive 2, 64;
        TURN:
        bar.sync 1, 64; !
        ld.shared.u32 %r21, [%r7]; !
        +bar.arrive 2, 64;
        add.u32 %r20, %r20, 1;
        setp.lt.u32 %p5, %r20, 3;
        @%p5 bra TURN;
        st.global.u32 [%rd3], %r21;
        END:""",
    ),
    case(
        "half the arrivals expected",
        "race mbarrier deadlock",
        """
        -@%p1 mbarrier.init.shared.b64 [m], 32;
        +@%p1 mbarrier.init.shared.b64 [m], 64;
        bar.sync 0;
        st.shared.u32 [%r5], %r1; !
        mbarrier.arrive.shared.b64 %rd20, [m]; !
        WAIT m, 0 !
        ld.shared.u32 %r20, [%r7]; !
        st.global.u32 [%rd3], %r20;""",
    ),
    case(
        "waits at the other copy's mbarrier",
        "async",
        f"""
        @%p1 mbarrier.init.shared.b64 [m], 1;
        @%p1 mbarrier.init.shared.b64 [n], 1;
        @%p1 {CLUSTERED}
        bar.sync 0;
        @%p1 mbarrier.arrive.expect_tx.shared.b64 _, [m], 256;
        @%p1 {BULK} [s], [%rd1], 256, [m]; !
        @%p1 mbarrier.arrive.expect_tx.shared.b64 _, [n], 256;
        @%p1 {BULK} [s+256], [%rd1+256], 256, [n];
        -WAIT n, 0
        +WAIT m, 0
        ld.shared.u32 %r20, [%r5]; !
        st.global.u32 [%rd3+2048], %r20;
        WAIT m, 0
        WAIT n, 0""",
    ),
    case(
        "slot of a ring handed back",
        "race",
        """
        @!%p1 bra END;
        @!%p3 bra READER;
        st.global.u32 [%rd1], 1;
        st.release.gpu.global.u32 [%rd2], 1;
        SPIN ld.acquire.gpu.global.u32 %r20, [%rd2+4], 1
        st.global.u32 [%rd1], 2; !
        st.release.gpu.global.u32 [%rd2], 2;
        bra END;
        READER:
        SPIN ld.acquire.gpu.global.u32 %r20, [%rd2], 1
        ld.global.u32 %r21, [%rd1]; !
        -st.relaxed.gpu.global.u32 [%rd2+4], 1;
        +st.release.gpu.global.u32 [%rd2+4], 1;
        SPIN ld.acquire.gpu.global.u32 %r20, [%rd2], 2
        ld.global.u32 %r22, [%rd1];
        add.u32 %r21, %r21, %r22;
        st.global.u32 [%rd1+64], %r21;
        END:""",
        grid=2,
    ),
    case(
        "barrier of the grid without one behind it",
        "race",
        """
        mad.lo.u32 %r20, %r2, 64, %r1;
        mul.wide.u32 %rd20, %r20, 4;
        add.u64 %rd20, %rd20, %rd1;
        st.global.u32 [%rd20], %r20; !
        bar.sync 0;
        @!%p1 bra JOIN;
        fence.acq_rel.gpu;
        red.relaxed.gpu.global.add.u32 [%rd2], 1;
        SPIN ld.relaxed.gpu.global.u32 %r21, [%rd2], 2
        fence.acq_rel.gpu;
        JOIN:
        +bar.sync 0;
        xor.b32 %r22, %r20, 64;
        mul.wide.u32 %rd21, %r22, 4;
        add.u64 %rd21, %rd21, %rd1;
        ld.global.u32 %r23, [%rd21]; !
        st.global.u32 [%rd20+1024], %r23;""",
        grid=2,
        cooperative=True,
    ),
    case(
        "next ticket over the last one",
        "race",
        """
        NEXT:
        @%p1 atom.global.add.u32 %r20, [%rd2], 1;
        @%p1 st.shared.u32 [s], %r20; !
        bar.sync 0;
        ld.shared.u32 %r21, [s]; !
        +bar.sync 0;
        setp.ge.u32 %p5, %r21, 5;
        @%p5 bra END;
        shl.b32 %r22, %r21, 8;
        cvt.u64.u32 %rd20, %r22;
        add.u64 %rd20, %rd20, %rd3;
        st.global.u32 [%rd20], %r21;
        bra NEXT;
        END:""",
        grid=2,
    ),
    case(
        "halving inside of the branch",
        "barrier race deadlock",
        """
        st.shared.u32 [%r5], %r1;
        bar.sync 0;
        mov.u32 %r20, 32;
        STEP:
        setp.ge.u32 %p5, %r1, %r20;
        @%p5 bra SKIP;
        shl.b32 %r21, %r20, 2;
        add.u32 %r22, %r5, %r21;
        ld.shared.u32 %r23, [%r22]; !
        ld.shared.u32 %r24, [%r5];
        add.u32 %r23, %r23, %r24;
        st.shared.u32 [%r5], %r23; !
        -bar.sync 0; !
        SKIP:
        +bar.sync 0;
        shr.u32 %r20, %r20, 1;
        setp.ne.u32 %p6, %r20, 0;
        @%p6 bra STEP;
        @%p1 ld.shared.u32 %r25, [s];
        @%p1 st.global.u32 [%rd1], %r25;""",
    ),
    case(
        "as many barriers as the thread's number says",
        "barrier deadlock",
        """
        -and.b32 %r20, %r1, 1;
        +mov.u32 %r20, 1;
        TURN:
        bar.sync 0; !
        sub.u32 %r20, %r20, 1;
        setp.ge.s32 %p5, %r20, 0;
        @%p5 bra TURN;
        st.global.u32 [%rd3], %r1;""",
    ),
    case(
        "sorting network",
        "race",
        """
        xor.b32 %r20, %r1, 45;
        st.shared.u32 [%r5], %r20;
        bar.sync 0;
        mov.u32 %r21, 2;
        SIZE:
        shr.u32 %r22, %r21, 1;
        STRIDE:
        xor.b32 %r23, %r1, %r22;
        setp.le.u32 %p5, %r23, %r1;
        @%p5 bra DONE;
        shl.b32 %r24, %r23, 2;
        add.u32 %r24, %r24, %r4;
        ld.shared.u32 %r25, [%r5]; !
        ld.shared.u32 %r26, [%r24]; !
        and.b32 %r27, %r1, %r21;
        setp.eq.u32 %p6, %r27, 0;
        min.u32 %r28, %r25, %r26;
        max.u32 %r29, %r25, %r26;
        selp.u32 %r25, %r28, %r29, %p6;
        selp.u32 %r26, %r29, %r28, %p6;
        st.shared.u32 [%r5], %r25; !
        st.shared.u32 [%r24], %r26; !
        DONE:
        +bar.sync 0;
        shr.u32 %r22, %r22, 1;
        setp.ne.u32 %p7, %r22, 0;
        @%p7 bra STRIDE;
        -bar.sync 0;
        shl.b32 %r21, %r21, 1;
        setp.le.u32 %p8, %r21, 64;
        @%p8 bra SIZE;
        ld.shared.u32 %r25, [%r5];
        st.global.u32 [%rd3], %r25;""",
    ),
    case(
        "scan with one buffer and one barrier",
        "race",
        """
        st.shared.u32 [%r5], %r1;
        bar.sync 0;
        mov.u32 %r20, 1;
        STEP:
        setp.ge.u32 %p5, %r1, %r20;
        shl.b32 %r21, %r20, 2;
        sub.u32 %r22, %r5, %r21;
        mov.u32 %r23, 0;
        @%p5 ld.shared.u32 %r23, [%r22]; !
        ld.shared.u32 %r24, [%r5]; !
        +bar.sync 0;
        add.u32 %r24, %r24, %r23;
        st.shared.u32 [%r5], %r24; !
        bar.sync 0;
        shl.b32 %r20, %r20, 1;
        setp.lt.u32 %p6, %r20, 64;
        @%p6 bra STEP;
        ld.shared.u32 %r25, [%r5];
        st.global.u32 [%rd3], %r25;""",
    ),
    case(
        "shuffle in a branch that names all",
        "barrier uninitialised",
        """
        and.b32 %r20, %r1, 1;
        setp.eq.u32 %p5, %r20, 0;
        -@!%p5 bra END;
        shfl.sync.down.b32 %r21, %r1, 1, 31, -1; !
        +@!%p5 bra END;
        st.global.u32 [%rd3], %r21; !
        END:""",
        block=32,
    ),
    case(
        "largest of what the loop has filled",
        "uninitialised",
        """
        setp.lt.u32 %p5, %r1, 50;
        -@%p5 st.shared.u32 [%r5], %r1;
        +selp.u32 %r20, %r1, 0, %p5;
        +st.shared.u32 [%r5], %r20;
        bar.sync 0;
        ld.shared.u32 %r21, [%r5];
        ld.shared.u32 %r22, [%r7];
        max.u32 %r23, %r21, %r22;
        st.global.u32 [%rd3], %r23; !""",
    ),
    case(
        "refill of a peer that still reads",
        "async",
        f"""
        @%p1 mbarrier.init.shared.b64 [m], 1;
        @%p1 mbarrier.init.shared.b64 [n], 128;
        @%p1 {CLUSTERED}
        CLUSTER
        @%p1 mbarrier.arrive.expect_tx.shared.b64 _, [m], 256;
        CLUSTER
        mov.u16 %h1, 3;
        setp.eq.and.u32 %p5, %r1, 0, %p3;
        @%p5 {BULK}.multicast::cluster [s], [%rd1], 256, [m], %h1;
        WAIT m, 0
        ld.shared.u32 %r20, [%r5]; !
        @%p1 mbarrier.arrive.expect_tx.shared.b64 _, [m], 256;
        mov.u32 %r21, n;
        mapa.shared::cluster.u32 %r22, %r21, 0;
        mbarrier.arrive.release.cluster.shared::cluster.b64 _, [%r22];
        +@%p5 WAIT.acquire.cluster n, 0
        -@%p5 bar.warp.sync 1;
        @%p5 {BULK}.multicast::cluster [s], [%rd1+256], 256, [m], %h1; !
        WAIT m, 1
        ld.shared.u32 %r23, [%r5];
        add.u32 %r20, %r20, %r23;
        st.global.u32 [%rd3+1024], %r20;
        CLUSTER""",
        grid=2,
        cluster=2,
    ),
    case(
        "read-only path of what the thread wrote",
        "race",
        """
        st.global.u32 [%rd3], %r1; !
        -ld.global.nc.u32 %r20, [%rd3]; !
        +ld.global.u32 %r20, [%rd3];
        st.global.u32 [%rd3+1024], %r20;""",
    ),
    case(
        "asks once whether the copy is there",
        "async",
        f"""
        @!%p1 bra END;
        mbarrier.init.shared.b64 [m], 1;
        {CLUSTERED}
        mbarrier.arrive.expect_tx.shared.b64 _, [m], 256;
        {BULK} [s], [%rd1], 256, [m]; !
        -mbarrier.test_wait.parity.shared.b64 %p5, [m], 0;
        +WAIT m, 0
        ld.shared.u32 %r20, [s]; !
        st.global.u32 [%rd1+2048], %r20;
        WAIT m, 0
        END:""",
    ),
    case(
        "flag of the wrong producer",
        "race",
        """
        @!%p1 bra END;
        setp.eq.u32 %p5, %r2, 2;
        @%p5 bra READER;
        mul.wide.u32 %rd20, %r2, 4;
        add.u64 %rd21, %rd20, %rd1;
        add.u64 %rd22, %rd20, %rd2;
        st.global.u32 [%rd21], 7; !
        st.release.gpu.global.u32 [%rd22], 1;
        bra END;
        READER:
        -SPIN ld.acquire.gpu.global.u32 %r20, [%rd2+4], 1
        +SPIN ld.acquire.gpu.global.u32 %r20, [%rd2], 1
        ld.global.u32 %r21, [%rd1]; !
        st.global.u32 [%rd1+64], %r21;
        END:""",
        grid=3,
    ),
    case(
        "key first, value later",
        "race",
        """
        @!%p1 bra END;
        @!%p3 bra READER;
        -atom.global.cas.b32 %r20, [%rd2], 0, 5;
        -st.global.u32 [%rd1], 7; !
        +st.global.u32 [%rd1], 7;
        +atom.release.gpu.global.cas.b32 %r20, [%rd2], 0, 5;
        bra END;
        READER:
        SPIN ld.acquire.gpu.global.u32 %r21, [%rd2], 5
        ld.global.u32 %r22, [%rd1]; !
        st.global.u32 [%rd1+64], %r22;
        END:""",
        grid=2,
    ),
    case(
        "node linked before its link is set",
        "race",
        """
        @!%p1 bra END;
        add.u32 %r20, %r2, 1;
        mul.wide.u32 %rd20, %r20, 4;
        add.u64 %rd20, %rd20, %rd1;
        PUSH:
        ld.relaxed.gpu.global.u32 %r21, [%rd2];
        +st.global.u32 [%rd20], %r21;
        -atom.global.cas.b32 %r22, [%rd2], %r21, %r20;
        +atom.acq_rel.gpu.global.cas.b32 %r22, [%rd2], %r21, %r20;
        setp.ne.u32 %p5, %r21, %r22;
        @%p5 bra PUSH;
        -st.global.u32 [%rd20], %r21; !
        setp.ne.u32 %p6, %r2, 2;
        @%p6 bra END;
        COUNT:
        ld.acquire.gpu.global.u32 %r23, [%rd2];
        setp.eq.u32 %p7, %r23, %r20;
        @%p7 bra HEAD;
        HEAD:
        mov.u32 %r24, 0;
        WALK:
        setp.eq.u32 %p8, %r23, 0;
        @%p8 bra WALKED;
        mul.wide.u32 %rd21, %r23, 4;
        add.u64 %rd21, %rd21, %rd1;
        ld.global.u32 %r23, [%rd21]; !
        add.u32 %r24, %r24, 1;
        setp.lt.u32 %p9, %r24, 9;
        @%p9 bra WALK;
        WALKED:
        st.global.u32 [%rd1+64], %r24;
        END:""",
        grid=3,
    ),
    case(
        "the last product is not waited for",
        "async",
        """
        st.shared.u32 [%r5], 0;
        st.shared.u32 [%r5+512], 0;
        fence.proxy.async.shared::cta;
        bar.sync 0;
        mov.u64 %rd20, s;
        shr.u64 %rd20, %rd20, 4;
        and.b64 %rd20, %rd20, 16383;
        mov.u64 %rd21, 0x0000001000080000;
        or.b64 %rd20, %rd20, %rd21;
        add.u64 %rd22, %rd20, 16;
        mov.f32 %f1, 0f00000000;
        mov.f32 %f2, %f1;
        mov.f32 %f3, %f1;
        mov.f32 %f4, %f1;
        mov.f32 %f5, %f1;
        mov.f32 %f6, %f1;
        mov.f32 %f7, %f1;
        mov.f32 %f8, %f1;
        mov.b32 %r20, 0;
        wgmma.fence.sync.aligned;
        wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {%f1,%f2,%f3,%f4}, {%r20,%r20,%r20,%r20}, %rd20, 1, 1, 1, 0;
        wgmma.commit_group.sync.aligned;
        wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {%f5,%f6,%f7,%f8}, {%r20,%r20,%r20,%r20}, %rd20, 1, 1, 1, 0; !
        wgmma.commit_group.sync.aligned;
        -wgmma.wait_group.sync.aligned 1;
        +wgmma.wait_group.sync.aligned 0;
        add.f32 %f9, %f1, %f5; !
        st.global.f32 [%rd3], %f9;
        wgmma.wait_group.sync.aligned 0;""",
        block=128,
    ),
    case(
        "old entries of a table that is filled again",
        "race",
        """
        shl.b32 %r20, %r1, 4;
        cvt.u64.u32 %rd20, %r20;
        add.u64 %rd20, %rd20, %rd1;
        -ld.global.u32 %r21, [%rd20+16]; !
        +ld.global.u32 %r21, [%rd20+12];
        st.global.v4.u32 [%rd20], {%r21, %r21, %r21, %r21}; !""",
    ),
    case(
        "bytes packed into words",
        "race",
        """
        shr.u32 %r20, %r1, 2;
        shl.b32 %r20, %r20, 2;
        cvt.u64.u32 %rd20, %r20;
        add.u64 %rd20, %rd20, %rd1;
        and.b32 %r21, %r1, 3;
        -shl.b32 %r22, %r21, 3;
        -shl.b32 %r23, %r1, %r22;
        -ld.global.u32 %r24, [%rd20]; !
        -or.b32 %r24, %r24, %r23;
        -st.global.u32 [%rd20], %r24; !
        +cvt.u64.u32 %rd21, %r21;
        +add.u64 %rd20, %rd20, %rd21;
        +cvt.u16.u32 %h1, %r1;
        +st.global.u8 [%rd20], %h1;""",
    ),
    case(
        "sums of halves and of pairs",
        "race",
        """
        mov.b32 %r20, 0x3c003c00;
        mov.b16 %h1, 0x3c00;
        @%p2 red.relaxed.gpu.global.add.noftz.f16x2 [%rd1], %r20; !
        -@!%p2 red.relaxed.gpu.global.add.noftz.f16 [%rd1], %h1; !
        +@!%p2 red.relaxed.gpu.global.add.noftz.f16 [%rd1+4], %h1;""",
    ),
    case(
        "written and read by functions",
        "race",
        """
        call put, (%r5, %r1);
        -bar.warp.sync -1;
        +bar.sync 0;
        call (%r20), get, (%r7);
        st.global.u32 [%rd3], %r20;""",
        head=CALLED,
    ),
    case(
        "the second turn overtakes",
        "race",
        """
        mov.u32 %r20, 0;
        TURN:
        and.b32 %r21, %r20, 1;
        -mov.u32 %r21, 0;
        shl.b32 %r21, %r21, 8;
        add.u32 %r22, %r21, %r5;
        add.u32 %r23, %r21, %r7;
        st.shared.u32 [%r22], %r20; !
        bar.sync 0;
        ld.shared.u32 %r24, [%r23]; !
        add.u32 %r20, %r20, 1;
        setp.lt.u32 %p5, %r20, 3;
        @%p5 bra TURN;
        st.global.u32 [%rd3], %r24;""",
    ),
    case(
        "only thread 0 has seen the flag",
        "race",
        """
        @!%p3 bra READER;
        st.global.u32 [%rd3], %r1; !
        bar.sync 0;
        @%p1 st.release.gpu.global.u32 [%rd2], 1;
        bra END;
        READER:
        @!%p1 bra SEEN;
        SPIN ld.acquire.gpu.global.u32 %r20, [%rd2], 1
        SEEN:
        +bar.sync 0;
        ld.global.u32 %r21, [%rd3]; !
        st.global.u32 [%rd3+1024], %r21;
        END:""",
        grid=2,
    ),
    case(
        "an address is no order",
        "race",
        """
        @!%p1 bra END;
        @!%p3 bra READER;
        st.global.u32 [%rd1+128], 7; !
        add.u64 %rd20, %rd1, 128;
        -st.relaxed.gpu.global.u64 [%rd2], %rd20;
        +st.release.gpu.global.u64 [%rd2], %rd20;
        bra END;
        READER:
        LOOK:
        -ld.relaxed.gpu.global.u64 %rd21, [%rd2];
        +ld.acquire.gpu.global.u64 %rd21, [%rd2];
        setp.eq.u64 %p5, %rd21, 0;
        @%p5 bra LOOK;
        ld.global.u32 %r21, [%rd21]; !
        st.global.u32 [%rd1+64], %r21;
        END:""",
        grid=2,
    ),
    case(
        "a branch is no order",
        "race",
        """
        @!%p1 bra END;
        @!%p3 bra WRITER;
        ld.global.u32 %r20, [%rd1]; !
        st.global.u32 [%rd1+64], %r20;
        -st.relaxed.gpu.global.u32 [%rd2], 1;
        +st.release.gpu.global.u32 [%rd2], 1;
        bra END;
        WRITER:
        -SPIN ld.relaxed.gpu.global.u32 %r21, [%rd2], 1
        +SPIN ld.acquire.gpu.global.u32 %r21, [%rd2], 1
        st.global.u32 [%rd1], 9; !
        END:""",
        grid=2,
    ),
    case(
        "lock of shared memory without order",
        "race",
        """
        @%p1 st.shared.u32 [s+256], 0;
        @%p1 st.shared.u32 [s], 0;
        bar.sync 0;
        and.b32 %r20, %r1, 31;
        setp.ne.u32 %p5, %r20, 0;
        @%p5 bra END;
        LOCK:
        -atom.shared.cas.b32 %r21, [s+256], 0, 1;
        +atom.acquire.cta.shared.cas.b32 %r21, [s+256], 0, 1;
        setp.ne.u32 %p6, %r21, 0;
        @%p6 bra LOCK;
        ld.shared.u32 %r22, [s]; !
        add.u32 %r22, %r22, 1;
        st.shared.u32 [s], %r22; !
        -atom.shared.exch.b32 %r23, [s+256], 0;
        +atom.release.cta.shared.exch.b32 %r23, [s+256], 0;
        END:
        bar.sync 0;
        @%p1 ld.shared.u32 %r24, [s];
        @%p1 st.global.u32 [%rd1], %r24;""",
    ),
    case(
        "butterfly through memory",
        "race",
        """
        mov.u32 %r20, 16;
        mov.u32 %r21, %r1;
        STEP:
        st.shared.u32 [%r5], %r21; !
        bar.warp.sync -1;
        shl.b32 %r22, %r20, 2;
        xor.b32 %r23, %r3, %r22;
        add.u32 %r23, %r23, %r4;
        ld.shared.u32 %r24, [%r23]; !
        add.u32 %r21, %r21, %r24;
        +bar.warp.sync -1;
        shr.u32 %r20, %r20, 1;
        setp.ne.u32 %p5, %r20, 0;
        @%p5 bra STEP;
        st.global.u32 [%rd3], %r21;""",
        block=32,
    ),
    case(
        "bytes of a row read as words",
        "race",
        """
        cvt.u16.u32 %h1, %r1;
        add.u32 %r20, %r4, %r1;
        st.shared.u8 [%r20], %h1; !
        +bar.warp.sync -1;
        and.b32 %r21, %r1, 7;
        shl.b32 %r21, %r21, 2;
        add.u32 %r21, %r21, %r4;
        ld.shared.u32 %r22, [%r21]; !
        st.global.u32 [%rd3], %r22;""",
        block=32,
    ),
    case(
        "source of the second store reused",
        "async",
        """
        st.shared.u32 [%r5], %r1;
        st.shared.u32 [%r5+256], %r1;
        fence.proxy.async.shared::cta;
        bar.sync 0;
        @!%p1 bra END;
        cp.async.bulk.global.shared::cta.bulk_group [%rd1], [s], 256;
        cp.async.bulk.commit_group;
        cp.async.bulk.global.shared::cta.bulk_group [%rd1+256], [s+256], 256; !
        cp.async.bulk.commit_group;
        -cp.async.bulk.wait_group.read 1;
        +cp.async.bulk.wait_group.read 0;
        st.shared.u32 [s+256], 1; !
        cp.async.bulk.wait_group 0;
        END:""",
    ),
    case(
        "written behind the arrival at the cluster",
        "race",
        """
        -barrier.cluster.arrive;
        st.shared.u32 [%r5], %r1; !
        +barrier.cluster.arrive;
        barrier.cluster.wait;
        xor.b32 %r20, %r2, 1;
        mapa.shared::cluster.u32 %r21, %r5, %r20;
        ld.shared::cluster.u32 %r22, [%r21]; !
        st.global.u32 [%rd3], %r22;
        CLUSTER""",
        grid=2,
        cluster=2,
    ),
    case(
        "column sums across warps",
        "race",
        """
        and.b32 %r20, %r3, 124;
        add.u32 %r20, %r20, %r4;
        @%p2 st.shared.u32 [%r20], 0;
        bar.sync 0;
        -ld.shared.u32 %r21, [%r20]; !
        -add.u32 %r21, %r21, %r1;
        -st.shared.u32 [%r20], %r21; !
        +red.shared.add.u32 [%r20], %r1;
        bar.sync 0;
        @%p2 ld.shared.u32 %r22, [%r20];
        @%p2 st.global.u32 [%rd3], %r22;""",
    ),
]
