"""Mistakes that are easily overlooked: results that nobody looks at, barriers that lanes leave out, functions."""

from tests.sanitizer.cases_matrix import LARGE, PRODUCT, START
from tests.sanitizer.programs import HEAD, case

TENSOR = HEAD.replace("sm_90a", "sm_100a").replace(
    ".shared .align 8 .b64 m;", ".shared .align 8 .b64 m;\n.shared .align 16 .b32 slot[4];"
)
INIT = """
@%p1 mbarrier.init.shared::cta.b64 [m], 1;
@%p1 fence.mbarrier_init.release.cluster;
bar.sync 0;
"""
LOAD = "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes"


def _with_function(text: str) -> str:
    return HEAD.replace(".visible .entry", text.strip() + "\n.visible .entry")


RETURNING = """
.func (.param .b32 r) f(.param .b32 a)
{
    .reg .b32 %x<4>;
    .reg .pred %q<2>;
    ld.param.b32 %x1, [a];
    setp.eq.u32 %q1, %x1, 0;
    @%q1 mov.u32 %x2, 5;
    st.param.b32 [r], %x2;
    ret;
}
"""
SAME_REGISTERS = """
.func (.reg .b32 %y1) g(.reg .b32 %y2)
{
    mov.b32 %y1, %y2;
    ret;
}
"""
STORING = """
.func f(.param .b64 p, .param .b32 a)
{
    .reg .b32 %x<4>;
    .reg .b64 %y<4>;
    ld.param.b64 %y1, [p];
    ld.param.b32 %x1, [a];
    st.global.u32 [%y1], %x1; //!
    ret;
}
"""
OWN = """
.func f(.param .b64 p, .param .b32 a)
{
    .reg .b32 %x<4>;
    .reg .pred %q<2>;
    .reg .b64 %y<4>;
    ld.param.b64 %y1, [p];
    ld.param.b32 %x1, [a];
    setp.lt.u32 %q1, %x1, 1000;
    @%q1 bra LEAVE;
    st.global.u32 [%y1], %x2; //!
LEAVE:
    ret;
}
"""
CALL = """
{ .param .b32 pa; .param .b32 pr;
st.param.b32 [pa], %r20;
call.uni (pr), f, (pa);
ld.param.b32 %r21, [pr];
}
"""

