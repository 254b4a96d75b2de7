"""Limits of asynchronous instructions, and which lane is told."""

from __future__ import annotations

import numpy as np
import pytest
from tests.engine.asynchronous.programs import kernel, launch

import ptxvm

pytestmark = pytest.mark.parametrize("engine", ["jit", "interpret"])
OTHER = "mov.u32 %a, %cluster_ctarank; xor.b32 %a, %a, 1; mapa.shared::cluster.u32 %b, %mine, %a;"


def test_the_first_lane_that_copies_to_another_cta_is_told(engine: str) -> None:
    text = kernel(f"{OTHER} cp.async.ca.shared.global [%b], [%in], 16; cp.async.wait_all;", result="")
    with pytest.raises(ptxvm.KernelFault, match="the executing CTA has rank") as caught:
        launch(text, engine, grid=2, cluster=2)
    fault = caught.value
    assert fault.kind == "out_of_bounds" and fault.thread == (0, 0, 0)
    assert fault.address is not None and fault.address & 0xFFFFFF == 0


@pytest.mark.parametrize(("size", "kind"), [(1 << 24, "out_of_bounds"), ((1 << 24) + 8, "async"), (12, "async")])
def test_the_size_of_a_bulk_store(size: int, kind: str, engine: str) -> None:
    with pytest.raises(ptxvm.KernelFault) as caught:
        launch(kernel(f"mov.u64 %x, {size}; @%first st.bulk.shared::cta [%tile], %x, 0;", result=""), engine)
    assert caught.value.kind == kind


def test_a_tensor_map_may_be_named_by_128_bits(engine: str) -> None:
    """Their lower half is its address."""
    lines = "cvta.param.u64 %map, %map; mov.u64 %other, 12345; mov.u32 %at, 0;"
    text = """.version 8.6
    .target sm_100a
    .address_size 64
    .visible .entry k(.param .align 64 .b8 map[128])
    {
        .reg .b64 %map, %other; .reg .b128 %both; .reg .b32 %at;
        mov.u64 %map, map; LINES
        mov.b128 %both, {ORDER};
        cp.async.bulk.prefetch.tensor.1d.L2.global.tile [%both, {%at}];
        ret;
    }
    """.replace("LINES", lines)
    map_ = ptxvm.TensorMap.tiled(np.zeros(64, np.uint32), box=(64,))
    ptxvm.run(text.replace("ORDER", "%map, %other"), grid=1, block=1, args=[map_], engine=engine)
    with pytest.raises(ptxvm.KernelFault, match="0x3039 is not a multiple of 64"):
        ptxvm.run(text.replace("ORDER", "%other, %map"), grid=1, block=1, args=[map_], engine=engine)
