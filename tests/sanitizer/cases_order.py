"""Races by barriers, lanes, flags and atomics: R, L, S and A of the acceptance programs."""

from tests.sanitizer.programs import case

GRID_SYNC = """
bar.sync 0;
{fence}
@%p1 red.relaxed.gpu.global.add.u32 [%rd2], 1;
@%p1 SPIN ld.relaxed.gpu.global.u32 %r40, [%rd2], 2
{fence}
bar.sync 0;
"""

LOCK = """
setp.ne.u32 %p5, %r1, 0;
@%p5 bra END;
LOCK:
{take}
setp.ne.u32 %p6, %r20, 0;
@%p6 bra LOCK;
{after}
ld.global.u32 %r21, [%rd1]; !
add.u32 %r21, %r21, 1;
st.global.u32 [%rd1], %r21; !
{before}
{give}
END:
"""

MESSAGE = """
@!%p1 bra END;
@!%p3 bra READER;
{write}
{publish}
bra END;
READER:
{wait}
{read}
END:
"""


def message(
    name, kinds, publish, wait, write="st.global.u32 [%rd1], 7; !", read="ld.global.u32 %r21, [%rd1]; !", **more
):
    return case(name, kinds, MESSAGE.format(write=write, publish=publish, wait=wait, read=read), grid=2, **more)


def lock(name, kinds, take, give, after="", before=""):
    return case(name, kinds, LOCK.format(take=take, give=give, after=after, before=before), grid=2)


ACQUIRE = "SPIN ld.acquire.gpu.global.u32 %r20, [%rd2], 1"
RELEASE = "st.release.gpu.global.u32 [%rd2], 1;"

