"""Definite misuse is a fault that says what is wrong and where, in both engines."""

import pytest
from tests.engine.asynchronous.programs import END_OF_STORE, LOAD, STORE_TILE, WAIT, kernel, launch
from tests.engine.programs import line_of

import ptxvm

ENGINES = ("interpret", "jit")
INIT = "@%first mbarrier.init.shared::cta.b64 [%bar], 1; barrier.cluster.arrive; barrier.cluster.wait;"
BULK = "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes"
PUSH = "cp.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes"
RANK = "mov.u32 %a, %cluster_ctarank; xor.b32 %a, %a, 1;"
"""`%a` is the rank of the other CTA of two."""

# name: (body, CTAs in the cluster, kind, words of the message, text of the line at fault)
CASES = {
    "the own CTA as target of a copy between CTAs": (
        f"{INIT} @%first {PUSH} [%tile], [%tile], 64, [%bar];",
        2,
        "async",
        "it must be that of another one",
        PUSH,
    ),
    "the own CTA as target of red.async": (
        f"{INIT} red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.add.u32 [%tile], %t, [%bar];",
        2,
        "async",
        "it must be that of another one",
        "red.async",
    ),
    "st.async in a cluster of one": (
        f"{INIT} st.async.shared::cluster.mbarrier::complete_tx::bytes.u32 [%tile], %t, [%bar];",
        1,
        "async",
        "the cluster has one CTA",
        "st.async",
    ),
    "an mbarrier in another CTA than the destination": (
        f"{INIT} {RANK} mapa.shared::cluster.u32 %b, %bar, %a; @%first {BULK} [%tile], [%in], 64, [%b];",
        2,
        "async",
        "the mbarrier in that of rank",
        BULK,
    ),
    "a mask with CTAs outside the cluster": (
        f"{INIT} mov.b16 %mask, 4; @%first {BULK}.multicast::cluster [%tile], [%in], 64, [%bar], %mask;",
        2,
        "async",
        "names CTAs that do not exist: the cluster has 2",
        "multicast",
    ),
    "an uninitialised mbarrier in another CTA": (
        f"{RANK} mapa.shared::cluster.u32 %b, %bar, %a; mapa.shared::cluster.u32 %c, %tile, %a; "
        f"@%first {BULK} [%c], [%in], 64, [%b];",
        2,
        "mbarrier",
        "is not initialised",
        BULK,
    ),
    "a rank outside the cluster": (
        f"{INIT} add.u32 %b, %tile, 0x5000000; @%first {BULK} [%b], [%in], 64, [%bar];",
        2,
        "out_of_bounds",
        "the cluster has 2 CTAs",
        BULK,
    ),
    "an mbarrier initialised twice": (
        f"{INIT} @%first mbarrier.init.shared::cta.b64 [%bar], 2;",
        1,
        "mbarrier",
        "and not invalidated since",
        ", 2;",
    ),
    "waiting for an uninitialised mbarrier": (
        "mbarrier.try_wait.parity.shared::cta.b64 %done, [%bar], 0;",
        1,
        "mbarrier",
        "is not initialised",
        "try_wait",
    ),
    "a phase that ends although noComplete was said": (
        f"{INIT} @%first mbarrier.arrive.noComplete.shared::cta.b64 _, [%bar], 1;",
        1,
        "mbarrier",
        "1 of 1 arrivals are pending",
        "noComplete",
    ),
    "more arrivals than are pending": (
        f"{INIT} @%first mbarrier.arrive.shared::cta.b64 _, [%bar], 2;",
        1,
        "mbarrier",
        "1 of 1 arrivals are pending",
        ", 2;",
    ),
    "more bytes than an mbarrier counts, when they land": (
        f"{INIT} @%first mbarrier.complete_tx.shared::cta.b64 [%bar], 1048575; "
        f"@%first {BULK} [%tile], [%in], 64, [%bar]; "
        "@%first mbarrier.test_wait.parity.shared::cta.b64 %done, [%bar], 0;",
        1,
        "mbarrier",
        "its tx-count would become -1048639, below -1048575",
        BULK,
    ),
    "one byte more than an mbarrier counts, when they land": (
        f"{INIT} @%first mbarrier.complete_tx.shared::cta.b64 [%bar], 1048512; "
        f"@%first {BULK} [%tile], [%in], 64, [%bar]; "
        "@%first mbarrier.test_wait.parity.shared::cta.b64 %done, [%bar], 0;",
        1,
        "mbarrier",
        "its tx-count would become -1048576, below -1048575",
        BULK,
    ),
    "more arrivals of copies than an mbarrier counts": (
        "@%first mbarrier.init.shared::cta.b64 [%bar], 1048575; bar.sync 0; "
        "cp.async.mbarrier.arrive.shared::cta.b64 [%bar];",
        1,
        "mbarrier",
        "more than 1048575 arrivals would be pending",
        "cp.async.mbarrier",
    ),
    "an exit while a store reads": (
        STORE_TILE,
        1,
        "async",
        "exits while this operation still reads its shared memory",
        "bulk_group",
    ),
    "a generic address as the target of cp.async": (
        "cvta.shared.u64 %x, %wide; cp.async.ca.shared.global [%x], [%from], 4;",
        1,
        "out_of_bounds",
        "is not in shared memory",
        "cp.async",
    ),
    "a tensor map in local memory": (
        "add.u64 %x, %wide, 0x200000000; tensormap.replace.tile.rank.b1024.b32 [%x], 1;",
        1,
        "out_of_bounds",
        "is in local memory",
        "tensormap",
    ),
    "a message to a CTA that exits": (
        f"{INIT} {RANK} mapa.shared::cluster.u32 %b, %bar, %a; mapa.shared::cluster.u32 %c, %tile, %a; "
        "setp.eq.and.u32 %done, %a, 0, %first; "
        "@%done st.async.shared::cluster.mbarrier::complete_tx::bytes.u32 [%c], %t, [%b];",
        2,
        "async",
        "exits while this operation still writes its shared memory",
        "st.async",
    ),
}


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("name", CASES)
def test_misuse(name, engine):
    body, ctas, kind, words, place = CASES[name]
    text = kernel(body.replace("; ", ";\n"), result="")
    with pytest.raises(ptxvm.KernelFault) as caught:
        launch(text, engine, grid=ctas, cluster=ctas)
    fault = caught.value
    assert fault.kind == kind and words in fault.message
    lines = text.splitlines()
    assert place in lines[fault.line - 1], fault
    assert fault.thread is not None and fault.block is not None


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("completion", ["late", "early"])
def test_as_many_bytes_as_an_mbarrier_counts(engine, completion):
    """The tx-count goes down to -(2^20 - 1) and back: the phase ends."""
    body = f"""
    @%first mbarrier.init.shared::cta.b64 [%bar], 1;
    bar.sync 0;
    @%first mbarrier.complete_tx.shared::cta.b64 [%bar], 1048511;
    @%first {BULK} [%tile], [%in], 64, [%bar];
    @%first mbarrier.test_wait.parity.shared::cta.b64 %done, [%bar], 0;
    @%first mbarrier.arrive.expect_tx.shared::cta.b64 _, [%bar], 1048575;
    {WAIT}
    ld.shared.u32 %a, [%tile];
    @%first st.global.u32 [%out], %a;
    """
    target, source = launch(kernel(body, result=""), engine, completion)
    assert target[0] == source[0]


