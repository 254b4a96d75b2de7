"""Products of warpgroups: W1 to W3 of the acceptance programs."""

from tests.sanitizer.programs import HEAD, case

LARGE = HEAD.replace(".b32 s[256]", ".b32 s[1024]")
DESCRIPTORS = """
cvt.u64.u32 %rd20, %r4;
shr.u64 %rd20, %rd20, 4;
mov.u64 %rd21, 0x1000080000;
or.b64 %rd20, %rd20, %rd21;
add.u64 %rd22, %rd20, 128;
"""
PRODUCT = """wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {%f1, %f2, %f3, %f4}, %rd20, %rd22, 0, 1, 1, 0, 0;"""
START = (
    """
shl.b32 %r50, %r1, 5;
add.u32 %r50, %r50, %r4;
st.shared.v4.u32 [%r50], {%r1, %r1, %r1, %r1};
st.shared.v4.u32 [%r50+16], {%r1, %r1, %r1, %r1};
fence.proxy.async.shared::cta;
bar.sync 1, 128;
mov.f32 %f1, 0f00000000;
mov.f32 %f2, 0f00000000;
mov.f32 %f3, 0f00000000;
mov.f32 %f4, 0f00000000;
"""
    + DESCRIPTORS
)

CASES = [
    case(
        "W1",
        "proxy",
        START
        + """
        st.shared.u32 [%r5], %r1; !
        +fence.proxy.async.shared::cta;
        bar.sync 0;
        wgmma.fence.sync.aligned;
        """
        + PRODUCT
        + """ !
        wgmma.commit_group.sync.aligned;
        wgmma.wait_group.sync.aligned 0;""",
        block=128,
        head=LARGE,
    ),
    case(
        "W2",
        "async",
        """
        @%p1 mbarrier.init.shared.b64 [m], 1;
        @%p1 mbarrier.init.shared.b64 [n], 128;
        bar.sync 0;
        setp.ge.u32 %p5, %r1, 128;
        @%p5 bra PRODUCER;
        """
        + START
        + """
        wgmma.fence.sync.aligned;
        """
        + PRODUCT
        + """ !
        wgmma.commit_group.sync.aligned;
        -mbarrier.arrive.shared.b64 %rd30, [n];
        wgmma.wait_group.sync.aligned 0;
        +mbarrier.arrive.shared.b64 %rd30, [n];
        bra END;
        PRODUCER:
        setp.ne.u32 %p6, %r1, 128;
        @%p6 bra END;
        WAIT n, 0
        mbarrier.arrive.expect_tx.shared.b64 _, [m], 256;
        cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [s], [%rd1], 256, [m]; !
        WAIT m, 0
        END:""",
        block=160,
        head=LARGE,
    ),
    case(
        "W3",
        "async",
        START
        + """
        wgmma.fence.sync.aligned;
        """
        + PRODUCT
        + """ !
        wgmma.commit_group.sync.aligned;
        +wgmma.wait_group.sync.aligned 0;
        add.f32 %f5, %f1, 0f3F800000; !
        -wgmma.wait_group.sync.aligned 0;
        st.global.f32 [%rd3], %f5;""",
        block=128,
        head=LARGE,
    ),
]
