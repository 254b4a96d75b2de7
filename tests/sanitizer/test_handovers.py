"""CTAs that hand on what they have done: by counters, flags, locks and barriers of the grid. Compiled code follows
that, and says of a launch what the interpreter says."""

from __future__ import annotations

import numpy as np
import pytest
from tests.sanitizer.programs import told
from tests.sanitizer.random_handovers import CTAS, program

pytestmark = pytest.mark.usefixtures("small_launches_are_screened")
FEW_SEEDS, MANY_SEEDS = range(8), range(8, 400)
ENGINES = ("interpret", "jit")
OPTIONS = {"block": 64, "checks": "race", "timeout": 60}

HEAD = """.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 data, .param .u64 count)
{
    .reg .pred %p<8>;
    .reg .b32 %r<16>;
    .reg .b64 %rd<16>;
    .shared .align 4 .b32 last;
    ld.param.u64 %rd1, [data];
    ld.param.u64 %rd2, [count];
    mov.u32 %r1, %tid.x;
    mov.u32 %r2, %ctaid.x;
    setp.ne.u32 %p1, %r1, 0;
    mad.lo.u32 %r3, %r2, 64, %r1;
    mul.wide.u32 %rd3, %r3, 4;
    add.u64 %rd3, %rd1, %rd3;
    mul.wide.u32 %rd4, %r2, 4;
    add.u64 %rd4, %rd1, %rd4;
    mul.wide.u32 %rd5, %r1, 4;
    add.u64 %rd5, %rd1, %rd5;
"""
LAST_BLOCK = """
    STORE
    @%p1 bra JOIN;
    BEFORE
    atom.ORDER.global.inc.u32 %r4, [%rd2], 7;
    BEHIND
    setp.eq.u32 %p2, %r4, TICKET;
    selp.u32 %r5, 1, 0, %p2;
    st.shared.u32 [last], %r5;
JOIN:
    bar.sync 0;
    ld.shared.u32 %r6, [last];
    setp.eq.u32 %p3, %r6, 0;
    @%p3 bra END;
    ld.global.u32 %r7, [%rd5];
    add.u32 %r7, %r7, 1;
    bar.sync 0;
    st.global.u32 [%rd5], %r7;
    END_OF_ALL
END:
    ret;
}
"""
OWN, ALL = "@!%p1 st.global.u32 [%rd4], %r2;", "st.global.u32 [%rd3], %r3; bar.sync 0;"
RESET = "@!%p1 st.global.u32 [%rd2], 0;"
FENCE, SEQUENTIAL, NARROW = "fence.acq_rel.gpu;", "membar.gl;", "fence.acq_rel.cta;"

FLAGS = """
    setp.eq.u32 %p2, %r2, FIRST;
    @%p1 bra END;
    @!%p2 bra WAIT;
    st.global.u32 [%rd1], 7;
    BEFORE
    WRITE.global.u32 [%rd2], 1;
    bra END;
WAIT:
    READ.global.u32 %r4, [%rd2];
    setp.eq.u32 %p3, %r4, 0;
    @%p3 bra WAIT;
    BEHIND
    ld.global.u32 %r5, [%rd1];
    st.global.u32 [%rd4+64], %r5;
END:
    ret;
}
"""

GRID_BARRIER = """
    st.global.u32 [%rd3], %r1;
    bar.sync 0;
    @%p1 bra JOIN;
    BEFORE
    atom.relaxed.gpu.global.add.u32 %r4, [%rd2], 1;
WAIT:
    ld.volatile.global.u32 %r4, [%rd2];
    setp.lt.u32 %p2, %r4, 8;
    @%p2 bra WAIT;
    BEHIND
JOIN:
    bar.sync 0;
    xor.b32 %r5, %r3, 64;
    mul.wide.u32 %rd6, %r5, 4;
    add.u64 %rd6, %rd1, %rd6;
    ld.global.u32 %r7, [%rd6];
    st.global.u32 [%rd3+4096], %r7;
    ret;
}
"""


def filled(text: str, **parts: str) -> str:
    for name, part in parts.items():
        text = text.replace(name, part)
    return HEAD + text


def both_say(text: str) -> tuple[str, list[np.ndarray]]:
    """What is told, and what is in the arrays then."""
    found, arrays = [], [np.zeros(2048, np.uint32), np.zeros(1, np.uint32)]
    for engine in ENGINES:
        arrays = [np.zeros(2048, np.uint32), np.zeros(1, np.uint32)]
        found.append(told(text, *arrays, grid=8, engine=engine, **OPTIONS))
    assert found[0] == found[1]
    return found[0], arrays


@pytest.mark.parametrize("end", ["", RESET])
@pytest.mark.parametrize("store", [OWN, ALL])
@pytest.mark.parametrize(
    ("before", "order", "behind"),
    [
        (FENCE, "relaxed.gpu", FENCE),
        (SEQUENTIAL, "relaxed.gpu", SEQUENTIAL),
        ("", "acq_rel.gpu", ""),
        ("", "acq_rel.sys", ""),
    ],
)
def test_the_last_block_reads_what_others_have_stored(before, order, behind, store, end, screened):
    parts = {"STORE": store, "BEFORE": before, "ORDER": order, "BEHIND": behind, "TICKET": "7", "END_OF_ALL": end}
    said, (data, count) = both_say(filled(LAST_BLOCK, **parts))
    assert said == "nothing" and screened == [True]
    assert count[0] == 0 and data[1] == 2