CASES = [
    case("R1", "race", "st.shared.u32 [%r5], %r1; !\n+bar.sync 0;\nld.shared.u32 %r20, [%r7]; !"),
    case(
        "R2",
        "race",
        """
        mov.u32 %r30, 0;
        LOOP:
        add.u32 %r31, %r1, %r30;
        st.shared.u32 [%r5], %r31; !
        bar.sync 0;
        ld.shared.u32 %r20, [%r7]; !
        +bar.sync 0;
        add.u32 %r30, %r30, 1;
        setp.lt.u32 %p5, %r30, 4;
        @%p5 bra LOOP;""",
    ),
    case(
        "R3",
        "race",
        """
        @%p2 st.shared.u32 [%r5], %r1; !
        @%p2 bar.sync 1, 32;
        -@!%p2 bar.sync 2, 32;
        +bar.sync 3, 64;
        @!%p2 ld.shared.u32 %r20, [%r7]; !""",
    ),
    case(
        "R4",
        "race",
        """
        setp.lt.u32 %p5, %r1, 64;
        @%p2 st.shared.u32 [%r5], %r1; !
        -@%p5 bar.sync 1, 64;
        +bar.sync 1, 96;
        and.b32 %r20, %r1, 31;
        shl.b32 %r20, %r20, 2;
        add.u32 %r20, %r20, %r4;
        @!%p5 ld.shared.u32 %r21, [%r20]; !""",
        block=96,
    ),
    case(
        "R5",
        "race",
        """
        @!%p2 bra ARRIVE;
        st.shared.u32 [%r5], %r1; !
        bar.sync 1, 64;
        bra END;
        ARRIVE:
        -bar.arrive 1, 64;
        +bar.sync 1, 64;
        ld.shared.u32 %r20, [%r7]; !
        END:""",
    ),
    message("R6", "race", "-bar.warp.sync 1;\n+" + RELEASE, "-bar.warp.sync 1;\n+" + ACQUIRE),
    case(
        "R7",
        "race",
        """
        mapa.shared::cluster.u32 %r20, %r5, 1;
        @%p3 st.shared::cluster.u32 [%r20], %r1; !
        +fence.acq_rel.cluster;
        barrier.cluster.arrive.relaxed;
        barrier.cluster.wait;
        @!%p3 ld.shared.u32 %r21, [%r5]; !""",
        grid=2,
        cluster=2,
    ),
    case(
        "R8",
        "race",
        """
        mapa.shared::cluster.u32 %r20, %r5, 1;
        @!%p3 st.shared.u32 [%r5], %r1; !
        barrier.cluster.arrive;
        -@%p3 ld.shared::cluster.u32 %r21, [%r20]; !
        barrier.cluster.wait;
        +@%p3 ld.shared::cluster.u32 %r21, [%r20];
        CLUSTER""",
        grid=2,
        cluster=2,
    ),
    case(
        "R9",
        "race",
        """
        mapa.shared::cluster.u32 %r20, %r5, 1;
        @%p3 st.shared::cluster.u32 [%r20], %r1; !
        -bar.sync 0;
        +CLUSTER
        @!%p3 ld.shared.u32 %r21, [%r5]; !
        CLUSTER""",
        grid=2,
        cluster=2,
    ),
    case(
        "R10",
        "race",
        """
        setp.eq.u32 %p4, %r2, 1;
        @%p3 st.global.u32 [%rd3], %r1; !
        bar.sync 0;
        +fence.acq_rel.gpu;
        @%p1 red.relaxed.gpu.global.add.u32 [%rd2], 1;
        @%p1 SPIN ld.relaxed.gpu.global.u32 %r40, [%rd2], 2
        +fence.acq_rel.gpu;
        bar.sync 0;
        @%p4 ld.global.u32 %r20, [%rd3]; !""",
        grid=2,
    ),
    # lanes
    case(
        "L1",
        "race",
        "setp.eq.u32 %p5, %r1, 1;\n@%p1 st.shared.u32 [%r4], 1; !\n+bar.warp.sync 0xffffffff;\n"
        "@%p5 ld.shared.u32 %r20, [%r4]; !",
        block=32,
    ),
    case(
        "L2",
        "race barrier",
        """
        setp.eq.u32 %p5, %r1, 2;
        setp.lt.u32 %p6, %r1, 2;
        setp.lt.u32 %p7, %r1, 3;
        @%p1 st.shared.u32 [%r4], 1; !
        -@%p6 bar.warp.sync 3;
        +@%p7 bar.warp.sync 7;
        @%p5 ld.shared.u32 %r20, [%r4]; !""",
        block=32,
    ),
    case(
        "L3",
        "race",
        """
        st.shared.u32 [%r5], %r1; !
        shfl.sync.idx.b32 %r20, %r1, 0, 31, 0xffffffff;
        +bar.warp.sync 0xffffffff;
        ld.shared.u32 %r20, [%r8]; !""",
        block=32,
    ),
    case(
        "L4",
        "race",
        """
        st.shared.u32 [%r5], %r1; !
        +bar.warp.sync 0xffffffff;
        ld.shared.u32 %r20, [%r8]; !
        +bar.warp.sync 0xffffffff;
        add.u32 %r20, %r20, %r1;
        st.shared.u32 [%r5], %r20; !
        +bar.warp.sync 0xffffffff;
        ld.shared.u32 %r21, [%r8]; !""",
        block=32,
    ),
    case(
        "L4v",
        "race",
        """
        -st.shared.u32 [%r5], %r1; !
        +st.volatile.shared.u32 [%r5], %r1;
        -ld.shared.u32 %r20, [%r8]; !
        +ld.volatile.shared.u32 %r20, [%r8];""",
        block=32,
    ),
    case("L5", "race", "-st.shared.u32 [%r4], %r1; !\n+atom.shared.exch.b32 %r20, [%r4], %r1;", block=32),
    case(
        "L6",
        "race",
        """
        @%p1 mbarrier.init.shared.b64 [m], 1;
        bar.sync 0;
        @!%p2 bra READER;
        st.shared.u32 [%r5], %r1; !
        +bar.warp.sync 0xffffffff;
        @%p1 mbarrier.arrive.shared.b64 _, [m];
        bra END;
        READER:
        WAIT m, 0
        ld.shared.u32 %r20, [%r7]; !
        END:""",
    ),
    case(
        "L7",
        "race",
        """
        setp.eq.u32 %p5, %r1, 32;
        @%p1 mbarrier.init.shared.b64 [m], 32;
        bar.sync 0;
        @!%p2 bra READER;
        st.shared.u32 [%r5], %r1; !
        mbarrier.arrive.shared.b64 %rd20, [m];
        bra END;
        READER:
        @%p5 WAIT m, 0
        +bar.warp.sync 0xffffffff;
        ld.shared.u32 %r20, [%r7]; !
        END:""",
    ),
    case(
        "L8",
        "race",
        """
        st.shared.u32 [%r5], %r1; !
        -atom.release.gpu.global.add.u32 %r20, [%rd2], 1;
        -ld.acquire.gpu.global.u32 %r20, [%rd2];
        -setp.ge.u32 %p5, %r20, 0;
        +atom.acq_rel.gpu.global.add.u32 %r20, [%rd2], 1;
        +setp.eq.u32 %p5, %r20, 31;
        @!%p5 bra END;
        ld.shared.u32 %r21, [%r8]; !
        END:""",
        block=32,
    ),
    case(
        "L9",
        "race",
        """
        setp.lt.u32 %p5, %r1, 16;
        @%p5 bra WRITER;
        -ld.shared.u32 %r20, [%r4]; !
        bra END;
        WRITER:
        @%p1 st.shared.u32 [%r4], 1; !
        END:
        +bar.warp.sync 0xffffffff;
        +@!%p5 ld.shared.u32 %r20, [%r4];""",
        block=32,
    ),
    case(
        "L9 two barriers",
        "race",
        """
        setp.lt.u32 %p5, %r1, 16;
        @%p5 bra WRITER;
        +bar.warp.sync 0xffffffff;
        ld.shared.u32 %r20, [%r4]; !
        bra END;
        WRITER:
        @%p1 st.shared.u32 [%r4], 1; !
        +bar.warp.sync 0xffffffff;
        END:""",
        block=32,
    ),
    # flags
    message(
        "S1", "race", "-st.global.u32 [%rd2], 1; !\n+" + RELEASE, "-SPIN ld.global.u32 %r20, [%rd2], 1 !\n+" + ACQUIRE
    ),
    message(
        "S2",
        "race",
        "-st.release.cta.global.u32 [%rd2], 1; !\n+" + RELEASE,
        "SPIN ld.acquire.gpu.global.u32 %r20, [%rd2], 1 !",
    ),
    message(
        "S3",
        "race",
        "st.release.gpu.global.u32 [%rd2], 1; !",
        "-SPIN ld.acquire.cta.global.u32 %r20, [%rd2], 1 !\n+" + ACQUIRE,
    ),
    message(
        "S4",
        "race",
        "-st.release.cluster.global.u32 [%rd2], 1; !\n+" + RELEASE,
        "-SPIN ld.acquire.cluster.global.u32 %r20, [%rd2], 1 !\n+" + ACQUIRE,
    ),
    message(
        "S6",
        "race",
        "fence.acq_rel.gpu;\nst.relaxed.gpu.global.u32 [%rd2], 1;",
        "SPIN ld.relaxed.gpu.global.u32 %r20, [%rd2], 1\n+fence.acq_rel.gpu;",
    ),
    message(
        "S7",
        "race",
        "+fence.acq_rel.gpu;\nst.relaxed.gpu.global.u32 [%rd2], 1;",
        "SPIN ld.relaxed.gpu.global.u32 %r20, [%rd2], 1\nfence.acq_rel.gpu;",
    ),
    message(
        "S8",
        "race",
        "-fence.acq_rel.cta;\n+fence.acq_rel.gpu;\nst.relaxed.gpu.global.u32 [%rd2], 1;",
        "SPIN ld.relaxed.gpu.global.u32 %r20, [%rd2], 1\nfence.acq_rel.gpu;",
    ),
    message(
        "S9",
        "race",
        "st.release.gpu.global.u32 [%rd2], 1;\n-st.global.u32 [%rd1], 8; !",
        ACQUIRE,
        write="+st.global.u32 [%rd1], 7; !",
    ),
    message(
        "S10",
        "race",
        RELEASE,
        "SPIN ld.relaxed.gpu.global.u32 %r20, [%rd2], 1\n-red.relaxed.gpu.global.add.u32 [%rd2], 0;\n"
        "+atom.acquire.gpu.global.add.u32 %r20, [%rd2], 0;",
    ),
    message(
        "membar",
        "race",
        "-membar.cta;\n+membar.gl;\nst.volatile.global.u32 [%rd2], 1;",
        "SPIN ld.volatile.global.u32 %r20, [%rd2], 1\nmembar.gl;",
    ),
    case(
        "S11",
        "race",
        """
        @!%p1 bra END;
        setp.eq.u32 %p4, %r2, 1;
        @%p4 bra MIDDLE;
        @!%p3 bra READER;
        st.global.u32 [%rd1], 7; !
        st.release.gpu.global.u32 [%rd2], 1;
        bra END;
        MIDDLE:
        SPIN ld.relaxed.gpu.global.u32 %r20, [%rd2], 1
        -st.relaxed.gpu.global.u32 [%rd2], 2;
        +atom.relaxed.gpu.global.add.u32 %r20, [%rd2], 1;
        bra END;
        READER:
        SPIN ld.acquire.gpu.global.u32 %r20, [%rd2], 2
        ld.global.u32 %r21, [%rd1]; !
        END:""",
        grid=3,
    ),
    case(
        "S12",
        "race",
        """
        @!%p1 bra END;
        setp.eq.u32 %p4, %r2, 1;
        @%p4 bra MIDDLE;
        @!%p3 bra READER;
        st.global.u32 [%rd1], 7; !
        st.release.gpu.global.u32 [%rd2], 1; !
        bra END;
        MIDDLE:
        SPIN ld.relaxed.gpu.global.u32 %r20, [%rd2], 1
        -atom.relaxed.cta.global.add.u32 %r20, [%rd2], 1; !
        +atom.relaxed.gpu.global.add.u32 %r20, [%rd2], 1;
        bra END;
        READER:
        SPIN ld.acquire.gpu.global.u32 %r20, [%rd2], 2
        ld.global.u32 %r21, [%rd1]; !
        END:""",
        grid=3,
    ),
    case(
        "S13",
        "race",
        """
        @!%p1 bra END;
        cvt.u64.u32 %rd20, %r2;
        shl.b64 %rd20, %rd20, 2;
        add.u64 %rd21, %rd1, %rd20;
        st.global.u32 [%rd21], 7; !
        +fence.acq_rel.gpu;
        atom.relaxed.gpu.global.add.u32 %r20, [%rd2], 1;
        setp.ne.u32 %p5, %r20, 3;
        @%p5 bra END;
        +fence.acq_rel.gpu;
        ld.global.u32 %r21, [%rd1]; !
        END:""",
        grid=4,
    ),
    lock(
        "S14",
        "race",
        "atom.acquire.gpu.global.cas.b32 %r20, [%rd2], 0, 1; !",
        "-st.global.u32 [%rd2], 0; !\n+st.release.gpu.global.u32 [%rd2], 0;",
    ),
    lock(
        "S15",
        "race",
        "-atom.acquire.cta.global.cas.b32 %r20, [%rd2], 0, 1; !\n+atom.acquire.gpu.global.cas.b32 %r20, [%rd2], 0, 1;",
        "-st.release.cta.global.u32 [%rd2], 0; !\n+st.release.gpu.global.u32 [%rd2], 0;",
    ),
    lock(
        "S16",
        "race",
        "-atom.relaxed.gpu.global.cas.b32 %r20, [%rd2], 0, 1;\n+atom.acquire.gpu.global.cas.b32 %r20, [%rd2], 0, 1;",
        "st.release.gpu.global.u32 [%rd2], 0;",
    ),
    lock(
        "fenced lock",
        "race",
        "atom.relaxed.gpu.global.cas.b32 %r20, [%rd2], 0, 1;",
        "atom.relaxed.gpu.global.exch.b32 %r22, [%rd2], 0;",
        after="fence.acq_rel.gpu;",
        before="+fence.acq_rel.gpu;",
    ),
    message(
        "S17", "race", "st.release.gpu.global.u32 [%rd2], 1; !", "-SPIN ld.global.u32 %r20, [%rd2], 1 !\n+" + ACQUIRE
    ),
    message(
        "S18",
        "race",
        "+fence.acq_rel.gpu;\nst.volatile.global.u32 [%rd2], 1;",
        "SPIN ld.volatile.global.u32 %r20, [%rd2], 1\n+fence.acq_rel.gpu;",
    ),
    message(
        "S19",
        "race",
        """
        st.relaxed.gpu.global.u32 [%rd2], 1;
        fence.acq_rel.gpu;
        -st.global.u32 [%rd1+4], 7; !
        +st.relaxed.gpu.global.u32 [%rd1+4], 7;
        fence.acq_rel.gpu;
        st.relaxed.gpu.global.u32 [%rd2], 2;""",
        """
        ld.relaxed.gpu.global.u32 %r20, [%rd2];
        fence.acq_rel.gpu;
        -ld.global.u32 %r21, [%rd1+4]; !
        +ld.relaxed.gpu.global.u32 %r21, [%rd1+4];
        fence.acq_rel.gpu;
        ld.relaxed.gpu.global.u32 %r22, [%rd2];""",
        write="",
        read="",
    ),
    message(
        "observation",
        "race",
        "st.relaxed.gpu.global.u32 [%rd2], 1; !",
        "-SPIN ld.global.u32 %r20, [%rd2], 1 !\n+SPIN ld.relaxed.gpu.global.u32 %r20, [%rd2], 1",
        write="",
        read="ld.global.u32 %r21, [%rd2]; !",
    ),
    # atomics
    case(
        "A1",
        "race",
        """
        -@%p3 atom.relaxed.cta.global.add.u32 %r20, [%rd2], 1; !
        +@%p3 atom.relaxed.gpu.global.add.u32 %r20, [%rd2], 1;
        @!%p3 atom.relaxed.gpu.global.add.u32 %r20, [%rd2], 1; !""",
        grid=2,
    ),
    case(
        "A2",
        "race",
        """
        -@%p1 st.global.u32 [%rd2], 0; !
        atom.global.add.u32 %r20, [%rd2], 1; !""",
        grid=2,
    ),
    case(
        "A3",
        "race",
        """
        atom.global.max.u32 %r20, [%rd2], %r1; !
        -ld.global.u32 %r21, [%rd2]; !
        +ld.relaxed.gpu.global.u32 %r21, [%rd2];""",
        grid=2,
    ),
    case(
        "A4",
        "race",
        """
        -@%p3 red.global.add.u64 [%rd2], 1; !
        +@%p3 red.global.add.u32 [%rd2], 1;
        @!%p3 red.global.add.u32 [%rd2+4], 1; !""",
        grid=2,
    ),
    case(
        "A5",
        "race",
        """
        -@%p2 st.shared.u8 [%r4+1], %r1; !
        +@%p1 st.shared.u8 [%r4+1], %r1;
        -@!%p2 ld.shared.u32 %r20, [%r4]; !
        +setp.eq.u32 %p5, %r1, 40;
        +@%p5 st.shared.u8 [%r4+2], %r1;""".replace("-@%p2 st", "-@%p1 st"),
    ),
    case(
        "A6",
        "race",
        """
        setp.eq.u32 %p5, %r1, 40;
        -@%p1 st.shared.v4.u32 [%r4], {%r1, %r1, %r1, %r1}; !
        +@%p1 st.shared.v2.u32 [%r4], {%r1, %r1};
        @%p5 st.shared.u32 [%r4+12], %r1; !""",
    ),
    case(
        "N1",
        "race proxy",
        """
        st.global.u32 [%rd3], %r1; !
        bar.sync 0;
        -ld.global.nc.u32 %r20, [%rd3]; !
        +ld.global.u32 %r20, [%rd3];""",
    ),
]
