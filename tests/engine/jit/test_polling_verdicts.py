"""When workers whose threads all poll are told that nothing will ever come."""

from __future__ import annotations

from ptxvm.engine.jit.launching.polling import Polling
from ptxvm.engine.jit.launching.standstill import Verdict
from ptxvm.engine.under_way import under_way


def looks(polling: Polling, worker: object, times: int) -> list[Verdict | None]:
    return [polling.look(worker, lambda: b"the same state", changed=False, waits=False) for _ in range(times)]


def test_threads_that_come_back_to_a_state_poll_for_ever() -> None:
    polling, worker = Polling(applies=True), object()
    with under_way:
        polling.enter(worker)
        assert looks(polling, worker, 2) == [None, Verdict.DEADLOCK]


def test_a_launch_that_ended_may_have_written_what_they_wait_for() -> None:
    """What they polled before counts no more, also when it began and ended between two looks."""
    polling, worker = Polling(applies=True), object()
    with under_way:
        polling.enter(worker)
        with under_way:
            assert looks(polling, worker, 5) == [None] * 5
        assert looks(polling, worker, 1) == [None]
        with under_way:
            pass
        assert looks(polling, worker, 2) == [None, Verdict.DEADLOCK]
