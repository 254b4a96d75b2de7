"""Four lanes that turn out to load the same: tables that are read in ever larger steps."""

from __future__ import annotations

import numpy as np
import pytest

import ptxvm
from ptxvm.engine.jit.memory import load
from ptxvm.engine.jit.memory.contiguity import Pieces
from ptxvm.engine.jit.memory.guard import Located

# Thread t loads twice the element (t without its bits below `step`); threads from `some` on only, if that is not 0.
KERNEL = """.version 7.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 table, .param .u64 out, .param .u32 step, .param .u32 some) {
    .reg .b32 %r<9>; .reg .b64 %d<9>; .reg .f32 %f<4>; .reg .pred %p<2>;
    ld.param.u64 %d1, [table]; ld.param.u64 %d2, [out]; ld.param.u32 %r2, [step]; ld.param.u32 %r5, [some];
    mov.u32 %r1, %tid.x; sub.u32 %r3, %r2, 1; and.b32 %r3, %r1, %r3; sub.u32 %r4, %r1, %r3;
    setp.ge.u32 %p1, %r1, %r5; mov.f32 %f1, 0f00000000; mov.f32 %f2, 0f00000000;
    mul.wide.u32 %d3, %r4, 8; add.u64 %d4, %d1, %d3; add.u64 %d4, %d4, %d3;
    @%p1 ld.global.v2.f32 {%f1, %f2}, [%d4];
    add.f32 %f3, %f1, %f2; mul.wide.u32 %d5, %r1, 4; add.u64 %d6, %d2, %d5; st.global.f32 [%d6], %f3;
    ret;
}
"""


@pytest.mark.parametrize("some", [0, 5, 16, 40])
@pytest.mark.parametrize("step", [1, 2, 4, 16, 64])
def test_engines_agree(step: int, some: int) -> None:
    kernel = ptxvm.load(KERNEL).kernels["k"]
    table = np.random.default_rng(step).standard_normal(4 * 64).astype(np.float32)
    outcomes = []
    for engine in ("jit", "interpret"):
        out = np.zeros(64, np.float32)
        kernel.launch(1, 64, table, out, np.uint32(step), np.uint32(some), engine=engine)
        outcomes.append(out)
    np.testing.assert_array_equal(*outcomes)


def test_four_lanes_are_one_load(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is looked for where nothing else is known of the lanes' addresses."""
    found: list[Pieces] = []
    loading = load._elements_of_pieces

    def note(located: Located, pieces: Pieces) -> list[str]:
        found.append(pieces)
        return loading(located, pieces)

    monkeypatch.setattr(load, "_elements_of_pieces", note)
    kernel = ptxvm.load(KERNEL + "// not compiled before").kernels["k"]
    kernel.launch(1, 32, np.zeros(256, np.float32), np.zeros(32, np.float32), np.uint32(4), np.uint32(0), engine="jit")
    assert [(pieces.equal, pieces.lanes) for pieces in found] == [(False, 8), (True, 4)]
