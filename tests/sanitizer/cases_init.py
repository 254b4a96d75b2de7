"""Uses of what was never written."""

from tests.sanitizer.programs import HEAD, case

LOCAL = HEAD.replace(".reg .pred", ".local .align 8 .b8 l[64];\n    .reg .pred")

CASES = [
    case(
        "register decides a branch",
        "uninitialised",
        """
        +mov.u32 %r20, 1;
        setp.eq.u32 %p5, %r20, 0;
        @%p5 st.global.u32 [%rd3], %r1; !""",
    ),
    case(
        "register is stored",
        "uninitialised",
        "+mov.u32 %r20, 1;\nadd.u32 %r21, %r20, %r1;\nst.global.u32 [%rd3], %r21; !",
    ),
    case("register is an address", "uninitialised", "+mov.u64 %rd20, %rd3;\nld.global.u32 %r20, [%rd20]; !"),
    case(
        "register of some lanes",
        "uninitialised",
        """
        @%p2 mov.u32 %r20, 1;
        -@%p1 mov.u32 %r20, 2;
        +@!%p2 mov.u32 %r20, 2;
        st.global.u32 [%rd3], %r20; !""",
    ),
    case("predicate", "uninitialised", "+setp.eq.u32 %p5, %r1, 0;\n@%p5 st.global.u32 [%rd3], %r1; !"),
    case(
        "local memory",
        "uninitialised",
        """
        +st.local.u32 [l+4], %r1;
        ld.local.u32 %r20, [l+4];
        st.global.u32 [%rd3], %r20; !""",
        head=LOCAL,
    ),
    case(
        "local memory through an array",
        "uninitialised",
        """
        st.local.u32 [l], %r1;
        +st.local.u32 [l+4], %r1;
        ld.local.v2.u32 {%r20, %r21}, [l];
        st.local.v2.u32 [l+8], {%r20, %r21};
        ld.local.u32 %r22, [l+12];
        st.global.u32 [%rd3], %r22; !""",
        head=LOCAL,
    ),
    case(
        "register through local memory by a generic address",
        "uninitialised",
        """
        mov.u64 %rd20, l;
        cvta.local.u64 %rd20, %rd20;
        +mov.u32 %r20, 1;
        st.u32 [%rd20+4], %r20;
        ld.local.u32 %r21, [l+4];
        setp.eq.u32 %p5, %r21, 0;
        @%p5 st.global.u32 [%rd3], %r1; !""",
        head=LOCAL,
    ),
    case(
        "half of a vector through local memory by generic addresses",
        "uninitialised",
        """
        mov.u64 %rd20, l;
        cvta.local.u64 %rd20, %rd20;
        +mov.u32 %r20, 1;
        st.v2.u32 [%rd20+8], {%r1, %r20};
        ld.v2.u32 {%r21, %r22}, [%rd20+8];
        st.global.u32 [%rd3], %r21;
        st.global.u32 [%rd3], %r22; !""",
        head=LOCAL,
    ),
    case(
        "shared memory",
        "uninitialised",
        """
        +st.shared.u32 [%r5], %r1;
        bar.sync 0;
        ld.shared.u32 %r20, [%r5];
        st.global.u32 [%rd3], %r20; !""",
    ),
    case(
        "shared memory written by some",
        "uninitialised",
        """
        -@%p2 st.shared.u32 [%r5], %r1;
        +st.shared.u32 [%r5], %r1;
        bar.sync 0;
        ld.shared.u32 %r20, [%r7];
        @%p2 st.global.u32 [%rd3], %r20; !""",
    ),
    case(
        "bits that do not matter",
        "uninitialised",
        """
        mov.b32 %r21, 255;
        +and.b32 %r20, %r20, 0;
        or.b32 %r22, %r20, %r21;
        and.b32 %r23, %r22, 511;
        st.global.u32 [%rd3], %r23; !""",
    ),
    case(
        "copied and not used",
        "uninitialised",
        """
        st.shared.u32 [%r5], %r20;
        ld.shared.u32 %r21, [%r5];
        st.local.u32 [l], %r21;
        ld.local.u32 %r22, [l];
        selp.u32 %r23, %r1, %r22, %p2;
        -st.global.u32 [%rd3], %r23; !
        +@%p2 st.global.u32 [%rd3], %r23;""",
        head=LOCAL,
    ),
    case(
        "bulk copy of what was never written",
        "uninitialised",
        """
        +st.shared.u32 [%r5], %r1;
        fence.proxy.async;
        bar.sync 0;
        @!%p1 bra END;
        cp.async.bulk.global.shared::cta.bulk_group [%rd1], [s], 256; !
        cp.async.bulk.commit_group;
        cp.async.bulk.wait_group 0;
        END:""",
    ),
]
