"""Compiled code vouches for words that threads exchange in patterns of their own, and for flags that many set."""

from __future__ import annotations

import numpy as np
import pytest
from tests.sanitizer.programs import HEAD, Case, case
from tests.sanitizer.test_screening import agree

import ptxvm
from ptxvm.engine.jit.launching import watched
from ptxvm.engine.jit.launching.screening import Look, Screen

pytestmark = pytest.mark.usefixtures("small_launches_are_screened")

# Strides come from memory, so that no pattern of the lanes is known when code is made: %r20 is 1, 2, 4, 8.
NETWORK = """
    st.shared.u32 [%r5], %r1;
    st.shared.u32 [%r5+256], %r1;
    ld.global.u32 %r20, [%rd2];
    or.b32 %r20, %r20, 1;
    AGAIN:
    +bar.sync 0;
    sub.u32 %r21, %r20, 1;
    and.b32 %r21, %r1, %r21;
    shl.b32 %r22, %r1, 1;
    sub.u32 %r22, %r22, %r21;
    shl.b32 %r22, %r22, 2;
    add.u32 %r22, %r22, %r4;
    shl.b32 %r23, %r20, 2;
    add.u32 %r23, %r22, %r23;
    ld.shared.u32 %r24, [%r22]; !
    ld.shared.u32 %r25, [%r23]; !
    setp.gt.u32 %p5, %r25, %r24;
    @%p5 st.shared.u32 [%r22], %r25; !
    @%p5 st.shared.u32 [%r23], %r24; !
    shl.b32 %r20, %r20, 1;
    setp.le.u32 %p6, %r20, 32;
    @%p6 bra AGAIN;
    bar.sync 0;
    ld.shared.u32 %r24, [%r5];
    st.global.u32 [%rd3], %r24;"""

SWAPPED = """
    ld.global.u32 %r20, [%rd2];
    xor.b32 %r20, %r20, 5;
    xor.b32 %r21, %r1, %r20;
    mul.wide.u32 %rd20, %r21, 4;
    add.u64 %rd20, %rd1, %rd20;
    setp.ge.u32 %p5, %r1, %r21;
    -ld.global.u32 %r22, [%rd3]; !
    +@%p5 ld.global.u32 %r22, [%rd3];
    @%p5 ld.global.u32 %r23, [%rd20];
    @%p5 st.global.u32 [%rd3], %r23;
    @%p5 st.global.u32 [%rd20], %r22; !"""

CHANGED = """
    -mov.u32 %r20, %r2;
    +mov.u32 %r20, 1;
    st.global.u32 [%rd1+400], %r20; !"""

FOUND = """
    ld.global.u32 %r20, [%rd2];
    xor.b32 %r21, %r1, 3;
    and.b32 %r21, %r21, 60;
    add.u32 %r21, %r21, %r20;
    mul.wide.u32 %rd20, %r21, 4;
    add.u64 %rd20, %rd1, %rd20;
    st.global.u32 [%rd20], 9; !
    -ld.global.u32 %r22, [%rd1+16]; !
    -st.global.u32 [%rd3+4096], %r22;"""

IN_SHARED = """
    setp.eq.u32 %p5, %r1, 0;
    @%p5 st.shared.u8 [%r4+20], 0;
    bar.sync 0;
    ld.global.u32 %r20, [%rd2];
    setp.le.u32 %p6, %r20, %r1;
    @%p6 st.shared.u8 [%r4+20], 1; !
    +bar.sync 0;
    ld.shared.u8 %r21, [%r4+20]; !
    st.global.u32 [%rd3], %r21;"""

HIDDEN = """
    mul.lo.u32 %r20, %r2, 4;
    cvt.u64.u32 %rd20, %r20;
    add.u64 %rd20, %rd1, %rd20;
    +add.u64 %rd20, %rd20, 2048;
    setp.ne.u32 %p5, %r1, 0;
    @%p5 bra STORED;
    st.global.u32 [%rd20], 5; !
    STORED:
    bar.sync 0;
    -atom.global.add.u32 %r21, [%rd1], 1; !
    +red.global.add.u32 [%rd1], 1;"""

