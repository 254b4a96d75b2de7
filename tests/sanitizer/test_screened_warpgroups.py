"""Products of warpgroups in compiled code that is watched: whose operands were written and fenced, and are left alone
until a wait; anything else the interpreter judges."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from tests.kernels.cases import asynchronous_cases, main_variant
from tests.kernels.run import run_case
from tests.sanitizer.cases_matrix import CASES as MATRIX
from tests.sanitizer.cases_matrix import DESCRIPTORS, LARGE, PRODUCT
from tests.sanitizer.programs import Case, case, launch
from tests.sanitizer.random_product_rings import THREADS
from tests.sanitizer.random_product_rings import program as ring
from tests.sanitizer.random_warpgroups import program
from tests.sanitizer.test_screening import agree, agree_on, outcome

pytestmark = pytest.mark.usefixtures("small_launches_are_screened")
FEW_SEEDS, MANY_SEEDS = range(2), range(2, 300)
MANY_RINGS = range(1, 200)
FEW_LAYOUTS, MANY_LAYOUTS = range(3), range(3, 200)
KERNELS = ("triton_matmul_f16", "triton_matmul_tf32", "cute_half_128", "cute_tf32_registers", "cute_fp8")

CLEAR = "".join(f"mov.f32 %f{number}, 0f00000000;\n" for number in range(1, 10))
PLACE = "shl.b32 %r50, %r1, 5;\nadd.u32 %r50, %r50, %r4;\nsetp.ge.u32 %p5, %r1, 128;\n"
FILL = """
    st.shared.v4.u32 [%r50], {%r1, %r1, %r1, %r1};
    st.shared.v4.u32 [%r50+16], {%r1, %r1, %r1, %r1};
