"""Compiled code tells of most launches that they are right; of the others the interpreter does. Findings, results and
reports are those of the interpreter, whoever runs."""

from __future__ import annotations

from types import SimpleNamespace

import numpy as np
import pytest
from tests.kernels.cases import all_cases, main_variant
from tests.kernels.run import run_case
from tests.sanitizer.cases_init import CASES as INIT
from tests.sanitizer.cases_order import CASES as ORDER
from tests.sanitizer.cases_sync import CASES as SYNC
from tests.sanitizer.programs import HEAD, case, told
from tests.sanitizer.random_programs import program

import ptxvm
from ptxvm.engine.jit.launching import screening, short_launches
from ptxvm.engine.jit.layouts.screening import Stride
from ptxvm.engine.jit.layouts.structures import Version
from ptxvm.engine.jit.memory.screened_access import Run, runs_of
from ptxvm.engine.jit.program.screens import Screens
from ptxvm.engine.options import AsyncCompletion

pytestmark = pytest.mark.usefixtures("small_launches_are_screened")
CASES = [*ORDER, *SYNC, *INIT]
SCREENED_KERNELS = ("saxpy", "matmul16", "softmax", "stencil2d", "histogram", "reduce", "scan", "spmv_warp")
FEW_SEEDS, MANY_SEEDS = range(12), range(12, 500)

IN_PLACE = """.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 x, .param .u64 y)
{
    .reg .pred %p<2>;
    .reg .b32 %r<8>;
    .reg .b64 %rd<8>;
    ld.param.u64 %rd1, [x];
    ld.param.u64 %rd2, [y];
    mov.u32 %r1, %tid.x;
    mov.u32 %r2, %ctaid.x;
    mad.lo.u32 %r3, %r2, 64, %r1;
    mul.wide.u32 %rd3, %r3, 4;
    add.u64 %rd4, %rd1, %rd3;
    ld.global.u32 %r4, [%rd4];
    add.u32 %r4, %r4, 1;
    st.global.u32 [%rd4], %r4;
    ACCESS
    ret;
}
"""


def outcome(text: str, arrays: list[np.ndarray], grid=1, block=64, **options):
    """What a launch says, and what is in its arrays then."""
    said = told(text, *arrays, grid=grid, block=block, **options)
    return said, [array.tobytes() for array in arrays]


def agree_on(text: str, arrays: list[np.ndarray], grid=1, block=64, **options) -> None:
    """Both engines say the same of a launch, and leave the same in its arrays if that is nothing."""
    told_by = [
        outcome(text, [array.copy() for array in arrays], grid, block, engine=engine, **options)
        for engine in ("interpret", "jit")
    ]
    assert told_by[0][0] == told_by[1][0]
    if told_by[0][0] == "nothing":
        assert told_by[0][1] == told_by[1][1]


def agree(case, text: str, checks: str) -> None:
    arrays = [np.zeros(4096, np.uint32), np.zeros(64, np.uint32)]
    options = dict(case.options) | {"checks": checks, "cluster": case.cluster}
    agree_on(text, arrays, case.grid, case.block, **options)


@pytest.mark.parametrize("checks", ["race", "full"])
@pytest.mark.parametrize("case", CASES[::6], ids=lambda case: case.name)
def test_findings_are_those_of_the_interpreter(case, checks):
    agree(case, case.wrong, checks)
    agree(case, case.right, checks)


@pytest.mark.slow
@pytest.mark.parametrize("checks", ["race", "full"])
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_all_findings_are_those_of_the_interpreter(case, checks):
    agree(case, case.wrong, checks)
    agree(case, case.right, checks)


def agree_about(seed: int) -> str:
    told = [outcome(program(seed), [np.arange(4096, dtype=np.uint32)], 2, 96, engine=engine, checks="race")
            for engine in ("interpret", "jit")]  # fmt: skip
    # Which of two strong accesses comes first is left open: results may differ.
    assert told[0][0] == told[1][0]
    return told[0][0]


