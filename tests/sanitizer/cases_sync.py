"""Barriers and masks that are misused."""

from tests.sanitizer.programs import case

CASES = [
    case("bar in half a warp", "barrier", "setp.lt.u32 %p5, %r1, 16;\n-@%p5 bar.sync 0; !\n+bar.sync 0;", block=32),
    case(
        "bar in two branches",
        "barrier",
        """
        setp.lt.u32 %p5, %r1, 16;
        @%p5 bra OTHER;
        -bar.sync 0; !
        bra END;
        OTHER:
        -bar.sync 0; !
        END:
        +bar.sync 0;""",
        block=32,
    ),
    case(
        "named barrier of half a warp",
        "barrier deadlock",
        """
        setp.lt.u32 %p5, %r1, 48;
        @!%p5 bra END;
        -bar.sync 1, 64; !
        END:
        +bar.sync 1, 64;
        bar.sync 0;""",
    ),
    case(
        "lane outside of its mask",
        "barrier",
        "-shfl.sync.idx.b32 %r20, %r1, 0, 31, 0xffff; !\n+shfl.sync.idx.b32 %r20, %r1, 0, 31, 0xffffffff;",
        block=32,
    ),
    case(
        "warp barrier outside of its mask", "barrier", "-bar.warp.sync 0xffff; !\n+bar.warp.sync 0xffffffff;", block=32
    ),
    case(
        "named lanes never come",
        "barrier deadlock",
        """
        setp.lt.u32 %p5, %r1, 16;
        @!%p5 bra OTHER;
        -shfl.sync.idx.b32 %r20, %r1, 0, 31, 0xffffffff; !
        +shfl.sync.idx.b32 %r20, %r1, 0, 31, 0xffff;
        bra END;
        OTHER:
        -vote.sync.any.pred %p6, %p5, 0xffffffff; !
        +vote.sync.any.pred %p6, %p5, 0xffff0000;
        END:""",
        block=32,
    ),
    case(
        "sync and red mixed",
        "barrier",
        """
        -@%p2 bar.sync 1, 64; !
        -@!%p2 bar.red.popc.u32 %r20, 1, 64, %p1; !
        +@%p2 bar.sync 1, 64;
        +@!%p2 bar.sync 1, 64;""",
    ),
    case("count that is no multiple of a warp", "barrier", "mov.u32 %r20, 48;\n-bar.sync 1, %r20; !\n+bar.sync 1, 64;"),
    case(
        "phase nobody completes",
        "deadlock mbarrier",
        """
        -@%p1 mbarrier.init.shared.b64 [m], 2;
        +@%p1 mbarrier.init.shared.b64 [m], 1;
        bar.sync 0;
        @%p1 mbarrier.arrive.shared.b64 %rd20, [m];
        WAIT m, 0 !""".replace(" !", ""),
    ),
    case(
        "flag nobody writes",
        "deadlock",
        "-SPIN ld.acquire.gpu.global.u32 %r20, [%rd2], 1\n+st.relaxed.gpu.global.u32 [%rd2], 1;",
    ),
    case(
        "mbarrier initialised twice",
        "mbarrier",
        """
        @!%p1 bra END;
        mbarrier.init.shared.b64 [m], 1;
        -mbarrier.init.shared.b64 [m], 2; !
        +mbarrier.inval.shared.b64 [m];
        END:""",
    ),
    case(
        "more arrivals than expected",
        "mbarrier",
        """
        -@%p1 mbarrier.init.shared.b64 [m], 2;
        +@%p1 mbarrier.init.shared.b64 [m], 3;
        @%p1 mbarrier.expect_tx.relaxed.cta.shared::cta.b64 [m], 16;
        bar.sync 0;
        @%p1 mbarrier.arrive.shared.b64 %rd20, [m];
        @%p1 mbarrier.arrive.shared.b64 %rd20, [m];
        @%p1 mbarrier.arrive.shared.b64 %rd20, [m]; !""",
    ),
    case(
        "mbarrier at the end of shared memory",
        "misaligned",
        """
        @!%p1 bra END;
        mov.u32 %r20, n;
        -mbarrier.init.shared.b64 [%r20+4], 1; !
        END:""",
    ),
]