COUNTS = {1: None, 2: None, (1 << 20) - 1: None} | {
    count: f"a count of {count} is outside 1 to 1048575" for count in (0, 1 << 20, (1 << 20) + 1, 0xFFFF_FFFF)
}
"""Operands of mbarrier.init in a register, and what is said of those that it does not take."""


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize(("count", "refusal"), COUNTS.items())
def test_counts_of_mbarriers(engine, count, refusal):
    body = f"mov.u32 %a, {count}; @%first mbarrier.init.shared::cta.b64 [%bar], %a;"
    if refusal is None:
        launch(kernel(body, result=""), engine)
        return
    with pytest.raises(ptxvm.KernelFault) as caught:
        launch(kernel(body, result=""), engine)
    assert caught.value.kind == "mbarrier" and refusal in caught.value.message


@pytest.mark.parametrize(("count", "fits"), [(0, False), (1, True), ((1 << 20) - 1, True), (1 << 20, False)])
def test_constant_counts_of_mbarriers(count, fits):
    findings = ptxvm.check(kernel(f"mbarrier.init.shared::cta.b64 [%bar], {count};", result=""))
    assert [finding.message for finding in findings if finding.severity == "error"] == [] if fits else findings


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("wait", ["try_wait", "test_wait"])
@pytest.mark.parametrize("completion", ["late", "early", "random"])
def test_wrong_byte_counts_are_a_deadlock_that_tells_of_them(engine, wait, completion):
    text = kernel(LOAD.replace("_, [%bar], 1024", "_, [%bar], 4096") + WAIT.replace("try_wait", wait), result="")
    with pytest.raises(ptxvm.KernelFault) as caught:
        launch(text, engine, completion)
    fault = caught.value
    assert fault.kind == "deadlock"
    assert "1024 of 4096 expected bytes received" in fault.message
    assert f"initialised at line {line_of(text, 'mbarrier.init')}" in fault.message
    assert f"warp 1 waits at line {line_of(text, wait)}" in fault.message
    assert f"last touched by cp.async.bulk of line {line_of(text, 'cp.async.bulk')}" in fault.message


@pytest.mark.parametrize("engine", ENGINES)
def test_a_deadlock_of_a_cluster_tells_of_the_mbarriers_of_all_its_ctas(engine):
    text = kernel("@%first mbarrier.init.shared::cta.b64 [%bar], 3;" + WAIT, result="")
    with pytest.raises(ptxvm.KernelFault) as caught:
        launch(text, engine, grid=2, cluster=2)
    own, other = caught.value.message.split("; block (1, 0, 0): ")
    for told in (own, other):
        assert "warp 1 waits at line" in told and "3 of 3 arrivals pending" in told