@pytest.mark.parametrize("seed", FEW_SEEDS)
def test_random_programs_are_told_as_by_the_interpreter(seed):
    agree_about(seed)


@pytest.mark.slow
@pytest.mark.parametrize("seed", MANY_SEEDS)
def test_many_random_programs_are_told_as_by_the_interpreter(seed):
    agree_about(seed)


@pytest.mark.parametrize("checks", ["race", "init", "full"])
@pytest.mark.parametrize("name", SCREENED_KERNELS)
def test_ordinary_kernels_need_no_interpreter(name, checks, screened):
    case = all_cases()[name]
    found, expected = run_case(case, case.ptx[main_variant(case)], "jit", case.sizes.interpret, checks=checks)
    assert screened and all(screened)
    for key, values in expected.items():
        assert np.allclose(found[key], values, rtol=1e-3, atol=1e-4), key


@pytest.mark.parametrize("workers", [1, 2])
def test_memory_is_put_back_before_the_interpreter_judges(workers, screened):
    """Every element is increased once, although compiled code had begun to."""
    # Warps of the last CTA store the same 64 bits at one place: a note, no error.
    text = IN_PLACE.replace("ACCESS", "setp.eq.u32 %p1, %r2, 99;\n@%p1 st.global.u64 [%rd2], 1;")
    x, y = np.arange(6401, dtype=np.uint32)[1:], np.zeros(2, np.uint32)
    ptxvm.load(text).kernels["k"].launch(100, 64, x, y, checks="race", workers=workers)
    assert screened == [False]
    assert (x == np.arange(2, 6402)).all()


def test_memory_is_put_back_after_a_fault(screened):
    text = IN_PLACE.replace(
        "ACCESS", "mul.wide.u32 %rd5, %r2, 64;\nadd.u64 %rd5, %rd2, %rd5;\nld.global.u32 %r5, [%rd5];"
    )
    outcomes = [
        outcome(text, [np.zeros(640, np.uint32), np.zeros(64, np.uint32)], 10, engine=engine, checks="race")
        for engine in ("interpret", "jit")
    ]
    assert outcomes[0] == outcomes[1] and "out_of_bounds" in outcomes[0][0]
    assert screened == [False]


def test_stores_far_from_their_own_array_are_seen(screened):
    """The index of a store leads from `x` to another array, which other threads read."""
    far = "sub.u64 %rd6, %rd2, %rd1;\nadd.u64 %rd6, %rd1, %rd6;\nld.global.u32 %r5, [%rd2];"
    text = IN_PLACE.replace("ACCESS", far + "\nadd.u64 %rd7, %rd6, 0;\nst.global.u32 [%rd7], %r5;")
    outcomes = [
        outcome(text, [np.zeros(64, np.uint32), np.zeros(4, np.uint32)], engine=engine, checks="race")
        for engine in ("interpret", "jit")
    ]
    assert outcomes[0] == outcomes[1] and "race" in outcomes[0][0]


def test_small_launches_are_not_compiled_for(monkeypatch, screened):
    monkeypatch.setattr(short_launches, "FEW_THREADS", 1024)
    text = IN_PLACE.replace("ACCESS", "// of a launch of few threads")
    outcome(text, [np.zeros(64, np.uint32), np.zeros(1, np.uint32)], checks="race")
    assert screened == [False]


def test_small_launches_with_loops_are_compiled_for(monkeypatch, screened):
    """Nobody knows before how often they go round."""
    monkeypatch.setattr(short_launches, "FEW_THREADS", 1024)
    turns = """
        mov.u32 %r1, 0;
        AGAIN:
        add.u32 %r1, %r1, 1;
        setp.lt.u32 %p1, %r1, 3;
        @%p1 bra AGAIN;
        """
    outcome(IN_PLACE.replace("ACCESS", turns), [np.zeros(64, np.uint32), np.zeros(1, np.uint32)], checks="race")
    assert screened == [True]


def test_the_interpreter_alone_is_asked_for_by_its_name(screened):
    text = IN_PLACE.replace("ACCESS", "")
    outcome(text, [np.zeros(64, np.uint32), np.zeros(1, np.uint32)], engine="interpret", checks="race")
    assert screened == []


