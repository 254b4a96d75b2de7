"""Without checks the addresses of lanes that execute are trusted, those of other lanes are not used."""

import numpy as np
import pytest
from tests.engine.programs import STORE, kernel, outputs

# Reverses thread numbers through shared memory: addresses fall from lane to lane, below zero behind the last thread.
REVERSE = kernel(
    f"""
    mov.u32 %r3, %ntid.x;
    sub.u32 %r4, %r3, %r1;
    sub.u32 %r4, %r4, 1;
    shl.b32 %r4, %r4, 2;
    mov.u32 %r5, tile;
    add.u32 %r4, %r5, %r4;
    st.shared.u32 [%r4], %r1;
    bar.sync 0;
    shl.b32 %r6, %r1, 2;
    add.u32 %r6, %r5, %r6;
    ld.shared.u32 %r2, [%r6];
    st.shared.u32 [%r6], %r2;
    bar.sync 0;
    ld.shared.u32 %r7, [%r4];
    add.u32 %r2, %r7, %r2;
{STORE}
""",
    declarations=".shared .align 4 .b8 tile[160];",
)


@pytest.mark.parametrize("threads", [1, 32, 33, 40])
def test_warps_that_are_not_full(threads):
    found = outputs(REVERSE, count=threads, block=threads, engine="jit", checks="none")
    np.testing.assert_array_equal(found, np.full(threads, threads - 1))
