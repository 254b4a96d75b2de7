"""Races of asynchronous copies, mbarriers and proxies: M, C and T of the acceptance programs."""

from tests.sanitizer.programs import HEAD, case

INIT = """
@%p1 mbarrier.init.shared.b64 [m], 1;
@%p1 mbarrier.init.shared.b64 [n], 1;
@%p1 fence.mbarrier_init.release.cluster;
bar.sync 0;
"""
LOAD = "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [s], [%rd1], 256, [m];"
EXPECT = "mbarrier.arrive.expect_tx.shared.b64 _, [m], 256;"
STORE = "cp.async.bulk.global.shared::cta.bulk_group [%rd1], [s], 256;"
COMMIT = "cp.async.bulk.commit_group;"
FILL = """
st.shared.u32 [%r5], %r1;
st.shared.u32 [%r5+256], %r1;
fence.proxy.async.shared::cta;
bar.sync 0;
"""
ADDRESS = """
cvta.to.global.u64 %rd10, %rd1;
add.u64 %rd11, %rd10, %rd4;
"""

PIPELINE = """
@!%p1 bra CONSUMER;
mbarrier.arrive.expect_tx.shared.b64 _, [m], 256;
cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [s], [%rd1], 256, [m];
{wait}
mbarrier.arrive.expect_tx.shared.b64 _, [m], 256;
cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [s], [%rd1], 256, [m]; !
CONSUMER:
setp.eq.u32 %p5, %r1, 32;
@!%p5 bra END;
WAIT m, 0
{first}
ld.shared.u32 %r20, [%r5]; !
{second}
WAIT m, 1
ld.shared.u32 %r21, [%r5];
END:
"""