def test_barriers_that_some_lanes_skip_are_found_where_they_end_there():
    """To compiled code, lanes whose guard is false simply end."""
    text = IN_PLACE.replace("ACCESS", "setp.lt.u32 %p1, %r1, 16;\n@%p1 bar.sync 0;")
    told, _ = outcome(text, [np.zeros(64, np.uint32), np.zeros(1, np.uint32)], checks="sync")
    assert "guard keeps lanes 16 to 31" in told


def test_what_another_lane_reads_must_be_there(screened):
    """Half a warp shuffles with the other half, which does not take part."""
    text = IN_PLACE.replace(
        "ACCESS",
        """
        setp.ge.u32 %p1, %r1, 16;
        @%p1 bra END;
        shfl.sync.idx.b32 %r5, %r4, 20, 31, 0xffff;
        st.global.u32 [%rd4], %r5;
        END:
        """,
    )
    outcomes = [
        outcome(text, [np.zeros(64, np.uint32), np.zeros(1, np.uint32)], 1, 32, engine=engine, checks="init")
        for engine in ("interpret", "jit")
    ]
    assert outcomes[0] == outcomes[1] and "uninitialised" in outcomes[0][0]
    assert screened == [False]


SCATTERED = case(
    "scattered counters",
    "race",
    """
    st.shared.u32 [%r5], 0;
    bar.sync 0;
    mul.lo.u32 %r20, %r1, 7;
    and.b32 %r20, %r20, 31;
    shl.b32 %r20, %r20, 2;
    add.u32 %r20, %r20, %r4;
    red.shared.add.u32 [%r20], 1; !
    red.shared.add.u32 [%r20], 1; !
    +bar.sync 0;
    ld.shared.u32 %r21, [%r5]; !
    st.global.u32 [%rd3], %r21;""",
)


@pytest.mark.parametrize("checks", ["race", "init", "full"])
def test_lines_that_all_lanes_change(checks, screened):
    """Such lines are known as a whole, until somebody accesses them otherwise."""
    agree(SCATTERED, SCATTERED.right, checks)
    assert screened == [True]
    if checks != "init":
        agree(SCATTERED, SCATTERED.wrong, checks)
        assert screened == [True, False]


UNWRITTEN = """
    add.u32 %r20, %r1, SHIFT;
    shl.b32 %r20, %r20, 2;
    add.u32 %r20, %r20, %r4;
    st.shared.u32 [%r20], %r1;
    bar.sync 0;
    ld.shared.u32 %r21, [%r4+PLACE];
    ld.shared.u32 %r22, [%r5+4];
    add.u32 %r21, %r21, %r22;
    st.global.u32 [%rd3], %r21;"""


@pytest.mark.parametrize(("shift", "place", "fine"), [(0, 0, False), (1, 4, True), (1, 0, False), (1, 256, True)])
def test_words_of_shared_memory_that_were_written(shift, place, fine, screened):
    """In front of what is written, behind it, and across the ends of lines."""
    text = case("words", "", UNWRITTEN.replace("SHIFT", str(shift)).replace("PLACE", str(place))).right
    told = [outcome(text, [np.zeros(64, np.uint32)] * 2, engine=e, checks="init")[0] for e in ("interpret", "jit")]
    assert told[0] == told[1] and ("uninitialised" not in told[1]) == fine
    assert screened == [fine]


