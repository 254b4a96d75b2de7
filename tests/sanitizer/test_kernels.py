"""The kernels of the tests are right: nothing is found in them, but for what is known."""

from __future__ import annotations

import pytest
from tests.kernels.cases import all_cases, asynchronous_cases, main_variant
from tests.kernels.run import run_case

import ptxvm

KNOWN = {
    # One thread of 128 releases a stage that all of them have read, and no barrier stands in between.
    "cute_matmul": "async",
    # Its objects are made by `malloc` and never freed.
    "virtual_functions": "leak",
}
QUICK = (
    "bitonic_sort",
    "cub_scan",
    "group_reduce",
    "hand_over",
    "async_ring",
    "bulk_ring",
    "bulk_zero_release_flag",
    "cluster_reduce_sum",
    "dependent_launch",
    "grouped_matmul_patched",
    "multicast_table_2",
    "pipelines_barrier_copy",
    "pipelines_thread_pipeline",
    "work_stealing",
)
CASES = all_cases() | asynchronous_cases()
SLOW = sorted(set(CASES) - set(QUICK))
CHECKS = "full"


def run(name: str) -> None:
    case = CASES[name]
    run_case(case, case.ptx[main_variant(case)], "interpret", case.sizes.interpret, checks=CHECKS)


@pytest.mark.parametrize("name", QUICK)
def test_nothing_is_found(name):
    run(name)


@pytest.mark.slow
@pytest.mark.parametrize("name", SLOW)
def test_nothing_is_found_in_the_others(name):
    if name not in KNOWN:
        run(name)
        return
    with pytest.raises(ptxvm.KernelFault) as caught:
        run(name)
    assert caught.value.kind == KNOWN[name]