CASES = [
    case(
        "M1",
        "race",
        INIT
        + """
        @!%p1 bra READER;
        st.shared.u32 [%r5], %r1; !
        -mbarrier.arrive.relaxed.cta.shared.b64 %rd20, [m];
        +mbarrier.arrive.shared.b64 %rd20, [m];
        bra END;
        READER: setp.eq.u32 %p5, %r1, 32;
        @!%p5 bra END;
        WAIT m, 0
        ld.shared.u32 %r20, [%r4]; !
        END:""",
    ),
    case(
        "M2",
        "race",
        INIT
        + """
        @!%p1 bra READER;
        st.shared.u32 [%r5], %r1; !
        mbarrier.arrive.shared.b64 %rd20, [m];
        bra END;
        READER: setp.eq.u32 %p5, %r1, 32;
        @!%p5 bra END;
        WAIT.relaxed.cta m, 0
        +fence.acquire.cta;
        ld.shared.u32 %r20, [%r4]; !
        END:""",
    ),
    case(
        "M3",
        "race",
        """
        @%p1 mbarrier.init.shared.b64 [m], 1;
        CLUSTER
        @!%p1 bra END;
        mov.u32 %r21, m;
        mapa.shared::cluster.u32 %r20, %r5, 1;
        mapa.shared::cluster.u32 %r22, %r21, 1;
        @%p3 st.shared::cluster.u32 [%r20], %r1; !
        -@%p3 mbarrier.arrive.release.cta.shared::cluster.b64 _, [%r22];
        +@%p3 mbarrier.arrive.release.cluster.shared::cluster.b64 _, [%r22];
        -@!%p3 WAIT.acquire.cta m, 0
        +@!%p3 WAIT.acquire.cluster m, 0
        @!%p3 ld.shared.u32 %r23, [%r5]; !
        END:
        CLUSTER""",
        grid=2,
        cluster=2,
    ),
    case(
        "M3m",
        "race",
        """
        @%p1 mbarrier.init.layout::v1.shared.b64 [m], 1;
        CLUSTER
        @!%p1 bra END;
        mapa.shared::cluster.u32 %r20, %r5, 1;
        @%p3 st.shared::cluster.u32 [%r20], %r1; !
        -@%p3 mbarrier.arrive.release.cta.shared::cluster.multicast::cluster::32b.b64 _, [m], 2;
        +@%p3 mbarrier.arrive.release.cluster.shared::cluster.multicast::cluster::32b.b64 _, [m], 2;
        -@!%p3 WAIT.acquire.cta m, 0
        +@!%p3 WAIT.acquire.cluster m, 0
        @!%p3 ld.shared.u32 %r23, [%r5]; !
        END:
        CLUSTER""",
        grid=2,
        cluster=2,
        head=HEAD.replace("8.6", "9.4").replace("sm_90a", "sm_107a"),
    ),
    case(
        "M4",
        "race mbarrier",
        """
        @%p1 mbarrier.init.shared.b64 [m], 2; !
        +bar.sync 0;
        and.b32 %r20, %r1, 31;
        setp.eq.u32 %p5, %r20, 0;
        @%p5 mbarrier.arrive.shared.b64 %rd20, [m]; !
        @%p5 WAIT m, 0""",
    ),
    case(
        "M4c",
        "race mbarrier",
        """
        @%p1 mbarrier.init.shared.b64 [m], 1; !
        -CLUSTER
        +@%p1 fence.mbarrier_init.release.cluster;
        +barrier.cluster.arrive.relaxed;
        +barrier.cluster.wait;
        mov.u32 %r21, m;
        mapa.shared::cluster.u32 %r22, %r21, 1;
        @!%p1 bra END;
        @%p3 mbarrier.arrive.release.cluster.shared::cluster.b64 _, [%r22]; !
        @!%p3 WAIT.acquire.cluster m, 0
        END:
        CLUSTER""".replace("-CLUSTER", "-barrier.cluster.arrive.relaxed;\n-barrier.cluster.wait;"),
        grid=2,
        cluster=2,
    ),
    case(
        "M5",
        "async",
        INIT
        + PIPELINE.format(
            wait="WAIT n, 0",
            first="-mbarrier.arrive.shared.b64 %rd20, [n];",
            second="+mbarrier.arrive.shared.b64 %rd20, [n];",
        ),
    ),
    case(
        "M6",
        "async",
        INIT
        + PIPELINE.format(wait="+WAIT n, 0\n-WAIT m, 0", first="", second="mbarrier.arrive.shared.b64 %rd20, [n];"),
    ),
    case(
        "M7",
        "async deadlock",
        INIT
        + """
        @!%p1 bra END;
        mbarrier.arrive.expect_tx.shared.b64 _, [m], 256;
        cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [s], [%rd1], 256, [m];
        WAIT m, 0
        ld.shared.u32 %r20, [%r5];
        mbarrier.arrive.expect_tx.shared.b64 _, [m], 256;
        cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [s], [%rd1], 256, [m]; !
        -WAIT m, 0 !
        +WAIT m, 1
        ld.shared.u32 %r20, [%r5]; !
        +WAIT m, 1
        -WAIT m, 1
        END:""",
    ),
    case(
        "C1",
        "async",
        """
        cp.async.ca.shared.global [%r5], [%rd3], 4; !
        cp.async.commit_group;
        +cp.async.wait_group 0;
        ld.shared.u32 %r20, [%r5]; !
        -cp.async.wait_group 0;""",
    ),
    case(
        "C2",
        "async",
        """
        cp.async.ca.shared.global [%r5], [%rd3], 4; !
        cp.async.commit_group;
        -bar.sync 0;
        cp.async.wait_group 0;
        +bar.sync 0;
        ld.shared.u32 %r20, [%r7]; !""",
    ),
    case(
        "C3",
        "async",
        """
        cp.async.ca.shared.global [%r5], [%rd3], 4;
        cp.async.commit_group;
        cp.async.ca.shared.global [%r5+256], [%rd3], 4; !
        cp.async.commit_group;
        -cp.async.wait_group 1;
        +cp.async.wait_group 0;
        bar.sync 0;
        ld.shared.u32 %r20, [%r7];
        ld.shared.u32 %r20, [%r7+256]; !
        cp.async.wait_all;""",
    ),
    case(
        "C4",
        "async",
        """
        @%p1 mbarrier.init.shared.b64 [m], 64;
        bar.sync 0;
        cp.async.ca.shared.global [%r5], [%rd3], 4; !
        -mbarrier.arrive.shared.b64 %rd20, [m];
        +cp.async.mbarrier.arrive.noinc.shared.b64 [m];
        WAIT m, 0
        ld.shared.u32 %r20, [%r7]; !
        cp.async.wait_all;""",
    ),
    case(
        "C5",
        "async",
        """
        cp.async.ca.shared.global [%r5], [%rd3], 4; !
        +cp.async.wait_all;
        st.global.u32 [%rd3], 1; !
        cp.async.wait_all;""",
    ),
    case(
        "T1",
        "async",
        INIT
        + "@%p1 "
        + EXPECT
        + "\n@%p1 "
        + LOAD
        + " !"
        + """
        +WAIT m, 0
        ld.shared.u32 %r20, [%r5]; !
        WAIT m, 0""",
    ),
    case(
        "T2",
        "race",
        INIT
        + """
        @!%p1 bra READER;
        -mbarrier.arrive.expect_tx.shared.b64 _, [m], 256;
        st.shared.u32 [%r5+512], %r1; !
        +mbarrier.arrive.expect_tx.shared.b64 _, [m], 256;
        cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [s], [%rd1], 256, [m];
        READER:
        WAIT m, 0
        setp.eq.u32 %p5, %r1, 32;
        @%p5 ld.shared.u32 %r20, [%r4+512]; !""",
    ),
    case(
        "T3",
        "proxy",
        """
        st.shared.u32 [%r5], %r1; !
        +fence.proxy.async.shared::cta;
        bar.sync 0;
        @!%p1 bra END;
        """
        + STORE
        + " !\n"
        + COMMIT
        + """
        cp.async.bulk.wait_group 0;
        END:""",
    ),
    case(
        "T3 issuer",
        "proxy",
        """
        st.shared.u32 [%r5], %r1; !
        bar.sync 0;
        @!%p1 bra END;
        +fence.proxy.async.shared::cta;
        """
        + STORE
        + " !\n"
        + COMMIT
        + """
        cp.async.bulk.wait_group 0;
        END:""",
    ),
    case(
        "T4",
        "proxy",
        """
        st.shared.u32 [%r5], %r1; !
        -fence.proxy.async.global;
        +fence.proxy.async.shared::cta;
        bar.sync 0;
        @!%p1 bra END;
        """
        + STORE
        + " !\n"
        + COMMIT
        + """
        cp.async.bulk.wait_group 0;
        END:""",
    ),
    case(
        "T4 before",
        "proxy",
        """
        -fence.proxy.async.shared::cta;
        st.shared.u32 [%r5], %r1; !
        +fence.proxy.async;
        bar.sync 0;
        @!%p1 bra END;
        """
        + STORE
        + " !\n"
        + COMMIT
        + """
        cp.async.bulk.wait_group 0;
        END:""",
    ),
    case(
        "T5",
        "async",
        FILL
        + "@!%p1 bra END;\n"
        + STORE
        + " !\n"
        + COMMIT
        + """
        +cp.async.bulk.wait_group.read 0;
        st.shared.u32 [%r5], 1; !
        cp.async.bulk.wait_group 0;
        END:""",
    ),
    case(
        "T6",
        "async",
        FILL
        + "@!%p1 bra END;\n"
        + STORE
        + " !\n"
        + COMMIT
        + """
        -cp.async.bulk.wait_group.read 0;
        +cp.async.bulk.wait_group 0;
        ld.global.u32 %r20, [%rd1]; !
        END:""",
    ),
    case(
        "T7",
        "async",
        FILL
        + "@!%p1 bra END;\n@!%p3 bra READER;\n"
        + STORE
        + " !\n"
        + COMMIT
        + """
        +cp.async.bulk.wait_group 0;
        st.release.gpu.global.u32 [%rd2], 1;
        cp.async.bulk.wait_group 0;
        bra END;
        READER:
        SPIN ld.acquire.gpu.global.u32 %r20, [%rd2], 1
        ld.global.u32 %r21, [%rd1]; !
        END:""",
        grid=2,
    ),
    case(
        "T8",
        "proxy",
        INIT
        + """
        st.global.u32 [%rd3], %r1; !
        +fence.proxy.async.global;
        bar.sync 0;
        @%p1 """
        + EXPECT
        + "\n@%p1 "
        + LOAD
        + """ !
        WAIT m, 0""",
    ),
    case(
        "T9",
        "async",
        FILL
        + "@!%p1 bra END;\n"
        + STORE
        + " !\n+"
        + COMMIT
        + "\n+cp.async.bulk.wait_group 0;\n"
        + """
        cp.async.bulk.global.shared::cta.bulk_group [%rd1], [s+256], 256; !
        """
        + COMMIT
        + """
        cp.async.bulk.wait_group 0;
        END:""",
    ),
    case(
        "T9 reductions",
        "async",
        FILL
        + "@!%p1 bra END;\n"
        + """
        -cp.async.bulk.global.shared::cta.bulk_group [%rd1], [s], 256; !
        +cp.reduce.async.bulk.global.shared::cta.bulk_group.add.u32 [%rd1], [s], 256;
        cp.reduce.async.bulk.global.shared::cta.bulk_group.add.u32 [%rd1], [s+256], 256; !
        """
        + COMMIT
        + """
        cp.async.bulk.wait_group 0;
        END:""",
    ),
    case(
        "T11",
        "async",
        """
        @%p1 mbarrier.init.shared.b64 [m], 1;
        @%p1 fence.mbarrier_init.release.cluster;
        CLUSTER
        @%p1 mbarrier.arrive.expect_tx.shared.b64 _, [m], 256;
        CLUSTER
        mov.u16 %h1, 3;
        setp.eq.and.u32 %p5, %r1, 0, %p3;
        @%p5 cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster\
            [s], [%rd1], 256, [m], %h1; !
        -@%p3 WAIT m, 0
        +WAIT m, 0
        -CLUSTER
        ld.shared.u32 %r20, [%r5]; !
        -WAIT m, 0 !
        CLUSTER""",
        grid=2,
        cluster=2,
    ),
    case(
        "T12",
        "async",
        """
        @%p1 mbarrier.init.shared.b64 [m], 1;
        CLUSTER
        setp.eq.and.u32 %p5, %r1, 0, %p3;
        setp.ne.and.u32 %p6, %r2, 0, %p1;
        mov.u32 %r21, m;
        mapa.shared::cluster.u32 %r20, %r5, 1;
        mapa.shared::cluster.u32 %r22, %r21, 1;
        @%p6 mbarrier.arrive.expect_tx.shared.b64 _, [m], 4;
        @%p5 st.async.shared::cluster.mbarrier::complete_tx::bytes.u32 [%r20], %r1, [%r22]; !
        +@%p6 WAIT m, 0
        @%p6 ld.shared.u32 %r23, [%r5]; !
        -@%p6 WAIT m, 0
        CLUSTER""",
        grid=2,
        cluster=2,
    ),
]
__all__ = ["ADDRESS", "CASES", "HEAD"]