@pytest.mark.parametrize(("first", "step"), [(1056, -48), (960, 48)])
def test_memory_is_put_back_of_all_pages_that_a_store_reaches(first, step, screened):
    """When it is executed again, it reaches over the beginning, or the end, of the page that it was in before."""
    again = f"add.s32 %r3, %r3, {step};\nadd.u32 %r6, %r6, 1;\nsetp.lt.u32 %p1, %r6, 2;\n@%p1 bra AGAIN;\n"
    text = IN_PLACE.replace("ACCESS", again + "mov.u32 %r5, s;\nld.shared.u32 %r5, [%r5];\nst.global.u32 [%rd2], %r5;")
    text = text.replace(".reg .pred %p<2>;", ".reg .pred %p<2>;\n.shared .b32 s[4];")
    text = text.replace("mad.lo.u32 %r3, %r2, 64, %r1;", f"add.u32 %r3, %r1, {first};\nmov.u32 %r6, 0;\nAGAIN:")
    arrays = [np.zeros(4096, np.uint32), np.zeros(1, np.uint32)]
    told, _ = outcome(text, arrays, 1, 32, checks="init", workers=1)
    assert "uninitialised" in told and screened == [False]
    expected = np.zeros(4096)
    for start in (first, first + step):
        expected[start : start + 32] += 1
    assert arrays[0].tolist() == expected.tolist()


def test_memory_is_put_back_where_only_what_was_written_matters(screened):
    text = IN_PLACE.replace("ACCESS", "mov.u32 %r5, s;\nld.shared.u32 %r5, [%r5];\nst.global.u32 [%rd2], %r5;")
    text = text.replace(".reg .pred %p<2>;", ".reg .pred %p<2>;\n.shared .b32 s[4];")
    outcomes = [
        outcome(text, [np.zeros(64, np.uint32), np.zeros(1, np.uint32)], engine=engine, checks="init")
        for engine in ("interpret", "jit")
    ]
    assert outcomes[0] == outcomes[1] and "uninitialised" in outcomes[0][0]
    assert screened == [False]


HALF_ROWS = """
    and.b32 %r20, %r1, 15;
    shl.b32 %r20, %r20, 2;
    add.u32 %r20, %r20, %r4;    // a word of 16, which each half of a warp reads
    shr.u32 %r21, %r1, 4;
    shl.b32 %r21, %r21, 6;
    add.u32 %r21, %r21, %r4;    // the row of the half"""

