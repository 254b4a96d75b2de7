"""`tcgen05.alloc` and its like, and what faults on tensor memory say, in both engines."""

import numpy as np
import pytest
from tests.isa.matrix.tcgen05.kernels import WAIT_LD, WAIT_ST, dumped, filled, program, vector

import ptxvm

ENGINES = ("interpret", "jit")
GROUP = "cta_group::1.sync.aligned"
LOAD = "tcgen05.ld.sync.aligned.32x32b.x4.b32 {%r0, %r1, %r2, %r3}"
ALLOC = f"tcgen05.alloc.{GROUP}.shared::cta.b32"


def run(text, engine, *, block=128, grid=1, result=None, **options):
    source = np.arange(128 * 64, dtype=np.uint32)
    result = np.zeros(128 * 64, np.uint32) if result is None else result
    ptxvm.run(text, grid=grid, block=block, args=[source, result], engine=engine, timeout=60, **options)
    return result


def fault(text, engine, **options):
    with pytest.raises(ptxvm.KernelFault) as caught:
        run(text, engine, **options)
    return caught.value


FAULTS = {
    "another warp's lanes": (
        (f"{LOAD}, [%base];", WAIT_LD),
        "out_of_bounds",
        "reaches the lanes 32 to 63",
    ),
    "not allocated": ((f"{LOAD}, [%address+64];", WAIT_LD), "out_of_bounds", "column 64 of tensor memory was never"),
    "beyond the last column": ((f"{LOAD}, [%address+510];", WAIT_LD), "out_of_bounds", "128 lanes and 512 columns"),
    "a store": (
        ("tcgen05.st.sync.aligned.32x32b.x1.b32 [%address+100], {%r0};", WAIT_ST),
        "out_of_bounds",
        "column 100",
    ),
    "freed": (
        (
            f"@%first tcgen05.dealloc.{GROUP}.b32 %base, 64;",
            "bar.sync 0;",
            f"{LOAD}, [%address];",
            WAIT_LD,
        ),
        "use_after_free",
        "column 0 of tensor memory was deallocated",
    ),
    "freed twice": (
        (f"@%first tcgen05.dealloc.{GROUP}.b32 %base, 64;",),
        "trap",
        "no allocation of tensor memory begins at column 0",
    ),
    "freed in part": (
        (f"@%first tcgen05.dealloc.{GROUP}.b32 %base, 32;",),
        "trap",
        "has 64 columns, not 32",
    ),
    "a number of columns": (
        ("mov.u32 %x0, 48;", f"@%first {ALLOC} [slot], %x0;"),
        "trap",
        "by 32, 64, 128, 256 or 512 columns, not 48",
    ),
    "after relinquishing": (
        (f"@%first tcgen05.relinquish_alloc_permit.{GROUP};", f"@%first {ALLOC} [slot], 32;"),
        "trap",
        "given up its right to allocate",
    ),
    "misaligned": ((f"@%first {ALLOC} [slot+2], 32;",), "misaligned", "not a multiple of 4"),
    "a shift": (
        ("add.u32 %x0, %base, 0x100000;", "@%one tcgen05.shift.cta_group::1.down [%x0];"),
        "misaligned",
        "the lane of the address is 16",
    ),
    "a pair": (
        ("@%first tcgen05.alloc.cta_group::2.sync.aligned.shared::cta.b32 [slot], 32;",),
        "async",
        "needs a pair of CTAs",
    ),
    "a store that is pending": (
        ("tcgen05.st.sync.aligned.32x32b.x1.b32 [%address], {%r0};",),
        "async",
        "deallocated while tcgen05.st of line",
    ),
}


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("name", FAULTS)
def test_faults(engine, name):
    lines, kind, message = FAULTS[name]
    found = fault(program(*lines, columns=64), engine)
    assert (found.kind, message in found.message) == (kind, True), found


