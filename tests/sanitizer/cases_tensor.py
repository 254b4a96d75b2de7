"""Products of tensor memory: W4 of the acceptance programs, and its like."""

from tests.sanitizer.programs import HEAD, case

LARGE = HEAD.replace("sm_90a", "sm_100a").replace(
    ".shared .align 128 .b32 s[256];\n.shared .align 8 .b64 m;",
    ".shared .align 128 .b32 s[2048];\n.shared .align 8 .b64 m;\n.shared .align 16 .b32 slot;",
)
TENSOR = LARGE.replace("s[2048]", "s[256]")

CASES = [
    case(
        "W4",
        "async",
        """
        @%p2 tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [slot], 32;
        bar.sync 0;
        ld.shared.u32 %r40, [slot];
        shr.u32 %r41, %r1, 5;
        shl.b32 %r41, %r41, 21;
        add.u32 %r41, %r40, %r41;
        @%p1 mbarrier.init.shared.b64 [m], 1;
        @%p1 mbarrier.init.shared.b64 [n], 128;
        @%p1 fence.mbarrier_init.release.cluster;
        mul.lo.u32 %r42, %r1, 48;
        add.u32 %r42, %r42, %r4;
        st.shared.v4.u32 [%r42], {%r1, %r1, %r1, %r1};
        st.shared.v4.u32 [%r42+16], {%r1, %r1, %r1, %r1};
        st.shared.v4.u32 [%r42+32], {%r1, %r1, %r1, %r1};
        shr.u32 %r43, %r4, 4;
        cvt.u64.u32 %rd40, %r43;
        mov.u64 %rd41, 0x0000401000080000;
        or.b64 %rd40, %rd40, %rd41;
        add.u64 %rd42, %rd40, 256;
        mov.u32 %r44, 0x8040010;
        setp.ne.u32 %p9, %r1, %r1;
        fence.proxy.async.shared::cta;
        tcgen05.fence::before_thread_sync;
        bar.sync 0;
        tcgen05.fence::after_thread_sync;
        @%p1 tcgen05.mma.cta_group::1.kind::f16 [%r40], %rd40, %rd42, %r44, %p9; !
        @%p1 tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [m];
        +WAIT m, 0
        +tcgen05.fence::after_thread_sync;
        tcgen05.ld.sync.aligned.32x32b.x1.b32 {%r20}, [%r41]; !
        tcgen05.wait::ld.sync.aligned;
        st.global.u32 [%rd3], %r20;
        -WAIT m, 0
        tcgen05.fence::before_thread_sync;
        bar.sync 0;
        @%p2 tcgen05.dealloc.cta_group::1.sync.aligned.b32 %r40, 32;""",
        block=128,
        head=LARGE,
    ),
    case(
        "W4 barrier instead",
        "async",
        """
        @%p2 tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [slot], 32;
        bar.sync 0;
        ld.shared.u32 %r40, [slot];
        shr.u32 %r41, %r1, 5;
        shl.b32 %r41, %r41, 21;
        add.u32 %r41, %r40, %r41;
        @%p1 mbarrier.init.shared.b64 [m], 1;
        @%p1 mbarrier.init.shared.b64 [n], 128;
        @%p1 fence.mbarrier_init.release.cluster;
        mul.lo.u32 %r42, %r1, 48;
        add.u32 %r42, %r42, %r4;
        st.shared.v4.u32 [%r42], {%r1, %r1, %r1, %r1};
        st.shared.v4.u32 [%r42+16], {%r1, %r1, %r1, %r1};
        st.shared.v4.u32 [%r42+32], {%r1, %r1, %r1, %r1};
        shr.u32 %r43, %r4, 4;
        cvt.u64.u32 %rd40, %r43;
        mov.u64 %rd41, 0x0000401000080000;
        or.b64 %rd40, %rd40, %rd41;
        add.u64 %rd42, %rd40, 256;
        mov.u32 %r44, 0x8040010;
        setp.ne.u32 %p9, %r1, %r1;
        fence.proxy.async.shared::cta;
        tcgen05.fence::before_thread_sync;
        bar.sync 0;
        tcgen05.fence::after_thread_sync;
        @%p1 tcgen05.mma.cta_group::1.kind::f16 [%r40], %rd40, %rd42, %r44, %p9; !
        +@%p1 tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [m];
        +WAIT m, 0
        -bar.sync 0;
        tcgen05.fence::after_thread_sync;
        tcgen05.ld.sync.aligned.32x32b.x1.b32 {%r20}, [%r41]; !
        tcgen05.wait::ld.sync.aligned;
        st.global.u32 [%rd3], %r20;
        -@%p1 tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [m];
        -WAIT m, 0
        tcgen05.fence::before_thread_sync;
        bar.sync 0;
        @%p2 tcgen05.dealloc.cta_group::1.sync.aligned.b32 %r40, 32;""",
        block=128,
        head=LARGE,
    ),
    case(
        "mma before the store is there",
        "async uninitialised",
        """
        @%p2 tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [slot], 32;
        bar.sync 0;
        ld.shared.u32 %r40, [slot];
        shr.u32 %r41, %r1, 5;
        shl.b32 %r41, %r41, 21;
        add.u32 %r41, %r40, %r41;
        @%p1 mbarrier.init.shared.b64 [m], 1;
        @%p1 mbarrier.init.shared.b64 [n], 128;
        @%p1 fence.mbarrier_init.release.cluster;
        mul.lo.u32 %r42, %r1, 48;
        add.u32 %r42, %r42, %r4;
        st.shared.v4.u32 [%r42], {%r1, %r1, %r1, %r1};
        st.shared.v4.u32 [%r42+16], {%r1, %r1, %r1, %r1};
        st.shared.v4.u32 [%r42+32], {%r1, %r1, %r1, %r1};
        shr.u32 %r43, %r4, 4;
        cvt.u64.u32 %rd40, %r43;
        mov.u64 %rd41, 0x0000401000080000;
        or.b64 %rd40, %rd40, %rd41;
        add.u64 %rd42, %rd40, 256;
        mov.u32 %r44, 0x8040010;
        setp.ne.u32 %p9, %r1, %r1;
        tcgen05.st.sync.aligned.32x32b.x1.b32 [%r41], {%r1}; !
        +tcgen05.wait::st.sync.aligned;
        setp.eq.u32 %p9, %r1, %r1;
        fence.proxy.async.shared::cta;
        tcgen05.fence::before_thread_sync;
        bar.sync 0;
        tcgen05.fence::after_thread_sync;
        tcgen05.st.sync.aligned.32x32b.x1.b32 [%r41], {%r1}; !
        +tcgen05.wait::st.sync.aligned;
        fence.proxy.async.shared::cta;
        tcgen05.fence::before_thread_sync;
        bar.sync 0;
        tcgen05.fence::after_thread_sync;
        @%p1 tcgen05.mma.cta_group::1.kind::f16 [%r40], %rd40, %rd42, %r44, %p9; !
        @%p1 tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [m];
        WAIT m, 0
        tcgen05.fence::after_thread_sync;
        tcgen05.ld.sync.aligned.32x32b.x1.b32 {%r20}, [%r41];
        tcgen05.wait::ld.sync.aligned;
        st.global.u32 [%rd3], %r20;
        -tcgen05.wait::st.sync.aligned;
        tcgen05.fence::before_thread_sync;
        bar.sync 0;
        @%p2 tcgen05.dealloc.cta_group::1.sync.aligned.b32 %r40, 32;""",
        block=128,
        head=LARGE,
    ),
    case(
        "next product over what is loaded",
        "async",
        """
        @%p2 tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [slot], 32;
        bar.sync 0;
        ld.shared.u32 %r40, [slot];
        shr.u32 %r41, %r1, 5;
        shl.b32 %r41, %r41, 21;
        add.u32 %r41, %r40, %r41;
        @%p1 mbarrier.init.shared.b64 [m], 1;
        @%p1 mbarrier.init.shared.b64 [n], 128;
        @%p1 fence.mbarrier_init.release.cluster;
        mul.lo.u32 %r42, %r1, 48;
        add.u32 %r42, %r42, %r4;
        st.shared.v4.u32 [%r42], {%r1, %r1, %r1, %r1};
        st.shared.v4.u32 [%r42+16], {%r1, %r1, %r1, %r1};
        st.shared.v4.u32 [%r42+32], {%r1, %r1, %r1, %r1};
        shr.u32 %r43, %r4, 4;
        cvt.u64.u32 %rd40, %r43;
        mov.u64 %rd41, 0x0000401000080000;
        or.b64 %rd40, %rd40, %rd41;
        add.u64 %rd42, %rd40, 256;
        mov.u32 %r44, 0x8040010;
        setp.ne.u32 %p9, %r1, %r1;
        fence.proxy.async.shared::cta;
        tcgen05.fence::before_thread_sync;
        bar.sync 0;
        tcgen05.fence::after_thread_sync;
        @%p1 tcgen05.mma.cta_group::1.kind::f16 [%r40], %rd40, %rd42, %r44, %p9;
        @%p1 tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [m];
        WAIT m, 0
        tcgen05.fence::after_thread_sync;
        tcgen05.ld.sync.aligned.32x32b.x1.b32 {%r20}, [%r41]; !
        tcgen05.wait::ld.sync.aligned;
        st.global.u32 [%rd3], %r20;
        +fence.proxy.async.shared::cta;
        +tcgen05.fence::before_thread_sync;
        +bar.sync 0;
        +tcgen05.fence::after_thread_sync;
        @%p1 tcgen05.mma.cta_group::1.kind::f16 [%r40], %rd40, %rd42, %r44, %p9; !
        @%p1 tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [m];
        WAIT m, 1
        tcgen05.fence::after_thread_sync;
        tcgen05.fence::before_thread_sync;
        bar.sync 0;
        @%p2 tcgen05.dealloc.cta_group::1.sync.aligned.b32 %r40, 32;""",
        block=128,
        head=LARGE,
    ),
    case(
        "operand rewritten",
        "async",
        """
        @%p2 tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [slot], 32;
        bar.sync 0;
        ld.shared.u32 %r40, [slot];
        shr.u32 %r41, %r1, 5;
        shl.b32 %r41, %r41, 21;
        add.u32 %r41, %r40, %r41;
        @%p1 mbarrier.init.shared.b64 [m], 1;
        @%p1 mbarrier.init.shared.b64 [n], 128;
        @%p1 fence.mbarrier_init.release.cluster;
        mul.lo.u32 %r42, %r1, 48;
        add.u32 %r42, %r42, %r4;
        st.shared.v4.u32 [%r42], {%r1, %r1, %r1, %r1};
        st.shared.v4.u32 [%r42+16], {%r1, %r1, %r1, %r1};
        st.shared.v4.u32 [%r42+32], {%r1, %r1, %r1, %r1};
        shr.u32 %r43, %r4, 4;
        cvt.u64.u32 %rd40, %r43;
        mov.u64 %rd41, 0x0000401000080000;
        or.b64 %rd40, %rd40, %rd41;
        add.u64 %rd42, %rd40, 256;
        mov.u32 %r44, 0x8040010;
        setp.ne.u32 %p9, %r1, %r1;
        fence.proxy.async.shared::cta;
        tcgen05.fence::before_thread_sync;
        bar.sync 0;
        tcgen05.fence::after_thread_sync;
        @%p1 tcgen05.mma.cta_group::1.kind::f16 [%r40], %rd40, %rd42, %r44, %p9; !
        @%p1 tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [m];
        +WAIT m, 0
        bar.sync 0;
        st.shared.v4.u32 [%r42], {%r1, %r1, %r1, %r1}; !
        -WAIT m, 0
        tcgen05.fence::before_thread_sync;
        bar.sync 0;
        @%p2 tcgen05.dealloc.cta_group::1.sync.aligned.b32 %r40, 32;""",
        block=128,
        head=LARGE,
    ),
    case(
        "mma without proxy fence",
        "proxy",
        """
        @%p2 tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [slot], 32;
        bar.sync 0;
        ld.shared.u32 %r40, [slot];
        shr.u32 %r41, %r1, 5;
        shl.b32 %r41, %r41, 21;
        add.u32 %r41, %r40, %r41;
        @%p1 mbarrier.init.shared.b64 [m], 1;
        @%p1 mbarrier.init.shared.b64 [n], 128;
        @%p1 fence.mbarrier_init.release.cluster;
        mul.lo.u32 %r42, %r1, 48;
        add.u32 %r42, %r42, %r4;
        st.shared.v4.u32 [%r42], {%r1, %r1, %r1, %r1}; !
        st.shared.v4.u32 [%r42+16], {%r1, %r1, %r1, %r1}; !
        st.shared.v4.u32 [%r42+32], {%r1, %r1, %r1, %r1}; !
        shr.u32 %r43, %r4, 4;
        cvt.u64.u32 %rd40, %r43;
        mov.u64 %rd41, 0x0000401000080000;
        or.b64 %rd40, %rd40, %rd41;
        add.u64 %rd42, %rd40, 256;
        mov.u32 %r44, 0x8040010;
        setp.ne.u32 %p9, %r1, %r1;
        +fence.proxy.async.shared::cta;
        bar.sync 0;
        tcgen05.fence::after_thread_sync;
        @%p1 tcgen05.mma.cta_group::1.kind::f16 [%r40], %rd40, %rd42, %r44, %p9; !
        @%p1 tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [m];
        WAIT m, 0
        tcgen05.fence::after_thread_sync;
        tcgen05.fence::before_thread_sync;
        bar.sync 0;
        @%p2 tcgen05.dealloc.cta_group::1.sync.aligned.b32 %r40, 32;""",
        block=128,
        head=LARGE,
    ),
    case(
        "two stages",
        "async",
        """
        @%p2 tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [slot], 32;
        bar.sync 0;
        ld.shared.u32 %r40, [slot];
        shr.u32 %r41, %r1, 5;
        shl.b32 %r41, %r41, 21;
        add.u32 %r41, %r40, %r41;
        @%p1 mbarrier.init.shared.b64 [m], 1;
        @%p1 mbarrier.init.shared.b64 [n], 128;
        @%p1 fence.mbarrier_init.release.cluster;
        mul.lo.u32 %r42, %r1, 48;
        add.u32 %r42, %r42, %r4;
        st.shared.v4.u32 [%r42], {%r1, %r1, %r1, %r1};
        st.shared.v4.u32 [%r42+16], {%r1, %r1, %r1, %r1};
        st.shared.v4.u32 [%r42+32], {%r1, %r1, %r1, %r1};
        shr.u32 %r43, %r4, 4;
        cvt.u64.u32 %rd40, %r43;
        mov.u64 %rd41, 0x0000401000080000;
        or.b64 %rd40, %rd40, %rd41;
        add.u64 %rd42, %rd40, 256;
        mov.u32 %r44, 0x8040010;
        setp.ne.u32 %p9, %r1, %r1;
        fence.proxy.async.shared::cta;
        tcgen05.fence::before_thread_sync;
        bar.sync 0;
        tcgen05.fence::after_thread_sync;
        @%p1 tcgen05.mma.cta_group::1.kind::f16 [%r40], %rd40, %rd42, %r44, %p9;
        @%p1 tcgen05.mma.cta_group::1.kind::f16 [%r40], %rd40, %rd42, %r44, %p1;
        @%p1 tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [m];
        WAIT m, 0
        tcgen05.fence::after_thread_sync;
        tcgen05.ld.sync.aligned.32x32b.x1.b32 {%r20}, [%r41];
        tcgen05.wait::ld.sync.aligned;
        st.global.u32 [%rd3], %r20;
        -@%p1 tcgen05.mma.cta_group::1.kind::f16 [%r40], %rd40, %rd42, %r44, %p9; !
        -st.shared.v4.u32 [%r42], {%r1, %r1, %r1, %r1}; !
        -@%p1 tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [m];
        -WAIT m, 1
        tcgen05.fence::before_thread_sync;
        bar.sync 0;
        @%p2 tcgen05.dealloc.cta_group::1.sync.aligned.b32 %r40, 32;""",
        block=128,
        head=LARGE,
    ),
    case(
        "tmem no wait::st",
        "async uninitialised",
        """
        @%p2 tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [slot], 32;
        bar.sync 0;
        ld.shared.u32 %r40, [slot];
        shr.u32 %r41, %r1, 5;
        shl.b32 %r41, %r41, 21;
        add.u32 %r41, %r40, %r41;
        tcgen05.st.sync.aligned.32x32b.x1.b32 [%r41], {%r1}; !
        +tcgen05.wait::st.sync.aligned;
        tcgen05.ld.sync.aligned.32x32b.x1.b32 {%r20}, [%r41]; !
        tcgen05.wait::ld.sync.aligned;
        st.global.u32 [%rd3], %r20; !
        -tcgen05.wait::st.sync.aligned;
        tcgen05.fence::before_thread_sync;
        bar.sync 0;
        @%p2 tcgen05.dealloc.cta_group::1.sync.aligned.b32 %r40, 32;""",
        block=128,
        head=TENSOR,
    ),
    case(
        "accumulate on nothing",
        "uninitialised",
        """
        @%p2 tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [slot], 32;
        bar.sync 0;
        ld.shared.u32 %r40, [slot];
        shr.u32 %r41, %r1, 5;
        shl.b32 %r41, %r41, 21;
        add.u32 %r41, %r40, %r41;
        @%p1 mbarrier.init.shared.b64 [m], 1;
        @%p1 mbarrier.init.shared.b64 [n], 128;
        @%p1 fence.mbarrier_init.release.cluster;
        mul.lo.u32 %r42, %r1, 48;
        add.u32 %r42, %r42, %r4;
        st.shared.v4.u32 [%r42], {%r1, %r1, %r1, %r1};
        st.shared.v4.u32 [%r42+16], {%r1, %r1, %r1, %r1};
        st.shared.v4.u32 [%r42+32], {%r1, %r1, %r1, %r1};
        shr.u32 %r43, %r4, 4;
        cvt.u64.u32 %rd40, %r43;
        mov.u64 %rd41, 0x0000401000080000;
        or.b64 %rd40, %rd40, %rd41;
        add.u64 %rd42, %rd40, 256;
        mov.u32 %r44, 0x8040010;
        setp.ne.u32 %p9, %r1, %r1;
        -setp.eq.u32 %p9, %r1, %r1;
        fence.proxy.async.shared::cta;
        tcgen05.fence::before_thread_sync;
        bar.sync 0;
        tcgen05.fence::after_thread_sync;
        @%p1 tcgen05.mma.cta_group::1.kind::f16 [%r40], %rd40, %rd42, %r44, %p9;
        @%p1 tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [m];
        WAIT m, 0
        tcgen05.fence::after_thread_sync;
        tcgen05.ld.sync.aligned.32x32b.x1.b32 {%r20}, [%r41];
        tcgen05.wait::ld.sync.aligned;
        st.global.u32 [%rd3], %r20; !
        tcgen05.fence::before_thread_sync;
        bar.sync 0;
        @%p2 tcgen05.dealloc.cta_group::1.sync.aligned.b32 %r40, 32;""",
        block=128,
        head=LARGE,
    ),
    case(
        "product of nothing",
        "uninitialised",
        """
        @%p2 tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [slot], 32;
        bar.sync 0;
        ld.shared.u32 %r40, [slot];
        shr.u32 %r41, %r1, 5;
        shl.b32 %r41, %r41, 21;
        add.u32 %r41, %r40, %r41;
        @%p1 mbarrier.init.shared.b64 [m], 1;
        @%p1 mbarrier.init.shared.b64 [n], 128;
        @%p1 fence.mbarrier_init.release.cluster;
        mul.lo.u32 %r42, %r1, 48;
        add.u32 %r42, %r42, %r4;
        st.shared.v4.u32 [%r42], {%r1, %r1, %r1, %r1};
        +st.shared.v4.u32 [%r42+16], {%r1, %r1, %r1, %r1};
        st.shared.v4.u32 [%r42+32], {%r1, %r1, %r1, %r1};
        shr.u32 %r43, %r4, 4;
        cvt.u64.u32 %rd40, %r43;
        mov.u64 %rd41, 0x0000401000080000;
        or.b64 %rd40, %rd40, %rd41;
        add.u64 %rd42, %rd40, 256;
        mov.u32 %r44, 0x8040010;
        setp.ne.u32 %p9, %r1, %r1;
        fence.proxy.async.shared::cta;
        tcgen05.fence::before_thread_sync;
        bar.sync 0;
        tcgen05.fence::after_thread_sync;
        @%p1 tcgen05.mma.cta_group::1.kind::f16 [%r40], %rd40, %rd42, %r44, %p9; !
        @%p1 tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [m];
        WAIT m, 0
        tcgen05.fence::after_thread_sync;
        tcgen05.ld.sync.aligned.32x32b.x1.b32 {%r20}, [%r41];
        tcgen05.wait::ld.sync.aligned;
        st.global.u32 [%rd3], %r20; !
        tcgen05.fence::before_thread_sync;
        bar.sync 0;
        @%p2 tcgen05.dealloc.cta_group::1.sync.aligned.b32 %r40, 32;""",
        block=128,
        head=LARGE,
    ),
    case(
        "W4 twice",
        "async",
        """
        @%p2 tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [slot], 32;
        bar.sync 0;
        ld.shared.u32 %r40, [slot];
        shr.u32 %r41, %r1, 5;
        shl.b32 %r41, %r41, 21;
        add.u32 %r41, %r40, %r41;
        @%p1 mbarrier.init.shared.b64 [m], 1;
        @%p1 mbarrier.init.shared.b64 [n], 128;
        @%p1 fence.mbarrier_init.release.cluster;
        mul.lo.u32 %r42, %r1, 48;
        add.u32 %r42, %r42, %r4;
        st.shared.v4.u32 [%r42], {%r1, %r1, %r1, %r1};
        st.shared.v4.u32 [%r42+16], {%r1, %r1, %r1, %r1};
        st.shared.v4.u32 [%r42+32], {%r1, %r1, %r1, %r1};
        shr.u32 %r43, %r4, 4;
        cvt.u64.u32 %rd40, %r43;
        mov.u64 %rd41, 0x0000401000080000;
        or.b64 %rd40, %rd40, %rd41;
        add.u64 %rd42, %rd40, 256;
        mov.u32 %r44, 0x8040010;
        setp.ne.u32 %p9, %r1, %r1;
        fence.proxy.async.shared::cta;
        tcgen05.fence::before_thread_sync;
        bar.sync 0;
        tcgen05.fence::after_thread_sync;
        @%p1 tcgen05.mma.cta_group::1.kind::f16 [%r40], %rd40, %rd42, %r44, %p9;
        @%p1 tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [m];
        WAIT m, 0
        tcgen05.fence::after_thread_sync;
        tcgen05.ld.sync.aligned.32x32b.x1.b32 {%r20}, [%r41];
        tcgen05.wait::ld.sync.aligned;
        st.global.u32 [%rd3], %r20;
        tcgen05.fence::before_thread_sync;
        bar.sync 0;
        tcgen05.fence::after_thread_sync;
        @%p1 tcgen05.mma.cta_group::1.kind::f16 [%r40], %rd40, %rd42, %r44, %p9; !
        @%p1 tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [m];
        +WAIT m, 1
        +tcgen05.fence::after_thread_sync;
        tcgen05.ld.sync.aligned.32x32b.x1.b32 {%r20}, [%r41]; !
        tcgen05.wait::ld.sync.aligned;
        st.global.u32 [%rd3], %r20;
        -WAIT m, 1
        tcgen05.fence::before_thread_sync;
        bar.sync 0;
        @%p2 tcgen05.dealloc.cta_group::1.sync.aligned.b32 %r40, 32;""",
        block=128,
        head=LARGE,
    ),
]