@pytest.mark.parametrize(
    ("before", "order", "behind", "ticket"),
    [
        ("", "relaxed.gpu", FENCE, "7"),
        (FENCE, "relaxed.gpu", "", "7"),
        (NARROW, "relaxed.gpu", FENCE, "7"),
        ("", "acq_rel.cta", "", "7"),
        ("", "acquire.gpu", "", "7"),
        ("", "release.gpu", "", "7"),
        # The one before the last does not know of the last.
        (FENCE, "relaxed.gpu", FENCE, "6"),
        # What comes behind the release is not part of it.
        (FENCE, "relaxed.gpu", f"{FENCE} st.global.u32 [%rd4], 9;", "7"),
        (f"{FENCE} st.global.u32 [%rd4], 9;", "relaxed.gpu", FENCE, "7"),
    ],
)
def test_so_it_must_be_told(before, order, behind, ticket):
    parts = {"STORE": OWN, "BEFORE": before, "ORDER": order, "BEHIND": behind, "TICKET": ticket, "END_OF_ALL": ""}
    assert both_say(filled(LAST_BLOCK, **parts))[0] != "nothing"


@pytest.mark.parametrize("first", ["0", "7"])
@pytest.mark.parametrize(
    ("before", "write", "read", "behind", "right"),
    [
        ("", "st.release.gpu", "ld.acquire.gpu", "", True),
        (FENCE, "st.relaxed.gpu", "ld.relaxed.gpu", FENCE, True),
        (SEQUENTIAL, "st.volatile", "ld.volatile", SEQUENTIAL, True),
        ("", "st.relaxed.gpu", "ld.acquire.gpu", "", False),
        ("", "st.release.gpu", "ld.relaxed.gpu", "", False),
        (FENCE, "st.relaxed.cta", "ld.relaxed.gpu", FENCE, False),
    ],
)
def test_a_flag(before, write, read, behind, right, first):
    parts = {"BEFORE": before, "WRITE": write, "READ": read, "BEHIND": behind, "FIRST": first}
    assert (both_say(filled(FLAGS, **parts))[0] == "nothing") == right


def test_who_does_not_wait_for_a_flag_is_told():
    parts = {"BEFORE": "", "WRITE": "st.release.gpu", "READ": "ld.acquire.gpu", "BEHIND": "", "FIRST": "7"}
    text = filled(FLAGS, **parts).replace("@%p3 bra WAIT;", "@%p3 st.global.u32 [%rd4+128], 1;")
    assert both_say(text)[0] != "nothing"


def test_who_does_not_look_at_a_flag_is_told():
    parts = {"BEFORE": "", "WRITE": "st.release.gpu", "READ": "ld.acquire.gpu", "BEHIND": "", "FIRST": "0"}
    loop = "setp.eq.u32 %p3, %r4, 0;\n    @%p3 bra WAIT;"
    assert both_say(filled(FLAGS.replace(loop, ""), **parts))[0] != "nothing"


def test_lanes_do_not_know_what_one_has_acquired():
    parts = {"BEFORE": "", "WRITE": "st.release.gpu", "READ": "ld.acquire.gpu", "BEHIND": "JOIN:", "FIRST": "0"}
    text = FLAGS.replace("    @%p1 bra END;\n", "").replace("WAIT:\n", "WAIT:\n    @%p1 bra JOIN;\n")
    assert both_say(filled(text, **parts))[0] != "nothing"


def test_a_fence_of_another_lane_releases_nothing():
    store = f"{OWN} setp.eq.u32 %p5, %r1, 1; @%p5 {FENCE}"
    parts = {"STORE": store, "BEFORE": "", "ORDER": "relaxed.gpu", "BEHIND": FENCE, "TICKET": "7", "END_OF_ALL": ""}
    assert both_say(filled(LAST_BLOCK, **parts))[0] != "nothing"


@pytest.mark.parametrize(("before", "behind"), [(FENCE, FENCE), (SEQUENTIAL, SEQUENTIAL), ("", FENCE), (FENCE, "")])
def test_a_barrier_of_the_grid(before, behind):
    said, _ = both_say(filled(GRID_BARRIER, BEFORE=before, BEHIND=behind))
    assert (said == "nothing") == bool(before and behind)


def agree_about(seed: int) -> None:
    text = program(seed)
    said = [told(text, np.zeros(4096, np.uint32), grid=CTAS, engine=engine, **OPTIONS) for engine in ENGINES]
    assert said[0] == said[1]


@pytest.mark.parametrize("seed", FEW_SEEDS)
def test_random_programs_are_told_as_by_the_interpreter(seed):
    agree_about(seed)


@pytest.mark.slow
@pytest.mark.parametrize("seed", MANY_SEEDS)
def test_many_random_programs_are_told_as_by_the_interpreter(seed):
    agree_about(seed)