@pytest.mark.parametrize("engine", ENGINES)
def test_columns_are_free_again(engine):
    """Four allocations fill the memory, their order of release does not matter, and 256 fit again."""
    lines = [f"@!%first bra done;\n{ALLOC} [slot], 256;", "ld.shared.u32 %x0, [slot];"]
    lines += [
        f"{ALLOC} [slot], 64;",
        "ld.shared.u32 %x1, [slot];",
        f"{ALLOC} [slot], 128;",
        "ld.shared.u32 %x2, [slot];",
    ]
    free = f"tcgen05.dealloc.{GROUP}.b32"
    lines += [f"{free} %x0, 256;", f"{ALLOC} [slot], 256;", "ld.shared.u32 %x3, [slot];", f"{free} %x2, 128;"]
    lines += [f"{free} %x3, 256;", f"{free} %x1, 64;", "st.global.v4.u32 [%result], {%x0, %x1, %x2, %x3};", "done:"]
    found = run(program(*lines, columns=64), engine)[:4]
    assert found.tolist() == [256, 64, 128, 256]


EXCLUSIVE = f"tcgen05.alloc.exclusive.{GROUP}.shared::cta.b32 [slot],"
FREE = f"tcgen05.dealloc.exclusive.{GROUP}.b32 %x0,"


def alone(*lines, target="sm_107a"):
    """The first warp gives its columns back, runs the lines with an exclusive allocation at %x0, and asks again."""
    inner = (f"tcgen05.dealloc.{GROUP}.b32 %base, 64;", *lines, f"{ALLOC} [slot], 64;")
    return program("@!%first bra done;", *inner, "done:", columns=64, target=target, version="9.4")


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("columns", [32, 96, 512, 576])
def test_an_exclusive_allocation_reaches_all_columns(engine, columns):
    last = f"add.u32 %x1, %x0, {columns - 1};"
    store = ("tcgen05.st.sync.aligned.32x32b.x1.b32 [%x1], {%t};", WAIT_ST)
    load = ("tcgen05.ld.sync.aligned.32x32b.x1.b32 {%r0}, [%x1];", WAIT_LD, "mad.wide.u32 %p64, %t, 4, %result;")
    lines = (f"{EXCLUSIVE} {columns};", "ld.shared.u32 %x0, [slot];", last, *store, *load)
    found = run(alone(*lines, "st.global.u32 [%p64], %r0;", f"{FREE} {columns};"), engine)
    assert found[:33].tolist() == [*range(32), 0]


EXCLUSIVE_FAULTS = {
    "too many columns": ((f"{EXCLUSIVE} 608;",), "sm_107a", "trap", "has 32, 64, ... 576 columns, not 608"),
    "of another target": ((f"{EXCLUSIVE} 576;",), "sm_100a", "trap", "has 32, 64, ... 512 columns, not 576"),
    "no multiple of 32": (("mov.u32 %x2, 48;", f"{EXCLUSIVE} %x2;"), "sm_107a", "trap", "columns, not 48"),
    "freed as others": (
        (f"{EXCLUSIVE} 64;", "ld.shared.u32 %x0, [slot];", f"tcgen05.dealloc.{GROUP}.b32 %x0, 64;"),
        "sm_107a",
        "trap",
        "is exclusive, its deallocation has to be so too",
    ),
    "others freed so": (
        (f"{ALLOC} [slot], 64;", "ld.shared.u32 %x0, [slot];", f"{FREE} 64;"),
        "sm_107a",
        "trap",
        "is not exclusive",
    ),
    "others wait": ((f"{EXCLUSIVE} 64;", f"{ALLOC} [slot], 64;"), "sm_107a", "deadlock", "waits for 64 columns; alloc"),
    "it waits": (
        (f"{ALLOC} [slot], 64;", f"{EXCLUSIVE} 64;"),
        "sm_107a",
        "deadlock",
        "waits for 64 columns and no other allocation; allocated are 64 from column 0",
    ),
    "beyond its columns": (
        (f"{EXCLUSIVE} 544;", "ld.shared.u32 %x0, [slot];", f"{LOAD}, [%x0+541];", WAIT_LD),
        "sm_107a",
        "out_of_bounds",
        "128 lanes and 544 columns",
    ),
}


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("name", EXCLUSIVE_FAULTS)
def test_faults_of_exclusive_allocations(engine, name):
    lines, target, kind, message = EXCLUSIVE_FAULTS[name]
    found = fault(alone(*lines, target=target), engine)
    assert (found.kind, message in found.message) == (kind, True), found


