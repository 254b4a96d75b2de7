"""Several grids at the same time: a thread for each, which starts it when its turn has come."""

from __future__ import annotations

import threading
import time
from collections.abc import Sequence

from ptxvm.engine.jit.launching.execution import Execution
from ptxvm.engine.jit.launching.polling import Polling
from ptxvm.engine.work import Work

CHANCE = 0.5
"""Seconds after which a grid goes on that has let dependents start, although these do not wait for it."""

_PAUSE = 100e-6
"""Seconds between two looks at whether a grid may start."""

_GLANCE = 0.05
"""Seconds between two looks of the launching thread at signals."""


class Together:
    """The grids and their executions, in the same order."""

    def __init__(self, works: Sequence[Work], executions: Sequence[Execution], polling: Polling) -> None:
        self._works = works
        self._executions = executions
        self._completed = [False] * len(works)
        self._seconds = [0.0] * len(works)
        self._error: BaseException | None = None
        self._lock = threading.Lock()
        polling.outside = self._is_any_outside

    def run(self) -> list[float]:
        """The seconds each grid took. Raises what the first one that failed raised."""
        for index, execution in enumerate(self._executions):
            execution.set_prerequisites(not self._has_no_prerequisites(index))
        self._hold_back()
        threads = [threading.Thread(target=self._run_one, args=(index,)) for index in range(len(self._works))]
        for thread in threads:
            thread.start()
        try:
            for thread in threads:
                while thread.is_alive():
                    thread.join(_GLANCE)
        except BaseException as error:
            self._fail(error)
            for thread in threads:
                thread.join()
        if self._error is not None:
            raise self._error
        return self._seconds

    def _hold_back(self) -> None:
        """With late completion, a grid does not complete before those that may start early had the chance to look."""
        for work, execution in zip(self._works, self._executions, strict=True):
            if work.after is not None and work.holds_back:
                self._executions[work.after].hold()
                execution.on_waiting = self._executions[work.after].release

    def _run_one(self, index: int) -> None:
        try:
            while not self._may_start(index):
                if self._error is not None:
                    return
                time.sleep(_PAUSE)
            options = self._works[index].options
            self._let_go_in(index, CHANCE)
            self._seconds[index] = self._executions[index].run(options.timeout, options.progress)
            self._let_go_in(index, 0)
            self._executions[index].finish()
            self._complete(index)
        except BaseException as error:  # handed to the launching thread
            self._fail(error)

    def _let_go_in(self, index: int, seconds: float) -> None:
        """The grid in front need not wait any longer then."""
        after = self._works[index].after
        if after is not None:
            timer = threading.Timer(seconds, self._executions[after].release)
            timer.daemon = True
            timer.start()

    def _is_any_outside(self) -> bool:
        """Whether a grid has no workers now, though it is not behind one that has."""
        return any(self._is_outside(index) for index in range(len(self._works)))

    def _is_outside(self, index: int) -> bool:
        if self._completed[index] or self._executions[index].is_present:
            return False
        after = self._works[index].after
        return after is None or self._may_start(index) or self._is_outside(after)

    def _may_start(self, index: int) -> bool:
        work = self._works[index]
        if work.after is None or self._completed[work.after]:
            return True
        return work.dependent and self._executions[work.after].lets_dependents_start

    def _complete(self, index: int) -> None:
        with self._lock:
            self._completed[index] = True
            for other, execution in enumerate(self._executions):
                execution.set_prerequisites(not self._has_no_prerequisites(other))

    def _has_no_prerequisites(self, index: int) -> bool:
        """Whether all grids before it in its order have completed."""
        after = self._works[index].after
        while after is not None:
            if not self._completed[after]:
                return False
            after = self._works[after].after
        return True

    def _fail(self, error: BaseException) -> None:
        with self._lock:
            if self._error is None:
                self._error = error
            for execution in self._executions:
                execution.stop()
