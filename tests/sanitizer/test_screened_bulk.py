"""Bulk and tensor copies in compiled code that is watched: who waits at their mbarrier knows of them, who waits for
their group may write their source again; anything else the interpreter judges."""

from __future__ import annotations

import numpy as np
import pytest
from tests.kernels.cases import asynchronous_cases, main_variant
from tests.kernels.run import run_case
from tests.sanitizer.cases_async import CASES as ASYNC
from tests.sanitizer.cases_async import COMMIT, EXPECT, FILL, STORE
from tests.sanitizer.cases_async import INIT as MBARRIERS
from tests.sanitizer.programs import Case, case, launch
from tests.sanitizer.random_copies import program
from tests.sanitizer.test_screening import agree, agree_on

pytestmark = pytest.mark.usefixtures("small_launches_are_screened")
FEW_SEEDS, MANY_SEEDS = range(2), range(2, 600)
SOME_OF_ASYNC = ("M7", "T1", "T3", "T3 issuer", "T4", "T4 before", "T5")
KERNELS = ("stencil_zero", "triton_descriptor_row_sums")
OTHERS = ("triton_persistent", "triton_descriptor_matmul", "tma_matmul", "transpose_tiles")

# Of `flag` nothing is stored.
COPY = "@%p1 cp.async.bulk.shared::cta.global.mbarrier::complete_tx::bytes [s], [%rd2], 256, [m];"
INIT = f"setp.eq.u32 %p6, %r1, 32;{MBARRIERS}"
LOAD = f"@%p1 {EXPECT}\n{COPY}"
READ = "ld.shared.u32 %r20, [%r5]; !\nst.global.u32 [%rd3+4096], %r20;"
DONE = "cp.async.bulk.wait_group 0;"

CASES = [
    case("a barrier instead of a wait", "async", f"{INIT}{LOAD} !\n+WAIT m, 0\nbar.sync 0;\n{READ}\n-WAIT m, 0"),
    case("a relaxed wait", "async", f"{INIT}{LOAD} !\n-WAIT.relaxed.cta m, 0\n+WAIT m, 0\n{READ}"),
    case("one warp waits", "async", f"{INIT}{LOAD} !\n@%p2 bra ON;\nWAIT m, 0\nON:\n+bar.sync 0;\n{READ}"),
    case("stored to while it is under way", "async", f"""{INIT}{LOAD} !
        -st.shared.u32 [%r5], %r1; !
        WAIT m, 0
        +bar.sync 0;
        +st.shared.u32 [%r5], %r1;"""),
    case("an atomic while it is under way", "async", f"""{INIT}{LOAD} !
        -red.shared.add.u32 [%r5], 1; !
        WAIT m, 0
        +red.shared.add.u32 [%r5], 1;"""),
    case("another copy over it", "async", f"""{INIT}{LOAD} !
        +WAIT m, 0
        +bar.sync 0;
        +@%p1 mbarrier.arrive.expect_tx.shared.b64 _, [m], 256;
        -@%p1 mbarrier.expect_tx.shared.b64 [m], 256;
        {COPY} !
        +WAIT m, 1
        -WAIT m, 0
        {READ}"""),
    case("over what others read", "async", f"""{INIT}{LOAD}
        WAIT m, 0
        ld.shared.u32 %r20, [%r7]; !
        +bar.sync 0;
        {LOAD.replace("%p1", "%p6")} !
        WAIT m, 1
        st.global.u32 [%rd3+4096], %r20;"""),
    case("over what others have stored, without a fence", "proxy", f"""{INIT}
        st.shared.u32 [%r5], %r1; !
        +fence.proxy.async;
        bar.sync 0;
        {LOAD} !
        WAIT m, 0
        {READ.replace("!", "")}"""),
    case("over what cp.async writes", "async proxy", f"""{INIT}
        @%p1 cp.async.ca.shared.global [%r5], [%rd2], 4; !
        +cp.async.wait_all;
        fence.proxy.async;
        {LOAD} !
        -cp.async.wait_all;
        WAIT m, 0
        {READ.replace("!", "")}"""),
    case("nobody waits", "async", f"{INIT}{LOAD}\n+WAIT m, 0"),
    case("for an mbarrier that is made too late", "race", f"""
        setp.eq.u32 %p6, %r1, 32;
        @%p1 mbarrier.init.shared.b64 [m], 1; !
        @%p1 {EXPECT}
        +bar.sync 0;
        {COPY.replace("%p1", "%p6")} !
        -bar.sync 0;
        WAIT m, 0
        {READ.replace("!", "")}"""),
    case("a phase and the one before", "async", f"""{INIT}{LOAD}
        WAIT m, 0
        bar.sync 0;
        {LOAD} !
        -@%p2 WAIT m, 1
        +WAIT m, 1
        {READ}"""),
    case("an mbarrier at the place of another one", "async", f"""{INIT}{LOAD}
        WAIT m, 0
        bar.sync 0;
        @%p1 mbarrier.inval.shared.b64 [m];
        @%p1 mbarrier.init.shared.b64 [m], 1;
        bar.sync 0;
        {LOAD} !
        -@%p2 WAIT m, 0
        +WAIT m, 0
        {READ}"""),
    case("a source stored to too early", "async", f"""{FILL}
        @%p1 {STORE} !
        {COMMIT}
        +cp.async.bulk.wait_group.read 0;
        bar.sync 0;
        st.shared.u32 [%r5], %r1; !
        {DONE}"""),
    case("a source stored to by those who know nothing of its wait", "async", f"""{FILL}
        @%p1 {STORE} !
        {COMMIT}
        cp.async.bulk.wait_group.read 0;
        +bar.sync 0;
        st.shared.u32 [%r5], %r1; !
        {DONE}"""),
    case("a source copied to too early", "async", f"""{INIT}{FILL}
        @%p1 {STORE} !
        {COMMIT}
        +cp.async.bulk.wait_group.read 0;
        {LOAD} !
        WAIT m, 0
        {DONE}"""),
    case("only the older group is waited for", "async", f"""{FILL}
        @%p1 {STORE}
        {COMMIT}
        @%p1 {STORE.replace("[s]", "[s+256]").replace("[%rd1]", "[%rd1+256]")} !
        {COMMIT}
        -cp.async.bulk.wait_group.read 1;
        +cp.async.bulk.wait_group.read 0;
        bar.sync 0;
        st.shared.u32 [%r5+256], %r1; !
        {DONE}"""),
    *(each for each in ASYNC if each.name in SOME_OF_ASYNC),
]  # fmt: skip