"""
OTHER_SUMS = PRODUCT.replace("%f1, %f2, %f3, %f4", "%f5, %f6, %f7, %f8")
FENCE, COMMIT, WAIT = (f"wgmma.{each}.sync.aligned;\n" for each in ("fence", "commit_group", "wait_group"))
WAIT = WAIT.replace(";", " 0;")
BEGIN = CLEAR + PLACE + DESCRIPTORS
FILLED = f"{BEGIN}@%p5 bra FILLED;\n{FILL}fence.proxy.async.shared::cta;\nFILLED: bar.sync 0;\n"
READY = f"{BEGIN}{FILL}fence.proxy.async.shared::cta;\nbar.sync 0;\n"


def _case(name: str, kinds: str, text: str, **options) -> Case:
    return case(name, kinds, text, head=LARGE, **({"block": 128} | options))


CASES = [
    _case("no fence", "proxy", f"{BEGIN}{FILL}+fence.proxy.async;\nbar.sync 0;\n{FENCE}{PRODUCT}\n{COMMIT}{WAIT}"),
    _case(
        "a fence of global memory",
        "proxy",
        f"""{BEGIN}{FILL}-fence.proxy.async.global;
        +fence.proxy.async.shared::cta;
        bar.sync 0;
        {FENCE}{PRODUCT}\n{COMMIT}{WAIT}""",
    ),
    _case(
        "a fence before the store",
        "proxy",
        f"""{BEGIN}-fence.proxy.async;
        {FILL}+fence.proxy.async;
        bar.sync 0;
        {FENCE}{PRODUCT}\n{COMMIT}{WAIT}""",
    ),
    _case(
        "a fence of one lane of each warp",
        "proxy",
        f"""{BEGIN}{FILL}+bar.sync 0;
        and.b32 %r52, %r1, 31;
        setp.ne.u32 %p6, %r52, 0;
        @%p6 bra ON;
        fence.proxy.async;
        ON:
        -bar.sync 0;
        {FENCE}{PRODUCT}\n{COMMIT}{WAIT}""",
    ),
    _case(
        "a fence of another warpgroup",
        "proxy",
        f"""{BEGIN}@!%p5 bra OTHER;
        xor.b32 %r50, %r50, 4096;
        {FILL}bar.sync 0;
        +fence.proxy.async;
        {FENCE}{PRODUCT}\n{COMMIT}{WAIT}bra END;
        OTHER:
        bar.sync 0;
        fence.proxy.async;
        END:""",
        block=256,
    ),
    _case(
        "a fence of another warpgroup before a barrier",
        "proxy",
        f"""{BEGIN}@%p5 bra OTHER;
        {FILL}bar.sync 0;
        bar.sync 0;
        {FENCE}{PRODUCT}\n{COMMIT}{WAIT}bra END;
        OTHER:
        bar.sync 0;
        +fence.proxy.async;
        bar.sync 0;
        fence.proxy.async;
        END:""",
        block=256,
    ),
    _case(
        "changes by the last of several warps behind its fence",
        "proxy",
        f"""{BEGIN}{FILL}mul.lo.u32 %r51, %r1, %r1;
        and.b32 %r51, %r51, 124;
        add.u32 %r51, %r51, %r4;
        mov.u32 %r53, 0;
        bar.sync 0;
        AGAIN:
        fence.proxy.async;
        red.shared.add.u32 [%r51], 1;
        add.u32 %r53, %r53, 1;
        setp.lt.u32 %p6, %r53, 4;
        @%p6 bra AGAIN;
        setp.ge.u32 %p6, %r1, 96;
        -@%p6 bra ON;
        fence.proxy.async;
        ON:
        bar.sync 0;
        {FENCE}{PRODUCT}\n{COMMIT}{WAIT}""",
    ),
    _case(
        "no barrier",
        "async proxy",
        f"{BEGIN}{FILL}fence.proxy.async;\n+bar.sync 0;\n{FENCE}{PRODUCT}\n{COMMIT}{WAIT}",
    ),
    _case(
        "a store to a tile that is read",
        "async",
        f"""{READY}{FENCE}{PRODUCT}\n{COMMIT}+{WAIT}bar.sync 0;
        st.shared.u32 [%r50], %r1;
        -{WAIT}""",
    ),
    _case(
        "a store to a tile that is read, between barriers",
        "async",
        f"""{READY}{FENCE}{PRODUCT}\n{COMMIT}+{WAIT}bar.sync 0;
        st.shared.u32 [%r50], %r1;
        bar.sync 0;
        -{WAIT}""",
    ),
    _case(
        "an atomic on a tile that is read",
        "async",
        f"""{READY}{FENCE}{PRODUCT}\n{COMMIT}+{WAIT}bar.sync 0;
        red.shared.add.u32 [%r50], 1;
        -{WAIT}""",
    ),
    _case(
        "a copy to a tile that is read",
        "async",
        f"""{READY}{FENCE}{PRODUCT}\n{COMMIT}+{WAIT}bar.sync 0;
        cp.async.cg.shared.global [%r50], [%rd2], 16;
        -{WAIT}cp.async.wait_all;""",
    ),
    _case(
        "one thread tells of a product",
        "async",
        f"""@%p1 mbarrier.init.shared.b64 [m], 1;
        {FILLED}@%p5 bra OTHER;
        {FENCE}{PRODUCT}\n{COMMIT}-@%p1 mbarrier.arrive.shared.b64 _, [m];
        {WAIT}+@%p1 mbarrier.arrive.shared.b64 _, [m];
        bra END;
        OTHER:
        WAIT m, 0
        st.shared.u32 [%r50+-4096], %r1;
        END:""",
        block=256,
    ),
    _case(
        "one thread of each warpgroup tells of its product",
        "async",
        f"""-@%p1 mbarrier.init.shared.b64 [m], 1;
        +@%p1 mbarrier.init.shared.b64 [m], 2;
        and.b32 %r51, %r1, 127;
        setp.eq.u32 %p6, %r51, 0;
        setp.ge.u32 %p7, %r1, 256;
        {FILLED}@%p7 bra OTHER;
        {FENCE}{PRODUCT}\n{COMMIT}{WAIT}@%p6 mbarrier.arrive.shared.b64 _, [m];
        bra END;
        OTHER:
        WAIT m, 0
        st.shared.u32 [%r50+-8192], %r1;
        END:""",
        block=288,
    ),
    _case(
        "who knows of a product need not know of reads before",
        "race",
        f"""@%p1 mbarrier.init.shared.b64 [m], 1;
        @%p1 mbarrier.init.shared.b64 [n], 32;
        {FILLED}@%p5 bra OTHERS;
        @%p2 WAIT n, 0
        {FENCE}{PRODUCT}\n{COMMIT}{WAIT}setp.eq.u32 %p6, %r1, 32;
        @%p6 mbarrier.arrive.shared.b64 _, [m];
        bra END;
        OTHERS:
        setp.ge.u32 %p6, %r1, 160;
        @%p6 bra WRITER;
        ld.shared.u32 %r52, [%r50+-4096]; !
        mbarrier.arrive.shared.b64 _, [n];
        bra END;
        WRITER:
        WAIT m, 0
        +WAIT n, 0
        st.shared.u32 [%r50+-5120], %r1; !
        END:""",
        block=192,
    ),
    _case(
        "a copy that is not waited for",
        "async",
        f"""{BEGIN}{FILL}bar.sync 0;
        cp.async.cg.shared.global [%r50], [%rd2], 16;
        cp.async.commit_group;
        +cp.async.wait_group 0;
        bar.sync 0;
        fence.proxy.async;
        {FENCE}{PRODUCT}\n{COMMIT}{WAIT}-cp.async.wait_group 0;""",
    ),
    _case(
        "a store before the barrier behind the wait",
        "async",
        f"""{READY}{FENCE}{PRODUCT}\n{COMMIT}{WAIT}+bar.sync 0;
        xor.b32 %r51, %r50, 1024;
        st.shared.u32 [%r51], %r1;""",
    ),
    _case(
        "a tile of two warpgroups",
        "async",
        f"""{BEGIN}@%p5 bra OTHER;
        {FILL}fence.proxy.async;
        bar.sync 0;
        {FENCE}{PRODUCT}\n{COMMIT}{WAIT}+bar.sync 0;
        -bar.sync 1, 128;
        st.shared.u32 [%r50], %r1;
        bra END;
        OTHER:
        bar.sync 0;
        {FENCE}{PRODUCT}\n{COMMIT}{WAIT}+bar.sync 0;
        END:""",
        block=256,
    ),
    _case(
        "sums behind another fence",
        "async",
        f"""{READY}{FENCE}{PRODUCT}\n{COMMIT}+{WAIT}add.f32 %f9, %f1, %f1;
        {FENCE}{OTHER_SUMS}\n{COMMIT}{WAIT}""",
    ),
    _case(
        "sums moved between products",
        "async",
        f"""{READY}{FENCE}{PRODUCT}\n{COMMIT}+{WAIT}{FENCE}mov.f32 %f1, 0f00000000;
        {PRODUCT}\n{COMMIT}{WAIT}""",
    ),
    _case(
        "sums of which only the older product is waited for",
        "async",
        f"""{READY}{FENCE}{PRODUCT}\n{COMMIT}{PRODUCT}\n{COMMIT}
        -wgmma.wait_group.sync.aligned 1;
        +wgmma.wait_group.sync.aligned 0;
        add.f32 %f9, %f1, %f1;
        {WAIT}""",
    ),
    _case(
        "sums at the end",
        "async",
        f"""{READY}{FENCE}{PRODUCT}\n{COMMIT}+{WAIT}add.f32 %f9, %f1, %f1;""",
    ),
    *(each for each in MATRIX if each.name in ("W1", "W3")),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_what_is_right_needs_no_interpreter(case: Case, screened):
    for checks in ("race", "full"):
        launch(case.right, case, engine="jit", checks=checks)
    assert screened == [True, True]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_what_is_wrong_is_told_as_by_the_interpreter(case: Case, screened):
    agree(case, case.wrong, "race")
    assert screened == [False]


def _agree_about(seed: int, checks: str) -> None:
    text, block = program(seed)
    agree_on(text, [np.zeros(4096, np.uint32), np.zeros(64, np.uint32)], block=block, checks=checks)


@pytest.mark.parametrize("seed", FEW_SEEDS)
def test_random_programs_are_told_as_by_the_interpreter(seed):
    _agree_about(seed, "race")


@pytest.mark.slow
@pytest.mark.parametrize("seed", MANY_SEEDS)
def test_many_random_programs_are_told_as_by_the_interpreter(seed):
    _agree_about(seed, "full" if seed % 4 == 0 else "race")


@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.slow) for seed in MANY_RINGS)])
def test_random_rings_are_told_as_by_the_interpreter(seed):
    agree_on(ring(seed), [np.zeros(4096, np.uint32) for _ in range(2)], block=THREADS, checks="race")


# ------------------------------------------------------------------------------------------------ words of a product


def _layout(seed: int) -> str:
    """A product in a random layout, with A and B somewhere, transposed or not, and memory all of which was written but
    for 16 bytes."""
    random = Random(seed)
    n = random.choice([8, 16, 64, 256])
    fields = [random.randrange(16), random.randrange(1, 65), random.randrange(1, 65), random.choice([0, 0, 1, 2, 3])]
    a, b = (_descriptor(random, *fields) for _ in range(2))
    sums = [f"%f{number}" for number in range(n // 2)]
    size, unwritten = 16384, 16 * random.choice([random.randrange(1024), random.randrange(256)])
    head = LARGE.replace("s[1024]", f"s[{size // 4}]")
    text = "".join(f"mov.f32 {name}, 0f00000000;\n" for name in sums)
    text += f"shl.b32 %r50, %r1, 4;\nsub.u32 %r51, %r50, {unwritten};\nadd.u32 %r50, %r50, %r4;\n"
    for at in range(0, size, 2048):
        text += f"setp.ne.u32 %p6, %r51, {-at};\n@%p6 st.shared.v4.u32 [%r50+{at}], {{%r1, %r1, %r1, %r1}};\n"
    text += f"fence.proxy.async;\nbar.sync 0;\nmov.b64 %rd20, {a:#x};\nmov.b64 %rd21, {b:#x};\n{FENCE}"
    operands = f"{{{', '.join(sums)}}}, %rd20, %rd21, 1, 1, 1, {random.randrange(2)}, {random.randrange(2)}"
    text += f"wgmma.mma_async.sync.aligned.m64n{n}k16.f32.f16.f16 {operands};\n"
    return case("layout", "", f"{text}{COMMIT}{WAIT}", head=head).right


def _descriptor(random: Random, start: int, leading: int, stride: int, swizzle: int) -> int:
    """Nothing leads far behind the start."""
    start = random.randrange(0, 256) if swizzle == 0 else 8 * random.randrange(0, 32)
    return start | leading << 16 | stride << 32 | swizzle << 62


def _agree_about_layout(seed: int) -> str:
    text = _layout(seed)
    told = [outcome(text, [np.zeros(4096, np.uint32), np.zeros(64, np.uint32)], 1, 128, engine=engine, checks="init")
            for engine in ("interpret", "jit")]  # fmt: skip
    assert told[0] == told[1]
    return told[0][0]


@pytest.mark.parametrize("seed", FEW_LAYOUTS)
def test_words_that_a_product_reads_must_have_been_written(seed):
    _agree_about_layout(seed)


@pytest.mark.slow
def test_words_that_products_read_are_those_of_the_interpreter(screened):
    said = [_agree_about_layout(seed).split(":")[0] for seed in MANY_LAYOUTS]
    assert said.count("uninitialised") > 20
    assert sum(screened) > 20


# ---------------------------------------------------------------------------------------------------------- kernels


@pytest.mark.parametrize("checks", ["race", "init", "full"])
@pytest.mark.parametrize("name", KERNELS)
def test_kernels_of_compilers_need_no_interpreter(name, checks, screened):
    case = asynchronous_cases()[name]
    found, expected = run_case(case, case.ptx[main_variant(case)], "jit", case.sizes.interpret, checks=checks)
    assert screened and all(screened)
    for key, values in expected.items():
        assert np.allclose(found[key], values, rtol=1e-3, atol=1e-4), key
