"""Memory of `malloc` and tensor memory that were never written, are left, or are read too early."""

from tests.sanitizer.programs import HEAD, case

HEAP = HEAD.replace(
    ".visible .entry",
    ".extern .func (.param .b64 r) malloc (.param .b64 n);\n.extern .func free (.param .b64 n);\n.visible .entry",
)
TENSOR = HEAD.replace("sm_90a", "sm_100a").replace(
    ".shared .align 8 .b64 m;", ".shared .align 8 .b64 m;\n.shared .align 16 .b32 slot;"
)

CASES = [
    case(
        "heap read",
        "uninitialised",
        """
        { .param .b64 pn; .param .b64 pr;
        mov.u64 %rd20, 64;
        st.param.b64 [pn], %rd20;
        call.uni (pr), malloc, (pn);
        ld.param.b64 %rd21, [pr];
        }
        st.u32 [%rd21], %r1;
        +st.u32 [%rd21+4], %r1;
        ld.u32 %r20, [%rd21+4];
        st.global.u32 [%rd3], %r20; !
        { .param .b64 pf;
        st.param.b64 [pf], %rd21;
        call.uni free, (pf);
        }""",
        head=HEAP,
    ),
    case(
        "heap decides",
        "uninitialised",
        """
        { .param .b64 pn; .param .b64 pr;
        mov.u64 %rd20, 64;
        st.param.b64 [pn], %rd20;
        call.uni (pr), malloc, (pn);
        ld.param.b64 %rd21, [pr];
        }
        +st.u32 [%rd21+4], %r1;
        ld.u32 %r20, [%rd21+4];
        setp.eq.u32 %p5, %r20, 3;
        @%p5 st.global.u32 [%rd3], %r20; !
        { .param .b64 pf;
        st.param.b64 [pf], %rd21;
        call.uni free, (pf);
        }""",
        head=HEAP,
    ),
    case(
        "heap atomic",
        "uninitialised",
        """
        { .param .b64 pn; .param .b64 pr;
        mov.u64 %rd20, 64;
        st.param.b64 [pn], %rd20;
        call.uni (pr), malloc, (pn);
        ld.param.b64 %rd21, [pr];
        }
        +st.u32 [%rd21+4], 0;
        atom.add.u32 %r20, [%rd21+4], 1; !
        st.global.u32 [%rd3], %r20;
        { .param .b64 pf;
        st.param.b64 [pf], %rd21;
        call.uni free, (pf);
        }""",
        head=HEAP,
    ),
    case(
        "heap copied, not used",
        "uninitialised",
        """
        { .param .b64 pn; .param .b64 pr;
        mov.u64 %rd20, 64;
        st.param.b64 [pn], %rd20;
        call.uni (pr), malloc, (pn);
        ld.param.b64 %rd21, [pr];
        }
        st.u32 [%rd21], %r1;
        ld.v4.u32 {%r20, %r21, %r22, %r23}, [%rd21];
        st.v4.u32 [%rd21+16], {%r20, %r21, %r22, %r23};
        -ld.u32 %r24, [%rd21+20];
        +ld.u32 %r24, [%rd21+16];
        st.global.u32 [%rd3], %r24; !
        { .param .b64 pf;
        st.param.b64 [pf], %rd21;
        call.uni free, (pf);
        }""",
        head=HEAP,
    ),
    case(
        "heap part of a word",
        "uninitialised",
        """
        { .param .b64 pn; .param .b64 pr;
        mov.u64 %rd20, 64;
        st.param.b64 [pn], %rd20;
        call.uni (pr), malloc, (pn);
        ld.param.b64 %rd21, [pr];
        }
        cvt.u16.u32 %h1, %r1;
        st.u8 [%rd21], %h1;
        ld.u32 %r20, [%rd21];
        +and.b32 %r20, %r20, 255;
        st.global.u32 [%rd3], %r20; !
        { .param .b64 pf;
        st.param.b64 [pf], %rd21;
        call.uni free, (pf);
        }""",
        head=HEAP,
    ),
    case(
        "heap leak",
        "leak",
        """
        { .param .b64 pn; .param .b64 pr;
        mov.u64 %rd20, 64;
        st.param.b64 [pn], %rd20;
        call.uni (pr), malloc, (pn); !
        ld.param.b64 %rd21, [pr];
        }
        st.u32 [%rd21], %r1;
        +{ .param .b64 pf;
        +st.param.b64 [pf], %rd21;
        +call.uni free, (pf);
        +}""",
        head=HEAP,
    ),
    case(
        "heap freed twice",
        "use_after_free",
        """
        { .param .b64 pn; .param .b64 pr;
        mov.u64 %rd20, 64;
        st.param.b64 [pn], %rd20;
        call.uni (pr), malloc, (pn);
        ld.param.b64 %rd21, [pr];
        }
        { .param .b64 pf;
        st.param.b64 [pf], %rd21;
        call.uni free, (pf);
        }
        { .param .b64 pf;
        st.param.b64 [pf], %rd21;
        -call.uni free, (pf); !
        }""",
        head=HEAP,
    ),
    case(
        "tmem read",
        "uninitialised",
        """
        @%p2 tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [slot], 32;
        bar.sync 0;
        ld.shared.u32 %r40, [slot];
        shr.u32 %r41, %r1, 5;
        shl.b32 %r41, %r41, 21;
        add.u32 %r41, %r40, %r41;
        +tcgen05.st.sync.aligned.32x32b.x2.b32 [%r41], {%r1, %r2};
        -tcgen05.st.sync.aligned.32x32b.x1.b32 [%r41], {%r1};
        tcgen05.wait::st.sync.aligned;
        tcgen05.ld.sync.aligned.32x32b.x2.b32 {%r20, %r21}, [%r41];
        tcgen05.wait::ld.sync.aligned;
        st.global.u32 [%rd3], %r21; !
        tcgen05.fence::before_thread_sync;
        bar.sync 0;
        @%p2 tcgen05.dealloc.cta_group::1.sync.aligned.b32 %r40, 32;""",
        block=128,
        head=TENSOR,
    ),
    case(
        "tmem read not used",
        "uninitialised",
        """
        @%p2 tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [slot], 32;
        bar.sync 0;
        ld.shared.u32 %r40, [slot];
        shr.u32 %r41, %r1, 5;
        shl.b32 %r41, %r41, 21;
        add.u32 %r41, %r40, %r41;
        tcgen05.st.sync.aligned.32x32b.x1.b32 [%r41], {%r1};
        tcgen05.wait::st.sync.aligned;
        tcgen05.ld.sync.aligned.32x32b.x2.b32 {%r20, %r21}, [%r41];
        tcgen05.wait::ld.sync.aligned;
        -st.global.u32 [%rd3], %r21; !
        +st.global.u32 [%rd3], %r20;
        tcgen05.fence::before_thread_sync;
        bar.sync 0;
        @%p2 tcgen05.dealloc.cta_group::1.sync.aligned.b32 %r40, 32;""",
        block=128,
        head=TENSOR,
    ),
    case(
        "tmem of before",
        "uninitialised",
        """
        @%p2 tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [slot], 32;
        bar.sync 0;
        ld.shared.u32 %r40, [slot];
        shr.u32 %r41, %r1, 5;
        shl.b32 %r41, %r41, 21;
        add.u32 %r41, %r40, %r41;
        tcgen05.st.sync.aligned.32x32b.x1.b32 [%r41], {%r1};
        tcgen05.wait::st.sync.aligned;
        tcgen05.fence::before_thread_sync;
        bar.sync 0;
        @%p2 tcgen05.dealloc.cta_group::1.sync.aligned.b32 %r40, 32;
        bar.sync 0;
        @%p2 tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [slot], 32;
        bar.sync 0;
        ld.shared.u32 %r40, [slot];
        shr.u32 %r41, %r1, 5;
        shl.b32 %r41, %r41, 21;
        add.u32 %r41, %r40, %r41;
        +tcgen05.st.sync.aligned.32x32b.x1.b32 [%r41], {%r1};
        +tcgen05.wait::st.sync.aligned;
        tcgen05.ld.sync.aligned.32x32b.x1.b32 {%r20}, [%r41];
        tcgen05.wait::ld.sync.aligned;
        st.global.u32 [%rd3], %r20; !
        tcgen05.fence::before_thread_sync;
        bar.sync 0;
        @%p2 tcgen05.dealloc.cta_group::1.sync.aligned.b32 %r40, 32;""",
        block=128,
        head=TENSOR,
    ),
    case(
        "tmem leak",
        "leak",
        """
        @%p2 tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [slot], 32; !
        bar.sync 0;
        ld.shared.u32 %r40, [slot];
        shr.u32 %r41, %r1, 5;
        shl.b32 %r41, %r41, 21;
        add.u32 %r41, %r40, %r41;
        tcgen05.fence::before_thread_sync;
        bar.sync 0;
        +@%p2 tcgen05.dealloc.cta_group::1.sync.aligned.b32 %r40, 32;""",
        block=128,
        head=TENSOR,
    ),
]
