"""Mistakes that kernels are written with, beyond those of the design: hand-overs, copies, matrices, lifetimes."""

from tests.sanitizer.programs import HEAD, case

LOCAL = HEAD.replace(".reg .pred", ".local .align 8 .b8 l[64];\n    .reg .pred")
BLACKWELL = HEAD.replace("sm_90a", "sm_100a")
LARGE = HEAD.replace(".b32 s[256]", ".b32 s[1024]")

CASES = [
    case(
        "halo",
        "race",
        """
        st.shared.u32 [%r5], %r1; !
        -bar.warp.sync 0xffffffff;
        +bar.sync 0;
        add.u32 %r20, %r1, 1;
        rem.u32 %r20, %r20, 64;
        shl.b32 %r20, %r20, 2;
        add.u32 %r20, %r20, %r4;
        ld.shared.u32 %r21, [%r20]; !
        st.global.u32 [%rd3], %r21;""",
    ),
    case(
        "broadcast reuse",
        "race",
        """
        @%p1 st.shared.u32 [s], %r1;
        bar.sync 0;
        ld.shared.u32 %r20, [s]; !
        +bar.sync 0;
        @%p1 st.shared.u32 [s], 7; !
        bar.sync 0;
        ld.shared.u32 %r21, [s];
        add.u32 %r20, %r20, %r21;
        st.global.u32 [%rd3], %r20;""",
    ),
    case(
        "generic store",
        "race",
        """
        mov.u64 %rd20, s;
        cvta.shared.u64 %rd21, %rd20;
        add.u64 %rd21, %rd21, %rd4;
        st.u32 [%rd21], %r1; !
        +bar.sync 0;
        ld.shared.u32 %r20, [%r7]; !
        st.global.u32 [%rd3], %r20;""",
    ),
    case(
        "counter zeroed",
        "race",
        """
        @%p1 st.shared.u32 [s], 0; !
        +bar.sync 0;
        atom.shared.add.u32 %r20, [s], 1; !
        bar.sync 0;
        ld.shared.u32 %r21, [s];
        st.global.u32 [%rd3], %r21;""",
    ),
    case(
        "counter read",
        "race",
        """
        @%p1 st.shared.u32 [s], 0;
        bar.sync 0;
        red.shared.add.u32 [s], 1; !
        +bar.sync 0;
        ld.shared.u32 %r21, [s]; !
        st.global.u32 [%rd3], %r21;""",
    ),
    case(
        "tiles overlap",
        "race",
        """
        -mad.lo.u32 %r20, %r2, 63, %r1;
        +mad.lo.u32 %r20, %r2, 64, %r1;
        mul.wide.u32 %rd20, %r20, 4;
        add.u64 %rd20, %rd20, %rd1;
        add.u32 %r21, %r20, %r2;
        st.global.u32 [%rd20], %r21; !""",
        grid=2,
    ),
    case(
        "in place shift",
        "race",
        """
        mul.wide.u32 %rd20, %r1, 4;
        ld.global.u32 %r20, [%rd3+4]; !
        +bar.sync 0;
        st.global.u32 [%rd3], %r20; !""",
    ),
    case(
        "in place shift of the grid",
        "race",
        """
        mad.lo.u32 %r20, %r2, 64, %r1;
        mul.wide.u32 %rd20, %r20, 4;
        add.u64 %rd20, %rd20, %rd1;
        -ld.global.u32 %r21, [%rd20+4]; !
        +ld.global.u32 %r21, [%rd20+1024];
        bar.sync 0;
        st.global.u32 [%rd20], %r21; !""",
        grid=2,
    ),
    case(
        "flag of cluster",
        "race",
        """
        @%p1 st.shared.u32 [n], 0;
        CLUSTER
        @!%p1 bra END;
        mapa.shared::cluster.u32 %r20, %r5, 1;
        mov.u32 %r21, n;
        mapa.shared::cluster.u32 %r22, %r21, 1;
        @!%p3 bra READER;
        st.shared::cluster.u32 [%r20], %r1; !
        -st.release.cta.shared::cluster.u32 [%r22], 1; !
        +st.release.cluster.shared::cluster.u32 [%r22], 1;
        bra END;
        READER:
        SPIN ld.acquire.cluster.shared.u32 %r23, [n], 1
        ld.shared.u32 %r24, [%r5]; !
        END:
        CLUSTER""",
        grid=2,
        cluster=2,
    ),
    case(
        "membar.cta",
        "race",
        """
        @!%p1 bra END;
        @!%p3 bra READER;
        st.global.u32 [%rd1], 7; !
        -membar.cta;
        +membar.gl;
        st.volatile.global.u32 [%rd2], 1;
        bra END;
        READER:
        SPIN ld.volatile.global.u32 %r20, [%rd2], 1
        membar.gl;
        ld.global.u32 %r21, [%rd1]; !
        st.global.u32 [%rd1+4], %r21;
        END:""",
        grid=2,
    ),
    case(
        "fence before the data",
        "race",
        """
        @!%p1 bra END;
        @!%p3 bra READER;
        -fence.acq_rel.gpu;
        st.global.u32 [%rd1], 7; !
        +fence.acq_rel.gpu;
        st.relaxed.gpu.global.u32 [%rd2], 1;
        bra END;
        READER:
        SPIN ld.relaxed.gpu.global.u32 %r20, [%rd2], 1
        fence.acq_rel.gpu;
        ld.global.u32 %r21, [%rd1]; !
        END:""",
        grid=2,
    ),
    case(
        "bit flags",
        "race",
        """
        @!%p1 bra END;
        @!%p3 bra READER;
        st.global.u32 [%rd1], 7; !
        -atom.relaxed.gpu.global.or.b32 %r20, [%rd2], 1;
        +atom.release.gpu.global.or.b32 %r20, [%rd2], 1;
        bra END;
        READER:
        SPIN ld.acquire.gpu.global.u32 %r20, [%rd2], 1
        ld.global.u32 %r21, [%rd1]; !
        END:""",
        grid=2,
    ),
    case(
        "ticket lock",
        "race",
        """
        @!%p1 bra END;
        atom.relaxed.gpu.global.add.u32 %r20, [%rd2], 1;
        T: ld.acquire.gpu.global.u32 %r21, [%rd2+4];
        setp.ne.u32 %p5, %r20, %r21;
        @%p5 bra T;
        ld.global.u32 %r22, [%rd1]; !
        add.u32 %r22, %r22, 1;
        st.global.u32 [%rd1], %r22; !
        -red.relaxed.gpu.global.add.u32 [%rd2+4], 1;
        +red.release.gpu.global.add.u32 [%rd2+4], 1;
        END:""",
        grid=3,
    ),
    case(
        "cp.async of others",
        "async race",
        """
        cp.async.ca.shared.global [%r5], [%rd3], 4; !
        cp.async.wait_all;
        +bar.sync 0;
        ld.shared.u32 %r21, [%r7]; !
        st.global.u32 [%rd3+1024], %r21;""",
    ),
    case(
        "cp.async stages",
        "async race",
        """
        cp.async.ca.shared.global [%r5], [%rd3], 4;
        cp.async.commit_group;
        cp.async.ca.shared.global [%r5+256], [%rd3+256], 4; !
        cp.async.commit_group;
        cp.async.wait_group 1;
        bar.sync 0;
        ld.shared.u32 %r20, [%r7];
        +cp.async.wait_group 0;
        +bar.sync 0;
        ld.shared.u32 %r21, [%r7+256]; !
        add.u32 %r20, %r20, %r21;
        st.global.u32 [%rd3+1024], %r20;""",
    ),
    case(
        "cp.async refill",
        "async race",
        """
        cp.async.ca.shared.global [%r5], [%rd3], 4;
        cp.async.wait_all;
        bar.sync 0;
        ld.shared.u32 %r20, [%r7]; !
        +bar.sync 0;
        cp.async.ca.shared.global [%r5], [%rd3+256], 4; !
        cp.async.wait_all;
        bar.sync 0;
        st.global.u32 [%rd3+1024], %r20;""",
    ),
    case(
        "cp.async not committed",
        "async race",
        """
        cp.async.ca.shared.global [%r5], [%rd3], 4; !
        +cp.async.commit_group;
        cp.async.wait_group 0;
        ld.shared.u32 %r20, [%r5]; !
        st.global.u32 [%rd3+1024], %r20;""",
    ),
    case(
        "cp.async over a store",
        "async race",
        """
        st.shared.u32 [%r7], %r1; !
        +bar.sync 0;
        cp.async.ca.shared.global [%r5], [%rd3], 4; !
        cp.async.wait_all;""",
    ),
    case(
        "too few bytes expected",
        "deadlock mbarrier async",
        """
        @!%p1 bra END;
        mbarrier.init.shared.b64 [m], 1;
        fence.mbarrier_init.release.cluster;
        -mbarrier.arrive.expect_tx.shared.b64 _, [m], 512;
        +mbarrier.arrive.expect_tx.shared.b64 _, [m], 256;
        cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [s], [%rd1], 256, [m];
        WAIT m, 0
        END:""",
    ),
    case(
        "no expect",
        "deadlock mbarrier async",
        """
        @!%p1 bra END;
        mbarrier.init.shared.b64 [m], 1;
        fence.mbarrier_init.release.cluster;
        -mbarrier.arrive.shared.b64 _, [m]; !
        +mbarrier.arrive.expect_tx.shared.b64 _, [m], 256;
        cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [s], [%rd1], 256, [m]; !
        WAIT m, 0
        ld.shared.u32 %r20, [s]; !
        END:""",
    ),
    case(
        "mbarrier used as data",
        "mbarrier race",
        """
        @!%p1 bra END;
        mbarrier.init.shared.b64 [m], 1;
        mbarrier.arrive.shared.b64 %rd20, [m];
        WAIT m, 0
        +mbarrier.inval.shared.b64 [m];
        st.shared.u64 [m], 0; !
        -mbarrier.arrive.shared.b64 %rd20, [m]; !
        END:""",
    ),
    case(
        "mbarrier after inval",
        "mbarrier",
        """
        @!%p1 bra END;
        mbarrier.init.shared.b64 [m], 1;
        -mbarrier.inval.shared.b64 [m];
        mbarrier.arrive.shared.b64 %rd20, [m]; !
        END:""",
    ),
    case(
        "mbarrier never initialised",
        "mbarrier uninitialised",
        """
        @!%p1 bra END;
        +mbarrier.init.shared.b64 [m], 1;
        mbarrier.arrive.shared.b64 %rd20, [m]; !
        END:""",
    ),
    case(
        "bulk over unread",
        "async",
        """
        @%p1 mbarrier.init.shared.b64 [m], 1;
        @%p1 fence.mbarrier_init.release.cluster;
        bar.sync 0;
        st.shared.u32 [%r5], %r1;
        bar.sync 0;
        ld.shared.u32 %r20, [%r7]; !
        +bar.sync 0;
        @!%p1 bra END;
        fence.proxy.async.shared::cta;
        mbarrier.arrive.expect_tx.shared.b64 _, [m], 256;
        cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [s], [%rd1], 256, [m]; !
        WAIT m, 0
        END:
        st.global.u32 [%rd3+1024], %r20;""",
    ),
    case(
        "peer has ended",
        "race out_of_bounds async",
        """
        @%p3 st.shared.u32 [%r5], %r1;
        CLUSTER
        mapa.shared::cluster.u32 %r20, %r5, 0;
        @!%p3 ld.shared::cluster.u32 %r21, [%r20]; !
        @!%p3 st.global.u32 [%rd3], %r21;
        +CLUSTER""",
        grid=2,
        cluster=2,
    ),
    case(
        "discard",
        "race",
        """
        setp.eq.u32 %p5, %r1, 32;
        @%p1 discard.global.L2 [%rd1], 128; !
        -@%p5 st.global.u32 [%rd1+64], %r1; !
        +@%p5 st.global.u32 [%rd1+128], %r1;""",
    ),
    case(
        "discard read",
        "uninitialised",
        """
        @!%p1 bra END;
        st.global.u32 [%rd1], 7;
        discard.global.L2 [%rd1], 128;
        +st.global.u32 [%rd1], 8;
        ld.global.u32 %r20, [%rd1];
        st.global.u32 [%rd2], %r20; !
        END:""",
    ),
    case(
        "st.bulk",
        "race",
        """
        mov.u64 %rd20, s;
        @%p1 st.bulk.weak.shared::cta [%rd20], 256, 0; !
        +bar.sync 0;
        ld.shared.u32 %r20, [%r7]; !
        st.global.u32 [%rd3], %r20;""",
        head=BLACKWELL,
    ),
    case(
        "ldmatrix",
        "race",
        """
        xor.b32 %r30, %r1, 1;
        shl.b32 %r20, %r1, 4;
        add.u32 %r20, %r20, %r4;
        shl.b32 %r31, %r30, 4;
        add.u32 %r31, %r31, %r4;
        st.shared.v4.u32 [%r20], {%r1, %r1, %r1, %r1}; !
        +bar.warp.sync 0xffffffff;
        ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%r21, %r22, %r23, %r24}, [%r31]; !
        st.global.u32 [%rd3], %r21;""",
        block=32,
    ),
    case(
        "stmatrix",
        "race",
        """
        shl.b32 %r20, %r1, 4;
        add.u32 %r20, %r20, %r4;
        stmatrix.sync.aligned.m8n8.x4.shared.b16 [%r20], {%r1, %r1, %r1, %r1}; !
        +bar.warp.sync 0xffffffff;
        xor.b32 %r30, %r20, 16;
        ld.shared.v4.u32 {%r21, %r22, %r23, %r24}, [%r30]; !
        st.global.u32 [%rd3], %r21;""",
        block=32,
    ),
    case(
        "ldmatrix of nothing",
        "uninitialised",
        """
        shl.b32 %r20, %r1, 4;
        add.u32 %r20, %r20, %r4;
        +st.shared.v4.u32 [%r20], {%r1, %r1, %r1, %r1};
        -@%p1 st.shared.v4.u32 [%r20], {%r1, %r1, %r1, %r1};
        bar.warp.sync 0xffffffff;
        ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%r21, %r22, %r23, %r24}, [%r20]; !
        st.global.u32 [%rd3], %r21; !""",
        block=32,
    ),
    case(
        "part of a word",
        "uninitialised",
        """
        cvt.u16.u32 %h1, %r1;
        st.shared.u8 [%r5], %h1;
        +st.shared.u8 [%r5+1], %h1;
        +st.shared.u16 [%r5+2], %h1;
        ld.shared.u32 %r20, [%r5];
        st.global.u32 [%rd3], %r20; !""",
    ),
    case(
        "part of a word used",
        "uninitialised",
        """
        cvt.u16.u32 %h1, %r1;
        st.shared.u8 [%r5], %h1;
        ld.shared.u32 %r20, [%r5];
        -and.b32 %r20, %r20, 511;
        +and.b32 %r20, %r20, 255;
        st.global.u32 [%rd3], %r20; !""",
    ),
    case(
        "atomic on nothing",
        "uninitialised",
        """
        +st.shared.u32 [%r5], 0;
        +bar.sync 0;
        atom.shared.add.u32 %r20, [%r7], 1; !
        bar.sync 0;
        ld.shared.u32 %r21, [%r5];
        st.global.u32 [%rd3], %r21; !""",
    ),
    case(
        "exchange of nothing",
        "uninitialised",
        """
        atom.shared.exch.b32 %r20, [%r5], %r1;
        -st.global.u32 [%rd3], %r20; !
        ld.shared.u32 %r20, [%r5];
        st.global.u32 [%rd3], %r20;""",
    ),
    case(
        "lane elsewhere",
        "uninitialised barrier",
        """
        setp.lt.u32 %p5, %r1, 16;
        -@!%p5 bra END;
        -shfl.sync.idx.b32 %r20, %r1, 20, 31, 0xffff; !
        +shfl.sync.idx.b32 %r20, %r1, 20, 31, 0xffffffff;
        st.global.u32 [%rd3], %r20; !
        END:""",
        block=32,
    ),
    case(
        "vector element",
        "uninitialised",
        """
        mov.u32 %r20, 1;
        mov.u32 %r21, 1;
        +mov.u32 %r22, 1;
        mov.u32 %r23, 1;
        shl.b64 %rd20, %rd4, 2;
        add.u64 %rd20, %rd20, %rd1;
        st.global.v4.u32 [%rd20], {%r20, %r21, %r22, %r23}; !""",
    ),
    case(
        "loop carried",
        "uninitialised",
        """
        mov.u32 %r21, 0;
        +mov.u32 %r20, 0;
        L: add.u32 %r20, %r20, %r21;
        add.u32 %r21, %r21, 1;
        setp.lt.u32 %p5, %r21, 4;
        @%p5 bra L;
        st.global.u32 [%rd3], %r20; !""",
    ),
    case(
        "float undefined",
        "uninitialised",
        """
        +mov.f32 %f1, 0f3F800000;
        cvt.rn.f32.u32 %f2, %r1;
        fma.rn.f32 %f3, %f2, %f1, %f2;
        st.global.f32 [%rd3], %f3; !""",
    ),
    case(
        "selected away",
        "uninitialised",
        """
        setp.lt.u32 %p5, %r1, 1000;
        -selp.u32 %r21, %r20, %r1, %p5;
        +selp.u32 %r21, %r1, %r20, %p5;
        st.global.u32 [%rd3], %r21; !""",
    ),
    case(
        "local loop",
        "uninitialised",
        """
        mov.u32 %r20, 0;
        -mov.u32 %r22, 12;
        +mov.u32 %r22, 16;
        mov.u32 %r23, l;
        L: st.local.u32 [%r23], %r20;
        add.u32 %r23, %r23, 4;
        add.u32 %r20, %r20, 4;
        setp.lt.u32 %p5, %r20, %r22;
        @%p5 bra L;
        ld.local.u32 %r24, [l+12];
        st.global.u32 [%rd3], %r24; !""",
        head=LOCAL,
    ),
    case(
        "padding of a tile",
        "uninitialised",
        """
        mul.lo.u32 %r20, %r1, 12;
        add.u32 %r20, %r20, %r4;
        st.shared.u32 [%r20], %r1;
        st.shared.u32 [%r20+4], %r1;
        +st.shared.u32 [%r20+8], %r1;
        bar.sync 0;
        ld.shared.u32 %r21, [s+8];
        st.global.u32 [%rd3], %r21; !""",
    ),
    case(
        "volatile and weak",
        "race",
        """
        @!%p1 bra END;
        @%p3 st.volatile.global.u32 [%rd1], 1; !
        -@!%p3 st.global.u32 [%rd1], 2; !
        +@!%p3 st.volatile.global.u32 [%rd1], 2;
        END:""",
        grid=2,
    ),
    case(
        "atom 16 in 32",
        "race",
        """
        @!%p1 bra END;
        mov.b16 %h1, 0;
        mov.b16 %h2, 1;
        -@%p3 atom.relaxed.gpu.global.cas.b16 %h3, [%rd1], %h1, %h2; !
        +@%p3 atom.relaxed.gpu.global.add.u32 %r20, [%rd1], 1;
        @!%p3 atom.relaxed.gpu.global.add.u32 %r20, [%rd1], 1; !
        END:""",
        grid=2,
    ),
    case(
        "producer consumer",
        "race",
        """
        mov.u32 %r20, 0;
        L: @!%p2 bra C;
        -@%p2 bra NOWAIT;
        +bar.sync 2, 64;
        NOWAIT:
        st.shared.u32 [%r5], %r20; !
        bar.arrive 1, 64;
        bra NEXT;
        C:
        +bar.arrive 2, 64;
        bar.sync 1, 64;
        ld.shared.u32 %r21, [%r7]; !
        NEXT:
        add.u32 %r20, %r20, 1;
        setp.lt.u32 %p5, %r20, 3;
        @%p5 bra L;
        +@!%p2 bra END;
        +END:""",
    ),
    case(
        "histogram",
        "race",
        """
        st.shared.u32 [%r5], 0; !
        -bar.warp.sync 0xffffffff;
        +bar.sync 0;
        and.b32 %r20, %r1, 7;
        shl.b32 %r20, %r20, 2;
        add.u32 %r20, %r20, %r4;
        add.u32 %r20, %r20, 128;
        red.shared.add.u32 [%r20], 1; !
        bar.sync 0;
        ld.shared.u32 %r21, [%r5];
        red.global.add.u32 [%rd3], %r21;""",
        grid=2,
    ),
    case(
        "wgmma no fence",
        "async race",
        """
        mov.f32 %f1, 0f00000000;
        mov.f32 %f2, 0f00000000;
        mov.f32 %f3, 0f00000000;
        mov.f32 %f4, 0f00000000;
        shl.b32 %r20, %r1, 5;
        add.u32 %r20, %r20, %r4;
        st.shared.v4.u32 [%r20+16], {%r1, %r1, %r1, %r1};
        st.shared.v4.u32 [%r20], {%r1, %r1, %r1, %r1};
        fence.proxy.async.shared::cta;
        bar.sync 0;
        cvt.u64.u32 %rd20, %r4;
        shr.u64 %rd20, %rd20, 4;
        mov.u64 %rd21, 0x1000080000;
        or.b64 %rd20, %rd20, %rd21;
        add.u64 %rd22, %rd20, 128;
        wgmma.fence.sync.aligned;
        wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {%f1, %f2, %f3, %f4}, %rd20, %rd22, 1, 1, 1, 0, 0; !
        wgmma.commit_group.sync.aligned;
        wgmma.wait_group.sync.aligned 0;
        mul.f32 %f1, %f1, 0f40000000; !
        +wgmma.fence.sync.aligned;
        wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {%f1, %f2, %f3, %f4}, %rd20, %rd22, 1, 1, 1, 0, 0; !
        wgmma.commit_group.sync.aligned;
        wgmma.wait_group.sync.aligned 0;
        st.global.f32 [%rd3], %f1;""",
        block=128,
        head=LARGE,
    ),
    case(
        "wgmma A in registers",
        "async",
        """
        mov.f32 %f1, 0f00000000;
        mov.f32 %f2, 0f00000000;
        mov.f32 %f3, 0f00000000;
        mov.f32 %f4, 0f00000000;
        mov.u32 %r21, 1;
        mov.u32 %r22, 1;
        mov.u32 %r23, 1;
        mov.u32 %r24, 1;
        shl.b32 %r20, %r1, 5;
        add.u32 %r20, %r20, %r4;
        st.shared.v4.u32 [%r20+16], {%r1, %r1, %r1, %r1};
        st.shared.v4.u32 [%r20], {%r1, %r1, %r1, %r1};
        fence.proxy.async.shared::cta;
        bar.sync 0;
        cvt.u64.u32 %rd20, %r4;
        shr.u64 %rd20, %rd20, 4;
        mov.u64 %rd21, 0x1000080000;
        or.b64 %rd20, %rd20, %rd21;
        add.u64 %rd22, %rd20, 128;
        wgmma.fence.sync.aligned;
        wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {%f1, %f2, %f3, %f4},\
            {%r21, %r22, %r23, %r24}, %rd22, 1, 1, 1, 0; !
        wgmma.commit_group.sync.aligned;
        +wgmma.wait_group.sync.aligned 0;
        mov.u32 %r21, 3; !
        -wgmma.wait_group.sync.aligned 0;
        st.global.u32 [%rd3], %r21;
        st.global.f32 [%rd3+1024], %f1;""",
        block=128,
        head=LARGE,
    ),
    case(
        "wgmma smem rewritten",
        "async",
        """
        mov.f32 %f1, 0f00000000;
        mov.f32 %f2, 0f00000000;
        mov.f32 %f3, 0f00000000;
        mov.f32 %f4, 0f00000000;
        shl.b32 %r20, %r1, 5;
        add.u32 %r20, %r20, %r4;
        st.shared.v4.u32 [%r20+16], {%r1, %r1, %r1, %r1};
        st.shared.v4.u32 [%r20], {%r1, %r1, %r1, %r1};
        fence.proxy.async.shared::cta;
        bar.sync 0;
        cvt.u64.u32 %rd20, %r4;
        shr.u64 %rd20, %rd20, 4;
        mov.u64 %rd21, 0x1000080000;
        or.b64 %rd20, %rd20, %rd21;
        add.u64 %rd22, %rd20, 128;
        wgmma.fence.sync.aligned;
        wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {%f1, %f2, %f3, %f4}, %rd20, %rd22, 1, 1, 1, 0, 0; !
        wgmma.commit_group.sync.aligned;
        +wgmma.wait_group.sync.aligned 0;
        bar.sync 0;
        st.shared.v4.u32 [%r20], {%r1, %r1, %r1, %r1}; !
        -wgmma.wait_group.sync.aligned 0;
        st.global.f32 [%rd3+1024], %f1;""",
        block=128,
        head=LARGE,
    ),
    case(
        "reduce in global",
        "async race",
        """
        st.shared.u32 [%r5], 1;
        fence.proxy.async.shared::cta;
        bar.sync 0;
        @!%p1 bra END;
        cp.reduce.async.bulk.global.shared::cta.bulk_group.add.u32 [%rd1], [s], 256; !
        cp.async.bulk.commit_group;
        -ld.global.u32 %r20, [%rd1]; !
        cp.async.bulk.wait_group 0;
        +ld.global.u32 %r20, [%rd1];
        st.global.u32 [%rd2], %r20;
        END:""",
    ),
    case(
        "exited warps",
        "deadlock barrier",
        """
        -@!%p2 bra L2;
        -bar.sync 1, 64; !
        -L2:
        +bar.sync 1, 64;""",
    ),
    case(
        "arrive without sync",
        "race",
        """
        st.shared.u32 [%r5], %r1; !
        -bar.arrive 1, 128;
        +bar.sync 1, 64;
        ld.shared.u32 %r20, [%r7]; !
        -bar.arrive 1, 128;
        st.global.u32 [%rd3], %r20;""",
    ),
    case(
        "redux is no barrier",
        "race",
        """
        st.shared.u32 [%r5], %r1; !
        redux.sync.add.s32 %r20, %r1, 0xffffffff;
        +bar.warp.sync 0xffffffff;
        ld.shared.u32 %r21, [%r8]; !
        st.global.u32 [%rd3], %r21;""",
        block=32,
    ),
    case(
        "elected init",
        "race mbarrier",
        """
        elect.sync %r20|%p5, 0xffffffff;
        @%p5 mbarrier.init.shared.b64 [m], 32; !
        +bar.warp.sync 0xffffffff;
        mbarrier.arrive.shared.b64 %rd20, [m]; !
        WAIT m, 0""",
        block=32,
    ),
    case(
        "red.async",
        "async race",
        """
        @%p1 mbarrier.init.shared.b64 [m], 1;
        @%p1 st.shared.u32 [s], 0;
        CLUSTER
        setp.eq.and.u32 %p5, %r1, 0, %p3;
        setp.ne.and.u32 %p6, %r2, 0, %p1;
        mov.u32 %r21, m;
        mapa.shared::cluster.u32 %r20, %r4, 1;
        mapa.shared::cluster.u32 %r22, %r21, 1;
        @%p6 mbarrier.arrive.expect_tx.shared.b64 _, [m], 4;
        @%p5 red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.add.u32 [%r20], %r1, [%r22]; !
        +@%p6 WAIT m, 0
        @%p6 ld.shared.u32 %r23, [s]; !
        -@%p6 WAIT m, 0
        CLUSTER""",
        grid=2,
        cluster=2,
    ),
    case(
        "bulk to the peer",
        "async race",
        """
        @%p1 mbarrier.init.shared.b64 [m], 1;
        @%p1 fence.mbarrier_init.release.cluster;
        st.shared.u32 [%r5+512], 5;
        fence.proxy.async;
        CLUSTER
        setp.eq.and.u32 %p5, %r1, 0, %p3;
        setp.ne.and.u32 %p6, %r2, 0, %p1;
        mov.u32 %r21, m;
        mapa.shared::cluster.u32 %r20, %r4, 1;
        mapa.shared::cluster.u32 %r22, %r21, 1;
        @%p6 mbarrier.arrive.expect_tx.shared.b64 _, [m], 256;
        @%p5 cp.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes [%r20], [s+512], 256, [%r22]; !
        @%p3 bra DONE;
        +WAIT m, 0
        -@%p1 WAIT m, 0
        ld.shared.u32 %r23, [%r5]; !
        DONE:
        CLUSTER""",
        grid=2,
        cluster=2,
    ),
    case(
        "load over the read result",
        "race",
        """
        @!%p1 bra END;
        @!%p3 bra READER;
        st.global.v2.u32 [%rd1], {%r1, %r1}; !
        -st.relaxed.gpu.global.u32 [%rd2], 1;
        +st.release.gpu.global.u32 [%rd2], 1;
        bra END;
        READER:
        SPIN ld.acquire.gpu.global.u32 %r20, [%rd2], 1
        ld.global.v2.u32 {%r21, %r22}, [%rd1]; !
        END:""",
        grid=2,
    ),
    case(
        "fence.acquire half",
        "race",
        """
        @!%p1 bra END;
        @!%p3 bra READER;
        st.global.u32 [%rd1], 7; !
        -fence.acq_rel.cta;
        +fence.acq_rel.gpu;
        st.relaxed.gpu.global.u32 [%rd2], 1;
        bra END;
        READER:
        SPIN ld.relaxed.gpu.global.u32 %r20, [%rd2], 1
        fence.acq_rel.gpu;
        ld.global.u32 %r21, [%rd1]; !
        END:""",
        grid=2,
    ),
    case(
        "no acquire after cas loop",
        "race",
        """
        @!%p1 bra END;
        LOCK: atom.relaxed.gpu.global.cas.b32 %r20, [%rd2], 0, 1;
        setp.ne.u32 %p5, %r20, 0;
        @%p5 bra LOCK;
        +fence.acq_rel.gpu;
        ld.global.u32 %r21, [%rd1]; !
        add.u32 %r21, %r21, 1;
        st.global.u32 [%rd1], %r21; !
        -st.relaxed.gpu.global.u32 [%rd2], 0;
        +fence.acq_rel.gpu;
        +st.relaxed.gpu.global.u32 [%rd2], 0;
        END:""",
        grid=3,
    ),
    case(
        "syncwarp partial",
        "race",
        """
        setp.lt.u32 %p5, %r1, 16;
        st.shared.u32 [%r5], %r1; !
        @!%p5 bra E;
        -bar.warp.sync 0xffff;
        xor.b32 %r20, %r3, 64;
        add.u32 %r20, %r20, %r4;
        -ld.shared.u32 %r21, [%r20]; !
        E:
        +bar.warp.sync 0xffffffff;
        +xor.b32 %r20, %r3, 64;
        +add.u32 %r20, %r20, %r4;
        +ld.shared.u32 %r21, [%r20];
        END:""",
        block=32,
    ),
]