READS_OF_SHARED_MEMORY = [
    case(
        "rows of half a warp, read after a barrier",
        "race",
        HALF_ROWS
        + """
        st.shared.u32 [%r5], %r1; !
        +bar.sync 0;
        ld.shared.u32 %r22, [%r21];
        ld.shared.u32 %r23, [%r20]; !
        ld.shared.u32 %r24, [%r21+4];
        ld.shared.u32 %r25, [%r20+64];
        add.u32 %r26, %r22, %r23;
        add.u32 %r26, %r26, %r24;
        add.u32 %r26, %r26, %r25;
        st.global.u32 [%rd3], %r26;""",
    ),
    case(
        "rows of half a warp, changed after they were read",
        "race",
        HALF_ROWS
        + """
        st.shared.u32 [%r5], %r1;
        bar.sync 0;
        ld.shared.u32 %r22, [%r20];
        ld.shared.u32 %r23, [%r20+128];
        ld.shared.u32 %r24, [%r20+192]; !
        +bar.sync 0;
        st.shared.u32 [%r5], %r24; !
        st.global.u32 [%rd3], %r22;""",
    ),
    case(
        "reads on both sides of bar.warp.sync are not looked at together",
        "race",
        """
        st.shared.u32 [%r5], %r1;
        st.shared.u32 [%r5+128], %r1;
        bar.sync 0;
        ld.shared.u32 %r22, [%r5];
        bar.warp.sync 0xffffffff;
        ld.shared.u32 %r23, [%r5+4]; !
        +bar.warp.sync 0xffffffff;
        st.shared.u32 [%r5], %r23; !
        st.global.u32 [%rd3], %r22;""",
        block=32,
    ),
    case(
        "columns of a tile without padding",
        "race",
        """
        and.b32 %r20, %r1, 7;
        shl.b32 %r20, %r20, 5;
        shr.u32 %r21, %r1, 3;
        shl.b32 %r21, %r21, 2;
        add.u32 %r20, %r20, %r21;
        add.u32 %r20, %r20, %r4;
        st.shared.u32 [%r5], %r1; !
        +bar.sync 0;
        ld.shared.u32 %r22, [%r20]; !
        st.global.u32 [%rd3], %r22;""",
    ),
    case(
        "a border that single lanes store",
        "race",
        """
        shr.u32 %r20, %r1, 5;
        mul.lo.u32 %r20, %r20, 136;
        and.b32 %r21, %r1, 31;
        shl.b32 %r22, %r21, 2;
        add.u32 %r20, %r20, %r4;    // the row of the warp
        add.u32 %r22, %r20, %r22;
        st.shared.u32 [%r22+140], %r1;
        setp.ne.u32 %p5, %r21, 0;
        @%p5 bra PAST_FIRST;
        st.shared.u32 [%r20+136], %r1;
        PAST_FIRST:
        setp.ne.u32 %p6, %r21, 31;
        @%p6 bra PAST_LAST;
        st.shared.u32 [%r20+268], %r1;
        PAST_LAST:
        setp.ge.u32 %p7, %r1, 32;
        @%p7 bra PAST_ROWS;
        st.shared.u32 [%r22+4], %r1;
        -st.shared.u32 [%r22+276], %r1; !
        +st.shared.u32 [%r22+412], %r1;
        PAST_ROWS:
        bar.sync 0;
        ld.shared.u32 %r24, [%r22+140];
        ld.shared.u32 %r25, [%r22+4];
        ld.shared.u32 %r26, [%r22+276];
        ld.shared.u32 %r27, [%r22+136];
        ld.shared.u32 %r28, [%r22+144];
        add.u32 %r24, %r24, %r25;
        add.u32 %r24, %r24, %r26;
        add.u32 %r24, %r24, %r27;
        add.u32 %r24, %r24, %r28;
        st.global.u32 [%rd3], %r24;""",
    ),
    case(
        "words of the other warp",
        "race",
        """
        st.shared.u32 [%r5], %r1; !
        +bar.sync 0;
        st.shared.u32 [%r7], %r1; !
        bar.sync 0;
        ld.shared.u32 %r22, [%r5];
        st.global.u32 [%rd3], %r22;""",
    ),
    case(
        "own words, changed in place",
        "race",
        """
        st.shared.u32 [%r5], %r1;
        st.shared.u32 [%r5+256], %r1;
        ld.shared.u32 %r22, [%r5];
        -ld.shared.u32 %r23, [%r7+256]; !
        +ld.shared.u32 %r23, [%r5+256];
        st.shared.u32 [%r5], %r23;
        st.shared.u32 [%r5+256], %r22; !
        st.global.u32 [%rd3], %r23;""",
        head=HEAD.replace("s[256]", "s[512]"),
    ),
    case(
        "words of one line that three warps store, of which the last reads the second's",
        "race",
        """
        and.b32 %r20, %r1, 31;
        setp.lt.u32 %p5, %r20, 8;
        shr.u32 %r21, %r1, 5;
        shl.b32 %r22, %r21, 3;
        add.u32 %r22, %r22, %r20;
        shl.b32 %r22, %r22, 2;
        add.u32 %r22, %r22, %r4;
        @%p5 st.shared.u32 [%r22], %r1; !
        -bar.warp.sync -1;
        +bar.sync 0;
        setp.ge.and.u32 %p6, %r1, 64, %p5;
        mov.u32 %r23, 0;
        @%p6 ld.shared.u32 %r23, [%r22+-32]; !
        st.global.u32 [%rd3], %r23;""",
        block=96,
    ),
]


@pytest.mark.parametrize("checks", ["race", "full"])
@pytest.mark.parametrize("case", READS_OF_SHARED_MEMORY, ids=lambda case: case.name)
def test_patterns_in_shared_memory(case, checks, screened):
    agree(case, case.right, checks)
    assert screened == [True]
    told = outcome(case.wrong, [np.zeros(4096, np.uint32), np.zeros(64, np.uint32)], block=case.block, checks=checks)[0]
    assert told != "nothing"
    agree(case, case.wrong, checks)
    assert screened == [True, False, False]