VARIANTS = ("a relaxed wait", "an atomic while it is under way", "only the older group is waited for", *SOME_OF_ASYNC)
QUICK = [pytest.param(case, marks=pytest.mark.slow if case.name in VARIANTS else ()) for case in CASES]

WRITTEN = f"""{INIT}{LOAD}
    WAIT m, 0
    ld.shared.u32 %r20, [%r5];
    -ld.shared.u32 %r20, [%r5+256];
    setp.eq.u32 %p5, %r20, 7;
    @%p5 st.global.u32 [%rd3], 1; !"""


@pytest.mark.parametrize("case", QUICK, ids=lambda case: case.name)
def test_what_is_right_needs_no_interpreter(case: Case, screened):
    launch(case.right, case, engine="jit", checks="full")
    assert screened == [True]


@pytest.mark.parametrize("case", QUICK, ids=lambda case: case.name)
def test_what_is_wrong_is_told_as_by_the_interpreter(case: Case, screened):
    agree(case, case.wrong, "race")
    assert screened == [False]


@pytest.mark.parametrize("checks", ["init", pytest.param("full", marks=pytest.mark.slow)])
def test_what_a_copy_has_filled_was_written(checks, screened):
    both = case("written", "uninitialised", WRITTEN)
    agree(both, both.right, checks)
    agree(both, both.wrong, checks)
    assert screened == [True, False]


def _agree_about(seed: int, checks: str) -> None:
    agree_on(program(seed), [np.zeros(4096, np.uint32), np.arange(64, dtype=np.uint32)], checks=checks)


@pytest.mark.parametrize("seed", FEW_SEEDS)
def test_random_copies_are_told_as_by_the_interpreter(seed):
    _agree_about(seed, "race")


@pytest.mark.slow
@pytest.mark.parametrize("seed", MANY_SEEDS)
def test_many_random_copies_are_told_as_by_the_interpreter(seed):
    _agree_about(seed, "full" if seed % 4 == 0 else "race")


@pytest.mark.parametrize("checks", [*(pytest.param(each, marks=pytest.mark.slow) for each in ("race", "init")), "full"])
@pytest.mark.parametrize("name", [*KERNELS, *(pytest.param(name, marks=pytest.mark.slow) for name in OTHERS)])
def test_kernels_with_tensor_copies_need_no_interpreter(name, checks, screened):
    case = asynchronous_cases()[name]
    found, expected = run_case(case, case.ptx[main_variant(case)], "jit", case.sizes.interpret, checks=checks)
    assert screened and all(screened)
    for key, values in expected.items():
        assert np.allclose(found[key], values, rtol=1e-3, atol=1e-4), key
