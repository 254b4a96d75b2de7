"""Limits of asynchronous instructions, and which lane is told."""

from __future__ import annotations

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


@pytest.mark.parametrize(
    ("size", "kind"), [(1 << 24, "out_of_bounds"), ((1 << 24) + 8, "async"), (12, "async")]
)
def test_the_size_of_a_bulk_store(size: int, kind: str, engine: str) -> None:
    with pytest.raises(ptxvm.KernelFault) as caught:
        launch(kernel(f"mov.u64 %x, {size}; @%first st.bulk.shared::cta [%tile], %x, 0;", result=""), engine)
    assert caught.value.kind == kind
