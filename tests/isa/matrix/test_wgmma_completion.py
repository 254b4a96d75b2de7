"""When products of warpgroups complete, what shows of it, and what they refuse."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from tests.isa.matrix.test_wgmma import coded, matrix, sums
from tests.isa.matrix.warpgroups import Storage, Warpgroup, a_place, usual

import ptxvm
from ptxvm import KernelFault

engines = pytest.mark.parametrize("engine", ["interpret", "jit"])
GROUP = Warpgroup(
    ".sync.aligned.m64n8k16.f32.f16.f16",
    a=usual("128 bytes", "K", 16, 64, 16),
    b=usual("128 bytes", "K", 16, 8, 16),
    extra=(1, 1, 0, 0),
)
IN_REGISTERS = replace(GROUP, registers=True, extra=(1, 1, 0))
LEFT, RIGHT, ADDEND = matrix("f16", (64, 16), 1), matrix("f16", (8, 16), 2), matrix("f16", (64, 8), 3)
PRODUCT = LEFT @ RIGHT.T
FENCE, COMMIT, WAIT = (
    "wgmma.fence.sync.aligned;",
    "wgmma.commit_group.sync.aligned;",
    "wgmma.wait_group.sync.aligned 0;",
)
# All of A and B (from 1024 on) becomes zero.
ERASE = """mov.u32 %i, %t; shl.b32 %i, %i, 2;
ERASE: add.u32 %meta, %s, %i; st.shared.u32 [%meta+1024], 0; add.u32 %i, %i, 512;
setp.lt.u32 %more, %i, SIZE; @%more bra ERASE;"""


def run(body: str, engine: str, group: Warpgroup = GROUP, **options: object) -> np.ndarray:
    """D as f32 of the body, in which SIZE is that of what is erased."""
    size = len(group.image(coded("f16", LEFT), coded("f16", RIGHT))[0]) - 1024
    operands = coded("f16", LEFT), coded("f16", RIGHT), sums("f32", ADDEND)
    return group.run(*operands, engine, body=body.replace("SIZE", str(size)), **options).view(np.float32)


def first_registers(d: np.ndarray) -> np.ndarray:
    """The elements of D in %d0."""
    rows = np.arange(64)
    return d[rows[rows % 16 < 8]][:, ::2]


@engines
@pytest.mark.parametrize(("when", "is_late"), [("late", True), ("early", False)])
def test_shared_memory_is_read_as_late_as_the_wait(when: str, is_late: bool, engine: str) -> None:
    body = f"{FENCE} PRODUCT {COMMIT} bar.sync 0; {ERASE} bar.sync 0; {WAIT}"
    found = run(body, engine, async_completion=when)
    np.testing.assert_array_equal(found, ADDEND if is_late else PRODUCT + ADDEND)


@engines
@pytest.mark.parametrize(("when", "is_late"), [("late", True), ("early", False)])
def test_registers_of_a_are_read_then_too(when: str, is_late: bool, engine: str) -> None:
    clear = " ".join(f"mov.b32 %a{i}, 0;" for i in range(4))
    found = run(
        f"{FENCE} PRODUCT {COMMIT} bar.sync 0; {clear} bar.sync 0; {WAIT}", engine, IN_REGISTERS, async_completion=when
    )
    np.testing.assert_array_equal(found, ADDEND if is_late else PRODUCT + ADDEND)


@engines
def test_accumulators_are_read_and_written_then(engine: str) -> None:
    """What is written to them before the wait counts as the addend, if late; it is lost or stays, if early."""
    body = f"{FENCE} PRODUCT {COMMIT} bar.sync 0; mov.f32 %d0, 0f447A0000; bar.sync 0; {WAIT}"
    late, early = (first_registers(run(body, engine, async_completion=when)) for when in ("late", "early"))
    np.testing.assert_array_equal(late, first_registers(PRODUCT) + 1000)
    np.testing.assert_array_equal(early, np.full_like(early, 1000))


@engines
@pytest.mark.parametrize("missing", ["wait", "commit"])
def test_without_a_wait_sums_are_not_there(missing: str, engine: str) -> None:
    body = f"{FENCE} PRODUCT " + (COMMIT if missing == "wait" else WAIT)
    np.testing.assert_array_equal(run(body, engine), ADDEND)
    np.testing.assert_array_equal(run(body + " bar.sync 0;", engine, async_completion="early"), PRODUCT + ADDEND)


@engines
def test_only_older_groups_are_waited_for(engine: str) -> None:
    """The second product of the same sums belongs to the newest group."""
    body = f"{FENCE} PRODUCT {COMMIT} PRODUCT {COMMIT} wgmma.wait_group.sync.aligned N;"
    for newest, times in ((0, 2), (1, 1), (2, 0), (7, 0)):
        found = run(body.replace("N;", f"{newest};"), engine)
        np.testing.assert_array_equal(found, times * PRODUCT + ADDEND)


@engines
@pytest.mark.parametrize("seed", range(3))
def test_random_completion(seed: int, engine: str) -> None:
    """Products of the same sums complete in order."""
    body = f"{FENCE} PRODUCT PRODUCT {COMMIT} PRODUCT {COMMIT} {WAIT}"
    found = run(body, engine, async_completion="random", seed=seed)
    np.testing.assert_array_equal(found, 3 * PRODUCT + ADDEND)


@engines
def test_what_one_warp_waits_for_is_complete_for_all(engine: str) -> None:
    """Shared memory may be used again when one warp has waited: CUTLASS has one thread release it."""
    body = f"""setp.lt.u32 %more, %t, 32;
    {FENCE} PRODUCT {COMMIT}
    @%more bra FIRST; bar.sync 0; {WAIT} bra END;
    FIRST: {WAIT}
    mov.u32 %i, %t; shl.b32 %i, %i, 2;
    ERASE: add.u32 %meta, %s, %i; st.shared.u32 [%meta+1024], 0; add.u32 %i, %i, 128;
    setp.lt.u32 %more, %i, SIZE; @%more bra ERASE;
    bar.sync 0;
    END:"""
    np.testing.assert_array_equal(run(body, engine), PRODUCT + ADDEND)


@engines
def test_loop_with_lanes_on_different_ways(engine: str) -> None:
    """Registers of sums survive code that some lanes of a warp skip, and waits for others."""
    body = f"""mov.u32 %i, 0;
    LOOP: and.b32 %meta, %t, 3; setp.lt.u32 %more, %meta, %i;
    @%more bra SKIP; add.f32 %d0, %d0, 0f3F800000; st.shared.u32 [%s], %i;
    SKIP: {FENCE} PRODUCT {COMMIT} {WAIT}
    add.u32 %i, %i, 1; setp.lt.u32 %more, %i, 6; @%more bra LOOP;"""
    found = run(body, engine)
    # Lanes t of four are on the way while i <= t.
    more = np.zeros((64, 8))
    more[np.arange(64) % 16 < 8, ::2] = np.arange(1, 5)
    np.testing.assert_array_equal(found, 6 * PRODUCT + ADDEND + more)


@engines
def test_lanes_that_wait_for_each_other_meanwhile(engine: str) -> None:
    """Compiled code goes over to its safe version while the product is under way."""
    body = f"""shr.u32 %i, %t, 5; shl.b32 %i, %i, 2; add.u32 %i, %s, %i; st.shared.u32 [%i], 0; bar.sync 0;
    {FENCE} PRODUCT {COMMIT}
    and.b32 %meta, %t, 31; setp.eq.u32 %more, %meta, 0; @!%more bra OTHERS;
    SPIN: ld.volatile.shared.u32 %meta, [%i]; setp.eq.u32 %more, %meta, 0; @%more bra SPIN; bra MEET;
    OTHERS: st.volatile.shared.u32 [%i], 1;
    MEET: {WAIT}"""
    np.testing.assert_array_equal(run(body, engine), PRODUCT + ADDEND)


@engines
@pytest.mark.parametrize("is_recursive", [False, True])
def test_calls_meanwhile(is_recursive: bool, engine: str) -> None:
    """A function that waits; as a recursive one it is called in truth."""
    again = "@%more call waits, (%n);" if is_recursive else ""
    function = f""".func waits(.reg .b32 %count)
{{
    .reg .pred %more; .reg .b32 %n;
    sub.u32 %n, %count, 1; setp.ne.s32 %more, %n, 0;
    {again}
    {COMMIT} {WAIT}
    ret;
}}
.visible .entry"""
    memory, a_start, b_start = GROUP.image(coded("f16", LEFT), coded("f16", RIGHT))
    text = GROUP.text(len(memory), a_start, b_start, f"{FENCE} PRODUCT mov.u32 %i, 3; call waits, (%i);")
    registers = GROUP.spread(sums("f32", ADDEND))
    arguments = [memory, np.zeros((128, 4), np.uint32), np.zeros(128, np.uint32), registers]
    ptxvm.run(text.replace(".visible .entry", function).encode(), grid=1, block=128, args=arguments, engine=engine)
    np.testing.assert_array_equal(GROUP.gathered(registers).view(np.float32), PRODUCT + ADDEND)


@engines
def test_two_warpgroups(engine: str) -> None:
    """Of 256 threads the first 128 store: both groups multiply, each by itself."""
    body = f"{FENCE} PRODUCT {COMMIT} {WAIT} setp.ge.u32 %more, %t, 128; @%more exit;"
    registers = GROUP.spread(sums("f32", ADDEND))
    text_options = {"block": 256}
    both = np.concatenate([registers, registers])
    memory, a_start, b_start = GROUP.image(coded("f16", LEFT), coded("f16", RIGHT))
    unused = np.zeros((256, 4), np.uint32)
    text = GROUP.text(len(memory), a_start, b_start, body).encode()
    ptxvm.run(text, grid=1, args=[memory, unused, np.zeros(256, np.uint32), both], engine=engine, **text_options)
    np.testing.assert_array_equal(GROUP.gathered(both[:128]).view(np.float32), PRODUCT + ADDEND)
    np.testing.assert_array_equal(both[128:], registers)


# ------------------------------------------------------------------------------------------------------------- refused


@engines
@pytest.mark.parametrize(
    ("body", "message"),
    [
        (f"PRODUCT {COMMIT} {WAIT}", "the warp has not executed wgmma.fence before"),
        (f"{FENCE} add.f32 %d1, %d1, %d1; PRODUCT", "register %d1 was accessed after the last wgmma.fence"),
        (f"{FENCE} PRODUCT {COMMIT} {WAIT} mov.b32 %i, %d3; PRODUCT", "register %d3 was accessed after the last"),
        (f"{FENCE} PRODUCT {COMMIT} {WAIT} @%adds mov.f32 %d2, %d1; PRODUCT", "was accessed after the last"),
    ],
)
def test_registers_that_no_fence_orders(body: str, message: str, engine: str) -> None:
    with pytest.raises(KernelFault, match=message) as caught:
        run(body, engine)
    assert caught.value.kind == "async"
    assert "PRODUCT" not in body or caught.value.line is not None


@engines
def test_constants_among_the_registers_of_a(engine: str) -> None:
    """As ptxas takes them: two f16 of 1.0, and zeros."""
    ones = LEFT.copy()
    for thread in range(128):
        for index in range(2, 8):
            ones[a_place(16, thread // 32, thread % 32, index)] = index < 4
    body = f"{FENCE} PRODUCT {COMMIT} {WAIT}".replace("PRODUCT", IN_REGISTERS.product("{%a0, 0x3c003c00, 0, 0}"))
    np.testing.assert_array_equal(run(body, engine, IN_REGISTERS), ones @ RIGHT.T + ADDEND)


@engines
def test_sums_of_one_shape_need_no_fence_between(engine: str) -> None:
    np.testing.assert_array_equal(run(f"{FENCE} PRODUCT PRODUCT {COMMIT} {WAIT}", engine), 2 * PRODUCT + ADDEND)


@engines
def test_compilers_move_the_zeros_of_sums_behind_the_fence(engine: str) -> None:
    zeros = " ".join(f"mov.f32 %d{i}, 0f00000000;" for i in range(4))
    np.testing.assert_array_equal(run(f"{FENCE} {zeros} PRODUCT {COMMIT} {WAIT}", engine), PRODUCT)


@engines
def test_matrices_outside_of_shared_memory(engine: str) -> None:
    far = replace(GROUP, a=Storage("128 bytes", "K", 16, 0x3000))
    memory = np.zeros(1 << 16, np.uint8)
    far.b.store(memory, 0, 16, coded("f16", RIGHT))
    text = far.text(8192, 1024, 0)
    arguments = [memory, np.zeros((128, 4), np.uint32), np.zeros(128, np.uint32), np.zeros((128, 4), np.uint32)]
    with pytest.raises(
        KernelFault, match=r"matrix at 0x400, leading every 0x10, stride 0x3000, swizzle 128 bytes reaches"
    ):
        ptxvm.run(text.encode(), grid=1, block=128, args=arguments, engine=engine)


@engines
def test_a_warpgroup_has_four_warps(engine: str) -> None:
    with pytest.raises(KernelFault, match="a warpgroup has 4 warps, but the CTA has 3"):
        run(f"{FENCE} PRODUCT {COMMIT} {WAIT}", engine, block=96)


@engines
def test_warps_that_differ(engine: str) -> None:
    body = f"shr.u32 %i, %t, 5; cvt.u64.u32 %q, %i; add.s64 %db, %db, %q; {FENCE} PRODUCT {COMMIT} {WAIT}"
    with pytest.raises(KernelFault, match="other descriptors or another scale-d than warp 0"):
        run(body, engine)


@engines
def test_a_warp_that_is_missing(engine: str) -> None:
    """The others wait for ever."""
    body = f"setp.ge.u32 %more, %t, 96; @%more exit; {FENCE} PRODUCT {COMMIT} {WAIT}"
    with pytest.raises(KernelFault, match=r"wgmma\.wait_group") as caught:
        run(body, engine)
    assert caught.value.kind == "deadlock"


@engines
def test_metadata_that_mean_nothing(engine: str) -> None:
    group = Warpgroup(".sync.aligned.m64n8k64.s32.s8.s8", selector=0, a=usual("none", "K", 8, 64, 32))
    group = replace(group, b=usual("none", "K", 8, 8, 64))
    words = np.full(128, 0x44444444, np.uint32)
    words[70] = 0x44445444
    zeros = np.zeros((64, 32), np.uint8), np.zeros((8, 64), np.uint8), np.zeros((64, 8), np.uint32)
    with pytest.raises(KernelFault, match="0x44445444") as caught:
        group.run(*zeros, engine, metadata=words)
    assert caught.value.thread == (70, 0, 0)