# Lines have ends of two rows, of up to four warps, and there are three pages.
ROWS = """
    setp.lt.u32 %p5, %r1, 37;
    -mad.wide.u32 %rd5, %r2, 144, %rd3;
    +mad.wide.u32 %rd5, %r2, 148, %rd3;
    @%p5 st.global.u32 [%rd5], %r2; !"""

ROWS_IN_PLACE = """
    setp.lt.u32 %p5, %r1, 37;
    mad.wide.u32 %rd5, %r2, 148, %rd3;
    -@%p5 ld.global.u32 %r20, [%rd5+4]; !
    +@%p5 ld.global.u32 %r20, [%rd5];
    add.u32 %r20, %r20, 1;
    @%p5 st.global.u32 [%rd5], %r20; !"""

# From the second CTA on, lines are known by parts, without their records.
SECOND_PART = """
    setp.eq.u32 %p5, %r2, 3;
    mad.wide.u32 %rd5, %r2, 128, %rd3;
    -@%p5 sub.u64 %rd5, %rd5, 4;
    st.global.u32 [%rd5+20], %r2; !"""

WORD_OF_A_PART = """
    setp.eq.u32 %p5, %r2, 4;
    mad.wide.u32 %rd5, %r2, 128, %rd3;
    st.global.u32 [%rd5+20], %r2; !
    -@%p5 ld.global.u32 %r20, [%rd1+440]; !
    +@%p5 ld.global.u32 %r20, [%rd1+4000];"""

# What lanes read after they have met is not over because they had read the line before that.
READ_AGAIN = """
    st.shared.u32 [%r5], %r1;
    bar.sync 0;
    and.b32 %r20, %r1, 62;
    shl.b32 %r20, %r20, 2;
    add.u32 %r20, %r20, %r4;
    ld.shared.u32 %r21, [%r20];
    bar.warp.sync -1;
    setp.eq.u32 %p5, %r1, 17;
    selp.b32 %r22, 23, %r1, %p5;
    shl.b32 %r22, %r22, 2;
    add.u32 %r22, %r22, %r4;
    ld.shared.u32 %r23, [%r22]; !
    +bar.warp.sync -1;
    st.shared.u32 [%r5], %r21; !"""

CASES = [
    case("a line that is read again", "race", READ_AGAIN),
    case("parts of a line", "race", SECOND_PART, grid=4, block=32, workers=1),
    case("a word of a part", "race", WORD_OF_A_PART, grid=5, block=32, workers=1),
    case("rows that begin anywhere", "race", ROWS, grid=60, workers=1),
    case("rows that begin anywhere, in place", "race", ROWS_IN_PLACE, grid=60, workers=1),
    case("atomics after a store that others do not know of", "race", HIDDEN, grid=2),
    case("a sorting network", "race", NETWORK, head=HEAD.replace("s[256]", "s[512]")),
    case("words that are swapped", "race", SWAPPED),
    case("a flag that all set", "race", CHANGED, grid=4),
    case("flags here and there", "race", FOUND),
    case("a flag in shared memory", "race", IN_SHARED),
]


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_what_is_right_needs_no_interpreter(case: Case, workers, screened):
    data, flag = np.zeros(4096, np.uint32), np.zeros(64, np.uint32)
    options = {"checks": "race", "workers": workers}
    ptxvm.load(case.right).kernels["k"].launch(case.grid, case.block, data, flag, **options)
    assert screened == [True]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_what_is_wrong_is_told_as_by_the_interpreter(case: Case, screened):
    agree(case, case.right, "race")
    agree(case, case.wrong, "race")
    assert screened == [True, False]


PLACED = """
    mad.wide.u32 %rd5, %r2, 512, %rd3;
    ld.global.u32 %r20, [%rd5];
    add.u32 %r21, %r4, %r20;
    st.shared.u32 [%r21], %r1;
    ld.shared.u32 %r22, [%r21];
    ld.global.u32 %r23, [%rd5+256];
    add.u32 %r24, %r4, %r23;
    ld.shared.u32 %r25, [%r24];
    st.global.u32 [%rd5], %r25;
    ret;
}
"""