@pytest.mark.parametrize(
    ("steps", "width", "runs"),
    [
        ([4] * 32, 4, [Run(0, 32, 0, 2, 4)]),
        ([0] * 32, 4, [Run(0, 32, 0, int(Stride.SAME), 0)]),
        ([8] * 16 + [16] * 16, 8, [Run(0, 17, 0, 3, 8), Run(17, 15, 144, 4, 16)]),
        ([4] * 15 + [1000] + [0] * 16, 4, [Run(0, 16, 0, 2, 4), Run(16, 16, 1060, int(Stride.SAME), 0)]),
        ([128, 256] * 16, 1, [Run(lane, 2, 192 * lane, 7, 128) for lane in range(0, 31, 2)]),
        ([2] * 32, 4, [Run(lane, 1, 2 * lane, 7, 128) for lane in range(32)]),  # they overlap
        ([-4] * 32, 4, [Run(lane, 1, -4 * lane, 7, 128) for lane in range(32)]),
    ],
)
def test_lanes_as_far_apart_are_told_together(steps, width, runs):
    offsets = np.cumsum([0, *steps[:31]]).tolist()
    assert list(runs_of(offsets, width)) == runs


LINES = """.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 x, .param .u64 y)
{
    .reg .pred %p<4>;
    .reg .b32 %r<8>;
    .reg .b64 %rd<8>;
    ld.param.u64 %rd1, [x];
    mov.u32 %r1, %tid.x;
    mov.u32 %r2, %ctaid.x;
    mul.wide.u32 %rd2, %r1, 4;
    add.u64 %rd3, %rd1, %rd2;
    xor.b32 %r3, %r1, 32;
    mul.wide.u32 %rd2, %r3, 4;
    add.u64 %rd4, %rd1, %rd2;
    setp.eq.u32 %p1, %r2, 0;
    setp.lt.u32 %p2, %r1, 32;
    BODY
    ret;
}
"""
"""%rd3: the thread's own word of x, %rd4: of the other warp's same lane; %p1: the first CTA, %p2: the first warp."""

WHOLE_LINES = {
    "written, read behind a barrier by its own and by others": (
        """@%p1 st.global.u32 [%rd3], %r1;
        bar.sync 0;
        @%p1 ld.global.u32 %r4, [%rd3];
        @%p1 ld.global.u32 %r5, [%rd4];""",
        "nothing",
    ),
    "read, written behind a barrier by others, and again": (
        """@%p1 ld.global.u32 %r4, [%rd3];
        bar.sync 0;
        @%p1 st.global.u32 [%rd4], %r1;
        bar.sync 0;
        @%p1 st.global.u32 [%rd3], %r1;""",
        "nothing",
    ),
    "written, read behind a barrier, read by another CTA": (
        """@%p1 st.global.u32 [%rd3], %r1;
        bar.sync 0;
        ld.global.u32 %r4, [%rd3];""",
        "race",
    ),
    "written, read behind two barriers by others, read by another CTA": (
        """@%p1 st.global.u32 [%rd3], %r1;
        bar.sync 0;
        @%p1 ld.global.u32 %r4, [%rd3];
        bar.sync 0;
        @%p1 ld.global.u32 %r4, [%rd4];
        @!%p1 ld.global.u32 %r4, [%rd3];""",
        "race",
    ),
    "read, read behind a barrier, written by another CTA": (
        """@%p1 ld.global.u32 %r4, [%rd3];
        bar.sync 0;
        @%p1 ld.global.u32 %r4, [%rd4];
        @!%p1 st.global.u32 [%rd3], %r1;""",
        "race",
    ),
    "written behind a barrier that orders nothing of what others read now": (
        """@%p1 ld.global.u32 %r4, [%rd3];
        bar.sync 0;
        @%p1 ld.global.u32 %r4, [%rd4];
        @%p1 st.global.u32 [%rd3], %r1;""",
        "race",
    ),
    "parts of lines apart": ("@%p1 st.global.u32 [%rd3+20], %r1;\n@%p1 ld.global.u32 %r4, [%rd3+20];", "nothing"),
    "parts of lines that overlap": (
        "@%p1 st.global.u32 [%rd3+20], %r1;\n@%p2 ld.global.u32 %r4, [%rd1+144];",
        "race",
    ),
    "parts of lines, then the whole one": (
        "@%p1 st.global.u32 [%rd3+20], %r1;\n@!%p1 ld.global.u32 %r4, [%rd3];",
        "race",
    ),
    "a whole line, then parts of it": (
        "@%p1 st.global.u32 [%rd3], %r1;\n@!%p1 st.global.u32 [%rd3+20], %r1;",
        "race",
    ),
}


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("name", WHOLE_LINES)
def test_lines_of_global_memory_that_warps_access_as_a_whole(name, workers, screened):
    body, kind = WHOLE_LINES[name]
    text = LINES.replace("BODY", body)
    arrays = [np.zeros(4096, np.uint32), np.zeros(64, np.uint32)]
    told, _ = outcome(text, arrays, 2, checks="race", workers=workers)
    assert told.startswith(kind), told
    assert screened == [kind == "nothing"]


