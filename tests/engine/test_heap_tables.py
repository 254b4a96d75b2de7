"""What several workers allocate at the same time is there for all of them at once."""

from __future__ import annotations

import random
import time

import numpy as np
import pytest

import ptxvm
from ptxvm.engine.jit.launching import execution

TEXT = """.version 8.0
.target sm_80
.address_size 64
.extern .func (.param .b64 result) malloc (.param .b64 size);
.visible .entry k(.param .u64 out) {
    .reg .b64 %d<4>; .reg .b32 %r<4>; .reg .pred %p;
    mov.u32 %r1, %ctaid.x;
    mov.u32 %r2, 0;
AGAIN:
    { .param .b64 size; .param .b64 result;
      st.param.b64 [size], 16;
      call.uni (result), malloc, (size);
      ld.param.b64 %d1, [result]; }
    st.u32 [%d1], %r1;
    add.u32 %r2, %r2, 1;
    setp.lt.u32 %p, %r2, 20;
    @%p bra AGAIN;
    ld.u32 %r3, [%d1];
    ld.param.u64 %d2, [out];
    mad.wide.u32 %d3, %r1, 4, %d2;
    st.global.u32 [%d3], %r3;
    ret;
}
"""


def test_tables_follow_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker that is held up, with a table that it has read, does not take away what others allocated since."""

    waits = random.Random(7)

    class Slow(execution.TableSnapshot):
        def __init__(self, memory: object) -> None:
            super().__init__(memory)  # type: ignore[arg-type]
            time.sleep(waits.random() / 500)

    monkeypatch.setattr(execution, "TableSnapshot", Slow)
    kernel = ptxvm.load(TEXT).kernels["k"]
    for _ in range(5):
        out = np.zeros(16, np.uint32)
        kernel.launch(16, 1, out, engine="jit", workers=4)
        assert out.tolist() == list(range(16))