BLOCKING = """
    @%first bra holder;
    setp.ne.u32 %p, %w, 1;
    @%p bra done;
    {alloc} [slot], 512;
    ld.shared.u32 %x0, [slot];
    add.u32 %x1, %x0, 0x200000;
    mov.u32 %r0, %t;
    tcgen05.st.sync.aligned.32x32b.x1.b32 [%x1], {{%r0}};
    {wait}
    tcgen05.dealloc.{group}.b32 %x0, 512;
    bra done;
holder:
    mov.u32 %x2, 0;
again:
    add.u32 %x2, %x2, 1;
    setp.lt.u32 %p, %x2, 2000;
    @%p bra again;
    {free}
done:
    bar.sync 0;
    @%first {alloc} [slot], 512;
"""


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("frees", [True, False])
def test_an_allocation_waits_for_columns(engine, frees):
    free = f"tcgen05.dealloc.{GROUP}.b32 %base, 512;" if frees else ""
    text = program(BLOCKING.format(alloc=ALLOC, group=GROUP, free=free, wait=WAIT_ST))
    if frees:
        run(text, engine)
    else:
        found = fault(text, engine)
        assert found.kind == "deadlock"
        assert "waits for 512 columns; allocated are 512 from column 0" in found.message


PAIR = """
.version 8.8
.target sm_100a
.address_size 64
.visible .entry k(.param .u64 source, .param .u64 result)
{
    .reg .b32 %rank, %x, %y, %cta, %n;
    .reg .b64 %result;
    .reg .pred %p;
    .shared .align 4 .b32 slots[2];
    mov.u32 %rank, %cluster_ctarank;
    setp.eq.u32 %p, %rank, 1;
    mov.u32 %n, 0;
    @!%p bra on;
wait:
    add.u32 %n, %n, 1;
    setp.lt.u32 %p, %n, 5000;
    @%p bra wait;
on:
    tcgen05.alloc.cta_group::2.sync.aligned.shared::cta.b32 [slots], 32;
    tcgen05.alloc.cta_group::2.sync.aligned.shared::cta.b32 [slots+4], 32;
    ld.shared.u32 %x, [slots];
    ld.shared.u32 %y, [slots+4];
    barrier.cluster.arrive.aligned;
    barrier.cluster.wait.aligned;
    tcgen05.dealloc.cta_group::2.sync.aligned.b32 %x, 32;
    tcgen05.dealloc.cta_group::2.sync.aligned.b32 %y, 32;
    tcgen05.relinquish_alloc_permit.cta_group::2.sync.aligned;
    ld.param.u64 %result, [result];
    mov.u32 %cta, %ctaid.x;
    mad.wide.u32 %result, %cta, 8, %result;
    st.global.v2.u32 [%result], {%x, %y};
    ret;
}
"""


def test_what_is_left_is_told_to_those_who_ask():
    text = program(f"@%first {ALLOC} [slot], 32;", columns=64)
    run(text, "interpret")
    run(program(columns=64), "interpret", checks="leak")
    found = fault(text, "interpret", checks="leak")
    assert (found.kind, "allocates tensor memory that nobody deallocates" in found.message) == ("leak", True)
    assert text.splitlines()[found.line - 1].strip() == f"@%first {ALLOC} [slot], 32;"


@pytest.mark.parametrize("engine", ENGINES)
def test_unwritten_words_of_tensor_memory(engine):
    """Full checks tell of them where they are used, also in tensor memory."""
    lines = [f"{LOAD}, [%address];", WAIT_LD]
    run(program(*lines, columns=64), engine, checks="full")
    found = fault(program(*lines, "st.global.u32 [%result], %r3;", columns=64), engine, checks="full")
    assert (found.kind, "reads tensor memory that was never written" in found.message) == ("uninitialised", True)


