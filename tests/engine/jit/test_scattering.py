"""Lanes that go where what they have loaded leads them are not looked at for runs; others are."""

from __future__ import annotations

import numpy as np
import pytest

import ptxvm
from ptxvm.engine.jit.memory import guard
from ptxvm.engine.jit.memory.path import AccessPath
from ptxvm.engine.jit.memory.runs import may_run

# Thread t sums values[x[i]] for i = t, t + 32, ... below its limit; in a divided loop.
SUM = """.version 7.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 x, .param .u64 values, .param .u64 out) {{
    .reg .b32 %r<20>; .reg .b64 %d<20>; .reg .pred %p<4>;
    ld.param.u64 %d1, [x]; ld.param.u64 %d2, [values]; ld.param.u64 %d3, [out];
    mov.u32 %r1, %tid.x; mov.u32 %r2, 0; mov.u32 %r3, %r1;
    mul.wide.u32 %d4, %r1, 4; add.u64 %d5, %d3, %d4; {limit}
IN:
    setp.ge.u32 %p1, %r3, %r4; @%p1 bra OUT;
    mul.wide.u32 %d6, %r3, 4; add.u64 %d7, %d1, %d6; ld.global.u32 %r5, [%d7];
    mul.wide.u32 %d8, %r5, 4; add.u64 %d9, %d2, %d8; ld.global.u32 %r6, [%d9];
    add.u32 %r2, %r2, %r6; {store} add.u32 %r3, %r3, 32; bra IN;
OUT:
    st.global.u32 [%d5], %r2;
    ret;
}}
"""
LIMIT = "mov.u32 %r4, 200;"
LOADED_LIMIT = "ld.global.u32 %r4, [%d5];"
APART = "setp.lt.u32 %p2, %r3, 100; @%p2 xor.b32 %r3, %r3, 0;"
"""The counter is a value of each lane, as far as is known when code is made."""


@pytest.fixture
def looked_at(monkeypatch: pytest.MonkeyPatch) -> list[tuple[bool, bool]]:
    """Of the accesses of divided lanes: whether they are scattered, whether they are looked at."""
    found: list[tuple[bool, bool]] = []

    def note(path: AccessPath) -> bool:
        result = may_run(path)
        if path.context.partial and path.shape.varying:
            found.append((path.context.scattered, result))
        return result

    monkeypatch.setattr(guard, "may_run", note)
    return found


def run(text: str, x: np.ndarray, engine: str) -> np.ndarray:
    values = np.arange(1000, dtype=np.uint32) ** 2
    out = np.arange(32, dtype=np.uint32) * 9
    ptxvm.load(text).kernels["k"].launch(1, 32, x, values, out, engine=engine)
    return np.concatenate([values, out])


@pytest.mark.parametrize("order", ["random", "in order", "reversed"])
@pytest.mark.parametrize("limit", [LIMIT, LOADED_LIMIT])
@pytest.mark.parametrize("store", ["", "st.global.u32 [%d9], %r1;"])
def test_sums(order: str, limit: str, store: str) -> None:
    places = np.arange(320, dtype=np.uint32)
    x = {"random": np.random.default_rng(1).permutation(places), "in order": places, "reversed": places[::-1].copy()}
    text = SUM.format(limit=limit, store=store)
    np.testing.assert_array_equal(run(text, x[order], "jit"), run(text, x[order], "interpret"))


def test_only_places_that_were_loaded_are_scattered(looked_at: list[tuple[bool, bool]]) -> None:
    run(SUM.format(limit=LOADED_LIMIT, store=APART) + "// new", np.arange(320, dtype=np.uint32), "jit")
    assert (True, False) in looked_at
    assert (False, True) in looked_at
    assert (True, True) not in looked_at


def test_limits_of_loops_do_not_scatter(looked_at: list[tuple[bool, bool]]) -> None:
    text = SUM.format(limit=LOADED_LIMIT, store=APART).replace("mul.wide.u32 %d8, %r5, 4;", "mul.wide.u32 %d8, %r3, 4;")
    run(text + "// new", np.arange(320, dtype=np.uint32), "jit")
    assert looked_at
    assert not any(scattered for scattered, _ in looked_at)
