"""Mbarriers that native code makes and ends: Python learns of them when it must, and reports as if it had made them."""

import numpy as np
import pytest

import ptxvm

ENGINES = ("interpret", "jit")
HEADER = """.version 8.0
.target sm_90
.address_size 64
.visible .entry k(.param .u64 out)
{
    .shared .align 8 .b64 bars[100];
    .reg .b32 %t, %bar, %n, %lane;
    .reg .b64 %state, %out, %word;
    .reg .pred %p, %first, %q;
    mov.u32 %t, %tid.x;
    setp.eq.u32 %first, %t, 0;
    mov.u32 %bar, bars;
    mad.lo.u32 %bar, %t, 8, %bar;
    ld.param.u64 %out, [out];
"""


def run(body, engine="jit", block=32, **options):
    out = np.zeros(256, np.uint64)
    ptxvm.run(
        HEADER + body + "\nret;\n}\n", grid=options.pop("grid", 1), block=block, args=[out], engine=engine, **options
    )
    return out


ROUND = """
    mbarrier.init.shared::cta.b64 [%bar], 1;
    mbarrier.arrive.shared::cta.b64 %state, [%bar];
    mbarrier.test_wait.shared::cta.b64 %p, [%bar], %state;
    selp.u32 %n, 1, 0, %p;
    cvt.u64.u32 %word, %n;
    mad.wide.u32 %out, %t, 8, %out;
    st.global.u64 [%out], %word;
    mbarrier.inval.shared::cta.b64 [%bar];
"""


def test_a_life_without_python(served):
    """Each thread has an mbarrier of its own, in three CTAs and in a cluster."""
    assert run(ROUND * 2, grid=3)[:32].all()
    assert run(ROUND, grid=2, cluster=2)[:32].all()
    assert not served


@pytest.mark.parametrize("engine", ENGINES)
def test_more_than_native_code_keeps(engine):
    """Objects of 96 threads; the last warp makes those that Python must know, and ends them all."""
    assert run(ROUND, engine, 96)[:96].all()
    inits = "mbarrier.init.shared::cta.b64 [%bar], 1; bar.sync 0;"
    assert not run(f"{inits} mbarrier.inval.shared::cta.b64 [%bar];", engine, 96).any()


MISUSE = {
    "initialised at line 15 and not invalidated since": "mbarrier.init.shared::cta.b64 [%bar], 1;\n" * 2,
    "a count of 0 is outside 1 to": "mov.u32 %n, 0; mbarrier.init.shared::cta.b64 [%bar], %n;",
    "a count of 1048576 is outside": "mov.u32 %n, 1048576; mbarrier.init.shared::cta.b64 [%bar], %n;",
    "is not a multiple of 8": "add.u32 %bar, %bar, 4; mbarrier.init.shared::cta.b64 [%bar], 1;",
    "bytes of shared memory": "add.u32 %bar, %bar, 8000; mbarrier.init.shared::cta.b64 [%bar], 1;",
    "is not initialised": "mbarrier.inval.shared::cta.b64 [%bar];",
    "of line 15 has been overwritten": "mbarrier.init.shared::cta.b64 [%bar], 1;\nst.shared.u64 [%bar], 0;\n"
    "mbarrier.arrive.shared::cta.b64 %state, [%bar];",
    "0x8 is not initialised": "mbarrier.init.shared::cta.b64 [%bar], 1;\nmbarrier.inval.shared::cta.b64 [%bar];\n"
    "setp.eq.u32 %q, %t, 1; @%q mbarrier.arrive.shared::cta.b64 %state, [%bar];",
    "no state that": "mbarrier.init.shared::cta.b64 [%bar], 1;\nmov.u64 %state, 5;\n"
    "mbarrier.test_wait.shared::cta.b64 %p, [%bar], %state;",
}


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("message", MISUSE)
def test_misuse(message, engine):
    with pytest.raises(ptxvm.KernelFault, match=message):
        run(MISUSE[message], engine)


@pytest.mark.parametrize("engine", ENGINES)
def test_two_lanes_make_the_same_object(engine):
    """That is harmless only if they agree on it."""
    run("mov.u32 %bar, bars; mbarrier.init.shared::cta.b64 [%bar], 1;", engine)
    with pytest.raises(ptxvm.KernelFault, match="not invalidated since"):
        count = ".reg .u32 %count; mov.u32 %count, %tid.x; add.u32 %count, %count, 1;"
        run(f"{{ {count} mov.u32 %bar, bars; mbarrier.init.shared::cta.b64 [%bar], %count; }}", engine)


@pytest.mark.parametrize("engine", ENGINES)
def test_a_life_begins_again_over_what_was_overwritten(engine):
    body = "mbarrier.init.shared::cta.b64 [%bar], 1;\nst.shared.u64 [%bar], 0;\n" + ROUND
    assert run(body, engine)[:32].all()


@pytest.mark.parametrize("engine", ENGINES)
def test_a_deadlock_tells_of_them(engine):
    body = """
    @%first mbarrier.init.shared::cta.b64 [%bar], 2;
    bar.sync 0;
    mov.u32 %bar, bars;
    @%first mbarrier.arrive.shared::cta.b64 %state, [%bar];
WAIT:
    mbarrier.try_wait.parity.shared::cta.b64 %p, [%bar], 0;
    @!%p bra WAIT;
"""
    with pytest.raises(
        ptxvm.KernelFault, match=r"initialised at line 16\): phase of parity 0, 1 of 2 arrivals pending"
    ):
        run(body, engine)