@pytest.mark.parametrize("engine", ENGINES)
def test_pairs_allocate_together(engine):
    found = run(PAIR, engine, block=32, grid=4, cluster=2)[:8]
    assert found.tolist() == [0, 32] * 4


@pytest.mark.parametrize("engine", ENGINES)
def test_a_pair_needs_its_peer(engine):
    found = fault(PAIR.replace("@!%p bra on;", "@%p exit;"), engine, block=32, grid=2, cluster=2)
    assert (found.kind, "the peer CTA, block (1, 0, 0), has exited" in found.message) == ("async", True)


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("mode", ["late", "early", "random"])
def test_stores_are_late(engine, mode):
    """Without the wait a load finds what was there before, unless stores complete at once."""
    store = f"tcgen05.st.sync.aligned.32x32b.x8.b32 [%address], {vector(8)};"
    lines = [*filled(64), *(f"mov.u32 %r{i}, 7;" for i in range(8)), store, "{wait}", *dumped(64), WAIT_ST]
    old = np.arange(128 * 64, dtype=np.uint32).reshape(128, 64)
    new = old.copy()
    new[:, :8] = 7
    waited, hasty = (
        run(program(*lines, columns=64).replace("{wait}", wait), engine, async_completion=mode, seed=4).reshape(128, 64)
        for wait in (WAIT_ST, "")
    )
    assert (waited == new).all()
    assert mode == "random" or (hasty == (old if mode == "late" else new)).all()


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("mode", ["late", "early"])
def test_loads_are_late(engine, mode):
    """What is stored after a load is loaded unless the load was waited for, or a register of it was used."""
    store = [f"mov.u32 %q{i}, 7;" for i in range(4)]
    store += [f"tcgen05.st.sync.aligned.32x32b.x4.b32 [%address], {vector(4, '%q')};", WAIT_ST]
    ends = {"": mode == "late", WAIT_LD: False, "add.u32 %r0, %r0, 0;": False, "mov.u32 %x0, %r3;": False}
    for end, is_new in ends.items():
        lines = [*filled(64), f"{LOAD}, [%address];", end, *store, WAIT_LD]
        lines += ["mad.wide.u32 %p64, %t, 256, %result;", "st.global.v4.u32 [%p64], {%r0, %r1, %r2, %r3};"]
        found = run(program(*lines, columns=64), engine, async_completion=mode).reshape(128, 64)[:, :4]
        old = np.arange(128)[:, None] * 64 + np.arange(4)
        assert (found == (7 if is_new else old)).all(), end


@pytest.mark.parametrize("engine", ENGINES)
def test_shift_and_commit(engine):
    """Each of 31 lanes receives 8 columns of the next one, when somebody waits for the commit."""
    lines = [
        *filled(64),
        "bar.sync 0;",
        "add.u32 %x0, %base, 0x400004;",
        "@%one tcgen05.shift.cta_group::1.down [%x0];",
    ]
    lines += ["@%one tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [bar];", "wait:"]
    lines += ["mbarrier.try_wait.parity.shared.b64 %wait, [bar], 0;", "@!%wait bra wait;", *dumped(64)]
    expected = np.arange(128 * 64, dtype=np.uint32).reshape(128, 64)
    expected[64:95, 4:12] = expected[65:96, 4:12]
    text = program(*lines, columns=64)
    assert (run(text, engine).reshape(128, 64) == expected).all()
    hasty = text.replace("@!%wait bra wait;", "").replace(
        "bar.sync 0;\n    @%first tcgen05.dealloc", "@%first tcgen05.dealloc"
    )
    hasty = hasty.replace("mbarrier.try_wait.parity.shared.b64 %wait, [bar], 0;", "")
    assert fault(hasty, engine).kind == "async"
