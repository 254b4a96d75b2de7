"""Explorations on the workers of a Dask cluster, of which one dies in the middle."""

from __future__ import annotations

import os
import signal

import pytest
from tests.exploring.test_explore import explored

pytestmark = pytest.mark.slow


@pytest.fixture
def client():
    distributed = pytest.importorskip("distributed", reason="needs `make .venv/.installed-cluster`")
    with (
        distributed.LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None) as cluster,
        distributed.Client(cluster) as client,
    ):
        yield client


def test_nothing_is_lost_with_a_worker_of_a_cluster(client, tmp_path) -> None:
    workers = list(client.run(os.getpid).values())
    assert len(set(workers)) == 2 and os.getpid() not in workers
    done: list[int] = []

    def progress(number: int, total: int) -> None:
        done.append(number)
        if number == 5:
            os.kill(workers[0], signal.SIGKILL)

    results = tmp_path / "runs.jsonl"
    found = explored(executor=client.get_executor(), schedules=60, progress=progress, results=results)
    assert sorted(run.number for run in found.runs) == list(range(60)) and done[-1] == 60
    digests = {run.number: run.digest for run in explored(schedules=60).runs}
    assert {run.number: run.digest for run in found.runs} == digests
    again = explored(schedules=60, results=results, progress=lambda number, total: done.append(-1))
    assert again.results == found.results and -1 not in done
