"""The other end of `forking.py`: starts pytest in a copy of the repository and asks it to run tests."""

from __future__ import annotations

import contextlib
import json
import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any

from tests.mutation import forking

SECONDS = 20
"""CPU time of the process that runs the tests of one mutant; LLVM's comes on top."""

_WALL_LIMIT = 30.0 * SECONDS
_OPTIONS = ("-m", "not slow", "--tb=no", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", forking.__name__)


@dataclass(frozen=True, slots=True)
class Answer:
    """`ran`: the CPU seconds of each test, and the numbers of the places that it reached.

    `status`: how the process ended, 0 when it came to its end; None when there was no more time.
    """

    failed: list[str]
    ran: dict[str, tuple[float, list[int]]]
    status: int | None


class Collector:
    """Some folders or files of tests, collected; `tests` is None where that failed."""

    def __init__(self, root: Path, tests: Sequence[str], probes: Path | None = None) -> None:
        incoming, requests = os.pipe()
        answers, outgoing = os.pipe()
        self._process = subprocess.Popen(
            [sys.executable, "-m", "pytest", *_OPTIONS, f"--basetemp={root / '.tests'}", *tests],
            cwd=root,
            env=_environment(root, f"{incoming},{outgoing}", probes),
            pass_fds=(incoming, outgoing),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        os.close(incoming)
        os.close(outgoing)
        self._requests, self._answers = os.fdopen(requests, "w"), answers
        self._rest = b""
        found = self._line(_WALL_LIMIT)
        self.tests: list[str] | None = found and found["tests"]
        self.reached: list[int] = found["reached"] if found else []

    def __enter__(self) -> Collector:
        return self

    def __exit__(self, kind: type[BaseException] | None, value: object, trace: TracebackType | None) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        os.close(self._answers)
        with contextlib.suppress(BrokenPipeError):
            self._requests.close()

    @property
    def is_alive(self) -> bool:
        """Not if somebody has killed the process, a mutant for example."""
        return self._process.poll() is None

    def run(
        self,
        tests: Sequence[str],
        *,
        mutant: tuple[str, str, str] | None = None,
        objects: Path | None = None,
        all: bool = False,
        seconds: int = SECONDS,
    ) -> Answer:
        """Runs tests until one fails, or all. `mutant`: a file, its text and that of the mutant. `objects`: a
        folder of those that LLVM has made before."""
        wall = 30 * max(seconds, SECONDS)
        request = {"tests": tests, "mutant": mutant, "all": all, "seconds": seconds, "wall": wall}
        request["objects"] = objects and str(objects)
        self._requests.write(json.dumps(request) + "\n")
        self._requests.flush()
        found = self._line(2.0 * wall)
        return Answer(found["failed"], found.get("ran", {}), found["status"]) if found else Answer([], {}, 1)

    def _line(self, patience: float) -> Any:
        end = time.monotonic() + patience
        while b"\n" not in self._rest:
            if not select.select([self._answers], [], [], max(0.0, end - time.monotonic()))[0]:
                return None
            read = os.read(self._answers, 1 << 20)
            if not read:
                return None
            self._rest += read
        line, self._rest = self._rest.split(b"\n", 1)
        return json.loads(line)


def _environment(root: Path, pipes: str, probes: Path | None) -> dict[str, str]:
    paths = os.pathsep.join([str(root / "src"), str(root)])
    more = {} if probes is None else {forking.PROBES: str(probes)}
    return {**os.environ, "PYTHONPATH": paths, forking.PIPES: pipes} | more
