"""Mistakes with clusters, copies in bulk, vectors, scopes and masks, each beside what is right."""

from tests.sanitizer.cases_async import INIT
from tests.sanitizer.programs import case

CASES = [
    case(
        "peers write one word",
        "race",
        """
        mapa.shared::cluster.u32 %r20, %r5, 0;
        mapa.shared::cluster.u32 %r21, %r4, 0;
        CLUSTER
        setp.eq.u32 %p4, %r2, 1;
        -@%p1 st.shared::cluster.u32 [%r21], %r2; !
        +@%p1 atom.relaxed.cluster.shared::cluster.exch.b32 %r30, [%r21], %r2;
        CLUSTER""",
        grid=4,
        cluster=4,
    ),
    case(
        "peer atomics, scope of the CTA",
        "race",
        """
        mapa.shared::cluster.u32 %r20, %r5, 0;
        mapa.shared::cluster.u32 %r21, %r4, 0;
        @%p3 st.shared.u32 [%r5], 0;
        CLUSTER
        -atom.relaxed.cta.shared::cluster.add.u32 %r30, [%r21], 1; !
        +atom.relaxed.cluster.shared::cluster.add.u32 %r30, [%r21], 1;
        CLUSTER""",
        grid=2,
        cluster=2,
    ),
    case(
        "flag in the memory of a peer",
        "race",
        """
        mapa.shared::cluster.u32 %r20, %r5, 0;
        mapa.shared::cluster.u32 %r21, %r4, 0;
        @%p3 st.shared.u32 [%r5], 0;
        @%p3 st.shared.u32 [%r5+256], 0;
        CLUSTER
        setp.eq.u32 %p4, %r2, 1;
        and.pred %p4, %p4, %p1;
        @!%p4 bra READ;
        st.shared::cluster.u32 [%r21+256], %r1; !
        -st.relaxed.cluster.shared::cluster.u32 [%r21], 1;
        +st.release.cluster.shared::cluster.u32 [%r21], 1;
        READ:
        and.pred %p5, %p3, %p1;
        @%p5 SPIN ld.acquire.cluster.shared::cta.u32 %r30, [s], 1
        @%p5 ld.shared.u32 %r31, [s+256]; !
        CLUSTER""",
        grid=2,
        cluster=2,
    ),
    case(
        "read of a peer while it goes on",
        "race",
        """
        st.shared.u32 [%r5], %r1;
        CLUSTER
        mapa.shared::cluster.u32 %r22, %r5, 1;
        @%p3 ld.shared::cluster.u32 %r30, [%r22]; !
        +CLUSTER
        @!%p3 st.shared.u32 [%r5], 7; !
        CLUSTER""",
        grid=2,
        cluster=2,
    ),
    case(
        "vectors that overlap in part",
        "race",
        """
        @!%p2 bra OTHER;
        mul.wide.u32 %rd10, %r1, 16;
        add.u64 %rd10, %rd1, %rd10;
        st.global.v4.u32 [%rd10], {%r1, %r1, %r1, %r1}; !
        bra END;
        OTHER:
        +bar.sync 1, 32;
        sub.u32 %r20, %r1, 32;
        mul.wide.u32 %rd11, %r20, 16;
        add.u64 %rd11, %rd1, %rd11;
        -ld.global.v2.u32 {%r21, %r22}, [%rd11+8]; !
        +ld.global.v2.u32 {%r21, %r22}, [%rd11+1024];
        END:""",
    ),
    case(
        "halves by different lanes",
        "race",
        """
        mul.lo.u32 %r20, %r1, 2;
        add.u32 %r20, %r20, %r4;
        cvt.u16.u32 %h1, %r1;
        st.shared.u16 [%r20], %h1; !
        -bar.warp.sync 0xffffffff;
        +bar.sync 0;
        xor.b32 %r21, %r20, 66;
        and.b32 %r21, %r21, 0xfffffffe;
        ld.shared.u16 %h2, [%r21]; !""",
    ),
    case(
        "vector reduction and plain one",
        "race",
        """
        mov.f32 %f1, 0f3F800000;
        -red.relaxed.gpu.global.add.v2.f32 [%rd1], {%f1, %f1}; !
        +red.relaxed.gpu.global.add.v2.f32 [%rd1], {%f1, %f1};
        -ld.global.f32 %f2, [%rd1+4]; !
        +red.relaxed.gpu.global.add.f32 [%rd1+4], %f1;""",
        grid=2,
    ),
    case(
        "atomics of the system and of the GPU",
        "race",
        """
        atom.relaxed.sys.global.add.u32 %r20, [%rd1], 1;
        -atom.relaxed.cta.global.add.u32 %r21, [%rd1], 1; !
        +atom.relaxed.gpu.global.add.u32 %r21, [%rd1], 1;""",
        grid=2,
    ),
    case(
        "generic atomic on shared, weak clear",
        "race",
        """
        mov.u64 %rd10, s;
        cvta.shared.u64 %rd11, %rd10;
        @%p1 st.shared.u32 [s], 0; !
        +bar.sync 0;
        atom.add.u32 %r20, [%rd11], 1; !""",
    ),
    case(
        "cp.async over a stage that is read",
        "async race",
        """
        st.shared.u32 [%r5], %r1;
        bar.sync 0;
        ld.shared.u32 %r20, [%r7]; !
        +bar.sync 0;
        cp.async.ca.shared.global [%r5], [%rd3], 4; !
        cp.async.wait_all;
        bar.sync 0;
        ld.shared.u32 %r21, [%r7];""",
    ),
    case(
        "bulk store reads what a bulk load refills",
        "async",
        INIT
        + """
        @!%p1 bra END;
        st.shared.v4.u32 [s], {%r1, %r1, %r1, %r1};
        fence.proxy.async.shared::cta;
        cp.async.bulk.global.shared::cta.bulk_group [%rd1], [s], 16; !
        cp.async.bulk.commit_group;
        +cp.async.bulk.wait_group.read 0;
        mbarrier.arrive.expect_tx.shared.b64 _, [m], 16;
        cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [s], [%rd1+64], 16, [m]; !
        WAIT m, 0
        cp.async.bulk.wait_group 0;
        END:""",
    ),
    case(
        "bulk to the peer, source rewritten",
        "async race",
        INIT
        + """
        st.shared.u32 [%r5], %r1;
        fence.proxy.async.shared::cta;
        CLUSTER
        mapa.shared::cluster.u32 %r22, %r4, 1;
        mov.u32 %r23, m;
        mapa.shared::cluster.u32 %r24, %r23, 1;
        and.pred %p5, %p3, %p1;
        @!%p3 bra RECEIVE;
        @!%p1 bra END;
        cp.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes [%r22+512], [s], 16, [%r24]; !
        -st.shared.u32 [s], 9; !
        bra END;
        RECEIVE:
        @%p1 mbarrier.arrive.expect_tx.shared.b64 _, [m], 16;
        WAIT m, 0
        END:
        CLUSTER
        +@%p5 st.shared.u32 [s], 9;""",
        grid=2,
        cluster=2,
    ),
    case(
        "reduction in bulk and a plain read",
        "async",
        INIT
        + """
        @!%p1 bra END;
        st.shared.u32 [s], 5;
        st.shared.v4.u32 [s], {%r1, %r1, %r1, %r1};
        fence.proxy.async.shared::cta;
        cp.reduce.async.bulk.global.shared::cta.bulk_group.add.u32 [%rd1], [s], 16; !
        cp.async.bulk.commit_group;
        -cp.async.bulk.wait_group.read 0;
        +cp.async.bulk.wait_group 0;
        ld.global.u32 %r20, [%rd1]; !
        END:""",
    ),
    case(
        "st.async twice to one place",
        "async",
        INIT
        + """
        CLUSTER
        mov.u32 %r23, m;
        mapa.shared::cluster.u32 %r24, %r23, 1;
        mapa.shared::cluster.u32 %r25, %r4, 1;
        @!%p3 bra RECEIVE;
        -@%p2 st.async.shared::cluster.mbarrier::complete_tx::bytes.u32 [%r25], %r1, [%r24]; !
        +mapa.shared::cluster.u32 %r26, %r5, 1;
        +@%p2 st.async.shared::cluster.mbarrier::complete_tx::bytes.u32 [%r26], %r1, [%r24];
        bra END;
        RECEIVE:
        @%p1 mbarrier.arrive.expect_tx.shared.b64 _, [m], 128;
        WAIT m, 0
        END:
        CLUSTER""",
        grid=2,
        cluster=2,
    ),
    case(
        "wmma without a barrier",
        "race",
        """
        mul.lo.u32 %r20, %r1, 16;
        cvt.u64.u32 %rd10, %r1;
        shl.b32 %r21, %r1, 3;
        add.u32 %r21, %r21, %r4;
        st.shared.v2.u32 [%r21], {%r1, %r1}; !
        +bar.sync 0;
        wmma.load.a.sync.aligned.row.m16n16k16.shared.f16 {%r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37},\
            [%r4], 16; !""",
    ),
    case(
        "bar.red with a count that is a register",
        "race barrier",
        """
        st.shared.u32 [%r5], %r1; !
        -mov.u32 %r20, 32;
        +mov.u32 %r20, 64;
        shr.u32 %r21, %r1, 5;
        -barrier.cta.red.and.pred %p4, %r21, %r20, %p1;
        +barrier.cta.red.and.pred %p4, 0, %r20, %p1;
        ld.shared.u32 %r22, [%r7]; !""",
    ),
    case(
        "full and empty by named barriers",
        "race barrier deadlock",
        """
        @!%p2 bra CONSUMER;
        st.shared.u32 [%r5], %r1;
        bar.arrive 1, 64;
        +bar.sync 2, 64;
        st.shared.u32 [%r5], 9;
        bar.arrive 1, 64;
        bra END;
        CONSUMER:
        bar.sync 1, 64;
        ld.shared.u32 %r20, [%r7];
        -mov.u32 %r40, 0;
        +bar.arrive 2, 64;
        bar.sync 1, 64;
        ld.shared.u32 %r21, [%r7];
        END:""",
    ),
    case(
        "lock let go by a volatile store",
        "race",
        """
        @!%p1 bra END;
        TAKE: atom.acquire.gpu.global.cas.b32 %r20, [%rd2], 0, 1;
        setp.ne.u32 %p5, %r20, 0;
        @%p5 bra TAKE;
        ld.global.u32 %r21, [%rd1]; !
        add.u32 %r21, %r21, 1;
        st.global.u32 [%rd1], %r21; !
        -st.volatile.global.u32 [%rd2], 0;
        +st.release.gpu.global.u32 [%rd2], 0;
        END:""",
        grid=3,
    ),
    case(
        "match.any with lanes that never come",
        "barrier",
        """
        and.b32 %r20, %r1, 1;
        setp.eq.u32 %p5, %r20, 0;
        -@%p5 match.any.sync.b32 %r21, %r1, 0xffffffff; !
        +@%p5 match.any.sync.b32 %r21, %r1, 0x55555555;
        bar.warp.sync 0xffffffff;
        st.global.u32 [%rd3], %r1;""",
    ),
    case(
        "loop of barriers by thread",
        "barrier deadlock",
        """
        and.b32 %r20, %r1, 1;
        add.u32 %r20, %r20, 1;
        -mov.u32 %r21, %r20;
        +mov.u32 %r21, 2;
        LOOP: bar.sync 0; !
        st.global.u32 [%rd3], %r21;
        sub.u32 %r21, %r21, 1;
        setp.ne.u32 %p5, %r21, 0;
        @%p5 bra LOOP;
        st.global.u32 [%rd3+1024], %r21;""",
    ),
    case(
        "three bytes of a word",
        "uninitialised",
        """
        cvt.u16.u32 %h1, %r1;
        st.shared.u8 [%r5], %h1;
        st.shared.u8 [%r5+1], %h1;
        st.shared.u8 [%r5+2], %h1;
        +st.shared.u8 [%r5+3], %h1;
        ld.shared.u32 %r20, [%r5];
        setp.gt.s32 %p5, %r20, 100;
        @%p5 st.global.u32 [%rd3], %r1; !""",
    ),
    case(
        "bits put over nothing",
        "uninitialised",
        """
        -bfi.b32 %r20, %r1, %r21, 0, 8;
        +mov.u32 %r21, 0;
        +bfi.b32 %r20, %r1, %r21, 0, 8;
        st.global.u32 [%rd3], %r20; !""",
    ),
    case(
        "cp.async with zeros behind",
        "uninitialised",
        """
        -cp.async.ca.shared.global [%r5], [%rd3], 4;
        +cp.async.ca.shared.global [%r5], [%rd3], 4, 2;
        cp.async.wait_all;
        bar.sync 0;
        -ld.shared.u32 %r20, [%r5+512];
        +ld.shared.u32 %r20, [%r5];
        st.global.u32 [%rd3], %r20; !""",
    ),
    case(
        "mbarrier asked for a token of nothing",
        "uninitialised",
        INIT
        + """
        @!%p1 bra END;
        -mbarrier.test_wait.shared.b64 %p5, [m], %rd40; !
        +mbarrier.arrive.shared.b64 %rd40, [m];
        +mbarrier.test_wait.shared.b64 %p5, [m], %rd40;
        @%p5 st.global.u32 [%rd3], %r1; !
        END:""",
    ),
    case(
        "mbarrier drops what still arrives",
        "mbarrier deadlock",
        """
        @%p1 mbarrier.init.shared.b64 [m], 2;
        bar.sync 0;
        @%p1 mbarrier.arrive_drop.shared.b64 %rd20, [m];
        setp.eq.u32 %p5, %r1, 32;
        @%p5 mbarrier.arrive.shared.b64 %rd20, [m];
        -WAIT m, 0
        -@%p1 WAIT m, 1
        +WAIT m, 0""",
    ),
    case(
        "data behind the arrival of lanes",
        "race",
        """
        @%p1 mbarrier.init.shared.b64 [m], 32;
        @%p1 mbarrier.init.shared.b64 [n], 1;
        @%p1 fence.mbarrier_init.release.cluster;
        bar.sync 0;
        @!%p2 bra READER;
        -mbarrier.arrive.shared.b64 %rd20, [m];
        st.shared.u32 [%r5], %r1; !
        +mbarrier.arrive.shared.b64 %rd20, [m];
        bra END;
        READER: mov.u32 %r30, 0;
        WAIT m, 0
        ld.shared.u32 %r20, [%r7]; !
        END:""",
    ),
    case(
        "index of a queue, entries unordered",
        "race",
        """
        mov.u32 %r20, 0;
        @!%p1 bra END;
        @!%p3 bra TAKER;
        mov.u32 %r25, 5;
        st.global.u32 [%rd1+16], %r25; !
        -red.relaxed.gpu.global.add.u32 [%rd2], 1;
        +red.release.gpu.global.add.u32 [%rd2], 1;
        bra END;
        TAKER: mov.u32 %r26, 0;
        SPIN ld.acquire.gpu.global.u32 %r21, [%rd2], 1
        ld.global.u32 %r22, [%rd1+16]; !
        END:""",
        grid=2,
    ),
    case(
        "multicast to a peer that does not wait",
        "async race",
        INIT
        + """
        CLUSTER
        @%p1 mbarrier.arrive.expect_tx.shared.b64 _, [m], 256;
        and.pred %p5, %p1, %p3;
        mov.u16 %h1, 3;
        @%p5 cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster\
            [s], [%rd1], 256, [m], %h1; !
        -@%p3 WAIT m, 0
        +WAIT m, 0
        ld.shared.u32 %r20, [%r5]; !
        CLUSTER
        -WAIT m, 0""",
        grid=2,
        cluster=2,
    ),
    case(
        "elected lane loads, others use at once",
        "async race",
        INIT
        + """
        @!%p2 bra END;
        elect.sync _|%p5, 0xffffffff;
        @%p5 mbarrier.arrive.expect_tx.shared.b64 _, [m], 256;
        @%p5 cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [s], [%rd1], 256, [m]; !
        -@%p5 WAIT m, 0
        -@!%p5 ld.shared.u32 %r20, [%r5]; !
        +WAIT m, 0
        ld.shared.u32 %r20, [%r5];
        END:""",
    ),
    case(
        "prefix by lanes over volatile and weak",
        "race",
        """
        st.volatile.shared.u32 [%r5], %r1; !
        +bar.sync 0;
        ld.shared.u32 %r20, [%r7]; !""",
    ),
]