COPY, PRODUCT = ({"host_calls": (SimpleNamespace(name=name),)} for name in ("cp.async", "wgmma.mma_async"))


@pytest.mark.parametrize(
    ("facts", "is_screened"),
    [
        ({}, True),
        ({"version": Version.SAFE}, False),
        ({"host_calls": (SimpleNamespace(name="vprintf"),)}, True),  # unless it happens
        (COPY, True),
        (PRODUCT, True),
        ({"reserved_shared": 16}, False),
        ({"undefined": True}, False),
        ({"local_size": 8}, True),
        ({"local_size": 1 << 14}, False),
    ],
)
def test_code_that_does_more_than_screens_see_is_not_screened(facts, is_screened):
    plain = {"version": Version.FAST, "host_calls": (), "reserved_shared": 0, "undefined": (), "local_size": 0}
    code = SimpleNamespace(first=SimpleNamespace(**plain | facts))
    screens = Screens.ACCESSES | Screens.WRITTEN
    assert screening.is_screened(code, screens, AsyncCompletion.LATE) == is_screened
    assert screening.is_screened(code, screens, AsyncCompletion.EARLY) == (is_screened and facts not in (COPY, PRODUCT))


COLUMNS = """
    and.b32 %r20, %r1, 3;
    shl.b32 %r20, %r20, 8;
    shr.u32 %r21, %r1, 2;
    shl.b32 %r21, %r21, 2;
    add.u32 %r20, %r20, %r21;
    add.u32 %r20, %r20, %r4;    // four rows, of which each thread has a word
    xor.b32 %r22, %r20, 4;      // that of a lane beside
    xor.b32 %r23, %r20, 32;     // that of the other warp"""
STORES_IN_COLUMNS = [
    ("read by the other warp", "[%r23]", "bar.sync 0;", True),
    ("read by the other warp without a barrier", "[%r23]", "", False),
    ("read by a lane beside", "[%r22]", "bar.warp.sync -1;", True),
    ("read by a lane beside without a barrier", "[%r22]", "", False),
    ("read by the lane itself", "[%r20]", "", True),
    ("read where nobody has written", "[%r20+64]", "bar.sync 0;", False),
]


@pytest.mark.parametrize(
    ("name", "place", "between", "fine"), STORES_IN_COLUMNS, ids=[row[0] for row in STORES_IN_COLUMNS]
)
def test_stores_in_columns(name, place, between, fine, screened):
    text = (
        f"{COLUMNS}\nst.shared.u32 [%r20], %r1;\n{between}\nld.shared.u32 %r24, {place};\nst.global.u32 [%rd3], %r24;"
    )
    made = case(name, "", text)
    agree(made, made.right, "full")
    assert screened == [fine]


