"""Programs that forget to wait see old data: always with late completion, never with early."""

import numpy as np
import pytest
from tests.engine.asynchronous.programs import END_OF_STORE, LOAD, STORE_TILE, WAIT, kernel, launch

import ptxvm

ENGINES = ("interpret", "jit")
BYTES = 1024

COPY = "cp.async.cg.shared.global [%mine], [%from], 16;"
"""Every thread copies its 16 bytes."""

# name: (what is right, what is forgotten)
LOADS = {
    "wait_group": (f"{COPY} cp.async.commit_group; cp.async.wait_group 0;", f"{COPY} cp.async.commit_group;"),
    "wait_all": (f"{COPY} cp.async.wait_all;", COPY),
    "wait for an older group": (
        f"{COPY} cp.async.commit_group; cp.async.commit_group; cp.async.wait_group 1;",
        f"cp.async.commit_group; {COPY} cp.async.commit_group; cp.async.wait_group 1;",
    ),
    "commit": (f"{COPY} cp.async.commit_group; cp.async.wait_group 0;", f"{COPY} cp.async.wait_group 0;"),
}


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("name", LOADS)
def test_forgotten_waits_for_small_copies(name, engine):
    right, wrong = (kernel(body + " ld.shared.v4.u32 {%a, %b, %c, %d}, [%mine];") for body in LOADS[name])
    for seed in range(3):
        for completion in ("late", "early", "random"):
            found, expected = launch(right, engine, completion, seed)
            assert (found == expected).all()
    assert not launch(wrong, engine, "late")[0].any()
    found, expected = launch(wrong, engine, "early")
    assert (found == expected).all()
    results = {bool(launch(wrong, engine, "random", seed)[0].any()) for seed in range(12)}
    assert results == {False, True}


@pytest.mark.parametrize("engine", ENGINES)
def test_the_barrier_of_the_cta_is_no_wait(engine):
    body = f"{COPY} bar.sync 0; ld.shared.v4.u32 {{%a, %b, %c, %d}}, [%mine];"
    assert not launch(kernel(body), engine, "late")[0].any()


@pytest.mark.parametrize("engine", ENGINES)
def test_a_bulk_load_that_nobody_waits_for(engine):
    """The data are not there, and the CTA must not exit."""
    read = " ld.shared.v4.u32 {%a, %b, %c, %d}, [%mine]; st.global.v4.u32 [%to], {%a, %b, %c, %d};"
    text = kernel(LOAD + read)
    source, target = np.arange(256, dtype=np.uint32) + 1, np.zeros(256, np.uint32)
    with pytest.raises(ptxvm.KernelFault, match="exits while this operation still writes its shared memory") as caught:
        ptxvm.run(text, grid=1, block=64, args=[source, target], engine=engine)
    assert caught.value.kind == "async" and not target.any()
    found, expected = launch(kernel(LOAD + WAIT + read), engine, "late")
    assert (found == expected).all()


@pytest.mark.parametrize("engine", ENGINES)
def test_a_source_that_is_reused_too_early(engine):
    """The store reads its source only when it is waited for: without the wait it finds what came later."""
    spoil = "mov.u32 %a, 77; st.shared.v4.u32 [%mine], {%a, %a, %a, %a}; fence.proxy.async; bar.sync 0;"
    reads = "@%first cp.async.bulk.wait_group.read 0; bar.sync 0;"
    right = kernel(STORE_TILE + reads + spoil + END_OF_STORE, result="")
    wrong = kernel(STORE_TILE + spoil + END_OF_STORE, result="")
    for completion in ("late", "early", "random"):
        found, expected = launch(right, engine, completion)
        assert (found == expected).all(), completion
    found, expected = launch(wrong, engine, "late")
    assert (found == 77).all()
    found, expected = launch(wrong, engine, "early")
    assert (found == expected).all()


@pytest.mark.parametrize("engine", ENGINES)
def test_a_store_is_not_there_before_it_is_waited_for(engine):
    seen = STORE_TILE + "@%first cp.async.bulk.wait_group.read 0; bar.sync 0; ld.global.v4.u32 {%a, %b, %c, %d}, [%to];"
    keep = "add.u64 %to, %to, 1024; st.global.v4.u32 [%to], {%a, %b, %c, %d}; bar.sync 0; "
    text = kernel(seen + keep + END_OF_STORE, result="")
    source, target = np.arange(256, dtype=np.uint32) + 1, np.zeros(512, np.uint32)
    ptxvm.run(text, grid=1, block=64, args=[source, target], engine=engine)
    assert (target[:256] == source).all() and not target[256:].any()


@pytest.mark.parametrize("engine", ENGINES)
def test_results_of_random_completion_depend_on_the_seed_only(engine):
    text = kernel(f"{COPY} ld.shared.v4.u32 {{%a, %b, %c, %d}}, [%mine];")
    runs = [[launch(text, engine, "random", seed)[0].any() for seed in range(10)] for _ in range(2)]
    assert runs[0] == runs[1]