CASES = [
    case(
        "waited once",
        "async",
        INIT
        + f"""
        @%p1 mbarrier.arrive.expect_tx.shared::cta.b64 _, [m], 256;
        @%p1 {LOAD} [s], [%rd1], 256, [m]; !
        -mbarrier.test_wait.parity.shared::cta.b64 %p5, [m], 0;
        -selp.u32 %r21, 1, 0, %p5;
        +WAIT m, 0
        ld.shared.u32 %r20, [%r7]; !
        WAIT m, 0""",
    ),
    case(
        "wait.relaxed, then one that acquires",
        "race",
        INIT
        + """
        @!%p1 bra READER;
        st.shared.u32 [%r5], %r1; !
        mbarrier.arrive.shared::cta.b64 %rd20, [m];
        bra END;
        READER: setp.eq.u32 %p5, %r1, 32;
        @!%p5 bra END;
        WAIT.relaxed.cta m, 0
        +mbarrier.test_wait.parity.acquire.cta.shared::cta.b64 %p6, [m], 0;
        ld.shared.u32 %r20, [%r4]; !
        END:""",
    ),
    case(
        "flag read once",
        "race",
        """
        @!%p1 bra END;
        @%p3 st.global.u32 [%rd1], 5; !
        @%p3 st.release.gpu.global.u32 [%rd2], 1;
        +@!%p3 SPIN ld.relaxed.gpu.global.u32 %r20, [%rd2], 1
        @!%p3 ld.acquire.gpu.global.u32 %r22, [%rd2];
        @!%p3 ld.global.u32 %r21, [%rd1]; !
        END:""",
        grid=2,
    ),
    case(
        "sum of reductions read by the last block",
        "race",
        """
        red.global.add.u32 [%rd1], 1; !
        bar.sync 0;
        setp.ne.and.u32 %p5, %r2, 0, %p1;
        -@%p5 ld.global.u32 %r20, [%rd1]; !
        +@%p5 ld.relaxed.gpu.global.u32 %r20, [%rd1];""",
        grid=2,
    ),
    case(
        "signals at a peer that is not ready",
        "race",
        f"""
        @%p1 mbarrier.init.shared.b64 [m], 1; !
        @%p1 fence.mbarrier_init.release.cluster;
        @%p1 mbarrier.arrive.expect_tx.shared.b64 _, [m], 256;
        -bar.sync 0;
        +CLUSTER
        mov.u16 %h1, 3;
        setp.eq.and.u32 %p5, %r1, 0, %p3;
        @%p5 {LOAD}.multicast::cluster [s], [%rd1], 256, [m], %h1; !
        WAIT m, 0
        ld.shared.u32 %r20, [%r5];
        CLUSTER""",
        grid=2,
        cluster=2,
    ),
    case(
        "address of tensor memory",
        "race",
        """
        @%p1 mbarrier.init.shared::cta.b64 [m], 1;
        @%p1 st.shared.u32 [slot], 0;
        bar.sync 0;
        @%p2 tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [slot], 32; !
        +bar.sync 0;
        ld.shared.u32 %r40, [slot]; !
        bar.sync 0;
        @%p1 mbarrier.arrive.expect_tx.shared::cta.b64 _, [m], 16;
        @%p1 cp.async.bulk.shared::cta.global.mbarrier::complete_tx::bytes [slot], [%rd1], 16, [m];
        WAIT m, 0
        @%p2 tcgen05.dealloc.cta_group::1.sync.aligned.b32 %r40, 32;""",
        head=TENSOR,
    ),
    case(
        "barrier left out",
        "barrier",
        """
        setp.lt.u32 %p5, %r1, 48;
        -@!%p5 bra BEHIND;
        bar.sync 0; !
        -BEHIND:
        st.global.u32 [%rd3], %r1;""",
    ),
    case(
        "last turn of a loop",
        "barrier",
        """
        mov.u32 %r20, 0;
        TOP:
        mad.lo.u32 %r21, %r20, 64, %r1;
        -setp.ge.u32 %p5, %r21, 112;
        +setp.ge.u32 %p5, %r21, 256;
        @%p5 bra NEXT;
        bar.sync 0; !
        NEXT:
        add.u32 %r20, %r20, 1;
        setp.lt.u32 %p6, %r20, 2;
        @%p6 bra TOP;""",
    ),
    case(
        "lanes that store and return",
        "race",
        """
        setp.ge.u32 %p5, %r1, 40;
        @%p5 bra EARLY;
        st.shared.u32 [%r5], %r1; !
        +bar.sync 0;
        setp.lt.u32 %p6, %r1, 8;
        @%p6 ld.shared.u32 %r21, [%r8]; !
        bra END;
        EARLY:
        st.global.u32 [%rd3], %r1;
        END:""",
    ),
    case(
        "result of a function",
        "uninitialised",
        "-mov.u32 %r20, %r1;\n+mov.u32 %r20, 0;" + CALL + "st.global.u32 [%rd3], %r21; !",
        head=_with_function(RETURNING),
    ),
    case(
        "result of a function decides",
        "uninitialised",
        "-mov.u32 %r20, %r1;\n+mov.u32 %r20, 0;" + CALL + "setp.eq.u32 %p5, %r21, 5;\n@%p5 exit; !",
        head=_with_function(RETURNING),
    ),
    case(
        "register passed through a function",
        "uninitialised",
        """
        @%p1 mov.u32 %r20, 3;
        +@!%p1 mov.u32 %r20, 4;
        call.uni (%r21), g, (%r20);
        st.global.u32 [%rd3], %r21; !""",
        head=_with_function(SAME_REGISTERS),
    ),
    case(
        "register of the caller behind a call",
        "uninitialised",
        """
        @%p1 mov.u32 %r20, 3;
        +@!%p1 mov.u32 %r20, 4;
        call.uni (%r21), g, (%r1);
        st.global.u32 [%rd3], %r20; !""",
        head=_with_function(SAME_REGISTERS),
    ),
    case(
        "argument of a function",
        "uninitialised",
        """
        +mov.u32 %r20, 3;
        { .param .b64 pp; .param .b32 pa;
        st.param.b64 [pp], %rd3;
        st.param.b32 [pa], %r20;
        call.uni f, (pp, pa);
        }""",
        head=_with_function(STORING),
    ),
    case(
        "register of a function",
        "uninitialised",
        """
        -add.u32 %r20, %r1, 990;
        +mov.u32 %r20, %r1;
        { .param .b64 pp; .param .b32 pa;
        st.param.b64 [pp], %rd3;
        st.param.b32 [pa], %r20;
        call.uni f, (pp, pa);
        }""",
        head=_with_function(OWN),
    ),
    case(
        "128 bits, and half of them",
        "race",
        """
        @!%p1 bra END;
        mov.b128 %q1, {%rd3, %rd4};
        @%p3 st.relaxed.gpu.global.b128 [%rd1], %q1; !
        -@!%p3 ld.relaxed.gpu.global.b64 %rd21, [%rd1]; !
        +@!%p3 ld.relaxed.gpu.global.b128 %q2, [%rd1];
        +@!%p3 atom.relaxed.gpu.global.exch.b128 %q2, [%rd1], %q1;
        END:""",
        grid=2,
        head=HEAD.replace("    .reg .pred", "    .reg .b128 %q<3>;\n    .reg .pred"),
    ),
    case(
        "rows of a product",
        "uninitialised",
        """
        mov.b32 %r20, 0x3c003c00;
        mov.f32 %f1, 0f00000000;
        mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%f5, %f6, %f7, %f8}, {%r20, %r30, %r20, %r31},\
            {%r20, %r20}, {%f1, %f1, %f1, %f1};
        -st.global.f32 [%rd3], %f7; !
        +st.global.f32 [%rd3], %f5;""",
        block=32,
    ),
    case(
        "accumulators never cleared",
        "uninitialised",
        START.replace("mov.f32 %f3", "+mov.f32 %f3")
        + "wgmma.fence.sync.aligned;\n"
        + PRODUCT.replace("%rd22, 0", "%rd22, 1")
        + """
        wgmma.commit_group.sync.aligned;
        wgmma.wait_group.sync.aligned 0;
        st.global.f32 [%rd3], %f3; !""",
        block=128,
        head=LARGE,
    ),
    case(
        "rows of A in registers",
        "uninitialised",
        """
        mov.f32 %f1, 0f00000000;
        mov.f32 %f2, 0f00000000;
        mov.f32 %f3, 0f00000000;
        mov.f32 %f4, 0f00000000;
        mov.u32 %r21, 1;
        +mov.u32 %r22, 1;
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
            {%r21, %r22, %r23, %r24}, %rd22, 1, 1, 1, 0;
        wgmma.commit_group.sync.aligned;
        wgmma.wait_group.sync.aligned 0;
        st.global.f32 [%rd3+1024], %f1;
        st.global.f32 [%rd3+2048], %f2;
        st.global.f32 [%rd3], %f3; !""",
        block=128,
        head=LARGE,
    ),
    case(
        "store that nobody waits for",
        "async",
        """
        st.shared.u32 [%r5], %r1;
        fence.proxy.async.shared::cta;
        bar.sync 0;
        @!%p1 bra END;
        cp.async.bulk.global.shared::cta.bulk_group [%rd1], [s], 256; !
        cp.async.bulk.commit_group;
        +cp.async.bulk.wait_group.read 0;
        END:""",
    ),
    case(
        "load that nobody waits for",
        "async",
        INIT
        + f"""
        @%p1 mbarrier.arrive.expect_tx.shared::cta.b64 _, [m], 256;
        @%p1 {LOAD} [s], [%rd1], 256, [m]; !
        +@%p1 WAIT m, 0""",
    ),
]