def test_stores_in_columns_that_are_not_of_all_lanes(screened):
    text = COLUMNS + "\nsetp.lt.u32 %p4, %r1, 40;\n@%p4 st.shared.u32 [%r20], %r1;\nbar.sync 0;\n"
    made = case("some", "", text + "@%p4 ld.shared.u32 %r24, [%r20];\n@%p4 st.global.u32 [%rd3], %r24;")
    agree(made, made.right, "race")
    assert screened == [True]
    made = case("too many", "", text + "ld.shared.u32 %r24, [%r20];\nst.global.u32 [%rd3], %r24;")
    agree(made, made.right, "full")
    assert screened == [True, False]


SHARED_PLACES = """
    shr.u32 %r20, %r1, 5;
    shl.b32 %r20, %r20, 4;
    add.u32 %r21, %r20, %r4;    // a place of each warp
    shr.u32 %r22, %r1, 2;
    shl.b32 %r23, %r22, 2;
    add.u32 %r23, %r23, %r4;    // one of four lanes
    and.b32 %r24, %r1, 28;
    and.b32 %r25, %r1, 1;
    setp.lt.u32 %p4, %r1, 20;
    setp.ge.u32 %p5, %r1, 12;
    and.pred %p4, %p4, %p5;
    mov.u32 %r31, 0;
"""
STORES_TOGETHER = [
    ("one value", "st.shared.u32 [%r21], %r20;\nbar.sync 0;", "[%r21]", True),
    ("values of lanes", "st.shared.u32 [%r21], %r1;\nbar.sync 0;", "[%r21]", False),
    ("loaded", "ld.global.u32 %r32, [%rd2];\nst.shared.u32 [%r21], %r32;\nbar.sync 0;", "[%r21]", True),
    ("read without a barrier", "st.shared.u32 [%r21], %r20;", "[%r21]", False),
    ("read behind bar.warp.sync", "st.shared.u32 [%r21], %r20;\nbar.warp.sync -1;", "[%r21]", True),
    ("fours", "st.shared.u32 [%r23], %r22;\nbar.sync 0;", "[%r23]", True),
    ("fours, with values of their lanes", "st.shared.u32 [%r23], %r25;\nbar.sync 0;", "[%r23]", False),
    ("fours that others read", "st.shared.u32 [%r23], %r22;\nbar.warp.sync -1;", "[%r4+32]", False),
    ("some lanes", "@%p4 st.shared.u32 [%r4], %r31;\nbar.sync 0;", "[%r4]", True),
    ("some lanes, with values of theirs", "@%p4 st.shared.u32 [%r4], %r1;\nbar.sync 0;", "[%r4]", False),
    ("pairs", "st.shared.v2.u32 [%r21], {%r20, %r31};\nbar.sync 0;", "[%r21]", True),
    ("pairs of which one differs", "st.shared.v2.u32 [%r21], {%r20, %r25};\nbar.sync 0;", "[%r21]", False),
    ("both warps", "st.shared.u32 [%r4], %r31;\nbar.sync 0;", "[%r4]", True),
    ("both warps, each its own", "shr.u32 %r26, %r1, 5;\nst.shared.u32 [%r4], %r26;\nbar.sync 0;", "[%r4]", False),
]  # fmt: skip


@pytest.mark.parametrize(("name", "stores", "place", "fine"), STORES_TOGETHER, ids=[row[0] for row in STORES_TOGETHER])
def test_lanes_that_store_at_one_place(name, stores, place, fine, screened):
    text = f"{SHARED_PLACES}{stores}\nld.shared.u32 %r30, {place};\nst.global.u32 [%rd3], %r30;"
    made = case(name, "", text)
    agree(made, made.right, "race")
    assert screened == [fine]


@pytest.mark.parametrize(("value", "fine"), [("%r2", True), ("%r1", False)])
def test_lanes_that_store_at_one_place_of_global_memory(value, fine, screened):
    text = f"mul.wide.u32 %rd10, %r2, 4;\nadd.u64 %rd10, %rd1, %rd10;\nst.global.u32 [%rd10], {value};"
    made = case("", "", text, grid=8, block=32)
    agree(made, made.right, "full")
    assert screened == [fine]