@pytest.mark.parametrize("engine", ENGINES)
def test_a_deadlock_tells_which_instruction_of_a_thread_touched_an_mbarrier_last(engine):
    """Of another CTA, by its own threads, and by none: three mbarriers 8 bytes apart."""
    body = """
    @%first mbarrier.init.shared::cta.b64 [%bar], 100;
    add.u32 %d, %tile, 8;
    @%first mbarrier.init.shared::cta.b64 [%tile], 100;
    @%first mbarrier.init.shared::cta.b64 [%d], 100;
    barrier.cluster.arrive;
    barrier.cluster.wait;
    mov.u32 %a, %cluster_ctarank;
    xor.b32 %a, %a, 1;
    mapa.shared::cluster.u32 %b, %tile, %a;
    @%first mbarrier.arrive.shared::cluster.b64 _, [%b];
    @%first mbarrier.expect_tx.shared::cta.b64 [%bar], 16;
    @%first mbarrier.arrive_drop.shared::cta.b64 _, [%bar];
"""
    text = kernel(body + WAIT, result="")
    with pytest.raises(ptxvm.KernelFault) as caught:
        launch(text, engine, grid=2, cluster=2)
    message = caught.value.message
    line = line_of(text, "arrive_drop")
    own = "99 of 99 arrivals pending, 0 of 16 expected bytes received, last touched by a thread in mbarrier.arrive_drop"
    assert message.count(f"{own} of line {line}") == 2
    remote = f"99 of 100 arrivals pending, last touched by a thread in mbarrier.arrive of line {line_of(text, '[%b]')}"
    assert message.count(remote) == 2
    assert message.count("100 of 100 arrivals pending;") + message.endswith("100 of 100 arrivals pending") == 2


@pytest.mark.parametrize("engine", ENGINES)
def test_a_copy_of_nothing_is_complete_at_once(engine):
    body = LOAD.replace("_, [%bar], 1024", "_, [%bar], 0").replace("[%in], 1024", "[%in], %c")
    store = END_OF_STORE + "@%first cp.async.bulk.global.shared::cta.bulk_group [%out], [%tile], %c;"
    launch(kernel("mov.u32 %c, 0;" + body + WAIT + store, result=""), engine)


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize(
    ("body", "address"),
    [
        ("mbarrier.init.shared::cta.b64 [%bar+4], 1;", 2052),
        ("cp.async.ca.shared.global [%tile+2], [%in], 4;", 2),
        (f"{BULK} [%tile+8], [%in], 64, [%bar];", 8),
        ("add.u64 %x, %y, 8; cvta.shared.u64 %x, %x; st.bulk [%x+4], 64, 0;", 0x1_0000_0000 + 12),
    ],
)
def test_addresses_are_told_in_the_space_of_the_operand(body, address, engine):
    with pytest.raises(ptxvm.KernelFault, match=f"{address:#x} is not a") as caught:
        launch(kernel(f"mov.u64 %y, 0; {body}", result=""), engine)
    assert caught.value.kind == "misaligned" and caught.value.address == address


@pytest.mark.parametrize("engine", ENGINES)
def test_a_missing_arrival_is_a_deadlock(engine):
    text = kernel(LOAD.replace("[%bar], 1;", "[%bar], 2;") + WAIT, result="")
    with pytest.raises(ptxvm.KernelFault, match="1 of 2 arrivals pending") as caught:
        launch(text, engine)
    assert caught.value.kind == "deadlock"


@pytest.mark.parametrize("engine", ENGINES)
def test_polling_with_other_work_goes_on(engine):
    """A wait that gives up lets the program do something else, which is what the wait was for."""
    body = """
    @%first mbarrier.init.shared::cta.b64 [%bar], 64;
    bar.sync 0;
    mbarrier.try_wait.parity.shared::cta.b64 %done, [%bar], 0;
    selp.u32 %a, 1, 0, %done;
    mbarrier.arrive.shared::cta.b64 _, [%bar];
"""
    found, _ = launch(kernel(body + WAIT + " selp.u32 %b, 1, 0, %done;"), engine)
    assert (found.reshape(-1, 4)[:, :2] == [0, 1]).all()


def test_full_checks_see_unwritten_sources():
    text = kernel(STORE_TILE.replace("st.shared.v4.u32 [%mine]", "@%first st.shared.v4.u32 [%mine]") + END_OF_STORE, "")
    launch(text, "interpret")
    with pytest.raises(ptxvm.KernelFault, match="reads shared memory at 0x10 that was never written") as caught:
        launch(text, "interpret", checks="full")
    assert caught.value.kind == "uninitialised" and caught.value.line == line_of(text, "bulk_group")


@pytest.mark.parametrize("completion", ["late", "early", "random"])
def test_full_checks_know_what_copies_have_written(completion):
    body = LOAD + WAIT + " ld.shared.v4.u32 {%a, %b, %c, %d}, [%mine];"
    found, expected = launch(kernel(body), "interpret", completion, checks="full")
    assert (found == expected).all()
