"""Several elements of each lane, one behind the other in memory, on processors whose registers hold two parts of 16
bytes: all lanes side by side, or each where an index says."""

from __future__ import annotations

import numpy as np
import pytest

import ptxvm

BLOCK = 64
KERNEL = """.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 from, .param .u64 to, .param .u64 places)
{{
    .reg .b32 %r<4>; .reg .{type} %x<{count}>; .reg .b64 %d<6>;
    ld.param.u64 %d1, [from]; ld.param.u64 %d2, [to]; ld.param.u64 %d3, [places];
    mov.u32 %r1, %tid.x; mov.u32 %r2, %r1;
    {look_up}
    mul.wide.u32 %d4, %r2, {width}; add.u64 %d4, %d1, %d4; mul.wide.u32 %d5, %r1, {width}; add.u64 %d5, %d2, %d5;
    ld.global.v{count}.{type} {{{loaded}}}, [%d4];
    st.global.v{count}.{type} [%d5], {{{stored}}};
    ret;
}}
"""
LOOK_UP = "mul.wide.u32 %d4, %r1, 4; add.u64 %d4, %d3, %d4; ld.global.u32 %r2, [%d4];"


@pytest.mark.parametrize("anywhere", [False, True], ids=["row", "anywhere"])
@pytest.mark.parametrize(("type_", "count"), [("f32", 4), ("f64", 2), ("b32", 2), ("b16", 4)])
def test_elements_of_lanes(type_: str, count: int, anywhere: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PTXVM_CPU", "avx2")
    names = [f"%x{element}" for element in range(count)]
    size = int(type_[1:]) // 8
    text = KERNEL.format(
        type=type_,
        count=count,
        width=size * count,
        look_up=LOOK_UP if anywhere else "",
        loaded=", ".join(names),
        stored=", ".join([*names[1:], names[0]]),
    )
    elements = np.arange(BLOCK * count, dtype=f"u{size}").reshape(BLOCK, count)
    places = np.random.default_rng(1).permutation(BLOCK).astype(np.uint32)
    stored = np.zeros_like(elements)
    ptxvm.run(text, grid=1, block=BLOCK, args=[elements, stored, places], engine="jit")
    expected = elements[places] if anywhere else elements
    np.testing.assert_array_equal(stored, np.roll(expected, -1, axis=1))