@pytest.mark.parametrize(("wrong", "kind"), [(0, ""), (0xF0000000, "out_of_bounds"), (2, "misaligned")])
def test_lanes_anywhere_that_are_outside_or_at_no_word_are_faults(wrong: int, kind: str, screened):
    """The second CTA differs from the first, which is recorded."""
    random = np.random.default_rng(1)
    data = np.concatenate([np.tile(4 * random.permutation(64), 2) for cta in range(2)]).astype(np.uint32)
    data[-64 + 40] += np.uint32(wrong)
    entry = ptxvm.load(HEAD + PLACED).kernels["k"]
    if kind:
        with pytest.raises(ptxvm.KernelFault) as found:
            entry.launch(2, 64, data, np.zeros(1, np.uint32), checks="race", workers=1)
        assert (found.value.kind, found.value.block, found.value.thread) == (kind, (1, 0, 0), (40, 0, 0))
    else:
        entry.launch(2, 64, data, np.zeros(1, np.uint32), checks="race", workers=1)
        assert data[128:192].tolist() == list(range(64))
    assert screened == [not kind]


# Words of 64 threads in any order: %r22 is that of the own number in the first row of the data, %r23 in the second one.
ANYWHERE = """
    ld.global.u32 %r20, [%rd3];
    ld.global.u32 %r21, [%rd3+256];
    shl.b32 %r22, %r20, 2;
    add.u32 %r22, %r22, %r4;
    shl.b32 %r23, %r21, 2;
    add.u32 %r23, %r23, %r4;
    st.shared.u32 [%r22], %r1;
    bar.sync 0;
    """
READ, STORE, MEET = "ld.shared.u32 %r30, [%r23];\n", "st.shared.u32 [%r22], %r2;\n", "bar.warp.sync -1;\n"
LANES = np.arange(64)
SHUFFLED = LANES * 37 % 64
TOGETHER = [
    (READ, SHUFFLED, "nothing"),
    (READ + STORE, SHUFFLED, "nothing"),  # each its own
    (READ + STORE, SHUFFLED[LANES ^ 1], "race"),  # another lane's
    (READ + MEET + STORE, SHUFFLED[LANES ^ 1], "nothing"),
    (READ + MEET + STORE, SHUFFLED[LANES ^ 32], "race"),  # another warp's
    (READ + READ + MEET + STORE, SHUFFLED[LANES & 32], "nothing"),  # all of a warp read one word
    (READ + STORE, SHUFFLED[LANES & 32], "race"),
    (READ + STORE, SHUFFLED[LANES | 32], "race"),  # a warp reads what the other one has read
    (READ + MEET + STORE, 0 * LANES, "race"),  # so do both warps
    ("st.shared.u32 [%r23], %r1;\n", SHUFFLED[LANES ^ 1], "nothing"),
    ("st.shared.u32 [%r23], %r1;\n", SHUFFLED[LANES & 62], "race"),  # lanes of one store
]


@pytest.mark.parametrize("compares", [False, pytest.param(True, marks=pytest.mark.slow)])
@pytest.mark.parametrize(("middle", "others", "wanted"), TOGETHER)
def test_lanes_that_meet_at_words_anywhere_are_told_apart(middle, others, wanted, compares, monkeypatch):
    """`compares`: with the steps of an earlier CTA, the first of which is looked at by calls."""
    looks: list[bool] = []

    def look_exactly(launch, _):
        found = look_at(launch, Look.EXACT)
        looks.append(found is not None)
        return found

    def compare_nothing(self, worker):
        worker.screen_steps = None

    look_at = watched._look_at
    monkeypatch.setattr(watched, "_look_at", look_exactly)
    if not compares:
        monkeypatch.setattr(Screen, "_compare_ctas", compare_nothing)
    kernel = ptxvm.load(f"{HEAD}{ANYWHERE}{middle}ret;\n}}\n").kernels["k"]
    data, flag = np.zeros(128, np.uint32), np.zeros(1, np.uint32)
    data[:64], data[64:] = SHUFFLED, others
    for engine in ("jit", "interpret"):
        try:
            kernel.launch(12, 64, data, flag, checks="full", engine=engine, workers=1)
            found = "nothing"
        except ptxvm.KernelFault as fault:
            found = fault.kind
        assert found == wanted
    assert looks[-1] == (wanted == "nothing")
